import { typedOut } from '../reading/typed';
import { STUDIOS, type StudioId, writeProposal } from '..';
import { planOf } from '../proposal';
import { linesOf } from './lines';

const TODAY = new Date('2026-11-23T09:00:00Z');
const planned = (request: string) => planOf({ request, studio: { id: 'TI', name: 'TI' }, pictures: [], today: TODAY });
const names = (request: string) => planned(request).order.things.map(({ name }) => name);

/** Letters of several trades and languages, and what each of them orders. */
const LETTERS: readonly (readonly [letter: string, things: readonly string[]])[] = [
  [
    'I am the head baker of a bakery in Zwolle. Our bags are from 2003. We would like new bread bags (three sizes), a box for cakes, an apron and the lettering on two delivery vans. The wheat must stay. Our bags are printed by Van Dam in two colours and they need four weeks. The new shop opens on 17 May 2027. We have 18,000 euros for the design.',
    ['New bread bags (three sizes)', 'Box for cakes', 'Apron', 'Lettering on two delivery vans'],
  ],
  [
    'We run a railway museum in Llangollen.\n\nPlease quote for:\n- a wayfinding scheme for the site (about 30 signs)\n- a printed map that costs us less than 10p\n- a trail for children with six stops\nEverything in Welsh and English. Nothing may be drilled into the engine shed. The season starts on 26 March 2027.',
    [
      'Wayfinding scheme for the site (about 30 signs)',
      'Printed map that costs you less than 10p',
      'Trail for children with six stops',
    ],
  ],
  [
    'Three harbour boards want a shared site for skippers: bar conditions, tide, camera pictures. Scope: user research with fifteen skippers, a text-message fallback, an archive for the coroner.\n\nNot in scope: native apps, advertising, weather in general.\n\nAll three by 1 October 2027.',
    [
      'Shared site for skippers',
      'User research with fifteen skippers',
      'Text-message fallback',
      'Archive for the coroner',
    ],
  ],
  [
    'We want a recruitment campaign aimed at pianists, gamers and school leavers, people with fast hands. We’d like: a film, posters, and a booth 10 x 10 ft for two fairs: Winnipeg 9 March 2027, Hamilton 31 March 2027.',
    [
      'Recruitment campaign aimed at pianists, gamers and school leavers',
      'Film',
      'Posters',
      'Booth 10 x 10 ft for two fairs',
    ],
  ],
  [
    'Good afternoon. Items: 1 device in 2 colours, refills in packs of 3 and 10, a display for a counter, one carton for 24. Samples are needed for the distributors’ meeting on 22 April 2027; our printer requires 20 working days and the die another 10.',
    ['1 device in 2 colours', 'Refills in packs of 3 and 10', 'Display for a counter', 'One carton for 24'],
  ],
  [
    'We are a small press. For autumn 2027 we plan a picture book about a ferry, and we’re looking for an illustrator and an editor from one house.',
    ['Picture book about a ferry', 'Illustrator', 'Editor from one house'],
  ],
  [
    'I want a cookbook, a calendar and beer labels. Budget generous for the book, nothing for the calendar. All in ink.',
    ['Cookbook', 'Beer labels'],
  ],
  [
    'The council wants a board at the gate and a form for the families. My colleague thinks we also need an app. We do not.',
    ['Board at the gate', 'Form for the families'],
  ],
  [
    'Need a logo + business cards for my van asap. My cousin says I need a website too, dont think so.',
    ['Logo', 'Business cards for your van'],
  ],
  [
    'The parish council invites tenders for (1) the redesign of our newsletter (A5, 16 pages, every household), (2) a template in Word, and (3) a noticeboard header.',
    ['Redesign of your newsletter (A5, 16 pages, every household)', 'Template in Word', 'Noticeboard header'],
  ],
  [
    'We start an oat ice cream and need a name, a logo and a tub label. We don’t want pastel, we don’t want cows, we don’t want the word "vegan" on the front.',
    ['Name', 'Logo', 'Tub label'],
  ],
  ['Can you make our annual report look less like an annual report? Last year nobody read it.', ['Annual report']],
  [
    'I open a bicycle shop. We need: 1. Logo. 2. Sign above the door (landlord says max. 3 m x 60 cm, no light). 3. Price list for the wall. We can pay 30 000 SEK.',
    ['Logo', 'Sign above the door (landlord says max. 3 m x 60 cm, no light)', 'Price list for the wall'],
  ],
  [
    'For the edition of 2027 we require a visual identity, a programme book (48 pp.) and posters in two sizes.',
    ['Visual identity', 'Programme book (48 pp.)', 'Posters in two sizes'],
  ],
  [
    'Our town closes its only through road. We look for a campaign that keeps people coming in: a name, 1.4 km of fence banners, signs that move each week, one event a month in the street and a closing feast.',
    [
      'Campaign that keeps people coming in',
      'Name',
      '1.4 km of fence banners',
      'Signs that move each week',
      'One event a month in the street',
      'Closing feast',
    ],
  ],
  [
    'Wir sind ein Familienbetrieb in Passau. Unsere Website stammt von 2009. Wir suchen jemanden, der uns eine neue macht.\n\nWas wir brauchen:\n– etwa 12 Seiten\n– ein Formular, mit dem Leute drei Fotos schicken können und eine Antwort bekommen\n– eine Seite für alte Kacheln, die wir verkaufen, rund 3.000 Stück im Lager, bisher ohne Liste\n– Stellenanzeige, wir finden keinen Lehrling\n\nFertig bis Ende August 2027.',
    [
      'Formular, mit dem Leute drei Fotos schicken können und eine Antwort bekommen',
      'Seite für alte Kacheln, die Sie verkaufen, rund 3.000 Stück im Lager, bisher ohne Liste',
      'Stellenanzeige',
    ],
  ],
  [
    'Je tiens une librairie à Namur. Il me faut l’aménagement (rayons, un coin lecture), une enseigne et un sac. J’ouvre le 1er juin 2027.',
    ['Aménagement (rayons, un coin lecture)', 'Enseigne', 'Sac'],
  ],
  [
    'Somos una cooperativa de Carril y queremos vender almejas en conserva. Necesitamos:\n- nombre para la marca\n- logotipo\n- etiquetas para 4 latas\n- una página web donde se pueda comprar\n\nNada de sirenas. La primera venta es en la feria de Vigo el 7 de octubre de 2027.',
    ['Nombre para la marca', 'Logotipo', 'Etiquetas para 4 latas', 'Página web donde se pueda comprar'],
  ],
];

/** No letter is a note. */
const MORE =
  '\n\nThe house stands at the river and has been there for a long time, and whoever works in it knows it well. The people come on foot, in winter as in summer.';

describe.each(LETTERS)('the letter “%s”', (short, things) => {
  const letter = short.length < 300 ? short + MORE : short;
  const plan = planned(letter);
  const { content } = writeProposal(plan.brief);
  const own = content.slice(0, content.indexOf('## Before this is sent')).replace(/\\(?=[\p{P}\p{S}])/gu, '');

  it('orders these things, and no others', () => expect(names(letter)).toEqual(things));

  it('has one line for each thing, and no line without a thing', () =>
    expect(
      linesOf(plan.order, plan.reading, plan.language)
        .filter(({ isPiece }) => isPiece)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...things].sort()));

  it('is quoted whole: each quotation stands in it', () => {
    // but for slips of typing, which nobody wants to read of himself
    const said = typedOut(letter).replace(/[’‘]/gu, "'").replace(/\s+/gu, ' ');
    for (const [, quoted] of own.matchAll(/(?:“|„|« ?)([^”“»]{3,}?)(?:”|“| ?»)/gu))
      expect(said).toContain(quoted!.replace(/[’‘]/gu, "'").replace(/ /gu, ' ').trim());
  });

  it('has its files before they are used', () => {
    const { rows, deadline } = plan.schedule;
    const made = rows.filter(({ phase }) => phase?.isMade);
    const files = rows.filter(({ phase }) => phase && !phase.isMade).at(-1)?.until;
    if (made.length > 0 && deadline && files) expect(+files).toBeLessThan(+deadline.date);
  });
});

it('what is not wanted is told in the letter’s own words, and has no line in any studio', () => {
  const letter = LETTERS[2]![0];
  for (const id of Object.keys(STUDIOS) as StudioId[]) {
    const { content, title } = writeProposal({ request: letter, studio: { id, name: id }, pictures: [], today: TODAY });
    expect(content).toContain(
      'Not offered, as you write: “Not in scope: native apps, advertising, weather in general.”',
    );
    expect(content).not.toMatch(/\*\*(?:Advertising|Weather|Native)/);
    expect(title).not.toMatch(/advertising/i);
  }
});

it('the files leave by as much earlier as the makers take', () => {
  const { rows } = planned(LETTERS[4]![0]).schedule;
  const files = rows.filter(({ phase }) => phase && !phase.isMade).at(-1)!.until!;
  // 30 working days before 22 April are six weeks
  expect(files.toISOString().slice(0, 10)).toBe('2027-03-11');
});

it.each([
  ['We open on 6 February 2027.', 'Opening'],
  ['We should like to have the name settled by 31 January 2027.', 'Name settled'],
  ['Everything runs on Birthe, who retires on 30 June 2027.', 'Birthe retires'],
  ['The next general assembly is on 13 March 2027 and we want to show a design there.', 'General assembly'],
  ['It is shown at the trade fair in Hanover on 8 October 2027.', 'Trade fair in Hanover'],
  ['The grant has to be spent by 31 March 2027.', 'Invoiced'],
])('a day is called by the noun of what happens on it: %s', (sentence, label) =>
  expect(
    planned(`We need a logo, a menu and a sign for the door. ${sentence}`).schedule.rows.map((row) => row.label),
  ).toContain(label),
);

it('days that do not fit are said first, and plainly', () => {
  const { content } = writeProposal({
    request:
      'We need an exhibition of 90 m2, a catalogue and a website for our museum in Gent. Everything must be there on 14 December 2026, when the minister comes. We are eleven people, and half of us are volunteers who come on Saturdays only.',
    studio: { id: 'JAD', name: 'JAD' },
    pictures: [],
    today: TODAY,
  });
  expect(content.indexOf('**Plainly:')).toBeGreaterThan(0);
  expect(content.indexOf('**Plainly:')).toBeLessThan(content.indexOf('[price]'));
});

it.each([
  ['We need a van, also a trailer, then a flag and mugs.', ['Van', 'Trailer', 'Flag', 'Mugs']],
  ['We need a leaflet explaining how to use it and then we see.', ['Leaflet explaining how to use it']],
  [
    'We want a logo, a sign that works in the dark and a menu board we can change ourselves.',
    ['Logo', 'Sign that works in the dark', 'Menu board you can change yourselves'],
  ],
  ['We’d like help with the inside and a lamp for the hall.', ['Help with the inside', 'Lamp for the hall']],
  ['Visitors will come by the upper gate only and will need a map.', []],
  ['Can you help with signs, uniforms, and new appointment cards?', ['Signs', 'Uniforms', 'New appointment cards']],
  ['We need a poster. The pressing plant wants files 12 weeks before.', ['Poster']],
  ['We’d like the waiting room to feel less like one.', ['We’d like the waiting room to feel less like one']],
  [
    'We want a leaflet, an audio guide maybe, and a box that opens with one hand.',
    ['Leaflet', 'Audio guide', 'Box that opens with one hand'],
  ],
  [
    'We need a website where they see prices and book a day, and a poster.',
    ['Website where they see prices and book a day', 'Poster'],
  ],
  [
    'Our boards need a ladder. So: new cups (12oz), boards for the wall, and a guide.',
    ['New cups (12oz)', 'Boards for the wall', 'Guide'],
  ],
  [
    'We plan an exhibition in the hall (40 showcases that exist already) and a book with 24 essays.',
    ['Exhibition in the hall (40 showcases that exist already)', 'Book with 24 essays'],
  ],
  ['We want a size guide for the site, also a tape.', ['Size guide for the site', 'Tape']],
  ['What I think we need is a fascia sign and maybe a stall cloth.', ['Fascia sign', 'Stall cloth']],
  [
    'We would like you to design hands-on stations where a visitor picks a lock.',
    ['Hands-on stations where a visitor picks a lock'],
  ],
  [
    'We’d like memorial cards to match, and a better sign than the lightbox that is outside.',
    ['Memorial cards to match', 'Better sign than the lightbox that is outside'],
  ],
  [
    'We invite you to submit an offer for:\n• detailed design of swings (EN 1176)\n• information board with rules',
    ['Detailed design of swings (EN 1176)', 'Information board with rules'],
  ],
  [
    'We request a quotation for: (a) audio stations for 9 enclosures, (b) a line between them, (c) models of 4 animals. Delivery in two stages: 3 stations by 15 June 2027, the rest by 15 October 2027.',
    ['Audio stations for 9 enclosures', 'Line between them', 'Models of 4 animals'],
  ],
  ['We want a map board, about A5, and a leaflet only if there’s money left.', ['Map board, about A5', 'Leaflet']],
])('a thing keeps its own words, and a joint word is none: %s', (letter, things) =>
  expect(names(letter)).toEqual(things),
);
