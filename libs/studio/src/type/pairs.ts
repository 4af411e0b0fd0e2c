import { face } from './face';
import type { Face } from './face';

export const MOODS = ['minimal', 'modern', 'luxury', 'playful', 'bold', 'natural', 'vintage', 'tech', 'calm'] as const;
export type Mood = (typeof MOODS)[number];

/** A heading and a text face that were chosen for each other. */
export interface TypePair {
  id: string;
  heading: [family: string, weight: number];
  body: [family: string, regular: number, strong: number];
  /** em */
  tracking: number;
  leading: number;
  upper?: boolean;
  moods: Mood[];
}

const pair = (
  id: string,
  heading: TypePair['heading'],
  body: TypePair['body'],
  tracking: number,
  leading: number,
  moods: Mood[],
  upper = false,
): TypePair => ({ id, heading, body, tracking, leading, moods, upper });

export const PAIRS: TypePair[] = [
  pair('fraunces-figtree', ['fraunces', 600], ['figtree', 400, 600], -0.02, 1.04, ['natural', 'vintage', 'calm']),
  pair('dm-serif-dm-sans', ['dm-serif-display', 400], ['dm-sans', 400, 600], -0.012, 1.05, [
    'luxury',
    'vintage',
    'natural',
  ]),
  pair('playfair-lato', ['playfair-display', 600], ['lato', 400, 700], -0.01, 1.08, ['luxury', 'vintage']),
  pair('cormorant-jost', ['cormorant-garamond', 600], ['jost', 400, 600], -0.01, 1, ['luxury', 'calm']),
  pair('space-grotesk-inter', ['space-grotesk', 700], ['inter', 400, 600], -0.03, 1.04, ['tech', 'modern']),
  pair('sora-manrope', ['sora', 700], ['manrope', 400, 600], -0.035, 1.08, ['tech', 'modern']),
  pair('outfit', ['outfit', 600], ['outfit', 400, 600], -0.02, 1.06, ['modern', 'minimal', 'playful']),
  pair('bricolage-instrument', ['bricolage-grotesque', 800], ['instrument-sans', 400, 600], -0.03, 1, [
    'bold',
    'modern',
    'playful',
  ]),
  pair('anton-work-sans', ['anton', 400], ['work-sans', 400, 600], 0.005, 1.06, ['bold'], true),
  pair('bebas-barlow', ['bebas-neue', 400], ['barlow', 400, 600], 0.02, 0.94, ['bold', 'vintage'], true),
  pair('syne-manrope', ['syne', 800], ['manrope', 400, 600], -0.02, 1.05, ['bold', 'tech']),
  pair('unbounded-manrope', ['unbounded', 700], ['manrope', 400, 600], -0.04, 1.12, ['tech', 'playful']),
  pair('fredoka-nunito', ['fredoka', 600], ['nunito', 400, 600], -0.01, 1.04, ['playful']),
  pair('quicksand-nunito', ['quicksand', 700], ['nunito', 400, 600], -0.03, 1.08, ['playful', 'calm']),
  pair('abril-lato', ['abril-fatface', 400], ['lato', 400, 700], -0.01, 1.06, ['vintage', 'luxury']),
  pair('cinzel-josefin', ['cinzel', 600], ['josefin-sans', 400, 600], 0.1, 1.24, ['luxury'], true),
  pair('gloock-figtree', ['gloock', 400], ['figtree', 400, 600], -0.015, 1.06, ['vintage', 'luxury', 'natural']),
  pair('instrument-serif-sans', ['instrument-serif', 400], ['instrument-sans', 400, 600], -0.015, 1, [
    'calm',
    'minimal',
    'natural',
  ]),
  pair('jakarta', ['plus-jakarta-sans', 800], ['plus-jakarta-sans', 400, 600], -0.035, 1.08, [
    'modern',
    'tech',
    'minimal',
  ]),
  pair('oswald-work-sans', ['oswald', 600], ['work-sans', 400, 600], 0.01, 1.16, ['bold', 'modern'], true),
  pair('young-serif-figtree', ['young-serif', 400], ['figtree', 400, 600], -0.015, 1.08, [
    'natural',
    'vintage',
    'calm',
  ]),
  pair('poppins', ['poppins', 700], ['poppins', 400, 600], -0.03, 1.1, ['modern', 'playful']),
  pair('montserrat', ['montserrat', 700], ['montserrat', 400, 600], -0.02, 1.1, ['modern', 'minimal']),
  pair('archivo-work-sans', ['archivo-black', 400], ['work-sans', 400, 600], -0.03, 1.04, ['bold']),
  pair('space-mono', ['space-mono', 700], ['space-mono', 400, 700], -0.04, 1.14, ['tech']),
  pair('inter', ['inter', 800], ['inter', 400, 600], -0.04, 1.06, ['minimal', 'modern', 'tech']),
  pair('lora-lato', ['lora', 600], ['lato', 400, 700], -0.01, 1.12, ['calm', 'natural']),
];

/** Faces that carry the scripts others lack (Vietnamese, Cyrillic, Greek), tried in this order. */
export const FALLBACKS: TypePair[] = [
  pair('inter-wide', ['inter', 800], ['inter', 400, 600], -0.03, 1.12, []),
  pair('noto-serif', ['noto-serif', 600], ['noto-serif', 400, 600], -0.01, 1.15, []),
];

export const headingFace = (p: TypePair): Face => face(...p.heading);
export const bodyFace = (p: TypePair): Face => face(p.body[0], p.body[1]);
export const strongFace = (p: TypePair): Face => face(p.body[0], p.body[2]);

const slug = (family: string): string =>
  family
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
/** The pair that sets a brand's own families as far as the studio has them: its heading leads, its text face joins. */
export function brandPair(fonts: { heading?: string; body?: string }): { pair?: TypePair; missing: string[] } {
  const missing: string[] = [];
  const heading = fonts.heading
    ? (PAIRS.find((p) => p.heading[0] === slug(fonts.heading ?? '')) ??
      PAIRS.find((p) => p.body[0] === slug(fonts.heading ?? '')))
    : undefined;
  const body = fonts.body ? PAIRS.find((p) => p.body[0] === slug(fonts.body ?? '')) : undefined;
  if (fonts.heading && !heading) missing.push(fonts.heading);
  if (fonts.body && !body) missing.push(fonts.body);
  if (!heading && !body) return { missing };
  const base = heading ?? body;
  if (!base) return { missing };
  const ownHeading =
    heading && heading.heading[0] !== slug(fonts.heading ?? '')
      ? ([heading.body[0], heading.body[2]] as TypePair['heading'])
      : base.heading;
  return {
    pair: {
      ...base,
      id: 'brand',
      heading: ownHeading,
      body: (body ?? base).body,
      upper: heading?.heading === ownHeading ? base.upper : false,
    },
    missing,
  };
}
