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

/** Colours that some people cannot tell apart, and lines that they see with too little contrast. */
export function AccessibilityFacts({ palette, confusions, faintLines }: AccessibilityFactsProps) {
  const nameOf = (hex: string) => palette.find((one) => one.hex === hex)?.name ?? hex;
  if (confusions.length === 0 && faintLines.length === 0) return null;
  return (
    <section aria-label="Colour vision" className={styles.facts}>
      <h3 className={styles.heading}>Colour vision</h3>
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
