import { differenceCiede2000 } from 'culori';
import { ENGLISH_COLOURS } from '../palette/colour-words';

const apart = differenceCiede2000();
/** Named for the eye that looks at a picture, beside the words that clients write. */
const MORE: readonly (readonly [string, string])[] = [
  ['eau-de-nil', '#b3d2b2'],
  ['duck egg', '#b9d5cf'],
  ['smoke', '#9a9c9e'],
  ['stone', '#a39e93'],
  ['pewter', '#6d7276'],
  ['ink', '#1b1f2a'],
  ['midnight', '#10162b'],
  ['storm', '#50606e'],
  ['fog', '#c9ced1'],
  ['bone', '#e8e1d3'],
  ['moss', '#5d6b3a'],
  ['pine', '#1f3b30'],
  ['fern', '#5c8a4a'],
  ['leaf', '#4f9a3f'],
  ['espresso', '#3a2418'],
  ['chestnut', '#6e3b24'],
  ['cinnamon', '#a35a33'],
  ['clay', '#b5765a'],
  ['umber', '#5c4432'],
  ['dusk', '#6a6480'],
  ['plum', '#532a4f'],
  ['orchid', '#b565b8'],
  ['rose', '#d9788a'],
  ['blush', '#ecc4bd'],
  ['ember', '#c8401f'],
  ['marigold', '#eba324'],
  ['straw', '#d9c27a'],
  ['sea', '#3f7f8c'],
  ['lagoon', '#2aa3ab'],
  ['ice', '#d5e6ea'],
  ['azure', '#2f86d6'],
  ['cobalt', '#1f47b4'],
];
export const COLOUR_NAMES = [...ENGLISH_COLOURS, ...MORE].filter(
  ([name]) => !/gray|background|^(?:light|dark) gr[ae]y$/u.test(name),
);

/** What a colour is called: the nearest name that is not taken, in lower case but for its first letter. */
export function colourName(hex: string, taken: ReadonlySet<string>): string {
  const free = COLOUR_NAMES.map(([name, other]) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    gap: apart(hex, other),
  })).filter(({ name }) => !taken.has(name));
  return free.reduce((best, next) => (next.gap < best.gap ? next : best)).name;
}
