import type { PieceShape } from '@maquette/ui/pieces';
import { cardTexts } from '../designs/card-texts';
import { sizeOf } from '../designs/design';
import type { Slot } from '../designs/slots';

/** Room for the note with its buttons; the strip with its tape has what a picture has at least, so that nothing moves when that comes. */
const LEAST_HEIGHT = { failed: 186, pending: 84, processing: 84, completed: 84 };

/** What the wall has to know of a card to keep its place. */
export const shapeOf = ({ design }: Slot): PieceShape => ({
  ...sizeOf(design),
  preview: cardTexts(design).preview,
  minHeight: LEAST_HEIGHT[design.status],
});
