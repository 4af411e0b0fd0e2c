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
