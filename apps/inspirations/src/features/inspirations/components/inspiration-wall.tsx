import { Button, LoadMore, Menu, NotLoaded, Notice, VoidCross, later, useIsPhone, useMedia } from '@maquette/ui';
import type { MenuItem } from '@maquette/ui';
import { FolderPlus, Images, SquareCheck, Trash2 } from '@maquette/ui/icons';
import { RowList } from '@maquette/ui/documents';
import { PieceGrid, SelectionBar, useActivePiece } from '@maquette/ui/pieces';
import { messageOf } from '@maquette/web-core';
import { useSelection } from '@maquette/web-core/lists';
import type { usePagedList } from '@maquette/web-core/lists';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { CollectionShelf } from '../collections/collection-shelf';
import { useInspirationActions, useMenuOf } from '../inspiration-actions';
import { designTypeLabel } from '../design-type-label';
import { savedOn, tagsShown, titleOf } from '../inspiration';
import type { Inspiration, Narrowing } from '../inspiration';
import { useProviderName } from '../use-provider-name';
import { InspirationCard, shapeOf } from './inspiration-card';
import { InspirationImage } from './inspiration-image';
import styles from './inspiration-wall.module.css';

const PIECE_WIDTH = 290;
const TAGS_IN_LIST = 2;

const InspirationViewer = later(() => import('./inspiration-viewer').then((module) => module.InspirationViewer), {
  failed: ({ onOpenChange }) => <NotLoaded what="The picture" onClose={() => onOpenChange(undefined)} />,
});

interface InspirationWallProps {
  list: ReturnType<typeof usePagedList<Inspiration, Narrowing>>;
  view: 'grid' | 'list';
  /** What else can be done with some of them, here. */
  more?: (inspirations: readonly Inspiration[]) => MenuItem[];
}

/** Inspirations as a wall or as rows, what is selected of them, and the one that is open. */
export function InspirationWall({ list, view, more }: InspirationWallProps) {
  const { items, hasMore, loadMore, moreError } = list;
  const actions = useInspirationActions();
  const menuOf = useMenuOf();
  const selection = useSelection(items);
  const { selected } = selection;
  const [activeId, setActiveId] = useActivePiece(items);
  const [openId, setOpenId] = useState<string>();
  const [dragged, setDragged] = useState<Inspiration>();
  const providerName = useProviderName();

  const meant = (inspiration: Inspiration) =>
    selected.some(({ id }) => id === inspiration.id) ? selected : [inspiration];
  const onKey = (event: KeyboardEvent, inspiration: Inspiration) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const act = {
      c: () => actions.addToCollection(meant(inspiration)),
      e: () => actions.edit(inspiration),
      Delete: () => actions.askToDelete(meant(inspiration), selection.clear),
      Backspace: () => actions.askToDelete(meant(inspiration), selection.clear),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {view === 'grid' ? (
        <PieceGrid
          label="Inspirations"
          items={items}
          pieceWidth={PIECE_WIDTH}
          shapeOf={shapeOf}
          activeId={activeId}
          onActivate={setActiveId}
          selection={selection}
          onKey={onKey}
          onNearEnd={loadMore}
          onEndShown={moreError ? undefined : loadMore}
          renderPiece={(inspiration, place) => (
            <InspirationCard
              {...place}
              inspiration={inspiration}
              providerName={providerName(inspiration.provider)}
              onEnlarge={setOpenId}
              onDrag={setDragged}
              isDragged={dragged !== undefined && meant(dragged).some(({ id }) => id === inspiration.id)}
              more={more?.([inspiration])}
            />
          )}
        />
      ) : (
        <RowList
          label="Inspirations"
          columns={['Design type', 'AI provider', 'Saved']}
          rows={items.map((inspiration) => ({
            id: inspiration.id,
            title: titleOf(inspiration),
            link: <button type="button" className={styles.row} onClick={() => actions.showDetails(inspiration)} />,
            picture: inspiration.imageUrl ? (
              <InspirationImage inspiration={inspiration} shownWidth={96} alt="" fit="whole" />
            ) : (
              <VoidCross width={4} height={3} dimensions={false} />
            ),
            preview: tagsShown(inspiration, TAGS_IN_LIST).join(', '),
            figures: [
              designTypeLabel(inspiration.designType),
              providerName(inspiration.provider),
              savedOn(inspiration),
            ],
            actions: menuOf(inspiration, {
              more: more?.([inspiration]) ?? [],
              onEnlarge: () => setOpenId(inspiration.id),
            }).slice(1),
          }))}
          selection={{
            chosen: selection.ids,
            onChange: (chosen) => selection.selectAll(items.filter(({ id }) => chosen.has(id))),
          }}
        />
      )}
      {moreError && (
        <Notice tone="critical" action={<Button onClick={loadMore}>Retry</Button>}>
          {messageOf(moreError, 'More inspirations could not be loaded.')}
        </Notice>
      )}
      {hasMore && (
        <LoadMore
          label="Load More Inspirations"
          busyLabel="Loading inspirations..."
          busy={list.isLoadingMore}
          onClick={loadMore}
        />
      )}
      <Selected
        selected={selected}
        all={
          items.length > selected.length
            ? {
                label: hasMore ? `Select all ${items.length} loaded` : 'Select all',
                select: () => selection.selectAll(),
              }
            : undefined
        }
        onClear={selection.clear}
        more={more}
      />
      {openId !== undefined && (
        <InspirationViewer
          inspirations={items}
          openId={openId}
          more={hasMore}
          onNearEnd={loadMore}
          onOpenChange={(id) => {
            setOpenId(id);
            if (id) setActiveId(id);
          }}
        />
      )}
      {dragged && <CollectionShelf dragged={meant(dragged)} onEnd={() => setDragged(undefined)} />}
    </>
  );
}

interface SelectedProps {
  selected: readonly Inspiration[];
  /** Selects all that are loaded; undefined when they are. */
  all: { label: string; select: () => void } | undefined;
  onClear: () => void;
  more: InspirationWallProps['more'];
}

function Selected({ selected, all, onClear, more }: SelectedProps) {
  const actions = useInspirationActions();
  const isPhone = useIsPhone();
  const isNarrow = useMedia('(max-width: 1100px)');
  const items: MenuItem[] = [
    {
      label: 'Add to collection',
      icon: <FolderPlus aria-hidden />,
      onSelect: () => actions.addToCollection(selected),
    },
    ...(more?.(selected) ?? []),
    {
      label: 'Send to moodboard',
      icon: <Images aria-hidden />,
      onSelect: () => actions.sendToMoodboard(selected),
    },
    {
      label: 'Delete',
      icon: <Trash2 aria-hidden />,
      critical: true,
      divided: true,
      onSelect: () => actions.askToDelete(selected, onClear),
    },
  ];
  // one line, which leaves the pictures in sight: what has no room in it goes into a menu
  const inBar = isPhone ? 0 : isNarrow ? 2 : items.length;
  const inMenu = [
    ...(all && isNarrow ? [{ label: all.label, icon: <SquareCheck aria-hidden />, onSelect: all.select }] : []),
    ...items.slice(inBar),
  ];
  return (
    <SelectionBar
      count={selected.length}
      selectAll={all && !isNarrow ? { label: all.label, busy: false, onClick: all.select } : undefined}
      onClear={onClear}
    >
      {items.slice(0, inBar).map(({ label, icon, onSelect }) => (
        <Button key={label} icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {isNarrow && (
        <Menu
          label={`${selected.length} selected`}
          trigger={<Button>{isPhone ? 'Actions' : 'More'}</Button>}
          items={inMenu}
        />
      )}
    </SelectionBar>
  );
}
