import { Button, EmptyState, SkeletonCard } from '@maquette/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useDesignActions } from '../../design-actions/design-actions';
import { useWidth } from '../hooks/use-width';
import { columnsOf } from '../masonry';
import styles from './gallery-states.module.css';

/** Width to height, in proportions that designs are likely to have. */
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

/** Wells where the first cards will stand. */
export function LoadingDesigns({ cardSize }: { cardSize: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const { count } = columnsOf(useWidth(frame, 1196), cardSize);
  return (
    <div ref={frame} className={styles.frame}>
      <p role="status" className={styles.loading}>
        Loading designs...
      </p>
      <div className={styles.columns} style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
        {Array.from({ length: count }, (_, column) => (
          <div key={column} className={styles.column}>
            {LIKELY.slice(column * 2, column * 2 + 2).map(([width, height], row) => (
              <SkeletonCard key={row} width={width} height={height} lines={3} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export function NoDesigns() {
  const { create } = useDesignActions();
  return (
    <EmptyState
      drawing="designs"
      title="No designs yet"
      action={
        <Button icon={<Plus aria-hidden />} onClick={() => create()}>
          Create Design
        </Button>
      }
    >
      Describe a picture, or bring one to change, and the designs that are made of it stand here.
    </EmptyState>
  );
}
