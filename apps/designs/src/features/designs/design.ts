import { designType as knownType } from '@maquette/generation';
import type { Answer } from '@maquette/web-core';

/** A card of the gallery: one image, or a request that has none yet. */
export type Design = Answer<'get', '/api/designs'>['designs'][number];

export const isUnfinished = ({ status }: Design) => status === 'pending' || status === 'processing';

const SQUARE = { width: 1, height: 1 };

/** The picture's size in pixels, or the proportion that its type is likely to have. */
export const sizeOf = ({ width, height, designType }: Design): { width: number; height: number } =>
  width && height ? { width, height } : (knownType(designType ?? '') ?? SQUARE);
