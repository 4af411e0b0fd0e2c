import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import type { PagedList } from '@maquette/web-core/lists';
import { queryOptions } from '@tanstack/react-query';

export type Collection = Answer<'get', '/api/collections'>['data'][number];

export const collectionPath = (id: string) => `/dashboard/inspiration/collections/${id}`;
export const COLLECTIONS_PATH = '/dashboard/inspiration?tab=collections';

export const nameOf = ({ name }: Pick<Collection, 'name'>): string => name.trim() || 'Untitled Collection';
export const countOf = ({ designCount }: Pick<Collection, 'designCount'>): string =>
  `${designCount} ${designCount === 1 ? 'design' : 'designs'}`;

/** What is asked before one is deleted: the question of every deletion, and what becomes of what it holds. */
export const deletionQuestion = (collection: Collection): string => {
  const { designCount: count } = collection;
  const rest =
    count === 0 ? '' : ` Its ${count === 1 ? 'inspiration stays' : `${count} inspirations stay`} in All Inspirations.`;
  return `Are you sure you want to delete "${nameOf(collection).replaceAll('"', '”')}"? This action cannot be undone.${rest}`;
};

export const collectionsList: PagedList<Collection, { search: string }> = {
  name: 'collections',
  load: async ({ search }, page, signal) => {
    const { data, pagination } = await api.get('/api/collections', { query: { page, per_page: 24, search }, signal });
    return { items: data, perPage: pagination.perPage, hasMore: pagination.hasMore };
  },
  isBefore: (a, b) => a.createdAt > b.createdAt,
};

export const DELETION = {
  remove: (id: string) => api.delete('/api/collections/{id}', { path: { id } }),
  restore: (id: string) => api.post('/api/collections/{id}/restore', { path: { id } }),
  noun: { one: 'Collection', many: 'collections' },
};

export const collectionQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['collections', userId, 'one', id],
    queryFn: ({ signal }) => api.get('/api/collections/{id}', { path: { id }, signal }),
  });

/** To choose from: the newest hundred whose name has the text. */
export const choiceQuery = (userId: string, search: string) =>
  queryOptions({
    queryKey: ['collections', userId, 'choice', search],
    queryFn: async ({ signal }) =>
      (await api.get('/api/collections', { query: { per_page: 100, search }, signal })).data,
  });

/** Those that hold an inspiration. */
export const collectionsOfQuery = (userId: string, inspirationId: string) =>
  queryOptions({
    queryKey: ['collections', userId, 'of', inspirationId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/collections', { query: { inspiration_id: inspirationId, per_page: 100 }, signal })).data,
  });
