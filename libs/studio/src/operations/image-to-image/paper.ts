import { blur, smoothstep } from '../planes';
import type { Lab } from '../planes';
import type { OpenedPicture } from '../picture';

// The sheet that a picture is made on.

/** Lightness, 0 to 255, from which on a thing is not seen on white paper; and the paper that it is laid on then. */
const PALE = 215;
const DARK_SHEET = 58;

/**
 * What is drawn or painted stands on a sheet, and what falls falls before and beside a thing: the transparent parts become paper. A
 * light keeps them transparent, and is measured as if they were paper.
 */
export function onPaper(picture: OpenedPicture, forGood: boolean): OpenedPicture {
  const { data } = picture;
  let [light, weight] = [0, 1e-6];
  for (let p = 0; p < data.length; p += 4) {
    light += ((data[p]! + data[p + 1]! + data[p + 2]!) / 3) * data[p + 3]!;
    weight += data[p + 3]!;
  }
  const sheet = light / weight > PALE ? DARK_SHEET : 255;
  const laid = data.slice();
  for (let p = 0; p < laid.length; p += 4) {
    const part = forGood ? laid[p + 3]! / 255 : Number(laid[p + 3]! > 0);
    for (let c = p; c < p + 3; c++) laid[c] = Math.round(sheet + (laid[c]! - sheet) * part);
    if (forGood) laid[p + 3] = 255;
  }
  return { ...picture, data: laid, transparent: picture.transparent && !forGood };
}

/** Lightness of empty paper at least. */
export const EMPTY = 0.985;
/** Leaves the paper of a drawing as it is, away from what is drawn. */
export function keepPaper(source: Lab, goal: Lab, reach: number): void {
  const { width, height } = source;
  const empty = blur(
    source.l.map((v) => Number(v >= EMPTY)),
    width,
    height,
    reach,
  );
  for (let i = 0; i < empty.length; i++) {
    const part = smoothstep(0.9, 0.995, empty[i]!);
    goal.l[i]! += (source.l[i]! - goal.l[i]!) * part;
    goal.a[i]! += (source.a[i]! - goal.a[i]!) * part;
    goal.b[i]! += (source.b[i]! - goal.b[i]!) * part;
  }
}
