export interface RequestSeen {
  method: string;
  path: string;
}

/**
 * What befalls a request: an answer of 403, of 500 or of 503 SlowDown, none at all, the work done and its answer lost, or an
 * answer that ends in its middle. `undefined`: nothing.
 */
export type Fault = (request: RequestSeen) => 403 | 500 | 503 | 'hang' | 'lost' | 'cut' | undefined;

export interface S3Server {
  /** how Maquette is told of it */
  env: Record<string, string>;
  /** `METHOD /path` of every request so far */
  requests: string[];
  /** from now on; `undefined` heals it */
  failWith(fault: Fault | undefined): void;
  /** -9; the door stays, behind which nobody answers until `start` */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** An S3 server for tests and drills (s3rver, files below `dir`) with one bucket, behind a door that fails on demand. */
export function startS3(options: { dir: string }): Promise<S3Server>;
