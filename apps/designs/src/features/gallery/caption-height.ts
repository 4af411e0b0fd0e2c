import { cardTexts } from '../designs/card-texts';
import type { Design } from '../designs/design';
import { sizeOf } from '../designs/design';
import type { Piece } from './masonry';
import { textWidth } from './text-width';

const GAP = 8;
const NAME = 20;
const LINE = 17;
const NOTE = 4 + LINE;
const FIGURES = 4 + 16;
/** Room for the note with its buttons, and for the strip with its tape. */
const LEAST_HEIGHT = { failed: 186, pending: 116, processing: 116, completed: 0 };

// The layout asks for every card whenever the list changes. A width goes with the card that it was measured for.
let widths = new WeakMap<Design, number>();

/** Widths measured before the font arrived are wrong. */
export function forgetTextWidths(): void {
  widths = new WeakMap();
}

function previewWidth(design: Design): number {
  let width = widths.get(design);
  if (width === undefined) widths.set(design, (width = textWidth(cardTexts(design).preview)));
  return width;
}

/** The place that a card takes at a width: the heights are those of design-card.module.css. */
export function measureCard(design: Design, width: number): Piece {
  const lines = Math.min(2, Math.ceil(previewWidth(design) / width));
  return {
    ...sizeOf(design),
    captionHeight: GAP + NAME + lines * LINE + (design.notes?.[0] ? NOTE : 0) + FIGURES,
    minHeight: LEAST_HEIGHT[design.status],
  };
}
