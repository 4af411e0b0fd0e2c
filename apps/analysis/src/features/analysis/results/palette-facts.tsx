import { Swatch, Swatches } from '@maquette/ui/documents';
import type { Facts } from '../calls';
import { Legibility } from './legibility';
import styles from './results.module.css';

export const percent = (share: number) => (share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`);

interface PaletteFactsProps {
  palette: NonNullable<Facts['palette']>;
  pairs: Facts['pairs'];
}

/** The colours as plates, as wide as their shares, and which of them are legible on which. */
export function PaletteFacts({ palette, pairs = [] }: PaletteFactsProps) {
  const nameOf = (hex: string) => palette.find((one) => one.hex === hex)?.name ?? hex;
  return (
    <section aria-label="Palette" className={styles.facts}>
      <h3 className={styles.heading}>Palette</h3>
      <Swatches>
        {palette.map(({ hex, name, share }) => (
          <Swatch key={hex} hex={hex} name={name} role={percent(share)} share={Math.max(0.5, share * 6)} />
        ))}
      </Swatches>
      {pairs.length > 0 && (
        <>
          <h3 className={styles.heading}>Contrast of two</h3>
          <ul className={styles.pairs}>
            {pairs.map(({ one, other, contrast }) => (
              <li key={`${one} ${other}`} className={styles.pair}>
                <span aria-hidden className={styles.sample} style={{ background: other, color: one }}>
                  Aa
                </span>
                <span aria-hidden className={styles.sample} style={{ background: one, color: other }}>
                  Aa
                </span>
                <span className={styles.pairNames}>
                  {nameOf(one)} and {nameOf(other)}
                </span>
                <Legibility contrast={contrast} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
