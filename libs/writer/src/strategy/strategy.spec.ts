import { parseStrategy, SECTIONS, STRATEGY_TYPES, strategySchema } from '@maquette/strategy';
import { wcagContrast } from 'culori';
import { MATERIALS } from '../knowledge/materials';
import { sectionsOf, writeSection, writeStrategy } from './index';

/** Plain trades and awkward ones: two in one, a law, irony, another language, a charity, a contradiction, one line. */
const BRANDS = [
  {
    name: 'Maren & Sohn',
    description:
      'A family bakery in Ghent. We bake sourdough with a 36-hour fermentation in a wood oven, five kinds, no sweet pastries. Closed on Mondays. €6 a loaf, since 1987. We want it to feel serious, never cute.',
  },
  {
    name: 'Werft Nord',
    description:
      "Two brothers repair wooden fishing boats in Wismar. We only take boats older than 1960, and we don't build new ones. 14-month waiting list. Oak from within 80 km.",
  },
  {
    name: 'Night Desk',
    description:
      'Bookkeeping for restaurants. We work at night so the numbers are there in the morning. Flat fee €290 a month. No hourly billing.',
  },
  {
    name: 'Hollow Oak',
    description:
      'Willow coffins woven by hand in Somerset, each takes three days. Families may come and weave the last row. No veneer, no brass.',
  },
  {
    name: 'Schraubenwerk Lahn',
    description:
      'We manufacture stainless steel fasteners for shipyards, M3 to M64, 140 employees in Wetzlar. Family-owned since 1911. Small runs from 200 pieces within 10 days.',
  },
  {
    name: 'Kettle Lane',
    description:
      'A charity lending wheelchairs and walking frames to anyone, free, for up to six months. Run by 40 volunteers on Mill Lane. We do not ask why you need it.',
  },
  {
    name: 'Saffron Walk',
    description:
      'Tea room in Ludlow, people think we sell spices. We publish every wage on the wall. A pot is £4, refills are free if you bring the leaves back. We may not say or hint that tea cures, heals or calms. Never use orange.',
  },
  {
    name: 'Hydra Pump Service',
    description:
      "We service and rebuild pumps for waterworks and breweries in Thurles; if a pump doesn't need us we say so. 9 people, 1,140 pumps a year. Marketing suggested 'Flow with Passion', feel free to find something worse.",
  },
  {
    name: 'Glasbruket Ö',
    description:
      'Vi blåser glas. We are a glass workshop in Boda. Nous travaillons avec les mains et pour les gens qui sont ici. 3,200 pieces a year. We have the letters of famous customers and we never show them, not even to the press.',
  },
  {
    name: 'Ada',
    description: 'Maths tutoring for adults who failed it at school, in Porto, €25 an hour, groups of four.',
  },
  { name: 'Grigor', description: 'We carve gravestones from tuff in Gyumri, Armenia.' },
];
type Brand = (typeof BRANDS)[number];
const document = (brand: Brand) => JSON.parse(writeStrategy(brand)) as Record<string, unknown>;
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
/** Whole sentences, quotes with their frame; labels, font names and measured contrasts are none. */
const sentencesOf = (value: unknown): string[] =>
  textsIn(value)
    .flatMap((text) => text.split(/(?<=[.?!][”]?)\s+(?=[A-Z“])/))
    .map((text) => text.trim())
    .filter((text) => text.split(' ').length > 3 && /[.?!]”?$/.test(text) && !/\d:1,/.test(text));
const said = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ');

describe('a written strategy', () => {
  const documents = new Map(BRANDS.map((brand) => [brand.name, document(brand)]));
  const of = ({ name }: Brand) => documents.get(name) as Record<string, unknown>;
  const parsed = (brand: Brand) => parseStrategy(JSON.stringify(of(brand))).sections;

  it.each(BRANDS)('of $name is valid in all of its sections and says who drafted it', (brand) => {
    const { sections, metadata } = parseStrategy(JSON.stringify(of(brand)));
    expect(metadata).toMatchObject({ isFallback: false, normalizationErrors: [] });
    expect(strategySchema.safeParse(sections).error).toBeUndefined();
    expect(SECTIONS.filter((section) => sections[section] === null)).toEqual([]);
    expect(metadata.draftedSections).toEqual(SECTIONS);
  });

  it.each(BRANDS)('of $name positions this brand in its own words, and speaks of it throughout', (brand) => {
    const own = new Set([...wordsOf(brand.name), ...wordsOf(brand.description)]);
    const share = (value: unknown) => {
      const all = sentencesOf(value);
      return all.filter((text) => wordsOf(text).some((word) => own.has(word))).length / all.length;
    };
    const { PositioningStrategy: position } = of(brand);
    // of one line nobody can say much in its own words
    const isShort = brand.description.length < 80;
    expect(share(position)).toBeGreaterThanOrEqual(isShort ? 0.25 : 0.45);
    expect(share(of(brand))).toBeGreaterThanOrEqual(isShort ? 0.2 : 0.33);
  });

  it.each(BRANDS)('of $name tells nothing of the brief again and again', (brand) => {
    const { BrandVoiceGuide, ...rest } = of(brand);
    const counts = new Map<string, number>();
    for (const text of sentencesOf(rest).map(said)) counts.set(text, (counts.get(text) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 5)).toEqual([]);
    expect(BrandVoiceGuide).toBeDefined();
  });

  it.each(BRANDS)('of $name fills every documented key', (brand) => {
    // what only research can tell, and lists that a brief may leave empty
    const researched =
      /\.(?:potential|icon|direction|growthPotential|timeframe|Quotes|examples|avoid|problems|goals|marketTrends|keyInsights|CoreEmotions|Opportunities|PainPoints|donts)$/;
    const empty = (value: unknown, path: string): string[] =>
      value === null || value === ''
        ? researched.test(path)
          ? []
          : [path]
        : Array.isArray(value)
          ? value.length === 0 && !researched.test(path)
            ? [path]
            : value.flatMap((one) => empty(one, path))
          : typeof value === 'object'
            ? Object.entries(value).flatMap(([key, one]) => empty(one, `${path}.${key}`))
            : [];
    expect(empty(of(brand), '')).toEqual([]);
  });

  it.each(BRANDS)('of $name gives as evidence only what stands in the brief', (brand) => {
    const brief = said(brand.description);
    const { PositioningStrategy: position, MarketInsights: market } = of(brand);
    const quotes = textsIn([position, market]).flatMap((text) => text.match(/“[^”]{25,}”/g) ?? []);
    // a question is one that customers ask
    for (const quote of quotes.filter((text) => !text.endsWith('?”')))
      expect(brief).toContain(said(quote.slice(1, -1)).replace(/[.!]$/, ''));
  });

  it.each(BRANDS)('of $name tells each figure of the brief with what it counts', (brand) => {
    const text = said(textsIn(of(brand)).join(' '));
    const figures = said(brand.description).match(/[€£$]?\d(?:[\d.,]*\d)?(?:%|-hour|-month)?(?: [\p{L}-]+)?/gu) ?? [];
    for (const figure of figures) expect(text).toContain(figure);
  });

  it('promises nothing that the brief refuses', () => {
    for (const brand of BRANDS) {
      const { positioningStrategy: position, brandVoiceGuide: voice } = parsed(brand);
      const lines = [position?.valueProposition?.statement, ...(position?.keyMessages ?? [])].join(' ');
      const preferred = (voice?.vocabularyPreferences?.preferred ?? []).join(' ');
      for (const word of ['pastries', 'veneer', 'hourly billing', 'cures', 'heals', 'Passion']) {
        expect(preferred).not.toContain(word);
        expect(lines.replace(/[^.]*\b(?:no|not|never|don't)\b[^.]*\./gi, '')).not.toContain(word);
      }
    }
  });

  it('lists what the brief refuses among the rules, and never among the features', () => {
    for (const brand of BRANDS) {
      const { positioningStrategy: position, brandVoiceGuide: voice } = parsed(brand);
      const features = position?.product?.features.join(' ') ?? '';
      expect(features).not.toMatch(/“(?:We (?:do not|don't|never)|No |Never )/);
      if (brand.description.includes('No hourly billing')) expect(JSON.stringify(voice)).toMatch(/no hourly billing/i);
    }
  });

  it('keeps to what the law forbids to say, and to what must not be seen', () => {
    const tea = parsed(BRANDS.find(({ name }) => name === 'Saffron Walk') as Brand);
    expect(tea.brandVoiceGuide?.vocabularyPreferences?.avoid).toEqual(
      expect.arrayContaining(['cures', 'heals', 'calms']),
    );
    expect(tea.archetypeStrategy?.keyRisks.join()).toContain('may not say or hint');
    expect(JSON.stringify(tea.colorPalettes)).not.toMatch(/"name":"(?:orange|brick|ochre)/i);
    expect(tea.positioningStrategy?.positioningStatement).toContain('tea room in Ludlow');
    expect(tea.audienceProfile?.buyingObjections.join()).toMatch(/People think (?:we sell|Saffron Walk sells) spices/);
  });

  it('takes secrecy for respect, and never for openness', () => {
    const { positioningStrategy: position } = parsed(BRANDS.find(({ name }) => name === 'Glasbruket Ö') as Brand);
    expect(JSON.stringify(position)).toContain('never show them');
    expect(JSON.stringify(position)).not.toContain('Openness');
  });

  it('keeps what is said in another language, and says so', () => {
    const { archetypeStrategy } = parsed(BRANDS.find(({ name }) => name === 'Glasbruket Ö') as Brand);
    expect(archetypeStrategy?.keyRisks.join()).toContain(
      'In another language, and kept as it was said until somebody who speaks it has translated it: “Nous travaillons',
    );
  });

  it('publishes nothing that the brief says to its writers: their words stand in the vocabulary, their rules among the donts', () => {
    const brand = {
      name: 'Second Bell',
      description:
        'We are a night school in Hull. Evening classes in reading for grown-ups, £3 a night, 240 learners last year. HARD RULES from our board: never say "illiterate", never show a learner without asking, and the website must not look like a charity. Kindly make it look warm. Words we avoid: "journey", "gift". Do not make us sound like a bank.',
    };
    const { BrandVoiceGuide: voice, ...rest } = document(brand);
    const {
      VocabularyPreferences: words,
      DosDonts: rules,
      ...spoken
    } = voice as {
      VocabularyPreferences: { avoid: string[] };
      DosDonts: { donts: string[] };
    };
    expect(words.avoid).toEqual(expect.arrayContaining(['illiterate', 'journey', 'gift']));
    expect(rules.donts).toEqual(
      expect.arrayContaining(['Never show a learner without asking.', 'Do not make us sound like a bank.']),
    );
    expect(JSON.stringify({ rest, spoken })).not.toMatch(/illiterate|journey|HARD RULES|[Kk]indly/);
    expect(JSON.stringify({ rest, spoken })).not.toMatch(/sound like a bank/);
  });

  it('is for those whom the brief names, and not for the smaller part of them', () => {
    const of = (description: string) => parseStrategy(writeStrategy({ name: 'Alder', description })).sections;
    const clinic = of('Physiotherapy clinic in Leeds. We specialise in runners. Open from 7:00.');
    expect(clinic.audienceProfile?.definition).toMatch(/^Runners\./);
    expect(clinic.positioningStrategy?.targetAudience[0]).toMatchObject({ name: 'Runners', priority: 'High' });
    const braces = of('We fit braces in Cork. About 40% of our patients are adults.');
    expect(braces.audienceProfile?.definition).not.toMatch(/is for adults/);
    expect(braces.positioningStrategy?.targetAudience[0]?.name).not.toBe('Adults');
    expect(braces.positioningStrategy?.targetAudience.at(-1)).toMatchObject({ name: 'Adults', priority: 'Low' });
  });

  it('says of an instrument only what is known of that one, where makers of several share their notes', () => {
    const text = JSON.stringify(document({ name: 'Wira', description: 'I tune pianos in Gdynia, 320 zł.' }));
    expect(text).not.toMatch(/violin|guitar/i);
  });

  it('closes differently for different brands', () => {
    const voices = BRANDS.map((brand) => parsed(brand));
    const most = (all: unknown[]) => Math.max(...all.map((one) => all.filter((other) => other === one).length));
    expect(most(voices.map(({ archetypeStrategy: one }) => one?.audienceArchetypes?.secondary))).toBeLessThan(7);
    expect(most(voices.map(({ brandVoiceGuide: one }) => one?.toneGuidelines.at(-1)?.avoid[0]))).toBeLessThan(7);
  });

  it('shows what a client mocks to nobody but the client', () => {
    const { positioningStrategy, brandVoiceGuide } = parsed(
      BRANDS.find(({ name }) => name === 'Hydra Pump Service') as Brand,
    );
    expect(JSON.stringify(positioningStrategy)).not.toContain('Passion');
    expect(brandVoiceGuide?.vocabularyPreferences?.avoid).toContain('Flow with Passion');
  });

  it('leaves to research what only research can know', () => {
    for (const brand of BRANDS) {
      const { marketInsights } = parsed(brand);
      expect(marketInsights?.painPoints.flatMap(({ quotes }) => quotes)).toEqual([]);
      expect(marketInsights?.opportunities.filter(({ potential }) => potential !== null)).toEqual([]);
      expect(marketInsights?.competitorAnalysis?.summary).toMatch(/[Tt]o be researched|What the brief says of others/);
      expect(marketInsights?.targetMarketSize).toContain('To be researched');
    }
    expect(parsed(BRANDS[10] as Brand).archetypeStrategy?.keyRisks.join()).toContain(
      'who its customers are, what it costs',
    );
  });

  it('shares at most a tenth of its sentences with that of any other brand', () => {
    const all = BRANDS.map((brand) => ({
      name: brand.name,
      sentences: new Set(sentencesOf(of(brand))),
    }));
    const shares = all.flatMap((one, index) =>
      all.slice(index + 1).map((other) => ({
        pair: `${one.name} / ${other.name}`,
        share:
          [...one.sentences].filter((text) => other.sentences.has(text)).length /
          Math.min(one.sentences.size, other.sentences.size),
      })),
    );
    expect(shares.filter(({ share }) => share > 0.1)).toEqual([]);
  });

  it('sets text at 4.5 to 1 or more, whatever material it takes its colours from', () => {
    for (const material of Object.keys(MATERIALS)) {
      const { sections } = parseStrategy(
        writeStrategy({ name: 'Example', description: `We make it by hand from ${material} and wool.` }, 'palette'),
      );
      for (const { primary, secondary, accent } of sections.colorPalettes ?? [])
        for (const text of [primary, accent])
          expect(wcagContrast(text?.hex ?? '', secondary?.hex ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('uses no colour that the brief rules out', () => {
    const { sections } = parseStrategy(
      writeStrategy(
        {
          name: 'Dock',
          description: 'Lunch in the harbour. No blue please, everyone here uses blue. It should look dark green.',
        },
        'palette',
      ),
    );
    const names = (sections.colorPalettes ?? []).flatMap(({ primary, secondary, accent }) => [
      primary?.name,
      secondary?.name,
      accent?.name,
    ]);
    expect(names.join()).toMatch(/dark green/i);
    expect(names.join()).not.toMatch(/blue/i);
  });

  it('is the same for the same brand, in parts and as a whole', () => {
    const [brand] = BRANDS as [Brand];
    expect(writeStrategy(brand)).toBe(writeStrategy(brand));
    for (const type of STRATEGY_TYPES)
      for (const key of sectionsOf(type)) expect(writeSection(brand, key)).toEqual(of(brand)[key]);
  });

  it('is written of a name alone, and of words that are hardly a description', () => {
    for (const description of [null, '', '???', 'x', 'Wir bauen Öfen', 'a '.repeat(6_000), '🙂'.repeat(200)])
      expect(parseStrategy(writeStrategy({ name: 'Alder', description })).metadata).toMatchObject({
        isFallback: false,
        normalizationErrors: [],
      });
  });

  it('asks about what a brief says twice in ways that cannot both be so, and builds on neither', () => {
    const { sections } = parseStrategy(
      writeStrategy({
        name: 'Fiddle',
        description:
          'A charity set up in 2009. For over thirty years now we have kept the same rule, no forms, families just fill in the income form. We never ask the public for money. We need 200 monthly donors. It should be very serious, and also great craic.',
        year: 2026,
      }),
    );
    const risks = sections.archetypeStrategy?.keyRisks.join(' ') ?? '';
    for (const words of [
      'both cannot be so',
      '“no forms” and “fill in the income form”',
      '200 monthly donors',
      'great craic',
    ])
      expect(risks).toContain(words);
    expect(JSON.stringify(sections.positioningStrategy)).not.toContain('no forms');
  });
});
