import type { Random } from '../../random';
import { blur, clamp, quantile, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { clouds, tooth } from './flow';
import { standing } from './tone';

/** What lies between a picture and whoever looks at it. */
export type Air = 'snow' | 'rain' | 'fog' | 'film' | 'plate';

export function through(air: Air, source: Lab, random: Random, unit: number): Lab {
  if (air === 'plate') return plated(source, random, unit);
  if (air === 'fog') return foggy(source, random, unit);
  return air === 'film'
    ? filmed(source, random, unit)
    : air === 'snow'
      ? snowing(source, random, unit)
      : raining(source, random, unit);
}

const copyOf = (source: Lab): Lab => ({ ...source, l: source.l.slice(), a: source.a.slice(), b: source.b.slice() });

/** Flakes are not seen before what is white: of a bright picture what is above the middle is brought so much nearer to it. */
const OVERCAST = 0.38;
/** The share of pixels as light as the one before, to the bit, from which on a picture was drawn: type would drown in caps of snow. */
const DRAWN = 0.5;

/**
 * Flakes of many sizes, the near ones few, large and out of focus, and the haze of the far ones; and snow that has settled on what is
 * smooth and broad below, as much as lies there.
 */
function snowing(source: Lab, random: Random, unit: number): Lab {
  const { width, height } = source;
  const out = copyOf(source);
  const flakes = new Float32Array(width * height);
  const count = Math.round((1700 * width * height) / (1024 * 1024 * unit * unit));
  for (let n = 0; n < count; n++) {
    const near = random.next() ** 3;
    const radius = (1.4 + 7.6 * near) * unit;
    const [cx, cy] = [random.range(0, width), random.range(0, height)];
    const opacity = random.range(0.65, 1) * (1 - 0.4 * near);
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
  let [sum, same] = [0, 0];
  for (let i = 1; i < source.l.length; i++) {
    sum += source.l[i]!;
    same += Number(source.l[i] === source.l[i - 1]);
  }
  const overcast = OVERCAST * smoothstep(0.45, 0.75, sum / source.l.length);
  const settled = same > DRAWN * source.l.length ? undefined : settling(source, random, unit);
  for (let i = 0; i < flakes.length; i++) {
    const dimmed = out.l[i]! - overcast * Math.max(0, out.l[i]! - 0.5);
    const lies = settled?.[i] ?? 0;
    const l = dimmed + (0.93 - dimmed) * lies;
    const white = clamp(flakes[i]! + (1 - flakes[i]!) * (0.05 + 0.05 * haze[i]!));
    const hue = (1 - white) * (1 - lies);
    out.l[i] = l + (0.985 - l) * white;
    out.a[i] = out.a[i]! * hue;
    out.b[i] = out.b[i]! * hue - 0.012 * lies * (1 - white);
  }
  return out;
}

/** How much snow lies at each pixel, 0 to 1: a cap on every broad edge from above, thinner the fainter the edge is. */
function settling({ l, a, b, width, height }: Lab, random: Random, unit: number): Plane {
  const calm = (plane: Plane) => blur(plane, width, height, 3 * unit);
  const [cl, ca, cb] = [calm(l), calm(a), calm(b)];
  const reach = Math.max(1, Math.round(4 * unit));
  const step: Plane = new Float32Array(l.length);
  for (let i = reach * width; i < l.length - reach * width; i++) {
    const [up, down] = [i - reach * width, i + reach * width];
    // what is lit from above is lighter below its edge, or of another colour; a shadow's edge is neither
    const change =
      Math.abs(cl[down]! - cl[up]!) + 1.5 * (Math.abs(ca[down]! - ca[up]!) + Math.abs(cb[down]! - cb[up]!));
    const along = Math.abs(cl[i + reach]! - cl[i - reach]!);
    step[i] = clamp(change - 1.6 * along);
  }
  // only what goes on for a while is an edge to lie on
  const broad = alongRows(step, width, Math.round(14 * unit));
  const uneven = clouds(width, height, 22 * unit, random);
  const caps: Plane = new Float32Array(l.length);
  for (let x = 0; x < width; x++) {
    let [lies, left] = [0, 0];
    for (let y = 1; y < height - 1; y++) {
      const i = y * width + x;
      const edge = smoothstep(0.14, 0.34, broad[i]!);
      const isTop = broad[i]! >= broad[i - width]! && broad[i]! >= broad[i + width]!;
      if (isTop && edge > 0.2 && !isSkin(cl[i]!, ca[i]!, cb[i]!))
        [lies, left] = [edge, (3 + 9 * edge) * unit * (0.7 + 0.6 * uneven[i]!)];
      if (left > 0) {
        caps[i] = Math.max(caps[i]!, lies * smoothstep(0, 2.5 * unit, left));
        left--;
      }
    }
  }
  const lies = blur(caps, width, height, 1.1 * unit);
  const green = greensOf(cl, ca, cb, width, height, unit);
  // in drifts on a lawn, so that blades and leaves still show
  for (let i = 0; i < lies.length; i++) {
    const drift = smoothstep(-0.9, 0.5, uneven[i]!);
    lies[i] = Math.max(lies[i]!, GREEN.lies * green[i]! * (0.75 + 0.25 * drift));
  }
  return lies;
}

/** The chroma of grass and leaves, what of a picture is green from which on it is a place, and how much snow lies there at the most. */
const GREEN = { from: 0.015, to: 0.045, place: 0.06, lies: 0.8 };

/** Where grass and leaves are, broad enough to be a place of which snow would leave little green, 0 to 1. */
function greensOf(l: Plane, a: Plane, b: Plane, width: number, height: number, unit: number): Plane {
  const green = l.map((v, i) => {
    const chroma = Math.sqrt(a[i]! * a[i]! + b[i]! * b[i]!);
    // from yellow-green to a leaf's dark green; teal is none
    const isLeaf = b[i]! > 0.35 * chroma && a[i]! < -0.12 * chroma;
    return isLeaf ? smoothstep(GREEN.from, GREEN.to, chroma) * smoothstep(0.12, 0.3, v) : 0;
  });
  const share = green.reduce((sum, v) => sum + v, 0) / green.length;
  if (share < GREEN.place) return new Float32Array(l.length);
  const about = blur(green, width, height, 9 * unit);
  return green.map((v, i) => smoothstep(0.3, 0.7, about[i]!) * Math.max(v, 0.6 * about[i]!));
}

/** Whether a colour is one that skin has, on which no snow stays. */
const isSkin = (l: number, a: number, b: number): boolean =>
  l > 0.28 && l < 0.95 && a > 0.015 && b > 0.012 && b < 2.6 * a && a * a + b * b < 0.0225;

/** Means along each row. */
function alongRows(plane: Plane, width: number, reach: number): Plane {
  const out: Plane = new Float32Array(plane.length);
  for (let row = 0; row < plane.length; row += width) {
    let sum = 0;
    for (let x = -reach; x < width; x++) {
      if (x + reach < width) sum += plane[row + x + reach]!;
      if (x - reach > 0) sum -= plane[row + x - reach - 1]!;
      if (x >= 0) out[row + x] = sum / (2 * reach + 1);
    }
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
    // a streak is a pixel wide however large the picture, and the wider it is spread the fainter
    const veil = clamp(2.8 * Math.max(1, unit) * soft[i]! + 0.06);
    out.l[i] = out.l[i]! + (0.86 - out.l[i]!) * veil;
    out.a[i] = out.a[i]! * (1 - veil);
    out.b[i] = out.b[i]! * (1 - veil);
  }
  return out;
}

/** How much of a picture fog hides: in its distance, which is taken to be above and behind what it is of, and of the rest. */
const FOG = { far: 0.86, near: 0.3, light: 0.84 };
/** A veil that thickens with distance, in banks. */
function foggy(source: Lab, random: Random, unit: number): Lab {
  const { width, height } = source;
  const out = copyOf(source);
  const stands = standing(source);
  const banks = clouds(width, height, 240 * unit, random);
  const soft = blur(source.l, width, height, 5 * unit);
  const light = Math.max(0.42, Math.min(FOG.light, quantile(source.l, 0.8) + 0.12));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const far = smoothstep(0.98, 0.3, y / height + 0.1 * banks[i]!);
      const veil = clamp(
        (FOG.near + (FOG.far - FOG.near) * far) * (1 - 0.5 * stands[i]!) + 0.07 * banks[i]!,
        0.12,
        0.93,
      );
      const l = source.l[i]! + (soft[i]! - source.l[i]!) * veil;
      out.l[i] = l + (light - l) * veil;
      out.a[i] = out.a[i]! * (1 - veil);
      out.b[i] = out.b[i]! * (1 - veil) - 0.006 * veil;
    }
  return out;
}

/** Grain of a film, 0 to 1 about the middle: round and of no direction, as fine as it can be seen. */
function silverGrain(width: number, height: number, unit: number, random: Random): Plane {
  const noise: Plane = new Float32Array(width * height);
  for (let i = 0; i < noise.length; i++) noise[i] = random.next() - 0.5;
  const sigma = Math.max(0.5, 0.62 * unit);
  const soft = blur(noise, width, height, sigma);
  // a blur takes of a noise what it spreads
  const gain = 1.7 * sigma;
  for (let i = 0; i < soft.length; i++) soft[i] = clamp(0.5 + gain * soft[i]!);
  return soft;
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
  const grain = silverGrain(width, height, unit, random);
  const cloud = clouds(width, height, 420 * unit, random);
  const leakRight = random.chance(0.5);
  const dust: Plane = new Float32Array(width * height);
  for (let n = 0; n < 14; n++) {
    const [cx, cy, radius] = [random.range(0, width), random.range(0, height), random.range(0.5, 1.3) * unit];
    for (let y = Math.max(0, Math.floor(cy - radius - 1)); y < Math.min(height, cy + radius + 1); y++)
      for (let x = Math.max(0, Math.floor(cx - radius - 1)); x < Math.min(width, cx + radius + 1); x++)
        dust[y * width + x] = 0.5 * clamp(radius + 0.5 - Math.hypot(x - cx, y - cy));
  }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const from = leakRight ? 1 - x / width : x / width;
      const leak = (1 - smoothstep(0, 0.42 + 0.16 * cloud[i]!, from)) * 0.5;
      const l = clamp(out.l[i]! + 0.1 * bright[i]!);
      const lit = l + (0.9 - l) * leak * 0.3 + 0.13 * (grain[i]! - 0.5) * (0.45 + 2.2 * l * (1 - l));
      out.l[i] = lit + (0.95 - lit) * dust[i]!;
      out.a[i] = out.a[i]! + 0.012 * bright[i]! + 0.04 * leak;
      out.b[i] = out.b[i]! + 0.02 * bright[i]! + 0.055 * leak;
    }
  return out;
}

/** A plate of metal: sharp in the middle, soft towards its edges, tarnished there and scratched, with what the emulsion left when it ran. */
function plated(source: Lab, random: Random, unit: number): Lab {
  const { width, height } = source;
  const out = copyOf(source);
  const soft = blur(source.l, width, height, 3.4 * unit);
  const [run, spots] = [clouds(width, height, 90 * unit, random), clouds(width, height, 9 * unit, random)];
  const grain = tooth(width, height, 1.1 * unit, random);
  const scratches: Plane = new Float32Array(width * height);
  for (let n = 0; n < 16; n++) {
    const [x0, y0, angle] = [random.range(0, width), random.range(0, height), random.range(-0.5, 0.5) + 1.2];
    const length = random.range(30, 190) * unit;
    for (let s = 0; s < length; s++) {
      const [x, y] = [Math.round(x0 + s * Math.cos(angle)), Math.round(y0 + s * Math.sin(angle))];
      if (x >= 0 && y >= 0 && x < width && y < height) scratches[y * width + x] = 0.5;
    }
  }
  const fine = blur(scratches, width, height, 0.6 * unit);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [dx, dy] = [(2 * x) / width - 1, (2 * y) / height - 1];
      const off = Math.sqrt(dx * dx + dy * dy);
      const away = smoothstep(0.45, 1.15, off);
      const rim = smoothstep(0.8, 1.02, Math.max(Math.abs(dx), Math.abs(dy)) + 0.07 * run[i]!);
      let l = source.l[i]! + (soft[i]! - source.l[i]!) * away;
      l += 0.03 * (grain[i]! - 0.5) + 0.02 * run[i]! * away;
      // where the plate was held and where it was not covered
      l += (0.1 - l) * 0.75 * rim;
      l += 0.22 * smoothstep(0.92, 1, spots[i]! * 0.55 + 0.62 * away * run[i]!) * away;
      out.l[i] = clamp(l + 0.28 * fine[i]!);
      out.a[i] = out.a[i]! + 0.01 * rim;
      out.b[i] = out.b[i]! + 0.022 * rim;
    }
  return out;
}
