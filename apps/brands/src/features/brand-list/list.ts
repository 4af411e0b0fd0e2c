import { UserFacingError } from '@maquette/ui';
import { api, sentenceOf } from '@maquette/web-core';
import { searchFilter } from '@maquette/web-core/lists';
import type { FilterValues, PagedList } from '@maquette/web-core/lists';
import type { Brand } from '../brands/brand';

const PER_PAGE = 48;

export const FILTERS = { search: searchFilter() };

export const brandsList: PagedList<Brand, FilterValues<typeof FILTERS>> = {
  name: 'brands',
  load: async ({ search }, page, signal) => {
    const query = { page, per_page: PER_PAGE, search };
    const { profiles, pagination } = await api.get('/api/brand-profiles', { query, signal });
    return { items: profiles, perPage: pagination.perPage, hasMore: pagination.hasMore };
  },
  isBefore: (a, b) => (a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt),
};

export const DELETION = {
  remove: (id: string) =>
    api.delete('/api/brand-profiles/{id}', { path: { id } }).catch((error: unknown) => {
      throw new UserFacingError(sentenceOf(error, 'Failed to delete brand.'));
    }),
  restore: (id: string) => api.post('/api/brand-profiles/{id}/restore', { path: { id } }),
  noun: { one: 'Brand', many: 'brands' },
};
