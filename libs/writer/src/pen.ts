/** The same number for the same text on every machine. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Of each word: 'south-west cork' as a name. */
export const capitals = (words: string): string =>
  words.replace(/(^|[\s-])(\p{Ll})/gu, (letters) => letters.toUpperCase());
/** Small first letter, but for names and abbreviations. */
export const small = (text: string): string =>
  /^(?:[A-Z][a-z' ]|A )/.test(text) && !/^I\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** Without the mark at the end. */
export const bare = (text: string): string => text.trim().replace(/[\s.,;:]+$/, '');
/** As a sentence: a capital first, one mark last. */
export const sentence = (text: string): string => {
  const whole = capital(bare(text));
  return /[.!?…][”)'’"]?$/.test(whole) && /[!?…”)'’"]$/.test(whole) ? whole : `${whole}.`;
};
export const sentences = (...texts: (string | undefined | false)[]): string =>
  texts
    .filter((text) => typeof text === 'string' && text !== '')
    .map((text) => sentence(text as string))
    .join(' ');

/** Two thoughts in one sentence: 'a; b'. What ends with a mark of its own stays apart. */
export const joined = (one: string, other: string | undefined | false): string =>
  !other
    ? sentence(one)
    : /[?!”]$/.test(one.trim()) || /[.?!”]$/.test(other.trim())
      ? sentences(one, other)
      : sentence(`${bare(one)}; ${other}`);

/** 'a, b and c'. */
export const list = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** What each brand draws from in its own order, nothing twice. */
export class Draw {
  private readonly rest: string[];
  constructor(lines: readonly string[], seed: number, keepFirst = 0) {
    const [first, others] = [lines.slice(0, keepFirst), [...lines.slice(keepFirst)]];
    let state = seed >>> 0;
    for (let index = others.length - 1; index > 0; index--) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const other = state % (index + 1);
      [others[index], others[other]] = [others[other] as string, others[index] as string];
    }
    this.rest = [...first, ...others];
  }
  take(count: number): string[] {
    return this.rest.splice(0, count);
  }
  one(): string {
    return this.rest.shift() ?? '';
  }
}

/** 'Nobody comes on Monday: dates are given and not kept.' – a question stays one. */
export const titled = (title: string, text: string): string =>
  /[?!]$/.test(title) ? `${title} ${sentence(text)}` : sentence(`${title}: ${small(text)}`);

/** Several sentences as one: 'a; b'. */
export const merged = (text: string): string =>
  sentence(
    text
      .split(/(?<=[.]) (?=\p{Lu})/u)
      .map((one, at) => (at === 0 ? bare(one) : small(bare(one))))
      .join('; '),
  );
