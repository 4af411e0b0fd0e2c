import { Button, Menu, useIsPhone } from '@maquette/ui';
import type { MenuItem } from '@maquette/ui';
import { SelectionBar } from '@maquette/ui/pieces';
import { Columns2, Download, SquareCheck, Star, SwatchBook, Trash2 } from '@maquette/ui/icons';
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
  const isPhone = useIsPhone();
  const allFavorites = selected.every(({ favorite }) => favorite);
  const all = !complete || hasMore ? { label: 'Select all in this filter', busy, onClick: onSelectAll } : undefined;
  const actions: (MenuItem & { busy?: string | false })[] = [
    {
      label: allFavorites ? 'Remove from favourites' : 'Add to favourites',
      icon: <Star aria-hidden fill={allFavorites ? 'currentColor' : 'none'} />,
      onSelect: () => void setFavorite(selected, !allFavorites),
    },
    ...(selected.length > 1 && canCompare(selected)
      ? [{ label: 'Compare', icon: <Columns2 aria-hidden />, onSelect: () => void compare(selected) }]
      : []),
    { label: 'Set brand', icon: <SwatchBook aria-hidden />, onSelect: () => setBranding(selected) },
    {
      label: 'Download',
      icon: <Download aria-hidden />,
      busy: archiving && 'Preparing...',
      onSelect: () => void (only && selected.length === 1 ? download(only) : downloadAll(selected)),
    },
    { label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: () => askToDelete(selected, onClear) },
  ];
  return (
    // on phones one line, which leaves the pictures in sight
    <SelectionBar count={selected.length} selectAll={isPhone ? undefined : all} onClear={onClear}>
      {isPhone ? (
        <Menu
          label={`${selected.length} selected`}
          trigger={<Button busy={busy || (archiving && 'Preparing...')}>Actions</Button>}
          items={[
            ...(all ? [{ label: all.label, icon: <SquareCheck aria-hidden />, onSelect: all.onClick }] : []),
            ...actions,
          ]}
        />
      ) : (
        actions.map(({ label, icon, busy: waiting, onSelect }) => (
          <Button key={label} icon={icon} busy={waiting} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
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
