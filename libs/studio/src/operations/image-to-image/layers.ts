import { blank, blur, clamp, smoothstep } from '../planes';
import type { Plane } from '../planes';
import { brushed } from './brush';
import { flatsOf, outlinedIn } from './flats';
import { clouds, flowOf, outlines, strokes, tooth } from './flow';
import { graded, labOf } from './grade';
import type { Treatment } from './tone';

/** Sheets of coloured paper that are at hand, and how far each lies over the one below, in pixels of a picture 1024 wide. */
const SHEETS = 16;
const THICK = 5;
/** Cut and pasted paper: one sheet for each colour, the broadest at the bottom, each with its cut edge and the shadow that it throws. */
export const collage: Treatment = (source, means) => {
  const { unit, random, strength } = means;
  const { width, height } = source;
  const { of, tones, shares } = flatsOf(
    source,
    means,
    { behind: 9 + 4 * strength, subject: 2.6 + 1.4 * strength },
    SHEETS,
  );
  const order = shares.map((_, k) => k).toSorted((p, q) => shares[q]! - shares[p]!);
  const rank = new Float32Array(tones.length);
  order.forEach((k, at) => (rank[k] = at));
  const high: Plane = new Float32Array(of.length);
  for (let i = 0; i < of.length; i++) high[i] = rank[of[i]!]!;
  const near = blur(high, width, height, 1.3 * unit);
  const far = blur(high, width, height, 4.5 * unit);
  const fibres = tooth(width, height, 1.5 * unit, random);
  const pulp = clouds(width, height, 26 * unit, random);
  const [dx, dy] = [Math.round(THICK * 0.6 * unit), Math.round(THICK * unit)];
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const own = high[i]!;
      const { l, a, b } = tones[of[i]!]!;
      const [above, below] = [
        Math.max(0, y - dy) * width + Math.max(0, x - dx),
        Math.min(height - 1, y + 2) * width + Math.min(width - 1, x + 1),
      ];
      // the light comes from above and from the left
      const shade = 0.2 * smoothstep(0, 2.2, far[above]! - own) + 0.12 * smoothstep(0.1, 1.2, near[above]! - own);
      const cut = 0.05 * smoothstep(0.15, 0.9, own - near[below]!) - 0.07 * smoothstep(0.15, 1, near[below]! - own);
      out.l[i] = clamp(l * (1 - shade) + Math.max(0, cut) + 0.03 * (fibres[i]! - 0.5) + 0.012 * pulp[i]!);
      out.a[i] = a * (1 - 0.5 * shade);
      out.b[i] = b * (1 - 0.5 * shade) + 0.003;
    }
  return out;
};

/** Inks of a printer of travel posters. */
const STONES = 11;
/** No such poster is of the dark: what a photograph has in shadow is printed as by day. */
const DAYLIGHT = { low: 0.1, middle: 0.55 };
/** A poster of the thirties: broad flats of the picture's own colours on cream, the grain of the stone where one goes over into the next. */
export const poster: Treatment = (source, means) => {
  const { unit, random, strength, isDrawn } = means;
  const { width, height } = source;
  const lifted = isDrawn ? source : graded(source, { lift: DAYLIGHT });
  const { of, tones } = flatsOf(lifted, means, { behind: 9 + 4 * strength, subject: 1.8 + 0.9 * strength }, STONES);
  const flats = blank(source);
  for (let i = 0; i < of.length; i++) {
    const tone = tones[of[i]!]!;
    const vivid = 1.18 - 0.4 * smoothstep(0.14, 0.24, Math.hypot(tone.a, tone.b));
    flats.l[i] = 0.1 + 0.86 * tone.l;
    flats.a[i] = tone.a * vivid + 0.002;
    flats.b[i] = tone.b * vivid + 0.012;
  }
  const reach = (isDrawn ? 0.6 : 1.2) * unit;
  const soft = (plane: Plane) => blur(plane, width, height, reach);
  const [sl, sa, sb] = [soft(flats.l), soft(flats.a), soft(flats.b)];
  const grain = tooth(width, height, 1.5 * unit, random);
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      // each grain of the stone takes the one ink or the other
      const off = reach * 0.8 * (grain[i]! - 0.5);
      const at = clamp(Math.round(y + off), 0, height - 1) * width + clamp(Math.round(x - off), 0, width - 1);
      const part = 0.35;
      out.l[i] = clamp(flats.l[at]! + (sl[i]! - flats.l[at]!) * part + 0.014 * (grain[i]! - 0.5));
      out.a[i] = flats.a[at]! + (sa[i]! - flats.a[at]!) * part;
      out.b[i] = flats.b[at]! + (sb[i]! - flats.b[at]!) * part;
    }
  return means.outlined ? outlinedIn(out, unit) : out;
};

/** Pots of gouache that are mixed. */
const POTS = 30;
/** Gouache: flat opaque mixtures beside each other, matt, their edges dragged dry, with the trace of a flat brush in each. */
export const gouache: Treatment = (source, means) => {
  const { unit, random, strength, isDrawn } = means;
  const { width, height } = source;
  const { of, tones, stands } = flatsOf(
    source,
    means,
    { behind: 7 + 4 * strength, subject: 2.2 + 1.6 * strength },
    POTS,
  );
  const painted = blank(source);
  const l: Plane = painted.l;
  for (let i = 0; i < of.length; i++) {
    const tone = tones[of[i]!]!;
    // chalk in the paint: neither its black nor its white is that of a screen
    l[i] = 0.13 + 0.84 * tone.l;
    painted.a[i] = tone.a * 0.96;
    painted.b[i] = tone.b * 0.96 + 0.004;
  }
  const flow = flowOf({ l: blur(l, width, height, 3 * unit), width, height }, 9 * unit, 0.35);
  const bristle = strokes(flow, 52 * unit, 2.6 * unit, random);
  const grain = tooth(width, height, 1.7 * unit, random);
  const load = clouds(width, height, 70 * unit, random);
  const ragged = clouds(width, height, 7 * unit, random);
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      // a dry brush drags one paint a little way over the next
      const reach = isDrawn ? 0 : (0.9 * ragged[i]! + 2.2 * (bristle[i]! - 0.5)) * unit;
      const from =
        clamp(Math.round(y + reach), 0, height - 1) * width + clamp(Math.round(x + reach * 0.7), 0, width - 1);
      // bare paper has no trace of a brush
      const bare = smoothstep(0.9, 0.95, l[from]!) * (1 - stands[i]!);
      const trace = (0.06 * (bristle[i]! - 0.5) + 0.02 * load[i]!) * (1 - bare) + 0.014 * (grain[i]! - 0.5);
      out.l[i] = clamp(l[from]! + trace);
      out.a[i] = painted.a[from]! * (1 - 0.6 * trace);
      out.b[i] = painted.b[from]! * (1 - 0.6 * trace);
    }
  const soft = (plane: Plane) => blur(plane, width, height, 0.55 * unit);
  const matt = { ...out, l: soft(out.l), a: soft(out.a), b: soft(out.b) };
  return means.outlined ? outlinedIn(matt, unit) : matt;
};

/** Baths of dye, the wax that was drawn before them, and the fine cracks that the dye has run into. */
const DYES = 11;
const WAX = labOf('#f1e6cd');
const BATH = labOf('#22264f');
/** Batik: flats of dye in the lines of the wax that parted them, crackle where it broke, on a woven cloth. */
export const batik: Treatment = (source, means) => {
  const { unit, random, strength, colours, isDrawn } = means;
  const { width, height } = source;
  const { of, tones, stands } = flatsOf(
    source,
    means,
    { behind: 8 + 3 * strength, subject: 3.2 + 1.4 * strength },
    DYES,
  );
  const calm = brushed(source, 2.4 * unit);
  const lines = outlines(calm.l, flowOf(calm, 2.6 * unit, 0.8), 1.5 * unit);
  const edge: Plane = new Float32Array(of.length);
  for (let y = 0; y < height - 1; y++)
    for (let i = y * width; i < (y + 1) * width - 1; i++)
      edge[i] = Number(of[i] !== of[i + 1] || of[i] !== of[i + width]);
  const sigma = 1.5 * unit;
  const wax = blur(edge, width, height, sigma);
  const full = 1 / (sigma * Math.sqrt(2 * Math.PI));
  const [one, other, bleed] = [
    clouds(width, height, 120 * unit, random),
    clouds(width, height, 64 * unit, random),
    clouds(width, height, 30 * unit, random),
  ];
  const fine = clouds(width, height, 15 * unit, random);
  const thread = 2.6 * unit;
  const dark = colours.length ? tones.reduce((least, next) => (next.l < least.l ? next : least)) : BATH;
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const { l, a, b } = tones[of[i]!]!;
      // veins where two noises are the same: they branch as cracks do
      const vein = (v: number, w: number) => 1 - smoothstep(0, w, Math.abs(v));
      const crack = Math.max(vein(one[i]! + 0.1 * fine[i]!, 0.024), 0.8 * vein(other[i]! - 0.12 * fine[i]!, 0.02));
      const cracked = crack * smoothstep(0.3, 0.75, l) * (0.62 - 0.4 * stands[i]!) * (isDrawn ? 0.7 : 1);
      const parted = 0.85 * smoothstep(0.45 * full, 1.05 * full, wax[i]!) * (0.55 + 0.45 * stands[i]!);
      const drawn = 0.7 * smoothstep(0.35, 0.8, lines[i]!) * stands[i]!;
      const weave = 0.016 * Math.sin((x / thread) * Math.PI) * Math.sin((y / thread) * Math.PI);
      const dyed = {
        l: clamp(0.1 + 0.86 * l + 0.02 * bleed[i]!),
        a: a * 1.12,
        b: b * 1.12 + 0.006,
      };
      const mix = (own: number, resist: number, bath: number) => {
        const v = own + (bath - own) * drawn;
        const w = v + (resist - v) * parted * (1 - drawn);
        return w + (bath - w) * cracked;
      };
      out.l[i] = mix(dyed.l, WAX.l, dark.l) + weave;
      out.a[i] = mix(dyed.a, WAX.a, dark.a);
      out.b[i] = mix(dyed.b, WAX.b, dark.b);
    }
  return out;
};
