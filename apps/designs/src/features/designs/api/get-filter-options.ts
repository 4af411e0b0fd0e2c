import { api } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

/** What the user's designs can be filtered by. */
export const filterOptionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['designs', userId, 'filter-options'],
    queryFn: ({ signal }) => api.get('/api/designs/filter-options', { signal }),
  });
