import { clearImageUrls, forgetCsrfToken, setRuntimeConfig } from '@maquette/web-core';
import type { paths } from '@maquette/api-client';
import { HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import { API, buildSession, buildUser, testConfig } from './builders';

/** The network of a component test. Put a test's own answers in with `server.use(...)`. */
export const server = setupServer();

/**
 * msw's `http` with the API's own paths, bodies and answers, typed by its description: `http.get('/api/designs/{id}', …)`. What the API
 * would never answer, and other services, go through `response.untyped` and `http.untyped`.
 */
export const http = createOpenApiHttp<paths>({ baseUrl: API });

const always: RequestHandler[] = [
  http.get('/api/csrf-token', ({ response }) => response(200).json({ csrfToken: 'csrf-token' })),
  http.untyped.get(`${API}/auth/v1/user`, () => HttpResponse.json(buildUser())),
  http.untyped.post(`${API}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
];

/** Stores a session, as if the user had signed in on an earlier visit. */
export function storeSession(user = buildUser()): void {
  localStorage.setItem('maquette-auth', JSON.stringify(buildSession(user)));
}

/** An error as the authentication service sends it. */
export const authError = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message }, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });

/**
 * Starts {@link server} for the tests of a file: the product's configuration, session and CSRF answers, the given handlers, and a failure
 * for every other request. Each test begins in a browser without memory.
 */
export function serveEachTest(...handlers: RequestHandler[]): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    setRuntimeConfig(testConfig);
    server.resetHandlers(...handlers, ...always);
  });
  afterEach(() => {
    localStorage.clear();
    forgetCsrfToken();
    clearImageUrls();
  });
  afterAll(() => server.close());
}
