import { mix } from '../../palette/palette';
import type { Random } from '../../random';
import { circle, el, n, path, rect } from '../../svg';

/** What a place is painted with: sizes are shares of the frame's width and height. */
export interface Brush {
  width: number;
  height: number;
  isNight: boolean;
  /** what is left of colours by night */
  dark: string;
  /** the colour of walls where one is named */
  wall?: string;
  /** the words that it is painted from */
  said: string;
  random: Random;
}
export interface Place {
  words: RegExp;
  /** what is seen of it, beside its name */
  shows: RegExp;
  isOutside?: boolean;
  /** what is far off, which is out of focus */
  far: (brush: Brush) => string;
  /** colours of the floor, far and near; and of the joints of its boards, where it has any */
  floor: readonly [string, string, string?];
}

export const box = (
  { width, height }: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round = 0,
): string => rect(x * width, y * height, w * width, h * height, fill, round ? { rx: round * width } : {});
export const disc = ({ width, height }: Brush, x: number, y: number, r: number, fill: string, opacity = 1): string =>
  circle(x * width, y * height, r * Math.max(width, height), fill, opacity < 1 ? { 'fill-opacity': opacity } : {});
export const form = ({ width, height }: Brush, points: readonly (readonly [number, number])[], fill: string): string =>
  path(`M${points.map(([x, y]) => `${n(x * width)} ${n(y * height)}`).join('L')}z`, fill);
export const down = (id: string, ...colours: string[]): string =>
  el(
    'linearGradient',
    { id, x2: '0', y2: '1' },
    ...colours.map((colour, i) => el('stop', { offset: i / (colours.length - 1), 'stop-color': colour })),
  );
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
/** A light that is out of focus: a disc, brightest at its rim. */
export const glow = (brush: Brush, x: number, y: number, r: number, colour: string): string =>
  disc(brush, x, y, 2.6 * r, colour, 0.16) + disc(brush, x, y, r, colour, 0.85);
/** Light as by day, or as a lamp leaves it. */
export const lit = ({ isNight, dark }: Brush, colour: string): string => (isNight ? mix(colour, dark, 0.62) : colour);
