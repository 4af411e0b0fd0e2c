import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

export type RecentDesign = Answer<'get', '/api/designs'>['designs'][number];

export const SHOWN = 6;

/** The first page of the designs that carry the brand's name. */
export const recentDesignsQuery = (userId: string, brand: string) =>
  queryOptions({
    queryKey: ['designs', userId, 'recent', brand],
    queryFn: async ({ signal }) =>
      (await api.get('/api/designs', { query: { brand, page: 1, per_page: SHOWN }, signal })).designs,
  });
