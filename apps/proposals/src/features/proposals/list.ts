import { UserFacingError } from '@maquette/ui';
import { api, sentenceOf } from '@maquette/web-core';
import { choiceFilter, filtersOf, pagesQuery, searchFilter, sortFilter } from '@maquette/web-core/lists';
import type { FilterValues, ListPage, PagedList } from '@maquette/web-core/lists';
import type { RemoteModule } from '@maquette/web-core/remotes';
import { deleteProposal, restoreProposal } from './calls';
import { isGenerating, proposalPath, titleOf } from './proposal';
import type { Proposal } from './proposal';

const LIMIT = 20;

export const FILTERS = {
  search: searchFilter(),
  /** Which ones are looked at, not what is left out of them. */
  status: { ...choiceFilter('status', ['active', 'archived', 'draft', 'all']), role: 'order' as const },
  sort: sortFilter(['newest', 'oldest', 'alphabetical', 'studio']),
};
export type ProposalFilters = FilterValues<typeof FILTERS>;

/** Of all, whatever the filters; they come with every page. */
export interface Stats {
  total: number;
  active: number;
  generating: number;
}
export type ProposalsPage = ListPage<Proposal> & { stats: Stats };

/** What stands before another in one of its orders. */
const key: Record<ProposalFilters['sort'], (one: Proposal) => string> = {
  newest: ({ createdAt }) => createdAt,
  oldest: ({ createdAt }) => createdAt,
  alphabetical: titleOf,
  studio: ({ designStudio }) => designStudio,
};

export const proposalsList: PagedList<Proposal, ProposalFilters> = {
  name: 'proposals',
  load: async ({ search, status, sort }, page, signal): Promise<ProposalsPage> => {
    const query = { page, limit: LIMIT, search, status, sort };
    const { proposals, pagination, stats } = await api
      .get('/api/proposals/list', { query, signal })
      .catch((error: unknown) => {
        throw new UserFacingError(sentenceOf(error, 'Failed to fetch saved proposals'), { cause: error });
      });
    const { hasMore, total, pages } = pagination;
    return { items: proposals, perPage: LIMIT, hasMore, total, pages, stats };
  },
  isBefore: (a, b, { sort }) => (sort === 'newest' ? key.newest(a) > key.newest(b) : key[sort](a) < key[sort](b)),
  one: (userId, id) => ['proposals', userId, 'one', id],
  besides: (userId) => [
    ['proposals', userId, 'one'],
    ['proposals', userId, 'versions'],
  ],
};

const POLL_MS = 7_000;

export const POLLING = {
  isUnfinished: isGenerating,
  everyMs: POLL_MS,
  readOne: async (id: string, signal: AbortSignal): Promise<Proposal> =>
    (await api.get('/api/proposals/{id}', { path: { id }, signal })).proposal,
};

export const DELETION = {
  remove: deleteProposal,
  restore: restoreProposal,
  noun: { one: 'Proposal', many: 'proposals' },
};

/** The first page as it opens, before anybody is there. */
export const preload: RemoteModule['preload'] = (client, userId) =>
  client.prefetchInfiniteQuery(pagesQuery(proposalsList, userId, filtersOf(FILTERS, new URLSearchParams()), 1));

const MOST = 6;

/** The newest proposals in which the text stands, for the commands. */
export async function findProposals(text: string, signal: AbortSignal) {
  const query = { search: text, limit: MOST, status: 'all' as const };
  const { proposals } = await api.get('/api/proposals/list', { query, signal });
  return proposals.map((proposal) => ({ id: proposal.id, name: titleOf(proposal), path: proposalPath(proposal.id) }));
}
