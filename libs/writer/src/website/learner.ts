import { article, nounSenses, plural, thirdSingular, tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import { isIdentity } from './forms';

// English by somebody who speaks another language at home: what is plainly a slip is written as it is meant, and nothing else.

/** 'do' of 'doing' */
const lemmaOf = (word: string): string => tokensOf(`they are ${word} it`).flat()[2]?.lemma ?? word;
const isNoun = (word: string): boolean => tokensOf(`a ${word} is`).flat()[1]?.pos === 'NOUN';
const isVerb = (word: string): boolean => tokensOf(`they ${word} it`).flat()[1]?.pos === 'VERB';

/** Languages by the names that cannot be another word: 'polish' can. */
const LANGUAGE =
  'english|german|french|spanish|italian|portuguese|dutch|russian|ukrainian|arabic|turkish|greek|hebrew|hindi|urdu|tamil|swahili|japanese|chinese|mandarin|cantonese|korean|swedish|norwegian|danish|finnish|czech|romanian|hungarian|bulgarian|croatian|serbian|welsh|irish|persian|farsi|thai|vietnamese|indonesian|malay|tagalog|amharic';
/** What is counted one by one, and measures nothing by itself before a noun. */
const COUNTED =
  /^(?:week|month|day|hour|year|minute|night|person|people|metre|meter|kilometre|kilometer|mile|piece|dive|room|table|boat|child|student|guest|place|bed|tent|car|bike|bicycle|van|truck|bus|horse|camel|house|flat|office|shop|worker|employee|driver|guide|teacher|nurse|doctor|language|country|store|village|colour|color|size|floor|seat|chair|machine|lesson|course|class|tour|trip|bottle|box|bag|model|design|product|tree|cow|goat|sheep|hen|bee|hive|field|hectare|brother|sister|cousin|friend|partner)$/u;

/** Somebody or something that is counted one by one, whatever its name. */
const isBody = (thing: string): boolean =>
  !/^(?:staff|crew|personnel|cattle|police|youth|dozen|half|pair|head|couple|open|daily)$|s$/u.test(thing) &&
  /^(?:person|building|vehicle|animal|bird|furniture|container|boat|tree)$/.test(nounSenses(thing)[0]?.class ?? '');

type Slip = readonly [RegExp, (...found: string[]) => string | undefined];
/** No way to speak says so: it is mended wherever it stands. */
const SURE: readonly Slip[] = [
  // '65 euro person'
  [
    /((?:[€$£¥₹]\s?\d[\d.,]*|\d[\d.,]* ?(?:euros?|dollars?|pounds?|usd|eur|€|kr|zł|dirhams?|baht|lei))) (person|night|day|hour|group|car|kilo|kg|piece|week|month)(?=[,.;]|$| (?:with|and|in|for|including)(?!\p{L}))/giu,
    (_, price = '', per = '') => `${price} per ${per}`,
  ],
  // 'me Karim and my wife Svetlana', 'me, Kuba, plus my cousin Ola'
  [
    /\bme,? (\p{Lu}\p{Ll}+),? (?:and|plus|with) (?:my \p{Ll}+,? )?(\p{Lu}\p{Ll}+)/gu,
    (_, one = '', other = '') => `${one} and ${other}`,
  ],
  // '3 week until 4 month', '4 person for one guide'; a '3 week course' is right
  [
    /(?<![€$£¥₹\d.,] ?)\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (\p{Ll}{3,})(?=[.,;)]| (?:until|till|to|or|and|for|from|with|in|on|at|per|by|each|only|include|before|after|start|work|need|have|who|all)(?!\p{L})|$)/giu,
    (_, many = '', thing = '') =>
      many !== '1' && (COUNTED.test(thing) || isBody(thing)) && isNoun(thing)
        ? `${many} ${thing === 'person' ? 'people' : plural(thing)}`
        : undefined,
  ],
];
/** One of these may be a way to speak. */
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
  // 'We are small dive centre in Dahab'
  [
    /\b(we are|it is|this is|i am|we['’]re) ((?:(?!the |an? |one |not |in |at |on |very )\p{Ll}[\p{L}-]+ ){0,3}\p{Ll}[\p{L}-]+)(?=,| (?:in|at|near|for|from|of|with|on) |\.)/giu,
    (_, is = '', what = '') => {
      const head = what.split(' ').at(-1) ?? '';
      return isIdentity(what) && isNoun(head) && !/s$/u.test(head) && !/ (?:and|or) /u.test(what)
        ? `${is} ${article(what)}`
        : undefined;
    },
  ],
  [/\b(\d+ \p{Ll}+) (?:until|till) (\d+ \p{Ll}+)/giu, (_, from = '', to = '') => `${from} to ${to}`],
  // 'good equipments'
  [/\b(equipment|information|advice|furniture|luggage|homework|knowledge)s\b/giu, (_, thing = '') => thing],
  // 'all include', 'include lunch' behind a price
  [/\ball include(?=[,.;]|$)/giu, () => 'all included'],
  [/(?<=\d[^.,;]{0,24}) include (?=\p{Ll})/gu, () => ' including '],
  // 'One cloth need'
  [
    /\b((?:one|each|every|this) (\p{Ll}+)) (need|take|cost|have|come|make|work|go|start|include)(?= )/giu,
    (_, who = '', thing = '', verb = '') =>
      isNoun(thing) && !/s$/u.test(thing) ? `${who} ${verb === 'have' ? 'has' : thirdSingular(verb)}` : undefined,
  ],
  [/\b(?:to|in) all (?:the )?world\b/giu, () => 'all over the world'],
  // 'german little'
  [
    new RegExp(String.raw`\b(${LANGUAGE}) (?:a )?little\b(?! \p{L})`, 'giu'),
    (_, language = '') => `a little ${language}`,
  ],
  // 'We are making batik since 1968'
  [
    /\b(we|i) (?:are|am) (\p{Ll}+ing)(?= [^.]*\bsince\b)/giu,
    (_, who = '', doing = '') => (isVerb(lemmaOf(doing)) ? `${who} have been ${doing}` : undefined),
  ],
  [
    /\bsince (\d+|two|three|four|five|six|seven|eight|nine|ten|many) (years|months|weeks)\b/giu,
    (_, many = '', what = '') => `for ${many} ${what}`,
  ],
  // 'We like beginner who have fear', 'people who love silent'
  [
    /(?<!\b(?:an?|the|one|every|each|any|our|my|no) )\b(\p{Ll}+(?:er|or|ist|ant|ent)) who (are|have|love|like|want|need|come|know|do)(?!\p{L})/giu,
    (_, thing = '', verb = '') => (isNoun(thing) ? `${plural(thing)} who ${verb}` : undefined),
  ],
  [/\bwho (?:have|has) fear\b/giu, () => 'who are afraid'],
];

/** Names of languages, days and months have a capital letter, however they are typed. */
const NAMES = new RegExp(
  String.raw`(?<![\p{L}@./-])(?:${LANGUAGE}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)(?![\p{L}@-])`,
  'gu',
);
const DAYS =
  /(?<![\p{L}@./])(mon|tues?|wed|thurs?|fri|sat|sun)( ?(?:[-–&+,/]|and|to) ?)(mon|tues?|wed|thurs?|fri|sat|sun)(?![\p{L}@])/gu;

/** One slip may be a way to speak: from two on the note is read as a learner's. */
export function asMeant(note: string): string {
  let count = 0;
  const mended = (text: string, slips: readonly Slip[]) =>
    slips.reduce(
      (all, [slip, mend]) =>
        all.replace(slip, (...found) => {
          const words = found.filter((one): one is string => typeof one === 'string');
          const meant = mend(...words);
          if (meant !== undefined && meant !== words[0]) count++;
          return meant ?? words[0] ?? '';
        }),
      text,
    );
  const sure = mended(note, SURE);
  const meant = mended(sure, SLIPS);
  return (count > 1 ? meant : sure)
    .replace(NAMES, capital)
    .replace(DAYS, (_, one: string, mark: string, other: string) => `${capital(one)}${mark}${capital(other)}`);
}
