import { cutOut } from '../cut-out';
import { contactOf, footOf } from '../cut-out/contact';
import { drawBackdrop } from '../backdrop';
import { placeInEnglish } from '../backdrop/abroad';
import { earthed } from '../backdrop/earth';
import { outOfFocus } from '../backdrop/out-of-focus';
import { through } from '../image-to-image/air';
import type { Air } from '../image-to-image/air';
import { graded } from '../image-to-image/grade';
import { readWish } from '../image-to-image/words';
import { isClean, openPicture, resize, toPng, within } from '../picture';
import type { Picture } from '../picture';
import { fromLab, toLab } from '../planes';
import type { Lab, Plane } from '../planes';
import { quantise } from '../quantise';
import { spelt } from '../spelling';
import { hash, Random } from '../../random';
import { blurred, covering, isInSky, softer } from './ground';
import { lostBefore } from './contrast';
import { harmonised, inLightOf, lightOf } from './light';
import { shade } from './shade';
import { hangingBefore, isOneFigure } from './standing';

export interface NewBackground {
  /** A whole file: what is kept is its subject. */
  image: Uint8Array;
  /** A whole file; without it the background is drawn from the prompt. */
  background?: Uint8Array;
  prompt: string;
  /** Hex colours for a background that is drawn and whose prompt names none. */
  colours?: readonly string[];
}

interface Composed {
  /** PNG in the size of the image. */
  image: Buffer;
  notes: string[];
}

const LONGEST = 2048;
/** Standard deviation of the blur that is asked for, as a share of the longer side. */
const SOFT = 0.012;
/** Root mean square distance from its few colours up to which a picture is a graphic; the longer side of the copy, and the step between its pixels, of 0 to 255, that is an edge; the share that is away from edges at least. */
const GRAPHIC = 0.009;
const SMALL = 300;
const EDGE = 24;
const EVEN = 0.5;
/** The share of a fog that is before what is near. */
const NEAR = 0.28;
/** Snow that lies, and does not fall. */
const LYING =
  /^(?!.*\b(?:snowing|snow ?(?:falls?|flakes?|storms?)|blizzards?|flurr(?:y|ies)|falling snow|snow falling)\b)(?=.*\bsnow)/iu;
/** What is not to be there; a shadow that is not is a wish. */
const UNWANTED = /\b(?:no|without|not(?: too)?|never) (?!shadows?\b|background\b)(?:any |an? |the )?[\p{L}-]+/giu;
/** What it is for, and what is said to whoever does it. */
const PURPOSE =
  /[,;]?\s*\b(?:as |e\.g\. )?for (?:all |the |an? |my |his |her |their |our |print|use)[^,.;]*|\b(?:we|i) (?:only |just )?(?:need|want)[^,.;]*|\b(?:put|place|set|show) (?:it|him|her|them) (?=in|on|at|into|before|onto)|\bget rid of[^,.;]*?(?=\band\b|[,.;]|$)|[^.!?]*\b(?:must|should|has to|have to) (?:keep|stay|remain)\b[^.!?]*|\blike the others?\b[^,.;]*|\bplease\b/giu;
/** Mean chroma up to which a picture has no colours. */
const GREY = 0.03;

/**
 * A subject before another background: it stays where it stood, takes on the light and colours of what is behind it, and throws a
 * shadow where it stands on the ground.
 *
 * @throws UnusablePicture
 */
export async function changeBackground(request: NewBackground, seed: number): Promise<Composed> {
  const { text, notes: readAs } = await spelt(request.prompt);
  const prompt = placeInEnglish(text)
    .replace(/\brain[ -](?=forests?\b)/giu, 'rain')
    .replace(UNWANTED, ' ')
    .replace(PURPOSE, ' ');
  const opened = await openPicture(request.image, LONGEST);
  const { picture: subject, notes, isLand: isLandscape, isDrawing } = await cutOut(opened);
  notes.push(...readAs);
  const { width, height } = subject;
  const wish = readWish(prompt, 'place');
  const alpha = opacityOf(subject);
  // what is drawn from one side to the other down to the lower frame leaves a sky alone
  const isLand = isLandscape || (isDrawing && fillsBelow(alpha, width, height));
  const isGraphic = isDrawing || (await drawnInFew(subject, opened));
  // a mark lies in no room, be it before a picture, a wall or a sheet of paper, unless one is asked for
  const isMark = isGraphic && !/\b(?:studios?|floors?|rooms?|shadows?)\b/iu.test(prompt);
  const foot = footOf(alpha, width, height);
  const contact = foot && contactOf(opened, alpha, foot);
  const stands = contact === 'stands';
  const drawn = request.background
    ? undefined
    : await drawBackdrop(prompt, wish, request.colours ?? [], { width, height }, seed, {
        foot: foot?.bottom,
        isLand,
        isFlat: isMark || !stands,
        isPhotograph: !isGraphic,
      });
  const back = drawn?.picture ?? (await covering(request.background!, width, height, LONGEST));
  const isSoft = /\b(?:blur\w*|bokeh|out of focus|unsharp|soft(?:ly)? (?:focus|blurred)|shallow)\b/iu.test(prompt);
  const side = Math.max(width, height);
  const random = new Random((hash(prompt) ^ seed) >>> 0);
  let fore = toLab(subject);
  let ground = toLab(isSoft ? await blurred(back, SOFT * side) : back);
  if (drawn?.earth) ground = earthed(ground, drawn.level ?? 0, drawn.earth);
  // a photograph before a drawing is a collage; out of focus the two meet
  if (drawn?.level !== undefined && !isGraphic)
    ground = outOfFocus(ground, { level: drawn.level, foot: foot?.bottom, isPaved: drawn.isPaved }, random);
  if (drawn?.top) ground = laidOver(toLab(drawn.top), ground, opacityOf(drawn.top));
  if (!isSoft && !drawn && !isGraphic) ground = softer(ground, fore, alpha);
  // the light that is asked for falls on both
  const isLit = (drawn?.isScene && !(drawn.isIndoors && drawn.level !== undefined)) || wish.colours.length > 0;
  // several that darken make a night of a day
  const grades = drawn?.grades?.map((one, i) => (i === 0 ? one : { ...one, exposure: 0, contrast: 1, vignette: 0 }));
  for (const grade of grades ?? (isLit ? [] : wish.grades))
    ground = graded(ground, { ...grade, lean: (grade.lean ?? 0.6) * 0.8 });
  if (!isGraphic) for (const grade of wish.grades) fore = graded(fore, inLightOf(grade));
  const light = lightOf(ground, alpha);
  const floating = /\b(?:no shadows?|without (?:a )?shadows?|floating|hovering|levitating)\b/iu.test(prompt);
  // of what is drawn a figure stands on the floor of a place, and lettering does not
  const isInAir = drawn?.isAir ?? (!drawn && (await isInSky(back, foot)));
  const hasRoom = !isMark || (!!drawn?.isScene && isOneFigure(alpha, width, height));
  if (foot && stands && !floating && !isInAir && hasRoom) shade(ground, alpha, foot, light, isGraphic ? 0.6 : 1);
  if (!isGraphic) fore = harmonised(fore, ground, alpha, light);
  // what falls falls before the subject too; the film of a camera is another wish
  const falling =
    isGraphic || drawn?.isIndoors
      ? []
      : wish.air.filter((kind) => kind !== 'film' && (kind !== 'snow' || !LYING.test(prompt)));
  const fallen = (so: Lab, kind: Air): Lab => through(kind, so, random, Math.max(0.5, side / 1024));
  let composed = laidOver(fore, falling.includes('fog') ? fallen(ground, 'fog') : ground, alpha);
  for (const kind of falling)
    composed = kind === 'fog' ? laidOver(fallen(composed, kind), composed, alpha, NEAR) : fallen(composed, kind);
  const data = fromLab(composed);
  const beyond = request.background
    ? wish.beyond.filter((words) => !/background|shadow|blur|floating/iu.test(words))
    : [];
  if (drawn && drawn.missing.length > 0)
    notes.push(
      `${drawn.photograph ? `The background is a photograph of ${drawn.photograph}.` : drawn.isScene ? 'The studio drew the place alone.' : drawn.isSurface ? 'The studio drew the surface alone.' : 'The studio knows no such scene, and drew a plain backdrop.'} Not shown: ${drawn.missing.join(', ')}.`,
    );
  if (drawn?.isSky)
    notes.push('Of the place its sky alone was drawn: what stands before it takes the rest of the picture.');
  if (isLand && drawn && !drawn.isScene)
    notes.push('This is a surface or a wall, and it hangs where the sky was: a picture of another sky fits better.');
  if (shineThrough(alpha, width, height) > HALF_CLEAR.share)
    notes.push(
      'Parts of it are half transparent, and the background shines through them: solid ones keep their colours.',
    );
  const lost = lostBefore(fore, ground, alpha, isGraphic);
  if (lost) notes.push(lost);
  const hangs =
    isGraphic || floating || isLand
      ? undefined
      : hangingBefore({ alpha, width, height, foot, contact, isInAir, drawn });
  if (hangs) notes.push(hangs);
  if (beyond.length > 0)
    notes.push(
      `The studio puts the subject before the background and matches light and colour. Not done: ${beyond.join(', ')}.`,
    );
  return { image: await toPng({ data, width, height }, false), notes };
}

/** Whether a subject is a graphic, as a logo is: away from edges of few colours. Sixteen greys tell a grey photograph too, so that the picture has to be clean then. */
async function drawnInFew(subject: Picture, opened: Picture): Promise<boolean> {
  const size = within(subject, SMALL);
  // in a small copy a JPEG has little noise left
  const { data, width, height } = await resize(subject, size.width, size.height);
  const even: number[] = [];
  let inside = 0;
  for (let i = width + 1; i < width * (height - 1) - 1; i++) {
    const around = [i, i - 1, i + 1, i - width, i + width];
    if (around.some((j) => data[4 * j + 3]! < 250)) continue;
    inside++;
    const differs = (j: number) => [0, 1, 2].some((c) => Math.abs(data[4 * i + c]! - data[4 * j + c]!) >= EDGE);
    if (!around.some(differs)) even.push(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!, 255);
  }
  if (even.length / 4 < EVEN * inside || inside === 0) return false;
  const { error, swatches } = quantise(Uint8Array.from(even), 16, 0.008);
  if (error >= GRAPHIC) return false;
  const hue = swatches.reduce((sum, { lab: { a, b }, share }) => sum + share * Math.hypot(a, b), 0);
  return hue > GREY || isClean(opened);
}

/** So much of the height from below, and this share of it at least. */
const BELOW = { part: 0.12, share: 0.97 };
function fillsBelow(alpha: Plane, width: number, height: number): boolean {
  const from = Math.floor((1 - BELOW.part) * height) * width;
  let solid = 0;
  for (let i = from; i < alpha.length; i++) solid += Number(alpha[i]! > 0.5);
  return solid > BELOW.share * (alpha.length - from);
}

/** Opacities that are neither clear nor solid; and the share of what is seen that such an area, wider than an edge, has from which on that is told. */
const HALF_CLEAR = { least: 0.15, most: 0.9, share: 0.06 };
function shineThrough(alpha: Plane, width: number, height: number): number {
  const isHalf = (v: number) => v > HALF_CLEAR.least && v < HALF_CLEAR.most;
  const reach = Math.max(3, Math.round(0.006 * Math.max(width, height)));
  let [half, seen] = [0, 1e-6];
  for (let i = reach * width; i < alpha.length - reach * width; i++) {
    if (alpha[i]! < HALF_CLEAR.least) continue;
    seen++;
    const about = [i, i - reach, i + reach, i - reach * width, i + reach * width];
    half += Number(about.every((j) => isHalf(alpha[j]!)));
  }
  return half / seen;
}

function opacityOf({ data, width, height }: Picture): Plane {
  const alpha = new Float32Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = data[i * 4 + 3]! / 255;
  return alpha;
}

function laidOver(fore: Lab, ground: Lab, alpha: Plane, strength = 1): Lab {
  const over = (one: Plane, other: Plane) => {
    const out = new Float32Array(alpha.length);
    for (let i = 0; i < out.length; i++) out[i] = other[i]! + (one[i]! - other[i]!) * strength * alpha[i]!;
    return out;
  };
  return { ...ground, l: over(fore.l, ground.l), a: over(fore.a, ground.a), b: over(fore.b, ground.b) };
}
