import { CUT } from './cut';

/** Another key follows: a comma is missing before it. */
const KEY = /^\s{0,40}(?:"[^"\n]{1,80}"|'[^'\n]{1,80}'|[A-Za-z_]\w{0,60})\s{0,8}:/;
/** What may follow a comma that ends a value: another value, a key, a comment, or the end of the list. */
const NEXT = /^\s{0,40}(?:["'{[\]}\d+-]|\/[/*]|#|(?:true|false|null|None|True|False)\b|[A-Za-z_]\w{0,60}\s{0,8}:|$)/;
const PAIR = /^\s{0,8}:\s{0,40}["'{[\d]/;
const COLON = /^\s{0,40}:/;
const END = /^\s{0,400}(?:[}\]]|$|\/[/*])/;
const COMMA = /^\s{0,400},/;

/** A comma is missing: another key, or in a list another text, stands right behind. */
const NEXT_KEY = /^\s{0,40}["'][^"'\n]{1,80}["']\s{0,8}:/;
const NEXT_TEXT = /^\s{1,40}"[^"\n]{1,300}"\s{0,40}[,\]]/;
/** A quote that opens a key, in a text whose own end is missing. */
const OPENS_KEY = /^[A-Za-z_]\w{0,40}["']\s{0,8}:\s{0,8}["'[{\d]/;

/** Whether a quote ends the text that it stands in, by what follows it. */
function isEnd(after: string, isKey: boolean, isInObject: boolean): boolean {
  if (isKey) return COLON.test(after);
  // in a list: a bracket is missing before the key
  if (END.test(after) || (!isInObject && PAIR.test(after))) return true;
  const comma = COMMA.exec(after)?.[0].length;
  if (comma === undefined)
    return isInObject ? NEXT_KEY.test(after) || (/^\s*\n/.test(after) && KEY.test(after)) : NEXT_TEXT.test(after);
  const next = after.slice(comma);
  return NEXT.test(next) && (!isInObject || !/^\s{0,40}["']/.test(next) || KEY.test(next));
}

const RAW: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** What other languages write. */
const WORDS: Readonly<Record<string, string>> = {
  None: 'null',
  undefined: 'null',
  NaN: 'null',
  True: 'true',
  False: 'false',
};
/** More of them are no document. */
const MOST_QUOTES = 12_000;
const WORD = /[A-Za-z_$][\w$-]*/y;
const BLANKS = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const CLOSING = /[}\]]/;
const HEX = /^#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?![\da-f])/i;

interface Mended {
  text: string;
  /** left out */
  comments: number;
  /** brackets were open at its end */
  isOpen: boolean;
}

/** What is left of a text that breaks off: no half of an escape, and no part of a colour. */
function unfinished(text: string): string {
  const told = text.replace(/\\(?:u[\da-f]{0,3})?$/i, '').trimEnd();
  return /^(?:#?[\da-f]{0,8}|\S{0,3})$/i.test(told) ? '' : told + CUT;
}

/** A figure or a word that may go on. */
const HALF = /(?<=[\s,:[{])(?:-?\d[\d.]*|[A-Za-z]+)$/;
/** A name without its value, and commas. */
const LEFT_OPEN = /(?:[\s,]+|"(?:[^"\\]|\\.){0,200}"\s*:)$/;
/** No name is longer. */
const LONGEST_END = 300;

/** With what is open at its end closed. */
function closed(text: string, open: readonly string[]): string {
  let end = text;
  const cut = (pattern: RegExp): boolean => {
    const tail = end.slice(-LONGEST_END);
    const found = pattern.exec(tail);
    if (found) end = end.slice(0, end.length - tail.length + found.index);
    return found !== null;
  };
  cut(HALF);
  while (cut(LEFT_OPEN));
  return (
    end +
    [...open]
      .reverse()
      .map((bracket) => (bracket === '{' ? '}' : ']'))
      .join('')
  );
}

const BLANKS_BEFORE = /\s+$/;
/** Where what is no part of a document ends: spaces and comments. */
function afterBlanks(text: string, from: number): number {
  BLANKS.lastIndex = from;
  BLANKS.test(text);
  return BLANKS.lastIndex;
}

/**
 * A document as JSON writes it, where people and programs write it in another way: without comments and commas before a closing bracket, with
 * double quotes around keys and texts and commas between them, and with what stands within a text and should not escaped: quotes, as in `"she says "hello" twice"`,
 * line ends and tabs. Where it breaks off, what is open is closed: of what is not finished, a text stays as far as it goes, and a name or a figure goes.
 */
export function asJson(text: string): Mended {
  const made: string[] = [];
  const open: string[] = [];
  let [from, isKey, quotes, comments] = [0, false, 0, 0];
  // a value has ended, and no comma stood after it yet
  let isAfterValue = false;
  const put = (until: number, instead: string, next: number) => {
    made.push(text.slice(from, until), instead);
    from = next;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (letter === '{' || letter === '[') {
      open.push(letter);
      isKey = letter === '{';
      isAfterValue = false;
    } else if (letter === '}' || letter === ']') {
      open.pop();
      isKey = open.at(-1) === '{';
      isAfterValue = open.length > 0;
    } else if (letter === ':') isKey = false;
    else if (letter === ',') {
      isKey = open.at(-1) === '{';
      isAfterValue = false;
      if (CLOSING.test(text[afterBlanks(text, at + 1)] ?? '')) put(at, '', at + 1);
    } else if (letter === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      const end = text.indexOf(text[at + 1] === '/' ? '\n' : '*/', at + 2);
      const next = end < 0 ? text.length : text[at + 1] === '/' ? end : end + 2;
      put(at, '', next);
      comments += 1;
      at = next - 1;
    } else if (letter === '#') {
      const colour = HEX.exec(text.slice(at, at + 10))?.[0];
      const end = text.indexOf('\n', at);
      const next = colour ? at + colour.length : end < 0 ? text.length : end;
      put(at, colour ? `"${colour}"` : '', next);
      if (!colour) comments += 1;
      at = next - 1;
    } else if (letter === '"' || letter === "'") {
      if (isAfterValue) put(at, ',', at);
      const before = { made: made.length, from, at };
      let isClosed = false;
      if (letter === "'") put(at, '"', at + 1);
      for (at += 1; at < text.length; at += 1) {
        const inner = text[at] as string;
        if (inner === '\\') {
          if (text[at + 1] === "'") put(at, '', at + 1);
          at += 1;
        } else if (RAW[inner] !== undefined) put(at, RAW[inner], at + 1);
        else if (inner === letter) {
          if ((quotes += 1) > MOST_QUOTES) return { text, comments: 0, isOpen: false };
          if (isEnd(text.slice(at + 1, at + 450), isKey, open.at(-1) === '{')) {
            if (letter === "'") put(at, '"', at + 1);
            isAfterValue = !isKey;
            isKey = isAfterValue && open.at(-1) === '{';
            isClosed = true;
            break;
          }
          const comma = at - 1 - (BLANKS_BEFORE.exec(text.slice(Math.max(from, at - 40), at))?.[0].length ?? 0);
          if (!isKey && comma >= from && text[comma] === ',' && OPENS_KEY.test(text.slice(at + 1, at + 80))) {
            put(comma, '"', comma);
            [isKey, isAfterValue, isClosed] = [true, false, true];
            at -= 1;
            break;
          }
          if (letter === '"') put(at, '\\"', at + 1);
        } else if (inner === '"') put(at, '\\"', at + 1);
      }
      if (!isClosed && open.length > 0) {
        // the text breaks off within it
        const told = (made.slice(before.made).join('') + text.slice(from)).slice(before.at + 1 - before.from);
        made.length = before.made;
        from = before.from;
        const left = isKey ? '' : unfinished(told);
        put(before.at, left === '' ? '' : `"${left}"`, text.length);
      }
    } else if (/[A-Za-z_$]/.test(letter)) {
      WORD.lastIndex = at;
      const word = WORD.exec(text)?.[0] ?? letter;
      const end = at + word.length;
      if (isKey && text[afterBlanks(text, end)] === ':') put(at, `"${word}"`, end);
      else if (Object.hasOwn(WORDS, word)) put(at, WORDS[word] as string, end);
      at = end - 1;
    }
  }
  const mended = made.length === 0 ? text : made.join('') + text.slice(from);
  return { text: open.length === 0 ? mended : closed(mended, open), comments, isOpen: open.length > 0 };
}
