import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { type S3Server, startS3 } from '../../../../../tools/services/s3.mjs';
import { type Config, loadConfig } from '../../config';
import { Outage } from '../errors';
import { DiskStore } from './disk-store';
import { moveObjects } from './move-objects';
import type { ObjectStore } from './object-store';
import { S3Store } from './s3-store';

let dir: string;
let server: S3Server;
const stores: S3Store[] = [];

const settingsOf = (env: NodeJS.ProcessEnv = {}) => {
  const { s3 } = loadConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    REDIS_URL: 'redis://127.0.0.1',
    JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
    ...server.env,
    ...env,
  }).files;
  if (!s3) throw new Error('no object store is configured');
  return s3;
};
const inBucket = () => {
  const store = new S3Store(settingsOf());
  stores.push(store);
  return store;
};
const onDisk = () => new DiskStore({ files: { dir: join(dir, 'files') } } as Config);
const keysOf = async (store: ObjectStore) => {
  const keys = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
};
const empty = async (store: ObjectStore) => Promise.all((await keysOf(store)).map((key) => store.remove(key)));
const content = async (store: ObjectStore, key: string) => {
  const found = await store.read(key);
  return found && buffer(found.stream);
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'maquette-object-store-'));
  server = await startS3({ dir: join(dir, 's3') });
});
afterEach(() => server.failWith(undefined));
afterAll(async () => {
  for (const store of stores) store.close();
  await server.stop();
  await rm(dir, { recursive: true });
});

describe.each<[string, () => ObjectStore]>([
  ['the disk', onDisk],
  ['a bucket', inBucket],
])('objects in %s', (_, open) => {
  let store: ObjectStore;
  beforeAll(() => (store = open()));
  afterAll(() => empty(store));

  it('are what was written, whole and in part', async () => {
    await store.write('design-images/anna/one.png', Buffer.from('a picture'));
    const whole = await store.read('design-images/anna/one.png');
    expect(whole?.bytes).toBe(9);
    expect(whole && (await text(whole.stream))).toBe('a picture');
    const part = await store.read('design-images/anna/one.png', { start: 2, end: 4 });
    expect(part?.bytes).toBe(3);
    expect(part && (await text(part.stream))).toBe('pic');
  });

  it('are told by their checksum', async () => {
    await store.write('design-images/anna/sum.png', Buffer.from('abc'));
    expect(await store.digest('design-images/anna/sum.png')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(await store.digest('design-images/anna/none.png')).toBeUndefined();
  });

  it('may be as large as a picture can be', async () => {
    const large = Buffer.alloc(20_000_000, 'a large picture ');
    await store.write('design-images/anna/large.png', large);
    expect((await content(store, 'design-images/anna/large.png'))?.equals(large)).toBe(true);
  });

  it('may be written again as they are', async () => {
    for (let i = 0; i < 2; i += 1) await store.write('design-images/anna/twice.png', Buffer.from('the same'));
    expect(String(await content(store, 'design-images/anna/twice.png'))).toBe('the same');
  });

  it('are not there once removed, and removing them again is no error', async () => {
    await store.write('design-images/anna/gone.png', Buffer.from('x'));
    for (let i = 0; i < 2; i += 1) await store.remove('design-images/anna/gone.png');
    expect(await store.read('design-images/anna/gone.png')).toBeUndefined();
  });

  it('are listed with their time, and the id of the store is none of them', async () => {
    await empty(store);
    expect(await store.id()).toBeUndefined();
    await store.setId('a-store');
    await store.write('inspiration-images/ben/two.png', Buffer.from('x'));
    expect([await store.id(), await keysOf(store)]).toEqual(['a-store', ['inspiration-images/ben/two.png']]);
    for await (const { modifiedAt } of store.list())
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    await store.check();
  });
});

describe('a bucket', () => {
  let store: S3Store;
  beforeAll(() => (store = inBucket()));
  afterEach(async () => {
    server.failWith(undefined);
    await empty(store);
  });

  it('takes large objects in parts, and only the part that failed a second time', async () => {
    let failures = 1;
    const from = server.requests.length;
    server.failWith(({ method }) => (method === 'PUT' && failures-- > 0 ? 500 : undefined));
    const large = Buffer.alloc(20_000_000, 'x');
    await store.write('design-images/anna/parts.png', large);
    expect(server.requests.slice(from).filter((request) => request.startsWith('PUT'))).toHaveLength(3 + 1);
    expect((await content(store, 'design-images/anna/parts.png'))?.length).toBe(large.length);
  });

  it('does not let other bytes take the place of an object', async () => {
    await store.write('design-images/anna/kept.png', Buffer.from('the first'));
    await expect(store.write('design-images/anna/kept.png', Buffer.from('the second'))).rejects.toThrow(
      'is there already, with other bytes',
    );
    expect(String(await content(store, 'design-images/anna/kept.png'))).toBe('the first');
  });

  it('keeps the id that it was given first', async () => {
    const id = await store.id();
    await expect(store.setId('another')).rejects.toThrow(Outage);
    expect(await store.id()).toBe(id);
  });

  it('lists page after page', async () => {
    const keys = Array.from({ length: 7 }, (_, index) => `design-images/many/${index}.png`);
    await Promise.all(keys.map((key) => store.write(key, Buffer.from('x'))));
    const from = server.requests.length;
    const inPages = new S3Store(settingsOf(), { prefix: 'objects/', pageSize: 3 });
    stores.push(inPages);
    expect(await keysOf(inPages)).toEqual(keys);
    expect(server.requests.slice(from)).toHaveLength(3);
  });

  it('signs addresses for browsers, equal within a while, which carry type and disposition', async () => {
    await store.write('design-images/anna/one.svg', Buffer.from('<svg/>'));
    const headers = { mediaType: 'image/svg+xml', disposition: 'attachment; filename="design.svg"' };
    const address = await store.addressOf('design-images/anna/one.svg', headers);
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([200, '<svg/>']);
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('content-disposition')).toBe(headers.disposition);
  });

  it.each([
    ['answers 500', 500],
    ['asks to slow down', 503],
    ['does the work and its answer is lost', 'lost'],
  ] as const)('is asked again when it %s once', async (_, fault) => {
    let failures = 1;
    server.failWith(({ method }) => (method === 'PUT' && failures-- > 0 ? fault : undefined));
    await store.write('design-images/anna/again.png', Buffer.from('a picture'));
    expect(failures).toBeLessThan(1);
    expect(String(await content(store, 'design-images/anna/again.png'))).toBe('a picture');
  });

  it('that stays away is an outage, which heals', async () => {
    server.failWith(() => 503);
    const attempts = await Promise.allSettled([
      store.write('design-images/anna/later.png', Buffer.from('x')),
      store.read('design-images/anna/later.png'),
      store.digest('design-images/anna/later.png'),
      keysOf(store),
      store.id(),
      store.check(),
    ]);
    expect(attempts.map((attempt) => attempt.status === 'rejected' && attempt.reason instanceof Outage)).toEqual(
      attempts.map(() => true),
    );
    server.failWith(undefined);
    await store.write('design-images/anna/later.png', Buffer.from('x'));
  });

  it('that breaks off in the middle of a picture says so, and gives no half of one', async () => {
    await store.write('design-images/anna/cut.png', Buffer.alloc(500_000, 'x'));
    server.failWith(({ method }) => (method === 'GET' ? 'cut' : undefined));
    await expect(content(store, 'design-images/anna/cut.png')).rejects.toThrow();
  });

  it('that refuses us is an outage too: nothing is lost while somebody mends the keys', async () => {
    server.failWith(() => 403);
    await expect(store.write('design-images/anna/no.png', Buffer.from('x'))).rejects.toThrow(Outage);
  });
});

describe('objects that move', () => {
  let [disk, bucket]: ObjectStore[] = [];
  const keys = ['design-images/anna/one.png', 'design-images/anna/two.png', 'inspiration-images/ben/three.png'];
  const move = (from = disk, to = bucket) => moveObjects(from as ObjectStore, to as ObjectStore);
  beforeAll(async () => {
    [disk, bucket] = [new DiskStore({ files: { dir: join(dir, 'moving') } } as Config), inBucket()];
    for (const key of keys) await disk.write(key, Buffer.from(`bytes of ${key}`));
    await disk.setId('a-store');
  });

  it('stop at a failure, and go on where they stopped', async () => {
    server.failWith(({ path }) => (path.endsWith('three.png') ? 503 : undefined));
    await expect(move()).rejects.toThrow(Outage);
    server.failWith(undefined);
    expect(await move()).toEqual({ copied: 1, present: 2, missing: 0 });
    expect(await move()).toEqual({ copied: 0, present: 3, missing: 0 });
  });

  it('come back as they were', async () => {
    const back = new DiskStore({ files: { dir: join(dir, 'back') } } as Config);
    expect(await move(bucket, back)).toEqual({ copied: 3, present: 0, missing: 0 });
    expect(await back.id()).toBe('a-store');
    for (const key of keys) expect(String(await content(back, key))).toBe(`bytes of ${key}`);
  });

  it('do not mix with those of another store', async () => {
    const other = new DiskStore({ files: { dir: join(dir, 'other') } } as Config);
    await other.setId('another-store');
    await expect(move(disk, other)).rejects.toThrow(/holds the pictures of another installation/);
  });

  it('are not taken for equal when one was damaged', async () => {
    const damaged = new DiskStore({ files: { dir: join(dir, 'damaged') } } as Config);
    await damaged.write(keys[0] ?? '', Buffer.from('other bytes'));
    expect(await move(disk, damaged)).toEqual({ copied: 3, present: 0, missing: 0 });
    expect(String(await content(damaged, keys[0] ?? ''))).toBe(`bytes of ${keys[0]}`);
  });
});
