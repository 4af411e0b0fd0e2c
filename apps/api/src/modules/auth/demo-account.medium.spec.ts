import { getRepositoryToken } from '@nestjs/typeorm';
import { type AuthApp, linkOf, startAuthApp } from '../../../test/auth-app';
import { DemoAccount } from './demo-account';
import { embeddedAuth } from './embedded-auth';
import { Passwords } from './passwords';
import { UserEntity } from './user.entity';

const FIRST = 'demo password 1';
const SECOND = 'demo password 2';

describe('The demo account', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp({ DEMO_PASSWORD: FIRST })));
  afterAll(() => app.close());

  const signIn = async (password: string) =>
    (await app.client().auth.signInWithPassword({ email: 'demo@example.com', password })).data.user;
  const restartWith = (demoPassword: string, localTrial = true) =>
    new DemoAccount(
      { ...app.config, auth: { ...embeddedAuth(app.config), demoPassword }, localTrial },
      app.app.get(getRepositoryToken(UserEntity)),
      app.app.get(Passwords),
    ).ensure();

  it('can sign in once the application has started', async () => {
    expect((await signIn(FIRST))?.user_metadata).toMatchObject({ full_name: 'Demo Designer', email_verified: true });
  });

  it('stays the same account after a restart, with the password of that start', async () => {
    const id = (await signIn(FIRST))?.id;
    expect(await restartWith(FIRST)).toBe(id);
    expect(await restartWith(SECOND)).toBe(id);
    expect(await signIn(FIRST)).toBeNull();
    expect((await signIn(SECOND))?.id).toBe(id);
  });

  it('is not made outside a local trial, and one that was made before can no longer be used', async () => {
    await restartWith(FIRST);
    const client = app.client();
    await client.auth.signInWithPassword({ email: 'demo@example.com', password: FIRST });
    await client.auth.resetPasswordForEmail('demo@example.com');
    const link = linkOf(await app.mailTo('demo@example.com'));
    expect(await restartWith(FIRST, false)).toBeUndefined();
    expect(await signIn(FIRST)).toBeNull();
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await app.client().auth.verifyOtp(link)).error?.code).toBe('otp_expired');
  });

  it('is let alone outside a local trial once its address belongs to somebody', async () => {
    const client = app.client();
    await client.auth.resetPasswordForEmail('demo@example.com');
    await client.auth.verifyOtp(linkOf(await app.mailTo('demo@example.com')));
    await client.auth.updateUser({ password: SECOND });
    await restartWith(FIRST, false);
    expect(await signIn(SECOND)).not.toBeNull();
  });
});
