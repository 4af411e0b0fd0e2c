import type { Random } from '../../random';
import { blur, clamp, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { clouds, tooth } from './flow';

/** What lies between a picture and whoever looks at it. */
export type Air = 'snow' | 'rain' | 'film';

export function through(air: Air, source: Lab, random: Random, unit: number): Lab {
  return air === 'film'
    ? filmed(source, random, unit)
    : air === 'snow'
      ? snowing(source, random, unit)
      : raining(source, random, unit);
}

const copyOf = (source: Lab): Lab => ({ ...source, l: source.l.slice(), a: source.a.slice(), b: source.b.slice() });

/** Flakes of many sizes, the near ones few, large and out of focus, and the haze of the far ones. */
function snowing(source: Lab, random: Random, unit: number): Lab {
  const { width, height } = source;
  const out = copyOf(source);
  const flakes = new Float32Array(width * height);
  const count = Math.round((900 * width * height) / (1024 * 1024 * unit * unit));
  for (let n = 0; n < count; n++) {
    const near = random.next() ** 5;
    const radius = (0.9 + 6.5 * near) * unit;
    const [cx, cy] = [random.range(0, width), random.range(0, height)];
    const opacity = random.range(0.55, 0.95) * (1 - 0.5 * near);
    const lean = random.range(0.7, 1.4);
    for (let y = Math.max(0, Math.floor(cy - 2 * radius)); y < Math.min(height, cy + 2 * radius); y++)
      for (let x = Math.max(0, Math.floor(cx - 2 * radius)); x < Math.min(width, cx + 2 * radius); x++) {
        const off = Math.sqrt((x - cx) ** 2 + ((y - cy) / lean) ** 2) / radius;
        const v = opacity * (1 - smoothstep(0.45 - 0.35 * near, 1.25, off));
        const at = y * width + x;
        if (v > flakes[at]!) flakes[at] = v;
      }
  }
  const haze = clouds(width, height, 260 * unit, random);
  for (let i = 0; i < flakes.length; i++) {
    const white = clamp(flakes[i]! + (1 - flakes[i]!) * (0.07 + 0.05 * haze[i]!));
    out.l[i] = out.l[i]! + (0.97 - out.l[i]!) * white;
    out.a[i] = out.a[i]! * (1 - white);
    out.b[i] = out.b[i]! * (1 - white);
  }
  return out;
}

/** Slanting streaks and a grey veil. */
function raining(source: Lab, random: Random, unit: number): Lab {
  const { width, height } = source;
  const out = copyOf(source);
  const streaks = new Float32Array(width * height);
  const count = Math.round((1_500 * width * height) / (1024 * 1024 * unit * unit));
  const slant = random.range(0.12, 0.3);
  for (let n = 0; n < count; n++) {
    const near = random.next() ** 3;
    const length = (16 + 60 * near) * unit;
    const [x0, y0] = [random.range(-0.2 * width, width), random.range(-length, height)];
    const opacity = random.range(0.12, 0.34);
    for (let s = 0; s < length; s++) {
      const [x, y] = [Math.round(x0 + s * slant), Math.round(y0 + s)];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = y * width + x;
      streaks[at] = Math.max(streaks[at]!, opacity * Math.sin((Math.PI * s) / length));
    }
  }
  const soft = blur(streaks, width, height, 0.7 * unit);
  for (let i = 0; i < soft.length; i++) {
    const veil = clamp(1.5 * soft[i]! + 0.06);
    out.l[i] = out.l[i]! + (0.86 - out.l[i]!) * veil;
    out.a[i] = out.a[i]! * (1 - veil);
    out.b[i] = out.b[i]! * (1 - veil);
  }
  return out;
}

/** Old film: bright parts bleed warm, light has leaked in at one side, grain and a little dust. */
function filmed(source: Lab, random: Random, unit: number): Lab {
  const { width, height } = source;
  const out = copyOf(source);
  const bright = blur(
    source.l.map((v) => smoothstep(0.7, 1, v)),
    width,
    height,
    9 * unit,
  );
  const grain = tooth(width, height, 1.5 * unit, random);
  const cloud = clouds(width, height, 420 * unit, random);
  const leakRight = random.chance(0.5);
  const dust: Plane = new Float32Array(width * height);
  for (let n = 0; n < 26; n++) {
    const [cx, cy, radius] = [random.range(0, width), random.range(0, height), random.range(0.7, 1.9) * unit];
    for (let y = Math.max(0, Math.floor(cy - radius)); y < Math.min(height, cy + radius); y++)
      for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius); x++)
        dust[y * width + x] = 0.5;
  }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const from = leakRight ? 1 - x / width : x / width;
      const leak = (1 - smoothstep(0, 0.42 + 0.16 * cloud[i]!, from)) * 0.5;
      const l = clamp(out.l[i]! + 0.1 * bright[i]!);
      const lit = l + (0.9 - l) * leak * 0.6 + 0.13 * (grain[i]! - 0.5) * (0.45 + 2.2 * l * (1 - l));
      out.l[i] = lit + (0.95 - lit) * dust[i]!;
      out.a[i] = out.a[i]! + 0.02 * bright[i]! + 0.075 * leak;
      out.b[i] = out.b[i]! + 0.03 * bright[i]! + 0.1 * leak;
    }
  return out;
}
