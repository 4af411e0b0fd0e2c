import { blur, shrunk } from '../planes';
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

const apart = ({ l, a, b }: Lab, i: number, j: number): number =>
  Math.sqrt((l[i]! - l[j]!) ** 2 + (a[i]! - a[j]!) ** 2 + (b[i]! - b[j]!) ** 2);

/** A copy in which dots and hatches are the tones that they stand for. */
function small({ l, a, b, width, height }: Lab, times: number): Lab {
  const size = { width: Math.ceil(width / times), height: Math.ceil(height / times) };
  const soft = (plane: Plane) => blur(shrunk(plane, width, height, times), size.width, size.height, 1.2);
  return { l: soft(l), a: soft(a), b: soft(b), ...size };
}
