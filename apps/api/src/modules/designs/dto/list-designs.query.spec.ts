import { refusalOf, validated } from '../../../../test/validation';
import { ListDesignsQuery } from './list-designs.query';

it.each([
  [{ from: '2026-W05' }, 'from must be a date such as 2026-01-31'],
  [{ to: '0000-01-01' }, 'to must be a date such as 2026-01-31'],
  [{ sort: 'loudest' }, 'sort must be one of newest, oldest.'],
  [{ favorite: 'maybe' }, 'favorite must be true or false.'],
  [{ search: 'x'.repeat(201) }, 'search must be at most 200 characters.'],
  [{ brand_profile_id: 'Alder' }, 'brand_profile_id must be a UUID.'],
  [{ per_page: '101' }, 'per_page must be'],
])('a list with %j is refused', async (query, sentence) =>
  expect(await refusalOf(ListDesignsQuery, query)).toContain(sentence),
);

it('what was left empty narrows nothing', async () => {
  const empty = { design_type: '', operation: '', brand: '', search: '  ', sort: '', favorite: '', from: '', to: '' };
  const { page, per_page, ...narrowing } = await validated(ListDesignsQuery, empty);
  expect([page, per_page]).toEqual([1, 20]);
  expect(Object.values(narrowing).filter((value) => value !== undefined)).toEqual([]);
});
