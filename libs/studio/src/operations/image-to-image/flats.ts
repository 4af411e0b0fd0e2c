import { withoutCrumbs } from '../crumbs';
import { smoothed } from '../edges';
import { blank, blur, clamp, fromLab, smoothstep } from '../planes';
import type { Lab } from '../planes';
import { distance, quantise } from '../quantise';
import { brushed, FEW } from './brush';
import { flowOf, outlines } from './flow';
import { graded } from './grade';
import type { Ab } from './grade';
import { duotone } from './prints';
import { standing } from './tone';
import type { Means } from './tone';

/** A picture brought to few flats: which of them each pixel is of, and their colours. */
interface Flats {
  of: Uint8Array;
  tones: Ab[];
  shares: number[];
  /** how much each pixel belongs to what the picture is of */
  stands: Float32Array;
}

/** What is behind: how much it stands out at most, how many of the flats it is brought to, and what those have to cover of it. */
const BEHIND = { upTo: 0.35, share: 0.4, covers: 0.94 };
/** Pixels, of a picture 1024 wide, of the smallest piece of paint; one so many times as large goes as well where it is close to that about it. */
const PIECE = { behind: 700, subject: 60, drawn: 6, island: 5 };
/** Squared distance of two colours that are close. */
const CLOSE = 0.011;
/** And from which on another one is no stand-in for a colour, however little of that there is. */
const FAR = 0.024;

/**
 * Flats with clean edges. Behind the subject there are fewer of them and no small ones: an even ground is to stay calm.
 *
 * @param wide pixels of the brush that simplifies what lies behind, and what the picture is of
 * @param count flats at most
 */
export function flatsOf(
  source: Lab,
  means: Means,
  wide: { behind: number; subject: number },
  count: number,
  saturation = 1.25,
): Flats {
  const { colours, isDrawn, unit } = means;
  const { width } = source;
  const most = means.count ?? count;
  const base = colours.length
    ? duotone(source, means)
    : graded(source, { saturation, contrast: 1.1, stretch: isDrawn ? 0.2 : 0.85 });
  const fine = brushed(brushed(base, wide.subject * unit), wide.subject * unit, FEW);
  const stands = standing(source);
  let calm = fine;
  if (!isDrawn) {
    const broad = brushed(brushed(fine, wide.behind * unit, FEW), wide.behind * unit, FEW);
    calm = blank(source);
    for (let i = 0; i < stands.length; i++) {
      const part = 1 - smoothstep(0.1, 0.6, stands[i]!);
      calm.l[i] = fine.l[i]! + (broad.l[i]! - fine.l[i]!) * part;
      calm.a[i] = fine.a[i]! + (broad.a[i]! - fine.a[i]!) * part;
      calm.b[i] = fine.b[i]! + (broad.b[i]! - fine.b[i]!) * part;
    }
  }
  const bytes = fromLab(calm);
  const { swatches, nearest } = quantise(bytes, most, 0.02);
  const tones = swatches.map(({ lab }) => lab);
  let of: Uint8Array = new Uint8Array(calm.l.length);
  for (let i = 0, p = 0; i < of.length; i++, p += 4) of[i] = nearest(bytes[p]!, bytes[p + 1]!, bytes[p + 2]!);
  const isClose = (one: number, other: number) => distance(tones[one]!, tones[other]!) < CLOSE;
  if (!isDrawn) {
    fewerBehind(of, stands, tones, Math.max(3, Math.round(BEHIND.share * most)));
    of = smoothed(of, width, isClose, Math.max(1, Math.round(1.4 * unit)), Math.max(2, Math.round(2.6 * unit)));
  }
  const area = unit * unit;
  const least = (i: number) => area * (isDrawn ? PIECE.drawn : stands[i]! < BEHIND.upTo ? PIECE.behind : PIECE.subject);
  withoutCrumbs(of, width, least, { times: isDrawn ? 1 : PIECE.island, isClose });
  return { of, tones, shares: swatches.map(({ share }) => share), stands };
}

/** Brings what is behind to those of the flats that there is most of in it. */
function fewerBehind(of: Uint8Array, stands: Float32Array, tones: readonly Ab[], most: number): void {
  const counts = new Uint32Array(tones.length);
  let all = 0;
  for (let i = 0; i < of.length; i++)
    if (stands[i]! < BEHIND.upTo) {
      counts[of[i]!]!++;
      all++;
    }
  const order = tones.map((_, k) => k).toSorted((p, q) => counts[q]! - counts[p]!);
  if (all === 0) return;
  let [kept, covered] = [0, 0];
  while (kept < Math.min(most, order.length) && covered < BEHIND.covers * all) covered += counts[order[kept++]!]!;
  const left = order.slice(0, kept);
  const becomes = Uint8Array.from(tones, (tone, own) => {
    const to = left.reduce(
      (best, k) => (distance(tone, tones[k]!) < distance(tone, tones[best]!) ? k : best),
      left[0]!,
    );
    return distance(tone, tones[to]!) < FAR ? to : own;
  });
  for (let i = 0; i < of.length; i++) if (stands[i]! < BEHIND.upTo) of[i] = becomes[of[i]!]!;
}

const BLACK = 0.22;
/** A pen's even outline about the forms of what was made, laid over it. */
export function outlinedIn(out: Lab, unit: number): Lab {
  const { width, height } = out;
  const soft = blur(out.l, width, height, 1.2 * unit);
  const pen = outlines(soft, flowOf({ l: soft, width, height }, 3 * unit, 0.8), 1.5 * unit);
  for (let i = 0; i < pen.length; i++) {
    const laid = smoothstep(0.25, 0.5, pen[i]!);
    out.l[i] = clamp(out.l[i]! + (BLACK - out.l[i]!) * laid);
    out.a[i]! *= 1 - laid;
    out.b[i]! *= 1 - laid;
  }
  return out;
}
