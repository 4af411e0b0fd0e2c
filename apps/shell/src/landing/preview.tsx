import { Pouch } from './art/pouch';
import styles from './preview.module.css';

const PHASES = [
  { name: 'Ideate', doing: 'Generating Ideas' },
  { name: 'Design', doing: 'Creating Design' },
  { name: 'Export', doing: 'Ready to Export' },
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

interface PanelState {
  palette?: 'line' | 'chalk' | 'colour';
  look?: string | undefined;
}

const BEFORE: PanelState[] = [{ look: styles.sheet }, { palette: 'chalk' }, { palette: 'colour', look: styles.proof }];
const AFTER: PanelState[] = [{ palette: 'line' }, { palette: 'colour' }, { palette: 'colour' }];

/** One state of the whole bench. A panel reaches to the bench's end, and the next one lies over it: what moves is moved by transforms alone, which never tear. */
const panels = (states: PanelState[]) =>
  states.map(({ palette, look }, index) => (
    <div key={index} className={`${styles.panel} ${styles[`panel${index + 1}`]} ${look ?? ''}`}>
      {palette && (
        <div className={styles.drawing}>
          <Pouch palette={palette} className={styles.art} />
        </div>
      )}
    </div>
  ));

/** A piece on its way from line through chalk to colour, measured by one tape: 18 s, a third for each phase. */
export const Preview = () => (
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
    <div
      className={styles.stage}
      role="img"
      aria-label="A coffee bag in three states: drawn in line, turning from chalk to colour, and finished in colour."
    >
      <div aria-hidden className={styles.benches}>
        {panels(BEFORE)}
        <div className={styles.done}>
          <div className={styles.doneBench}>{panels(AFTER)}</div>
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
