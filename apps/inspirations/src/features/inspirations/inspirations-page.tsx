import { Button, EmptyState, ErrorState, IconButton, NotLoaded, PageHeader, later, useIsPhone } from '@maquette/ui';
import { ImagePlus, Plus } from '@maquette/ui/icons';
import { FilterBar, PieceSkeletons } from '@maquette/ui/pieces';
import { sentenceOf, useDocumentTitle, useShortcutGroup } from '@maquette/web-core';
import { usePagedList, useUrlFilters } from '@maquette/web-core/lists';
import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useState } from 'react';
import { CollectionsTab } from './collections/collections-tab';
import { NameCollection } from './collections/name-collection';
import { InspirationActionsProvider } from './inspiration-actions-provider';
import { FilterPanel } from './components/filter-panel';
import { InspirationWall } from './components/inspiration-wall';
import { ViewBar } from './components/view-bar';
import { FILTERS, inspirationsList } from './inspiration';
import type { Filters, Narrowing } from './inspiration';
import styles from './inspirations-page.module.css';

const PANEL = 'inspiration-filters';
const SHORTCUTS = {
  title: 'Inspirations',
  shortcuts: [
    { keys: ['/'], does: 'Search' },
    { keys: ['←', '↑', '→', '↓'], does: 'Walk through the cards' },
    { keys: ['Enter'], does: 'Details' },
    { keys: ['C'], does: 'Add to collection' },
    { keys: ['E'], does: 'Edit' },
    { keys: ['X'], does: 'Select' },
    { keys: ['Del'], does: 'Delete' },
  ],
};

const SavePicture = later(() => import('./components/forms').then((module) => module.SavePicture), {
  failed: ({ onClose }) => <NotLoaded what="The form" onClose={onClose} />,
});

/** What staff have found and kept: all of it, and their collections of it. */
export function InspirationsPage() {
  useDocumentTitle('Inspirations');
  useShortcutGroup(SHORTCUTS);
  const { filters, change, clear, narrowed } = useUrlFilters(FILTERS);
  const [saving, setSaving] = useState<{ image?: File }>();
  const [naming, setNaming] = useState(false);
  const [panel, setPanel] = useState(narrowed > 0);
  const { tab } = filters;
  const isPhone = useIsPhone();
  usePastedImage(setSaving);
  return (
    <InspirationActionsProvider>
      <PageHeader
        title="Inspirations"
        subtitle="Your saved designs and collections"
        low
        actions={
          isPhone ? (
            <IconButton label="Save an image" variant="outlined" tooltip={false} onClick={() => setSaving({})}>
              <ImagePlus aria-hidden />
            </IconButton>
          ) : (
            <Button icon={<ImagePlus aria-hidden />} onClick={() => setSaving({})}>
              Save an image
            </Button>
          )
        }
      />
      <Tabs.Root value={tab} onValueChange={(next) => change({ tab: next as Filters['tab'] })}>
        <div className={styles.head}>
          <Tabs.List className={styles.tabs} aria-label="Inspirations">
            <Tabs.Trigger value="all" className={styles.tab}>
              All Inspirations
            </Tabs.Trigger>
            <Tabs.Trigger value="collections" className={styles.tab}>
              Collections
            </Tabs.Trigger>
          </Tabs.List>
          {tab === 'all' && (
            <ViewBar
              filters={filters}
              onChange={change}
              narrowed={narrowed}
              panelId={PANEL}
              isPanelOpen={panel}
              onPanelChange={setPanel}
            />
          )}
        </div>
        <FilterBar
          search={{
            label: tab === 'all' ? 'Search inspirations' : 'Search collections',
            value: filters.search,
            onChange: (search) => change({ search }),
          }}
          action={{ label: '+ New Collection', onClick: () => setNaming(true) }}
        />
        <Tabs.Content value="all" className={styles.content}>
          {panel && <FilterPanel id={PANEL} filters={filters} onChange={change} narrowed={narrowed} onClear={clear} />}
          <Inspirations
            filters={filters}
            narrowed={narrowed}
            onClear={() => {
              clear();
              change({ search: '' });
            }}
            onSave={() => setSaving({})}
          />
        </Tabs.Content>
        <Tabs.Content value="collections" className={styles.content}>
          <CollectionsTab
            search={filters.search}
            onClearSearch={() => change({ search: '' })}
            onCreate={() => setNaming(true)}
          />
        </Tabs.Content>
      </Tabs.Root>
      {saving && <SavePicture start={saving} onClose={() => setSaving(undefined)} />}
      {naming && (
        <NameCollection onClose={() => setNaming(false)} onCreated={() => change({ tab: 'collections', search: '' })} />
      )}
    </InspirationActionsProvider>
  );
}

interface InspirationsProps {
  filters: Filters;
  narrowed: number;
  onClear: () => void;
  onSave: () => void;
}

function Inspirations({ filters, narrowed, onClear, onSave }: InspirationsProps) {
  const { search, designType, tags, color, sort, view } = filters;
  const narrowing = useMemo<Narrowing>(
    () => ({ search, designType, tags, color, sort, collection: '' }),
    [search, designType, tags, color, sort],
  );
  const list = usePagedList(inspirationsList, narrowing);
  if (list.isLoading) return <PieceSkeletons label="Loading inspirations..." pieceWidth={290} />;
  if (list.error)
    return (
      <ErrorState
        title="The inspirations could not be loaded"
        message={`Error fetching inspirations: ${sentenceOf(list.error, 'no answer')}`}
        onRetry={() => void list.reload()}
      />
    );
  if (list.items.length === 0) {
    const isNarrowed = search !== '' || narrowed > 0;
    return (
      <EmptyState
        drawing={isNarrowed ? 'search' : 'inspirations'}
        title={isNarrowed ? 'No results found' : 'Nothing saved yet'}
        action={
          isNarrowed ? (
            <Button onClick={onClear}>Clear search and filters</Button>
          ) : (
            <Button icon={<Plus aria-hidden />} onClick={onSave}>
              Save an image
            </Button>
          )
        }
      >
        No inspirations found. Try adjusting filters or creating new ones!
      </EmptyState>
    );
  }
  return <InspirationWall list={list} view={view} />;
}

/** An image that is pasted or dropped anywhere on the page is one to save. */
function usePastedImage(onImage: (start: { image: File }) => void) {
  useEffect(() => {
    const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    const take = (event: Event, data: DataTransfer | null) => {
      const image = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!image || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      onImage({ image });
    };
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    // else the browser would open the file in place of the page
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, [onImage]);
}
