import { plural, tokensOf } from '@maquette/reading';

// English by somebody who speaks another language at home: what is plainly a slip is written as it is meant, and nothing else.

/** 'do' of 'doing' */
const lemmaOf = (word: string): string => tokensOf(`they are ${word} it`).flat()[2]?.lemma ?? word;
const isNoun = (word: string): boolean => tokensOf(`a ${word} is`).flat()[1]?.pos === 'NOUN';
const isVerb = (word: string): boolean => tokensOf(`they ${word} it`).flat()[1]?.pos === 'VERB';

type Slip = readonly [RegExp, (...found: string[]) => string | undefined];
const SLIPS: readonly Slip[] = [
  // 'from 2013 year'
  [/\b(?:from|since) ((?:19|20)\d\d) year\b/giu, (_, year = '') => `since ${year}`],
  [/\bin ((?:19|20)\d\d) year\b/giu, (_, year = '') => `in ${year}`],
  // '5 peoples'
  [
    /\b(\d+|many|all|some|few|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|twelve) (people|staff|personnel|furniture|equipment|information|work)s\b/giu,
    (_, many = '', thing = '') => `${many} ${thing}`,
  ],
  // 'we doing renovation since 2013'
  [
    /\b(we|they|you|I) (\p{Ll}+ing)(?= [^.]*)/gu,
    (whole = '', who = '', doing = '', ...rest: string[]) =>
      isVerb(lemmaOf(doing)) || doing === 'doing'
        ? /\bsince\b/u.test((rest.at(-1) ?? '').split(whole)[1]?.split('.')[0] ?? '')
          ? `${who} have been ${doing}`
          : `${who} ${lemmaOf(doing)}`
        : undefined,
  ],
  // 'We give always'
  [
    /\b(we|they|you|I) (\p{Ll}+) (always|never|often|usually)\b/giu,
    (_, who = '', verb = '', when = '') =>
      isVerb(verb) && !/^(?:are|were|have|had|do|can|will|am|must)$/u.test(verb) ? `${who} ${when} ${verb}` : undefined,
  ],
  // 'this price not change'
  [
    /\b((?:this|that|the|our) (\p{Ll}+)) not (\p{Ll}+)(?=[.,;!]| )/giu,
    (_, who = '', thing = '', verb = '') =>
      isVerb(verb) && isNoun(thing) ? `${who} ${/[^s]s$/u.test(thing) ? 'do' : 'does'} not ${verb}` : undefined,
  ],
  [
    /\b(we|they|you|I) not (\p{Ll}+)(?=[.,;!]| )/giu,
    (_, who = '', verb = '') =>
      isVerb(verb) && !/^(?:only|just|even)$/u.test(verb) ? `${who} do not ${verb}` : undefined,
  ],
  // 'Many company say'
  [
    /\b(many|several|few) (\p{Ll}{3,})(?= \p{Ll}+)/giu,
    (_, many = '', thing = '') =>
      isNoun(thing) && !/s$|^(?:people|children|men|women|more|other|different)$/u.test(thing)
        ? `${many} ${plural(thing)}`
        : undefined,
  ],
  // 'price for a bathroom start 1.900 kr'
  [
    /\b(prices?|cost)((?: \p{Ll}+){1,5}) start (?:from |at )?(?=[€£$]?\d)/giu,
    (_, price = '', of = '') => `${price}${of} ${/s$/u.test(price) ? 'start' : 'starts'} at `,
  ],
  [
    /\b(\p{Ll}+s) is (?=also |not |\p{Lu}|from )/gu,
    (_, things = '') => (isNoun(things) && !/(?:ss|us|is|news|series)$/u.test(things) ? `${things} are ` : undefined),
  ],
];

/** One slip may be a way to speak: from two on the note is read as a learner's. */
export function asMeant(note: string): string {
  let count = 0;
  const meant = SLIPS.reduce(
    (text, [slip, mend]) =>
      text.replace(slip, (...found) => {
        const words = found.filter((one): one is string => typeof one === 'string');
        const mended = mend(...words);
        if (mended !== undefined && mended !== words[0]) count++;
        return mended ?? words[0] ?? '';
      }),
    note,
  );
  return count > 1 ? meant : note;
}
