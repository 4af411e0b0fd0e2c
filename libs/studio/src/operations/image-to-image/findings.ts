import { colourName } from '../colour-name';
import type { Shade } from '../loss';
import { inReadingSize, letterNotes, lettersLost, shadeOf, strokesLost } from '../loss';
import { boxBlur, quantile } from '../planes';
import type { Lab, Plane } from '../planes';
import { labOf } from './grade';
import type { Ab, Look } from './grade';
import { INKED, JOINTED, MANY_COLOURED, ONE_INK, SIMPLIFIED, WHITE_LINED } from './kinds';
import { isColourless, shows } from './looks';
import { mergedIn, structureIn } from './lost';
import type { Structure } from './lost';
import { FULL } from './mix';
import { EMPTY } from './paper';
import { isOrdinary } from './sheets';
import type { Ground } from './sheets';
import { isOnWhite } from './tone';
import type { TreatmentName } from './treatments';
import type { Wish } from './words';

// What is to be told of a result beside its source.

/** The mean change of a pixel in OKLab below which nobody sees that something was done; and in a drawing, where it is the edges that change. */
const UNCHANGED = { photograph: 0.02, drawing: 0.03 };
/** The share of the edges of a picture that have run into one in inks, from which on that is told. */
const MERGED = 0.085;
/** What of the edges of a picture has to be left, that its forms are made out among the marks of a tool. */
const LEFT: Structure = { clear: 0.8, strength: 0.03 };
/** The share of a picture that a screen tone needs to be seen, and the lightness up to which it lies. */
const SHADED = 0.04;
const LIGHT = 0.74;

/** What was made, and of what. */
interface Made {
  /** The picture, its colours replaced where that was asked for. */
  taken: Lab;
  /** What the treatment had of it. */
  source: Lab;
  made: Lab;
  wish: Wish;
  treatment: TreatmentName | undefined;
  strength: number;
  unit: number;
  /** Flat inks and lines rather than a photograph; and no grain of a camera in it. */
  isDrawn: boolean;
  isClean: boolean;
  /** Where lettering is in what is no drawing. */
  lettering: Plane | undefined;
  transparent: boolean;
}

export function findings({ taken, source, made, wish, treatment, strength, unit, ...of }: Made): string[] {
  const { isDrawn, isClean, lettering } = of;
  const { colours } = wish;
  const notes: string[] = [];
  if (wish.swaps.length === 0 && changed(taken, made) < (isDrawn ? UNCHANGED.drawing : UNCHANGED.photograph))
    notes.push('The picture hardly changes by this: it is much like that already, or the strength is low.');
  const isInked = treatment !== undefined && ONE_INK.has(treatment);
  if (treatment && isLost(structureIn(taken, made), treatment))
    notes.push('Its forms can hardly be made out in this treatment: they are too faint for its marks.');
  else if ((isInked || treatment === 'screenprint') && mergedIn(taken, made) > MERGED)
    notes.push(
      isInked && !(treatment === 'linocut' && colours.length > 1)
        ? 'One ink does not part all of it: neighbouring colours that are about as light run into one in places.'
        : 'So few inks do not part all of it: neighbouring tones print as one in places.',
    );
  if (wish.lies && isDrawn) notes.push('It snows, but in a drawing no snow comes to lie on anything.');
  // inks and paints that lie in areas have none there
  if (treatment && !ONE_INK.has(treatment) && !LINEWORK.has(treatment) && isLines(taken, unit))
    notes.push('The picture is lines on paper: it has no areas that colours could fill, and stays lines.');
  else if (treatment && MANY_COLOURED.has(treatment) && colours.length === 0 && isColourless(taken))
    notes.push('The picture has no colours, and the studio invents none: it stays black and white.');
  if (!treatment && wish.grades.some(({ look }) => look === 'black and white') && isColourless(taken))
    notes.push('The picture was black and white already: little more than its light and contrast changes.');
  if (treatment && !isDrawn && !GLOWING.has(treatment) && isNegative(taken, made))
    notes.push('Light and dark are reversed in it: what was light in the photograph is dark, as in a negative.');
  if (wish.isSilhouette && !isFilled(made, unit))
    notes.push('It is no silhouette: its forms are drawn with lines, and not filled.');
  if (isClean || lettering || treatment) {
    const [own, other] = [comparable(taken, isClean), comparable(made, isClean)];
    if (isClean || lettering) notes.push(...letterNotes(lettersLost(own, other)));
    if (treatment) notes.push(...fineNotes(own, other, treatment, isDrawn));
  }
  if (treatment && SIMPLIFIED.has(treatment) && !isClean)
    notes.push('The photograph is simplified to flat tones: it is not drawn anew, and still looks like a photograph.');
  if (wish.isScreened && treatment === 'ink' && (quantile(source.l, SHADED) > LIGHT || isLines(source, unit)))
    notes.push('There is hardly any screen tone: the picture has no shades that it could stand for.');
  const { faint, absent } = unseenIn(taken, made, wish, treatment, strength, unit);
  const sheets = wish.sheets.filter(({ hex }) => shareOf(made, labOf(hex)) < SHEET);
  if (sheets.length > 0)
    notes.push(`The studio does not make this here, and left it out: ${sheets.map(({ words }) => words).join(', ')}.`);
  if (absent.length > 0) notes.push(`Not to be seen in the result: ${absent.join(', ')}.`);
  if (faint.length > 0) notes.push(`Hardly to be seen in the result: ${faint.join(', ')}.`);
  if (wish.ground && !isGround(made, wish.ground, treatment, of.transparent))
    notes.push(
      `What is behind stays behind: another background is an operation of its own. Not done: ${wish.ground.words}.`,
    );
  return notes;
}

/** Lightness from which on a pixel is paper, pixels to either side of one within an area, and the share of a picture that areas have at least. */
const AREA = { paper: 0.92, reach: 5, share: 0.02 };
/** Whether a picture is lines on paper, with no area between them that has a tone of its own. */
function isLines({ l, width, height }: Lab, unit: number): boolean {
  if (!isOnWhite(l)) return false;
  const drawn = Float32Array.from(l, (v) => Number(v < AREA.paper));
  const about = boxBlur(drawn, width, height, Math.round(AREA.reach * unit));
  let count = 0;
  for (let i = 0; i < about.length; i++) count += Number(about[i]! > 0.97);
  return count < AREA.share * about.length;
}

/** Those that shine in the dark, which everybody expects of them. */
const GLOWING: ReadonlySet<TreatmentName> = new Set(['neon', 'glow', 'recolour', 'emboss', 'metal']);
/** The correlation of lightness, of what is about each pixel, up to which a picture is a negative. */
const NEGATIVE = -0.3;
function isNegative(source: Lab, made: Lab): boolean {
  const [one, other] = [inReadingSize(source).about, inReadingSize(made).about];
  const mean = (plane: Plane) => plane.reduce((sum, v) => sum + v, 0) / plane.length;
  const [p, q] = [mean(one), mean(other)];
  let [both, own, its] = [0, 1e-9, 1e-9];
  for (let i = 0; i < one.length; i++) {
    both += (one[i]! - p) * (other[i]! - q);
    own += (one[i]! - p) ** 2;
    its += (other[i]! - q) ** 2;
  }
  return both / Math.sqrt(own * its) < NEGATIVE;
}

/** The share of what is dark that lies within dark areas, from which on a form is filled. */
const FILLED = 0.5;
function isFilled({ l, width, height }: Lab, unit: number): boolean {
  const middle = (quantile(l, 0.01) + quantile(l, 0.99)) / 2;
  const drawn = Float32Array.from(l, (v) => Number(v < middle));
  const about = boxBlur(drawn, width, height, Math.round(AREA.reach * unit));
  let [dark, within] = [1, 0];
  for (let i = 0; i < l.length; i++) {
    dark += drawn[i]!;
    within += Number(about[i]! > 0.97);
  }
  return within > FILLED * dark;
}

/** Those that are made of what lines there are. */
const LINEWORK: ReadonlySet<TreatmentName> = new Set(['neon', 'recolour', 'pixels', 'halftone', 'glow', 'ink-wash']);
const isLost = ({ clear, strength }: Structure, treatment: TreatmentName): boolean =>
  (clear < LEFT.clear && !JOINTED.has(treatment)) || strength < LEFT.strength;

/** The share of the fine strokes of a drawing, and of a photograph, from which on somebody misses them, and most of them. */
const FINE = { drawing: 0.15, some: 0.3, photograph: 0.45 };
/** Those in which a line is seen as something else than a darker stroke. */
const REDRAWN: ReadonlySet<TreatmentName> = new Set(['neon', 'pixels', 'glow', 'emboss', 'metal']);
function fineNotes(own: Shade, made: Shade, treatment: TreatmentName, isDrawn: boolean): string[] {
  if (REDRAWN.has(treatment)) return [];
  const { strokes, at } = lostIn(own, made);
  if (strokes < (isDrawn ? FINE.drawing : FINE.some)) return [];
  if (!isDrawn)
    return [
      strokes < FINE.photograph
        ? 'Some fine parts, as the features of a small face, thin lines and textures, are lost in this treatment.'
        : 'Fine parts, as the features of a small face, thin lines and textures, are simplified away in this treatment.',
    ];
  const share = Math.min(95, 5 * Math.round(20 * strokes));
  return [
    `What is thin in the drawing is too fine for this treatment: about ${share} % of it is gone${at ? `, most of it ${at}` : ''}.`,
  ];
}
/** What is lost of strokes, as dark ones or as the light ones that a negative makes of them. */
function lostIn(own: Shade, made: Shade): ReturnType<typeof strokesLost> {
  const lost = strokesLost(own, made);
  if (lost.strokes < FINE.drawing) return lost;
  const negative = strokesLost(own, { ...made, l: made.l.map((v) => 1 - v), strokes: made.strokes.map((v) => -v) });
  return negative.strokes < lost.strokes ? negative : lost;
}

/** Flat art is read in its own size. */
const comparable = (picture: Lab, isFlat: boolean) => (isFlat ? shadeOf(picture) : inReadingSize(picture));

/** The mean change of a pixel, empty paper apart that stays as it is. */
function changed(source: Lab, made: Lab): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < source.l.length; i++) {
    const change =
      Math.abs(made.l[i]! - source.l[i]!) + Math.abs(made.a[i]! - source.a[i]!) + Math.abs(made.b[i]! - source.b[i]!);
    if (source.l[i]! >= EMPTY && change < UNCHANGED.photograph) continue;
    sum += change;
    count++;
  }
  return count ? sum / count : 0;
}

/** The share of a picture that is about of a colour, below which that was asked for in vain, and below which it is as good as absent; and how far off is about. */
const SEEN = { hardly: 0.004, no: 0.0008 };
/** The share of a print that an ink has at least that is one of two or three, and how much darker one ink may print than it is named. */
const INK = { share: 0.02, darker: 0.25 };
/** The share of a picture that has the colour of a sheet, from which on nobody misses that. */
const SHEET = 0.05;
const ABOUT = 0.11;

/** What was asked for by name and is hardly in what came out, or not at all; colours that a technique has of its own nobody asked for. */
function unseenIn(
  taken: Lab,
  made: Lab,
  { colours, bare, isOwn, grades, air, isReversed }: Wish,
  treatment: TreatmentName | undefined,
  strength: number,
  unit: number,
) {
  const looks = new Set<Look>([...grades.flatMap(({ look }) => look ?? []), ...(air.includes('snow') ? SNOW : [])]);
  // thin white lines are white enough
  const isThin = (hex: string) => treatment !== undefined && WHITE_LINED.has(treatment) && labOf(hex).l > WHITE;
  const asked = strength < FULL ? [] : [...new Set([...(isOwn ? [] : colours), ...bare])].filter((hex) => !isThin(hex));
  const shares = asked.map((hex) => ({
    name: colourName(hex, new Set()).toLowerCase(),
    share: shareOf(made, labOf(hex)),
  }));
  const isPrint = treatment !== undefined && INKED.has(treatment) && treatment !== 'neon';
  const few = isPrint && asked.length > 1 && asked.length < 4 ? INK.share : SEEN.hardly;
  const [ink] = isPrint && ONE_INK.has(treatment) && !isReversed ? asked.map(labOf).toSorted((p, q) => p.l - q.l) : [];
  const isDarker = ink !== undefined && ink.l - quantile(made.l, INKED_SHARE) > INK.darker;
  if (isDarker) shares.forEach((one, i) => labOf(asked[i]!).l === ink.l && (one.share = Math.min(one.share, SEEN.no)));
  const lost = [...looks].filter((look) => !shows(look, made, unit, taken));
  const named = (from: number, to: number) =>
    shares.flatMap(({ name, share }) => (share >= from && share < to ? [name] : []));
  return {
    absent: [...new Set(named(-1, SEEN.no))],
    faint: [...new Set([...lost, ...named(SEEN.no, few)])],
  };
}
const WHITE = 0.97;
const SNOW: readonly Look[] = ['snow'];
/** Where among the tones of a picture in one ink that ink lies. */
const INKED_SHARE = 0.02;

function shareOf({ l, a, b }: Lab, colour: Ab): number {
  let count = 0;
  for (let i = 0; i < l.length; i++)
    count += Number((l[i]! - colour.l) ** 2 + (a[i]! - colour.a) ** 2 + (b[i]! - colour.b) ** 2 < ABOUT ** 2);
  return count / l.length;
}

/** The share of the border of a picture that is of its ground, how far off a pixel of that may be, and how far inside it is looked at: paints end before the edge of their sheet. */
const BORDER = { share: 0.55, plain: 0.06, inside: 0.06 };
/** Whether what is at the border of a picture is the ground that was asked for, or any where no colour was. */
function isGround(made: Lab, ground: Ground, treatment: TreatmentName | undefined, transparent: boolean): boolean {
  if (/\btransparent\b/iu.test(ground.words)) return transparent;
  if (/\b(?:gradient|blurred)\b/iu.test(ground.words)) return false;
  const own = ground.hex ? labOf(ground.hex) : undefined;
  if (own && isOrdinary(ground, own.l, treatment)) return true;
  const { l, a, b, width, height } = made;
  const border: number[] = [];
  const inset = Math.round(BORDER.inside * Math.min(width, height));
  const [right, low] = [width - 1 - inset, height - 1 - inset];
  for (let x = inset; x <= right; x += 2) border.push(inset * width + x, low * width + x);
  for (let y = inset; y <= low; y += 2) border.push(y * width + inset, y * width + right);
  const middle = (plane: Plane) =>
    quantile(
      Float32Array.from(border, (i) => plane[i]!),
      0.5,
    );
  const to = own ?? { l: middle(l), a: middle(a), b: middle(b) };
  const about = own ? ABOUT : BORDER.plain;
  const count = border.filter(
    (i) => (l[i]! - to.l) ** 2 + (a[i]! - to.a) ** 2 + (b[i]! - to.b) ** 2 < about ** 2,
  ).length;
  return count > BORDER.share * border.length;
}
