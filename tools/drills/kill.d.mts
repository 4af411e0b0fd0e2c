import type { Client } from 'pg';
import type { Stack } from '../stack/index.d.mts';

export type Kind = 'worker' | 'api' | 'redis' | 'postgres';

export interface KillReport {
  seed: number;
  /** requests that were answered 202 */
  accepted: number;
  /** attempts that got an error or no answer because something was down: the person was told */
  refused: number;
  /** accepted, yet not completed with all pictures in the store */
  lost: number;
  /** accepted once, made twice */
  doubled: number;
  /** files that killed workers left unfinished, removed by the product's own sweep */
  swept: number;
  /** stored files that no card or no file row names, after the sweep */
  orphans: number;
  /** one line for each thing counted above */
  problems: string[];
  rows: { kind: Kind; times: number; longestWithoutAcceptMs: number; longestWithoutPictureMs: number }[];
}

/** The same seed kills the same parts after the same waits. Two API processes, two workers, PostgreSQL durable, Redis keeping nothing. */
export function killDrill(options: {
  seed: number;
  requests: number;
  kills: number;
  /** how long accepted requests may take to end, once nothing is killed any more */
  settleMs?: number;
  say?: (line: string) => void;
}): Promise<KillReport>;
export function killTable(report: KillReport): string;

/** An answer of 202, with how many pictures were asked for and when it came (ms). */
export interface Accepted {
  id: string;
  n: number;
  at: number;
}

/** Asks for one or two pictures, different ones for each lane and number. Null: it was refused, or nobody answered within 20 s. */
export function askForPictures(
  url: string,
  person: { headers: Record<string, string> },
  lane: number,
  i: number,
): Promise<Accepted | null>;

/** The store that processes with this environment have: an ObjectStore of the API's. */
export function storeOf(env: NodeJS.ProcessEnv): {
  list(): AsyncIterable<{ key: string }>;
  read(key: string): Promise<{ stream: AsyncIterable<Buffer> } | undefined>;
};
/** What the hourly housekeeping does, now. Returns how many files went. */
export function sweep(stack: Stack): Promise<number>;
/** What became of accepted requests, and files that nothing owns. `env` is that of the stack's processes. */
export function audit(
  database: Client,
  accepted: Accepted[],
  env: NodeJS.ProcessEnv,
): Promise<{ lost: number; doubled: number; orphans: number; problems: string[]; completions: number[] }>;
/** What requests that have not ended wait for. */
export function standing(database: Client, accepted: Accepted[], stack: Stack): Promise<string[]>;
