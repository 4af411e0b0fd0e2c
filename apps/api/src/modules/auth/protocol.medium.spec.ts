import { SignJWT, UnsecuredJWT } from 'jose';
import request from 'supertest';
import { type AuthApp, newEmail, PASSWORD, startAuthApp } from '../../../test/auth-app';
import { embeddedAuth } from './embedded-auth';
import { SessionsService } from './sessions.service';

const VERSION = '2024-01-01';

describe('The protocol of /auth/v1', () => {
  let app: AuthApp;
  beforeAll(async () => (app = await startAuthApp()));
  afterAll(() => app.close());

  const post = (path: string) => request(app.url).post(`/auth/v1/${path}`);
  const userWith = (token: string) => request(app.url).get('/auth/v1/user').set('Authorization', `Bearer ${token}`);

  it('answers errors in the envelope of the version that the client names, and repeats it', async () => {
    const { status, body, headers } = await post('token?grant_type=password')
      .set('X-Supabase-Api-Version', VERSION)
      .send({ email: newEmail(), password: 'x' });
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(headers).toMatchObject({
      'x-supabase-api-version': VERSION,
      'x-sb-error-code': 'invalid_credentials',
      'cache-control': 'no-store',
    });
  });

  it('answers older clients in the older envelope', async () => {
    const { body, headers } = await post('signup').send({ email: newEmail(), password: '12345' });
    expect(body).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    });
    expect(headers['x-supabase-api-version']).toBeUndefined();
  });

  it.each<[string, string, string | object, number, string]>([
    ['malformed JSON', 'signup', '{"email":', 400, 'bad_json'],
    ['a JSON text that is no object', 'signup', '"text"', 400, 'bad_json'],
    ['very deep JSON', 'signup', `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 400, 'bad_json'],
    ['JSON of 33 levels', 'signup', `{"data":${'['.repeat(32)}${']'.repeat(32)}}`, 400, 'bad_json'],
    ['a body of more than 1 MB', 'signup', `{"data":"${'x'.repeat(1_048_577)}"}`, 413, 'request_entity_too_large'],
    ['an empty body', 'signup', '', 422, 'anonymous_provider_disabled'],
    ['a phone', 'signup', { phone: '+4912345', password: PASSWORD }, 422, 'phone_provider_disabled'],
    ['fields of the wrong type', 'signup', { email: { $ne: '' }, password: PASSWORD }, 400, 'validation_failed'],
    ['no password', 'signup', { email: 'ada@example.com' }, 400, 'validation_failed'],
    [
      'a password of 73 bytes',
      'signup',
      { email: 'ada@example.com', password: 'x'.repeat(73) },
      400,
      'validation_failed',
    ],
    ['an address that is none', 'signup', { email: 'ada', password: PASSWORD }, 400, 'validation_failed'],
    ['another domain', 'signup', { email: 'ada@evil.com', password: PASSWORD }, 422, 'email_address_not_authorized'],
    [
      'data that is no object',
      'signup',
      { email: 'ada@example.com', password: PASSWORD, data: 'text' },
      400,
      'validation_failed',
    ],
    [
      'data of more than 4 kB',
      'signup',
      { email: 'ada@example.com', password: PASSWORD, data: { full_name: 'x'.repeat(5_000) } },
      400,
      'validation_failed',
    ],
    [
      'data that cannot be stored',
      'signup',
      { email: 'ada@example.com', password: PASSWORD, data: { full_name: 'a\0b' } },
      400,
      'validation_failed',
    ],
    [
      'half a surrogate',
      'signup',
      '{"email":"ada@example.com","password":"correct horse","data":{"a":"\\ud800"}}',
      400,
      'validation_failed',
    ],
    ['an unknown grant', 'token?grant_type=magic', {}, 400, 'invalid_credentials'],
    ['two grants', 'token?grant_type=password&grant_type=refresh_token', {}, 400, 'invalid_credentials'],
    ['a sign-in without anything', 'token?grant_type=password', {}, 400, 'invalid_credentials'],
    [
      'a sign-in of another domain',
      'token?grant_type=password',
      { email: 'ada@evil.com', password: PASSWORD },
      400,
      'invalid_credentials',
    ],
    ['a recovery without an address', 'recover', {}, 400, 'validation_failed'],
    ['another kind of mail', 'resend', { type: 'sms', email: 'ada@example.com' }, 400, 'validation_failed'],
    ['a wrong link', 'verify', { type: 'signup', token_hash: 'wrong' }, 403, 'otp_expired'],
    ['a link without a token', 'verify', { type: 'signup' }, 403, 'otp_expired'],
    ['a one-time password', 'otp', { email: 'ada@example.com' }, 422, 'otp_disabled'],
    ['an endpoint that is not ours', 'admin/users', {}, 404, 'not_found'],
    ['a sign-out without a token', 'logout', '', 401, 'no_authorization'],
  ])('answers %s', async (_, path, body, status, code) => {
    const answer = await post(path).set('Content-Type', 'application/json;charset=UTF-8').send(body);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(answer.body.msg).toEqual(expect.any(String));
  });

  it('takes a password of 72 bytes and the fields that only some clients know', async () => {
    const answer = await post('signup').send({
      email: newEmail(),
      password: 'x'.repeat(72),
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
      surprise: [1],
    });
    expect(answer.status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no %s, which a page elsewhere could send without asking',
    async (type) => {
      const body = JSON.stringify({ email: newEmail(), password: PASSWORD });
      const answer = await post('signup').set('Content-Type', type).send(body);
      expect([answer.status, answer.body.error_code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('says nothing of the inside when something breaks', async () => {
    jest.spyOn(app.app.get(SessionsService), 'refresh').mockRejectedValueOnce(new Error('SELECT secret FROM users'));
    const { status, body } = await post('token?grant_type=refresh_token').send({ refresh_token: 'x'.repeat(70) });
    expect([status, body]).toEqual([
      500,
      {
        code: 500,
        error_code: 'unexpected_failure',
        msg: 'Unexpected failure, please check server logs for more information',
      },
    ]);
  });

  it('lets no __proto__ into the data', async () => {
    const { accessToken } = await app.signedIn();
    const answer = await request(app.url)
      .put('/auth/v1/user')
      .set('Authorization', `Bearer ${accessToken}`)
      .set('Content-Type', 'application/json')
      .send('{"data":{"__proto__":{"admin":true},"a":{"__proto__":{"admin":true}}}}');
    expect(answer.status).toBe(200);
    expect(answer.body.user_metadata).toMatchObject({ a: {} });
    expect(answer.text).not.toContain('admin');
  });

  describe('a token', () => {
    const key = (secret: string) => new TextEncoder().encode(secret);
    const claims = {
      aud: 'authenticated',
      role: 'authenticated',
      session_id: '0b0f0c9e-4a53-4a0d-9a5e-0a1c1f8f6b11',
      email: 'ada@example.com',
    };
    const sign = (payload: object, secret = embeddedAuth(app.config).jwtSecret, expiry: number | string = '1h') =>
      new SignJWT({
        ...claims,
        iss: `${app.config.http.publicUrl}/auth/v1`,
        sub: 'b5b1f6c2-55a0-4f2e-9d3d-0c7f5b1f0a11',
        ...payload,
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(expiry)
        .sign(key(secret));

    it.each<[string, () => Promise<string> | string, string, string]>([
      ['without a signature', () => new UnsecuredJWT(claims).encode(), 'bad_jwt', 'invalid JWT'],
      ['of another secret', () => sign({}, 'another-secret-0123456789-abcdefghijklmnop'), 'bad_jwt', 'invalid JWT'],
      ['that has expired', () => sign({}, undefined, 1), 'bad_jwt', 'token is expired'],
      [
        'of an anon key',
        () => sign({ sub: undefined, role: 'anon', aud: undefined, iss: 'supabase' }),
        'bad_jwt',
        'invalid claim: missing sub claim',
      ],
      ['of a service key with a user in it', () => sign({ role: 'service_role' }), 'bad_jwt', 'invalid JWT'],
      ['of another issuer', () => sign({ iss: 'https://evil.com/auth/v1' }), 'bad_jwt', 'invalid JWT'],
      ['that is the public key', () => 'embedded', 'bad_jwt', 'invalid JWT'],
      ['of a user that is no more', () => sign({}), 'user_not_found', 'User from sub claim in JWT does not exist'],
    ])('%s is refused', async (_, make, code, message) => {
      const token = await make();
      const answer = await userWith(token);
      expect([answer.status, answer.body.error_code]).toEqual([403, code]);
      expect(answer.body.msg).toContain(message);
      await request(app.url).get('/api/designs/filter-options').set('Authorization', `Bearer ${token}`).expect(401);
    });

    it('is missing: 401', async () => {
      const answer = await request(app.url).get('/auth/v1/user');
      expect([answer.status, answer.body.error_code]).toEqual([401, 'no_authorization']);
    });
  });

  it('tells what it can do', async () => {
    const { body } = await request(app.url).get('/auth/v1/settings').expect(200);
    expect(body).toMatchObject({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    await request(app.url).get('/auth/v1/health').expect(200);
    const keys = await request(app.url).get('/auth/v1/.well-known/jwks.json').expect(200, { keys: [] });
    expect(keys.headers['cache-control']).toBe('public, max-age=600');
  });

  it('needs no CSRF token and sets no cookie', async () => {
    const answer = await post('signup').send({ email: newEmail(), password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
