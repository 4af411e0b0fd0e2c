import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';
import type { Piece } from './pieces';

// Of a drawing that keeps the paper within its outlines the words are another matter: what an “o” encloses is the ground.

/** How high letters are in proportion to the longer side, how many times as wide a word that is joined may be, and how few pixels a letter has. */
const LETTER = { least: 0.009, most: 0.12, wide: 6, cells: 10 };
/** So many of them, one beside the other, are a word: of heights up to so many times each other's, with gaps of so many of the higher one's. */
const WORD = { letters: 4, heights: 2.3, gap: 0.75 };
/** A letter has one ink: so far apart, in OKLab, its own colours lie on the average. */
const INK = 0.05;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
type Glyph = Box & Piece;

/**
 * 1 on the letters of words that stand on the ground itself, along a line, an arc or a slope: small pieces of one ink beside each other.
 *
 * @param isGround 1 on all that has the ground's colour, enclosed or not
 * @param reached 1 on what of it lies about the drawing
 */
export function lettersOf(isGround: Uint8Array, reached: Plane, lab: Lab): Uint8Array {
  const { width, height } = lab;
  const side = Math.max(width, height);
  const glyphs = pieces(width, height, (i) => !isGround[i])
    .filter(({ cells, atBorder }) => !atBorder && cells.length >= LETTER.cells)
    .map((piece): Glyph => ({ ...piece, ...boxOf(piece, width) }))
    .filter((glyph) => {
      const tall = tallness(glyph);
      return tall >= LETTER.least * side && tall <= LETTER.most * side && glyph.right - glyph.left < LETTER.wide * tall;
    })
    .filter(({ cells }) => isOutside(cells, reached, width) && isOneInk(cells, isGround, lab));
  const isLetter = new Uint8Array(reached.length);
  for (const word of wordsOf(glyphs))
    if (word.length >= WORD.letters) for (const { cells } of word) for (const i of cells) isLetter[i] = 1;
  return isLetter;
}

const tallness = ({ top, bottom }: Box): number => bottom - top + 1;

function boxOf({ cells }: Piece, width: number): Box {
  const box = { left: width, right: 0, top: Infinity, bottom: 0 };
  for (const i of cells) {
    const y = (i / width) | 0;
    const x = i - y * width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const isOutside = (cells: Int32Array, reached: Plane, width: number): boolean =>
  cells.some(
    (i) => reached[i - 1] === 1 || reached[i + 1] === 1 || reached[i - width] === 1 || reached[i + width] === 1,
  );

/** Asked of the pixels within, or of all where the strokes are too thin to have any. */
function isOneInk(cells: Int32Array, isGround: Uint8Array, { l, a, b, width }: Lab): boolean {
  const within = cells.filter(
    (i) => !(isGround[i - 1] || isGround[i + 1] || isGround[i - width] || isGround[i + width]),
  );
  if (within.length < LETTER.cells) return true;
  const mean = (plane: Plane) => within.reduce((sum, i) => sum + plane[i]!, 0) / within.length;
  const [ml, ma, mb] = [mean(l), mean(a), mean(b)];
  return within.reduce((sum, i) => sum + Math.hypot(l[i]! - ml, a[i]! - ma, b[i]! - mb), 0) < INK * within.length;
}

function isBeside(one: Glyph, other: Glyph): boolean {
  const [low, high] = [tallness(one), tallness(other)].sort((p, q) => p - q) as [number, number];
  if (high > WORD.heights * low) return false;
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(across, down) < WORD.gap * high;
}

function wordsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const words: Glyph[][] = [];
  const left = new Set(glyphs);
  for (const first of glyphs) {
    if (!left.delete(first)) continue;
    const word = [first];
    for (const one of word)
      for (const other of left)
        if (isBeside(one, other)) {
          left.delete(other);
          word.push(other);
        }
    words.push(word);
  }
  return words;
}
