import { hash, Random } from '../../random';
import type { StudioBrand } from '../../compose';
import { colourName } from '../colour-name';
import { blank, blur, clamp, fromLab, inChunks, quantile, smoothstep, toLab } from '../planes';
import type { Lab, Plane } from '../planes';
import { inReadingSize, letterNotes, letteringIn, lettersLost, shadeOf } from '../loss';
import { quantise } from '../quantise';
import { isClean, openPicture, resize, toPng, UnusablePicture } from '../picture';
import { PRINTS } from './prints';
import { DRUMS } from './risograph';
import type { OpenedPicture, Picture } from '../picture';
import { through } from './air';
import { broughtOut } from './faint';
import { graded, labOf } from './grade';
import type { Ab, Grade, Look } from './grade';
import {
  ONE_INK,
  OWN_COLOURS,
  PRINTED,
  INKED,
  LINED,
  SOLID,
  DRY,
  WHITE_LINED,
  MANY_COLOURED,
  FLATWORK,
  JOINTED,
  BRUSHED,
  COUNTABLE,
  SIMPLIFIED,
} from './kinds';
import { isColourless, shows } from './looks';
import { mergedIn, structureIn } from './lost';
import type { Structure } from './lost';
import { swapped } from './swap';
import { TREATMENTS } from './treatments';
export { TREATMENT_NAMES } from './treatments';
import type { TreatmentName } from './treatments';
import { isLineArt, isOnWhite } from './tone';
import { withType } from './type';
import { KNOWN, undone } from './undone';
import { readWish } from './words';
import type { Wish } from './words';

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
/** From this strength on nothing of the source is mixed in any more; what goes on is the treatment itself. */
const FULL = 0.5;
/** And from this one on nothing of its colours, where none are wanted: half grey is neither. */
const ALL_GREY = 0.2;
/** What is tried in turn where the prompt names no treatment. */
const IDEAS: readonly TreatmentName[] = ['screenprint', 'duotone', 'watercolour', 'halftone', 'oil', 'sketch'];
/** Root mean square distance from sixteen colours up to which a picture is drawn in flat ones. */
const FEW = 0.02;
/** How much of small type a dry tool lays anew. */
const DRY_LINE = 0.5;
/** A smaller picture is enlarged for a treatment, up to so many times, so that strokes and dots have smooth edges. */
const SMALL = { below: 700, to: 1024, most: 3 };
const SOFT: Grade = { saturation: 0.55, lift: { low: 0.16, middle: 0.72 } };
const POLISH: Grade = { stretch: 0.9, saturation: 1.12, contrast: 1.08 };

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
  const wish = readWish(prompt);
  const branded = brandColours(wish, brand, option);
  const notes = undone(wish);
  if (strength <= 0) return { image, notes: ['Strength 0 keeps the picture as it is.', ...notes] };
  if (wish.unknown)
    throw new UnusablePicture(
      `The studio has no treatment for “${wish.unknown}”: it works with strokes, inks, light and colours. ${KNOWN}`,
    );
  const opened = await openPicture(image, LONGEST);
  const random = new Random((hash(prompt) ^ Math.imul(seed, 2654435761) ^ option) >>> 0);
  const named = branded ?? wish.colours;
  const colours = named.length > 0 ? named : [...inksOf(wish, random)];
  const { treatment, grades, guessed } = chosen({ ...wish, colours }, option);
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
  const isDrawn = isFlat && quantise(picture.data, 16, 0.008).error < FEW;
  const isInked = treatment !== undefined && ONE_INK.has(treatment);
  const seen = treatment && treatment !== 'glow' ? broughtOut(taken) : taken;
  const source = isInked && (isDrawn || SOLID.has(treatment)) ? hueAsTone(seen) : seen;
  const means = { strength, colours, random, unit, isReversed, unlined, isDrawn, isScreened, isBoard };
  // what is lifted to pastel stays so in whatever light
  const inOrder = grades.toSorted((one, other) => Number(!!one.lift) - Number(!!other.lift));
  const room = smoothstep(DARK.all, DARK.none, quantile(taken.l, 0.5));
  // dark corners would come out as rings of flats
  const isFlatwork = treatment !== undefined && FLATWORK.has(treatment);
  const inLight = (so: Lab) =>
    inOrder.reduce((to, grade) => {
      const own = varied(grade, grades.length, room, random);
      return graded(to, isFlatwork ? { ...own, vignette: 0 } : own);
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
  // of what is no drawing as a whole its lettering is
  const lettering = isDrawn ? undefined : letteringIn(taken);
  if (treatment && LINED.has(treatment) && (isDrawn || lettering))
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
  if (wish.swaps.length === 0 && changed(taken, made) < (isDrawn ? UNCHANGED_DRAWING : UNCHANGED))
    notes.push('The picture hardly changes by this: it is much like that already, or the strength is low.');
  if (treatment && isLost(structureIn(taken, made), treatment))
    notes.push('Its forms can hardly be made out in this treatment: they are too faint for its marks.');
  else if ((isInked || treatment === 'screenprint') && mergedIn(taken, made) > MERGED)
    notes.push(
      isInked && !(treatment === 'linocut' && colours.length > 1)
        ? 'One ink does not part all of it: neighbouring colours that are about as light run into one in places.'
        : 'So few inks do not part all of it: neighbouring tones print as one in places.',
    );
  if (wish.lies && isDrawn) notes.push('It snows, but in a drawing no snow comes to lie on anything.');
  if (treatment && MANY_COLOURED.has(treatment) && colours.length === 0 && isColourless(taken))
    notes.push('The picture has no colours, and the studio invents none: it stays black and white.');
  if (isGrey && isColourless(taken))
    notes.push('The picture was black and white already: little more than its light and contrast changes.');
  if (isFlat || lettering) notes.push(...letterNotes(lettersLost(comparable(taken, isFlat), comparable(made, isFlat))));
  if (treatment && SIMPLIFIED.has(treatment) && !isFlat)
    notes.push('The photograph is simplified to flat tones: it is not drawn anew, and still looks like a photograph.');
  if (isScreened && treatment === 'ink' && quantile(source.l, SHADED) > LIGHT)
    notes.push('There is hardly any screen tone: the picture has no shades that it could stand for.');
  const { faint, absent } = unseenIn(made, { ...wish, air, grades: treatment ? [] : grades }, strength, unit);
  if (absent.length > 0) notes.push(`Not to be seen in the result: ${absent.join(', ')}.`);
  if (faint.length > 0) notes.push(`Hardly to be seen in the result: ${faint.join(', ')}.`);
  if (branded) notes.push(`It is in the colours of ${brand?.name ?? 'the brand'}: ${branded.join(', ')}.`);
  if (picture.width < picture.original.width)
    notes.push(
      `The picture was worked on at ${picture.width} × ${picture.height} of its ${picture.original.width} × ${picture.original.height} pixels.`,
    );
  return { image: await toPng({ ...picture, data }, picture.transparent), notes };
}

/** Flat art is read in its own size. */
const comparable = (picture: Lab, isFlat: boolean) => (isFlat ? shadeOf(picture) : inReadingSize(picture));

/** Lightness, 0 to 255, from which on a thing is not seen on white paper; and the paper that it is laid on then. */
const PALE = 215;
const DARK_SHEET = 58;

/**
 * What is drawn or painted stands on a sheet, and what falls falls before and beside a thing: the transparent parts become paper. A
 * light keeps them transparent, and is measured as if they were paper.
 */
function onPaper(picture: OpenedPicture, forGood: boolean): OpenedPicture {
  const { data } = picture;
  let [light, weight] = [0, 1e-6];
  for (let p = 0; p < data.length; p += 4) {
    light += ((data[p]! + data[p + 1]! + data[p + 2]!) / 3) * data[p + 3]!;
    weight += data[p + 3]!;
  }
  const sheet = light / weight > PALE ? DARK_SHEET : 255;
  const laid = data.slice();
  for (let p = 0; p < laid.length; p += 4) {
    const part = forGood ? laid[p + 3]! / 255 : Number(laid[p + 3]! > 0);
    for (let c = p; c < p + 3; c++) laid[c] = Math.round(sheet + (laid[c]! - sheet) * part);
    if (forGood) laid[p + 3] = 255;
  }
  return { ...picture, data: laid, transparent: picture.transparent && !forGood };
}

/** The mean change of a pixel in OKLab below which nobody sees that something was done. */
const UNCHANGED = 0.02;
/** And in a drawing, where it is the edges that change. */
const UNCHANGED_DRAWING = 0.03;
/** The share of the edges of a picture that have run into one in inks, from which on that is told. */
const MERGED = 0.085;
/** What of the edges of a picture has to be left, that its forms are made out among the marks of a tool. */
const LEFT: Structure = { clear: 0.8, strength: 0.03 };
const isLost = ({ clear, strength }: Structure, treatment: TreatmentName): boolean =>
  (clear < LEFT.clear && !JOINTED.has(treatment)) || strength < LEFT.strength;

/** A picture as one ink takes it: yellow and red lighter, blue darker than they are, so that two colours of one lightness are two tones. */
const HUE = { a: 0.3, b: 0.6 };
function hueAsTone(source: Lab): Lab {
  const l = source.l.map((v, i) => clamp(v + HUE.a * source.a[i]! + HUE.b * source.b[i]!));
  return { ...source, l };
}

/** Lightness of empty paper at least. */
const EMPTY = 0.985;
/** Leaves the paper of a drawing as it is, away from what is drawn. */
function keepPaper(source: Lab, goal: Lab, reach: number): void {
  const { width, height } = source;
  const empty = blur(
    source.l.map((v) => Number(v >= EMPTY)),
    width,
    height,
    reach,
  );
  for (let i = 0; i < empty.length; i++) {
    const part = smoothstep(0.9, 0.995, empty[i]!);
    goal.l[i]! += (source.l[i]! - goal.l[i]!) * part;
    goal.a[i]! += (source.a[i]! - goal.a[i]!) * part;
    goal.b[i]! += (source.b[i]! - goal.b[i]!) * part;
  }
}
/** The mean change of a pixel, empty paper apart that stays as it is. */
function changed(source: Lab, made: Lab): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < source.l.length; i++) {
    const change =
      Math.abs(made.l[i]! - source.l[i]!) + Math.abs(made.a[i]! - source.a[i]!) + Math.abs(made.b[i]! - source.b[i]!);
    if (source.l[i]! >= EMPTY && change < UNCHANGED) continue;
    sum += change;
    count++;
  }
  return count ? sum / count : 0;
}

/** What was asked for by name and is hardly in what came out, or not at all; colours that a technique has of its own nobody asked for. */
function unseenIn(made: Lab, { colours, isOwn, grades, air }: Wish, strength: number, unit: number) {
  const looks: readonly Look[] = [...grades.flatMap(({ look }) => look ?? []), ...(air.includes('snow') ? SNOW : [])];
  const asked = strength < FULL || isOwn ? [] : [...new Set(colours)];
  const shares = asked.map((hex) => ({
    name: colourName(hex, new Set()).toLowerCase(),
    share: shareOf(made, labOf(hex)),
  }));
  const lost = looks.filter((look) => !shows(look, made, unit));
  return {
    absent: [...new Set(shares.flatMap(({ name, share }) => (share < ABSENT ? [name] : [])))],
    faint: [
      ...new Set([...lost, ...shares.flatMap(({ name, share }) => (share < UNSEEN && share >= ABSENT ? [name] : []))]),
    ],
  };
}
const SNOW: readonly Look[] = ['snow'];

/** The share of a picture that is about of a colour, below which that was asked for in vain; and how far off is about. */
const UNSEEN = 0.004;
/** The share of a picture that a screen tone needs to be seen, and the lightness up to which it lies. */
const SHADED = 0.04;
const LIGHT = 0.74;
/** And below which it is as good as absent. */
const ABSENT = 0.0008;
const ABOUT = 0.11;
function shareOf({ l, a, b }: Lab, colour: Ab): number {
  let count = 0;
  for (let i = 0; i < l.length; i++)
    count += Number((l[i]! - colour.l) ** 2 + (a[i]! - colour.a) ** 2 + (b[i]! - colour.b) ** 2 < ABOUT ** 2);
  return count / l.length;
}

/** As many inks as the prompt counts without naming them. */
function inksOf({ inks, treatment }: Wish, random: Random): readonly string[] {
  if (!inks || !COUNTABLE.has(treatment!)) return [];
  if (treatment === 'risograph') return DRUMS.slice(0, inks);
  const [key = '', second = '', third = '', paper = ''] = random.pick(PRINTS);
  // a block for each colour, on paper
  if (treatment === 'linocut') return inks === 2 ? [key, second, paper] : [key, second, third, paper];
  return inks === 2 ? [second, paper] : inks === 3 ? [key, second, paper] : [key, second, third, paper];
}

function enlargement({ width, height }: Picture): number {
  const longest = Math.max(width, height);
  return longest < SMALL.below ? Math.min(SMALL.most, SMALL.to / longest) : 1;
}

/** The brand's palette where the treatment is made of inks, or where the prompt asks for it; a painting keeps what it paints. */
function brandColours({ colours, treatment, asksForBrand }: Wish, brand: StudioBrand | undefined, option: number) {
  const palette = brand?.palette;
  if (!palette?.length || colours.length > 0) return undefined;
  if (asksForBrand) return palette;
  const ink = treatment ?? IDEAS[option - 1];
  return ink !== undefined && INKED.has(ink) ? palette : undefined;
}

function chosen({ treatment, grades, colours, air, swaps }: Wish, option: number) {
  if (treatment === 'flat' && colours.length > 0) return { treatment: 'screenprint' as const, grades, guessed: false };
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
function varied(grade: Grade, count: number, room: number, random: Random): Grade {
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

/**
 * From the source to the goal; past `FULL` the contrast about the middle grows a little still.
 *
 * @param fullHue strength from which on the colours are the goal's alone
 */
function mix(source: Lab, goal: Lab, strength: number, fullHue: number): Lab {
  const t = Math.min(1, strength / FULL);
  const hue = Math.min(1, strength / fullHue);
  const more = 1 + 0.12 * Math.max(0, strength - FULL);
  if (t === 1 && hue === 1 && more === 1) return goal;
  // the goal is nobody else's, unless nothing was done
  const out = goal === source ? blank(goal) : goal;
  inChunks(out.l.length, (from, to) => {
    lean(source.l, goal.l, 0.5, more, t, out.l, from, to);
    lean(source.a, goal.a, 0, more, hue, out.a, from, to);
    lean(source.b, goal.b, 0, more, hue, out.b, from, to);
  });
  return out;
}
/** @param middle about which the goal is stretched by `more` */
function lean(
  source: Plane,
  goal: Plane,
  middle: number,
  more: number,
  t: number,
  out: Plane,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) out[i] = source[i]! + (middle + (goal[i]! - middle) * more - source[i]!) * t;
}
