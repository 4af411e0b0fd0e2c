import { blur, clamp, inChunks, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { brushed } from './brush';
import { clouds, flowOf, outlines, tooth } from './flow';
import { graded } from './grade';
import type { Random } from '../../random';
import { exposed, PAPER, standing } from './tone';
import type { Treatment } from './tone';
import { duotone } from './prints';

/**
 * Washes on paper: transparent colours that gather at their edges and settle in the tooth, wet in wet behind the subject, a little
 * pencil under it, and an edge where the brush left the sheet (turbulent density after Bousseau and others, 2006).
 */
export const watercolour: Treatment = (source, { strength, unit, random, colours, isDrawn, isSalted }) => {
  const { width, height } = source;
  const base = colours.length
    ? duotone(source, { strength, unit, random, colours })
    : graded(source, { saturation: 1.16, stretch: 0.9 });
  // a mark keeps its own tones: its brightest colour is no paper
  const light = isDrawn ? base.l.slice() : exposed(base.l, 0.66);
  inChunks(light.length, (from, to) => thin(light, from, to));
  const stands = standing(source);
  const fine = brushed({ ...base, l: light }, (2.8 + 2.6 * strength) * unit);
  const wash = brushed(fine, (2.6 + 3 * strength) * unit);
  // one wash over the other has steps of tone, and a rim where each ends
  if (!isDrawn) inChunks(wash.l.length, (from, to) => inWashes(wash.l, 0.5 + 0.45 * strength, from, to));
  const wet = (plane: Float32Array) => blur(plane, width, height, (5 + 4 * strength) * unit);
  const [wl, wa, wb] = [wet(wash.l), wet(wash.a), wet(wash.b)];
  const drawing = outlines(fine.l, flowOf(fine, 2.6 * unit, 0.8), 0.9 * unit);
  const [cloud, drift, flecks] = [
    clouds(width, height, 190 * unit, random),
    clouds(width, height, 46 * unit, random),
    clouds(width, height, 13 * unit, random),
  ];
  const grain = tooth(width, height, 1.6 * unit, random);
  // a drop dries from its edge inwards: what is darker than about it is darkest at its rim
  const rims = new Float32Array(wl.length);
  inChunks(rims.length, (from, to) => darker(wash.l, wl, rims, from, to));
  const softRims = blur(rims, width, height, 2.4 * unit);
  const paper = { cloud, drift, flecks, grain, isWhole: isDrawn === true };
  const salt = isSalted ? salted(width, height, unit, random) : undefined;
  const washes = { salt, wash, wl, wa, wb, light, stands, drawing, rims, softRims, ...paper };
  // nobody looks at it any more
  const out = fine;
  for (let y = 0; y < height; y++) laidRow(washes, y, out);
  return out;
};

/** Washes that lie over one another from the white of the paper to the darkest. */
const WASHES = 6;
/** Tones brought nearer to those of so many washes. */
function inWashes(l: Plane, part: number, from: number, to: number): void {
  const turn = 2 * Math.PI * WASHES;
  for (let i = from; i < to; i++) l[i]! -= (part * Math.sin(turn * l[i]!)) / turn;
}

function thin(light: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) light[i] = 0.27 + 0.72 * light[i]!;
}

/** How much darker it is than about it. */
function darker(l: Plane, around: Plane, out: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) out[i] = Math.max(0, around[i]! - l[i]!);
}

/** Crystals and drops in a picture 1024 wide and high, and pixels of their radius. */
const SALT = { crystals: 520, drops: 9, crystal: [3, 8], drop: [26, 70] } as const;
/**
 * Where salt has drawn up the wet paint, in small stars that are lighter than about them, and where a drop has run back into it, with
 * a frayed dark rim: less than 0 lighter, more than 0 darker.
 */
function salted(width: number, height: number, unit: number, random: Random): Plane {
  const out: Plane = new Float32Array(width * height);
  const share = (width * height) / (1024 * 1024 * unit * unit);
  const fray = clouds(width, height, 8 * unit, random);
  const strew = (count: number, [least, most]: readonly [number, number], star: number, pale: number, rim: number) => {
    for (let n = 0; n < count * share; n++) {
      const radius = (least + (most - least) * random.next() ** 2) * unit;
      const [cx, cy, turn] = [random.range(0, width), random.range(0, height), random.range(0, 6)];
      const reach = 1.7 * radius;
      for (let y = Math.max(0, Math.ceil(cy - reach)); y < Math.min(height, cy + reach); y++)
        for (let x = Math.max(0, Math.ceil(cx - reach)); x < Math.min(width, cx + reach); x++) {
          const at = y * width + x;
          const arms = star * Math.cos(6 * Math.atan2(y - cy, x - cx) + turn);
          const off = Math.hypot(x - cx, y - cy) / (radius * (1 + arms + 0.3 * fray[at]!));
          out[at] =
            out[at]! -
            pale * (1 - smoothstep(0.2, 0.95, off)) +
            rim * smoothstep(0.8, 1, off) * (1 - smoothstep(1, 1.25, off));
        }
    }
  };
  strew(SALT.drops, SALT.drop, 0.05, 0.24, 0.14);
  strew(SALT.crystals, SALT.crystal, 0.3, 0.62, 0.12);
  return out;
}

/** What a watercolour is laid on with. */
interface Washes {
  salt: Plane | undefined;
  wash: Lab;
  /** the same wet in wet */
  wl: Plane;
  wa: Plane;
  wb: Plane;
  light: Plane;
  stands: Plane;
  drawing: Plane;
  cloud: Plane;
  drift: Plane;
  flecks: Plane;
  grain: Plane;
  rims: Plane;
  softRims: Plane;
  /** painted up to the edge of the sheet */
  isWhole: boolean;
}

function laidRow(washes: Washes, y: number, out: Lab): void {
  const { wash, wl, wa, wb, light, stands, drawing, cloud, drift, flecks, grain, rims, softRims, isWhole, salt } =
    washes;
  const { width, height } = wash;
  // a sheet of type or a mark is painted to its edge
  const border = (isWhole ? 0 : 0.036) * Math.min(width, height);
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const behind = (1 - stands[i]!) * 0.85;
    let l = wash.l[i]! + (wl[i]! - wash.l[i]!) * behind;
    let a = wash.a[i]! + (wa[i]! - wash.a[i]!) * behind;
    let b = wash.b[i]! + (wb[i]! - wash.b[i]!) * behind;
    // no pigment in water is as loud as a screen
    const loud = 1 / (1 + 2.2 * Math.max(0, Math.sqrt(a * a + b * b) - 0.11));
    a *= loud;
    b *= loud;
    // thinner paint behind the subject
    l += (1 - l) * 0.2 * (1 - stands[i]!);
    const edge = Math.max(0, rims[i]! - 0.8 * softRims[i]!);
    const density =
      1 + 0.3 * cloud[i]! + 0.2 * drift[i]! + 0.09 * flecks[i]! + 0.3 * (grain[i]! - 0.5) + 4.4 * edge * (1 - behind);
    // in thick paint more than in thin, and least on what the picture is of
    if (salt) l -= salt[i]! * (salt[i]! < 0 ? 1 - l : 0.5 * l) * (1 - 0.55 * stands[i]!);
    l -= (l - l * l) * (density - 1);
    l -= 0.14 * smoothstep(0.2, 0.9, drawing[i]!) * (0.35 + 0.65 * stands[i]!);
    const reach =
      Math.min(x, y, width - 1 - x, height - 1 - y) +
      // the sheet was taped down
      border * (0.05 * drift[i]! + 0.04 * flecks[i]! + 2.4 * smoothstep(0.2, 0.55, stands[i]!)) +
      (isWhole ? width : 0);
    // at its end the brush is dry and meets only the heights of the paper
    const dry = smoothstep(0.5 * border, 0.95 * border, reach + 0.2 * border * (grain[i]! - 0.5));
    const rim = smoothstep(0.6 * border, 0.95 * border, reach) * (1 - smoothstep(0.95 * border, 1.5 * border, reach));
    const lit = smoothstep(0.9, 0.985, light[i]!);
    const laid = dry * (1 - 0.85 * lit);
    l -= 0.04 * rim * (1 - l);
    const colour = laid * (0.92 + 0.3 * (density - 1));
    out.l[i] = PAPER.l + (clamp(l, 0.12, PAPER.l) - PAPER.l) * laid + 0.012 * (grain[i]! - 0.5);
    out.a[i] = PAPER.a + a * colour;
    out.b[i] = PAPER.b + b * colour;
  }
}
