import type { DesignDetailResponse } from '@maquette/api-client';
import { api, requireId } from '@maquette/web-core';
import type { Camelized } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

/** A design with its recipe and its relatives. */
export type DesignDetail = Camelized<DesignDetailResponse>;

export const getDesign = (id: string, signal?: AbortSignal): Promise<DesignDetail> =>
  api.get<DesignDetailResponse>(`/api/designs/${encodeURIComponent(requireId('Design', id))}`, { signal });

export const designQuery = (userId: string, id: string) =>
  queryOptions({ queryKey: ['designs', userId, 'one', id], queryFn: ({ signal }) => getDesign(id, signal) });
