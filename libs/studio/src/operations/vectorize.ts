import { vectorizeRaw } from '@neplex/vectorizer';
import sharp from 'sharp';
import { withoutCrumbs } from './crumbs';
import { nearestDrawn, smoothed, withoutRims } from './edges';
import { brushed, FEW } from './image-to-image/brush';
import { standing } from './image-to-image/tone';
import { isClean, openPicture, plainBytes, resize, toPng, within } from './picture';
import type { Picture } from './picture';
import { fromLab, toGrey, toLab } from './planes';
import type { Lab, Plane } from './planes';
import { distance, histogramOf, quantise } from './quantise';
import type { Quantised } from './quantise';
import type { Swatch } from './quantise';
import { NO_FILL, shapesOf } from './paths';
import { slopesIn } from './slopes';
import type { Slope } from './slopes';
import type { Ab } from './image-to-image/grade';
import { lossIn, lossNotes, shadeOf, strokesLost, toneLost } from './loss';
import type { Shade } from './loss';

interface Vectors {
  /** A complete SVG document of paths filled with colours and gradients: no text, no styles, no scripts, no links, no pixels. */
  svg: string;
  /** PNG of it, in the size of the source. */
  image: Buffer;
  /** Sentences for whoever asked. */
  notes: string[];
}

/** Pixels of the longer side that is traced: a smaller picture is enlarged first, so that its curves are smooth. */
const TRACED = 1024;
/** The same of a photograph, whose shapes are simplified anyway. */
const PHOTOGRAPHED = 832;
const MOST_ENLARGED = 3;
/** Pixels of the longer side in which a drawing of so few colours is traced, and the share of these. */
const DRAWN = 1536;
const INKED = 0.93;
/** A picture that so many colours tell within this error is flat art; another is simplified first, as a poster is. */
const FLAT = { colours: 24, error: 0.022 };
const POSTER_COLOURS = 36;
/** Colours of skin count so many times as much as others; from this share of the picture on it has so many colours. */
const SKIN = { weight: 2.5, share: 0.04, colours: 52 };
/** A photograph that these few colours tell within this error is of ink on paper. */
const INKS = { colours: 6, error: 0.03 };
/** Share of the picture whose tone is another, from which on that is told. */
const OTHER_TONE = 0.02;
/** Share of the picture that is smooth and yet drawn in steps, from which on it is told. */
const STEPPED = 0.05;
/** Share of the pixels beside which another colour begins, from which on that is the grain of a photograph. */
const GRAINY = 0.06;
/** Pixels of the brush that simplifies a photograph. */
const BRUSH = 4;
/** The error at which no more colours are needed. */
const ENOUGH = 0.012;

/** Share of the picture that a gradient of its own needs. */
const SLOPE = 0.003;
/** Pixels below which a piece of one colour is a crumb: in what a picture is of, and behind it, where nobody looks for detail. */
const CRUMB = { subject: 30, behind: 110, flat: 9 };
/** A piece up to so many times as large goes as well where its colour is this close to that about it, as distances are squared. */
const ISLAND = { times: 5, gap: 0.05 ** 2 };
/** How much more the colours of what a picture is of count than those behind it. */
const SUBJECT = 3;
/** Pieces from which on a picture is a texture, and how many times as large its crumbs are. */
const TEXTURE = { pieces: 1_500, times: 2 };
/** Characters of SVG from which on drawing programs are slow with it. */
const HEAVY = 600_000;
/** Labels of pixels: below this a swatch, above it a gradient, and one for what is transparent. */
const SLOPES_FROM = 128;
const NOTHING = 255;
const LABELS = 256;

/** What @neplex/vectorizer names in enums that exist for its types alone. */
const COLOUR = 0;
const STACKED = 0;
const CUT_OUT = 1;
const SPLINE = 2;

/**
 * Traces a picture: its colours are brought to as few as tell it well, then each becomes shapes with smooth edges. What is
 * transparent stays so.
 *
 * @throws UnusablePicture
 */
export async function vectorize(file: Uint8Array): Promise<Vectors> {
  const opened = await openPicture(file, DRAWN);
  const { original, transparent } = opened;
  const isDrawn = isClean(opened);
  let looked = lookedAt(await traceable(opened, isDrawn ? TRACED : PHOTOGRAPHED), isDrawn, transparent);
  if (!isDrawn && !looked.isPoster) looked = lookedAt(await traceable(opened, TRACED), isDrawn, transparent);
  const { lab, slopes, plain, isPoster } = looked;
  let { large, scale, places, rest } = looked;
  let { width, height } = large;
  if (isDrawn && !isPoster && slopes.length === 0 && isInked(plain.swatches)) {
    // letters and line drawings live by their edges, and so few colours are soon traced
    ({ large, scale } = await traceable(opened, DRAWN));
    ({ width, height } = large);
    places = new Uint8Array(width * height);
    rest = new Uint8Array(large.data);
  }
  const calm = isPoster ? fromLab(brushed(lab, BRUSH, FEW), rest) : rest;
  const stands = isPoster ? standing(lab) : undefined;
  const { swatches, nearest: alike } = stands ? postered(calm, lab, stands) : plain;
  const nearest = isPoster ? alike : nearestDrawn(swatches);
  let labels = labelled(calm, places, nearest);
  const kept = withoutFringes(labels, swatches, width, height);
  if (kept.some((to, k) => to !== k)) {
    // a pixel of an edge goes to what it is most of, not all of them to one side: that would make lines thinner
    const left = swatches.flatMap((swatch, k) => (kept[k] === k ? [{ ...swatch, k }] : []));
    const nearestLeft = nearestDrawn(left);
    relabel(labels, kept, calm, isPoster ? undefined : (r, g, b) => left[nearestLeft(r, g, b)]!.k);
  }
  if (transparent) labelNothing(labels, large.data);
  const close = closeIn(swatches);
  const isClose = (one: number, other: number) => close[one * LABELS + other] === 1;
  if (!isPoster) withoutRims(labels, calm, width, Math.round(2 + scale), NOTHING);
  // the grain of a camera frays edges, and so do the pixels of a small picture
  if (!isDrawn || scale > 1.5) labels = smoothed(labels, width, isClose, isDrawn ? 0 : 1);
  // the sizes of pieces are those in a picture that is traced in full
  const part = isPoster && !isDrawn ? (PHOTOGRAPHED / TRACED) ** 2 : 1;
  const crumb = (i: number) =>
    part * (stands ? (stands[i]! < 0.4 ? CRUMB.behind : CRUMB.subject) : isDrawn ? CRUMB.flat : CRUMB.subject);
  const island = { times: isDrawn ? 1 : ISLAND.times, isClose };
  const pieces = withoutCrumbs(labels, width, crumb, island);
  // grass and gravel: nobody misses a blade
  if (pieces > TEXTURE.pieces) withoutCrumbs(labels, width, (i) => TEXTURE.times * crumb(i), island);
  const used: Rgb[] = [...swatches];
  const keys = [...slopes, undefined].map(() => {
    const key = unusedColour(used);
    used.push(key);
    return key;
  });
  const tones = new Uint8Array(LABELS * 4).fill(255);
  const paint = (label: number, { r, g, b }: Rgb) => tones.set([r, g, b], label * 4);
  swatches.forEach((swatch, k) => paint(k, swatch));
  slopes.forEach((_, k) => paint(SLOPES_FROM + 1 + k, keys[k]!));
  paint(NOTHING, keys.at(-1)!);
  const traced = await vectorizeRaw(
    painted(labels, tones),
    { width, height },
    {
      colorMode: COLOUR,
      // stacked shapes overlap and leave no seams, but what lies under a hole would be seen through it
      hierarchical: transparent ? CUT_OUT : STACKED,
      filterSpeckle: isPoster ? Math.round(6 * Math.sqrt(part)) : 3,
      colorPrecision: 8,
      layerDifference: 0,
      mode: SPLINE,
      cornerThreshold: 60,
      lengthThreshold: 4,
      maxIterations: 10,
      spliceThreshold: 45,
      pathPrecision: 1,
    },
  );
  // the tracer mixes a little of what it smooths away into a colour
  const drawnAs = [
    ...swatches.map((swatch) => ({ key: swatch, fill: hex(swatch) })),
    ...slopes.map((_, k) => ({ key: keys[k]!, fill: `url(#g${k + 1})` })),
    { key: keys.at(-1)!, fill: NO_FILL },
  ];
  const shapes = shapesOf(traced, (colour) => nearestTo(colour, drawnAs).fill);
  const edge = transparent ? ' stroke-width="0.7" stroke-linejoin="round"' : '';
  const defs = slopes.length > 0 ? `<defs>${slopes.map(gradient).join('')}</defs>` : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${original.width}" height="${original.height}" viewBox="0 0 ${width} ${height}">${defs}<g${edge}>` +
    shapes.map(({ fill, d }) => `<path fill="${fill}"${transparent ? ` stroke="${fill}"` : ''} d="${d}"/>`).join('') +
    '</g></svg>';
  const isStepped = !isPoster && lab.width === width && stepped(lab, labels, swatches) > STEPPED;
  const drawnIn = new Set(shapes.map(({ fill }) => fill)).size;
  const made = await drawn(svg, original);
  const notes: string[] = [];
  if (isPoster && drawnIn > INKS.colours)
    notes.push(
      `This picture has more tones than shapes can carry: the vectors show it as a poster of ${drawnIn} colours.`,
    );
  else if (isPoster && drawnIn > 2)
    notes.push(`The vectors show this picture in ${drawnIn} colours, without its shades and its grain.`);
  else if (isStepped) notes.push('Some of its soft gradients are drawn as steps of one colour each.');
  const [before, after] = [await comparable(opened), await comparable(made)];
  // of a photograph no letters are told, unless it is of ink on paper
  const isInk = isPoster && drawnIn <= INKS.colours;
  const loss =
    isDrawn || isInk ? lossIn(before, after) : { letters: 0, illegible: 0, strokes: strokesLost(before, after) };
  notes.push(...lossNotes(loss, { isPoster: isPoster && !isInk, isDrawn: isDrawn || isInk }));
  if (!isPoster && toneLost(before, after) > OTHER_TONE)
    notes.push('Some areas have another tone in the vectors, or ran into what is beside them.');
  if (transparent && halfClear(opened) > HALF_CLEAR)
    notes.push('What is half transparent, as a soft shadow, is drawn solid in the vectors or left out.');
  if (svg.length > HEAVY)
    notes.push(
      `With ${(svg.length / 1_000).toFixed(0)} kB the file is heavy for vectors: drawing programs may be slow with it.`,
    );
  return { svg, image: await toPng(made, transparent), notes };
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

/** Gives the pixels whose label is not kept to what that becomes, or to the nearest that there is. */
function relabel(
  labels: Uint8Array,
  kept: readonly number[],
  data: Uint8Array,
  nearest: Quantised['nearest'] | undefined,
): void {
  for (let i = 0, p = 0; i < labels.length; i++, p += 4) {
    const own = labels[i]!;
    if (own < SLOPES_FROM && kept[own] !== own)
      labels[i] = nearest ? nearest(data[p]!, data[p + 1]!, data[p + 2]!) : kept[own]!;
  }
}

function labelNothing(labels: Uint8Array, data: Uint8Array): void {
  for (let i = 0, p = 3; i < labels.length; i++, p += 4) if (data[p]! < 128) labels[i] = NOTHING;
}

/** 1 for each two labels, at the first times `LABELS` and the second, that are of close colours. */
function closeIn(swatches: readonly Swatch[]): Uint8Array {
  const close = new Uint8Array(LABELS * LABELS);
  swatches.forEach(({ lab }, one) =>
    swatches.forEach((other, k) => (close[one * LABELS + k] = Number(distance(lab, other.lab) < ISLAND.gap))),
  );
  return close;
}

/** RGBA bytes of labels, each in its tone of four bytes. */
function painted(labels: Uint8Array, tones: Uint8Array): Buffer {
  const flat = Buffer.alloc(labels.length * 4);
  const pixels = new Uint32Array(flat.buffer, flat.byteOffset, labels.length);
  const colours = new Uint32Array(tones.buffer);
  for (let i = 0; i < pixels.length; i++) pixels[i] = colours[labels[i]!]!;
  return flat;
}

/** The label of each pixel: that of the gradient that it lies in, else of its nearest swatch. */
function labelled(data: Uint8Array, places: Uint8Array, nearest: Quantised['nearest']): Uint8Array {
  const labels = new Uint8Array(places.length);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, places.length);
  let before = -1;
  let label = 0;
  for (let i = 0, p = 0; i < labels.length; i++, p += 4) {
    // most pixels are as the one before
    if (pixels[i] !== before) {
      before = pixels[i]!;
      label = nearest(data[p]!, data[p + 1]!, data[p + 2]!);
    }
    labels[i] = places[i] ? SLOPES_FROM + places[i]! : label;
  }
  return labels;
}

/** A picture in the size in which it is traced, and how many of its pixels one of the opened is. */
async function traceable(opened: Picture, longest: number): Promise<Traceable> {
  const scale = Math.min(MOST_ENLARGED, longest / Math.max(opened.width, opened.height));
  const large = await resize(opened, Math.round(opened.width * scale), Math.round(opened.height * scale));
  return { large, scale: Math.max(1, scale) };
}

interface Traceable {
  large: Picture;
  scale: number;
}

interface Looked extends Traceable {
  lab: Lab;
  slopes: Slope[];
  /** For each pixel 0, or the number of its slope. */
  places: Uint8Array;
  /** RGBA bytes of what no slope tells; the others are transparent. */
  rest: Uint8Array;
  /** The few colours that tell it where it is flat art. */
  plain: Quantised;
  /** It is to be simplified, as no few colours tell it. */
  isPoster: boolean;
}

function lookedAt({ large, scale }: Traceable, isDrawn: boolean, transparent: boolean): Looked {
  const { width, height } = large;
  // noise goes; in a clean drawing there is none, and lines of a pixel or two would go with it
  const median = isDrawn ? large.data : withoutSpecks(large);
  const lab = toLab({ data: median, width, height });
  const opaque = transparent ? opaqueIn(large) : new Uint8Array(width * height).fill(1);
  const { slopes, places } = slopesIn(lab, opaque, SLOPE);
  // what gradients tell needs no colours of its own
  const rest = new Uint8Array(median);
  if (slopes.length > 0) clear(rest, places);
  const plain = quantise(rest, FLAT.colours, ENOUGH);
  const isPoster = plain.error > FLAT.error || (!isDrawn && grainy(rest, plain.nearest, width) > GRAINY);
  return { large, scale, lab, slopes, places, rest, plain, isPoster };
}

/** Whether nearly all of a picture is of three colours: the rest are their smoothed edges. */
const isInked = (swatches: readonly Swatch[]): boolean =>
  swatches
    .map(({ share }) => share)
    .toSorted((one, other) => other - one)
    .slice(0, 3)
    .reduce((sum, share) => sum + share, 0) > INKED;

/** As few colours as carry it: ink on paper needs no thirty. What it is of has more of them than what is behind. */
function postered(calm: Uint8Array, lab: Lab, stands: Plane): Quantised {
  const skin = skinIn(lab);
  const histogram = histogramOf(calm, weightsOf(stands, skin));
  const few = quantise(histogram, INKS.colours, ENOUGH);
  if (few.error < INKS.error) return few;
  let bare = 0;
  for (let i = 0; i < skin.length; i++) bare += skin[i]!;
  return quantise(histogram, bare > SKIN.share * skin.length ? SKIN.colours : POSTER_COLOURS, ENOUGH);
}

/** How much more than once each pixel counts. */
function weightsOf(stands: Plane, skin: Uint8Array): Float32Array {
  const weights = new Float32Array(stands.length);
  for (let i = 0; i < weights.length; i++) weights[i] = (SUBJECT - 1) * stands[i]! + (SKIN.weight - 1) * skin[i]!;
  return weights;
}

/** 1 where a pixel has a colour that skin has, from the palest to the darkest: a shade too few is seen in no other as soon. */
function skinIn({ l, a, b }: Lab): Uint8Array {
  const skin = new Uint8Array(l.length);
  for (let i = 0; i < skin.length; i++) {
    const own = l[i]!;
    const red = a[i]!;
    const yellow = b[i]!;
    skin[i] = Number(
      own > 0.28 &&
        own < 0.95 &&
        red > 0.012 &&
        yellow > 0.012 &&
        yellow < 2.6 * red &&
        red * red + yellow * yellow < 0.0225,
    );
  }
  return skin;
}

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

/** The share of the pixels that change slowly and are drawn as a colour that is not quite theirs. */
function stepped({ l, a, b, width }: Lab, labels: Uint8Array, swatches: readonly Swatch[]): number {
  const REACH = 3;
  let count = 0;
  for (let i = REACH * width; i < l.length - REACH * width; i++) {
    const lab = swatches[labels[i]!]?.lab;
    if (!lab) continue;
    const off = Math.abs(l[i]! - lab.l) + Math.abs(a[i]! - lab.a) + Math.abs(b[i]! - lab.b);
    if (off < 0.014) continue;
    const change =
      Math.abs(l[i + REACH]! - l[i - REACH]!) +
      Math.abs(l[i + REACH * width]! - l[i - REACH * width]!) +
      Math.abs(a[i + REACH]! - a[i - REACH]!) +
      Math.abs(b[i + REACH]! - b[i - REACH]!);
    if (change < 0.025) count++;
  }
  return count / l.length;
}

const tenth = (v: number): number => Math.round(v * 10) / 10;

function gradient({ shape, colours }: Slope, k: number): string {
  const stops = fromLab({
    l: Float32Array.from(colours, ({ l }) => l),
    a: Float32Array.from(colours, ({ a }) => a),
    b: Float32Array.from(colours, ({ b }) => b),
    width: colours.length,
    height: 1,
  });
  const inner = colours
    .map((_, s) => ({ at: s / (colours.length - 1), r: stops[s * 4]!, g: stops[s * 4 + 1]!, b: stops[s * 4 + 2]! }))
    .map(({ at, ...colour }) => `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${hex(colour)}"/>`)
    .join('');
  return shape.kind === 'linear'
    ? `<linearGradient id="g${k + 1}" gradientUnits="userSpaceOnUse" x1="${tenth(shape.x1)}" y1="${tenth(shape.y1)}" x2="${tenth(shape.x2)}" y2="${tenth(shape.y2)}">${inner}</linearGradient>`
    : `<radialGradient id="g${k + 1}" gradientUnits="userSpaceOnUse" cx="${tenth(shape.cx)}" cy="${tenth(shape.cy)}" r="${tenth(shape.r)}">${inner}</radialGradient>`;
}

async function drawn(svg: string, { width, height }: { width: number; height: number }): Promise<Picture> {
  const data = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: plainBytes(data), width, height };
}

/** Pixels of the longer side in which a picture and its vectors are compared. */
const COMPARED = 1024;
async function comparable(picture: Picture): Promise<Shade> {
  const size = within(picture, COMPARED);
  return shadeOf({ l: toGrey(await resize(picture, size.width, size.height)), ...size });
}

/** Share of the pixels that are half transparent, past the smoothed edges of what is not, from which on that is told. */
const HALF_CLEAR = 0.02;
function halfClear({ data }: Picture): number {
  let count = 0;
  for (let p = 3; p < data.length; p += 4) count += Number(data[p]! > 12 && data[p]! < 230);
  return (4 * count) / data.length;
}

const hex = ({ r, g, b }: Rgb): string => `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;

/**
 * Which swatch each swatch is drawn as: one that only ever stands between two others, as where an edge was smoothed, becomes the
 * nearer of them, so that no edge has a rim.
 */
function withoutFringes(labels: Uint8Array, swatches: readonly Swatch[], width: number, height: number): number[] {
  const inside = new Uint32Array(swatches.length);
  const total = new Uint32Array(swatches.length);
  const REACH = 3;
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x;
      const own = labels[at]!;
      if (own >= swatches.length) continue;
      total[own]!++;
      const alike =
        labels[at - REACH] === own &&
        labels[at + REACH] === own &&
        labels[at - REACH * width] === own &&
        labels[at + REACH * width] === own;
      if (alike) inside[own]!++;
    }
  const thin = swatches.map(({ share }, i) => share < 0.05 && inside[i]! < 0.1 * total[i]!);
  return swatches.map(({ lab }, i) => {
    if (!thin[i]) return i;
    const others = swatches.flatMap(({ lab: other }, j) => (thin[j] ? [] : [{ j, other, gap: distance(lab, other) }]));
    const isBetween = others.some(({ other: one }) => others.some(({ other }) => liesBetween(lab, one, other)));
    return isBetween ? others.reduce((best, next) => (next.gap < best.gap ? next : best)).j : i;
  });
}

/** Whether a colour is, about, a mixture of two others. */
function liesBetween(colour: Ab, one: Ab, other: Ab): boolean {
  const along = (p: Ab, q: Ab, r: Ab) =>
    (p.l - q.l) * (r.l - q.l) + (p.a - q.a) * (r.a - q.a) + (p.b - q.b) * (r.b - q.b);
  const length = along(other, one, other);
  if (length < 0.01) return false;
  const t = along(colour, one, other) / length;
  const at = { l: one.l + (other.l - one.l) * t, a: one.a + (other.a - one.a) * t, b: one.b + (other.b - one.b) * t };
  return t > 0.08 && t < 0.92 && distance(colour, at) < 0.05 ** 2;
}

type Rgb = Pick<Swatch, 'r' | 'g' | 'b'>;
const LEVELS = [0, 64, 128, 192, 255];

/** A colour that lies far from all of these, to stand for what is none: transparent, or a gradient. */
function unusedColour(swatches: readonly Rgb[]): Rgb {
  const corners = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => ({ r, g, b }))));
  const room = (c: Rgb) => Math.min(...swatches.map(({ r, g, b }) => (r - c.r) ** 2 + (g - c.g) ** 2 + (b - c.b) ** 2));
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

function nearestTo<Fill extends { key: Rgb }>(colour: string, fills: readonly Fill[]): Fill {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const off = ({ key }: Fill) => (key.r - r) ** 2 + (key.g - g) ** 2 + (key.b - b) ** 2;
  return fills.reduce((best, next) => (off(next) < off(best) ? next : best));
}
