import { jsonrepair } from 'jsonrepair';
import { documentsIn, merged } from './documents';
import { type Fields, isFields, plainKey } from './keys';
import { endOfText, withoutControlCharacters } from './plain-text';
import { asJson } from './as-json';

/**
 * jsonrepair's time grows with the square of what it repairs: 100 KB can take it half a second. So it gets this much at
 * once, and as much in all; a longer document is repaired section by section.
 */
const REPAIRED_AT_ONCE = 16_384;

/** Longer ones are hardly written by hand: what is wrong within their texts is left to the repair. */
const MENDED_AT_ONCE = 131_072;

/** A JSON text that was read. */
interface JsonObject {
  fields: Fields;
  /** it was no JSON and had to be repaired */
  wasFixed: boolean;
  /** sections that could not be repaired, by the name that they have in the text */
  lost: string[];
  repairs: Repairs;
  /** what stands before it */
  before?: string;
}

/** A bracket is the last thing but for what a sentence may add. */
const CLOSED = /[}\]][^{}[\]"]*$/;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Where a bracket is missing or one too many, the repair takes the keys that follow for members of a list:
 * `["Only the joints are red.", "Mood", ":", "plain"]`. They become keys again, of the object before them or of the one around.
 */
function rejoined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rejoined);
  if (!isFields(value)) return value;
  const fields: Fields = {};
  for (const [key, told] of Object.entries(value)) {
    const list: unknown[] = Array.isArray(told) ? told : [];
    const colon = list.indexOf(':');
    if (colon < 2) {
      fields[key] = rejoined(told);
      continue;
    }
    const own = list.slice(0, colon - 1);
    const first = own.length === 1 ? own[0] : own;
    const pairs: Fields = {};
    for (let at = colon; at < list.length; at += 3) pairs[String(list[at - 1])] = list[at + 1];
    if (isFields(first)) fields[key] = rejoined({ ...pairs, ...first });
    else Object.assign(fields, rejoined({ ...pairs, [key]: first }));
  }
  return fields;
}

function repair(text: string): unknown {
  try {
    return rejoined(parse(jsonrepair(text)));
  } catch {
    return undefined; // beyond repair, or nested too deeply for it
  }
}

/** No strategy is so deep; reading a megabyte of brackets takes longer than anything else. */
const MAX_DEPTH = 1_000;

/** Whether more brackets are open at once than any strategy has. Those within texts count too, as they hardly ever nest. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length && depth <= MAX_DEPTH; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x5b || code === 0x7b) depth += 1;
    else if (code === 0x5d || code === 0x7d) depth = Math.max(0, depth - 1);
  }
  return depth > MAX_DEPTH;
}

/** What stands behind a bracket and still belongs to the document. */
const GOES_ON = /^[\s\]}]{0,400}(?:,\s{0,40}(?:["'“{[]|\w{1,60}\s?:|$)|["'][^"'\n]{1,80}["']\s?:|[{[])/;
const FENCE = /```[a-z]*\s*(?=[{[])/i;

/** Where the document stands in a text: without a fence of Markdown and the sentences that people and models put around it. */
function placeIn(text: string): [from: number, to: number] {
  const fence = FENCE.exec(text);
  const opened = fence ? fence.index + fence[0].length : 0;
  const brace = text.indexOf('{', opened);
  if (!fence && (brace <= 0 || /^\s*["'[{]/.test(text))) return [0, endIn(text, 0, text.length)];
  const list = /\[\s{0,40}$/.exec(text.slice(Math.max(0, brace - 41), brace))?.[0].length ?? 0;
  const from = fence ? opened : brace - list;
  const end = fence ? text.indexOf('```', from) : -1;
  return [from, endIn(text, from, end < 0 ? text.length : end)];
}

/** Behind the last bracket, or at the end where the document goes on behind it. */
function endIn(text: string, from: number, to: number): number {
  const last = Math.max(text.lastIndexOf('}', to - 1), text.lastIndexOf(']', to - 1));
  return last <= from || GOES_ON.test(text.slice(last + 1, to)) || /["'\w]/.test(text.slice(last + 1, last + 2))
    ? to
    : last + 1;
}

const MOST_WORDS = 4_000;
/** Whether there are words, beside a fence and comments. */
const hasWords = (outside: string): boolean =>
  /\p{L}{2}/u.test(outside.slice(0, MOST_WORDS).replace(/```\w*|\/\*[\s\S]*?\*\/|\/\/[^\n]*|^\s*json\b/gi, ''));

/** Lines and parts of lines that are comments; an address is none. */
const commentsIn = (outside: string): number =>
  outside.slice(0, MOST_WORDS).match(/(?<![:\w])\/\/[^\n]*|\/\*[^]*?\*\//g)?.length ?? 0;

/** What was done to a text before it could be read. */
export interface Repairs {
  /** the last words of a text that ends in the middle */
  breaksOffAt: string | null;
  /** so many were left out */
  comments: number;
  /** words that are no part of the document were left out */
  wordsBefore: boolean;
  wordsAfter: boolean;
}
export const NO_REPAIRS: Repairs = { breaksOffAt: null, comments: 0, wordsBefore: false, wordsAfter: false };

/** So much of the end of a text says where that is. */
const LAST_WORDS = 40;
/** The last words of a document that ends in the middle. */
function lastWords(text: string): string {
  const end = text.slice(-400).replace(/[\s,:[\]{}"'“”]+$/, '');
  const words = /[^"“”{}[\]\n]*$/.exec(end)?.[0] ?? '';
  return words.length > LAST_WORDS ? words.slice(-LAST_WORDS).replace(/^\S*\s/, '') : words.trim();
}

/** Another key follows, after further brackets perhaps. */
const KEY_FOLLOWS = /^[\s}\]]{0,40},?\s{0,40}"[^"\n]{1,60}"\s{0,8}:/;

/** As many ends as are looked behind: no model closes a document more often. */
const MOST_ENDS = 500;
/** Without the brackets that would end the document while keys still follow: a model has counted one too many. */
function withoutEarlyEnds(text: string): string {
  let [kept, from, depth, ends] = ['', 0, 0, 0];
  for (let at = 0; at < text.length && ends < MOST_ENDS; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfText(text, at);
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      if (depth > 1) depth -= 1;
      else {
        ends += 1;
        if (KEY_FOLLOWS.test(text.slice(at + 1, at + 200))) {
          kept += text.slice(from, at);
          from = at + 1;
        } else depth = 0;
      }
    }
  }
  return kept + text.slice(from);
}

/** Lists as Python writes those that never change: ('calm', 'clear'). */
const HAS_TUPLES = /[:,[]\s{0,40}\(\s{0,40}['"]/;
function withLists(text: string): string {
  if (!HAS_TUPLES.test(text)) return text;
  let [made, from] = ['', 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfText(text, at);
    else if (letter === "'") at = endOfText(text, at, '\n');
    else if (letter === '(' || letter === ')') {
      made += text.slice(from, at) + (letter === '(' ? '[' : ']');
      from = at + 1;
    }
  }
  return made + text.slice(from);
}

/** Names of sections that parts of other sections have too. */
const WITHIN = new Set(['targetaudience', 'targetaudiences', 'brandarchetype', 'brandarchetypes']);

/** Whether a key begins a line that is indented no deeper than the first key of the text. */
function isOutermost(text: string, index: number): boolean {
  const indent = (at: number) => /(?:^|\n)([ \t]*)["'“]?$/.exec(text.slice(Math.max(0, at - 40), at))?.[1]?.length;
  const own = indent(index);
  const first = text.search(/(?<=\{\s*)["'“]?\p{L}/u);
  return own !== undefined && first >= 0 && own <= (indent(first) ?? 0);
}

/** Where each section begins in the text, first come first; only at names that stand as keys do and are long enough to mean a section. */
function sectionStarts(
  text: string,
  isSection: (key: string) => boolean,
): { key: string; from: number; value: number }[] {
  const found = new Map<string, { key: string; from: number; value: number }>();
  for (const match of text.matchAll(/(?<=[{,\s"'}\]])["'“]?([A-Za-z_]{12,40})["'”]?\s{0,8}:/g)) {
    const key = match[1] as string;
    const plain = plainKey(key);
    if (!found.has(plain) && isSection(plain) && (!WITHIN.has(plain) || isOutermost(text, match.index)))
      found.set(plain, { key, from: match.index, value: match.index + match[0].length });
  }
  return [...found.values()];
}

/** The last section of a text, behind which brackets of what it stands in follow. */
function parseWithin(body: string): unknown {
  let text = body;
  for (let count = 0; count < 4 && /[}\]]\s*$/.test(text); count += 1) {
    text = text.replace(/[}\]]\s*$/, '');
    const value = parse(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Each section by itself, so that what is broken in one costs none of the others. */
function salvage(text: string, isSection: (key: string) => boolean): JsonObject | undefined {
  const starts = sectionStarts(text, isSection);
  const [fields, lost]: [Fields, string[]] = [{}, []];
  let left = REPAIRED_AT_ONCE ** 2;
  starts.forEach(({ key, value }, index) => {
    const next = starts[index + 1];
    const body = text
      .slice(value, next?.from)
      .trim()
      .replace(/[,\s]+$/, '');
    const whole = parse(body) ?? (next ? undefined : parseWithin(body));
    const affordable = body.length ** 2 <= left;
    if (whole === undefined && affordable) left -= body.length ** 2;
    const read = whole ?? (affordable ? repair(body) : undefined);
    if (read === undefined) lost.push(key);
    else Object.assign(fields, rejoined({ [key]: read }));
  });
  return Object.keys(fields).length > 0 ? { fields, wasFixed: true, lost, repairs: NO_REPAIRS } : undefined;
}

/**
 * Reads a JSON object, after repairing it where it is none.
 *
 * @param isSection whether a key, in plain spelling, is that of a section: a long or hopeless document is repaired section by section
 * @param fromArray the document that a list at its root is; undefined where it is none
 * @param budget so much is repaired at once, in characters
 * @returns the object, or the reason why there is none
 */
export function readJson(
  text: string,
  isSection: (key: string) => boolean,
  fromArray: (list: readonly unknown[]) => Fields | undefined,
  budget = REPAIRED_AT_ONCE,
): JsonObject | { reason: string } {
  if (isTooDeep(text)) return { reason: 'Parse error: brackets are nested too deeply' };
  const objectOf = (value: unknown): unknown => (Array.isArray(value) ? (fromArray(value) ?? value) : value);
  const sections = (one: unknown) =>
    isFields(one) ? Object.keys(one).filter((key) => isSection(plainKey(key))).length : -1;
  let value: unknown;
  let problem = 'this is not JSON';
  try {
    value = objectOf(JSON.parse(text));
    if (isFields(value)) return { fields: value, wasFixed: false, lost: [], repairs: NO_REPAIRS };
  } catch (error) {
    problem = error instanceof Error ? error.message.slice(0, 200) : problem;
    const several = budget === REPAIRED_AT_ONCE ? readSeveral(text, isSection, fromArray) : undefined;
    if (several?.parts.every(({ fields }) => sections(fields) > 0)) return several.whole;
    const clear = withoutControlCharacters(text);
    const [from, to] = placeIn(clear);
    const cleaned = withLists(clear.slice(from, to));
    const mended =
      cleaned.length <= MENDED_AT_ONCE
        ? asJson(cleaned)
        : { text: cleaned, comments: 0, isOpen: !CLOSED.test(cleaned) };
    const all = sectionStarts(cleaned, isSection).length;
    value = undefined;
    for (const one of new Set([withoutEarlyEnds(mended.text), mended.text, cleaned])) {
      const read = objectOf(parse(one) ?? (one.length <= budget ? repair(one) : undefined));
      if (value === undefined || sections(read) > sections(value)) value = read;
      if (all > 0 && sections(value) >= all) break;
    }
    const isCutOff = !CLOSED.test(cleaned) || (mended.isOpen && /,\s*$/.test(cleaned));
    const repairs: Repairs = {
      breaksOffAt: isCutOff ? lastWords(cleaned) : null,
      comments: mended.comments + commentsIn(clear.slice(0, from)) + commentsIn(clear.slice(to)),
      wordsBefore: hasWords(clear.slice(0, from)),
      wordsAfter: hasWords(clear.slice(to)),
    };
    const before = clear.slice(0, Math.min(from, MOST_WORDS));
    // a repair may end the document where a bracket is one too many: each section by itself says more then
    const isWhole = sections(value) >= all;
    const salvaged = isFields(value) && isWhole ? undefined : salvage(mended.text, isSection);
    if (salvaged && sections(salvaged.fields) > sections(value)) return { ...salvaged, repairs, before };
    if (isFields(value)) return { fields: value, wasFixed: true, lost: [], repairs, before };
  }
  return { reason: value === undefined ? `Parse error: ${problem}` : 'Parsed data is not a valid object' };
}

/** Documents that stand in a text one after the other. */
function readSeveral(
  text: string,
  isSection: (key: string) => boolean,
  fromArray: (list: readonly unknown[]) => Fields | undefined,
): { parts: JsonObject[]; whole: JsonObject } | undefined {
  const several = text.length <= MENDED_AT_ONCE ? documentsIn(text) : undefined;
  if (!several) return undefined;
  // the time of a repair grows with the square of what is repaired
  const read = several.map((one) => readJson(one, isSection, fromArray, REPAIRED_AT_ONCE / Math.sqrt(several.length)));
  const parts = read.flatMap((one) => ('fields' in one ? [one] : []));
  if (parts.length < several.length) return undefined;
  const start = text.indexOf(several[0] ?? '');
  const around = several.reduce((rest, one) => rest.replace(one, ''), text);
  return {
    parts,
    whole: {
      fields: merged(parts.map(({ fields }) => fields)),
      wasFixed: true,
      lost: parts.flatMap(({ lost }) => lost),
      repairs: {
        breaksOffAt: parts.at(-1)?.repairs.breaksOffAt ?? null,
        comments: parts.reduce((sum, { repairs }) => sum + repairs.comments, 0),
        wordsBefore: hasWords(text.slice(0, start)),
        wordsAfter: hasWords(around.slice(start)),
      },
    },
  };
}
