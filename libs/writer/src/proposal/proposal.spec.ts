import { writeProposal, type ProposalBrief, STUDIOS, type StudioId } from '.';
import { addWorkingDays, datesIn, longDate } from './dates';
import { amountsIn } from './money';
import { readRequest } from './reading/request';

const TODAY = new Date('2027-03-01T09:30:00Z'); // a Monday
const STUDIO_IDS = Object.keys(STUDIOS) as StudioId[];
const REQUEST =
  'Hello, we are a workshop for church organs in the Vosges. We need a website, a folder of 24 pages for parishes and 200 stickers. No stained glass, no choir boys. It must be ready by 18 June, our budget is 14,500 euros. Our logo stays. The parish council of Thann decides. The chairman wants gold, but my wife wants green. Could you also do the van? Do you speak Alsatian? Please do not tell the bishop. Kind regards, Odile Muller';

const write = (request: string, studio: StudioId = 'TI', more: Partial<ProposalBrief> = {}) =>
  writeProposal({ request, studio: { id: studio, name: `${studio} Acme` }, pictures: [], today: TODAY, ...more });
const read = (request: string) => readRequest(request, new Date('2027-03-01'));
const things = (request: string) =>
  read(request).asked.map(({ name, detail }) => (detail.length > 0 ? `${name} (${detail.join(', ')})` : name));
const headings = (content: string) => [...content.matchAll(/^## (.+)$/gm)].map(([, text]) => text);
const plainOf = (content: string) => content.replace(/\\(?=[\p{P}\p{S}])/gu, '').replace(/’/g, "'");
/** What the client is to see: without the list for who sends it. */
const sent = (content: string) => content.slice(0, content.indexOf('## Before this is sent'));

describe.each(STUDIO_IDS)('a proposal of %s', (studio) => {
  const { title, content } = write(REQUEST, studio);
  const plain = plainOf(sent(content));

  it('is named by what is made, and for whom', () =>
    expect(title).toBe('Website, folder of 24 pages for parishes, 200 stickers and one more thing for Odile Muller'));

  it('has a price to fill in for each thing that is asked for, and one for all', () =>
    expect(plain.match(/\[price\]/g)!.length).toBeGreaterThanOrEqual(4));

  it('tells each condition, sum and person back, in the client’s own words', () => {
    for (const words of [
      '24 pages',
      'No stained glass, no choir boys.',
      '14,500 euros',
      'The parish council of Thann decides.',
      'Our logo stays.',
      '200 stickers',
    ])
      expect(plain).toContain(words);
  });

  it('counts its dates back from the client’s', () => expect(plain).toContain('Friday 18 June 2027'));

  it('decides nothing where two people want different things', () =>
    expect(plain).toMatch(
      /The chairman wants gold, but my wife wants green\.”\s+The first ideas show both on the same piece\. We recommend one, with reasons; you decide/,
    ));

  it('answers what it can, and marks the rest for a person', () => {
    expect(plain).toMatch(/“Do you speak Alsatian\?”\*\* \[answer\]/);
    expect(content.slice(content.indexOf('## Before this is sent'))).toContain('“Do you speak Alsatian?”');
  });

  it('keeps what is not for every eye out of what is sent, and tells whoever sends it', () => {
    expect(plain).not.toContain('bishop');
    expect(content).toContain('“Please do not tell the bishop.”');
  });

  it('asks nothing that was said', () => {
    for (const question of ['Is there a day', 'Is there a sum', 'How many pages'])
      expect(plain).not.toContain(question);
  });

  it('leaves nothing to fill in but what is marked', () => {
    const marks = new Set(plain.match(/\[[^\]]*\]/g));
    expect(
      [...marks].filter((mark) => !['[price]', '[name]', '[answer]', '[confirm]', '[day]'].includes(mark)),
    ).toEqual([]);
  });

  it('is the same when it is written again', () => expect(write(REQUEST, studio).content).toBe(content));

  it('has every part that a proposal needs', () => {
    expect(headings(content).length).toBeGreaterThanOrEqual(9);
    expect(content).not.toMatch(/undefined|null|NaN|\[object|\.\.|“”| {2,}\S/);
  });

  it('answers a note by a note', () => {
    const note = write('Need new sign writing for 2 vans and a menu. How much roughly? Derek', studio);
    expect(note.title).toBe('New sign writing for 2 vans and menu for Derek');
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
      ['Can label (4 beers, 330 ml)', 'Coaster (93 mm round)'],
    ],
    ['Could somebody come rather than a video call? We want new signs.', ['New signs']],
    ['Please do not:\nmake a website.\nuse gold.\nWe want a catalogue.', ['Catalogue']],
    [
      'We want new boxes and carry bags. Ring box, bangle box (2 sizes), coin pouch.',
      ['Ring box', 'Carry bags', 'Bangle box (2 sizes)', 'Coin pouch'],
    ],
    ['We need posters rather than a film.', ['Posters']],
    [
      'a) Event identity\nb) Tote bag – cancel, ignore b\nc) 46 signs, 3 sizes',
      ['Event identity', '46 signs (3 sizes)'],
    ],
    ['Our menu needs redesigning. Then the front window.', ['Menu', 'Front window']],
    ['The new identity should be bold; the website should have less text.', ['New identity', 'Website']],
    [
      'We already have a logo. We don’t need a website. We need labels for 12 jars and boxes.',
      ['Labels for 12 jars and boxes'],
    ],
    ['Wir brauchen neue Speisekarten und ein Schild.', ['Neue Speisekarten', 'Schild']],
  ])('%s', (request, names) => expect(things(request)).toEqual(names));

  it('is told from what may come later and from what was withdrawn', () => {
    const { asked, maybe, refused } = read(
      'We need a logo and maybe a flyer later. Also a poster.\n- Tote bag: cancelled',
    );
    expect([asked.map(({ name }) => name), maybe.map(({ name }) => name)]).toEqual([['Logo', 'Poster'], ['Flyer']]);
    expect(refused.map(({ name }) => name)).toEqual(['Tote bag']);
  });
});

it.each([
  ['Our opening is on 12 June.', 'event'],
  ['We need it by 12 June.', 'needed'],
  ['Please send your offer by 12 June.', 'offer'],
  ['The board meets on 12 June.', 'meeting'],
  ['Half now, half after 1 June when we are paid.', 'payment'],
  ['The lease ends on 12 June.', 'other'],
  ['They opened on the ring road in the autumn.', 'other'],
  ['The texts will be ready by 12 June.', 'supply'],
])('the day in “%s” is: %s', (text, role) => expect(read(text).days.map((one) => one.role)).toEqual([role]));

it.each([
  ['Our budget is 4,000 euros.', 'budget'],
  ['Anything above $75k needs board approval.', 'threshold'],
  ['When we had the roof done we paid £6,200.', 'theirs'],
  ['The blankets sell for £380 each.', 'theirs'],
])('the sum in “%s” is: %s', (text, role) => expect(read(text).sums.map((one) => one.role)).toEqual([role]));

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
    expect(read(`${letter}\n\n${notes}`).asked.map(({ name }) => name)).toEqual(['Logo', 'Paper bag']);
  });

  it('is nothing that stands in the letter itself', () =>
    expect(read('We need a logo.\n\nIt has to be blue. We open in May.').notes).toBe(''));
});

it.each([
  ['Completely new, nobody will confuse it, and customers must not notice a change.', 'piece by piece what stays'],
  ['Very simple, but with all features.', 'one message'],
  ['One consistent look. Each manager may choose their own colours.', 'a small set of colours'],
])('wishes that pull apart are named with a way out: %s', (wish, way) =>
  expect(write(`We are a chain of shops and need a logo and a poster. ${wish}`).content).toContain(way),
);

it('texts that come after the day named put that day into the year after', () =>
  expect(
    write('We need an annual report. Draft text available 14 September. Printed copies must be at the AGM on 2 April.')
      .content,
  ).toContain('2 April 2028'));

it('a day on which somebody is away stands in the schedule', () =>
  expect(
    write('We need a logo, a menu and a poster by 30 August. I am away from 2 July to 9 July. Our shop is small.')
      .content,
  ).toMatch(/away from 2 July to 9 July/));

describe('a request in German', () => {
  const request =
    'Guten Tag, wir sind eine Gärtnerei in Kassel. Wir brauchen ein Logo, neue Etiketten und ein Ladenschild. Unser Wappen bleibt. Bitte kein Grün. Wir eröffnen am 18. Juni. Wer von Ihnen würde das machen?\n\nMit freundlichen Grüßen\nAnna Lohmann';
  it.each(STUDIO_IDS)('is answered in German by %s', (studio) => {
    const { content } = write(request, studio);
    const plain = plainOf(sent(content));
    for (const words of [
      'Unser Wappen bleibt.',
      'Bitte kein Grün.',
      'Freitag, 18. Juni 2027',
      '[name]',
      'Vektordateien',
    ])
      expect(plain).toContain(words);
    expect(plain).not.toMatch(/\b(?:the|and|with|your)\b/);
  });

  it('has as many voices as studios', () =>
    expect(new Set(STUDIO_IDS.map((studio) => headings(write(request, studio).content).join('|'))).size).toBe(5));
});

it('a hostile request of 10,000 characters is read in time', () => {
  for (const piece of ['logo and ', 'we need a logo, ', 'for the logo of ', '(', '1 May ', 'I want you to ', 'a. ']) {
    const begun = Date.now();
    write(piece.repeat(Math.ceil(10_000 / piece.length)));
    expect(Date.now() - begun).toBeLessThan(3_000);
  }
});

it('a prohibition in a list keeps its heading', () =>
  expect(read('Please do not:\nuse gold.\nshow my face.').sayings.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
    'bound: Please do not: use gold.',
    'bound: Please do not: show my face.',
  ]));

it('files that a maker wants weeks before the day are due that much earlier', () => {
  const { content } = write(
    'We need 3 woven labels for the show on 17 July, sewn on by the mill. The mill wants them four weeks ahead, and it is the same mill as every year, in Geelong. The farm is far away, so please write by e-mail. We have a photo of the shed. It burned down in 2017, which was sad for all of us here.',
  );
  expect(content).toContain('Our files have to be with the maker by Friday 18 June 2027');
});

it('says plainly when the days are too few, and what can be done in them', () => {
  const { content } = write(
    'We need a logo, a website and a menu by 4 March. Our kitchen opens then, and there is nothing to hand out yet. We are four people, one of them cooks, one of them pours, and the others do whatever is left to do. Please be honest about it, is that possible? We know that we are late with all of this.',
  );
  expect(content).toContain('Not all of it. Until Thursday 4 March 2027 there are 3 working days');
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

describe('what a client says of themselves', () => {
  const opening = 'We are a bakery in Otley and need a logo, a menu and a poster by 18 June. ';
  const after = ' There are nine of us, and two of the ovens are older than the house in which they stand. Ana Rolo';
  const told = (sentence: string) => plainOf(sent(write(opening + sentence + after).content));
  it.each([
    ['Our grandfather opened the first shop in 1931.', 'Your grandfather opened the first shop in 1931.'],
    ['We make our own yoghurt.', 'You make your own yoghurt.'],
  ])('is told back where it is plainly a sentence: %s', (sentence, said) => expect(told(sentence)).toContain(said));

  it.each([
    ['We was very small before.', /[Yy]ou was/],
    ['I want customer to feel quiet.', /You want customer/],
    ['I said we had asked around first.', /[Yy]ou said|you had/],
    ['Photos I have, natural light.', /Photos you have/],
    ['We’d expect a discount, lol.', /[Yy]ou had expect/],
  ])('is never turned round where it is not: %s', (sentence, wrong) => expect(told(sentence)).not.toMatch(wrong));

  it('is listed for whoever sends the paper where it is left out', () =>
    expect(plainOf(write(`${opening}Guys, we was tired lol.${after}`).content)).toMatch(
      /Said in the letter and not told in this paper: .*Guys, we was tired lol\./,
    ));
});

describe('a list of what is wanted', () => {
  it('gives numbers and measures to their own piece, and loses nothing', () => {
    const request = 'We need a logo, 3 crates, staff coats, a poster of 50 x 70 cm and menus (40 copies).';
    expect(things(request)).toEqual(['Logo', '3 crates', 'Poster of 50 x 70 cm', 'Menus (40 copies)']);
    // what no lexicon knows has a row, too
    expect(write(`${request} ${'We bake bread every day. '.repeat(20)}`).content).toMatch(
      /\*\*Staff coats\*\*.*\[price\]/,
    );
  });

  it('under a heading that asks has a row for each line', () =>
    expect(things('We need:\n- a logo\n- a system for the monthly beers so that we can do it alone')).toEqual([
      'Logo',
      'System for the monthly beers (so that you can do it alone)',
    ]));

  it('is read behind a label', () =>
    expect(things('Our festival is in its third year. Elements: poster, banners, map of the grounds.')).toEqual([
      'Poster',
      'Banners',
      'Map of the grounds',
    ]));
});

it.each([
  ['We need a reel cover and post templates.', 'book'],
  ['We need a map board at the gate and a leaflet.', 'print'],
  ['We need a ticket page and a poster.', undefined],
])('a word of two senses gets no text of the wrong trade: %s', (request, family) => {
  const [first] = read(request).asked.filter(({ name }) => /cover|board|ticket/i.test(name));
  expect(first?.of.id ?? 'other').toBe('other');
  expect(first?.of.family).not.toBe(family ?? 'print');
});

it.each(['The tuition figures come in June.', 'Name ok, guidelines apply.'])(
  'what is given is not ordered: %s',
  (sentence) => expect(things(`We need a logo and a poster. ${sentence}`)).toEqual(['Logo', 'Poster']),
);

describe('the day that is counted back from', () => {
  const main = (request: string) => /Planned for ([^.,]*\d{4})/.exec(write(request).content)?.[1];
  const more =
    ' We are a small house on the river with nine rooms, a kitchen and a garden, and people come on foot.'.repeat(4);
  it.each([
    [
      'We need a logo, a menu and a sign. Our new director starts on 3 May. We open on 12 June.',
      'Saturday 12 June 2027',
    ],
    [
      'We need a logo, a menu and a sign. The market is three times a year: May 2, July 10, November 5. We would like to be ready for the July one.',
      'Saturday 10 July 2027',
    ],
    ['We need 4 labels. Cans delivered 2 June, the printer wants files 4 weeks before.', 'Wednesday 2 June 2027'],
  ])('is the day of use: %s', (request, day) => expect(main(request + more)).toBe(day));

  it('is not asked for where a day was given', () =>
    expect(write(`We need a logo, a menu and a sign. Texts come on 3 May.${more}`).content).not.toContain(
      'Is there a day',
    ));
});

it.each([
  'Our chairman believes that green brings bad luck.',
  'We have asked two other studios.',
  'The accountant thinks we are mad.',
])('is not repeated to the client, and told to whoever sends it: %s', (remark) => {
  const { content } = write(`We need a logo, a menu and a sign by 18 June. ${remark} We are a bakery in Otley.`);
  expect(plainOf(sent(content))).not.toContain(remark.slice(4, 20));
  expect(plainOf(content)).toContain(`“${remark}”`);
});

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
  ['We need a logo, a letterhead and business cards for our law firm.', 'identity'],
  ['Our website is from 2009. People must be able to book a place on their phone.', 'website'],
  ['We need an app for our drivers, iOS and Android, offline in the tunnel.', 'app'],
  ['We want new labels for 12 jars of jam. The boxes stay.', 'packaging'],
  ['We have 3D printed nine versions of the handle and need industrial design to a works-like prototype.', 'product'],
  ['We need more visitors at the fair in May, and fewer drunk ones.', 'campaign'],
  ['The mine wants to open one chamber as an exhibition about the miners.', 'exhibition'],
  ['Eye clinic, 6 seats, 210 sqm, must not feel like a hospital. Cost?', 'space'],
  ['Patients get lost in our hospital, we need wayfinding.', 'signage'],
  ['We need a cookbook of 160 pages.', 'publication'],
  ['No app, please. No video. We want our waiting times shorter at the counter.', 'service'],
])('the kind of work in “%s” is: %s', (request, job) => expect(read(request).job.id).toBe(job));

it('what is complained of, had or refused is no work', () => {
  const { content } = write(
    'We run a ferry. The timetable is a PDF that Morag scans in, and the logo we have is fine. We need a website on which people see whether the next boat sails. No film on the homepage. Our office is small and there are only two of us who could look after anything, both of them on the boat most of the day.',
  );
  expect(content).toContain('**Website: look into it**');
  expect(plainOf(sent(content))).not.toMatch(/\*\*(?:Scans?|Logo|Film)/);
});

describe('what we keep to', () => {
  const more =
    ' We are a bakery in Otley with nine people and two ovens, and we need a logo, a menu and a sign for the door.';
  const kept = (sentence: string) => plainOf(sent(write(`${more} ${sentence}`.repeat(1) + more).content));
  it.each([
    'What we hate: doves, sunsets, hands holding hands, lilac.',
    'DO NOT remove the whistle.',
    'No white plastic with a green leaf.',
    'Induction base mandatory.',
    'Accessibility is a must, WCAG 2.2 AA.',
    'It WILL rain on that day in May.',
    'Every object must go down in a cage of 1.1 x 2.3 x 2.0 m.',
  ])('holds each condition whole and in the client’s words: %s', (sentence) =>
    expect(kept(sentence)).toContain(`- ${sentence}`),
  );

  it.each([
    'The mayor dreams of holograms.',
    'The old agency was useless, lol.',
    'My father does not know yet that we close.',
  ])('is without asides, which are told to whoever sends it: %s', (sentence) => {
    const { content } = write(`${more} ${sentence}${more}`);
    expect(plainOf(sent(content))).not.toContain(sentence.slice(4, 18));
    expect(plainOf(content)).toContain(sentence.slice(4, 18));
  });
});

describe('the plan', () => {
  const clinic = 'We need the interior of our clinic, 310 sqm, one waiting room and five chairs. ';
  const more =
    'We are six people who have worked together for eleven years in a house by the river, and the patients know each of us by name. '.repeat(
      3,
    );
  const plan = (sentence: string) => plainOf(sent(write(clinic + sentence + more).content));

  it('begins now, and not at the latest day', () => expect(plan('We open on 30 November. ')).toMatch(/Mon 8 March to/));
  it('takes ‘next year’ for the year after this', () =>
    expect(plan('The opening is on 4 December next year. ')).toContain(
      'Saturday 4 December 2028'.replace('Saturday', 'Monday'),
    ));
  it('gives others the time that they take', () =>
    expect(
      plan('We open on 30 November. The fire authority has to approve the materials, this takes 2 months. '),
    ).toMatch(/Others have to answer \| “The fire authority has to approve the materials, this takes 2 months\.”/));
  it('is not driven by an invoice', () =>
    expect(plan('The grant must be invoiced before 31 May. We open on 30 November. ')).toContain(
      'Planned for Tuesday 30 November 2027',
    ));
  it('says honestly when the days are too few', () =>
    expect(plan('We open in 2 weeks. ')).toMatch(/Honestly: .* is too near for all of it\./));
});

describe('money', () => {
  const more =
    'We need an exhibition about the miners, with panels and a film. '.repeat(1) +
    'There are 24 people in a group because of the lift. '.repeat(6);
  it('of which a share is for design is worked out', () =>
    expect(
      plainOf(
        write(`${more} EU funds: 2.4 million PLN for design and build together, of which design not more than 12%.`)
          .content,
      ),
    ).toContain('That share is 288,000 PLN'));
  it('that is not there asks for no price', () =>
    expect(sent(write(`${more} We can't pay you. We have 2,100 dollars for wood and screws.`).content)).not.toContain(
      '[price]',
    ));
  it('that includes making leaves making in', () =>
    expect(plainOf(sent(write(`${more} Our budget is 30,000 euro including the building.`).content))).not.toContain(
      'not in these prices',
    ));
});

it.each([
  [
    'Hola, somos una conservera de Rianxo, 34 personas. Queremos etiquetas nuevas para 9 latas y un estuche. Nada de minimalismo blanco. Las máquinas no se cambian. La feria es el 4 de octubre y tenemos 22.000 €. Un saludo, Brais',
    ['Nada de minimalismo blanco.', 'Las máquinas no se cambian.', '4 de octubre de 2027', 'Su marco'],
    /\b(?:the|with|your|price(?!\]))\b/,
  ],
  [
    'Bonjour, nous sommes une coopérative de miel dans les Alpes. Nous cherchons des étiquettes pour 5 pots et une affiche. Pas de doré. Il faut que tout soit prêt le 18 juin. Nous avons 4 000 euros pour le dessin et les fichiers. Cordialement, Élodie Chabas',
    ['Pas de doré.', '18 juin 2027', 'Votre cadre'],
    /\b(?:the|with|your|price(?!\]))\b/,
  ],
])('is answered in the language of the request: %s', (request, words, english) => {
  for (const studio of STUDIO_IDS) {
    const { content } = write(request, studio);
    for (const one of words) expect(plainOf(sent(content))).toContain(one);
    expect(sent(content)).not.toMatch(english);
  }
});
