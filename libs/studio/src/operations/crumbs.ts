/** The pixels of each row of a plane of labels in runs of one label. */
interface Runs {
  /** the first pixel of each, in order, and one past the last pixel of all */
  starts: Int32Array;
  /** the run of each pixel */
  at: Int32Array;
  count: number;
}

/**
 * Of a plane of labels: every piece that is smaller than asked for becomes what most of its rim is, and so does an island, a piece so
 * many times as large that is close in colour to its rim.
 *
 * @param least pixels that a piece has at least, by its first pixel
 * @returns how many pieces are left
 */
export function withoutCrumbs(
  labels: Uint8Array,
  width: number,
  least: (i: number) => number,
  island: { times: number; isClose: (one: number, other: number) => boolean },
): number {
  let pieces = 0;
  const runs = runsOf(labels, width);
  const { starts, count } = runs;
  const seen = new Uint8Array(count);
  const piece = new Int32Array(count);
  const rim = new Uint32Array(256);
  for (let first = 0; first < count; first++) {
    if (seen[first]) continue;
    const start = starts[first]!;
    rim.fill(0);
    const length = gather(labels, width, runs, first, seen, piece, rim);
    let size = 0;
    for (let k = 0; k < length; k++) size += starts[piece[k]! + 1]! - starts[piece[k]!]!;
    const enough = least(start);
    const most = size < enough * island.times ? largest(rim) : 0;
    if (size >= enough * island.times || (size >= enough && !island.isClose(labels[start]!, most))) pieces++;
    else if (rim[most]! > 0)
      for (let k = 0; k < length; k++) labels.fill(most, starts[piece[k]!], starts[piece[k]! + 1]);
  }
  return pieces;
}

function largest(counts: Uint32Array): number {
  let best = 0;
  for (let label = 1; label < counts.length; label++) if (counts[label]! > counts[best]!) best = label;
  return best;
}

function runsOf(labels: Uint8Array, width: number): Runs {
  const starts = new Int32Array(labels.length + 1);
  const at = new Int32Array(labels.length);
  let count = 0;
  for (let row = 0; row < labels.length; row += width) {
    starts[count++] = row;
    at[row] = count - 1;
    for (let i = row + 1; i < row + width; i++) {
      if (labels[i] !== labels[i - 1]) starts[count++] = i;
      at[i] = count - 1;
    }
  }
  starts[count] = labels.length;
  return { starts, at, count };
}

/**
 * The runs that hang together with one. What was of another label until now is seen, and no part of it, though no rim either.
 *
 * @param piece where they go
 * @param rim counts, by their labels, the pixels beside it
 * @returns how many they are
 */
function gather(
  labels: Uint8Array,
  width: number,
  { starts, at }: Runs,
  first: number,
  seen: Uint8Array,
  piece: Int32Array,
  rim: Uint32Array,
): number {
  const own = labels[starts[first]!]!;
  let length = 0;
  piece[length++] = first;
  seen[first] = 1;
  for (let k = 0; k < length; k++) {
    const from = starts[piece[k]!]!;
    const to = starts[piece[k]! + 1]!;
    if (from % width > 0 && labels[from - 1] !== own) rim[labels[from - 1]!]!++;
    if (to % width > 0 && labels[to] !== own) rim[labels[to]!]!++;
    for (let way = -width; way <= width; way += 2 * width) {
      if (from + way < 0 || from + way >= labels.length) continue;
      for (let i = from + way; i < to + way; i++) {
        if (labels[i] !== own) rim[labels[i]!]!++;
        else {
          const run = at[i]!;
          if (!seen[run]) {
            seen[run] = 1;
            piece[length++] = run;
          }
          i = starts[run + 1]! - 1;
        }
      }
    }
  }
  return length;
}
