import type { Readable } from 'node:stream';

/** Bytes of an object, both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where bytes live. Keys are `bucket/user id/name`; objects are written once and never changed. */
export abstract class ObjectStore {
  /** Durable once it resolves; a reader never sees half an object. The same bytes may be written again under their key. */
  abstract write(key: string, bytes: Buffer): Promise<void>;
  /**
   * @param range must lie within the object
   * @returns the stream and how many bytes it gives; undefined when there is no such object
   */
  abstract read(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Removing what is not there is no error. */
  abstract remove(key: string): Promise<void>;
  abstract list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** SHA-256 of an object in hex; undefined when there is no such object */
  abstract digest(key: string): Promise<string | undefined>;
  /** Which store this is; undefined until `setId`. It is no object and is not listed. */
  abstract id(): Promise<string | undefined>;
  abstract setId(id: string): Promise<void>;
  /** @throws when nothing could be written now */
  abstract check(): Promise<void>;
}

/** A store that browsers reach themselves. */
export interface AddressableStore {
  /** An address that opens the object for some minutes, sent with these headers. */
  addressOf(key: string, headers: { mediaType: string; disposition?: string }): Promise<string>;
}
