import { refusalOf, validated } from '../../../../test/validation';
import { CreateBrandProfileDto, UpdateBrandProfileDto } from './brand-profile.dto';

it.each([
  [{}, 'Please enter a name for your brand'],
  [{ brand_name: '   ' }, 'Please enter a name for your brand'],
  [{ brand_name: 'A' }, 'Brand name must be at least 2 characters long'],
  [{ brand_name: 'x'.repeat(100) }, 'Brand name must be less than 100 characters'],
  [
    { brand_name: 'Alder', business_description: 'x'.repeat(501) },
    'business_description must be at most 500 characters.',
  ],
])('a new brand with %j is refused', async (fields, sentence) =>
  expect(await refusalOf(CreateBrandProfileDto, fields)).toBe(sentence),
);

it.each([2, 99])('a name of %d characters is taken, whatever its script', async (length) =>
  expect(await validated(CreateBrandProfileDto, { brand_name: '灯'.repeat(length) })).toEqual({
    brand_name: '灯'.repeat(length),
  }),
);

it('a new brand is kept without the blanks around its texts', async () =>
  expect(
    await validated(CreateBrandProfileDto, { brand_name: '  Alder & Sons ', business_description: ' Furniture ' }),
  ).toEqual({ brand_name: 'Alder & Sons', business_description: 'Furniture' }));

it.each([
  [{ name: ' ' }, 'Brand name cannot be empty.'],
  [{ name: null }, 'Brand name cannot be empty.'],
  [{ name: 'x'.repeat(100) }, 'Brand name must be less than 100 characters'],
  [{ version: -1 }, 'version must be 0 or more.'],
])('a change of a brand to %j is refused', async (fields, sentence) =>
  expect(await refusalOf(UpdateBrandProfileDto, fields)).toBe(sentence),
);

it.each([1, 2, 99])('a brand may be renamed to %d characters, whatever their script', async (length) =>
  expect(await validated(UpdateBrandProfileDto, { name: '灯'.repeat(length) })).toMatchObject({
    name: '灯'.repeat(length),
  }),
);
