import { camelize } from '@maquette/web-core';
import { buildDesign } from '../../testing/design-builder';
import type { DesignList } from './api/list-designs';
import { uniqueDesigns } from './api/list-designs';
import type { Design } from './design';
import { withDesignsBack, withFreshFirstPage, withoutDesigns } from './design-list';

const design = (id: string, minute: number, prompt = id): Design =>
  camelize(buildDesign({ id, prompt, created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() }));
const page = (designs: Design[], hasMore = true) => ({ designs, pagination: { page: 1, perPage: 2, hasMore } });
const list = (...pages: Design[][]): DesignList => ({
  pages: pages.map((designs) => page(designs)),
  pageParams: pages.map((_, index) => index + 1),
});
const ids = (value: DesignList) => uniqueDesigns(value).map(({ id }) => id);

const [a, b, c, d] = [design('a', 4), design('b', 3), design('c', 2), design('d', 1)];

describe('A list whose first page was read again', () => {
  it('puts new designs first and keeps those they pushed on', () => {
    const fresh = page([design('new', 5), a]);
    expect(ids(withFreshFirstPage(list([a, b], [c, d]), fresh, 'newest'))).toEqual(['new', 'a', 'b', 'c', 'd']);
  });

  it('keeps what was pushed on when the same is read again', () => {
    const fresh = page([design('new', 5), a]);
    const once = withFreshFirstPage(list([a, b], [c, d]), fresh, 'newest');
    expect(ids(withFreshFirstPage(once, fresh, 'newest'))).toEqual(['new', 'a', 'b', 'c', 'd']);
  });

  it('keeps what was pushed on in the order of the oldest too', () => {
    const fresh = page([d, design('restored', 1.5)]);
    expect(ids(withFreshFirstPage(withFreshFirstPage(list([d, c], [b, a]), fresh, 'oldest'), fresh, 'oldest'))).toEqual(
      ['d', 'restored', 'c', 'b', 'a'],
    );
  });

  it('knows designs of the same moment apart by their ids, as the server does', () => {
    const [one, two, three] = [design('1', 1), design('2', 1), design('3', 1)];
    expect(ids(withFreshFirstPage(list([two, one]), page([three, two]), 'newest'))).toEqual(['3', '2', '1']);
    expect(ids(withFreshFirstPage(list([two, one]), page([three, one]), 'newest'))).toEqual(['3', '1']);
  });

  it('keeps nothing behind a page that is the last', () => {
    expect(ids(withFreshFirstPage(list([a, b]), page([a], false), 'newest'))).toEqual(['a']);
  });

  it('drops what the server no longer has', () => {
    expect(ids(withFreshFirstPage(list([a, b], [c, d]), page([a, c]), 'newest'))).toEqual(['a', 'c', 'd']);
  });

  it('changes the changed cards and no other', () => {
    const merged = uniqueDesigns(
      withFreshFirstPage(list([a, b], [c]), page([{ ...a }, { ...b, prompt: 'changed' }]), 'newest'),
    );
    expect(merged[0]).toBe(a);
    expect(merged[1]).toEqual({ ...b, prompt: 'changed' });
    expect(merged[2]).toBe(c);
  });
});

it('brings deleted designs back to where they stood', () => {
  const without = withoutDesigns(list([a, b], [c, d]), new Set(['b', 'd']));
  expect(ids(without)).toEqual(['a', 'c']);
  expect(ids(withDesignsBack(without, [d, b], 'newest'))).toEqual(['a', 'b', 'c', 'd']);
});

it('shows a design that two pages hold once', () => {
  expect(ids(list([a, b], [b, c]))).toEqual(['a', 'b', 'c']);
});
