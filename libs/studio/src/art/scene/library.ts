import { once } from '../../assets';
import type { SceneSubject } from '../../prompt/scene';
import { beasts } from './figures/beasts';
import { birds } from './figures/birds';
import { boats } from './figures/boats';
import { buildings } from './figures/buildings';
import { food } from './figures/food';
import { fronts } from './figures/fronts';
import { furniture } from './figures/furniture';
import { market } from './figures/market';
import { people } from './figures/people';
import { pets } from './figures/pets';
import { plants } from './figures/plants';
import { tableware } from './figures/table';
import { trees } from './figures/trees';
import { vehicles } from './figures/vehicles';
import { roomThings, yard } from './figures/yard';
import type { Figure } from './pen';
import { borrowed } from './borrowed';
import { emblemOf } from './emblems';

const FAMILIES: Figure[][] = [
  boats,
  buildings,
  fronts,
  trees,
  beasts,
  birds,
  pets,
  people,
  plants,
  food,
  tableware,
  furniture,
  vehicles,
  market,
  yard,
  roomThings,
];

const byNoun = once(() => {
  const map = new Map<string, Figure>();
  for (const figure of FAMILIES.flat())
    for (const noun of figure.nouns.replaceAll('-', ' ').split(',')) if (!map.has(noun)) map.set(noun, figure);
  return map;
});

/** Drawings that may stand for a whole kind, by the names that the dictionary of kinds uses. */
const generic = once(
  () =>
    new Map(
      FAMILIES.flat().flatMap((figure) =>
        (figure.kinds ?? '')
          .split(',')
          .filter(Boolean)
          .map((kind): [string, Figure] => [kind, figure]),
      ),
    ),
);

const singular = (noun: string): string[] => [
  noun,
  noun.replace(/s$/u, ''),
  noun.replace(/es$/u, ''),
  noun.replace(/ies$/u, 'y'),
  noun.replace(/ves$/u, 'f'),
];

type Named = Pick<SceneSubject, 'words' | 'noun' | 'kinds'> & Partial<Pick<SceneSubject, 'class'>>;

/** The drawing of a subject by its words ('rowing boat'), else by its noun, else a figure of the illustration set; last what it is a kind of. */
export function figureFor({ words, noun, kinds, class: kind }: Named): Figure | undefined {
  const said = words
    .toLocaleLowerCase('en')
    .replace(/ of .*$/u, '')
    .split(/[\s-]+/u);
  const name = noun.toLocaleLowerCase('en').replaceAll('-', ' ');
  // 'camel caravan' is read as camels: only words that hold the noun speak of the thing.
  const phrases = said
    .map((_, from) => said.slice(from).join(' '))
    .filter((phrase) => phrase.includes(name.replace(/(?:s|y|f)$/u, '')));
  const heads = name.split(' ').map((_, from, all) => all.slice(from).join(' '));
  for (const phrase of [...phrases, ...heads])
    for (const form of singular(phrase)) {
      const found = byNoun().get(form);
      if (found) return found;
    }
  return (
    borrowed(noun) ??
    (kind && emblemOf(noun, kind)) ??
    kinds.map((one) => generic().get(one)).find((found) => found !== undefined)
  );
}
/** Whether a drawing shows the very thing, not merely one of its kind. */
export const isItself = (subject: Named, figure: Figure): boolean =>
  figure.borrowed !== undefined || figure.stock !== undefined || figureFor({ ...subject, kinds: [] }) === figure;
/** Every drawing of our own. */
export const figures = (): Figure[] => FAMILIES.flat();
