import { DataSource } from 'typeorm';
import { type AuthApp, linkOf, newEmail, PASSWORD, startAuthApp } from '../../../test/auth-app';
import { Housekeeping } from './housekeeping';

describe('Housekeeping of access', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp()));
  afterAll(() => app.close());

  const query = (sql: string, values: unknown[] = []) => app.app.get(DataSource).query(sql, values);
  const lastUsed = (days: number, userId: string) =>
    query(`UPDATE sessions SET refreshed_at = now() - $1 * interval '1 day' WHERE user_id = $2`, [days, userId]);
  const cleanUp = () => app.app.get(Housekeeping).run();

  it('ends a session that was not refreshed for 90 days, and no younger one', async () => {
    const [absent, away] = await Promise.all([app.signedIn(), app.signedIn()]);
    await Promise.all([lastUsed(91, absent.userId), lastUsed(89, away.userId)]);
    await cleanUp();
    expect((await absent.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await away.client.auth.refreshSession()).error).toBeNull();
  });

  it('forgets the links whose time is over, and no others', async () => {
    const [late, early] = [newEmail(), newEmail()];
    for (const email of [late, early]) await app.client().auth.signUp({ email, password: PASSWORD });
    const link = linkOf(await app.mailTo(early));
    await query(
      `UPDATE one_time_tokens SET expires_at = now() - interval '1 second' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [late],
    );
    await cleanUp();
    expect(await query('SELECT email FROM one_time_tokens')).toEqual([{ email: early }]);
    expect((await app.client().auth.verifyOtp(link)).error).toBeNull();
  });

  it('forgets a device from which nobody signed in for a year, and no other', async () => {
    const { userId } = await app.signedIn();
    await query(
      `INSERT INTO known_devices (user_id, device_hash, last_used_at)
       SELECT $1, sha256(days::text::bytea), now() - days * interval '1 day' FROM unnest(ARRAY[364, 366]) AS days`,
      [userId],
    );
    await cleanUp();
    expect(
      await query(`SELECT FROM known_devices WHERE user_id = $1 AND last_used_at > now() - interval '365 days'`, [
        userId,
      ]),
    ).toHaveLength(1);
    expect(await query('SELECT FROM known_devices WHERE user_id = $1', [userId])).toHaveLength(1);
  });

  it('leaves an account alone that was never confirmed: its mail can be sent again', async () => {
    const email = newEmail();
    await app.client().auth.signUp({ email, password: PASSWORD });
    await app.mailTo(email);
    await query(`UPDATE one_time_tokens SET expires_at = now() - interval '1 second'`);
    await cleanUp();
    await app.client().auth.resend({ type: 'signup', email });
    expect((await app.client().auth.verifyOtp(linkOf(await app.mailTo(email)))).error).toBeNull();
  });
});
