import { Button, IconButton } from '@maquette/ui';
import { Star, StarOff, Trash2, X } from 'lucide-react';
import { useDesignActions } from '../../design-actions/design-actions';
import type { Design } from '../../designs/design';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  selected: readonly Design[];
  /** All cards that are loaded are selected. */
  complete: boolean;
  /** The filter lets more through than is loaded. */
  hasMore: boolean;
  /** What is being fetched, while everything in the filter is being selected. */
  busy: string | false;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with all that is selected. */
export function SelectionBar({ selected, complete, hasMore, busy, onSelectAll, onClear }: SelectionBarProps) {
  const { askToDelete, setFavorite } = useDesignActions();
  if (selected.length === 0) return null;
  const allFavorites = selected.every(({ favorite }) => favorite);
  return (
    <div role="region" aria-label="Selection" className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        {selected.length} selected
      </p>
      {(!complete || hasMore) && (
        <Button variant="quiet" busy={busy} onClick={onSelectAll}>
          Select all in this filter
        </Button>
      )}
      <Button
        icon={allFavorites ? <StarOff aria-hidden /> : <Star aria-hidden />}
        onClick={() => void setFavorite(selected, !allFavorites)}
      >
        {allFavorites ? 'Remove from favourites' : 'Add to favourites'}
      </Button>
      <Button icon={<Trash2 aria-hidden />} onClick={() => askToDelete(selected, onClear)}>
        Delete
      </Button>
      <IconButton label="Clear selection" shortcut="Esc" className={styles.clear} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
