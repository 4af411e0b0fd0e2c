import { blank, clamp, inChunks, quantiles, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';

/** What counts as the darkest and the lightest of a picture: a lamp at night is not its lightest, a speck on white not its darkest. */
const ENDS = [0.02, 0.5, 0.98] as const;
/** The range of lightness that a tool needs to draw what is dark, and what is pale: white things stay white ones. */
const DRAWN = { dark: 0.58, pale: 0.26 };
/** The part of that up to which a picture is faint. */
const FAINT = 0.72;
/** How many times a difference is made larger at most: beyond it the grain of a camera would be drawn. */
const MOST = 7;

/**
 * A picture as somebody sees it who has to draw it: black on black and white on white are told apart, the dark one lifted from its
 * black and the pale one shaded from its white. What has tones enough is given back as it is.
 */
export function broughtOut(source: Lab): Lab {
  const [low = 0, middle = 0.5, high = 1] = quantiles(source.l, ENDS);
  const range = high - low;
  // what is dark grows upwards, what is pale downwards
  const anchor = smoothstep(0.25, 0.75, middle);
  const drawn = DRAWN.dark + (DRAWN.pale - DRAWN.dark) * anchor;
  if (range >= FAINT * drawn) return source;
  const more = Math.min(MOST, drawn / Math.max(range, 1e-3));
  const room = (more - 1) * range;
  const from = clamp(low - room * anchor, Math.min(low, 0.04), 1);
  const out = blank(source);
  // a white thing has its shadows, and no colour that was not to be seen
  const hue = Math.sqrt(more) * (1 - anchor) + anchor;
  inChunks(out.l.length, (start, end) => {
    spreadOut(source.l, low, high, from, more, out.l, start, end);
    times(source.a, hue, out.a, start, end);
    times(source.b, hue, out.b, start, end);
  });
  return out;
}

/** Lightness between the ends spread out from where the lower one comes to lie; beyond them what room is left is shared out. */
function spreadOut(
  l: Plane,
  low: number,
  high: number,
  from: number,
  more: number,
  out: Plane,
  start: number,
  end: number,
): void {
  const to = Math.min(1, from + (high - low) * more);
  const below = Math.min(1, from / Math.max(low, 1e-3));
  const above = Math.min(more, (1 - to) / Math.max(1 - high, 1e-3));
  for (let i = start; i < end; i++) {
    const v = l[i]!;
    out[i] = v < low ? v * below : v > high ? to + (v - high) * above : from + ((v - low) * (to - from)) / (high - low);
  }
}

function times(plane: Plane, factor: number, out: Plane, start: number, end: number): void {
  for (let i = start; i < end; i++) out[i] = plane[i]! * factor;
}
