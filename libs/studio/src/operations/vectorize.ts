import { vectorizeRaw } from '@neplex/vectorizer';
import sharp from 'sharp';
import { brushed } from './image-to-image/brush';
import { openPicture, resize, toPng } from './picture';
import { fromLab, toLab } from './planes';
import { distance, quantise } from './quantise';
import type { Swatch } from './quantise';
import type { Ab } from './image-to-image/grade';

export interface Vectors {
  /** A complete SVG document of filled paths: no text, no styles, no scripts, no links, no pixels. */
  svg: string;
  /** PNG of it, in the size of the source. */
  image: Buffer;
  /** Sentences for whoever asked. */
  notes: string[];
}

/** Pixels of the longer side that is traced: a smaller picture is enlarged first, so that its curves are smooth. */
const TRACED = 1024;
const MOST_ENLARGED = 3;
/** A picture that so many colours tell within this error is flat art; another is simplified first, as a poster is. */
const FLAT = { colours: 24, error: 0.022 };
const POSTER_COLOURS = 32;
/** From this error on the steps of a gradient are seen. */
const STEPPED = 0.0085;
/** The error at which no more colours are needed. */
const ENOUGH = 0.012;

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
  const opened = await openPicture(file, TRACED);
  const { original, transparent } = opened;
  const scale = Math.min(MOST_ENLARGED, Math.max(1, TRACED / Math.max(opened.width, opened.height)));
  const large = await resize(opened, Math.round(opened.width * scale), Math.round(opened.height * scale));
  const { width, height } = large;
  const median = await sharp(large.data, { raw: { width, height, channels: 4 } })
    .median(3)
    .raw()
    .toBuffer();
  const plain = quantise(median, FLAT.colours, ENOUGH);
  const isPoster = plain.error > FLAT.error;
  const calm = isPoster ? fromLab(brushed(toLab({ data: median, width, height }), 5), median) : median;
  const { swatches, nearest } = isPoster ? quantise(calm, POSTER_COLOURS, ENOUGH) : plain;
  const labels = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < labels.length; i++, p += 4) labels[i] = nearest(calm[p]!, calm[p + 1]!, calm[p + 2]!);
  const kept = withoutFringes(labels, swatches, width, height);
  const key = transparent ? unusedColour(swatches) : undefined;
  const flat = Buffer.alloc(calm.length);
  for (let i = 0, p = 0; i < labels.length; i++, p += 4) {
    const { r, g, b } = key && large.data[p + 3]! < 128 ? key : swatches[kept[labels[i]!]!]!;
    flat[p] = r;
    flat[p + 1] = g;
    flat[p + 2] = b;
    flat[p + 3] = 255;
  }
  const traced = await vectorizeRaw(
    flat,
    { width, height },
    {
      colorMode: COLOUR,
      // stacked shapes overlap and leave no seams, but what lies under a hole would be seen through it
      hierarchical: transparent ? CUT_OUT : STACKED,
      filterSpeckle: isPoster ? 6 : 3,
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
  const shapes = shapesOf(traced, key && hex(key));
  const edge = transparent ? ' stroke-width="0.7" stroke-linejoin="round"' : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${original.width}" height="${original.height}" viewBox="0 0 ${width} ${height}"><g${edge}>` +
    shapes.map(({ fill, d }) => `<path fill="${fill}"${transparent ? ` stroke="${fill}"` : ''} d="${d}"/>`).join('') +
    '</g></svg>';
  const isStepped = !isPoster && plain.swatches.length > 12 && plain.error > STEPPED;
  const notes = isPoster
    ? [
        `This picture has more tones than shapes can carry: the vectors show it as a poster of ${swatches.length} colours.`,
      ]
    : isStepped
      ? ['Its soft gradients are drawn as steps of one colour each.']
      : [];
  return { svg, image: await drawn(svg, original, transparent), notes };
}

async function drawn(svg: string, { width, height }: { width: number; height: number }, transparent: boolean) {
  const data = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return toPng({ data, width, height }, transparent);
}

const hex = ({ r, g, b }: Pick<Swatch, 'r' | 'g' | 'b'>): string =>
  `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;

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

/** A colour that lies far from all of these, to stand for what is transparent. */
function unusedColour(swatches: readonly Swatch[]): { r: number; g: number; b: number } {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ r: i & 1 ? 255 : 0, g: i & 2 ? 255 : 0, b: i & 4 ? 255 : 0 }));
  const room = (c: { r: number; g: number; b: number }) =>
    Math.min(...swatches.map(({ r, g, b }) => (r - c.r) ** 2 + (g - c.g) ** 2 + (b - c.b) ** 2));
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

const PATH = /<path d="([MLCZ\d\s.,-]*)" fill="(#[0-9a-f]{6})" transform="translate\((-?[\d.]+),(-?[\d.]+)\)"\/>/giu;

/** The paths as drawn, neighbours of one colour as one; nothing else of the tracer's document is kept. */
function shapesOf(traced: string, left: string | undefined): { fill: string; d: string }[] {
  const shapes: { fill: string; d: string }[] = [];
  for (const [, path = '', colour = '', x = '0', y = '0'] of traced.matchAll(PATH)) {
    const fill = colour.toLowerCase();
    if (fill === left) continue;
    const d = moved(path, Number(x), Number(y));
    const last = shapes.at(-1);
    if (last?.fill === fill) last.d += d;
    else shapes.push({ fill, d });
  }
  return shapes;
}

const STEP = /([MLCZ])([^MLCZ]*)/gu;
/** The same path elsewhere, one decimal a number. */
const moved = (path: string, dx: number, dy: number): string =>
  [...path.matchAll(STEP)]
    .map(([, command = '', numbers = '']) => {
      const places = numbers.match(/-?\d*\.?\d+/gu) ?? [];
      return command + places.map((v, i) => Math.round((Number(v) + (i % 2 === 0 ? dx : dy)) * 10) / 10).join(' ');
    })
    .join('');
