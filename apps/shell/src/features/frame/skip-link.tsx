import styles from './frame.module.css';

/** The id of the page's main region, which takes the focus after a navigation. */
export const MAIN = 'main';

/** The first thing the Tab key reaches. */
export const SkipLink = () => (
  <a href={`#${MAIN}`} className={styles.skip}>
    Skip to content
  </a>
);
