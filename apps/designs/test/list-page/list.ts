import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { searchFilter, sortFilter, textFilter } from '@maquette/web-core/lists';
import type { FilterValues, PagedList } from '@maquette/web-core/lists';

export type Row = Answer<'get', '/api/designs'>['designs'][number];

export const FILTERS = {
  search: searchFilter(),
  designType: textFilter('type'),
  sort: sortFilter(['newest', 'oldest']),
};

/** Designs, as the gallery reads them. */
export const rowsList: PagedList<Row, FilterValues<typeof FILTERS>> = {
  name: 'rows',
  load: async ({ search, designType, sort }, page, signal) => {
    const query = { page, per_page: 20, search, design_type: designType, sort };
    const { designs, pagination } = await api.get('/api/designs', { query, signal });
    return { items: designs, perPage: pagination.perPage, hasMore: pagination.hasMore };
  },
  isBefore: (a, b, { sort }) => (sort === 'newest' ? a.createdAt > b.createdAt : a.createdAt < b.createdAt),
};

export const DELETION = {
  remove: (id: string) => api.delete('/api/designs/{id}', { path: { id } }),
  restore: (id: string) => api.post('/api/designs/{id}/restore', { path: { id } }),
  noun: { one: 'Design', many: 'designs' },
};

export const EDITING = {
  save: (id: string, body: { favorite: boolean }) => api.patch('/api/designs/{id}', { path: { id }, body }),
  failed: 'The favourite could not be saved',
};
