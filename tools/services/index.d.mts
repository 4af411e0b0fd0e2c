/** A server that was started for us. `exited` settles when it ends, wanted or not. */
export interface Service {
  url: string;
  port: number;
  pid: number;
  exited: Promise<void>;
  stop(): Promise<void>;
}

/** See postgres.mjs. `durable: false` gives up safety against a crash for speed (tests). */
export function startPostgres(options: { dataDir: string; port?: number; durable: boolean }): Promise<Service>;
/** See redis.mjs. `durable: false` keeps nothing (tests). */
export function startRedis(options: {
  dir: string;
  port?: number;
  password?: string;
  durable: boolean;
}): Promise<Service>;
/** PostgreSQL and Redis of a test run's own, in a temporary folder that `stop` removes. */
export function startTestServices(): Promise<{
  env: { DATABASE_URL: string; REDIS_URL: string };
  stop(): Promise<void>;
}>;
/** The path of a Chromium for browser tests, installed when that can be done. Throws a sentence that says what to type. */
export function ensureChromium(): string;
