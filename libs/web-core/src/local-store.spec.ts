import { localStore } from './local-store';

const HOUR = 60 * 60_000;
const megabytes = (size: number) => 'x'.repeat((size * 1024 * 1024) / 2);

describe('localStore', () => {
  let now: number;
  // jsdom's own quota (5 million characters) stands below our ceiling: these tests bring a store as large as they need.
  let entries: Map<string, string>;

  beforeEach(() => {
    now = 1_000 * HOUR;
    entries = new Map();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const memory = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(
      () =>
        new Proxy(memory as unknown as Storage, {
          ownKeys: () => [...entries.keys()],
          getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        }),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  it('gives back what was written, for 24 hours', () => {
    localStore.set('draft', { text: 'a' });
    now += 24 * HOUR;
    expect(localStore.get('draft')).toEqual({ text: 'a' });
    now += 1;
    expect(localStore.get('draft')).toBeUndefined();
  });

  it('removes old entries when it writes', () => {
    localStore.set('old', 1);
    now += 25 * HOUR;
    localStore.set('new', 2);
    expect([...entries.keys()]).toEqual(['maquette:new']);
  });

  it('makes room at 80 % of 10 MB by dropping the oldest', () => {
    for (const key of ['first', 'second', 'third']) {
      localStore.set(key, megabytes(3));
      now += 1;
    }
    expect(localStore.get('first')).toBeUndefined();
    expect(localStore.get('second')).toBeDefined();
    expect(localStore.get('third')).toBeDefined();
  });

  it('ignores and removes its own broken entries, and touches nobody else’s', () => {
    entries.set('maquette:broken', '{');
    entries.set('theme', 'dark');
    expect(localStore.get('broken')).toBeUndefined();
    localStore.clear();
    expect([...entries.keys()]).toEqual(['theme']);
  });
});
