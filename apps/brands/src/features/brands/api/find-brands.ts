import { api } from '@maquette/web-core';
import type { Found } from '@maquette/web-core/remotes';
import { brandPath, nameOf } from '../brand';

const MOST = 6;

/** The newest brands in whose name or description the text stands. */
export async function findBrands(text: string, signal: AbortSignal): Promise<Found[]> {
  const { profiles } = await api.get('/api/brand-profiles', { query: { search: text, per_page: MOST }, signal });
  return profiles.map((brand) => ({ id: brand.id, name: nameOf(brand), path: brandPath(brand.id) }));
}
