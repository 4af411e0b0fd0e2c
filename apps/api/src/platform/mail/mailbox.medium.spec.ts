import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { Mailer } from './mail';

describe('The mailbox of a local trial', () => {
  let test: TestApp;
  const webDir = mkdtempSync(join(tmpdir(), 'maquette-web-'));
  beforeAll(async () => {
    mkdirSync(join(webDir, 'shell'));
    test = await createTestApp({ DEMO_PASSWORD: 'demo password 1', WEB_DIR: webDir });
  });
  afterAll(async () => {
    await test.close();
    rmSync(webDir, { recursive: true });
  });

  const page = () => request(test.app.getHttpServer()).get('/mailbox');
  const send = (subject: string) =>
    test.app.get(Mailer).send({
      to: 'ada@example.com',
      subject,
      paragraphs: ['Some text'],
      button: { label: 'Open', url: 'http://localhost:5001/auth/confirm?token_hash=x&type=signup' },
    });

  it('says that there is none yet', async () => {
    const { text } = await page().expect(200);
    expect(text).toContain('No mail yet');
  });

  it("wears the front end's own sheet once one is built", async () => {
    expect((await page()).text).not.toContain('rel="stylesheet"');
    writeFileSync(
      join(webDir, 'shell/app.html'),
      '<head><link href="/static/css/app.1.css" rel="stylesheet"><script src="/app.js"></script></head>',
    );
    const { text, headers } = await page().expect(200);
    expect(text).toContain('<link href="/static/css/app.1.css" rel="stylesheet">');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
  });

  it('shows the newest mail first, with its link', async () => {
    send('Older mail');
    send('Newer mail');
    const { text } = await page().expect(200);
    expect(text.indexOf('Newer mail')).toBeLessThan(text.indexOf('Older mail'));
    expect(text).toContain('<a href="http://localhost:5001/auth/confirm?token_hash=x&amp;type=signup">Open</a>');
    expect(text).toContain('2 mails');
  });

  it('escapes what stands in a mail and allows no script', async () => {
    send('<script>alert(1)</script>"&');
    const { text, headers } = await page().expect(200);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps the mails in a file that only its owner can read', async () => {
    send('Any mail');
    expect((await stat(test.config.mail.mailboxFile)).mode & 0o777).toBe(0o600);
  });

  it('is not there when asked for through a proxy', async () => {
    await page().set('X-Forwarded-For', '203.0.113.7').expect(404);
  });
});

// a proxy on the same machine asks for `localhost` and need not add a header
describe('A server that is no local trial, since it has a public address', () => {
  let test: TestApp;
  beforeAll(
    async () => (test = await createTestApp({ DEMO_PASSWORD: 'demo password 1', PUBLIC_URL: 'https://m.example.com' })),
  );
  afterAll(() => test.close());

  it('has no mailbox and no demo account', async () => {
    await request(test.app.getHttpServer()).get('/mailbox').set('Host', 'localhost:5001').expect(404);
    expect(await test.app.get(DataSource).query('SELECT FROM users')).toEqual([]);
  });
});
