import { humanKey, raised } from '@maquette/strategy';
import { boundName } from '@maquette/ui/documents';
import type { CSSProperties } from 'react';

const SPACE = '\u00a0';
const HYPHEN = '\u00ad';

/** Words of so many letters do not fit on every line. */
const LONG_WORD = /\p{Script=Latin}{15,}/gu;
const VOWEL = 'aeiouyäöüáéíóúàèìòùâêîôûåãõ';
const CONSONANT = 'bcdfghjklmnpqrstvwxzßçñ';
/** Where one word of a compound ends and another begins, told by the ending of the first. */
const JOINT = /(?<=(?:ungs|heits|keits|schafts|tions|itäts|lings|ionen|schutz|schall|lärm))(?=\p{L}{4})/giu;
/** Before a consonant that a vowel follows a syllable begins, in most languages of Latin letters; of two the second one begins it. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{3}[${VOWEL}])(?=[${CONSONANT}][${VOWEL}]\\p{L}{2})|` +
    `(?<=\\p{L}{2}[${VOWEL}][lmnr])(?=[bdfgkpstvwz][${VOWEL}]\\p{L}{2})|` +
    `(?<=\\p{L}[${VOWEL}]([bdfglmnprst]))(?=\\1[${VOWEL}])`,
  'giu',
);
/** Where French sets a space: no line begins with its marks, and none ends with the one that opens. */
const BEFORE_MARK = /(?<=\S) (?=[;:!?»](?!\S*\p{L}))|(?<=«) (?=\S)/gu;
/** What is counted in, of measures, times, money and people's languages; longer words are read as words. */
const UNITS = [
  'px|pt|rem|em|ch|mm|cm|dm|m|km|ft|yd|nm|µm|m²|m2|km²|ha|kg|g|mg|t|lb|oz|l|ml|cl|dl|hl',
  'kW|kWh|MWh|W|V|A|mA|dB|Hz|kHz|MHz|GHz|bar|MPa|kPa|Pa|N|rpm|mph|kn|°C|°F|°|K|%|‰|٪',
  'am|pm|s|sec|min|h|hrs?|d|hours?|minutes?|seconds?|days?|weeks?|months?|years?|Uhr|Jahren?|Tagen?|años|ans|anni|anos|ore|heures?|horas?|dias|días|jours?',
  'EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|CZK|INR|JPY|Euro|kr|zł|Kč|Ft|lei|lakhs?|crores?|million|millions|millones|Millionen|milliards?|billion|Prozent|percent',
  '€|\\$|£|¥|₹|₽|₴|₺|฿',
].join('|');
/** A number and its unit, a size of two, thousands that are parted by a space, what is paid and in which money. */
const COUNTED = new RegExp(
  `(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}])|\\d{3}(?!\\d)|[×x·–] ?\\d)|(?<=\\d [×x–]|\\d[×x]) (?=\\d)|` +
    `(?<=\\p{Sc}|(?<!\\p{L})(?:CHF|EUR|USD|GBP|NOK|SEK|DKK|PLN|CZK|INR|JPY|CAD|AUD|NZD|MXN|BRL|ZAR|KES|Rs\\.?|kr|No\\.|Nr\\.)) (?=\\d)`,
  'gu',
);
/** '12–16 August' */
const RANGE = /(?<=\d)\u2060?[–-]\u2060?(?=\d)/gu;
/** 'M-Pesa', '5-mm-Raster': a hyphen with next to nothing at one side of it. */
const SHORT_HYPHEN = /(?<=(?<![\p{L}\d])[\p{L}\d]{1,3})-(?=[\p{L}\d])|(?<=[\p{L}\d])-(?=[\p{L}\d]{1,2}(?![\p{L}\d]))/gu;
/** Two names of Vietnamese, of which one syllable alone says nothing: 'Hà Nội'. */
const VIETNAMESE = /(?<=(?<!\p{L})\p{Lu}\p{L}{0,6}) (?=\p{Lu}\p{L}{0,6}(?!\p{L}))/gu;
const HAS_VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
const JOINER = '\u2060';
/** '3 May': what a number counts or a month belongs to stays beside it. */
const DATE =
  /\b(\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;

/** Runs from right to left, as letters do whose place it takes. */
const RIGHT_TO_LEFT = '\u200f';
/** A line of figures and signs has no letters to tell which way it runs: '٦٠٪ / ٣٠٪'. */
const runsAs = (dir: 'ltr' | 'rtl', text: string): string =>
  dir === 'ltr'
    ? text
    : text.replace(/^[^\n]*\p{N}[^\n]*$/gmu, (line) => (/\p{L}/u.test(line) ? line : RIGHT_TO_LEFT + line));

/** A name of up to so many letters stays on one line. */
const LONGEST_BOUND = 24;

/** How a line may and may not be broken: a short name of the brand stays whole, long words where a syllable begins. */
export function typeset(text: string, brandName: string, lang?: string, dir: 'ltr' | 'rtl' = 'ltr'): string {
  const name = brandName.trim();
  const bound = boundName(name.length <= LONGEST_BOUND ? name.replace(/ /g, SPACE) : name);
  return runsAs(dir, bound === name ? text : text.replaceAll(name, () => bound))
    .replace(DATE, `$1${SPACE}`)
    .replace(BEFORE_MARK, SPACE)
    .replace(COUNTED, SPACE)
    .replace(SHORT_HYPHEN, `-${JOINER}`)
    .replace(RANGE, (dash) => `${JOINER}${dash.replaceAll(JOINER, '')}${JOINER}`)
    .replace(VIETNAMESE, (space, at: number, all: string) =>
      HAS_VIETNAMESE.test(all.slice(Math.max(0, at - 8), at + 8)) ? SPACE : space,
    )
    .replace(LONG_WORD, (word) => {
      // other languages are parted by their own rules, or not at all
      if (lang !== 'de') return word;
      const joined = word.replace(JOINT, HYPHEN);
      return joined
        .split(HYPHEN)
        .map((part) => (part.length > 9 ? part.replace(SYLLABLE, HYPHEN) : part))
        .join(HYPHEN);
    });
}

/** A word of a machine in the place of a name: 'customer_service'. */
const OF_A_MACHINE = /^\p{Ll}[\p{Ll}\d]*(?:_[\p{Ll}\d]+)+$/u;
/** A value at the head of an entry begins with a capital, whoever wrote it; the brand's own name as it is spelt. */
export function asEntry(text: string, brandName: string): string {
  if (OF_A_MACHINE.test(text)) return humanKey(text);
  return brandName !== '' && text.startsWith(brandName) ? text : raised(text);
}

/** What is looked up, not read. */
const LOOKED_UP = new Set(['font', 'hex']);
/** What stands as somebody says or writes it: words, copy, figures. */
const AS_WRITTEN = new Set([
  ...['preferred', 'avoid', 'examples', 'goodExample', 'badExample', 'voiceDemonstrations', 'quotes', 'brandPromise'],
  ...['keyMessages', 'code', 'weightNames', 'sizes', 'figures', 'steps', 'lineHeightSaid', 'potentialSaid'],
]);

type How = [brandName: string, lang?: string, dir?: 'ltr' | 'rtl'];

/** All texts of a document. @param how see `typeset` */
export const typesetAll = <Value>(value: Value, ...how: How): Value => typesetIn(value, how, true) as Value;

function typesetIn(value: unknown, how: How, isEntry: boolean): unknown {
  if (typeof value === 'string') return typeset(isEntry ? asEntry(value, how[0]) : value, ...how);
  if (Array.isArray(value)) return value.map((item) => typesetIn(item, how, isEntry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      LOOKED_UP.has(key) ? item : typesetIn(item, how, isEntry && !AS_WRITTEN.has(key)),
    ]),
  );
}

/** How wide a letter is in a bold face, in em: generous, as what is fitted by it must fit. */
const widthOfLetter = (letter: string): number =>
  /[\p{M}\u00ad\u2060\u200b-\u200f]/u.test(letter)
    ? 0
    : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)
      ? 1
      : /[mwMWÆŒЖШЩЮ@%—]/u.test(letter)
        ? 0.92
        : /[iljtfrI.,:;’'!|()[\]-]/u.test(letter)
          ? 0.38
          : /\p{Lu}|\p{N}/u.test(letter)
            ? 0.7
            : 0.6;

/** Where a line may end: at spaces and soft hyphens, and after each letter of Chinese and Japanese that is not joined to the next. */
const LINE_END = /[^\S\u00a0]+|[\u00ad\u200b]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?!\u2060)/u;

/** The widest part of a text that lines keep whole, in em. */
export const widestOf = (text: string): number =>
  Math.max(
    0,
    ...text
      .split(LINE_END)
      .map((word) => [...word.slice(0, 60)].reduce((sum, letter) => sum + widthOfLetter(letter), 0)),
  );

/** What no line is left with where a text is cut. */
const LOOSE_END = /[\s\p{Pd}\p{Ps}·|/,;:&+]+$/u;

/** The first words of a text that stand on a line of so many em; the first one at least. */
export function leadingWords(text: string, room: number): string {
  const words = text.split(' ');
  const count = words.findIndex((_, index) => widestOf(words.slice(0, index + 1).join(SPACE)) > room);
  return count === -1 ? text : words.slice(0, Math.max(1, count)).join(' ').replace(LOOSE_END, '');
}

/** The widest word of names that are set at one size, in em, at least 4; none is parted where a hyphen could stand. */
export const widestWordOf = (names: readonly (string | null)[]): number =>
  Math.max(4, ...names.map((name) => widestOf((name ?? '').replaceAll('\u00ad', ''))));

/** A wider word has no room in a narrow column: names with one stand in fewer columns. */
const WIDEST_IN_COLUMN = 7;

/** How names stand in columns: the size of them all follows their widest word, in whichever script. */
export function columnsOf(names: readonly (string | null)[]) {
  const widest = widestWordOf(names.map((name) => boundName(name ?? '')));
  return { style: { '--widest': widest } as CSSProperties, 'data-wide': widest > WIDEST_IN_COLUMN ? '' : undefined };
}

/** The widest part of a text, at least 4: what stands large is set so that it fits. */
export const widthOf = (text: string): number => Math.max(4, widestOf(text));
