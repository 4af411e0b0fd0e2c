import { UserFacingError } from '@maquette/ui';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../http/api';
import type { Answer } from '../http/api';

type Providers = Answer<'get', '/api/get-available-providers'>['providers'];
/** A provider and what it can do. */
export type Provider = Providers[string] & { id: string };

/** The configured providers, the preferred one first. */
export const providersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['providers', userId],
    queryFn: async ({ signal }): Promise<Provider[]> => {
      // The specification knows an answer with an error in place of the providers.
      const answer: { providers?: Providers; error?: string } = await api.get('/api/get-available-providers', {
        signal,
      });
      if (answer.error) throw new UserFacingError(answer.error);
      return Object.entries(answer.providers ?? {}).map(([id, capabilities]) => ({ id, ...capabilities }));
    },
  });
