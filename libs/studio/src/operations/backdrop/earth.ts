import { labOf } from '../image-to-image/grade';
import type { Ab } from '../image-to-image/grade';
import { smoothstep } from '../planes';
import type { Lab } from '../planes';

/** Over how much of the height the distance takes on the colour of the ground. */
const INTO = 0.05;
/** How far its lightness goes towards that of the colour. */
const TOWARDS = 0.75;

/** Chroma that earth, sand and grass have at the most: 'red rocks' are not of the red of a sign. */
const FULL = 0.1;
/** What mixes with such colours in the ground. */
const BROWN = { l: 0.5, a: 0.045, b: 0.07 };

/** Land whose ground has this colour, its light and shade kept. @param level pixels from the top to where it begins */
export function earthed(land: Lab, level: number, hex: string): Lab {
  const { width, height } = land;
  const earth = muted(labOf(hex));
  const first = Math.max(0, Math.round(level));
  let [sum, count] = [0, 1e-6];
  for (let i = first * width; i < land.l.length; i++, count++) sum += land.l[i]!;
  const mean = sum / count;
  // by night it is as dark as the rest
  const aim = mean + Math.min(earth.l - mean, 0.25) * TOWARDS;
  const out = { ...land, l: land.l.slice(), a: land.a.slice(), b: land.b.slice() };
  for (let y = first; y < height; y++) {
    const part = smoothstep(0, INTO, (y - level) / height);
    for (let i = y * width; i < (y + 1) * width; i++) {
      const l = land.l[i]! + (aim - mean);
      out.l[i] = land.l[i]! + (l - land.l[i]!) * part;
      const chroma = Math.max(0, Math.min(1.15, l / earth.l));
      out.a[i] = land.a[i]! + (earth.a * chroma - land.a[i]!) * part;
      out.b[i] = land.b[i]! + (earth.b * chroma - land.b[i]!) * part;
    }
  }
  return out;
}

function muted({ l, a, b }: Ab): Ab {
  if (Math.hypot(a, b) <= FULL) return { l, a, b };
  const [mixedA, mixedB] = [(a + BROWN.a) / 2, (b + BROWN.b) / 2];
  const most = Math.min(1, FULL / Math.hypot(mixedA, mixedB));
  return { l: (l + BROWN.l) / 2, a: mixedA * most, b: mixedB * most };
}
