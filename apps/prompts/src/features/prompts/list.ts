import { UserFacingError } from '@maquette/ui';
import { api, sentenceOf } from '@maquette/web-core';
import { searchFilter, sortFilter, textFilter } from '@maquette/web-core/lists';
import type { FilterValues, PagedList } from '@maquette/web-core/lists';
import { editPath } from './prompt';
import type { Prompt } from './prompt';

const LIMIT = 10;

export const FILTERS = {
  search: searchFilter(),
  /** The folder: where one is, not what is left out of it. */
  type: { ...textFilter('type'), role: 'order' as const },
  brand: textFilter('brand'),
  sort: sortFilter(['newest', 'oldest', 'alphabetical']),
};
export type PromptFilters = FilterValues<typeof FILTERS>;

const told = (sentence: string) => (error: unknown) => {
  throw new UserFacingError(sentenceOf(error, sentence));
};

export const promptsList: PagedList<Prompt, PromptFilters> = {
  name: 'prompts',
  load: async ({ search, type, brand, sort }, page, signal) => {
    const query = { skip: (page - 1) * LIMIT, limit: LIMIT, search, prompt_type: type, brand_id: brand, sort };
    const { prompts, pagination } = await api
      .get('/api/prompts', { query, signal })
      .catch(told('Failed to fetch prompts.'));
    return {
      items: prompts,
      perPage: LIMIT,
      hasMore: pagination.hasMore,
      total: pagination.total,
      pages: Math.max(1, Math.ceil(pagination.total / LIMIT)),
    };
  },
  isBefore: (a, b, { sort }) =>
    sort === 'alphabetical'
      ? a.name < b.name
      : sort === 'oldest'
        ? a.createdAt < b.createdAt
        : a.createdAt > b.createdAt,
};

export const DELETION = {
  remove: (id: string) => api.delete('/api/prompts/{id}', { path: { id } }).catch(told('Failed to delete prompt.')),
  restore: (id: string) => api.post('/api/prompts/{id}/restore', { path: { id } }),
  noun: { one: 'Prompt', many: 'prompts' },
};

const MOST = 6;

/** The newest prompts in which the text stands, for the commands. */
export async function findPrompts(text: string, signal: AbortSignal) {
  const { prompts } = await api.get('/api/prompts', { query: { search: text, limit: MOST }, signal });
  return prompts.map(({ id, name, draftContent }) => ({
    id,
    name: name || draftContent.slice(0, 60) || 'Untitled',
    path: editPath(id),
  }));
}
