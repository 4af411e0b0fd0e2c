import { tokensOf } from '@maquette/reading';
import type { Token } from '@maquette/reading';

/** A part of a sentence between two marks, as it was written. */
export interface Clause {
  text: string;
  /** Where it stands in the whole text. */
  from: number;
  to: number;
  /** Number of the sentence, from 0. */
  sentence: number;
  /** The mark before it, of the same kinds. */
  begins: string;
  /** The mark after it: one of `,` `;` `:` `-` `.` `!` `?` or nothing. */
  end: string;
  /** A short sentence in two halves that answer each other. */
  isSlogan?: boolean;
  /** It stands in brackets. */
  isAside: boolean;
  /** Its words and marks; none beyond what is read of a long text. */
  tokens: Token[];
}

/** Prompts are seldom longer; what follows is read without its parts of speech. */
const PARSED = 1200;
const MOST_CLAUSES = 80;

/** What ends in a full stop without ending a sentence. */
const SHORT =
  /(?:^|[\s(])(?:\p{Lu}|st|dr|drs|prof|mr|mrs|ms|mme|mlle|sr|sra|med|vet|no|nr|tel|str|ul|al|pl|av|bd|est|vs|ca|approx|incl|inkl|tlf|ext|dipl|ing|mag|bzw|usw|etc|ok|fig|vol|mt|ft|jr|z\.b|e\.g|i\.e|a\.m|p\.m|godz|r|hl|sto?|sta)$/iu;
/** Months and days are shortened before a number alone. */
const DATED =
  /(?:^|\s)(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|so|janv|févr|juil)$/iu;

/** Where the text before a full stop is only shortened, or a number that counts: 'Dr. Ezeh', '14. September', '3. bis 5. Mai'. */
function goesOn(before: string, after: string): boolean {
  if (/[ap]\.m$/i.test(before)) return !/^\s+\p{Lu}/u.test(after);
  if (/(?:^|\s)\d{1,2}$/.test(before))
    return /^\s*(?:\p{Ll}|\p{Lu}\p{L}{2,9}\b)/u.test(after) && /^\s+\S/.test(after) && ORDINAL.test(after);
  if (DATED.test(before.slice(-8))) return /^\s*[\d,–-]/.test(after);
  return SHORT.test(before.slice(-12)) && !/^\s*$/.test(after);
}
const ORDINAL =
  /^\s+(?:und|bis|oder|-|–|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|stycz|lut|mar|kwie|maj|czer|lip|sier|wrze|paź|list|grud|jahr|ausgabe|led|úno|bře|dub|kvě|čer|srp|zář|říj|pro)/iu;

/** The clauses of a text in their order. A mark within a number, a time or an address of the web parts nothing. */
export function clausesOf(text: string): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  let sentence = 0;
  let depth = 0;
  let begins = '';
  const close = (to: number, end: string): void => {
    const part = text.slice(from, to);
    const bare = part.trim().replace(/^(?:[–—•|,;:.\s]|-(?!\d))+|[-–—•|,;:\s]+$/gu, '');
    if (/[\p{L}\d¶]/u.test(bare)) {
      found.push({ text: bare, from, to, sentence, begins, end, isAside: depth > 0, tokens: [] });
    } else if (/[.!?]/.test(end) && found.length) found.at(-1)!.end = end;
    begins = end;
    if (/[.!?]/.test(end)) sentence++;
    from = to;
  };
  for (let at = 0; at < text.length && found.length < MOST_CLAUSES; at++) {
    const char = text.charAt(at);
    const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
    if (char === '(' || char === ')') {
      close(at, '');
      from = at + 1;
      depth = char === '(' ? 1 : 0;
    } else if (char === ',' || char === ';') {
      if (!(/\d/.test(before) && /\d/.test(after))) {
        close(at, char);
        from = at + 1;
      }
    } else if (char === ':') {
      if (/\s|[¶]/.test(after) || after === '') {
        close(at, ':');
        from = at + 1;
      }
    } else if (/[。！？]/.test(char)) {
      close(at, '.');
      from = at + 1;
    } else if (/[、，；]/.test(char)) {
      close(at, ',');
      from = at + 1;
    } else if (/[.!?…]/.test(char)) {
      if (after !== '' && !/[\s¶)]/.test(after)) continue;
      if (char === '.' && goesOn(text.slice(Math.max(0, at - 14), at), text.slice(at + 1, at + 16))) continue;
      close(char === '.' ? at : at + 1, char === '…' ? '.' : char);
      from = at + 1;
    } else if (/[-–—|•·/]/.test(char) && before === ' ' && after === ' ' && (char === '/' || !isRange(text, at))) {
      close(at, '-');
      from = at + 1;
    }
  }
  close(text.length, '');
  parse(text, found);
  return found;
}

/** '18 – 20 October' is one date. */
const isRange = (text: string, at: number): boolean =>
  /\d[\p{L}.°€£$]{0,3} $/u.test(text.slice(Math.max(0, at - 6), at)) && /^ [€£$]?\d/.test(text.slice(at + 1, at + 4));

/** One parse of the text gives all of them their words. */
function parse(text: string, clauses: readonly Clause[]): void {
  const read = text.slice(0, PARSED);
  let at = 0;
  let one = 0;
  for (const token of tokensOf(read).flat()) {
    const found = read.indexOf(token.value, at);
    if (found === -1) continue;
    at = found + token.value.length;
    while (one < clauses.length && (clauses[one]?.to ?? 0) <= found) one++;
    const clause = clauses[one];
    if (clause && found >= clause.from) clause.tokens.push(token);
  }
}

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\d][\p{L}\p{M}\d’'&.-]*/gu) ?? [];

/** Without what stands round a clause: blanks, commas, dashes, its full stop. */
export const whole = (text: string): string => {
  // '-20 %' keeps its sign
  const bare = text.trim().replace(/^(?:[\s,;:–—]|-(?!\d))+|[\s,;:–—-]+$/gu, '');
  return /\b[ap]\.m\.$/i.test(bare) ? bare : bare.replace(/[\s,;:.–—-]+$/u, '');
};
