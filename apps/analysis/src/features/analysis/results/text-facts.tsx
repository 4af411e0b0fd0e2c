import { CopyButton } from '@maquette/ui';
import type { Facts } from '../calls';
import { Legibility } from './legibility';
import styles from './results.module.css';

interface TextFactsProps {
  lines: NonNullable<Facts['lines']>;
  /** The line under pointer or focus is marked in the picture. */
  onPoint: (index: number | undefined) => void;
}

/** Each line that was found, in its own colours, with its contrast. */
export function TextFacts({ lines, onPoint }: TextFactsProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Lines of text" className={styles.facts}>
      <div className={styles.headRow}>
        <h3 className={styles.heading}>Lines of text</h3>
        <CopyButton text={lines.map(({ text }) => text).join('\n')} label="Copy all lines" />
      </div>
      <p className={styles.method}>Point at a line to see where it stands.</p>
      <ul className={styles.pairs}>
        {lines.map((line, index) => (
          <li
            key={index}
            className={styles.pair}
            onPointerEnter={() => onPoint(index)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <span aria-hidden className={styles.sample} style={{ background: line.ground, color: line.colour }}>
              Aa
            </span>
            <button
              type="button"
              dir="auto"
              className={styles.line}
              onClick={() => onPoint(index)}
              onFocus={() => onPoint(index)}
              onBlur={() => onPoint(undefined)}
            >
              {line.text}
            </button>
            <Legibility contrast={line.contrast} isLarge={line.isLarge} />
            {line.confidence < 90 && (
              <span className={styles.figure}>read with {Math.round(line.confidence)}% certainty</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
