import { api } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

/** What inspirations can be filtered by and tagged with. It is read anew with every list. */
export const inspirationsMetaQuery = (userId: string) =>
  queryOptions({
    queryKey: ['inspirations', userId, 'meta'],
    queryFn: ({ signal }) => api.get('/api/inspirations/meta', { signal }),
    staleTime: 30_000,
  });
