import type { Mark } from './art/mark';
import type { Palette } from './palette/palette';
import type { Fact } from './prompt/facts';
import type { Reading } from './prompt/read';
import type { Random } from './random';
import { inkOn } from './sheet';
import type { Align, Sheet } from './sheet';
import { bodyFace, FALLBACKS, headingFace, strongFace } from './type/pairs';
import type { TypePair } from './type/pairs';
import { fit } from './type/text';
import type { Block, FitBox, TextStyle } from './type/text';

/** The words a picture may set, by the part they play. All of them are the client's. */
export interface Copy {
  /** Set largest. */
  title?: string;
  /** One supporting line. */
  sub?: string;
  /** Who signs: the brand, when it is not the title. */
  signature?: string;
  /** Words for a button, when the client wrote some. */
  action?: string;
  /** Further texts that were asked for. */
  lines: string[];
  person?: { name: string; role?: string };
  facts: Fact[];
}

/** Everything a layout draws with. */
export interface Stage {
  sheet: Sheet;
  w: number;
  h: number;
  palette: Palette;
  pair: TypePair;
  random: Random;
  copy: Copy;
  reading: Reading;
  mark: Mark;
  /** Each thing of the mark by itself. */
  marks: readonly Mark[];
  /** The prompt as plain words. */
  prompt: string;
  /** Which option of the request it is, from 0. */
  option: number;
}

/** A layout of one design type. */
export interface Layout {
  id: string;
  /** Whether it can stand without a title, or only with one. */
  title: 'needs' | 'any' | 'none';
  /** Whether its idea is a drawn subject ('needs'), a landscape ('land') or type and pattern alone ('none'). */
  art: 'needs' | 'land' | 'any' | 'none';
  /** A further condition, such as a name short enough for a ring. */
  when?: (copy: Copy, reading: Reading) => boolean;
  draw: (stage: Stage) => void;
}

type Voice = 'heading' | 'body' | 'strong' | 'caps';

function styleOf(pair: TypePair, voice: Voice): TextStyle {
  if (voice === 'heading')
    return { face: headingFace(pair), tracking: pair.tracking, leading: pair.leading, upper: pair.upper };
  if (voice === 'caps') return { face: strongFace(pair), tracking: 0.14, leading: 1.5, upper: true };
  return { face: voice === 'strong' ? strongFace(pair) : bodyFace(pair), tracking: 0, leading: 1.42 };
}

/** A text in one of the pair's voices at the largest size that fits; another family joins only for a script the pair lacks. */
export function setIn(
  stage: Stage,
  voice: Voice,
  text: string | undefined,
  box: FitBox,
  more: Partial<TextStyle> = {},
): Block | undefined {
  if (!text) return undefined;
  for (const pair of [stage.pair, ...FALLBACKS]) {
    const style = { ...styleOf(pair, voice), ...more };
    const block = fit(text, style, box);
    if (block) return block;
    // Wide capitals or tracking must never be the reason that a word is missing.
    const plain = style.face.covers(text)
      ? fit(text, { ...style, upper: false, tracking: Math.min(0, style.tracking ?? 0) }, box)
      : undefined;
    if (plain) return plain;
  }
  return undefined;
}

/** Whether the studio has letters for every character of the text. */
export const canSet = (text: string, pair: TypePair): boolean =>
  setsAlone(text, pair) || FALLBACKS.some((p) => setsAlone(text, p));

// Every family here has these, so most requests need not open a font to know.
const EVERYWHERE = /^[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff–—‘’“”]*$/u;
export const setsAlone = (text: string, pair: TypePair): boolean =>
  EVERYWHERE.test(text) ||
  (headingFace(pair).covers(text) &&
    bodyFace(pair).covers(text) &&
    (!pair.upper || headingFace(pair).covers(text.toLocaleUpperCase('en'))));

/** Something of a height that can be stacked. */
export interface Item {
  width: number;
  height: number;
  /** Space above it when something stands there. */
  gap: number;
  draw: (x: number, y: number, align: Align) => void;
}

export function textItem(stage: Stage, block: Block | undefined, fill: string, gap: number): Item | undefined {
  return (
    block && {
      width: block.width,
      height: block.height,
      gap,
      draw: (x, y, align) => stage.sheet.text(block, x, y, fill, align),
    }
  );
}
export const drawing = (
  width: number,
  height: number,
  gap: number,
  draw: (left: number, top: number) => void,
): Item => ({
  width,
  height,
  gap,
  draw: (x, y, align) => draw(align === 'start' ? x : align === 'middle' ? x - width / 2 : x - width, y),
});

export const heightOf = (items: (Item | undefined)[]): number =>
  items.filter((i) => i !== undefined).reduce((sum, item, i) => sum + item.height + (i ? item.gap : 0), 0);

/** Stacks items downwards; y is the top, or the middle / bottom of the stack. Returns where it ends. */
export function stack(
  items: (Item | undefined)[],
  x: number,
  y: number,
  align: Align = 'start',
  anchor: 'top' | 'middle' | 'bottom' = 'top',
): number {
  const total = heightOf(items);
  let top = anchor === 'top' ? y : anchor === 'middle' ? y - total / 2 : y - total;
  items
    .filter((i) => i !== undefined)
    .forEach((item, i) => {
      if (i) top += item.gap;
      item.draw(x, top, align);
      top += item.height;
    });
  return top;
}

/** A layout says here what height the words leave to its title or artwork: with next to nothing, fewer words are set. */
export function leave(stage: Stage, height: number): void {
  if (height < stage.h * (stage.sheet.roomy ? 0.2 : 0.04)) stage.sheet.faults++;
}

/** Quiet text colour on a ground: ink let back a little, still legible. */
export const quiet = (stage: Stage, ground: string | string[]): string =>
  inkOn(ground, stage.palette.mark, stage.palette.ink, stage.palette.deep, stage.palette.paper);
export const inkFor = (stage: Stage, ground: string | string[]): string =>
  inkOn(ground, stage.palette.ink, stage.palette.deep, stage.palette.paper, '#ffffff', '#111111');
