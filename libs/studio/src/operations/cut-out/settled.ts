import { blur } from '../planes';
import type { Lab, Plane } from '../planes';
import { flood } from './flood';
import type { Backdrop } from './plain';
import { filled } from './sky';

// No paper and no lit wall is quite the smooth surface that was fitted to its border: it yellows in a corner, is dirty where it was folded, and
// lies in the soft shadow of what is on it. What is entered from it step by step without an edge, and has its hue, is it as well.

/** In the smoothed picture so much colour changes over two pixels at the most, and so many times what the ground does anyway. */
const STEP = { least: 0.009, times: 1.2 };
/** How far it may lie off the surface that was fitted, darker and lighter, and off its hue. */
const OFF = { dark: 0.12, light: 0.04, hue: 0.012 };
/** What the network rather takes for the subject is no ground. */
const LIKELY = 0.5;
/** Grain is counted for no less than this part of what it is. */
const GRAIN = 0.35;

/** A nearly plain ground as it is about each pixel. @param salient how likely each pixel belongs to the subject, where that tells */
export function settled(backdrop: Backdrop, lab: Lab, salient?: Plane): Backdrop {
  const { width, height } = lab;
  const { distance, residual } = backdrop;
  const ground = backdrop.ground();
  const calm = (plane: Plane) => blur(plane, width, height, 1.5);
  const still: Lab = { l: calm(lab.l), a: calm(lab.a), b: calm(lab.b), width, height };
  const step = STEP.least + STEP.times * residual;
  const isCalm = (i: number) => {
    const [x, y] = [i % width, (i / width) | 0];
    const [left, right] = [i - Number(x > 0), i + Number(x < width - 1)];
    const [up, down] = [i - (y > 0 ? width : 0), i + (y < height - 1 ? width : 0)];
    const change = (plane: Plane) =>
      Math.max(Math.abs(plane[right]! - plane[left]!), Math.abs(plane[down]! - plane[up]!));
    return change(still.l) + change(still.a) + change(still.b) < step;
  };
  const isLike = (i: number) => {
    const off = still.l[i]! - ground.l[i]!;
    const light = still.l[i]! / Math.max(0.05, ground.l[i]!);
    const hue = Math.hypot(still.a[i]! - light * ground.a[i]!, still.b[i]! - light * ground.b[i]!);
    return off > -OFF.dark && off < OFF.light && hue < OFF.hue + residual;
  };
  const isSubject = (i: number) => salient !== undefined && salient[i]! >= LIKELY;
  const mayBe = Uint8Array.from(distance, (_, i) => Number(!isSubject(i) && isLike(i) && isCalm(i)));
  const isEdge = (i: number) => i < width || i >= width * (height - 1) || i % width === 0 || i % width === width - 1;
  const { reached } = flood(
    width,
    mayBe.length,
    (i) => mayBe[i] === 1 && isEdge(i),
    (_, to) => mayBe[to] === 1,
  );
  const marked = Float32Array.from(reached);
  const weighed = (plane: Plane) => plane.map((v, i) => v * marked[i]!);
  const about = filled({ l: weighed(still.l), a: weighed(still.a), b: weighed(still.b), width, height }, marked);
  const own = lab.l.map((v, i) => Math.hypot(v - about.l[i]!, lab.a[i]! - about.a[i]!, lab.b[i]! - about.b[i]!));
  const [grain, count] = [weighed(own), marked].map((plane) => blur(plane, width, height, 4)) as [Plane, Plane];
  return {
    ...backdrop,
    distance: distance.map((v, i) => {
      if (count[i]! < 1e-3 || isSubject(i)) return v;
      const usual = grain[i]! / count[i]!;
      const part = reached[i] ? Math.max(GRAIN, Math.min(1, residual / (usual + 1e-6))) : 1;
      return Math.min(v, own[i]! * part);
    }),
  };
}

/** So far off the surface that was fitted a ground lies in a shadow, where so much of the picture does. */
const SHADED = { off: 0.02, share: 0.01 };

/** Whether things lie in soft shadows on a ground: those were photographed. @param fitted as it was told by the border, and as it is */
export function isShaded(fitted: Backdrop, ground: Backdrop): boolean {
  let count = 0;
  for (let i = 0; i < fitted.distance.length; i++)
    count += Number(fitted.distance[i]! > SHADED.off && ground.distance[i]! < 0.5 * fitted.distance[i]!);
  return count > SHADED.share * fitted.distance.length;
}
