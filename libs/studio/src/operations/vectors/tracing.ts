import { vectorizeRaw } from '@neplex/vectorizer';
import { fromLab } from '../planes';
import type { Swatch } from '../quantise';
import type { Slope } from '../slopes';
import { LABELS, NOTHING, SLOPES_FROM } from './labels';
import type { Traceable } from './look';
import { NO_FILL, shapesOf } from './paths';

/** What @neplex/vectorizer names in enums that exist for its types alone. */
const COLOUR = 0;
const STACKED = 0;
const CUT_OUT = 1;
const SPLINE = 2;

type Size = Record<'width' | 'height', number>;
type Rgb = Pick<Swatch, 'r' | 'g' | 'b'>;

/** What labels stand for. */
interface Inks {
  swatches: readonly Swatch[];
  slopes: readonly Slope[];
  transparent: boolean;
}

/**
 * The shapes of a plane of labels, as a document.
 *
 * @param part that the labels are of
 * @param speckle pixels of the side of what is too small to be drawn
 * @returns the SVG, and how many fills it has
 */
export async function traced(
  labels: Uint8Array,
  { large: { width, height }, at, sheet }: Pick<Traceable, 'at' | 'sheet'> & { large: Size },
  { swatches, slopes, transparent }: Inks,
  speckle: number,
  size: Size,
): Promise<{ svg: string; fills: number }> {
  const used: Rgb[] = [...swatches];
  const keys = [...slopes, undefined].map(() => {
    const key = unusedColour(used);
    used.push(key);
    return key;
  });
  // the tracer mixes a little of what it smooths away into a colour
  const drawnAs = [
    ...swatches.map((swatch, k) => ({ label: k, key: swatch, fill: hex(swatch) })),
    ...slopes.map((_, k) => ({ label: SLOPES_FROM + 1 + k, key: keys[k]!, fill: `url(#g${k + 1})` })),
    { label: NOTHING, key: keys.at(-1)!, fill: NO_FILL },
  ];
  const tones = new Uint8Array(LABELS * 4).fill(255);
  for (const { label, key } of drawnAs) tones.set([key.r, key.g, key.b], label * 4);
  const document = await vectorizeRaw(
    painted(labels, tones),
    { width, height },
    {
      colorMode: COLOUR,
      // stacked shapes overlap and leave no seams, but what lies under a hole would be seen through it
      hierarchical: transparent ? CUT_OUT : STACKED,
      filterSpeckle: speckle,
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
  const shapes = shapesOf(document, (colour) => nearestTo(colour, drawnAs).fill, at);
  const ground = drawnAs.find(({ label }) => label === labels[0])!.fill;
  const isPart = width < sheet.width || height < sheet.height;
  if (isPart && ground !== NO_FILL) shapes.push({ fill: ground, d: marginOf(at, { width, height }, sheet) });
  const edge = transparent ? ' stroke-width="0.7" stroke-linejoin="round"' : '';
  const defs = slopes.length > 0 ? `<defs>${slopes.map((slope, k) => gradient(slope, k, at)).join('')}</defs>` : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${defs}<g${edge}>` +
    shapes.map(({ fill, d }) => `<path fill="${fill}"${transparent ? ` stroke="${fill}"` : ''} d="${d}"/>`).join('') +
    '</g></svg>';
  return { svg, fills: new Set(shapes.map(({ fill }) => fill)).size };
}

/** Pixels by which a margin lies over what is within it: of what is stacked there no rim is to be seen. */
const OVER = 4;
/** The margin about a part of a sheet, as a frame. */
function marginOf({ x, y }: Traceable['at'], part: Size, sheet: Size): string {
  const right = x + part.width < sheet.width ? x + part.width - OVER : sheet.width;
  const below = y + part.height < sheet.height ? y + part.height - OVER : sheet.height;
  const [left, top] = [x > 0 ? x + OVER : 0, y > 0 ? y + OVER : 0].map(tenth) as [number, number];
  const [wide, tall] = [tenth(right - left), tenth(below - top)];
  return `M0 0l${sheet.width} 0 0 ${sheet.height}-${sheet.width} 0zM${left} ${top}l0 ${tall} ${wide} 0 0-${tall}z`;
}

/** RGBA bytes of labels, each in its tone of four bytes. */
function painted(labels: Uint8Array, tones: Uint8Array): Buffer {
  const flat = Buffer.alloc(labels.length * 4);
  const pixels = new Uint32Array(flat.buffer, flat.byteOffset, labels.length);
  const colours = new Uint32Array(tones.buffer);
  for (let i = 0; i < pixels.length; i++) pixels[i] = colours[labels[i]!]!;
  return flat;
}

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

const hex = ({ r, g, b }: Rgb): string => `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;

const tenth = (v: number): number => Math.round(v * 10) / 10;

function gradient({ shape, colours }: Slope, k: number, { x, y }: Traceable['at']): string {
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
    ? `<linearGradient id="g${k + 1}" gradientUnits="userSpaceOnUse" x1="${tenth(shape.x1 + x)}" y1="${tenth(shape.y1 + y)}" x2="${tenth(shape.x2 + x)}" y2="${tenth(shape.y2 + y)}">${inner}</linearGradient>`
    : `<radialGradient id="g${k + 1}" gradientUnits="userSpaceOnUse" cx="${tenth(shape.cx + x)}" cy="${tenth(shape.cy + y)}" r="${tenth(shape.r)}">${inner}</radialGradient>`;
}
