import { tokensOf } from '@maquette/reading';
import type { Said } from '../../brief';
import { isFragment } from '../../brief/phrase';
import { bare, small } from '../../pen';
import { gerund } from '../../website/gerund';

/** What a brand is, where, and the sentence that says so. */
export interface Identity {
  /** a noun phrase or an '-ing' phrase without article, small first: 'heat pump installers'; empty where no sentence says it */
  trade: string;
  /** what the trade is done to, as it is said: 'for violin, viola, cello and bass' */
  object: string;
  /** 'Umeå, northern Sweden' */
  place: string;
  /** ' in Umeå, northern Sweden', or nothing */
  at: string;
  unit?: Said;
}

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?:(?: | of | de | da | del | do | am | an der | sur | upon )\p{Lu}[\p{L}'’-]*)*`;
const SIDE = String.raw`(?:(?:the|west|east|north|south|northern|southern|eastern|western|central|rural|old|greater|upper|lower) )*`;
const PREPOSITION = 'in|near|at|on|from|across|around|outside|off';
const PLACE = new RegExp(
  String.raw`(?:^|[ ,(])(${PREPOSITION}) (${SIDE}${NAME}(?:, ${SIDE}${NAME})*(?: and ${SIDE}${NAME})?)`,
  'u',
);
/** 'Heat pump installers, Umeå, northern Sweden' */
const BARE_PLACE = new RegExp(String.raw`, (${SIDE}${NAME}(?:, ${SIDE}${NAME})*(?: and ${NAME})?)(?=[,.;:]|$)`, 'u');
/** 'Tucson and Oro Valley.': a part of one line that is nothing but a place. */
const ONLY_PLACE = new RegExp(String.raw`^${SIDE}${NAME}(?:, ${SIDE}${NAME})*(?: and ${NAME})?\.$`, 'u');
const NO_PLACE =
  /^(?:the )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Sundays|Saturdays|English|French|German|Spanish|Italian|Dutch|Polish|Arabic|Turkish|Swedish|Danish|Norwegian|Finnish|Portuguese|Russian|Welsh|Irish|Excel|WhatsApp|Instagram|Facebook|Google|Dr|I|We|BAS|ABN|GHS|KES|EU|Oct|Class|M-Pesa)\b/;

const placeIn = (text: string): { preposition: string; place: string; index: number } | undefined => {
  for (const pattern of [PLACE, BARE_PLACE]) {
    const found = pattern.exec(text);
    const [preposition, place] = found?.length === 3 ? [found[1] ?? '', found[2]] : ['', found?.[1]];
    if (found && place && !NO_PLACE.test(place)) return { preposition, place: bare(place), index: found.index };
  }
  return undefined;
};

/** 'Hello, I am Marek and my brother Pawel, we doing renovation': what stands before it greets. */
const LEADS =
  /^(?:.{1,60}?\b)??(?:we|i|they)(?:['’](?:re|m)| are| am)? (?:just |also |only |still )*(?:an? |the )?(?:small |little |family )?(?:team of |group of |pair of )?(?=\p{L})/iu;
const VERB_LEAD = /^(?:(?:two|three|four|five|\d+) [\p{Ll}-]+ |we |i |they )?(?=\p{Ll}+ )/iu;
const DOING = /\bwe(?: are)? doing ([^,.;:]+)/i;
const RUNS =
  /^(?:we |i |they |it )?(?:run|runs|own|owns|have|has|offer|offers|do|does|provide|provides|operate|operates) (?:an? |the )?/i;
/** Where the noun phrase ends. */
const ENDS = new RegExp(
  String.raw`(?:: | [–—-] |; | \(|, (?=\d|since|with|own|ages|open|from|on-|in |by |and |who|which|yes|for |one |two |three|four |five |six |seven |eight |nine |ten |mostly|based|all |family|run |established|founded|${SIDE}\p{Lu})| (?:${PREPOSITION}) (?=${SIDE}\p{Lu})| (?:who|that|which|where|since|because|so|when|based|run by|owned by|from \d{4}|for \d+|above|open)\b| for )`,
  'u',
);
const PERSONAL = /^(?:\p{Lu}\p{Ll}+ ){1,2}(?:is|was|trained|has)\b|^(?:my|our|the) /u;

/** Nationalities and the like keep their capital. */
const CAPITAL = /^(?:[A-Z]{2,}|[A-Z]\p{Ll}+(?:ish|ese|ian|ean|ican|nch|utch)\b)/u;

function tradeOf(sentence: string): { trade: string; object: string } | undefined {
  const said = bare(sentence);
  const doing = DOING.exec(said)?.[1];
  const isLed = LEADS.test(said) && /^(?:.{1,60}?\b)??(?:we|i|they)(?:['’](?:re|m)| are| am) /i.test(said);
  let rest = doing ?? (isLed ? said.replace(LEADS, '') : said.replace(RUNS, ''));
  if (doing === undefined && !isLed && rest === said) {
    const verb = said.replace(VERB_LEAD, '');
    const [first, second] = tokensOf(verb).flat();
    // 'We mill flour': in its sentence it is a verb
    const [, within] = tokensOf(said).flat();
    const isVerb =
      (verb !== said && within?.pos === 'VERB' && /^(?:we|i) /i.test(said) && within.lower === within.lemma) ||
      (first?.pos === 'VERB' &&
        !/ing$|ed$/.test(first.lower) &&
        /^(?:DET|NOUN|ADJ|ADP|PROPN|VERB|PRON)$/.test(second?.pos ?? '') &&
        (verb !== said || /s$/.test(first.lower)));
    if (isVerb) rest = gerund(verb.charAt(0).toLowerCase() + verb.slice(1));
    else if (verb !== said && /^(?:we|i|they) /i.test(said)) return undefined;
  }
  const ends = ENDS.exec(rest);
  const trade = bare(rest.slice(0, ends?.index ?? rest.length)).replace(
    /^(?:an?|the|one|two|three|four|five|six|seven) (?=\p{Ll})/iu,
    '',
  );
  if (trade === '' || /\d{2,}/.test(trade) || !/\p{L}{3}/u.test(trade)) return undefined;
  if (trade.split(' ').length > 9 || /\b(?:is|are|was|were|has|have|will)\b/.test(trade)) return undefined;
  const after = ends && / for $/.test(ends[0]) ? rest.slice(ends.index).trim() : '';
  const [object = ''] = after.split(
    /(?:\. |: | [–—-] |; | \(| (?:in|near|at|across|around|from) (?=\p{Lu})|, (?=\p{Lu}|since|\d))/u,
  );
  return {
    trade: CAPITAL.test(trade)
      ? trade
      : small(trade.replace(/^([A-Z])(?=[\p{Ll}-]+['’])/u, (letter) => letter.toLowerCase())),
    object: object.split(' ').length < 12 ? bare(object) : '',
  };
}

/** Notes that speak of themselves. */
const OF_NOTES =
  /^(?:(?:some|my|our|the|here are(?: the| some| my)?) )?(?:notes?|thoughts|points|text|input|information|draft|brief) (?:for|on|about|towards|of) (?:the|our|your) (?:new )?(?:web ?site|page|brief|form|brand|copy)|^as (?:promised|discussed|agreed)\b/i;
const ENGLISH = /\b(?:the|and|of|for|with|an?|to|we|who|that|from|by)\b|s\b/i;
const FAR = 9;

/** The trade stands in the first phrase of nearly every description, and soon after the greeting of every letter. */
export function identityOf(units: readonly Said[], name: string, placeSaid: string | undefined): Identity {
  // what is said of the notes themselves, or to the makers, says nothing of the trade
  const told = units.filter(
    ({ isForeign, errand, roles, text }) =>
      !isForeign && errand === undefined && !roles.has('aside') && !OF_NOTES.test(text),
  );
  const [first] = told;
  const withoutName = (text: string) =>
    text.startsWith(name) ? text.slice(name.length).replace(/^(?: is (?:an? |the )?|[:,–-]+ | )/, '') : text;
  const found = told.slice(0, FAR).flatMap((unit) => {
    const text = withoutName(unit.text);
    // a letter introduces itself; what is no fragment and has another subject says something else
    if (unit !== first && !/\b(?:we|i|they)(?:['’](?:re|m)| are| am| do| doing| make| run)\b/i.test(text)) return [];
    if (/^dear\b/i.test(text) || (PERSONAL.test(text) && unit !== first)) return [];
    // 'so it's me and my cousin, we make ice': the clause that says what is done
    const done = /(?:, | and |: | [–-] )((?:we|I) (?!are\b|am\b|have\b|were\b)\p{Ll}+ .+)$/u.exec(text)?.[1];
    const trade = tradeOf(done && !/^(?:we|I)\b/i.test(text) && !isFragment(text) ? done : text);
    return trade ? [{ ...trade, unit }] : [];
  });
  // a sentence about oneself that also names a place introduces better than one that does not
  const best =
    found[0]?.unit === first && told.length < 16 && (ENGLISH.test(first?.text ?? '') || placeIn(first?.text ?? ''))
      ? found[0]
      : (found.find(({ unit }) => placeIn(unit.text)) ?? found[0]);
  const own = best && placeIn(withoutName(best.unit.text));
  const bareOne = told.slice(1, 3).find(({ text }) => ONLY_PLACE.test(text) && !NO_PLACE.test(text));
  const other = bareOne
    ? { preposition: '', place: bare(bareOne.text) }
    : told.slice(0, 4).flatMap(({ text }) => placeIn(withoutName(text)) ?? [])[0];
  const place = own?.place ?? other?.place ?? placeSaid ?? '';
  return {
    trade: best?.trade ?? '',
    object: best?.object ?? '',
    place,
    // 'software for practices in Tallinn' would be for those of Tallinn
    at: place === '' ? '' : own || bareOne ? ` ${own?.preposition || 'in'} ${place}` : ` – ${place}`,
    ...(best && { unit: best.unit }),
  };
}
