import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './kbd.module.css';

/** One key of the keyboard. Not shown where there is none. */
export const Kbd = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <kbd className={classNames(styles.kbd, className)}>{children}</kbd>
);
