import { nounSenses, tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import { isOpenAt } from './edit';
import type { Language } from './languages';

// The parts of a sentence that says what something is: what, where, for whom, since when, and who.

/** 'and we make cheese', behind what else is done. */
export const AND_WE = /^(?:and|et|und|y|e|en) (?=(?:we|nous|wir|wij|\p{L}+(?:amos|emos|imos|iamo))(?!\p{L}))/iu;

interface Grammar {
  /** 'We are a ' */
  are: RegExp;
  place: string;
  whom: string;
  other: string;
  since: RegExp;
  people: RegExp;
}
export const GRAMMAR: Record<Language, Grammar> = {
  en: {
    are: /^(?:we are|we're|i am|i'm|it is|it's|this is|its)(?: an?)? /iu,
    place: 'in|at|on|near|across|around|along|behind|above|under|outside|off|between|beside|opposite',
    whom: 'for',
    other: 'from|with|by|who|that|which|where|since|run by|based|made|using|giving|serving|to',
    since: /^(?:from (?=(?:1[89]|20)\d\d)|since|est\.?|established|founded|open since|started)\b/iu,
    people:
      /^(?:(?:just )?me\b|my\b|family\b|(?:two|three|four) (?:sisters|brothers|friends|generations)|(?:run|owned|led|staffed) by|(?:second|third|fourth|fifth) generation|husband|father|mother)/iu,
  },
  de: {
    are: /^(?:wir sind|ich bin|das ist)(?: eine?)? /iu,
    place: 'in|im|am|an|auf|bei|nahe|zwischen|rund um',
    whom: 'für',
    other: 'aus|mit|seit|von|der|die|das|wo',
    since: /^seit\b/iu,
    people: /^(?:inhaber|(?:zweite|dritte|vierte|fünfte) generation|familien|\d+ (?:leute|mitarbeiter|menschen))/iu,
  },
  es: {
    are: /^(?:somos|soy|es)(?: una?| unos| unas)? /iu,
    place: 'en|junto a|cerca de',
    whom: 'para',
    other: 'con|de|desde|que|donde',
    since: /^desde\b/iu,
    people: /^(?:familia|mi\b|dos hermanas|dos hermanos|(?:segunda|tercera|cuarta) generación)/iu,
  },
  fr: {
    are: /^(?:nous sommes|je suis|c'est)(?: une?| des)? /iu,
    place: 'à|en|au|aux|dans|près de|sur|chez',
    whom: 'pour',
    other: 'avec|depuis|qui|où|par',
    since: /^depuis\b/iu,
    people: /^(?:famille|ma\b|mon\b|deux (?:sœurs|frères))/iu,
  },
  it: {
    are: /^(?:siamo|sono|è)(?: una?| un'| uno)? /iu,
    place: 'a|in|nel|nella|vicino a|sul|sulla',
    whom: 'per',
    other: 'con|da|dal|che|dove',
    since: /^(?:dal|da) \d/iu,
    people: /^(?:famiglia|mia\b|mio\b|(?:seconda|terza|quarta) generazione)/iu,
  },
  pt: {
    are: /^(?:somos|sou|é)(?: uma?| uns| umas)? /iu,
    place: 'em|no|na|nos|nas|perto de|junto a',
    whom: 'para',
    other: 'com|desde|que|onde',
    since: /^desde\b/iu,
    people: /^(?:família|minha\b|meu\b|(?:segunda|terceira|quarta) geração)/iu,
  },
  nl: {
    are: /^(?:wij zijn|we zijn|ik ben|dit is)(?: een)? /iu,
    place: 'in|aan|op|bij|te|nabij|tussen',
    whom: 'voor',
    other: 'met|sinds|van|die|dat|waar|uit',
    since: /^sinds\b/iu,
    people: /^(?:familie|mijn\b|(?:tweede|derde|vierde) generatie)/iu,
  },
};

export type Part = 'core' | 'place' | 'spot' | 'whom' | 'since' | 'people' | 'count' | 'more';
export interface Chunk {
  is: Part;
  text: string;
  /** what ties it to the one before it */
  link: ' ' | ', ' | '; ' | ': ';
}

const COUNTS =
  /^(?:about |some |around )?(?:\d[\d.,]*(?! (?:min|km|mile|hour|metre|m\b))|one (?=person|man|woman)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|duas|dois|três|quatro|twee|vijf) \p{L}/iu;

/** A name behind those who run it: two words, or any where somebody waits for one. */
const isPerson = (text: string, before: string): boolean =>
  /^\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+$/u.test(text) ||
  (/^\p{Lu}[\p{L}’'-]+$/u.test(text) &&
    /\b(?:me|us|i|brothers?|sisters?|wife|husband|son|daughter|partner|friends?)$/iu.test(before));

/** 'planted by my grandfather', 'built in 1691' */
const DONE = /^\p{Ll}+(?:ed|own|ilt|ade|ept|old|un) (?:by|in|on|at|from|with|as|\d+)\b/u;

export function chunksOf(whole: string, language: Language): Chunk[] {
  const { place, whom, other, since, people } = GRAMMAR[language];
  const bounds = new RegExp(
    `([,;:]| [–—-]) |(?<!\\b(?:run|owned|led|staffed|made|founded|started|baked|grown|sold|built|based|located|out|up|half|part)|\\p{Ll}ed) (?=(?:${place}|${whom}|${other}) )`,
    'giu',
  );
  const isPlace = new RegExp(
    `^(?:${place}) .*(?:\\p{Lu}|\\b(?:city|town|village|coast|valley|island|harbour|region)\\b)`,
    'u',
  );
  const isSpot = new RegExp(
    `^(?:${place}) .*\\b(?:unit|shop|workshop|barn|yard|street|market|station|mill|depot|cellar|garage|shed|attic|basement|square|quay)\\b`,
    'iu',
  );
  const isWhom = new RegExp(`^(?:${whom}) \\p{L}`, 'iu');
  const leads = new RegExp(`^(?:${place}|${whom}|${other}) `, 'iu');
  const kind = (text: string, link: string): Part =>
    since.test(text)
      ? 'since'
      : people.test(text)
        ? 'people'
        : isPlace.test(text) ||
            (language === 'en' && link === ', ' && isUnknown(text)) ||
            (link === ', ' && language !== 'de' && /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*$/u.test(text))
          ? 'place'
          : isSpot.test(text)
            ? 'spot'
            : isWhom.test(text)
              ? 'whom'
              : COUNTS.test(text) && link !== ' '
                ? 'count'
                : 'more';
  const chunks: Chunk[] = [];
  let from = 0;
  let link: Chunk['link'] = ' ';
  const put = (raw: string) => {
    const text = raw.trim();
    if (text === '') return;
    const last = chunks.at(-1);
    if (!last) chunks.push({ is: 'core', text, link: ' ' });
    else {
      const is = kind(text, link);
      // 'in Leith, Edinburgh', 'for Japanese, Korean and Mandarin speakers', 'septic tanks, percolation tests and installs'
      const isTown = is === 'place' && !leads.test(text);
      const goesOn =
        (link === ' ' && last.is === 'count') ||
        (link === ', ' &&
          !leads.test(text) &&
          !AND_WE.test(text) &&
          !DONE.test(text) &&
          !/^about \d/.test(text) &&
          (is === 'more' || (isTown && last.is === 'place'))) ||
        // 'a charity giving care to people', 'a view of the sea'
        (link === ' ' && is === 'more' && /^(?:to|by|that|which|who|giving|serving|where)\b/iu.test(text)) ||
        (link === ' ' && /^(?:since|people|count)$/.test(is) && last.is === 'people') ||
        // 'run by me, Chidi Okonkwo, and three others'
        (link === ', ' && last.is === 'people' && !leads.test(text) && isPerson(text, last.text)) ||
        // 'for people dying at home': what is neither a place nor a group belongs to the words before it
        (link === ' ' && last.is === 'whom' && is === 'more') ||
        // 'about 40 minutes from Cape Town', '20 miles north of it'
        (link === ' ' && /^(?:about )?\d/.test(last.text) && last.is !== 'core');
      if (goesOn) last.text += `${link}${text}`;
      else chunks.push({ is, text, link });
    }
  };
  for (const found of whole.matchAll(bounds)) {
    if (found.index < from || !isOpenAt(whole, found.index)) continue;
    put(whole.slice(from, found.index));
    from = found.index + found[0].length;
    link = found[1] === undefined ? ' ' : found[1] === ',' ? ', ' : found[1] === ';' ? '; ' : ': ';
  }
  put(whole.slice(from));
  return chunks;
}

/** A town behind a comma, as a heading says it. */
const PLACED: Record<Language, string> = { en: 'in', de: 'in', es: 'en', fr: 'à', it: 'a', pt: 'em', nl: 'in' };
const REGION =
  /^(?!The )\p{Lu}[^,]*(?:District|Highlands|Islands|Borders|Dales|Lakes|Valley|Coast|Midlands|Marches|Cotswolds|Alps|Fens|Hebrides)\b/u;
/** In a note without capitals: 'salford'. */
const isUnknown = (word: string): boolean =>
  /^\p{Ll}{4,}$/u.test(word) &&
  nounSenses(word).length === 0 &&
  /^(?:NOUN|PROPN|X)$/.test(tokensOf(word).flat()[0]?.pos ?? '');
export const placed = (chunk: Chunk, language: Language): string =>
  language === 'en' && chunk.is === 'place' && chunk.link === ', ' && isUnknown(chunk.text)
    ? `in ${capital(chunk.text)}`
    : chunk.is === 'place' && /^\p{Lu}/u.test(chunk.text) && chunk.link === ', '
      ? `${PLACED[language]} ${language === 'en' && REGION.test(chunk.text) ? 'the ' : ''}${chunk.text}`
      : chunk.text;
