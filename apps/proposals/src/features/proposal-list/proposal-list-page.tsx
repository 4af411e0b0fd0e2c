import { Button, ConfirmDialog, EmptyState, ErrorState, PageHeader, SkeletonLine, toast } from '@maquette/ui';
import { Counts } from '@maquette/ui/documents';
import { Plus, RefreshCw, Trash2 } from '@maquette/ui/icons';
import { FilterBar, FilterChoice, SelectionBar } from '@maquette/ui/pieces';
import { messageOf, useDocumentTitle, useShortcutGroup, useUser } from '@maquette/web-core';
import { NumberedPagination, pagesQuery, usePagedList, useSelection, useUrlFilters } from '@maquette/web-core/lists';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { GenerateProposalDialog } from '../generate-proposal/generate-proposal-dialog';
import { FILTERS, POLLING, proposalsList } from '../proposals/list';
import type { ProposalFilters, ProposalsPage } from '../proposals/list';
import { proposalPath, titleOf } from '../proposals/proposal';
import type { Proposal } from '../proposals/proposal';
import { useLive, useProposalActions } from '../proposals/use-proposals';
import { ProposalDetails } from './proposal-details';
import styles from './proposal-list-page.module.css';
import { ProposalRows } from './proposal-rows';

const SHORTCUTS = { title: 'Proposals', shortcuts: [{ keys: ['/'], does: 'Search' }] };
const STATUSES = [
  { value: '', label: 'Active' },
  { value: 'archived', label: 'Archived' },
  { value: 'draft', label: 'Draft' },
  { value: 'all', label: 'All' },
];
const SORTS = [
  { value: '', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'alphabetical', label: 'Alphabetical' },
  { value: 'studio', label: 'By Studio' },
];

/** The proposals of the user: asked for, found, looked at, archived and thrown away here. */
export function ProposalListPage() {
  useDocumentTitle('Proposals');
  useShortcutGroup(SHORTCUTS);
  const navigate = useNavigate();
  const { filters, change, page, setPage } = useUrlFilters(FILTERS);
  const list = usePagedList(proposalsList, filters, {
    page,
    onPageChange: (to) => setPage(to, { replace: true }),
    polling: POLLING,
  });
  const stats = useStats(filters, page);
  const [wasThere, setWasThere] = useState(false);
  if (!wasThere && !list.isLoading && !list.error) setWasThere(true);
  const proposals = useLive(list.items, (proposal, isWritten) => {
    const action = { label: 'Open', onClick: () => void navigate(proposalPath(proposal.id)) };
    if (isWritten) toast.success(`“${titleOf(proposal)}” is written.`, { action });
    else toast.error(`Proposal generation failed: ${titleOf(proposal)}`, { action });
  });
  const selection = useSelection(list.items);
  const { remove } = useProposalActions();
  const [doomed, setDoomed] = useState<readonly Proposal[]>([]);
  const [isCreating, setCreating] = useState(false);
  const details = useDetails();
  const { selected } = selection;
  const hasNone = stats?.total === 0;
  const create = () => setCreating(true);

  return (
    <>
      <PageHeader
        title="Proposals"
        actions={
          <>
            <Counts
              label="Your proposals"
              items={[
                { value: stats?.total, label: 'Total Proposals' },
                { value: stats?.active, label: 'Active' },
                { value: stats?.generating, label: 'Generating' },
              ]}
            />
            <Button
              icon={<RefreshCw aria-hidden />}
              busy={list.isReloading && 'Refreshing...'}
              onClick={() => void list.reload()}
            >
              Refresh
            </Button>
          </>
        }
      />
      {!hasNone && (
        <FilterBar
          search={{ label: 'Search proposals...', value: filters.search, onChange: (search) => change({ search }) }}
          action={{ label: 'Generate New Proposal', onClick: create }}
          showLabel="Show proposals"
        >
          <FilterChoice
            label="Status"
            options={STATUSES}
            value={filters.status === 'active' ? '' : filters.status}
            onValueChange={(status) => change({ status: (status || 'active') as ProposalFilters['status'] })}
          />
          <FilterChoice
            label="Order"
            options={SORTS}
            value={filters.sort === 'newest' ? '' : filters.sort}
            onValueChange={(sort) => change({ sort: (sort || 'newest') as ProposalFilters['sort'] })}
          />
        </FilterBar>
      )}
      <div className={styles.list}>
        {list.isLoading ? (
          <Skeletons />
        ) : list.error ? (
          <ErrorState
            title={wasThere ? 'Failed to load proposals' : 'Failed to initialize proposals list'}
            message={messageOf(list.error, 'Failed to fetch saved proposals')}
            onRetry={() => void list.reload()}
          />
        ) : proposals.length === 0 ? (
          <NothingFound hasNone={hasNone} filters={filters} onChange={change} onCreate={create} />
        ) : (
          <>
            <ProposalRows
              proposals={proposals}
              search={filters.search}
              selection={selection}
              onView={details.open}
              onDelete={(proposal) => setDoomed([proposal])}
            />
            {(list.pages ?? 1) > 1 && <NumberedPagination page={page} pages={list.pages ?? 1} onPageChange={setPage} />}
            <SelectionBar
              count={selected.length && `${selected.length} of ${list.items.length}`}
              onClear={selection.clear}
            >
              <Button icon={<Trash2 aria-hidden />} onClick={() => setDoomed(selected)}>
                Delete Selected
              </Button>
            </SelectionBar>
          </>
        )}
      </div>
      <ConfirmDialog
        open={doomed.length > 0}
        onOpenChange={(open) => !open && setDoomed([])}
        description={
          doomed.length > 1
            ? `Are you sure you want to delete ${doomed.length} proposals? This action cannot be undone.`
            : 'Are you sure you want to delete this proposal? This action cannot be undone.'
        }
        onConfirm={() => remove(doomed)}
      />
      {details.id !== null && <ProposalDetails key={details.id} id={details.id} onClose={details.close} />}
      {isCreating && <GenerateProposalDialog open onOpenChange={setCreating} />}
    </>
  );
}

/** The counts that came with the page; those of the page before until they are there. */
function useStats(filters: ProposalFilters, page: number) {
  const { id: userId } = useUser();
  const { data } = useInfiniteQuery({
    ...pagesQuery(proposalsList, userId, filters, page),
    enabled: false,
    placeholderData: (shown) => shown,
    select: ({ pages }) => (pages[0] as ProposalsPage | undefined)?.stats,
  });
  return data;
}

interface NothingFoundProps {
  /** There is no proposal at all. */
  hasNone: boolean;
  filters: ProposalFilters;
  onChange: (changes: Partial<ProposalFilters>) => void;
  onCreate: () => void;
}

const OF_STATUS = { active: 'active ', archived: 'archived ', draft: 'draft ', all: '' };
const NONE_OF_STATUS = {
  active: 'None is active: they are archived or drafts.',
  archived: 'You have not archived any proposal. What you archive leaves the list and stays here.',
  draft: 'None of your proposals is a draft.',
  all: '',
};

/** Why there is nothing, and the way to something. */
function NothingFound({ hasNone, filters: { search, status }, onChange, onCreate }: NothingFoundProps) {
  const searching = search !== '';
  return (
    <EmptyState
      drawing={searching ? 'search' : 'proposals'}
      title="No proposals found"
      action={
        hasNone ? (
          <Button variant="accent" icon={<Plus aria-hidden />} onClick={onCreate}>
            Generate New Proposal
          </Button>
        ) : (
          <>
            {searching && <Button onClick={() => onChange({ search: '' })}>Clear Search</Button>}
            {status !== 'all' && <Button onClick={() => onChange({ status: 'all' })}>Show All</Button>}
          </>
        )
      }
    >
      {hasNone
        ? 'Paste what a client asks for, or drop pictures of it. What comes out is a proposal to finish in your own words.'
        : searching
          ? `No ${OF_STATUS[status]}proposal says “${search}” in its title, its request or its text.`
          : NONE_OF_STATUS[status]}
    </EmptyState>
  );
}

/** The proposal that is looked at, in the address: a link leads to it and Back closes it. */
function useDetails() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const searchOf = (id: string | null) => {
    const next = new URLSearchParams(query);
    if (id === null) next.delete('proposal');
    else next.set('proposal', id);
    return `?${next}`;
  };
  return {
    id: query.get('proposal'),
    open: (id: string) => void navigate({ search: searchOf(id) }, { preventScrollReset: true }),
    close: () => void navigate({ search: searchOf(null) }, { replace: true, preventScrollReset: true }),
  };
}

const Skeletons = () => (
  <div role="status" aria-label="Loading proposals..." className={styles.skeletons}>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} aria-hidden className={styles.skeleton}>
        <SkeletonLine width={`${26 + ((index * 13) % 30)}%`} />
        <SkeletonLine width={`${72 + ((index * 17) % 20)}%`} />
        <SkeletonLine width="34%" />
      </div>
    ))}
  </div>
);
