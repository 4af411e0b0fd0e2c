import type { Place } from './masonry';
import { textWidth } from './text-width';

/** What the wall has to know of a piece to keep its place. */
export interface PieceShape {
  /** The picture's proportion: its pixels, or what they are likely to be. */
  width: number;
  height: number;
  /** Running text under the name, of which two lines are shown. */
  preview?: string | undefined;
  /** The picture's place is at least so many pixels high: a note or a strip stands in it. */
  minHeight?: number;
}

// The heights of piece-card.module.css.
const GAP = 8;
const NAME = 20;
const LINE = 17;
const FIGURES = 4 + 16;

// The layout asks for every piece whenever the list changes.
const widths = new Map<string, number>();
const KEPT = 5_000;

/** Widths measured before the font arrived are wrong. */
export const forgetTextWidths = (): void => widths.clear();

function lineWidth(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    if (widths.size >= KEPT) widths.clear();
    widths.set(text, (width = textWidth(text)));
  }
  return width;
}

/** The place that a piece with its caption takes at a width. */
export function measurePiece({ width, height, preview = '', minHeight = 0 }: PieceShape, at: number): Place {
  const lines = Math.min(2, Math.ceil(lineWidth(preview) / at));
  return { width, height, minHeight, captionHeight: GAP + NAME + lines * LINE + FIGURES };
}
