import type { StrategyType } from '@maquette/strategy';
import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';

export type StrategyStatus = Answer<'get', '/api/brands/{id}/strategy/status'>;

export const lookAtGeneration = (id: string, signal: AbortSignal): Promise<StrategyStatus> =>
  api.get('/api/brands/{id}/strategy/status', { path: { id }, signal });

export const queueGeneration = (id: string, type: StrategyType) =>
  api.post('/api/brands/{id}/strategy/{type}/background', { path: { id, type } });

export const generateNow = (id: string, type: StrategyType) =>
  api.post('/api/brands/{id}/strategy/{type}', { path: { id, type } });

export const cancelGeneration = (id: string) => api.delete('/api/brands/{id}/strategy/background', { path: { id } });

export const saveStrategy = (
  id: string,
  body: { strategy_input_type: StrategyType; strategy_text: string; version: number },
) => api.patch('/api/brands/{id}/strategy', { path: { id }, body });

export const versionsQuery = (userId: string, id: string) => ({
  queryKey: ['brands', userId, 'strategy-versions', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.get('/api/brands/{id}/strategy/versions', { path: { id }, query: { per_page: 100 }, signal })).versions,
});

export const versionQuery = (userId: string, id: string, version: number) => ({
  queryKey: ['brands', userId, 'strategy-version', id, version],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.get('/api/brands/{id}/strategy/versions/{version}', { path: { id, version }, signal })).strategyText,
});

export const restoreVersion = (id: string, version: number) =>
  api.post('/api/brands/{id}/strategy/versions/{version}/restore', { path: { id, version } });
