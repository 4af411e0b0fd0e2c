import * as argon2 from '@node-rs/argon2';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { type AuthApp, linkOf, newEmail, PASSWORD, startAuthApp } from '../../../test/auth-app';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { AuthLimits } from './auth-limits';
import { UserEntity } from './entities';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

/** An answer without what differs from one to the next: who, when, which id. */
const general = (body: object) =>
  JSON.stringify(body)
    .replace(/[\w-]+@example\.com/g, 'EMAIL')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

describe('Accounts', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp()));
  afterAll(() => app.close());

  const signIn = (email: string, password: string) => app.client().auth.signInWithPassword({ email, password });
  const post = (path: string, body: object) => request(app.url).post(`/auth/v1/${path}`).send(body);

  describe('whether an address has an account', () => {
    it('cannot be told at sign-in: same answer, same work', async () => {
      const { email } = await app.signedIn();
      const verify = jest.mocked(argon2.verify);
      const answers = [];
      for (const address of [email, newEmail()]) {
        verify.mockClear();
        const { status, text } = await post('token?grant_type=password', {
          email: address,
          password: 'wrong password',
        });
        answers.push({ status, text, hashed: verify.mock.calls.length });
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({
        status: 400,
        hashed: 1,
        text: expect.stringContaining('Invalid login credentials'),
      });
    });

    it('cannot be told at sign-up: one answer, field for field', async () => {
      const { email: confirmed } = await app.signedIn();
      const waiting = newEmail();
      await post('signup', { email: waiting, password: PASSWORD, data: { full_name: 'Ada' } });
      await post('recover', { email: waiting });
      const unknown = newEmail();
      const answers = [];
      for (const email of [unknown, unknown, waiting, confirmed]) {
        const { status, body } = await post('signup', {
          email,
          password: 'another password',
          data: { full_name: 'Eve' },
        });
        answers.push({ status, text: general(body), id: body.id as string });
        expect(body).toMatchObject({
          email,
          role: 'authenticated',
          identities: [{ id: body.id, user_id: body.id }],
          user_metadata: { full_name: 'Eve', sub: body.id, email_verified: false },
        });
      }
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, text: answers[0]?.text });
      expect(new Set(answers.map(({ id }) => id)).size).toBe(4);
    });

    it('is told by a mail to its owner, when somebody signs up with it, and the account stays as it is', async () => {
      const { email } = await app.signedIn();
      await app.client().auth.signUp({ email, password: 'another password' });
      const mail = await app.mailTo(email);
      expect(mail.subject).toBe('You already have an account at Maquette');
      expect(mail.button.url).toBe(`${app.config.http.publicUrl}/login`);
      expect((await signIn(email, PASSWORD)).error).toBeNull();
      expect((await signIn(email, 'another password')).error?.code).toBe('invalid_credentials');
    });

    it('cannot be told by the work that a sign-up takes', async () => {
      const { email: confirmed } = await app.signedIn();
      const unconfirmed = newEmail();
      await post('signup', { email: unconfirmed, password: PASSWORD });
      const [hash, verify] = [jest.mocked(argon2.hash), jest.mocked(argon2.verify)];
      for (const email of [newEmail(), unconfirmed, confirmed]) {
        hash.mockClear();
        verify.mockClear();
        await post('signup', { email, password: 'another password' });
        expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
      }
    });

    it('cannot be told by asking for a new password or another mail', async () => {
      const { email } = await app.signedIn();
      for (const address of [email, newEmail()]) {
        const recover = await post('recover', { email: address });
        const resend = await post('resend', { type: 'signup', email: address });
        expect([recover.status, recover.body, resend.status, resend.body]).toEqual([200, {}, 200, {}]);
      }
    });

    it('is told by email_not_confirmed only to who knows the password', async () => {
      const email = newEmail();
      await app.client().auth.signUp({ email, password: PASSWORD });
      expect((await signIn(email, 'wrong password')).error?.code).toBe('invalid_credentials');
      expect((await signIn(email, PASSWORD)).error?.code).toBe('email_not_confirmed');
    });
  });

  it('sends the confirmation again to who signs up again and keeps the password if it is the same; each link works until one was used', async () => {
    const email = newEmail();
    await app.client().auth.signUp({ email, password: PASSWORD });
    const first = await app.mailTo(email);
    await app.client().auth.signUp({ email, password: PASSWORD });
    const second = await app.mailTo(email);
    expect((await app.client().auth.verifyOtp(linkOf(first))).error).toBeNull();
    expect((await app.client().auth.verifyOtp(linkOf(second))).error?.code).toBe('otp_expired');
    expect((await signIn(email, PASSWORD)).error).toBeNull();
  });

  // to keep the first password would let in who signed up with somebody else's address and waited for its owner to confirm it
  it('keeps neither password of two sign-ups for an address: its owner chooses one by mail', async () => {
    const email = newEmail();
    const passwords = ['of a stranger', 'of the owner', 'of a stranger'];
    for (const password of passwords) expect((await app.client().auth.signUp({ email, password })).error).toBeNull();
    const [, , newest] = [await app.mailTo(email), await app.mailTo(email), await app.mailTo(email)];
    const client = app.client();
    expect((await client.auth.verifyOtp(linkOf(newest))).error).toBeNull();
    for (const password of passwords) expect((await signIn(email, password)).error?.code).toBe('invalid_credentials');
    await client.auth.resetPasswordForEmail(email);
    expect((await client.auth.verifyOtp(linkOf(await app.mailTo(email)))).error).toBeNull();
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await signIn(email, PASSWORD)).error).toBeNull();
  });

  it('keeps one account, and its password, when one sign-up arrives several times at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('signup', { email, password: PASSWORD })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await app.app.get(DataSource).getRepository(UserEntity).countBy({ email })).toBe(1);
    expect((await signIn(email, PASSWORD)).error?.code).toBe('email_not_confirmed');
  });

  describe('a link in a mail', () => {
    it('works once', async () => {
      const email = newEmail();
      await app.client().auth.signUp({ email, password: PASSWORD });
      const link = linkOf(await app.mailTo(email));
      expect((await app.client().auth.verifyOtp(link)).error).toBeNull();
      expect((await app.client().auth.verifyOtp(link)).error).toMatchObject({ status: 403, code: 'otp_expired' });
    });

    it('works once even when opened twice at the same moment', async () => {
      const email = newEmail();
      await app.client().auth.signUp({ email, password: PASSWORD });
      const link = linkOf(await app.mailTo(email));
      const answers = await Promise.all([post('verify', link), post('verify', link)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    });

    it('is worth nothing for another purpose, for another address or after its time', async () => {
      const email = newEmail();
      await app.client().auth.signUp({ email, password: PASSWORD });
      const { token_hash } = linkOf(await app.mailTo(email));
      expect((await post('verify', { type: 'recovery', token_hash })).status).toBe(403);
      expect((await post('verify', { type: 'signup', token: token_hash, email: newEmail() })).status).toBe(403);
      expect((await post('verify', { type: 'constructor', token_hash })).status).toBe(403);
      await app.app.get(DataSource).query(`UPDATE one_time_tokens SET expires_at = now() - interval '1 second'`);
      expect((await post('verify', { type: 'signup', token_hash })).body).toMatchObject({ error_code: 'otp_expired' });
    });

    it('leads to a page and redeems nothing when it is merely opened', async () => {
      const email = newEmail();
      await app.client().auth.signUp({ email, password: PASSWORD });
      const { token_hash } = linkOf(await app.mailTo(email));
      const opened = await request(app.url)
        .get('/auth/v1/verify')
        .query({ token: token_hash, type: 'signup', redirect_to: 'https://evil.com' });
      expect(opened.status).toBe(303);
      expect(opened.headers.location).toBe(
        `${app.config.http.publicUrl}/auth/confirm?token_hash=${token_hash}&type=signup`,
      );
      expect((await app.client().auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
    });

    it('leads to PUBLIC_URL, whatever host or redirect the request names', async () => {
      const email = newEmail();
      await request(app.url)
        .post('/auth/v1/signup?redirect_to=https://evil.com/steal')
        .set('Host', 'evil.com')
        .set('X-Forwarded-Host', 'evil.com')
        .send({ email, password: PASSWORD });
      expect((await app.mailTo(email)).button.url.startsWith(`${app.config.http.publicUrl}/auth/confirm?`)).toBe(true);
    });
  });

  it('stores no token of a mail and no refresh token', async () => {
    const email = newEmail();
    await app.client().auth.signUp({ email, password: PASSWORD });
    const { token_hash } = linkOf(await app.mailTo(email));
    const { refreshToken } = await app.signedIn();
    const rows = JSON.stringify(
      await app.app.get(DataSource).query('SELECT *, (SELECT json_agg(s) FROM sessions s) FROM one_time_tokens'),
    );
    expect(rows).not.toContain(token_hash);
    expect(rows).not.toContain(refreshToken);
  });

  describe('a forgotten password', () => {
    it('is replaced through the mail, and other sessions end', async () => {
      const { email, client: elsewhere } = await app.signedIn();
      const client = app.client();
      const events: string[] = [];
      client.auth.onAuthStateChange((event) => void events.push(event));
      await client.auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.com' });
      const mail = await app.mailTo(email);
      expect((await client.auth.verifyOtp(linkOf(mail))).error).toBeNull();
      expect(events).toContain('PASSWORD_RECOVERY');
      expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull();

      expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
      expect((await client.auth.getUser()).error).toBeNull();
      expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
      expect((await signIn(email, 'a new password')).error).toBeNull();
    });

    it('makes links that are still out worthless', async () => {
      const { email, client } = await app.signedIn();
      await client.auth.resetPasswordForEmail(email);
      const link = linkOf(await app.mailTo(email));
      await client.auth.updateUser({ password: 'a new password' });
      expect((await app.client().auth.verifyOtp(link)).error?.code).toBe('otp_expired');
    });
  });

  describe('a changed account', () => {
    it('refuses the same password, a weak one and one of 73 bytes', async () => {
      const { client } = await app.signedIn();
      expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
        status: 422,
        code: 'same_password',
      });
      expect((await client.auth.updateUser({ password: '12345' })).error).toMatchObject({
        name: 'AuthWeakPasswordError',
        reasons: ['length'],
      });
      expect((await client.auth.updateUser({ password: 'x'.repeat(73) })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    });

    it('merges the data and keeps what only the service may say', async () => {
      const { client, userId, email } = await app.signedIn();
      await client.auth.updateUser({ data: { full_name: 'Ada\r\nBcc: eve@evil.com', team: 'a' } });
      const { data } = await client.auth.updateUser({
        data: { team: null, email_verified: false, sub: 'someone else' },
      });
      expect(data.user?.user_metadata).toEqual({
        full_name: 'Ada\r\nBcc: eve@evil.com',
        email,
        email_verified: true,
        phone_verified: false,
        sub: userId,
      });
    });

    it('changes the address once the new one is confirmed', async () => {
      const { client, email } = await app.signedIn();
      const wanted = newEmail();
      const asked = await client.auth.updateUser({ email: wanted });
      expect(asked.data.user).toMatchObject({ email, new_email: wanted });
      const mail = await app.mailTo(wanted);
      expect((await client.auth.verifyOtp(linkOf(mail))).data.user).toMatchObject({ email: wanted });
      expect((await signIn(wanted, PASSWORD)).error).toBeNull();
      expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
    });

    it('makes a link worthless that went to the old address', async () => {
      const { client, email } = await app.signedIn();
      await client.auth.resetPasswordForEmail(email);
      const link = linkOf(await app.mailTo(email));
      const wanted = newEmail();
      await client.auth.updateUser({ email: wanted });
      expect((await client.auth.verifyOtp(linkOf(await app.mailTo(wanted)))).error).toBeNull();
      expect((await app.client().auth.verifyOtp(link)).error?.code).toBe('otp_expired');
    });

    it('is not locked while the mail is counted, which waits for Redis', async () => {
      const { client, userId } = await app.signedIn();
      let free: unknown[] = [];
      jest.spyOn(app.app.get(AuthLimits), 'askFor').mockImplementationOnce(async () => {
        free = await app.app
          .get(DataSource)
          .query('SELECT id FROM users WHERE id = $1 FOR UPDATE SKIP LOCKED', [userId]);
      });
      expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
      expect(free).toEqual([{ id: userId }]);
    });

    it('sends the mail for a new address again', async () => {
      const { client } = await app.signedIn();
      const wanted = newEmail();
      await client.auth.updateUser({ email: wanted });
      await app.mailTo(wanted);
      await client.auth.resend({ type: 'email_change', email: wanted });
      expect((await client.auth.verifyOtp(linkOf(await app.mailTo(wanted)))).error).toBeNull();
    });

    it('takes no address that has an account, also when that one was made in the meantime', async () => {
      const { client } = await app.signedIn();
      const { email: taken } = await app.signedIn();
      expect((await client.auth.updateUser({ email: taken })).error).toMatchObject({
        status: 422,
        code: 'email_exists',
      });
      const wanted = newEmail();
      await client.auth.updateUser({ email: wanted });
      const link = linkOf(await app.mailTo(wanted));
      await app.signedIn(wanted);
      expect((await client.auth.verifyOtp(link)).error).toMatchObject({ status: 422, code: 'email_exists' });
    });

    it('takes no address of another domain', async () => {
      const { client } = await app.signedIn();
      const { error } = await client.auth.updateUser({ email: 'ada@evil-example.com' });
      expect(error).toMatchObject({
        code: 'email_address_not_authorized',
        message: 'Only email addresses from @example.com are allowed to sign up.',
      });
    });

    it('takes no app_metadata from its user', async () => {
      const { accessToken } = await app.signedIn();
      const answer = await request(app.url)
        .put('/auth/v1/user')
        .set('Authorization', `Bearer ${accessToken}`)
        .send({ app_metadata: { role: 'admin' } });
      expect([answer.status, answer.body.error_code]).toEqual([403, 'not_admin']);
    });
  });

  it.each([
    ['global', [true, true]],
    ['local', [true, false]],
    ['others', [false, true]],
  ] as const)('signs out with scope %s', async (scope, ended) => {
    const { client, email, accessToken } = await app.signedIn();
    const { data } = await signIn(email, PASSWORD);
    await client.auth.signOut({ scope });
    const statuses = await Promise.all(
      [accessToken, data.session?.access_token].map((token) =>
        request(app.url).get('/api/designs/filter-options').set('Authorization', `Bearer ${token}`),
      ),
    );
    expect(statuses.map(({ status }) => status === 401)).toEqual(ended);
  });
});

describe('While the mail server cannot be reached', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })));
  afterAll(() => test.close());

  it('answers as always, since nobody waits for a mail', async () => {
    const api = request(test.app.getHttpServer());
    const email = newEmail();
    await api.post('/auth/v1/signup').send({ email, password: PASSWORD }).expect(200);
    await api.post('/auth/v1/recover').send({ email }).expect(200, {});
  });
});
