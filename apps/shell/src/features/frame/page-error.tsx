import { ErrorState } from '@maquette/ui';
import type { ErrorStateProps } from '@maquette/ui';
import styles from './frame.module.css';

/** Stands for the whole page when nothing of it can be shown. */
export const PageError = (props: ErrorStateProps) => (
  <main className={styles.alone}>
    <ErrorState page {...props} />
  </main>
);
