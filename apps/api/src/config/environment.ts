import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((item) => item.trim().replace(/\/+$/, '')).filter(Boolean));
const flag = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((text) => text === 'true' || text === '1');
const url = (protocols: RegExp, example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), { error: `must be an address such as ${example}` });

/** An empty variable means the same as an absent one, as in most `.env` files. */
const withoutEmpty = (env: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));

const PLACEHOLDER = /^(change[-_ ]?me|secret|password|your[-_ ].*|super-secret.*|x+|0+)$/i;
const secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, { error: 'must have at least 32 characters' })
  .refine((text) => !PLACEHOLDER.test(text) && new Set(text).size > 8, { error: 'is a placeholder: put a random value there' });

const schema = z.object({
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(5001),
  PUBLIC_URL: url(/^https?:$/, 'https://maquette.example.com').optional(),
  DATA_DIR: z.string().default('.data'),
  WEB_DIR: z.string().default('dist/web'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgres://user:password@127.0.0.1:5432/maquette'),
  REDIS_URL: url(/^rediss?:$/, 'redis://127.0.0.1:6379'),
  JWT_SECRET: secret.optional(),
  FILES_SECRET: secret.optional(),
  AUTH_AUTOCONFIRM: flag,
  AUTH_TOKEN_SECONDS: z.coerce.number().int().min(120).max(86_400).default(3_600),
  AUTH_REUSE_INTERVAL: z.coerce.number().int().min(0).max(60).default(10),
  DEMO_PASSWORD: z.string().min(12).optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z.string().optional(),
  COMPANY_NAME: z.string().default('Acme'),
  COMPANY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, { error: 'must be a domain such as example.com' })
    .default('example.com'),
  PRODUCT_NAME: z.string().min(1).max(60).default('Maquette'),
  SUPABASE_URL: url(/^https?:$/, 'https://project.supabase.co').optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  CORS_ORIGINS: list,
  TRUST_PROXY: z.string().optional(),
  REMOTE_ORIGINS: list,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Environment = z.infer<typeof schema>;

/** What is wrong with the environment, one sentence a variable. Thrown at start, before anything is opened. */
export class ConfigurationError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const parsed = schema.safeParse(withoutEmpty(env));
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return issue.code === 'invalid_type' && env[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
    }),
  );
}
