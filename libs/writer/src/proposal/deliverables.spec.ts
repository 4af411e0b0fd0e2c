import { capital } from '../pen';
import { writeProposal } from '.';
import { readRequest } from './reading/request';

const TODAY = new Date('2027-03-01T09:30:00Z');
const MORE =
  ' We are a small house on the river with nine rooms and a garden, and people come on foot. The kitchen is open from Thursday to Sunday and the cook has been with us for eleven years. In winter we are four, in summer twelve, and everybody does everything.';
const write = (request: string) =>
  writeProposal({ request, studio: { id: 'TI', name: 'Acme' }, pictures: [], today: TODAY });
const sent = (request: string) => {
  const { content } = write(request);
  return content.slice(0, content.indexOf('## Before this is sent')).replace(/’/g, "'");
};
const read = (request: string) => readRequest(request, TODAY);

describe('the kind of work', () => {
  it.each([
    ['We need a logo, lettering for two vans and a small website.', 'identity'],
    ['We want a booking site where guests choose a room and pay. Also a new look.', 'web'],
    ['We want an Android app with which a rider can see savings and pay in.', 'app'],
    ['We want a new housing and interface. It is IP65, 3 kg, and the keypad and the hinge crack.', 'product'],
    ['We need a booth design and a film for the fair, 54 sqm.', 'stand'],
    ['The fourth shop opens in a former bank, 165 sqm, two test rooms. Signage needs consent.', 'space'],
    ['Please quote for a wayfinding system with door signs and floor numbers.', 'signage'],
    ['Please plan for us: a positioning, 8 films, a set of photographs, a landing page and a press trip.', 'campaign'],
    [
      'From May we go into 110 more stores where nobody knows us; half of the money for media we can measure.',
      'campaign',
    ],
    ['We need 6 infographics and print supervision for our annual report of 48 pages.', 'print'],
  ])('of “%s” is %s', (request, trade) => expect(read(request + MORE).trade).toBe(trade));

  it('is a consultation where they ask what we would do, and nothing else is sold', () => {
    const content = sent(
      `People tell us we need branding. Maybe it is the name, or perhaps the sign, I don't know. What would you do?${MORE}`,
    );
    expect(content).toContain('Recommendation on paper');
    expect(content).not.toContain('The identity');
  });
});

describe('a line of the list', () => {
  it('is each piece, also what no dictionary knows: by what such work gives, and the same words once', () => {
    const content = sent(`We need a redesign of the catch, a new foot and a handle. The die caster is ours.${MORE}`);
    expect(content).toMatch(/\*\*Redesign of the catch\*\* \| a first draft for you to judge[^|]+\| \[price\]/);
  });
  it('is of the kind of work that the piece is: a book beside an exhibition, a site beside an identity', () => {
    const both = sent(`We need an exhibition of 90 m2 about seeds and a book of 160 pages.${MORE}`);
    expect(both).toContain('**Exhibition of 90 m2 about seeds**');
    expect(both).toMatch(/\*\*Book of 160 pages\*\* \| format, grid and type/);
    const site = sent(`We want a new identity with a logo and colours, a van and a new website.${MORE}`);
    expect(site).toMatch(/\*\*New identity with a logo and colours\*\* \|/);
    expect(site).toMatch(/\*\*New website\*\* \|[^|]*built/);
  });
  it('keeps what the letter tells of a thing', () => {
    const content = sent(`We need a poster and a shipping carton that survives the post.${MORE}`);
    expect(content).toContain('**Shipping carton that survives the post**');
  });
  it.each([
    [
      'From June we will be in sixty shops and need:\n- a tin\n- a carton for three bags',
      ['Tin', 'Carton for three bags'],
    ],
    ['Requested: concept, showcases for 87 objects, light.', ['Concept', 'Showcases for 87 objects', 'Light']],
    ['We need labels for 9 jams and 4 chutneys.', ['Labels for 9 jams and 4 chutneys']],
    ['We are a fan club in Ghent, and need a poster for the fair.', ['Poster for the fair']],
    ['We look for growth of about 50 percent. Compliance needs five days per round.', []],
    ['We ask for the design of a device: usable with one hand, no edges, below 900 g.', ['Design of a device']],
  ])('is each piece of: %s', (request, names) =>
    expect(read(request).asked.map(({ text }) => capital(text))).toEqual(names),
  );
});

describe('a title', () => {
  it.each([
    [
      'We run Halden Forge, a smithy in Ludlow. We need a logo and a letterhead.',
      'Logo and letterhead for Halden Forge',
    ],
    ['ŁOŻMAX sp. z o.o., Bydgoszcz. We need packaging for bearings.', 'Packaging for bearings, ŁOŻMAX sp. z o.o.'],
    ['We roast coffee in Trieste (Torrefazione Bora, 9 people) and need bags.', 'Bags for Torrefazione Bora'],
    [
      'We run Halden Forge, a smithy in Ludlow. We need an identity and a website.',
      'Identity and website for Halden Forge',
    ],
    ['We are opening a bakery in Ghent. It needs a logo and a sign.', 'Logo and sign for the bakery in Ghent'],
    ['We need a logo, cards and a sign for the shop.\n\nMartin Pryce', 'Logo, cards and sign for Martin Pryce'],
  ])('of “%s” is %s', (request, title) => expect(write(request).title).toBe(title));
});

describe('the notes of a call', () => {
  const NOTE =
    'PHONE NOTE - Tues, 11.20, taken by Jonas\nCaller: Marijke van Oord, commercial director, Oord & Visser, Rotterdam. Freight of flowers, 140 people.\nWants a refresh of the logo, colours and templates. Hates purple. Owner (her father) insists the heron stays. She would be happy if it looked less ill.\n- asked: do we book media ourselves?\nI told her it is possible.';
  const content = sent(NOTE);
  it('are told to who called', () => {
    expect(content).toContain('Dear Marijke van Oord,');
    expect(content).toContain('**Refresh of the logo**');
    expect(content).toContain('You hate purple.');
    expect(content).toContain('“Do you book media yourselves?”');
  });
  it.each(['Tues', 'Jonas', 'father', 'less ill', 'I told'])('without what is the colleague’s own: %s', (word) =>
    expect(content).not.toContain(word),
  );
  it('keep that for us', () => expect(write(NOTE).content).toContain('I told her it is possible.'));
});

describe('what we heard', () => {
  const heard = (sentence: string) => sent(`We need a logo, a menu and a sign. ${sentence}${MORE}`);
  it.each([
    ['Got your name from Aoife at the Chamber.', 'Aoife'],
    ['Sorry this is so vague.', 'vague'],
    ['His wife says he does.', 'wife'],
    ['Contact: Mateja Kocjan', 'Mateja'],
  ])('leaves out: %s', (sentence, word) => expect(heard(sentence)).not.toContain(word));
});

it('a box of plastic with a circuit board is a product', () =>
  expect(
    read(
      `We need a new box for our solar charger: the circuit board stays, the hinge breaks, and it has to be opened with one screwdriver. The battery is 4 kg.${MORE}`,
    ).trade,
  ).toBe('product'));

it('a form of the web is told by what is ticked and written, and by nothing that the form asks for itself', () => {
  const content = sent(
    '[Form: Start a project]\nName: Henrik Moreau\nCompany: Brasserie Nordpol AB\nPhone: 070-1\nHow did you hear about us: Friend\nServices: [x] Interior design [ ] Shop [x] Kitchen planning\nDescribe your project (max 600 chars): A restaurant in a former bank, 280 m2, with 90 seats. The door of the vault stays.\nNewsletter: no\nI agree to terms: [x]',
  );
  expect(content).toContain('Dear Henrik Moreau,');
  expect(content).toContain('The door of the vault stays.');
  expect(content).toMatch(/kitchen planning/i);
  expect(content).not.toMatch(/\[x\]|\[ \]|Friend|Newsletter|terms|070|Shop/);
});

describe('what no sentence of the reading held', () => {
  it('is a line each, where it stands in a list', () => {
    const content = sent(
      `Our wish is a calm campaign: one idea, a letter to all households, a film of two minutes, and training slides for our 30 people on the phone.${MORE}`,
    );
    for (const line of [
      'Letter to all households',
      'Film of two minutes',
      'Training slides for your 30 people on the phone',
    ])
      expect(content).toContain(`**${line}**`);
  });
  it('is a line, where it is a word of the trade in a wish', () =>
    expect(
      sent(
        `We are looking for a website. In addition we need an information leaflet explaining the new tariff.${MORE}`,
      ),
    ).toContain('**Information leaflet explaining the new tariff**'));
});

describe('a plan of several days', () => {
  const rows = (request: string) =>
    sent(`${request}${MORE}`)
      .split('\n')
      .filter((line) => /^\| .*20\d\d/.test(line));
  it('delivers a piece on its own day', () =>
    expect(
      rows(
        'We need a logo, a menu and tickets. We open on 1 June 2027. The tickets must be ready by 20 August 2027.',
      ).join('\n'),
    ).toMatch(/Files to the makers \| Tickets \|[^]*20 Aug 2027\*\* \| \*\*Tickets/));
  it('says of a day what it is for, and the day once', () =>
    expect(rows('We need a logo and a menu. The kiosk opens on 12 June 2027.').join('\n')).toMatch(
      /Kiosk opens\*\* \|/,
    ));
});

describe('what is said once', () => {
  it('is a list in one line of theirs as many lines, a name among them', () => {
    const content = sent(
      `What we need:\n- advice on the name\n- a logo\n- stationery, plan title block, two utes, site signs\nWe are surveyors.${MORE}`,
    );
    for (const line of ['Stationery', 'Plan title block', 'Two utes', 'Site signs'])
      expect(content).toContain(`**${line}**`);
    expect(content).toMatch(/\*\*Advice on the name\*\* \| looked at with you/);
  });
  it('is a sum together with what stands beside it, which binds', () => {
    const content = sent(`We need a logo and a menu. 3,800 euros; our uncle paints it and can do no gradients.${MORE}`);
    expect(content.match(/our uncle paints it/g)).toHaveLength(1);
    expect(content).toContain('can do no gradients.');
  });
  it('is the number of rounds, also where the time is short', () => {
    const content = sent(`We need a logo, a sign and cards. We open on 6 May 2027.${MORE}`);
    expect(content).toContain('it is tight');
    expect(content).not.toContain('one round');
  });
});
