import { IconButton, Menu, PieceFrame, VoidCross, classNames } from '@maquette/ui';
import type { MenuItem } from '@maquette/ui';
import { Ellipsis, FolderPlus, Info, Maximize2, Pencil, Trash2 } from '@maquette/ui/icons';
import { PieceCard, PieceToolbar } from '@maquette/ui/pieces';
import type { PiecePlace } from '@maquette/ui/pieces';
import { memo } from 'react';
import { useInspirationActions, useMenuOf } from '../inspiration-actions';
import { designTypeLabel } from '../design-type-label';
import { savedOn, sizeOf, tagsShown, titleOf } from '../inspiration';
import type { Inspiration } from '../inspiration';
import { InspirationImage } from './inspiration-image';
import styles from './inspiration-card.module.css';

const TAGS = 3;

/** What the wall has to know of a card to keep its place. */
export const shapeOf = (inspiration: Inspiration) => ({
  ...sizeOf(inspiration),
  preview: tagsShown(inspiration, TAGS).join(', '),
  minHeight: 44,
});

interface InspirationCardProps extends PiecePlace {
  inspiration: Inspiration;
  providerName: string;
  onEnlarge: (id: string) => void;
  onDrag: (dragged: Inspiration) => void;
  /** It is in hand just now, by itself or with others. */
  isDragged: boolean;
  more: readonly MenuItem[] | undefined;
}

/** An inspiration on the wall. */
export const InspirationCard = memo(function InspirationCard({
  inspiration,
  providerName,
  onEnlarge,
  onDrag,
  isDragged,
  more = [],
  ...place
}: InspirationCardProps) {
  const actions = useInspirationActions();
  const menuOf = useMenuOf();
  const { id, designType, imageUrl, averageColor } = inspiration;
  const title = titleOf(inspiration);
  const size = sizeOf(inspiration);
  const frame = classNames(styles.fill, isDragged && styles.dragged);
  return (
    <PieceCard
      {...place}
      id={id}
      name={title}
      renderName={({ className, tabIndex, children }) => (
        <span className={className}>
          <button
            type="button"
            className={styles.name}
            tabIndex={tabIndex}
            title={title}
            onClick={() => actions.showDetails(inspiration)}
          >
            {children}
          </button>
        </span>
      )}
      preview={tagsShown(inspiration, TAGS).join(', ')}
      figures={[designTypeLabel(designType), providerName, <time key="time">{savedOn(inspiration)}</time>]}
      picture={
        imageUrl ? (
          <PieceFrame {...size} color={averageColor ?? undefined} className={frame}>
            <InspirationImage inspiration={inspiration} shownWidth={place.box.width} alt="" />
          </PieceFrame>
        ) : (
          <VoidCross {...size} dimensions={false} className={frame} />
        )
      }
      pressLabel={`Details of ${title}`}
      onPress={() => actions.showDetails(inspiration)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copy';
        event.dataTransfer.setData('text/plain', title);
        onDrag(inspiration);
      }}
      // the bar of the selection has what is done with all of them
      toolbar={
        place.selecting || isDragged ? undefined : (
          <PieceToolbar>
            <IconButton label="Details" shortcut="Enter" onClick={() => actions.showDetails(inspiration)}>
              <Info aria-hidden />
            </IconButton>
            {imageUrl && (
              <IconButton label="Enlarge image" onClick={() => onEnlarge(id)}>
                <Maximize2 aria-hidden />
              </IconButton>
            )}
            <IconButton label="Add to collection" shortcut="C" onClick={() => actions.addToCollection([inspiration])}>
              <FolderPlus aria-hidden />
            </IconButton>
            <IconButton label="Edit" shortcut="E" onClick={() => actions.edit(inspiration)}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label="Delete" shortcut="Del" onClick={() => actions.askToDelete([inspiration])}>
              <Trash2 aria-hidden />
            </IconButton>
            <More label={title} items={menuOf(inspiration, { more, onSelect: () => place.onSelect?.(id, false) })} />
          </PieceToolbar>
        )
      }
      menu={
        <More
          label={title}
          items={menuOf(inspiration, {
            more,
            onEnlarge: () => onEnlarge(id),
            onSelect: () => place.onSelect?.(id, false),
          })}
        />
      }
    />
  );
});

const More = ({ label, items }: { label: string; items: MenuItem[] }) => (
  <Menu
    label={label}
    items={items}
    trigger={
      <IconButton label="More actions" tooltip={false}>
        <Ellipsis aria-hidden />
      </IconButton>
    }
  />
);
