import { Button, ConfirmDialog, EmptyState, PageHeader, SkeletonLine, useMedia } from '@maquette/ui';
import { RowList } from '@maquette/ui/documents';
import { Plus, Sparkles, Trash2 } from '@maquette/ui/icons';
import { FilterBar, FilterChoice, SelectionBar } from '@maquette/ui/pieces';
import { brandsQuery, useDocumentTitle, useShortcutGroup, useUser } from '@maquette/web-core';
import {
  ListStates,
  Pagination,
  useBulkDelete,
  usePagedList,
  useSelection,
  useUrlFilters,
} from '@maquette/web-core/lists';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { PromptDetails } from '../prompts/components/prompt-details';
import { NEW_PROMPT_PATH, editPath, nameOf, previewOf, typeLabel } from '../prompts/prompt';
import type { Prompt } from '../prompts/prompt';
import { useDuplicate } from '../prompts/use-duplicate';
import { SavePromptDialog } from '../save-prompt/save-prompt-dialog';
import type { SavedFrom } from '../save-prompt/save-prompt-dialog';
import { Folders, useFolders } from './folders';
import { DELETION, FILTERS, promptsList } from '../prompts/list';
import styles from './prompt-list-page.module.css';

const SHORTCUTS = { title: 'Prompts', shortcuts: [{ keys: ['/'], does: 'Search' }] };
const SORTS = [
  { value: '', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'alphabetical', label: 'By name' },
];
/** There is no room for the folders beside the list. */
const NARROW = '(max-width: 1023px)';
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** The prompts of the user: filed, found, read, made ready and thrown away here. */
export function PromptListPage() {
  useDocumentTitle('Prompts');
  useShortcutGroup(SHORTCUTS);
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const { filters, change, clear, narrowed, page, setPage } = useUrlFilters(FILTERS);
  const list = usePagedList(promptsList, filters, { page, onPageChange: (to) => setPage(to, { replace: true }) });
  const brands = useQuery(brandsQuery(userId)).data ?? [];
  const folders = useFolders();
  const isNarrow = useMedia(NARROW);
  const selection = useSelection(list.items);
  const remove = useBulkDelete(promptsList, DELETION);
  const duplicate = useDuplicate();
  const [doomed, setDoomed] = useState<readonly Prompt[]>([]);
  const details = useDetails();
  const saving = useSaving();
  const searching = filters.search !== '';
  const nothingFound =
    !list.isLoading && !list.error && list.items.length === 0 && (searching || narrowed > 0 || filters.type !== '');
  const hasNone = !list.isLoading && !list.error && list.items.length === 0 && !nothingFound;
  const folder = folders.folders.find(({ id }) => id === filters.type);
  const create = () => void navigate(filters.brand ? `${NEW_PROMPT_PATH}?brand=${filters.brand}` : NEW_PROMPT_PATH);
  const brandOf = ({ brandProfileId }: Prompt) =>
    !brandProfileId ? 'No Brand' : (brands.find(({ id }) => id === brandProfileId)?.name ?? 'Unknown Brand');

  return (
    <>
      <PageHeader title="Prompts" subtitle="Words that work, kept to be filled in and used again." />
      {!hasNone && (
        <FilterBar
          search={{
            label: 'Search prompts...',
            value: filters.search,
            onChange: (search) => change({ search }),
          }}
          narrowed={narrowed}
          onClear={clear}
          action={{ label: 'New Prompt', onClick: create }}
          showLabel="Show prompts"
        >
          {isNarrow && (
            <FilterChoice
              label="Folder"
              options={folders.folders.map(({ id, label }) => ({ value: id, label }))}
              value={filters.type}
              onValueChange={(type) => change({ type })}
              many
            />
          )}
          <FilterChoice
            label="Brand"
            options={[
              { value: '', label: 'All Brands' },
              ...brands.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={filters.brand}
            onValueChange={(brand) => change({ brand })}
            many
          />
          <FilterChoice
            label="Order"
            options={SORTS}
            value={filters.sort === 'newest' ? '' : filters.sort}
            onValueChange={(sort) => change({ sort: (sort || 'newest') as typeof filters.sort })}
          />
        </FilterBar>
      )}
      <div className={styles.page} data-alone={hasNone ? '' : undefined}>
        {!isNarrow && !hasNone && (
          <Folders
            folders={folders}
            failsAlone={!list.error}
            current={filters.type}
            onChoose={(type) => change({ type })}
          />
        )}
        <div className={styles.main}>
          {isNarrow && filters.type && folder && <h2 className={styles.folderTitle}>{folder.label}</h2>}
          {nothingFound ? (
            <EmptyState
              drawing="search"
              title={`No prompts match your ${searching ? 'search' : 'filters'}`}
              action={
                <>
                  {searching && <Button onClick={() => change({ search: '' })}>Clear Search</Button>}
                  {narrowed > 0 && <Button onClick={clear}>Clear filters</Button>}
                  {filters.type && <Button onClick={() => change({ type: '' })}>All Prompts</Button>}
                </>
              }
            >
              Names and contents were looked through{(narrowed > 0 || filters.type) && ', within what is chosen'}.
            </EmptyState>
          ) : (
            <ListStates
              list={{ ...list, reload: () => Promise.all([list.reload(), folders.refetch()]) }}
              noun={{ many: 'prompts', one: 'prompt' }}
              loading={<Skeletons />}
              empty={
                <EmptyState
                  drawing="prompts"
                  title="No saved prompts yet"
                  action={
                    <Button variant="accent" icon={<Plus aria-hidden />} onClick={create}>
                      New Prompt
                    </Button>
                  }
                >
                  Keep what worked: write it once, leave room for what changes, and use it in the next design.
                </EmptyState>
              }
              searching={searching}
              onClearSearch={() => change({ search: '' })}
              narrowed={narrowed}
              onClearFilters={clear}
            >
              {list.total !== undefined && (
                <p className={styles.range}>{rangeOf(page, list.items.length, list.total, searching)}</p>
              )}
              <RowList
                label="Saved prompts"
                search={filters.search}
                rows={list.items.map((prompt) => ({
                  id: prompt.id,
                  title: nameOf(prompt),
                  link: <Link {...details.linkTo(prompt.id)} />,
                  preview: previewOf(prompt.draftContent, filters.search),
                  figures: [brandOf(prompt), typeLabel(prompt.promptType), day.format(new Date(prompt.createdAt))],
                  actions: [
                    {
                      label: 'Generate',
                      icon: <Sparkles aria-hidden />,
                      onSelect: () => details.generate(prompt.id),
                    },
                    { label: 'Edit', onSelect: () => void navigate(editPath(prompt.id)) },
                    { label: 'Duplicate', onSelect: () => void duplicate(prompt.id) },
                    { label: 'Delete', critical: true, divided: true, onSelect: () => setDoomed([prompt]) },
                  ],
                }))}
                selection={{
                  chosen: selection.ids,
                  onChange: (chosen) => selection.selectAll(list.items.filter(({ id }) => chosen.has(id))),
                }}
              />
              {(page > 1 || list.hasMore) && (
                <Pagination page={page} pages={list.pages} hasMore={list.hasMore} onPageChange={setPage} />
              )}
              <SelectionBar count={selection.selected.length} onClear={selection.clear}>
                <Button icon={<Trash2 aria-hidden />} onClick={() => setDoomed(selection.selected)}>
                  Delete Selected
                </Button>
              </SelectionBar>
            </ListStates>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={doomed.length > 0}
        onOpenChange={(open) => !open && setDoomed([])}
        item={doomed.length === 1 && doomed[0] ? nameOf(doomed[0]) : `${doomed.length} prompts`}
        onConfirm={() => remove(doomed)}
      />
      {details.id && (
        <PromptDetails
          key={details.id}
          id={details.id}
          listed={list.items.find(({ id }) => id === details.id)}
          generates={details.generates}
          onClose={details.close}
        />
      )}
      {saving && <SavePromptDialog open onOpenChange={saving.close} start={saving.start} />}
    </>
  );
}

const PER_PAGE = 10;
const figure = new Intl.NumberFormat('en');

/** '191–200 of 200', or how many there are where one page has them all; 'found' where they were searched for. */
const rangeOf = (page: number, shown: number, total: number, searching: boolean) =>
  (shown === total
    ? `${total} ${total === 1 ? 'prompt' : 'prompts'}`
    : `${(page - 1) * PER_PAGE + 1}–${(page - 1) * PER_PAGE + shown} of ${figure.format(total)}`) +
  (searching ? ' found' : '');

/** The prompt that is open, in the address: a link leads to it and Back closes it. */
function useDetails() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { generates?: boolean } | null };
  const navigate = useNavigate();
  const searchOf = (id: string | null) => {
    const next = new URLSearchParams(query);
    if (id === null) next.delete('prompt');
    else next.set('prompt', id);
    return `?${next}`;
  };
  return {
    id: query.get('prompt'),
    generates: state?.generates === true,
    linkTo: (id: string) => ({ to: { search: searchOf(id) }, preventScrollReset: true }),
    generate: (id: string) =>
      void navigate({ search: searchOf(id) }, { state: { generates: true }, preventScrollReset: true }),
    close: () => void navigate({ search: searchOf(null) }, { replace: true, preventScrollReset: true }),
  };
}

/** `state.save`, as other areas lead to it, opens the Save Prompt dialog with what it says. */
function useSaving() {
  const { state, search } = useLocation() as { state: { save?: SavedFrom } | null; search: string };
  const navigate = useNavigate();
  const start = state?.save;
  return start && { start, close: () => void navigate({ search }, { replace: true }) };
}

const Skeletons = () => (
  <div role="status" aria-label="Loading prompts..." className={styles.skeletons}>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} aria-hidden className={styles.skeleton}>
        <SkeletonLine width={`${28 + ((index * 13) % 30)}%`} />
        <SkeletonLine width={`${52 + ((index * 17) % 34)}%`} />
        <SkeletonLine width="22%" />
      </div>
    ))}
  </div>
);
