import { converter, formatHex } from 'culori';

const toOklab = converter('oklab');
const fromOklab = converter('rgb');

/** A place in OKLab: `l` 0 to 1, `a` and `b` about -0.4 to 0.4. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/** Pixels of red, green, blue and alpha, one byte each. */
export interface Pixels {
  data: Uint8Array;
}

/** One colour of a picture. */
export interface PaletteColor extends Oklab {
  /** `#rrggbb` */
  color: string;
  /** how much of the picture has it: 0 to 1 */
  share: number;
}

interface Bin extends Oklab {
  count: number;
}

const MOST = 6;
/** What covers less is no colour of the picture, but the edge between two. */
const LEAST_SHARE = 0.01;
/** Pixels of one colour lie within this distance of it: light and shadow on a thing, not the next thing. */
const RADIUS = 0.09;
/** Pixels this near each other are counted together. */
const BIN = 0.02;
/** Around a flat colour lie its grain and compression, and nothing else. */
const CORE = 0.025;
const OPAQUE = 128;

/** @param hex `#rrggbb` */
export function oklabOf(hex: string): Oklab {
  const { l = 0, a = 0, b = 0 } = toOklab(hex) ?? {};
  return { l, a, b };
}

export const distance = (one: Oklab, other: Oklab) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

function binsOf({ data }: Pixels): Bin[] {
  const bins = new Map<string, Bin>();
  const known = new Map<number, { key: string; color: Oklab }>();
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < OPAQUE) continue;
    const rgb = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    let found = known.get(rgb);
    if (!found) {
      const { l, a, b } = toOklab({ mode: 'rgb', r: data[i]! / 255, g: data[i + 1]! / 255, b: data[i + 2]! / 255 });
      found = { key: [l, a, b].map((value) => Math.round(value / BIN)).join(' '), color: { l, a, b } };
      known.set(rgb, found);
    }
    const { key, color } = found;
    const bin = bins.get(key) ?? { l: 0, a: 0, b: 0, count: 0 };
    bins.set(key, { l: bin.l + color.l, a: bin.a + color.a, b: bin.b + color.b, count: bin.count + 1 });
  }
  return [...bins.values()].map(({ l, a, b, count }) => ({ l: l / count, a: a / count, b: b / count, count }));
}

function meanOf(bins: Bin[]): Bin {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  const mean = (axis: keyof Oklab) => bins.reduce((sum, bin) => sum + bin[axis] * bin.count, 0) / count;
  return { l: mean('l'), a: mean('a'), b: mean('b'), count };
}

export interface PaletteOptions {
  /** colours at most */
  most?: number;
  /** Pixels of one colour lie within this distance of it, in OKLab: less tells cream from white, more gathers light and shadow. */
  radius?: number;
}

/**
 * The main colours of a picture, the largest share first. The commonest colour gathers what is near it, then the
 * commonest of the rest: the same pixels always give the same colours, and a flat colour is itself, whatever shades its
 * edges have. What is transparent counts for nothing.
 */
export function paletteOf(pixels: Pixels, { most = MOST, radius = RADIUS }: PaletteOptions = {}): PaletteColor[] {
  let rest = binsOf(pixels).sort((one, other) => other.count - one.count);
  const all = rest.reduce((sum, { count }) => sum + count, 0);
  const found: Bin[] = [];
  while (found.length < most && rest.length > 0) {
    const near = (center: Oklab, within = radius) => rest.filter((bin) => distance(bin, center) <= within);
    const first = rest[0]!;
    // the mean of what the commonest one gathers lies nearer the middle of it, and gathers anew
    const middle = meanOf(near(first));
    const gathered = new Set([first, ...near(middle)]);
    const whole = meanOf([...gathered]);
    const core = meanOf(near(first, CORE));
    found.push(core.count >= whole.count / 2 ? { ...core, count: whole.count } : whole);
    rest = rest.filter((bin) => !gathered.has(bin));
  }
  return found
    .map(({ l, a, b, count }) => ({
      l,
      a,
      b,
      color: formatHex(fromOklab({ mode: 'oklab', l, a, b })),
      share: Math.round((count / all) * 1_000) / 1_000,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share);
}

/** The part of the pixels that lie close around the commonest colours: near 1 where a picture is made of few flat colours. */
export function flatness(pixels: Pixels): number {
  let rest = binsOf(pixels).sort((one, other) => other.count - one.count);
  const all = rest.reduce((sum, { count }) => sum + count, 0);
  let covered = 0;
  for (let i = 0; i < 8 && rest.length > 0; i++) {
    const gathered = new Set(rest.filter((bin) => distance(bin, rest[0]!) <= CORE));
    for (const { count } of gathered) covered += count;
    rest = rest.filter((bin) => !gathered.has(bin));
  }
  return all === 0 ? 1 : covered / all;
}
