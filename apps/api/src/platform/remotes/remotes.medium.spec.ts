import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import request from 'supertest';
import { diskHome, locked } from '../../../../../tools/remotes/disk-home.mjs';
import { type Home, list, publish, publishBuilt, remove, rollback } from '../../../../../tools/remotes/store.mjs';
import { type S3Server, startS3 } from '../../../../../tools/services/s3.mjs';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { loadS3Settings } from '../../config';
import { Outage } from '../errors';
import { BucketRemotes } from './bucket-remotes';

const dir = mkdtempSync(join(tmpdir(), 'maquette-remotes-'));
const dist = join(dir, 'dist');
/** What the server behind the bucket keeps below `remotes/`. */
const objects = join(dir, 's3/buckets/maquette/remotes');
const opened: BucketRemotes[] = [];
let server: S3Server;
let stores = 0;

const onDisk = () => diskHome(join(dir, `store-${stores}`));
const inBucket = () => {
  const home = new BucketRemotes(loadS3Settings(server.env));
  opened.push(home);
  return home;
};

/** A built remote, with one file that the content makes its own. */
function build(name: string, content: string): string {
  const folder = join(dist, name);
  mkdirSync(join(folder, 'static'), { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), content);
  writeFileSync(join(folder, 'static/page.js'), `page of ${name}`);
  const described = { name, version: '0.1.0', routes: [`/dashboard/${name}`], nav: [] };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(described));
  return folder;
}

const linesOf = async (home: Home) => (await home.registry()).lines;
/** Asks again until it is so; Jest's own limit ends what never is. */
const inTime = async (check: () => boolean | Promise<boolean>) => {
  while (!(await check())) await wait(50);
};

beforeAll(async () => (server = await startS3({ dir: join(dir, 's3') })));
beforeEach(() => {
  stores += 1;
  for (const folder of [dist, objects]) rmSync(folder, { recursive: true, force: true });
});
afterEach(() => server.failWith(undefined));
afterAll(async () => {
  for (const home of opened) home.close();
  await server.stop();
  rmSync(dir, { recursive: true });
});

describe.each<[string, () => Home]>([
  ['a folder', onDisk],
  ['the bucket', inBucket],
])('remotes in %s', (_, open) => {
  let home: Home;
  beforeEach(() => (home = open()));

  it('are kept by version and content, and the registry points at them', async () => {
    const line = await publish(build('designs', 'one'), home);
    expect(line.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
    expect(line).toEqual({
      name: 'designs',
      version: line.version,
      entry: `/remotes/designs/${line.version}/remoteEntry.js`,
      routes: ['/dashboard/designs'],
      nav: [],
    });
    expect(await linesOf(home)).toEqual([line]);
    expect(await home.line('designs', line.version)).toEqual(line);
  });

  it('keep the version before, and leave the lines of others alone', async () => {
    const brands = await publish(build('brands', 'b'), home);
    const first = await publish(build('designs', 'one'), home);
    const second = await publish(build('designs', 'two'), home);
    expect(second.version).not.toBe(first.version);
    expect(await linesOf(home)).toEqual([brands, second]);
    expect(await home.line('designs', first.version)).toEqual(first);
  });

  it('are rolled back to the version that was active before, or to a named one', async () => {
    const first = await publish(build('designs', 'one'), home);
    const second = await publish(build('designs', 'two'), home);
    const third = await publish(build('designs', 'three'), home);
    expect(await rollback('designs', home, first.version)).toEqual(first);
    expect(await linesOf(home)).toEqual([first]);
    expect(await rollback('designs', home)).toEqual(third);
    const versions = [first, second, third].map(({ version }) => ({ version, active: version === third.version }));
    expect(await list(home)).toEqual([
      { name: 'designs', versions: versions.sort((a, b) => (a.version < b.version ? -1 : 1)) },
    ]);
  });

  it('say when there is nothing to roll back to, to remove or to publish', async () => {
    await publish(build('designs', 'one'), home);
    await expect(rollback('designs', home)).rejects.toThrow("The store knows no earlier version of 'designs'.");
    await expect(rollback('designs', home, '9.9.9')).rejects.toThrow("The store has no version 9.9.9 of 'designs'.");
    await expect(remove('brands', home)).rejects.toThrow("The registry has no remote 'brands'.");
    await expect(publish(join(dir, 'nowhere'), home)).rejects.toThrow('Build it first.');
  });

  it('that were removed are gone from the registry, through a start too, and a roll-back brings them back', async () => {
    const brands = await publish(build('brands', 'b'), home);
    const designs = await publish(build('designs', 'one'), home);
    await remove('designs', home);
    expect(await linesOf(home)).toEqual([brands]);
    expect(await publishBuilt(dist, home)).toEqual([]);
    expect((await list(home)).map(({ name, versions }) => [name, versions.some(({ active }) => active)])).toEqual([
      ['brands', true],
      ['designs', false],
    ]);
    expect(await rollback('designs', home)).toEqual(designs);
    expect(await linesOf(home)).toEqual([brands, designs]);
  });

  it('are published by a start only when they were never seen, so that a roll-back survives it', async () => {
    build('designs', 'one');
    const [first] = await publishBuilt(dist, home);
    build('designs', 'two');
    expect(await publishBuilt(dist, home)).toHaveLength(1);
    await rollback('designs', home);
    expect(await publishBuilt(dist, home)).toEqual([]);
    expect(await linesOf(home)).toEqual([first]);
  });

  it('may be published again as they are', async () => {
    const first = await publish(build('designs', 'one'), home);
    expect(await publish(build('designs', 'one'), home)).toEqual(first);
    expect((await home.registry()).history.designs).toHaveLength(1);
  });
});

describe('a folder of remotes', () => {
  const folder = () => join(dir, `store-${stores}`);

  it('refuses a publisher while somebody else publishes, and its registry is not changed', async () => {
    mkdirSync(join(folder(), 'publishing.lock'), { recursive: true });
    await expect(publish(build('designs', 'one'), onDisk())).rejects.toThrow('Somebody else is publishing');
    expect(existsSync(join(folder(), 'remotes.json'))).toBe(false);
    rmSync(join(folder(), 'publishing.lock'), { recursive: true });
    expect(await publishBuilt(dist, onDisk())).toHaveLength(1);
  });

  it('takes the lock of a publisher who was killed over, and holds it', async () => {
    const lock = join(folder(), 'publishing.lock');
    mkdirSync(lock, { recursive: true });
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(lock, longAgo, longAgo);
    await locked(folder(), () =>
      expect(onDisk().update((registry) => ({ ...registry }))).rejects.toThrow('Somebody else is publishing'),
    );
    await publish(build('designs', 'one'), onDisk());
    expect(readdirSync(folder()).sort()).toEqual(['designs', 'remotes.json']);
    expect(readdirSync(join(folder(), 'designs')).sort()).toEqual([expect.stringMatching(/^0\.1\.0-/), 'history.json']);
  });
});

describe('a bucket of remotes', () => {
  it('keeps the entries of all who publish at once', async () => {
    const names = ['analysis', 'brands', 'designs', 'inspirations', 'prompts', 'proposals'];
    const lines = await Promise.all(names.map((name) => publish(build(name, name), inBucket())));
    expect(await linesOf(inBucket())).toEqual(lines);
  });

  it('takes a registry whose answer was lost for written, once', async () => {
    let failures = 1;
    server.failWith(({ method, path }) =>
      method === 'PUT' && path.endsWith('registry.json') && failures-- > 0 ? 'lost' : undefined,
    );
    const line = await publish(build('designs', 'one'), inBucket());
    expect(failures).toBeLessThan(1);
    expect((await inBucket().registry()).history.designs).toEqual([{ version: line.version, at: expect.any(String) }]);
  });

  it('names nothing that did not arrive whole, and goes on where it was stopped', async () => {
    const folder = build('designs', 'one');
    server.failWith(({ method, path }) => (method === 'PUT' && path.endsWith('page.js') ? 503 : undefined));
    await expect(publish(folder, inBucket())).rejects.toThrow(Outage);
    expect(await linesOf(inBucket())).toEqual([]);
    await expect(rollback('designs', inBucket(), '0.1.0-00000000')).rejects.toThrow('The store has no version');
    server.failWith(undefined);
    expect(await linesOf(inBucket())).toEqual([]);
    const line = await publish(folder, inBucket());
    expect(await linesOf(inBucket())).toEqual([line]);
  });
});

describe('API processes on a bucket', () => {
  const apps: TestApp[] = [];
  const start = async (env: NodeJS.ProcessEnv = {}) => {
    const app = await createTestApp({ ...server.env, ROLE: 'api', ...env });
    apps.push(app);
    return {
      dataDir: app.config.files.dir.replace(/\/files$/, ''),
      get: (path: string) => request(app.app.getHttpServer()).get(path),
      registry: async () => (await request(app.app.getHttpServer()).get('/remotes.json')).body as { version: string }[],
      close: () => app.app.close(),
    };
  };
  afterEach(async () => {
    server.failWith(undefined);
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  it('all serve what is published, from a moment later on and without a restart, and what was active before', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect([await one.registry(), await two.registry()]).toEqual([[], []]);
    const first = await publish(build('designs', 'one'), inBucket());
    for (const api of [one, two]) await inTime(async () => (await api.registry())[0]?.version === first.version);
    const second = await publish(build('designs', 'two'), inBucket());
    for (const api of [one, two]) await inTime(async () => (await api.registry())[0]?.version === second.version);
    for (const api of [one, two]) {
      const { text, headers } = await api.get(second.entry).expect(200);
      expect([text, headers['cache-control']]).toEqual(['two', expect.stringContaining('immutable')]);
      await api.get(first.entry).expect(200, 'one');
    }
    await rollback('designs', inBucket());
    for (const api of [one, two]) await inTime(async () => (await api.registry())[0]?.version === first.version);
    await remove('designs', inBucket());
    for (const api of [one, two]) await inTime(async () => (await api.registry()).length === 0);
    // a machine that is new knows the versions that open pages were begun with
    const three = await start();
    expect(await three.registry()).toEqual([]);
    await three.get(second.entry).expect(200, 'two');
  });

  it('give a version that another one named before they looked themselves', async () => {
    const api = await start();
    const line = await publish(build('designs', 'one'), inBucket());
    await api.get(line.entry).expect(200, 'one'); // at once: nobody waits for the next look
    await api.get(`/remotes/designs/${line.version}/static/page.js`).expect(200, 'page of designs');
  });

  it('answer 404 for what was never published, and for paths that lead elsewhere', async () => {
    const api = await start();
    await publish(build('designs', 'one'), inBucket());
    for (const path of [
      '/remotes/designs/0.1.0-00000000/remoteEntry.js',
      '/remotes/nothing/1/a.js',
      '/remotes/..%2f..%2fsecrets.json',
    ])
      await api.get(path).expect(404);
  });

  it('serve while the store is away what they mirrored before, from their start on, and follow when it is back', async () => {
    const first = await publish(build('designs', 'one'), inBucket());
    const before = await start();
    await inTime(async () => (await before.registry()).length === 1);
    server.failWith(() => 503);
    // the same folder, as after a restart
    const again = await start({ DATA_DIR: before.dataDir });
    expect(await again.registry()).toEqual([first]);
    await again.get(first.entry).expect(200, 'one');
    server.failWith(undefined);
    const second = await publish(build('designs', 'two'), inBucket());
    await inTime(async () => (await again.registry())[0]?.version === second.version);
  });

  it('with nothing mirrored and the store away say so, so that pages offer to try again', async () => {
    const line = await publish(build('designs', 'one'), inBucket());
    server.failWith(() => 503);
    const api = await start();
    await api.get('/remotes.json').expect(503).expect('Retry-After', '2');
    await api.get(line.entry).expect(503);
    // answers again, but not yet with the files
    server.failWith(({ path }) => (path.endsWith('remoteEntry.js') ? 503 : undefined));
    const from = server.requests.length;
    await inTime(() => server.requests.slice(from).some((one) => one.endsWith('remoteEntry.js')));
    await api.get('/remotes.json').expect(503);
    server.failWith(undefined);
    await inTime(async () => (await api.get('/remotes.json')).status === 200);
    await api.get(line.entry).expect(200, 'one');
  });

  it('serve the version before while the next one breaks off in its middle, and no half of it', async () => {
    const first = await publish(build('designs', 'one'), inBucket());
    const api = await start();
    await inTime(async () => (await api.registry())[0]?.version === first.version);
    const second = await publish(build('designs', 'two '.repeat(20_000)), inBucket());
    const from = server.requests.length;
    server.failWith(({ method, path }) =>
      method === 'GET' && path.endsWith(`${second.version}/remoteEntry.js`) ? 'cut' : undefined,
    );
    await inTime(() => server.requests.slice(from).filter((one) => one.endsWith(second.entry.slice(1))).length > 1);
    expect(await api.registry()).toEqual([first]);
    await api.get(second.entry).expect(503);
    expect(existsSync(join(api.dataDir, 'remotes/designs', second.version))).toBe(false);
    server.failWith(undefined);
    await inTime(async () => (await api.registry())[0]?.version === second.version);
    expect((await api.get(second.entry).expect(200)).text).toHaveLength(80_000);
  });

  it('refuse what was damaged in the store, keep that remote as it was, and take the others', async () => {
    const first = await publish(build('designs', 'one'), inBucket());
    const api = await start();
    await inTime(async () => (await api.registry()).length === 1);
    server.failWith(({ method, path }) => (method === 'GET' && path.endsWith('registry.json') ? 403 : undefined));
    await expect(publish(build('designs', 'two'), inBucket())).rejects.toThrow(Outage);
    const [version = ''] = readdirSync(join(objects, 'designs'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== first.version)
      .map(({ name }) => name);
    writeFileSync(join(objects, 'designs', version, 'remoteEntry.js._S3rver_object'), 'tow');
    server.failWith(undefined);
    const second = await publish(build('designs', 'two'), inBucket());
    expect(second.version).toBe(version);
    const brands = await publish(build('brands', 'b'), inBucket());
    await inTime(async () => (await api.registry()).length === 2);
    expect(await api.registry()).toEqual([brands, first]);
    await api.get(second.entry).expect(503);
    await api.get(brands.entry).expect(200, 'b');
    expect(readFileSync(join(api.dataDir, 'remotes/designs', first.version, 'remoteEntry.js'), 'utf8')).toBe('one');
  });
});
