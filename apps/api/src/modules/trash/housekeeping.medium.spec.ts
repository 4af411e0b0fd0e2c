import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AuthApp, linkOf, newEmail, PASSWORD, startAuthApp } from '../../../test/auth-app';
import { createDatabase } from '../../../test/database';
import { person } from '../../../test/people';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { Files } from '../../platform/storage';
import { EntityTrash } from '../../platform/trash';
import { AccessCleanup } from '../auth';
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

describe('Housekeeping', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let test: TestApp;
  let source: DataSource;
  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, schema: 'maquette' }).initialize();
    test = await createTestApp({ DATABASE_URL: database.url, ROLE: 'api' });
  });
  afterAll(async () => {
    await test.close();
    await source.destroy();
    await database.drop();
  });

  afterEach(() => jest.restoreAllMocks());

  /** Brands that are due in the trash. */
  const due = async (count: number) => {
    const anna = await person(test);
    for (let i = 0; i < count; i++) {
      const { body } = await anna.post('/api/brand-profiles', { brand_name: `Brand ${i}` }).expect(201);
      await anna.delete(`/api/brand-profiles/${body.profile.id}`).expect(200);
    }
    await source.query(`UPDATE maquette.brands SET deleted_at = now() - interval '31 days'`);
  };
  const left = async () => (await source.query<{ id: string }[]>('SELECT id FROM maquette.brands')).length;

  it('goes on with everything else when one step, or one thing, cannot be done', async () => {
    await due(3);
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest
      .spyOn(test.app.get(AccessCleanup, { strict: false }), 'removeExpired')
      .mockRejectedValue(new Error('no access'));
    const purge = jest.spyOn(EntityTrash.prototype, 'purge').mockRejectedValueOnce(new Error('no'));
    const sweep = jest.spyOn(test.app.get(Files), 'sweep').mockResolvedValue(0);
    await test.app.get(Housekeeping).run();
    expect([await left(), purge.mock.calls.length, sweep.mock.calls.length]).toEqual([1, 3, 1]);
    expect(warn.mock.calls.map(([, sentence]) => sentence)).toEqual(['access: not finished', 'trash: not finished']);
  });

  it('is done at the start of a worker, not only an hour later', async () => {
    await due(1);
    // the last step
    const sweep = jest.spyOn(Files.prototype, 'sweep');
    const begun = new Promise<void>((resolve) =>
      sweep.mockImplementation(() => {
        resolve();
        return Promise.resolve(0);
      }),
    );
    const worker = await createTestApp({ DATABASE_URL: database.url, ROLE: 'worker' });
    await begun;
    expect(await left()).toBe(0);
    await worker.close();
  });
});
