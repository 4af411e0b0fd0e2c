import request from 'supertest';
import { DataSource } from 'typeorm';
import { type AuthApp, linkOf, newEmail, PASSWORD, startAuthApp } from '../../../test/auth-app';
import { untilLockIsMet } from '../../../test/database';

describe('Sign-up with confirmation, sign-in and sign-out', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp()));
  afterAll(() => app.close());

  it('signs up, waits for the link of the mail, then signs in', async () => {
    const client = app.client();
    const email = newEmail();
    const signUp = await client.auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Ada' } } });
    expect(signUp.error).toBeNull();
    expect(signUp.data.session).toBeNull();
    expect(signUp.data.user).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: { full_name: 'Ada', email_verified: false },
    });

    const early = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' });

    const mail = await app.mailTo(email);
    expect(mail.button.url).toMatch(/^http:\/\/localhost:\d+\/auth\/confirm\?token_hash=[\w-]{43}&type=signup$/);
    const verified = await client.auth.verifyOtp(linkOf(mail));
    expect(verified.error).toBeNull();
    expect(verified.data.user?.email_confirmed_at).toEqual(expect.any(String));

    const signIn = await app.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error).toBeNull();
    expect(signIn.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
  });

  it('takes an address in any case for the same account', async () => {
    const { email } = await app.signedIn();
    const { error } = await app.client().auth.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toBeNull();
  });

  it('gives the signed-in user', async () => {
    const { client, email, userId } = await app.signedIn();
    const { data, error } = await client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: userId,
      email,
      aud: 'authenticated',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', user_id: userId }],
      is_anonymous: false,
    });
  });

  it('answers getClaims through the user endpoint, since a shared secret is not published', async () => {
    const { client, userId } = await app.signedIn();
    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({
      sub: userId,
      role: 'authenticated',
      aud: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
    });
  });

  it('ends access at once when the user signs out', async () => {
    const { client, accessToken } = await app.signedIn();
    const api = request(app.url);
    expect((await client.auth.signOut()).error).toBeNull();
    const answer = await api.get('/auth/v1/user').set('Authorization', `Bearer ${accessToken}`);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error_code: 'session_not_found' });
  });

  describe('with the old password while the password is being changed', () => {
    it('is refused once the change is made', async () => {
      const { email, userId } = await app.signedIn();
      const database = app.app.get(DataSource);
      const change = database.createQueryRunner();
      await change.startTransaction();
      await change.query(`UPDATE users SET password_hash = 'of the new password' WHERE id = $1`, [userId]);
      await change.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
      const answer = app.client().auth.signInWithPassword({ email, password: PASSWORD });
      await untilLockIsMet(database, answer);
      await change.commitTransaction();
      await change.release();
      expect((await answer).error).toMatchObject({ status: 400, code: 'invalid_credentials' });
      expect(await database.query('SELECT FROM sessions WHERE user_id = $1', [userId])).toEqual([]);
    });

    it('lets a later change wait for its session, so that the change ends it', async () => {
      const { email, userId } = await app.signedIn();
      const database = app.app.get(DataSource);
      const block = database.createQueryRunner();
      await block.startTransaction();
      await block.query('LOCK TABLE sessions IN SHARE MODE');
      const answer = app.client().auth.signInWithPassword({ email, password: PASSWORD });
      await untilLockIsMet(database, answer);
      const free = await database.query('SELECT FROM users WHERE id = $1 FOR UPDATE SKIP LOCKED', [userId]);
      await block.rollbackTransaction();
      await block.release();
      expect(free).toEqual([]);
      expect((await answer).error).toBeNull();
    });
  });

  it('refreshes the session with a new token', async () => {
    const { client, refreshToken } = await app.signedIn();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(refreshToken);
    expect((await client.auth.getUser()).error).toBeNull();
  });
});

describe('Sign-up without confirmation', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp({ AUTH_AUTOCONFIRM: 'true' })));
  afterAll(() => app.close());

  it('signs in at once', async () => {
    const client = app.client();
    const { data, error } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session?.access_token).toEqual(expect.any(String));
    expect((await client.auth.getUser()).data.user?.email_confirmed_at).toEqual(expect.any(String));
  });

  it('says when an address has an account already', async () => {
    const email = newEmail();
    await app.client().auth.signUp({ email, password: PASSWORD });
    const { error } = await app.client().auth.signUp({ email, password: 'another password' });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
  });

  it('makes a link worthless that went to the address before', async () => {
    const client = app.client();
    const email = newEmail();
    await client.auth.signUp({ email, password: PASSWORD });
    await client.auth.resetPasswordForEmail(email);
    const link = linkOf(await app.mailTo(email));
    expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
    expect((await app.client().auth.verifyOtp(link)).error?.code).toBe('otp_expired');
  });

  it('refuses an address that somebody else takes in the same moment', async () => {
    const client = app.client();
    await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    const wanted = newEmail();
    const database = app.app.get(DataSource);
    const other = database.createQueryRunner();
    await other.startTransaction();
    await other.query(`INSERT INTO users (email, password_hash) VALUES ($1, 'of somebody else')`, [wanted]);
    const answer = client.auth.updateUser({ email: wanted });
    await untilLockIsMet(database, answer);
    await other.commitTransaction();
    await other.release();
    expect((await answer).error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});
