import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { API, authError, server, sessionOf, storeSession, serveEachTest, user } from '../../test/support';
import { localStore } from '../local-store';
import { rest } from '../rest';
import { runtimeConfig, setRuntimeConfig } from '../runtime-config';
import { authClient, displayNameOf, requireUser } from './auth-client';
import { SessionProvider, useSession } from './session';
import { verifySession } from './verify-session';

function Who() {
  const session = useSession();
  return <p>{[session.status, session.user?.email, session.error].filter(Boolean).join(' ')}</p>;
}

function renderSession() {
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Who />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return queryClient;
}

describe('SessionProvider', () => {
  serveEachTest();
  afterEach(() => jest.restoreAllMocks());

  it('is loading until the stored session has been read', async () => {
    storeSession();
    renderSession();
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('signed-in ines@example.com')).toBeInTheDocument();
  });

  it('finds a visitor where nothing is stored', async () => {
    renderSession();
    expect(await screen.findByText('visitor')).toBeInTheDocument();
  });

  it("says 'Authentication check failed' when the session cannot be read", async () => {
    jest.spyOn(authClient(), 'getSession').mockRejectedValue(new Error('storage is broken'));
    renderSession();
    expect(await screen.findByText('visitor Authentication check failed')).toBeInTheDocument();
  });

  it("says 'Failed to retrieve user information' when the stored session names nobody", async () => {
    localStorage.setItem('maquette-auth', JSON.stringify({ ...sessionOf(user), user: null }));
    renderSession();
    expect(await screen.findByText('visitor Failed to retrieve user information')).toBeInTheDocument();
  });

  it('wipes every cache when the user signs out', async () => {
    server.use(http.post(`${API}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })));
    storeSession();
    const queryClient = renderSession();
    await screen.findByText(/signed-in/);
    queryClient.setQueryData(['designs'], ['secret']);
    localStore.set('image-urls:user-1', ['secret']);
    await act(() => authClient().signOut({ scope: 'local' }));
    expect(await screen.findByText('visitor')).toBeInTheDocument();
    expect(queryClient.getQueryData(['designs'])).toBeUndefined();
    expect(localStore.get('image-urls:user-1')).toBeUndefined();
  });

  it('wipes them when another user signs in, and keeps them when the same one does', async () => {
    storeSession();
    const queryClient = renderSession();
    await screen.findByText(/signed-in/);
    queryClient.setQueryData(['designs'], ['mine']);
    server.use(http.post(`${API}/auth/v1/token`, () => HttpResponse.json(sessionOf(user, 'token-2'))));
    await act(() => authClient().signInWithPassword({ email: 'ines@example.com', password: 'secret' }));
    expect(queryClient.getQueryData(['designs'])).toEqual(['mine']);
    server.use(
      http.post(`${API}/auth/v1/token`, () =>
        HttpResponse.json(sessionOf({ ...user, id: 'user-2', email: 'leo@example.com' })),
      ),
    );
    await act(() => authClient().signInWithPassword({ email: 'leo@example.com', password: 'secret' }));
    expect(await screen.findByText('signed-in leo@example.com')).toBeInTheDocument();
    expect(queryClient.getQueryData(['designs'])).toBeUndefined();
  });

  it.each([
    ['does not hold', 'bad_jwt'],
    ['was ended elsewhere', 'session_not_found'],
  ])('ends a session that %s, and says why', async (_, code) => {
    storeSession();
    renderSession();
    await screen.findByText(/signed-in/);
    server.use(
      http.get(`${API}/auth/v1/user`, () => authError(403, code, 'the reason of the service')),
      http.post(`${API}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
    );
    await act(() => verifySession());
    expect(await screen.findByText('visitor Authentication failed. Please try logging in again.')).toBeInTheDocument();
  });

  it('says why when the stored session has expired and cannot be renewed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // the library logs the refusal
    server.use(
      http.post(`${API}/auth/v1/token`, () =>
        authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
      ),
    );
    localStorage.setItem('maquette-auth', JSON.stringify({ ...sessionOf(user), expires_at: 1 }));
    renderSession();
    expect(await screen.findByText('visitor Authentication failed. Please try logging in again.')).toBeInTheDocument();
  });

  it('keeps the session when the service cannot be asked', async () => {
    storeSession();
    renderSession();
    await screen.findByText(/signed-in/);
    server.use(http.get(`${API}/auth/v1/user`, () => new HttpResponse(null, { status: 503 })));
    await expect(verifySession()).rejects.toThrow(
      'Could not fetch user data: the server did not answer as it should. Please try again.',
    );
    expect(screen.getByText('signed-in ines@example.com')).toBeInTheDocument();
  });
});

describe('what needs a signed-in user', () => {
  serveEachTest();

  it.each([
    ['requireUser', requireUser],
    ['rest', rest],
  ])('%s asks a visitor to log in', async (_, need) => {
    await expect(need()).rejects.toThrow('Could not get user session. Please log in again.');
  });

  it("rest reads from the API with the user's token, wherever the accounts are", async () => {
    setRuntimeConfig({ ...runtimeConfig(), supabaseUrl: 'https://project.supabase.co' });
    storeSession();
    let headers: Headers | undefined;
    server.use(
      http.get(
        `${API}/rest/v1/brands`,
        ({ request }) => ((headers = request.headers), HttpResponse.json([{ id: 'b1', brand_name: 'Lumea' }])),
      ),
    );
    const client = await rest();
    const { data } = await client.from('brands').select('id, brand_name');
    expect(data).toEqual([{ id: 'b1', brand_name: 'Lumea' }]);
    expect(headers?.get('authorization')).toBe('Bearer token-1');
  });
});

describe('displayNameOf', () => {
  it.each([
    [{ full_name: 'Inès Moreau' }, 'a@b.c', 'Inès Moreau'],
    [{ full_name: ' ' }, 'a@b.c', 'a@b.c'],
    [{}, undefined, 'User'],
  ])('names %j with e-mail %p %s', (user_metadata, email, expected) => {
    expect(displayNameOf({ ...user, user_metadata, email })).toBe(expected);
  });
});
