import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { User } from '../src/auth/auth-client';
import { forgetCsrfToken } from '../src/http/csrf';
import { clearImageUrls } from '../src/images/image-urls';
import { setRuntimeConfig } from '../src/runtime-config';

export const API = 'http://localhost';

export const user = {
  id: 'user-1',
  aud: 'authenticated',
  email: 'ines@example.com',
  app_metadata: {},
  user_metadata: { full_name: 'Inès Moreau' },
  created_at: '2026-01-01T00:00:00Z',
} as User;

export const sessionOf = (who: User, token = 'token-1') => ({
  access_token: token,
  refresh_token: 'refresh-1',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  token_type: 'bearer',
  user: who,
});

export const storeSession = (who: User = user) => localStorage.setItem('maquette-auth', JSON.stringify(sessionOf(who)));

/** An error as the authentication service sends it. */
export const authError = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message }, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });

export const server = setupServer();

/** A server that fails on every request that no test expects, and a browser without memory, for the tests of one file. */
export function serveEachTest(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    setRuntimeConfig({
      apiBaseUrl: API,
      supabaseUrl: API,
      supabaseAnonKey: 'anon',
      productName: 'Maquette',
      productInitials: 'Mq',
      companyName: 'Acme',
      companyDomain: 'example.com',
      mode: 'embedded',
      localMailbox: false,
    });
    server.use(http.get(`${API}/api/csrf-token`, () => HttpResponse.json({ csrfToken: 'csrf-1' })));
  });
  afterEach(() => {
    server.resetHandlers();
    forgetCsrfToken();
    clearImageUrls();
    localStorage.clear();
  });
  afterAll(() => server.close());
}
