import { nounSenses, tokensOf } from '@maquette/reading';
import { bodyOf, type Line } from './letter';
import { isFragment } from './phrase';
import { corrected } from './spelling';

/** Longer descriptions are read up to here. */
export const MAX_TEXT = 12_000;

/** A sentence of the brief, whole: what can be shown as evidence. */
export interface Unit {
  index: number;
  /** as it was written, with a capital, its mark, and what is safely misspelt corrected */
  text: string;
  /** the same in small letters with straight quotes, for looking up */
  plain: string;
  /** most of its words are of another language */
  isForeign: boolean;
  /** stands in a paragraph that is for who makes the brand: how it shall look, what shall not be told */
  isForMakers: boolean;
}

const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|srta|sra|sr|mme|mlle|hr|fr|lic|ing|arq|tel|\p{L}+str|no|nr|e\.g|i\.e|approx|ca|co|inc|ltd|rs|jr|prof|vs|etc|excl|incl|inkl|btw|bzw|mwst|zzgl|ggf|usw|aprox|avda|núm|tél|estd?|a\.m|p\.m|[a-z])\.$/iu;

/** 'no. 7' is a number, and ' - no.' is the end. */
const isAbbreviation = (line: string, from: number, index: number): boolean =>
  ABBREVIATION.test(line.slice(Math.max(from, index - 12), index + 1)) &&
  !(/\bno\.$/i.test(line.slice(Math.max(from, index - 3), index + 1)) && !/^\s*\d/.test(line.slice(index + 1)));

/** Where a sentence ends: at its mark, or at a semicolon outside of brackets and quotes where that is asked for. */
export function split(line: string, atSemicolons = true): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < line.length; index++) {
    const letter = line.charAt(index);
    // one that is never closed holds nothing
    if (letter === '(' && line.includes(')', index)) depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (/["“”«»]/.test(letter)) quoted = letter === '"' ? !quoted : /[“«]/.test(letter);
    const isEnd =
      /[。！？]/.test(letter) ||
      (/[.!?…]/.test(letter) &&
        depth === 0 &&
        /^["”»')\]]*(?:\s|$)/.test(line.slice(index + 1)) &&
        !isAbbreviation(line, from, index)) ||
      // what goes on with 'they' or 'it' cannot be read without what stands before it
      (atSemicolons &&
        letter === ';' &&
        depth === 0 &&
        !quoted &&
        !/^\s*(?:they|it|he|she|this|that|these)\b/i.test(line.slice(index + 1)));
    if (!isEnd) continue;
    let to = index + 1;
    while (/["”»')\]]/.test(line.charAt(to))) to++;
    parts.push(line.slice(from, letter === ';' ? index : to));
    from = to;
    [depth, quoted] = [0, false];
  }
  parts.push(line.slice(from));
  return parts;
}

const FILLER_BEFORE =
  /^(?:(?:hi|hello|hey|dear all|dear (?:sirs?|madam)(?: (?:or|and|\/) (?:madam|sirs?))?|good (?:morning|afternoon|evening)|anyway|ok|g'?day|right|look|listen|first thing|to start with|okay|for the record|in human words|no(?=[.,]? (?:we|I)\b)|what we (?:don't|do not) do|also|and|so(?! far\b| that\b| much\b| many\b| long\b| few\b))\b[,:.! ]+\s*)+(?=\S)/i;
const FILLER_AFTER = /(?:[\s,]+(?:lol|haha|:-?\)|;-?\)|:-?D))+(?=[.!?]?$)/i;

const withDays = (text: string): string =>
  text.replace(
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/g,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );

/** What was typed around a sentence without belonging to it goes; a name in small letters at the start stays so. */
export function tidy(part: string, name: string, isEnglish = true): string {
  const whole = (isEnglish ? (text: string) => corrected(withDays(text)) : (text: string) => text)(
    part
      // what is said against others is for no other ears
      .replace(/(?:,| and) not (?:on|like|as) [^.]*\b(?:certain|some people|gentlemen|others)\b[^.]*(?=\.?$)/i, '')
      .trim()
      .replace(FILLER_BEFORE, '')
      .replace(/\s+([.!?])$/, '$1')
      .replace(FILLER_AFTER, '')
      .trim(),
  ).replace(/[,:–—-]+$/, '');
  if (!/\p{L}|\d/u.test(whole)) return '';
  const begun = whole.startsWith(name) ? whole : whole.charAt(0).toUpperCase() + whole.slice(1);
  return /[.!?…。！？]["”»')\]」]*$/.test(begun) ? begun : `${begun}.`;
}

export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[“”«»]/g, '"');

/** Two clauses that each stand alone, the second with a subject of its own. */
const CLAUSES =
  /,? (?:and|but) (?=(?:we|we'll|we've|we're|I|I'd|nobody|our|everything|every \w+|anyone) )|, (?=(?:we|our|nobody|people) [\p{Ll}']+)/giu;
const LIST = /, (?=[a-z]+(?:ers|ists|ians), [a-z]+(?:ers|ists|ians), )/;
const HAS_VERB =
  /\b(?:we|i|it|they|he|she|you|nobody|customers|people)\b|\b(?:is|are|was|were|has|have|can|may|gets?|costs?|takes?|pays?|will|must|may)\b/i;

const APART = /, (?=(?:from |at )?[$€£]\s?\d|not (?:for|in|at|on|to) \p{L})/u;

/** A long sentence falls into its clauses where each of them is whole; figures after a colon stand alone. */
function clausesOf(sentence: string): string[] {
  const colon = /^(.{12,}?[\p{L})]): (?=\d)(.{12,})$/u.exec(sentence);
  if (colon?.[1] && colon[2] && colon[1].split(' ').length > 4 && !/^(?:what|we) (?:we|i|need|want)\b/i.test(colon[1]))
    return [...clausesOf(colon[1]), ...clausesOf(colon[2])];
  // 'from $95 a day, not for rose gardens': each is a matter of its own
  const apart = APART.exec(sentence);
  if (
    apart &&
    apart.index > 24 &&
    sentence.split(' ').length > 14 &&
    !/["“«(][^"”»)]*$/.test(sentence.slice(0, apart.index))
  )
    return sentence.split(APART).flatMap(clausesOf);
  const taken = /^(.{12,}?), (people (?:think|hear|expect|assume) .+)$/u.exec(sentence);
  if (taken?.[1] && taken[2]) return [...clausesOf(taken[1]), taken[2]];
  if (sentence.split(' ').length < 12 || /["“«(]/.test(sentence)) return [sentence];
  // 'free for life, trappers, foresters, a few families': a list that ends a sentence is one of its own
  const list = LIST.exec(sentence);
  if (list && list.index > 20) return [...clausesOf(sentence.slice(0, list.index)), sentence.slice(list.index + 2)];
  const parts: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(CLAUSES)) {
    const before = sentence.slice(from, match.index);
    const after = sentence.slice(match.index + match[0].length);
    // 'and we are proud of this': says how much the rest counts
    if (/^we(?:'re| are) proud/i.test(after)) continue;
    if (before.split(' ').length < 4 || after.split(' ').length < 4 || !(HAS_VERB.test(before) || /\d/.test(before)))
      continue;
    // 'when somebody dies we clear the house': the first part leans on the second
    if (
      /^(?:if|when|while|because|as|since|although|before|after|where|what|for|in|from|with|on)\b/i.test(before.trim())
    )
      continue;
    if (
      /\b(?:so|that|which|because|when|if|where|while|and|or|but|than|what|whom|whose|case|tracks?|families|ones?)$/i.test(
        before,
      )
    )
      continue;
    parts.push(before);
    from = match.index + match[0].length;
  }
  parts.push(sentence.slice(from));
  return parts;
}

/** The lines of a description, points of a list among them. */
const linesOf = (description: string): Line[] =>
  bodyOf(
    description
      .slice(0, MAX_TEXT)
      // a smile ends a sentence
      .replace(/\s*[:;]-?\)\s+(?=\p{Lu})/gu, '. ')
      .split(/\n+/)
      .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').replace(/\s+/g, ' ')),
  );

function asUnits(description: string, name: string, parted: (line: string) => string[]): Unit[] {
  const isWhole = isForeignBrief(description);
  return linesOf(description)
    .flatMap(({ text, isForMakers }) =>
      parted(text).map((part) => ({ text: tidy(part, name, !isWhole && !isForeign(part)), isForMakers })),
    )
    .filter(({ text }) => text !== '')
    .map(({ text, isForMakers }, index) => ({
      index,
      text,
      plain: plainOf(text),
      isForeign: isWhole || isForeign(text),
      isForMakers,
    }));
}

const isOneLine = (description: string): boolean =>
  description.length < 400 && split(description.trim(), false).filter((part) => /\p{L}/u.test(part)).length < 3;

/** 'Night-only locksmith in Athens, fixed €70, no drilling': a line without a verb says one thing between two commas. */
function partsOf(line: string): string[] {
  const parts = line.split(/, (?![^(]*\))/);
  const [first = ''] = parts;
  if (parts.length < 3 || first.split(' ').length < 2) return [line];
  if (!isFragment(first) && !/^(?:hire|rent|borrow|buy|order|book) \p{Ll}/iu.test(first)) return [line];
  let upTo = 1;
  while (upTo < parts.length && (GOES_ON.test(parts[upTo] ?? '') || isNamed(parts[upTo] ?? ''))) upTo++;
  return [parts.slice(0, upTo).join(', '), ...parts.slice(upTo)];
}
/** 'chaguanas trinidad': words that nobody knows are names. */
const isNamed = (part: string): boolean =>
  part.split(' ').length < 4 && part.split(' ').every((word) => /^\p{L}{4,}$/u.test(word) && isUnknown(word));
const isUnknown = (word: string): boolean =>
  nounSenses(word.toLowerCase()).length === 0 && /^(?:NOUN|PROPN|X)$/.test(tokensOf(word).flat()[0]?.pos ?? '');
/** A place, or one more of the same. */
const GOES_ON =
  /^(?:(?:in|at|near|on|around|across|and|or|of) |(?:(?:north|south|east|west) )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*\.?$|\p{Ll}+,? and \p{Ll}+ )/u;

/** The sentences of a description in their order, long ones as the clauses that stand alone; points of a list are sentences too. */
export const unitsOf = (description: string, name: string): Unit[] =>
  asUnits(description, name, (line) =>
    split(line)
      .flatMap((sentence) => (isOneLine(description) ? partsOf(sentence.trim()) : [sentence.trim()]))
      .flatMap(clausesOf),
  );

/** The same as whole as they were written. */
export const sentencesOf = (description: string, name: string): Unit[] =>
  asUnits(description, name, (line) => split(line, false));

const FOREIGN =
  /(?<!\p{L})(?:der|die|das|und|unter|beides|einem|einer|im|für|nicht|wir|mit|aus|eine|ist|les|des|nous|pour|avec|une|est|dans|ceux|qui|los|las|para|con|somos|una|aquí|acá|del|della|hacemos|vienen|cada|unas|desde|siamo|het|een|voor|wij|niet|zijn|och|för|att|som|jest|się|dla|nie|não|uma|não|são|nós|og|siden|av|på|til|fra|vi|mellom|eller|ikke|som|kan|oraz|nasz|naszych|ve|için|ile)(?!\p{L})/giu;
const ENGLISH =
  /\b(?:the|and|of|to|a|in|is|we|for|with|our|are|on|that|from|no|it|an|at|i|not|or|you|don't|who|by|as)\b/gi;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Small words that no other language has. */
const SURELY_ENGLISH = /\b(?:the|and|of|is|we|with|our|are|that|from|it|they|which|who|have|at|not)\b/gi;

/** A sentence of another language within an English brief, or any sentence of a brief that is not in English. */
export const isForeign = (text: string): boolean =>
  count(text, FOREIGN) > 1 && count(text, FOREIGN) > count(text, ENGLISH);

/** Names and what is quoted are in whatever language they are in: they say nothing of the language of the note around them. */
export const proseOf = (text: string): string =>
  text
    .replace(/["“«„][^"”»“]{2,300}["”»“]|(?<=^|[\s(])['‘](?:[^'’\n]|['’](?=\p{L})){3,300}?['’](?=[\s.,;)]|$)/gu, ' ')
    .replace(
      /(?<=[\p{L}\d,;:(&/–-] ?)(?<![.!?] )\p{Lu}[\p{L}'’-]+(?: (?:de|do|da|dos|das|la|le|les|du|des|del|di|van|von|der|den|el|los|las|y|e|et|und) (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]+)*/gu,
      ' ',
    );
/** Words that a note in English has even where it is only listed. */
const LISTING_ENGLISH =
  /\b(?:the|and|of|with|for|from|by|to|per|each|only|all|since|year|years|day|days|week|we|our|is|are|it|not|open|near|every|after|before)\b/giu;

/** Whether a whole brief is written in another language: English does not do without its small words. */
export const isForeignBrief = (whole: string): boolean => {
  // letters that English is not written with
  const others = count(whole, /(?!\p{Script=Latin})\p{L}/gu);
  if (others > count(whole, /\p{Script=Latin}/gu)) return true;
  const text = proseOf(whole);
  const words = count(text, /\p{L}+/gu);
  const share = count(text, SURELY_ENGLISH) / Math.max(1, words);
  const foreign = count(text, FOREIGN);
  if (foreign === 0 || foreign < count(text, LISTING_ENGLISH)) return false;
  return words > 11 ? share < 0.03 : words > 2 && share === 0;
};
