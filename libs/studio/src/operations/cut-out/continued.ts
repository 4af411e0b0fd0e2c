import { boxBlur, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';
import type { Piece } from './pieces';
import { distanceTo } from './plain';

// A network that sees small loses what is thin or odd about a thing: the runners of a rocking chair, the far end of a rail. Where they have
// the colours of the thing, and next to nothing else in the picture has, they are found again.

/** What the network is sure of, either way. */
const SURE = { in: 0.9, out: 0.1 };
/** Steps of lightness and of each axis of colour, which run so far. */
const STEPS = { l: 20, ab: 24, reach: 0.3 };
/** How much likelier a colour is the subject's than the ground's; fewer pixels are noise. */
const LIKE = 0.75;
const SPECK = 24;
/** A pixel is as opaque as its colour is likely to be the subject's. */
const SOFT = { from: 0.35, to: 0.8 };
/** Pieces hang together over gaps of so much of the longer side. */
const GAP = 0.03;
/** In proportion to the subject what is found again is as much, and no more; and of all that has those colours it is this share at least. */
const PART = { least: 0.03, most: 0.4, ofAll: 0.7 };
/** A shadow is dark and grey: what is found again is lighter than the ground is for the most part, or coloured. */
const COLOURED = 0.1;
const LIGHTER = 0.2;

/** How opaque what continues the network's find by its colours is, and its pixels; undefined where there is no such thing. */
export function continued(lab: Lab, salient: Plane): { share: Plane; found: Piece[] } | undefined {
  const { l, a, b, width, height } = lab;
  const bin = binsOf(lab);
  const [fore, back] = [0, 1].map(() => new Float32Array(STEPS.l * STEPS.ab ** 2)) as [Float32Array, Float32Array];
  let [count, rest, light] = [1e-6, 1e-6, 0];
  for (let i = 0; i < salient.length; i++)
    if (salient[i]! > SURE.in) {
      fore[bin[i]!]!++;
      count++;
    } else if (salient[i]! < SURE.out) {
      back[bin[i]!]!++;
      rest++;
      light += l[i]!;
    }
  const like = Float32Array.from(bin, (at) => {
    const own = fore[at]! / count;
    return own < 1e-4 ? 0 : own / (own + back[at]! / rest);
  });
  const calm = boxBlur(like, width, height, 1);
  const left = pieces(width, height, (i) => salient[i]! < 0.5 && calm[i]! > LIKE).filter(
    ({ cells }) => cells.length >= SPECK,
  );
  const gap = GAP * Math.max(width, height);
  const mask = Float32Array.from(salient, (v) => Number(v > 0.5));
  const found: Piece[] = [];
  let open = left;
  for (let before = -1; before !== open.length;) {
    before = open.length;
    const far = distanceTo(mask, width, height);
    const joins = ({ cells }: Piece) => cells.some((i) => far[i]! <= gap);
    const next = open.filter(joins);
    found.push(...next);
    for (const { cells } of next) for (const i of cells) mask[i] = 1;
    open = open.filter((piece) => !joins(piece));
  }
  const sizeOf = (some: readonly Piece[]) => some.reduce((sum, { cells }) => sum + cells.length, 0);
  const size = sizeOf(found);
  if (size < PART.least * count || size > PART.most * count || size < PART.ofAll * sizeOf(left)) return undefined;
  const mean = (plane: Plane) =>
    found.reduce((sum, { cells }) => sum + cells.reduce((part, i) => part + plane[i]!, 0), 0) / size;
  if (mean(l) < light / rest + LIGHTER && Math.hypot(mean(a), mean(b)) < COLOURED) return undefined;
  const near = new Float32Array(salient.length);
  for (const { cells } of found) for (const i of cells) near[i] = 1;
  const beside = boxBlur(near, width, height, 1);
  const share = calm.map((v, i) => (beside[i]! > 0 ? smoothstep(SOFT.from, SOFT.to, v) : 0));
  return { share, found };
}

function binsOf({ l, a, b }: Lab): Uint16Array {
  const step = (v: number, from: number, to: number, steps: number) =>
    Math.max(0, Math.min(steps - 1, Math.floor(((v - from) / (to - from)) * steps)));
  const { reach, ab } = STEPS;
  return Uint16Array.from(
    l,
    (v, i) => (step(v, 0, 1, STEPS.l) * ab + step(a[i]!, -reach, reach, ab)) * ab + step(b[i]!, -reach, reach, ab),
  );
}
