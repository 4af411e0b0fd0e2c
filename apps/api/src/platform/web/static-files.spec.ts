import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { staticFiles } from './static-files';

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
const app = express().use(...staticFiles(folder, (path) => (path.endsWith('app.js') ? 'immutable' : 'no-cache')));

beforeAll(() => {
  writeFileSync(join(folder, 'app.js'), 'let plain');
  writeFileSync(join(folder, 'app.js.br'), brotliCompressSync('let compressed'));
  writeFileSync(join(folder, 'bare.js'), 'let bare');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('sends what was compressed beforehand to a browser that takes it', async () => {
  const answer = await request(app).get('/app.js').set('Accept-Encoding', 'br').buffer().expect(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'immutable',
    vary: 'Accept-Encoding',
  });
});

it.each([
  ['/app.js', 'gzip', 'let plain', 'immutable'],
  ['/bare.js', 'br', 'let bare', 'no-cache'],
])('sends %s as it is to a browser that takes %s', async (path, encoding, text, cache) => {
  const answer = await request(app).get(path).set('Accept-Encoding', encoding).buffer().expect(200);
  expect(answer.text).toBe(text);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe(cache);
});

it('knows nothing of files that are not there', () =>
  request(app).get('/none.js').set('Accept-Encoding', 'br').expect(404));
