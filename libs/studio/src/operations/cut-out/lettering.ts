import { boxBlur } from '../planes';
import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';
import type { Piece } from './pieces';

// A poster is of more than the things on it: its words go with the ground, and whoever asked has to know.

/** How far a letter's lightness is off what is about it, in so wide a circle in proportion to the longer side. */
const INK = { off: 0.12, about: 0.03 };
/** How high letters are in proportion to the longer side, at least and at most, and how many times as wide they may be. */
const LETTER = { least: 0.009, most: 0.09, wide: 2.2, cells: 10 };
/** The letters of a line: as many, with feet and heights that differ so little in proportion to their height, and gaps up to so many heights. */
const LINE = { letters: 6, foot: 0.14, height: 0.22, gap: 1.2 };

interface Letter extends Piece {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The letters of lines of type that were not kept. */
export function lostLettering(lab: Lab, alpha: Plane): Piece[] {
  const { l, width, height } = lab;
  const side = Math.max(width, height);
  const mean = boxBlur(l, width, height, Math.round(INK.about * side));
  const [light, dark] = ([1, -1] as const).map((sign) => {
    const letters = pieces(width, height, (i) => alpha[i]! < 0.1 && sign * (l[i]! - mean[i]!) > INK.off)
      .filter(({ cells, atBorder }) => !atBorder && cells.length >= LETTER.cells)
      .map((piece) => boxOf(piece, width))
      .filter(({ left, right, top, bottom }) => {
        const tall = bottom - top + 1;
        return tall >= LETTER.least * side && tall <= LETTER.most * side && right - left < LETTER.wide * tall;
      });
    return letters.filter((letter) => lineOf(letter, letters).length >= LINE.letters);
  });
  // between letters are gaps of about their size
  return light!.length > dark!.length ? light! : dark!;
}

function boxOf(piece: Piece, width: number): Letter {
  let [left, right, top, bottom] = [width, 0, Infinity, 0];
  for (const i of piece.cells) {
    const y = (i / width) | 0;
    const x = i - y * width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { ...piece, left, right, top, bottom };
}

/** What stands in a line with a letter, from one to the next. */
function lineOf(letter: Letter, all: readonly Letter[]): Letter[] {
  const tall = letter.bottom - letter.top + 1;
  const row = all
    .filter(
      ({ top, bottom }) =>
        Math.abs(bottom - letter.bottom) <= Math.max(1, LINE.foot * tall) &&
        Math.abs(bottom - top + 1 - tall) <= Math.max(1, LINE.height * tall),
    )
    .toSorted((one, other) => one.left - other.left);
  let line: Letter[] = [];
  for (const next of row) {
    const last = line.at(-1);
    if (last && next.left - last.right > LINE.gap * tall) {
      if (line.includes(letter)) return line;
      line = [];
    }
    line.push(next);
  }
  return line.includes(letter) ? line : [];
}
