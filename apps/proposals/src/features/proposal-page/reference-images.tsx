import type { ProposalDetail } from '../proposals/proposal';
import styles from './proposal-page.module.css';

/** Of each picture what was found in it: the pictures themselves are nowhere. */
export const ReferenceImages = ({ proposal: { images } }: { proposal: ProposalDetail }) => (
  <div className={styles.images}>
    <p className={styles.note}>The original images are not stored for privacy reasons.</p>
    <ol className={styles.found}>
      {images.map(({ width, height, colors, words, description }, index) => (
        <li key={index}>
          <h3 className={styles.imageTitle}>
            Image {index + 1}
            <span>
              {width} × {height}
            </span>
          </h3>
          <ul className={styles.colors} aria-label={`Colours of image ${index + 1}`}>
            {colors.map(({ hex, name, share }) => (
              <li key={hex}>
                <span aria-hidden className={styles.color} style={{ background: hex }} />
                {name} {Math.round(share * 100)}%
              </li>
            ))}
          </ul>
          {words.length > 0 && <p dir="auto">Words in it: {words.join(' / ')}</p>}
          {description && <p dir="auto">{description}</p>}
        </li>
      ))}
    </ol>
  </div>
);
