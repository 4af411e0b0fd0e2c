import { hkdfSync } from 'node:crypto';
import { resolve } from 'node:path';
import { ConfigurationError, parseEnvironment, type ProviderName } from './environment';

/** Where tokens come from: our own auth module, or a hosted project whose tokens are only verified here. */
export type AuthConfig =
  | {
      mode: 'embedded';
      jwtSecret: string;
      autoconfirm: boolean;
      demoPassword?: string;
      /** life of an access token; clients refresh all the time when it is below 120 */
      tokenSeconds: number;
      /** how long a refresh token that was already replaced twice may still come, from a client with several tabs */
      reuseIntervalSeconds: number;
    }
  | { mode: 'hosted'; url: string; anonKey: string; jwtSecret?: string };

/** As far as the operator said; a provider knows its own default address and model. */
export interface ProviderSettings {
  url?: string;
  key?: string;
  model?: string;
  /** of the text provider: the model that sees pictures */
  visionModel?: string;
}

export interface S3Settings {
  bucket: string;
  region: string;
  /** undefined: the region's own at Amazon */
  endpoint?: string;
  /** under which browsers reach the store, where that is another one */
  publicEndpoint?: string;
  /** whether the bucket stands in the path and not in the host's name */
  pathStyle: boolean;
  /** undefined: those that the platform lends (role of the machine, web identity, AWS_*) */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** The whole configuration, parsed once at start. Nothing else reads the environment. */
export interface Config {
  role: 'api' | 'worker' | 'all';
  logLevel: string;
  http: {
    host: string;
    port: number;
    /** origin under which people reach the product; links in mails are built from it alone */
    publicUrl: string;
    corsOrigins: string[];
    remoteOrigins: string[];
    /** number of proxies in front, or their addresses and networks */
    trustProxy?: number | string[];
    /** multiplies every rate limit */
    rateLimitFactor: number;
    /** how long a process that is to stop lets a proxy turn to others */
    drainMs: number;
  };
  /** traces go to OTEL_EXPORTER_OTLP_ENDPOINT: see tracing.ts */
  tracing: boolean;
  metrics: {
    /** who shows it may read them from anywhere; without it, this machine may, unless others reach the product */
    token?: string;
    /** on which a worker serves them; the API does on its own */
    port?: number;
  };
  /** e-mail addresses, in lower case, of those who may see and end everybody's jobs */
  operators: string[];
  product: { name: string; companyName: string; companyDomain: string };
  database: {
    url: string;
    /** whether a pooler of transactions stands there, which sets nothing as a connection begins */
    pooler?: boolean;
    /** a copy that is read for lists */
    readUrl?: string;
  };
  redis: {
    /** with them the address's host counts for nothing; its account, database and TLS do */
    sentinels?: { hosts: { host: string; port: number }[]; name: string; password?: string };
    url: string;
  };
  auth: AuthConfig;
  mail: { smtpUrl?: string; from: string; mailboxFile: string };
  files: {
    dir: string;
    /** each process has a folder of its own below it, and leaves nothing there */
    temporaryDir: string;
    signingKey: Buffer;
    /** free bytes of its disk below which nothing new is accepted; what runs still ends */
    reserveBytes: number;
    /** the object store; undefined: the disk, below `dir` */
    s3?: S3Settings;
    /** of the object store, where browsers are sent there for pictures */
    redirectOrigin?: string;
  };
  web: { dir: string; remotesDir: string };
  /** undefined for a provider that nobody has set up */
  configured(name: ProviderName): ProviderSettings | undefined;
  /** what may be spent at a provider in a calendar month (UTC), in the units that it counts in */
  budgetOf(providerId: string): number | undefined;
  /** whether only this machine reaches the product: its own address is loopback too, which it is not behind a proxy */
  isLocal: boolean;
  /** one person trying the product on the own machine: local mailbox and demo account may exist */
  localTrial: boolean;
}

export const CONFIG = Symbol('Config');

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** @throws ConfigurationError with one sentence for each variable that cannot be used */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const e = parseEnvironment(env);
  const problems: string[] = [];
  const loopback = LOOPBACK.test(e.HOST);
  if (e.RATE_LIMIT_FACTOR > 1 && !loopback)
    problems.push('RATE_LIMIT_FACTOR above 1 is only for a server bound to loopback (HOST=127.0.0.1)');
  if (!loopback && !e.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: a server that others reach must know its own address for the links in mails');

  if ((e.TEXT_URL ?? e.TEXT_KEY) !== undefined && !e.TEXT_MODEL)
    problems.push('TEXT_MODEL is missing: the name of the model that writes, as its server calls it');

  const auth = readAuth(e, problems);
  const s3 = readS3(e, problems);
  const keyMaterial = e.FILES_SECRET ?? e.JWT_SECRET;
  if (!keyMaterial) problems.push('FILES_SECRET is missing: it signs the addresses of pictures');
  if (problems.length > 0 || !auth || !keyMaterial) throw new ConfigurationError(problems);

  const dataDir = resolve(e.DATA_DIR);
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`;
  // A public address on a server that listens on loopback means a proxy, and not every proxy says so in a header.
  const isLocal = loopback && LOOPBACK.test(new URL(publicUrl).hostname);
  return {
    role: e.ROLE,
    logLevel: e.LOG_LEVEL,
    http: {
      host: e.HOST,
      port: e.PORT,
      publicUrl,
      corsOrigins: e.CORS_ORIGINS,
      remoteOrigins: e.REMOTE_ORIGINS,
      trustProxy: e.TRUST_PROXY,
      rateLimitFactor: e.RATE_LIMIT_FACTOR,
      drainMs: e.DRAIN_SECONDS * 1_000,
    },
    tracing: e.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    metrics: { token: e.METRICS_TOKEN, port: e.METRICS_PORT },
    operators: e.OPERATORS,
    product: { name: e.PRODUCT_NAME, companyName: e.COMPANY_NAME, companyDomain: e.COMPANY_DOMAIN },
    database: { url: e.DATABASE_URL, pooler: e.DATABASE_POOLER, readUrl: e.DATABASE_READ_URL },
    redis: {
      url: e.REDIS_URL,
      ...(e.REDIS_SENTINELS.length > 0 && {
        sentinels: { hosts: e.REDIS_SENTINELS, name: e.REDIS_SENTINEL_NAME, password: e.REDIS_SENTINEL_PASSWORD },
      }),
    },
    auth,
    mail: {
      smtpUrl: e.SMTP_URL,
      from: e.MAIL_FROM ?? `${e.PRODUCT_NAME} <no-reply@${e.COMPANY_DOMAIN}>`,
      mailboxFile: resolve(dataDir, 'mailbox.jsonl'),
    },
    files: {
      dir: resolve(dataDir, 'files'),
      temporaryDir: resolve(dataDir, 'tmp'),
      signingKey: Buffer.from(hkdfSync('sha256', keyMaterial, '', 'maquette files', 32)),
      reserveBytes: e.DISK_RESERVE_MB * 1024 ** 2,
      s3,
      redirectOrigin: s3 && e.FILES_REDIRECT ? originOf(s3) : undefined,
    },
    web: { dir: resolve(e.WEB_DIR), remotesDir: resolve(dataDir, 'remotes') },
    configured: (name) => {
      const [url, key] = [e[`${name}_URL`], e[`${name}_KEY`]];
      if (url === undefined && key === undefined) return undefined;
      const visionModel = name === 'TEXT' ? e.TEXT_VISION_MODEL : undefined;
      return { url, key, model: e[`${name}_MODEL`], visionModel };
    },
    budgetOf: (providerId) => e[`${providerId.toUpperCase() as ProviderName}_BUDGET`],
    isLocal,
    // The launcher hands out a demo password only together with its own embedded database.
    localTrial: isLocal && e.DEMO_PASSWORD !== undefined && e.SMTP_URL === undefined && auth.mode === 'embedded',
  };
}

/**
 * The object store alone, for tools that need nothing else of the configuration.
 * @throws ConfigurationError
 */
export function loadS3Settings(env: NodeJS.ProcessEnv = process.env): S3Settings {
  const elsewhere = { DATABASE_URL: 'postgres://127.0.0.1/none', REDIS_URL: 'redis://127.0.0.1' };
  const problems: string[] = [];
  const s3 = readS3(parseEnvironment({ ...env, ...elsewhere }), problems);
  if (!s3) problems.push('STORAGE=s3 is missing');
  if (!s3 || problems.length > 0) throw new ConfigurationError(problems);
  return s3;
}

function readS3(e: ReturnType<typeof parseEnvironment>, problems: string[]): S3Settings | undefined {
  if (e.STORAGE === 'disk') {
    if (e.FILES_REDIRECT) problems.push('FILES_REDIRECT is only for STORAGE=s3: a disk has no addresses of its own');
    return undefined;
  }
  if (!e.S3_BUCKET) problems.push('S3_BUCKET is missing: STORAGE=s3 keeps pictures there');
  const [accessKeyId, secretAccessKey] = [e.S3_ACCESS_KEY_ID, e.S3_SECRET_ACCESS_KEY];
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or none to use the platform’s');
  return {
    bucket: e.S3_BUCKET ?? '',
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT,
    publicEndpoint: e.S3_PUBLIC_ENDPOINT,
    pathStyle: e.S3_PATH_STYLE,
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

/** Where the addresses lead that the store signs for browsers. */
function originOf({ bucket, region, endpoint, publicEndpoint, pathStyle }: S3Settings): string {
  const url = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.amazonaws.com`);
  // no certificate covers a name with more dots
  if (!pathStyle && !(url.protocol === 'https:' && bucket.includes('.'))) url.hostname = `${bucket}.${url.hostname}`;
  return url.origin;
}

function readAuth(e: ReturnType<typeof parseEnvironment>, problems: string[]): AuthConfig | undefined {
  if (!e.SUPABASE_URL) {
    if (!e.JWT_SECRET) {
      problems.push('JWT_SECRET is missing: 32 random characters or more, for example from `openssl rand -base64 48`');
      return undefined;
    }
    return {
      mode: 'embedded',
      jwtSecret: e.JWT_SECRET,
      autoconfirm: e.AUTH_AUTOCONFIRM,
      demoPassword: e.DEMO_PASSWORD,
      tokenSeconds: e.AUTH_TOKEN_SECONDS,
      reuseIntervalSeconds: e.AUTH_REUSE_INTERVAL,
    };
  }
  if (!e.SUPABASE_ANON_KEY) {
    problems.push('SUPABASE_ANON_KEY is missing: the hosted project needs its public key');
    return undefined;
  }
  const { protocol, hostname } = new URL(e.SUPABASE_URL);
  if (protocol !== 'https:' && !LOOPBACK.test(hostname)) {
    problems.push('SUPABASE_URL must begin with https://, since tokens and keys travel there');
    return undefined;
  }
  if ((roleOf(e.SUPABASE_ANON_KEY) ?? 'anon') !== 'anon' || e.SUPABASE_ANON_KEY.startsWith('sb_secret_')) {
    problems.push(
      'SUPABASE_ANON_KEY is a service key: it would reach every browser. Put the public (anon or publishable) key there',
    );
    return undefined;
  }
  return { mode: 'hosted', url: e.SUPABASE_URL, anonKey: e.SUPABASE_ANON_KEY, jwtSecret: e.JWT_SECRET };
}

function roleOf(key: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
}
