import { nounSenses, tokensOf } from '@maquette/reading';
import { clausesOf, withoutLink } from './clauses';
import type { Cue, Talk } from './cue';
import { CUES } from './cues';
import { CUES_ABROAD } from './cues-abroad';
import { isFragment } from './phrase';
import { shortlyAsked, tellsLanguages } from './telegraphic';
import { plainOf, type Unit } from './units';
import { listedIn } from './wording';

// Half of a brief asks something of whoever makes the brand. What it asks decides where it goes: how to speak goes into the voice, what
// not to say or show into the rules, what is to be reached into the plan, and who has decided what into none of them. No reader of the
// brand is to meet any of it.

export type { Talk } from './cue';

/** Words in quotes; the mark of a genitive or of 'don't' opens none. */
const QUOTES = /(?:^|[\s(])["“«‘'„][\p{L}\d][^"”»’']{1,40}[,.]?["”»’'](?!\p{L})/u;
const FORBIDS =
  /^(?:(?:and|but|also|so),? )?(?:please )?(?:no|not|never|nor|avoid|without|nothing like|(?:do not|don['’]t) (?:use|say|write|call))\b/iu;
const FORBIDS_ABROAD =
  /^(?:(?:en|und|et|y|e|ook|auch) )?(?:geen|keine?n?|nicht|niet|pas de|pas d['’]|sin|niente|sem|nada de|ni|no|non|não|nie|żadn\p{L}+)(?!\p{L})[^.]*(?:^|[\s(])["“«‘'„]\p{L}/iu;
const NO_WORD = /\b(?:no|not|never) ['"‘“«„]\p{L}[^"”»’']{1,40}[,.]?["”»’'](?!\p{L})/iu;
const IS_PRICE = /[€$£¥₦₩₹₱]\s?\d|\d\s?(?:€|£|zł|kr\b|Ft\b|lei\b|soles\b|euros?\b|CHF|USD|EUR)/u;
/** A sum or a term that customers reckon with. */
const IS_TERM =
  /[€$£¥₦₩₹₱]\s?\d|\d\s?(?:€|£|zł|kr\b|Ft\b|lei\b|soles\b|euros?\b|CHF|USD|EUR)|\b(?:\d+(?:[–-]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:(?:working|business) )?(?:days?|weeks?|hours?|minutes?|months?|years?|%|km|kg|persons?|people)\b/iu;
/** Words in quotes that are not to be said. */
export const isBan = (text: string): boolean =>
  (FORBIDS.test(text) && QUOTES.test(text) && !IS_PRICE.test(text)) || NO_WORD.test(text) || FORBIDS_ABROAD.test(text);

const TELLS =
  /^(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?: \([^)]{2,40}\))?(?: (?:at|from|in) (?:the )?\p{L}+)?(?: and \p{Lu}\p{Ll}+)?(?: (?:also|still|always|just|mostly|then|now|really|only|later))? (?:insist(?:s|ed)?|doubt(?:s|ed)?|wants?|wanted (?!an?\b|her\b|his\b)|thinks?|thought|reckons?|prefers?|hates?|suggest(?:s|ed)|decided|won\b|disagrees?|(?:says?|said)(?! (?:good|outstanding|excellent|yes)\b)|would (?:like|prefer|rather)|is (?:not sure|against|for it))(?!\p{L})|^(\p{Lu}\p{Ll}+): ["“]/u;
const NOBODY =
  /^(?:we|i|you|it|he|she|they|who|nobody|everybody|everyone|somebody|someone|anyone|people|one|most|some|many|all|each|this|that|the|parents|customers|clients|children|guests|visitors|patients|neighbours|tourists|locals|ofsted)$/;
/** 'Hanne insists', 'Mum says no': somebody's word on the page; a visitor or a school inspector is no such name. */
const isTold = (text: string): boolean => {
  const found = TELLS.exec(text);
  const name = (found?.[1] ?? found?.[2])?.toLowerCase();
  return name !== undefined && !NOBODY.test(name) && (!isKnown(name) || RELATIVES.test(name));
};
/** A word such as 'farmers' or 'do', and no name. */
const isKnown = (name: string): boolean =>
  nounSenses(name).length > 0 ||
  tokensOf(name)
    .flat()
    .some(({ lemma, pos }) => nounSenses(lemma).length > 0 || pos === 'VERB' || pos === 'AUX');
const RELATIVES = /^(?:mum|mom|mother|dad|father|uncle|aunt|auntie|grandma|sales|marketing)$/;

const IS_ENGLISH =
  /\b(?:the|and|of|is|we|with|our|are|that|from|it|they|which|who|have|at|not|a|an|in|on|for|to|no|i|by)\b/iu;
const asks = (cues: readonly Cue[], text: string): Talk | undefined => {
  const plain = plainOf(text);
  const bare = withoutLink(plain);
  return cues.find(({ says, unless }) => (says.test(plain) || says.test(bare)) && !unless?.test(plain))?.asks;
};

/** What one clause asks of the makers; undefined for what tells of the brand. */
export function clauseTalk(text: string, isEnglish: boolean): Talk | undefined {
  if (isBan(text)) return 'ban';
  if (isEnglish && isTold(text)) return 'open';
  if (!isEnglish) return asks(CUES_ABROAD, text);
  // one sentence of another language within an English brief
  return asks(CUES, text) ?? (IS_ENGLISH.test(text) ? undefined : asks(CUES_ABROAD, text));
}

/** It speaks of the page beyond doubt. */
const OF_PAGE =
  /\b(?:page|site|website|text|headline|say|write|mention|put|publish|photos?|pictures?|tone|voice|words?|please|brief|notes?|copy|print|insists|not for)\b/iu;
/** 'We don't give advice, don't represent you': it has its subject from before. */
const GOES_ON = /^(?:and |or |but )?(?:do not|don['’]?t|never|cannot|can['’]?t) \p{Ll}/iu;
const OURS = /\b(?:we|i)(?:['’](?:re|m|ve|ll|d))?\b/iu;

/** Which clauses of a sentence ask something of the makers. */
function clausesTalk(clauses: readonly { text: string }[], isEnglish: boolean): (Talk | undefined)[] {
  const all = clauses.map(({ text }) => text).join(', ');
  const isFact = IS_TERM.test(all) && !OF_PAGE.test(all);
  let isOurs = false;
  return clauses.map(({ text }) => {
    if (isOurs && GOES_ON.test(text) && !OF_PAGE.test(text.replace(GOES_ON, ''))) return undefined;
    const talk = clauseTalk(text, isEnglish);
    isOurs ||= talk === undefined && OURS.test(text);
    return isFact && talk && /^(?:voice|page|goal|chat)$/.test(talk) ? undefined : talk;
  });
}

/** What a sentence, or any clause of it, asks of the makers. */
export function talkOf(text: string, isEnglish: boolean): Talk | undefined {
  const clauses = clausesOf(text);
  const [whole] = clausesTalk([{ text }], isEnglish);
  const talks = clausesTalk(clauses, isEnglish);
  // 'We don't give advice, don't represent you'
  const isCarried = clauses.length > 1 && talks.every((talk) => talk === undefined) && OURS.test(text);
  if (whole && !(isCarried && clauses.some((clause) => GOES_ON.test(clause.text)))) return whole;
  return talks.find((talk) => talk !== undefined);
}

/** Says of what stands beside it that it counts most. */
export const FLAGS = new RegExp(
  [
    // 'Lead with this', 'put that first'
    String.raw`(?<!(?:don't|don’t|not|never) )\blead with (?:this|that|it)\b`,
    String.raw`\b(?:put|have) (?:that|this) (?:first|at the top|high up|on top)`,
    String.raw`\bcould (?:that|this) be (?:high|first|near the top)`,
    // 'This must be visible'
    String.raw`\b(?:this|that|it) (?:must|should|has to|needs to)(?: really)? (?:be|stay|stand) (?:very )?(?:visible|clear|seen|first|obvious|on top|at the top|high up|prominent|big|known)`,
    String.raw`\bthis (?:sentence|line|warning|part) (?:has to|must|should) (?:be|stay|stand)`,
    String.raw`\bmust (?:really )?be (?:at the top|visible|first|seen)`,
    String.raw`^(?:please )?make (?:that|this) (?:very )?clear`,
    // 'That is the main thing', 'a line for the top of the page'
    String.raw`\b(?:this|that|it|which)(?:'s| is) (?:the|our) (?:most important|main|important|whole) (?:thing|point|idea)`,
    String.raw`\b(?:this|that) matters most\b|\bthis is what (?:i|we) want (?:people|them) to know\b`,
    String.raw`\b(?:something|good|nice|line|sentence|one) for the (?:top of the page|headline|top)\b`,
    // abroad
    String.raw`(?:esto|eso) tiene que quedar (?:muy )?claro|das ist (?:uns |mir )?(?:das |ganz |sehr )?wichtig|c'est (?:le plus |très )?important|isso tem que aparecer`,
  ].join('|'),
  'iu',
);

/** Asks that no customers' words stand on the page. */
export const BARS_VOICES =
  /\b(?:no|never|without|not|n't) (?:\p{L}+ ){0,3}(?:testimonials?|reviews?|quotes? (?:from|of))\b|\bkeine (?:bewertungen|kundenstimmen)|\bpas (?:d['’]avis|de témoignages)|\bsin (?:testimonios|opiniones|reseñas)|\bgeen (?:beoordelingen|recensies)/iu;

/** 'I want people to know that we come and look first': what they shall know is meant for them. */
export const TO_BE_KNOWN =
  /\b(?:want|like) (?:people|them|customers|clients|everyone|everybody|families|parents) to (?:know|understand) (?:that|how|why)\b|(?<!\p{L})(?:weten|wissen|sepan|sachent|sappiano) (?:dat|dass|que|qu'|che)(?!\p{L})/u;
/** Openness towards customers, and no wish for the text. */
const CANDID = /\bprefer to (?:say|tell) (?:it|so|this|that|them|people|customers)\b(?! on\b)|\bpreferimos decirlo\b/;

// --- of the strategy -----------------------------------------------------------------------------------------------------------------------

/** What a sentence asks of the makers, as a strategy tells it apart. */
export type Errand = 'voice' | 'ban' | 'goal' | 'note';
/** What is told in confidence has roles of its own. */
const ERRANDS: Record<Exclude<Talk, 'secret'>, Errand> = {
  voice: 'voice',
  ban: 'ban',
  goal: 'goal',
  page: 'note',
  open: 'note',
  chat: 'note',
};
const NEGATES = /\b(?:no|not|never|don't|avoid|nor|without)\b|n't\b/;

/** Asked of customers and said on a page: 'Bring a chair', 'Ring before eight'. */
const TO_CUSTOMERS =
  /^(?:ring|call|phone|text|book|bring|come|ask|visit|order|hire|rent|borrow|reserve|buy|send (?:us|me|a|in|your)|write to|drop|join|try|wear|see|park|pay|leave|knock|look for|walk|take|email|e-mail|tell us|sign up|donate|give|store|wash|dry|allow|expect|measure|choose|pick|have|get|check|wait|press|count|turn|be|do)\b/;
/** An order: it begins with what is to be done. */
function isOrder(text: string, plain: string): boolean {
  if (TO_CUSTOMERS.test(plain)) return false;
  const denied = /^(?:please )?(?:do not|don't|dont|never) (?!more\b|less\b)/u.exec(plain)?.[0];
  if (denied !== undefined) {
    const [verb] = tokensOf(plain.slice(denied.length)).flat();
    return verb?.pos === 'VERB' && verb.lower === verb.lemma;
  }
  const [first, second] = tokensOf(text).flat();
  return (
    first?.pos === 'VERB' &&
    first.lower === first.lemma &&
    nounSenses(first.lower).length === 0 &&
    /^(?:DET|PRON|PROPN|ADP|NOUN|ADJ)$/.test(second?.pos ?? '')
  );
}

const SHORT = 8;
function errandOf(unit: Unit, before: Errand | undefined, share: number): Errand | undefined {
  const { text, plain, isForeign } = unit;
  if (CANDID.test(plain) || TO_BE_KNOWN.test(plain)) return undefined;
  if (share > 0 && tellsLanguages(text)) return undefined;
  const talk = talkOf(text, !isForeign);
  // a list of prices is one, wherever it shall stand
  if (
    isForeign &&
    talk !== 'goal' &&
    /\d ?(?:€|euro|kr|zł|chf)|€ ?\d/.test(plain) &&
    !/bitte|svp|alstublieft|por favor/.test(plain)
  )
    return undefined;
  if (talk && talk !== 'secret') return talk === 'page' && NEGATES.test(plain) ? 'ban' : ERRANDS[talk];
  const short = isForeign || share === 0 ? undefined : shortlyAsked(text, share);
  if (short) return short;
  const { said, notSaid } = isForeign ? { said: [], notSaid: [] } : listedIn(unit);
  if (unit.isForMakers || said.length + notSaid.length > 0)
    return NEGATES.test(plain) || notSaid.length > said.length ? 'ban' : 'note';
  if (!isForeign && isOrder(text, plain))
    return /^(?:please )?(?:do not|don't|dont|never)\b/.test(plain) ? 'ban' : 'note';
  // 'Marketing says we should say bespoke. I don't like it.'
  if (before === 'note' && /^(?:i|we|he|she|they) (?:don't|do not|doesn't|didn't) (?:like|want|agree)\b/.test(plain))
    return 'note';
  // 'Wanted: two people who can sharpen. People under 40.'
  if (before === 'goal' && text.split(' ').length < 7 && isFragment(text)) return 'goal';
  // 'It should sound like a garage. Oily, quick.'
  if (before === 'voice' && text.split(' ').length <= SHORT && !/\d|day|open/.test(plain) && isFragment(text))
    return 'voice';
  return undefined;
}

/** What each sentence asks of the makers; undefined for those that tell of the brand. */
export function errandsOf(units: readonly Unit[]): (Errand | undefined)[] {
  const found: (Errand | undefined)[] = [];
  units.forEach((unit, at) => found.push(errandOf(unit, found.at(-1), at / Math.max(1, units.length - 1))));
  return found;
}

/** 'Children: yes.' */
const HEADING = /^(?:the )?(?:\p{L}+ ){0,3}\p{L}+\.$/u;
/** Stands over what follows it and says nothing by itself: 'How it works.' */
export const isHeading = ({ text, plain }: Pick<Unit, 'text' | 'plain'>): boolean =>
  HEADING.test(text) &&
  !/\d/.test(text) &&
  (text.split(' ').length === 1 ||
    /^(?:how (?:it|this|we)|what (?:else|we do|it costs)|who we are|about us|that's it|and now|so far)\b/.test(plain));
