import { stat } from 'node:fs/promises';
import request from 'supertest';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { Mailer } from './mail';

describe('The mailbox of a local trial', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp({ DEMO_PASSWORD: 'demo password 1' })));
  afterAll(() => test.close());

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

  it('shows the newest mail first, with its link', async () => {
    send('Older mail');
    send('Newer mail');
    const { text } = await page().expect(200);
    expect(text.indexOf('Newer mail')).toBeLessThan(text.indexOf('Older mail'));
    expect(text).toContain('<a href="http://localhost:5001/auth/confirm?token_hash=x&#38;type=signup">Open</a>');
    expect(text).toContain('2 mails');
  });

  it('escapes what stands in a mail and allows no script', async () => {
    send('<script>alert(1)</script>"&');
    const { text, headers } = await page().expect(200);
    expect(text).not.toContain('<script');
    expect(text).toContain('&#60;script&#62;alert(1)');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps the mails in a file that only its owner can read', async () => {
    send('Any mail');
    expect((await stat(test.config.mail.mailboxFile)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['another name', { Host: 'maquette.example.com' }],
    ['a name that only begins like a local one', { Host: 'localhost.evil.example' }],
    ['a proxy', { 'X-Forwarded-For': '203.0.113.7' }],
    ['a proxy of the newer kind', { Forwarded: 'for=203.0.113.7' }],
    ['a tunnel', { Via: '1.1 tunnel' }],
  ])('is not there when asked for through %s', async (_, headers) => {
    await page().set(headers).expect(404);
  });
});

describe('Without a local trial', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp()));
  afterAll(() => test.close());

  it('has no mailbox', async () => {
    await request(test.app.getHttpServer()).get('/mailbox').expect(404);
  });
});
