import { Button, Checkbox, ConfirmDialog, EmptyState, IconButton, PageHeader, SearchField, Select } from '@maquette/ui';
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
import { Star, Trash2 } from 'lucide-react';
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
      <SearchField label="Search rows" value={filters.search} onValueChange={(search) => change({ search })} />
      <Select
        label="Design type"
        options={TYPES}
        value={filters.designType}
        onValueChange={(designType) => change({ designType })}
      />
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
        <ul aria-label="Rows">
          {list.items.map((row) => (
            <li key={row.id}>
              <Checkbox
                label={row.prompt}
                checked={selection.ids.has(row.id)}
                onCheckedChange={() => selection.toggle(row.id)}
              />
              <IconButton
                label={`Favourite: ${row.prompt}`}
                aria-pressed={row.favorite}
                onClick={() => void edit([row], { favorite: !row.favorite })}
              >
                <Star aria-hidden fill={row.favorite ? 'currentColor' : 'none'} />
              </IconButton>
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={list.pages} hasMore={list.hasMore} onPageChange={setPage} />
        {selected.length > 0 && (
          <Button icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
            Delete Selected
          </Button>
        )}
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
