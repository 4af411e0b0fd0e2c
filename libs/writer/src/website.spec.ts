import { writePage, type WrittenPage } from './website';

const page = (name: string, description: string | null, strategy: Parameters<typeof writePage>[0]['strategy'] = null) =>
  writePage({ brand: { name, description, year: 2026 }, strategy });
const textsOf = ({ sections }: WrittenPage) =>
  Object.values(sections).flatMap(({ heading, body, items, action }) => [
    heading,
    body,
    action,
    ...items.flatMap(({ title, text }) => [title, text]),
  ]);

const FERRANDI =
  'We restore historic plaster ceilings in palazzi and theatres in northern Italy. Founded 1968 by Aldo Ferrandi; eleven restorers, all trained in Venice. Turnover is 2 million euros. Every intervention is documented with photographs and handed over to the owner. We have worked on 140 ceilings, none of which has had to be redone. We do not gild what was not gilded. Our competitors work faster. The website should look calm. Contact: studio@ferrandi.example, +39 041 555 0142.';

it('says of the brand what its description says, each sentence once, and nothing of what is meant for the makers', () => {
  const { sections } = page('Studio Ferrandi', FERRANDI);
  expect(sections.hero_section.heading).toBe(
    'We restore historic plaster ceilings in palazzi and theatres in northern Italy',
  );
  const all = textsOf(page('Studio Ferrandi', FERRANDI)).join('\n');
  for (const said of ['Founded 1968 by Aldo Ferrandi.', 'none of which has had to be redone.', 'We do not gild'])
    expect(all.split(said)).toHaveLength(2);
  expect(all).not.toMatch(/turnover|competitors|website should/i);
  expect(sections.cta_section.body).toContain('studio@ferrandi.example, +39 041 555 0142.');
});

it('marks what nobody told it, and invents no customer', () => {
  const { sections } = page('Bolt', null);
  expect(sections.hero_section).toMatchObject({ heading: 'Bolt', body: expect.stringMatching(/^To be added: /) });
  expect(sections.testimonials_section.body).toMatch(/^To be added: .*in their own words/);
  expect(textsOf(page('Bolt', ''))).toEqual(textsOf(page('Bolt', '   ')));
});

it('takes every figure and every name from what it was given', () => {
  const given = `Studio Ferrandi ${FERRANDI}`;
  for (const text of textsOf(page('Studio Ferrandi', FERRANDI)))
    for (const [figure] of text.matchAll(/\d[\d.,]*\d|\d/g)) expect(given).toContain(figure);
});

it('uses what people or a model wrote into the strategy, and no notes to the team', () => {
  const { sections } = page('Alder', 'We build oak tables to order in Ghent.', {
    positioningStrategy: {
      name: null,
      product: { description: null, features: ['Every table is signed'], benefits: ['It outlives its owner'] },
      targetAudience: [],
      valueProposition: {
        statement: 'A table for three generations',
        pillars: [{ title: 'Wood', description: 'To be researched: where the oak comes from' }],
      },
      competitiveAdvantage: [],
      brandPromise: null,
      positioningStatement: null,
      keyMessages: [],
    },
  });
  expect(sections.hero_section.body).toContain('A table for three generations.');
  expect(sections.services_section.items).toContainEqual({ title: '', text: 'Every table is signed.' });
  expect(sections.section_4.items).toEqual([{ title: '', text: 'It outlives its owner.' }]);
});

it('keeps words for search engines whole and within what is shown', () => {
  for (const [name, description] of [
    ['Studio Ferrandi', FERRANDI],
    ['A name that is much longer than any title that a search engine shows', 'We sweep chimneys.'],
    ['Velten Dosiertechnik', 'We make peristaltic and diaphragm pumps in Velten, Brandenburg, since 1993.'],
  ] as const) {
    const { seo } = page(name, description);
    expect(seo.title.length).toBeLessThanOrEqual(60);
    expect(seo.description.length).toBeLessThanOrEqual(160);
    expect(seo.title).not.toMatch(/\b(?:and|in|of|the|a|for)$/);
  }
});

it('speaks as one person where one speaks, and gives the same words each time', () => {
  const lima = () => page('Ana Lima', 'I tune and repair pianos in Lisbon. A tuning is 85 euros and takes two hours.');
  expect(lima().sections.services_section.heading).toBe('What I do');
  expect(lima().sections.cta_section.heading).toBe('Talk to me in Lisbon');
  expect(lima()).toEqual(lima());
});
