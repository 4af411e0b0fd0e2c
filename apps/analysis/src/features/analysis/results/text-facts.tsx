import type { Facts } from '../calls';
import styles from './results.module.css';

type Line = NonNullable<Facts['lines']>[number];

export const isLegible = ({ contrast, isLarge }: Line) => contrast >= (isLarge ? 3 : 4.5);

/** Each line that was found, in its own colours, with its contrast. */
export function TextFacts({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Lines of text" className={styles.facts}>
      <h3 className={styles.heading}>Lines of text</h3>
      <ul className={styles.pairs}>
        {lines.map((line, index) => (
          <li key={index} className={styles.pair}>
            <span aria-hidden className={styles.sample} style={{ background: line.ground, color: line.colour }}>
              Aa
            </span>
            <span dir="auto" className={styles.pairNames}>
              {line.text}
            </span>
            <span className={styles.figure}>
              {line.contrast}:1, {isLegible(line) ? 'enough' : `too low, ${line.isLarge ? 3 : 4.5} is needed`}
              {line.confidence < 100 && `, ${Math.round(line.confidence)}% sure`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
