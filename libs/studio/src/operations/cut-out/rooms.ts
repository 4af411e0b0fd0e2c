import type { Lab, Plane } from '../planes';
import { isAtBorder, pieces } from './pieces';
import type { Piece } from './pieces';
import { distanceTo } from './plain';

/** Half of the width, in pixels, up to which an enclosed place is none. */
const OVERSHOOT = 1.6;
/** A place of the ground's colour that the ground about the drawing does not reach, or only through a gap. */
export interface Room {
  cells: Int32Array;
  isOpen: boolean;
}

/** What is drawn down to the lower frame, as a bust is, is closed by it between its outermost lines: no ground comes in there. */
function closedBelow(isGround: Uint8Array, width: number, height: number): (i: number) => boolean {
  const start = width * (height - 1);
  const first = isGround.indexOf(0, start);
  const last = isGround.lastIndexOf(0);
  return (i) => first >= 0 && i > first && i < last;
}

/** The ground that is joined to the border without passing a gap of this radius, the places that it leaves, and those that are so slight that an edge may have made them. */
export function around(
  isGround: Uint8Array,
  width: number,
  height: number,
  gap: number,
): { reached: Plane; rooms: Room[]; slight: Room[] } {
  const toLine = distanceTo(
    Float32Array.from(isGround, (v) => 1 - v),
    width,
    height,
  );
  const reached = new Float32Array(isGround.length);
  const isClosed = closedBelow(isGround, width, height);
  const isIn = ({ cells, atBorder }: Piece) =>
    atBorder && cells.some((i) => isAtBorder(i, width, height) && !isClosed(i));
  for (const piece of pieces(width, height, (i) => isGround[i] === 1 && toLine[i]! > gap))
    if (isIn(piece)) for (const i of piece.cells) reached[i] = 1;
  // up to the lines again
  const beside = distanceTo(reached, width, height);
  for (let i = 0; i < reached.length; i++) if (isGround[i] && beside[i]! <= gap + 1.5) reached[i] = 1;
  const left: (Piece & Room)[] = pieces(width, height, (i) => isGround[i] === 1 && !reached[i]).map((piece) => ({
    ...piece,
    isOpen:
      isIn(piece) ||
      piece.cells.some(
        (i) => reached[i - 1] === 1 || reached[i + 1] === 1 || reached[i - width] === 1 || reached[i + width] === 1,
      ),
  }));
  // a slit that is nowhere wider than a gap, as between two letters, is ground, a room behind one is not
  const isSlit = ({ cells, isOpen }: Room) => isOpen && cells.every((i) => toLine[i]! <= gap);
  for (const room of left) if (isSlit(room)) for (const i of room.cells) reached[i] = 1;
  // what a smaller copy overshoots beside an edge has the ground's colour as well, and is ink
  const isOvershoot = ({ cells, isOpen }: Room) => !isOpen && cells.every((i) => toLine[i]! <= OVERSHOOT);
  const whole = left.filter((room) => !isSlit(room));
  return {
    reached,
    rooms: whole.filter((room) => !isOvershoot(room)),
    slight: whole.filter(isOvershoot),
  };
}

/** Gaps so many times as wide as those that are bridged, and the width of a place behind one in proportion to it, from which on that is no opening between two limbs. */
const MOUTH = { times: 2.5, wide: 2 };

/** Places behind a gap in an outline that is too wide to be bridged, but so narrow that they may well belong to the drawing. */
export function behindGaps(isGround: Uint8Array, reached: Plane, { width, height }: Lab, gap: number): Piece[] {
  const closed = around(isGround, width, height, MOUTH.times * gap).reached;
  const least = (MOUTH.wide * 2 * MOUTH.times * gap) ** 2;
  return pieces(width, height, (i) => isGround[i] === 1 && reached[i] === 1 && closed[i] === 0).filter(
    ({ cells }) => cells.length > least,
  );
}
