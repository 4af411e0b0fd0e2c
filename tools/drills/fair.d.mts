export interface FairReport {
  /** a single picture while nobody else wants one, in ms */
  alone: number;
  /** single pictures of one person, one after the other, while another waits for 600, in ms */
  waits: number[];
  /** cards of the greedy person that were still open at the end */
  open: number;
  /** what none of `waits` may be above, in ms */
  limit: number;
}

/** One API, one worker, the rate limits of an ordinary start. */
export function fairDrill(options?: { singles?: number; say?: (line: string) => void }): Promise<FairReport>;
