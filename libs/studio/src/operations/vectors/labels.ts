import type { Ab } from '../image-to-image/grade';
import type { Lab } from '../planes';
import { distance } from '../quantise';
import type { Quantised, Swatch } from '../quantise';

// A plane of labels says for each pixel what it is drawn in: below the first of these numbers in a swatch, above it in a gradient, and
// the last is that of what is transparent.
export const SLOPES_FROM = 128;
export const NOTHING = 255;
export const LABELS = 256;

/** How close two colours are between which an edge is none, as distances are squared. */
const CLOSE = 0.05 ** 2;

/** The label of each pixel: that of the gradient that it lies in, else of its nearest swatch. */
export function labelled(data: Uint8Array, places: Uint8Array, nearest: Quantised['nearest']): Uint8Array {
  const labels = new Uint8Array(places.length);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, places.length);
  let before = -1;
  let label = 0;
  for (let i = 0, p = 0; i < labels.length; i++, p += 4) {
    // most pixels are as the one before
    if (pixels[i] !== before) {
      before = pixels[i]!;
      label = nearest(data[p]!, data[p + 1]!, data[p + 2]!);
    }
    labels[i] = places[i] ? SLOPES_FROM + places[i]! : label;
  }
  return labels;
}

/** Gives the pixels whose label is not kept to what that becomes, or to the nearest that there is. */
export function relabel(
  labels: Uint8Array,
  kept: readonly number[],
  data: Uint8Array,
  nearest: Quantised['nearest'] | undefined,
): void {
  for (let i = 0, p = 0; i < labels.length; i++, p += 4) {
    const own = labels[i]!;
    if (own < SLOPES_FROM && kept[own] !== own)
      labels[i] = nearest ? nearest(data[p]!, data[p + 1]!, data[p + 2]!) : kept[own]!;
  }
}

export function labelNothing(labels: Uint8Array, data: Uint8Array): void {
  for (let i = 0, p = 3; i < labels.length; i++, p += 4) if (data[p]! < 128) labels[i] = NOTHING;
}

/** 1 for each two labels, at the first times `LABELS` and the second, that are of close colours. */
export function closeIn(swatches: readonly Swatch[]): Uint8Array {
  const close = new Uint8Array(LABELS * LABELS);
  swatches.forEach(({ lab }, one) =>
    swatches.forEach((other, k) => (close[one * LABELS + k] = Number(distance(lab, other.lab) < CLOSE))),
  );
  return close;
}

/**
 * Which swatch each swatch is drawn as: one that only ever stands between two others, as where an edge was smoothed, becomes the
 * nearer of them, so that no edge has a rim.
 */
export function withoutFringes(
  labels: Uint8Array,
  swatches: readonly Swatch[],
  width: number,
  height: number,
): number[] {
  const inside = new Uint32Array(swatches.length);
  const total = new Uint32Array(swatches.length);
  const REACH = 3;
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x;
      const own = labels[at]!;
      if (own >= swatches.length) continue;
      total[own]!++;
      const alike =
        labels[at - REACH] === own &&
        labels[at + REACH] === own &&
        labels[at - REACH * width] === own &&
        labels[at + REACH * width] === own;
      if (alike) inside[own]!++;
    }
  const thin = swatches.map(({ share }, i) => share < 0.05 && inside[i]! < 0.1 * total[i]!);
  return swatches.map(({ lab }, i) => {
    if (!thin[i]) return i;
    const others = swatches.flatMap(({ lab: other }, j) => (thin[j] ? [] : [{ j, other, gap: distance(lab, other) }]));
    const isBetween = others.some(({ other: one }) => others.some(({ other }) => liesBetween(lab, one, other)));
    return isBetween ? others.reduce((best, next) => (next.gap < best.gap ? next : best)).j : i;
  });
}

/** Whether a colour is, about, a mixture of two others. */
function liesBetween(colour: Ab, one: Ab, other: Ab): boolean {
  const along = (p: Ab, q: Ab, r: Ab) =>
    (p.l - q.l) * (r.l - q.l) + (p.a - q.a) * (r.a - q.a) + (p.b - q.b) * (r.b - q.b);
  const length = along(other, one, other);
  if (length < 0.01) return false;
  const t = along(colour, one, other) / length;
  const at = { l: one.l + (other.l - one.l) * t, a: one.a + (other.a - one.a) * t, b: one.b + (other.b - one.b) * t };
  return t > 0.08 && t < 0.92 && distance(colour, at) < 0.05 ** 2;
}

/** The share of the pixels that change slowly and are drawn as a colour that is not quite theirs. */
export function stepped({ l, a, b, width }: Lab, labels: Uint8Array, swatches: readonly Swatch[]): number {
  const REACH = 3;
  let count = 0;
  for (let i = REACH * width; i < l.length - REACH * width; i++) {
    const lab = swatches[labels[i]!]?.lab;
    if (!lab) continue;
    const off = Math.abs(l[i]! - lab.l) + Math.abs(a[i]! - lab.a) + Math.abs(b[i]! - lab.b);
    if (off < 0.014) continue;
    const change =
      Math.abs(l[i + REACH]! - l[i - REACH]!) +
      Math.abs(l[i + REACH * width]! - l[i - REACH * width]!) +
      Math.abs(a[i + REACH]! - a[i - REACH]!) +
      Math.abs(b[i + REACH]! - b[i - REACH]!);
    if (change < 0.025) count++;
  }
  return count / l.length;
}
