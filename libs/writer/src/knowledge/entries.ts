/** Lines of one entry by key, in the order in which they stand. */
export type Entry = ReadonlyMap<string, readonly string[]>;

/**
 * Reads our notes: `# id`, then lines `key: text`; a key may stand several times.
 *
 * @throws Error for a line that is neither
 */
export function entriesOf(notes: string): Map<string, Entry> {
  const entries = new Map<string, Map<string, string[]>>();
  let current = new Map<string, string[]>();
  for (const line of notes.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    if (line.startsWith('# ')) {
      current = new Map();
      entries.set(line.slice(2), current);
      continue;
    }
    const [, key, text] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (key === undefined || text === undefined) throw new Error(`Not an entry: ${line}`);
    current.set(key, [...(current.get(key) ?? []), text]);
  }
  return entries;
}

export const linesOf = (entry: Entry, key: string): readonly string[] => entry.get(key) ?? [];
export const lineOf = (entry: Entry, key: string): string => entry.get(key)?.[0] ?? '';
/** The parts of a line that stand between '|'. */
export const parts = (line: string): string[] => line.split('|').map((part) => part.trim());
