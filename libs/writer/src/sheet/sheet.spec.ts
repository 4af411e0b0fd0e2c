import { parseStrategy } from '@maquette/strategy';
import { briefOf } from '../brief';
import { writeStrategy } from '../strategy';
import { normalised, sheetOf } from './index';

const read = (description: string, name = 'Alder') =>
  sheetOf(briefOf({ name, description: normalised(description, name), year: 2026 }));
const what = (description: string) => read(description).what?.replace('Xname', 'Alder');
const whom = (description: string) => read(description).people.map(({ noun }) => noun);
const facts = (description: string) => read(description).facts.map(({ text }) => text.replaceAll('Xname', 'Alder'));

/** Plain descriptions as colleagues type them. */
const BRIEFS = [
  {
    name: 'Slate & Signal',
    description:
      'Roofers in Snowdonia who only do slate. Old slates are sorted, the good ones go back on, the rest comes from the quarry at Penrhyn. Six roofers, about 30 roofs a year, 20-year guarantee. Clients are farmers, chapels and people who bought a cottage. Quotes within a week, from £85 per m².',
  },
  {
    name: 'Mina Yarns',
    description:
      'Hand-dyed wool from Huancayo, Peru. Forty women in four villages spin and dye, paid per skein and weekly. Sells to knitting shops in Germany and the US, smallest order 50 skeins. Founded in 2011 by two sisters. Shops should understand first why it costs $24.',
  },
  {
    name: 'Quayside Ear',
    description:
      'Hearing clinic in Cardiff. Tests are free, aids can be tried for a month, and repairs are done while you wait. Two audiologists and a technician. Most patients are over 65 and afraid of looking old. Calm tone, no jokes.',
  },
  {
    name: 'Bit & Bridle Bookkeeping',
    description:
      'Bookkeeping for riding schools and livery yards in Kentucky. $190 a month flat, everything by photo from the phone, a real person calls back the same day. 140 yards use it. They want to win veterinary practices next.',
  },
  {
    name: 'Casa Oruga',
    description:
      'Nursery in Oaxaca for children from 1 to 5, in Spanish and Zapotec. Twelve children per group, two teachers each, lunch from the garden. 2,400 pesos a month, siblings pay half. Parents worry that their child will not learn enough Spanish for school.',
  },
];
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

describe('A plain description is read', () => {
  it.each([
    ['Lift maintenance in Gent, owned by its nine fitters.', 'Alder offers lift maintenance in Gent'],
    ['They restore stained glass in Ely.', 'Alder restores stained glass in Ely'],
    ['Builds cargo bikes by hand in Utrecht.', 'Alder builds cargo bikes by hand in Utrecht'],
    ['Climbing gym in Graz, 900 m² of walls.', 'Alder is a climbing gym in Graz'],
    ['Two notaries in Bergen who do nothing but boats.', 'Alder is two notaries in Bergen who do nothing but boats'],
    ['Bike couriers for laboratories in Lyon.', 'Alder provides bike couriers for laboratories in Lyon'],
    ['We sweep chimneys and fit wood stoves across Powys.', 'Alder sweeps chimneys and fits wood stoves across Powys'],
  ])('for what the brand is or does: %s', (description, said) => expect(what(description)).toBe(said));

  it.each([
    ['Software for beekeepers. Needs to convince inspectors first, beekeepers second.', ['inspectors', 'beekeepers']],
    ['Cheese dairy in Bra. Sold to hotels, delicatessens and two airlines.', ['hotels', 'airlines']],
    ['Dance school in Faro. Parents usually book, teenagers usually decide.', ['parents', 'teenagers']],
    [
      'Law office in Pau. Many clients are shepherds with no will, others are hotel owners.',
      ['shepherds', 'hotel owners'],
    ],
    ['Garden rooms in Sussex. Customers work from home and need quiet.', ['customers who work from home']],
    ['Physiotherapy clinic in Leeds. We specialise in runners.', ['runners']],
    ['We sell fish leather at €6.', []],
  ])('for whom it is meant, those first whom it wants first: %s', (description, groups) =>
    expect(whom(description)).toEqual(groups),
  );

  it.each([
    [
      '18 people, a 3,000 m² warehouse, since 1971.',
      ['Alder has 18 people and a 3,000 m² warehouse.', 'Alder has existed since 1971.'],
    ],
    [
      '€28 per payslip, a named contact, replies the same day.',
      ['Alder charges €28 per payslip.', 'Alder offers a named contact.', 'Alder replies the same day.'],
    ],
    ['Average time to a stuck lift: 38 minutes.', ['The average time to a stuck lift is 38 minutes.']],
    [
      'First appointment 60 min €85, follow-up €65.',
      ['A first appointment (60 min) costs €85 and a follow-up costs €65.'],
    ],
    ['Founded in 2013 by a cook and a nurse.', ['Alder was founded in 2013 by a cook and a nurse.']],
    ['Three dentists, two of them speak Danish.', ['Alder has three dentists, two of whom speak Danish.']],
    ['They do not do infrared cabins and are a bit proud of that.', ['Alder does not do infrared cabins.']],
  ])('so that a note becomes whole sentences: %s', (note, said) =>
    expect(facts(`Climbing gym in Graz. It is dry there. It is warm there. ${note}`).slice(2)).toEqual(said),
  );

  it('parts what is told from what is asked of the makers', () => {
    const sheet = read(
      'Ferry company in Skye. Families read the timetable at night, so it should be calm. Needs to convince hauliers first. The tone should be flat and exact.',
    );
    expect(sheet.facts.map(({ text }) => text)).toEqual(['Families read the timetable at night.']);
    expect(sheet.goals).toEqual(['Needs to convince hauliers first.']);
    expect(sheet.wishes).toEqual(['It should be calm.', 'The tone should be flat and exact.']);
  });
});

describe('A document of a plain description', () => {
  it.each(BRIEFS)('of $name has no slip of grammar and no gap', (brand) => {
    const all = texts(JSON.parse(writeStrategy(brand)));
    const slips =
      /Xname|undefined|\{\w+\}|\?\?|\.\.|,,| {2}|\ba (?:two|three|four|[aeiou]\p{Ll}{3,}(?<!one|use[ds]?|uni\p{L}+|euro\p{L}*))\b|\ban [bcdfgjklmnpqrstvwxyz]\p{Ll}|\b(\p{Ll}+) \1\b(?<!that that|had had)|\bis are\b|\bhas is\b|[.!?] \p{Ll}/u;
    expect(all.filter((text) => slips.test(text))).toEqual([]);
  });

  it.each(BRIEFS)('of $name shows what the brief asks for to the makers alone', (brand) => {
    const { PositioningStrategy: position } = JSON.parse(writeStrategy(brand)) as Record<string, unknown>;
    expect(JSON.stringify(position)).not.toMatch(/want to win|should understand|[Cc]alm tone|no jokes/);
  });

  it.each(BRIEFS)('of $name names the audience of the brief', (brand) => {
    const { audienceProfile } = parseStrategy(writeStrategy(brand)).sections;
    expect(audienceProfile?.definition).not.toContain('does not say');
  });
});
