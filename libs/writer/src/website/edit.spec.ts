import { inFull, madeWhole, sentencesIn } from './edit';
import { listedItems, pricedItems } from './offers';

it.each([
  ['Rooms R1 950 incl breakfast, min two nights.', 'Rooms R1 950 including breakfast, at least two nights.'],
  ['A 3 hour workshop, max 5 people.', 'A 3-hour workshop, up to 5 people.'],
  ['Reports within 48 hrs, £40/hour.', 'Reports within 48 hours, £40 an hour.'],
  ['Open Wed to Sun, Fri/Sat late.', 'Open Wednesday to Sunday, Friday and Saturday late.'],
  ['A minute is a minute, and Maxine is Max.', 'A minute is a minute, and Maxine is Max.'],
])('writes in full what is written short, and nothing else: %s', (note, full) => expect(inFull(note)).toBe(full));

it.each([
  ['Team of 11 based in Wellington.', 'We are a team of 11 based in Wellington.'],
  ['Started 2008 by Dale Halvorsen.', 'Brae was started in 2008 by Dale Halvorsen.'],
  ['Run by Pat Amberley since 1994.', 'Brae has been run by Pat Amberley since 1994.'],
  ['Two sisters and a dog.', 'We are two sisters and a dog.'],
  ["Don't use sunscreen the day you come.", "Don't use sunscreen the day you come."],
  ["Will doesn't do email.", "Will doesn't do email."],
])('makes half a sentence whole where it can be only one: %s', (half, whole) =>
  expect(madeWhole(half, 'Brae')).toBe(whole),
);

it.each([
  [
    'Full treatment runs £90, and the wait is about seven weeks.',
    ['Full treatment runs £90.', 'The wait is about seven weeks.'],
  ],
  [
    'You walk round with your phone, it reads the labels, and you get the result.',
    ['You walk round with your phone, it reads the labels, and you get the result.'],
  ],
  ['It works with Lightspeed, Square and Kounta.', ['It works with Lightspeed, Square and Kounta.']],
])('parts two sentences with a comma between them, and no series: %s', (text, parts) =>
  expect(sentencesIn(text)).toEqual(parts),
);

it.each([
  [
    'A standard cane seat is £95, rush from £110.',
    [
      { title: 'Standard cane seat', text: '£95' },
      { title: 'Rush', text: 'From £110' },
    ],
  ],
  [
    'We also do a 3-hour workshop on Saturdays, up to 5 people, 950 pesos.',
    [{ title: '3-hour workshop on Saturdays', text: 'Up to 5 people, 950 pesos.' }],
  ],
  [
    'Dulse €38 a kilo, kelp 22.',
    [
      { title: 'Dulse', text: '€38 a kilo' },
      { title: 'Kelp', text: '€22 a kilo' },
    ],
  ],
  [
    'Un cuaderno cuesta 28 €, una tesis desde 35 €.',
    [
      { title: 'Cuaderno', text: '28 €' },
      { title: 'Tesis', text: 'Desde 35 €' },
    ],
  ],
  [
    'Chops are $14/kg, liver when we have it is $9.',
    [
      { title: 'Chops', text: '$14/kg' },
      { title: 'Liver', text: '$9, when we have it.' },
    ],
  ],
  [
    'Licensed, two doors from the station, haircuts £18, shaves £12.',
    [
      { title: 'Haircuts', text: '£18' },
      { title: 'Shaves', text: '£12' },
    ],
  ],
  [
    "A shawl is £85, a day's class £110.",
    [
      { title: 'Shawl', text: '£85' },
      { title: "Day's class", text: '£110' },
    ],
  ],
  [
    'La tarte est à 18 €, la part à 3,50 €.',
    [
      { title: 'Tarte', text: '18 €' },
      { title: 'Part', text: '3,50 €' },
    ],
  ],
])('gives each thing that has a price its title and its price: %s', (sentence, items) =>
  expect(pricedItems(sentence)?.items).toEqual(items),
);

it('reads no item out of a sentence that tells who cooks, and loses no part of one that names a price', () => {
  expect(pricedItems('My husband cooks on Fridays for whoever wants it, R380.')).toBeUndefined();
  expect(pricedItems('Parents pay the national price, food is 450 kr a month.')).toEqual({
    items: [{ title: 'Food', text: '450 kr a month' }],
    rest: ['Parents pay the national price.'],
  });
});

it('leaves what is no part of a price a sentence of its own', () => {
  expect(pricedItems('Tyres $95, wheels $20 each, four vans.')).toEqual({
    items: [
      { title: 'Tyres', text: '$95' },
      { title: 'Wheels', text: '$20 each' },
    ],
    rest: ['Four vans.'],
  });
  expect(pricedItems('You can leave the boat with us over winter, £22 a metre.')).toBeUndefined();
});

it.each([
  'We ship to Norway, Ireland and Poland.',
  'Exporting to 12 countries mainly Chile, Peru and Japan.',
  'Rosterly plugs into Sage, Xero and BrightPay.',
  'It is run by Anna, Piet and Joris.',
])('cuts no sentence that says where, with what or with whom: %s', (sentence) =>
  expect(listedItems(sentence)).toBeUndefined(),
);

it('lists things beside each other, and neither what describes one thing nor what is done', () => {
  expect(listedItems('We make tables, chairs and benches.')?.map(({ title }) => title)).toEqual([
    'Tables',
    'Chairs',
    'Benches',
  ]);
  expect(listedItems('Annual, periodic and post-repair inspections.')).toBeUndefined();
  expect(listedItems('We walk, we talk and we sing.')).toBeUndefined();
});
