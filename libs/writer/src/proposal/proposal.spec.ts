import { writeProposal, type ProposalBrief, STUDIOS, type StudioId } from '.';
import { addWorkingDays, longDate } from './calendar';
import { datesIn } from './dates';
import { amountsIn } from './money';
import { planOf } from './proposal';
import { readRequest } from './reading/request';

const TODAY = new Date('2027-03-01T09:30:00Z'); // a Monday
const STUDIO_IDS = Object.keys(STUDIOS) as StudioId[];
const REQUEST =
  'Hello, we are a workshop for church organs in the Vosges. We need a website, a folder of 24 pages for parishes and 200 stickers. No stained glass, no choir boys. It must be ready by 18 June, our budget is 14,500 euros. Our logo stays. The parish council of Thann decides. Do you speak Alsatian? Please do not tell the bishop. Kind regards, Odile Muller';

const write = (request: string, studio: StudioId = 'TI', more: Partial<ProposalBrief> = {}) =>
  writeProposal({ request, studio: { id: studio, name: `${studio} Acme` }, pictures: [], today: TODAY, ...more });
const read = (request: string) => readRequest(request, new Date('2027-03-01'));
const things = (request: string) =>
  planOf({ request, studio: { id: 'TI', name: 'TI' }, pictures: [], today: TODAY }).order.things.map(
    ({ name }) => name,
  );
const headings = (content: string) => [...content.matchAll(/^## (.+)$/gm)].map(([, text]) => text);
const plainOf = (content: string) => content.replace(/\\(?=[\p{P}\p{S}])/gu, '').replace(/’/g, "'");
/** What the client is to see: without the list for who sends it. */
const sent = (content: string) => content.slice(0, content.indexOf('## Before this is sent'));
const shown = (request: string, studio?: StudioId) => plainOf(sent(write(request, studio).content));
/** Long enough to be no note. */
const MORE =
  ' We are a small house on the river with nine rooms and a garden, and people come on foot. The kitchen is open from Thursday to Sunday and the cook has been with us for eleven years. In winter we are four, in summer twelve, and everybody does everything.';

describe.each(STUDIO_IDS)('a proposal of %s', (studio) => {
  const { title, content } = write(REQUEST, studio);
  const plain = plainOf(sent(content));

  it('is named by what is made, and for whom', () =>
    expect(title).toBe('Website, folder and stickers for the workshop for church organs in the Vosges'));

  it('has a price to fill in for each thing that is asked for, and one for all', () =>
    expect(plain.match(/\[price\]/g)!.length).toBeGreaterThanOrEqual(4));

  it('tells each condition, sum and person back', () => {
    for (const words of [
      '24 pages',
      'No stained glass, no choir boys.',
      '14,500 euros',
      'The parish council of Thann decides.',
      'Your logo stays.',
      '200 stickers',
    ])
      expect(plain).toContain(words);
  });

  it('plans up to the day of the client', () => expect(plain).toMatch(/back from 18 June 2027/));

  it('marks what a person has to answer', () => {
    expect(plain).toMatch(/“Do you speak Alsatian\?”\*\* \[answer\]/);
    expect(content.slice(content.indexOf('## Before this is sent'))).toContain('“Do you speak Alsatian?”');
  });

  it('keeps what is not for every eye out of what is sent, and tells whoever sends it', () => {
    expect(plain).not.toContain('bishop');
    expect(content).toContain('“Please do not tell the bishop.”');
  });

  it('asks nothing that was said', () => {
    for (const question of ['By which day does it', 'Which sum may', 'Who decides in the end'])
      expect(plain).not.toContain(question);
  });

  it('leaves nothing to fill in but what is marked', () => {
    const marks = new Set(plain.match(/\[[^\]]*\]/g));
    expect([...marks].filter((mark) => !['[price]', '[name]', '[answer]', '[confirm]'].includes(mark))).toEqual([]);
  });

  it('is the same when it is written again', () => expect(write(REQUEST, studio).content).toBe(content));

  it('has every part that a proposal needs', () => {
    expect(headings(content).length).toBeGreaterThanOrEqual(9);
    expect(content).not.toMatch(/undefined|null|NaN|\[object|\.\.|“”| {2,}\S/);
  });

  it('quotes no sentence twice', () => {
    const quotes = plain.match(/“[^”]{20,}”/g) ?? [];
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('answers a note by a note', () => {
    const note = write('We need new sign writing for 2 vans and a menu. How much roughly? Derek', studio);
    expect(note.title).toBe('Sign writing and menu for Derek');
    expect(headings(note.content)).toEqual(['Before this is sent (for us; take this part out)']);
    expect(note.content.split(/\s+/).length).toBeLessThan(300);
  });

  it.each([
    ['one word', 'Logo.logo.logo'],
    ['HTML', '<script>alert(1)</script> We need a <b>logo</b> & a | table'],
    ['2000 characters without a blank', 'x'.repeat(2_000)],
    ['names of built-in things', 'We need a logo for constructor, __proto__ and toString by Friday'],
    ['another language', 'Wir brauchen ein Logo für unsere Bäckerei und das bis nächsten Freitag, mit 300 Euro.'],
    ['signs alone', '?!?!?!?!?!?!?!'],
    ['quoted lines alone', '> From: A\n> b\n>> c'],
    ['a greeting alone', 'Hello there,'],
  ])('is written from %s', (_, request) => {
    const written = write(request, studio);
    expect(written.title).not.toBe('');
    expect(written.content).toContain('[price]');
    expect(written.content).not.toMatch(/(?<!\\)<(?!\s)/);
  });
});

it('five studios have five structures', () =>
  expect(new Set(STUDIO_IDS.map((studio) => headings(write(REQUEST, studio).content).join('|'))).size).toBe(5));

describe('what is asked for', () => {
  it.each([
    ['We need a logo, a menu and business cards for the team.', ['Logo', 'Menu', 'Business cards for the team']],
    [
      'We need:\n- can label, 4 beers, 330 ml\n- coaster, 93 mm round\nThe logo stays.',
      ['Can label, 4 beers, 330 ml', 'Coaster, 93 mm round'],
    ],
    ['Could somebody come rather than a video call? We want new signs.', ['New signs']],
    ['Please do not:\nmake a website.\nuse gold.\nWe want a catalogue.', ['Catalogue']],
    [
      'We already have a logo. We don’t need a website. We need labels for 12 jars and boxes.',
      ['Labels for 12 jars and boxes'],
    ],
    [
      'We need a name, ute & clinic signs, scrubs, and how we tell people.',
      ['Name', 'Ute & clinic signs', 'Scrubs', 'How you tell people'],
    ],
    ['Please don’t make sad posters.', []],
    ['The auditors need a serial number. My brother wants a horse.', []],
    ['We want 500 new customers by October.', []],
    ['We want guests to ask for the lights off.', ['We want guests to ask for the lights off']],
    ['I want an app. Actually maybe not app.', []],
    ['Our choir (44 altos, 3 tenors) needs a website that attracts tenors.', ['Website that attracts tenors']],
    [
      '3 things: 1) a floor graphic (420 m2) 2) t-shirts, 2 colours max 3) a rules sign',
      ['Floor graphic (420 m2)', 'T-shirts, 2 colours max', 'Rules sign'],
    ],
    ['We need a leaflet in Danish, German and English.', ['Leaflet in Danish, German and English']],
    ['Need new name by end of January, works in Czech, max 8 letters.', ['New name']],
    ['Wir brauchen neue Speisekarten und ein Schild.', ['Neue Speisekarten', 'Schild']],
    [
      'Neu sein sollten: Billette (die alten kommen am 12. Mai weg!), Tafeln an der Talstation, etwas fürs Internet.',
      ['Billette (die alten kommen am 12. Mai weg!)', 'Tafeln an der Talstation', 'Etwas fürs Internet'],
    ],
    ['Wir wollen sachlich bleiben. Wir wollen NICHT mehr Instagramer.', []],
    [
      'Wir suchen einen Namen. Umfang: Name (3 Vorschläge), Logo, Plakatvorlage, die wir in Word füllen, Etikett. Keine Website.',
      ['Name (3 Vorschläge)', 'Logo', 'Plakatvorlage, die wir in Word füllen', 'Etikett'],
    ],
    [
      'Mandatory outputs: 1 campaign concept; 31,400 leaflets (A5, 8 pp.); 1 video with subtitles and audio description.',
      ['1 campaign concept', '31,400 leaflets (A5, 8 pp.)', '1 video with subtitles and audio description'],
    ],
    ['We want a website that\n• shows the state of a sample\n• gives out the report', ['Website']],
    ['The report goes to three readers who want different things: (1) members (2) donors (3) the Ministry.', []],
    ['We want a campaign for visitors. Please forget the above. We need one poster.', ['One poster']],
    [
      'Necesitamos etiquetas para 3 vinos y un folleto. Queremos salir con una marca.',
      ['Etiquetas para 3 vinos', 'Folleto'],
    ],
    [
      'Il nous faut une peinture pour le camion et des sacs. On aimerait garder l’épi.',
      ['Peinture pour le camion', 'Sacs'],
    ],
  ])('%s', (request, names) => expect(things(request)).toEqual(names));

  it('has a row each; what is only perhaps wanted is not in the sum', () => {
    const content = shown(`We need a logo, a menu, and maybe a flyer.${MORE}`);
    expect(content).toMatch(/\*\*Menu\*\* \| [^|]+ \| \[price\]/);
    expect(content).toContain('**Flyer** (if wanted; not in the sum)');
  });

  it('is the whole with its parts, where a list follows it', () => {
    const request =
      'We would like one identity for the three shops: a logo, colours, a typeface we can use in Word, appointment cards, lettering for 7 vans, and a short guide that our managers can follow.';
    expect(things(request)).toEqual([
      'One identity for the three shops',
      'Logo',
      'Colours',
      'Typeface you can use in Word',
      'Appointment cards',
      'Lettering for 7 vans',
      'Short guide that your managers can follow',
    ]);
    const content = shown(request + MORE);
    for (const line of [
      'One identity for the three shops',
      'Logo',
      'Colours',
      'Appointment cards',
      'Lettering for 7 vans',
    ])
      expect(content).toContain(`**${line}**`);
    expect(content).not.toMatch(/\| (?:–)? ?\| \[price\]/);
  });

  it('is a sentence that is nothing but its list', () =>
    expect(things('We run a choir. Poster and key visual, social media, something on the street, a leaflet.')).toEqual([
      'Poster',
      'Key visual',
      'Social media',
      'Something on the street',
      'Leaflet',
    ]));

  it('is what such work comprises, where the client names the whole alone', () => {
    const content = shown(`We need a new website.${MORE}`);
    for (const line of ['Structure and clickable draft', 'Design', 'Building', 'Content', 'Testing and going live'])
      expect(content).toContain(`**${line}**`);
  });

  it('is priced by the steps that the client names', () => {
    const content = shown(
      `We need a housing for a charger. Three steps please: concepts, tested prototypes with ten of our patients, data for the tool maker.${MORE}`,
    );
    for (const line of ['Concepts', 'Tested prototypes with ten of your patients', 'Data for the tool maker'])
      expect(content).toContain(`**${line}**`);
  });

  it('is no work of print where a page is spoken of', () =>
    expect(shown(`We need a calendar of free dates and a gallery for our website.${MORE}`)).not.toMatch(
      /binding|spine|print-ready/,
    ));
});

it.each([
  ['Our opening is on 12 June.', 'live'],
  ['We need it by 12 June.', 'live'],
  ['Please send your offer by 12 June.', 'offer'],
  ['The board decides on 12 June.', 'decision'],
  ['The lease ends on 12 June.', 'told'],
  ['The texts will be ready by 12 June.', 'supply'],
  ['Samples for the buyer by 12 June.', 'files'],
  ['Everything should be with printers by 12 June.', 'files'],
  ['We need a draft by 12 June.', 'draft'],
  ['We can close only between 12 and 20 June.', 'window'],
  ['Target is 2,500 new contracts by 12 June.', 'goal'],
  ['Target is 2,500 new contracts between 12 June and 30 August.', 'live'],
  ['Testing with twelve patients is possible in June.', 'test'],
  ['A full-size model is shown at the fair on 12 June.', 'test'],
  ['The design is frozen on 12 June.', 'files'],
  ['Tools are ordered on 12 June.', 'files'],
  ['The board wants to see a direction on 12 June.', 'draft'],
  ['We are closed from 12 to 20 June.', 'away'],
  ['Harvest is from 12 to 20 June.', 'away'],
  ['We know that 12 June is not possible.', 'told'],
  ['The website can wait until 12 June.', 'told'],
  ['Booking opens on 12 June every year.', 'told'],
  ['Could you start on 12 June?', 'start'],
  ['Could you start before 12 June?', 'soon'],
  ['Builders are booked from 12 June.', 'files'],
  ['Building is possible from 12 June only.', 'access'],
  ['Objects list by 12 June.', 'supply'],
  ['Rooms from 12 June.', 'access'],
  ['Beta with five pharmacies by 12 June.', 'test'],
  ['Deadline for your answer: 12 June', 'offer'],
  ['Directors meet on 12 June to choose the studio.', 'decision'],
  ['Nobody on the island answers during the festival, 12 to 20 June.', 'away'],
  ['We relaunch the range on 12 June.', 'live'],
  ['The machine comes on the market on 12 June.', 'live'],
  ['Nothing may be ordered before 12 June.', 'start'],
  ['We can enter the new rooms from 12 June.', 'access'],
  ['Our old lease ends on 12 June.', 'live'],
  ['We want to show it at Expo Dubai on 12 June.', 'live'],
  ['12 June: five working prototypes for the trial in the villages', 'test'],
])('the day in “%s” is: %s', (text, role) => expect(read(text).days.map((one) => one.role)).toEqual([role]));

it.each([
  ['Our budget is 4,000 euros.', true],
  ['We have put aside £24,000 excluding VAT.', true],
  ['$32,000 CAD all in, printing included.', true],
  ['After that we have perhaps 120 EUR a month for hosting.', true],
  ['For the design work we have thought of USD 22,000.', true],
  ['We have SEK 650,000 for the design work.', true],
  ['R1.4 million all in, media included.', true],
  ['R900,000 including media.', true],
  ['18k EUR for design.', true],
  ['The price must not exceed EUR 59,900 without VAT.', true],
  ['R 1.65 million excluding VAT.', true],
  ['Nous pensons à 18 000 € HT pour la création.', true],
  ['95.000 Euro brutto bewilligt.', true],
  ['Our turnover is 3 million euros.', false],
  ['The last campaign raised £40,000.', false],
  ['The carton must not cost more than USD 0.85 a piece.', false],
  ['The blankets sell for £380 each.', false],
  ['Current packaging costs us A$1.34 a unit.', false],
])('whether “%s” is what may be spent: %s', (text, isMoney) =>
  expect(read(`We need a logo. ${text}`).money).toEqual(isMoney ? [text] : []),
);

describe('figures that do not agree', () => {
  const asked = (sentence: string) => shown(`We need a website and a folder. ${sentence}${MORE}`);
  it.each([
    [
      'The budget is €38,000 in total, split like this: €12,000 design, €22,000 development, €9,000 texts.',
      'make €43,000 in total',
    ],
    ['We do about 650 deliveries a day, 9,000 a month.', '650 deliveries a day would be 13,000 to'],
    ['Launch is on 1 June 2027, so that leaves three months before 15 June 2027.', 'two weeks, not three months'],
    ['The campaign runs ten weeks, from 5 April to 28 May 2027.', 'eight weeks, not ten weeks'],
    ['Budget €120,000: 60,000 for media, 35,000 for design, 30,000 for production.', 'make 125,000'],
    ['Goal: 240 applications, i.e. 40 per branch in each of our 8 branches.', 'make 320, and you write 240'],
    ['We order 2 x 40,000 pouches = 90,000 in the first year.', 'make 80,000'],
    ['At the 24 stations, 3 posters each (96 posters).', 'make 72'],
    ['Goal: 240 applications. Last year it was 130 applications, a growth of 50 percent.', '85 % more, not 50 %'],
    ['We need 48 islands (4 zones with 14 islands each).', 'make 56, and you write 48'],
    ['Last year 11,500 visitors came, 4,000 a day on two days.', 'make 8,000, and you write 11,500'],
    ['Last year 11,500 visitors came. We expect 30 % more, so about 18,000.', '57 % more, not 30 %'],
    ['It has three flavours (plum, pepper).', 'name two'],
    ['The room is 12 x 8 m, 140 m2.', 'about 96 m²'],
    ['We open on Friday 15 May 2027.', 'is a Saturday'],
    ['Price counts 40 %, concept 30 %, plan 20 %, team 15 %.', 'make 105 %'],
    ['We were founded in 1974 and celebrate our 50th anniversary in 2027.', 'that makes 53 years'],
  ])('are asked about: %s', (sentence, question) => expect(asked(sentence)).toContain(question));

  it.each([
    'The budget is €43,000 in total, split like this: €12,000 design, €22,000 development, €9,000 texts.',
    'We do about 400 deliveries a day, 9,000 a month.',
    'We carry 90,000 guests a year, about 600 a day in summer.',
    'Goal: 320 applications, i.e. 40 per branch in each of our 8 branches.',
    'The campaign runs eight weeks, from 5 April to 28 May 2027.',
    'We open on 5 May 2027 and close on 9 June 2027; the printer needs the files six weeks before.',
    'Last year 200 members came, this year 300 members, so we see a growth of 50 percent.',
    'It has three flavours (plum, pepper, apple).',
    'The room is 12 x 8 m, 96 m2.',
    'We open on Saturday 15 May 2027.',
  ])('are not found where they agree: %s', (sentence) => expect(asked(sentence)).not.toContain('do not agree'));
});

describe('what is asked of us', () => {
  const answer = (question: string) => shown(`We need a logo and a sign by 12 June. ${question}${MORE}`);
  it.each([
    ['Can you send a proposal this week?', 'Yes: this is it.'],
    ['What would you charge?', 'A price for each line'],
    ['How do people usually do this?', 'In the phases of the plan'],
    ['What do you need from us?', 'The answers to the questions below'],
    ['Is that realistic?', 'The plan here shows it. The time suffices.'],
    ['Have you worked for a church before?', 'Examples close to this work: [answer]'],
    ['Could the sign be priced separately?', 'Yes: each line of the list has a price of its own'],
    ['Do you speak Frisian?', '[answer]'],
  ])('%s – %s', (question, words) => expect(answer(question)).toContain(`“${question}”** ${words}`));

  it('is not what their own customers ask: that is where an idea begins', () => {
    const content = shown(
      `We want a campaign for solar kits: radio, posters and leaflets. People's biggest doubt is: what happens when it breaks?${MORE}`,
    );
    expect(content).not.toContain('[answer]');
    expect(content).toContain('The idea begins with what people ask themselves: “what happens when it breaks?”');
  });
});

it('what a colleague noted of a call is told to the client', () => {
  const { title, content } = write(
    'Phone note, Mon 10:40. Caller: Ms Ada Obi, marketing lead at Sunroot Energy, Lagos. They sell solar kits to homes. She wants a launch campaign: radio, posters, leaflets. They decide on 20 March 2027.',
    'TI',
  );
  expect(title).toBe('Launch campaign for Sunroot Energy');
  expect(plainOf(content)).toContain('Dear Ada Obi,');
  expect(content).toContain('Written from a colleague’s note');
});

it('a form is read by its labels', () => {
  const content = shown(
    'Company: Livraria Outono, bookshop, Porto\nContact: Inês Carvalhal\nWhat do you need? Refit of our ground floor, 96 m2\nTimeline: we can close only between 2 and 27 August 2027\nBudget: 85 000 euro including works, not including your fee\nAnything else? The oak counter from 1938 stays. We like warm light and hate shops that look like telephone shops, and we hold around 9,000 titles which all have to find their place again.',
  );
  expect(content).toContain('Dear Inês Carvalhal,');
  expect(content).toContain('The lines above are our fee');
  expect(content).toContain('back from 27 August 2027');
  expect(content).toMatch(/2\s*–\s*27 Aug 2027/);
});

describe('what the studio notes under a letter', () => {
  const letter = 'Hello, we run a bakery and need a logo and a paper bag by 18 June.\n\nAna Rolo';
  it.each([
    'Friends of a former intern. Small job, we like it.',
    'He also needs a menu but has not asked. Fee probably capped.',
    'Context: she pays late.',
  ])('%s', (notes) => {
    const { content } = write(`${letter}\n\n${notes}`);
    for (const sentence of notes.replace('Context: ', '').split(/(?<=\.) /)) {
      expect(plainOf(sent(content))).not.toContain(sentence);
      expect(plainOf(content)).toContain(sentence);
    }
    expect(things(`${letter}\n\n${notes}`)).toEqual(['Logo', 'Paper bag']);
  });

  it('is nothing that stands in the letter itself', () =>
    expect(read('We need a logo.\n\nIt has to be blue. We open in May.').notes).toBe(''));
});

describe('a request in German', () => {
  const request =
    'Guten Tag, wir sind eine Gärtnerei in Kassel. Wir brauchen ein Logo, neue Etiketten und ein Ladenschild. Unser Wappen bleibt. Bitte kein Grün. Wir eröffnen am 18. Juni. Wer von Ihnen würde das machen? Das Haus steht seit 1911 am Hang, und wir sind sieben Leute, von denen zwei im Winter nicht da sind.\n\nMit freundlichen Grüßen\nAnna Lohmann';
  it.each(STUDIO_IDS)('is answered in German by %s', (studio) => {
    const plain = shown(request, studio);
    for (const words of ['Ihr Wappen bleibt.', 'Kein Grün.', '18. Juni 2027', '[name]', 'Ladenschild'])
      expect(plain).toContain(words);
    expect(plain).not.toMatch(/\b(?:the|and|with|your)\b/);
  });

  it('has as many voices as studios', () =>
    expect(new Set(STUDIO_IDS.map((studio) => headings(write(request, studio).content).join('|'))).size).toBe(5));
});

it('a hostile request of 10,000 characters is read in time', () => {
  for (const piece of [
    'logo and ',
    'we need a logo, ',
    'for the logo of ',
    '(',
    '1 May ',
    'I want you to ',
    'a. ',
    'Xx ',
    'We need a: b, c and ',
    '12.3. ',
    'by ',
    '9 ',
    'from 1 May to ',
  ]) {
    const before = process.cpuUsage();
    write(piece.repeat(Math.ceil(10_000 / piece.length)));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  }
});

it('a proposal from pictures says what was measured in them, and asks what is to be made', () => {
  const facts = {
    palette: [{ hex: '#1b2a4a', name: 'Deep navy', share: 0.6 }],
    lines: [{ text: 'Open House', contrast: 1.8, isLarge: false }],
  };
  const { title, content } = write('Please analyze these images and create a proposal.', 'BIL', {
    pictures: [{ width: 1200, height: 800, facts, description: null }],
  });
  expect(title).toBe('From a reference picture');
  expect(content).toContain('deep navy #1b2a4a (60 %)');
  expect(content).toContain('“Open House” stands at a contrast of 1.8:1');
  expect(content).toContain('What is to be made');
});

describe('days', () => {
  const first = (text: string) => {
    const [date] = datesIn(text, new Date('2027-03-01'));
    return date && longDate(date.date);
  };
  it.each([
    ['ready by 18 June', 'Friday 18 June 2027'],
    ['June 18th is the day', 'Friday 18 June 2027'],
    ['by 2027-06-18', 'Friday 18 June 2027'],
    ['for Friday', 'Friday 5 March 2027'],
    ['in three weeks', 'Monday 22 March 2027'],
    ['we open in May', 'Friday 30 April 2027'],
    ['by the end of May', 'Monday 31 May 2027'],
    ['on 3 February', 'Thursday 3 February 2028'],
    ['before Christmas', 'Thursday 23 December 2027'],
    ['we may need a sign', undefined],
    ['on Saturday 14/3', 'Sunday 14 March 2027'],
    ['canning 12. 5.', 'Wednesday 12 May 2027'],
    ['6–8 October', 'Wednesday 6 October 2027'],
    ['the third weekend in July', 'Saturday 17 July 2027'],
    ['bis KW 38', 'Friday 24 September 2027'],
    ['since 12 May 2019', undefined],
    ['opened in June 2019', undefined],
    ['40 days in clay', undefined],
  ])('%s: %s', (text, date) => expect(first(text)).toBe(date));

  it('are counted without weekends', () =>
    expect(longDate(addWorkingDays(new Date('2027-03-07'), -1))).toBe('Thursday 4 March 2027'));
});

it.each([
  ['420,000 pesos all in', ['420,000 pesos all in'], [false]],
  ['Budget: €4.500', ['€4.500'], [false]],
  ['It must cost below 6.5 baht', ['6.5 baht'], [true]],
  ['we have 12k USD', ['12k USD'], [false]],
  ['bread at 4 euros each', ['4 euros'], [true]],
  ['40 people in 3 rooms', [], []],
])('sums in %s', (text, sums, prices) => {
  expect(amountsIn(text).map((one) => one.text)).toEqual(sums);
  expect(amountsIn(text).map(({ isPrice }) => isPrice)).toEqual(prices);
});

it.each([
  ['from 14 June to 15 August 2027', '2027-06-14', '2027-08-15'],
  ['between 2 and 27 August 2027', '2027-08-02', '2027-08-27'],
  ['closed 24 dec - 6 jan', '2027-12-24', '2028-01-06'],
  ['in den Ferien (29.3. bis 10.4.)', '2027-03-29', '2027-04-10'],
  ['weeks 28 to 31', '2027-07-12', '2027-08-06'],
  ['from 20 October 2027 to 30 April 2028', '2027-10-20', '2028-04-30'],
  ['closed for Easter, 25 to 30 March 2028', '2028-03-25', '2028-03-30'],
  ['October 6–8, 2027', '2027-10-06', '2027-10-08'],
])('a span has two ends: %s', (text, from, until) => {
  const [found, ...others] = datesIn(text, new Date('2027-03-01'));
  expect(others).toEqual([]);
  expect([found?.date, found?.until].map((date) => date?.toISOString().slice(0, 10))).toEqual([from, until]);
});

describe('the plan', () => {
  const ends = (request: string) =>
    Object.fromEntries(
      [...shown(request + MORE, 'TI').matchAll(/^\| (\w{3}, \d+ \w+ \d{4}) \| ([^|]+) \|/gm)].map(([, day, name]) => [
        name,
        day,
      ]),
    );
  it('serves each day of the client with the phase that it is for', () => {
    const plan = ends(
      'We need the housing of our pump redesigned. Concepts are shown to the board on 30 April 2027. Prototypes are tested by nurses from 5 to 16 July 2027. It is in shops on 1 March 2028.',
    );
    expect(plan).toMatchObject({
      Concepts: 'Fri, 30 Apr 2027',
      'Prototypes and tests': 'Fri, 16 Jul 2027',
      'Tools and first parts': 'Tue, 22 Feb 2028',
    });
  });
  it('begins when they say, and keeps in reserve what such work does not need', () => {
    expect(shown(`We need a website. We can start on 3 May 2027.${MORE}`)).toContain('Planned from 3 May 2027');
    expect(shown(`We need a website. It goes live on 1 March 2029.${MORE}`)).toMatch(
      /(?:\d+|[A-Z][a-z]+) weeks are left in reserve/,
    );
  });
  it('ends no phase while they are closed', () =>
    expect(
      Object.values(
        ends('We need a website. We are closed from 26 April to 14 May 2027. It goes live on 30 July 2027.'),
      ),
    ).not.toContainEqual(expect.stringMatching(/(?:2[6-9]|30) Apr 2027|(?<!\d)(?:\d|1[0-3]) May 2027/)));
  const by = (request: string) => /back from ([^.]*\d{4})/.exec(shown(request + MORE))?.[1];

  it('ends on the day on which everything has to be in use', () =>
    expect(by('We need a logo, a menu and a sign. We open on 12 June.')).toBe('12 June 2027'));
  it('ends with the files where these are due, and goes on with their making', () => {
    const content = shown(
      `We need a logo, cards and a sign. Everything should be with printers by 15 July 2027. We announce it at the show on 30 August 2027.${MORE}`,
    );
    expect(content).toContain('back from 30 August 2027');
    expect(content).toMatch(/Thu, 15 Jul 2027 \| Applications/);
    expect(content).toMatch(/Wed, 25 Aug 2027 \| Printing/);
  });
  it('may count on a month, and says so', () => {
    expect(by('We need a logo, a menu and a sign. We open in July.')).toBe('30 June 2027');
    expect(shown(`We need a logo, a menu and a sign. We open in July.${MORE}`)).toContain('You write “in July”');
  });
  it('names each day of the letter', () => {
    const content = shown(
      `We need a website. We decide on 22 March 2027. Live by Easter 2028 if possible, at the latest on 30 May 2028.${MORE}`,
    );
    expect(content).toContain('Your decision** |');
    expect(content).toContain('back from 30 May 2028');
  });
  it.each(['The lease ends on 12 June.', 'The texts will be ready by 12 June.'])(
    'ends on no other day: %s',
    (sentence) => {
      const request = `We need a logo, a menu and a sign. ${sentence}`;
      expect(by(request)).toBeUndefined();
    },
  );
  it('leaves the time between Christmas and Epiphany alone', () =>
    expect(shown(`We need a logo, a menu and a sign. We open on 20 January.${MORE}`)).not.toMatch(
      /(?:2[4-9]|3[01]) Dec 2027|(?<!\d)[1-6] Jan 2028/,
    ));
  it('says where the time is too short', () =>
    expect(shown(`We need a logo, a website and a menu. We open on 24 March.${MORE}`)).toContain(
      'are too few for work',
    ));
});

describe('what the client says', () => {
  const kept = (sentence: string) => shown(`We need a logo, a menu and a sign for the door. ${sentence}${MORE}`);
  it.each([
    [
      'What we hate: doves, sunsets, hands holding hands, lilac.',
      'What you hate: doves, sunsets, hands holding hands, lilac.',
    ],
    ['Not like: carbon pattern, red and black.', 'Not like: carbon pattern, red and black.'],
    [
      'Every object must go down in a cage of 1.1 x 2.3 x 2.0 m.',
      'Every object must go down in a cage of 1.1 x 2.3 x 2.0 m.',
    ],
    ['Our lettering from 1950 stays.', 'Your lettering from 1950 stays.'],
    ['The text on it is required by law.', 'The text on it is required by law.'],
    ['The parish council has to approve it.', 'The parish council has to approve it.'],
    ['No plastics, please.', 'No plastics.'],
    ['Power is limited to 16 amps.', 'Power is limited to 16 amps.'],
  ])('stands among the conditions where it binds, told back: %s', (sentence, told) =>
    expect(kept(sentence)).toContain(`\n- ${told}\n`),
  );
  it.each(['None of us have done anything like this.', 'My brother-in-law drew the old one in 2019.'])(
    'is no condition where it only tells how it is: %s',
    (sentence) => expect(kept(sentence)).not.toMatch(new RegExp(`^- ${sentence}`, 'm')),
  );
  it('is answered where it names languages', () =>
    expect(kept('It has to be in English and Welsh.')).toContain('Welsh. So every draft holds all of them'));

  it('is told once, and none of it is lost', () => {
    const letter =
      'We are a dairy in Ennis and need a logo, a menu and a sign. We have been at the harbour since the days of our grandmother, in the house with the blue door. Our aunt’s shop is loved, but nobody under sixty comes in. I am afraid of arrows. It must work without colour. The neighbours want quiet colours. We open in May. We have 4,000 euros.';
    for (const studio of STUDIO_IDS) {
      const content = shown(letter, studio);
      for (const told of [
        'You are a dairy in Ennis',
        "Your aunt's shop is loved, but nobody under sixty comes in.",
        'You are afraid of arrows.',
        '- It must work without colour.',
        '- The neighbours want quiet colours.',
        'Your dates: You open in May.',
        'You have 4,000 euros.',
      ])
        expect(content.split(told)).toHaveLength(2);
    }
  });

  it.each([
    ['We have asked two other studios.', 'other studios'],
    ['Please don’t tell the mayor yet.', 'mayor'],
  ])('is left out where it is not for every eye: %s', (sentence, words) => expect(kept(sentence)).not.toContain(words));

  it('is told to whoever sends it where it stays out', () =>
    expect(
      plainOf(write(`We need a logo, a menu and a sign. We have asked two other studios.${MORE}`).content),
    ).toContain('We have asked two other studios'));
});

it('what the law keeps is not taken on, and whoever sends the paper is warned first', () => {
  const { content } = write(
    `We need the look of a bar. There is an ugly fire exit at the back. I want it gone behind a bookcase. Licence is for 180 but on a Saturday we do 240.${MORE}`,
  );
  expect(plainOf(sent(content))).toContain('Escape routes, exit lights and the licensed number of people stay');
  expect(plainOf(sent(content))).not.toMatch(/bookcase|240/);
  expect(content).toMatch(/1\. Against the law or the licence, and not taken on/);
});

it.each([
  ['The building is listed, no drilling.', 'as the building is protected'],
  ['We are bilingual here.', 'Each language is set from the start'],
  ['We have photos of all of it.', 'You hold the rights'],
])('what is assumed has its reason in the letter: %s', (sentence, check) => {
  expect(shown(`We need a sign and a folder. ${sentence}${MORE}`)).toContain(check);
  expect(shown(`We need a sign and a folder.${MORE}`)).not.toContain(check);
});

it.each([
  ['Our budget is $32,000 all in, printing included.', 'holds what others make and deliver, too'],
  ['We have £9,000 for design.', 'paid to'],
])('what is paid beside us is as the letter has it: %s', (sentence, said) =>
  expect(shown(`We need a sign and a folder. ${sentence}${MORE}`)).toContain(said),
);

it('money that is not there asks for no price', () => {
  const content = shown(`We need a poster and a flag. We have no money. ${MORE}`);
  expect(content).not.toContain('[price]');
  expect(content).toContain('What we can give without one: [answer]');
});

it('of a thread whoever writes last is answered', () =>
  expect(
    shown(
      'From: Fiona McAllister\n\nCan you get three quotes pls Jaz\n\n> From: Craig\n> matters to me\n\nHi, Jaz here, practice manager. We need a name and a logo.',
    ),
  ).toContain('Dear Jaz,'));

it.each([
  ['I want it to look exactly like Westlab.', 'we do not take over the design of another brand'],
  ['It should say that it cures insomnia.', 'printed when it is proven'],
  ['Please also write thirty reviews for us.', 'we do not write them'],
])('is not taken on: %s', (wish, answer) => {
  const { content } = write(`We sell bath salt and need a pouch and a poster by 18 June. ${wish}`);
  expect(plainOf(sent(content))).toContain(answer);
  expect(plainOf(sent(content))).not.toContain(wish.slice(10, 30));
  expect(plainOf(content)).toContain(`“${wish}”`);
});

it.each([
  [
    'Hola, somos una conservera de Rianxo, 34 personas. Queremos etiquetas nuevas para 9 latas y un estuche. Nada de minimalismo blanco. Las máquinas no se cambian. La feria es el 4 de octubre y tenemos 22.000 €. Un saludo, Brais',
    [
      'Nada de minimalismo blanco.',
      'Las máquinas no se cambian.',
      '4 de octubre',
      '22.000 €',
      'Estuche',
      'somos una conservera',
    ],
    /\b(?:the|with|your|price(?!\]))\b/,
  ],
  [
    'Bonjour, nous sommes une coopérative de miel dans les Alpes. Nous cherchons des étiquettes pour 5 pots et une affiche. Pas de doré. Il faut que tout soit prêt le 18 juin. Nous avons 4 000 euros pour le dessin et les fichiers. Cordialement, Élodie Chabas',
    ['Pas de doré.', '18 juin 2027', '4 000 euros', 'Affiche', 'nous sommes une coopérative'],
    /\b(?:the|with|your|price(?!\]))\b/,
  ],
])('is answered in the language of the request: %s', (request, words, english) => {
  for (const studio of STUDIO_IDS) {
    const content = shown(request, studio);
    for (const one of words) expect(content).toContain(one);
    expect(content).not.toMatch(english);
  }
});

it('meets what is asked of the paper itself, and tells it to its author alone', () => {
  const demand = 'Three agencies are asked; please send your proposal by 18 March, no more than six pages.';
  const { content } = write(`We are a blood service and need a poster and a leaflet by 18 June. ${demand}${MORE}`);
  expect(sent(content)).not.toContain('[answer]');
  expect(plainOf(content)).toContain(`Asked of this paper itself: “${demand}”`);
});

it('gives a newsletter on paper its pages, and one for screens its template', () => {
  const scope = (what: string) => shown(`We are a parish council. We need ${what} and a poster by 18 June.`);
  expect(scope('a newsletter (A5, 16 pages, delivered to every household)')).toContain('print-ready');
  expect(scope('a newsletter for our customers')).toContain('common mail programs');
});

it('is for the house that stands behind a department', () =>
  expect(
    write(
      'We need signs for the new wing by 18 June. The walls are white.\n\nBest,\nNiamh Costello\nHead of Patient Experience, Carrick General',
    ).title,
  ).toContain('Carrick General'));

it.each([
  [
    'We need a pouch by 18 June, since we got into a chain (Pets Corner South, 27 shops).\ncheers, Gary & Lin, Rufus & Co',
    'Rufus & Co',
  ],
  [
    'My name is Hamid. I open a shop in Malmö with my brother, it is called Kugghjulet. We need a logo and a sign.',
    'Kugghjulet',
  ],
])('is for who writes, and no other house that is named: %s', (request, client) =>
  expect(write(request).title).toContain(client),
);

it('ends with the final of a competition, and has its texts before', () => {
  const { rows, deadline } = planOf({
    request: `We need a programme book of 48 pages for the 2027 edition (final on 6 November 2027, 1,280 seats). Programme texts follow by 15 September.${MORE}`,
    studio: { id: 'TI', name: 'TI' },
    pictures: [],
    today: TODAY,
  }).schedule;
  expect(deadline?.date.toISOString().slice(0, 10)).toBe('2027-11-06');
  const last = rows.findLast(({ phase }) => phase && !phase.isMade);
  expect(+last!.until!).toBeGreaterThan(+new Date('2027-09-15'));
});

it('lays out pages after the day on which their texts come', () => {
  const { rows } = planOf({
    request: `I prepare an exhibition on salt, from 14 October to 9 January. I need a catalogue of 144 pages and an invitation card. Texts are delivered by us on 1 July at the earliest.${MORE}`,
    studio: { id: 'TI', name: 'TI' },
    pictures: [],
    today: TODAY,
  }).schedule;
  const layout = rows.findLast(({ phase }) => phase && !phase.isMade);
  expect(+layout!.until!).toBeGreaterThan(+new Date('2027-07-01'));
});

it('begins before the day on which its drafts are shown, whenever the texts come', () => {
  const { start } = planOf({
    request: `We open an exhibition on 18 September 2027. We need wall texts, a poster and a catalogue of 128 pages. Texts are supplied by us by 14 May 2027. A first presentation to the board is foreseen on 11 March 2027.${MORE}`,
    studio: { id: 'TI', name: 'TI' },
    pictures: [],
    today: new Date('2026-11-29'),
  }).schedule;
  expect(+start).toBeLessThan(+new Date('2027-03-11'));
});

it('tells how it is today as no condition, and quotes what is said to us', () => {
  const content = shown(
    `We are three friends with a market stall. No name yet. No gold, please. We need a logo by 18 June. We pay little, but tell us honestly.${MORE}`,
  );
  const held = /## Conditions we keep to\n\n([\s\S]*?)\n\n##/.exec(content)?.[1];
  expect(held).toContain('No gold');
  expect(held).not.toContain('No name yet');
  expect(content).not.toContain('tell you honestly');
});
