import { blur, clamp, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { flood } from './flood';
import { beside } from './plain';
import type { Backdrop } from './plain';
import { pieces } from './pieces';
import type { Piece } from './pieces';

/** Change of lightness from a pixel to the next up to which a shadow goes on: its edges are soft, those of things are not. */
const STEP = 0.026;
/** And of its colours. */
const TINT = 0.012;
/** How far its colour may lie from the background's, made as dark. */
const OFF = 0.02;
/** A shadow no darker than this, in proportion to the background, may have a hard edge, as drawn ones have. */
const PALE = 0.88;
/** The lightness, in proportion to the background's, below which it is a thing that is black. */
const BLACK = 0.3;
/** As much as it may be of the subject, and as little. */
const MOST = 0.6;
const LEAST = 0.004;
/** The share of its outline at least along which it meets the background: what the subject's own outline closes in is a pale side of the subject. */
const OPEN = 0.3;
/** Its greatest opacity. */
const OPACITY = 0.42;

/** A shadow that is hardly darker than the background on the average has no tint either: thin paint has one. */
const THIN = { light: 0.93, tint: 0.008 };

interface Shadowed {
  /** The opacity of the subject alone. */
  alpha: Plane;
  /** That of its shadow, which is black. */
  shadow: Plane;
}

/**
 * Parts a subject from the shadow that it throws on a plain background: darker than that and of its colour, smooth, below the subject,
 * and with edges so soft that it is entered from the background step by step.
 *
 * @param alpha of both
 */
export function withoutShadow(lab: Lab, backdrop: Backdrop, alpha: Plane): Shadowed | undefined {
  const { width, height } = lab;
  const ground = backdrop.ground();
  const calm = (plane: Plane) => blur(plane, width, height, 1.3);
  const [l, a, b] = [calm(lab.l), calm(lab.a), calm(lab.b)];
  const rough = blur(
    lab.l.map((v, i) => Math.abs(v - l[i]!)),
    width,
    height,
    3,
  );
  const part = (i: number) => l[i]! / Math.max(0.05, ground.l[i]!);
  const tintOf = (i: number) => Math.abs(a[i]! - part(i) * ground.a[i]!) + Math.abs(b[i]! - part(i) * ground.b[i]!);
  const fits = (i: number) => {
    const s = part(i);
    return s > BLACK && s < 1.01 && rough[i]! < 0.012 && tintOf(i) < OFF;
  };
  const enters = (from: number, to: number): boolean => {
    if (alpha[to]! < 0.05 || !fits(to)) return false;
    const isSoft =
      Math.abs(l[from]! - l[to]!) < STEP && Math.abs(a[from]! - a[to]!) + Math.abs(b[from]! - b[to]!) < TINT;
    return isSoft || part(to) >= PALE;
  };
  const { reached: isShadow, count } = flood(width, alpha.length, (i) => alpha[i]! < 0.05, enters);
  if (count === 0) return undefined;
  for (const { cells } of pieces(width, height, (i) => isShadow[i] === 1)) {
    const outside = [...cells].flatMap((i) => [i - 1, i + 1, i - width, i + width].filter((j) => !isShadow[j]));
    const open = outside.filter((j) => alpha[j]! < 0.05).length;
    if (open < OPEN * outside.length) for (const i of cells) isShadow[i] = 0;
  }
  // what is left of it beside the thing, where it is darkest
  const left = pieces(width, height, (i) => alpha[i]! > 0.05 && !isShadow[i]);
  const most = left.reduce((best, { cells }) => Math.max(best, cells.length), 0);
  for (const { cells } of left)
    if (cells.length < 0.05 * most && cells.reduce((sum, i) => sum + Number(fits(i)), 0) > 0.6 * cells.length)
      for (const i of cells) isShadow[i] = 1;
  let [shade, shadeY, thing, thingY, light, tint] = [0, 0, 1e-6, 0, 0, 0];
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 0.5 && !isShadow[i]) continue;
    const y = (i / width) | 0;
    if (isShadow[i]) {
      [shade, shadeY] = [shade + 1, shadeY + y];
      [light, tint] = [light + part(i), tint + tintOf(i)];
    } else [thing, thingY] = [thing + 1, thingY + y];
  }
  if (shade < LEAST * thing || shade > MOST * thing || shadeY / shade < thingY / thing + 0.08 * height)
    return undefined;
  if (light > THIN.light * shade && tint > THIN.tint * shade) return undefined;
  const core = Float32Array.from(isShadow);
  const near = blur(core, width, height, 0.02 * Math.max(width, height));
  const shadow = core.map((v, i) => {
    if (v === 0 && alpha[i]! > 0.5) return 0;
    const dark = 1 - clamp(part(i)) ** 3;
    return Math.min(OPACITY, smoothstep(0.02, 0.12, dark) * dark) * (v || clamp(4 * near[i]!));
  });
  const reached = alpha.map((v, i) => Number(v < 0.05 || core[i]! > 0));
  const cut = beside(backdrop, lab, reached);
  return {
    alpha: cut.map((v, i) => (near[i]! > 0.01 ? Math.min(v, 1 - core[i]!) : alpha[i]!)),
    shadow: blur(shadow, width, height, 1.2),
  };
}

/** How much of a rest of a shadow the network takes for the subject at the most; fewer pixels are its soft edge; and the share of its rim that it has on the shadow that went. */
const REST = { likely: 0.1, cells: 30, beside: 0.08 };
/** How far it may lie off the background's colour, made lighter or darker: what falls through glass has a tint of it. */
const TINTED = 0.07;

/** What is left of a shadow beside the part that went, as a shard of it with hard edges is: cut off where it has the colours of one. */
export function withoutShards(
  lab: Lab,
  backdrop: Backdrop,
  alpha: Plane,
  shadow: Plane,
  salient: Plane,
): { alpha: Plane; left: Piece[] } {
  const { width, height, l, a, b } = lab;
  const ground = backdrop.ground();
  const out = alpha.slice();
  const left: Piece[] = [];
  const isRest = (i: number) => alpha[i]! > 0.05 && salient[i]! < REST.likely;
  for (const piece of pieces(width, height, isRest)) {
    const { cells } = piece;
    const around = [...cells].flatMap((i) => [i - 1, i + 1, i - width, i + width].filter((j) => !isRest(j)));
    const shaded = around.filter((j) => alpha[j]! <= 0.05 && shadow[j]! > 0.01).length;
    if (cells.length < REST.cells || shaded < REST.beside * around.length) continue;
    const tinted = cells.reduce((sum, i) => {
      const part = l[i]! / Math.max(0.05, ground.l[i]!);
      return (
        sum + Number(part > BLACK && Math.hypot(a[i]! - part * ground.a[i]!, b[i]! - part * ground.b[i]!) < TINTED)
      );
    }, 0);
    if (tinted > 0.8 * cells.length) for (const i of cells) out[i] = 0;
    else left.push(piece);
  }
  return { alpha: out, left };
}
