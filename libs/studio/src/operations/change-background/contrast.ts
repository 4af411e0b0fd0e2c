import { boxBlur } from '../planes';
import type { Lab, Plane } from '../planes';
import { pieces } from '../cut-out/pieces';

/** The distance in OKLab below which an outline is hardly seen, and that below which a letter is hardly read. */
const CLOSE = { outline: 0.075, letter: 0.13 };
/** So many times what the ground differs from itself a letter differs from it at least. */
const TIMES = 2.2;
/** From this share of the outline on that is told, and from this share of the letters, where there are so many: one of a word is enough. */
const TOLD = { outline: 0.4, letters: 0.08, least: 4 };
/** A piece of at most this share of the picture is a letter or a stroke, one of fewer pixels a crumb. */
const LETTER = { share: 0.012, cells: 12 };
/** From an outline to where neither side is mixed of both, nor has the other's light on it, in proportion to the longer side. */
const PAST = 0.008;

/** What is to be said where a subject, or its lettering, is hard to see before a ground. @param isGraphic small pieces of a photograph are no letters */
export function lostBefore(fore: Lab, ground: Lab, alpha: Plane, isGraphic: boolean): string | undefined {
  const reach = Math.max(3, Math.round(PAST * Math.max(fore.width, fore.height)));
  if (lostOutline(fore, ground, alpha, reach) > TOLD.outline)
    return 'Parts of the subject have nearly the colour of this background and are hard to see before it.';
  return isGraphic && hasLostLetters(fore, ground, alpha, reach)
    ? 'Some letters or thin strokes are hard to see before this background: a calmer one, or one of another lightness, suits them better.'
    : undefined;
}

const gapBetween = (one: Lab, i: number, other: Lab, j: number): number =>
  Math.hypot(one.l[i]! - other.l[j]!, one.a[i]! - other.a[j]!, one.b[i]! - other.b[j]!);

/** The share of the outline of broad forms whose two sides are alike. */
function lostOutline(fore: Lab, ground: Lab, alpha: Plane, reach: number): number {
  const { width } = fore;
  let [close, count] = [0, 1e-6];
  for (let i = reach * width; i < alpha.length - reach * width; i++) {
    if (alpha[i]! < 0.6) continue;
    const beside = [i + reach, i + reach * width, i - reach, i - reach * width].find((j) => alpha[j]! < 0.1);
    if (beside === undefined) continue;
    const within = 2 * i - beside;
    if (!(alpha[within]! > 0.9)) continue;
    count++;
    close += Number(gapBetween(fore, within, ground, beside) < CLOSE.outline);
  }
  return count > 0.002 * alpha.length ? close / count : 0;
}

/** Whether many of the small pieces are of about the lightness and colour of what is behind them, or lie on something restless. */
function hasLostLetters(fore: Lab, ground: Lab, alpha: Plane, reach: number): boolean {
  const { width, height } = fore;
  const letters = pieces(width, height, (i) => alpha[i]! > 0.6).filter(
    ({ cells }) => cells.length >= LETTER.cells && cells.length < LETTER.share * alpha.length,
  );
  if (letters.length < TOLD.least) return false;
  const mean = boxBlur(ground.l, width, height, reach);
  const squares = boxBlur(
    ground.l.map((v) => v * v),
    width,
    height,
    reach,
  );
  const isLost = (i: number) =>
    gapBetween(fore, i, ground, i) < CLOSE.letter ||
    Math.abs(fore.l[i]! - mean[i]!) < TIMES * Math.sqrt(Math.max(0, squares[i]! - mean[i]! ** 2));
  const lost = letters.filter(({ cells }) => cells.reduce((sum, i) => sum + Number(isLost(i)), 0) > 0.5 * cells.length);
  return lost.length > TOLD.letters * letters.length;
}
