import { isColourless } from './looks';
import { blank, blur, clamp, fromLab, quantile, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { quantise } from '../quantise';
import type { Quantised, Swatch } from '../quantise';
import { brushed } from './brush';
import { flatsOf, outlinedIn } from './flats';
import { along, clouds, flowOf } from './flow';
import { graded, labOf } from './grade';
import type { Ab } from './grade';
import { exposed, ramp, tones } from './tone';
import type { Treatment } from './tone';

/** Cells along the longer side of a picture in pixel art: as many as still tell an eye from a fin. */
const CELLS = 176;
const CELL_COLOURS = 28;
/** Root mean square distance from its few colours up to which a picture is flat art. */
const FLAT = 0.02;

/** Square pixels in few colours, each the picture's own or one of those asked for. */
export const pixels: Treatment = (source, { strength, colours, count }) => {
  const { width, height } = source;
  const cell = Math.max(2, Math.max(width, height) / (CELLS + 60 * (1 - strength)));
  const w = Math.max(1, Math.round(width / cell));
  const h = Math.max(1, Math.round(height / cell));
  const lively = graded(brushed(source, cell * 0.5), { saturation: 1.22, contrast: 1.08, stretch: 0.85 });
  const at = (x: number, y: number) =>
    Math.min(h - 1, ((y * h) / height) | 0) * w + Math.min(w - 1, ((x * w) / width) | 0);
  const small = (plane: Plane) => {
    const sums = new Float32Array(w * h);
    const counts = new Uint32Array(w * h);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        sums[at(x, y)]! += plane[i]!;
        counts[at(x, y)]!++;
      }
    return sums.map((sum, i) => sum / Math.max(1, counts[i]!));
  };
  const mean = { l: small(lively.l), a: small(lively.a), b: small(lively.b), width: w, height: h };
  const soft = blur(mean.l, w, h, 1.2);
  // crisper, but with no rim about what is dark
  mean.l = mean.l.map((v, i) => clamp(v + clamp(0.8 * (v - soft[i]!), -0.045, 0.045)));
  const bytes = fromLab(mean);
  const { swatches, nearest } = quantise(bytes, count ?? CELL_COLOURS, 0.012);
  const stops = colours.length ? tones(colours) : undefined;
  const shades = exposed(mean.l, 0.5);
  const cells = Array.from(mean.l, (_, i): Ab => {
    if (!stops) return swatches[nearest(bytes[i * 4]!, bytes[i * 4 + 1]!, bytes[i * 4 + 2]!)]!.lab;
    return ramp(stops, Math.round(shades[i]! * 7) / 7);
  });
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const tone = cells[at(x, y)]!;
      out.l[i] = tone.l;
      out.a[i] = tone.a;
      out.b[i] = tone.b;
    }
  return out;
};

const FLAT_COLOURS = 16;
/** Flat shapes in few of the picture's own colours, without outlines unless they are asked for. */
export const flat: Treatment = (source, means) => {
  const { unit, strength, outlined } = means;
  const { width, height } = source;
  const { of, tones } = flatsOf(
    source,
    means,
    { behind: 7 + 5 * strength, subject: 2.2 + 2 * strength },
    FLAT_COLOURS,
    1.3,
  );
  const out = blank(source);
  for (let i = 0; i < of.length; i++) {
    const tone = tones[of[i]!]!;
    out.l[i] = tone.l;
    out.a[i] = tone.a;
    out.b[i] = tone.b;
  }
  const soft = (plane: Plane) => blur(plane, width, height, 0.8);
  const made = { ...out, l: soft(out.l), a: soft(out.a), b: soft(out.b) };
  return outlined ? outlinedIn(made, unit) : made;
};

/** The share of a picture that tubes run along at the most, and how far colour changes there at least. */
const TUBES = { share: 0.9, least: 0.012 };
/** How much of a tube each pixel is: along the forms of a picture. */
function tubesIn(source: Lab, unit: number): Plane {
  const { width, height } = source;
  const calm = brushed(brushed(source, 4 * unit), 3 * unit);
  const l = exposed(calm.l, 0.5);
  const soft = blur(l, width, height, 1.3 * unit);
  const change = new Float32Array(l.length);
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++)
      change[i] = Math.hypot(soft[i + 1]! - soft[i - 1]!, soft[i + width]! - soft[i - width]!) / 2;
  // a tube is one bend, not the hairs beside it
  const bent = along(change, flowOf({ l, width, height }, 3 * unit, 0.8), 9 * unit);
  const least = Math.max(TUBES.least, quantile(bent, TUBES.share));
  return bent.map((v) => smoothstep(0.9 * least, 2 * least, v));
}
/** The lines of a drawing as tubes: as thin as they are, and as bright as they are dark. */
function bentIn(lines: Plane, width: number, height: number, unit: number): Plane {
  const soft = blur(lines, width, height, 0.7 * unit);
  return lines.map((v, i) => clamp(Math.max(v, 1.2 * soft[i]!)));
}

/** Tubes of light along the forms, and the picture in the dusk that they light up. */
export const neon: Treatment = (source, { colours, unit, random, lines }) => {
  const { width, height } = source;
  const tube = lines ? bentIn(lines, width, height, unit) : tubesIn(source, unit);
  const near = blur(tube, width, height, 4 * unit);
  const far = blur(tube, width, height, 22 * unit);
  const stops = tones(colours.length ? colours : ['#12083a', '#ff2fa0', '#28e0ff']);
  const lamps = stops.length > 2 ? stops.slice(1) : stops.slice(-1);
  const hues = clouds(width, height, 420 * unit, random);
  // a white page is as dark as a wall at night
  const dusk = 0.42 - 0.24 * smoothstep(0.5, 0.85, source.l.reduce((sum, v) => sum + v, 0) / source.l.length);
  const [night] = stops;
  const own = colours.length ? 0.25 : 0.7;
  const out = blank(source);
  for (let i = 0; i < tube.length; i++) {
    const lamp = ramp(lamps, 0.5 + 0.9 * hues[i]!);
    const lit = clamp(0.75 * near[i]! + 1.3 * far[i]!);
    const core = tube[i]!;
    const ground = 0.07 + dusk * source.l[i]! * (0.55 + 0.9 * lit);
    // the middle of a tube is nearly white, its rim has the colour
    const white = 0.45 * smoothstep(0.6, 1, core);
    out.l[i] = clamp(ground + (0.25 * lit + 0.05) * lamp.l + (Math.max(lamp.l, 0.72) + 0.2 * white - ground) * core);
    const [a, b] = [own * source.a[i]! + 0.35 * night!.a, own * source.b[i]! + 0.35 * night!.b];
    out.a[i] = a + (lamp.a - a) * clamp(0.8 * lit + core) * (1 - white);
    out.b[i] = b + (lamp.b - b) * clamp(0.8 * lit + core) * (1 - white);
  }
  return out;
};

/** Bright parts bleed into a haze. */
export const glow: Treatment = (source, { unit }) => {
  const { width, height } = source;
  const soft = (plane: Plane) => blur(plane, width, height, 14 * unit);
  const [l, a, b] = [soft(source.l), soft(source.a), soft(source.b)];
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    // as two slides laid over each other
    const screen = 1 - (1 - source.l[i]!) * (1 - l[i]! * 0.42);
    out.l[i] = clamp(screen * 0.92 + 0.02);
    out.a[i] = source.a[i]! * 0.7 + a[i]! * 0.5;
    out.b[i] = source.b[i]! * 0.7 + b[i]! * 0.5 + 0.006;
  }
  return out;
};

/** The picture's own drawing in the colours asked for: of flat art colour by colour, else its tones from the darkest to the lightest. */
export const recolour: Treatment = (source, means) =>
  inkOnPaper(source, means.colours) ?? recolouredArt(source, means.colours) ?? retoned(source, means);

/** Ink on coloured paper, in two colours: each pixel as far from the one to the other as it was from ink to paper. */
function inkOnPaper(source: Parameters<Treatment>[0], colours: readonly string[]) {
  if (colours.length !== 2) return undefined;
  const { width, height } = source;
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1);
  const middle = (plane: Plane) => border.map((i) => plane[i]!).toSorted((p, q) => p - q)[border.length >> 1]!;
  const paper = { l: middle(source.l), a: middle(source.a), b: middle(source.b) };
  const isPaper = (i: number) =>
    Math.hypot(source.l[i]! - paper.l, source.a[i]! - paper.a, source.b[i]! - paper.b) < 0.09;
  // on white the paper stays as it is, unless there is nothing else that a second colour could be seen in
  const isWhite = paper.l > 0.95 && Math.hypot(paper.a, paper.b) < 0.015;
  if (paper.l < 0.6 || (isWhite && !isColourless(source))) return undefined;
  const ink = quantile(source.l, 0.01);
  let [onPaper, dark] = [0, 0];
  for (let i = 0; i < source.l.length; i++) {
    if (isPaper(i)) onPaper++;
    else if (source.l[i]! < ink + 0.2) dark++;
  }
  const size = source.l.length;
  if (onPaper < 0.5 * size || dark < 0.4 * (size - onPaper) || paper.l - ink < 0.35) return undefined;
  const stops = colours.map(labOf).sort((x, y) => x.l - y.l);
  const out = blank(source);
  for (let i = 0; i < size; i++) {
    const tone = ramp(stops, clamp((source.l[i]! - ink) / (paper.l - ink)));
    // the grain of the paper stays
    const grain = isPaper(i) ? source.l[i]! - paper.l : 0;
    out.l[i] = clamp(tone.l + 0.5 * grain);
    out.a[i] = tone.a;
    out.b[i] = tone.b;
  }
  return out;
}

const retoned: Treatment = (source, { colours }) => {
  const stops = tones(colours);
  const l = exposed(source.l, 0.5);
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    // white stays paper, and each colour has a part of the tones to itself
    const tone = ramp(stops, smoothstep(0.06, 0.94, l[i]!));
    const paper = smoothstep(0.94, 0.99, source.l[i]!);
    const kept = tone.l * 0.75 + source.l[i]! * 0.25;
    out.l[i] = kept + (0.985 - kept) * paper;
    out.a[i] = tone.a * (1 - paper);
    out.b[i] = tone.b * (1 - paper);
  }
  return out;
};

/** Chroma up to which a colour is of no hue. */
const HUELESS = 0.05;

/** Flat art: each of its hues becomes one of the colours, its shades stay shades of it; white, grey and black stay. */
function recolouredArt(source: Parameters<Treatment>[0], colours: readonly string[]) {
  const bytes = fromLab(source);
  const { swatches, nearest, error } = quantise(bytes, 16, 0.008);
  if (error > FLAT) return undefined;
  const chroma = ({ a, b }: Ab) => Math.hypot(a, b);
  const hued = swatches.filter(({ lab, share }) => chroma(lab) > 0.045 && share > 0.002);
  if (hued.length === 0 && colours.length < 2) return undefined;
  // hues that lie side by side are one, until there are no more of them than colours
  let groups = hued.map((swatch) => [swatch]);
  const centre = (group: typeof hued): Ab => {
    const all = group.reduce((sum, { share }) => sum + share, 0);
    const part = (of: (lab: Ab) => number) => group.reduce((sum, { lab, share }) => sum + of(lab) * share, 0) / all;
    return { l: part(({ l }) => l), a: part(({ a }) => a), b: part(({ b }) => b) };
  };
  const targets = colours.map(labOf);
  // how near two hues lie, -1 to 1
  const alike = (p: Ab, q: Ab) => (p.a * q.a + p.b * q.b) / Math.max(1e-6, chroma(p) * chroma(q));
  // ink on coloured paper is what the picture is of, however grey it is
  const dark = swatches.filter((swatch) => !hued.includes(swatch) && swatch.lab.l < 0.45);
  const share = (of: readonly Swatch[]) => of.reduce((sum, { share }) => sum + share, 0);
  const isInk =
    targets.length > 1 &&
    ((share(dark) > 0.04 && onHue(source, bytes, hued, nearest, swatches)) ||
      // and where it is more than all hues, it takes the darker of the colours, as an ink does
      (share(dark) > share(hued) && Math.min(...targets.map(({ l }) => l)) < 0.45));
  const hues = targets.length - Number(isInk);
  while (groups.length > hues) {
    let best: [number, number] = [0, 1];
    let least = Infinity;
    groups.forEach((one, i) =>
      groups.slice(i + 1).forEach((other, k) => {
        const [p, q] = [centre(one), centre(other)];
        const apart = Math.hypot((p.l - q.l) * 0.35, p.a - q.a, p.b - q.b);
        if (apart < least) [least, best] = [apart, [i, i + 1 + k]];
      }),
    );
    const [i, k] = best;
    groups = [...groups.filter((_, at) => at !== i && at !== k), [...groups[i]!, ...groups[k]!]];
  }
  // colours that no hue is left for go to what is black or grey
  if (isInk) groups.push(dark);
  const neutral = swatches
    .filter((swatch) => !(isInk && dark.includes(swatch)))
    .filter((swatch) => !hued.includes(swatch) && swatch.lab.l < 0.8 && swatch.share > 0.01)
    .toSorted((p, q) => q.share - p.share);
  const neutrals = new Set(neutral.splice(0, Math.max(0, targets.length - groups.length)));
  for (const swatch of neutrals) groups.push([swatch]);
  if (isInk) for (const swatch of dark) neutrals.add(swatch);
  // the darkest hue takes the darkest colour; where there are fewer hues, what is most of the art takes the first that was named
  const order = targets.slice(0, groups.length).toSorted((p, q) => p.l - q.l);
  const sorted = groups.toSorted((p, q) => centre(p).l - centre(q).l);
  // what is most of the art is where a hue among the colours has to be seen
  const most = sorted.reduce(
    (best, group, g) => (group !== dark && share(group) > share(sorted[best]!) ? g : best),
    sorted[0] === dark ? sorted.length - 1 : 0,
  );
  if (order[most] && chroma(order[most]) < HUELESS) {
    const hue = order.reduce(
      (best, to, g) => (sorted[g] !== dark && chroma(to) > chroma(order[best]!) ? g : best),
      most,
    );
    [order[most], order[hue]] = [order[hue]!, order[most]];
  }
  const led = sorted.map((group, g) => {
    const middle = centre(group);
    return { group, to: order[g]!, middle, strongest: Math.max(0.03, ...group.map(({ lab }) => chroma(lab))) };
  });
  const becomes = new Map(
    led.flatMap((one) => {
      const { group, to, middle } = one;
      // a pale tint goes with the hue that it is a tint of, else there is a rim where a colour fades out
      const tints = swatches.filter(
        (swatch) =>
          !groups.some((of) => of.includes(swatch)) &&
          chroma(swatch.lab) > 0.008 &&
          led.every(({ middle: other }) => alike(swatch.lab, middle) >= alike(swatch.lab, other)),
      );
      return [...group, ...tints].map((swatch) => {
        const l = clamp(to.l + (swatch.lab.l - middle.l) * 0.8, 0.05, 0.99);
        return [swatch, { l, a: to.a, b: to.b, strongest: one.strongest }] as const;
      });
    }),
  );
  const out = blank(source);
  for (let i = 0, p = 0; i < out.l.length; i++, p += 4) {
    const swatch = swatches[nearest(bytes[p]!, bytes[p + 1]!, bytes[p + 2]!)]!;
    const to = becomes.get(swatch);
    const [l, a, b] = [source.l[i]!, source.a[i]!, source.b[i]!];
    if (!to) {
      [out.l[i], out.a[i], out.b[i]] = [l, a * 0.3, b * 0.3];
      continue;
    }
    // as much of the colour as the pixel had of its own: where edges fade into white, the new ones do
    const own = !neutrals.has(swatch)
      ? clamp(Math.sqrt(a * a + b * b) / to.strongest, 0, 1.15)
      : clamp((1 - l) / Math.max(0.1, 1 - swatch.lab.l));
    out.l[i] = clamp(l + (to.l - swatch.lab.l) * Math.min(1, own));
    out.a[i] = to.a * own;
    out.b[i] = to.b * own;
  }
  return out;
}

/** Whether most of the border of a picture is of these colours. */
function onHue(
  { width, height }: Parameters<Treatment>[0],
  bytes: Uint8Array,
  hued: readonly Swatch[],
  nearest: Quantised['nearest'],
  swatches: readonly Swatch[],
): boolean {
  let count = 0;
  const at = (x: number, y: number) => {
    const p = (y * width + x) * 4;
    count += Number(hued.includes(swatches[nearest(bytes[p]!, bytes[p + 1]!, bytes[p + 2]!)]!));
  };
  for (let x = 0; x < width; x++) [0, height - 1].forEach((y) => at(x, y));
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => at(x, y));
  return count > width + height;
}
