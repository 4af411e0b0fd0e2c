import express, { type NextFunction, type Request, type Response } from 'express';
import request from 'supertest';
import { jsonBodies } from './json-bodies';

const app = express()
  .use(jsonBodies())
  .post('/', (ask, answer) => void answer.json(ask.body))
  .use((error: { status: number }, _: Request, answer: Response, next: NextFunction) =>
    error.status ? void answer.sendStatus(error.status) : next(error),
  );
const post = (body: string | Buffer, type = 'application/json') =>
  request(app).post('/').set('Content-Type', type).send(body);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('reads JSON of 32 levels', () => post(nested(32)).expect(200, nested(32)));
it.each([33, 1_000, 500_000])('refuses JSON of %i levels', (depth) => post(nested(depth)).expect(400));
it('counts levels, not brackets: neither those side by side nor those in texts', async () => {
  const body = JSON.stringify({ side: Array(100).fill([{}]), text: `"\\${'['.repeat(100)}`, end: '\\' });
  await post(body).expect(200, body);
});
it.each(['{"a":', ']]]]', '"\\', '{"a":"[['])('refuses %s, which is none', (body) => post(body).expect(400));
it('refuses more than a megabyte', () => post(JSON.stringify('x'.repeat(1_048_576))).expect(413));
it('refuses another encoding than UTF-8', () =>
  post(Buffer.from('{}', 'utf16le'), 'application/json; charset=utf-16le').expect(400));
