import type { Answer } from '@maquette/web-core';

/** A card of the gallery: one image, or a request that has none yet. */
export type Design = Answer<'get', '/api/designs'>['designs'][number];

export const isUnfinished = ({ status }: Design) => status === 'pending' || status === 'processing';

/** Proportions to expect before the true ones are known. */
const EXPECTED: Record<string, { width: number; height: number }> = {
  banner: { width: 16, height: 9 },
  'business-card': { width: 8, height: 5 },
  flyer: { width: 5, height: 7 },
  'website-header': { width: 16, height: 9 },
};
const SQUARE = { width: 1, height: 1 };

/** The picture's size in pixels, or the proportion that its type is likely to have. */
export const sizeOf = ({ width, height, designType }: Design): { width: number; height: number } =>
  width && height ? { width, height } : (EXPECTED[designType ?? ''] ?? SQUARE);
