import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { SMTPServer } from 'smtp-server';
import { loadConfig } from '../../config';
import type { Mail } from './mail';
import { SmtpMailer } from './smtp-mailer';

const config = loadConfig({
  DATABASE_URL: 'postgres://127.0.0.1/none',
  REDIS_URL: 'redis://127.0.0.1',
  JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
  PRODUCT_NAME: 'Ma\u00dfwerk & Co',
});
const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Confirm <you>',
  paragraphs: ['First & second'],
  button: { label: 'Confirm', url: 'http://localhost:5001/auth/confirm?token_hash=secret-token&type=signup' },
};

/** A mail server that answers each attempt in turn with an error, or takes it (undefined); a slow one answers when `asked` says so. */
async function startServer(answers: (number | undefined)[], { slow = false } = {}) {
  const received: { message: string; recipients: string[] }[] = [];
  let attempts = 0;
  let took: () => void = () => undefined;
  let ask: (answer: () => void) => void = () => undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = answers[(attempts += 1) - 1];
        if (code !== undefined) {
          done(Object.assign(new Error('not now, ada@example.com'), { responseCode: code }));
          return;
        }
        received.push({
          message: Buffer.concat(chunks).toString(),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        if (slow) {
          ask(done);
          return;
        }
        done();
        took();
      });
    },
  });
  const arrival = new Promise<void>((resolve) => (took = resolve));
  const asked = new Promise<() => void>((resolve) => (ask = resolve));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    arrival,
    asked,
    attempts: () => attempts,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe('SmtpMailer', () => {
  const logged: string[] = [];
  /** until the next such line in the log */
  const next = (level: 'warn' | 'error') =>
    new Promise<void>((resolve) => {
      const written: jest.SpyInstance = jest.spyOn(Logger.prototype, level);
      written.mockImplementation((message: unknown) => {
        logged.push(String(message));
        resolve();
      });
    });
  beforeEach(() => {
    logged.length = 0;
    void next('warn');
    void next('error');
  });
  afterEach(() => jest.restoreAllMocks());

  it('sends one mail with a plain and an escaped HTML body', async () => {
    const server = await startServer([]);
    const mailer = new SmtpMailer(config, server.url);
    mailer.send(mail);
    await server.arrival;
    await mailer.onApplicationShutdown();
    await server.close();

    const [sent] = server.received;
    expect(sent?.recipients).toEqual(['ada@example.com']);
    expect(sent?.message).toContain('Subject: Confirm <you>');
    expect(sent?.message).toContain('Content-Type: text/plain');
    expect(sent?.message).toContain('First & second');
    expect(sent?.message).toContain('First &amp; second');
  });

  it('lets no header be put in by a subject or a recipient', async () => {
    const server = await startServer([]);
    const mailer = new SmtpMailer(config, server.url);
    mailer.send({ ...mail, subject: 'Hello\r\nBcc: eve@evil.com', to: 'ada@example.com' });
    await server.arrival;
    await mailer.onApplicationShutdown();
    await server.close();
    const [headers] = server.received[0]?.message.split('\r\n\r\n') ?? [];
    expect(headers).toMatch(/^Subject: Hello Bcc: eve@evil.com$/m);
    expect(headers).not.toMatch(/^bcc:/im);
    expect(server.received[0]?.recipients).toEqual(['ada@example.com']);
  });

  it('tries again while the server says later, and logs neither address nor link', async () => {
    const server = await startServer([451, 421]);
    const mailer = new SmtpMailer(config, server.url, [1, 1]);
    mailer.send(mail);
    await server.arrival;
    await mailer.onApplicationShutdown();
    await server.close();
    expect(server.attempts()).toBe(3);
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toMatch(/ada@|secret-token/);
  });

  it.each([
    ['at once when the server says never', [550], [1, 1], 1],
    ['after its last attempt', [451, 451, 451], [1, 1], 3],
  ])('gives up %s', async (_, answers, pauses, attempts) => {
    const server = await startServer(answers);
    const mailer = new SmtpMailer(config, server.url, pauses);
    const over = next('error');
    mailer.send(mail);
    await over;
    await mailer.onApplicationShutdown();
    await server.close();
    expect(server.attempts()).toBe(attempts);
    expect(logged.at(-1)).toMatch(/could not be sent \(\w+\) and is given up/);
  });

  describe('when the application ends', () => {
    it('gives up what waits for its next attempt, and says so', async () => {
      const server = await startServer([451]);
      const mailer = new SmtpMailer(config, server.url, [60_000]);
      const waiting = next('warn');
      mailer.send(mail);
      await waiting;
      await mailer.onApplicationShutdown();
      await server.close();
      expect(server.attempts()).toBe(1);
      expect(logged).toEqual([
        expect.stringContaining('next attempt in 60 s'),
        expect.stringContaining('Mail "Confirm <you>" could not be sent (EMESSAGE) and is given up'),
      ]);
    });

    it('lets the attempt in progress end', async () => {
      const server = await startServer([], { slow: true });
      const mailer = new SmtpMailer(config, server.url);
      mailer.send(mail);
      const answer = await server.asked;
      const ended = jest.fn();
      const end = Promise.resolve(mailer.onApplicationShutdown()).then(ended);
      await new Promise(setImmediate);
      expect(ended).not.toHaveBeenCalled();
      answer();
      await end;
      await server.close();
      expect(server.received).toHaveLength(1);
      expect(logged).toEqual([]);
    });

    it('waits a while only, and says what may be lost', async () => {
      const server = await startServer([], { slow: true });
      const mailer = new SmtpMailer(config, server.url, [], 1);
      mailer.send(mail);
      const answer = await server.asked;
      await mailer.onApplicationShutdown();
      expect(logged).toEqual([
        expect.stringContaining('Mail "Confirm <you>" was being sent when the application ended'),
      ]);
      answer();
      await server.close();
    });
  });
});
