import { isUnfinished } from './design';
import type { Design } from './design';

/** One of the pictures that a request asked for, made or not: what has a place of its own on the wall, from the start to the end. */
export interface Slot {
  id: string;
  /** The picture, or the request, which is one design until it is done. */
  design: Design;
  /** Which of the request's pictures, from 0. */
  index: number;
}

/** Stays the same while the picture is made. */
export const slotId = ({ originalId, imageIndex }: Pick<Design, 'originalId' | 'imageIndex'>, index = imageIndex) =>
  `${originalId}-${index}`;

// Cards are drawn again when their slot is another one.
const known = new WeakMap<Design, Slot[]>();

function slotsOfOne(design: Design): Slot[] {
  let slots = known.get(design);
  if (!slots) {
    const count = isUnfinished(design) ? design.n : 1;
    slots = Array.from({ length: count }, (_, place) => {
      const index = count > 1 ? place : design.imageIndex;
      return { id: slotId(design, index), design, index };
    });
    known.set(design, slots);
  }
  return slots;
}

/** A place for each picture, in the order that the list will have when all are done. */
export const slotsOf = (designs: readonly Design[], sort: 'newest' | 'oldest'): Slot[] =>
  designs.flatMap((design) => (sort === 'newest' ? slotsOfOne(design) : slotsOfOne(design).toReversed()));

/** The designs that the slots stand for, each once. */
export const designsOf = (slots: readonly Slot[]): Design[] => [...new Set(slots.map(({ design }) => design))];
