const PREFIX = 'maquette:';
const CEILING = 10 * 1024 * 1024;
const CLEAN_UP_AT = 0.8 * CEILING;
const MAX_AGE = 24 * 60 * 60_000;

interface Entry {
  /** When it was written, epoch ms. */
  at: number;
  value: unknown;
}

interface Stored extends Entry {
  key: string;
  /** Bytes it takes: two for each UTF-16 unit of key and text. */
  size: number;
}

function parse(text: string | null): Entry | null {
  try {
    const entry = JSON.parse(text ?? '') as Partial<Entry> | null;
    return typeof entry?.at === 'number' ? { at: entry.at, value: entry.value } : null;
  } catch {
    return null;
  }
}

function oldestFirst(): Stored[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => {
      const text = localStorage.getItem(key);
      return { key, size: 2 * (key.length + (text?.length ?? 0)), ...(parse(text) ?? { at: 0, value: undefined }) };
    })
    .sort((a, b) => a.at - b.at);
}

/** Removes what is older than 24 hours, then the oldest entries until `needed` more bytes fit under 80 % of the ceiling. */
function makeRoom(needed: number): void {
  const entries = oldestFirst();
  let used = entries.reduce((sum, entry) => sum + entry.size, 0);
  for (const entry of entries) {
    if (Date.now() - entry.at <= MAX_AGE && used + needed <= CLEAN_UP_AT) break;
    localStorage.removeItem(entry.key);
    used -= entry.size;
  }
}

/** Caches in the browser's local storage: at most 10 MB, cleaned at 80 %, nothing older than 24 hours. Never the only copy of anything. */
export const localStore = {
  /** The value written under `key`, or undefined when there is none, or it is too old. */
  get<T>(key: string): T | undefined {
    const entry = parse(localStorage.getItem(PREFIX + key));
    return entry && Date.now() - entry.at <= MAX_AGE ? (entry.value as T) : undefined;
  },

  /** Writes a value that JSON can say. Throws the browser's QuotaExceededError when it finds no room even after cleaning. */
  set(key: string, value: unknown): void {
    const text = JSON.stringify({ at: Date.now(), value } satisfies Entry);
    localStorage.removeItem(PREFIX + key);
    makeRoom(2 * (PREFIX.length + key.length + text.length));
    localStorage.setItem(PREFIX + key, text);
  },

  remove(key: string): void {
    localStorage.removeItem(PREFIX + key);
  },

  /** Removes every entry (sign-out, another user). */
  clear(): void {
    for (const { key } of oldestFirst()) localStorage.removeItem(key);
  },
};
