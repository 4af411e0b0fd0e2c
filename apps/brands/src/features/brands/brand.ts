import { api } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

/** A brand as its card shows it. */
export type Brand = Answer<'get', '/api/brand-profiles'>['profiles'][number];

/** A brand with its strategy. */
export type BrandDetail = Answer<'get', '/api/brand-profiles/{id}'>['profile'];

export const BRANDS_PATH = '/dashboard/brands';
export const brandPath = (id: string): string => `${BRANDS_PATH}/${id}`;
export const strategyPath = (id: string): string => `${brandPath(id)}/strategy`;
/** The designs of a brand, and the form for a new one of it. */
export const designsPath = (brand: string): string => `/dashboard/designs?brand=${encodeURIComponent(brand)}`;
export const newDesignPath = (brandId: string): string => `/dashboard/designs?create=${brandId}`;

export const nameOf = ({ name }: { name: string }): string => name.trim() || 'Untitled Brand';

export const brandQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['brands', userId, 'one', id],
    queryFn: async ({ signal }) => (await api.get('/api/brand-profiles/{id}', { path: { id }, signal })).profile,
  });
