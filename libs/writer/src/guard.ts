import type { Brief, Said } from './brief';

/** What has no place in a line about something that is free. */
const MONEY =
  /\b(?:prices?|priced|pays?|paid|paying|buys?|buyers?|buying|bought|sells?|sale|sold|selling|cheap\w*|expensive|dear|costs?|bills?|invoices?|deposits?|discounts?|refunds?|orders?|purchases?|euros?|pounds?|dollars?|quotes?|tills?)\b/i;

export interface Guard {
  /** A line of general knowledge may be said of this brand. */
  holds: (line: string) => boolean;
  /** No word of it is one that the brief forbids. */
  allows: (text: string) => boolean;
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

export function guardOf(brief: Pick<Brief, 'units' | 'wording' | 'forbidden'>): Guard {
  const { units, wording, forbidden } = brief;
  const banned = [...wording.avoided, ...forbidden].map((word) => word.toLowerCase());
  const bans =
    banned.length > 0
      ? new RegExp(
          `\\b(?:${banned.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/, '')).join('|')})`,
          'i',
        )
      : undefined;
  const together = TOGETHER.filter(([test]) =>
    units.some(({ plain, roles }) => (roles.has('legal') || roles.has('refusal')) && test.test(plain)),
  ).map(([, pattern]) => pattern);
  const isFree = isFreeOfCharge(units);
  const allows = (line: string) => !bans?.test(line);
  return {
    allows,
    holds: (line) => allows(line) && !together.some((pattern) => pattern.test(line)) && !(isFree && MONEY.test(line)),
  };
}

const isFreeOfCharge = (units: readonly Said[]): boolean =>
  units.some(({ plain }) =>
    /\b(?:for free|free of charge|, free,|is free|are free|free to use|costs nothing|charity|food bank)\b/.test(plain),
  ) && !units.some(({ plain }) => /[€$£]\s?\d|\d\s?€/.test(plain));
