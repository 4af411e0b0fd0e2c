import type { Plane } from '../planes';
import { pieces } from '../cut-out/pieces';
import type { Contact, Foot } from '../cut-out/contact';

/** What stands higher than this share of the height may stand before what is no ground. */
const GROUND = 0.93;
/** A figure is one piece for the most part; a sign and a line of type are many. */
const FIGURE = 0.85;
/** Of the columns of a subject that the lower frame cuts off so many at the most reach the frame, and so many at least end so close above it, where the rest of it hangs. */
const CUT = { reach: 0.5, ends: 0.2, above: 0.14 };

/** Whether a graphic is a figure, which may stand somewhere, and no lettering. */
export function isOneFigure(alpha: Plane, width: number, height: number): boolean {
  const sizes = pieces(width, height, (i) => alpha[i]! > 0.5).map(({ cells }) => cells.length);
  return Math.max(0, ...sizes) > FIGURE * sizes.reduce((sum, size) => sum + size, 0);
}

interface Standing {
  alpha: Plane;
  width: number;
  height: number;
  foot?: Foot;
  /** whether its own picture shows it standing */
  contact?: Contact;
  /** there is sky where it stands */
  isInAir: boolean;
  /** the ground that was drawn, which begins behind its foot where it is a place */
  drawn?: { isScene: boolean };
}

/** What is to be said of a photographed subject that may hang before its new background, since it stays where its picture had it. */
export function hangingBefore({ alpha, width, height, foot, contact, isInAir, drawn }: Standing): string | undefined {
  if (foot && contact !== 'stands' && !isInAir) {
    if (drawn && !drawn.isScene) return undefined;
    return contact === 'goes on'
      ? 'In its own picture the subject goes on below where it was cut off: it hangs before this background, and throws no shadow.'
      : 'The subject stays where it was in its picture, and as large, and nothing there shows that it stands on a ground: it throws no shadow, and may hang in the air before this background.';
  }
  if (foot) {
    if (drawn || foot.bottom >= GROUND * height) return undefined;
    return isInAir
      ? 'The subject stays where it was in its picture, and as large. There this background is sky: the subject hangs in the air, and throws no shadow.'
      : 'The subject stays where it was in its picture, and as large, and its shadow lies at its foot: look whether this background has a ground there, and whether the sizes fit.';
  }
  if (drawn && !drawn.isScene) return undefined;
  const { cut, ends, wide } = lowerEndOf(alpha, width, height);
  if (cut === 0)
    return isInAir
      ? undefined
      : 'The subject stays where it was in its picture, and has no foot to stand on: it is in the air before this background, and throws no shadow.';
  return cut < CUT.reach * wide && ends > CUT.ends * wide
    ? 'The lower frame cuts the subject off, and beside that it ends above the frame: there it hangs before this background, and throws no shadow.'
    : undefined;
}

/** How many columns of a subject there are, how many reach the lower frame, and how many end close above it. */
function lowerEndOf(alpha: Plane, width: number, height: number): { cut: number; ends: number; wide: number } {
  let [cut, ends, wide] = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y >= 0 && alpha[y * width + x]! <= 0.5) y--;
    if (y < 0) continue;
    wide++;
    if (y >= height - 2) cut++;
    else if (y > (1 - CUT.above) * height) ends++;
  }
  return { cut, ends, wide };
}
