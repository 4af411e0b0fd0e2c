/** Points a side of the grid whose brightness is compared. */
export const GRID = 17;
const CELLS = GRID - 1;
/** Of 255. Less than this is grain and the traces of compression, not an edge. */
const STEP = 4;

/** How many of the edges that either has the two may not share, 0 to 1, for the one to be looked at as a copy of the other. */
export const ALIKE = 0.6;
/** A picture of hardly any edges is compared as though it had this many. */
export const FEWEST_EDGES = 16;
/** By how much the shape of a copy may differ: rounding to whole pixels, not cropping. */
export const SHAPE_LIMIT = 0.03;

/**
 * Where a picture gets brighter, to the right (the first 256 bits) and downwards (the other 256), on a grid of 16 by
 * 16: a difference hash in two directions. Re-encoding and resizing change little of it. It finds what is worth a
 * closer look among thousands; `areCopies` takes that.
 *
 * @param grid 17 by 17 brightnesses, row by row
 * @returns 512 times '0' or '1'
 */
export function fingerprintOf(grid: Uint8Array): string {
  const brighter = (dx: number, dy: number) => {
    let bits = '';
    for (let y = 0; y < CELLS; y++)
      for (let x = 0; x < CELLS; x++) bits += grid[(y + dy) * GRID + x + dx]! - grid[y * GRID + x]! > STEP ? '1' : '0';
    return bits;
  };
  return brighter(1, 0) + brighter(0, 1);
}
