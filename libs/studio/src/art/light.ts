import type { Sheet } from '../sheet';

// One light for all: from the upper left.
export const barrel = (sheet: Sheet, x: number, w: number, strength = 1): string =>
  sheet.linear(x, 0, x + w, 0, [
    [0, '#000000', 0.34 * strength],
    [0.1, '#000000', 0.1 * strength],
    [0.2, '#ffffff', 0.26 * strength],
    [0.3, '#ffffff', 0.03 * strength],
    [0.62, '#000000', 0.02 * strength],
    [0.86, '#000000', 0.17 * strength],
    [0.96, '#000000', 0.32 * strength],
    [1, '#000000', 0.22 * strength],
  ]);
