import { http, HttpResponse } from 'msw';
import { API, serveEachTest, server, sessionOf, user } from '../../test/support';
import { authClient, getAccessToken, hasStoredSession, refreshAccessToken, requireUser } from './auth-client';
import { verifySession } from './verify-session';

const ANSWERED = { ...sessionOf(user, 'token-2'), refresh_token: 'refresh-2' };
const store = (session: object) => localStorage.setItem('maquette-auth', JSON.stringify(session));
const storeExpired = () => store({ ...sessionOf(user), expires_at: Math.floor(Date.now() / 1000) - 5 });

describe('while another tab refreshes the same session', () => {
  serveEachTest();
  beforeEach(() => authClient().initialize());
  beforeEach(() => {
    server.use(
      http.post(`${API}/auth/v1/token`, () => {
        store(ANSWERED); // the other tab has its answer a moment earlier
        return HttpResponse.json(ANSWERED);
      }),
      http.get(`${API}/auth/v1/user`, ({ request }) =>
        HttpResponse.json(request.headers.get('authorization') === 'Bearer token-2' ? user : null),
      ),
      http.post(`${API}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
    );
  });

  it('a call goes out with the token that the other tab got', async () => {
    storeExpired();
    expect(await getAccessToken()).toBe('token-2');
  });

  it('a refused token is replaced by it, and nobody is logged out', async () => {
    store(sessionOf(user));
    expect(await refreshAccessToken()).toBe('token-2');
    expect(hasStoredSession()).toBe(true);
  });

  it('the check of the session holds', async () => {
    storeExpired();
    expect(await verifySession()).toBe(true);
    expect(hasStoredSession()).toBe(true);
  });

  it('the user is still known', async () => {
    storeExpired();
    expect((await requireUser()).id).toBe(user.id);
  });

  it('a tab whose session was ended by the other one has none', async () => {
    server.use(
      http.post(`${API}/auth/v1/token`, () => {
        localStorage.removeItem('maquette-auth');
        return HttpResponse.json(ANSWERED);
      }),
    );
    storeExpired();
    expect(await getAccessToken()).toBeNull();
    expect(hasStoredSession()).toBe(false);
  });
});
