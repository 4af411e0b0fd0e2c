import { blank, inChunks } from '../planes';
import type { Lab, Plane } from '../planes';

/** From this strength on nothing of the source is mixed in any more; what goes on is the treatment itself. */
export const FULL = 0.5;

/**
 * From the source to the goal; past `FULL` the contrast about the middle grows a little still.
 *
 * @param fullHue strength from which on the colours are the goal's alone
 */
export function mix(source: Lab, goal: Lab, strength: number, fullHue: number): Lab {
  const t = Math.min(1, strength / FULL);
  const hue = Math.min(1, strength / fullHue);
  const more = 1 + 0.12 * Math.max(0, strength - FULL);
  if (t === 1 && hue === 1 && more === 1) return goal;
  // the goal is nobody else's, unless nothing was done
  const out = goal === source ? blank(goal) : goal;
  inChunks(out.l.length, (from, to) => {
    lean(source.l, goal.l, 0.5, more, t, out.l, from, to);
    lean(source.a, goal.a, 0, more, hue, out.a, from, to);
    lean(source.b, goal.b, 0, more, hue, out.b, from, to);
  });
  return out;
}
/** @param middle about which the goal is stretched by `more` */
function lean(
  source: Plane,
  goal: Plane,
  middle: number,
  more: number,
  t: number,
  out: Plane,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) out[i] = source[i]! + (middle + (goal[i]! - middle) * more - source[i]!) * t;
}
