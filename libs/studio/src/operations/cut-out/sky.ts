import { blur, boxBlur } from '../planes';
import type { Lab, Plane } from '../planes';
import { flood } from './flood';
import { pieces } from './pieces';
import { beside } from './plain';

/**
 * How blue a sky is in OKLab, how light it is and how much lighter than the rest, the share that it has of the upper side and of the
 * picture, how fast it changes, and how far off another part of it may be. One that is not blue has to be brighter, and to have no more than
 * such a share of it below such a height of the picture: a pale wall comes down to the floor.
 */
const SKY = {
  blue: -0.025,
  light: 0.45,
  over: 0.06,
  wide: 0.6,
  least: 0.05,
  most: 0.8,
  step: 0.045,
  alike: 0.14,
  bright: { light: 0.6, over: 0.15, low: 0.7, below: 0.06 },
};
/** What is seen of it through a gap has at least this share of the picture. */
const GAP = 0.00012;
/** Of what stands before it a piece has at least this share of the largest: smaller ones are clouds and birds. */
const CRUMB = 0.03;
/** How rough a sky is, as the residual of a backdrop. */
const ROUGH = 0.008;

/**
 * The opacity of what stands before a plain sky: smooth, above, blue, and lighter than what is below it. What is seen
 * of it through arches and branches goes as well.
 */
export function beforeSky(lab: Lab): Plane | undefined {
  const { width, height, l, a, b } = lab;
  const size = width * height;
  const change = changeOf(lab);
  const reached: Plane = new Float32Array(size);
  const mean = (plane: Plane, cells: Int32Array) => cells.reduce((sum, i) => sum + plane[i]!, 0) / cells.length;
  let sky: { l: number; a: number; b: number } | undefined;
  const smooth = pieces(width, height, (i) => change[i]! < SKY.step);
  for (const { cells, atBorder } of smooth) {
    if (!atBorder || cells.length < SKY.least * size) continue;
    const above = cells.reduce((sum, i) => sum + Number(i < width), 0);
    if (above < SKY.wide * width || cells.some((i) => i >= size - width)) continue;
    const colour = { l: mean(l, cells), a: mean(a, cells), b: mean(b, cells) };
    const { light, low, below } = SKY.bright;
    const isWall = () => cells.reduce((sum, i) => sum + Number(i > low * size), 0) > below * cells.length;
    if (colour.b > SKY.blue ? colour.l < light || isWall() : colour.l < SKY.light) continue;
    sky = colour;
    for (const i of cells) reached[i] = 1;
  }
  if (!sky) return undefined;
  for (const { cells } of smooth) {
    if (reached[cells[0]!] || cells.length < GAP * size) continue;
    const off = Math.hypot(mean(l, cells) - sky.l, mean(a, cells) - sky.a, mean(b, cells) - sky.b);
    // what is seen through a gap of it is as blue; a grey one is told from a wall by being joined alone
    if (off < SKY.alike && sky.b < SKY.blue && mean(b, cells) < SKY.blue) for (const i of cells) reached[i] = 1;
  }
  if (!intoClouds(lab, change, reached)) return undefined;
  const ground = groundAbout(lab, reached);
  const rest = l.reduce((sum, v, i) => sum + v * (1 - reached[i]!), 0);
  const gone = reached.reduce((sum, v) => sum + v, 0);
  const over = sky.b > SKY.blue ? SKY.bright.over : SKY.over;
  if (gone > SKY.most * size || sky.l < rest / (size - gone) + over) return undefined;
  const land = pieces(width, height, (i) => reached[i] === 0);
  const most = land.reduce((best, { cells }) => Math.max(best, cells.length), 0);
  for (const { cells } of land) if (cells.length < CRUMB * most) for (const i of cells) reached[i] = 1;
  return beside({ distance: distanceFrom(lab, ground), ground: () => ground, residual: ROUGH }, lab, reached);
}

/** Clouds are as blue as this at the most or as colourless, as light as this at least, and have edges no harder than that. */
const CLOUD = { blue: -0.012, light: 0.45, pale: 0.03, white: 0.66, step: 0.11 };
/** How much lower than the clear sky they may reach, in heights; and the share of the upper side that is left at the most. */
const LOWER = 0.12;
const LEFT = 0.35;

/** The hard edge of a cloud lies within so much of the longer side of sky on nearly all sides, and is gone over so many times. */
const RIM = { within: 0.008, share: 0.55, times: 4 };

/** Goes on from the clear sky into its clouds. Whether that ends where what stands before it begins: else it ran into a wall, or left clouds. */
function intoClouds({ l, a, b, width, height }: Lab, change: Plane, reached: Plane): boolean {
  const isCloud = (i: number) =>
    (b[i]! < CLOUD.blue && l[i]! > CLOUD.light) || (Math.hypot(a[i]!, b[i]!) < CLOUD.pale && l[i]! > CLOUD.white);
  const lowest = reached.reduce((low, v, i) => (v > 0 ? Math.floor(i / width) : low), 0);
  const isSky = (i: number) => reached[i]! > 0;
  const { reached: clouds } = flood(width, reached.length, isSky, (_, to) => change[to]! < CLOUD.step && isCloud(to));
  let deepest = 0;
  for (let i = 0; i < reached.length; i++)
    if (clouds[i] && !isSky(i)) {
      reached[i] = 1;
      deepest = Math.floor(i / width);
    }
  for (let time = 0; time < RIM.times; time++) {
    const about = boxBlur(reached, width, height, RIM.within * Math.max(width, height));
    for (let i = 0; i < reached.length; i++) if (!isSky(i) && about[i]! > RIM.share && isCloud(i)) reached[i] = 1;
  }
  let left = 0;
  for (let x = 0; x < width; x++) left += Number(!isSky(x));
  return deepest < lowest + LOWER * height && left < LEFT * width;
}

/** How much colour changes about each pixel, in the direction in which it changes most. */
export function changeOf(lab: Lab): Plane {
  const { width, height } = lab;
  const calm = (plane: Plane) => blur(plane, width, height, 0.8);
  const [l, a, b] = [calm(lab.l), calm(lab.a), calm(lab.b)];
  const out: Plane = new Float32Array(l.length);
  const along = (i: number, step: number) =>
    Math.abs(l[i + step]! - l[i - step]!) +
    1.5 * (Math.abs(a[i + step]! - a[i - step]!) + Math.abs(b[i + step]! - b[i - step]!));
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(height - 3, Math.max(2, y)) * width;
    for (let x = 0; x < width; x++, i++) {
      const at = row + Math.min(width - 3, Math.max(2, x));
      out[i] = Math.max(along(at, 2), along(at, 2 * width));
    }
  }
  return out;
}

/** The colour at each pixel of what is marked about there, from close by where there is some of it. */
export function groundAbout({ l, a, b, width, height }: Lab, reached: Plane): Lab {
  const marked = (plane: Plane) => plane.map((v, i) => v * reached[i]!);
  return filled({ l: marked(l), a: marked(a), b: marked(b), width, height }, reached);
}

/** The same of colours that are multiplied by how far they are marked. */
export function filled({ l, a, b, width, height }: Lab, marked: Plane): Lab {
  const spread = (plane: Plane, part: number) => blur(plane, width, height, part * Math.max(width, height));
  const [near, far] = [0.015, 0.12];
  const [close, wide] = [spread(marked, near), spread(marked, far)];
  const about = (plane: Plane) => {
    const [here, there] = [spread(plane, near), spread(plane, far)];
    return here.map((v, i) => (v + 0.02 * there[i]!) / (close[i]! + 0.02 * wide[i]! + 1e-6));
  };
  return { l: about(l), a: about(a), b: about(b), width, height };
}

function distanceFrom({ l, a, b }: Lab, ground: Lab): Plane {
  return l.map((v, i) =>
    Math.sqrt((v - ground.l[i]!) ** 2 + (a[i]! - ground.a[i]!) ** 2 + (b[i]! - ground.b[i]!) ** 2),
  );
}
