import type { NounClass } from '@maquette/reading';
import { findStock, partsOf, stockPath } from '../stock';
import type { Figure } from './pen';

/** Metres, and where it is at home, by the class of the noun; what a class leaves open is a thing to hold in the hand. */
const BY_CLASS: Partial<Record<NounClass, Pick<Figure, 'tall' | 'home' | 'colour'>>> = {
  animal: { tall: 0.9, home: 'land', colour: '#8a6a4f' },
  bird: { tall: 0.5, home: 'land', colour: '#6d7480' },
  tree: { tall: 7, home: 'land', colour: '#4f7a4a' },
  plant: { tall: 0.5, home: 'land', colour: '#5b8a50' },
  flower: { tall: 0.4, home: 'land', colour: '#c25a6a' },
  building: { tall: 8, home: 'land', colour: '#b8a58c' },
  boat: { tall: 4, home: 'water', colour: '#a5533f' },
  vehicle: { tall: 2, home: 'land', colour: '#b0483c' },
  furniture: { tall: 1, home: 'floor', colour: '#9a6a42' },
  garment: { tall: 0.5, home: 'surface', colour: '#5a6f8c' },
  instrument: { tall: 0.7, home: 'surface', colour: '#a5622f' },
  food: { tall: 0.12, home: 'surface', colour: '#c98a45' },
};
const THING = { tall: 0.3, home: 'surface', colour: '#7d7468' } as const;

/** An emblem of the stock in the light of the scene: its shape in a colour of its own, its lines in the shade of it. */
export function emblemOf(noun: string, kind: NounClass): Figure | undefined {
  const name = findStock(noun);
  if (name === undefined || /^(?:insect|fish|aircraft|land|place|weather|water|person)$/.test(kind)) return undefined;
  const d = stockPath(name);
  return {
    nouns: noun,
    ...(BY_CLASS[kind] ?? THING),
    wide: 100,
    stock: name,
    draw: (pen, { colour }) =>
      `<g transform="translate(-50 -98) scale(0.1953)">${partsOf(d)
        .map((part) => pen.own(part, colour))
        .join('')}${pen.shaded(d, colour, 0.55)}</g>`,
  };
}
