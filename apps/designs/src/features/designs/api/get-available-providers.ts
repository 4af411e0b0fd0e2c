import type { ProviderResponse, ProvidersResponse } from '@maquette/api-client';
import { api } from '@maquette/web-core';
import type { Camelized } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';
import type { Operation } from '../vocabulary';

/** A provider and what it can do. */
export type Provider = Camelized<ProviderResponse> & { id: string };

/** The configured providers, the preferred one first. */
export const providersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['providers', userId],
    queryFn: async ({ signal }): Promise<Provider[]> => {
      const { providers, error } = await api.get<Partial<ProvidersResponse> & { error?: string }>(
        '/api/get-available-providers',
        { signal },
      );
      if (error) throw new Error(error);
      return Object.entries(providers ?? {}).map(([id, capabilities]) => ({ id, ...capabilities }));
    },
  });

export const supporting = (providers: readonly Provider[], operation: Pick<Operation, 'capability'>): Provider[] =>
  providers.filter((provider) => provider[operation.capability]);
