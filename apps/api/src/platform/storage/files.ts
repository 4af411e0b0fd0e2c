import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { Outage } from '../errors';
import { advisoryLock, owned } from '../persistence';
import { type Bucket, FileRow } from './file.entity';
import { type AddressableStore, type ByteRange, ObjectStore } from './object-store';
import { orphansOf, pairedStoreId, pairWithStore } from './store-rows.sql';

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

export type StoredFile = Pick<FileRow, 'bucket' | 'path' | 'userId' | 'mediaType' | 'bytes'>;

/** Puts bytes down; see Files.put. */
export type Put = (mediaType: string, bytes: Buffer) => Promise<StoredFile>;

const keyOf = ({ bucket, path }: { bucket: string; path: string }) => `${bucket}/${path}`;

/**
 * Objects and the rows that own them. Bytes are written before their row and removed after it, so a crash
 * leaves at worst bytes without a row, which the sweep removes.
 */
@Injectable()
export class Files {
  private readonly log = new Logger('Files');

  constructor(
    private readonly store: ObjectStore,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** Puts bytes down. They belong to nobody, and are swept away, until `record` is called in a transaction. */
  async put(bucket: Bucket, userId: string, mediaType: string, bytes: Buffer): Promise<StoredFile> {
    const extension = EXTENSIONS[mediaType];
    if (!extension) throw new Error(`${mediaType} is not stored`);
    const file = {
      bucket,
      path: `${userId}/${randomUUID()}.${extension}`,
      userId,
      mediaType,
      bytes: bytes.length,
    };
    await available(this.store.write(keyOf(file), bytes));
    return file;
  }

  /**
   * For what stores several files that belong together: when `work` fails, none of those that it put down is left,
   * unless their rows were written all the same. What cannot be removed now is left to the sweep.
   */
  async together<T>(bucket: Bucket, userId: string, work: (put: Put) => Promise<T>): Promise<T> {
    const puts: Promise<StoredFile>[] = [];
    let failed = false;
    try {
      return await work((mediaType, bytes) => {
        // part of `work` may go on after another part has failed
        if (failed) throw new Error('the files that belong to this one were given up');
        const put = this.put(bucket, userId, mediaType, bytes);
        puts.push(put);
        return put;
      });
    } catch (error) {
      failed = true;
      const stored = (await Promise.allSettled(puts)).flatMap((put) => (put.status === 'fulfilled' ? [put.value] : []));
      await orphansOf(this.database, stored.map(keyOf))
        .then((orphans) => Promise.all(orphans.map((key) => this.store.remove(key))))
        .catch((cause: unknown) => this.log.warn({ err: cause }, `${stored.length} files are left to the sweep`));
      throw error;
    }
  }

  async record(tx: EntityManager, files: StoredFile[]): Promise<void> {
    await tx.insert(FileRow, files);
  }

  /** Of these paths, the files that are the user's and not in the trash. */
  async findOwned(bucket: Bucket, paths: string[], userId: string): Promise<Map<string, FileRow>> {
    const rows = await this.database.manager.findBy(FileRow, { ...owned(userId), bucket, path: In(paths) });
    return new Map(rows.map((row) => [row.path, row]));
  }

  /** Whoever's it is, unless it is in the trash. */
  find(bucket: string, path: string): Promise<FileRow | null> {
    return this.database.manager.findOneBy(FileRow, { bucket: bucket as Bucket, path });
  }

  /** Whoever's it is, if it is in the trash. */
  findTrashed(bucket: string, path: string): Promise<FileRow | null> {
    return this.database.manager.findOne(FileRow, {
      where: { bucket: bucket as Bucket, path, deletedAt: Not(IsNull()) },
      withDeleted: true,
    });
  }

  /** @param range within the file's bytes */
  read(file: Pick<FileRow, 'bucket' | 'path'>, range?: ByteRange) {
    return available(this.store.read(keyOf(file), range));
  }

  /** An address at the store itself, for some minutes; undefined where browsers do not reach it. */
  async addressOf(file: FileRow, disposition?: string): Promise<string | undefined> {
    if (!('addressOf' in this.store)) return undefined;
    return (this.store as ObjectStore & AddressableStore).addressOf(keyOf(file), {
      mediaType: file.mediaType,
      disposition,
    });
  }

  /** @throws when nothing could be stored now */
  check(): Promise<void> {
    return this.store.check();
  }

  /** @throws Outage when the object of this row is not there: its store is not, since rows are written after objects */
  async open(file: Pick<FileRow, 'bucket' | 'path'>): Promise<Readable> {
    const found = await this.read(file);
    if (!found) throw new Outage(`${keyOf(file)} is missing`);
    return found.stream;
  }

  /** @throws Outage as `open` does */
  async readAll(file: Pick<FileRow, 'bucket' | 'path'>): Promise<Buffer> {
    return available(buffer(await this.open(file)));
  }

  /** Sets or clears the mark under which every address of these files answers 404. */
  async setTrashed(tx: EntityManager, bucket: Bucket, paths: string[], trashed: boolean): Promise<void> {
    const which = { bucket, path: In(paths) };
    await (trashed ? tx.softDelete(FileRow, which) : tx.restore(FileRow, which));
  }

  /** Removes the rows; the caller calls `discard` with the same paths once its transaction is committed. */
  async forget(tx: EntityManager, bucket: Bucket, paths: string[]): Promise<void> {
    await tx.delete(FileRow, { bucket, path: In(paths) });
  }

  async discard(bucket: Bucket, paths: string[]): Promise<void> {
    await Promise.all(paths.map((path) => this.store.remove(keyOf({ bucket, path }))));
  }

  /**
   * Whether the store and the database are a pair: both carry the same id. Both get one while neither has any, unless
   * the store's oldest object has no row: then another database wrote it.
   */
  async arePaired(): Promise<boolean> {
    const paired = await this.database.transaction(async (tx) => {
      // workers that start together see both ids or none
      await advisoryLock(tx, 'maquette store');
      const rowId = await pairedStoreId(tx);
      const storeId = await this.store.id();
      if (rowId !== undefined || storeId !== undefined) return rowId === storeId;
      if (!(await this.ownsOldest())) return false;
      const id = randomUUID();
      await pairWithStore(tx, id);
      await this.store.setId(id);
      return true;
    });
    if (!paired) {
      this.log.warn(
        'The stored pictures do not belong to this database, so none is swept away: set DATABASE_URL and DATA_DIR (or S3_BUCKET) to a pair, or restore both from one backup (docs/operations.md).',
      );
    }
    return paired;
  }

  /** Removes objects that no row owns and that are older than `before`: younger ones may belong to work under way. */
  async sweep(before: Date): Promise<number> {
    if (!(await this.arePaired())) return 0;
    let removed = 0;
    const remove = async (keys: string[]) => {
      const orphans = await orphansOf(this.database, keys);
      await Promise.all(orphans.map((key) => this.store.remove(key)));
      removed += orphans.length;
    };
    let batch: string[] = [];
    for await (const { key, modifiedAt } of this.store.list()) {
      if (modifiedAt >= before) continue;
      batch.push(key);
      if (batch.length === 500) {
        await remove(batch);
        batch = [];
      }
    }
    if (batch.length > 0) await remove(batch);
    return removed;
  }

  /** The oldest alone counts: it stays without a row however many pictures a wrong database adds. */
  private async ownsOldest(): Promise<boolean> {
    let oldest: { key: string; modifiedAt: Date } | undefined;
    for await (const object of this.store.list()) {
      if (!oldest || object.modifiedAt < oldest.modifiedAt) oldest = object;
    }
    return !oldest || (await orphansOf(this.database, [oldest.key])).length === 0;
  }
}

/** A store that fails is away, full, or not to be reached: it heals. */
async function available<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    // system errors have a code; what has none is our own mistake
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    throw new Outage('the store of pictures', { cause: error });
  }
}
