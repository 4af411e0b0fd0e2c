import { API, buildUser, server, storeSession, serveEachTest } from '@maquette/web-testing';
import type { Found, QuickCreateProps, RemoteModule } from '@maquette/web-core/remotes';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { brands, dashboardHandlers, designs, ignoreLibraryLog, openShell } from './support';

const loadRemote = jest.fn<Promise<unknown>, [string]>();
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ registerRemotes: () => undefined, loadRemote: (id: string) => loadRemote(id) }),
}));

serveEachTest(...dashboardHandlers);
afterEach(() => jest.restoreAllMocks());

const areaOf = (id: string) => `The ${id.split('/')[0]} area`;

/** A remote's page, which asks for what it shows. */
function Area({ id }: { id: string }) {
  const { data } = useQuery({ queryKey: ['area', id], queryFn: () => areaOf(id) });
  return <h1>{data}</h1>;
}

beforeEach(() => {
  storeSession();
  loadRemote.mockReset();
  loadRemote.mockImplementation((id) =>
    Promise.resolve({
      default: () => <Area id={id} />,
      quickCreate: { design: ({ open }: { open: boolean }) => (open ? <p role="dialog">Create New Design</p> : null) },
    }),
  );
});

describe('the dashboard', () => {
  it('shows the remote of the path and marks its item', async () => {
    const { user } = openShell('/dashboard/brands/b1/strategy');
    expect(await screen.findByText('The brands area')).toBeVisible();
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Brands', 'Designs']);
    expect(within(nav).getByRole('link', { name: 'Brands' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(nav).getByRole('link', { name: 'Designs' }));
    expect(await screen.findByText('The designs area')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('fetches a remote when the pointer reaches its item', async () => {
    const { user } = openShell('/dashboard/designs');
    await screen.findByText('The designs area');
    expect(loadRemote).not.toHaveBeenCalledWith('brands/RoutedApp');
    await user.hover(screen.getByRole('link', { name: 'Brands' }));
    expect(loadRemote).toHaveBeenCalledWith('brands/RoutedApp');
  });

  it('stands when the registry is down, and goes on after Retry', async () => {
    server.use(http.get(`${API}/remotes.json`, () => new HttpResponse(null, { status: 500 })));
    const { user } = openShell('/dashboard/designs');
    expect(await screen.findByText('The workspace could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    server.use(...dashboardHandlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The designs area')).toBeVisible();
  });

  it.each([
    [
      'is not there',
      () => HttpResponse.error(),
      'the server could not be reached. Please check your connection and try again.',
    ],
    [
      'is in trouble',
      () => new HttpResponse(null, { status: 503 }),
      'the server did not answer as it should. Please try again.',
    ],
  ])('keeps the session and tries again when the service that knows the user %s', async (_, answer, why) => {
    ignoreLibraryLog();
    server.use(http.get(`${API}/auth/v1/user`, answer, { once: true }));
    const { user } = openShell('/dashboard/designs');
    expect(await screen.findByText(`Could not fetch user data: ${why}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The designs area')).toBeVisible();
  });

  it.each([
    [{ full_name: 'léa Petit' }, 'lea@example.com', 'léa Petit', 'L'],
    [{}, 'lea@example.com', 'lea@example.com', 'L'],
    [{}, undefined, 'User', 'U'],
  ])('names the user from %j and %p', async (user_metadata, email, name, initial) => {
    storeSession(buildUser({ user_metadata, email }));
    openShell('/dashboard/designs');
    const account = await screen.findByRole('button', { name: `Account of ${name}` });
    expect(account).toHaveTextContent(`${initial}Account`);
    // once, in the bar
    expect(screen.getAllByText(name)).toHaveLength(1);
  });

  it('opens the dialog of a create action from the remote that owns it', async () => {
    const { user } = openShell('/dashboard/brands');
    await user.click(await screen.findByRole('button', { name: 'New Design' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Create New Design');
  });

  it('opens it by its key too, which its tooltip and the list of shortcuts name', async () => {
    const { user } = openShell('/dashboard/brands');
    const newDesign = await screen.findByRole('button', { name: 'New Design' });
    await user.hover(newDesign);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('New DesignN');
    await user.unhover(newDesign);
    await user.keyboard('?');
    const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(shortcuts).getByText('New Design').parentElement).toHaveTextContent('New DesignN');
    await user.keyboard('n');
    expect(screen.queryByText('Create New Design')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.keyboard('n');
    expect(await screen.findByText('Create New Design')).toBeVisible();
  });

  it('tells when a create action is not to be had, and tries again', async () => {
    const { user } = openShell('/dashboard/brands');
    await screen.findByText('The brands area');
    loadRemote.mockRejectedValue(new Error('404'));
    await user.click(screen.getByRole('button', { name: 'New Design' }));
    expect(await screen.findByText("'New Design' is not available at the moment.")).toBeVisible();
    loadRemote.mockResolvedValue({
      default: () => null,
      quickCreate: { design: () => <p role="dialog">Create New Design</p> },
    });
    const retry = screen.getByRole('button', { name: 'Retry' });
    // the notifications take the pointer from the render after the first
    await waitFor(() => expect(getComputedStyle(retry).pointerEvents).not.toBe('none'));
    await user.click(retry);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('opens no commands over a dialog, in which something may be written', async () => {
    const { user } = openShell('/dashboard/brands');
    const newDesign = await screen.findByRole('button', { name: 'New Design' });
    // their code is there from now on
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByPlaceholderText('Type a command or a name');
    await user.keyboard('{Escape}');
    await user.click(newDesign);
    await screen.findByText('Create New Design');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByPlaceholderText('Type a command or a name')).not.toBeInTheDocument();
  });

  describe('with two create actions', () => {
    const dialogOf = (title: string, onChange?: (change: QuickCreateProps['onOpenChange']) => void) =>
      function CreateDialog({ open, onOpenChange }: QuickCreateProps) {
        onChange?.(onOpenChange);
        return open && <p role="dialog">{title}</p>;
      };
    const remote = (quickCreate: RemoteModule['quickCreate']) => ({ default: () => null, quickCreate });
    beforeEach(() => {
      const twoActions = [
        designs,
        { ...brands, nav: [...brands.nav, { label: 'New Brand', create: 'brand', order: 20 }] },
      ];
      server.use(http.get(`${API}/remotes.json`, () => HttpResponse.json(twoActions)));
    });

    it('keeps the dialog that was asked for last when an earlier one arrives after it', async () => {
      let arrive: (module: unknown) => void = () => undefined;
      loadRemote.mockImplementation((id) =>
        id.startsWith('brands')
          ? new Promise((resolve) => (arrive = resolve))
          : Promise.resolve(remote({ design: dialogOf('Create New Design') })),
      );
      const { user } = openShell('/dashboard/designs');
      await user.click(await screen.findByRole('button', { name: 'New Brand' }));
      await user.click(screen.getByRole('button', { name: 'New Design' }));
      expect(await screen.findByRole('dialog')).toHaveTextContent('Create New Design');
      await act(async () => Promise.resolve(arrive(remote({ brand: dialogOf('Create New Brand') }))));
      expect(screen.getByRole('dialog')).toHaveTextContent('Create New Design');
    });

    it('lets a dialog that was closed change no other', async () => {
      let changeDesign: QuickCreateProps['onOpenChange'] = () => undefined;
      loadRemote.mockResolvedValue(
        remote({
          design: dialogOf('Create New Design', (change) => (changeDesign = change)),
          brand: dialogOf('Create New Brand'),
        }),
      );
      const { user } = openShell('/dashboard/designs');
      await user.click(await screen.findByRole('button', { name: 'New Design' }));
      await screen.findByText('Create New Design');
      act(() => changeDesign(false));
      await user.click(screen.getByRole('button', { name: 'New Brand' }));
      expect(await screen.findByRole('dialog')).toHaveTextContent('Create New Brand');
      act(() => changeDesign(false));
      expect(screen.getByRole('dialog')).toHaveTextContent('Create New Brand');
    });
  });

  it('logs out to the login page and forgets where the user was', async () => {
    const { user } = openShell('/dashboard/designs');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('maquette-auth')).toBeNull();
    await waitFor(() => expect((window.history.state as { usr?: unknown }).usr ?? null).toBeNull());
  });

  it('lists commands on Ctrl-K and goes where one says', async () => {
    const { user } = openShell('/dashboard/designs');
    await screen.findByText('The designs area');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Type a command or a name'), 'bra{Enter}');
    expect(await screen.findByText('The brands area')).toBeVisible();
  });

  describe('the commands find by name', () => {
    const tulip = { id: 'd1', name: 'A tulip', detail: 'Flyer', path: '/dashboard/brands/found' };
    /** Each remote is asked, and answers when it is told to. */
    const openAndType = async (text: string) => {
      const asked: { text: string; signal: AbortSignal; answer: (found: Found[]) => void; fail: () => void }[] = [];
      const find = jest.fn(
        (text: string, signal: AbortSignal) =>
          new Promise<Found[]>((answer, reject) => {
            asked.push({ text, signal, answer, fail: () => reject(new TypeError('Failed to fetch')) });
          }),
      );
      loadRemote.mockImplementation((id) =>
        Promise.resolve({
          default: () => <Area id={id} />,
          ...(id.startsWith('designs') && { search: { label: 'Designs', find } }),
        }),
      );
      const { user } = openShell('/dashboard/designs');
      await screen.findByText('The designs area');
      await user.keyboard('{Control>}k{/Control}');
      await user.type(await screen.findByPlaceholderText('Type a command or a name'), text);
      await waitFor(() => expect(asked).toHaveLength(1));
      return { user, asked, find };
    };

    it('what the remotes have, and open it by Enter', async () => {
      const { user, asked } = await openAndType('tulip');
      expect(screen.getByText('Searching...')).toBeInTheDocument();
      expect(asked[0]?.text).toBe('tulip');
      await act(async () => Promise.resolve(asked[0]?.answer([tulip])));
      expect(await screen.findByRole('option', { name: 'A tulip Flyer' })).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('{Enter}');
      expect(await screen.findByText('The brands area')).toBeVisible();
      expect(window.location.pathname).toBe('/dashboard/brands/found');
    });

    it('when the typing rests, and give up what is no longer asked for', async () => {
      const { user, asked, find } = await openAndType('tu');
      await user.keyboard('lip');
      await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
      expect(asked.map(({ text, signal }) => [text, signal.aborted])).toEqual([
        ['tu', true],
        ['tulip', false],
      ]);
    });

    it('nothing where nothing has that name', async () => {
      const { asked } = await openAndType('zzz');
      await act(async () => Promise.resolve(asked[0]?.answer([])));
      expect(await screen.findByText('Nothing has that name.')).toBeVisible();
    });

    it('what can be had when a remote cannot be searched, and search again', async () => {
      const { user, asked, find } = await openAndType('tulip');
      await act(async () => Promise.resolve(asked[0]?.fail()));
      expect(await screen.findByText('Some of it could not be searched')).toBeVisible();
      expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('option', { name: 'Search again' }));
      await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
      await act(async () => Promise.resolve(asked[1]?.answer([tulip])));
      expect(await screen.findByRole('option', { name: 'A tulip Flyer' })).toBeVisible();
    });
  });

  it('lists the shortcuts on ?', async () => {
    const { user } = openShell('/dashboard/designs');
    await screen.findByText('The designs area');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('says that the connection is gone for as long as it is', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openShell('/dashboard/designs');
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
    online.mockRestore();
  });
});

describe("the user's menu", () => {
  const onPhone = () =>
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media === '(max-width: 700px)',
          media,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  afterEach(() => {
    jest.restoreAllMocks();
    delete document.documentElement.dataset.theme;
    localStorage.clear();
  });
  const openMenu = async () => {
    const view = openShell('/dashboard/designs');
    await view.user.click(await screen.findByRole('button', { name: 'Account of Inès Moreau' }));
    return view;
  };

  it('has the theme as one of three, and stays open while it is chosen', async () => {
    const { user } = await openMenu();
    const themes = within(await screen.findByRole('group', { name: 'Theme' }));
    expect(themes.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await user.click(themes.getByRole('menuitemradio', { name: 'Dark' }));
    expect(themes.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    expect(themes.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('is there on phones, with the name, the theme and the stats', async () => {
    onPhone();
    const { user } = await openMenu();
    const sheet = within(await screen.findByRole('dialog', { name: 'Inès Moreau' }));
    await user.click(within(sheet.getByRole('radiogroup', { name: 'Theme' })).getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(sheet.queryByRole('button', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Show stats' }));
    expect(await screen.findByRole('region', { name: 'Stats' })).toBeVisible();
  });

  it('leads to the trash, as the commands do', async () => {
    server.use(
      http.get(`${API}/api/trash`, () =>
        HttpResponse.json({ items: [], total: 0, pagination: { page: 1, per_page: 50, has_more: false } }),
      ),
    );
    const { user } = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    expect(await screen.findByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/trash');
    await user.click(screen.getByRole('link', { name: 'Designs' }));
    await screen.findByText('The designs area');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByPlaceholderText('Type a command or a name'), 'deleted{Enter}');
    expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  });
});

describe('the stats', () => {
  beforeEach(() => localStorage.setItem('stats-open', 'true'));

  it('count what there is and what is new, for the user alone', async () => {
    const filters = new Set<string | null>();
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'HEAD') filters.add(new URL(request.url).searchParams.get('user_id'));
    });
    openShell('/dashboard/designs');
    const strip = await screen.findByRole('region', { name: 'Stats' });
    expect(await within(strip).findByText('348')).toBeVisible();
    expect(strip).toHaveTextContent(
      'Brands123 in 7 days3 in 30 daysDesign requests3483 in 7 days3 in 30 daysPrompts573 in 7 days3 in 30 days',
    );
    expect([...filters]).toEqual([`eq.${buildUser().id}`]);
    server.events.removeAllListeners();
  });

  it("say 'Could not load stats.' with dashes when they cannot be read", async () => {
    server.use(http.head(`${API}/rest/v1/:table`, () => new HttpResponse(null, { status: 400 })));
    openShell('/dashboard/designs');
    const strip = await screen.findByRole('region', { name: 'Stats' });
    expect(await within(strip).findByText('Could not load stats.')).toBeVisible();
    expect(strip).toHaveTextContent('Brands–– in 7 days');
  });

  it('can be put away, and stay away', async () => {
    const { user, unmount } = openShell('/dashboard/designs');
    await user.click(await screen.findByRole('button', { name: 'Hide stats' }));
    expect(screen.queryByRole('region', { name: 'Stats' })).not.toBeInTheDocument();
    unmount();
    openShell('/dashboard/designs');
    expect(await screen.findByRole('button', { name: 'Show stats' })).toBeVisible();
  });
});
