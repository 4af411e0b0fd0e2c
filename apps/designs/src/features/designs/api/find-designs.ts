import { api } from '@maquette/web-core';
import type { Found } from '@maquette/web-core/remotes';
import { cardTexts } from '../card-texts';
import { designPath } from '../paths';
import { designTypeLabel } from '../vocabulary';

const MOST = 6;

/** The newest designs in which the text stands. */
export async function findDesigns(text: string, signal: AbortSignal): Promise<Found[]> {
  const { designs } = await api.get('/api/designs', { query: { search: text, per_page: MOST }, signal });
  return designs.map((design) => ({
    id: design.id,
    name: cardTexts(design).headline,
    detail: designTypeLabel(design.designType ?? 'general'),
    imageUrl: design.thumbnailUrl,
    path: designPath(design.id),
  }));
}
