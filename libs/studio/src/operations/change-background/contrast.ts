import { boxBlur } from '../planes';
import type { Lab, Plane } from '../planes';

/** The distance in OKLab below which an outline is hardly seen, and how many times what is behind it differs from itself thin strokes have to differ from that. */
const CLOSE = 0.075;
const TIMES = 2.2;
/** From this share of the outline on that is told; of thin strokes, where they have this share of it. */
const TOLD = { outline: 0.3, thin: 0.3, strokes: 0.2 };
/** Pixels from an outline to where neither side is mixed of both. */
const PAST = 3;

/** What is to be said where a subject, or its lettering, is hard to see before a ground. */
export function lostBefore(fore: Lab, ground: Lab, alpha: Plane): string | undefined {
  const { width, height } = fore;
  const reach = Math.max(3, Math.round(0.008 * Math.max(width, height)));
  const mean = boxBlur(ground.l, width, height, reach);
  const squares = boxBlur(
    ground.l.map((v) => v * v),
    width,
    height,
    reach,
  );
  const unrest = (i: number) => Math.sqrt(Math.max(0, squares[i]! - mean[i]! ** 2));
  const [broad, thin] = [
    { close: 0, count: 1e-6 },
    { close: 0, count: 1e-6 },
  ];
  for (let i = 2 * PAST * width; i < alpha.length - 2 * PAST * width; i++) {
    if (alpha[i]! < 0.6) continue;
    const beside = [i + PAST, i + PAST * width, i - PAST, i - PAST * width].find((j) => alpha[j]! < 0.1);
    if (beside === undefined) continue;
    // the rim itself takes on some of the light about it: farther in it has its own colour, where it is no stroke
    const within = 2 * i - beside;
    const isBroad = alpha[within]! > 0.9;
    const own = isBroad ? within : i;
    const gap = Math.hypot(
      fore.l[own]! - ground.l[beside]!,
      fore.a[own]! - ground.a[beside]!,
      fore.b[own]! - ground.b[beside]!,
    );
    const part = isBroad ? broad : thin;
    part.count++;
    part.close += Number(gap < CLOSE || (!isBroad && Math.abs(fore.l[own]! - mean[beside]!) < TIMES * unrest(beside)));
  }
  const outline = broad.count + thin.count;
  if (process.env.DBG) console.log('lost', (broad.close / broad.count).toFixed(2), (thin.close / thin.count).toFixed(2), (thin.count / outline).toFixed(2));
  if (outline < 0.002 * alpha.length) return undefined;
  if (broad.close + thin.close > TOLD.outline * outline)
    return 'Parts of the subject have nearly the colour of this background and are hard to see before it.';
  return thin.count > TOLD.strokes * outline && thin.close > TOLD.thin * thin.count
    ? 'Thin strokes and small letters are hard to see before this background: a calmer one, or one of another lightness, suits them better.'
    : undefined;
}
