import { blur, boxBlur, resizePlane, shrunk, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { flood } from './flood';
import { pieces } from './pieces';
import { distanceTo } from './plain';
import { filled } from './sky';

/** How much of the opacity, and of what the network finds, is surely none of the subject, and surely it. */
const NONE = 0.04;
const ALL = 0.96;
const SALIENT = 0.9;
/** How far a ground may lie off its own mean, in OKLab, for its colour to tell anything; and how far off the subject has to lie. */
const CALM = 0.03;
const STARK = 0.12;
/** How colourful a ground is that nothing has by chance, as white things have the white of a wall. */
const COLOURFUL = 0.04;
/** And within this distance it is the ground's own colour. */
const OWN = 0.05;
/** So much of the way to the subject's colour is it: the subject is not of one colour either. */
const FULL = 0.62;
/** How far in from the ground, in proportion to the longer side, its colour is looked for, where it is colourful and where it is not. */
const REACH = { colourful: 0.05, grey: 0.018 };
/**
 * So far off the way from the ground's colour to the subject's, in OKLab, a colour is neither nor a mixture of them: mixed in sRGB, the
 * way has a bend.
 */
const OFF = { from: 0.035, to: 0.095, bend: 0.12 };
/** The share of the subject about a place that is as pale as the ground, from which on paleness tells nothing. */
const PALE = { from: 0.2, to: 0.5 };

export interface Rim {
  alpha: Plane;
  /** 1 where the ground's colour stays, since it could not be told from the subject. */
  isLeft: Uint8Array;
}

/**
 * Along the outline before a ground that is calm about there, a pixel is as opaque as its colour lies on the way from the ground's to
 * the subject's, each as it is close by: wall between curls goes, and so do a white fringe and a pale shadow; what was eaten comes back.
 *
 * @param salient how likely each pixel belongs to the subject
 */
export function rimmed(lab: Lab, alpha: Plane, salient: Plane): Rim {
  const { width, height } = lab;
  const side = Math.max(width, height);
  const isGround = alpha.map((v, i) => Number(v < NONE && salient[i]! < SALIENT));
  const ground = coloursOf(lab, isGround);
  const off = distanceBetween(lab, ground);
  const spread = spreadOf(off, isGround, width, height);
  const colourful = ground.a.map((v, i) => Number(v * v + ground.b[i]! ** 2 > COLOURFUL ** 2));
  const isStark = alpha.map((v, i) => Number(v > ALL && salient[i]! > SALIENT && off[i]! > STARK));
  // skin before a pink wall is pale, wall between curls is the wall itself
  const isPale = alpha.map((v, i) =>
    Number(v > ALL && salient[i]! > SALIENT && off[i]! <= STARK && off[i]! > OWN * colourful[i]!),
  );
  const subject = coloursOf(lab, isStark);
  const [stark, pale] = [isStark, isPale].map((plane) => softened(plane, width, height, 0.015 * side)) as [
    Plane,
    Plane,
  ];
  const [near, far] = [REACH.grey, REACH.colourful].map((part) => boxBlur(isGround, width, height, part * side)) as [
    Plane,
    Plane,
  ];
  /** how sure colour is of what it tells about a pixel, and how much of it is the subject's by its colour */
  const sure = new Float32Array(alpha.length);
  const share = new Float32Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    if (isGround[i] || (colourful[i] ? far : near)[i]! < 1e-5 || spread[i]! > CALM) continue;
    const [wl, wa, wb] = [subject.l[i]! - ground.l[i]!, subject.a[i]! - ground.a[i]!, subject.b[i]! - ground.b[i]!];
    const way = wl * wl + wa * wa + wb * wb;
    if (way < STARK * STARK) continue;
    const [vl, va, vb] = [lab.l[i]! - ground.l[i]!, lab.a[i]! - ground.a[i]!, lab.b[i]! - ground.b[i]!];
    const along = (vl * wl + va * wa + vb * wb) / way;
    const beside = Math.sqrt(Math.max(0, off[i]! ** 2 - along * along * way));
    const noise = (1.5 * spread[i]! + 0.012) / Math.sqrt(way);
    share[i] = Math.max(
      smoothstep(noise, Math.max(noise + 0.2, FULL), along),
      smoothstep(OFF.from, OFF.to, beside - OFF.bend * Math.sqrt(way)),
    );
    sure[i] = 1 - smoothstep(PALE.from, PALE.to, pale[i]! / (pale[i]! + stark[i]! + 1e-4));
  }
  // of a grey ground only what is joined to it is ground, of a colourful one also what is seen of it between fingers
  const { reached } = flood(
    width,
    alpha.length,
    (i) => isGround[i] === 1 || (colourful[i] === 1 && sure[i]! > 0.5 && off[i]! < 0.6 * OWN),
    (_, to) => !isGround[to] && sure[to]! > 0 && share[to]! < 0.9,
  );
  const out = alpha.map((v, i) => {
    if (isGround[i]) return v;
    if (reached[i]) return v + (Math.min(v, share[i]!) - v) * sure[i]!;
    return sure[i]! > 0 && salient[i]! > SALIENT ? Math.max(v, share[i]!) : v;
  });
  giveBack(out, alpha, off, salient, lab);
  const isLeft = Uint8Array.from(out, (v, i) =>
    Number(v > 0.5 && !isGround[i] && off[i]! < 0.6 * OWN && sure[i]! > (colourful[i] ? 0 : 0.8)),
  );
  return { alpha: out, isLeft };
}

/** What the network is as sure of as this, lies so far within the outline, in proportion to the longer side and in pixels, and has next to none of the ground's own colour is pale of itself. */
const BODY = { sure: 0.95, deep: 0.006, edge: 3, off: 0.6 * OWN, own: 0.15 };

/** Gives back what went from within the subject, as a white throat before a pale ground does: between curls the ground itself is seen. */
function giveBack(out: Plane, before: Plane, off: Plane, salient: Plane, { width, height }: Lab): void {
  const isEaten = (i: number) => before[i]! > ALL && out[i]! < before[i]! - NONE && salient[i]! > BODY.sure;
  const eaten = pieces(width, height, isEaten);
  if (eaten.length === 0) return;
  const far = distanceTo(
    before.map((v) => Number(v <= 0.5)),
    width,
    height,
  );
  const deep = Math.max(BODY.edge, BODY.deep * Math.max(width, height));
  for (const { cells } of eaten) {
    const own = cells.reduce((sum, i) => sum + Number(off[i]! < BODY.off), 0);
    if (own < BODY.own * cells.length) for (const i of cells) if (far[i]! > deep) out[i] = before[i]!;
  }
}

/** So many times smaller is the copy from which colours are told that change slowly. */
const COARSE = 4;

/** The colours of what is marked, as they are about each pixel. */
export function coloursOf({ l, a, b, width, height }: Lab, marked: Plane): Lab {
  const size = { width: Math.ceil(width / COARSE), height: Math.ceil(height / COARSE) };
  // multiplied first, so that no colour from across the outline comes into the copy
  const small = (plane: Plane) =>
    shrunk(
      plane.map((v, i) => v * marked[i]!),
      width,
      height,
      COARSE,
    );
  const about = filled({ l: small(l), a: small(a), b: small(b), ...size }, shrunk(marked, width, height, COARSE));
  const large = (plane: Plane) => resizePlane(plane, size.width, size.height, width, height);
  return { l: large(about.l), a: large(about.a), b: large(about.b), width, height };
}

/** Blurred so widely that the coarse copy tells it. */
function softened(plane: Plane, width: number, height: number, sigma: number): Plane {
  const [w, h] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  return resizePlane(blur(shrunk(plane, width, height, COARSE), w, h, sigma / COARSE), w, h, width, height);
}

function distanceBetween(one: Lab, other: Lab): Plane {
  return one.l.map((v, i) =>
    Math.sqrt((v - other.l[i]!) ** 2 + (one.a[i]! - other.a[i]!) ** 2 + (one.b[i]! - other.b[i]!) ** 2),
  );
}

/** How far what is marked lies off its mean about each pixel. */
function spreadOf(off: Plane, marked: Plane, width: number, height: number): Plane {
  const sigma = 0.03 * Math.max(width, height);
  const [sum, count] = [off.map((v, i) => v * v * marked[i]!), marked].map((plane) =>
    softened(plane, width, height, sigma),
  ) as [Plane, Plane];
  return sum.map((v, i) => Math.sqrt(v / (count[i]! + 1e-6)));
}
