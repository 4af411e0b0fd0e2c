import { colourName } from '@maquette/studio/colour-name';
import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  wcagContrast,
} from 'culori';
import { flatness, type Oklab, paletteOf, type Pixels } from './palette';

/** One colour of a picture. */
export interface NamedColour {
  /** `#rrggbb` */
  hex: string;
  name: string;
  /** how much of the picture has it, 0 to 1 */
  share: number;
}

/** What two colours are as text and ground. */
export interface ColourPair {
  one: string;
  other: string;
  /** WCAG 2, 1 to 21 */
  contrast: number;
}

export const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

/** Two colours that are apart for most people and alike for some. */
export interface Confusion {
  one: string;
  other: string;
  seenBy: Deficiency;
  /** Delta E 2000, for most people and for those */
  apart: number;
  alike: number;
}

export type Harmony = 'neutral' | 'monochromatic' | 'analogous' | 'complementary' | 'triadic' | 'varied';
export type Temperature = 'warm' | 'cool' | 'neutral' | 'warm and cool';

/** What covers less is named, but not weighed. */
const WEIGHED = 0.02;
/** OKLab chroma under which a colour has no hue for the eye. */
const NEUTRAL = 0.035;
/** A picture whose pixels lie close around a few colours is drawn of them. */
const FLAT = 0.75;
const MOST_PAIRS = 10;
const MOST_CONFUSIONS = 6;
/** Delta E 2000: beyond the first, colours are told apart at a glance; under the other, hardly side by side. */
const APART = 18;
const ALIKE = 7;

const chroma = ({ a, b }: Oklab) => Math.hypot(a, b);
const hue = ({ a, b }: Oklab) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** The palette with names, none twice. */
export function namedPalette(pixels: Pixels): (NamedColour & Oklab)[] {
  const isFlat = flatness(pixels) >= FLAT;
  const palette = paletteOf(pixels, isFlat ? { most: 8, radius: 0.045 } : { most: 6 });
  const taken = new Set<string>();
  return palette.map(({ color, ...rest }) => {
    const name = colourName(color, taken);
    taken.add(name);
    return { ...rest, hex: color, name };
  });
}

/** Every two colours of a palette, the strongest contrast first. */
export function pairsOf(palette: readonly NamedColour[]): ColourPair[] {
  return palette
    .flatMap((one, i) =>
      palette.slice(i + 1).map((other) => ({
        one: one.hex,
        other: other.hex,
        // downwards: what is called 4.5 has at least that
        contrast: Math.floor(wcagContrast(one.hex, other.hex) * 100) / 100,
      })),
    )
    .sort((one, other) => other.contrast - one.contrast)
    .slice(0, MOST_PAIRS);
}

const FILTERS = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};
const apart = differenceCiede2000();
const toRgb = converter('rgb');

/** A colour as somebody sees it who lacks a kind of cone (Machado and others, 2009). */
export const seenBy = (hex: string, deficiency: Deficiency): string =>
  formatHex(FILTERS[deficiency](toRgb(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 })) ?? hex;

/** The worst first; of each two colours the deficiency for which they are most alike. */
export function confusionsOf(palette: readonly NamedColour[]): Confusion[] {
  const weighed = palette.filter(({ share }) => share >= WEIGHED);
  return weighed
    .flatMap((one, i) =>
      weighed.slice(i + 1).flatMap((other) => {
        const usual = apart(one.hex, other.hex);
        if (usual < APART) return [];
        const [worst] = DEFICIENCIES.map((deficiency) => ({
          deficiency,
          alike: apart(seenBy(one.hex, deficiency), seenBy(other.hex, deficiency)),
        })).sort((a, b) => a.alike - b.alike);
        if (!worst || worst.alike >= ALIKE) return [];
        return [
          {
            one: one.hex,
            other: other.hex,
            seenBy: worst.deficiency,
            apart: round(usual, 1),
            alike: round(worst.alike, 1),
          },
        ];
      }),
    )
    .sort((one, other) => one.alike - other.alike)
    .slice(0, MOST_CONFUSIONS);
}

/** How the hues of a palette lie on the wheel, by what they weigh: share times chroma. */
export function harmonyOf(palette: readonly (NamedColour & Oklab)[]): Harmony {
  const hues = palette.filter((colour) => colour.share >= WEIGHED && chroma(colour) >= NEUTRAL);
  if (hues.length === 0) return 'neutral';
  const groups: number[] = [];
  for (const colour of hues.sort((one, other) => other.share * chroma(other) - one.share * chroma(one)))
    if (!groups.some((group) => between(group, hue(colour)) <= 25)) groups.push(hue(colour));
  if (groups.length === 1) return 'monochromatic';
  const first = groups[0]!;
  const away = groups.slice(1).map((group) => between(group, first));
  if (away.every((angle) => angle <= 70)) return 'analogous';
  if (groups.length === 2) return away[0]! >= 140 ? 'complementary' : 'varied';
  const isTriad =
    groups.length === 3 &&
    groups.every((one, i) => groups.every((other, j) => i === j || Math.abs(between(one, other) - 120) <= 30));
  if (isTriad) return 'triadic';
  // beside the main hues and their opposite there is nothing else
  return away.every((angle) => angle <= 40 || angle >= 140) ? 'complementary' : 'varied';
}

/** Reds to yellows are warm, greenish blues to violets cool; greens and magentas are neither. */
export function temperatureOf(palette: readonly (NamedColour & Oklab)[]): Temperature {
  let [warm, cool, all] = [0, 0, 0];
  for (const colour of palette) {
    const weight = colour.share * chroma(colour);
    all += weight;
    const angle = hue(colour);
    if (angle >= 15 && angle < 112) warm += weight;
    else if (angle >= 180 && angle < 310) cool += weight;
  }
  if (all < 0.008) return 'neutral';
  const [warmly, coolly] = [warm / all, cool / all];
  if (warmly >= 0.25 && coolly >= 0.25 && Math.max(warmly, coolly) < 0.7) return 'warm and cool';
  if (warmly >= 0.5 && warmly > coolly) return 'warm';
  return coolly >= 0.5 ? 'cool' : 'neutral';
}
