import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';
import { Outage } from '../errors';
import { BucketRemotes, type Line, type Registry } from './bucket-remotes';

const LOOK_EVERY_MS = 2_000;
/** A store that is away at the start is not waited for: what was mirrored before is served. */
const PATIENCE_MS = 10_000;
const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
};
/** Both are folders. */
const NAME = /^[a-z0-9][a-z0-9-]*$/;
const VERSION = /^[0-9A-Za-z][\w.+-]*$/;

/**
 * With STORAGE=s3 remotes are published into the bucket. Each API process keeps a copy of what the registry there names in its data folder,
 * and serves that; a version that a page asks for and that is not there yet is fetched first, since another process may have named it, or
 * named it before this one's folder was made. Without a bucket the data folder is all there is.
 */
@Injectable()
export class RemotesMirror implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger('Remotes');
  private readonly dir: string;
  private readonly bucket?: BucketRemotes;
  private timer?: NodeJS.Timeout;
  private looking?: Promise<void>;
  private next?: Promise<void>;
  private lookedAt = 0;
  private isAway = false;
  /** whether the bucket said that nothing was ever published into it */
  private isEmpty = false;
  /** every version that was ever active, since the registry was read once */
  private known?: Registry['history'];
  /** of the registry that the data folder follows wholly */
  private followed?: string;
  /** versions on their way, by folder */
  private readonly arriving = new Map<string, Promise<boolean>>();
  /** what was last said of a version that is refused, or of the store, so that it is said once */
  private readonly said = new Map<string, string>();

  constructor(@Inject(CONFIG) { web, files, role }: Config) {
    this.dir = web.remotesDir;
    if (files.s3 && role !== 'worker') this.bucket = new BucketRemotes(files.s3);
  }

  async onModuleInit(): Promise<void> {
    if (!this.bucket) return;
    await Promise.race([this.look(), wait(PATIENCE_MS, undefined, { ref: false })]);
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.bucket?.close();
  }

  /** @returns the text of the registry; undefined while nothing of what the bucket names could be copied yet */
  async registry(): Promise<string | undefined> {
    try {
      return await readFile(join(this.dir, 'remotes.json'), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return this.bucket && !this.isEmpty ? undefined : '[]';
    }
  }

  /**
   * Has the files of a version there, if there is such a version, before somebody is answered.
   * @param path as it was asked for, below /remotes
   * @throws Error when the store is away, or holds something else than was put there
   */
  async expect(path: string): Promise<void> {
    const [, name = '', version = ''] = path.split('/');
    if (!this.bucket || !NAME.test(name) || !VERSION.test(version) || this.isHere(name, version)) return;
    const isKnown = () => this.known?.[name]?.some((past) => past.version === version);
    if (!isKnown()) await this.lookSoon();
    if (isKnown() ? !(await this.bring(name, version)) : this.isAway) throw new Outage('the object store');
  }

  /** A look that begins from now on, for those who ask for what may have just been published: at most one a second, whatever they ask for. */
  private lookSoon(): Promise<void> {
    this.next ??= (async () => {
      await this.looking;
      await wait(Math.max(0, this.lookedAt + 1_000 - Date.now()));
      this.next = undefined;
      await this.look();
    })();
    return this.next;
  }

  /** One look at the registry, however many want one. It does not fail. */
  private look(): Promise<void> {
    this.looking ??= this.mirror()
      .then(
        () => this.say('The registry', undefined),
        (error: Error) => this.say('The registry', `The registry cannot be followed: ${reasonOf(error)}`),
      )
      .finally(() => {
        this.isAway = this.said.has('The registry');
        this.lookedAt = Date.now();
        this.looking = undefined;
      });
    return this.looking;
  }

  private async mirror(): Promise<void> {
    const registry = await this.bucket?.registry();
    if (!registry) return;
    this.known = registry.history;
    this.isEmpty = registry.etag === undefined;
    // until something is published there, what the data folder holds is served
    if (this.isEmpty || registry.etag === this.followed) return;
    const before = JSON.parse((await this.registry()) ?? '[]') as Line[];
    const outcomes = await Promise.all(registry.lines.map((line) => this.lineFor(line, before)));
    const lines = outcomes.flatMap(({ line }) => line ?? []);
    await this.putInPlace('remotes.json', (incoming) =>
      writeFile(incoming, `${JSON.stringify(lines, null, 2)}\n`, { flush: true }),
    );
    // what could not be had is tried again at the next look
    if (outcomes.every(({ isWhole }) => isWhole)) this.followed = registry.etag;
  }

  /** The line that can be served now: a version that cannot be had whole leaves the one before in its place. */
  private async lineFor(line: Line, before: Line[]): Promise<{ line?: Line; isWhole: boolean }> {
    const { name, version, entry } = line;
    if (!entry.startsWith('/remotes/')) return { line, isWhole: true }; // another server has it
    try {
      if (!NAME.test(name) || !VERSION.test(version)) throw new Error(`${name} ${version} is no name and version`);
      if (!(await this.bring(name, version)))
        throw new Error(`the registry names ${name} ${version}, which is not there`);
      this.say(name, undefined);
      return { line, isWhole: true };
    } catch (error) {
      if (error instanceof Outage) throw error;
      this.say(name, `${name} is not changed: ${reasonOf(error)}`);
      return { line: before.find((one) => one.name === name), isWhole: false };
    }
  }

  /** @returns whether the version's folder is there now */
  private bring(name: string, version: string): Promise<boolean> {
    if (this.isHere(name, version)) return Promise.resolve(true);
    const key = `${name}/${version}`;
    const under = this.arriving.get(key) ?? this.fetch(name, version).finally(() => this.arriving.delete(key));
    this.arriving.set(key, under);
    return under;
  }

  private async fetch(name: string, version: string): Promise<boolean> {
    const files = await this.bucket?.files(name, version);
    if (!files) return false;
    await this.putInPlace(join(name, version), async (incoming) => {
      for (const [path, bytes] of files) {
        const target = resolve(incoming, path);
        if (!target.startsWith(incoming + sep)) throw new Error(`${path} of ${name} ${version} is no path of a file`);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, bytes, { flush: true });
      }
    });
    return true;
  }

  /** Readers see all of it or nothing. Other processes may share the folder, and do the same. */
  private async putInPlace(path: string, write: (incoming: string) => Promise<void>): Promise<void> {
    const target = join(this.dir, path);
    const own = await mkdtemp(join(tmpdir(), 'remote-'));
    try {
      await write(join(own, 'incoming'));
      await mkdir(dirname(target), { recursive: true });
      await rename(join(own, 'incoming'), target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      });
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  }

  private readonly isHere = (name: string, version: string) => existsSync(join(this.dir, name, version));

  private say(about: string, sentence: string | undefined): void {
    if (this.said.get(about) === sentence) return;
    if (sentence === undefined) {
      this.said.delete(about);
      this.log.log(`${about} is followed again.`);
    } else {
      this.said.set(about, sentence);
      this.log.error(sentence);
    }
  }
}
