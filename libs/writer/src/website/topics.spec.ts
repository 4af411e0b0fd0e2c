import { writePage } from './index';
import { topicOf } from './topics';

const topic = (text: string) => topicOf({ text, kind: 'story' }, true);
const page = (name: string, description: string) => writePage({ brand: { name, description }, strategy: null });

it.each([
  ['Rooms from €85 a night, at least two nights in spring.', 'price'],
  ['Fixed fees agreed before we start.', 'price'],
  ['Paid from day one at $18 an hour, tools included.', 'other'],
  ['We also run a one-day stool course every second Saturday, £140 with lunch.', 'offer'],
  ['The founders ran a small catalogue and found $41,000 in unpaid royalties.', 'people'],
  ['Founded in 2016 by Ellen Harrow, a former boatbuilder.', 'people'],
  ['Chefs in Santiago, Lima and Copenhagen use it.', 'whom'],
  ['Our clients are civil engineers and quarry managers.', 'whom'],
  ['Next tour runs October to December, bookings open in June.', 'terms'],
  ['Delivery within 60 miles is included.', 'charge'],
])('says what a sentence is about: %s', (text, is) => expect(topic(text)).toBe(is));

it('heads a section by what stands in it, prices by prices and people by people', () => {
  const { sections } = page(
    'Ledgerline',
    'Software for music publishers. The founders ran a catalogue in Nashville and found $41,000 the first time. Our clients are publishers. Pricing is a flat monthly fee.',
  );
  expect(sections.about_section).toMatchObject({ heading: 'Who it is for', body: 'Our clients are publishers.' });
  expect(sections.services_section).toMatchObject({
    heading: 'What it costs',
    body: 'Pricing is a flat monthly fee.',
  });
});

it.each([
  [
    'Aerial survey of quarries, railway cuttings and flood banks in Wales. Five pilots, based in Newtown.',
    'Aerial survey of quarries, railway cuttings and flood banks in Wales',
  ],
  [
    'App for window cleaners to plan rounds, send text reminders and take payments.',
    'App for window cleaners to plan rounds, send text reminders and take payments',
  ],
  ["Children's dentist in Enugu, Nigeria, opened last year.", "Children's dentist in Enugu, Nigeria"],
  [
    'We sell drought-tolerant maize, groundnut and bean seed to farmers in Malawi, in packs from 500 g.',
    'We sell drought-tolerant maize, groundnut and bean seed to farmers in Malawi',
  ],
])('tears no list in the heading, and says nothing there that goes stale: %s', (description, heading) =>
  expect(page('Any', description).sections.hero_section.heading).toBe(heading),
);

it.each([
  ['Evening classes in Mexican Sign Language, taught in Guadalajara by Deaf teachers only.', 'Guadalajara'],
  ['We make films for museums, in Welsh and English.', ''],
  ['Yarn shop in Leith, Edinburgh. Dogs welcome.', 'Leith, Edinburgh'],
  ['Interior architects for small restaurants in Osaka and Kyoto.', 'Osaka and Kyoto'],
])('has at its foot the places that are said, and no language: %s', (description, foot) =>
  expect(page('Any', description).sections.footer_section.body).toBe(foot),
);

it('asks beside the button, and promises nothing', () => {
  const { cta_section } = page('Any', 'Guesthouse with nine rooms near Sfax, Tunisia.').sections;
  expect(cta_section).toMatchObject({ action: 'Book a room', body: 'Tell us which day you have in mind.' });
});
