import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import PQueue from 'p-queue';
import type { S3Settings } from '../../config';
import { Outage } from '../errors';
import { type AddressableStore, type ByteRange, ObjectStore } from './object-store';

/** As below the folder of a disk, so that one is a copy of the other. */
const OBJECTS = 'objects/';
const ID = 'store-id';
/** Larger objects go in parts of this size, several at once; a part that fails is sent again alone. */
const PART_BYTES = 8 * 1024 * 1024;
/** A connection is taken for as long as a browser reads; waiting for one of them counts as waiting for the store. */
const CONNECTIONS = { keepAlive: true, maxSockets: 500 };
/** All addresses signed within a window are equal, so that browsers cache; each opens for one to two windows. */
const WINDOW_MS = 5 * 60 * 1_000;

const is = (error: unknown, ...names: string[]) => error instanceof S3ServiceException && names.includes(error.name);

/** Objects in a bucket of an S3-compatible store that knows conditional writes. */
export class S3Store extends ObjectStore implements AddressableStore {
  private readonly client: S3Client;
  private readonly signer: S3Client;

  private readonly removals = new PQueue({ concurrency: 16 });

  constructor(
    private readonly settings: S3Settings,
    /** `prefix`: what its keys stand below in the bucket */
    private readonly options: { prefix: string; pageSize?: number } = { prefix: OBJECTS },
  ) {
    super();
    this.client = this.connect(settings.endpoint);
    this.signer = settings.publicEndpoint ? this.connect(settings.publicEndpoint) : this.client;
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const upload = new Upload({
      client: this.client,
      partSize: PART_BYTES,
      params: { ...this.object(key), Body: bytes, IfNoneMatch: '*', Metadata: { sha256 } },
    });
    try {
      await upload.done();
    } catch (error) {
      // of an attempt whose answer was lost
      if (!is(error, 'PreconditionFailed')) throw away(error);
      if ((await this.digest(key)) !== sha256)
        throw new Error(`${key} is there already, with other bytes`, { cause: error });
    }
  }

  async read(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number; etag?: string } | undefined> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await this.unlessMissing(this.client.send(new GetObjectCommand({ ...this.object(key), Range })));
    return found && { stream: found.Body as Readable, bytes: found.ContentLength ?? 0, etag: found.ETag };
  }

  /**
   * Writes the one kind of object that changes: in the place of what has this ETag, or where there is nothing (undefined).
   * @returns false when somebody else wrote meanwhile; nothing is changed then
   */
  async replace(key: string, bytes: Buffer, etag: string | undefined): Promise<boolean> {
    const condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag };
    try {
      await this.client.send(new PutObjectCommand({ ...this.object(key), Body: bytes, ...condition }));
      return true;
    } catch (error) {
      if (!is(error, 'PreconditionFailed', 'ConditionalRequestConflict')) throw away(error);
      // perhaps our own, of an attempt whose answer was lost
      const there = await this.read(key);
      return there !== undefined && (await reached(buffer(there.stream))).equals(bytes);
    }
  }

  async remove(key: string): Promise<void> {
    await this.removals.add(() => reached(this.client.send(new DeleteObjectCommand(this.object(key)))));
  }

  async *list(): AsyncIterable<{ key: string; modifiedAt: Date }> {
    const pages = paginateListObjectsV2(
      { client: this.client, pageSize: this.options.pageSize ?? 1_000 },
      { Bucket: this.settings.bucket, Prefix: this.options.prefix },
    );
    try {
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified = new Date() } of Contents)
          yield { key: Key.slice(this.options.prefix.length), modifiedAt: LastModified };
    } catch (error) {
      throw away(error);
    }
  }

  async digest(key: string): Promise<string | undefined> {
    const head = await this.unlessMissing(this.client.send(new HeadObjectCommand(this.object(key))));
    if (!head) return undefined;
    if (head.Metadata?.sha256) return head.Metadata.sha256;
    // copied here by another program
    const found = await this.read(key);
    return (
      found &&
      createHash('sha256')
        .update(await reached(buffer(found.stream)))
        .digest('hex')
    );
  }

  async id(): Promise<string | undefined> {
    const found = await this.unlessMissing(this.client.send(new GetObjectCommand(this.at(ID))));
    return (await reached(found?.Body?.transformToString() ?? Promise.resolve(undefined)))?.trim();
  }

  /** @throws Outage when the bucket was given an id meanwhile, by another database */
  async setId(id: string): Promise<void> {
    await reached(this.client.send(new PutObjectCommand({ ...this.at(ID), Body: `${id}\n`, IfNoneMatch: '*' })));
  }

  async check(): Promise<void> {
    await reached(this.client.send(new HeadBucketCommand({ Bucket: this.settings.bucket })));
  }

  addressOf(key: string, { mediaType, disposition }: { mediaType: string; disposition?: string }): Promise<string> {
    const command = new GetObjectCommand({
      ...this.object(key),
      ResponseContentType: mediaType,
      ResponseCacheControl: `private, max-age=${WINDOW_MS / 1_000}`,
      ResponseContentDisposition: disposition,
    });
    const signingDate = new Date(Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS);
    return reached(getSignedUrl(this.signer, command, { signingDate, expiresIn: (2 * WINDOW_MS) / 1_000 }));
  }

  /** Ends its connections. */
  close(): void {
    this.client.destroy();
    this.signer.destroy();
  }

  private connect(endpoint: string | undefined): S3Client {
    const { region, pathStyle, credentials } = this.settings;
    return new S3Client({
      region,
      endpoint,
      credentials,
      forcePathStyle: pathStyle,
      maxAttempts: 4,
      // The stream that checks them does not pass on that the connection broke: half a picture would wait for ever.
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 2_000,
        requestTimeout: 10_000,
        throwOnRequestTimeout: true,
        httpAgent: CONNECTIONS,
        httpsAgent: CONNECTIONS,
      },
    });
  }

  private object(key: string) {
    return this.at(this.options.prefix + key);
  }

  private at(key: string) {
    return { Bucket: this.settings.bucket, Key: key };
  }

  private async unlessMissing<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call;
    } catch (error) {
      if (is(error, 'NoSuchKey', 'NotFound')) return undefined;
      throw away(error);
    }
  }
}

const away = (cause: unknown) => new Outage('the object store', { cause });

/** A store that does not answer, or refuses us until somebody mends that, heals. */
async function reached<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw away(error);
  }
}
