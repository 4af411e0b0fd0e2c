import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { childEnvironment } from './child-environment';
import { loadConfig } from './config';
import { ConfigurationError, ENVIRONMENT_NAMES } from './environment';

const SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';
const MINIMAL = { DATABASE_URL: 'postgres://127.0.0.1/maquette', REDIS_URL: 'redis://127.0.0.1', JWT_SECRET: SECRET };
const HOSTED = {
  ...MINIMAL,
  JWT_SECRET: undefined,
  FILES_SECRET: SECRET,
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_abc',
};
const keyWithRole = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role, iss: 'supabase' })).toString('base64url')}.c2ln`;

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('needs two services and a secret; the rest has defaults', () => {
    expect(loadConfig(MINIMAL)).toMatchObject({
      role: 'all',
      http: {
        host: '127.0.0.1',
        port: 5001,
        publicUrl: 'http://localhost:5001',
        corsOrigins: [],
        rateLimitFactor: 1,
        trustProxy: undefined,
      },
      product: { name: 'Maquette', companyName: 'Acme', companyDomain: 'example.com' },
      auth: { mode: 'embedded', autoconfirm: false, tokenSeconds: 3_600, reuseIntervalSeconds: 10 },
      localTrial: false,
    });
  });

  it('names everything that is missing at once', () => {
    expect(problemsOf({})).toEqual(['DATABASE_URL is missing', 'REDIS_URL is missing']);
  });

  it('counts an empty variable as absent', () => {
    expect(loadConfig({ ...MINIMAL, SUPABASE_URL: '', COMPANY_NAME: '  ' }).product.companyName).toBe('Acme');
  });

  it.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['a short secret', { JWT_SECRET: 'short' }, /^JWT_SECRET: must have at least 32 characters/],
    [
      'a placeholder for a secret',
      { JWT_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long' },
      /^JWT_SECRET: is a placeholder/,
    ],
    ['a secret of one letter', { JWT_SECRET: 'a'.repeat(40) }, /^JWT_SECRET: is a placeholder/],
    [
      'an operator without an address',
      { OPERATORS: 'ada@example.com, ben' },
      /^OPERATORS: must be e-mail addresses such as ada@example\.com, separated by commas/,
    ],
    [
      'a token for figures that can be guessed',
      { METRICS_TOKEN: 'short' },
      /^METRICS_TOKEN: must have at least 20 characters/,
    ],
    ['no secret', { JWT_SECRET: undefined, FILES_SECRET: SECRET }, /^JWT_SECRET is missing: 32 random characters/],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://127.0.0.1/x' },
      /^DATABASE_URL: must be an address such as postgres:/,
    ],
    ['a domain that is none', { COMPANY_DOMAIN: '@acme.com' }, /^COMPANY_DOMAIN: must be a domain such as example.com/],
    ['a token life under two minutes', { AUTH_TOKEN_SECONDS: '60' }, /^AUTH_TOKEN_SECONDS: /],
    [
      'wide limits for a server that others reach',
      { RATE_LIMIT_FACTOR: '2', HOST: '0.0.0.0', PUBLIC_URL: 'https://m.example.com' },
      /^RATE_LIMIT_FACTOR above 1 is only/,
    ],
    ['a server that others reach without its address', { HOST: '0.0.0.0' }, /^PUBLIC_URL is missing/],
    [
      'an address with a path',
      { PUBLIC_URL: 'https://m.example.com/app' },
      /^PUBLIC_URL: must be an address without a path/,
    ],
    [
      'an origin that would change the CSP',
      { REMOTE_ORIGINS: "https://r.example.com; script-src 'unsafe-inline'" },
      /^REMOTE_ORIGINS: /,
    ],
    ['every origin', { CORS_ORIGINS: '*' }, /^CORS_ORIGINS: /],
    ['trust in every proxy', { TRUST_PROXY: 'true' }, /^TRUST_PROXY: must be the number of proxies/],
    ['a network that is none', { TRUST_PROXY: '10.0.0/8' }, /^TRUST_PROXY: /],
    ['a network with more bits than there are', { TRUST_PROXY: '10.0.0.0/64' }, /^TRUST_PROXY: /],
    ['a name of two lines', { PRODUCT_NAME: 'Maquette\r\nBcc: eve@evil.com' }, /^PRODUCT_NAME: must be a single line/],
    ['sentinels that are none', { REDIS_SENTINELS: 'redis://10.0.0.1' }, /^REDIS_SENTINELS: must be hosts and ports/],
    ['a store without its bucket', { STORAGE: 's3' }, /^S3_BUCKET is missing/],
    [
      'half of the keys of a store',
      { STORAGE: 's3', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a' },
      /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/,
    ],
    ['addresses of a store that is none', { FILES_REDIRECT: 'true' }, /^FILES_REDIRECT is only for STORAGE=s3/],
    ['a flag that is neither', { AUTH_AUTOCONFIRM: 'yes please' }, /^AUTH_AUTOCONFIRM: /],
  ])('refuses %s', (_, change, problem) => {
    const problems = problemsOf({ ...MINIMAL, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('never repeats a secret in what it says', () => {
    expect(
      problemsOf({ ...MINIMAL, JWT_SECRET: 'hunter2-too-short', SMTP_URL: 'ftp://user:hunter2@mail' }).join(),
    ).not.toContain('hunter2');
  });

  it.each<[string, number | string[]]>([
    ['1', 1],
    ['loopback', ['loopback']],
    ['loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('reads TRUST_PROXY=%s', (text, trustProxy) => {
    expect(loadConfig({ ...MINIMAL, TRUST_PROXY: text }).http.trustProxy).toEqual(trustProxy);
  });

  it.each<[string, NodeJS.ProcessEnv, string | undefined]>([
    ['nowhere, unless it is asked for', {}, undefined],
    [
      'to Amazon',
      { FILES_REDIRECT: 'true', S3_REGION: 'eu-central-1' },
      'https://pictures.s3.eu-central-1.amazonaws.com',
    ],
    [
      'to a store of one’s own',
      { FILES_REDIRECT: '1', S3_ENDPOINT: 'http://10.0.0.5:9000', S3_PATH_STYLE: '1' },
      'http://10.0.0.5:9000',
    ],
    [
      'to where the store is reached from outside',
      { FILES_REDIRECT: '1', S3_ENDPOINT: 'http://10.0.0.5:9000', S3_PUBLIC_ENDPOINT: 'https://s3.example.com' },
      'https://pictures.s3.example.com',
    ],
  ])('sends browsers %s for pictures', (_, env, origin) =>
    expect(loadConfig({ ...MINIMAL, STORAGE: 's3', S3_BUCKET: 'pictures', ...env }).files.redirectOrigin).toBe(origin),
  );

  it('reads lists of origins with or without a last slash', () => {
    expect(
      loadConfig({ ...MINIMAL, CORS_ORIGINS: 'https://a.example.com/, http://localhost:3000' }).http.corsOrigins,
    ).toEqual(['https://a.example.com', 'http://localhost:3000']);
  });

  it('is a local trial only on loopback and under a loopback address, without a mail server and with a demo password', () => {
    const trial = { ...MINIMAL, DEMO_PASSWORD: 'demo password 1' };
    expect(loadConfig(trial).localTrial).toBe(true);
    for (const PUBLIC_URL of ['http://127.0.0.1:5001', 'http://localhost:4200', 'http://[::1]:5001'])
      expect(loadConfig({ ...trial, PUBLIC_URL }).localTrial).toBe(true);
    for (const PUBLIC_URL of ['https://m.example.com', 'http://10.0.0.7', 'http://localhost.example.com'])
      expect(loadConfig({ ...trial, PUBLIC_URL }).localTrial).toBe(false);
    expect(loadConfig({ ...trial, SMTP_URL: 'smtp://127.0.0.1' }).localTrial).toBe(false);
    expect(loadConfig({ ...trial, HOST: '0.0.0.0', PUBLIC_URL: 'https://m.example.com' }).localTrial).toBe(false);
    expect(loadConfig({ ...trial, ...HOSTED }).localTrial).toBe(false);
  });

  describe('with a hosted project', () => {
    it('takes its public key', () => {
      expect(loadConfig(HOSTED).auth).toEqual({
        mode: 'hosted',
        url: 'https://project.supabase.co',
        anonKey: 'sb_publishable_abc',
        jwtSecret: undefined,
      });
      expect(problemsOf({ ...HOSTED, SUPABASE_ANON_KEY: keyWithRole('anon') })).toEqual([]);
    });

    it.each([
      ['its service key', { SUPABASE_ANON_KEY: keyWithRole('service_role') }, /^SUPABASE_ANON_KEY is a service key/],
      ['its newer secret key', { SUPABASE_ANON_KEY: 'sb_secret_abc' }, /^SUPABASE_ANON_KEY is a service key/],
      ['no key', { SUPABASE_ANON_KEY: undefined }, /^SUPABASE_ANON_KEY is missing/],
      [
        'an unencrypted connection',
        { SUPABASE_URL: 'http://project.supabase.co' },
        /^SUPABASE_URL must begin with https/,
      ],
      ['no secret for the addresses of files', { FILES_SECRET: undefined }, /^FILES_SECRET is missing/],
    ])('refuses %s', (_, change, problem) => {
      const problems = problemsOf({ ...HOSTED, ...change });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(problem);
    });
  });
});

describe('.env.example', () => {
  it('names every variable, those of the containers too, and no other', () => {
    const [text = '', compose = ''] = ['.env.example', 'docker/compose.yaml'].map((path) =>
      readFileSync(join(__dirname, '../../../..', path), 'utf8'),
    );
    const names = [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    const asked = [...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
    expect(names.sort()).toEqual([...new Set([...ENVIRONMENT_NAMES, ...asked])].sort());
    expect(parseEnv(text)).toEqual({});
  });
});

it('tells a process that works on strangers’ bytes how to run, and nothing else', () =>
  expect(childEnvironment({ PATH: '/bin', JWT_SECRET: 'x', DATABASE_URL: 'y', NODE_OPTIONS: '--z' })).toEqual({
    PATH: '/bin',
    NODE_OPTIONS: '--z',
  }));
