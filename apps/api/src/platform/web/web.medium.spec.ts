import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { createTestApp, type TestApp } from '../../../test/test-app';

describe('the address of a page or of the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-web-'));
  let test: TestApp;
  beforeAll(async () => {
    mkdirSync(join(folder, 'shell/api'), { recursive: true });
    for (const [name, text] of [
      ['index.html', 'the landing page'],
      ['app.html', '<head></head>the shell'],
      ['robots.txt', 'a file'],
      ['api/health', 'a file that would stand in the way'],
    ] as const)
      writeFileSync(join(folder, 'shell', name), text);
    test = await createTestApp({ ROLE: 'api', WEB_DIR: folder });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string) => request(test.app.getHttpServer()).get(path);

  it.each([
    '/api',
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
  ])('%s is an error in JSON', (path) => get(path).expect(404).expect('Content-Type', /json/));

  it('goes to the API for what it has, and no file is looked for', () => get('/api/health').expect(200, /"status"/));

  it.each(['/auth/confirm', '/auth/confirm/', '/dashboard/designs', '/apiary', '/restaurant', '/nowhere'])(
    '%s is the shell',
    (path) =>
      get(path)
        .expect(200, /the shell/)
        .expect('Content-Type', /html/),
  );

  it('of the landing page and of a file is theirs', async () => {
    await get('/').expect(200, 'the landing page');
    await get('/robots.txt').expect(200, 'a file');
  });
});
