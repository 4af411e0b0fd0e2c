import { SIGHTS, Swatches, seenWith } from '@maquette/ui/documents';
import type { Facts } from '../calls';
import styles from './results.module.css';

const SEEN_BY: Record<string, string> = {
  protanopia: 'without red cones (protanopia)',
  deuteranopia: 'without green cones (deuteranopia)',
  tritanopia: 'without blue cones (tritanopia)',
};

interface AccessibilityFactsProps {
  palette: NonNullable<Facts['palette']>;
  confusions: NonNullable<Facts['confusions']>;
  faintLines: NonNullable<Facts['faintLines']>;
}

/** The colours as they are seen with each colour vision, those that cannot be told apart then, and lines that become too faint. */
export function AccessibilityFacts({ palette, confusions, faintLines }: AccessibilityFactsProps) {
  const nameOf = (hex: string) => palette.find((one) => one.hex === hex)?.name ?? hex;
  return (
    <section aria-label="Colour vision" className={styles.facts}>
      <h3 className={styles.heading}>Colour vision</h3>
      <dl className={styles.sights}>
        {SIGHTS.map(({ value, label, share }) => (
          <div key={value} className={styles.sight}>
            <dt>
              {label}
              {share && <span className={styles.method}>{share}</span>}
            </dt>
            <dd aria-hidden>
              <Swatches>
                {palette.map(({ hex, share: part }) => (
                  <span
                    key={hex}
                    className={styles.seen}
                    style={{ background: seenWith(value, hex), flexGrow: Math.max(0.5, part * 6) }}
                  />
                ))}
              </Swatches>
            </dd>
          </div>
        ))}
      </dl>
      {confusions.length === 0 && faintLines.length === 0 && (
        <p>All of them stay apart, and no line becomes too faint to read.</p>
      )}
      <ul className={styles.pairs}>
        {confusions.map(({ one, other, seenBy, apart, alike }) => (
          <li key={`${one} ${other}`} className={styles.pair}>
            <span aria-hidden className={styles.sample} style={{ background: one }} />
            <span aria-hidden className={styles.sample} style={{ background: other }} />
            <span className={styles.pairNames}>
              {nameOf(one)} and {nameOf(other)} look nearly alike to people {SEEN_BY[seenBy]}
            </span>
            <span className={styles.figure}>
              ΔE {alike} instead of {apart}
            </span>
          </li>
        ))}
        {faintLines.map(({ text, seenBy, contrast }) => (
          <li key={`${text} ${seenBy}`} className={styles.pair}>
            <span dir="auto" className={styles.pairNames}>
              “{text}” is faint to people {SEEN_BY[seenBy]}
            </span>
            <span className={styles.figure}>{contrast}:1</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
