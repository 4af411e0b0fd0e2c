import { compose } from '../index';
import { contrast } from '../palette/palette';
import { read } from './read';

const hexes = (prompt: string): string[] => read(prompt).colours.map(({ hex }) => hex);

describe('Colours of a prompt', () => {
  it.each([
    ['Tea caddy, smoked black tea, copper on dark green', ['#b4683a', '#14472f']],
    ['a flyer for a white wine bar, deep red', [expect.stringMatching(/^#[0-9a-f]{6}$/)]],
    ['Card, ivory and black', ['#f8f3e3', '#141414']],
    ['shop sign, brass on black', ['#b5913f', '#141414']],
  ])('are those that are meant: %s', (prompt, expected) => {
    expect(hexes(prompt)).toEqual(expected);
  });

  it('are darker, paler or quieter where it is said', () => {
    const [deep, plain, pale] = ['deep green', 'green', 'pale green'].map((words) => hexes(`Logo, ${words}`)[0] ?? '');
    expect(contrast(deep ?? '', '#ffffff')).toBeGreaterThan(contrast(plain ?? '', '#ffffff'));
    expect(contrast(pale ?? '', '#ffffff')).toBeLessThan(contrast(plain ?? '', '#ffffff'));
  });

  it('belong to the noun they stand before', () => {
    expect(read('A red tram and cream lettering').colours.map(({ of }) => of)).toEqual(['tram', undefined]);
  });

  it('keep their roles: what is written, and on what', () => {
    expect(read('Tote bag, orange on navy').roles).toEqual({ ink: '#f07a1a', ground: '#14264f' });
    expect(read('Balm tin, cream with green lettering').roles).toEqual({ ink: '#2c8a4b', ground: '#f6ecd6' });
    expect(read('Logo, navy and gold').roles).toBeUndefined();
    for (const option of [0, 1, 2, 3]) {
      const { palette } = compose(
        { designType: 'flyer', prompt: 'Choir concert flyer, gold on midnight blue' },
        3,
        option,
      ).facts;
      expect(palette).toMatchObject({ background: '#12193f', ink: '#c99a34' });
    }
  });

  it('come with what is named, where none is said', () => {
    const { implied, colours } = read('Logo for a lavender soap maker called Ada');
    expect([implied, colours]).toEqual([['#b9a6dc'], []]);
    expect(read('Logo for a seaweed snack called Kelpie').subjects[0]?.topic).toBe('ocean');
    expect(read('Logo for rosemary and nettle oil called Ada').topic).toBeDefined();
  });

  it('of one thing do not flood the picture', () => {
    for (const option of [0, 1, 2, 3])
      expect(
        compose({ designType: 'flyer', prompt: 'Flyer for a red bicycle race' }, 3, option).facts.palette.background,
      ).not.toBe('#d3262e');
  });

  it('go to the part that is named, and the other part is found for it', () => {
    expect(read('Post, white text, terracotta background').roles).toEqual({ ink: '#ffffff', ground: '#c0623f' });
    expect(read('Poster with black letters, 3 May').roles).toMatchObject({ ink: '#141414', ground: '#ffffff' });
    expect(read('Saffron letters on deep plum').roles).toBeDefined();
    expect(read('Post mit weißer Schrift auf dunkelgrün').colours).toHaveLength(2);
  });

  it.each([
    ['Flyer for a chess night, plum and biscuit', ['#642a55', '#dcb98a']],
    ['Post: our new benches. Apricot and cream.', ['#f5b073', '#f6ecd6']],
    ['Menu card, flavours: mint and chocolate', []],
    ['Balm tin, moss tin with cream lettering', ['#6b7a3c', '#f6ecd6']],
    ['Logo für eine Gärtnerei, moosgrün und honiggelb', ['#6b7a3c', '#e0a127']],
    ['Logo para una librería, marrón y crema', ['#6b4226', '#f6ecd6']],
    ['Logo dla kwiaciarni, kremowa i zielona', ['#f6ecd6', '#2c8a4b']],
    ['Logo for a carrot farm, a parrot, navy', ['#14264f']],
    ['Banner: no deposit needed, blue and white, a kayak', ['#2560c9', '#ffffff']],
  ])('are read where the words are a fruit or a metal elsewhere, and in other languages: %s', (prompt, expected) =>
    expect(hexes(prompt)).toEqual(expected),
  );

  it('belong together where one is said to be written with the other, though they are near', () => {
    expect(read('Biscuit tin, forest green with copper lettering').roles).toEqual({
      ink: '#b4683a',
      ground: '#1e4d34',
    });
  });

  it('are no line to be set', () => {
    expect(read('Beer can for "Low Tide" pale ale, ocean blue and sand').lines).toEqual([]);
    expect(read('Flyer for a flea market: vinyl, lamps, coats').lines).toEqual(['vinyl, lamps, coats']);
  });

  it('are all there: no tone that was not named takes the place of one', () => {
    for (const option of [0, 1, 2, 3]) {
      const { palette } = compose(
        { designType: 'flyer', prompt: 'Flyer for a swim club, coral and turquoise' },
        3,
        option,
      ).facts;
      expect(Object.values(palette)).toEqual(expect.arrayContaining(['#f4735e', '#2bb8b3']));
    }
    const { palette } = compose({ designType: 'banner', prompt: 'Banner for a swim club, red and white' }, 3, 0).facts;
    expect([palette.background, palette.ink]).toEqual(['#d3262e', '#ffffff']);
  });
});
