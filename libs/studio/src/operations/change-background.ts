import sharp from 'sharp';
import { cutOut } from './cut-out';
import { drawBackdrop } from './backdrop';
import { through } from './image-to-image/air';
import { graded } from './image-to-image/grade';
import type { Grade } from './image-to-image/grade';
import { readWish } from './image-to-image/words';
import { isClean, openPicture, toPng } from './picture';
import type { Picture } from './picture';
import { blur, boxBlur, clamp, fromLab, smoothstep, toLab } from './planes';
import type { Lab, Plane } from './planes';
import { quantise } from './quantise';
import { hash, Random } from '../random';

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
/** Root mean square distance from its few colours up to which a picture is a graphic, as a logo is. */
const GRAPHIC = 0.016;
/** Mean chroma up to which a picture has no colours. */
const GREY = 0.03;

/**
 * A subject before another background: it stays where it stood, takes on the light and colours of what is behind it, and throws a
 * shadow where it stands on the ground.
 *
 * @throws UnusablePicture
 */
export async function changeBackground(request: NewBackground, seed: number): Promise<Composed> {
  const { prompt } = request;
  const opened = await openPicture(request.image, LONGEST);
  const { picture: subject, notes, isLand, isDrawing } = await cutOut(opened);
  const { width, height } = subject;
  const wish = readWish(prompt);
  const alpha = new Float32Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = subject.data[i * 4 + 3]! / 255;
  const isGraphic = isDrawing || drawnInFew(opened);
  const drawn = request.background
    ? undefined
    : await drawBackdrop(prompt, request.colours ?? [], { width, height }, seed, footOf(alpha, width, height)?.bottom);
  const back = await covering(drawn?.image ?? request.background!, width, height);
  // a photograph before a drawing is a collage; out of focus the two meet
  const soft = /\b(?:blur\w*|bokeh|out of focus|unsharp|soft(?:ly)? (?:focus|blurred)|shallow)\b/iu.test(prompt)
    ? 0.012
    : drawn?.isScene && !isGraphic
      ? 0.014
      : 0;
  const side = Math.max(width, height);
  let fore = toLab(subject);
  let ground = toLab(soft ? await blurred(back, soft * side) : back);
  if (!soft && !drawn && !isGraphic) ground = softer(ground, fore, alpha);
  // the light that is asked for falls on both
  for (const grade of drawn?.isScene || wish.colours.length > 0 ? [] : wish.grades)
    ground = graded(ground, { ...grade, lean: (grade.lean ?? 0.6) * 0.8 });
  if (!isGraphic) for (const grade of wish.grades) fore = graded(fore, inLightOf(grade));
  const light = lightOf(ground, alpha);
  const floating = /\b(?:no shadows?|without (?:a )?shadows?|floating|hovering|levitating)\b/iu.test(prompt);
  // a mark before a picture lies in no room; one that is drawn has a floor
  if (!floating && (!isGraphic || drawn || /\bshadows?\b/iu.test(prompt)))
    shade(ground, alpha, light, isGraphic ? 0.6 : 1);
  if (!isGraphic) fore = harmonised(fore, ground, alpha, light);
  const composed = laidOver(fore, ground, alpha);
  // what falls falls before the subject too; the film of a camera is another wish
  const falling = isGraphic ? [] : wish.air.filter((kind) => kind !== 'film');
  const random = new Random((hash(prompt) ^ seed) >>> 0);
  const data = fromLab(falling.reduce((so, kind) => through(kind, so, random, Math.max(0.5, side / 1024)), composed));
  const beyond = request.background
    ? wish.beyond.filter((words) => !/background|shadow|blur|floating/iu.test(words))
    : [];
  if (drawn && drawn.missing.length > 0)
    notes.push(
      `${drawn.isScene ? 'The studio drew the place alone.' : drawn.isSurface ? 'The studio drew the surface alone.' : 'The studio knows no such scene, and drew a plain backdrop.'} Not shown: ${drawn.missing.join(', ')}.`,
    );
  if (isLand && drawn && !drawn.isScene)
    notes.push('This is a surface or a wall, and it hangs where the sky was: a picture of another sky fits better.');
  if (hidden(fore, ground, alpha) > HIDDEN)
    notes.push('Parts of the subject have nearly the colour of this background and are hard to see before it.');
  if (beyond.length > 0)
    notes.push(
      `The studio puts the subject before the background and matches light and colour. Not done: ${beyond.join(', ')}.`,
    );
  return { image: await toPng({ data, width, height }, false), notes };
}

/** What a light does to a subject that keeps its own colours: about half of what it does to a place. */
const inLightOf = ({
  exposure = 0,
  saturation = 1,
  contrast = 1,
  lean = 0.6,
  white = 1,
  shadows,
  lights,
}: Grade): Grade => ({
  exposure: 0.65 * exposure,
  saturation: 1 + 0.5 * (saturation - 1),
  contrast: 1 + 0.5 * (contrast - 1),
  white: 1 + 0.6 * (white - 1),
  lean: 0.5 * lean,
  shadows,
  lights,
});

/** Whether a picture is a graphic, as a logo is: of few colours. Sixteen greys tell a grey photograph too, so that one has to be clean. */
function drawnInFew(picture: Picture): boolean {
  const { error, swatches } = quantise(picture.data, 16, 0.008);
  if (error >= GRAPHIC) return false;
  const hue = swatches.reduce((sum, { lab: { a, b }, share }) => sum + share * Math.hypot(a, b), 0);
  return hue > GREY || isClean(picture);
}

/** Share of the outline that is hardly told from what is behind it, from which on that is told. */
const HIDDEN = 0.28;
function hidden(fore: Lab, ground: Lab, alpha: Plane): number {
  const { width } = fore;
  let [close, count] = [0, 0];
  // past the edge, which is mixed of both
  const PAST = 3;
  for (let i = 2 * PAST * width; i < alpha.length - 2 * PAST * width; i++) {
    if (alpha[i]! < 0.6) continue;
    const beside = [i + PAST, i + PAST * width, i - PAST, i - PAST * width].find((j) => alpha[j]! < 0.1);
    if (beside === undefined) continue;
    count++;
    // the rim itself takes on some of the light about it: farther in it has its own colour, where it is no thread
    const within = 2 * i - beside;
    const own = alpha[within]! > 0.9 ? within : i;
    const gap =
      (fore.l[own]! - ground.l[beside]!) ** 2 +
      (fore.a[own]! - ground.a[beside]!) ** 2 +
      (fore.b[own]! - ground.b[beside]!) ** 2;
    // of two dark tones the eye tells less
    close += Number(gap < (0.19 - 0.11 * fore.l[own]!) ** 2);
  }
  return count > 0.002 * alpha.length ? close / count : 0;
}

/** The whole frame filled, what does not fit cut evenly. */
async function covering(file: Uint8Array, width: number, height: number): Promise<Picture> {
  const opened = await openPicture(file, LONGEST);
  const data = await sharp(opened.data, { raw: { width: opened.width, height: opened.height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

async function blurred({ data, width, height }: Picture, sigma: number): Promise<Picture> {
  const soft = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(Math.max(0.3, sigma))
    .raw()
    .toBuffer();
  return { data: soft, width, height };
}

/** A ground that is out of focus enough for the subject to be what is looked at. */
function softer(ground: Lab, fore: Lab, alpha: Plane): Lab {
  const { width, height } = ground;
  const detail = (l: Plane, counts: (v: number) => boolean) => {
    const near = blur(l, width, height, 1.2);
    let [sum, n] = [0, 1e-6];
    for (let i = 0; i < l.length; i++)
      if (counts(alpha[i]!)) {
        sum += Math.abs(l[i]! - near[i]!);
        n++;
      }
    return sum / n;
  };
  const aim = 0.55 * detail(fore.l, (v) => v > 0.98);
  let out = ground;
  for (const part of [0.0015, 0.003, 0.005]) {
    if (detail(out.l, (v) => v < 0.5) <= aim) break;
    const soft = (plane: Plane) => blur(plane, width, height, part * Math.max(width, height));
    out = { ...ground, l: soft(ground.l), a: soft(ground.a), b: soft(ground.b) };
  }
  return out;
}

interface Light {
  /** mean of the background near the subject */
  l: number;
  a: number;
  b: number;
  /** -1 from the left, 1 from the right */
  side: number;
}

function lightOf({ l, a, b, width, height }: Lab, alpha: Plane): Light {
  const near = boxBlur(alpha, width, height, Math.max(width, height) * 0.12);
  let [sum, sl, sa, sb, left, right, nl, nr] = [1e-6, 0, 0, 0, 0, 0, 1e-6, 1e-6];
  for (let i = 0; i < l.length; i++) {
    const weight = 0.15 + near[i]!;
    sum += weight;
    sl += weight * l[i]!;
    sa += weight * a[i]!;
    sb += weight * b[i]!;
    if (i % width < width / 2) {
      left += l[i]!;
      nl++;
    } else {
      right += l[i]!;
      nr++;
    }
  }
  return { l: sl / sum, a: sa / sum, b: sb / sum, side: clamp((right / nr - left / nl) * 5, -1, 1) };
}

/** Lightness and hue some way towards what is behind, light from the same side, and its glow around the outline. */
function harmonised(fore: Lab, ground: Lab, alpha: Plane, light: Light): Lab {
  const { width, height } = fore;
  let [sum, ml, ma, mb, top, bottom, first, last] = [1e-6, 0, 0, 0, height, 0, width, 0];
  for (let i = 0; i < alpha.length; i++) {
    const v = alpha[i]!;
    if (v < 0.05) continue;
    sum += v;
    ml += v * fore.l[i]!;
    ma += v * fore.a[i]!;
    mb += v * fore.b[i]!;
    const [x, y] = [i % width, (i / width) | 0];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    [first, last] = [Math.min(first, x), Math.max(last, x)];
  }
  [ml, ma, mb] = [ml / sum, ma / sum, mb / sum];
  const lift = clamp((light.l - ml) * 0.28, -0.13, 0.08);
  const [hueA, hueB] = [clamp((light.a - ma) * 0.18, -0.03, 0.03), clamp((light.b - mb) * 0.18, -0.03, 0.03)];
  const glow = [ground.l, ground.a, ground.b].map((plane) =>
    blur(plane, width, height, Math.max(width, height) * 0.012),
  );
  const inner = blur(alpha, width, height, Math.max(1, Math.max(width, height) * 0.004));
  const out = { ...fore, l: fore.l.slice(), a: fore.a.slice(), b: fore.b.slice() };
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 0.004) continue;
    const x = ((i % width) - first) / Math.max(1, last - first);
    const y = (((i / width) | 0) - top) / Math.max(1, bottom - top);
    // black and white stay
    const room = 4 * clamp(fore.l[i]!) * (1 - clamp(fore.l[i]!));
    const l = fore.l[i]! + (lift + light.side * (x - 0.5) * 0.05 - 0.03 * smoothstep(0.75, 1, y)) * room;
    const rim = (1 - smoothstep(0.55, 0.98, inner[i]!)) * 0.22;
    out.l[i] = l + (glow[0]![i]! - l) * rim;
    out.a[i] = fore.a[i]! + hueA + (glow[1]![i]! - fore.a[i]!) * rim;
    out.b[i] = fore.b[i]! + hueB + (glow[2]![i]! - fore.b[i]!) * rim;
  }
  return out;
}

interface Foot {
  /** lowest pixel of each column, -1 where there is none */
  base: Int32Array;
  top: number;
  bottom: number;
}

/** Where a subject stands; undefined for one that the frame cuts off, which stands outside, and for one that has no foot to stand on. */
function footOf(alpha: Plane, width: number, height: number): Foot | undefined {
  const base = new Int32Array(width).fill(-1);
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (alpha[y * width + x]! > 0.5) {
        base[x] = y;
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (bottom >= height - 2 || bottom <= top) return undefined;
  const wide = base.reduce((count, y) => count + Number(y >= 0), 0);
  const standing = base.reduce((count, y) => count + Number(y > bottom - (bottom - top) * 0.06), 0);
  return standing < 0.1 * wide ? undefined : { base, top, bottom };
}

/** Darkens the ground under a subject that stands on it: close about its base, and softly away from the light. @param depth 0 to 1 */
function shade(ground: Lab, alpha: Plane, light: Light, depth: number): void {
  const { width, height } = ground;
  const foot = footOf(alpha, width, height);
  if (!foot) return;
  const { base, top, bottom } = foot;
  const tall = bottom - top;
  const side = Math.max(width, height);
  const close = new Float32Array(width * height);
  const cast = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    const lowest = base[x]!;
    // only what is near the ground touches it
    if (lowest < bottom - tall * 0.14) continue;
    const thick = Math.max(2, tall * 0.018);
    for (let y = Math.round(lowest - thick); y <= Math.min(height - 1, lowest + thick * 0.6); y++)
      close[y * width + x] = 1;
  }
  // the outline laid down on the floor, away from the light
  const flat = 0.2;
  const lean = -(light.side || 0.4) * 0.55;
  for (let y = Math.max(0, Math.round(bottom - tall * flat)); y <= Math.min(height - 1, bottom + tall * 0.015); y++) {
    const up = (bottom - y) / flat;
    const from = Math.round(bottom - up);
    if (from < 0 || from >= height) continue;
    for (let x = 0; x < width; x++) {
      const sx = Math.round(x - lean * up * 0.6);
      if (sx >= 0 && sx < width)
        cast[y * width + x] = alpha[from * width + sx]! * (1 - 0.75 * (up / Math.max(1, tall)));
    }
  }
  const near = blur(close, width, height, side * 0.006);
  const around = blur(close, width, height, side * 0.02);
  const far = blur(cast, width, height, side * 0.018);
  for (let i = 0; i < near.length; i++) {
    const dark = depth * (1 - (1 - clamp(0.55 * near[i]! + 0.45 * around[i]!)) * (1 - 0.3 * far[i]!));
    ground.l[i]! *= 1 - 0.75 * dark;
    ground.a[i]! *= 1 - 0.4 * dark;
    ground.b[i]! *= 1 - 0.4 * dark;
  }
}

function laidOver(fore: Lab, ground: Lab, alpha: Plane): Lab {
  const over = (one: Plane, other: Plane) => {
    const out = new Float32Array(alpha.length);
    for (let i = 0; i < out.length; i++) out[i] = other[i]! + (one[i]! - other[i]!) * alpha[i]!;
    return out;
  };
  return { ...ground, l: over(fore.l, ground.l), a: over(fore.a, ground.a), b: over(fore.b, ground.b) };
}
