import { itemsOf, withFreshFirstPage, withItemsBack, withoutItems } from './paged-list';
import type { LoadedPages } from './paged-list';

interface Row {
  id: string;
  minute: number;
  text: string;
}

const row = (id: string, minute: number): Row => ({ id, minute, text: id });
const newest = (a: Row, b: Row) => (a.minute - b.minute || (a.id < b.id ? -1 : 1)) > 0;
const oldest = (a: Row, b: Row) => newest(b, a);
const page = (items: Row[], hasMore = true) => ({ items, perPage: 2, hasMore });
const list = (...pages: Row[][]): LoadedPages<Row> => ({
  pages: pages.map((items) => page(items)),
  pageParams: pages.map((_, index) => index + 1),
});
const ids = (loaded: LoadedPages<Row>) => itemsOf(loaded).map(({ id }) => id);

const [a, b, c, d] = [row('a', 4), row('b', 3), row('c', 2), row('d', 1)];

describe('A list whose first page was read again', () => {
  it('puts new rows first and keeps those they pushed on', () => {
    const fresh = page([row('new', 5), a]);
    expect(ids(withFreshFirstPage(list([a, b], [c, d]), fresh, newest))).toEqual(['new', 'a', 'b', 'c', 'd']);
  });

  it('keeps what was pushed on when the same is read again', () => {
    const fresh = page([row('new', 5), a]);
    const once = withFreshFirstPage(list([a, b], [c, d]), fresh, newest);
    expect(ids(withFreshFirstPage(once, fresh, newest))).toEqual(['new', 'a', 'b', 'c', 'd']);
  });

  it('keeps what was pushed on in the order of the oldest too', () => {
    const fresh = page([d, row('restored', 1.5)]);
    expect(ids(withFreshFirstPage(withFreshFirstPage(list([d, c], [b, a]), fresh, oldest), fresh, oldest))).toEqual([
      'd',
      'restored',
      'c',
      'b',
      'a',
    ]);
  });

  it('knows rows of the same moment apart by their ids, as the server does', () => {
    const [one, two, three] = [row('1', 1), row('2', 1), row('3', 1)];
    expect(ids(withFreshFirstPage(list([two, one]), page([three, two]), newest))).toEqual(['3', '2', '1']);
    expect(ids(withFreshFirstPage(list([two, one]), page([three, one]), newest))).toEqual(['3', '1']);
  });

  it('keeps nothing behind a page that is the last', () => {
    expect(ids(withFreshFirstPage(list([a, b]), page([a], false), newest))).toEqual(['a']);
  });

  it('drops what the server no longer has', () => {
    expect(ids(withFreshFirstPage(list([a, b], [c, d]), page([a, c]), newest))).toEqual(['a', 'c', 'd']);
  });

  it('changes the changed rows and no other', () => {
    const merged = itemsOf(withFreshFirstPage(list([a, b], [c]), page([{ ...a }, { ...b, text: 'changed' }]), newest));
    expect(merged[0]).toBe(a);
    expect(merged[1]).toEqual({ ...b, text: 'changed' });
    expect(merged[2]).toBe(c);
  });
});

it('brings deleted rows back to where they stood', () => {
  const without = withoutItems(list([a, b], [c, d]), new Set(['b', 'd']));
  expect(ids(without)).toEqual(['a', 'c']);
  expect(ids(withItemsBack(without, [d, b], newest))).toEqual(['a', 'b', 'c', 'd']);
});

it('shows a row that two pages hold once', () => {
  expect(ids(list([a, b], [b, c]))).toEqual(['a', 'b', 'c']);
});
