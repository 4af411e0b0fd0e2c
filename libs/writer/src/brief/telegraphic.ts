import { nounSenses, tokensOf } from '@maquette/reading';
import { MANNERS } from '../knowledge/manners';
import { isFragment } from './phrase';

// Notes ask in two or three words what a letter asks in a sentence: 'Warm but exact', 'Number huge', 'Answer the question frankly'.

const KNOWN = new Set(MANNERS.split('\n').flatMap((line) => (line.split('|')[0] ?? '').trim().split(', ')));
const DEGREE =
  /^(?:(?:and|but|also|please|very|quite|rather|a (?:bit|little)|not too|more|less|always|never too|should be|must be|has to be|be|sounds?|feels?|wants?(?: it)?|likes?|keep it|make it|it(?: is|'s)|we are) )+/i;
/** What is seen or read of a brand. */
const OF_A_PAGE =
  /^(?:words?|sentences?|colou?rs?|letters?|pictures?|photos?|images?|tone|voice|text|type|humou?r|language|design|look|looks)$/;
const isAdjective = (word: string): boolean => {
  if (KNOWN.has(word)) return true;
  const last = tokensOf(`It is very ${word}.`).flat().at(-2);
  return last?.pos === 'ADJ' || (last?.pos === 'VERB' && /(?:ed|ing)$/.test(word));
};
type Part = 'known' | 'manner' | 'ban';
function partOf(said: string): Part | undefined {
  const part = said.trim().toLowerCase();
  if (/^(?:no|not|never|nothing|without|don['’]t|do not) /.test(part))
    return part.split(' ').length < 5 || /^(?:don['’]t|do not|never) (?:say|show|use|write)\b/.test(part)
      ? 'ban'
      : undefined;
  const words = part.replace(DEGREE, '').split(' ');
  const last = words.at(-1) ?? '';
  if (words.length > 3 || last === '') return undefined;
  // in which languages it speaks is a fact
  if (words.some((word) => isOrigin(word.charAt(0).toUpperCase() + word.slice(1)))) return undefined;
  if (words.every((word) => isAdjective(word))) return words.some((word) => KNOWN.has(word)) ? 'known' : 'manner';
  // 'few words', 'bright colours', 'plain letters'
  if (words.length > 1 && OF_A_PAGE.test(last) && words.slice(0, -1).every(isAdjective)) return 'known';
  return undefined;
}

/** 'Warm but exact, no globes': nothing but how it shall be, as notes have it behind what they tell. */
function isManner(text: string, share: number): boolean {
  const said = text.replace(/[.!]$/, '');
  if (/\d/.test(said) || said.split(' ').length > 14) return false;
  // what begins with a wish needs no other sign
  const isWished = /^(?:we )?(?:wants?|likes?|should (?:be|feel|look|sound)|keep it|make (?:it|us)) /i.test(said);
  if (share < 0.5 && !isWished) return false;
  const parts = said.split(/,? (?:and|but) |[,;] /).map(partOf);
  if (parts.some((part) => part === undefined)) return false;
  const asked = parts.filter((part) => part !== 'ban');
  return asked.length > 1 || asked.includes('known');
}

/** What a page consists of, with how it shall be: 'Number huge', 'Prices visible'. */
const ELEMENT =
  /^(?:(?:the|phone|telephone|opening) )*(?:numbers?|phone|prices?|price list|logo|photos?|pictures?|text|letters|headlines?|name|map|buttons?|hours|menu) (?:(?:very|really|as) )?(?:\p{L}+)(?:,? (?:please|first|on top))?\.$/iu;
const HOW_SEEN =
  /\b(?:huge|big|bigger|large|small|visible|prominent|clear|first|on top|everywhere|hidden|bold|readable)\b/i;
/** Verbs of saying and showing: who is told to do it makes the brand. */
const SAYS =
  /^(?:answer|tell|say|explain|mention|stress|underline|highlight|emphasi[sz]e|lead|focus|name|describe|show|use|put|keep|make|leave|write|give|start|begin|hint|skip|hide|avoid|spell)$/;
const BEHIND =
  /^(?:the|this|that|these|those|them|it|him|her|us|with|on|what|how|who|why|people|customers|readers|parents|everybody|our|every|each|all|a|an|one)$/;
const SPOKEN = /^(?:talk|speak|sound|write|read|feel|look) (?:like|as|in|to (?:them|people)|plain|simpl)/;

/** How people shall be addressed, where notes say it in whatever language. */
export type Address = 'formal' | 'informal';
const FORMAL =
  /(?<!\p{L})(?:sie-form|siezen|per sie|formal(?:es)? (?:sie|usted|vous|lei|u\b)|usted(?:es)?|vouvoie\p{L}*|le vous|vous-form|dare del lei|formal (?:address|form|you))(?!\p{L})/iu;
const INFORMAL =
  /(?<!\p{L})(?:du-form|duzen|per du|tutoie\p{L}*|tutear|le tu|dare del tu|jij-vorm|informal (?:address|form|you)|on first-name terms|first names)(?!\p{L})/iu;
export const addressIn = (text: string): { address: Address; said: string } | undefined => {
  const formal = FORMAL.exec(text)?.[0];
  if (formal) return { address: 'formal', said: formal };
  const informal = INFORMAL.exec(text)?.[0];
  return informal ? { address: 'informal', said: informal } : undefined;
};

/** 'Dust and hands in pictures, not villas' */
export const OF_PICTURES =
  /\b(?:in|on|as) (?:(?:the |all |our )?(?:pictures?|photos?|photographs?|images?|website|home ?page|copy)|(?:the|our) (?:site|page|texts?))\b/i;

/** What is to be reached, and what is not. */
const WANTED =
  /^(?:what (?:do )?(?:i|we) want\b|(?:i|we) (?:do |really |also )?(?:want|need) (?:more|new|to reach|to win|fewer|no more)\b|(?:i|we) (?:don't|do not) (?:want|need) (?:more|any more|to grow)\b)/;
/** What two words of notes ask of the makers, where no other sign tells it. */
export function shortlyAsked(text: string, share: number): 'voice' | 'note' | 'goal' | undefined {
  const plain = text.toLowerCase().replace(/[’]/g, "'");
  if (WANTED.test(plain)) return 'goal';
  if (isManner(text, share) || SPOKEN.test(plain) || /^not like (?:an?|the) /.test(plain)) return 'voice';
  if (isElementWish(text)) return 'note';
  if (
    /\bbut (?:please )?(?:keep|make|leave|don't|do not|put|hide|play)\b/.test(plain) &&
    isFragment(text.split(/ but /)[0] ?? '')
  )
    return 'note';
  if (addressIn(text) || /^(?:should|must|has to|needs to) (?:look|sound|feel|read)\b/.test(plain)) return 'voice';
  if (OF_PICTURES.test(text) && !/\d/.test(text) && isFragment(text)) return 'note';
  const [first = '', second = ''] = plain.split(/[ ,:]/);
  if (/^make (?:it|us|them)\b/.test(plain)) return 'voice';
  return SAYS.test(first) && BEHIND.test(second) ? 'note' : undefined;
}

export const LANGUAGES =
  'English|French|German|Spanish|Italian|Portuguese|Arabic|Dutch|Polish|Russian|Turkish|Swahili|Hindi|Mandarin|Welsh|Irish|Gaelic|Swedish|Danish|Norwegian|Finnish|Icelandic|Estonian|Japanese|Ukrainian|Czech|Greek|Basque|Catalan';
const NAMES_LANGUAGE = new RegExp(`\\b(?:${LANGUAGES})\\b`);
/** 'Khmer and English': what is spoken there, and not how a text shall sound. */
export const tellsLanguages = (text: string): boolean =>
  NAMES_LANGUAGE.test(text) &&
  isFragment(text) &&
  !/\b(?:tone|voice|text|site|website|page|humou?r|style)\b/i.test(text);

/** 'Number huge' */
export const isElementWish = (text: string): boolean => ELEMENT.test(text) && HOW_SEEN.test(text);

/** What is said in confidence in the middle of what is told. */
export const IN_CONFIDENCE =
  /\((?:please )?(?:don['’]?t|do not|not|never) (?:to )?(?:print|publish|mention|say|tell|write|quote|use|put)\b[^)]*\)|\((?:off the record|between us|private(?:ly)?|confidential|not for (?:print|the (?:web)?site|publication))[^)]*\)/iu;
const KIN =
  /^(?:father|mother|dad|mum|mom|son|daughter|brother|sister|aunt|auntie|uncle|cousin|wife|husband|niece|nephew|grand(?:father|mother|son|daughter))s?$/;
/** Relatives who do the work: 'father and two daughters'. */
export const isOfKin = (noun: string): boolean => KIN.test(noun.toLowerCase().split(' ').at(-1) ?? '');
/** 'Japanese', 'Caucasian': of which people or tongue something is, and nobody who buys. */
export const isOrigin = (word: string): boolean => {
  const senses = nounSenses(word.toLowerCase());
  return (
    (/(?:[^aeiou]an|ian|ese|ish|ch|i|ic|man)$/.test(word.toLowerCase()) &&
      senses[0]?.class === 'person' &&
      senses[0].kinds.some((kind) =>
        /^(?:inhabitant|asian|european|african|american|white|person of colou?r|irani)$/.test(kind),
      )) ||
    (senses.length > 1 &&
      /^\p{Lu}/u.test(word) &&
      /(?:an|ese|ish|ch)$/.test(word) &&
      senses.some(({ class: kind }) => kind === 'abstract'))
  );
};
