import { writePage } from '.';

const page = (name: string, description: string) =>
  writePage({ brand: { name, description, year: 2026 }, strategy: null });

describe('of an ordinary description', () => {
  const { sections, seo, notes } = page(
    'Barre & Bone',
    'Physiotherapy practice in Cork for dancers, from beginners with sore heels to professionals on tour. Both physios danced themselves. First appointment 60 min €85, follow-up €65, and there is a sprung floor in the treatment room. It was founded in 2015. Parents usually book, teenagers usually decide.',
  );

  it('says in its heading what it is, and goes on below it with what else that sentence tells', () =>
    expect(sections.hero_section).toMatchObject({
      heading: 'Physiotherapy practice in Cork for dancers',
      body: 'From beginners with sore heels to professionals on tour. There is a sprung floor in the treatment room.',
      action: 'Make an appointment',
    }));

  it('has an item for each price, and whole sentences for the rest', () => {
    expect(sections.services_section).toMatchObject({
      items: [
        { title: 'First appointment 60 minutes', text: '€85' },
        { title: 'Follow-up', text: '€65' },
      ],
    });
    expect(JSON.stringify(sections)).toContain('There is a sprung floor in the treatment room.');
    expect(sections.about_section.body).toContain('Barre & Bone was founded in 2015.');
  });

  it('prints nothing of what a client orders from its designers', () => {
    const { sections: own, notes: told } = page(
      'Kisumu Waves',
      'Rowing club in Kisumu, founded in 2016. They need a badge, a kit and something for the boathouse door.',
    );
    expect(own.hero_section.heading).toBe('Rowing club in Kisumu, founded in 2016');
    expect(told).toContain('“They need a badge, a kit and something for the boathouse door.”');
  });

  it('tells its editor what it does not print and what is missing, and nobody else', () => {
    expect(JSON.stringify([sections, seo])).not.toMatch(/usually decide|To be added/);
    expect(notes).toContain('“Parents usually book, teenagers usually decide.”');
  });
});

it('makes items of what is offered, and leaves every other sentence whole', () => {
  const { sections } = page(
    'Têtu',
    'Cheese dairy near Antsirabe, milk from 85 farms. It makes a tomme, a fromage blanc and a rind cheese called le Têtu. No refined sugar, no additives, glass jars.',
  );
  expect(sections.services_section.items).toEqual([
    { title: 'Tomme', text: '' },
    { title: 'Fromage blanc', text: '' },
    { title: 'Rind cheese', text: 'Called le Têtu.' },
  ]);
  expect(JSON.stringify(sections)).toContain('No refined sugar, no additives, glass jars.');
});

it('tells what happens one after the other as steps', () =>
  expect(
    page(
      'Glimmer',
      'An app for medicine. The pharmacy loads the prescription, the phone rings in time, and a relative gets a message.',
    ).sections.section_4,
  ).toMatchObject({
    heading: 'How it works',
    items: [
      { text: 'The pharmacy loads the prescription.' },
      { text: 'The phone rings in time.' },
      { text: 'A relative gets a message.' },
    ],
  }));

it.each([
  ['Charity in Bristol that repairs bicycles for refugees. It needs donated bikes and monthly donors.', 'Donate'],
  ['Nursery in Leeds. Parents want to see the rooms, so visits should be easy to book.', 'Book a visit'],
  ['Granola from Bristol, sold online.', 'Order online'],
  ['Forest school on Skye. The waiting list opens in February.', 'Join the waiting list'],
  ['Funeral directors in Bradford. They order nothing you do not need.', 'Call us'],
])('asks for what the business wants: %s', (description, action) =>
  expect(page('Any', description).sections.hero_section.action).toBe(action),
);

it('prints nothing that has a word which must not be used, and asks for no voices where none may stand', () => {
  const { notes, ...shown } = page(
    'Stillwater',
    'Residential care near Hamilton, Ontario. A proven way home. 22 beds, nurses on site. No testimonials, no words like cure or proven.',
  );
  expect(JSON.stringify(shown)).not.toMatch(/proven/);
  expect(notes).not.toContain('in their own words');
});

it('has a search title of whole phrases within 60 characters and a description within 155', () => {
  for (const description of [
    'Lift maintenance in Gothenburg, Sweden, owned by its 41 technicians. They service lifts of every make for housing co-operatives.',
    'Conference interpreter for German, English and Russian, based in Vienna. She has worked for congresses and ministries for nineteen years and trains juniors.',
  ]) {
    const { title, description: text } = page('A name that is rather long', description).seo;
    expect(title.length).toBeLessThanOrEqual(60);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(title).not.toMatch(/owned$|German$|\b(?:and|for|in|of)$/);
    expect(text).toMatch(/\.$/);
  }
});

it('writes the page of a German, a French and a Spanish description in their words', () => {
  const { sections, notes } = page(
    'Atelier Roussel',
    'Atelier de reliure à Lyon depuis 1987. Ils restaurent des livres anciens et relient des thèses. Les clients sont des bibliothèques. Le ton doit rester simple.',
  );
  expect(sections.hero_section).toMatchObject({
    heading: 'Atelier de reliure à Lyon depuis 1987',
    body: 'Nous restaurons des livres anciens et relions des thèses.',
  });
  expect(sections.about_section).toMatchObject({
    heading: 'Pour qui nous travaillons',
    body: 'Nos clients sont des bibliothèques.',
  });
  expect(notes).toContain('“Le ton doit rester simple.”');
  expect(
    page('Nube', 'Taller de cerámica en Valencia. Imparten clases y venden piezas. Quieren crecer.').sections
      .hero_section.body,
  ).toBe('Impartimos clases y vendemos piezas.');
  expect(
    page('Kiosk', 'Kaffeebar in Hamburg. Sie verkaufen Fischbrötchen und Zeitungen. Der Ton soll trocken sein.')
      .sections.hero_section.body,
  ).toBe('Wir verkaufen Fischbrötchen und Zeitungen.');
});

it('calls nothing free that is not', () => {
  const { sections } = page(
    'Small Teeth',
    "Children's dentist in Enugu. First visit is always just a look around, nothing gets drilled. Open Saturdays.",
  );
  expect(JSON.stringify(sections)).not.toMatch(/free/i);
});

describe('each fact stands under a heading that is true of it', () => {
  const sectionsOf = (name: string, description: string) => page(name, description).sections;

  it('what is of no kind stands in the hero, and under no heading of its own', () => {
    const { hero_section, section_4 } = sectionsOf(
      'Shelf',
      'Second-hand bookshop in Wellington run by two librarians. They buy books on Thursdays. There is a cat called Dewey.',
    );
    expect(hero_section.body).toContain('There is a cat called Dewey.');
    expect(section_4).toMatchObject({ heading: '', body: '' });
  });

  it('what came in is no price, and who does the desserts costs nothing', () => {
    const { services_section, about_section } = sectionsOf(
      'Porto Table',
      'Catering in Porto for weddings. Grace Ferreira started with a food truck in 2015. A menu costs 28 euros. Her mother does the desserts. Raised £300 for the school.',
    );
    expect(services_section).toMatchObject({ heading: 'What it costs', body: 'A menu costs 28 euros.' });
    expect(about_section.body).toContain('Her mother does the desserts.');
  });

  it('who opened it stands not beside the hours, nor who designed it beside the price', () => {
    const { cta_section, services_section } = sectionsOf(
      'Noodle House',
      'Noodle restaurant in Leeds with thirty seats. Bowls cost £9. Teachers helped design them. Closed on Mondays. Mr and Mrs Zhao opened it in 2015.',
    );
    expect(services_section.body).toBe('Bowls cost £9.');
    expect(cta_section.body).toBe('Closed on Mondays.');
  });

  it('where it is sold stands where one asks for it', () =>
    expect(
      sectionsOf('Wick', 'Candle maker in Hobart. Makes beeswax candles in forty shapes. Sold in a dozen shops.')
        .cta_section,
    ).toMatchObject({ heading: 'Where to buy', body: 'Sold in a dozen shops.' }));

  it('‘each one’ stays with what it is one of', () =>
    expect(
      sectionsOf('Dots', 'A publisher in Bogotá producing books for blind children. Each one has print and braille.')
        .hero_section.body,
    ).toBe('Each one has print and braille.'));

  it('asks midwives and choirs for no day', () => {
    for (const trade of ['Midwifery practice in Zwolle, seven midwives.', 'Community choir in Galway with 85 members.'])
      expect(sectionsOf('Any', trade).cta_section).toMatchObject({ heading: 'Talk to us', action: 'Get in touch' });
  });
});

it.each([
  ['Candle workshop in Hobart run by two sisters and an uncle.', 'Mshahara Desk: Candle workshop in Hobart'],
  ['We restore uprights and grand pianos built before 1940.', 'Mshahara Desk: Restoring uprights and grand pianos'],
  ['We attend home births and run a weekly breastfeeding café in Bodø.', 'Mshahara Desk: Attending home births'],
])('drops the place from the search title before the trade, and cuts through no pair: %s', (description, title) =>
  expect(page('Mshahara Desk', description).seo.title).toBe(title),
);

it('names no visit to goods that are sold elsewhere, no order to a charity and no place with a shout', () => {
  const callOf = (description: string) => page('Any', description).sections;
  expect(callOf('Hammam products from the Middle Atlas: clay and soap.').hero_section.action).not.toMatch(/visit/i);
  expect(callOf('A charity that drills village wells. Donors pay for a well.').hero_section.action).toBe(
    'Get in touch',
  );
  expect(callOf('Flower garlands in Madurai, AND a shop for wedding cards.').footer_section.body).toBe('Madurai');
});
