import { api } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

interface FilterOptions {
  brands: string[];
  designTypes: string[];
  operations: string[];
  providers: string[];
}

/** What the user's designs can be filtered by. */
export const filterOptionsQuery = (userId: string) =>
  queryOptions({ queryKey: ['designs', userId, 'filter-options'], queryFn: ({ signal }) => api.get<FilterOptions>('/api/designs/filter-options', { signal }) });
