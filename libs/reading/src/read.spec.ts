import fc from 'fast-check';
import { article, plural, readText, singular, thirdPerson, thirdSingular, tokensOf } from './index';

const BOATS =
  "We repair wooden boats in Turku since 1987. 12 people, from €45 an hour. We never use plastic, and we don't rush.";

describe('A text is read', () => {
  const reading = readText(BOATS, 'Vene');

  it('clause by clause, with what each does', () => {
    expect(reading.statements.map(({ kind, text }) => [kind, text])).toEqual([
      ['claim', 'We repair wooden boats in Turku since 1987'],
      ['claim', '12 people, from €45 an hour'],
      ['limit', 'We never use plastic'],
      ['limit', "we don't rush"],
    ]);
  });

  it('with every figure, and what it counts', () => {
    expect(reading.figures).toEqual([
      { kind: 'year', text: 'since 1987', value: 1987 },
      { kind: 'count', text: '12 people', value: 12 },
      { kind: 'money', text: 'from €45 an hour', value: 45 },
    ]);
  });

  it('with its places and names', () => {
    expect(reading.places).toEqual([{ text: 'Turku', phrase: 'in Turku' }]);
    expect(reading.names).toEqual(['Turku']);
  });

  it('phrase by phrase: the noun, what describes it, the verb before it, and whether it is denied', () => {
    const phrases = reading.statements.flatMap((statement) => statement.phrases);
    expect(phrases.find(({ lemma }) => lemma === 'boat')).toMatchObject({
      bare: 'wooden boats',
      head: 'boats',
      modifiers: ['wooden'],
      verb: 'repair',
      negated: false,
    });
    expect(phrases.find(({ lemma }) => lemma === 'plastic')).toMatchObject({ verb: 'use', negated: true });
  });

  it('also when another language speaks, whose words are kept', () => {
    const french = readText('Nous réparons des bateaux en bois dans le vieux port, et nous ne sommes jamais pressés.');
    expect(french.isForeign).toBe(true);
    expect(french.statements.map(({ text }) => text).join(' ')).toContain('bateaux en bois');
    expect(reading.isForeign).toBe(false);
  });

  it('when there is nothing to read', () => {
    expect(readText('')).toMatchObject({ statements: [], figures: [], places: [], names: [] });
    expect(readText('  …  !!! ')).toMatchObject({ figures: [], places: [] });
  });

  // the properties that every plain object has: a table that is one would answer them with a function
  it.each(Object.getOwnPropertyNames(Object.prototype))('when it says %s, which is only a word', (word) => {
    const text = `A home ${word} in Turku. We ${word} boats and have ${word} houses.`;
    expect(readText(text).figures).toEqual([]);
    expect(thirdPerson(tokensOf(text).flat(), 'Vene')).not.toContain('native code');
    expect([thirdSingular(word), plural(word), singular(word), article(word)].join()).not.toContain('native code');
  });

  it('whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        const { statements } = readText(text);
        for (const { tokens, phrases } of statements)
          for (const { from, to } of phrases) expect(from < to && to <= tokens.length).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('Words are put into another form', () => {
  it.each([
    ['hour', 'an'],
    ['university', 'a'],
    ['oak', 'an'],
  ])('%s has the article %s', (noun, expected) => expect(article(noun)).toBe(`${expected} ${noun}`));

  it.each([
    ['brush', 'brushes'],
    ['child', 'children'],
    ['bakery', 'bakeries'],
  ])('one %s, many %s', (one, many) => {
    expect(plural(one)).toBe(many);
    expect(singular(many)).toBe(one);
  });

  it.each([
    ['carry', 'carries'],
    ['wash', 'washes'],
    ['do', 'does'],
  ])('I %s, she %s', (base, third) => expect(thirdSingular(base)).toBe(third));

  it('what the writer says of herself is told of the brand', () => {
    const told = (text: string) => thirdPerson(tokensOf(text).flat(), 'Vene');
    expect(told('We repair wooden boats')).toBe('Vene repairs wooden boats');
    expect(told('We never use plastic')).toBe('Vene never uses plastic');
  });
});
