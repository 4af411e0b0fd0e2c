import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config';
import { isOutage, Outage } from '../errors';
import { DiskStore } from './disk-store';
import { Files, type Put } from './files';

const OWNER = '00000000-0000-4000-8000-000000000001';

describe('files that belong together', () => {
  let dir: string;
  let files: Files;
  /** keys that have a row */
  let owned: string[];
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'maquette-files-'));
    owned = [];
    const database = { query: () => Promise.resolve(owned.map((key) => ({ key }))) } as unknown as DataSource;
    files = new Files(new DiskStore({ files: { dir } } as Config), database);
  });
  afterEach(() => rm(dir, { recursive: true }));

  const stored = async () =>
    (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
  const png = (put: Put, content = 'x') => put('image/png', Buffer.from(content));
  const together = <T>(work: (put: Put) => Promise<T>) => files.together('design-images', OWNER, work);

  it('are there when the work is done', async () => {
    const both = await together((put) => Promise.all([png(put), png(put)]));
    expect(both.map(({ bytes }) => bytes)).toEqual([1, 1]);
    expect(await stored()).toBe(2);
  });

  it('leave nothing when one of them cannot be stored, though others are still on their way', async () => {
    const large = 'x'.repeat(5_000_000);
    await expect(
      together((put) => Promise.all([png(put), put('video/mp4', Buffer.from('x')), png(put, large)])),
    ).rejects.toThrow('video/mp4 is not stored');
    expect(await stored()).toBe(0);
  });

  it('leave nothing of what would come after the failure', async () => {
    let late: Promise<unknown> = Promise.resolve();
    let go: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (go = resolve));
    await expect(
      together(async (put) => {
        late = gone.then(() => png(put));
        await Promise.reject(new Error('the other half failed'));
      }),
    ).rejects.toThrow('the other half failed');
    go();
    await expect(late).rejects.toThrow('were given up');
    expect(await stored()).toBe(0);
  });

  it('stay when their rows were written although the answer to the commit was lost', async () => {
    await expect(
      together(async (put) => {
        const file = await png(put);
        owned.push(`${file.bucket}/${file.path}`);
        throw new Error('Connection terminated unexpectedly');
      }),
    ).rejects.toThrow();
    expect(await stored()).toBe(1);
  });

  it('cannot be stored while the store is away: that heals, and is said so', async () => {
    await writeFile(join(dir, 'objects'), 'no folder');
    const error = await together(png).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Outage);
    expect(isOutage(error)).toBe(true);
    await rm(join(dir, 'objects'));
    const file = await together(png);
    await rm(join(dir, 'objects'), { recursive: true });
    await expect(files.readAll(file)).rejects.toThrow(Outage);
  });
});
