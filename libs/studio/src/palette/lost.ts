import type { NamedColour } from '../prompt/colours';
import type { Sheet } from '../sheet';
import { difference } from './palette';

/** Tones of one colour are as near as this. */
const NEAR = 0.12;

/** The colours that were asked for the picture and that nothing in it has. What is white is in every light one. */
export function coloursLost(colours: readonly NamedColour[], sheet: Sheet): NamedColour[] {
  const asked = colours.filter(({ of }) => of === undefined);
  if (asked.length === 0) return [];
  const painted = [...new Set(sheet.svg().match(/(?<=(?:fill|stroke|stop-color)=")#[\da-f]{6}/giu) ?? [])];
  return asked.filter(({ hex }) => !painted.some((one) => difference(one, hex) < NEAR));
}
