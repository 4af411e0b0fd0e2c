import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';
import { type ByteRange, ObjectStore } from './object-store';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

@Injectable()
export class DiskStore extends ObjectStore {
  private readonly dir: string;
  private readonly root: string;
  private readonly idPath: string;

  constructor(@Inject(CONFIG) config: Config) {
    super();
    this.dir = config.files.dir;
    this.root = join(this.dir, 'objects');
    this.idPath = join(this.dir, 'store-id');
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await writeDurably(this.pathOf(key), bytes);
  }

  async read(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | undefined> {
    try {
      const file = await open(this.pathOf(key));
      const bytes = range ? range.end - range.start + 1 : (await file.stat()).size;
      return { stream: file.createReadStream(range), bytes };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(folder = this.root): AsyncIterable<{ key: string; modifiedAt: Date }> {
    try {
      for await (const entry of await opendir(folder)) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) {
          yield* this.list(path);
          continue;
        }
        const found = await stat(path).catch(() => undefined);
        if (found) yield { key: relative(this.root, path).split(sep).join('/'), modifiedAt: found.mtime };
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async digest(key: string): Promise<string | undefined> {
    const found = await this.read(key);
    if (!found) return undefined;
    const hash = createHash('sha256');
    await pipeline(found.stream, hash);
    return hash.digest('hex');
  }

  async id(): Promise<string | undefined> {
    try {
      return (await readFile(this.idPath, 'utf8')).trim();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async setId(id: string): Promise<void> {
    await writeDurably(this.idPath, Buffer.from(`${id}\n`));
  }

  async check(): Promise<void> {
    await mkdir(this.dir, { recursive: true });
    await access(this.dir, constants.W_OK);
  }

  /** Keys come from our own rows; this is the second lock on the door. */
  private pathOf(key: string): string {
    const path = resolve(this.root, key);
    if (!path.startsWith(this.root + sep)) throw new Error('a key outside the store');
    return path;
  }
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The new name survives a power cut only when the folder is synced too. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return; // folders cannot be opened there
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
