import { withoutAsides, withoutTalk } from './cut';
import { unwrapped } from './unwrapped';

it.each([
  ['I want people to know that we never throw a movement away.', true, 'we never throw a movement away.'],
  ['What people need to know first: nobody can promise you water.', true, 'nobody can promise you water.'],
  ['Please write about Dona Ana who chooses by hand.', true, 'Dona Ana chooses by hand.'],
  ['Queremos que la gente sepa que no matamos ningún ave.', false, 'no matamos ningún ave.'],
  ['Graag dat mensen weten dat we eerst komen kijken.', false, 'Goed om te weten: dat we eerst komen kijken.'],
])('takes what is to be told out of the wish that it be told: %s', (text, isEnglish, told) =>
  expect(unwrapped(text, isEnglish)).toBe(told),
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
  ["1,950 kr a visit; the tax break does not apply, don't write it.", '1,950 kr a visit'],
  ['Small glass parts, not under 3, must be written.', 'Small glass parts, not under 3'],
  [
    'The state pays for some of them; say "some visits are paid by the state", no more.',
    'some visits are paid by the state',
  ],
])('keeps the fact beside what is asked of the makers: %s', (text, said) =>
  expect(withoutTalk(text, true)?.said).toBe(said),
);
