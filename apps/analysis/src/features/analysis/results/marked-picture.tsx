import { PieceFrame } from '@maquette/ui';
import type { Analysis } from '../calls';
import styles from './results.module.css';

interface MarkedPictureProps {
  analysis: Analysis;
  /** Of the lines of text in it, the one that is framed. */
  pointed: number | undefined;
}

/** The picture, with a frame around the line of text that is pointed at, and a cross where its weight lies. */
export function MarkedPicture({ analysis, pointed }: MarkedPictureProps) {
  const { thumbnails, imageUrl, width, height, averageColor, name, facts } = analysis;
  const line = pointed === undefined ? undefined : facts?.lines?.[pointed];
  const weight = facts?.composition?.weight;
  const part = (value: number, whole: number) => `${(100 * value) / whole}%`;
  return (
    <figure className={styles.picture} style={{ '--ratio': width / height } as React.CSSProperties}>
      <PieceFrame width={width} height={height} color={averageColor ?? undefined}>
        <img
          src={thumbnails.at(-1)?.url ?? imageUrl}
          srcSet={thumbnails.map((one) => `${one.url} ${one.width}w`).join(', ') || undefined}
          sizes="(max-width: 900px) 100vw, 320px"
          alt={`The picture that was analyzed: ${name}`}
        />
        {line && (
          <span
            aria-hidden
            className={styles.mark}
            style={{
              left: part(line.x, width),
              top: part(line.y, height),
              width: part(line.width, width),
              height: part(line.height, height),
            }}
          />
        )}
        {weight && (
          <span
            aria-hidden
            className={styles.weight}
            style={{ left: `${weight.x * 100}%`, top: `${weight.y * 100}%` }}
          />
        )}
      </PieceFrame>
    </figure>
  );
}
