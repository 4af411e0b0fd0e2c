import { jsonrepair } from 'jsonrepair';
import { documentsIn, fromList, merged } from './documents';
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
  /** words stood before or after it */
  hasSurroundings: boolean;
  /** sections that could not be repaired, by the name that they have in the text */
  lost: string[];
  /** it stops in the middle: what stood at its end is lost */
  isCutOff: boolean;
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

/** Without a fence of Markdown and the sentences that models put around a document. */
function withoutSurroundings(text: string): string {
  const fence = /```[a-z]*\s*(\{[\s\S]*?)(?:```|$)/i.exec(text)?.[1];
  if (fence !== undefined) {
    const last = fence.lastIndexOf('}');
    return last > 0 && !/["'\w]/.test(fence.slice(last)) ? fence.slice(0, last + 1) : fence;
  }
  const start = text.indexOf('{');
  if (start <= 0 || /^\s*["'[{]/.test(text)) return text;
  const end = text.lastIndexOf('}');
  return end > start ? text.slice(start, end + 1) : text.slice(start);
}

/** Whether there are words, beside a fence and comments. */
const hasWords = (outside: string): boolean =>
  /\p{L}{2}/u.test(outside.replace(/```\w*|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ''));

/** Whether words were taken away with the surroundings, beside a fence and comments. */
const hasWordsAround = (text: string, cleaned: string): boolean => {
  const around = text.length - cleaned.length;
  if (around < 12) return false;
  const start = text.indexOf('{');
  return hasWords(text.slice(0, start) + text.slice(text.lastIndexOf('}') + 1));
};

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
    const whole = parse(body) ?? (next ? undefined : parse(body.replace(/\}\s*$/, '')));
    const affordable = body.length ** 2 <= left;
    if (whole === undefined && affordable) left -= body.length ** 2;
    const read = whole ?? (affordable ? repair(body) : undefined);
    if (read === undefined) lost.push(key);
    else Object.assign(fields, rejoined({ [key]: read }));
  });
  return Object.keys(fields).length > 0
    ? { fields, wasFixed: true, hasSurroundings: false, lost, isCutOff: false }
    : undefined;
}

/**
 * Reads a JSON object, after repairing it where it is none.
 *
 * @param isSection whether a key, in plain spelling, is that of a section: a long or hopeless document is repaired section by section
 * @param budget so much is repaired at once, in characters
 * @returns the object, or the reason why there is none
 */
export function readJson(
  text: string,
  isSection: (key: string) => boolean,
  budget = REPAIRED_AT_ONCE,
): JsonObject | { reason: string } {
  if (isTooDeep(text)) return { reason: 'Parse error: brackets are nested too deeply' };
  let value: unknown;
  let problem = 'this is not JSON';
  try {
    value = JSON.parse(text);
    if (Array.isArray(value)) value = fromList(value, isSection) ?? value;
    if (isFields(value)) return { fields: value, wasFixed: false, hasSurroundings: false, lost: [], isCutOff: false };
  } catch (error) {
    problem = error instanceof Error ? error.message.slice(0, 200) : problem;
    const several = budget === REPAIRED_AT_ONCE && text.length <= MENDED_AT_ONCE ? documentsIn(text) : undefined;
    // the time of a repair grows with the square of what is repaired
    const each = several?.map((one) => readJson(one, isSection, budget / Math.sqrt(several.length)));
    const known = (fields: Fields) => Object.keys(fields).filter((key) => isSection(plainKey(key))).length;
    if (several && each?.every((one) => 'fields' in one && known(one.fields) > 0))
      return {
        fields: merged(each.flatMap((one) => ('fields' in one ? [one.fields] : []))),
        wasFixed: true,
        hasSurroundings: hasWords(several.reduce((rest, one) => rest.replace(one, ''), text)),
        lost: each.flatMap((one) => ('lost' in one ? one.lost : [])),
        isCutOff: each.some((one) => 'isCutOff' in one && one.isCutOff),
      };
    const cleaned = withLists(withoutSurroundings(withoutControlCharacters(text)));
    const mended = cleaned.length <= MENDED_AT_ONCE ? asJson(cleaned) : cleaned;
    const sections = (one: unknown) => (isFields(one) ? known(one) : -1);
    const all = sectionStarts(cleaned, isSection).length;
    value = undefined;
    for (const one of new Set([withoutEarlyEnds(mended), mended, cleaned])) {
      const found = parse(one) ?? (one.length <= budget ? repair(one) : undefined);
      const read = Array.isArray(found) ? (fromList(found, isSection) ?? found) : found;
      if (value === undefined || sections(read) > sections(value)) value = read;
      if (all > 0 && sections(value) >= all) break;
    }
    const hasSurroundings = hasWordsAround(text, cleaned);
    const isCutOff = !CLOSED.test(cleaned);
    // a repair may end the document where a bracket is one too many: each section by itself says more then
    const isWhole = sections(value) >= all;
    const salvaged = isFields(value) && isWhole ? undefined : salvage(mended, isSection);
    if (salvaged && sections(salvaged.fields) > sections(value)) return { ...salvaged, hasSurroundings, isCutOff };
    if (isFields(value)) return { fields: value, wasFixed: true, hasSurroundings, lost: [], isCutOff };
  }
  return { reason: value === undefined ? `Parse error: ${problem}` : 'Parsed data is not a valid object' };
}
