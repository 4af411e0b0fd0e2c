import { compose } from '../index';
import { findStock, partsOf, stockPath } from './stock';

describe('the stock of emblems', () => {
  it.each([
    ['spanner', 'spanner'],
    ['Spanners', 'spanner'],
    ['storm lantern', 'storm lantern'],
    ["monk's hood", "monk's hood"],
    ['constructor', undefined],
  ])('knows %s', (words, name) => {
    expect(findStock(words)).toBe(name);
  });

  it('has paths whose parts each begin by themselves', () => {
    const d = stockPath('barrel');
    expect(partsOf(d).length).toBeGreaterThan(1);
    expect(partsOf(d).every((part) => /^M[\d-]/.test(part))).toBe(true);
    expect(d).not.toMatch(/NaN|undefined/);
  });

  it('puts everything that was said to be drawn into every option', () => {
    for (const option of [0, 1, 2, 3]) {
      const { facts, unpictured } = compose(
        { designType: 'logo', prompt: 'Logo for "Abt Ulrich", a brewery, with a hop cone and a barrel' },
        5,
        option,
      );
      expect(facts.artwork).toEqual(expect.arrayContaining(['icon:stock/hop cone', 'icon:stock/barrel']));
      expect(unpictured).not.toContain('hop cone');
    }
  });

  it('shows as many of a thing as were named', () => {
    const { svg } = compose({ designType: 'logo', prompt: 'Logo for "Quern" with three spanners' }, 5, 0);
    expect((svg.split(stockPath('spanner')).length - 1) % 3).toBe(0);
    expect(svg).toContain(stockPath('spanner'));
  });

  it('shows a list of things on fields of their own', () => {
    const layouts = [0, 1, 2, 3].map(
      (option) =>
        compose(
          { designType: 'flyer', prompt: 'Flea market flyer. Lamps, chairs, typewriters, coats. Sunday 3 May, 8–14 h' },
          5,
          option,
        ).facts.layout,
    );
    expect(layouts).toContain('tiles');
  });

  it('draws nothing of a name that only sounds like a thing', () => {
    const { facts } = compose({ designType: 'logo', prompt: 'Quill Ferreira' }, 5, 0);
    expect(facts.artwork.filter((name) => name.startsWith('icon:stock/'))).toEqual([]);
  });
});
