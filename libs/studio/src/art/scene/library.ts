import { once } from '../../assets';
import { boats } from './figures/boats';
import { buildings } from './figures/buildings';
import { trees } from './figures/trees';
import type { Figure } from './pen';
import { borrowed } from './borrowed';

const FAMILIES: Figure[][] = [boats, buildings, trees];

const byNoun = once(() => {
  const map = new Map<string, Figure>();
  for (const figure of FAMILIES.flat()) for (const noun of figure.nouns.split(',')) if (!map.has(noun)) map.set(noun, figure);
  return map;
});

const singular = (noun: string): string[] => [noun, noun.replace(/s$/u, ''), noun.replace(/es$/u, ''), noun.replace(/ies$/u, 'y'), noun.replace(/ves$/u, 'f')];

/** The drawing of a noun: of its whole, of its last words, of its last word; else a figure of the illustration set. */
export function figureFor(noun: string): Figure | undefined {
  const words = noun.toLocaleLowerCase('en').trim().split(/\s+/u);
  for (let from = 0; from < words.length; from++)
    for (const form of singular(words.slice(from).join(' '))) {
      const found = byNoun().get(form);
      if (found) return found;
    }
  return borrowed(words.join(' '));
}
/** Every drawing of our own. */
export const figures = (): Figure[] => FAMILIES.flat();
