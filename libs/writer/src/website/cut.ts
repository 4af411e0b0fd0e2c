import { clausesOf, joinedAgain, withoutLink } from '../brief/clauses';
import { clausesTalk, clauseTalk, isBan, type Talk, talkOf } from '../brief/talk';
import { tokensOf } from '@maquette/reading';
import { hasPrice } from './items';

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

const REASON_FOR =
  /^(?:so|therefore|hence|that's why|dus|daarom|also|deshalb|darum|donc|por eso|así que|quindi|perciò|por isso)\b/iu;
/** It is to be told, and how. */
const SAY_IT = /^so (?:please )?(?:say|put|tell|write|mention) (?:it|this|that)\b/iu;
const SUBORDINATE =
  /^(?:if|when|while|because|as|since|although|though|before|after|where|once|until|unless|whether|wenn|weil|als|omdat|si|cuando|quand|parce|se|quando)(?!\p{L})/iu;
const LEADS_ON =
  /\b(?:and|or|but|that|which|who|when|where|because|if|so|than|as|not|no|a|an|the|of|to|for|in|with)$/iu;
/** What is left is no half of what is said. */
const TIED =
  /\bso please\b|\binstead\b|\bnot the \p{L}+$|^(?:please no|no thanks|no thank you|no|not|never|please|please not)$|^(?:\p{L}+ )?\p{L}+ (?:ainda não|aún no|todavía no|weiß|weet|ne sais|non so)(?!\p{L})/iu;

/** Forbids what it stands behind: 'don't write it', 'please not on the site'. */
export const BANS_BACK = new RegExp(
  [
    // 'don't write it', 'please never mention that', and no 'we never repeat it'
    String.raw`(?<!\b(?:we|i|they|he|she|it|you|who|that) )\b(?:do not|don['’]?t|never|not|please no|rather not|no need to|nobody)\b[^.;:,]{0,20}\b(?:publish|mention|print|write|say|tell|put|post|show|use|repeat|go on about|dwell on) (?:it|this|that|these|them|him|her|those)\b(?! (?:\p{L}+ ){0,3}(?:like|as if|into|with|to)\b)`,
    String.raw`(?:\bdo not|\bdon['’]?t|\bnever|\bnot|\brather not) (?:mention|publish|print)[.!)]*$`,
    // 'not for the site', 'between us'
    String.raw`(?:\bnot|n't) (?:for|on) (?:the |our )?(?:page|site|website|web|public|publication|print)`,
    // 'nothing about this', and no 'we have done nothing about it'
    String.raw`(?<!\b(?:do|done|did|does|know|knows|knew|hear|heard|said|is|was|have|has|there['’]s) )\bnothing (?:about|of) (?:this|that|it|which|who|where)\b`,
    String.raw`\bdo(?:es)?n['’]?t (?:have|need) to (?:be|go) (?:on|in)\b|hoeft er niet op|muss da nicht (?:drauf|hin|rein|stehen)|no hace falta ponerlo|pas besoin de le (?:dire|mettre)|não precisa (?:aparecer|estar)`,
    String.raw`\b(?:stays?|is) (?:between us|private|confidential)\b|^between us\b|\boff the record\b`,
    // 'leave that out'
    String.raw`\bleave (?:it|this|that) (?:out|off)(?=[.,;!)]|$| please| of (?:it|this|the (?:page|site|text)))`,
    String.raw`\bkeep (?:it|this|that) (?:private|between us|quiet|off the|out of (?:it|this|the (?:page|site|text)))`,
    // 'do not use it to sell', 'not a word of it'
    String.raw`(?:do not|don['’]?t|never) use (?:it|this|that) (?:to sell|to promote|as|for (?:marketing|sales))`,
    String.raw`\b(?:do(?:es)?n['’]?t|do(?:es)? not) want to be (?:mentioned|named|shown|on (?:it|the))|\bprefers? not to be (?:mentioned|named|shown)`,
    String.raw`(?:not sure|do(?:es)?n['’]?t know|do not know) (?:if|whether) (?:this|that|it) (?:goes|should|can|belongs)`,
    String.raw`\b(?:an)?other page\b|\bnot a word\b|ni una palabra|pas un mot|kein wort|geen woord|nem uma palavra|(?:neanche|nemmeno) una parola`,
    // abroad
    'das schreiben wir nicht|pas pour le site|nicht für (?:die|unsere) (?:seite|webseite|website)|niet voor de (?:site|website)|no (?:es )?para la (?:web|página)',
    'non (?:è )?per il sito|não (?:é )?para o site|entre nous|unter uns(?: gesagt)?|onder ons|entre nosotros|das bitte nicht',
  ].join('|'),
  'iu',
);

/** The words before a colon that only say that the rest is to be told. */
const TO_TELL =
  /^(?!.*(?:\bnot\b|n['’]t\b|never|["“]))(?:please )?(?:write|list|mention|include|tell|say)\b|^(?:not a|no) joke\b|\b(?:know|most important|important|softened|must[- ]haves?|must have|absolument|unbedingt|imprescindible|the heart|the point)\b/iu;

const HAS_SUBJECT =
  /(?<!\p{L})(?:we|i|you|they|it|there|the|our|each|every|wir|nous|on|nosotros|noi|wij|sie|il|ils|die|der|das|les|la|le|los|las|o|a)(?!\p{L})|\d/iu;
/** 'say "some visits are paid by the state"': the wording that is agreed. */
const AGREED = /^(?:please )?(?:say|write|print|put) ["“'‘]((?:[\p{L}\d’'-]+ ){2,}[\p{L}\d’'-]+)[.!]?["”'’](?!\p{L})/iu;

/** What stands of a sentence with talk in it; nothing where the one is the reason of the other, or nothing is copy. */
export function withoutTalk(text: string, isEnglish: boolean): Cut | undefined {
  const clauses = clausesOf(
    text.replace(/[.!]$/, '').replace(/ and (?=(?:i|we) (?:want|would like|['’]d like)\b)/giu, ', and '),
  );
  const talks = clausesTalk(clauses, isEnglish).map((talk) => talk !== undefined);
  const at = talks.indexOf(true);
  if (at === -1) return undefined;
  const last = talks.lastIndexOf(true) + 1;
  // ', with equal size to mine': goes with the talk before it
  const end =
    at > 0 && clauses[last - 1]?.mark === ',' && !HAS_SUBJECT.test(joinedAgain(clauses.slice(last)))
      ? clauses.length
      : last;
  const agreed = AGREED.exec(clauses[at]?.text ?? '')?.[1];
  if (agreed !== undefined && at > 0) return { said: agreed, left: text };
  // 'What people need to know first: …'
  if (at === 0 && end === 1 && clauses[0]?.mark === ':' && TO_TELL.test(clauses[0].text) && clauses.length > 1)
    return { said: joinedAgain(clauses.slice(1)), left: clauses[0].text };
  // 'The site must have the telephone big: 261 555 014'
  const reach = joinedAgain(clauses.slice(1));
  if (at === 0 && end === 1 && clauses[0]?.mark === ':' && /\d[\d ]{5,}\d|\S@\S/u.test(reach))
    return { said: reach, left: clauses[0].text };
  if (at > 0 && end < clauses.length) {
    const [before, after] = [clauses[at - 1]?.mark, clauses[end - 1]?.mark];
    const isAside = talks.slice(at, end).every(Boolean);
    // 'it depends, but so that people have an idea: a hall …'
    if (before === ',' && after === ':' && isAside)
      return {
        said: `${joinedAgain(clauses.slice(0, at))}${clauses.slice(0, at).some(({ mark }) => mark === ':') ? ' –' : ':'} ${joinedAgain(clauses.slice(end))}`,
        left: joinedAgain(clauses.slice(at, end)),
      };
    // 'three years, don't ask; then we moved'
    if (after !== ';' || !isAside) return undefined;
  }
  if (at === 0) {
    // 'Sorry for the mess; we open at nine', 'Don't print it: …' is not
    const rest = joinedAgain(clauses.slice(end));
    return clauses[end - 1]?.mark === ';' && stands(rest, isEnglish)
      ? { said: rest, left: joinedAgain(clauses.slice(0, end)) }
      : undefined;
  }
  const left = joinedAgain(clauses.slice(at, end));
  const rest = end < clauses.length ? `; ${joinedAgain(clauses.slice(end))}` : '';
  // 'don't write it': what it speaks of goes back to the semicolon before it
  const back = BANS_BACK.test(left) ? clauses.slice(0, at).findLastIndex(({ mark }) => mark === ';') + 1 : at;
  const said = joinedAgain(clauses.slice(0, back)) + rest;
  if (back === 0) return undefined;
  const isTied = back === at && ((REASON_FOR.test(left) && !SAY_IT.test(left)) || TIED.test(left));
  return !isTied && stands(said, isEnglish) ? { said, left: joinedAgain(clauses.slice(back, end)) } : undefined;
}

/** Whether it is a sentence without what stood behind it. */
const stands = (said: string, isEnglish: boolean): boolean =>
  (!SUBORDINATE.test(said) || /[,:] /u.test(said)) &&
  !LEADS_ON.test(said) &&
  (isEnglish ? hasVerb(said) || /[,;\d]/.test(said) : count(said) > 3) &&
  (count(said) > 2 || hasPrice(said)) &&
  talkOf(withoutLink(said), isEnglish) === undefined &&
  !isBan(said);

/** Without what a bracket asks of the makers: '(a PhD, must be clear somewhere)'. */
export const withoutAsides = (text: string, isEnglish: boolean): string =>
  text.replace(/ ?\(([^()]*)\)/gu, (aside, inner: string) => {
    const parts = inner.split(/[,;] /u);
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
const NEEDS =
  /^we need\b(?![^.]*\b(?:customers?|clients?|orders|bookings|sales|visitors|traffic|text|site|page|logo|brand|copy|buyers|you)\b)/iu;
/** Why a sentence is no copy; undefined for copy. */
export function reasonOf(text: string, isEnglish: boolean): Reason | undefined {
  if (isBan(text)) return 'words that are not to be used';
  const talk = talkOf(text, isEnglish);
  // what a charity needs is for its readers
  if (talk === 'goal' && NEEDS.test(text)) return undefined;
  return talk && REASONS[talk];
}
