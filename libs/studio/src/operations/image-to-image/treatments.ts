import { charcoal, colouredPencil, sketch } from './drawings';
import { flat, glow, neon, pixels, recolour } from './others';
import { oil } from './oil';
import { watercolour } from './paintings';
import { mosaic, stainedGlass } from './pieces';
import { duotone, engraving, halftone, ink, linocut, screenprint } from './prints';
import type { Treatment } from './tone';

/** By the names that a prompt asks for them with. */
export const TREATMENTS = {
  duotone,
  screenprint,
  halftone,
  sketch,
  charcoal,
  'coloured-pencil': colouredPencil,
  ink,
  linocut,
  engraving,
  oil,
  watercolour,
  pixels,
  neon,
  glow,
  flat,
  mosaic,
  'stained-glass': stainedGlass,
  recolour,
} as const satisfies Record<string, Treatment>;
export type TreatmentName = keyof typeof TREATMENTS;
export const TREATMENT_NAMES = Object.keys(TREATMENTS) as TreatmentName[];
