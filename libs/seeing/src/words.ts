import { dirname } from 'node:path';
import type { Sharp } from 'sharp';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import { type Box, coloursIn, isLarge } from './legibility';
import type { TextLine } from './facts';
import { type Row, rowsOf } from './letters';
import { grey, onPaper, rgb } from './picture';

/** Pixels at which letters are looked for, and how far a small picture is enlarged for it. */
const LOOK_PIXELS = 1_000_000;
const MOST_ENLARGED = 1.5;
/** Pixels at which the whole is read. */
const PAGE_PIXELS = 1_500_000;
/** The height at which the reader knows letters best. */
const LETTER_HEIGHT = 34;
/** Of 100: readings that are less sure are dropped. */
const SURE = 72;
const VERY_SURE = 88;
const MOST_LINES = 200;
/** Of the same words, those of a line are placed better than those of a page. */
const PAGE_TRUST = 0.85;

interface Word extends Box {
  text: string;
  confidence: number;
}

/** What the reader is to expect, by its own settings. */
const MODES = {
  line: { tessedit_pageseg_mode: PSM.SINGLE_LINE },
  page: { tessedit_pageseg_mode: PSM.SPARSE_TEXT },
};

/** The reader of letters with its data, which lies in the installation: nothing is fetched. One serves many pictures; `close` ends its thread. */
export class Reader {
  private worker: Promise<Worker> | undefined;

  private async start(): Promise<Worker> {
    return createWorker('eng', 1, {
      langPath: `${dirname(require.resolve('@tesseract.js-data/eng/package.json'))}/4.0.0_best_int`,
      gzip: true,
      cacheMethod: 'none',
    });
  }

  /** @param image dark on light; one line, or a page with lines anywhere */
  async read(image: Buffer, kind: 'line' | 'page'): Promise<Word[][]> {
    this.worker ??= this.start();
    const { data } = await (await this.worker).recognize(image, MODES[kind] as object, { blocks: true, text: false });
    return (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .map(({ words }) =>
        words.map(({ text, confidence, bbox }) => ({
          text,
          confidence,
          x: bbox.x0,
          y: bbox.y0,
          width: bbox.x1 - bbox.x0,
          height: bbox.y1 - bbox.y0,
        })),
      );
  }

  async close(): Promise<void> {
    await (await this.worker)?.terminate();
  }
}

/** The lines of text in a picture, from top to bottom; what cannot be read with confidence is left out. */
export async function readLines(picture: Uint8Array, reader: Reader): Promise<TextLine[]> {
  const { width, height } = await onPaper(picture).metadata();
  const scale = Math.min(MOST_ENLARGED, Math.sqrt(LOOK_PIXELS / (width * height)));
  const rows = rowsOf(await grey(onPaper(picture).resize(Math.round(width * scale), Math.round(height * scale))));
  const pixels = await rgb(onPaper(picture));
  const readings = (await readPages(picture, { width, height }, reader)).map((all) => ({ all, trust: PAGE_TRUST }));
  for (const row of rows)
    for (const all of await readRow(picture, row, 1 / scale, { width, height }, reader))
      readings.push({ all, trust: 1 });
  const candidates = readings.flatMap(({ all, trust }) => {
    const words = all.filter(isWord);
    if (words.length === 0) return [];
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    const sure = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
    return [{ ...around(words), words, sure, trust }];
  });
  return chosen(candidates)
    .map(({ words, sure, x, y, width: w, height: h }) => {
      const box = { x, y, width: w, height: h };
      const { colour, ground, contrast } = coloursIn(pixels, box);
      return {
        text: words.map(({ text }) => text).join(' '),
        confidence: Math.round(sure),
        x: Math.round(box.x),
        y: Math.round(box.y),
        width: Math.round(box.width),
        height: Math.round(box.height),
        colour,
        ground,
        contrast,
        isLarge: isLarge(box.height * 0.8, { width, height }),
      };
    })
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .slice(0, MOST_LINES);
}

/** The whole at two sizes: the reader finds lines itself, on plain ground better than anywhere else. */
async function readPages(
  picture: Uint8Array,
  size: { width: number; height: number },
  reader: Reader,
): Promise<Word[][]> {
  const readings: Word[][] = [];
  const whole = Math.min(MOST_ENLARGED, Math.sqrt(PAGE_PIXELS / (size.width * size.height)));
  for (const scale of [whole, whole / 3]) {
    const page = await onPaper(picture)
      .resize(Math.max(1, Math.round(size.width * scale)), Math.max(1, Math.round(size.height * scale)))
      .greyscale()
      .png({ compressionLevel: 1 })
      .toBuffer();
    const lines = await reader.read(page, 'page');
    readings.push(
      ...lines.map((words) =>
        words.map(({ x, y, width, height, ...word }) => ({
          ...word,
          x: x / scale,
          y: y / scale,
          width: width / scale,
          height: height / scale,
        })),
      ),
    );
  }
  return readings;
}

/** @param enlarged picture pixels for one of the row's */
async function readRow(
  picture: Uint8Array,
  row: Row,
  enlarged: number,
  size: { width: number; height: number },
  reader: Reader,
): Promise<Word[][]> {
  const margin = row.letterHeight * 0.35;
  const left = Math.max(0, Math.floor((row.x - margin) * enlarged));
  const top = Math.max(0, Math.floor((row.y - margin) * enlarged));
  const width = Math.min(size.width - left, Math.ceil((row.width + 2 * margin) * enlarged));
  const height = Math.min(size.height - top, Math.ceil((row.height + 2 * margin) * enlarged));
  const zoom = LETTER_HEIGHT / (row.letterHeight * enlarged);
  let line: Sharp = onPaper(picture).extract({ left, top, width, height }).greyscale();
  if (row.isLight) line = line.negate();
  const image = await line
    .resize(Math.max(1, Math.round(width * zoom)), Math.max(1, Math.round(height * zoom)), { kernel: 'cubic' })
    .normalise()
    .extend({ top: 8, bottom: 8, left: 8, right: 8, background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return (await reader.read(image, 'line')).map((words) =>
    words.map(({ x, y, width: w, height: h, ...word }) => ({
      ...word,
      x: left + (x - 8) / zoom,
      y: top + (y - 8) / zoom,
      width: w / zoom,
      height: h / zoom,
    })),
  );
}

/** Letters and digits with the signs that go with them; one alone only where the reader is very sure of it. */
function isWord({ text, confidence }: Word): boolean {
  if (confidence < SURE) return false;
  const { length } = text.replace(/[^\p{L}\p{N}]/gu, '');
  return length >= 2 || /^[&+–-]$/.test(text) || (length === 1 && confidence >= VERY_SURE);
}

const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

/** Of readings of the same place the one that says most with confidence. */
function chosen<Candidate extends Box & { words: Word[]; sure: number; trust: number }>(
  candidates: Candidate[],
): Candidate[] {
  const worth = ({ words, sure, trust }: Candidate) =>
    words.reduce((sum, { text }) => sum + text.length, 0) * (sure - SURE + 10) * trust;
  const kept: Candidate[] = [];
  for (const candidate of candidates.sort((one, other) => worth(other) - worth(one)))
    if (saysSomething(candidate) && kept.every((other) => shared(candidate, other) < 0.25)) kept.push(candidate);
  return kept;
}

/** A line has a word of four letters; what is shorter, which grain looks like now and then, must be read with certainty, and be more than one sign again and again. */
function saysSomething({ words, sure }: { words: Word[]; sure: number }): boolean {
  const signs = words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
  if (new Set(signs.join('')).size < 2) return false;
  return signs.some((sign) => /\p{L}{4}/u.test(sign)) || (sure >= VERY_SURE && signs.join('').length >= 3);
}

const shared = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width <= 0 || height <= 0
    ? 0
    : (width * height) / Math.min(one.width * one.height, other.width * other.height);
};
