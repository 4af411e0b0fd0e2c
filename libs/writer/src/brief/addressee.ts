import type { Unit } from './units';
import { listedIn } from './wording';

// A brief speaks of the brand, and in between to whoever writes for it. What it says to them is a rule, a wish or a note of
// theirs: no reader of the brand is to meet it, so no slot that quotes or retells may take it.

const TEXT = String.raw`(?:web ?site|site|brand|copy|text|logo|tone|(?:home|landing|front)? ?page|strategy|branding|rebrand|identity|campaign|wording|slogan|tagline|brochure|writing)s?`;
/** What is done with words and looks, and with nothing else. */
const WRITING = String.raw`(?:say|write|use|mention|call (?:it|us|them|him|her|this|our|people|anyone)|make (?:it|us|them|this|that|our|me|the ${TEXT})|show|publish|put|print|name|promise|claim|sound|look|talk|tell|describe|compare|portray|depict|pretend|try to|turn (?:it|us|this)|quote|imply|hint|refer to|forget|touch|include|treat us|write|romantici[sz]e|mock|patroni[sz]e|oversell|emphasi[sz]e|play (?:up|down)|lean (?:on|into)|go (?:for|on about)|overdo|worry|exaggerate|brag)`;
const NAMED_PERSON = String.raw`(?:insists?|doubts?|disagrees?|objects?|hates? (?:it|this|that)|worries|worried|would prefer|isn't sure|is not sure|will have kittens|gets angry|is against)`;

const ORDERS: readonly RegExp[] = [
  // 'Kindly make it look …', 'no gimmicks please'; a greeting at the counter is none
  /^(?:please|kindly|pls|plz)\b(?! (?:ring|call|book|bring|knock|wear|come|wait|phone|note that we)\b)/,
  /\b(?:please|pls|plz|kindly)[.!]?$/,
  /[,;] (?:so )?(?:please|kindly)\b/,
  /^no [^.]{2,40} please\b/,
  new RegExp(
    `^(?:(?:and|but|so|also|above all|most of all|whatever you do|surely),? )?(?:do not|don't|never|nor|not to|avoid|must not|you must not|you may not|you can't|try not to|be careful (?:not to|with)) ${WRITING}\\b`,
  ),
  /^(?:avoid|steer clear of|stay away from|keep away from|leave out|leave off|feel free to|make (?:it|us|them|this) (?:look|sound|feel|clear|seem|read)|make sure|keep (?:it|the (?:tone|text|copy|site))|write it|be careful|remember (?:that|to)|think of|imagine|let's|let us|focus on|emphasi[sz]e)\b/,
  // 'No AI claims.'
  /^(?:and |so |also )?no (?:[\p{L}\d-]+ ){0,3}(?:claims?|talk|jargon|slogans?|puns?|jokes?|clich[ée]s?|buzzwords?|emojis?|superlatives?|exclamation marks?|hype|marketing(?: speak| language)?|testimonials?|speak|language|adjectives|gimmicks?|hashtags?|stock (?:photos?|pictures?|images?)|words like [^.]+)(?:[.,;:]|$| (?:about|on|of|because)\b)/u,
  // 'HARD RULES from our board: …', 'Words we do not use: …', 'Not allowed: …'
  /^(?:our |the |some |hard |house |ground |strict |board |brand |important )*(?:rules?|musts?|don'ts|no-?gos?|restrictions?|taboos?)(?: [\p{L}' ]{1,40})?:/u,
  /^(?:the |some |any )?(?:words?|terms?|phrases?|expressions?|vocabulary)\b[^.:]{0,60}\b(?:not|never|don't|avoid|reject|hate|refuse|ban|banned|forbidden|use|like|prefer)\b/,
  /^(?:not allowed|forbidden|banned|off limits|out of bounds|taboo|to avoid|tone|style|voice)\b[^.:]{0,30}:/,
  /\bwe (?:do not|don't|never|will not|won't|refuse to|hate to|can't stand)(?: ever)? (?:say|use the (?:words?|terms?|phrases?)|call (?:them|it|him|her|ourselves|people))\b/,
  /^(?:say|write|call it) /,
  /\b(?:we|you|they|one) (?:should|must|may|can|shall)(?: not|n't| never)? (?:say|write|mention|publish|name|show|claim)\b/,
  /[,;:] (?:and |so |but )?(?:don't|do not|never) (?:mention|publish|name|write|say|show)\b/,
  /\bwe(?: have|'ve)? decided\b/,
  // the text itself is spoken of
  new RegExp(
    `(?:^|\\b(?:the|our|new|this|your|a) )${TEXT}\\b[^.]{0,50}\\b(?:should|must|mustn't|has to|have to|needs? to|ought to|shall|cannot|can't|may not|is to be|are to be)\\b`,
  ),
  new RegExp(
    `\\b(?:on|for|in) the (?:web ?site|site|home ?page|copy|brochure)\\b[^.]{0,60}\\b(?:we|i) (?:want|prefer|would|need|don't|do not)\\b`,
  ),
  new RegExp(
    `\\b(?:should|must|mustn't|has to|have to|needs? to|ought to)(?: not| never)?(?: be able to)? (?:sound|feel|look|read|come across|be (?:seen|shown|said|mentioned|presented|described|portrayed|clear|obvious)|stand on (?:its|their) own|not feel)\\b`,
  ),
  /\bif it says\b/,
  new RegExp(`\\b(?:would like|wants?|hopes?) (?:the|our) ${TEXT}\\b`),
  new RegExp(`\\b(?:do not|don't|does not|doesn't) want\\b[^.]{0,40}\\b(?:on|in) the ${TEXT}\\b`),
  /\b(?:we|i|they)(?: really| just| only)? (?:want|need|would like|'d like|prefer)(?: you)? (?:to )?(?:publish|speak|talk|say|tell|sound|look|come across|avoid|be (?:seen|careful|known|honest|described|called)|make (?:it|this|that) clear)\b/,
  /\b(?:we'd|i'd|we would|i would) (?:rather|prefer)(?: it| that)?,? (?:die|not|you|be (?:called|seen|described)|that|if)\b/,
  /\b(?:make|making|made) (?:us|me|it|them) (?:sound|look|feel|seem)\b/,
  // notes of a meeting, and what is still to be asked
  /\b(?:to be (?:confirmed|checked|decided|discussed)|tbc|tbd|check (?:with|this with|that with)|before you (?:say|write|use|publish)|in (?:the|this) brief\b|this brief\b|fyi|for your information|kick-?off|as discussed|typed up|contradictions?)\b/,
  /^(?:nb|note|notes|reminder)\b[^.]{0,20}[:(]|^notes (?:from|of|on)\b/,
  /\bnot sure (?:if|whether|how|about)\b|\bi(?:'m| am) not sure\b/,
];
const OF_PEOPLE = [
  new RegExp(
    String.raw`(?:^|[\s,(])(?!(?:Nobody|Everyone|Everybody|Somebody|People|Customers|Clients|Someone|Who|It|That|This|He|She|We|They)\b)\p{Lu}\p{Ll}+ ${NAMED_PERSON}(?!\p{L})`,
    'u',
  ),
];
/** The same in the languages in which briefs come. */
const FOREIGN: readonly RegExp[] = [
  /(?<!\p{L})(?:surtout pas|merci de|s'il vous pla[iî]t|svp|évite[rz]|ne (?:dites|mettez|utilisez|parlez|faites|montrez|jamais)|(?:on|nous) (?:préfér|préfèr|veut|voul|voudr|souhait|aimer)\p{L}*|sur le site|jamais (?:le mot|dire|écrire))(?!\p{L})/u,
  /(?<!\p{L})(?:bitte|auf keinen fall|nicht (?:verwenden|schreiben|sagen|benutzen|zeigen|erwähnen)|wir (?:möchten|wollen|wünschen)|vermeiden|auf der (?:website|webseite|seite)|die (?:website|seite|texte?) sollen?)(?!\p{L})/u,
  /(?<!\p{L})(?:por favor|no (?:digan|usen|pongan|escriban|queremos|usar|decir|mencionar)|evit(?:ar|en|e)|queremos (?:que|sonar)|preferimos|nunca (?:digan|usen|decir)|en la (?:web|página))(?!\p{L})/u,
  /(?<!\p{L})(?:alsjeblieft|a\.u\.b|niet (?:gebruiken|zeggen|schrijven|noemen)|vermijd|liever niet|(?:wij|we) willen|op de (?:website|site)|per favore|non (?:usate|dite|scrivete|vogliamo)|evitare|preferiamo|sul sito|não (?:usem|digam|queremos)|prefer[ií]mos)(?!\p{L})/u,
];

/** What a sentence tells of the brand before it turns to the writer: it stays a fact without its last words. */
const FACT_FIRST = /^(?:we|our|i|it|the|an?|\p{L}+ is)\b[^,;]{20,}[,;] (?:and |so )?please\b/u;

/** It is said to whoever writes or designs: an order, a wish for the texts, a prohibition, a note. */
export function isToWriter({ text, plain, isForeign }: Pick<Unit, 'text' | 'plain' | 'isForeign'>): boolean {
  if (FOREIGN.some((pattern) => pattern.test(plain))) return true;
  if (isForeign) return false;
  if (OF_PEOPLE.some((pattern) => pattern.test(text))) return true;
  if (FACT_FIRST.test(plain)) return false;
  const { said, notSaid } = listedIn({ text, plain });
  return said.length + notSaid.length > 0 || ORDERS.some((pattern) => pattern.test(plain));
}

const NOT =
  /^(?:there (?:will|must|should|shall) be )?(?:(?:and|or|but|also|so|surely|above all) )*(?:(?:the|our) [\p{L} ]{2,24} )?(?:no|not|never|don't|do not|avoid|nor|must not|may not|mustn't|cannot|can't|nothing|nobody|surtout pas|ne|pas de|kein\p{L}*|nicht|nunca|geen|nooit|non)(?!\p{L})/iu;
const PARTS =
  /[,;] (?:and |or |but )?(?=(?:(?:the|our) [\p{L} ]{2,24} )?(?:no|not|never|don't|do not|avoid|nor|must not|may not|mustn't)\b)|(?<=[.!?]) /giu;
const LONGEST_RULE = 180;

/** The prohibitions in what is said to the writer, each as a short sentence: what stands beside them is left out. */
export const prohibitionsIn = (text: string): string[] =>
  text
    .replace(/^[^:]{2,60}: (?=\S)/u, '')
    // 'no slogans please, we have had enough of them': why stands for itself
    .replace(/ (?:please|kindly|pls|plz), (?!(?:and|or|no|not|never|don't|do not)\b).*$/i, '')
    .replace(/,? *\b(?:please|kindly|pls|plz)\b,? */gi, ' ')
    .split(PARTS)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|or|but|also|so) /i, '')
        .replace(/[\s,;:.!]+$/, ''),
    )
    .filter((part) => NOT.test(part) && part.split(' ').length > 1 && part.length < LONGEST_RULE)
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`);
