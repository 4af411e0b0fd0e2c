import { IconButton } from '@maquette/ui';
import { PieceToolbar } from '@maquette/ui/pieces';
import { Bookmark, Download, Maximize2, RotateCw, Star, TextAlignStart, Trash2 } from '@maquette/ui/icons';
import { useDesignActions } from '../../design-actions/design-actions';
import { isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import { CardMenu } from './card-menu';

interface CardToolbarProps {
  design: Design;
  onEnlarge: () => void;
  onSelect: () => void;
}

/** The actions of the card under the pointer or the focus, on its picture. */
export function CardToolbar({ design, onEnlarge, onSelect }: CardToolbarProps) {
  const actions = useDesignActions();
  const hasPicture = Boolean(design.imageUrl);
  return (
    <PieceToolbar>
      {hasPicture && (
        <>
          <IconButton label="Enlarge image" shortcut="Enter" onClick={onEnlarge}>
            <Maximize2 aria-hidden />
          </IconButton>
          <IconButton label="Download" onClick={() => void actions.download(design)}>
            <Download aria-hidden />
          </IconButton>
          <IconButton label="Save to Inspirations" onClick={() => actions.saveToInspirations(design)}>
            <Bookmark aria-hidden />
          </IconButton>
          <IconButton
            label={design.favorite ? 'Remove from favourites' : 'Add to favourites'}
            shortcut="."
            onClick={() => void actions.setFavorite([design], !design.favorite)}
          >
            <Star aria-hidden fill={design.favorite ? 'currentColor' : 'none'} />
          </IconButton>
        </>
      )}
      <IconButton label="View prompt" onClick={() => actions.showPrompt(design)}>
        <TextAlignStart aria-hidden />
      </IconButton>
      {!isUnfinished(design) && (
        <IconButton label="Run again" shortcut="R" onClick={() => void actions.rerun(design)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label="Delete" shortcut="Del" onClick={() => actions.askToDelete([design])}>
        <Trash2 aria-hidden />
      </IconButton>
      <CardMenu design={design} complete={false} onEnlarge={onEnlarge} onSelect={onSelect} />
    </PieceToolbar>
  );
}
