import { type Fields, isFields, keysByPlain, plainKey } from './keys';
import { endOfText } from './plain-text';

/** So many documents are read from one text. */
const MOST = 8;
/** Less is a word in braces. */
const SHORTEST = 20;
/** What stands before a brace that belongs to a key. */
const KEY_BEFORE = /["'“”\w]\s{0,8}:\s{0,40}$|[,[]\s{0,40}$/;

/** The objects that stand in a text one after the other, with words between them or none; undefined where it is one. */
export function documentsIn(text: string): string[] | undefined {
  const found: string[] = [];
  let from = text.indexOf('{');
  while (from >= 0 && found.length < MOST) {
    if (found.length > 0 && KEY_BEFORE.test(text.slice(Math.max(0, from - 60), from))) return undefined;
    const end = endOf(text, from);
    const document = text.slice(from, end);
    if (document.length >= SHORTEST && document.includes(':')) found.push(document);
    from = text.indexOf('{', Math.max(end, from + 1));
  }
  return found.length > 1 && found.every((document) => document.length > SHORTEST) ? found : undefined;
}

/** Where the object that begins at a place ends. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfText(text, at, '\n');
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** Marks a key of a later document that an earlier one has too. */
const again = (index: number): string => ` (${index + 1})`;
export const AGAIN = / \(\d\)$/;

/** Several documents as one: lists of one name are put together, and what is told twice in different words stands beside. */
export function merged(documents: readonly Fields[]): Fields {
  const all: Fields = {};
  for (const [index, fields] of documents.entries())
    for (const [key, value] of Object.entries(fields)) {
      const before = Object.hasOwn(all, key) ? all[key] : undefined;
      if (before === undefined || before === null) all[key] = value;
      else if (value === null || JSON.stringify(before) === JSON.stringify(value)) continue;
      else if (Array.isArray(before) && Array.isArray(value))
        all[key] = [...(before as unknown[]), ...(value as unknown[])];
      else if (isFields(before) && isFields(value) && Object.keys(value).every((one) => !Object.hasOwn(before, one)))
        all[key] = { ...before, ...value };
      else all[`${key}${again(index)}`] = value;
    }
  return all;
}

/** What two wrappers around a document call by one name, under names of their own. */
export function apart(entries: readonly [string, unknown][]): Fields {
  const times = new Map<string, number>();
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      return [before === 0 ? key : `${key}${again(before)}`, value];
    }),
  );
}

const TITLES = ['section', 'name', 'title', 'key', 'id'];
const CONTENTS = ['content', 'data', 'value', 'fields', 'body', 'items'];

/** Sections in a list, `[{"section": "Color Palettes", "content": […]}]`, or documents; undefined where it holds none of them. */
export function fromList(list: readonly unknown[], isSection: (key: string) => boolean): Fields | undefined {
  let sections = 0;
  const documents = list.slice(0, MOST * 4).flatMap((one) => {
    if (!isFields(one)) return [];
    if (Object.keys(one).some((key) => isSection(plainKey(key)))) {
      sections += 1;
      return [one];
    }
    const keys = keysByPlain(one);
    const title = TITLES.map((name) => keys.get(name)).find((key) => {
      const told = key === undefined ? undefined : one[key];
      return typeof told === 'string' && isSection(plainKey(told));
    });
    const content = CONTENTS.map((key) => keys.get(key)).find((key) => key !== undefined);
    // a part that is no section has the form of one too
    const plain = content === undefined ? undefined : TITLES.map((key) => keys.get(key)).find(Boolean);
    const called = title ?? plain;
    if (called === undefined || typeof one[called] !== 'string') return [];
    sections += title === undefined ? 0 : 1;
    const { [called]: name, ...rest } = one;
    const isAlone = content !== undefined && Object.keys(rest).length === 1;
    return [{ [String(name)]: isAlone ? rest[content] : rest }];
  });
  return sections > 0 && documents.length === list.length ? merged(documents) : undefined;
}
