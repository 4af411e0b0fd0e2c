import { withoutAsides, withoutTalk } from './cut';
import { unwrapped } from './unwrapped';

it.each([
  ['I want people to know that we never throw a movement away.', true, 'We never throw a movement away.'],
  ['What people need to know first: nobody can promise you water.', true, 'Nobody can promise you water.'],
  ['Do say that nobody is asked for papers.', true, 'Nobody is asked for papers.'],
  ['The site must make clear that we never subcontract.', true, 'We never subcontract.'],
  ['No AI, and the client wants that said plainly.', true, 'No AI.'],
  ['Funded by the council, so it must say so somewhere.', true, 'Funded by the council.'],
  ['Please mention the free parking behind the church.', true, 'Free parking behind the church.'],
  ['Queremos que la gente sepa que no matamos ningún ave.', false, 'No matamos ningún ave.'],
  ['Hay que decir que nadie se ríe de nadie.', false, 'Nadie se ríe de nadie.'],
  ['Bitte erwähnen, dass niemand ausgelacht wird.', false, 'Uns ist wichtig, dass niemand ausgelacht wird.'],
  ['Graag dat mensen weten dat we eerst komen kijken.', false, 'Het is goed om te weten dat we eerst komen kijken.'],
])('takes what is to be told out of the wish that it be told: %s', (text, isEnglish, told) =>
  expect(unwrapped(text, isEnglish)).toEqual([told]),
);

it('takes out of a bracket what it asks of the makers', () =>
  expect(withoutAsides('Dr Marsh, audiologist (a PhD, must be clear somewhere).', true)).toBe(
    'Dr Marsh, audiologist (a PhD).',
  ));

it('drops a bracket in which something is forbidden, whole', () =>
  expect(withoutAsides('Two masters who left a factory (the name is prohibited, please no "400 years").', true)).toBe(
    'Two masters who left a factory.',
  ));

it.each([
  ['Small glass parts, not under 3, must be written.', 'Small glass parts, not under 3'],
  ['October is the best month and nobody knows it yet.', 'October is the best month'],
])('keeps the fact beside what is asked of the makers: %s', (text, said) =>
  expect(withoutTalk(text, true)?.said).toBe(said),
);

it('says each of two things that are to be told', () =>
  expect(unwrapped('Do say that someone answers at any hour and that they travel in winter.', true)).toEqual([
    'Someone answers at any hour.',
    'They travel in winter.',
  ]));
