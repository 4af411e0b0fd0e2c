import { api } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';
import type { Operation } from '../vocabulary';

/** What a provider can do. */
export type ProviderCapabilities = Partial<Record<Operation['capability'], boolean>> & {
  name: string;
  /** Its default strength, 0 to 1. */
  strength?: number | null;
  /** Images a single call may make; more are made in several. */
  maxImages?: number | null;
  /** Characters of a prompt. */
  maxPrompt?: number | null;
};

export type Provider = ProviderCapabilities & { id: string };

interface Answer {
  providers?: Record<string, ProviderCapabilities>;
  error?: string;
}

/** The configured providers, the preferred one first. */
export const providersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['providers', userId],
    queryFn: async ({ signal }): Promise<Provider[]> => {
      const { providers, error } = await api.get<Answer>('/api/get-available-providers', { signal });
      if (error) throw new Error(error);
      return Object.entries(providers ?? {}).map(([id, capabilities]) => ({ id, ...capabilities }));
    },
  });

export const supporting = (providers: readonly Provider[], operation: Pick<Operation, 'capability'>): Provider[] => providers.filter((provider) => provider[operation.capability]);
