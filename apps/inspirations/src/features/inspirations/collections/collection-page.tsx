import {
  BackLink,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  IconButton,
  Menu,
  PageHeader,
  toast,
  useIsPhone,
  useIsTouch,
} from '@maquette/ui';
import { Ellipsis, FolderMinus, Image, Pencil, Plus, Trash2 } from '@maquette/ui/icons';
import { api, messageOf, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useBulkDelete, usePagedList, useUrlFilters } from '@maquette/web-core/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { InspirationActionsProvider } from '../inspiration-actions-provider';
import { FilterPanel } from '../components/filter-panel';
import { FilterSummary } from '../components/filter-summary';
import { InspirationWall } from '../components/inspiration-wall';
import { ToolBar } from '../components/tool-bar';
import { ViewBar } from '../components/view-bar';
import { Also, Failed, Loading, NothingFound, nothing } from '../states';
import { EVERYTHING, FILTERS, foundOf, inspirationsList } from '../inspiration';
import type { Inspiration, Narrowing } from '../inspiration';
import { AddInspirations } from './add-inspirations';
import {
  COLLECTIONS_PATH,
  DELETION,
  collectionQuery,
  collectionsList,
  countOf,
  deletionQuestion,
  nameOf,
} from './collection';
import type { Collection } from './collection';
import { NameCollection } from './name-collection';
import { useRemoveFromCollection } from './use-collections';
import styles from './collection-page.module.css';

const PANEL = 'collection-filters';

/** A collection: what it holds, found and shown as all inspirations are. */
export function CollectionPage() {
  const { id = '' } = useParams();
  const { id: userId } = useUser();
  const { data: collection, error, refetch } = useQuery(collectionQuery(userId, id));
  useDocumentTitle(collection ? nameOf(collection) : 'Collection');
  const back = (
    <BackLink>
      <Link to={COLLECTIONS_PATH}>Back to Collections</Link>
    </BackLink>
  );
  if (error)
    return (
      <>
        {back}
        <ErrorState
          page
          title="The collection could not be loaded"
          message={`Error fetching collections: ${sentenceOf(error, 'no answer')}`}
          onRetry={() => void refetch()}
        />
      </>
    );
  return (
    <InspirationActionsProvider>
      {back}
      {collection ? <Open collection={collection} /> : <Loading />}
    </InspirationActionsProvider>
  );
}

function Open({ collection }: { collection: Collection }) {
  const { id } = collection;
  const navigate = useNavigate();
  const client = useQueryClient();
  const { filters, change, clear, narrowed } = useUrlFilters(FILTERS);
  const { search, designType, tags, color, sort } = filters;
  const narrowing = useMemo<Narrowing>(
    () => ({ search, designType, tags, color, sort, collection: id }),
    [search, designType, tags, color, sort, id],
  );
  const list = usePagedList(inspirationsList, narrowing);
  const takeOut = useRemoveFromCollection();
  const deleteAll = useBulkDelete(collectionsList, DELETION);
  const isPhone = useIsPhone();
  const isTouch = useIsTouch();
  const isBare = !list.isLoading && !list.error && list.items.length === 0 && search === '' && narrowed === 0;
  const [panel, setPanel] = useState(narrowed > 0 && !isPhone);
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const setCover = async (cover: Inspiration) => {
    try {
      await api.patch('/api/collections/{id}', { path: { id }, body: { cover_id: cover.id } });
      toast.success('Cover changed.');
      void client.invalidateQueries({ queryKey: ['collections'] });
    } catch (error) {
      toast.error(messageOf(error, 'The cover could not be changed. Please try again.'));
    }
  };
  const more = (inspirations: readonly Inspiration[]) => {
    const [only] = inspirations;
    return [
      ...(only && inspirations.length === 1 && only.imageUrl
        ? [{ label: 'Use as cover', icon: <Image aria-hidden />, onSelect: () => void setCover(only) }]
        : []),
      {
        label: 'Remove from collection',
        icon: <FolderMinus aria-hidden />,
        onSelect: () => void takeOut(collection, inspirations),
      },
    ];
  };
  return (
    <>
      <PageHeader
        title={nameOf(collection)}
        subtitle={countOf(collection)}
        low
        className={styles.head}
        actions={
          <>
            <Menu
              label={nameOf(collection)}
              trigger={
                <IconButton label="More actions" variant="outlined" tooltip={false}>
                  <Ellipsis aria-hidden />
                </IconButton>
              }
              items={[
                { label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => setRenaming(true) },
                {
                  label: 'Delete',
                  icon: <Trash2 aria-hidden />,
                  critical: true,
                  divided: true,
                  onSelect: () => setDeleting(true),
                },
              ]}
            />
            {!isBare && (
              <Button
                variant="accent"
                icon={<Plus aria-hidden />}
                aria-label="Add inspirations"
                onClick={() => setAdding(true)}
              >
                {isPhone ? 'Add' : 'Add inspirations'}
              </Button>
            )}
          </>
        }
      />
      {!isBare && (
        <ToolBar search={{ label: 'Search inspirations', value: search, onChange: (text) => change({ search: text }) }}>
          <ViewBar
            filters={filters}
            onChange={change}
            narrowed={narrowed}
            panelId={PANEL}
            isPanelOpen={panel}
            onPanelChange={setPanel}
          />
        </ToolBar>
      )}
      {panel && !isBare && (
        <FilterPanel
          id={PANEL}
          filters={filters}
          onChange={change}
          narrowed={narrowed}
          onClear={clear}
          onClose={() => setPanel(false)}
          found={foundOf(list)}
        />
      )}
      {!panel && narrowed > 0 && <FilterSummary filters={filters} onChange={change} found={foundOf(list)} />}
      {list.isLoading ? (
        <Loading />
      ) : list.error ? (
        <Failed noun="inspirations" error={list.error} onRetry={() => void list.reload()} />
      ) : list.items.length === 0 && (search || narrowed > 0) ? (
        <NothingFound noun="inspirations" search={search} narrowed={narrowed} onClear={() => change(EVERYTHING)} />
      ) : list.items.length === 0 ? (
        <EmptyState
          drawing="inspirations"
          title="Nothing in it yet"
          action={
            <Button variant="accent" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
              Add inspirations
            </Button>
          }
        >
          {isTouch
            ? 'Choose them here, or Add to collection in the menu of an inspiration.'
            : 'Choose them here; on the page of all inspirations press C on one, or drag it: the collections appear at the foot.'}
          <Also>{nothing('inspirations')}</Also>
        </EmptyState>
      ) : (
        <InspirationWall list={list} view={filters.view} more={more} />
      )}
      {adding && <AddInspirations collection={collection} onClose={() => setAdding(false)} />}
      {renaming && <NameCollection collection={collection} onClose={() => setRenaming(false)} />}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        description={deletionQuestion(collection)}
        confirmLabel="Delete collection"
        onConfirm={async () => {
          await deleteAll([collection]);
          void navigate(COLLECTIONS_PATH);
        }}
      />
    </>
  );
}
