import { http, HttpResponse } from 'msw';
import { API, authError, server, sessionOf, storeSession, serveEachTest, user } from '../../test/support';
import { ApiError } from './api-error';
import { apiFetch } from './api-fetch';
import { call } from './call';

const DESIGNS = `${API}/api/designs`;

const failure = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
};

describe('a product call', () => {
  serveEachTest();
  beforeEach(() => storeSession());

  it('carries bearer token, CSRF header and JSON, and gives camelCase back', async () => {
    let request: Request | undefined;
    let sent: unknown;
    server.use(
      http.post(DESIGNS, async ({ request: received }) => {
        request = received;
        sent = await received.json();
        return HttpResponse.json({ design_request_id: 'd1' }, { status: 202 });
      }),
    );
    const answer = await call('POST', '/api/designs', {
      body: { prompt: ' as typed ', brand: undefined, act: () => 1 },
    });
    expect(answer).toEqual({ designRequestId: 'd1' });
    expect(sent).toEqual({ prompt: ' as typed ' });
    expect(request?.credentials).toBe('include');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer token-1',
      'x-csrf-token': 'csrf-1',
      'content-type': 'application/json',
    });
  });

  it('sends the CSRF header with reads too, and reads without it when there is none to be had', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.get(DESIGNS, ({ request }) => (seen.push(request.headers.get('x-csrf-token')), HttpResponse.json({}))),
    );
    server.use(http.get(`${API}/api/csrf-token`, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await call('GET', '/api/designs');
    await call('GET', '/api/designs');
    expect(seen).toEqual([null, 'csrf-1']);
  });

  it('leaves the content type of multipart to the browser', async () => {
    let type: string | null | undefined;
    let prompt: unknown;
    server.use(
      http.post(DESIGNS, async ({ request }) => {
        type = request.headers.get('content-type');
        prompt = (await request.formData()).get('prompt');
        return HttpResponse.json({});
      }),
    );
    const form = new FormData();
    form.append('prompt', 'a bottle');
    await call('POST', '/api/designs', { body: form });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(prompt).toBe('a bottle');
  });

  it('answers null for a 204', async () => {
    server.use(http.delete(`${DESIGNS}/d1`, () => new HttpResponse(null, { status: 204 })));
    await expect(call('DELETE', '/api/designs/d1')).resolves.toBeNull();
  });

  it('refuses an answer that is no JSON', async () => {
    server.use(http.get(DESIGNS, () => HttpResponse.html('<p>hello</p>')));
    await expect(call('GET', '/api/designs')).rejects.toThrow(/^Invalid response content type: text\/html/);
  });

  it.each([
    [{ error: 'Brand not found', message: 'other' }, 'Brand not found'],
    [{ message: 'Only a message' }, 'Only a message'],
    [{}, 'HTTP error! status: 404'],
  ])('throws what the body %j says', async (body, sentence) => {
    server.use(http.get(DESIGNS, () => HttpResponse.json(body, { status: 404 })));
    expect(await failure(call('GET', '/api/designs'))).toMatchObject({ message: sentence, status: 404 });
  });

  it('says the status when an error has no JSON', async () => {
    server.use(http.get(DESIGNS, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })));
    await expect(call('GET', '/api/designs')).rejects.toThrow('HTTP error! status: 502');
  });

  it('keeps code, details, the wait and the body of an error', async () => {
    const details = [{ field: 'prompt', message: 'too long' }];
    server.use(
      http.get(DESIGNS, () =>
        HttpResponse.json(
          { error: 'Slow down', code: 'RATE', details, server_version: 3 },
          { status: 429, headers: { 'Retry-After': '30' } },
        ),
      ),
    );
    expect(await failure(call('GET', '/api/designs'))).toMatchObject({
      code: 'RATE',
      details,
      retryAfter: 30,
      body: { serverVersion: 3 },
    });
  });

  it('needs an endpoint and a method that exists', async () => {
    await expect(call('GET', '')).rejects.toThrow('An endpoint is required.');
    await expect(call('FETCH' as 'GET', '/api/designs')).rejects.toThrow(
      "A valid HTTP method is required, not 'FETCH'.",
    );
  });

  it('renews the CSRF token and repeats the call once after a refusal, body and all', async () => {
    const tokens: (string | null)[] = [];
    const bodies: unknown[] = [];
    let next = 1;
    server.use(
      http.get(`${API}/api/csrf-token`, () => HttpResponse.json({ csrfToken: `csrf-${next++}` })),
      http.post(DESIGNS, async ({ request }) => {
        tokens.push(request.headers.get('x-csrf-token'));
        bodies.push(await request.json());
        return tokens.length === 1
          ? HttpResponse.json({ error: 'Invalid CSRF token', code: 'EBADCSRFTOKEN' }, { status: 403 })
          : HttpResponse.json({ ok: true });
      }),
    );
    await expect(call('POST', '/api/designs', { body: { n: 1 } })).resolves.toEqual({ ok: true });
    expect(tokens).toEqual(['csrf-1', 'csrf-2']);
    expect(bodies).toEqual([{ n: 1 }, { n: 1 }]);
  });

  it('gives up after the second refusal of the token', async () => {
    let calls = 0;
    server.use(
      http.post(
        DESIGNS,
        () => (
          (calls += 1),
          HttpResponse.json({ error: 'Invalid CSRF token', code: 'EBADCSRFTOKEN' }, { status: 403 })
        ),
      ),
    );
    await expect(call('POST', '/api/designs', { body: {} })).rejects.toThrow('Invalid CSRF token');
    expect(calls).toBe(2);
  });

  it('refreshes the session once after a 401 and repeats the call with it', async () => {
    const bearers: (string | null)[] = [];
    server.use(
      http.post(`${API}/auth/v1/token`, () => HttpResponse.json(sessionOf(user, 'token-2'))),
      http.get(DESIGNS, ({ request }) => {
        bearers.push(request.headers.get('authorization'));
        return bearers.length === 1
          ? HttpResponse.json({ error: 'Unauthorized' }, { status: 401 })
          : HttpResponse.json({});
      }),
    );
    await call('GET', '/api/designs');
    expect(bearers).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('ends the session when a 401 cannot be healed', async () => {
    server.use(
      http.post(`${API}/auth/v1/token`, () =>
        authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
      ),
      http.post(`${API}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
      http.get(DESIGNS, () => HttpResponse.json({ error: 'Please log in.' }, { status: 401 })),
    );
    await expect(call('GET', '/api/designs')).rejects.toThrow('Please log in.');
    expect(localStorage.getItem('maquette-auth')).toBeNull();
  });

  it('tells a lost connection from everything else', async () => {
    server.use(http.get(DESIGNS, () => HttpResponse.error()));
    expect(await failure(call('GET', '/api/designs'))).toMatchObject({
      status: 0,
      code: 'NETWORK',
      message: 'Could not reach the server. Please check your connection and try again.',
    });
  });

  it('times out after 90 seconds', async () => {
    const limit = new AbortController();
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((milliseconds) => (milliseconds === 90_000 ? limit.signal : new AbortController().signal));
    server.use(
      http.get(DESIGNS, () => {
        limit.abort(new DOMException('late', 'TimeoutError'));
        return new Promise<Response>(() => undefined);
      }),
    );
    expect(await failure(call('GET', '/api/designs'))).toMatchObject({
      message: 'Request timed out. Please try again.',
      status: 0,
      code: 'TIMEOUT',
    });
    timeout.mockRestore();
  });

  it("throws the caller's own reason when the caller aborts", async () => {
    const controller = new AbortController();
    server.use(
      http.get(DESIGNS, () => {
        controller.abort(new Error('left the page'));
        return new Promise<Response>(() => undefined);
      }),
    );
    await expect(call('GET', '/api/designs', { signal: controller.signal })).rejects.toThrow('left the page');
  });

  it('never carries the token to another origin', async () => {
    await expect(apiFetch('https://elsewhere.test/api/designs')).rejects.toThrow('Not an address of the API');
    await expect(apiFetch('//elsewhere.test/api/designs')).rejects.toThrow('Not an address of the API');
  });
});
