import { designRequest } from '../../../../test/factories';
import { refusalOf, validated } from '../../../../test/validation';
import { CreateDesignDto } from './create-design.dto';

const OPERATIONS = 'text-to-image, image-to-image, vectorize, remove-background, change-background';

it.each([
  [{ provider: undefined }, 'Provider is required.'],
  [{ provider: '' }, 'Provider is required.'],
  [{ operation: undefined }, 'Operation is required.'],
  [{ operation: 'moodboard' }, `operation must be one of ${OPERATIONS}.`],
  [{ prompt: 'Logo \ud83d' }, 'The prompt must not contain NUL characters or broken Unicode.'],
  [{ prompt: 'x'.repeat(10_001) }, 'The prompt must be at most 10000 characters.'],
  [{ n: 0 }, 'n must be 1 or more.'],
  [{ n: 11 }, 'n must be 10 or less.'],
  [{ n: 1.5 }, 'n must be a whole number.'],
  [{ strength: 1.01 }, 'strength must be 1 or less.'],
  [{ seed: -1 }, 'seed must be 0 or more.'],
  [{ brand_profile_id: 'Alder' }, 'brand_profile_id must be a UUID.'],
])('a request with %j is refused', async (fields, sentence) =>
  expect(await refusalOf(CreateDesignDto, { ...designRequest(), ...fields })).toBe(sentence),
);

it('takes a prompt of exactly 10,000 characters and ten images', async () =>
  expect(await refusalOf(CreateDesignDto, designRequest({ prompt: 'x'.repeat(10_000), n: 10 }))).toBeUndefined());

it('reads numbers from a form, and what was left empty there as absent', async () => {
  const form = { ...designRequest(), n: '2', seed: '', strength: '0.5', brand_profile_id: '', design_type: '' };
  expect(await validated(CreateDesignDto, form)).toEqual(designRequest({ n: 2, strength: 0.5 }));
});
