import { Stat, Stats } from '@maquette/ui/documents';
import type { Facts } from '../calls';
import { percent } from './palette-facts';
import styles from './results.module.css';

interface CompositionFactsProps {
  composition: NonNullable<Facts['composition']>;
  quality: NonNullable<Facts['quality']>;
}

/** What was measured. Where the weight lies is marked in the picture. */
export function CompositionFacts({ composition, quality }: CompositionFactsProps) {
  const { brightness, contrast, colourfulness, symmetry, quietSpace, detail, weight } = composition;
  const measured: [string, number, string][] = [
    ['Lightness', brightness, percent(brightness)],
    // half of the pixels black and half white deviate by 0.5, and no colour of a screen has more chroma than 0.32
    ['Contrast', Math.min(1, contrast / 0.5), percent(Math.min(1, contrast / 0.5))],
    ['Strength of colour', Math.min(1, colourfulness / 0.32), percent(Math.min(1, colourfulness / 0.32))],
    ['Empty space', quietSpace, percent(quietSpace)],
    ['Detail', detail, percent(detail)],
    ['Likeness of both halves', symmetry, percent(symmetry)],
  ];
  return (
    <section aria-label="Composition and quality" className={styles.facts}>
      <h3 className={styles.heading}>Composition</h3>
      <dl className={styles.measures}>
        {measured.map(([label, value, written]) => (
          <div key={label} className={styles.measure}>
            <dt>{label}</dt>
            <dd className={styles.figure}>{written}</dd>
            <dd aria-hidden className={styles.bar}>
              <span style={{ inlineSize: `${value * 100}%` }} />
            </dd>
          </div>
        ))}
        <div className={styles.measure}>
          <dt>Weight, marked in the picture</dt>
          <dd className={styles.figure}>
            {percent(weight.x)} from the left, {percent(weight.y)} from the top
          </dd>
        </div>
      </dl>
      <h3 className={styles.heading}>Quality</h3>
      <Stats>
        <Stat value={`${quality.width} × ${quality.height}`} label="Pixels" />
        <Stat value={`${quality.printWidth} × ${quality.printHeight}`} label="Centimetres at 300 dpi" />
        <Stat value={percent(1 - quality.blur)} label="Sharpness of edges" />
        <Stat value={percent(quality.noise / 255)} label="Grain" />
      </Stats>
    </section>
  );
}
