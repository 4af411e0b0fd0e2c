import type { Unsure } from './unsure';

// Notes in the style of a telegram: each line with a dash is a point of the call. Here it becomes what the client would say, and what the
// colleague thinks of it is taken out.

export interface Telegram {
  text: string;
  /** what the colleague remarks for himself */
  aside: string[];
  unsure: Unsure[];
  isTelegram: boolean;
}

const POINT = /^\s*[-–•*]\s+(?=\S)/u;
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})w\/ ?(?=\p{L})/giu, 'with '],
  [/(?<!\p{L})(?:approx|ca)\.? (?=\d)/giu, 'about '],
  [/(?<!\p{L})sth(?!\p{L})/giu, 'something'],
  [/(?<!\p{L})dir\.(?= |$)/giu, 'director'],
  [/(?<!\p{L})mgr\.?(?= |$)/giu, 'manager'],
  [/(?<!\p{L})ppl(?!\p{L})/giu, 'people'],
  [/(?<!\p{L})yrs?\.?(?!\p{L})/giu, 'years'],
  [/ ?(?:->|=>|→) ?/gu, ': '],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
  [
    /(?<!\p{L})(english|yoruba|hausa|igbo|french|german|spanish|arabic|portuguese|italian|dutch|polish|swahili|hindi|welsh|irish)(?!\p{L})/gu,
    '^$1',
  ],
];
const plainOf = (text: string): string =>
  SHORT.reduce((all, [pattern, by]) => all.replace(pattern, by), text).replace(/\^(\p{Ll})/gu, (_, letter: string) =>
    letter.toUpperCase(),
  );

/** What the colleague thinks, did, or heard between the lines. */
const REMARK =
  /^(?:(?:very |rather |quite |really |a bit )?(?:ugly|awful|horrible|nice|weird|difficult|stubborn|loud|sceptical|friendly|rude)|laughed|smiled|mentioned .*|asked (?:\p{L}+ )?(?:once|twice|for it)?.*|(?:she|he|they) (?:has|have)n['’]t.*|has(?:n['’]t| not).*|not to be discussed|said .*|says? (?:she|he|they)|(?:she|he|they) says?|(?:bad|good) line|quality ?\?*|no idea.*|to check|ask|tbc|spelling.*|unclear|(?:will )?calls? (?:back|again).*|(?:she|he|they) (?:was|were|is|seems?|seemed|sounded) .*|[^,]*\?\?+|\?+)$/iu;
/** By when they want this paper; and money that is no sum. */
const FOR_US =
  /^(?:(?:she|he|they) )?(?:wants?|needs?|expects?) (?:something|a few lines|(?:an? |the |our )?(?:proposal|offer|quote|paper|answer))(?!\p{L})|^(?:money|budget)(?:\s?:| (?:is )?(?:not|open|unclear))\D*$/iu;
const OF_HER: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:her|him|them)(?= (?:and|with)(?!\p{L})|$)/giu, 'us'],
  [/(?<!\p{L})(?:her|his|their) (?=\p{Ll})/giu, 'our '],
];

export function telegramIn(written: string): Telegram {
  const lines = written.split('\n');
  // telegrams are written small
  const points = lines.filter((line) => POINT.test(line));
  if (points.length < 3 || points.filter((line) => /^\s*[-–•*]\s+[\p{Ll}\d]/u.test(line)).length * 2 < points.length)
    return { text: written, aside: [], unsure: [], isTelegram: false };
  const aside: string[] = [];
  const unsure: Unsure[] = [];
  const text = lines.map((line) => (POINT.test(line) ? pointOf(line.replace(POINT, ''), aside, unsure) : line));
  return { text: text.join('\n'), aside, unsure, isTelegram: true };
}

function pointOf(line: string, aside: string[], unsure: Unsure[]): string {
  const bare = line
    // '(jan? said “after the rains” too)', '(asked twice, hasn't)', '(blood, she says)'
    .replace(/\s*\(([^()]*)\)/gu, (_, within: string) => {
      if (/\?/u.test(within)) unsure.push({ kind: 'maybe', said: [within.replace(/\?.*$/u, '')], texts: [] });
      const parts = within.split(/[,;] /u);
      const left = parts.filter((part) => !REMARK.test(part.trim()) && !/\?/u.test(part));
      if (left.length < parts.length) aside.push(`${within}.`);
      return left.length > 0 ? ` (${left.join(', ')})` : '';
    })
    // 'maybe hausa – ask'
    .replace(
      /,? ?((?:maybe|perhaps) [^,.;–—-]{2,40}?)(?: [–—-] (?:ask|check|tbc))?(?=[,.;]|$)/iu,
      (_, said: string) => {
        unsure.push({ kind: 'maybe', said: [plainOf(said)], texts: [] });
        return '';
      },
    )
    // 'also uniforms? mentioned once, laughed'
    .replace(/^((?:also )?[^?.,;]{3,40})\?(?=\s|$)/iu, (_, said: string) => {
      unsure.push({ kind: 'maybe', said: [plainOf(said)], texts: [] });
      return '';
    });
  const clauses = bare
    .split(
      /(?<!(?<!\p{L})(?:dir|mgr|approx|ca|incl|excl|min|max|no))[.;]\s+|(?<=\.)\s+(?=(?:she|he|they) )|,\s+(?=(?:she|he|they)['’ ])/u,
    )
    .flatMap((clause) => {
      const parts = clause.split(/,\s+|\s[–—-]\s/u);
      const left = parts.filter((part) => !REMARK.test(part.trim()));
      aside.push(...parts.filter((part) => REMARK.test(part.trim())).map((part) => `${part.trim()}.`));
      return left.length === 0 ? [] : [left.join(', ').trim()];
    })
    .map((clause) =>
      OF_HER.reduce((all, [pattern, by]) => all.replace(pattern, by), plainOf(clause)).replace(/[.;]$/u, ''),
    )
    .filter((clause) => {
      const isOurs = FOR_US.test(clause);
      if (isOurs) aside.push(`${clause}.`);
      return !isOurs && /\p{L}{2}/u.test(clause);
    });
  // 'wants signs. whole wing. 4 floors': what has no verb tells of what stands before it
  const [first, ...more] = clauses;
  if (first === undefined) return '';
  const isVerbal = (clause: string) =>
    !/^(?:does|is|has|can|will)(?!\p{L})/iu.test(clause) &&
    (/^(?:she|he|they|we)(?!\p{L})/iu.test(clause) ||
      /(?<!\p{L})(?:wants?|is|are|has|opens?|does|will|can['’]?t?)(?!\p{L})/iu.test(clause));
  const told = more.filter((clause) => !isVerbal(clause));
  const head = told.length > 0 ? `${first}${first.includes(':') ? ',' : ':'} ${told.join(', ')}` : first;
  return [head, ...more.filter(isVerbal)]
    .map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`)
    .join(' ');
}
