import { Button, ConfirmDialog, EmptyState, PageHeader } from '@maquette/ui';
import { RowList } from '@maquette/ui/documents';
import { FilterBar, FilterChoice, SelectionBar } from '@maquette/ui/pieces';
import { useDocumentTitle } from '@maquette/web-core';
import {
  ListStates,
  Pagination,
  useBulkDelete,
  useListUpdate,
  usePagedList,
  useSelection,
  useUrlFilters,
} from '@maquette/web-core/lists';
import { Star, Trash2 } from '@maquette/ui/icons';
import { useState } from 'react';
import { DELETION, EDITING, FILTERS, rowsList } from './list';

const TYPES = [
  { value: '', label: 'All Design Types' },
  { value: 'logo', label: 'Logo' },
  { value: 'flyer', label: 'Flyer' },
];

/** A list page whole: filters in the address, numbered pages, selection, an edit, deletion with Undo, every state. The example of docs/add-a-list-page.md. */
export function ListPage() {
  useDocumentTitle('Rows');
  const { filters, change, clear, narrowed, page, setPage } = useUrlFilters(FILTERS);
  const list = usePagedList(rowsList, filters, { page, onPageChange: (to) => setPage(to, { replace: true }) });
  const selection = useSelection(list.items);
  const remove = useBulkDelete(rowsList, DELETION);
  const edit = useListUpdate(rowsList, EDITING);
  const [asking, setAsking] = useState(false);
  const { selected } = selection;
  return (
    <>
      <PageHeader
        title="Rows"
        actions={
          <Button onClick={() => void list.reload()} busy={list.isReloading && 'Reloading...'}>
            Reload
          </Button>
        }
      />
      <FilterBar
        search={{ label: 'Search rows', value: filters.search, onChange: (search) => change({ search }) }}
        narrowed={narrowed}
        onClear={clear}
        showLabel="Show rows"
      >
        <FilterChoice
          label="Design type"
          options={TYPES}
          value={filters.designType}
          onValueChange={(designType) => change({ designType })}
        />
      </FilterBar>
      <ListStates
        list={list}
        noun={{ many: 'rows', one: 'row' }}
        loading={<p role="status">Loading rows...</p>}
        empty={<EmptyState title="No rows yet" />}
        searching={filters.search !== ''}
        onClearSearch={() => change({ search: '' })}
        narrowed={narrowed}
        onClearFilters={clear}
      >
        <RowList
          label="Rows"
          rows={list.items.map((row) => ({
            id: row.id,
            title: row.prompt,
            figures: [row.designType, row.favorite && 'Favourite'],
            actions: [
              {
                label: row.favorite ? 'Remove from favourites' : 'Add to favourites',
                icon: <Star aria-hidden fill={row.favorite ? 'currentColor' : 'none'} />,
                onSelect: () => void edit([row], { favorite: !row.favorite }),
              },
            ],
          }))}
          selection={{
            chosen: selection.ids,
            onChange: (chosen) => selection.selectAll(list.items.filter(({ id }) => chosen.has(id))),
          }}
        />
        <Pagination page={page} pages={list.pages} hasMore={list.hasMore} onPageChange={setPage} />
        <SelectionBar count={selected.length} onClear={selection.clear}>
          <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
            Delete Selected
          </Button>
        </SelectionBar>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          item={selected.length === 1 ? selected[0]?.prompt : `${selected.length} rows`}
          onConfirm={() => remove(selected)}
        />
      </ListStates>
    </>
  );
}
