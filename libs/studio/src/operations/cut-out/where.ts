import type { Lab } from '../planes';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export interface Cells {
  cells: Int32Array;
}

/** Where pieces lie, in words: “at the upper left and in the middle”. */
export function placesOf(found: readonly Cells[], { width, height }: Pick<Lab, 'width' | 'height'>): string {
  const names = found
    .toSorted((one, other) => other.cells.length - one.cells.length)
    .map(({ cells }) => {
      let [x, y] = [0, 0];
      for (const i of cells) [x, y] = [x + (i % width), y + Math.floor(i / width)];
      const third = (sum: number, size: number) => Math.min(2, Math.floor((3 * sum) / (cells.length * size)));
      const [row, column] = [['upper', '', 'lower'][third(y, height)]!, ['left', '', 'right'][third(x, width)]!];
      if (row && column) return `at the ${row} ${column}`;
      if (row) return row === 'upper' ? 'at the top' : 'at the bottom';
      return column ? `at the ${column}` : 'in the middle';
    });
  const places = [...new Set(names)].slice(0, 3);
  return new Intl.ListFormat('en-GB').format(places);
}
