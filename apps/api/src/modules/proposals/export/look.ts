import type { StudioId } from '@maquette/writer';
import { fontWeights } from '@maquette/studio/fonts';
import { wcagContrast } from 'culori';

export interface Typeface {
  family: string;
  regular: number;
  strong: number;
}

/** How a document looks. Colours are `#rrggbb`. */
export interface Look {
  heading: { family: string; weight: number };
  body: Typeface;
  /** of headings and lines, legible on white */
  accent: string;
  /** the colour of the cover, and what is written on it */
  cover: { ground: string; ink: string };
  /** size of the title on the cover, in points */
  title: number;
  hasContents: boolean;
}

/** What of a brand's strategy a document takes: hex colours, the leading one first, and names of typefaces. */
export interface BrandLook {
  palette?: readonly string[];
  fonts?: { heading?: string; body?: string };
}

const WHITE = '#ffffff';
const INK = '#1c1b19';
const LEGIBLE = 4.5;

/** Each studio's own hand. */
const STUDIO_LOOKS: Record<StudioId, Look> = {
  TI: {
    heading: { family: 'inter', weight: 600 },
    body: { family: 'inter', regular: 400, strong: 600 },
    accent: '#1f3f6b',
    cover: { ground: WHITE, ink: '#1f3f6b' },
    title: 38,
    hasContents: true,
  },
  SUL: {
    heading: { family: 'fraunces', weight: 600 },
    body: { family: 'figtree', regular: 400, strong: 600 },
    accent: '#7a3f2a',
    cover: { ground: '#f4ece1', ink: '#5b2d1d' },
    title: 44,
    hasContents: false,
  },
  JAD: {
    heading: { family: 'archivo-black', weight: 400 },
    body: { family: 'work-sans', regular: 400, strong: 600 },
    accent: '#111111',
    cover: { ground: '#111111', ink: WHITE },
    title: 58,
    hasContents: false,
  },
  BIL: {
    heading: { family: 'instrument-serif', weight: 400 },
    body: { family: 'instrument-sans', regular: 400, strong: 600 },
    accent: '#24594a',
    cover: { ground: '#24594a', ink: '#f3efe4' },
    title: 54,
    hasContents: true,
  },
  HOL: {
    heading: { family: 'space-grotesk', weight: 700 },
    body: { family: 'barlow', regular: 400, strong: 600 },
    accent: '#9c4318',
    cover: { ground: '#e9e2d3', ink: '#2b2722' },
    title: 44,
    hasContents: true,
  },
};

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
const nearest = (weights: readonly number[], wanted: number) =>
  weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best));

/** The studio's hand, in the brand's colours and type as far as they are legible and lie here. */
export function lookOf(studio: StudioId, brand: BrandLook = {}): Look {
  const own = STUDIO_LOOKS[studio];
  const palette = brand.palette?.filter((colour) => /^#[0-9a-f]{6}$/i.test(colour)) ?? [];
  const [ground] = palette;
  const accent =
    palette.find((colour) => wcagContrast(colour, WHITE) >= LEGIBLE) ?? (palette.length > 0 ? INK : own.accent);
  const [heading, body] = [slug(brand.fonts?.heading ?? ''), slug(brand.fonts?.body ?? '')];
  const [headings, bodies] = [fontWeights(heading), fontWeights(body)];
  return {
    ...own,
    accent,
    cover: ground ? { ground, ink: wcagContrast(ground, WHITE) >= wcagContrast(ground, INK) ? WHITE : INK } : own.cover,
    heading: headings.length > 0 ? { family: heading, weight: nearest(headings, 600) } : own.heading,
    body: bodies.length > 0 ? { family: body, regular: nearest(bodies, 400), strong: nearest(bodies, 600) } : own.body,
  };
}
