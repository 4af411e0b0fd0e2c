import { hash, Random } from '../../random';
import type { StudioBrand } from '../../compose';
import { letteringIn } from '../loss';
import { isClean, openPicture, resize, toPng, UnusablePicture } from '../picture';
import type { Picture } from '../picture';
import { clamp, fromLab, toLab } from '../planes';
import type { Lab } from '../planes';
import { quantise } from '../quantise';
import { spelt } from '../spelling';
import { through } from './air';
import { brandColours, chosen, inksOf, roomFor, varied } from './choice';
import { broughtOut } from './faint';
import { findings } from './findings';
import { graded } from './grade';
import type { Grade } from './grade';
import { BRUSHED, DRY, FLATWORK, LINED, ONE_INK, OWN_COLOURS, PRINTED, SOFT_STICKS, SOLID, WHITE_LINED } from './kinds';
import { cleanDrawing, lineDrawing, withLines } from './line-drawing';
import { FULL, mix } from './mix';
import { keepPaper, onPaper } from './paper';
import { swapped } from './swap';
import { isLineArt, isOnWhite } from './tone';
import { TREATMENTS } from './treatments';
import { withType } from './type';
import { KNOWN, undone } from './undone';
import { readWish } from './words';

export { TREATMENT_NAMES } from './treatments';

export interface Restyle {
  /** A whole file. */
  image: Uint8Array;
  prompt: string;
  brand?: StudioBrand;
  /** 0 gives the picture back as it came, 1 goes farthest. */
  strength: number;
}

interface Restyled {
  /** PNG; at strength 0 the file itself. */
  image: Uint8Array;
  /** Sentences for whoever asked. */
  notes: string[];
}

const LONGEST = 2048;
/** And from this one on nothing of its colours, where none are wanted: half grey is neither. */
const ALL_GREY = 0.2;
/** Root mean square distance from sixteen colours up to which a picture is drawn in flat ones. */
const FEW = 0.02;
/** How much of small type a dry tool lays anew. */
const DRY_LINE = 0.5;
/** A smaller picture is enlarged for a treatment, up to so many times, so that strokes and dots have smooth edges. */
const SMALL = { below: 700, to: 1024, most: 3 };
const SOFT: Grade = { saturation: 0.55, lift: { low: 0.16, middle: 0.72 } };

/**
 * A picture in another treatment, light or palette, as the prompt names them. It adds and removes nothing that can be seen in it,
 * and says what of the prompt that leaves undone. Pure: the same request, seed and option give the same bytes.
 *
 * @param option 0, 1, 2 …: other palettes and details of the same wish; where the prompt names no treatment, other treatments
 * @throws UnusablePicture
 */
export async function restyle(
  { image, prompt, brand, strength }: Restyle,
  seed: number,
  option: number,
): Promise<Restyled> {
  const { text, notes: readAs } = await spelt(prompt);
  const wish = readWish(text);
  const branded = brandColours(wish, brand, option);
  if (strength <= 0)
    return { image, notes: ['Strength 0 keeps the picture as it is.', ...undone({ ...wish, unmet: [] }, wish)] };
  if (wish.unknown)
    throw new UnusablePicture(
      `The studio has no treatment for “${wish.unknown}”: it works with strokes, inks, light and colours. ${KNOWN}`,
    );
  const opened = await openPicture(image, LONGEST);
  const random = new Random((hash(prompt) ^ Math.imul(seed, 2654435761) ^ option) >>> 0);
  const named = branded ?? wish.colours;
  const colours = named.length > 0 ? named : [...inksOf(wish, random)];
  const { treatment, grades, guessed } = chosen({ ...wish, colours }, option);
  const notes = [...readAs, ...undone(wish, { treatment, colours })];
  // who wants a hat added wants no other light instead
  if (guessed && (wish.isOrder || wish.parts.length > 0)) throw new UnusablePicture([...notes, KNOWN].join(' '));
  const isPapered = opened.transparent && (treatment !== undefined || wish.air.some((kind) => kind !== 'film'));
  const picture = opened.transparent ? onPaper(opened, isPapered) : opened;
  if (isPapered) notes.push('What was transparent is paper now.');
  if (guessed) notes.push(`The prompt names no treatment that the studio knows, so it chose one. ${KNOWN}`);
  const scale = treatment ? enlargement(picture) : 1;
  const large = await resize(picture, Math.round(picture.width * scale), Math.round(picture.height * scale));
  const before = toLab(large);
  let taken = before;
  for (const swap of wish.swaps) {
    const { lab, notes: left } = swapped(taken, swap);
    taken = lab;
    notes.push(...left);
  }
  // the grain of strokes and dots, another for each picture of a request
  const unit = Math.max(0.5, Math.max(large.width, large.height) / 1024) * random.range(0.92, 1.1) * wish.weight;
  const { isReversed, unlined, isScreened, isBoard } = wish;
  const isFlat = isClean(picture);
  // a photograph before one colour has as many equal pixels, and all its tones
  const isInked = treatment !== undefined && ONE_INK.has(treatment);
  // lines on paper stay those that were drawn, in whatever ink or light
  const lines = isInked || treatment === 'neon' ? lineDrawing(taken, unit) : undefined;
  const isDrawn = lines !== undefined || (isFlat && quantise(picture.data, 16, 0.008).error < FEW);
  const seen = lines ? cleanDrawing(lines, taken) : treatment && treatment !== 'glow' ? broughtOut(taken) : taken;
  const source = isInked && (isDrawn || SOLID.has(treatment)) ? hueAsTone(seen) : seen;
  const { inks: count, outlined, isSalted } = wish;
  const means = {
    ...{ strength, colours, random, unit, isReversed, unlined, isDrawn, isScreened, isBoard },
    ...{ count: colours.length > 0 ? undefined : count, outlined, isSalted, isRusted: wish.isRusted, lines },
  };
  // what is lifted to pastel stays so in whatever light
  const inOrder = grades.toSorted((one, other) => Number(!!one.lift) - Number(!!other.lift));
  const room = roomFor(taken);
  // dark corners would come out as rings of flats
  const isFlatwork = treatment !== undefined && FLATWORK.has(treatment);
  // and on a white ground as a grey ring
  const isRinged = isFlatwork || isOnWhite(taken.l);
  const inLight = (so: Lab) =>
    inOrder.reduce((to, grade) => {
      const own = varied(grade, grades.length, room, random);
      return graded(to, isRinged ? { ...own, vignette: 0 } : own);
    }, so);
  const onSheet = (so: Lab) =>
    grades.reduce((to, { lean = 0.6, fade = 0, vignette = 0, ...grade }) => {
      const tint = { shadows: grade.shadows, lights: grade.lights, saturation: grade.saturation };
      return graded(to, { ...tint, lean: 0.45 * lean, fade: 0.3 * fade, vignette: 0.5 * vignette });
    }, so);
  const isPrint = treatment !== undefined && PRINTED.has(treatment);
  // a print or a painting was taken on no film
  const air = wish.air.filter((kind) => !(treatment !== undefined && (kind === 'film' || kind === 'plate')));
  let goal = air.reduce((so, kind) => through(kind, so, random, unit), source);
  if (treatment === undefined) goal = inLight(goal);
  // one ink has no light of its own: the sheet that it is printed on takes it
  else if (isPrint) goal = onSheet(TREATMENTS[treatment](goal, means));
  else {
    goal = inLight(goal);
    if (colours.length > 0 && OWN_COLOURS.has(treatment)) goal = TREATMENTS.recolour(goal, means);
    goal = TREATMENTS[treatment](goal, means);
    // paints that are brightened by the treatment are soft ones again
    if (grades.some(({ look }) => look === 'pastel')) goal = graded(goal, SOFT);
  }
  if (wish.isSoft && colours.length === 0) soften(goal, taken);
  // of what is no drawing as a whole its lettering is
  const lettering = isDrawn ? undefined : letteringIn(taken);
  if (lines && isInked)
    withLines(lines, goal, unit, SOFT_STICKS.has(treatment) ? 'soft' : DRY.has(treatment) ? 'dry' : 'wet', random);
  else if (treatment && LINED.has(treatment) && (isDrawn || lettering))
    withType(
      source,
      goal,
      isPrint && !(treatment === 'halftone' && colours.length === 0),
      unit,
      DRY.has(treatment) ? DRY_LINE : undefined,
      (treatment === 'ink' && wish.isReversed) ||
        (WHITE_LINED.has(treatment) && (treatment === 'cyanotype' ? isLineArt : isOnWhite)(source.l)),
      lettering,
    );
  const isGrey = !treatment && grades.some(({ look }) => look === 'black and white');
  if (isDrawn && treatment && BRUSHED.has(treatment)) keepPaper(taken, goal, 5 * unit);
  const made = mix(
    wish.swaps.length > 0 && !treatment && wish.grades.length === 0 ? before : taken,
    goal,
    strength,
    isGrey ? ALL_GREY : FULL,
  );
  const drawn = fromLab(made, large.data);
  const { data } = await resize({ ...large, data: drawn }, picture.width, picture.height);
  notes.push(
    ...findings({
      taken,
      source,
      made,
      wish: { ...wish, colours, grades, air },
      treatment,
      strength,
      unit,
      isDrawn,
      isClean: isFlat,
      lettering,
      transparent: picture.transparent,
    }),
  );
  if (branded) notes.push(`It is in the colours of ${brand?.name ?? 'the brand'}: ${branded.join(', ')}.`);
  if (picture.width < picture.original.width)
    notes.push(
      `The picture was worked on at ${picture.width} × ${picture.height} of its ${picture.original.width} × ${picture.original.height} pixels.`,
    );
  return { image: await toPng({ ...picture, data }, picture.transparent), notes };
}

/** Chroma from which on a colour is loud, in a soft picture. */
const LOUD = 0.1;
/** As much of its colours a soft picture keeps at least: one that was nearly grey has others by a wish. */
const LEAST = 0.78;
/** What is to be soft has no louder colours than the picture had. */
function soften(goal: Lab, taken: Lab): void {
  const most = clamp((0.9 * meanChroma(taken)) / Math.max(1e-6, meanChroma(goal)), LEAST, 1);
  for (let i = 0; i < goal.l.length; i++) {
    const chroma = most * Math.hypot(goal.a[i]!, goal.b[i]!);
    const part = most / (1 + 2.5 * Math.max(0, chroma - LOUD));
    goal.a[i]! *= part;
    goal.b[i]! *= part;
  }
}
function meanChroma({ a, b }: Lab): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.hypot(a[i]!, b[i]!);
  return sum / a.length;
}

function enlargement({ width, height }: Picture): number {
  const longest = Math.max(width, height);
  return longest < SMALL.below ? Math.min(SMALL.most, SMALL.to / longest) : 1;
}

/** A picture as one ink takes it: yellow and red lighter, blue darker than they are, so that two colours of one lightness are two tones. */
const HUE = { a: 0.3, b: 0.6 };
function hueAsTone(source: Lab): Lab {
  const l = source.l.map((v, i) => clamp(v + HUE.a * source.a[i]! + HUE.b * source.b[i]!));
  return { ...source, l };
}
