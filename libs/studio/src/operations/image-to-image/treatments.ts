import { ballpoint, charcoal, colouredPencil, lineArt, sketch } from './drawings';
import { pointillism, popArt } from './dots';
import { oilPastel } from './crayon';
import { chalk, pastel, silverpoint } from './dry';
import { batik, collage, gouache, poster } from './layers';
import { embroidery } from './embroidery';
import { flat, glow, neon, pixels, recolour } from './others';
import { oil } from './oil';
import { watercolour } from './paintings';
import { mosaic, stainedGlass } from './pieces';
import { aquatint, blueprint, cyanotype, drypoint, etching, lithograph } from './plates';
import { duotone, engraving, halftone, ink, linocut, screenprint } from './prints';
import { emboss, metal } from './relief';
import { risograph } from './risograph';
import type { Treatment } from './tone';
import { woodblock } from './woodblock';
import { inkWash, lineAndWash, marker } from './washes';

/** By the names that a prompt asks for them with. */
export const TREATMENTS = {
  duotone,
  screenprint,
  halftone,
  sketch,
  charcoal,
  'coloured-pencil': colouredPencil,
  ink,
  'line-art': lineArt,
  linocut,
  woodblock,
  engraving,
  oil,
  watercolour,
  pixels,
  neon,
  glow,
  flat,
  mosaic,
  'stained-glass': stainedGlass,
  pointillism,
  'pop-art': popArt,
  risograph,
  pastel,
  'oil-pastel': oilPastel,
  blackboard: chalk,
  silverpoint,
  ballpoint,
  etching,
  drypoint,
  aquatint,
  lithograph,
  cyanotype,
  blueprint,
  collage,
  gouache,
  poster,
  marker,
  batik,
  embroidery,
  emboss,
  metal,
  'ink-wash': inkWash,
  'line-and-wash': lineAndWash,
  recolour,
} as const satisfies Record<string, Treatment>;
export type TreatmentName = keyof typeof TREATMENTS;
export const TREATMENT_NAMES = Object.keys(TREATMENTS) as TreatmentName[];
