import type { Lab, Plane } from '../planes';
import { histogramOf, quantise } from '../quantise';
import type { Quantised } from '../quantise';
import { ENOUGH } from './look';

const POSTER_COLOURS = 36;
/** Colours of skin count so many times as much as others; from this share of the picture on it has so many colours. */
const SKIN = { weight: 2.5, share: 0.04, colours: 52 };
/** A photograph that these few colours tell within this error is of ink on paper. */
export const INKS = { colours: 6, error: 0.03 };
/** How much more the colours of what a picture is of count than those behind it. */
const SUBJECT = 3;

/**
 * As few colours as carry it: ink on paper needs no thirty. What it is of has more of them than what is behind.
 * @param share of the picture that is not its ground: what colours miss is missed there
 */
export function postered(calm: Uint8Array, lab: Lab, stands: Plane, share: number): Quantised {
  const enough = ENOUGH * Math.sqrt(share);
  const skin = skinIn(lab);
  const histogram = histogramOf(calm, weightsOf(stands, skin));
  const few = quantise(histogram, INKS.colours, enough);
  if (few.error < INKS.error * Math.sqrt(share)) return few;
  let bare = 0;
  for (let i = 0; i < skin.length; i++) bare += skin[i]!;
  return quantise(histogram, bare > SKIN.share * skin.length ? SKIN.colours : POSTER_COLOURS, enough);
}

/** How much more than once each pixel counts. */
function weightsOf(stands: Plane, skin: Uint8Array): Float32Array {
  const weights = new Float32Array(stands.length);
  for (let i = 0; i < weights.length; i++) weights[i] = (SUBJECT - 1) * stands[i]! + (SKIN.weight - 1) * skin[i]!;
  return weights;
}

/** 1 where a pixel has a colour that skin has, from the palest to the darkest: a shade too few is seen in no other as soon. */
function skinIn({ l, a, b }: Lab): Uint8Array {
  const skin = new Uint8Array(l.length);
  for (let i = 0; i < skin.length; i++) {
    const own = l[i]!;
    const red = a[i]!;
    const yellow = b[i]!;
    skin[i] = Number(
      own > 0.28 &&
        own < 0.95 &&
        red > 0.012 &&
        yellow > 0.012 &&
        yellow < 2.6 * red &&
        red * red + yellow * yellow < 0.0225,
    );
  }
  return skin;
}
