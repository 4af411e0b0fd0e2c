import { zCreateBrandProfileDto } from './index';

it('has the rules of the forms', () => {
  expect(zCreateBrandProfileDto.safeParse({ brand_name: 'A' }).success).toBe(false);
  expect(zCreateBrandProfileDto.safeParse({ brand_name: 'Alder' }).success).toBe(true);
});
