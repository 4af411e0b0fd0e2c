import type { Sentence } from './sentences';

// What the client asks by name not to be told, and which sentences tell it: by its words, or by what is meant.

/** 'Do not mention the fire', 'Leave out the divorce' */
const ORDER =
  /\b(?:(?:do not|don['’]?t|never|not to|please no|rather not|avoid|without)\b[^.:;]{0,20}?\b(?:publish|mention|print|write|name|tell|say|put (?:up|in|on)|post|include|show|talk about|speak of|refer to|bring up|list)(?:ing|ed)?(?: (?:of|about|anything about|up|out))*|leave out|nothing about|keep out) (?!that\b)(.{3,})$/iu;
/** 'Not to be written: which donor paid the oven' */
const LABELLED =
  /^(?:not for (?:publishing|publication|the (?:web)?(?:site|page))|do(?: not|n['’]?t) publish|private|confidential|not to (?:publish|be (?:written|published|printed|told|mentioned)))\b[^.:]{0,40}: (.{3,})$/iu;
/** 'The fire must not be mentioned' */
const BEFORE =
  /^(.{4,80}?),? (?:is|are|must|should|may|has to|have to)(?: also)? (?:not (?:be )?(?:published|mentioned|printed|named|told|public|for (?:publication|the (?:site|page|web)))|private|confidential)/iu;
/** 'We never mention a price', 'Don't tell people to send us chairs': no wish for the page. */
const OF_OTHERS = /^(?:we|i)\b|\btell (?:people|them|anyone|anybody|customers|visitors|readers) (?:to|that)\b/iu;

const EMPTY =
  /^(?:the|and|for|our|his|her|its|any|all|not|but|you|are|was|has|had|out|off|who|how|why|use|one|two|say|put|name|names|list|number|numbers|figure|figures|amount|thing|things|part|detail|details|word|words|photo|photos|picture|pictures|should|have|here|that|this|they|them|their|with|from|about|what|which|when|where|because|please|also|anything|page|site|website|only|full|exact|real|being|some|very|much|would|will|year|years|people|work|place|street|town|city|customers?|clients?|business|company)$/;
/** What is told in other words than those it is asked with. */
const MEANT: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bage\b|\bhow old\b/,
    /\b(?:i am|i'm|he is|she is|aged) \d\d\b(?! (?:km|miles|minutes|metres))|\b\d\d years old\b/u,
  ],
  [/\bturnover|\brevenue|\bincome|\bprofit/, /\bturnover|\brevenue|\bprofits?\b|\bincome\b|\bturn over\b/],
  [
    /\baddress/,
    /\b\d+[a-z]? (?:\p{L}+ ){1,2}(?:street|road|lane|avenue|quay|way|drive|st|rd)\b|(?:straat|straße|strasse|weg) \d+/iu,
  ],
];

const stem = (word: string) => word.replace(/(?:ies|es|s|ing|ed|y)$/, '').slice(0, 7);
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !EMPTY.test(word)).map(stem);
/** A name beside the word: 'Adventist Hospital', 'the clinic Ryrie'. */
const isNamed = (text: string, one: string): boolean => {
  const word = `[${one.charAt(0)}${one.charAt(0).toUpperCase()}]${one.slice(1)}`;
  return new RegExp(`\\p{Lu}\\p{L}+ ${word}|${word}\\p{L}* (?:of |called |named )?\\p{Lu}`, 'u').test(text);
};

/** The things that a sentence asks not to tell. */
const askedIn = (text: string): string[] =>
  (LABELLED.exec(text)?.[1] ?? (OF_OTHERS.test(text) ? '' : (ORDER.exec(text)?.[1] ?? BEFORE.exec(text)?.[1] ?? '')))
    .split(/, | and (?=(?:the|my|our|his|her|any)\b)| or (?=(?:the|my|our|any)\b)/u)
    .filter((part) => part.length > 2 && !/^(?:they|he|she|it|we|i|sorry|should|because|please|as|so)\b/iu.test(part));

/** The indices of the sentences that tell what was asked not to be told. */
export function forbiddenAmong(all: readonly Sentence[]): Set<number> {
  const told = new Set<number>();
  const asked = all.map(({ text }) => askedIn(text.replace(/[.!]$/u, '')));
  for (const thing of asked.flat()) {
    const stems = stemsOf(thing);
    const meant = MEANT.find(([is]) => is.test(thing.toLowerCase()))?.[1];
    for (const [at, { index, plain, text, isForMakers }] of all.entries()) {
      // what the brand is, is told in any case
      if (isForMakers || at === 0 || (asked[at] ?? []).length > 0) continue;
      const hits = stems.filter((one) => new RegExp(`(?<!\\p{L})${one}`, 'u').test(plain));
      const isTold = meant
        ? meant.test(plain)
        : /\bnames? of\b|\bby name\b/u.test(thing)
          ? stems.some((one) => isNamed(text, one))
          : hits.length > 0 && hits.length >= Math.ceil(stems.length * 0.6);
      if (isTold) told.add(index);
    }
  }
  return told;
}
