import { writePage, type WrittenPage } from '.';

const page = (name: string, description: string | null, strategy: Parameters<typeof writePage>[0]['strategy'] = null) =>
  writePage({ brand: { name, description, year: 2026 }, strategy });
/** What visitors read, without what whoever edits the page is told of. */
const textsOf = ({ sections }: Pick<WrittenPage, 'sections'>) =>
  Object.values(sections).flatMap(({ heading, body, items, action }) => [
    heading,
    body,
    action,
    ...items.flatMap(({ title, text }) => [title, text]),
  ]);
const shown = (name: string, description: string) => textsOf(page(name, description)).join('\n');

const SLIP =
  'Boatyard in Apia with one cradle. Hauls out fishing boats and a few yachts in the cyclone season. Also lends its crane. 19 employees, two shifts. Wants a name board and overalls.';

describe('the voice of the page', () => {
  it('gives a sentence without a subject the name, and changes nothing else in it', () => {
    const { sections } = page('Moana Slipway', SLIP);
    expect(sections.hero_section).toMatchObject({
      heading: 'Boatyard in Apia with one cradle',
      body: 'Moana Slipway hauls out fishing boats and a few yachts in the cyclone season.',
    });
    expect(sections.about_section.body).toContain('Moana Slipway also lends its crane.');
  });

  it.each([
    ['Founded 1968 by two sisters.', 'Corrie Looms was founded in 1968 by two sisters.'],
    ['Run by a retired miner.', 'Corrie Looms is run by a retired miner.'],
    ['Repairs, restores and rents out looms.', 'Corrie Looms repairs, restores and rents out looms.'],
    ['Re-canes old chairs in winter.', 'Corrie Looms re-canes old chairs in winter.'],
  ])('names who it is of: %s', (said, told) =>
    expect(shown('Corrie Looms', `Weaving mill in Ayr. ${said}`)).toContain(told),
  );

  it('lets the client speak where the note does', () => {
    const all = shown('Marr', 'We mend kettles in Leith. A lid takes an hour. We solder it twice.');
    expect(all).toContain('We mend kettles in Leith');
    expect(all).toContain('A lid takes an hour. We solder it twice.');
    expect(all).not.toContain('Marr mends');
  });

  it('names the client where the note begins with a pronoun, with the verb that belongs to it', () => {
    const all = shown('Salinas', 'Family of salt workers near Tavira. They harvest salt by hand from 46 basins.');
    expect(all).toContain('Salinas harvests salt by hand from 46 basins.');
  });

  it.each([
    [
      'de',
      'Zwirnerei',
      'Zwirnt seit 1907 Nähgarn für Schuhe und Teebeutel im Waldviertel. Die Spulen kommen aus der Region.',
      'Zwirnerei zwirnt seit 1907 Nähgarn',
      'Kontakt aufnehmen',
    ],
    [
      'fr',
      'Atelier Roux',
      'Fabrique des selles de vélo à Roanne depuis 1951. Les cuirs sont tannés dans la région.',
      'Atelier Roux fabrique des selles de vélo',
      'Prendre contact',
    ],
    [
      'es',
      'Casa Luna',
      'Vende queso de cabra y de oveja en Ronda desde 1990, también a restaurantes de toda la provincia. Las cabras son de la casa y pastan en la sierra.',
      'Casa Luna vende queso de cabra',
      'Contactar',
    ],
  ])('does the same in %s', (_, name, description, told, action) => {
    const { sections, notes } = page(name, description);
    expect(textsOf({ sections }).join('\n')).toContain(told);
    expect(sections.cta_section.action).toBeTruthy();
    expect([action, 'Bestellen', 'Commander', 'Hacer un pedido', 'Pedir']).toContain(sections.cta_section.action);
    expect(notes).not.toMatch(/To be added|Left out/);
  });
});

describe('sentences', () => {
  it('prints each once, whole, and nothing that is not in the note but the name', () => {
    const all = shown('Moana Slipway', SLIP);
    expect(all.split('cyclone season')).toHaveLength(2);
    for (const [figure] of all.matchAll(/\d[\d.,]*\d|\d/g)) expect(SLIP).toContain(figure);
  });

  it('keeps the fact that stands behind a worry', () => {
    const { sections, notes } = page(
      'Kestrel Lane',
      'Looks after tortoises near Hereford, and is run by a nurse. Owners are often over 70 and worry that the tortoise will outlive them, so she also finds new homes.',
    );
    const all = textsOf({ sections }).join('\n');
    expect(all).toContain('Kestrel Lane also finds new homes.');
    expect(all).not.toMatch(/worry|outlive/);
    expect(notes).toContain('Owners are often over 70');
  });

  it('takes the cause away with its wish', () =>
    expect(
      shown('Salinas', 'Salt works near Tavira. The shelf is full of blue and white, so they want to look different.'),
    ).not.toMatch(/shelf|different/));

  it.each([
    ['Budget £6k.', /6k|budget/i],
    ['Serious, legible, a little bit funny.', /Serious|funny/],
    ['Needs truck doors and a slide deck.', /truck|deck/],
    ['Buyers complain that every seller looks the same.', /complain|same/],
    ["I'd go for the sacks.", /sacks/],
    ['Please no anchors.', /anchors/],
  ])('prints nothing that is said to its makers, and tells it beside the page: %s', (said, words) => {
    const { notes, ...rest } = page('Quay Lamps', `Lamp makers in Hull. They make lamps from ship glass. ${said}`);
    expect(JSON.stringify(rest)).not.toMatch(words);
    expect(notes).toMatch(words);
  });

  it.each([
    ['Some of the boys work on the boats. We know it but NOTHING about this on the website.', /boys|boats/],
    ["22 years a nurse, knees gave out (don't write the knees).", /knees/],
    ["Confidential for you: we are merged next spring and the staff don't know. Nothing.", /merged|staff/],
    ['Please leave out the divorce. I started again after I was divorced in 2012.', /divorced/],
  ])('says nothing of what is asked to stay unsaid: %s', (text, forbidden) => {
    const { notes, ...rest } = page('Any', `We lend books on Lake Volta, Ghana.\n\n${text}\n\nWe come on Mondays.`);
    expect(JSON.stringify(rest)).not.toMatch(forbidden);
    expect(notes).toContain('Left out');
  });

  it('says nothing of what must not be recognised', () => {
    const hidden = page(
      'Papelería Sol',
      'We hide women in Lugo. You will not get our address. It has to pass for something dull, a dentist. 300 women since 2010.',
    );
    expect(JSON.stringify(hidden)).not.toMatch(/women|Lugo|300|2010|address/);
    // of a picture or of manners something may be forbidden too
    expect(
      JSON.stringify(page('Third Loaf', "Surplus bread for shelters and schools in Leith. Don't show people queuing.")),
    ).toMatch(/Surplus bread/);
  });

  it.each([
    [
      'Women’s shelter in a mid-sized town. Needs a brand nobody recognises as a shelter. Husbands must not find it.',
      /shelter|women|husband/i,
    ],
    [
      '- 14 rooms for women and children\n- no address, city not to be named\n- looks like a dentist',
      /women|children|rooms|dentist/i,
    ],
    [
      'Frauenhaus mit zwölf Plätzen in Kassel. Niemand darf erkennen, was es ist. Adresse ist geheim.',
      /Frauen|Kassel|zwölf/i,
    ],
    [
      'A legal clinic for people who left a sect in Idaho. Don’t name the town. Families must not know where it is.',
      /\bsect\b|Idaho|legal/i,
    ],
  ])('uses nothing of a note that asks to be told from nothing: %s', (text, words) =>
    expect(JSON.stringify(page('Blue Door', text))).not.toMatch(words),
  );

  it('drops what was taken back', () => {
    const all = shown(
      'Still Here',
      'A campaign of nobody. Oh all right: a choir of 14 people in a care home at Sligo, all over 85.',
    );
    expect(all).toMatch(/choir/i);
    expect(all).not.toMatch(/nobody|all right/i);
  });
});

describe('what is only listed', () => {
  it('stays whole where it is no list of things of one kind', () => {
    const all = shown(
      'Looms',
      'A village co-operative in Sakon Nakhon, Thailand. 34 weavers make indigo cloth. Width 92 cm, from 1,150 baht a metre, delivery 10 weeks. 340 varieties of cotton, silk and hemp, nine keepers.',
    );
    expect(all).toContain('Width 92 cm, from 1,150 baht a metre, delivery 10 weeks');
    expect(all).toContain('340 varieties of cotton, silk and hemp, nine keepers');
  });

  it('is opened where prices stand in a row, each with its thing', () =>
    expect(
      page(
        'Keel',
        'Bow makers in Leith. Rehair £50 violin, £60 cello, £70 bass, a day if booked. Also cracks and tips.',
      ).sections.section_4,
    ).toMatchObject({
      heading: 'Prices',
      body: 'A day if booked. Also cracks and tips.',
      items: [
        { title: 'Rehair, violin', text: '£50' },
        { title: 'Rehair, cello', text: '£60' },
        { title: 'Rehair, bass', text: '£70' },
      ],
    }));

  it('leaves a sentence closed that says when which price is asked', () =>
    expect(shown('Kiln', 'Pottery in Leith. Membership is £22 a month, £8 if you are under 25.')).toContain(
      'Membership is £22 a month, £8 if you are under 25.',
    ));

  it('is the range, where it is things', () =>
    expect(
      page('Slip', 'Boatyard in Apia. Welding, antifouling, shaft work. Hauls out boats.').sections.services_section,
    ).toMatchObject({
      heading: 'Services',
      items: [{ text: 'Welding' }, { text: 'Antifouling' }, { text: 'Shaft work' }],
    }));

  it('is read as it was spoken', () => {
    const all = shown(
      'Ulaan Tal Tyre',
      'dictated in the car: retreads truck tyres comma Darkhan comma Mongolia full stop. 160 a day no sorry 60 six zero. they guarantee it for one winter, underline winter.',
    );
    expect(all).toContain('60 a day');
    expect(all).not.toMatch(/comma|full stop|160|sorry|underline|dictated/);
    expect(all).toContain('retreads truck tyres');
  });
});

describe('questions to the client', () => {
  it('are of what the page needs and the note does not say, five at most', () => {
    const { notes } = page('Moana Slipway', SLIP);
    expect(notes).toMatch(/^To be added: a telephone number or an e-mail address; what it costs/);
    expect((notes.split('\n')[0] ?? '').split(';').length).toBeLessThanOrEqual(5);
    expect(page('Kettles', 'Kettle shop in Leith, £40 a kettle. Ring 0131 496 0142.').notes).not.toMatch(
      /costs|telephone/,
    );
    expect(page('Kettles', 'Kettle shop in Leith, £40 a kettle.').notes).toContain('the opening hours');
  });

  it('invent nothing where nothing was told', () => {
    const { sections, notes } = page('Bolt', null);
    expect(sections.hero_section).toMatchObject({ heading: 'Bolt', body: '' });
    expect(notes).toMatch(/^To be added: /);
    expect(textsOf(page('Bolt', ''))).toEqual(textsOf(page('Bolt', '   ')));
  });
});

it('tells what the next sentence leans on before it, and parts no list from what it counts or names', () => {
  const { sections } = writePage({
    brand: {
      name: 'Obiora Rooms',
      description:
        'Obiora Rooms is a children’s dentist in Enugu. First visit: no instruments at all, counting the lights, a sticker. She charges N8,000 for that and takes it off the first treatment. 14 schools in Enugu, five in Nsukka. 22 volunteers and one paid driver, Shug, who used to sell ice cream.',
    },
    strategy: null,
  });
  const all = textsOf({ sections }).join('\n');
  expect(all).toMatch(/a sticker\. (?:She|Obiora Rooms) charges N8,000 for that/);
  expect(all).toContain('14 schools in Enugu, five in Nsukka');
  expect(all).toContain('22 volunteers and one paid driver, Shug, who used to sell ice cream');
});

it('leaves a sentence its own subject, and a fragment beside what it goes on from', () => {
  const { sections } = writePage({
    brand: {
      name: 'Tanabe',
      description:
        'We produce compression springs in Osaka. Our specialty is very small springs. The name says three machines, and it was three in 1974. Now 46, all in use. For overseas customers Ms. Mori answers in English within one business day.',
    },
    strategy: null,
  });
  const all = textsOf({ sections }).join('\n');
  expect(all).toContain('The name says three machines, and it was three in 1974. Now 46, all in use.');
  expect(all).toContain('For overseas customers Ms. Mori answers in English within one business day.');
});

it('says how one is reached at the end, and on the button', () => {
  const { cta_section, footer_section, hero_section } = page(
    'Clocks',
    'Clock repair in Leith. Open Monday to Friday, 9 to 15. Ring 0131 496 0142.',
  ).sections;
  expect(hero_section.action).toBe('Ring 0131 496 0142');
  expect(cta_section.body).toBe('Open Monday to Friday, 9 to 15. Ring 0131 496 0142.');
  expect(footer_section.body).toBe('Leith\n\n0131 496 0142');
});

it('uses what people or a model wrote into the strategy, and no notes to the team', () => {
  const { sections } = page('Alder', 'We build oak tables to order in Ghent.', {
    positioningStrategy: {
      name: null,
      product: {
        description: null,
        features: ['Every table is signed'],
        benefits: ['It outlives its owner'],
        more: [],
      },
      offers: [],
      targetAudience: [],
      valueProposition: {
        statement: 'A table for three generations',
        pillars: [{ title: 'Wood', description: 'To be researched: where the oak comes from', more: [] }],
      },
      competitiveAdvantage: [],
      brandPromise: null,
      positioningStatement: null,
      keyMessages: [],
    },
  });
  expect(sections.hero_section.body).toContain('A table for three generations.');
  expect(JSON.stringify(sections)).toContain('Every table is signed.');
  expect(JSON.stringify(sections)).not.toContain('To be researched');
});

it.each(["Mairi's Ferry", 'C++ & (Sons)', 'A. B. [C]', '$5 Shop?', 'O\\Neill'])(
  'writes for a brand of any name: %s',
  (name) => expect(shown(name, `${name} is a ferry in Oban. It sails at six.`)).toContain('Oban'),
);

it('gives the same words each time, and reads a long note in time that grows with it', () => {
  expect(page('Moana Slipway', SLIP)).toEqual(page('Moana Slipway', SLIP));
  const spent = (times: number) => {
    const before = process.cpuUsage();
    page('Any', `${'We mend boats, nets, pots and (sometimes) engines – so they want a sign; '.repeat(times)}.`);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  // eight times as long; what runs back over all of it would take sixty-four times as long
  const short = Math.max(spent(20), spent(20));
  expect(spent(160)).toBeLessThan(24 * short);
});

it('keeps how somebody is reached, and leaves out what is wished of the page in the middle of a sentence', () => {
  const { sections, notes } = page(
    'Any',
    "We act for tenants in Leeds, and that should be clear in the first lines. We'd like a calm page. Maarja, info@any.example, speaks Estonian and German.",
  );
  expect(JSON.stringify(sections)).toContain('info@any.example');
  expect(JSON.stringify(sections)).not.toContain('should be clear');
  expect(notes).toContain('that should be clear in the first lines');
});
