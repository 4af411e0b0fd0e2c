import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import request from 'supertest';
import type { Config } from '../../config';
import { RemotesMirror } from '../remotes';
import { readPages, serveWeb } from './web';

const folder = mkdtempSync(join(tmpdir(), 'maquette-web-'));
const config = {
  auth: { mode: 'embedded' },
  files: {},
  http: { publicUrl: 'http://127.0.0.1:5001' },
  product: { name: 'Maquette', companyName: 'Acme', companyDomain: 'example.com' },
  web: { dir: folder, remotesDir: join(folder, 'remotes') },
} as unknown as Config;
const app = express();

beforeAll(() => {
  mkdirSync(join(folder, 'shell/api'), { recursive: true });
  for (const [name, text] of [
    ['index.html', 'the landing page'],
    ['app.html', '<head></head>the shell'],
    ['robots.txt', 'a file'],
    ['api/health', 'a file that would stand in the way'],
  ] as const)
    writeFileSync(join(folder, 'shell', name), text);
  serveWeb(app as unknown as NestExpressApplication, config, readPages(config), new RemotesMirror(config));
  app.use((_, response) => void response.send('the API'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string) => request(app).get(path);

it.each([
  '/api',
  '/api/health',
  '/api/no-such-thing',
  '/api/no/such/thing/at/all.png',
  '/API/no-such-thing',
  '/auth',
  '/auth/v2/user',
  '/auth/confirm/more',
  '/rest',
  '/rest/v2/brands',
  '/rest/v1',
  '/files',
  '/files/design-images/a.png',
  '/files/design-images/a/b/c.png',
  '/auth/v1/no/such/thing',
  '/mailbox/a/b',
])('%s is the API’s, whatever it is, and no file is looked for', (path) => get(path).expect(200, 'the API'));

it.each(['/auth/confirm', '/auth/confirm/', '/dashboard/designs', '/apiary', '/restaurant', '/nowhere'])(
  '%s is the shell',
  (path) =>
    get(path)
      .expect(200, /the shell/)
      .expect('Content-Type', /html/),
);

it('the landing page and a file are there under their own addresses', async () => {
  await get('/').expect(200, 'the landing page');
  await get('/robots.txt').expect(200, 'a file');
});
