import { withoutCrumbs } from '../crumbs';
import { lineDrawing } from '../image-to-image/line-drawing';
import type { Shade } from '../loss';
import type { OpenedPicture } from '../picture';
import { quantile, resizePlane, toLab } from '../planes';
import type { Lab, Plane } from '../planes';
import type { Swatch } from '../quantise';
import type { Traceable } from './look';

/** Pixels of the longer side in which lines are traced, and how many times a picture is enlarged for that at most. */
const LINES = { longest: 2048, most: 3 };
/** Pixels to either side in which a line is as dark as its darkest, in a picture that is not enlarged. */
const ABOUT = 1.6;
/** Of the darkest about it the part from which on a pixel is of the line; and what is the grain of a sheet however dark it is about. */
const OF_LINE = { part: 0.36, least: 0.15 };
/** How much ink a line has at its darkest that is drawn lightly. */
const PALE = 0.55;
/** Pixels, of a picture that is not enlarged, of a speck that is no stroke. */
const SPECK = { dark: 3, pale: 9 };

/** The lightness of a sheet at least, how much darker ink is, and the share of a sheet that it covers at most. */
const SHEET = { light: 0.6, ink: 0.2, most: 0.35 };

/** What a line drawing is traced from: the sheet, its dark lines and those that are drawn lightly. */
interface Ink extends Omit<Traceable, 'large'> {
  large: Record<'width' | 'height', number>;
  labels: Uint8Array;
  swatches: Swatch[];
}

/** The lines of what is lines on paper and nothing else, each as wide as it is at half its own darkness; undefined of any other picture. @param small the same picture as it is compared */
export function inkOf(opened: OpenedPicture, small: Shade): Ink | undefined {
  if (opened.transparent || !isLight(small)) return undefined;
  const lab = toLab(opened);
  const ink = lineDrawing(lab, Math.max(0.5, Math.max(lab.width, lab.height) / 1024));
  if (!ink) return undefined;
  const scale = Math.max(1, Math.min(LINES.most, LINES.longest / Math.max(lab.width, lab.height)));
  const [width, height] = [Math.round(lab.width * scale), Math.round(lab.height * scale)];
  const fine = scale > 1 ? resizePlane(ink, lab.width, lab.height, width, height) : ink;
  const labels = linesOf(fine, width, height, Math.max(1, Math.round(ABOUT * scale)));
  withoutCrumbs(labels, width, (i) => scale * scale * (labels[i] === 2 ? SPECK.pale : SPECK.dark), {
    times: 1,
    isClose: () => false,
  });
  const swatches = INKS.map((of) => swatchOf(of, ink, opened.data));
  return { labels, swatches, large: { width, height }, scale, at: { x: 0, y: 0 }, sheet: { width, height } };
}

/** 0 where the sheet is, 1 in a dark line, 2 in a pale one. */
function linesOf(ink: Plane, width: number, height: number, reach: number): Uint8Array {
  const darkest = mostAbout(mostAbout(ink, width, height, reach, 1), width, height, reach, width);
  const labels = new Uint8Array(ink.length);
  for (let i = 0; i < labels.length; i++) {
    const most = darkest[i]!;
    if (ink[i]! < Math.max(OF_LINE.least, OF_LINE.part * most)) continue;
    labels[i] = most < PALE ? 2 : 1;
  }
  return labels;
}

/** The most of each pixel and those to either side of it. @param step 1 along rows, the width along columns */
function mostAbout(plane: Plane, width: number, height: number, reach: number, step: number): Plane {
  const out = plane.slice();
  const margin = step === 1 ? 0 : reach;
  for (let y = margin; y < height - margin; y++)
    for (let x = step === 1 ? reach : 0; x < width - (step === 1 ? reach : 0); x++) {
      const i = y * width + x;
      let most = plane[i]!;
      for (let k = 1; k <= reach; k++) most = Math.max(most, plane[i - k * step]!, plane[i + k * step]!);
      out[i] = most;
    }
  return out;
}

/** How much ink there is on the sheet, in dark lines and in pale ones. */
const INKS = [
  [0, 0.02],
  [0.8, 1],
  [0.2, 0.5],
] as const;
/** The mean colour of what has so much ink. */
function swatchOf([least, most]: readonly [number, number], ink: Plane, data: Uint8Array): Swatch {
  const sums = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < ink.length; i++) {
    if (ink[i]! < least || ink[i]! > most) continue;
    for (let c = 0; c < 3; c++) sums[c]! += data[4 * i + c]!;
    count++;
  }
  const [r, g, b] = sums.map((sum) => Math.round(sum / Math.max(1, count))) as [number, number, number];
  const one: Lab = toLab({ data: Uint8Array.of(r, g, b, 255), width: 1, height: 1 });
  return { r, g, b, share: count / ink.length, lab: { l: one.l[0]!, a: one.a[0]!, b: one.b[0]! } };
}

/** Whether a picture may be lines on paper, as far as is told at a glance. */
function isLight({ l }: Shade): boolean {
  const paper = quantile(l, 0.5);
  return paper > SHEET.light && quantile(l, SHEET.most) > paper - SHEET.ink;
}
