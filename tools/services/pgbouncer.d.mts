/** See pgbouncer.mjs: transaction pooling in front of the server of `databaseUrl`. */
export function startPgBouncer(options: {
  dir: string;
  databaseUrl: string;
  connections: number;
  accounts?: Record<string, string>;
}): Promise<{ url(address: string): string; pid: number; stop(): Promise<void> }>;
/** The program, installed or unpacked when that can be done. Throws a sentence that says what to type. */
export function ensurePgBouncer(): { path: string; env: NodeJS.ProcessEnv };
