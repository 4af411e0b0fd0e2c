import { PieceGrid } from '@maquette/ui/pieces';
import type { Selection } from '@maquette/web-core/lists';
import type { KeyboardEvent } from 'react';
import { useDesignActions } from '../../design-actions/design-actions';
import { canCompare, isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import { useBrandName } from '../../designs/hooks/use-brand-name';
import { useProviderName } from '../../designs/hooks/use-provider-name';
import { shapeOf } from '../card-shape';
import { DesignCard } from './design-card';

interface GalleryGridProps {
  designs: readonly Design[];
  cardSize: number;
  selection: Selection<Design>;
  activeId: string | undefined;
  onActivate: (id: string) => void;
  onOpen: (id: string) => void;
  onNearEnd: () => void;
  onEndShown: (() => void) | undefined;
}

/** The designs on the wall, and what single keys do with the one that has the focus, or with all that are selected. */
export function GalleryGrid({ designs, cardSize, selection, onOpen, ...wall }: GalleryGridProps) {
  const actions = useDesignActions();
  const brandName = useBrandName(designs);
  const providerName = useProviderName();

  const onKey = (event: KeyboardEvent, design: Design) => {
    if (event.metaKey || event.ctrlKey) return;
    const meant = selection.selected.length > 0 ? selection.selected : [design];
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
      items={designs}
      pieceWidth={cardSize}
      shapeOf={shapeOf}
      selection={selection}
      onKey={onKey}
      renderPiece={(design, place) => (
        <DesignCard
          {...place}
          design={design}
          brandName={brandName(design)}
          providerName={providerName(design.provider)}
          onOpen={onOpen}
        />
      )}
    />
  );
}
