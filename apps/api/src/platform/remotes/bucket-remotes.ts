import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import PQueue from 'p-queue';
import type { S3Settings } from '../../config';
import { Outage } from '../errors';
import { openBucket } from '../storage';

/** A line of the registry, as far as it matters here. */
export interface Line {
  name: string;
  version: string;
  entry: string;
  routes: string[];
  nav: unknown[];
}

export interface Registry {
  lines: Line[];
  history: Record<string, { version: string; at: string }[]>;
}

const REGISTRY = 'registry.json';
const AT_ONCE = 8;
/** Each time that it is somebody else's turn, one publisher is done. */
const TURNS = 50;

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Remotes in the bucket, for every API process of an installation:
 *
 *     remotes/registry.json                  what is active and what was; the one object that changes, by conditional writes
 *     remotes/<name>/<version>/<path>        the files of a version, never rewritten
 *     remotes/<name>/<version>.json          their SHA-256 by path; written last, so a version that has it is whole
 *
 * To publish, it is a `Home` of tools/remotes/store.d.mts.
 */
export class BucketRemotes {
  readonly place: string;
  private readonly bucket: ReturnType<typeof openBucket>;

  constructor(settings: S3Settings) {
    this.place = `the bucket ${settings.bucket}`;
    this.bucket = openBucket(settings, 'remotes/');
  }

  async registry(): Promise<Registry & { etag?: string }> {
    const found = await this.bucket.read(REGISTRY);
    if (!found) return { lines: [], history: {} };
    return { ...(JSON.parse(await received(text(found.stream))) as Registry), etag: found.etag };
  }

  async update(change: (registry: Registry) => Registry): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { etag, ...before } = await this.registry();
      const after = change(before);
      if (after === before) return;
      if (await this.bucket.replace(REGISTRY, asJson(after), etag)) return;
    }
    throw new Error(`Others are publishing into ${this.place} all the time. Try again in a moment.`);
  }

  async add({ name, version }: Line, files: ReadonlyMap<string, Buffer>): Promise<void> {
    await atOnce([...files], ([path, bytes]) => this.bucket.write(`${name}/${version}/${path}`, bytes));
    const sums = [...files].map(([path, bytes]) => [path, sum(bytes)] as const);
    await this.bucket.write(`${name}/${version}.json`, asJson(Object.fromEntries(sums)));
  }

  async line(name: string, version: string): Promise<Line | undefined> {
    const sums = await this.sums(name, version);
    return sums && (JSON.parse(String(await this.file(name, version, 'remote.json', sums))) as Line);
  }

  /**
   * @returns the files of a version by their path; undefined when there is no such version
   * @throws Error when one of them is missing, or is not what was put there
   */
  async files(name: string, version: string): Promise<[string, Buffer][] | undefined> {
    const sums = await this.sums(name, version);
    return (
      sums &&
      atOnce(Object.keys(sums), async (path): Promise<[string, Buffer]> => [
        path,
        await this.file(name, version, path, sums),
      ])
    );
  }

  close(): void {
    this.bucket.close();
  }

  private async sums(name: string, version: string): Promise<Record<string, string> | undefined> {
    const found = await this.bucket.read(`${name}/${version}.json`);
    return found && (JSON.parse(await received(text(found.stream))) as Record<string, string>);
  }

  private async file(name: string, version: string, path: string, sums: Record<string, string>): Promise<Buffer> {
    const found = await this.bucket.read(`${name}/${version}/${path}`);
    if (!found) throw new Error(`${path} of ${name} ${version} is missing in ${this.place}`);
    const bytes = await received(buffer(found.stream));
    if (sum(bytes) !== sums[path])
      throw new Error(`${path} of ${name} ${version} is damaged in ${this.place}: its checksum is another one`);
    return bytes;
  }
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const atOnce = <Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> =>
  new PQueue({ concurrency: AT_ONCE }).addAll(items.map((item) => () => work(item)));

/** An answer that breaks off in its middle is an outage as one that never came. */
async function received<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch (cause) {
    throw new Outage('the object store', { cause });
  }
}
