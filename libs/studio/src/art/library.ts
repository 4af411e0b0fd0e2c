import { once, readTable } from '../assets';
import { path } from '../svg';
import { partsOf, stockPath } from './stock';
import type { Topic } from '../palette/curated';

const FILES = {
  nature: 'leaf',
  food: 'burger',
  places: 'travel',
  activities: 'party',
  objects: 'neutral',
} as const satisfies Record<string, Topic>;
type File = keyof typeof FILES;
type Bodies = ReadonlyMap<string, string>;
const illustrations = Object.fromEntries(
  (Object.keys(FILES) as File[]).map((file) => [file, once(() => readTable<string>(`illustrations-${file}.json`))]),
) as Record<File, () => Bodies>;
export type IconStyle = 'fill' | 'bold' | 'duotone';
const icons: Record<IconStyle, () => Bodies> = {
  fill: once(() => readTable<string>('icons-fill.json')),
  bold: once(() => readTable<string>('icons-bold.json')),
  duotone: once(() => readTable<string>('icons-duotone.json')),
};

/** An icon of this name was drawn for the stock, not by the set of icons. */
const STOCK = 'stock/';
export const stockIcon = (name: string): string => STOCK + name;

export const hasIcon = (name: string): boolean => name.startsWith(STOCK) || icons.fill().has(name);
/** The body of an icon on its 256-unit square, in currentColor; what is pale of a duotone has an opacity of .2. */
export function iconBody(name: string, style: IconStyle): string {
  if (name.startsWith(STOCK)) {
    const d = stockPath(name.slice(STOCK.length));
    const filled = partsOf(d)
      .map((part) => path(part, 'currentColor'))
      .join('');
    return `<g transform="scale(.5)">${style === 'duotone' ? `<g opacity=".2">${filled}</g>` : ''}${path(d, 'currentColor')}</g>`;
  }
  const body = icons[style]().get(name);
  if (body === undefined) throw new RangeError(`There is no icon ${name}.`);
  return body;
}

const dominants = once(() => readTable<string>('dominant-tones.json'));
/** The tone that covers most of an illustration, as a lower-case hex. */
export const dominantTone = (name: string): string | undefined => dominants().get(name);

/** Whether an illustration is food or nature: things with a colour of their own. */
export const isFood = (name: string): boolean => illustrations.food().has(name);
export const isNature = (name: string): boolean => illustrations.nature().has(name);

/** The file that holds an illustration: what kind of thing it is. */
export const illustrationFile = (name: string): File | undefined =>
  (Object.keys(FILES) as File[]).find((file) => illustrations[file]().has(name));

/** The body of an illustration on its 32-unit square, or undefined. */
export function illustrationBody(name: string): string | undefined {
  for (const file of Object.keys(FILES) as File[]) {
    const body = illustrations[file]().get(name);
    if (body !== undefined) return body;
  }
  return undefined;
}

// Pictures whose name is a common word with another everyday meaning, or that picture nothing a designer would want.
const MISLEADING = new Set(
  'table hook label bookmark file pen pin clamp seat wheel bow field goal card bank love school post oil rice jar ice salt mate bus-stop stadium rock construction signal desert-island national-park mirror bucket box wood pick door window basket spoon chains link memo page scroll abacus pager level-slider control-knobs coffin headstone cigarette bomb dagger syringe toilet plunger water-pistol mouse-trap razor mosquito cockroach microbe worm fly rat bat bug spider wind wind-face'.split(
    ' ',
  ),
);

/** An illustration that is named exactly as the word (singular or plural). Tags are never searched: they find wrong objects. */
export function findPicture(phrase: string): { topic: Topic; illustration: string } | undefined {
  const id = phrase.replace(/[’']/g, '').replace(/\s+/g, '-');
  if (!/^[a-z][a-z-]{2,}$/.test(id)) return undefined;
  for (const name of new Set([
    id,
    id.replace(/s$/, ''),
    id.replace(/es$/, ''),
    id.replace(/ies$/, 'y'),
    `${id}-face`,
  ])) {
    if (MISLEADING.has(name)) continue;
    for (const file of Object.keys(FILES) as File[])
      if (illustrations[file]().has(name)) return { topic: FILES[file], illustration: name };
  }
  return undefined;
}
