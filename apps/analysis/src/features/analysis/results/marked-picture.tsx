import { PieceFrame } from '@maquette/ui';
import type { Analysis } from '../calls';
import styles from './results.module.css';

/** The picture, with a frame around each line of text that was found in it. */
export function MarkedPicture({ analysis }: { analysis: Analysis }) {
  const { thumbnails, imageUrl, width, height, averageColor, name, facts } = analysis;
  const lines = facts?.lines ?? [];
  const part = (value: number, whole: number) => `${(100 * value) / whole}%`;
  return (
    <figure className={styles.picture} style={{ '--ratio': width / height } as React.CSSProperties}>
      <PieceFrame width={width} height={height} color={averageColor ?? undefined}>
        <img
          src={thumbnails.at(-1)?.url ?? imageUrl}
          srcSet={thumbnails.map((one) => `${one.url} ${one.width}w`).join(', ') || undefined}
          sizes="(max-width: 900px) 100vw, 640px"
          alt={`The picture that was analyzed: ${name}`}
        />
        {lines.map((line, index) => (
          <span
            key={index}
            aria-hidden
            className={styles.mark}
            style={{
              left: part(line.x, width),
              top: part(line.y, height),
              width: part(line.width, width),
              height: part(line.height, height),
            }}
          />
        ))}
      </PieceFrame>
    </figure>
  );
}
