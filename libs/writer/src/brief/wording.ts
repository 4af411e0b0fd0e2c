import type { Role } from './roles';
import type { Unit } from './units';

type Read = Unit & { roles: ReadonlySet<Role>; errand?: string };

const QUOTED = /["'‘“«](?!s\b)([\p{L}][\p{L}\s-]{1,38}?)[,.]?["'’”»](?!\p{L})/gu;
const JARGON =
  /\b(?:best-in-class|leveraging|leverage|excellence|world-class|cutting-edge|state-of-the-art|synergy|passion(?:ate)?|innovative|premium|unlock|seamless|holistic|journey)\b/gi;

/** What begins a list of words that are not said. */
const NOT_SAID =
  /\b(?:(?:never|don't|do not|not to|must not|mustn't|may not|can't|cannot|won't|will not|refuse to|hate to|nor)(?: ever)? (?:say|use|write|call (?:it|us|them|him|her|ourselves|people|anyone|our [a-z]+|the [a-z]+))|(?:words?|terms?|phrases?|expressions?)\b[^.:"]{0,60}\b(?:not|never|don't|avoid|reject|hate|refuse|ban|banned|forbidden)\b[^.:"]{0,40}|(?:a )?horror of|(?:can't|cannot) (?:stand|bear|abide)|(?:loathe|detest|hate)(?= ["'])|allergic to|sick of|avoid(?:ing)?|not allowed|forbidden|banned|taboo|surtout pas|(?:ne|jamais) (?:dites|dire|utilisez|utiliser|écrire|le mot)|pas de|nicht (?:verwenden|sagen|schreiben)|nicht(?= ["'])|kein\p{L}*|no (?:digan|usen|decir|usar)|nunca (?:digan|usen)|evitar|niet (?:gebruiken|zeggen)|nooit|geen|non (?:dite|usate))(?!\p{L})/gu;
/** What begins a list of words that are. */
const SAID =
  /\b(?:(?:we|i|always|rather|instead|please|just|but|and) (?:always |only |do |rather |just )*(?:say|write|speak of|call (?:it|them|us|him|her|ourselves|this))|(?:words?|terms?) (?:that )?we (?:do )?(?:use|like|prefer|say)|(?:say|use|write)(?= ["“«'])|preferred words?|wir sagen|nous disons|on dit|decimos|wij zeggen)(?!\p{L})/gu;
const IN_MARKS =
  /["“”«](?!\s?[,.])\s?(\p{L}[\p{L}\d\s'’-]{0,38}?)\s?[,.!?]?["”“»]|(?<!\p{L})['‘](\p{L}[\p{L}\s-]{0,38}?)[,.]?['’](?!\p{L})/gu;
/** In a list of bare words, what is no word to be said but part of a sentence. */
const NO_WORD =
  /^(?:it|this|that|them|so|no|yes|what|who|how|why|when|where|which|anything|everything|nothing|much|more|the|an?|we|you|they|i|to|about|please|colou?rs?|red|blue|green|yellow|pink|black|white|gold|photos?|pictures?|images?|fonts?)(?!\p{L})|\b(?:is|are|was|were|we|you|they|our|your|how|which|must|should|never|not|icons?|photos?|pictures?|images?)\b/u;
const LISTED = 4;

/** Words in marks, or bare ones in a list of two and more, from here to where the sentence turns. */
function wordsFrom(text: string): string[] {
  const marked = [...text.matchAll(IN_MARKS)].map((match) => (match[1] ?? match[2] ?? '').trim());
  if (marked.length > 0) return marked.filter((word) => word.split(' ').length <= LISTED + 1);
  const items = text
    .replace(/^[\s:–—-]*(?:(?:the |any )?(?:words?|terms?|phrases?)(?: like| such as)?:? )?/i, '')
    .split(/[.!?;:(]/, 1)[0]
    ?.split(/, (?:and |or |nor )?| (?:and|or|nor) /)
    .map((item) => item.trim());
  return items &&
    items.length > 1 &&
    items.every((item) => item !== '' && item.split(' ').length < LISTED && !NO_WORD.test(item.toLowerCase()))
    ? items
    : [];
}

/** The words that a sentence forbids and those that it asks for, as far as it lists them. */
export function listedIn({ text, plain }: Pick<Unit, 'text' | 'plain'>): { said: string[]; notSaid: string[] } {
  // what stands in marks begins nothing
  const open = plain.replace(/"[^"]*"/g, (inner) => `"${'_'.repeat(inner.length - 2)}"`);
  const marks = [
    ...[...open.matchAll(NOT_SAID)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      isSaid: false,
    })),
    ...[...open.matchAll(SAID)].map((match) => ({ at: match.index, end: match.index + match[0].length, isSaid: true })),
  ].sort((one, other) => one.at - other.at || Number(one.isSaid) - Number(other.isSaid));
  const found: { said: string[]; notSaid: string[] } = { said: [], notSaid: [] };
  // 'not say' is no 'say'
  const cues = marks.filter(({ at }, index) => marks.slice(0, index).every((before) => before.end <= at));
  cues.forEach(({ end, isSaid }, index) => {
    const words = wordsFrom(text.slice(end, cues[index + 1]?.at));
    // 'avoid plastic, glass and wood' lists no words
    const isBare = !/["“«'‘]/.test(text.slice(end, cues[index + 1]?.at));
    if (isBare && !isSaid && !/\b(?:say|write|call|words?|terms?|phrases?)\b/.test(plain.slice(0, end + 12))) return;
    if (isBare && /\b(?:we|i) (?:do not|don't|never|won't|will not) use$/.test(plain.slice(0, end))) return;
    found[isSaid ? 'said' : 'notSaid'].push(...words);
  });
  return found;
}

const NEGATES =
  /(?<!\p{L})(?:nirgends|nicht|nie|niemals|keine?|verboten|geen|niet|nooit|pas|jamais|sin|no|ni|nunca|evitar|senza|non|niente|não|nem)(?!\p{L})/u;
/** Somebody wants a word that somebody else, who decides, does not. */
const WANTS_WORD =
  /\b(?:wants? (?:the )?(?:words?|term|phrase)?\b|(?:should|must|ought to) (?:say|use|write)\b)[^"'‘“«]{0,20}["'‘“«](\p{L}[\p{L}\s-]{1,30}?)["'’”»]/u;
const OVERRULED =
  /\bdead body\b|\bsays? no\b|\bno way\b|\bgo with\b|\b(?:is|are|am) against\b|\b(?:hates|refuses|won't have)\b|^(?:i|we|he|she) (?:don't|do not|doesn't) like\b/;

/** Words that the brief keeps to, and words that it will not or may not use; as it spells them. */
export function wordingOf(units: readonly Read[], name: string): { preferred: string[]; avoided: string[] } {
  const [preferred, avoided] = [new Set<string>(), new Set<string>()];
  units.forEach(({ text, plain }, at) => {
    const word = WANTS_WORD.exec(text)?.[1];
    const after = units.slice(at + 1, at + 3).map((one) => one.plain);
    if (word && [plain, ...after].some((one) => OVERRULED.test(one))) avoided.add(word);
  });
  for (const unit of units) {
    const { text, plain, roles } = unit;
    const { said, notSaid } = listedIn(unit);
    for (const word of notSaid) if (!name.includes(word)) avoided.add(word);
    for (const word of said) preferred.add(word);
    // the client mocks it: what is on the site today
    if (roles.has('irony') || roles.has('aside'))
      for (const [word] of text.matchAll(JARGON))
        if (roles.has('irony') || /website|on the current/.test(plain)) avoided.add(word);
    // 'not write eco-friendly'
    const one =
      /\b(?:don't|do not|never|not) (?:to )?(?:write|say|use) (?:the word )?(\p{L}[\p{L}-]{4,})(?=[,.;!]|$)/u.exec(
        plain,
      )?.[1];
    if (unit.errand && one && !NO_WORD.test(one)) avoided.add(one);
    // 'sin poesía de «dueños del cielo»'
    if (unit.isForeign && unit.errand && NEGATES.test(plain))
      for (const [, found = '', other = ''] of text.matchAll(IN_MARKS)) avoided.add((found || other).trim());
    // 'Not a launderette.'
    const not = roles.has('mistaken') ? /^not an? ([a-z]+)\.$/.exec(plain)?.[1] : undefined;
    if (not) avoided.add(not);
    // 'Don't call them seniors.'
    const call =
      /\b(?:don't|do not|never) call (?:them|us|it|him|her|people|our \p{L}+) (?:an? |the )?(\p{L}[\p{L}-]*(?: \p{L}+)?)(?=[.,;]| and | or |$)/u.exec(
        plain,
      )?.[1];
    if (call) avoided.add(call);
    for (const match of text.matchAll(QUOTED)) {
      const word = (match[1] ?? '').trim();
      if (word.split(' ').length > 5 || name.includes(word)) continue;
      const before = text.slice(0, match.index).toLowerCase();
      const clause = before.slice(Math.max(before.lastIndexOf(':'), before.lastIndexOf('. '), 0));
      const after = text.slice(match.index + match[0].length).toLowerCase();
      const denies =
        /\b(?:no|not|never|without)\b[^,;]*$|n't\b[^;]*$|\bcannot\b[^;]*$|\bnot on\b/.test(clause) ||
        /^\s*(?:[–-]\s*no\b|is (?:forbidden|banned|out)\b)/.test(after);
      const mocks = roles.has('irony') || /suggested|ought to call|computer/.test(plain);
      // how it shall sound is no word to be left out
      if (denies || (mocks && unit.errand !== 'voice')) avoided.add(word);
      else if (/\b(?:labelled|marked|speak of|we say|we call (?:it|them|this|her|him)|always say)\s*$/.test(clause))
        preferred.add(word);
    }
  }
  return {
    preferred: [...preferred].filter((word) => !avoided.has(word)).slice(0, 12),
    avoided: [...avoided],
  };
}

/** The words that may not be said, out of a sentence that forbids them without quotes: 'heal, cure, treat'. */
export function forbiddenIn(units: readonly Read[]): string[] {
  return units.flatMap(({ plain, roles }) => {
    if (!roles.has('legal')) return [];
    const list =
      /\b(?:say|hint|claim|promise|mention)(?: or (?:say|hint|claim|promise))?(?: that)?(?: [a-z]+)? ((?:[a-z]+, )+[a-z]+ or [a-z]+)/.exec(
        plain,
      )?.[1];
    return (list ?? '').split(/, | or /).filter((word) => word.length > 2);
  });
}
