import { findPicture, illustrationBody, illustrationFile } from '../library';
import type { Figure } from './pen';
import { blend, bright, hexOf } from './tone';

const FILL = /(fill|stop-color)="(#[0-9a-f]{3,8})"/gi;
const SIZES = { nature: 1, food: 0.14, places: 5, activities: 0.3, objects: 0.3 } as const;
const HOMES = { nature: 'land', food: 'surface', places: 'land', activities: 'surface', objects: 'surface' } as const;

/** A figure of the illustration set in the light of the scene: heads alone and signs are left out. */
export function borrowed(noun: string): Figure | undefined {
  const found = findPicture(noun);
  if (
    !found ||
    /-face$|^(?:sun|.*moon|.*cloud.*|fog|foggy|sunrise.*|sunset|cityscape.*|night-.*|mountain.*|snow-capped.*|fire|wave)$/u.test(
      found.illustration,
    )
  )
    return undefined;
  const { illustration } = found;
  const body = illustrationBody(illustration);
  const file = illustrationFile(illustration);
  if (body === undefined || file === undefined || HEADS.has(illustration)) return undefined;
  return {
    nouns: noun,
    tall: SIZES[file],
    wide: 100,
    home: HOMES[file],
    colour: '#888888',
    borrowed: illustration,
    draw: (pen) =>
      `<g transform="translate(-50 -97) scale(3.125)">${body.replace(FILL, (whole, attribute: string, hex: string) => (hex.length === 4 || hex.length === 7 ? `${attribute}="${pen.lit(muted(hex.toLowerCase()))}"` : whole))}</g>`,
  };
}
/** The set is louder than our drawings: a part of its colour goes into grey. */
const muted = (hex: string): string => {
  const grey = Math.round(bright(hex) * 255);
  return blend(hex, hexOf(grey, grey * 0.97, grey * 0.92), 0.3);
};
// Of these the set has only the head.
const HEADS = new Set(
  'fox wolf lion raccoon bear polar-bear koala panda moose unicorn cow cat dog monkey tiger rabbit hamster frog'.split(
    ' ',
  ),
);
