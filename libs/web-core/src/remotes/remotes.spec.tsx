import { getInstance } from '@module-federation/enhanced/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import surface from '../../surface.json';
import { server, serveEachTest } from '../../test/support';
import { limitScripts } from './loader';
import { loadQuickCreate } from './quick-create';
import { createItems, fetchRegistry, sidebarItems } from './registry';
import { RemoteArea } from './remote-area';
import type { RemoteLine } from './remote-module';

jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: jest.fn() }));

interface ScriptPlugin {
  createScript(request: { url: string }): { script: HTMLScriptElement; timeout: number };
}

const federation = {
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
  registerPlugins: jest.fn<void, [ScriptPlugin[]]>(),
};

const designs: RemoteLine = {
  name: 'designs',
  version: '0.1.0-ab12cd34',
  entry: '/remotes/designs/0.1.0-ab12cd34/remoteEntry.js',
  routes: ['/dashboard/designs'],
  nav: [
    { label: 'New Design', create: 'design', order: 40 },
    { label: 'Inspirations', path: '/dashboard/inspiration', icon: 'bookmark', order: 60 },
    { label: 'Designs', path: '/dashboard/designs', icon: 'layout-grid', order: 40 },
  ],
};
const brands: RemoteLine = {
  ...designs,
  name: 'brands',
  routes: ['/dashboard/brands'],
  nav: [{ label: 'Brands', path: '/dashboard/brands', icon: 'swatch-book', order: 20 }],
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getInstance).mockReturnValue(federation as unknown as ReturnType<typeof getInstance>);
});

describe('the registry', () => {
  serveEachTest();

  it('registers what it reads, with absolute addresses, and leaves out a line that makes no sense', async () => {
    server.use(http.get('/remotes.json', () => HttpResponse.json([designs, { name: 'broken' }, null])));
    await expect(fetchRegistry()).resolves.toEqual([designs]);
    expect(federation.registerRemotes).toHaveBeenCalledWith([
      { name: 'designs', entry: 'http://localhost/remotes/designs/0.1.0-ab12cd34/remoteEntry.js' },
    ]);
  });

  it.each([
    ['is down', () => new HttpResponse(null, { status: 502 })],
    ['is no list', () => HttpResponse.json({})],
    ['is no JSON', () => HttpResponse.html('<p>hello</p>')],
  ])('fails when it %s', async (_, answer) => {
    server.use(http.get('/remotes.json', answer));
    await expect(fetchRegistry()).rejects.toThrow();
  });

  it('comes with the page, and from the server when it is read again', async () => {
    const block = Object.assign(document.createElement('script'), {
      type: 'application/json',
      id: 'remotes',
      textContent: JSON.stringify([designs]),
    });
    document.head.append(block);
    server.use(http.get('/remotes.json', () => HttpResponse.json([designs, brands])));
    await expect(fetchRegistry()).resolves.toEqual([designs]);
    await expect(fetchRegistry()).resolves.toEqual([designs, brands]);
  });

  it('puts the items of all remotes into one order', () => {
    expect(sidebarItems([designs, brands]).map(({ label }) => label)).toEqual(['Brands', 'Designs', 'Inspirations']);
    expect(createItems([designs, brands]).map(({ label, remote }) => [label, remote.name])).toEqual([
      ['New Design', 'designs'],
    ]);
  });
});

describe('RemoteArea', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('shows the remote', async () => {
    federation.loadRemote.mockResolvedValue({ default: () => <h1>Designs</h1> });
    render(<RemoteArea remote={designs} />);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Designs' })).toBeInTheDocument();
    expect(federation.loadRemote).toHaveBeenCalledWith('designs/RoutedApp');
  });

  it.each([
    ['is down', () => Promise.reject(new Error('404'))],
    ['exposes nothing', () => Promise.resolve(null)],
    [
      'throws while it renders',
      () =>
        Promise.resolve({
          default: () => {
            throw new Error('broken');
          },
        }),
    ],
  ])('keeps a remote that %s to its own region, and Retry starts it anew', async (_, broken) => {
    federation.loadRemote.mockImplementationOnce(broken).mockResolvedValue({ default: () => <h1>Brands</h1> });
    render(
      <>
        <p>The shell</p>
        <RemoteArea remote={brands} />
      </>,
    );
    expect(await screen.findByText('Brands could not be shown')).toBeInTheDocument();
    expect(screen.getByText('The shell')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeInTheDocument();
    expect(federation.registerRemotes).toHaveBeenCalledWith([expect.objectContaining({ name: 'brands' })], {
      force: true,
    });
  });

  it('gives up on a remote that never answers', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    federation.loadRemote.mockReturnValue(new Promise(() => undefined));
    render(<RemoteArea remote={brands} />);
    limit.abort();
    expect(await screen.findByText('Brands could not be shown')).toBeInTheDocument();
  });
});

describe('loadQuickCreate', () => {
  const [item] = createItems([designs]);
  if (!item) throw new Error('no create item');

  it("takes the action's dialog from its remote", async () => {
    const Dialog = () => null;
    federation.loadRemote.mockResolvedValue({ default: () => null, quickCreate: { design: Dialog } });
    await expect(loadQuickCreate(item)).resolves.toBe(Dialog);
  });

  it('fails when the remote has no such dialog', async () => {
    federation.loadRemote.mockResolvedValue({ default: () => null });
    await expect(loadQuickCreate(item)).rejects.toThrow("'New Design' is not available at the moment.");
  });
});

describe('limitScripts', () => {
  it('gives a script 8 seconds and every further try an address of its own', () => {
    limitScripts();
    const [plugin] = federation.registerPlugins.mock.calls[0]?.[0] ?? [];
    const url = 'http://localhost/remotes/x/remoteEntry.js';
    const [first, second] = [plugin?.createScript({ url }), plugin?.createScript({ url })];
    expect(first).toMatchObject({ timeout: 8_000, script: { src: url, async: true } });
    expect(second?.script.src).toBe(`${url}?retry=1`);
  });
});

describe('a remote that was built for another version of the workspace', () => {
  const needing = (version: string) => ({ ...designs, needs: { '@maquette/ui': version } });
  const [major = 0, minor = 0] = surface.versions['@maquette/ui'].split('.').map(Number);

  it.each([
    ['a name that this page lacks', `${major}.${minor + 1}.0`],
    ['an earlier major', `${major - 1}.99.0`],
    ['a later major', `${major + 1}.0.0`],
  ])('is not loaded when it needs %s, and says why', async (_, version) => {
    render(<RemoteArea remote={needing(version)} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('made for another version of the workspace');
    expect(federation.loadRemote).not.toHaveBeenCalled();
  });

  it('is loaded when this page carries what it needs, and more', async () => {
    federation.loadRemote.mockResolvedValue({ default: () => <p>Designs</p> });
    render(<RemoteArea remote={needing(`${major}.0.0`)} />);
    expect(await screen.findByText('Designs')).toBeVisible();
  });
});
