import type { StudioBrand } from '../../compose';
import type { Random } from '../../random';
import { smoothstep } from '../planes';
import type { Lab } from '../planes';
import { quantile } from '../planes';
import type { Grade } from './grade';
import { COUNTABLE, INKED } from './kinds';
import { PRINTS } from './prints';
import { DRUMS } from './risograph';
import type { TreatmentName } from './treatments';
import type { Wish } from './words';

// Which treatment, colours and lights a wish comes to.

/** What is tried in turn where the prompt names no treatment. */
const IDEAS: readonly TreatmentName[] = ['screenprint', 'duotone', 'watercolour', 'halftone', 'oil', 'sketch'];
const POLISH: Grade = { stretch: 0.9, saturation: 1.12, contrast: 1.08 };

/** As many inks as the prompt counts without naming them. */
export function inksOf({ inks, treatment }: Wish, random: Random): readonly string[] {
  if (!inks || !COUNTABLE.has(treatment!)) return [];
  if (treatment === 'risograph') return DRUMS.slice(0, inks);
  const [key = '', second = '', third = '', paper = ''] = random.pick(PRINTS);
  // a block for each colour, on paper
  if (treatment === 'linocut') return inks === 2 ? [key, second, paper] : [key, second, third, paper];
  return inks === 2 ? [second, paper] : inks === 3 ? [key, second, paper] : [key, second, third, paper];
}

/** The brand's palette where the treatment is made of inks, or where the prompt asks for it; a painting keeps what it paints. */
export function brandColours(
  { colours, treatment, asksForBrand }: Wish,
  brand: StudioBrand | undefined,
  option: number,
) {
  const palette = brand?.palette;
  if (!palette?.length || colours.length > 0) return undefined;
  if (asksForBrand) return palette;
  const ink = treatment ?? IDEAS[option - 1];
  return ink !== undefined && INKED.has(ink) ? palette : undefined;
}

export function chosen({ treatment, grades, colours, air, swaps, inks }: Wish, option: number) {
  // tints of a colour are none of those that were counted
  const isCounted = treatment === 'poster' && inks !== undefined && inks <= colours.length;
  if ((treatment === 'flat' && colours.length > 0) || isCounted)
    return { treatment: 'screenprint' as const, grades, guessed: false };
  if (treatment) return { treatment, grades, guessed: false };
  if (colours.length > 0) return { treatment: 'recolour' as const, grades, guessed: false };
  if (grades.length + air.length + swaps.length > 0) return { treatment: undefined, grades, guessed: false };
  const treatments = [undefined, ...IDEAS];
  const idea = treatments[option % treatments.length];
  return { treatment: idea, grades: idea ? [] : [POLISH], guessed: true };
}

/** Median lightness from which on a picture may be darkened as much as is asked for, and up to which not at all: a night falls in it already. */
const DARK = { all: 0.22, none: 0.48 };
/** What its tones are lifted by then, that what is dark in it stays seen under the colours of the night. */
const LIFT = 0.2;

/** A light as it falls this time; several at once lean less each, so that together they are one. @param room for being darkened, 0 to 1 */
export function varied(grade: Grade, count: number, room: number, random: Random): Grade {
  const share = 1 / Math.sqrt(count);
  const exposure = grade.exposure ?? 0;
  return {
    ...grade,
    lean: (grade.lean ?? 0.6) * share * random.range(0.8, 1.15),
    exposure: share * (exposure < 0 ? exposure * room + LIFT * (1 - room) : exposure) + random.range(-0.03, 0.03),
    contrast: grade.contrast && 1 + (grade.contrast - 1) * room,
    vignette: grade.vignette && grade.vignette * room,
  };
}

/** How much a picture may be darkened, 0 to 1. */
export const roomFor = ({ l }: Lab): number => smoothstep(DARK.all, DARK.none, quantile(l, 0.5));
