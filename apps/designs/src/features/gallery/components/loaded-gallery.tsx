import { Button, ImageViewer, LoadMore, NotLoaded, Notice, later } from '@maquette/ui';
import { useActivePiece } from '@maquette/ui/pieces';
import { messageOf, usePageSettled } from '@maquette/web-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeptPlace, useSelection } from '@maquette/web-core/lists';
import type { Place } from '@maquette/web-core/lists';
import type { Design } from '../../designs/design';
import type { DesignFilters } from '../../designs/design-filters';
import { designPath, useFromList } from '../../designs/paths';
import { designsOf, slotId, slotsOf } from '../../designs/slots';
import type { useDesignList } from '../hooks/use-design-list';
import { preloadCardTools } from './design-card';
import { GalleryGrid } from './gallery-grid';

async function loadViewer() {
  const [{ GalleryViewer }] = await Promise.all([import('./gallery-viewer'), ImageViewer.preload()]);
  return GalleryViewer;
}
const GalleryViewer = later(loadViewer, {
  failed: ({ onOpenChange }) => <NotLoaded what="The picture" onClose={() => onOpenChange(undefined)} />,
});
const DesignSelection = later(() => import('./design-selection').then((module) => module.DesignSelection));
/** A next look tries again. */
const ignore = () => undefined;

interface LoadedGalleryProps {
  list: ReturnType<typeof useDesignList>;
  filters: DesignFilters;
  cardSize: number;
  returnedTo: Place | undefined;
}

/** The designs that are there, what is selected of them, and the one that is open. */
export function LoadedGallery({ list, filters, cardSize, returnedTo }: LoadedGalleryProps) {
  const { items: designs, hasMore, loadMore, moreError } = list;
  const navigate = useNavigate();
  const fromList = useFromList();
  const slots = useMemo(() => slotsOf(designs, filters.sort), [designs, filters.sort]);
  const selection = useSelection(slots);
  const selected = useMemo(() => designsOf(selection.selected), [selection.selected]);
  const [activeId, setActiveId] = useActivePiece(slots);
  const [openId, setOpenId] = useState<string>();
  const [selectingAll, setSelectingAll] = useState(false);
  useKeptPlace(returnedTo, { activeId, loaded: designs.length });

  const open = useCallback(
    ({ id, imageUrl }: Design) => {
      if (imageUrl) setOpenId(id);
      else void navigate(designPath(id), { state: fromList });
    },
    [navigate, fromList],
  );
  const settled = usePageSettled(true);
  useEffect(() => {
    if (settled) preloadCardTools().catch(ignore);
  }, [settled]);
  const pictured = useMemo(() => designs.filter(({ imageUrl }) => imageUrl), [designs]);
  const selectAll = async () => {
    setSelectingAll(true);
    selection.selectAll(slotsOf(await list.loadAll(), filters.sort));
    setSelectingAll(false);
  };
  return (
    <>
      <GalleryGrid
        slots={slots}
        cardSize={cardSize}
        selection={selection}
        selected={selected}
        activeId={activeId ?? returnedTo?.id}
        onActivate={setActiveId}
        onOpen={open}
        onNearEnd={loadMore}
        onEndShown={filters.search && !moreError ? loadMore : undefined}
      />
      {moreError && (
        <Notice tone="critical" action={<Button onClick={loadMore}>Retry</Button>}>
          {messageOf(moreError, 'More designs could not be loaded.')}
        </Notice>
      )}
      {hasMore && !filters.search && (
        <LoadMore
          label="Load More Designs"
          busyLabel="Loading designs..."
          busy={list.isLoadingMore}
          onClick={loadMore}
        />
      )}
      {selected.length > 0 && (
        <DesignSelection
          selected={selected}
          complete={selected.length === designs.length}
          hasMore={hasMore}
          busy={selectingAll && 'Selecting...'}
          onSelectAll={() => void selectAll()}
          onClear={selection.clear}
        />
      )}
      {openId !== undefined && (
        <GalleryViewer
          designs={pictured}
          more={hasMore}
          openId={openId}
          onOpenChange={(id) => {
            setOpenId(id);
            const shown = pictured.find((design) => design.id === id);
            if (shown) setActiveId(slotId(shown));
          }}
          onNearEnd={loadMore}
        />
      )}
    </>
  );
}
