import { compose } from '../index';
import { menuOf, pointsOf } from './lists';

describe('A list', () => {
  it.each([
    ['Four tips: shade, water, rest, early walks', 'Four tips', 4],
    ['vinyl, lamps, coats and ceramics, curtains', undefined, 4],
    ['Two, three', undefined, undefined],
    ['Now open', undefined, undefined],
  ])('is known by its points: %s', (text, lead, count) => {
    const list = pointsOf(text);
    expect([list?.lead, list?.points.length]).toEqual([lead, count]);
  });

  it('stands one point under another in a tall sheet', () => {
    const { texts } = compose(
      { designType: 'flyer', prompt: 'Camp flyer: canoeing, archery, crafts, swimming, 3 July' },
      3,
      0,
    ).facts;
    const rows = texts.filter(({ text }) => /^(?:Canoeing|Archery|Crafts|Swimming)$/i.test(text));
    expect(rows).toHaveLength(4);
  });
});

describe('A menu', () => {
  const facts = ['Lentil soup 6', 'Salad 7.50', 'Cider 3'].map((text) => ({ kind: 'count' as const, text }));
  it('is what has prices, and no opening hour', () => {
    const hours = { kind: 'date' as const, text: 'Open Thursday to Sunday from 5' };
    expect(menuOf([...facts, hours])).toEqual(facts);
    expect(menuOf(facts.slice(1))).toEqual([]);
  });

  it('has each price by itself at the end of its row', () => {
    const { texts } = compose(
      { designType: 'flyer', prompt: 'Menu flyer: soup 6.50, salad 7.50, cider 3.20. Bar Nettle' },
      3,
      0,
    ).facts;
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Soup', '6.50', 'Cider', '3.20']));
  });
});
