import type { CreateBrandProfileDto } from '@maquette/api-client';
import { api } from '@maquette/web-core';

/** Creates a brand of the user. */
export const createBrand = async (body: CreateBrandProfileDto) =>
  (await api.post('/api/brand-profiles', { body })).profile;
