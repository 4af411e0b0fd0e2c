import request from 'supertest';
import { type AuthApp, startAuthApp } from '../../../test/auth-app';

describe('Refreshing a session', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp({ AUTH_REUSE_INTERVAL: '0' })));
  afterAll(() => app.close());

  const refresh = async (
    token: string,
  ): Promise<{
    status: number;
    body: { refresh_token: string; access_token: string; error_code?: string; msg?: string };
  }> => request(app.url).post('/auth/v1/token?grant_type=refresh_token').send({ refresh_token: token });
  const userWith = (token: string) => request(app.url).get('/auth/v1/user').set('Authorization', `Bearer ${token}`);

  it('gives the same next token to parallel requests, so that the session does not fork', async () => {
    const { refreshToken } = await app.signedIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect(answers[0]?.body.refresh_token).not.toBe(refreshToken);
  });

  it('gives the current token again to a client that lost the answer', async () => {
    const { refreshToken } = await app.signedIn();
    const lost = await refresh(refreshToken);
    const again = await refresh(refreshToken);
    expect(again.body.refresh_token).toBe(lost.body.refresh_token);
    expect((await refresh(again.body.refresh_token)).status).toBe(200);
  });

  it('ends the whole session when a token comes that was replaced twice', async () => {
    const { refreshToken: stolen } = await app.signedIn();
    const second = await refresh(stolen);
    const third = await refresh(second.body.refresh_token);
    const theft = await refresh(stolen);
    expect([theft.status, theft.body.error_code, theft.body.msg]).toEqual([
      400,
      'refresh_token_already_used',
      'Invalid Refresh Token: Already Used',
    ]);
    expect((await refresh(third.body.refresh_token)).body.error_code).toBe('refresh_token_not_found');
    expect((await userWith(third.body.access_token)).body).toMatchObject({ error_code: 'session_not_found' });
  });

  it('leaves other sessions of the user alone then', async () => {
    const { client, refreshToken, email } = await app.signedIn();
    const other = app.client();
    await other.auth.signInWithPassword({ email, password: 'correct horse battery' });
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    await refresh(refreshToken);
    expect((await other.auth.refreshSession()).error).toBeNull();
  });

  it.each([
    ['unknown text', 'not-a-token-of-ours', 400, 'refresh_token_not_found'],
    ['too short a text', 'abc', 400, 'validation_failed'],
    ['nothing', '', 400, 'validation_failed'],
  ])('refuses %s', async (_, token, status, code) => {
    const answer = await refresh(token);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });

  it('refuses the token of a session that was signed out', async () => {
    const { client, refreshToken } = await app.signedIn();
    await client.auth.signOut({ scope: 'local' });
    expect((await refresh(refreshToken)).body.error_code).toBe('refresh_token_not_found');
  });
});

describe('Refreshing within the reuse interval', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp({ AUTH_REUSE_INTERVAL: '60' })));
  afterAll(() => app.close());

  it('forgives a late tab its old token', async () => {
    const { client, refreshToken } = await app.signedIn();
    await client.auth.refreshSession();
    const { data } = await client.auth.refreshSession();
    const { data: late, error } = await app.client().auth.refreshSession({ refresh_token: refreshToken });
    expect(error).toBeNull();
    expect(late.session?.refresh_token).toBe(data.session?.refresh_token);
  });
});
