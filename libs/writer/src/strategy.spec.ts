import { STRATEGY_TYPES, strategySchema, parseStrategy, SECTIONS } from '@maquette/strategy';
import { wcagContrast } from 'culori';
import { KNOWN } from './knowledge/trade';
import { writeStrategy } from './strategy';

/** Ten trades, each with figures, a place and a refusal. */
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
    name: 'Tidewalk',
    description:
      'Our guides take families through the Wadden Sea mudflats at low tide, 12 people per group, from April to October. €28 for adults. No dogs, because of the birds.',
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
    name: 'Lumen',
    description:
      "An app for choirs: practise your own voice part at home. Works offline. We don't sell data. Free for school choirs.",
  },
  {
    name: 'Gravel Garden',
    description:
      'I design and plant gardens that need no watering in Leeds. No lawns. No plastic. Clients wait until autumn because that is when planting works.',
  },
  {
    name: 'Ada',
    description: 'Maths tutoring for adults who failed it at school, in Porto, €25 an hour, groups of four.',
  },
];
const document = (brand: { name: string; description: string }) =>
  JSON.parse(writeStrategy(brand)) as Record<string, unknown>;
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
/** Whole sentences; labels and font names are none. */
const sentencesOf = (value: unknown): Set<string> =>
  new Set(
    textsIn(value)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((text) => text.trim())
      .filter((text) => text.split(' ').length > 3),
  );

describe('a written strategy', () => {
  const documents = new Map(BRANDS.map((brand) => [brand.name, document(brand)]));

  it.each(BRANDS)(
    'of $name has every section, and every key of the schema is told or knowingly left open',
    ({ name }) => {
      const { sections, metadata } = parseStrategy(JSON.stringify(documents.get(name)));
      expect(metadata).toMatchObject({ isFallback: false, normalizationErrors: [] });
      expect(SECTIONS.filter((section) => sections[section] === null)).toEqual([]);
      expect(strategySchema.safeParse(sections).error).toBeUndefined();
      const open: string[] = [];
      const look = (value: unknown, path: string) => {
        if (value === null || (Array.isArray(value) && value.length === 0)) open.push(path.replace(/\.\d+/g, ''));
        else if (typeof value === 'object')
          for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
      };
      look(sections, '');
      // what only research can know, and what an item has no example for
      const allowed =
        /marketInsights\.(?:painPoints\.quotes|opportunities\.(?:potential|icon)|marketTrends\.direction)|audienceArchetypes\.justification|(?:personalityTraits|channelAdaptations)\.examples|toneGuidelines\.(?:examples|avoid)|styleGuidelines\.(?:examples|avoid)/;
      expect(open.filter((path) => !allowed.test(path))).toEqual([]);
    },
  );

  it.each([
    ['Maren & Sohn', ['Ghent', '36-hour', '€6', '1987', 'no sweet pastries', 'Closed on Mondays']],
    ['Werft Nord', ['Wismar', '1960', '14-month', '80 km']],
    ['Hollow Oak', ['Somerset', 'three days', 'weave the last row', 'No veneer']],
    ['Schraubenwerk Lahn', ['M64', '140 employees', '1911', '200 pieces', '10 days']],
  ])('of %s has everything that was said in it', (name, said) => {
    const text = JSON.stringify(documents.get(name)).toLowerCase();
    for (const words of said) expect(text).toContain(words.toLowerCase());
  });

  it('shares at most a tenth of its sentences with that of any other brand', () => {
    const all = [...documents].map(([name, value]) => ({ name, sentences: sentencesOf(value) }));
    const shares = all.flatMap((one, index) =>
      all.slice(index + 1).map((other) => {
        const same = [...one.sentences].filter((text) => other.sentences.has(text));
        return {
          pair: `${one.name} / ${other.name}`,
          share: same.length / Math.min(one.sentences.size, other.sentences.size),
        };
      }),
    );
    expect(shares.filter(({ share }) => share > 0.1)).toEqual([]);
  });

  it.each(KNOWN.map(({ id, terms }) => ({ id, term: terms[0] ?? id })))(
    'for the trade $id sets text at 4.5 to 1 or more',
    ({ term }) => {
      const { sections } = parseStrategy(writeStrategy({ name: 'Example', description: `A ${term}.` }, 'palette'));
      for (const { primary, secondary, accent } of sections.colorPalettes ?? [])
        for (const text of [primary, accent])
          expect(wcagContrast(text?.hex ?? '', secondary?.hex ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );

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

  it('is the same for the same brand, and of each type its own sections', () => {
    const [brand] = BRANDS as [(typeof BRANDS)[number]];
    expect(writeStrategy(brand)).toBe(writeStrategy(brand));
    for (const type of STRATEGY_TYPES.slice(1)) {
      const part = JSON.parse(writeStrategy(brand, type)) as object;
      expect(documents.get(brand.name)).toMatchObject(part);
    }
  });

  it('is written of a name alone, and of words that are hardly a description', () => {
    for (const description of [null, '', '???', 'x', 'Wir bauen Öfen', 'a '.repeat(6_000), '🙂'.repeat(200)])
      expect(parseStrategy(writeStrategy({ name: 'Alder', description })).metadata.isFallback).toBe(false);
  });

  it('says what a brief says twice in ways that cannot both be so', () => {
    const text = writeStrategy({
      name: 'Fiddle',
      description: 'A charity set up in 2009. For over thirty years now we have kept the same rule.',
      year: 2026,
    });
    expect(text).toContain('both cannot be so');
  });
});
