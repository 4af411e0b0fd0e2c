/**
 * What is entered from outside, from each pixel to its four neighbours.
 *
 * @param from the first pixel that is looked at as an outside
 * @param enters whether it goes on from one pixel to the next; asked of pixels that were not entered yet, those outside among them
 * @returns 1 at each pixel that was entered, and how many they are
 */
export function flood(
  width: number,
  size: number,
  isOutside: (i: number) => boolean,
  enters: (from: number, to: number) => boolean,
  from = 0,
): { reached: Uint8Array; count: number } {
  const reached = new Uint8Array(size);
  const queue = new Int32Array(size);
  let count = 0;
  const enter = (at: number, to: number) => {
    if (reached[to] || !enters(at, to)) return;
    reached[to] = 1;
    queue[count++] = to;
  };
  const around = (i: number) => {
    const x = i % width;
    if (x > 0) enter(i, i - 1);
    if (x < width - 1) enter(i, i + 1);
    if (i >= width) enter(i, i - width);
    if (i < size - width) enter(i, i + width);
  };
  for (let i = from; i < size; i++) if (isOutside(i)) around(i);
  for (let head = 0; head < count; head++) around(queue[head]!);
  return { reached, count };
}
