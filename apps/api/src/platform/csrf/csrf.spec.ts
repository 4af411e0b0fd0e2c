import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import request from 'supertest';
import type { Config } from '../../config';
import { errorBody } from '../errors';
import { useCsrf } from './csrf';

/** Everything that passes answers with a token. */
function guarded(corsOrigins: string[] = []) {
  const app = express();
  app.use(express.urlencoded({ extended: false })); // so that a field of the body could be found
  useCsrf(
    app as unknown as NestExpressApplication,
    {
      http: { publicUrl: 'http://localhost:5001', corsOrigins },
    } as unknown as Config,
  );
  app.use((asked: Request, response: Response) => {
    response.json({ csrfToken: asked.method === 'GET' ? asked.csrfToken() : 'passed' });
  });
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const { body } = errorBody(error);
    response.status(body.status_code).json(body);
  });
  return app;
}
const app = guarded();

const tokenAndCookie = async (from = app) => {
  const answer = await request(from).get('/api/csrf-token').expect(200);
  return { token: String(answer.body.csrfToken), cookie: String(answer.headers['set-cookie']) };
};
/** Any state-changing call will do. */
const change = () => request(app).post('/api/anything');

it('hands out a token and keeps 48 random bytes in a cookie that scripts cannot read', async () => {
  const { token, cookie } = await tokenAndCookie();
  const [, secret] = /^_csrf=([^;]+); Path=\/api; HttpOnly; SameSite=Lax$/.exec(cookie) ?? [];
  expect(Buffer.from(secret ?? '', 'base64url')).toHaveLength(48);
  expect(token).not.toContain(secret);
});

it.each(['/api/CSRF-token', '/API/csrf-token/'])(
  'hands it out for every way to write its path that leads there: %s',
  (path) => request(app).get(path).expect(200),
);

it('lets a change pass with both', async () => {
  const { token, cookie } = await tokenAndCookie();
  await change().set('Cookie', cookie).set('X-CSRF-Token', token).expect(200);
});

it('takes the token from its header alone', async () => {
  const { token, cookie } = await tokenAndCookie();
  const ask = (path: string) => request(app).post(path).set('Cookie', cookie);
  const others = [
    ask('/api/anything').type('form').send({ _csrf: token }),
    ask(`/api/anything?_csrf=${encodeURIComponent(token)}`),
    ...['csrf-token', 'xsrf-token', 'x-xsrf-token'].map((name) => ask('/api/anything').set(name, token)),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(5).fill(403));
});

it.each(['j:{"a":1}', 'j:[]', 'j:', 's:a', '', '__proto__', 'a'.repeat(4_000)])(
  'gives a token also to a browser whose cookie is %.20s',
  async (value) => {
    const answer = await request(app)
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
  const answer = await change().set(headers(await tokenAndCookie()));
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({
    error: 'Invalid CSRF token',
    message: 'Invalid CSRF token',
    status_code: 403,
    code: 'EBADCSRFTOKEN',
  });
});

it('gives a front end on another origin the cookie across sites, encrypted only', async () => {
  expect((await tokenAndCookie(guarded(['https://app.example.net']))).cookie).toMatch(
    /; Path=\/api; HttpOnly; Secure; SameSite=None$/,
  );
});
