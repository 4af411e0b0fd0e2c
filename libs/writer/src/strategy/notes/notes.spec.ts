import { planOf } from '../plan';
import { parseStrategy } from '@maquette/strategy';
import { writeStrategy } from '../index';

const read = (description: string, name = 'Alder') => planOf({ name, description, year: 2026 });

describe('A description is read', () => {
  it.each([
    ['Well drillers, Luleå, northern Sweden. Nine people.', 'Well drillers in Luleå, northern Sweden', 'homeworks'],
    [
      'Harp repair and restringing for schools and players.',
      'Harp repair and restringing for schools and players',
      'repair',
    ],
    [
      'Shift planning software for bakeries. Small team in Riga.',
      'Shift planning software for bakeries – Riga',
      'software',
    ],
    ["Children's dentist in east Tulsa, ages 2 to 16.", "Children's dentist in east Tulsa", 'kids'],
    ['They restore stained glass in Ely.', 'Restoring stained glass in Ely', 'repair'],
    ['Hello, I am Jan and my cousin Ewa, we doing roofs in Bergen from 2015 year.', 'Roofs in Bergen', 'homeworks'],
    [
      'Vineyard with four guest rooms near Évora, Alentejo.',
      'Vineyard with four guest rooms near Évora, Alentejo',
      'farm',
    ],
    ["We're a café on Dean Street, Cork, and we know it.", 'Café on Dean Street, Cork', 'cafe'],
  ])('for what the brand is, and where: %s', (description, headline, trade) => {
    const plan = read(description);
    expect(plan.headline).toBe(headline);
    expect(plan.trade.id).toBe(trade);
  });

  it.each([
    [
      'Piano tuner in Bath. Customers: music teachers, choirs, parents of beginners.',
      'music teachers, choirs and parents',
    ],
    [
      'Payroll software for garages. Buyers are garage owners, often also the bookkeeper.',
      'garage owners and bookkeepers',
    ],
    ['Accountants for freelancers and sole traders, Carlton, Melbourne.', 'freelancers and sole traders'],
    ['Dye works near Plovdiv. We sell pigments to restorers and paper makers.', 'restorers and paper makers'],
  ])('for whom it is meant: %s', (description, everybody) => expect(read(description).everybody).toBe(everybody));

  it('keeps each fact in its own words, and parts it from what is asked of the makers', () => {
    const plan = read(
      'Ferry in Skye. Twelve crossings a day, no bar, no shop on board, and we want to say that early. 5 year licence. People worry about fog. Would like the timetable on the first page. No sunsets.',
    );
    expect(plan.facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Twelve crossings a day.', 'No bar, no shop on board.', '5 year licence.']),
    );
    expect(plan.worries.map(({ text }) => text)).toEqual(['People worry about fog.']);
    expect(plan.wishes.page).toContain('Would like the timetable on the first page.');
    expect(plan.wishes.rules).toContain('No sunsets.');
  });

  it('leaves out what somebody takes back', () => {
    const plan = read('We are joiners in Sligo. I let one man go in 2010. I do not want that on the page.');
    expect(JSON.stringify(plan.facts)).not.toContain('let one man go');
  });
});

/** Plain descriptions as colleagues type them. */
const BRIEFS = [
  {
    name: 'Slate & Signal',
    description:
      'Roofers in Snowdonia who only do slate. Old slates are sorted, the good ones go back on, the rest comes from the quarry at Penrhyn. Six roofers, about 30 roofs a year, 20-year guarantee. Clients are farmers, chapels and people who bought a cottage. Quotes within a week, from £85 per m².',
  },
  {
    name: 'Quayside Ear',
    description:
      'Hearing clinic in Cardiff. Tests are free, aids can be tried for a month, and repairs are done while you wait. Two audiologists and a technician. Most patients are over 65 and afraid of looking old. Calm tone, no jokes.',
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

describe('A document of a plain description', () => {
  it.each(BRIEFS)('of $name has no slip of grammar and no gap', (brand) => {
    const slips = /undefined|\{\w+\}|\?\?|\.\.|,,| {2}|\bis are\b|\bhas is\b|[.!?] \p{Ll}|“”|: \.|; \./u;
    expect(texts(JSON.parse(writeStrategy(brand))).filter((text) => slips.test(text))).toEqual([]);
  });

  it.each(BRIEFS)('of $name quotes the description word for word', (brand) => {
    const plain = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'");
    const said = plain(brand.description);
    const quotes = texts(JSON.parse(writeStrategy(brand)))
      .filter((text) => /notes|[Aa]gainst it|Measured by/.test(text))
      .flatMap((text) => [...text.matchAll(/“([^”]{12,})”/g)].map((match) => match[1] ?? ''));
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes.filter((one) => !one.endsWith('?') && !one.endsWith('…')))
      if (!new RegExp(`^${plain(brand.name)}`).test(plain(quote)))
        expect(said + ' roofers hearing clinic nursery').toContain(plain(quote));
  });

  it('shows what the brief asks for to the makers alone', () => {
    const { positioningStrategy, brandVoiceGuide } = parseStrategy(
      writeStrategy({ name: 'Quayside Ear', description: BRIEFS[1]?.description ?? '' }),
    ).sections;
    expect(JSON.stringify(positioningStrategy)).not.toMatch(/[Cc]alm tone|no jokes/);
    expect(JSON.stringify(brandVoiceGuide)).toMatch(/[Cc]alm tone/);
  });
});
