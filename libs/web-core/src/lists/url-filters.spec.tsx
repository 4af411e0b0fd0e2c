import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  searchFilter,
  sortFilter,
  textFilter,
  useUrlFilters,
} from './url-filters';

const FIELDS = {
  search: searchFilter(),
  brand: textFilter('brand'),
  starred: flagFilter('starred'),
  from: dayFilter('from'),
  status: choiceFilter('status', ['active', 'archived', 'all']),
  sort: sortFilter(['newest', 'oldest']),
};
const ALL = { search: '', brand: '', starred: false, from: '', status: 'active', sort: 'newest' };

function show(query = '') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/list${query}`]}>{children}</MemoryRouter>
  );
  const view = renderHook(() => ({ ...useUrlFilters(FIELDS), address: useLocation().search }), { wrapper });
  return view.result;
}

it('reads what the address says, and takes what makes no sense for all', () => {
  expect(show().current.filters).toEqual(ALL);
  expect(
    show('?search=tea&brand=Ember+%26+Oak&starred=true&from=2026-02-03&status=all&sort=oldest').current,
  ).toMatchObject({
    filters: {
      search: 'tea',
      brand: 'Ember & Oak',
      starred: true,
      from: '2026-02-03',
      status: 'all',
      sort: 'oldest',
    },
    narrowed: 4,
  });
  const odd = show('?starred=1&from=2026-02-31x&status=gone&sort=up&page=-2').current;
  expect(odd).toMatchObject({ filters: ALL, narrowed: 0, page: 1 });
});

it('writes what is chosen, leaves defaults out, and keeps what belongs to others', () => {
  const result = show('?tab=2');
  act(() => result.current.change({ brand: 'A', status: 'archived', sort: 'oldest' }));
  expect(result.current.address).toBe('?tab=2&brand=A&status=archived&sort=oldest');
  act(() => result.current.change({ status: 'active', sort: 'newest' }));
  expect(result.current.address).toBe('?tab=2&brand=A');
});

it('clears what narrows, not the search and not the order', () => {
  const result = show('?search=tea&brand=A&starred=true&sort=oldest');
  act(() => result.current.clear());
  expect(result.current.address).toBe('?search=tea&sort=oldest');
});

it('begins with the first page again when anything else is asked for, and gives the same filters for every page', () => {
  const result = show('?brand=A');
  const { filters } = result.current;
  act(() => result.current.setPage(3));
  expect(result.current).toMatchObject({ page: 3, address: '?brand=A&page=3' });
  expect(result.current.filters).toBe(filters);
  act(() => result.current.change({ search: 'tea' }));
  expect(result.current).toMatchObject({ page: 1, address: '?brand=A&search=tea' });
});
