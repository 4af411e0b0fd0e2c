import { Button } from '@maquette/ui';
import { SelectionBar } from '@maquette/ui/pieces';
import { Columns2, Download, Star, SwatchBook, Trash2 } from '@maquette/ui/icons';
import { useState } from 'react';
import { useDesignActions } from '../../design-actions/design-actions';
import { useSelectionActions } from '../../design-actions/hooks/use-selection-actions';
import { canCompare } from '../../designs/design';
import type { Design } from '../../designs/design';
import { BrandDialog } from './brand-dialog';

interface DesignSelectionProps {
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

/** What can be done with all designs that are selected. */
export function DesignSelection({ selected, complete, hasMore, busy, onSelectAll, onClear }: DesignSelectionProps) {
  const { askToDelete, compare, download } = useDesignActions();
  const { setFavorite, setBrand, downloadAll, archiving } = useSelectionActions();
  const [branding, setBranding] = useState<readonly Design[]>();
  const [only] = selected;
  const allFavorites = selected.every(({ favorite }) => favorite);
  return (
    <SelectionBar
      count={selected.length}
      selectAll={!complete || hasMore ? { label: 'Select all in this filter', busy, onClick: onSelectAll } : undefined}
      onClear={onClear}
    >
      <Button
        icon={<Star aria-hidden fill={allFavorites ? 'currentColor' : 'none'} />}
        onClick={() => void setFavorite(selected, !allFavorites)}
      >
        {allFavorites ? 'Remove from favourites' : 'Add to favourites'}
      </Button>
      {selected.length > 1 && canCompare(selected) && (
        <Button icon={<Columns2 aria-hidden />} onClick={() => void compare(selected)}>
          Compare
        </Button>
      )}
      <Button icon={<SwatchBook aria-hidden />} onClick={() => setBranding(selected)}>
        Set brand
      </Button>
      <Button
        icon={<Download aria-hidden />}
        busy={archiving && 'Preparing...'}
        onClick={() => void (only && selected.length === 1 ? download(only) : downloadAll(selected))}
      >
        Download
      </Button>
      <Button icon={<Trash2 aria-hidden />} onClick={() => askToDelete(selected, onClear)}>
        Delete
      </Button>
      {branding && (
        <BrandDialog
          designs={branding}
          onChoose={(brand) => void setBrand(branding, brand)}
          onClose={() => setBranding(undefined)}
        />
      )}
    </SelectionBar>
  );
}
