import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
import { preload } from 'react-dom';
import { PouchDefinition } from './art/pouch';
import styles from './landing.module.css';
import { Preview } from './preview';

const FIGURES = [
  { value: '10K+', label: 'designs created' },
  { value: '99%', label: 'satisfaction' },
  { value: '24/7', label: 'AI support' },
];

/**
 * The public page. It becomes static HTML when the shell is built and needs no script; the server puts the names of
 * product and company in place of the %TOKENS% when it starts.
 */
export function Landing() {
  preload(displayFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <div className={styles.page}>
      <PouchDefinition />
      <header className={styles.header}>
        <span className={styles.wordmark}>
          <span aria-hidden className={styles.mark}>
            %PRODUCT_INITIALS%
          </span>
          %PRODUCT_NAME%
        </span>
        <a href="/login" className={`${styles.secondary} ${styles.visitors}`}>
          Sign In
        </a>
        <a href="/dashboard" className={`${styles.secondary} ${styles.members}`}>
          Dashboard
        </a>
      </header>
      <main className={styles.main}>
        <div className={styles.hero}>
          <h1 className={styles.headline}>Create Stunning Designs in Minutes</h1>
          <div className={styles.invitation}>
            <p className={styles.badge}>AI Design Revolution</p>
            <a href="/signup" className={styles.primary}>
              Request Early Access
            </a>
          </div>
        </div>
        <Preview />
      </main>
      <footer className={styles.footer}>
        <ul className={styles.figures}>
          {FIGURES.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>© {new Date().getFullYear()} %COMPANY_NAME%. All rights reserved.</p>
      </footer>
    </div>
  );
}
