import type { Readable } from 'node:stream';

/** Where bytes live. Keys are `bucket/user id/name`; objects are written once and never changed. */
export abstract class ObjectStore {
  /** Durable once it resolves; a reader never sees half an object. */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /** @returns undefined when there is no such object */
  abstract read(key: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Removing what is not there is no error. */
  abstract remove(key: string): Promise<void>;
  abstract list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Which store this is; undefined until `setId`. It is no object and is not listed. */
  abstract id(): Promise<string | undefined>;
  abstract setId(id: string): Promise<void>;
}
