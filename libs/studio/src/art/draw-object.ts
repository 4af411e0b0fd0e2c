import type { Sheet } from '../sheet';

/** The flat part of an object that carries the design, in the object's own frame. */
export interface Face {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Colour under the design. */
  on: string;
}
export interface ObjectColours {
  body: string;
  /** Cap, lid, spine, handles. */
  trim: string;
  /** Of the rim and the edges, where one was asked for. */
  edge?: string;
}
/** Draws an object of height `h` that stands with its foot at (cx, y); `print` sets the design on its face. Returns its width. */
export type DrawObject = (
  sheet: Sheet,
  cx: number,
  y: number,
  h: number,
  colours: ObjectColours,
  print: (face: Face) => void,
) => number;
