import { blank, clamp, smoothstep } from '../planes';
import type { Lab } from '../planes';
import { fromLch } from '../../palette/palette';
import { colourName } from '../colour-name';
import { labOf } from './grade';
import type { Swap } from './replaced';

/** Degrees up to which a hue is that which is named, from which on it is another, and up to which it is a neighbour that somebody may have meant. */
const HUE = { same: 30, other: 42, near: 62 };
/** Chroma from which on a tint has a hue to be seen, and from which on it counts for what the colour is in a picture. */
const TINT = [0.012, 0.035] as const;
const FULL = 0.05;
/** Shares of a picture: of a colour that is in it, and of neighbours that are left from which on that is told. */
const PRESENT = 0.0006;
const LEFT = 0.004;
const RAD = 180 / Math.PI;

/** The difference of two hues in degrees, -180 to 180. */
const turned = (one: number, other: number): number => ((one - other + 540) % 360) - 180;

/** A picture in which all tints of one hue, from its shades to where it runs out into white, are those of another; and what is to be told of it. */
export function swapped(source: Lab, { from, to, words, thing }: Swap): { lab: Lab; notes: string[] } {
  const [named, goal] = [labOf(from), labOf(to)];
  if (Math.hypot(named.a, named.b) < FULL)
    return { lab: source, notes: [`The studio can only replace a colour that has a hue. Not done: ${words}.`] };
  const own = ownOf(source, Math.atan2(named.b, named.a) * RAD);
  if (own.share < PRESENT)
    return { lab: source, notes: [`There is no ${words} in the picture that could be replaced.`] };
  const chroma = Math.hypot(goal.a, goal.b);
  const hue = Math.atan2(goal.b, goal.a) * RAD;
  const { l, a, b } = source;
  const out = blank(source);
  let left = 0;
  const rest = { a: 0, b: 0, l: 0 };
  for (let i = 0; i < l.length; i++) {
    const c = Math.hypot(a[i]!, b[i]!);
    const off = turned(Math.atan2(b[i]!, a[i]!) * RAD, own.hue);
    const part = (1 - smoothstep(HUE.same, HUE.other, Math.abs(off))) * smoothstep(TINT[0], TINT[1], c);
    const full = c / own.chroma;
    const as = (hue + 0.3 * off) / RAD;
    const wide = chroma * Math.min(1.25, full);
    out.l[i] = clamp(l[i]! + part * (goal.l - own.l) * Math.min(1, full));
    out.a[i] = a[i]! + part * (wide * Math.cos(as) - a[i]!);
    out.b[i] = b[i]! + part * (wide * Math.sin(as) - b[i]!);
    if (part < 0.5 && c > FULL && Math.abs(off) < HUE.near) {
      left++;
      rest.l += l[i]!;
      rest.a += a[i]!;
      rest.b += b[i]!;
    }
  }
  const notes = thing ? [`All that is ${words} in the picture has the new colour, not the ${thing} alone.`] : [];
  if (left < LEFT * l.length) return { lab: out, notes };
  const mean = { l: rest.l / left, a: rest.a / left, b: rest.b / left };
  return { lab: out, notes: [...notes, `A colour beside ${words} is left as it was: ${nameOf(mean)}.`] };
}

/** What the colour of a hue is in this picture: the name of a colour says that only about. */
function ownOf({ l, a, b }: Lab, named: number) {
  let hue = named;
  let own = { hue, l: 0, chroma: 0, share: 0 };
  for (let pass = 0; pass < 2; pass++) {
    const sum = { l: 0, c: 0, cc: 0, off: 0, count: 0 };
    for (let i = 0; i < l.length; i++) {
      const c = Math.hypot(a[i]!, b[i]!);
      if (c < FULL) continue;
      const off = turned(Math.atan2(b[i]!, a[i]!) * RAD, hue);
      if (Math.abs(off) > HUE.same) continue;
      sum.count++;
      sum.c += c;
      sum.cc += c * c;
      sum.l += c * l[i]!;
      sum.off += c * off;
    }
    const all = Math.max(1e-6, sum.c);
    hue += sum.off / all;
    own = { hue, l: sum.l / all, chroma: Math.max(FULL, sum.cc / all), share: sum.count / l.length };
  }
  return own;
}

const nameOf = ({ l, a, b }: { l: number; a: number; b: number }): string =>
  colourName(fromLch(l, Math.hypot(a, b), (Math.atan2(b, a) * RAD + 360) % 360), new Set()).toLowerCase();
