import { PieceGrid } from '@maquette/ui/pieces';
import type { Selection } from '@maquette/web-core/lists';
import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { useDesignActions } from '../../design-actions/design-actions';
import { canCompare, isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import { useBrandName } from '../../designs/hooks/use-brand-name';
import { isSent } from '../../designs/expected-design';
import { useProviderName } from '../../designs/hooks/use-provider-name';
import type { Slot } from '../../designs/slots';
import { shapeOf } from '../card-shape';
import { DesignCard } from './design-card';

interface GalleryGridProps {
  slots: readonly Slot[];
  cardSize: number;
  selection: Selection<Slot>;
  /** The designs that the selection means. */
  selected: readonly Design[];
  activeId: string | undefined;
  onActivate: (id: string) => void;
  onOpen: (design: Design) => void;
  onNearEnd: () => void;
  onEndShown: (() => void) | undefined;
}

/** The designs on the wall, and what single keys do with the one that has the focus, or with all that are selected. */
export function GalleryGrid({ slots, cardSize, selection, selected, onOpen, ...wall }: GalleryGridProps) {
  const actions = useDesignActions();
  const brandName = useBrandName(useMemo(() => slots.map(({ design }) => design), [slots]));
  const providerName = useProviderName();

  const onKey = (event: KeyboardEvent, { design }: Slot) => {
    if (event.metaKey || event.ctrlKey || isSent(design)) return;
    const meant = selected.length > 0 ? selected : [design];
    const act = {
      Delete: () => actions.askToDelete(meant, selection.clear),
      Backspace: () => actions.askToDelete(meant, selection.clear),
      '.': () => void actions.setFavorite(meant, !meant.every(({ favorite }) => favorite)),
      r: isUnfinished(design) ? undefined : () => void actions.rerun(design),
      e: () => void actions.editAndRun(design),
      p: () => actions.showPrompt(design),
      c: canCompare(meant) ? () => void actions.compare(meant) : undefined,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <PieceGrid
      {...wall}
      label="Designs"
      items={slots}
      pieceWidth={cardSize}
      shapeOf={shapeOf}
      selection={selection}
      onKey={onKey}
      renderPiece={({ id, design, index }, place) => (
        <DesignCard
          {...place}
          id={id}
          design={design}
          index={index}
          brandName={brandName(design)}
          providerName={providerName(design.provider)}
          onOpen={onOpen}
        />
      )}
    />
  );
}
