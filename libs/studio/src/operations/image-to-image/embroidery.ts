import { blank, blur, clamp, smoothstep } from '../planes';
import type { Plane } from '../planes';
import { flatsOf } from './flats';
import { flowOf, tooth } from './flow';
import { labOf } from './grade';
import { isOnWhite, standing } from './tone';
import type { Treatment } from './tone';

/** Spools of thread that are at hand, and the linen. */
const THREADS = 18;
const LINEN = labOf('#e9e0cf');
/** Pixels of a thread's width and of a stitch's length, in a picture 1024 wide; directions that a field of satin stitch may have. */
const STITCH = { wide: 4.6, long: 34, ways: 8 };

/** Embroidered: each form filled with satin stitch of one thread, laid along it, side by side and staggered, each lit along its back. */
export const embroidery: Treatment = (source, means) => {
  const { unit, random, strength, isDrawn } = means;
  const { width, height } = source;
  const wide = { behind: 7 + 3 * strength, subject: 2.6 + 1.4 * strength };
  const { of, tones } = flatsOf(source, means, wide, THREADS, 1.25);
  const flow = flowOf({ l: blur(source.l, width, height, 3 * unit), width, height }, 12 * unit, -0.7);
  const squares = Math.ceil(width / 2);
  const grain = tooth(width, height, 1.3 * unit, random);
  const bare = isOnWhite(source.l) ? standing(source) : undefined;
  const angles = Array.from({ length: STITCH.ways }, (_, k) => (Math.PI * k) / STITCH.ways);
  const [cos, sin] = [angles.map(Math.cos), angles.map(Math.sin)];
  // no two stitches of a spool are as light: how each takes the light is told by its place
  const light = Float32Array.from({ length: 4096 }, () => random.next() - 0.5);
  const [thread, long] = [Math.max(2.6, STITCH.wide * unit * (isDrawn ? 0.8 : 1)), STITCH.long * unit];
  const edge = seamsOf(of, width, height, unit);
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const spool = of[i]!;
      const tone = tones[spool]!;
      const square = (y >> 1) * squares + (x >> 1);
      const angle = Math.atan2(flow.y[square]!, flow.x[square]!) + (spool % 3) * 0.5;
      const way = ((Math.round((angle / Math.PI) * STITCH.ways) % STITCH.ways) + STITCH.ways) % STITCH.ways;
      const [u, v] = [x * cos[way]! + y * sin[way]!, y * cos[way]! - x * sin[way]!];
      const row = Math.floor(v / thread);
      // every other row begins half a stitch further on
      const along = u / long + (row & 1) * 0.5 + 0.13 * light[(row * 31) & 4095]!;
      const place = Math.floor(along);
      const across = Math.abs((v / thread - row) * 2 - 1);
      const end = Math.min(along - place, 1 - (along - place)) * long;
      const round = Math.sqrt(Math.max(0, 1 - 0.9 * across * across));
      const sunk = smoothstep(0, 1.6 * unit, end);
      const own = light[(row * 131 + place * 17 + spool * 7) & 4095]!;
      const isLinen = (isDrawn || bare !== undefined) && tone.l > 0.93 && Math.abs(tone.a) + Math.abs(tone.b) < 0.03;
      if (isLinen) {
        // the cloth itself: over and under
        const weave = Math.sin((x / (1.7 * unit)) * Math.PI) * Math.sin((y / (1.7 * unit)) * Math.PI);
        out.l[i] = clamp(LINEN.l + 0.022 * weave + 0.03 * (grain[i]! - 0.5) - 0.14 * edge[i]!);
        out.a[i] = LINEN.a;
        out.b[i] = LINEN.b;
        continue;
      }
      const l = 0.1 + 0.84 * tone.l;
      const shaded =
        l * (0.66 + 0.34 * round * (0.35 + 0.65 * sunk)) +
        0.06 * own +
        (0.07 + 0.12 * (1 - l)) * round * round * sunk -
        0.06 * edge[i]!;
      out.l[i] = clamp(shaded);
      out.a[i] = tone.a * 1.06;
      out.b[i] = tone.b * 1.06;
    }
  return out;
};

/** Where two fields meet, 0 to 1: the stitches go down into the cloth there. */
function seamsOf(of: Uint8Array, width: number, height: number, unit: number): Plane {
  const edge = new Float32Array(of.length);
  for (let y = 0; y < height - 1; y++)
    for (let i = y * width; i < (y + 1) * width - 1; i++)
      edge[i] = Number(of[i] !== of[i + 1] || of[i] !== of[i + width]);
  const soft = blur(edge, width, height, 1.2 * unit);
  return soft.map((v) => clamp(2.4 * v));
}
