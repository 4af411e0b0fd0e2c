import { createClient, type UserAttributes } from '@supabase/supabase-js';
import { DataSource } from 'typeorm';
import ws from 'ws';
import { type AuthApp, linkOf, newEmail, PASSWORD, startAuthApp } from '../../../test/auth-app';
import { UserEntity } from './entities';

const THIEFS = 'password of a thief';
const newDevice = () => `device-${crypto.randomUUID()}`;
type Person = Awaited<ReturnType<AuthApp['signedIn']>>;

describe('Getting an account back', () => {
  let app: AuthApp;
  let database: DataSource;
  beforeAll(async () => {
    app = await startAuthApp();
    database = app.app.get(DataSource);
  });
  afterAll(() => app.close());

  /** The client as the product's own pages use it: it says which browser it is. */
  const browser = (device = newDevice()) =>
    createClient(app.url, 'embedded', {
      realtime: { transport: ws as never },
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'X-Device-Id': device } },
    });
  const signIn = async (email: string, password: string) =>
    (await app.client().auth.signInWithPassword({ email, password })).error?.code ?? 'signed in';
  const isIn = async ({ client }: Pick<Person, 'client'>) => (await client.auth.getUser()).error === null;
  const restore = (link: { token_hash: string }, client = app.client()) =>
    client.auth.verifyOtp({ ...link, type: 'email_restore' as never });
  const age = (userId: string, minutes: number) =>
    database.query(`UPDATE sessions SET created_at = now() - $2 * interval '1 minute' WHERE user_id = $1`, [
      userId,
      minutes,
    ]);
  /** Asks for the new address and confirms it. @returns the link that went to the old one */
  const moveTo = async (person: Pick<Person, 'client' | 'email'>, email: string) => {
    expect((await person.client.auth.updateUser({ email })).error).toBeNull();
    expect((await person.client.auth.verifyOtp(linkOf(await app.mailTo(email)))).error).toBeNull();
    return app.mailTo(person.email);
  };

  describe('that somebody else registered', () => {
    it.each([
      ['the mail of the sign-up', false],
      ['a link for a new password', true],
    ])(
      'leaves the stranger without a password once its owner confirms it by %s, and lets her set one',
      async (_, recover) => {
        const email = newEmail();
        await browser().auth.signUp({ email, password: THIEFS });
        const ofSignUp = await app.mailTo(email);
        const owner = browser();
        if (recover) await owner.auth.resetPasswordForEmail(email);
        const { data } = await owner.auth.verifyOtp(linkOf(recover ? await app.mailTo(email) : ofSignUp));
        expect(data.user?.app_metadata).toMatchObject({ password_needed: true });
        expect(await signIn(email, THIEFS)).toBe('invalid_credentials');

        const { data: changed } = await owner.auth.updateUser({ password: PASSWORD });
        expect(changed.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
        expect(await signIn(email, THIEFS)).toBe('invalid_credentials');
        expect(await signIn(email, PASSWORD)).toBe('signed in');
      },
    );

    it('leaves him without one when its owner asks for the mail again and confirms where she asked', async () => {
      const email = newEmail();
      await browser().auth.signUp({ email, password: THIEFS });
      await app.mailTo(email);
      const owner = browser();
      await owner.auth.resend({ type: 'signup', email });
      expect((await owner.auth.verifyOtp(linkOf(await app.mailTo(email)))).error).toBeNull();
      expect(await signIn(email, THIEFS)).toBe('invalid_credentials');
    });

    it('keeps the password of who confirms in the browser that signed up', async () => {
      const [email, device] = [newEmail(), newDevice()];
      await browser(device).auth.signUp({ email, password: PASSWORD });
      const { data } = await browser(device).auth.verifyOtp(linkOf(await app.mailTo(email)));
      expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
      expect(await signIn(email, PASSWORD)).toBe('signed in');
    });
  });

  describe('whose page was found open', () => {
    it.each([
      ['address', () => ({ email: newEmail() })],
      ['password', () => ({ password: 'another password' })],
    ])('its %s is changed with the password alone, or within ten minutes of signing in', async (_, change) => {
      const young = await app.signedIn();
      expect((await young.client.auth.updateUser(change())).error).toBeNull();
      const old = await app.signedIn();
      await age(old.userId, 11);
      await old.client.auth.refreshSession();
      const ask = (changes: UserAttributes) => old.client.auth.updateUser(changes);
      expect((await ask(change())).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
      expect((await ask({ ...change(), current_password: 'wrong' })).error).toMatchObject({
        status: 400,
        code: 'reauthentication_not_valid',
      });
      expect((await ask({ data: { full_name: 'Ada' } })).error).toBeNull();
      expect((await ask({ ...change(), current_password: PASSWORD })).error).toBeNull();
    });
  });

  describe('that was moved to another address', () => {
    it('ends the other sessions when that happens, and not before', async () => {
      const person = await app.signedIn();
      const elsewhere = app.client();
      await elsewhere.auth.signInWithPassword({ email: person.email, password: PASSWORD });
      const wanted = newEmail();
      await person.client.auth.updateUser({ email: wanted });
      expect(await isIn({ client: elsewhere })).toBe(true);
      await person.client.auth.verifyOtp(linkOf(await app.mailTo(wanted)));
      expect(await isIn({ client: elsewhere })).toBe(false);
      expect(await isIn(person)).toBe(true);
    });

    it('tells the old address, with a link that takes it back, once: the thief has neither session nor password', async () => {
      const owner = await app.signedIn();
      const thief = { ...owner, client: app.client() };
      await thief.client.auth.signInWithPassword({ email: owner.email, password: PASSWORD });
      const wanted = newEmail();
      const mail = await moveTo(thief, wanted);
      expect(mail.subject).toBe('The email address of your Maquette account was changed');
      expect(mail.paragraphs.join(' ')).toContain(wanted);
      expect(mail.button.url).toContain('/auth/confirm?token_hash=');
      await thief.client.auth.updateUser({ password: THIEFS });

      const back = app.client();
      const { data, error } = await restore(linkOf(mail), back);
      expect(error).toBeNull();
      expect(data.user).toMatchObject({
        id: owner.userId,
        email: owner.email,
        app_metadata: { password_needed: true },
      });
      expect(await isIn(thief)).toBe(false);
      for (const email of [wanted, owner.email])
        for (const password of [PASSWORD, THIEFS]) expect(await signIn(email, password)).toBe('invalid_credentials');
      expect((await restore(linkOf(mail))).error?.code).toBe('otp_expired');
      expect((await back.auth.updateUser({ password: 'a new password' })).error).toBeNull();
      expect(await signIn(owner.email, 'a new password')).toBe('signed in');
    });

    it('can be taken back for 72 hours', async () => {
      const person = await app.signedIn();
      const link = linkOf(await moveTo(person, newEmail()));
      const [{ hours }] = await database.query(
        `SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM one_time_tokens WHERE user_id = $1`,
        [person.userId],
      );
      expect(Number(hours)).toBeCloseTo(72, 1);
      await database.query(`UPDATE one_time_tokens SET expires_at = now() WHERE user_id = $1`, [person.userId]);
      expect((await restore(link)).error?.code).toBe('otp_expired');
    });

    it('can be taken back although the thief moved it on, and he cannot take it back then', async () => {
      const owner = await app.signedIn();
      const [second, third] = [newEmail(), newEmail()];
      const link = linkOf(await moveTo(owner, second));
      const thiefs = linkOf(await moveTo({ ...owner, email: second }, third));
      expect((await restore(link)).data.user?.email).toBe(owner.email);
      expect((await restore(thiefs)).error?.code).toBe('otp_expired');
    });

    it('keeps its old address for that time: nobody else can have it', async () => {
      const person = await app.signedIn();
      const link = linkOf(await moveTo(person, newEmail()));
      const other = await app.signedIn();
      expect((await other.client.auth.updateUser({ email: person.email })).error?.code).toBe('email_exists');
      const { data, error } = await app.client().auth.signUp({ email: person.email, password: THIEFS });
      expect([error, data.user?.email, data.user?.role]).toEqual([null, person.email, 'authenticated']);
      expect(await database.manager.countBy(UserEntity, { email: person.email })).toBe(0);
      expect((await restore(link)).data.user?.email).toBe(person.email);
    });

    it('goes back to its old address by its own wish too', async () => {
      const person = await app.signedIn();
      const wanted = newEmail();
      await moveTo(person, wanted);
      await moveTo({ ...person, email: wanted }, person.email);
      expect(await signIn(person.email, PASSWORD)).toBe('signed in');
    });
  });
});

describe('Without confirmation of addresses', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp({ AUTH_AUTOCONFIRM: 'true' })));
  afterAll(() => app.close());

  it('the old address is told, and the other sessions end, as soon as the address is changed', async () => {
    const email = newEmail();
    const [client, elsewhere] = [app.client(), app.client()];
    await client.auth.signUp({ email, password: PASSWORD });
    await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
    const { data } = await app.client().auth.verifyOtp({
      ...linkOf(await app.mailTo(email)),
      type: 'email_restore' as never,
    });
    expect(data.user?.email).toBe(email);
  });
});
