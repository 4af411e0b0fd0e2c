import type { Random } from '../../random';
import { blur, clamp, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';

/** Where a drawn land begins and where what is before it stands, in pixels from the top. */
interface Depth {
  /** where its ground begins */
  level: number;
  /** where the subject stands; undefined when it stands on nothing */
  foot?: number;
  /** its ground is a floor or pavement, as even as the air */
  isPaved?: boolean;
}

/** Standard deviation of the blur of what is farthest, as a share of the longer side: that of a portrait lens. */
const FARTHEST = 0.017;
/** And of what stands beside the subject: drawings have no edges that a photograph would have. */
const NEAREST = 0.0012;
const STEPS = [0, 0.12, 0.35, 1] as const;
/** How far the ground is from even, in lightness, and how far the air. */
const UNEVEN = { ground: 0.05, floor: 0.012, air: 0.008 };
/** Octaves of the unevenness, and how many of its largest patches lie side by side at the lower edge. */
const OCTAVES = 5;
const PATCHES = 9;
/** Of a sensor, in lightness. */
const GRAIN = 0.005;

/**
 * A drawn land as a camera sees it that is focused on what stands before it. The circle of confusion is linear in the difference of the
 * reciprocal distances, and on level ground these are linear in the height in the picture
 * (https://en.wikipedia.org/wiki/Circle_of_confusion).
 */
export function outOfFocus(land: Lab, { level, foot = land.height, isPaved = false }: Depth, random: Random): Lab {
  const { width, height } = land;
  const side = Math.max(width, height);
  const soft = new Float32Array(height);
  for (let y = 0; y < height; y++)
    soft[y] = clamp((Math.max(foot, level + 1) - y) / Math.max(1, foot - level), -0.3, 1) ** 2;
  const uneven = unevenness(width, height, level, isPaved ? UNEVEN.floor : UNEVEN.ground, random);
  const l = land.l.map((v, i) => v + uneven[i]! * (0.35 + v));
  const blurred = (plane: Plane): Plane => {
    const takes = STEPS.map((step) => blur(plane, width, height, side * (NEAREST + step * (FARTHEST - NEAREST))));
    const out = new Float32Array(plane.length);
    for (let y = 0; y < height; y++) {
      const far = soft[y]!;
      const at = Math.max(
        0,
        STEPS.findLastIndex((step) => step <= far),
      );
      const [near, next] = [takes[at]!, takes[Math.min(at + 1, takes.length - 1)]!];
      const part = at + 1 < STEPS.length ? (far - STEPS[at]!) / (STEPS[at + 1]! - STEPS[at]!) : 0;
      for (let i = y * width; i < (y + 1) * width; i++) out[i] = near[i]! + (next[i]! - near[i]!) * part;
    }
    return out;
  };
  const out = { ...land, l: blurred(l), a: blurred(land.a), b: blurred(land.b) };
  for (let i = 0; i < out.l.length; i++) out.l[i]! += GRAIN * (random.next() + random.next() + random.next() - 1.5) * 2;
  return out;
}

/** Patches of grass, earth or sand, smaller the farther they are; above them the air, which is nearly even. */
function unevenness(width: number, height: number, level: number, uneven: number, random: Random): Plane {
  const out = new Float32Array(width * height);
  const noise = lattice(random);
  const below = Math.max(1, height - level);
  for (let y = 0; y < height; y++) {
    const near = (y - level) / below;
    const isGround = near > 0;
    // as far as it is at most where a patch is smaller than a pixel
    const distance = isGround ? 1 / (near + 0.04) : 1;
    const strength = isGround ? uneven * smoothstep(0, 0.12, near) : UNEVEN.air;
    const v = isGround ? distance * PATCHES * 1.8 : (y / width) * 6;
    for (let x = 0; x < width; x++) {
      const u = ((x - width / 2) / width) * PATCHES * distance + 61;
      let [sum, weight, scale] = [0, 1, 1];
      for (let octave = 0; octave < OCTAVES; octave++) {
        sum += weight * noise(u * scale, (v + 13) * scale);
        weight *= 0.75;
        scale *= 2.3;
      }
      out[y * width + x] = strength * sum;
    }
  }
  return out;
}

const SIZE = 256;
/** Smooth noise of -1 to 1 whose patches have the size 1. */
function lattice(random: Random): (u: number, v: number) => number {
  const values = Float32Array.from({ length: SIZE * SIZE }, () => random.range(-1, 1));
  const at = (x: number, y: number) => values[((y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))) | 0]!;
  return (u, v) => {
    const [x, y] = [Math.floor(u), Math.floor(v)];
    const [fx, fy] = [smoothstep(0, 1, u - x), smoothstep(0, 1, v - y)];
    const top = at(x, y) + (at(x + 1, y) - at(x, y)) * fx;
    const low = at(x, y + 1) + (at(x + 1, y + 1) - at(x, y + 1)) * fx;
    return top + (low - top) * fy;
  };
}
