import request from 'supertest';
import { createTestApp, type TestApp } from '../../../test/test-app';

const tokenAndCookie = async (test: TestApp) => {
  const answer = await request(test.app.getHttpServer()).get('/api/csrf-token').expect(200);
  return {
    token: String(answer.body.csrfToken),
    cookie: String(answer.headers['set-cookie']),
    headers: answer.headers,
  };
};
/** Any state-changing call will do: the token is checked before the route is looked for. */
const change = (test: TestApp) => request(test.app.getHttpServer()).post('/api/anything').send({});

describe('CSRF on one origin', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp()));
  afterAll(() => test.close());

  it('hands out a token and keeps 48 random bytes in a cookie that scripts cannot read', async () => {
    const { token, cookie, headers } = await tokenAndCookie(test);
    const [, secret] = /^_csrf=([^;]+); Path=\/api; HttpOnly; SameSite=Lax$/.exec(cookie) ?? [];
    expect(Buffer.from(secret ?? '', 'base64url')).toHaveLength(48);
    expect(token).not.toContain(secret);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('lets a change pass with both', async () => {
    const { token, cookie } = await tokenAndCookie(test);
    const answer = await change(test).set('Cookie', cookie).set('X-CSRF-Token', token);
    expect(answer.body.code).not.toBe('EBADCSRFTOKEN');
  });

  it('takes the token from its header alone', async () => {
    const { token, cookie } = await tokenAndCookie(test);
    const ask = (path: string) => request(test.app.getHttpServer()).post(path).set('Cookie', cookie);
    const others = [
      ask('/api/anything').send({ _csrf: token }),
      ask(`/api/anything?_csrf=${encodeURIComponent(token)}`).send({}),
      ...['csrf-token', 'xsrf-token', 'x-xsrf-token'].map((name) => ask('/api/anything').set(name, token).send({})),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(5).fill(403));
  });

  it.each(['j:{"a":1}', 'j:[]', 'j:', 's:a', '', '__proto__', 'a'.repeat(4_000)])(
    'gives a token also to a browser whose cookie is %.20s',
    async (value) => {
      const answer = await request(test.app.getHttpServer())
        .get('/api/csrf-token')
        .set('Cookie', `_csrf=${encodeURIComponent(value)}; __proto__=x; constructor=y`);
      expect([answer.status, typeof answer.body.csrfToken]).toEqual([200, 'string']);
    },
  );

  it.each<[string, (given: { token: string; cookie: string }) => Record<string, string>]>([
    ['without a token', ({ cookie }) => ({ Cookie: cookie })],
    ['without the cookie', ({ token }) => ({ 'X-CSRF-Token': token })],
    ['with a token of another cookie', ({ token }) => ({ 'X-CSRF-Token': token, Cookie: `_csrf=${'A'.repeat(64)}` })],
    ['with a changed token', ({ token, cookie }) => ({ 'X-CSRF-Token': `${token}x`, Cookie: cookie })],
  ])('refuses a change %s', async (_, headers) => {
    const answer = await change(test).set(headers(await tokenAndCookie(test)));
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      error: 'Invalid CSRF token',
      message: 'Invalid CSRF token',
      status_code: 403,
      code: 'EBADCSRFTOKEN',
    });
  });
});

describe('A front end on another origin', () => {
  const ORIGIN = 'https://app.example.net';
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp({ CORS_ORIGINS: `${ORIGIN}/` })));
  afterAll(() => test.close());

  it('gets the cookie across sites, encrypted only', async () => {
    expect((await tokenAndCookie(test)).cookie).toMatch(/; Path=\/api; HttpOnly; Secure; SameSite=None$/);
  });

  it.each([
    [
      '/auth/v1/token?grant_type=password',
      'POST',
      'authorization,apikey,content-type,x-client-info,x-supabase-api-version',
    ],
    [
      '/rest/v1/brands',
      'GET',
      'accept-profile,apikey,authorization,prefer,range,range-unit,x-client-info,x-retry-count',
    ],
    ['/api/designs', 'DELETE', 'authorization,content-type,x-csrf-token'],
  ])('may call %s', async (path, method, headers) => {
    const answer = await request(test.app.getHttpServer())
      .options(path)
      .set({ Origin: ORIGIN, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': headers,
    });
    expect(answer.headers['access-control-allow-methods']).toContain(method);
  });

  it('may read the headers that the clients need, also of an error', async () => {
    const answer = await request(test.app.getHttpServer()).get('/auth/v1/user').set('Origin', ORIGIN).expect(401);
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(answer.headers['access-control-expose-headers']).toBe(
      'Content-Range,ETag,Retry-After,X-Request-Id,X-Supabase-Api-Version',
    );
  });

  it('is the one on the list and no other', async () => {
    const answer = await request(test.app.getHttpServer()).get('/api/csrf-token').set('Origin', 'https://evil.com');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
