import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';
import type { DesignFilters } from '../design-filters';
import { queryOf } from './list-designs';

/** A design with its recipe and its relatives. */
export type DesignDetail = Answer<'get', '/api/designs/{id}'>;

export const getDesign = (id: string, signal?: AbortSignal) => api.get('/api/designs/{id}', { path: { id }, signal });

export const designQuery = (userId: string, id: string) =>
  queryOptions({ queryKey: ['designs', userId, 'one', id], queryFn: ({ signal }) => getDesign(id, signal) });

/** What stands before and after a design in the list that the filters let through. */
export const neighboursQuery = (userId: string, id: string, filters: DesignFilters) =>
  queryOptions({
    queryKey: [...designQuery(userId, id).queryKey, 'neighbours', filters],
    queryFn: ({ signal }) => api.get('/api/designs/{id}/neighbours', { path: { id }, query: queryOf(filters), signal }),
  });
