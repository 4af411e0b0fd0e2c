import type { Passage } from './passages';

// What the letter itself leaves open: one says this and another that, or nobody is sure.

/**
 * - either: 'six labels, not four, but check'
 * - views: somebody of theirs wants it, and somebody else does not
 * - maybe: said, and not decided
 * - voices: several people wish, each for himself
 */
export interface Unsure {
  kind: 'either' | 'views' | 'maybe' | 'voices';
  /** in the words of the letter */
  said: readonly string[];
  /** the sentences that are told by it */
  texts: readonly string[];
}

/** 'Joan wants the goose kept.' */
const WANTS =
  /^(?:and |but |also )*((?:my |our |the )?\p{L}[\p{L}. ]{1,24}?) (?:wants?|would like|likes|loves|insists on|asks for|hates|is against|thinks we (?:need|should have)) (.{3,80}?)[.!]?$/iu;
/** 'Two of us think it should be bilingual, the others don't.' */
const SPLIT =
  /^(?:and |but )?(.{3,50}?) (?:thinks?|believes?|says?|wants?|would like|prefers?) (?:that )?(.{3,90}?),? (?:but |and |while )?(?:(?:the|my|our|his|her) (?:other(?:s| \p{L}+)?|\p{L}+)|I|we|he|she|they) (?:don['’]t|doesn['’]t|do not|does not|disagrees?|(?:is|are|am) (?:not sure|against(?: it)?))[.!]?$/iu;
/** 'The director no, the secretary yes.' */
const YES_NO = /^[\p{L} ]{2,40} (?:no|yes), [\p{L} ]{2,40} (?:yes|no)[.!]?$/iu;
const NOT_I =
  /^(?:(?:i|we) (?:do not|don['’]t|disagree|am not sure|are not)|(?:he|she|they) (?:does not|doesn['’]t|do not|don['’]t|disagrees?)|not me|me neither|ich nicht|wir nicht|yo no|moi non|moi pas)[.!]?$/iu;
/** 'It is 6 labels, not 4, but check with Marcus' */
const EITHER =
  /(\d+|two|three|four|five|six|seven|eight|nine|ten) (\p{L}{3,}(?: \p{L}{3,})?),? (?:and )?not (\d+|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L}|\d)(?=[^.]*(?:check|ask|sure|think|confirm)|)/iu;
/** 'I said 8 vans, pretty sure it's 9 now' */
const RATHER =
  /(\d+) (\p{L}{3,}),? (?:but )?(?:(?:i(?:['’]m| am) )?(?:pretty |quite )?sure|i think|i believe|maybe|or|actually)(?: it(?:['’]s| is))?(?: now)? (\d+)(?!\d)/iu;
const DOUBT = /(?<!\p{L})(?:think|not sure|check|ask|confirm|believe|maybe|perhaps|\?)/iu;

export function unsureIn(passages: readonly Passage[], beside: string): Unsure[] {
  const found: Unsure[] = [];
  const either = EITHER.exec(beside);
  const rather = RATHER.exec(beside);
  if (rather) found.push({ kind: 'either', said: [`${rather[1]!} ${rather[2]!}`, rather[3]!], texts: [] });
  else if (either && DOUBT.test(beside))
    found.push({ kind: 'either', said: [`${either[1]!} ${either[2]!}`, either[3]!], texts: [] });
  for (const [index, { text }] of passages.entries()) {
    const before = passages[index - 1]?.text ?? '';
    const [, , split] = SPLIT.exec(text) ?? [];
    const [, asked] = YES_NO.test(text) ? (/([^.;:()]{3,60})\?$/u.exec(before) ?? []) : [];
    if (split) found.push({ kind: 'views', said: [split], texts: [text] });
    if (asked) found.push({ kind: 'views', said: [asked.trim()], texts: [before, text] });
    const [, , what] = WANTS.exec(before) ?? [];
    if (what && NOT_I.test(text)) found.push({ kind: 'views', said: [what], texts: [before, text] });
  }
  return found;
}
