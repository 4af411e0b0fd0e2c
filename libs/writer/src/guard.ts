import { readText, singular } from '@maquette/reading';
import type { Brief, Said } from './brief';

/** Stems of words, cheap to compare: 'deliveries' and 'delivered' → 'deliver'. */
export const stem = (word: string): string => {
  const small = word.toLowerCase().replace(/['’]s$/, '');
  const one = /^[a-z]{4,}s$/.test(small) && !/(?:ss|us|is)$/.test(small) ? singular(small) : small;
  return one.length > 5 ? one.replace(/(?:ing|ed|ery|ies|y|ly|er|or|ion)$/, '') : one;
};
export const stemsOf = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}'’]*/gu) ?? []).map(stem).filter((word) => word.length > 2);

const DENIAL =
  /\b(?:no|not|never|without|nor|neither|nothing|refuse to|stopped)\b|(?:n't|n’t)\b|\b(?:kein\w*|keine|nicht|ohne|pas de|sans|jamais|sin|no|nunca|geen|niet|zonder|senza|non|ingen|inga|utan|sem|não|bez|nie)\b/giu;
/** What takes the denial back. */
const TURNS =
  /[.;:!?]|\b(?:but|only|just|except|unless|instead|because|so that|so|and we|we|if|until|before|when|than|sondern|mais|sino|ma|maar)\b/i;
/** Words that a line may have although something of that name is denied. */
const GENERAL =
  /^(?:peopl|person|thing|time|year|day|week|month|way|custom|client|need|want|use|work|make|do|sell|tak|take|hav|have|be|get|giv|give|go|com|come|kind|place|ask|any|anyth|anyon|more|other|much|many|one|two|than|just|very|really|it|that|this|our|your|the|you|who|for|with|from|what|which|there|their|them|him|her|she|say|said|tell|know|think|matt|cas|hour|part|bit|big|small|new|old|good|bad|first|last|lot|own|job|house|home|name|mind|mean|offer|word|put|let|keep|look|see|show|are|will|can|has|had|was|were|been|its|his|whole|ever|even|also|please|must|may|might|should|would|could|how|why|where)$/;
/** What has no place in a line about something that is free. */
const MONEY =
  /\b(?:prices?|priced|pays?|paid|paying|buys?|buyers?|buying|bought|sells?|sale|sold|selling|cheap\w*|expensive|dear|costs?|bills?|invoices?|deposits?|discounts?|refunds?|orders?|purchases?|euros?|pounds?|dollars?|quotes?|tills?)\b/i;

export interface Guard {
  /** A line of general knowledge may be said of this brand. */
  holds: (line: string) => boolean;
  /** No word of it is one that the brief forbids. */
  allows: (text: string) => boolean;
}

/** What the brief denies or forbids, as stems. */
function deniedBy(units: readonly Said[], kept: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const { plain, roles } of units) {
    if (roles.has('aside') && !roles.has('refusal')) continue;
    for (const match of plain.matchAll(DENIAL)) {
      const rest = plain.slice(match.index + match[0].length);
      const end = TURNS.exec(rest.slice(1))?.index ?? rest.length;
      for (const word of stemsOf(rest.slice(0, end + 1)).slice(0, 10))
        if (!GENERAL.test(word) && !kept.has(word) && word.length > 2) found.add(word);
    }
    // 'X is forbidden', 'blue is out'
    const out = /\b([\p{L}]+)s? (?:is|are) (?:forbidden|banned|out|not allowed|off limits)\b/u.exec(plain)?.[1];
    if (out) found.add(stem(out));
  }
  return found;
}

/** Denials that go with others: whoever may not speak of healing says nothing of symptoms either. */
const TOGETHER: [RegExp, RegExp][] = [
  [
    /\b(?:cur|heal|treat|diagnos|therap|reliev)/,
    /\b(?:cure|heal|treat|therap|symptom|diagnos|reliev|remed|medicin)\w*/i,
  ],
  [
    /\b(?:website|online|internet|social|app|e-?commerce)/,
    /\b(?:online|websites?|sites?|screens?|apps?|clicks?|internet|social media|posts?)\b/i,
  ],
  [/\b(?:deliver|shipping|post)\b/, /\b(?:deliver\w*|shipping|ship|parcels?|courier)\b/i],
  [/\b(?:photo|picture|face)/, /\b(?:faces?|portraits?)\b/i],
  [/\bdiscount|\bsale\b/, /\b(?:discounts?|sales?|offers?|reduc\w+)\b/i],
  [/\b(?:pity|victim|charity case)/, /\b(?:needy|poor|pity|victims?|vulnerable|grateful)\b/i],
];

export function guardOf(brief: Pick<Brief, 'units' | 'wording' | 'forbidden' | 'colours' | 'name'>): Guard {
  const { units, wording, forbidden, colours, name } = brief;
  const offered = new Set(stemsOf(name));
  // what is said without a denial anywhere is not denied altogether
  for (const { text, plain, roles } of units)
    if (!roles.has('refusal') && !roles.has('look') && !roles.has('legal') && plain.search(DENIAL) === -1)
      for (const { bare, negated } of readText(text).statements.flatMap(({ phrases }) => phrases))
        if (!negated) for (const word of stemsOf(bare)) offered.add(word);
  const denied = deniedBy(units, offered);
  for (const word of colours.banned) denied.add(stem(word));
  const banned = [...wording.avoided, ...forbidden].map((word) => word.toLowerCase());
  const bans =
    banned.length > 0
      ? new RegExp(
          `\\b(?:${banned.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/, '')).join('|')})`,
          'i',
        )
      : undefined;
  const together = TOGETHER.filter(([test]) =>
    units.some(
      ({ plain, roles }) => (roles.has('legal') || roles.has('refusal') || roles.has('look')) && test.test(plain),
    ),
  ).map(([, pattern]) => pattern);
  const isFree = isFreeOfCharge(units);
  const allows = (line: string) => !bans?.test(line);
  return {
    allows,
    holds: (line) =>
      allows(line) &&
      !/[€$£]|\d/.test(line.replace(/#[0-9a-f]{6}/gi, '')) &&
      !together.some((pattern) => pattern.test(line)) &&
      !(isFree && MONEY.test(line)) &&
      !stemsOf(line).some((word) => denied.has(word)),
  };
}

const isFreeOfCharge = (units: readonly Said[]): boolean =>
  units.some(({ plain }) =>
    /\b(?:for free|free of charge|, free,|is free|are free|free to use|costs nothing|charity|food bank)\b/.test(plain),
  ) && !units.some(({ plain }) => /[€$£]\s?\d|\d\s?€/.test(plain));
