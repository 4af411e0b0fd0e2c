import { isClean, resize } from '../picture';
import type { OpenedPicture, Picture } from '../picture';
import { toLab } from '../planes';
import type { Lab } from '../planes';
import { distance, histogramOf, quantise } from '../quantise';
import type { Histogram, Quantised, Swatch } from '../quantise';
import { slopesIn } from '../slopes';
import type { Slope } from '../slopes';

/** Pixels of the longer side that is traced: a smaller picture is enlarged first, so that its curves are smooth. */
export const TRACED = 1024;
/** The same of a photograph, whose shapes are simplified anyway. */
export const PHOTOGRAPHED = 832;
/** The same of a drawing of few colours, and the share of it that three of these are. */
export const DRAWN = 1536;
const INKED = 0.93;
const MOST_ENLARGED = 3;
/** A picture that so many colours tell within this error is flat art; another is simplified first, as a poster is. */
const FLAT = { colours: 24, error: 0.022 };
/** Share of the pixels beside which another colour begins, from which on that is the grain of a photograph. */
const GRAINY = 0.06;
/** The error at which no more colours are needed. */
export const ENOUGH = 0.012;
/** Share of the picture that a gradient of its own needs. */
const SLOPE = 0.003;
/** Pixels of a margin that are traced with what lies within it. */
const MARGIN = 12;

/** A part of a picture, in its pixels. */
interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of a picture in the size in which it is traced. */
export interface Traceable {
  large: Picture;
  /** How many of its pixels one of the opened picture is, 1 where that was larger. */
  scale: number;
  /** Where the part lies on the whole sheet, in pixels of this size, and that. */
  at: { x: number; y: number };
  sheet: { width: number; height: number };
}

/** Enlarges, or makes smaller, what is to have a longer side of so many pixels. */
const zoomTo = (longest: number, { width, height }: Pick<Frame, 'width' | 'height'>): number =>
  Math.min(MOST_ENLARGED, longest / Math.max(width, height));

async function traceable(opened: Picture, zoom: number, frame: Frame): Promise<Traceable> {
  const sized = (pixels: number) => Math.round(pixels * zoom);
  return {
    large: await resize(cutOf(opened, frame), sized(frame.width), sized(frame.height)),
    scale: Math.max(1, zoom),
    at: { x: frame.left * zoom, y: frame.top * zoom },
    sheet: { width: sized(opened.width), height: sized(opened.height) },
  };
}

const wholeOf = ({ width, height }: Picture): Frame => ({ left: 0, top: 0, width, height });

/** What lies within a margin of one colour, and some pixels of that: tracing takes as long for nothing as for something. */
function withoutMargin(opened: OpenedPicture): Frame {
  const { data, width, height, transparent } = opened;
  // under what is transparent elsewhere no sheet can be laid
  if (transparent && data[3]! > 0) return wholeOf(opened);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const ground = pixels[0]!;
  let [top, bottom] = [0, pixels.length - 1];
  while (top < pixels.length && pixels[top] === ground) top++;
  if (top === pixels.length) return wholeOf(opened);
  while (pixels[bottom] === ground) bottom--;
  [top, bottom] = [Math.floor(top / width), Math.floor(bottom / width)];
  let [left, right] = [width - 1, 0];
  for (let y = top; y <= bottom; y++) {
    for (let x = 0; x < left; x++) if (pixels[y * width + x] !== ground) left = x;
    for (let x = width - 1; x > right; x--) if (pixels[y * width + x] !== ground) right = x;
  }
  [left, top] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
  return {
    left,
    top,
    width: Math.min(width, right + 1 + MARGIN) - left,
    height: Math.min(height, bottom + 1 + MARGIN) - top,
  };
}

function cutOf(picture: Picture, { left, top, width, height }: Frame): Picture {
  if (width === picture.width && height === picture.height) return picture;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { data, width, height };
}

/** What a picture is for somebody who is to draw it in shapes. */
export interface Looked extends Traceable {
  lab: Lab;
  slopes: Slope[];
  /** For each pixel 0, or the number of its slope. */
  places: Uint8Array;
  /** RGBA bytes of what no slope tells; the others are transparent. */
  rest: Uint8Array;
  /** The few colours that tell it where it is flat art. */
  plain: Quantised;
  /** It is a photograph of a thing before one colour, which has most of the pixels. */
  isProduct: boolean;
  /** The share of it that is not its ground, where that is one colour. */
  share: number;
  /** No photograph. */
  isDrawn: boolean;
  /** It is to be simplified, as no few colours tell it. */
  isPoster: boolean;
  /** Nearly all of it is of about three colours. */
  isInked: boolean;
  /** It is traced closer than `lab` has it. */
  isCloser: boolean;
}

/** Of what lies before its ground, the share of pixels as the one before from which on it was drawn, and so few colours as well. */
const PLAIN = { same: 0.5, colours: 4_096 };

/** Whether a picture was drawn or is a photograph before one colour, and the share of it that is not of the colour of its border. */
function kindOf(opened: OpenedPicture): { isDrawn: boolean; isProduct: boolean; part: number } {
  const { data, width, height } = opened;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const ground = commonest([
    ...pixels.subarray(0, width),
    ...pixels.subarray(pixels.length - width),
    ...Array.from({ length: height }, (_, y) => pixels[y * width]!),
  ]);
  let [count, same] = [1, 0];
  const colours = new Set<number>();
  for (let i = 1; i < pixels.length; i++) {
    if (pixels[i] === ground) continue;
    count++;
    if (pixels[i] === pixels[i - 1]) same++;
    else if (colours.size < PLAIN.colours) colours.add(pixels[i]!);
  }
  // a photograph before one colour has as many equal pixels, but few of them are in what it is of
  const isPlain = same > PLAIN.same * count || colours.size < PLAIN.colours;
  const isEven = isClean(opened);
  return { isDrawn: isEven && isPlain, isProduct: isEven && !isPlain, part: count / pixels.length };
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** Looks at a picture in the size in which one of its kind is traced. @param isLettered there is lettering in it */
export async function look(opened: OpenedPicture, isLettered = false): Promise<Looked> {
  const { isDrawn, isProduct, part } = kindOf(opened);
  const inner = withoutMargin(opened);
  // a thing that was photographed before one colour has all the pixels to itself
  const frame = isProduct ? inner : wholeOf(opened);
  const share = isProduct ? Math.min(1, (part * opened.width * opened.height) / (frame.width * frame.height)) : 1;
  const at = async (longest: number) => ({
    ...lookedAt(await traceable(opened, zoomTo(longest, frame), frame), isDrawn, share, opened.transparent),
    isProduct,
  });
  const seen = await at(isDrawn ? TRACED : PHOTOGRAPHED);
  // small letters need all the pixels that there are
  if (!isDrawn && (!seen.isPoster || isLettered)) return at(TRACED);
  if (!isDrawn || seen.isPoster || seen.slopes.length > 0 || !seen.isInked) return seen;
  // letters and line drawings live by their edges, and so few colours are soon traced
  const closer = await traceable(opened, zoomTo(DRAWN, opened), inner);
  const { data, width, height } = closer.large;
  return { ...seen, ...closer, isCloser: true, places: new Uint8Array(width * height), rest: new Uint8Array(data) };
}

/** @param share of the picture that is looked at: what its few colours miss is missed there */
function lookedAt(part: Traceable, isDrawn: boolean, share: number, transparent: boolean): Omit<Looked, 'isProduct'> {
  const { large } = part;
  const { width, height } = large;
  // noise goes; in a clean drawing there is none, and lines of a pixel or two would go with it
  const median = isDrawn ? large.data : withoutSpecks(large);
  const lab = toLab({ data: median, width, height });
  const opaque = transparent ? opaqueIn(large) : new Uint8Array(width * height).fill(1);
  const { slopes, places } = slopesIn(lab, opaque, SLOPE);
  // what gradients tell needs no colours of its own
  const rest = new Uint8Array(median);
  if (slopes.length > 0) clear(rest, places);
  const histogram = histogramOf(rest);
  const found = quantise(histogram, FLAT.colours, ENOUGH);
  const flats = isDrawn && slopes.length === 0 ? flatsIn(large) : [];
  const isTold = flats.length > 1 && errorOf(histogram, flats) < Math.max(found.error, ENOUGH);
  const plain = isTold ? { ...found, swatches: flats } : found;
  const isGrainy = !isDrawn && grainy(rest, plain.nearest, width) > GRAINY * share;
  const isPoster = plain.error > FLAT.error * Math.sqrt(share) || isGrainy;
  return {
    ...part,
    lab,
    slopes,
    places,
    rest,
    plain,
    share,
    isDrawn,
    isPoster,
    isInked: mostlyInks(found.swatches),
    isCloser: false,
  };
}

/** The colours that a drawing was drawn in: those of which so much of it is exactly, beside pixels of the same. */
const DRAWN_IN = 0.001;
function flatsIn({ data, width, height }: Picture): Swatch[] {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const counts = new Map<number, number>();
  for (let i = 0, from = 0; i < pixels.length; i = from) {
    while (from < pixels.length && pixels[from] === pixels[i]) from++;
    if (from - i > 1 && data[4 * i + 3] === 255) counts.set(pixels[i]!, (counts.get(pixels[i]!) ?? 0) + from - i);
  }
  const most = [...counts].filter(([, count]) => count > DRAWN_IN * pixels.length).toSorted((p, q) => q[1] - p[1]);
  const colours = most.slice(0, FLAT.colours);
  const bytes = new Uint8Array(Uint32Array.from(colours, ([colour]) => colour).buffer);
  const { l, a, b } = toLab({ data: bytes, width: colours.length, height: 1 });
  return colours.map(([, count], k) => ({
    r: bytes[4 * k]!,
    g: bytes[4 * k + 1]!,
    b: bytes[4 * k + 2]!,
    share: count / pixels.length,
    lab: { l: l[k]!, a: a[k]!, b: b[k]! },
  }));
}

/** Root mean square distance between the colours of a picture and the nearest of these. */
function errorOf({ l, a, b, shares }: Histogram, swatches: readonly Swatch[]): number {
  let sum = 0;
  for (let i = 0; i < shares.length; i++) {
    const lab = { l: l[i]!, a: a[i]!, b: b[i]! };
    sum += shares[i]! * swatches.reduce((least, to) => Math.min(least, distance(lab, to.lab)), Infinity);
  }
  return Math.sqrt(sum);
}

// Loops over all pixels stand in functions of their own: V8 compiles a loop with all of the function about it.

function opaqueIn({ data, width, height }: Picture): Uint8Array {
  const opaque = new Uint8Array(width * height);
  for (let i = 0, p = 3; i < opaque.length; i++, p += 4) opaque[i] = Number(data[p]! > 250);
  return opaque;
}

/** Makes the pixels of places transparent. */
function clear(data: Uint8Array, places: Uint8Array): void {
  for (let i = 0, p = 3; i < places.length; i++, p += 4) if (places[i]) data[p] = 0;
}

/** Whether nearly all of a picture is of three colours: the rest are their smoothed edges. */
const mostlyInks = (swatches: readonly Swatch[]): boolean =>
  swatches
    .map(({ share }) => share)
    .toSorted((one, other) => other - one)
    .slice(0, 3)
    .reduce((sum, share) => sum + share, 0) > INKED;

/** The middle one of three pixels in a row, then of three in a column: noise of single pixels is gone, edges stay. */
function withoutSpecks({ data, width, height }: Picture): Uint8Array {
  const stride = width * 4;
  const rows = new Uint8Array(data);
  for (let y = 0; y < height; y++) middled(data, rows, y * stride + 4, (y + 1) * stride - 4, 4);
  const out = new Uint8Array(rows);
  for (let y = 1; y < height - 1; y++) middled(rows, out, y * stride, (y + 1) * stride, stride);
  return out;
}

/** From the first to before the last byte, the middle one of each and those a step before and after it. */
function middled(from: Uint8Array, to: Uint8Array, first: number, last: number, step: number): void {
  for (let p = first; p < last; p++) to[p] = middleOf(from[p - step]!, from[p]!, from[p + step]!);
}

// without a branch, which in noise none foresees: of two bytes the sign of their difference, all ones or none, tells the lesser
function middleOf(a: number, b: number, c: number): number {
  const gap = (a - b) & ((a - b) >> 31);
  const low = b + gap;
  const high = a - gap;
  const less = c + ((high - c) & ((high - c) >> 31));
  return low - ((low - less) & ((low - less) >> 31));
}

/** The share of the pixels whose colour is another than that of the pixel before. */
function grainy(data: Uint8Array, nearest: (r: number, g: number, b: number) => number, width: number): number {
  let [changes, count] = [0, 1e-6];
  let before = -1;
  for (let p = 0; p < data.length; p += 4) {
    if (data[p + 3]! < 128 || (p >> 2) % width === 0) before = -1;
    if (data[p + 3]! < 128) continue;
    const own = nearest(data[p]!, data[p + 1]!, data[p + 2]!);
    count++;
    changes += Number(before >= 0 && own !== before);
    before = own;
  }
  return changes / count;
}
