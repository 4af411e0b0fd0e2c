import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const items = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
const withoutSlash = (text: string) => text.replace(/\/+$/, '');
const flag = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((text) => text === 'true' || text === '1');
const url = (protocols: RegExp, example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), {
    error: `must be an address such as ${example}`,
  });

/** Scheme, host and port, nothing else: these stand in headers, where a path or a semicolon would mean something. */
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
const origin = (example: string) =>
  z
    .string()
    .transform(withoutSlash)
    .refine(isOrigin, { error: `must be an address without a path, such as ${example}` });
const origins = z
  .string()
  .default('')
  .transform((text) => items(text).map(withoutSlash))
  .refine((all) => all.every(isOrigin), {
    error: 'must be addresses without a path, such as https://app.example.com, separated by commas',
  });

const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
const isNetwork = (text: string) => ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

/** How many proxies stand in front, or which: a name, an address or a network. `true` is refused: anybody could then choose his address. */
const isProxy = (item: string) => /^(loopback|linklocal|uniquelocal)$/.test(item) || isAddress(item) || isNetwork(item);
const trustProxy = z
  .string()
  .refine((text) => /^[1-9]$/.test(text.trim()) || items(text).every(isProxy), {
    error: 'must be the number of proxies in front, or their addresses or networks such as loopback,10.0.0.0/8',
  })
  .transform((text) => (/^[1-9]$/.test(text.trim()) ? Number(text) : items(text)));

const hosts = z
  .string()
  .default('')
  .transform(items)
  .refine((all) => all.every((item) => /^[^\s/:@]+(:\d{1,5})?$/.test(item)), {
    error: 'must be hosts and ports such as 10.0.0.1:26379, separated by commas',
  })
  .transform((all) =>
    all.map((item) => item.split(':')).map(([host = '', port = '26379']) => ({ host, port: Number(port) })),
  );

const emails = z
  .string()
  .toLowerCase()
  .default('')
  .transform(items)
  .refine((all) => all.every((item) => z.email().safeParse(item).success), {
    error: 'must be e-mail addresses such as ada@example.com, separated by commas',
  });

const line = z.string().regex(/^[^\p{Cc}]*$/u, { error: 'must be a single line' });

/** An empty variable means the same as an absent one, as in most `.env` files. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));

const PLACEHOLDER = /^(change[-_ ]?me|secret|password|your[-_ ].*|super-secret.*|x+|0+)$/i;
const secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, { error: 'must have at least 32 characters' })
  .refine((text) => !PLACEHOLDER.test(text) && new Set(text).size > 8, {
    error: 'is a placeholder: put a random value there',
  });

/** Providers with settings of their own: `<NAME>_URL`, `<NAME>_KEY`, `<NAME>_MODEL` and `<NAME>_BUDGET`. */
const PROVIDERS = ['RECRAFTAI', 'OPENAI', 'IDEOGRAM', 'STABILITY', 'AUTOMATIC1111', 'TEXT'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

const providerUrl = url(/^https?:$/, 'http://127.0.0.1:7860')
  .transform(withoutSlash)
  .optional();
const providerText = line.optional();
const providerBudget = z.coerce.number().int().positive().optional();
const settingsOf = <Suffix extends string, Schema>(suffix: Suffix, schema: Schema) =>
  Object.fromEntries(PROVIDERS.map((name) => [`${name}_${suffix}`, schema])) as Record<
    `${ProviderName}_${Suffix}`,
    Schema
  >;

const schema = z.object({
  ...settingsOf('URL', providerUrl),
  ...settingsOf('KEY', providerText),
  ...settingsOf('MODEL', providerText),
  ...settingsOf('BUDGET', providerBudget),
  TEXT_VISION_MODEL: providerText,
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(5001),
  PUBLIC_URL: origin('https://maquette.example.com').optional(),
  DATA_DIR: z.string().default('.data'),
  DISK_RESERVE_MB: z.coerce.number().min(0).default(500),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_REGION: line.default('us-east-1'),
  S3_ENDPOINT: origin('https://s3.example.com').optional(),
  S3_PUBLIC_ENDPOINT: origin('https://s3.example.com').optional(),
  S3_PATH_STYLE: flag,
  S3_ACCESS_KEY_ID: line.optional(),
  S3_SECRET_ACCESS_KEY: line.optional(),
  FILES_REDIRECT: flag,
  WEB_DIR: z.string().default('dist/web'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgres://user:password@127.0.0.1:5432/maquette'),
  DATABASE_POOLER: flag,
  DATABASE_READ_URL: url(/^postgres(ql)?:$/, 'postgres://user:password@127.0.0.1:5432/maquette').optional(),
  REDIS_URL: url(/^rediss?:$/, 'redis://127.0.0.1:6379'),
  REDIS_SENTINELS: hosts,
  REDIS_SENTINEL_NAME: line.default('mymaster'),
  REDIS_SENTINEL_PASSWORD: line.optional(),
  JWT_SECRET: secret.optional(),
  FILES_SECRET: secret.optional(),
  AUTH_AUTOCONFIRM: flag,
  AUTH_TOKEN_SECONDS: z.coerce.number().int().min(120).max(86_400).default(3_600),
  AUTH_REUSE_INTERVAL: z.coerce.number().int().min(0).max(60).default(10),
  DEMO_PASSWORD: z.string().min(12).max(72).optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: line.optional(),
  COMPANY_NAME: line.default('Acme'),
  COMPANY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, {
      error: 'must be a domain such as example.com',
    })
    .default('example.com'),
  PRODUCT_NAME: line.max(60).default('Maquette'),
  SUPABASE_URL: origin('https://project.supabase.co').optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  CORS_ORIGINS: origins,
  TRUST_PROXY: trustProxy.optional(),
  REMOTE_ORIGINS: origins,
  OPERATORS: emails,
  METRICS_TOKEN: z.string().min(20, { error: 'must have at least 20 characters' }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?:$/, 'http://127.0.0.1:4318').optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Environment = z.infer<typeof schema>;

/** Every variable that is read. */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(schema.shape);

/** What is wrong with the environment, one sentence a variable. Thrown at start, before anything is opened. */
export class ConfigurationError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const parsed = schema.safeParse(withoutEmpty(env));
  if (parsed.success) return parsed.data;
  const sentences = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0]);
    const sentence =
      issue.code === 'invalid_type' && env[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
    if (!sentences.has(name)) sentences.set(name, sentence);
  }
  throw new ConfigurationError([...sentences.values()]);
}
