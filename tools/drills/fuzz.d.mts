export interface FuzzReport {
  seed: number;
  requests: number;
  /** 5xx, no answer within 15 s, inner details in an error, or an error that has not the one shape */
  failed: number;
  /** the first 50 of them, with the request that caused each */
  problems: string[];
  rows: { name: string; requests: number; ok: number; refused: number; failed: number; slowestMs: number }[];
}

/** Every operation of /api/openapi.json gets an equal share of the requests. The same seed makes the same requests. */
export function fuzzDrill(options: {
  seed: number;
  requests: number;
  say?: (line: string) => void;
}): Promise<FuzzReport>;
export function fuzzTable(report: FuzzReport): string;
