import styles from './loading-screen.module.css';

/** A sentence in the middle of the region, spoken to screen readers; it appears only when the wait is long enough to be felt. */
export function LoadingScreen({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className={styles.screen}>
      {children}
    </p>
  );
}
