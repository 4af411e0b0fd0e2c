import { Toaster, UserFacingError, toast } from '@maquette/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { serveEachTest, user } from '../../test/support';
import { SessionContext } from '../auth/session';
import { createQueryClient } from '../query-client';
import { forEachItem } from './for-each-item';
import type { PagedList } from './paged-list';
import { useBulkDelete } from './use-bulk-delete';
import { useListChanges } from './use-list-changes';
import { useListUpdate } from './use-list-update';
import { usePagedList } from './use-paged-list';
import type { Polling } from './use-paged-list';

serveEachTest();

interface Row {
  id: string;
  starred: boolean;
  ready: boolean;
}

/** What the server has, in its order: a, b, c… */
let rows: Row[] = [];
let loads: number[] = [];
const PER_PAGE = 2;

const list: PagedList<Row, object> = {
  name: 'rows',
  load: (_, page) => {
    loads.push(page);
    const found = rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return Promise.resolve({
      items: found.map((row) => ({ ...row })),
      perPage: PER_PAGE,
      hasMore: rows.length > page * PER_PAGE,
      pages: Math.ceil(rows.length / PER_PAGE),
    });
  },
  isBefore: (a, b) => a.id < b.id,
};
const FILTERS = {};
const deleteRow = (id: string) => {
  rows = rows.filter((row) => row.id !== id);
  return Promise.resolve();
};

beforeEach(() => {
  rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, starred: false, ready: true }));
  loads = [];
});
afterEach(() => act(() => toast.clear()));

/** Calls hooks as a page does that somebody signed in to. */
function callHook<Result, Props>(hook: (props: Props) => Result, initialProps?: Props) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionContext value={{ status: 'signed-in', user, error: null }}>
        <MemoryRouter>{children}</MemoryRouter>
        <Toaster />
      </SessionContext>
    </QueryClientProvider>
  );
  return renderHook(hook, { wrapper, initialProps: initialProps as Props });
}
const ids = ({ items }: { items: readonly Row[] }) => items.map(({ id }) => id).join('');

beforeAll(Toaster.preload);

describe('Pages one after the other', () => {
  it('come as they are asked for, or all at once', async () => {
    const { result } = callHook(() => usePagedList(list, FILTERS));
    await waitFor(() => expect(ids(result.current)).toBe('ab'));
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids(result.current)).toBe('abcd'));
    expect(result.current.hasMore).toBe(true);
    await act(async () => void (await result.current.loadAll()));
    await waitFor(() => expect(ids(result.current)).toBe('abcde'));
    expect(loads).toEqual([1, 2, 3]);
  });

  it('leave no row out after one was deleted', async () => {
    const { result } = callHook(() => ({ list: usePagedList(list, FILTERS), changes: useListChanges(list) }));
    await waitFor(() => expect(ids(result.current.list)).toBe('ab'));
    await act(() => deleteRow('a'));
    act(() => void result.current.changes.remove(new Set(['a'])));
    await waitFor(() => expect(ids(result.current.list)).toBe('b'));
    // 'c' is on the first page now
    act(() => result.current.list.loadMore());
    await waitFor(() => expect(ids(result.current.list)).toBe('bc'));
    act(() => result.current.list.loadMore());
    await waitFor(() => expect(ids(result.current.list)).toBe('bcde'));
  });
});

describe('A page alone', () => {
  const showPage = (start: number) => {
    const onPageChange = jest.fn();
    const view = callHook(
      ({ page }: { page: number }) => ({
        list: usePagedList(list, FILTERS, { page, onPageChange }),
        deleteRows: useBulkDelete(list, {
          remove: deleteRow,
          restore: (id) => {
            rows = [...rows, { id, starred: false, ready: true }].toSorted((a, b) => (a.id < b.id ? -1 : 1));
            return Promise.resolve();
          },
          noun: { one: 'Row', many: 'rows' },
        }),
      }),
      { page: start },
    );
    return { ...view, onPageChange };
  };

  it('stays until the next one is there', async () => {
    const { result, rerender } = showPage(1);
    await waitFor(() => expect(ids(result.current.list)).toBe('ab'));
    expect(result.current.list.pages).toBe(3);
    rerender({ page: 2 });
    expect(ids(result.current.list)).toBe('ab');
    await waitFor(() => expect(ids(result.current.list)).toBe('cd'));
  });

  it('is filled up after a deletion, and is what it was after Undo', async () => {
    const { result } = showPage(2);
    await waitFor(() => expect(ids(result.current.list)).toBe('cd'));
    await act(() => result.current.deleteRows(result.current.list.items.slice(0, 1)));
    await waitFor(() => expect(ids(result.current.list)).toBe('de'));
    expect(await screen.findByText('Row deleted successfully!')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(await screen.findByText('Row restored.')).toBeVisible();
    await waitFor(() => expect(ids(result.current.list)).toBe('cd'));
  });

  it('gives way to the one before when all that it had was deleted', async () => {
    const { result, onPageChange } = showPage(3);
    await waitFor(() => expect(ids(result.current.list)).toBe('e'));
    await act(() => result.current.deleteRows(result.current.list.items));
    await waitFor(() => expect(onPageChange).toHaveBeenCalledWith(2));
    // No word of an empty list on the way there.
    expect(result.current.list.isLoading).toBe(true);
  });
});

describe('Unfinished rows', () => {
  const onChange = jest.fn();
  const polling: Polling<Row> = {
    isUnfinished: ({ ready }) => !ready,
    everyMs: 20,
    readOne: (id) => Promise.resolve({ ...(rows.find((row) => row.id === id) as Row) }),
    onChange,
  };

  it.each([
    ['one after the other', undefined],
    ['alone', 1],
  ])('are looked at again until they are ready, in pages %s', async (_, page) => {
    rows = rows.map((row) => ({ ...row, ready: row.id !== 'b' }));
    const { result } = callHook(() => usePagedList(list, FILTERS, { page, polling }));
    await waitFor(() => expect(ids(result.current)).toBe('ab'));
    const [untouched] = result.current.items;
    rows = rows.map((row) => ({ ...row, ready: true }));
    await waitFor(() => expect(result.current.items[1]?.ready).toBe(true));
    expect(result.current.items[0]).toBe(untouched);
    expect(onChange).toHaveBeenLastCalledWith(
      [untouched, expect.objectContaining({ ready: false })],
      result.current.items,
    );
  });

  it('are looked at one by one beyond the first page', async () => {
    rows = rows.map((row) => ({ ...row, ready: row.id !== 'd' }));
    const { result } = callHook(() => usePagedList(list, FILTERS, { polling, atLeast: 4 }));
    await waitFor(() => expect(ids(result.current)).toBe('abcd'));
    rows = rows.map((row) => ({ ...row, ready: true }));
    await waitFor(() => expect(result.current.items[3]?.ready).toBe(true));
  });
});

describe('An edit', () => {
  /** Holds every save back until it is said how it ends. */
  const edit = () => {
    const saves: { id: string; end: (error?: Error) => void }[] = [];
    const save = (id: string) =>
      new Promise<void>((resolve, reject) => saves.push({ id, end: (error) => (error ? reject(error) : resolve()) }));
    const view = callHook(() => ({
      list: usePagedList(list, FILTERS),
      edit: useListUpdate(list, { save, failed: 'The star could not be saved' }),
    }));
    const starred = () => view.result.current.list.items.map((row) => (row.starred ? '*' : '.')).join('');
    const star = (count: number, to: boolean) =>
      act(() => void view.result.current.edit(view.result.current.list.items.slice(0, count), { starred: to }));
    return { ...view, saves, starred, star };
  };

  it('shows at once, and is taken back for the rows that the server refuses', async () => {
    const { saves, starred, star } = edit();
    await waitFor(() => expect(starred()).toBe('..'));
    star(2, true);
    await waitFor(() => expect(starred()).toBe('**'));
    await act(async () => {
      saves.find(({ id }) => id === 'a')?.end();
      saves.find(({ id }) => id === 'b')?.end(new UserFacingError('Too many stars.'));
      await Promise.resolve();
    });
    await waitFor(() => expect(starred()).toBe('*.'));
    expect(await screen.findByText('The star could not be saved: Too many stars.')).toBeVisible();
  });

  it('waits for the one before it, whose end changes nothing of what it shows', async () => {
    const { saves, starred, star } = edit();
    await waitFor(() => expect(starred()).toBe('..'));
    star(1, true);
    await waitFor(() => expect(starred()).toBe('*.'));
    star(1, false);
    await waitFor(() => expect(starred()).toBe('..'));
    expect(saves).toHaveLength(1);
    await act(async () => {
      saves[0]?.end();
      await Promise.resolve();
    });
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(starred()).toBe('..');
    await act(async () => {
      saves[1]?.end();
      await Promise.resolve();
    });
    expect(starred()).toBe('..');
  });
});

it('an action for many rows runs a few at a time and says for which it worked', async () => {
  let running = 0;
  let most = 0;
  const outcome = await forEachItem([1, 2, 3, 4, 5, 6, 7], async (number) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    if (number % 3 === 0) throw new Error(`not ${number}`);
  });
  expect(most).toBe(4);
  expect(outcome).toEqual({ done: [1, 2, 4, 5, 7], failed: [3, 6], error: new Error('not 3') });
});
