import { Button, IconButton, PageHeader, modKey, useIsPhone } from '@maquette/ui';
import { PieceSkeletons } from '@maquette/ui/pieces';
import { useDocumentTitle, useShortcutGroup } from '@maquette/web-core';
import { ListStates, useReturnPlace, useUrlFilters } from '@maquette/web-core/lists';
import { RefreshCw } from '@maquette/ui/icons';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { CreateDesignValues } from '../create-design/values';
import { useDesignActions } from '../design-actions/design-actions';
import type { DesignActions } from '../design-actions/design-actions';
import { DESIGN_FILTERS } from '../designs/design-filters';
import { MOODBOARD_PATH } from '../designs/paths';
import { GalleryFilters } from './components/gallery-filters';
import { LoadedGallery } from './components/loaded-gallery';
import { NoDesigns } from './components/no-designs';
import { PictureIntake } from './components/picture-intake';
import { useCardSize } from './hooks/use-card-size';
import { useDesignList } from './hooks/use-design-list';
import { useLiveDesigns } from './hooks/use-live-designs';

const SHORTCUTS = {
  title: 'Designs',
  shortcuts: [
    { keys: ['/'], does: 'Search' },
    { keys: ['←', '↑', '→', '↓'], does: 'Walk through the cards' },
    { keys: ['Enter'], does: 'Enlarge' },
    { keys: ['.'], does: 'Favourite' },
    { keys: ['R'], does: 'Run again' },
    { keys: ['E'], does: 'Edit and run again' },
    { keys: ['P'], does: 'View prompt' },
    { keys: ['C'], does: 'Compare' },
    { keys: ['X'], does: 'Select' },
    { keys: ['Shift', '↓'], does: 'Extend the selection' },
    { keys: [modKey(), 'A'], does: 'Select all' },
    { keys: [modKey(), 'V'], does: 'Make a design from a copied image' },
    { keys: ['Del'], does: 'Delete' },
    { keys: ['I'], does: 'Details, in the viewer' },
    { keys: ['+', '−'], does: 'Zoom, in the viewer' },
    { keys: ['0'], does: 'Whole picture, in the viewer' },
    { keys: ['1'], does: '100%, in the viewer' },
  ],
};

/** The designs of the user: found, opened, used again and deleted here. */
export function GalleryPage() {
  useDocumentTitle('Designs');
  useShortcutGroup(SHORTCUTS);
  const { create } = useDesignActions();
  useCreateFromAddress(create);
  const isPhone = useIsPhone();
  const { filters, change, clear, narrowed } = useUrlFilters(DESIGN_FILTERS);
  const [cardSize, setCardSize] = useCardSize();
  const returnedTo = useReturnPlace();
  const listed = useDesignList(filters, returnedTo?.rows);
  const list = { ...listed, items: useLiveDesigns(listed.items, filters, listed.hasMore) };
  return (
    <>
      <PageHeader
        title="Designs"
        subtitle={isPhone ? undefined : 'Manage, search, and create your AI-generated designs.'}
        low
        actions={
          <>
            <ReloadButton isPhone={isPhone} busy={list.isReloading} onClick={() => void list.reload()} />
            <Button asChild variant="quiet">
              <Link to={MOODBOARD_PATH}>+ New Moodboard</Link>
            </Button>
          </>
        }
      />
      <GalleryFilters
        filters={filters}
        onChange={change}
        onClear={clear}
        narrowed={narrowed}
        cardSize={cardSize}
        onCardSize={setCardSize}
        onCreate={() => create()}
      />
      <PictureIntake />
      <ListStates
        list={list}
        noun={{ many: 'designs', one: 'design' }}
        loading={<PieceSkeletons label="Loading designs..." pieceWidth={cardSize} />}
        empty={<NoDesigns />}
        searching={filters.search !== ''}
        onClearSearch={() => change({ search: '' })}
        narrowed={narrowed}
        onClearFilters={clear}
      >
        <LoadedGallery list={list} filters={filters} cardSize={cardSize} returnedTo={returnedTo} />
      </ListStates>
    </>
  );
}

/**
 * As other areas link to it, once: `?create={brand id}` opens the form for that brand, with what the link's state says of the design;
 * `?source=inspiration:{id}` with that picture.
 */
function useCreateFromAddress(create: DesignActions['create']) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: { design?: Partial<CreateDesignValues> } | null };
  const brandId = query.get('create');
  const source = query.get('source');
  useEffect(() => {
    if (brandId === null && source === null) return;
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('create');
        next.delete('source');
        return next;
      },
      { replace: true },
    );
    if (brandId !== null) create({ ...state?.design, brand_profile_id: brandId });
    else void import('./components/take-inspiration').then(({ takeInspiration }) => takeInspiration(source, create));
  }, [brandId, source, setQuery, create, state]);
}

function ReloadButton({ isPhone, busy, onClick }: { isPhone: boolean; busy: boolean; onClick: () => void }) {
  if (isPhone) {
    return (
      <IconButton label="Reload" tooltip={false} onClick={onClick}>
        <RefreshCw aria-hidden />
      </IconButton>
    );
  }
  return (
    <Button variant="quiet" icon={<RefreshCw aria-hidden />} busy={busy && 'Reloading...'} onClick={onClick}>
      Reload
    </Button>
  );
}
