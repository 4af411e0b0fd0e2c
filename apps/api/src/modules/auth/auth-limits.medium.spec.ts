import type * as argon2 from '@node-rs/argon2';
import request from 'supertest';
import { type AuthApp, linkOf, newEmail, PASSWORD, startAuthApp } from '../../../test/auth-app';
import { RateLimiter } from '../../platform/rate-limit';

const VERSION = '2024-01-01';

// hundreds of guesses: cheap ones, since nothing here is about what they cost
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: (password: string) => real.hash(password, { memoryCost: 64, timeCost: 1 }) };
});

let networks = 0;
/** An address from which nobody has asked for anything yet. */
const newAddress = () => `203.0.113.${(networks += 1)}`;
const newDevice = () => `device-${crypto.randomUUID()}`;

// in a Redis database of its own, where no other test has counted
describe('Limits of /auth/v1', () => {
  let app: AuthApp;
  beforeAll(
    async () =>
      (app = await startAuthApp({
        RATE_LIMIT_FACTOR: '1',
        REDIS_URL: `${process.env.TEST_REDIS_URL}/9`,
        TRUST_PROXY: '1',
      })),
  );
  afterAll(() => app.close());

  interface From {
    address: string;
    device?: string;
  }
  const post = (path: string, { address, device }: From, body: object) =>
    request(app.url)
      .post(`/auth/v1/${path}`)
      .set('X-Supabase-Api-Version', VERSION)
      .set('X-Forwarded-For', address)
      .set(device ? { 'X-Device-Id': device } : {})
      .send(body);
  const signIn = (email: string, password: string, from: From) =>
    post('token?grant_type=password', from, { email, password });
  const guess = (email: string, address: string) => signIn(email, 'wrong password', { address });
  /** Wrong passwords for an account, all at once. */
  const guessing = async (emails: string[], address: string) => {
    const answers = await Promise.all(emails.map((email) => guess(email, address)));
    return answers.map(({ status, headers, body }) => ({
      status,
      retryAfter: Number(headers['retry-after']),
      body: body as object,
    }));
  };
  const times = (count: number, email: () => string) => Array.from({ length: count }, email);
  const account = async (device?: string) => {
    const email = newEmail();
    const address = newAddress();
    await post('signup', { address, device }, { email, password: PASSWORD }).expect(200);
    await post('verify', { address, device }, linkOf(await app.mailTo(email))).expect(200);
    return email;
  };
  const mailsTo = (email: string) => app.sent.filter(({ to }) => to === email).length;

  describe('for guesses at a password', () => {
    describe('at one account, from one address', () => {
      const [device, address] = [newDevice(), newAddress()];
      let email: string;
      let answers: Awaited<ReturnType<typeof guessing>>;
      beforeAll(async () => {
        email = await account(device);
        answers = await guessing(
          times(30, () => email),
          address,
        );
      });

      it('slow down who guesses, and tell when to come back', () => {
        const refused = answers.filter(({ status }) => status === 429);
        // ten, and two each ten seconds
        expect(refused.length).toBeGreaterThan(10);
        expect(refused.length).toBeLessThanOrEqual(18);
        for (const { retryAfter } of refused) {
          expect(retryAfter).toBeGreaterThan(0);
          expect(retryAfter).toBeLessThanOrEqual(10);
        }
        expect(refused[0]?.body).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' });
      });

      it('leave its owner alone, who is elsewhere', async () => {
        await signIn(email, PASSWORD, { address: newAddress() }).expect(200);
      });

      it('leave a known device alone, at that very address', async () => {
        const counted = jest.spyOn(app.app.get(RateLimiter), 'pace').mockClear();
        await signIn(email, PASSWORD, { address, device }).expect(200);
        expect(counted).not.toHaveBeenCalled();
      });
    });

    it('are many more for a known device, but not without end', async () => {
      const device = newDevice();
      const email = await account(device);
      const address = newAddress();
      const answers = await Promise.all(times(50, () => email).map(() => signIn(email, 'wrong', { address, device })));
      const accepted = answers.filter(({ status }) => status === 400).length;
      expect(accepted).toBeGreaterThanOrEqual(32);
      expect(accepted).toBeLessThan(40);
    });

    it('count failures alone', async () => {
      const email = await account();
      const address = newAddress();
      for (let time = 0; time < 22; time += 1) await signIn(email, PASSWORD, { address }).expect(200);
    });

    it('leave an office in, behind whose address somebody has tried 150 accounts', async () => {
      const device = newDevice();
      const [known, unknown] = [await account(device), await account()];
      const address = newAddress();
      const tried = await guessing(times(150, newEmail), address);
      expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([400]));
      await signIn(unknown, PASSWORD, { address }).expect(200);
      const trying = guessing(times(45, newEmail), address);
      await signIn(known, PASSWORD, { address, device }).expect(200);
      expect((await trying).some(({ status }) => status === 429)).toBe(true);
    });
  });

  describe('for mails', () => {
    it('answer /recover always the same, however often and from wherever, and send one a minute', async () => {
      const email = await account();
      const before = mailsTo(email);
      const address = newAddress();
      for (let time = 0; time < 5; time += 1) {
        await post('recover', { address }, { email }).expect(200, {});
        await post('recover', { address }, { email: 'nobody@example.com' }).expect(200, {});
      }
      await app.mailTo(email);
      expect(mailsTo(email) - before).toBe(1);
    });

    it('keep nobody from her own, however often a stranger asks: each link works', async () => {
      const email = await account();
      const strangers = times(3, newAddress);
      const links = [];
      for (const address of [...strangers, newAddress()]) {
        await post('recover', { address }, { email }).expect(200, {});
        links.push(linkOf(await app.mailTo(email)));
      }
      await post('verify', { address: newAddress() }, links[1] ?? {}).expect(200);
    });

    it('fill no mailbox: ten an hour, whose links all work', async () => {
      const email = await account();
      const links = [];
      for (let time = 0; time < 9; time += 1) {
        await post('recover', { address: newAddress() }, { email }).expect(200, {});
        links.push(linkOf(await app.mailTo(email)));
      }
      const sent = mailsTo(email);
      expect(sent).toBe(10); // with that of the sign-up
      for (let time = 0; time < 3; time += 1)
        await post('recover', { address: newAddress() }, { email }).expect(200, {});
      await post('verify', { address: newAddress() }, links[0] ?? {}).expect(200);
      expect(mailsTo(email)).toBe(sent);
    });

    it('keep nobody from signing up whose address a stranger has asked for', async () => {
      const email = newEmail();
      for (let time = 0; time < 12; time += 1)
        await post('recover', { address: newAddress() }, { email }).expect(200, {});
      await post('signup', { address: newAddress() }, { email, password: PASSWORD }).expect(200);
      await post('verify', { address: newAddress() }, linkOf(await app.mailTo(email))).expect(200);
    });

    it('tell who asks again too soon, whether or not there is an account', async () => {
      for (const email of [newEmail(), await account()]) {
        const address = newAddress();
        await post('resend', { address }, { type: 'signup', email }).expect(200, {});
        const { status, body, headers } = await post('resend', { address }, { type: 'signup', email });
        expect([status, body]).toEqual([
          429,
          {
            code: 'over_email_send_rate_limit',
            message: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
          },
        ]);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });
  });

  it('for refreshing count each session by itself', async () => {
    const { refreshToken } = await app.signedIn();
    const address = newAddress();
    const refresh = (token: string) => post('token?grant_type=refresh_token', { address }, { refresh_token: token });
    for (let time = 0; time < 60; time += 1) await refresh(refreshToken).expect(200);
    await refresh(refreshToken).expect(429);
    await refresh((await app.signedIn()).refreshToken).expect(200);
  });
});
