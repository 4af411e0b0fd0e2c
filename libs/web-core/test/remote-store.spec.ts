/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list, publish, publishBuilt, rollback } from '../bin/remote-store.mjs';

describe('the deploy store of remotes', () => {
  let root: string;
  let store: string;

  const build = (name: string, content: string) => {
    const folder = join(root, 'dist', name);
    mkdirSync(join(folder, 'static'), { recursive: true });
    writeFileSync(join(folder, 'remoteEntry.js'), content);
    writeFileSync(join(folder, 'static/page.js'), 'page');
    writeFileSync(
      join(folder, 'remote.json'),
      JSON.stringify({ name, version: '0.1.0', routes: [`/dashboard/${name}`], nav: [] }),
    );
    return folder;
  };
  const registry = () => JSON.parse(readFileSync(join(store, 'remotes.json'), 'utf8'));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'remote-store-'));
    store = join(root, 'store');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('copies a build into a folder named by version and content, and points the registry at it', () => {
    const line = publish(build('designs', 'one'), store);
    expect(line.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
    expect(registry()).toEqual([
      {
        name: 'designs',
        version: line.version,
        entry: `/remotes/designs/${line.version}/remoteEntry.js`,
        routes: ['/dashboard/designs'],
        nav: [],
      },
    ]);
    expect(readFileSync(join(store, 'designs', line.version, 'remoteEntry.js'), 'utf8')).toBe('one');
    expect(existsSync(join(store, 'designs', line.version, 'static/page.js'))).toBe(true);
  });

  it('keeps the version before, and leaves the lines of other remotes alone', () => {
    const brands = publish(build('brands', 'b'), store);
    const first = publish(build('designs', 'one'), store);
    const second = publish(build('designs', 'two'), store);
    expect(second.version).not.toBe(first.version);
    expect(registry()).toEqual([brands, second]);
    expect(readFileSync(join(store, 'designs', first.version, 'remoteEntry.js'), 'utf8')).toBe('one');
  });

  it('rolls back to the version that was active before, or to a named one', () => {
    const first = publish(build('designs', 'one'), store);
    publish(build('designs', 'two'), store);
    const third = publish(build('designs', 'three'), store);
    expect(rollback('designs', store, first.version)).toEqual(first);
    expect(registry()).toEqual([first]);
    expect(rollback('designs', store)).toEqual(third);
    expect(list(store)).toEqual([
      {
        name: 'designs',
        versions: expect.arrayContaining([
          { version: first.version, active: false },
          { version: third.version, active: true },
        ]),
      },
    ]);
  });

  it('says so when there is nothing to roll back to, or nothing was built', () => {
    publish(build('designs', 'one'), store);
    expect(() => rollback('designs', store)).toThrow("The store knows no earlier version of 'designs'.");
    expect(() => rollback('designs', store, '9.9.9')).toThrow("The store has no version 9.9.9 of 'designs'.");
    expect(() => publish(join(root, 'nowhere'), store)).toThrow('Build it first.');
  });

  it('publishes at start only what the store has never seen, so that a rollback survives a restart', () => {
    const folders = { distDir: join(root, 'dist'), storeDir: store };
    build('designs', 'one');
    const [first] = publishBuilt(folders);
    build('designs', 'two');
    expect(publishBuilt(folders)).toHaveLength(1);
    rollback('designs', store);
    expect(publishBuilt(folders)).toEqual([]);
    expect(registry()).toEqual([first]);
  });

  it('refuses to publish while somebody else does, and changes nothing', () => {
    const folder = build('designs', 'one');
    mkdirSync(join(store, 'publishing.lock'), { recursive: true });
    expect(() => publish(folder, store)).toThrow('Somebody else is publishing');
    expect(existsSync(join(store, 'remotes.json'))).toBe(false);
  });
});
