import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
import { preload } from 'react-dom';
import { Pouch, PouchDefinition } from './art/pouch';
import styles from './landing.module.css';

const PHASES = [
  { name: 'Ideate', doing: 'Generating Ideas' },
  { name: 'Design', doing: 'Creating Design' },
  { name: 'Export', doing: 'Ready to Export' },
];

const FIGURES = [
  { value: '10K+', label: 'designs created' },
  { value: '99%', label: 'satisfaction' },
  { value: '24/7', label: 'AI support' },
];

const INTERVALS = 150;
const ticks = (height: number, belongs: (at: number) => boolean) =>
  Array.from({ length: INTERVALS + 1 }, (_, at) => (belongs(at) ? `M${at} 0V${height}` : '')).join('');
const MINOR = ticks(6, (at) => at % 5 !== 0);
const MAJOR = ticks(12, (at) => at % 5 === 0 && at % 25 !== 0);
const LONGEST = ticks(12, (at) => at % 25 === 0);

const Tape = ({ className }: { className: string | undefined }) => (
  <svg viewBox={`0 0 ${INTERVALS} 12`} preserveAspectRatio="none" className={className}>
    <path d={MINOR} className={styles.minor} />
    <path d={MAJOR} className={styles.major} />
    <path d={LONGEST} />
    <path d={`M0 0H${INTERVALS}`} className={styles.edge} />
  </svg>
);

/** One state of the whole bench. */
const panels = (palettes: readonly (string | undefined)[]) =>
  palettes.map((palette, index) => (
    <div key={index} className={`${styles.panel} ${styles[`panel${index + 1}`]} ${palette}`}>
      {palette !== styles.sheet && <Pouch className={styles.art} />}
    </div>
  ));

/** A piece on its way from line through chalk to colour, measured by one tape: 18 s, a third for each phase. */
const Preview = () => (
  <section aria-label="How a design is made" className={styles.preview}>
    <input type="checkbox" id="pause" className={styles.pause} />
    <label htmlFor="pause" className={styles.pauseLabel}>
      <svg viewBox="0 0 16 16" aria-hidden className={styles.pauseIcon}>
        <path d="M5.5 3.5v9M10.5 3.5v9" />
      </svg>
      <svg viewBox="0 0 16 16" aria-hidden className={styles.playIcon}>
        <path d="M5 3.5v9l7-4.5Z" />
      </svg>
      <span className={styles.hidden}>Pause the preview</span>
    </label>
    <div className={styles.stage} role="img" aria-label="A coffee bag in three states: drawn in line, turning from chalk to colour, and finished in colour.">
      <div aria-hidden className={styles.benches}>
        {panels([styles.sheet, styles.chalk, styles.proof])}
        <div className={styles.done}>
          <div className={styles.doneBench}>{panels([styles.line, styles.colour, styles.colour])}</div>
        </div>
      </div>
      <div aria-hidden className={styles.marker}>
        <span className={styles.flag} />
      </div>
    </div>
    <div aria-hidden className={styles.tape}>
      <Tape className={styles.ticks} />
      <Tape className={`${styles.ticks} ${styles.measured}`} />
    </div>
    <ol className={styles.phases}>
      {PHASES.map(({ name, doing }, index) => (
        <li key={name} className={`${styles.phase} ${styles[`phase${index + 1}`]}`}>
          <strong>{name}</strong> <span>{doing}</span>
        </li>
      ))}
    </ol>
  </section>
);

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
            %PRODUCT_NAME%
          </span>
          %PRODUCT_NAME%
        </span>
        <a href="/login" className={styles.secondary}>
          Sign In
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
