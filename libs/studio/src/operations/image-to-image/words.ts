import { fromLch, lch } from '../../palette/palette';
import { mayNameColours } from '../../prompt/colours';
import { read } from '../../prompt/read';
import { COLOUR_NAMES } from '../colour-name';
import type { Air } from './air';
import type { Grade } from './grade';
import { notMade } from './effects';
import { ON_SHEETS } from './kinds';
import { AIR_WORDS, familyOf, GRADE_WORDS } from './lights';
import { GROUNDS, IDLE, MANNER, PARTS, RIMS, SCHOOLS } from './manners';
import { replacedIn } from './replaced';
import type { Swap } from './replaced';
import { OTHERS, OWN_COLOURS, SHEETS_OF_COLOUR, TREATMENT_WORDS, UNKNOWN } from './treatment-words';
import type { TreatmentName } from './treatments';

const BRAND_WORDS =
  /\b(?:(?:our|the|its|corporate|house)?\s*brand(?:'s|s)?|our|corporate|house) (?:colou?rs?|palette|look)\b/iu;

/** A family of hues where it is the only one that a text names; beside other hues it is one of the colours. */
function familyIn(text: string): [singular: string, family?: string] {
  const family = FAMILY.exec(text)?.[1];
  if (!family) return [''];
  const isOnly = coloursOf(text.replace(family, ' ')).words.every(({ hex }) => lch(hex).c <= HUELESS);
  return isOnly ? ['', family] : [text.replace(new RegExp(FAMILY, 'giu'), (plural) => plural.slice(0, -1))];
}

export interface Wish {
  treatment?: TreatmentName;
  /** A technique or a material that the studio has nothing for, where it is the only one that is named. */
  unknown?: string;
  /** "no outlines" */
  unlined: boolean;
  /** how many colours are asked for, where a number is */
  inks?: number;
  /** light lines on dark ground */
  isReversed: boolean;
  grades: Grade[];
  air: Air[];
  /** how much wider than usual strokes, lines and dots are asked for, as 1.5 */
  weight: number;
  /** "in our colours", "brand palette" */
  asksForBrand: boolean;
  /** Hex colours, as named in the prompt. */
  colours: string[];
  /** The colours are those that a technique has by its name: the client named none. */
  isOwn: boolean;
  /** Colours that are to become others. */
  swaps: Swap[];
  /** What of a technique is asked for and not made. */
  unmade: string[];
  /** Tones are to be screens of dots. */
  isScreened: boolean;
  /** The ground is a white board, no paper. */
  isBoard: boolean;
  /** Things that no treatment of a picture can bring or take, in the words of the prompt. */
  beyond: string[];
  /** The same, each thing by its name alone. */
  things: string[];
  /** Wishes for one part of the picture. */
  parts: string[];
  /** Words for a manner that the studio does not know. */
  strange: string[];
  /** Snow is to lie on something. */
  lies: boolean;
  /** Inks are to lie beside their places. */
  isShifted: boolean;
}

/** Words for the marks of a tool; of colours and contrast they say nothing about width. */
const WIDE =
  /\b(?:thick|bold|broad|coarse|chunky|heavy|wide|loose|large|big)\b(?!\s+(?:colou?rs?|contrast|tones?|type))/iu;
const NARROW = /\b(?:thin|fine|delicate|hairline|intricate|detailed|tiny|small)\b(?!\s+(?:art|colou?rs?))/iu;

/** An order to change what is in the picture, up to the next pause. */
const ORDERS =
  /\b(?:add|insert|put|place|include|draw|remove|delete|erase|take (?:out|away)|get rid of|replace|swap|move|without|write)\b(?:(?! and (?:make|turn|give|render|use|do|style|change|keep)\b)[^,.;:!?])*/giu;

const UNLINED = /\b(?:no|without|not? any|zero) (?:black |dark |hard )?(?:out)?lines?\b/giu;
const COUNTED = /\b(two|three|four|2|3|4)[- ](?:spot )?(?:colou?rs?|inks?|tones?)\b/iu;
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 };
/** The sheet that something is painted on: its colour is none to paint with. */
const SHEETS =
  /\b(?:on|over) (?:a |an )?(?:plain |clean |pure |bright |textured |rough )*(?:white|cream|ivory|off-white|black|toned|grey|gray)(?:[- ](?:cold|hot)-pressed)?(?: (?:cold|hot)-pressed)?(?: (?:paper|canvas|ground|background|sheet))?\b|\bon (?:stone|copper|zinc|wood)\b|\bwhite (?:highlights?|heightening|lines?)\b/iu;
/** Those that are painted in many colours, whatever the sheet has. */
const PAINTED: ReadonlySet<TreatmentName> = new Set([
  'watercolour',
  'line-and-wash',
  'gouache',
  'oil',
  'pastel',
  'pointillism',
  'coloured-pencil',
  'marker',
  'glow',
]);
/** Lines that are lighter than what they stand on. */
const REVERSED =
  /\b(?:white|light|pale|cream|chalk|gold(?:en)?|silver|yellow)\b[^,.;]{0,24}\bon (?:a |an )?(?:deep |dark )?(?:blue|navy|black|dark|slate|green|blackboard|chalkboard|indigo|red)\b|\bblue-?prints?\b|\b(?:chalk|black)board\b/iu;

/** Hues of one family, unless nothing else is to be. */
const FAMILY =
  /\b(greens|blues|reds|browns|pinks|oranges|purples|violets|yellows|teals)\b(?![^,.;]*\b(?:only|alone)\b)/iu;
const ALONE = /\b(?:only|just|nothing but|mono\w*|all)\b/iu;

const GREY = /\bblack[- ](?:and|&|n)[- ]white\b/iu;

/** What a prompt asks of a picture that is there already. Never throws. */
export function readWish(written: string): Wish {
  // "white space" is paper, and autumn's leaves are its colours
  const prompt = written
    .replace(/\b(?:white|negative) space\b|\bleaves\b(?=.*\bautumn)|(?<=\bautumn(?:al)? )(?:leaves|foliage)\b/giu, ' ')
    .replace(/\b(?:near|off|jet|pitch)[- ]black\b/giu, 'black');
  const unlined = UNLINED.test(prompt);
  const { text: wanted, swaps, fallen } = replacedIn(prompt.replace(UNLINED, ' ').replace(NO_WEATHER, ' '), colourOf);
  const ordered = (wanted.match(ORDERS) ?? []).map(inShort);
  const left = wanted.replace(ORDERS, ' ');
  const parts = (left.match(PARTS) ?? []).map((part) => inShort(part.replace(/^\s*(?:but|and|with)\s+/iu, '')));
  let text = left.replace(PARTS, ' ');
  for (const clause of text.split(/[,.;:!?]| but /u)) {
    if (!isOfOneThing(clause)) continue;
    parts.push(inShort(clause));
    text = text.replace(clause, ' ');
  }
  const [treatment] = TREATMENT_WORDS.find(([, words]) => words.test(text)) ?? [];
  // the lines of a pen may have any colour, and a stone is what a lithograph is printed from
  const around = treatment && !LINES.has(treatment) ? (text.match(RIMS) ?? []).map(inShort) : [];
  if (around.length > 0) text = text.replace(RIMS, ' ');
  const grounds = (text.match(GROUNDS) ?? []).map(inShort);
  text = text.replace(GROUNDS, ' ');
  const air = AIR_WORDS.flatMap(([kind, words]) => (words.test(text) ? [kind] : []));
  // of a photograph black and white is a light, not two inks
  // and the charcoal that is drawn with none of the colours
  const inColour = treatment
    ? withoutWordsOf(treatment, PAINTED.has(treatment) ? withoutSheets(text) : text)
    : text.replace(GREY, ' ');
  const [hues, family] = familyIn(treatment || ALONE.test(text) ? '' : inColour);
  const coloured = family ? inColour.replace(family, ' ') : hues || inColour;
  // without a treatment that has an ink, sepia is a light
  const found = coloursOf(treatment ? coloured : coloured.replace(SEPIA, ' '));
  const { bare } = found;
  // grey, silver and white beside a family of hues are what has no hue in the picture already
  const words = family ? found.words.filter(({ hex }) => lch(hex).c > HUELESS) : found.words;
  const [hue] = family ? coloursOf(`in ${family.slice(0, -1)}`).words : [];
  const asksForBrand = BRAND_WORDS.test(text);
  // the dark of "dark green" is no light
  const isGrey = !treatment && GREY.test(text);
  const lit = [bare, ...(isGrey ? ['monochrome'] : []), ...(treatment ? [] : (text.match(SEPIA) ?? []))].join(' ');
  const lights = GRADE_WORDS.filter(([words]) => words.test(lit));
  let rest = text.replace(new RegExp(BRAND_WORDS, 'giu'), ' ');
  for (const words of [
    ...TREATMENT_WORDS.map(([, words]) => words),
    ...[...GRADE_WORDS, ...OWN_COLOURS, ...SHEETS_OF_COLOUR].map(([words]) => words),
    ...AIR_WORDS.map(([, words]) => words),
    ...(family ? [inText(family)] : []),
    ...found.words.map(({ words: colour }) => inText(colour)),
  ])
    rest = rest.replace(new RegExp(words, 'giu'), DONE);
  const isDone =
    treatment !== undefined || swaps.length > 0 || lights.length + air.length + found.words.length > 0 || family;
  if (isDone)
    rest = rest
      // a kind may have one of its own: a car design sketch
      .replace(MANNER, kindOf)
      .replace(MANNER, kindOf)
      .replace(KIND, kindOf)
      // what has an article is in the picture already
      .replace(IN_IT, ' ');
  const other = treatment && OTHERS.exec(bare)?.[0];
  const { things, unknown: strange } = beyondOf(rest.replaceAll(DONE, ' ').replace(IDLE, ' '));
  // what it is to be with is a thing, whether it is known or not
  const [wished, unsaid] = parted(
    strange,
    (word) => !isDone || new RegExp(`\\bwith\\b[^,.;]*\\b${word}\\b`, 'iu').test(text),
  );
  const [more, odd] = inClauses(text, [...things, ...wished], unsaid);
  const beyond = [...ordered, ...fallen, ...grounds, ...around, ...(other ? [other] : []), ...more];
  const unknown = treatment ? undefined : UNKNOWN.exec(text)?.[0].toLowerCase();
  const own = family ? undefined : OWN_COLOURS.find(([words]) => words.test(text))?.[1];
  const named = words.filter(({ words }) => !qualifies(words, text, [...beyond, ...odd]));
  const asked = own && named.length === 0 && (treatment || !lights.length) ? [...own] : named.map(({ hex }) => hex);
  const sheet = treatment && ON_SHEETS.has(treatment) && SHEETS_OF_COLOUR.find(([words]) => words.test(text))?.[1];
  const colours = sheet && asked.length < 2 ? [asked[0] ?? SOOT, sheet] : asked;
  return {
    treatment,
    unknown,
    unlined,
    inks: COUNTS[COUNTED.exec(text)?.[1]?.toLowerCase() ?? ''],
    isReversed: REVERSED.test(text),
    grades: [...lights.map(([, grade]) => grade), ...(hue ? [familyOf(hue.hex)] : [])],
    air,
    weight: WIDE.test(text) ? 1.55 : NARROW.test(text) ? 0.72 : 1,
    asksForBrand,
    colours,
    isOwn: named.length === 0,
    swaps,
    unmade: told(notMade(left, treatment), [...beyond, ...parts, ...odd]),
    isScreened: SCREENED.test(text),
    isBoard: BOARD.test(text),
    beyond: beyond.slice(0, 12),
    things: [...ordered, ...fallen, ...grounds, ...around, ...(other ? [other] : []), ...things, ...wished].slice(
      0,
      12,
    ),
    parts: parts.slice(0, 6),
    strange: odd.slice(0, 6),
    lies: LIES.test(text),
    isShifted: SHIFTED.test(text),
  };
}

const SCREENED = /\b(?:screen ?-?tones?|zip-?a-?tone|letratone)\b/iu;
const BOARD = /\bwhite ?-?boards?\b/iu;
/** What is not to fall; "without" is an order. */
const NO_WEATHER = /\b(?:no|not) (?:snow|rain|fog|mist)\b/giu;
/** Those of them that are not told in other words already. */
const told = (all: readonly string[], others: readonly string[]): string[] =>
  distinct(all.filter((words) => !others.some((other) => other.toLowerCase().includes(words.toLowerCase()))));
const SEPIA = /\bsepia\b/giu;
const LIES = /\bsnow(?:y|ed)?\b[^,.;]{0,20}\bon\b|\bsnow-?(?:covered|capped|clad)\b/iu;
/** Those whose own lines a wish for an outline is about. */
const LINES: ReadonlySet<TreatmentName> = new Set(['ink', 'blackboard', 'blueprint', 'pop-art', 'line-and-wash']);
const parted = <T>(all: readonly T[], isOne: (item: T) => boolean): [T[], T[]] => [
  all.filter((item) => isOne(item)),
  all.filter((item) => !isOne(item)),
];
const inShort = (order: string): string => order.trim().slice(0, 80);
const SHIFTED = /\b(?:mis-?regist\w+|off-?register|out of register)\b/iu;
/** What is drawn with where only a sheet is named. */
const SOOT = '#211d1c';
/** What is spoken of as something that is there. */
const IN_IT = /\b(?:the|this|that|these|those|his|her|its|their|my|our)\s+(?:§\s+)*[\p{L}-]+/giu;

/** Stands for what is done. */
const DONE = ' § ';
const KIND = /(?<![\p{L}-])[\p{L}-]+(?= *§)/gu;
const kindOf = (kind: string): string => (SCHOOLS.test(kind) || JOINS.test(kind.trim()) ? kind : ' ');
/** Words that stand between a thing and a treatment. */
const JOINS = /^(?:in|as|and|with|on|of|to|into|by|for|or|but)$/iu;
/** Chroma up to which a colour is of no hue. */
const HUELESS = 0.05;

/** The sheet of a painting has a colour of its own, in which nothing is painted. */
const withoutSheets = (text: string): string =>
  SHEETS_OF_COLOUR.reduce((rest, [words]) => rest.replace(words, ' '), text.replace(SHEETS, ' '));

/** A text without the words for a treatment, of which some stand in several places of the list. */
const withoutWordsOf = (treatment: TreatmentName, text: string): string =>
  TREATMENT_WORDS.filter(([name]) => name === treatment).reduce(
    (rest, [, words]) => rest.replace(new RegExp(words, 'giu'), ' '),
    text,
  );
const inText = (words: string): RegExp => new RegExp(`\\b${words.replace(/[^\p{L}\p{N}]+/gu, '\\W+')}\\b`, 'iu');
const BLACK_AND_WHITE = /\b(?:black[- ](?:and|&|n)[- ]white|b\s?&\s?w)\b/giu;

/** Whether a clause is a thing and its colour: "sail crimson", "door in teal". */
function isOfOneThing(clause: string): boolean {
  const [, thing = '', colour = ''] = /^\s*(?:and |with )?([\p{L}-]+) (?:in )?([\p{L} -]+)$/u.exec(clause) ?? [];
  if (!thing || TREATMENT_WORDS.some(([, words]) => words.test(clause)) || !colourOf(colour)) return false;
  return !colourOf(clause) && !colourOf(thing) && beyondOf(thing.replace(IDLE, ' ')).things.length > 0;
}

/** The colour that words are, where they are one and nothing else. */
function colourOf(words: string): string | undefined {
  const { words: found } = coloursOf(`in ${words.trim().replace(FAMILY, (plural) => plural.slice(0, -1))}`);
  const [longest] = found.toSorted((one, other) => other.words.length - one.words.length);
  const rest = words
    .toLowerCase()
    .replace(longest?.words.toLowerCase() ?? '', ' ')
    .replace(IDLE, ' ')
    .replace(/s\b/u, '');
  return longest && !/\p{L}/u.test(rest) ? longest.hex : undefined;
}

/** Hex of the colours that a text names as those of a whole ground. */
export const coloursIn = (text: string): string[] => coloursOf(text).words.map(({ hex }) => hex);

/** The colours that a text names, also those that are things as well (olive, plum) where they stand as colours do; and the text without them. */
function coloursOf(text: string): { words: { words: string; hex: string }[]; bare: string } {
  const coloured = text.replace(BLACK_AND_WHITE, ' ');
  // a text is read for what its words mean, and the dictionaries for that are loaded, only where it may name a colour at all
  const words: { words: string; hex: string }[] = mayNameColours(coloured)
    ? // the black of "film noir" is a light
      read(coloured).colours.filter(({ words }) => !/^(?:noir|inks?)$/iu.test(words))
    : [];
  const lower = coloured.toLowerCase();
  for (const [name, hex] of COLOUR_NAMES) {
    if (!lower.includes(name) || name === 'ink') continue;
    const place = new RegExp(
      `(?:^|[,&]|\\b(?:in|on|and|with|of|to|from|or|dark|light|deep|pale|warm|cool|soft|an?))\\s*(${name})(?=\\s*(?:$|[,.;:!&]|(?:and|or|to|palette|tones?|hues?|inks?|colou?rs?|shades?|duotone|on|studio|back(?:ground|drop)|walls?|paper|ground|set|surface|only|alone|tint\\w*)\\b))`,
      'iu',
    );
    if (place.test(coloured) && !words.some(({ words: known }) => known.toLowerCase().includes(name)))
      words.push({ words: name, hex });
  }
  for (const colour of words) {
    const [, shade] =
      new RegExp(`\\b(deep|dark|pale|light|warm|cool|cold) +${inText(colour.words).source}`, 'iu').exec(text) ?? [];
    if (shade) colour.hex = shaded(colour.hex, shade.toLowerCase());
  }
  return { words, bare: words.reduce((rest, { words: colour }) => rest.replace(inText(colour), ' '), text) };
}

/** A deep green is no green of the middle, unless the colour is deep or pale already. */
function shaded(hex: string, shade: string): string {
  const { l, c, h } = lch(hex);
  // a grey has no hue of its own to be seen
  if (shade === 'warm') return c < 0.06 ? fromLch(l, 0.03, 65) : hex;
  if (shade === 'cool' || shade === 'cold') return c < 0.06 ? fromLch(l, 0.03, 250) : hex;
  return shade === 'deep' || shade === 'dark'
    ? fromLch(Math.min(l, Math.max(0.24, l - 0.2)), c * 0.85, h)
    : fromLch(Math.max(l, Math.min(0.93, l + 0.2)), c * 0.6, h);
}

/** Whether a colour is that of a thing which will not be there: the red of "a red hat". */
function qualifies(colour: string, text: string, beyond: readonly string[]): boolean {
  const at = text.toLowerCase().indexOf(colour.toLowerCase());
  const [next] = text.slice(at + colour.length).match(/^\s+[\p{L}-]+/u) ?? [];
  return (
    at >= 0 &&
    next !== undefined &&
    beyond.some((thing) => thing.toLowerCase().split(' ').includes(next.trim().toLowerCase()))
  );
}

/** The things that a text names, and the words in it that name nothing known. */
function beyondOf(rest: string): { things: string[]; unknown: string[] } {
  if (!/\p{L}{2}/u.test(rest)) return { things: [], unknown: [] };
  const { name, quotes, subjects, unknown, person, facts } = read(rest);
  const seen = subjects.filter(({ kind }) => kind !== 'setting').map(({ words }) => words);
  const things = distinct([name, person?.name, ...quotes, ...facts.map(({ text }) => text), ...seen]);
  return { things, unknown: distinct([...things, ...unknown]).slice(things.length) };
}

const CLAUSE = /[,.;:!?]|(?= with )| but | and (?!white\b)/iu;

/**
 * What could not be read, in the client's own words: a word alone ("long", "rose") tells nobody what was left out. Where a clause has nothing
 * else in it it is told whole, else from the first to the last such word of a row.
 */
function inClauses(text: string, things: readonly string[], unknown: readonly string[]): [string[], string[]] {
  const told: [string[], string[]] = [[], []];
  const left = [...things, ...unknown].flatMap((words) => words.toLowerCase().split(/\s+/u));
  const isLeft = (word: string): boolean => left.includes(word.toLowerCase());
  const isIdle = (word: string): boolean => word.replace(new RegExp(IDLE, 'giu'), '').trim() === '';
  for (const clause of text.split(CLAUSE)) {
    const words = clause.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
    if (!words.some(isLeft)) continue;
    const isMade = TREATMENT_WORDS.some(([, made]) => made.test(clause));
    const isAll = !isMade && words.every((word) => isLeft(word) || isIdle(word));
    const rows = isAll ? [clause.trim()] : rowsOf(words, isLeft);
    for (const row of rows) {
      const isThing = things.some((thing) => row.toLowerCase().includes(thing.toLowerCase()));
      told[isThing ? 0 : 1].push(inShort(row));
    }
  }
  return [distinct(told[0]), distinct(told[1])];
}
function rowsOf(words: readonly string[], isLeft: (word: string) => boolean): string[] {
  const rows: string[][] = [];
  words.forEach((word, at) => {
    if (!isLeft(word)) return;
    if (isLeft(words[at - 1] ?? '')) rows.at(-1)?.push(word);
    else rows.push([word]);
  });
  return rows.map((row) => row.join(' '));
}

const distinct = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts.filter((text) => text !== undefined).map((text) => text.trim()))]
    .filter((text) => /\p{L}{2}/u.test(text))
    .filter((text, i, list) => !list.some((other, j) => j < i && other.toLowerCase().includes(text.toLowerCase())));
