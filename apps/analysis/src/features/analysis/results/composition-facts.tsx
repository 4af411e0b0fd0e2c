import { Tape } from '@maquette/ui';
import { Stat, Stats } from '@maquette/ui/documents';
import type { Facts } from '../calls';
import { percent } from './palette-facts';
import styles from './results.module.css';

interface CompositionFactsProps {
  composition: NonNullable<Facts['composition']>;
  quality: NonNullable<Facts['quality']>;
}

/** What was measured, on rulers, and where the weight of the picture lies. */
export function CompositionFacts({ composition, quality }: CompositionFactsProps) {
  const { brightness, contrast, colourfulness, symmetry, quietSpace, detail, weight } = composition;
  const measured: [string, number, string][] = [
    ['Lightness', brightness, percent(brightness)],
    // half of the pixels black and half white deviate by 0.5, and no colour of a screen has more chroma than 0.32
    ['Contrast', Math.min(1, contrast / 0.5), percent(Math.min(1, contrast / 0.5))],
    ['Strength of colour', Math.min(1, colourfulness / 0.32), percent(Math.min(1, colourfulness / 0.32))],
    ['Empty space', quietSpace, percent(quietSpace)],
    ['Detail', detail, percent(detail)],
    ['Likeness of left and right', symmetry, percent(symmetry)],
  ];
  return (
    <section aria-label="Composition and quality" className={styles.facts}>
      <h3 className={styles.heading}>Composition</h3>
      <div className={styles.composition}>
        <dl className={styles.measures}>
          {measured.map(([label, value, written]) => (
            <div key={label} className={styles.measure}>
              <dt>{label}</dt>
              <dd className={styles.figure}>{written}</dd>
              <dd className={styles.tape}>
                <Tape value={value} />
              </dd>
            </div>
          ))}
        </dl>
        <figure className={styles.weight}>
          <div
            aria-hidden
            className={styles.weightFrame}
            style={{
              aspectRatio: `${quality.width} / ${quality.height}`,
              inlineSize: `min(100%, ${(220 * quality.width) / quality.height}px)`,
            }}
          >
            <span style={{ left: `${weight.x * 100}%`, top: `${weight.y * 100}%` }} />
          </div>
          <figcaption>
            Weight at {percent(weight.x)} from the left and {percent(weight.y)} from the top
          </figcaption>
        </figure>
      </div>
      <h3 className={styles.heading}>Quality</h3>
      <Stats>
        <Stat value={`${quality.width} × ${quality.height}`} label="pixels" />
        <Stat value={`${quality.printWidth} × ${quality.printHeight}`} label="centimetres at 300 dpi" />
        <Stat value={percent(1 - quality.blur)} label="sharpness of edges" />
        <Stat value={quality.noise} label="grain, of 255" />
      </Stats>
    </section>
  );
}
