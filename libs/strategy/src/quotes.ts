/** Another key follows: a comma is missing before it. */
const KEY = /^\s{0,40}"[^"\n]{1,80}"\s{0,8}:/;
/** What may follow a comma that ends a value: another value, a key, or the end of the list. */
const NEXT = /^\s{0,40}(?:["'{[\]}\d+-]|\/[/*]|(?:true|false|null|None|True|False)\b|[A-Za-z_]\w{0,60}\s{0,8}:|$)/;
/** Ends a key, after spaces. */
const COLON = /^\s{0,40}:/;
const END = /^\s{0,400}(?:[}\]]|$|\/[/*])/;
const COMMA = /^\s{0,400},/;

/** Whether a quote ends the text that it stands in, by what follows it. */
function isEnd(after: string, isKey: boolean, isInObject: boolean): boolean {
  if (isKey) return COLON.test(after);
  if (END.test(after)) return true;
  const comma = COMMA.exec(after)?.[0].length;
  if (comma === undefined) return /^\s*\n/.test(after) && KEY.test(after);
  const next = after.slice(comma);
  return NEXT.test(next) && (!isInObject || !/^\s{0,40}"/.test(next) || KEY.test(next));
}

const RAW: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** More of them are no document. */
const MOST_QUOTES = 12_000;

/**
 * The same with what stands within a text and should not: quotes that are not escaped, as in `"she says "hello" twice"`, line ends and tabs.
 * A text in single quotes is left to others.
 */
export function withTextsMended(text: string): string {
  const made: string[] = [];
  const open: string[] = [];
  let [from, isKey, quotes] = [0, false, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (letter === '{' || letter === '[') {
      open.push(letter);
      isKey = letter === '{';
    } else if (letter === '}' || letter === ']') open.pop();
    else if (letter === ':') isKey = false;
    else if (letter === ',') isKey = open.at(-1) === '{';
    else if (letter === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      const end = text.indexOf(text[at + 1] === '/' ? '\n' : '*/', at + 2);
      if (end < 0) break;
      at = end;
    } else if (letter === "'" || letter === '`') return text;
    else if (letter === '"') {
      for (at += 1; at < text.length; at += 1) {
        const inner = text[at] as string;
        if (inner === '\\') at += 1;
        else if (RAW[inner] !== undefined) {
          made.push(text.slice(from, at), RAW[inner]);
          from = at + 1;
        } else if (inner === '"') {
          if ((quotes += 1) > MOST_QUOTES) return text;
          if (isEnd(text.slice(at + 1, at + 450), isKey, open.at(-1) === '{')) break;
          made.push(text.slice(from, at), '\\"');
          from = at + 1;
        }
      }
    }
  }
  return made.length === 0 ? text : made.join('') + text.slice(from);
}
