import { split } from './ends';
import { sentencesOf } from './sentences';

it.each([
  ['Jaarbeurt kost 385 euro excl. btw, daar zit smeren bij. Klanten: kerken.', 2],
  ['Preis 0,95 € inkl. 10er-Box. Saison 20. August bis November.', 2],
  ['Vor der 37. Woche gehen wir in die Klinik. Das sagen wir.', 2],
  ["A review says 'They were fine.' five stars. It is on the truck.", 2],
  ['Ask Dr. Marsh (no. 4, upstairs. Ring twice.) at noon.', 1],
  ['We come at 8. We leave at 9!! Done', 3],
])('ends a sentence at its mark, and not at an abbreviation, in a bracket or in a quote: %s', (text, count) =>
  expect(split(text)).toHaveLength(count),
);

const textsOf = (brief: string) => sentencesOf(brief, 'Falk', true).map(({ text }) => text);

it('strips what only leads in, and keeps a label that belongs to what it says', () =>
  expect(
    textsOf(
      'For the page: rents out looms. What we do: repair clocks. Head of workshop: Ana Reis. Prices. A repair is £40.',
    ),
  ).toEqual(['Rents out looms.', 'Repair clocks.', 'Head of workshop: Ana Reis.', 'A repair is £40.']));

it('reads notes by the word above them', () => {
  const [what, tone] = sentencesOf('WHAT: They build boats.\n\nTONE: dry. No jokes.', 'Falk', true);
  expect(what).toMatchObject({ text: 'They build boats.', label: 'what', isForMakers: false });
  expect(tone?.isForMakers).toBe(true);
});

it('keeps the no of a list of what is not done in one sentence', () =>
  expect(textsOf("We mend clocks.\n\nWhat we don't do:\n- watches\n- clocks of plastic")).toContain(
    "What we don't do: watches; clocks of plastic.",
  ));

it('leaves out the head and the foot of a letter', () =>
  expect(textsOf('Subject: text\n\nHello Ben,\n\nWe mend clocks in Leith.\n\nRegards,\nLea')).toEqual([
    'We mend clocks in Leith.',
  ]));

it('takes short lines without marks as the points of a list, and lines that were broken by hand as one sentence', () => {
  const points = sentencesOf(
    'We stock:\nkeys cut\nglass cut while you wait\nlamp rewiring $22\na cat\n\nRing us.',
    'Falk',
    true,
  );
  expect(points.map(({ text }) => text)).toEqual([
    'Keys cut.',
    'Glass cut while you wait.',
    'Lamp rewiring $22.',
    'A cat.',
    'Ring us.',
  ]);
  expect(new Set(points.slice(0, 4).map(({ list }) => list)).size).toBe(1);
  const broken =
    'We mend the clocks of churches and of schools in\nall the valleys that lie to the north of the lake\nand we teach those who wind them, which takes a\nday.';
  expect(textsOf(broken)).toEqual([broken.replaceAll('\n', ' ')]);
});

it('writes months and what is short for with as they are written', () =>
  expect(textsOf('Open from april to june and in march, coffee w/ cake. You may march in may.')).toEqual([
    'Open from April to June and in March, coffee with cake.',
    'You may march in May.',
  ]));
