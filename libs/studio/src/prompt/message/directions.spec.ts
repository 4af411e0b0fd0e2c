import { clausesOf } from './clauses';
import { isDirection, wantsNoWords } from './directions';
import { factsIn } from '../facts';
import { read } from '../read';

const isTold = (text: string): boolean => clausesOf(text).every((clause) => isDirection(clause));

describe('What is said to whoever draws', () => {
  it.each([
    'please keep the top empty',
    'make it loud',
    'no candles',
    'kind not sad',
    'warm but not childish',
    'navy and gold',
    'bitte ohne Fotos',
    'sin la bandera por favor',
    'surtout pas de photo',
    'niente cuori',
    'sem flores',
    'geen clichés',
    'bez zdjęć',
    'side view',
  ])('is a direction: %s', (text) => expect(isTold(text)).toBe(true));

  it.each([
    'no auditions',
    'sans rendez-vous',
    'ohne Anmeldung',
    'free parking after 11',
    'First session free',
    'We fix zips while you wait',
  ])('is no offer: %s', (text) => expect(isTold(text)).toBe(false));

  it.each(['No text, we project it', 'Niente scritte.', 'ohne Text', 'sans texte', 'bez napisów'])(
    'may want no words at all: %s',
    (text) => expect(wantsNoWords(text)).toBe(true),
  );
});

describe('A clause', () => {
  it('does not end within a number, a time or a short word', () => {
    expect(clausesOf('Dr. Ezeh, 1,200 firms, 14. und 15. September, 9:30. Then more').map(({ text }) => text)).toEqual([
      'Dr. Ezeh',
      '1,200 firms',
      '14. und 15. September',
      '9:30',
      'Then more',
    ]);
  });
});

describe('A name', () => {
  it.each([
    ['Sack of wool pellets from our own 300 Herdwicks. Name is Fleeced. Stitched top', 'Fleeced'],
    ['Tea caddy for a smoked tea called Night Shift, 125 g', 'Night Shift'],
    ['We fix zips. Eleven minutes, £9. The Mending Hatch, Platform 2, Hebden Bridge', 'The Mending Hatch'],
    ['Calder Valley Seed Library, borrow 412 varieties free', 'Calder Valley Seed Library'],
    ['We open again on Monday in October. Bring friends', undefined],
    ['Sparks, dark workshop. 2 welders, start 1 March', undefined],
  ])('is one that is given, never a day, a number or a chance capital: %s', (prompt, name) =>
    expect(read(prompt).name).toBe(name),
  );
});

describe('What an order leaves', () => {
  it.each([
    ['Business card of a dentist', 'dentist', undefined],
    ['Header for a vegan restaurant called Root & Vine, natural, green', undefined, 'Root & Vine'],
  ])('is what it is, or its name, and never said twice: %s', (prompt, line, name) => {
    const { headline, name: given, lines } = read(prompt);
    expect([headline?.line, given, lines]).toEqual([line, name, []]);
  });
});

describe('Facts are whole', () => {
  it.each([
    ['Wintercheck 39 € statt 55 €', ['39 € statt 55 €']],
    ['solo del 8 de agosto al 30 de septiembre', ['del 8 de agosto al 30 de septiembre']],
    ['das 9h às 18h', ['das 9h às 18h']],
    ['Ring 01632 960 772', ['01632 960 772']],
    ['the Sun above the water', []],
    ['on Sun 4 May', ['Sun 4 May']],
  ])('%s', (text, facts) => expect(factsIn(text).facts.map((fact) => fact.text)).toEqual(facts));

  it('and 5.1% of a stout is no discount', () =>
    expect(factsIn('Gannet Head, 5.1%').facts).toMatchObject([{ kind: 'count', text: '5.1%' }]));
});
