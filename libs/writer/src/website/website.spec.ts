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

const FERRANDI =
  'We restore historic plaster ceilings in palazzi and theatres in northern Italy. Founded 1968 by Aldo Ferrandi; eleven restorers, all trained in Venice. Turnover is 2 million euros. Every intervention is documented with photographs and handed over to the owner. We have worked on 140 ceilings, none of which has had to be redone. We do not gild what was not gilded. Our competitors work faster. The website should look calm. Contact: studio@ferrandi.example, +39 041 555 0142.';

it('says of the brand what its description says, each sentence once, and nothing of what is meant for the makers', () => {
  const { sections } = page('Studio Ferrandi', FERRANDI);
  expect(sections.hero_section.heading).toBe(
    'We restore historic plaster ceilings in palazzi and theatres in northern Italy',
  );
  const all = textsOf(page('Studio Ferrandi', FERRANDI)).join('\n');
  for (const said of ['Founded 1968 by Aldo Ferrandi;', 'none of which has had to be redone.', 'We do not gild'])
    expect(all.split(said)).toHaveLength(2);
  expect(all).not.toMatch(/turnover|competitors|website should/i);
  expect(sections.cta_section.body).toBe('Write to studio@ferrandi.example or call +39 041 555 0142.');
});

it('marks what nobody told it, and invents no customer', () => {
  const { sections, notes } = page('Bolt', null);
  expect(sections.hero_section).toMatchObject({ heading: 'Bolt', body: '' });
  expect(notes).toMatch(/^To be added: .*for whom it is.*in their own words/);
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
  // a list of one is none
  expect(sections.services_section).toMatchObject({ body: 'Every table is signed.', items: [] });
  expect(sections.section_4).toMatchObject({ body: 'It outlives its owner.', items: [] });
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
  expect(lima().sections.services_section).toMatchObject({
    heading: 'What it costs',
    body: 'A tuning is 85 euros and takes two hours.',
  });
  expect(lima()).toEqual(lima());
});

it('has a heading that says what it is, and goes on below it', () => {
  const { hero_section: yards } = page(
    'Brae',
    'We build clinker dinghies, in Orkney, larch on oak, two a year.',
  ).sections;
  expect(yards).toMatchObject({ heading: 'We build clinker dinghies, in Orkney, larch on oak, two a year', body: '' });
  const { hero_section: vats } = page(
    'Alter Bottich',
    'Vinegar from quinces and medlars, made in oak vats that stand in the attic, and drawn off once a year by four sisters.',
  ).sections;
  expect(vats.heading).toBe('Vinegar from quinces and medlars');
  expect(vats.body).toBe('Made in oak vats that stand in the attic, and drawn off once a year by four sisters.');
  expect(
    page('Tide Office', 'We are an office of four people in Hull. We print tide tables.').sections.hero_section,
  ).toMatchObject({
    heading: 'We print tide tables in Hull',
  });
});

it('keeps to itself what is said to the makers or behind the counter, and judges no clause by the one beside it', () => {
  const all = textsOf(
    page(
      'Marrow',
      "We smoke mussels over beech in Ardtoe. Please don't show a fisherman. Nobody knows where we are, and that's the problem. My brother wants it in green. Our turnover fell. The word 'artisan' is banned, don't use 'artisan'. It is artisan work. We went from 40 tonnes to 12. Every jar is signed by whoever filled it, so please no stock photographs.",
    ),
  ).join('\n');
  expect(all).toContain('Every jar is signed by whoever filled it.');
  expect(all).not.toMatch(/fisherman|nobody knows|problem|brother|turnover|artisan|40 tonnes|stock photo/i);
});

it('shows no sentence without the one that it leans on, and no stranger called he', () => {
  const { sections, notes } = page(
    'Kettle',
    'We mend kettles in Leith. The brand should look old. It does this every day. He is right.',
  );
  // whoever edits the page is told of it
  expect(notes).toContain('Left out: “It does this every day.” “He is right.”');
  const all = Object.values(sections)
    .map(({ body }) => body)
    .join('\n');
  expect(all).not.toMatch(/does this every day|He is right/);
  const together = page('Kettle', 'We mend kettles in Leith. A lid takes an hour. It is soldered twice.').sections;
  expect(together.hero_section.body).toBe('A lid takes an hour. It is soldered twice.');
});

it('says for whom it is where the brief speaks of its users', () => {
  const { hero_section } = page(
    'Lantern',
    'Head lamps that run on salt water. Our users are midwives in villages without a line.',
  ).sections;
  expect(hero_section.body).toBe('Our users are midwives in villages without a line.');
});

it.each([
  [
    'de',
    'Wir sind Buchbinder in Erfurt, seit 1988. Bitte kein Leder auf den Bildern. Wir binden von Hand, und das seit drei Generationen.',
    'Noch offen:',
    'Kontakt aufnehmen',
  ],
  [
    'ja',
    '京都で和紙を漉いている工房です。職人は四名で、いずれも祖父の代からこの工房に勤め、楮の皮をはぐところから紙を干すところまで、すべて自分たちの手で仕上げています。ロゴに桜は使わないでください。',
    '未定：',
    'お問い合わせ',
  ],
])('speaks the language of the brief: %s', (_, description, asked, action) => {
  const { sections, notes } = page('Falz', description);
  expect(notes).toContain(asked);
  expect(sections.hero_section.action).toBe(action);
  expect(textsOf(page('Falz', description)).join('\n')).not.toMatch(/Bitte|ロゴ/);
});

it('says nothing of what must not be recognised, and asks for no address', () => {
  const hidden = page(
    'Papelería Sol',
    'We hide women in Lugo. You will not get our address. It has to pass for something dull, a dentist. 300 women since 2010.',
  );
  expect(JSON.stringify(hidden)).not.toMatch(/women|Lugo|300|2010|address/);
  expect(hidden.sections.hero_section.body).toContain('The brief asks that nobody can tell what Papelería Sol does');
});

it('cuts no sentence where it would not stand, and parts no fixed pair', () => {
  const post = page(
    'Long Lane',
    'We teach the children of barge families by post and, since 2008, by post and screen.',
  ).sections;
  expect(post.hero_section).toMatchObject({
    heading: 'We teach the children of barge families by post and, since 2008, by post and screen',
    body: '',
  });
  const far = page('Steps', 'We write down dances. So far 214 dances, all on paper.').sections;
  expect(textsOf(page('Steps', 'We write down dances. So far 214 dances, all on paper.')).join('\n')).toContain(
    'So far 214',
  );
  expect(far.hero_section.heading).toBe('We write down dances');
  const long =
    'We pump out tanks in three counties of the south and a lot of folk out there have no tank at all just a pipe out of the yard that runs into a ditch';
  expect(page('Wagon', `${long}.`).sections.hero_section).toMatchObject({
    heading: 'We pump out tanks',
    body: `${long}.`,
  });
});

it.each([
  ['I mend clocks in Leith. Ring me on 0131 496 0142, after six.', 'Ring 0131 496 0142', 'Ring 0131 496 0142'],
  ['We mend clocks in Leith. Phone only, 0131 496 0142.', 'Phone 0131 496 0142', 'Phone 0131 496 0142'],
  ["We mend clocks in Leith. Text 07700 900 144, we'd rather a text.", 'Text 07700 900 144', 'Text 07700 900 144'],
  ['We hire out chairs in Kumasi. WhatsApp 024 555 0147.', 'WhatsApp 024 555 0147', 'WhatsApp 024 555 0147'],
  ['I trim hooves in Kilkenny. Ring Declan Foran, 087 555 0162.', 'Ring 087 555 0162', 'Ring 087 555 0162'],
  ['We are a puppet theatre in Ghent. Write to hello@strings.example.', 'Plan a visit', 'Write to us'],
  [
    'We bake bread in a bakery in Ghent. The shop is open Monday to Friday, 7 to 12.',
    'See when we are open',
    'Visit us',
  ],
  ['Orthodontists in Leeds. The first consult is free.', 'Book a free first consult', 'Book a free first consult'],
  ['A guesthouse for software people in Ghent.', 'Book a room', 'Book a room'],
  ['Software for guesthouses and hotels in Ghent.', 'Get started', 'Get started'],
  ['Antivenom against six snakes, made with horses.', 'Get in touch', 'Get in touch'],
])('asks for what one does next there, and by the way that the client has chosen: %s', (description, call, action) => {
  const { hero_section, cta_section } = page('Any', description).sections;
  expect(hero_section.action).toBe(call);
  expect(cta_section.action).toBe(action);
});

it('lists what is missing where next to nothing is told', () => {
  const { notes, sections } = page('Holl', 'Nails, the iron kind, 143 shapes, since 1893.');
  expect(sections.hero_section).toMatchObject({
    heading: 'Nails, the iron kind',
    body: '143 shapes, since 1893.',
  });
  // asks, and promises nothing
  expect(sections.cta_section.body).toBe('A few words are enough to begin with.');
  expect(notes).toMatch(/^To be added: a telephone number or an e-mail address, the town or address;/);
  expect([sections.about_section, sections.services_section, sections.section_4].map(({ body }) => body)).toEqual([
    '',
    '',
    '',
  ]);
});

it.each([
  ['A wash is 9 € and 25 for the workshop.', 'A wash is 9 € and 25 € for the workshop.'],
  ['A key is $12, 18 for a long one and 45 with the lock.', 'A key is $12, $18 for a long one and $45 with the lock.'],
  ['A lesson is 40 euros, and 30 for a child.', 'A lesson is 40 euros, and 30 euros for a child.'],
  ['We have asked 9 € for a wash since 1998, and 1998 for us was long ago.', ', and 1998 for us'],
  ['A box of 12 for four costs 8 euros.', 'A box of 12 for four costs 8 euros.'],
])('gives each amount its currency, and nothing else: %s', (sentence, said) => {
  expect(textsOf(page('Any', `We run a laundrette in Porto. ${sentence}`)).join('\n')).toContain(said);
});

it('says hours where one gets in touch, and the town at the foot of the page', () => {
  const { cta_section, footer_section } = page(
    'Tolv',
    'We sharpen scissors and shears. Our workshop is in Bergen. We are open from 9 to 15, Monday to Friday. E-mail us: post@tolv.example.',
  ).sections;
  expect(cta_section.body).toContain('post@tolv.example.');
  expect(cta_section.body).toContain('We are open from 9 to 15, Monday to Friday.');
  expect(footer_section.body).toContain('Bergen');
  expect(footer_section.body).toContain('post@tolv.example');
  // where those live for whom it works is no address
  expect(page('Tolv', 'We sharpen shears. We work for tailors in Oslo.').sections.footer_section.body).not.toMatch(
    /Oslo/,
  );
});

it('has a title for search engines that breaks no list, and a description of whole sentences', () => {
  const { seo } = page(
    'Plumb Dental Laboratory',
    'We make crowns, bridges and dentures from zirconia by hand in Kraków. A crown takes five days.',
  );
  expect(seo.title).not.toMatch(/crowns$/);
  expect(seo.description).toContain('A crown takes five days.');
  expect(page('Marr', 'I mend kettles in Leith.').seo).toEqual({
    title: 'Marr: Mending kettles in Leith',
    description: 'I mend kettles in Leith.',
  });
});

const LETTER = `Dear both,

here is it all in writing.

We rescue wet paper in Deventer. We come with crates and a freezer lorry. Hospitals pay the rest, about 60%.

Who calls us: archives, notaries, now and then a family. Families are welcome and I want the page to say so.

Prices:
- call-out €475
- drying €38 per running decimetre
- photo albums €55 each

How it goes
1. you call and leave the books closed
2. we come the same day
3. we freeze everything

What we dont do:
- scan your documents
- chemical cleaning of parchment, we send you to a conservator

Most important for anyone in panic: do not open the wet books.

Shop hours: Wednesday 10 to 15. Phone 0570 555 088, by a person (we were asked to have a robot. No.).

Greetings, Wietske`;

describe('of a letter', () => {
  const { sections } = page('Paper Weir', LETTER);
  const all = textsOf({ sections }).join('\n');

  it('says what is done and where, then what the client marks as most important', () =>
    expect(sections.hero_section).toMatchObject({
      heading: 'We rescue wet paper in Deventer',
      body: expect.stringMatching(/^Do not open the wet books\./),
    }));

  it('keeps a list whole, and its steps in order', () => {
    expect(sections.services_section.items).toEqual([
      { title: 'Call-out', text: '€475' },
      { title: 'Drying', text: '€38 per running decimetre' },
      { title: 'Photo albums', text: '€55 each' },
    ]);
    expect(sections.section_4.items.map(({ text }) => text)).toEqual([
      'You call and leave the books closed.',
      'We come the same day.',
      'We freeze everything.',
    ]);
  });

  it('keeps the no of what is not done', () => {
    expect(all).toContain(
      "What we don't do: scan your documents; chemical cleaning of parchment, we send you to a conservator.",
    );
  });

  it('says for whom it is, keeps the name of hours, and drops what is said to the makers', () => {
    expect(all).toContain('Who calls us: archives, notaries, now and then a family. Families are welcome.');
    expect(all).toContain('Shop hours: Wednesday 10 to 15.');
    expect(all).not.toMatch(/prices:|want the page|in writing|greetings/i);
  });
});

it.each([
  ['Please leave out the divorce.', 'I started again after I was divorced in 2012.', /divorced/],
  ['Do not mention my age.', 'I am 71 and still carry the bricks.', /71/],
  ["Don't publish the names of the hospitals.", 'We drive nurses home from Adventist Hospital.', /Adventist/],
  ['Not to be written: which donor paid the oven.', 'The oven was paid by a donor in Turin.', /Turin/],
])('says nothing of what is asked to stay unsaid: %s', (wish, fact, told) =>
  expect(textsOf(page('Any', `We bake bread in Turku. ${fact} A loaf is 4 euros. ${wish}`)).join('\n')).not.toMatch(
    told,
  ),
);

it('tells whoever edits the page each fact that it could not place', () =>
  expect(
    page('Any', 'We bake bread in Turku. A loaf is 4 euros. Nous faisons aussi des gâteaux pour les mariages.').notes,
  ).toContain('Left out: “Nous faisons aussi des gâteaux pour les mariages.”'));

it('takes two businesses apart where each has its hours', () =>
  expect(
    page(
      'Any',
      'We mend cars and cook noodles in Portland.\n\nGarage: oil changes $59. Mon to Sat 8 to 5.\n\nNoodles: khao soi $15. Mon to Sat 10 to 4.',
    ).sections.cta_section.body,
  ).toContain('Garage: Monday to Saturday 8 to 5. Noodles: Monday to Saturday 10 to 4.'));

it.each(["Mairi's Ferry", 'C++ & (Sons)', 'A. B. [C]', '$5 Shop?', 'O\\Neill'])(
  'writes for a brand of any name: %s',
  (name) =>
    expect(
      page(name, `Hi, short one: ${name} is a ferry in Oban. Don't use "it's fine".`).sections.hero_section.heading,
    ).toContain('Oban'),
);

it('names those who run it in one sentence, and takes no name for a town', () => {
  const { sections } = page(
    'Veen Physio',
    'Physiotherapy clinic in Utrecht, run by me, Bo Adair, and two other physios. 30 minutes costs €44.',
  );
  expect(sections.hero_section).toMatchObject({
    heading: 'Physiotherapy clinic in Utrecht',
    body: 'Run by me, Bo Adair, and two other physios.',
  });
  expect(
    textsOf(page('Veen Physio', 'Physiotherapy clinic in Utrecht, run by me, Bo Adair, and two other physios.')).join(
      '\n',
    ),
  ).not.toMatch(/find us in Bo/);
});

it('puts what follows a list of prices beside it, and not to its last item', () =>
  expect(
    page('Any', 'We bake bread in Turku. A loaf is 4 euros, a bun is 2 euros. Flour from our own mill.').sections
      .services_section.items,
  ).toEqual([
    { title: 'Loaf', text: '4 euros' },
    { title: 'Bun', text: '2 euros' },
  ]));

it.each([
  ['I tune pianos in Lublin and around, 310 zł.', 'Get in touch', 'Talk to me'],
  ['We are a nonprofit in Tulsa that is also a locksmith. Rekeys are $25.', 'Call us', 'Call us'],
  ['Butcher in Leeds. Order by Thursday noon on the site and skip the queue.', 'Place an order', 'Order from us'],
  [
    'Rota software in Cork. It replaces the sheet on the wall, and nobody has to mend it.',
    'Get started',
    'Get started',
  ],
])(
  'has a button of its own only where the kind of business or a word of the client decides: %s',
  (text, action, heading) => {
    const { hero_section, cta_section } = page('Any', text).sections;
    expect([hero_section.action, cta_section.heading]).toEqual([action, heading]);
  },
);

it('says near where it is near, and takes no town from where something was built', () => {
  const school = page('Tarn School', 'Outdoor primary school near Kendal, Cumbria. Fees are £2,100 a term.');
  expect(school.sections.footer_section.body).toBe('Near Kendal, Cumbria');
  expect(school.seo.title).toBe('Tarn School: Outdoor primary school near Kendal, Cumbria');
  const software = page(
    'Foldly',
    'Month-end software for charities, UK only. Built in Leeds by 19 people. £640 a month.',
  );
  expect(software.sections.footer_section.body).toBe('');
  expect(`${software.sections.hero_section.heading} ${software.seo.title}`).not.toContain('Leeds');
});

it.each([
  ["No AI claims please, our readers' boards have been burned.", /burned|AI claims/],
  ['Parents worry that it makes children lazy, so we want to answer that.', /lazy/],
  ['The shop side should be able to stand on its own for somebody in a hurry.', /stand on its own/],
  ['Marta insists on the long version, Piet doubts it.', /Marta|Piet/],
  ['Hanne said put the crane first.', /crane/],
  ['No "oasis", "green lung", "future-proof", leaf icons.', /oasis|green lung|leaf/],
  ['I left the contradictions in because they were really said.', /contradictions/],
])(
  'prints nothing that is said of the page or by whom, nor the reason for it, and tells it whole: %s',
  (talk, words) => {
    const { notes, ...shown } = page('Any', `We grow herbs on roofs in Utrecht. ${talk} A box is €14.`);
    expect(JSON.stringify(shown)).not.toMatch(words);
    expect(notes).toContain(`“${talk}”`);
  },
);

it('prints what customers do on the site, and what a school inspector said', () => {
  const all = textsOf(
    page('Any', 'Butcher in Leeds. Ofsted said Good in 2022. Order by Thursday noon on the site.'),
  ).join('\n');
  expect(all).toContain('Ofsted said Good in 2022.');
  expect(all).toContain('Order by Thursday noon on the site.');
});

it('begins with what the client calls their thing', () =>
  expect(
    page(
      'Any',
      'Title company in Tulsa. Free parking behind the house. Our thing is that every buyer gets a call a week before signing. We do not compete on price.',
    ).sections.hero_section.body,
  ).toContain('Our thing is that every buyer'));

it.each([
  [
    'Title company in Tulsa. 9 people, about 1,300 closings a year. First-time buyers are half of it.',
    'closings a year. First-time buyers are half of it.',
  ],
  [
    'Butcher in Leeds. Mince is £9 a kilo. Cass and Dom own it, both once chefs.',
    'Cass and Dom own Any, both once chefs.',
  ],
  ['Maker of bolts at Halifax. Estd. 1974. We are having 60 workers.', 'Any was established in 1974.'],
])('leaves no sentence without what it speaks of: %s', (text, said) =>
  expect(textsOf(page('Any', text)).join('\n')).toContain(said),
);

it('tells what not placed where what it speaks of is not shown', () => {
  const { sections, notes } = page(
    'Any',
    'Locksmith in Tulsa. Our budget for the other work is small. Same techs do both. Rekeys are $25.',
  );
  expect(sections.services_section.body).not.toContain('both');
  expect(notes).toContain('“Same techs do both.” (not placed)');
});

it('tells every sentence that it does not print, a rule whole, and first what is in confidence', () => {
  const rule = `Rules from our board: never show or name a client, ${'never tell the story of one of them, '.repeat(9)}and the website must not say what the back page is for.`;
  const { sections, notes } = page(
    'Any',
    `We mend locks in Tulsa. Organic certified. Our turnover fell. ${rule} Rekeys are $25.`,
  );
  // whom the rule protects is asked for no name
  expect(notes).not.toContain('with their names');
  expect(notes).toContain(`“${rule}” (wishes for the page)`);
  expect(JSON.stringify(sections)).toContain('Organic certified.');
  expect(notes.indexOf('Our turnover')).toBeLessThan(notes.indexOf('Rules from'));
  const long = page('Any', `We mend locks in Tulsa. ${'Our budget for photographs is small this year. '.repeat(200)}`);
  expect(long.notes.length).toBeLessThan(4000);
});

it('asks for nothing that is given', () => {
  const { notes } = page('Any', 'I tune pianos in Lublin, 310 zł. Run by Ewa Zych.');
  expect(notes).not.toMatch(/what it costs|who is behind/);
});

it.each([
  ['Some of the boys work on the boats. We know it but NOTHING about this on the website.', /boys|boats/],
  ["A visit is €20, I found someone in 2019. Don't put that last bit on.", /2019/],
  ["22 years a nurse, knees gave out (don't write the knees).", /knees/],
  ["Gus Pappas. Doesn't want to be mentioned.", /Gus|mentioned/],
  ["After is my sister's firm and she has her own, please don't mention it.", /sister/],
  ["Confidential for you: we are merged next spring and the staff don't know. Nothing.", /merged|staff|Nothing/],
  ["My father died from it. I don't know if this goes on the web.", /father|web/],
])('lets a ban reach back over what it bans: %s', (text, forbidden) => {
  const { notes, ...shown } = page('Any', `We lend books on Lake Volta, Ghana.\n\n${text}\n\nWe come on Mondays.`);
  expect(JSON.stringify(shown)).not.toMatch(forbidden);
  expect(notes).toContain('Left out');
});

it('holds what is said of the style up to the next fact', () => {
  const all = textsOf(
    page(
      'Any',
      'We write letters of complaint in Berlin.\n\nTone: dry. Grumpy with heart. Small pidgin okay. A letter is €29.',
    ),
  ).join('\n');
  expect(all).not.toMatch(/Grumpy|pidgin/);
  expect(all).toContain('A letter is €29.');
});

it.each([
  ['We sell coal from a boat in Braunston. Text me your bridge number, not a postcode.', 'Text me your bridge number'],
  ['Charity with a book canoe in Ghana. €25 = one community for one visit.', 'Give €25'],
  ['I help people sort their home in Umeå. First visit is coffee, one hour, free.', 'Book a free first visit'],
  ['We pull cars out of rivers in Iceland, 24 hours.', 'Call us'],
  ['We check land in Lagos. Button: Send the survey plan.', 'Send the survey plan'],
  ['We farm snails near Kartuzy. There is veterinary number 22053801.', 'Get in touch'],
])('asks for what the brief asks for, and takes no number for a telephone that is none: %s', (text, action) =>
  expect(page('Any', text).sections.hero_section.action).toBe(action),
);

it('spreads a brief of one sentence over the page', () => {
  const { hero_section, services_section } = page(
    'Sandur',
    'We pull rental cars out of rivers on the south coast, 24 hours, 45,000 ISK per hour, and we will not tell the rental company.',
  ).sections;
  expect(hero_section.heading).toBe('We pull rental cars out of rivers on the south coast');
  expect(services_section.body).toContain('45,000 ISK per hour.');
});

it('speaks to Brazilians as Brazilians do', () =>
  expect(
    page('Manga', 'A Manga faz roupa pra quem usa cadeira de rodas. Calça jeans R$ 189, camisa R$ 169.').sections
      .cta_section.heading,
  ).toBe('Fale conosco'));

it('begins with a whole thought: no list of questions is sawn in two, and no joke is a heading', () => {
  const hero = (text: string) => page('Vlerk', text).sections.hero_section;
  expect(
    hero(
      'We fly drones over vineyards around Stellenbosch and tell growers which rows need water, which are sick and when to pick.',
    ),
  ).toMatchObject({
    heading: 'We fly drones over vineyards around Stellenbosch',
    body: 'We fly drones over vineyards around Stellenbosch and tell growers which rows need water, which are sick and when to pick.',
  });
  expect(hero("Everybody's favourite people: they give out parking tickets. 90 car parks in Ohio.").heading).toBe(
    'We give out parking tickets',
  );
  expect(hero('Incense maker in Sakai, Japan, with a workshop at the back and a shop at the front.')).toMatchObject({
    heading: 'Incense maker in Sakai, Japan',
    body: 'We have a workshop at the back and a shop at the front.',
  });
});

it('prints among the wishes at the end only what is plainly of the brand', () => {
  const told = (text: string) => {
    const { sections, notes } = page(
      'Mara Ridge',
      `Tented camp in the Mara with nine tents. From $310 a night. ${text}`,
    );
    return { shown: JSON.stringify(sections).includes(text), isToldBeside: notes.includes(text) };
  };
  expect(told('Khaki and zebra stripes are what the whole valley does.')).toEqual({ shown: false, isToldBeside: true });
  expect(told('Bears are not welcome.')).toEqual({ shown: false, isToldBeside: true });
  expect(told('Meals are cooked over charcoal.')).toEqual({ shown: true, isToldBeside: false });
  expect(told('No refined sugar, no additives.')).toEqual({ shown: true, isToldBeside: false });
});
