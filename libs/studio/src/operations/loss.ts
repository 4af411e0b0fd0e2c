import { boxBlur, inChunks, shrunk } from './planes';
import type { Plane } from './planes';

/** What is looked at of a picture to compare it. */
export interface Shade {
  /** Lightness, 0 to 1, row by row. */
  l: Plane;
  /** What it is about each pixel. */
  about: Plane;
  /** How much lighter each pixel is than that. */
  strokes: Plane;
  width: number;
  height: number;
}

/** Pixels to either side that are about one. */
const ABOUT = 4;
export function shadeOf({ l, width, height }: Pick<Shade, 'l' | 'width' | 'height'>): Shade {
  const about = boxBlur(l, width, height, ABOUT);
  const strokes = new Float32Array(l.length);
  inChunks(l.length, (from, to) => lighter(l, about, strokes, from, to));
  return { l, about, strokes, width, height };
}
function lighter(l: Plane, about: Plane, strokes: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) strokes[i] = l[i]! - about[i]!;
}

/** What was lost of a picture in what was made of it, as far as that can be measured. */
interface Loss extends Letters {
  strokes: number;
  /** Where most of them were, if most are in one place. */
  at?: string;
}
interface Letters {
  letters: number;
  illegible: number;
  /** Where lines of them stand of which more than half is illegible. */
  places?: string[];
}

/** How far a stroke is off what is about it in lightness. */
const STROKE = 0.11;
/** Pixels of the height of small letters, and how wide and how full they are in proportion to it. */
const LETTER = { least: 5, most: 26, wide: 1.6, full: [0.18, 0.85], cells: 8 } as const;
/** Letters of a line have about the same foot and the same height, and stand so close in proportion to that; so many make a line. */
const LINE = { foot: 0.18, height: 0.35, gap: 1.3, letters: 5 };
/** The likeness, as correlation, below which a letter is illegible. */
const ALIKE = 0.72;
/** Of a stroke that much has to be left. */
const LEFT = 0.4;

/** Compares a picture with what was made of it, in the same size. */
export const lossIn = (source: Shade, made: Shade): Loss => ({
  ...lettersLost(source, made),
  ...strokesLost(source, made),
});

/** Letters that stand in a line, and how many of them are no longer what they were. */
export function lettersLost(source: Shade, made: Shade): Letters {
  const lines = [1, -1].flatMap((sign) => linesOf(lettersIn(source, sign)));
  const counted = lines.map((line) => {
    const lost = line.filter((letter) => likeness(source.strokes, made.strokes, letter, source.width) < ALIKE);
    const [first, last] = [line[0]!, line.at(-1)!];
    const at = placeOf((first.left + last.right) / 2 / source.width, (first.top + last.bottom) / 2 / source.height);
    return { letters: line.length, illegible: lost.length, at };
  });
  return {
    letters: counted.reduce((sum, { letters }) => sum + letters, 0),
    illegible: counted.reduce((sum, { illegible }) => sum + illegible, 0),
    places: [...new Set(counted.flatMap(({ letters, illegible, at }) => (illegible > letters / 2 ? [at] : [])))],
  };
}

/** A place in a picture in words, by its shares of the width and height. */
function placeOf(x: number, y: number): string {
  const across = x < 1 / 3 ? 'left' : x > 2 / 3 ? 'right' : '';
  const down = y < 1 / 3 ? 'top' : y > 2 / 3 ? 'bottom' : '';
  if (!across && !down) return 'in the middle';
  return `at the ${[down, across].filter(Boolean).join(' ')}`;
}

/** Letters that have to stand in lines until a picture that is no drawing has lettering: leaves and windows make a few as well. */
const LETTERED = 24;
/** Pixels of the longer side in which lettering is looked for. */
const READ = 1024;
type Grey = Pick<Shade, 'l' | 'width' | 'height'>;
/** A picture in about the size in which its lettering is looked for, unless it is smaller. */
export function inReadingSize({ l, width, height }: Grey): Shade {
  const times = Math.max(1, Math.round(Math.max(width, height) / READ));
  if (times === 1) return shadeOf({ l, width, height });
  const size = { width: Math.ceil(width / times), height: Math.ceil(height / times) };
  return shadeOf({ l: shrunk(l, width, height, times), ...size });
}

/** Where lettering stands in a picture, 1 there and beside; undefined where there is none to speak of. */
export function letteringIn({ l, width, height }: Grey): Plane | undefined {
  const small = inReadingSize({ l, width, height });
  const letters = [1, -1].flatMap((sign) => linesOf(lettersIn(small, sign)).flat());
  if (letters.length < LETTERED) return undefined;
  const places: Plane = new Float32Array(l.length);
  const times = width / small.width;
  for (const letter of letters) {
    const beside = Math.ceil((letter.bottom - letter.top) / 3);
    const [top, bottom] = [Math.max(0, (letter.top - beside) * times), (letter.bottom + beside + 1) * times];
    const [left, right] = [
      Math.max(0, Math.round((letter.left - beside) * times)),
      Math.round((letter.right + beside + 1) * times),
    ];
    for (let y = Math.round(top); y < Math.min(height, bottom); y++)
      places.fill(1, y * width + left, y * width + Math.min(width, right));
  }
  return places;
}

/** Pixels of strokes, as at the corners of shapes, that are no lines yet. */
const FEW = 60;
/** The share of all that is gone, from which on one of nine places has most of it. */
const MOST = 0.45;
/** The share of the fine strokes, a pixel or two wide, that is no longer there, and where. */
export function strokesLost(source: Shade, made: Shade): Pick<Loss, 'strokes' | 'at'> {
  const counts = { all: FEW, gone: 0, cells: new Uint32Array(9) };
  for (let y = 2 * REACH; y < source.height - 2 * REACH; y++) countRow(source, made, y, counts);
  const cell = counts.cells.reduce((best, count, k) => (count > counts.cells[best]! ? k : best), 0);
  const isThere = counts.cells[cell]! > MOST * counts.gone;
  return {
    strokes: counts.gone / counts.all,
    at: isThere ? placeOf(((cell % 3) + 0.5) / 3, (Math.floor(cell / 3) + 0.5) / 3) : undefined,
  };
}

function countRow(
  source: Shade,
  made: Shade,
  y: number,
  counts: { all: number; gone: number; cells: Uint32Array },
): void {
  const own = source.strokes;
  const from = y * source.width;
  const row = 3 * Math.floor((3 * y) / source.height);
  for (let i = from + 2 * REACH; i < from + source.width - 2 * REACH; i++) {
    if (Math.abs(own[i]!) < STROKE) continue;
    const line = ridge(source, i);
    if (Math.abs(line) < STROKE) continue;
    counts.all++;
    if (goesOn(made, i, line)) continue;
    counts.gone++;
    counts.cells[row + Math.floor((3 * (i - from)) / source.width)]!++;
  }
}

/** How far off in lightness an area is of another tone. */
const TONE = 0.05;

/** The share of a picture whose tone is another in what was made of it, edges that moved by a pixel apart. */
export function toneLost(source: Shade, made: Shade): number {
  const size = source.l.length;
  let count = 0;
  inChunks(size, (from, to) => {
    count += otherTones(source, made, from, to);
  });
  return count / size;
}
function otherTones(source: Shade, made: Shade, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++)
    count += Number(
      Math.abs(source.about[i]! - made.about[i]!) > TONE &&
        Math.abs(source.strokes[i]!) <= TONE &&
        Math.abs(made.strokes[i]!) <= TONE,
    );
  return count;
}

/** Shares of the fine strokes that are gone, from which on that is told: of a drawing, of a photograph in few colours, and some and most of a poster. */
const TOLD = { drawing: 0.025, flat: 0.08, some: 0.12, poster: 0.5 };
/** Illegible letters in lines, and their share, from which on that is told. */
const UNREAD = { least: 2, share: 0.06, most: 0.4 };

/** What is to be told of a loss; lines of letters are looked for in what was drawn or set, not in leaves and windows. */
export function lossNotes(
  { strokes, at, ...lettering }: Loss,
  { isPoster, isDrawn }: { isPoster: boolean; isDrawn: boolean },
): string[] {
  const notes = isDrawn ? letterNotes(lettering) : [];
  if (strokes > (isPoster ? TOLD.poster : isDrawn ? TOLD.drawing : TOLD.flat))
    notes.push(
      isPoster
        ? `Its finest detail is lost: eyes, small lettering and thin lines turn into plain patches or go (${percent(strokes)} of the fine strokes).`
        : isDrawn
          ? `${howMany(strokes)} of its lines are broken or thinner in places, or gone (${percent(strokes)} of what is thin in it${where(at)}).`
          : `A photograph does not come out clean: shades turn into flat patches with frayed edges, and thin lines are broken or gone (${percent(strokes)} of them).`,
    );
  else if (isPoster && strokes > TOLD.some)
    notes.push(
      `${howMany(strokes)} of its thin lines are broken or gone in the vectors (${percent(strokes)} of them${where(at)}).`,
    );
  return notes;
}
/** What is to be told of lettering that was there. */
export function letterNotes({ letters, illegible, places = [] }: Letters): string[] {
  const isAll = illegible > UNREAD.most * letters;
  if (illegible < UNREAD.least || (illegible <= UNREAD.share * letters && places.length === 0)) return [];
  if (isAll) return ['Its small lettering can no longer be read in the result.'];
  // a line that is gone is gone, however much else there is to read
  if (places.length > 0) return [`Lettering ${inWords(places.slice(0, 4))} can no longer be read in the result.`];
  return ['Some letters of its small lettering are no longer clear in the result.'];
}
const inWords = (places: readonly string[]): string =>
  places.length > 1 ? `${places.slice(0, -1).join(', ')} and ${places.at(-1)}` : places.join('');
const where = (at: string | undefined): string => (at ? `, most of it ${at}` : '');

/** Breaks are spread over lines: where a tenth of all that is thin is gone, many lines have one. */
const BROKEN = { many: 0.1, most: 0.4 };
const howMany = (share: number): string => (share > BROKEN.most ? 'Most' : share > BROKEN.many ? 'Many' : 'Some');
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Pixels to either side across which a line is one: beyond it is its ground. */
const REACH = 3;
/** How far a pixel is lighter, or darker, than what lies on both sides of it: of the edge of a form one side is as light. */
function ridge({ l, width }: Shade, i: number): number {
  const own = l[i]!;
  let most = 0;
  let least = 0;
  for (let way = 0; way < 4; way++) {
    const step = way === 0 ? REACH : way === 1 ? REACH * width : way === 2 ? 2 * width + 2 : 2 * width - 2;
    const one = own - l[i - step]!;
    const other = own - l[i + step]!;
    most = Math.max(most, Math.min(one, other));
    least = Math.min(least, Math.max(one, other));
  }
  return most > -least ? most : least;
}

/** Whether a line is in what was made as well, there or a pixel beside. */
function goesOn(made: Shade, i: number, line: number): boolean {
  const { width } = made;
  for (let row = i - width; row <= i + width; row += width)
    for (let j = row - 1; j <= row + 1; j++) if (ridge(made, j) / line >= LEFT) return true;
  return false;
}

interface Letter {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What hangs together of strokes that are darker, or lighter, than their ground, and has the size and fullness of a letter. */
function lettersIn({ strokes, width }: Shade, sign: number): Letter[] {
  const isLeft = new Uint8Array(strokes.length);
  for (let i = 0; i < isLeft.length; i++) isLeft[i] = Number(strokes[i]! * sign > STROKE);
  const queue = new Int32Array(strokes.length);
  const found: Letter[] = [];
  for (let start = isLeft.indexOf(1); start >= 0; start = isLeft.indexOf(1, start + 1)) {
    const letter = { left: width, right: 0, top: Infinity, bottom: 0 };
    let tail = 1;
    queue[0] = start;
    isLeft[start] = 0;
    for (let head = 0; head < tail; head++) {
      const i = queue[head]!;
      const y = (i / width) | 0;
      const x = i - y * width;
      letter.left = Math.min(letter.left, x);
      letter.right = Math.max(letter.right, x);
      letter.top = Math.min(letter.top, y);
      letter.bottom = Math.max(letter.bottom, y);
      for (let row = i - width; row <= i + width; row += width)
        for (let j = row - 1; j <= row + 1; j++)
          if (isLeft[j]) {
            isLeft[j] = 0;
            queue[tail++] = j;
          }
    }
    const high = letter.bottom - letter.top + 1;
    const wide = letter.right - letter.left + 1;
    const full = tail / (high * wide);
    const isLetter =
      high >= LETTER.least &&
      high <= LETTER.most &&
      wide <= LETTER.wide * high &&
      tail >= LETTER.cells &&
      full > LETTER.full[0] &&
      full < LETTER.full[1];
    if (isLetter) found.push(letter);
  }
  return found;
}

/** Those that stand in lines. */
function linesOf(letters: readonly Letter[]): Letter[][] {
  const inOrder = letters.toSorted((one, other) => one.left - other.left);
  const lines: Letter[][] = [];
  // the lines that may go on, by where their last letter ends
  let open: Letter[][] = [];
  for (const letter of inOrder) {
    const high = letter.bottom - letter.top + 1;
    open = open.filter((line) => letter.left - line.at(-1)!.right < LINE.gap * LETTER.most);
    const line = open.find((line) => {
      const last = line.at(-1)!;
      const tall = last.bottom - last.top + 1;
      const gap = letter.left - last.right;
      return (
        gap > -1 &&
        gap < LINE.gap * Math.max(high, tall) &&
        Math.abs(letter.bottom - last.bottom) <= Math.max(1, LINE.foot * tall) &&
        Math.abs(high - tall) <= LINE.height * Math.max(high, tall)
      );
    });
    if (line) line.push(letter);
    else {
      const begun = [letter];
      lines.push(begun);
      open.push(begun);
    }
  }
  return lines.filter(({ length }) => length >= LINE.letters);
}

/** The correlation of two planes over a letter and a pixel about it. */
function likeness(one: Plane, other: Plane, { left, right, top, bottom }: Letter, width: number): number {
  let [n, p, q, pp, qq, pq] = [0, 0, 0, 0, 0, 0];
  const last = one.length / width - 1;
  for (let y = Math.max(0, top - 1); y <= Math.min(last, bottom + 1); y++)
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right + 1); x++) {
      const [u, v] = [one[y * width + x]!, other[y * width + x]!];
      [n, p, q, pp, qq, pq] = [n + 1, p + u, q + v, pp + u * u, qq + v * v, pq + u * v];
    }
  // light letters on dark ground are read as well
  return Math.abs(pq - (p * q) / n) / Math.sqrt(Math.max(1e-9, (pp - (p * p) / n) * (qq - (q * q) / n)));
}
