import { Button, ConfirmDialog, EmptyState, ErrorState, LoadMore, PageHeader } from '@maquette/ui';
import { Plus } from '@maquette/ui/icons';
import { FilterBar } from '@maquette/ui/pieces';
import { messageOf, sentenceOf, useDocumentTitle, useShortcutGroup } from '@maquette/web-core';
import { useBulkDelete, usePagedList, useUrlFilters } from '@maquette/web-core/lists';
import { useState } from 'react';
import { nameOf } from '../brands/brand';
import type { Brand } from '../brands/brand';
import { CreateBrandDialog } from '../create-brand/components/create-brand-dialog';
import styles from './brand-list-page.module.css';
import { BrandCard } from './components/brand-card';
import { DELETION, FILTERS, brandsList } from './list';

const SHORTCUTS = { title: 'Brands', shortcuts: [{ keys: ['/'], does: 'Search' }] };

/** The brands of the user, the newest first. */
export function BrandListPage() {
  useDocumentTitle('Brands');
  useShortcutGroup(SHORTCUTS);
  const { filters, change } = useUrlFilters(FILTERS);
  const list = usePagedList(brandsList, filters);
  const [creating, setCreating] = useState(false);
  return (
    <>
      <PageHeader title="Brands" subtitle="Manage your brand assets and settings" />
      <FilterBar
        search={{
          label: 'Search brands or industries...',
          value: filters.search,
          onChange: (search) => change({ search }),
        }}
        action={{ label: '+ New Brand', onClick: () => setCreating(true) }}
      />
      <Rows
        list={list}
        search={filters.search}
        onClearSearch={() => change({ search: '' })}
        onCreate={() => setCreating(true)}
      />
      <CreateBrandDialog open={creating} onOpenChange={setCreating} />
    </>
  );
}

interface RowsProps {
  list: ReturnType<typeof usePagedList<Brand, { search: string }>>;
  search: string;
  onClearSearch: () => void;
  onCreate: () => void;
}

function Rows({ list, search, onClearSearch, onCreate }: RowsProps) {
  const remove = useBulkDelete(brandsList, DELETION);
  const [doomed, setDoomed] = useState<Brand>();
  if (list.isLoading) return <Skeletons />;
  if (list.error) {
    return (
      <ErrorState
        title="The brands could not be loaded"
        message={`Error fetching brands: ${sentenceOf(list.error, 'Failed to fetch brands.')}`}
        onRetry={() => void list.reload()}
      />
    );
  }
  if (list.items.length === 0) {
    return search ? (
      <EmptyState
        drawing="search"
        title="No results found"
        action={<Button onClick={onClearSearch}>Clear Search</Button>}
      >
        No brands match your search.
      </EmptyState>
    ) : (
      <EmptyState
        drawing="brands"
        title="No brands yet"
        action={
          <Button icon={<Plus aria-hidden />} onClick={onCreate}>
            New Brand
          </Button>
        }
      >
        You haven't created any brands yet. Click the New Brand button to get started!
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid} aria-label="Brands">
        {list.items.map((brand) => (
          <BrandCard key={brand.id} brand={brand} onDelete={() => setDoomed(brand)} />
        ))}
      </ul>
      {list.moreError && (
        <p role="alert" className={styles.moreError}>
          {messageOf(list.moreError, 'The next brands could not be loaded.')}
        </p>
      )}
      {list.hasMore && (
        <LoadMore
          label="Load More Brands"
          busyLabel="Loading more brands..."
          busy={list.isLoadingMore}
          onClick={list.loadMore}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => !open && setDoomed(undefined)}
        item={doomed && nameOf(doomed)}
        onConfirm={() => remove(doomed ? [doomed] : [])}
      />
    </>
  );
}

const Skeletons = () => (
  <div className={styles.grid}>
    <p role="status" className={styles.loading}>
      Loading brands...
    </p>
    {Array.from({ length: 5 }, (_, i) => (
      <div key={i} aria-hidden className={styles.skeleton}>
        <div className={styles.plate} />
        <div className={styles.line} />
      </div>
    ))}
  </div>
);
