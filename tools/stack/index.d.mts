/** One process of the running product. Killed or stopped, it starts again on its old port and data. */
export interface Part {
  readonly name: string;
  /** `null` while it does not run */
  readonly pid: number | null;
  /** Answers once the process serves. Nothing happens when it already runs. */
  start(): Promise<void>;
  /** SIGTERM, and SIGKILL after 15 s. */
  stop(): Promise<void>;
  /** SIGKILL; answers when the process is gone. */
  kill(): Promise<void>;
}

export interface Address {
  readonly url: string;
}

export interface StackOptions {
  apis?: number;
  workers?: number;
  /** PostgreSQL survives kill -9 with every commit it confirmed (slower). Redis keeps nothing in either case. */
  durable?: boolean;
  /** serve the built shell and the built remotes too */
  web?: boolean;
  /** for every API and worker process, over the stack's own */
  env?: Record<string, string>;
}

/** The product as it is deployed, on free loopback ports and a temporary data folder. */
export interface Stack extends Address {
  readonly dataDir: string;
  /** one file a process */
  readonly logs: string;
  readonly env: NodeJS.ProcessEnv;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly apis: (Part & Address)[];
  readonly workers: Part[];
  readonly postgres: Part;
  readonly redis: Part;
  /** One more API process, with settings of its own. */
  addApi(env?: Record<string, string>): Promise<Part & Address>;
  addWorker(env?: Record<string, string>): Promise<Part>;
  /** Ends everything and removes the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, Redis, the migrations, API and worker processes from dist/. Sign-up needs no mailbox (AUTH_AUTOCONFIRM) and rate
 * limits are out of the way (RATE_LIMIT_FACTOR) unless `env` says otherwise.
 * @throws Error with the last lines of the log of what did not start
 */
export function startStack(options?: StackOptions): Promise<Stack>;

/** Stops every stack that this process has started, or is about to: for those who are ended amid their work. */
export function stopStacks(): Promise<void>;

/** Calls `check` until it answers something truthy, and answers that; `null` when the time is over. */
export function until<T>(
  check: () => T | Promise<T>,
  options: { timeoutMs: number; everyMs?: number },
): Promise<Exclude<T, false | null | undefined> | null>;
