import { NotLoaded, PageHeader, later, toast, useIsPhone } from '@maquette/ui';
import { api, messageOf, useDocumentTitle, useShortcutGroup } from '@maquette/web-core';
import { usePagedList, useUrlFilters } from '@maquette/web-core/lists';
import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { collectionsList } from './collections/collection';
import { CollectionsTab } from './collections/collections-tab';
import { NameCollection } from './collections/name-collection';
import { FilterPanel } from './components/filter-panel';
import { FilterSummary } from './components/filter-summary';
import { InspirationWall } from './components/inspiration-wall';
import { ToolBar } from './components/tool-bar';
import { ViewBar } from './components/view-bar';
import { EVERYTHING, FILTERS, foundOf, inspirationsList } from './inspiration';
import type { Filters, Narrowing } from './inspiration';
import { useInspirationActions } from './inspiration-actions';
import { InspirationActionsProvider } from './inspiration-actions-provider';
import styles from './inspirations-page.module.css';
import { PageActions } from './page-actions';
import { Failed, Loading, NoCollections, NothingFound, NothingSaved } from './states';

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
  const { tab, designType, tags, color, sort } = filters;
  // each tab is searched by itself
  const search = tab === 'all' ? filters.search : '';
  const inspirations = usePagedList(
    inspirationsList,
    useMemo<Narrowing>(
      () => ({ search, designType, tags, color, sort, collection: '' }),
      [search, designType, tags, color, sort],
    ),
  );
  const sought = tab === 'collections' ? filters.search : '';
  const collections = usePagedList(
    collectionsList,
    useMemo(() => ({ search: sought }), [sought]),
  );
  const [saving, setSaving] = useState<{ image?: File }>();
  const [naming, setNaming] = useState(false);
  const isPhone = useIsPhone();
  const [panel, setPanel] = useState(narrowed > 0 && !isPhone);
  usePastedImage(setSaving);

  const list = tab === 'all' ? inspirations : collections;
  const isEmpty = !list.isLoading && !list.error && list.items.length === 0;
  const isBare = isEmpty && filters.search === '' && (tab === 'collections' || narrowed === 0);
  const save = () => setSaving({});
  const create = () => setNaming(true);
  return (
    <InspirationActionsProvider>
      <OpenFromAddress />
      <PageHeader
        title="Inspirations"
        subtitle={isPhone ? undefined : 'Your saved designs and collections'}
        low
        actions={<PageActions tab={tab} isBare={isBare} onSave={save} onCreate={create} />}
      />
      <Tabs.Root value={tab} onValueChange={(next) => change({ tab: next as Filters['tab'] })}>
        <Tabs.List className={styles.tabs} aria-label="Inspirations">
          <Tabs.Trigger value="all" className={styles.tab}>
            All Inspirations
          </Tabs.Trigger>
          <Tabs.Trigger value="collections" className={styles.tab}>
            Collections
          </Tabs.Trigger>
        </Tabs.List>
        {!isBare && (
          <ToolBar
            search={{
              label: tab === 'all' ? 'Search inspirations' : 'Search collections',
              value: filters.search,
              onChange: (text) => change({ search: text }),
            }}
          >
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
          </ToolBar>
        )}
        <Tabs.Content value="all" className={styles.content}>
          {panel && !isBare && (
            <FilterPanel
              id={PANEL}
              filters={filters}
              onChange={change}
              narrowed={narrowed}
              onClear={clear}
              onClose={() => setPanel(false)}
              found={foundOf(inspirations)}
            />
          )}
          {!panel && narrowed > 0 && (
            <FilterSummary filters={filters} onChange={change} found={foundOf(inspirations)} />
          )}
          {inspirations.isLoading ? (
            <Loading />
          ) : inspirations.error ? (
            <Failed noun="inspirations" error={inspirations.error} onRetry={() => void inspirations.reload()} />
          ) : isBare ? (
            <NothingSaved onSave={save} />
          ) : isEmpty ? (
            <NothingFound noun="inspirations" search={search} narrowed={narrowed} onClear={() => change(EVERYTHING)} />
          ) : (
            <InspirationWall list={inspirations} view={filters.view} />
          )}
        </Tabs.Content>
        <Tabs.Content value="collections" className={styles.content}>
          {isBare ? (
            <NoCollections onCreate={create} />
          ) : isEmpty ? (
            <NothingFound noun="collections" search={sought} onClear={() => change({ search: '' })} />
          ) : (
            <CollectionsTab list={collections} />
          )}
        </Tabs.Content>
      </Tabs.Root>
      {saving && <SavePicture start={saving} onClose={() => setSaving(undefined)} />}
      {naming && (
        <NameCollection onClose={() => setNaming(false)} onCreated={() => change({ tab: 'collections', search: '' })} />
      )}
    </InspirationActionsProvider>
  );
}

/** As links name one, once: `?open={id}` shows its details. */
function OpenFromAddress() {
  const [query, setQuery] = useSearchParams();
  const { showDetails } = useInspirationActions();
  const id = query.get('open');
  useEffect(() => {
    if (id === null) return;
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('open');
        return next;
      },
      { replace: true },
    );
    api
      .get('/api/inspirations/{id}', { path: { id } })
      .then(showDetails, (error: unknown) =>
        toast.error(messageOf(error, 'It could not be opened. Please try again.')),
      );
  }, [id, setQuery, showDetails]);
  return null;
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
