import { withoutAsides, withoutTalk } from './cut';

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
