import { tokensOf } from '@maquette/reading';
import { MANNERS } from '../knowledge/manners';
import type { Errand } from './talk';
import type { Unit } from './units';

/** How the client wants to sound, in one word of theirs. */
export interface Manner {
  /** as the brief has it: 'cheeky', 'like a garage' */
  word: string;
  /** what it means for a sentence, where that is known */
  how?: string;
  /** who speaks so */
  archetype?: string;
  unit: Unit;
}

const known = new Map(
  MANNERS.split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [words = '', archetype = '', how = ''] = line.split('|').map((part) => part.trim());
      return words.split(', ').map((word) => [word, { archetype, how }] as const);
    }),
);

const LEADS =
  /^.*?(?:\b(?:tone|voice|style|register|language)\b[^:]{0,30}(?::| is| should be| must be)|\bkeep (?:it|everything|the \p{L}+)|\b(?:sound|sounds|read|reads|feel|feels|be|written|come across)(?: (?:as|very|more|rather))?(?= (?!be\b|to\b|written\b))) /iu;
const DENIES = /^(?:not|no|never|without|nor|n't)\b/i;
/** Said of how much, and not of how. */
const DEGREE =
  /^(?:(?:a )?(?:little |bit |tad |touch )(?:of )?|very |quite |rather |really |just |always |still |more |as |please |kind of |sort of |want(?:s)? |we want |likes? )+/i;
const MOST = 4;
/** Of pictures and letters, and no way to speak: 'bright colours'. */
const SEEN = /\b(?:colou?rs?|pictures?|photos?|images?|letters?|type|fonts?|logo)$/i;

/** What other languages call a manner, in English: the beginnings of the words. */
const ABROAD: readonly [stem: RegExp, word: string][] = [
  [/(?<!\p{L})(?:trocken|sec(?!\p{L})|seco|secco|droog|torr)/iu, 'dry'],
  [/(?<!\p{L})(?:humor|humour|witzig|lustig|drôle|gracios|divertent|grappig|rolig)/iu, 'funny'],
  [/(?<!\p{L})(?:ruhig|calme|tranquil|rustig|lugn)/iu, 'calm'],
  [/(?<!\p{L})(?:herzlich|chaleureu|cálid|cald[oa]|hartelijk|varm)/iu, 'warm'],
  [/(?<!\p{L})(?:freundlich|amical|cercan|amichevol|vriendelijk|vänlig)/iu, 'friendly'],
  [/(?<!\p{L})(?:ernst|sérieu|serio|seria|serieus|allvarlig)/iu, 'serious'],
  [/(?<!\p{L})(?:sachlich|nüchtern|ohne pathos|sobre|sobri|nuchter|saklig)/iu, 'sober'],
  [/(?<!\p{L})(?:klar|einfach|schlicht|clair|simple|sencill|semplic|helder|enkel)/iu, 'plain'],
  [/(?<!\p{L})(?:frech|impertinent|descarad|sfacciat|brutaal)/iu, 'cheeky'],
  [/(?<!\p{L})(?:förmlich|formel|formal|formeel|formell)/iu, 'formal'],
];
export interface Wanted {
  word: string;
  how?: string;
  archetype?: string;
  unit: { text: string };
}
/** The same of a wish in another language. */
export const mannersAbroad = (wishes: readonly string[]): Wanted[] =>
  wishes.flatMap((text) =>
    ABROAD.filter(([stem]) => stem.test(text)).map(([, word]) => ({ word, ...known.get(word), unit: { text } })),
  );

/** The words in which a brief says how it shall sound: 'dry', 'understated', 'like a garage'. */
export function mannersOf(units: readonly (Unit & { errand?: Errand })[]): Manner[] {
  const found = new Map<string, Manner>();
  for (const unit of units.filter(({ errand, isForeign }) => errand === 'voice' && !isForeign)) {
    const text = unit.text.replace(/[.!]$/, '');
    const like =
      /(?:\b(?:sounds?|reads?|feels?|speaks?|talks?|write it)|\b(?:tone|voice)\b[^.]*) ['"‘“]?(like (?:an? |the |one |your |our )?[\p{L}-]+(?: [\p{L}-]+){0,4}?)['"’”]?(?=[,.;'"’”]| and |$)/iu.exec(
        text,
      )?.[1];
    if (like && !/\b(?:don't|do not|not|never|nor)\b/i.test(text) && !/ like us\b/.test(like))
      found.set(like, { word: like, unit });
    const role = /\b(?:tone|voice) (?:is|should be|must be) ((?:an? )?(?:[\p{L}-]+ ){1,3}?[\p{L}-]+)(?=[:,.]|$)/iu.exec(
      text,
    )?.[1];
    if (role && /:/.test(text) && !/\b(?:calm|plain|dry|very|not)\b/.test(role)) found.set(role, { word: role, unit });
    const isBare = !LEADS.test(text) && text.split(' ').length < 9;
    if (!isBare && !LEADS.test(text) && !/: /.test(text)) continue;
    const behind = /[:]\s*(\p{L}+(?:, [\p{L} ]+)+)$/u.exec(text)?.[1];
    const rest =
      (behind ?? (isBare ? text : text.replace(LEADS, ''))).split(/[.;:(–—]| but | so | because | like /)[0] ?? '';
    for (const part of rest.split(/,? and |, (?:but )?/)) {
      const word = part.trim().replace(DEGREE, '').toLowerCase();
      if (word === '' || word.split(' ').length > 2 || DENIES.test(word) || SEEN.test(word)) continue;
      const [first] = tokensOf(word).flat();
      const about = known.get(word);
      if (!about && !/^(?:ADJ|VERB|ADV)$/.test(first?.pos ?? '') && !/(?:y|ic|al|ful|ish|ed|less|ous|ive)$/.test(word))
        continue;
      if (!about && /^(?:one|all|in|on|the|it|we|this|that|to|up|off|is|please|short|visible|clear)\b/.test(word))
        continue;
      if (!found.has(word))
        found.set(word, { word, ...(about && { how: about.how, archetype: about.archetype }), unit });
    }
  }
  return [...found.values()].slice(0, MOST);
}
