import { classNames } from '../class-names';
import { later } from '../later';
import type { DrawingProps } from './drawings';
import styles from './drawing.module.css';

const Place = ({ className }: DrawingProps) => (
  <svg viewBox="0 0 168 112" aria-hidden className={classNames(styles.drawing, className)} />
);

/** A line drawing of what will stand in an empty list. Its place is kept until it is there. */
export const Drawing = later(() => import('./drawings').then((module) => module.Lines), {
  waiting: Place,
  failed: Place,
});
