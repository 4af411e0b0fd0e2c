import type { PieceShape } from '@maquette/ui/pieces';
import { cardTexts } from '../designs/card-texts';
import { sizeOf } from '../designs/design';
import type { Design } from '../designs/design';

/** Room for the note with its buttons, and for the strip with its tape. */
const LEAST_HEIGHT = { failed: 186, pending: 116, processing: 116, completed: 0 };

/** What the wall has to know of a card to keep its place. */
export const shapeOf = (design: Design): PieceShape => ({
  ...sizeOf(design),
  preview: cardTexts(design).preview,
  note: Boolean(design.notes?.[0]),
  minHeight: LEAST_HEIGHT[design.status],
});
