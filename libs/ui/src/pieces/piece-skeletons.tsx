// Through the package's door: this module is built into each remote, and must take what the page already carries.
import { SkeletonCard } from '@maquette/ui';
import { useRef } from 'react';
import { columnsOf } from './masonry';
import styles from './piece-skeletons.module.css';
import { useWidth } from './use-width';

/** Width to height, in proportions that pictures are likely to have. */
const LIKELY = [
  [4, 5],
  [1, 1],
  [3, 4],
  [4, 3],
  [1, 1],
  [5, 7],
  [1, 1],
  [4, 3],
] as const;

/** Wells where the first pieces of a wall will stand. `label` says what is loading: 'Loading designs...'. */
export function PieceSkeletons({ label, pieceWidth }: { label: string; pieceWidth: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const { count } = columnsOf(useWidth(frame, 1196), pieceWidth);
  return (
    <div ref={frame} className={styles.frame}>
      <p role="status" className={styles.loading}>
        {label}
      </p>
      <div className={styles.columns} style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
        {Array.from({ length: count }, (_, column) => (
          <div key={column} className={styles.column}>
            {[0, 1].map((row) => {
              const [width, height] = LIKELY[(column * 2 + row) % LIKELY.length] ?? [1, 1];
              return <SkeletonCard key={row} width={width} height={height} lines={3} />;
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
