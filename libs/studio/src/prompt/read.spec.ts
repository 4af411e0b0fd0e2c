import { DESIGN_TYPE_IDS } from '@maquette/generation';
import { compose } from '../index';
import { read } from './read';
import { illustrationBody, hasIcon } from '../art/library';
import { SUBJECTS } from './lexicon';

describe('reading a prompt', () => {
  it.each([
    ['Logo for "Ember & Oak", a coffee roastery', { name: 'Ember & Oak', descriptor: 'coffee roastery' }],
    [
      'Minimalist logo for a law firm named Harrow Whitlock, navy and gold',
      { name: 'Harrow Whitlock', descriptor: 'law firm' },
    ],
    ['Logo für eine Bäckerei namens „Kornblume“, blau und weiß', { name: 'Kornblume', descriptor: 'Bäckerei' }],
    ['logo for my dog grooming salon Wagtail', { name: 'Wagtail', descriptor: 'dog grooming salon' }],
    ['Hammer & Hum. I tune pianos, it goes on a Berlingo. Not a bee', { name: 'Hammer & Hum' }],
    ['Logo for St. Ives Surf School. No waves', { name: 'St. Ives Surf School' }],
    ['A logo for a yoga studio', { name: undefined, descriptor: 'yoga studio' }],
    [
      'Header for Kopi, coffee subscription: "Coffee that arrives before you run out" "Order now"',
      { name: 'Kopi', quotes: ['Coffee that arrives before you run out', 'Order now'] },
    ],
    ['Create a flyer', { name: undefined, descriptor: undefined }],
    ['Card for Rahul Mehta, software engineer', { person: { name: 'Rahul Mehta', role: 'software engineer' } }],
    ['Happy birthday Anna!', { headline: { line: 'Happy birthday Anna!' } }],
  ])('finds names and what they are in %s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject(expected);
  });

  it.each([
    ['12 June, 2pm, Riverside Park', { date: '12 June', time: '2pm', address: 'Riverside Park' }],
    [
      'every Friday 8pm to 11pm at 14 Dock Street',
      { date: 'every Friday', time: '8pm to 11pm', address: '14 Dock Street' },
    ],
    ['call +33 1 42 68 53 00 or mail claire@maison.fr', { phone: '+33 1 42 68 53 00', mail: 'claire@maison.fr' }],
    ['20% off all week, from $12, www.shop.com, @kopi', { price: 'from $12', web: 'www.shop.com', handle: '@kopi' }],
    ['5 мая, 19:00', { date: '5 мая', time: '19:00' }],
    ['Saturdays 6:30 am', { date: 'Saturdays 6:30 am' }],
    ['open day at Ember & Oak coffee roastery, 12 June', { date: '12 June' }],
  ])('takes facts as they are written: %s', (prompt, expected) => {
    expect(Object.fromEntries(read(prompt).facts.map((f) => [f.kind, f.text]))).toEqual(expected);
  });

  it.each([
    ['a post for our vegan burger', 'burger'],
    ['jazz night flyer', 'Jazz'],
    ['a cozy cabin in the city at night', 'cabin'],
    ['Halloween party', 'Halloween'],
    ['a dragon over a castle', 'dragon'],
    ['logo with a fox icon for a bakery', 'fox'],
    ['travel header, mountain range at last light', 'mountain'],
    ['street food festival', 'street food'],
    ['new sneaker drop', 'sneaker'],
  ])('lets the strongest subject win in %s', (prompt, subject) => {
    expect(read(prompt).subjects[0]?.words.toLowerCase()).toBe(subject.toLowerCase());
  });

  it('never takes a table for a spreadsheet or any other drawing', () => {
    const reading = read('a wooden table');
    expect(reading.subjects).toEqual([]);
    expect(reading.unknown).toEqual(['wooden', 'table']);
  });

  it.each([
    ['in orange and teal', ['#f07a1a', '#0f7f80']],
    ['orange juice stand', []],
    ['a rose garden', []],
    ['dark green and cream', ['#14472f', '#f6ecd6']],
    ['#1A2B3C with gold', ['#1a2b3c', '#c99a34']],
    ['"Blue Note Sessions", navy', ['#14264f']],
    ['Black Friday sale', ['#141414']],
  ])('takes colours only where they are meant: %s', (prompt, hexes) => {
    expect(read(prompt).colours.map((c) => c.hex)).toEqual(hexes);
  });

  it('gives a brand name the lead and keeps long texts out of the picture', () => {
    expect(read('Logo for Other Name', { brandName: 'Atelier Nord' }).name).toBe('Atelier Nord');
    expect(read(`Flyer "${'so many words '.repeat(20)}"`).tooLong).toHaveLength(1);
  });

  it('knows only artwork that exists', () => {
    for (const { icon, illustration, words } of SUBJECTS) {
      if (icon) expect([words[0], icon, hasIcon(icon)]).toEqual([words[0], icon, true]);
      if (illustration)
        expect([words[0], illustration, illustrationBody(illustration) !== undefined]).toEqual([
          words[0],
          illustration,
          true,
        ]);
    }
  });
});

describe('whatever is written', () => {
  // The properties that every plain object has: a look-up in one would answer them with a function.
  const INHERITED = Object.getOwnPropertyNames(Object.prototype);

  it.each(INHERITED)('the word %s is only a word', (word) => {
    for (const prompt of [word, `home ${word}`, `Logo for ${word}, ${word} and red ${word}s`, `a ${word} icon`]) {
      for (const brand of [undefined, word])
        expect(read(prompt, { brandName: brand }).colours.map(({ hex }) => hex)).not.toContainEqual(
          expect.any(Function),
        );
      for (const designType of DESIGN_TYPE_IDS)
        expect(() =>
          compose({ prompt, designType, brand: { name: word, tone: [word], fonts: { heading: word } } }, 3, 1),
        ).not.toThrow();
    }
  });

  it.each([
    ['Affiche pour la fête de la musique sur le quai, un accordéon et une trompette', ['accordéon', 'trompette']],
    ['Cartel para una feria de plantas en la plaza, tomates, zanahorias', ['tomates', 'zanahorias']],
  ])('knows things by their names in other languages: %s', (prompt, things) => {
    const drawn = read(prompt).subjects.filter(({ icon, illustration }) => icon ?? illustration);
    expect(drawn.map(({ words }) => words.toLowerCase())).toEqual(expect.arrayContaining(things));
  });

  it('draws where something is only where nothing else is to be seen', () => {
    expect(read('Neighbours eat together under lanterns').subjects.map(({ words }) => words)).toEqual(['lanterns']);
  });

  it('takes an hour beside a day', () => {
    expect(read('Greengrocer in Hartley Green every Thursday 10-12').facts.map(({ text }) => text)).toContain('10-12');
  });
});
