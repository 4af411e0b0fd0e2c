import type { StrategyType } from '@maquette/strategy';
import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

export type StrategyStatus = Answer<'get', '/api/brands/{id}/strategy/status'>;
export type StrategyVersion = Answer<'get', '/api/brands/{id}/strategy/versions'>['versions'][number];

const POLL_MS = 2_000;

export const isRunning = (status: StrategyStatus | undefined): boolean =>
  status?.status === 'queued' || status?.status === 'generating';

/** Read when the page opens, and every 2 seconds while something is being written. */
export const statusQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['brands', userId, 'strategy-status', id],
    queryFn: ({ signal }) => api.get('/api/brands/{id}/strategy/status', { path: { id }, signal }),
    refetchInterval: ({ state }) => (isRunning(state.data) && state.status !== 'error' ? POLL_MS : false),
    gcTime: 0,
  });

export const queueGeneration = (id: string, type: StrategyType) =>
  api.post('/api/brands/{id}/strategy/{type}/background', { path: { id, type } });

export const generateNow = (id: string, type: StrategyType) =>
  api.post('/api/brands/{id}/strategy/{type}', { path: { id, type } });

export const cancelGeneration = (id: string) => api.delete('/api/brands/{id}/strategy/background', { path: { id } });

export const saveStrategy = (
  id: string,
  body: { strategy_input_type: StrategyType; strategy_text: string; version: number },
) => api.patch('/api/brands/{id}/strategy', { path: { id }, body });

export const versionsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['brands', userId, 'strategy-versions', id],
    queryFn: async ({ signal }) =>
      (await api.get('/api/brands/{id}/strategy/versions', { path: { id }, query: { per_page: 100 }, signal }))
        .versions,
    staleTime: 0,
  });

export const versionQuery = (userId: string, id: string, version: number) =>
  queryOptions({
    queryKey: ['brands', userId, 'strategy-version', id, version],
    queryFn: async ({ signal }) =>
      (await api.get('/api/brands/{id}/strategy/versions/{version}', { path: { id, version }, signal })).strategyText,
  });

export const restoreVersion = (id: string, version: number) =>
  api.post('/api/brands/{id}/strategy/versions/{version}/restore', { path: { id, version } });
