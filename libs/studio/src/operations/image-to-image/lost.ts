import { blur, quantile, shrunk } from '../planes';
import type { Lab, Plane } from '../planes';

/** Pixels of the longer side in which edges are compared, and how far to either side of an edge its colours are looked at. */
const SIDE = 420;
const REACH = 3;
/** How far apart the two sides of an edge are, and how close together they may come until they are one. */
const EDGE = { apart: 0.14, merged: 0.035 };

/** The share of the edges of a picture whose two sides have run into one in what was made of it. */
export function mergedIn(source: Lab, made: Lab): number {
  const times = Math.max(1, Math.floor(Math.max(source.width, source.height) / SIDE));
  const [one, other] = [small(source, times), small(made, times)];
  const { width, height } = one;
  let [edges, merged] = [1e-6, 0];
  for (let y = REACH; y < height - REACH; y++)
    for (let i = y * width + REACH; i < (y + 1) * width - REACH; i++)
      for (const step of [REACH, REACH * width]) {
        if (apart(one, i - step, i + step) < EDGE.apart) continue;
        edges++;
        // a line between them parts them as well
        const most = Math.max(apart(other, i - step, i + step), apart(other, i, i - step), apart(other, i, i + step));
        merged += Number(most < EDGE.merged);
      }
  return merged / edges;
}

/** Of the change of colour about a pixel: what is an edge in proportion to the strongest, and what of it is calm; below the least nobody sees one. */
const STRONG = { share: 0.985, edge: 0.5, calm: 0.1, least: 0.008 };
const BINS = 400;

/** What is left of the edges of a picture in what was made of it, as lines or as steps. */
export interface Structure {
  /** The chance that more happens at an edge of the picture than where it is calm: half of it is noise, 1 a clear drawing. */
  clear: number;
  /** The change of colour at the middle one of them. */
  strength: number;
}

export function structureIn(source: Lab, made: Lab): Structure {
  const times = Math.max(1, Math.floor(Math.max(source.width, source.height) / SIDE));
  const [one, other] = [small(source, times), small(made, times)];
  const { width, height } = one;
  const own = changesIn(one, 1);
  const strong = STRONG.edge * Math.max(2 * STRONG.least, quantile(own, STRONG.share));
  const about = blur(own, width, height, 2);
  // a line may lie beside the edge that it is drawn for
  const drawn = changesIn(other, 2);
  const [edges, calm] = [new Uint32Array(BINS + 1), new Uint32Array(BINS + 1)];
  let [edgeCount, calmCount] = [0, 0];
  for (let i = 0; i < own.length; i++) {
    const bin = Math.min(BINS, Math.round(drawn[i]! * BINS));
    if (own[i]! >= strong) {
      edges[bin]!++;
      edgeCount++;
    } else if (about[i]! < STRONG.calm * strong) {
      calm[bin]!++;
      calmCount++;
    }
  }
  let [below, wins, passed, strength] = [0, 0, 0, 0];
  for (let bin = 0; bin <= BINS; bin++) {
    wins += edges[bin]! * (below + calm[bin]! / 2);
    below += calm[bin]!;
    if (passed < edgeCount / 2) strength = bin / BINS;
    passed += edges[bin]!;
  }
  // where nothing is calm, or there is no edge, none can be told from it
  return { clear: edgeCount && calmCount ? wins / edgeCount / calmCount : 1, strength: edgeCount ? strength : 1 };
}

/** The most that colour changes within so many pixels of each. */
function changesIn(picture: Lab, reach: number): Plane {
  const { width, height } = picture;
  const changes: Plane = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
      const [top, bottom] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)];
      const i = y * width + x;
      changes[i] = Math.max(
        apart(picture, y * width + left, y * width + right),
        apart(picture, top * width + x, bottom * width + x),
        apart(picture, i, y * width + right),
        apart(picture, i, bottom * width + x),
      );
    }
  return changes;
}

const apart = ({ l, a, b }: Lab, i: number, j: number): number =>
  Math.sqrt((l[i]! - l[j]!) ** 2 + (a[i]! - a[j]!) ** 2 + (b[i]! - b[j]!) ** 2);

/** A copy in which dots and hatches are the tones that they stand for. */
function small({ l, a, b, width, height }: Lab, times: number): Lab {
  const size = { width: Math.ceil(width / times), height: Math.ceil(height / times) };
  const soft = (plane: Plane) => blur(shrunk(plane, width, height, times), size.width, size.height, 1.2);
  return { l: soft(l), a: soft(a), b: soft(b), ...size };
}

/** The change of colour from which on an edge is seen, however faint it is, and the part of it below which it is gone. */
const FAINT = { seen: 0.012, left: 0.3 };
/** How far off a hue is another one. */
const OTHER = 0.08;

/** The share of all that can be seen as an edge that is gone, and how many pixels of a small copy have another hue altogether. */
export function detailLost(source: Lab, made: Lab): { edges: number; coloured: number } {
  const times = Math.max(1, Math.floor(Math.max(source.width, source.height) / SIDE));
  const [one, other] = [small(source, times), small(made, times)];
  const [own, drawn] = [changesIn(one, 1), changesIn(other, 2)];
  let [edges, gone, coloured] = [1, 0, 0];
  for (let i = 0; i < own.length; i++) {
    if (own[i]! >= FAINT.seen) {
      edges++;
      gone += Number(drawn[i]! < FAINT.left * own[i]!);
    }
    const off = (one.a[i]! - other.a[i]!) ** 2 + (one.b[i]! - other.b[i]!) ** 2;
    coloured += Number(off > OTHER ** 2);
  }
  return { edges: gone / edges, coloured };
}
