import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import request from 'supertest';
import { createTestApp, type TestApp } from '../../../test/test-app';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const SUB = 'b5b1f6c2-55a0-4f2e-9d3d-0c7f5b1f0a11';
const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;
const ask = (test: TestApp, token: string) =>
  request(test.app.getHttpServer()).get('/api/designs/filter-options').set('Authorization', `Bearer ${token}`);

describe('With a hosted project whose keys are published', () => {
  let test: TestApp;
  let project: Server;
  let issuer: string;
  let keysAnswer: () => { status: number; body: string };
  let keysAsked = 0;
  let es: KeyPair;
  let rs: KeyPair;
  let foreign: KeyPair;

  beforeAll(async () => {
    [es, rs, foreign] = await Promise.all([
      generateKeyPair('ES256'),
      generateKeyPair('RS256'),
      generateKeyPair('ES256'),
    ]);
    const keys = [
      { ...(await exportJWK(es.publicKey)), kid: 'es', alg: 'ES256' },
      { ...(await exportJWK(rs.publicKey)), kid: 'rs', alg: 'RS256' },
    ];
    keysAnswer = () => ({ status: 200, body: JSON.stringify({ keys }) });
    project = createServer((asked, response) => {
      expect(asked.url).toBe('/auth/v1/.well-known/jwks.json');
      keysAsked += 1;
      const { status, body } = keysAnswer();
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
    issuer = `${url}/auth/v1`;
    test = await createTestApp({
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: 'sb_publishable_abc',
      JWT_SECRET: '',
      FILES_SECRET: 'only-for-tests-files-0123456789-abcdefg',
    });
  });
  afterAll(async () => {
    await test.close();
    await new Promise((resolve) => project.close(resolve));
  });

  const claims = (changes: JWTPayload = {}): JWTPayload => ({
    sub: SUB,
    aud: 'authenticated',
    role: 'authenticated',
    iss: issuer,
    email: 'ada@example.com',
    exp: inAnHour(),
    ...changes,
  });
  const signed = (
    payload: JWTPayload,
    key: KeyPair['privateKey'] = es.privateKey,
    header: { alg: string; kid?: string } & Record<string, unknown> = { alg: 'ES256', kid: 'es' },
  ) => new SignJWT(payload).setProtectedHeader(header).sign(key);

  it('says that the keys cannot be had, rather than refuse the token, while the project is down', async () => {
    const healthy = keysAnswer;
    keysAnswer = () => ({ status: 503, body: '' });
    const { status, body } = await ask(test, await signed(claims()));
    keysAnswer = healthy;
    expect([status, body.code]).toEqual([503, 'SIGN_IN_SERVICE_UNREACHABLE']);
  });

  it('takes tokens of both kinds of key, and reads the keys once', async () => {
    keysAsked = 0;
    await ask(test, await signed(claims())).expect(200);
    await ask(test, await signed(claims(), rs.privateKey, { alg: 'RS256', kid: 'rs' })).expect(200);
    await ask(test, await signed(claims({ aud: ['authenticated', 'other'], is_anonymous: false }))).expect(200);
    expect(keysAsked).toBe(1);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed by a stranger', () => signed(claims(), foreign.privateKey)],
    ['of an unknown key', () => signed(claims(), foreign.privateKey, { alg: 'ES256', kid: 'unknown' })],
    [
      'with its own key inside',
      async () => signed(claims(), foreign.privateKey, { alg: 'ES256', jwk: await exportJWK(foreign.publicKey) }),
    ],
    ['without a signature', () => new UnsecuredJWT(claims()).encode()],
    [
      'signed with the public key as a secret',
      async () =>
        signed(claims(), new TextEncoder().encode(await exportSPKI(rs.publicKey)) as never, {
          alg: 'HS256',
          kid: 'rs',
        }),
    ],
    [
      'that names another algorithm than its key has',
      () => signed(claims(), es.privateKey, { alg: 'ES256', kid: 'rs' }),
    ],
    ['that has expired', () => signed(claims({ exp: inAnHour() - 7_200 }))],
    ['without an expiry', () => signed(claims({ exp: undefined }))],
    ['of an anon key', () => signed(claims({ sub: undefined, role: 'anon', aud: undefined }))],
    ['of a service key', () => signed(claims({ role: 'service_role' }))],
    ['for another audience', () => signed(claims({ aud: 'elsewhere' }))],
    ['of another issuer', () => signed(claims({ iss: 'https://evil.example/auth/v1' }))],
    ['of an anonymous user', () => signed(claims({ is_anonymous: true }))],
    ['of another company', () => signed(claims({ email: 'ada@evil.com' }))],
    ['of a sub-domain', () => signed(claims({ email: 'ada@sub.example.com' }))],
    ['of a look-alike domain', () => signed(claims({ email: 'ada@evil-example.com' }))],
    ['without a subject', () => signed(claims({ sub: undefined }))],
    ['that is no token', () => 'nonsense'],
  ])('refuses a token %s', async (_, make) => {
    const { status, body } = await ask(test, await make());
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('has no accounts of its own', async () => {
    const server = test.app.getHttpServer();
    await request(server).get('/auth/v1/settings').expect(404);
    await request(server).get('/mailbox').expect(404);
  });
});

describe('With a hosted project whose secret is known', () => {
  const SECRET = 'only-for-tests-hosted-0123456789-abcdefg';
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_ANON_KEY: 'sb_publishable_abc',
      JWT_SECRET: SECRET,
    });
  });
  afterAll(() => test.close());

  const signed = (secret: string) =>
    new SignJWT({ role: 'authenticated', email: 'ada@example.com' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(SUB)
      .setAudience('authenticated')
      .setIssuer('https://project.supabase.co/auth/v1')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));

  it('takes its tokens and no others', async () => {
    await ask(test, await signed(SECRET)).expect(200);
    await ask(test, await signed(`${SECRET}x`)).expect(401);
  });
});
