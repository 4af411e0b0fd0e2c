import { enumeratedIn } from './enumerated';

const ENGLISH = { isForeign: false, isNounFirst: false };
const names = (text: string) => enumeratedIn(text, ENGLISH).map((one) => one.text);

describe('a list that no wish stands before', () => {
  it.each([
    ['For the tenth winter: a sledge, two flags and 400 stickers.', ['a sledge', 'two flags', '400 stickers']],
    [
      'The two of us must settle the tone, then labels, a crate, a shop of 40 m2, website.',
      ['labels', 'a crate', 'a shop of 40 m2', 'website'],
    ],
    [
      'Idea: a guide (40 pages, A6, sold in kiosks), a film of ten minutes, and a leaflet in Czech, Polish and German.',
      ['a guide (40 pages, A6, sold in kiosks)', 'a film of ten minutes', 'a leaflet in Czech, Polish, German'],
    ],
    [
      'We want to be seen: a banner for the stage and posters for each of the five halls.',
      ['a banner for the stage', 'posters for each of the five halls'],
    ],
  ])('is an order where most of it is made: %s', (text, things) => expect(names(text)).toEqual(things));

  it.each([
    'We have: two posters, a website and a film.',
    'It explains what is on a pack: dates, origin, additives.',
    'Decides: the board, the treasurer, a member.',
    'A book with: drawings, maps and letters.',
  ])('is none where it is there already, is told of or speaks of people: %s', (text) =>
    expect(names(text)).toEqual([]),
  );
});
