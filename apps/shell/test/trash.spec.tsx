import type { TrashItemResponse } from '@maquette/api-client';
import { toast } from '@maquette/ui';
import { plateOf } from '@maquette/ui/documents';
import { http, renderApp, serveEachTest, server } from '@maquette/web-testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { TrashPage } from '../src/features/trash/trash-page';
import { timeLeft } from '../src/features/trash/trash-texts';

// A busy machine is slow: what is waited for decides, not the clock.
configure({ asyncUtilTimeout: 5_000 });

const DAY = 24 * 60 * 60_000;
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The nth thing that was deleted, counted back from the latest. */
const item = (n: number, changes: Partial<TrashItemResponse> = {}): TrashItemResponse => {
  const deleted = Date.now() - n * 60_000;
  return {
    type: 'design',
    id: idOf(n),
    title: `Thing ${n}`,
    deleted_at: new Date(deleted).toISOString(),
    purged_at: new Date(deleted + 30 * DAY).toISOString(),
    picture: null,
    ...changes,
  };
};

let items: TrashItemResponse[] = [];
let emptied: (string | null)[] = [];
const has = (type: string, id: string) => items.some((one) => one.type === type && one.id === id);
const without = (ids: readonly string[]) => (items = items.filter(({ id }) => !ids.includes(id)));

serveEachTest(
  http.get('/api/trash', ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))];
    const start = (page - 1) * perPage;
    return response(200).json({
      items: items.slice(start, start + perPage),
      total: items.length,
      pagination: { page, per_page: perPage, has_more: items.length > start + perPage },
    });
  }),
  http.post('/api/trash/restore', async ({ request, response }) => {
    const asked = (await request.json()).items;
    const restored = asked.filter(({ type, id }) => has(type, id));
    without(restored.map(({ id }) => id));
    return response(200).json({ restored });
  }),
  http.delete('/api/trash/{type}/{id}', ({ params, response }) => {
    without([params.id]);
    return response(200).json({ message: 'Deleted for good.' });
  }),
  http.delete('/api/trash', ({ request, response }) => {
    emptied.push(new URL(request.url).searchParams.get('before'));
    const some = items.slice(0, 200);
    without(some.map(({ id }) => id));
    return response(200).json({ purged: some.length, has_more: items.length > 0, before: '2026-01-01T00:00:00.000Z' });
  }),
);
beforeEach(() => {
  items = [];
  emptied = [];
});
afterEach(() => act(() => toast.clear()));

const open = () =>
  renderApp(
    <main tabIndex={-1}>
      <TrashPage />
    </main>,
    { path: '/dashboard/trash' },
  );
const row = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement;

describe('the trash', () => {
  it('shows what was deleted, of kinds it has never heard of too, with the days that are left', async () => {
    items = [
      item(1, { type: 'brand', title: 'Ember & Oak' }),
      item(2, { title: '', purged_at: new Date(Date.now() + 5 * DAY - 1_000).toISOString() }),
      item(3, {
        type: 'press-kit' as 'brand',
        title: 'Spring',
        purged_at: new Date(Date.now() + 60_000).toISOString(),
      }),
    ];
    open();
    expect(await row('Ember & Oak')).toHaveTextContent(/^Select Ember & OakEmber & OakBrand30 days leftDeleted /);
    expect((await row('Ember & Oak')).querySelector('[aria-hidden] > [style]')).toHaveStyle({
      background: plateOf('Ember & Oak').background,
    });
    expect(await row('Design without a name')).toHaveTextContent('5 days left');
    expect(await row('Spring')).toHaveTextContent(/Press kitLess than a day leftDeleted /);
    expect(timeLeft(new Date(0).toISOString())).toBe('Goes any moment');
  });

  it('shows a picture whole, by an address at the API', async () => {
    items = [
      item(1, {
        picture: {
          thumbnail_url: '/files/trash/design-images/u/a.webp?x',
          width: 1000,
          height: 400,
          average_color: '#336699',
        },
      }),
    ];
    open();
    const picture = (await row('Thing 1')).querySelector('img');
    expect(picture).toHaveAttribute('src', 'http://localhost/files/trash/design-images/u/a.webp?x');
    expect(picture).toHaveStyle({ aspectRatio: '1000 / 400' });
  });

  it('says what it is for while nothing lies in it, and has nothing to empty', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Empty Trash' })).not.toBeInTheDocument();
  });

  it('says when it cannot be read, and tries again', async () => {
    items = [item(1)];
    server.use(
      http.get('/api/trash', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'The trash is locked.' }, { status: 400 })),
      ),
    );
    const { user } = open();
    expect(await screen.findByText('The trash is locked.')).toBeVisible();
    server.restoreHandlers();
    server.use(
      http.get('/api/trash', ({ response }) =>
        response(200).json({ items, total: 1, pagination: { page: 1, per_page: 50, has_more: false } }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Thing 1')).toBeVisible();
  });

  it('is read page by page', async () => {
    items = Array.from({ length: 51 }, (_, n) => item(n));
    const { user } = open();
    await row('Thing 0');
    expect(screen.queryByRole('heading', { name: 'Thing 50' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await row('Thing 50')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });
});

describe('Restoring', () => {
  it('takes a thing out, tells, goes to the next row, and lets every other list and count be read anew', async () => {
    items = [item(1), item(2)];
    const { user, queryClient } = open();
    const stale = ['designs', '11111111-1111-4111-8111-111111111111', 'list'];
    const stats = ['stats', '11111111-1111-4111-8111-111111111111'];
    const others = ['designs', 'somebody else'];
    for (const key of [stale, stats, others]) queryClient.setQueryData(key, 'kept');
    await row('Thing 1');
    await user.click(screen.getByRole('button', { name: 'Restore Thing 1' }));
    expect(await screen.findByText('Design restored.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Thing 1' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Thing 2' })).toHaveFocus());
    expect([stale, stats].map((key) => queryClient.getQueryData(key))).toEqual([undefined, undefined]);
    expect(queryClient.getQueryData(others)).toBe('kept');
  });

  it('takes several out, chosen as a range, and says which were gone', async () => {
    items = [item(1), item(2), item(3), item(4)];
    const { user } = open();
    await row('Thing 1');
    await user.click(screen.getByRole('checkbox', { name: 'Select Thing 1' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Thing 3' }));
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(bar).toHaveTextContent('3 selected');
    without([idOf(2)]);
    await user.click(within(bar).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('2 items restored. 1 of 3 were not in the trash any more.')).toBeVisible();
    expect(items.map(({ title }) => title)).toEqual(['Thing 4']);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('leaves it where it is when the server refuses, and says why', async () => {
    items = [item(1)];
    server.use(
      http.post('/api/trash/restore', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'The service is away.' }, { status: 503 })),
      ),
    );
    const { user } = open();
    await row('Thing 1');
    await user.click(screen.getByRole('button', { name: 'Restore Thing 1' }));
    expect(await screen.findByText('Not restored: The service is away.')).toBeVisible();
    expect(await row('Thing 1')).toBeVisible();
  });
});

describe('Deleting for good', () => {
  it('asks in the words of every deletion, and does it', async () => {
    items = [item(1, { title: 'A cup' }), item(2)];
    const { user } = open();
    const first = await row('A cup');
    await user.click(within(first).getByRole('button', { name: 'Delete for good' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete "A cup"? This action cannot be undone.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Design deleted for good.')).toBeVisible();
    expect(items.map(({ title }) => title)).toEqual(['Thing 2']);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Thing 2' })).toHaveFocus());
  });

  it('tells in the dialog which of several stay, and why', async () => {
    items = [item(1), item(2)];
    server.use(
      http.delete('/api/trash/{type}/{id}', ({ params, response }) =>
        params.id === idOf(2)
          ? response.untyped(HttpResponse.json({ error: 'It is being read.' }, { status: 409 }))
          : (without([params.id]), response(200).json({ message: '' })),
      ),
    );
    const { user } = open();
    await row('Thing 1');
    await user.click(screen.getByRole('checkbox', { name: 'Select Thing 1' }));
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    await user.click(within(bar).getByRole('button', { name: 'Delete for good' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete "2 items"? This action cannot be undone.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error: 1 of 2 could not be deleted. It is being read.')).toBeVisible();
    expect(items.map(({ title }) => title)).toEqual(['Thing 2']);
  });

  it('empties everything, in as many calls as it takes, and keeps what is deleted meanwhile', async () => {
    items = Array.from({ length: 450 }, (_, n) => item(n));
    const { user } = open();
    await row('Thing 0');
    await user.click(screen.getByRole('button', { name: 'Empty Trash' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Empty Trash' });
    expect(dialog).toHaveTextContent(
      'Are you sure you want to delete "everything in the trash, 450 items"? This action cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Empty Trash' }));
    expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    expect(emptied).toEqual([null, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z']);
  });

  it('says why it cannot be emptied, and shows what is left', async () => {
    items = [item(1), item(2)];
    server.use(
      http.delete('/api/trash', ({ response }) => {
        without([idOf(1)]);
        return response.untyped(HttpResponse.json({ error: 'The service is away.' }, { status: 503 }));
      }),
    );
    const { user } = open();
    await row('Thing 1');
    await user.click(screen.getByRole('button', { name: 'Empty Trash' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Empty Trash' }));
    expect(await screen.findByText('Error: The service is away.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Thing 1', hidden: true })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'Thing 2', hidden: true })).toBeInTheDocument();
  });
});
