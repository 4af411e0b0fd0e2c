import { readFileSync } from 'node:fs';
import path from 'node:path';
import { singular } from '@maquette/reading';
import { folder, once } from '../assets';

/** Emblems of one path on a square of 512, by the nouns that they show. */
interface Stock {
  names: ReadonlyMap<string, number>;
  drawings: readonly string[];
}
const stock = once((): Stock => {
  const { names, drawings } = JSON.parse(readFileSync(path.join(folder, 'stock.json'), 'utf8')) as {
    names: Record<string, number>;
    drawings: string[];
  };
  return { names: new Map(Object.entries(names)), drawings };
});

/** The name under which the stock draws a phrase, in the singular or the plural. */
export function findStock(phrase: string): string | undefined {
  const { names } = stock();
  const words = phrase.toLocaleLowerCase('en').replaceAll('’', "'").replaceAll('-', ' ').split(' ');
  const last = words.pop() ?? '';
  return [last, singular(last)].map((end) => [...words, end].join(' ')).find((name) => names.has(name));
}

export function stockPath(name: string): string {
  const { names, drawings } = stock();
  const d = drawings[names.get(name) ?? -1];
  if (d === undefined) throw new RangeError(`The stock has no ${name}.`);
  return d;
}

/** Every part of a drawing without its holes: what is left open in the emblem, to be filled with a second colour. */
export const partsOf = (d: string): string[] => d.split(/(?=M)/u);
