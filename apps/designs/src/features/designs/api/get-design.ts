import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

/** A design with its recipe and its relatives. */
export type DesignDetail = Answer<'get', '/api/designs/{id}'>;

export const getDesign = (id: string, signal?: AbortSignal) => api.get('/api/designs/{id}', { path: { id }, signal });

export const designQuery = (userId: string, id: string) =>
  queryOptions({ queryKey: ['designs', userId, 'one', id], queryFn: ({ signal }) => getDesign(id, signal) });
