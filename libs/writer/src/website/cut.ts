import { capital } from '../pen';
import { clauseTalk, isBan, type Talk, talkOf } from '../brief/talk';
import { tokensOf } from '@maquette/reading';
import { hasPrice } from './items';
import { isRemark, isWish } from './wishes';

// What a sentence tells besides what it asks of the makers: the clauses that are copy, where they stand without the others.

export interface Cut {
  said: string;
  left: string;
}

const count = (text: string) => text.split(/\s+/).length;
export const hasVerb = (text: string): boolean =>
  tokensOf(text)
    .flat()
    .some(({ pos }) => pos === 'VERB' || pos === 'AUX');

export const SUBORDINATE =
  /^(?:if|when|while|because|as|since|although|though|before|after|where|once|until|unless|whether|wenn|weil|als|omdat|si|cuando|quand|parce|se|quando)(?!\p{L})/iu;
const LEADS_ON =
  /\b(?:and|or|but|that|which|who|when|where|because|if|so|than|as|not|no|a|an|the|of|to|for|in|with|is|are)$/iu;

/** Forbids what it stands behind: 'don't write it', 'please not on the site'. */
export const BANS_BACK = new RegExp(
  [
    // 'don't write it', 'please never mention that', and no 'we never repeat it'
    String.raw`(?<!\b(?:we|i|they|he|she|it|you|who|that) )\b(?:do not|don['’]?t|never|not|please no|rather not|no need to|nobody)\b[^.;:,]{0,20}\b(?:publish|mention|print|write|say|tell|put|post|show|use|repeat|go on about|dwell on) (?:it|this|that(?! (?:they|we|it|he|she|the|our|you|i|this|any|an?|all|no)\b)|these|them|him|her|those)\b(?! (?:\p{L}+ ){0,3}(?:like|as if|into|with|to)\b)`,
    String.raw`(?:\bdo not|\bdon['’]?t|\bnever|\bnot|\brather not) (?:mention|publish|print)[.!)]*$`,
    // '0 accidents in 12 years: don't brag'
    String.raw`(?:\bdo not|\bdon['’]?t|\bnever|\bnot to|\bwithout) (?:brag(?:ging)?|boast(?:ing)?|show(?:ing)? off)(?: (?:about|with|of) (?:it|this|that))?[.!)]*$`,
    // 'not for the site', 'between us'
    String.raw`(?:\bnot|n't) (?:for|on) (?:the |our )?(?:page|site|website|web|public|publication|print)`,
    // 'nothing about this', and no 'we have done nothing about it'
    String.raw`(?<!\b(?:do|done|did|does|know|knows|knew|hear|heard|said|is|was|have|has|there['’]s) )\bnothing (?:about|of) (?:this|that|it|which|who|where)\b`,
    String.raw`\bdo(?:es)?n['’]?t (?:have|need) to (?:be|go) (?:on|in)\b|hoeft er niet op|muss da nicht (?:drauf|hin|rein|stehen)|no hace falta ponerlo|pas besoin de le (?:dire|mettre)|não precisa (?:aparecer|estar)`,
    String.raw`\b(?:(?:this|that|it|which) (?:stays?|is)|(?:this|that|it)['’]s) (?:between us|private|confidential)\b|^between us\b|\boff the record\b`,
    // 'leave that out'
    String.raw`\bleave (?:it|this|that) (?:out|off)(?=[.,;!)]|$| please| of (?:it|this|the (?:page|site|text)))`,
    String.raw`\bkeep (?:it|this|that) (?:private|between us|quiet|off the|out of (?:it|this|the (?:page|site|text)))`,
    // 'do not use it to sell', 'not a word of it'
    String.raw`(?:do not|don['’]?t|never) use (?:it|this|that) (?:to sell|to promote|as|for (?:marketing|sales))`,
    String.raw`\b(?:do(?:es)?n['’]?t|do(?:es)? not) want to be (?:mentioned|named|shown|on (?:it|the))|\bprefers? not to be (?:mentioned|named|shown)`,
    String.raw`(?:not sure|do(?:es)?n['’]?t know|do not know) (?:if|whether) (?:this|that|it) (?:goes|should|can|belongs)`,
    String.raw`\b(?:an)?other page\b|\bnot a word\b|ni una palabra|pas un mot|kein wort|geen woord|nem uma palavra|(?:neanche|nemmeno) una parola`,
    String.raw`\bprefers? not to make (?:a|too|much|any)\b[^.]{0,24} (?:of|about) (?:it|this|that)\b`,
    String.raw`\b(?:check|ask|clear (?:it|this|that)) (?:it |this |that )?with \p{L}+ (?:first|before)\b`,
    // abroad
    'das schreiben wir nicht|pas pour le site|nicht für (?:die|unsere) (?:seite|webseite|website)|niet voor de (?:site|website)|no (?:es )?para la (?:web|página)',
    'non (?:è )?per il sito|(?:c.est|reste) confidentiel|vertraulich|(?:es|é) confidencial|è riservato|vertrouwelijk|não (?:é )?para o site|entre nous|unter uns(?: gesagt)?|onder ons|entre nosotros|das bitte nicht',
  ].join('|'),
  'iu',
);

/** Where a clause may begin. */
const BOUNDARY = /[,;:] |,? (?:and|but|so|because|und|aber|et|mais|y|pero|e|ma|mas|en|maar) | [–—-] /gu;
/** More clauses has no sentence that somebody reads. */
const MOST_CLAUSES = 12;
const isOpen = (text: string): boolean =>
  text.lastIndexOf('(') > text.lastIndexOf(')') || (text.split('"').length - 1) % 2 === 1;

/** The clauses of a sentence before those that are asked or remarked; undefined where they do not stand alone. */
export function before(text: string, isAsked: (said: string) => boolean, isEnglish = true): Cut | undefined {
  const bare = text.replace(/[.!]$/u, '');
  for (const { 0: mark, index } of [...bare.matchAll(BOUNDARY)].slice(0, MOST_CLAUSES).reverse()) {
    const said = bare.slice(0, index);
    if (isOpen(said) || isAsked(said)) continue;
    return stands(said, isEnglish) ? { said, left: capital(bare.slice(index + mark.length)) } : undefined;
  }
  return undefined;
}
export const withoutTalk = (text: string, isEnglish: boolean): Cut | undefined =>
  before(text, (said) => reasonOf(said, isEnglish) !== undefined, isEnglish);

/** Whether it is a sentence without what stood behind it. */
const stands = (said: string, isEnglish: boolean): boolean =>
  !SUBORDINATE.test(said) &&
  !LEADS_ON.test(said) &&
  (isEnglish ? hasVerb(said) || /[,;\d]/.test(said) : true) &&
  (count(said) > 2 || hasPrice(said));

/** Without what a bracket asks of the makers: '(a PhD, must be clear somewhere)'. */
export const withoutAsides = (text: string, isEnglish: boolean): string =>
  text.replace(/ ?\(([^()]*)\)/gu, (aside, inner: string) => {
    const parts = inner.split(/[,;] /u);
    // '(she'd rather not have more of these)'
    if (isEnglish && parts.every((part) => isWish(capital(part)) || isRemark(part))) return '';
    // what is forbidden in it is said of all of it
    if (parts.some((part) => clauseTalk(part, isEnglish) === 'ban')) return '';
    const left = parts.filter((part) => clauseTalk(part, isEnglish) === undefined);
    return left.length === parts.length ? aside : left.length === 0 ? '' : ` (${left.join(', ')})`;
  });

/** Why something of a brief is not on its page. */
export type Reason =
  | 'not to be published'
  | 'wishes for the page'
  | 'words that are not to be used'
  | 'not decided'
  | 'please ask whether it is so'
  | 'please ask: which languages the page is in'
  | 'not sure that it is for readers'
  | 'said to you'
  | 'in another language'
  | 'not placed';
const REASONS: Record<Talk, Reason> = {
  voice: 'wishes for the page',
  goal: 'wishes for the page',
  page: 'wishes for the page',
  ban: 'wishes for the page',
  open: 'not decided',
  secret: 'not to be published',
  chat: 'said to you',
};
/** Somebody's wish is not yet an open question. */
const UNDECIDED =
  /\?|\b(?:not sure|undecided|decided?|deciding|tb[acd]|maybe|perhaps|doubts?|disagrees?|still|against|argu\p{L}+|open|says? (?:no|yes)|depends)\b/iu;
const NEEDS =
  /^we need\b(?![^.]*\b(?:customers?|clients?|orders|bookings|sales|visitors|traffic|text|site|page|logo|brand|copy|buyers|you)\b)/iu;
/** Why a sentence is no copy; undefined for copy. */
export function reasonOf(text: string, isEnglish: boolean): Reason | undefined {
  if (isBan(text)) return 'words that are not to be used';
  const talk = talkOf(text, isEnglish);
  if (talk === 'open' && !UNDECIDED.test(text)) return 'wishes for the page';
  // what a charity needs is for its readers
  if (talk === 'goal' && NEEDS.test(text)) return undefined;
  return talk && REASONS[talk];
}
