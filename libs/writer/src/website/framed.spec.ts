import { writePage } from '.';
import { doubtIn } from './doubts';
import { lineIn } from './framed';

const page = (name: string, description: string) => writePage({ brand: { name, description }, strategy: null });
const printed = ({ sections }: ReturnType<typeof page>) =>
  Object.values(sections)
    .flatMap(({ heading, body, items }) => [heading, body, ...items.map(({ title, text }) => `${title} ${text}`)])
    .join('\n');

it.each([
  ['This sentence has to stand at the foot of every page: "Marrow Mutual is supervised by the FCA."', true],
  ["Footer: 'Marrow Mutual is supervised by the FCA.'", true],
  ['The sign on every page of the menu is a small fish.', false],
])('takes a line for every page out of what is said of it: %s', (text, isLine) =>
  expect(lineIn(text)).toBe(isLine ? 'Marrow Mutual is supervised by the FCA.' : undefined),
);

it('sets such a line into the footer, and nowhere else', () => {
  const made = page(
    'Marrow Mutual',
    "Savings club in Leith. 300 members since 1988. This must stand on every page: 'Marrow Mutual is supervised by the FCA.' Joining costs £5.",
  );
  expect(made.sections.footer_section.body).toContain('Marrow Mutual is supervised by the FCA.');
  expect(printed(made).split('supervised')).toHaveLength(2);
  expect(printed(made)).not.toContain('every page');
});

it('keeps the fact, and not the words that ask for it to be said', () => {
  const all = printed(page('Skerry Dive', 'Diving school in Oban. Nobody dives alone, say so. Courses from £90.'));
  expect(all).toContain('Nobody dives alone.');
  expect(all).not.toContain('say so');
});

it('begins with what the client is proud of', () =>
  expect(
    page(
      'Hof Alm',
      'Cheese dairy in Gais. 40 cows. Wheels ripen in the cellar. Every farmer is paid the same, that is our pride.',
    ).sections.hero_section.body,
  ).toBe('Every farmer is paid the same.'));

it('tells what those who book are like to whoever edits the page', () => {
  const made = page(
    'Sign Up',
    'Captioning agency in Turku. Bookers are teachers who do it once: they need a guide. From €60 an hour.',
  );
  expect(printed(made)).not.toContain('Bookers');
  expect(made.notes).toContain('Bookers are teachers');
});

it('speaks of the client with one voice', () =>
  expect(printed(page('Fen Radio', "Radio repair in Ely. Works with any set, they've tested 300."))).toContain(
    'Fen Radio works with any set, tested 300.',
  ));

it('says for whom it is as a sentence', () => {
  expect(printed(page('Ropa', 'Rope works in Pula. 12 people. Customers Danish, Swiss, Dutch.'))).toContain(
    'For Danish, Swiss and Dutch customers.',
  );
  expect(printed(page('Ropa', 'Rope works in Pula. 12 people. Guests: divers, anglers, schools.'))).toContain(
    'For divers, anglers and schools.',
  );
});

it('asks what a bare year stands for', () => {
  expect(doubtIn('Workshop of six by the harbour, 1998.', false)).toMatchObject({
    said: 'Workshop of six by the harbour.',
    why: 'please ask: what the year stands for',
  });
  expect(doubtIn('Best pie of the county, 1998.', false)).toBeUndefined();
});

it('puts under prices what the reader pays', () => {
  const { sections } = page(
    'Tarn Boats',
    'Boat hire in Keswick. Rowing boats £12 an hour, canoes £15 an hour. Owners of the boats are paid each Friday. 2 year warranty on repairs.',
  );
  expect(sections.section_4.heading).toBe('Prices');
  expect(JSON.stringify(sections.section_4)).not.toMatch(/paid|warranty/u);
});

it('keeps rooms from the hours, and the whole name of the place', () => {
  const { sections } = page(
    'Nook Rooms',
    "Puzzle rooms in Graz's old town. Three rooms: Tram Night, Steps, Pharmacy. Open daily 10–20. €20 each.",
  );
  expect(sections.cta_section.body).toBe('Open daily 10–20.');
  expect(sections.footer_section.body).toBe('Graz');
  expect(page('Finca', 'Cocoa farm, Tena, Napo, Ecuador. 12 ha. Beans $9 a kg.').sections.footer_section.body).toBe(
    'Tena, Napo, Ecuador',
  );
});

it('asks for no name and no order that the note gives', () => {
  const { notes } = page(
    'Salt & Co',
    'Salt works in Piran, exports to Italy. The owner, Ana Vidmar, rakes it herself. Sold from 20 kg.',
  );
  expect(notes).not.toContain('name of the owner');
  expect(notes).not.toContain('smallest order');
});
