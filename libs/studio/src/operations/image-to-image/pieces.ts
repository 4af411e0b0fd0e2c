import { withoutCrumbs } from '../crumbs';
import { blank, blur, clamp, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import type { Random } from '../../random';
import { brushed } from './brush';
import { flatsOf } from './flats';
import { clouds, flowOf, outlines } from './flow';
import type { Flow } from './flow';
import { graded, labOf } from './grade';
import type { Ab } from './grade';
import { duotone } from './prints';
import type { Treatment } from './tone';

/** A picture cut into pieces: which of them each pixel belongs to, and how far it lies from the nearest joint, in pixels. */
interface Pieces {
  of: Int32Array;
  joint: Plane;
  count: number;
}

/**
 * Square pieces about so wide, laid along the form as a mosaicist lays them: each pixel belongs to the nearest of the places of a
 * jittered grid, measured as a square that is turned with the flow (after Hausner, 2001).
 */
function piecesOf({ width, height }: Lab, flow: Flow | undefined, size: number, stray: number, random: Random): Pieces {
  const [columns, rows] = [Math.ceil(width / size) + 2, Math.ceil(height / size) + 2];
  const count = columns * rows;
  const [px, py, cos, sin] = Array.from({ length: 4 }, () => new Float32Array(count)) as [Plane, Plane, Plane, Plane];
  const squares = Math.ceil(width / 2);
  for (let k = 0; k < count; k++) {
    px[k] = ((k % columns) - 0.5 + stray * (random.next() - 0.5)) * size;
    py[k] = (Math.floor(k / columns) - 0.5 + stray * (random.next() - 0.5)) * size;
    const [x, y] = [clamp(Math.round(px[k]!), 0, width - 1), clamp(Math.round(py[k]!), 0, height - 1)];
    const square = (y >> 1) * squares + (x >> 1);
    cos[k] = flow ? flow.x[square]! : 1;
    sin[k] = flow ? flow.y[square]! : 0;
  }
  const of = new Int32Array(width * height);
  const joint: Plane = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = clamp(Math.floor(y / size + 1), 1, rows - 2);
    for (let x = 0; x < width; x++, i++) {
      const column = clamp(Math.floor(x / size + 1), 1, columns - 2);
      let [first, second, nearest] = [Infinity, Infinity, 0];
      for (let r = row - 1; r <= row + 1; r++)
        for (let k = r * columns + column - 1; k <= r * columns + column + 1; k++) {
          const [dx, dy] = [x - px[k]!, y - py[k]!];
          const far = flow
            ? Math.max(Math.abs(dx * cos[k]! + dy * sin[k]!), Math.abs(dy * cos[k]! - dx * sin[k]!))
            : Math.sqrt(dx * dx + dy * dy);
          if (far < first) [second, first, nearest] = [first, far, k];
          else if (far < second) second = far;
        }
      of[i] = nearest;
      joint[i] = (second - first) / 2;
    }
  }
  return { of, joint, count };
}

/** The mean colour of each piece. */
function coloursOf({ l, a, b }: Lab, of: Int32Array, count: number): Ab[] {
  const sums = new Float64Array(count * 4);
  for (let i = 0; i < of.length; i++) {
    const at = of[i]! * 4;
    sums[at]! += l[i]!;
    sums[at + 1]! += a[i]!;
    sums[at + 2]! += b[i]!;
    sums[at + 3]!++;
  }
  return Array.from({ length: count }, (_, k) => {
    const part = 1 / Math.max(1, sums[4 * k + 3]!);
    return { l: sums[4 * k]! * part, a: sums[4 * k + 1]! * part, b: sums[4 * k + 2]! * part };
  });
}

const GROUT = labOf('#b3aa9b');
/** How much darker than the picture the grout is. */
const DARKER = 0.1;
/** Tesserae: small stones laid along the form, each of one colour, no two alike, with joints of grout between them. */
export const mosaic: Treatment = (source, means) => {
  const { colours, random, strength, unit } = means;
  const { width, height } = source;
  const base = colours.length ? duotone(source, means) : graded(source, { saturation: 1.25, stretch: 0.85 });
  const calm = brushed(base, 2.5 * unit);
  const size = (11.5 + 6.5 * strength) * unit;
  const pieces = piecesOf(source, flowOf(calm, 5 * unit, 0), size, 0.35, random);
  const stones = coloursOf(calm, pieces.of, pieces.count).map(({ l, a, b }) => ({
    l: clamp(l + 0.07 * (random.next() - 0.5), 0.1, 0.96),
    a: a + 0.014 * (random.next() - 0.5),
    b: b + 0.014 * (random.next() - 0.5),
  }));
  const mean = stones.reduce((sum, { l }) => sum + l, 0) / stones.length;
  const grout = { ...GROUT, l: clamp(mean - DARKER, 0.26, 0.74) };
  const out = blank(source);
  const [thin, soft] = [0.03 * size, 0.8];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const stone = stones[pieces.of[i]!]!;
      const far = pieces.joint[i]!;
      const cover = smoothstep(thin, thin + soft, far);
      // worn round at the rim
      const worn = 0.09 * (1 - smoothstep(thin, thin + 0.2 * size, far));
      out.l[i] = grout.l + (stone.l - worn - grout.l) * cover;
      out.a[i] = grout.a + (stone.a - grout.a) * cover;
      out.b[i] = grout.b + (stone.b - grout.b) * cover;
    }
  return out;
};

/** How many colours of glass there are in the workshop, and half the width of a lead in pixels of a picture 1024 wide. */
const GLASSES = 12;
const LEAD = { wide: 2.3, l: 0.16 };
/** Pixels, of a picture 1024 wide, of the smallest pane that is cut; and how much of what is within one is painted on it. */
const PANE = { least: 1500, drawn: 130 };
const PAINTED = 1;
/** Stained glass: forms of one colour each, cut into pieces that can be cut, in leads, with the light behind them. */
export const stainedGlass: Treatment = (source, means) => {
  const { colours, random, unit, isDrawn } = means;
  const { width, height } = source;
  const base = colours.length
    ? duotone(source, means)
    : graded(source, { saturation: 1.7, contrast: 1.1, stretch: 0.9 });
  const wide = { behind: 11, subject: isDrawn ? 2.4 : 9 };
  const { of, tones: glasses, stands } = flatsOf(source, means, wide, GLASSES, 1.7);
  // nobody cuts splinters, nor leads them: what is small is painted on the glass
  const least = (isDrawn ? PANE.drawn : PANE.least) * unit * unit;
  withoutCrumbs(of, width, () => least, { times: 1, isClose: () => false });
  const pieces = piecesOf(source, undefined, (isDrawn ? 120 : 104) * unit, 0.9, random);
  const pane = new Int32Array(width * height);
  for (let i = 0; i < pane.length; i++) pane[i] = pieces.of[i]! * GLASSES + of[i]!;
  const edge: Plane = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      edge[i] = Number((x + 1 < width && pane[i] !== pane[i + 1]) || (y + 1 < height && pane[i] !== pane[i + width]));
  // of a line a pixel wide the blurred one is as high as it is narrow
  const sigma = LEAD.wide * (isDrawn ? 0.55 : 0.8) * unit;
  const lead = blur(edge, width, height, sigma);
  const full = 1 / (sigma * Math.sqrt(2 * Math.PI));
  // what glass and lead cannot tell, a face above all, is painted on the glass
  const fine = brushed(base, 3 * unit);
  const paint = outlines(fine.l, flowOf(fine, 2.6 * unit, 0.8), 1.2 * unit);
  const light = clouds(width, height, 260 * unit, random);
  const seeds = clouds(width, height, 14 * unit, random);
  const own = Array.from({ length: pieces.count * GLASSES }, () => random.next() - 0.5);
  const out = blank(source);
  for (let i = 0; i < pane.length; i++) {
    const lab = glasses[of[i]!]!;
    // enamel: the forms in a pane, shaded and drawn with a brush
    const shade = PAINTED * (fine.l[i]! - lab.l) * (0.25 + 0.75 * stands[i]!);
    const painted = 1 - 0.75 * paint[i]! * (0.3 + 0.7 * stands[i]!);
    const l =
      painted *
      clamp(0.26 + 0.68 * (lab.l + shade) + 0.07 * own[pane[i]!]! + 0.045 * light[i]! + 0.014 * seeds[i]!, 0, 0.97);
    const line = smoothstep(0.42 * full, 0.62 * full, lead[i]!);
    // a lead is round, and the light falls in beside it
    const shine = 0.16 * smoothstep(0.9 * full, 1.6 * full, lead[i]!);
    out.l[i] = l + (LEAD.l + shine - l) * line;
    out.a[i] = lab.a * 1.15 * (1 - line);
    out.b[i] = lab.b * 1.15 * (1 - line);
  }
  return out;
};
