import { lch } from '../../palette/palette';
import type { Air } from './air';
import { ALONE, colourOf, coloursOf, familyIn, HUELESS, inText, qualifies } from './colour-words';
import { aLittle, castOf, degreesIn, isLittle } from './degrees';
import { countIn, notMade, sheetsIn } from './effects';
import type { Grade } from './grade';
import { MANY_COLOURED, ON_SHEETS } from './kinds';
import { beyondOf, inClauses, inShort, told } from './left-over';
import { AIR_WORDS, familyOf, GRADE_WORDS } from './lights';
import { GROUNDS, IDLE, MANNER, RIMS, SCHOOLS } from './manners';
import { unmadeMediaIn } from './medium';
import { partsIn, treatmentIn } from './part-words';
import { withoutRefused } from './refusals';
import { replacedIn } from './replaced';
import type { Swap } from './replaced';
import { groundIn } from './sheets';
import type { Ground } from './sheets';
import { inEnglish } from './tongues';
import { OTHERS, OWN_COLOURS, SHEETS_OF_COLOUR, TREATMENT_WORDS, UNKNOWN } from './treatment-words';
import type { TreatmentName } from './treatments';

const BRAND_WORDS =
  /\b(?:(?:our|the|its|corporate|house)?\s*brand(?:'s|s)?|our|corporate|house) (?:colou?rs?|palette|look)\b/iu;

export interface Wish {
  treatment?: TreatmentName;
  /** A technique or a material that the studio has nothing for, where it is the only one that is named. */
  unknown?: string;
  /** Materials and hands that it is to look made of or by, which no treatment has. */
  unmet: string[];
  /** Sheets of a colour of their own, where the treatment lays none: their colour may be in the picture all the same. */
  sheets: { words: string; hex: string }[];
  /** It is to be a filled outline and nothing else. */
  isSilhouette: boolean;
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
  /** Colours that are to be seen and that nothing is painted in: the white of a sheet, the black of a night. */
  bare: string[];
  /** What it is to stand before, where that is not the sheet that the treatment prints on. */
  ground?: Ground;
  /** Outlines are asked for. */
  outlined: boolean;
  /** Colours are to be soft. */
  isSoft: boolean;
  /** Washes are to be salted, or to bloom. */
  isSalted: boolean;
  /** Metal is rusted. */
  isRusted: boolean;
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
  /** Something is to be added, taken away or put in the place of another. */
  isOrder: boolean;
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
  /\b(?:add|insert|put|place|include|giv(?:e|ing) (?:him|her|them) (?=(?:an? |some )(?![^,.;]*\b(?:look|feel|glow|mood|touch)\b))|dress (?=him\b|her\b|them\b)|draw|remove|delete|erase|take (?:out|away)|get rid of|do away with|leav(?:e|ing) (?:out|off|away)|omit(?:ting)?|exclud(?:e|ing)|(?:drop(?:ping)?|los(?:e|ing)|skip(?:ping)?|ditch(?:ing)?|hid(?:e|ing)|strip(?:ping)?)(?= (?:out |away |off )?(?:the|all|any|every|that|this|those|these|his|her|its|their)\b)|(?:leave|take|keep|cut|crop) (?:the|his|her|its|their|all|any) (?:[\p{L}’'-]+ ){1,4}(?:out|away|off)(?! of focus)|replace|swap|move|without|write)\b(?:(?! and (?:make|turn|give|render|use|do|style|change|keep)\b)[^,.;:!?])*/giu;

const UNLINED = /\b(?:no|without|not? any|zero) (?:black |dark |hard )?(?:out)?lines?\b/giu;
/** The sheet that something is painted on: its colour is none to paint with. */
const SHEETS =
  /\b(?:on|over) (?:a |an )?(?:plain |clean |pure |bright |textured |rough )*(?:white|cream|ivory|off-white|black|toned|grey|gray)(?:[- ](?:cold|hot)-pressed)?(?: (?:cold|hot)-pressed)?(?: (?:paper|canvas|ground|background|sheet))?\b|\bon (?:stone|copper|zinc|wood)\b|\bwhite (?:highlights?|heightening|lines?)\b/iu;
/** White that is laid over what is drawn. */
const HEIGHTENED =
  /\b(?:white|bright)(?: (?:chalk|gouache|ink|paint|pencil))? (?:highlights?|heightening)\b|\bheightened (?:with|in) white\b/giu;
/** Lines that are lighter than what they stand on. */
const REVERSED =
  /\b(?:white|light|pale|cream|chalk|gold(?:en)?|silver|yellow)\b[^,.;]{0,24}\bon (?:a |an )?(?:deep |dark )?(?:blue|navy|black|dark|slate|green|blackboard|chalkboard|indigo|red)\b|\bblue-?prints?\b|\b(?:chalk|black)board\b/iu;

/** Pastels of something that was taken with a camera. */
const FILM_PASTELS =
  /\b(?:soft )?pastels?\b(?! colou?rs?)(?:(?=.{0,300}\b(?:film|photo\w*|exposed|analogue?|polaroid|35 ?mm)\b)|(?<=\b(?:film|photo\w*|(?:over|under)-?exposed|analogue?|polaroid|35 ?mm)\b.{0,300}))/giu;

const GREY = /\bblack[- ](?:and|&|n)[- ]white\b/iu;

const SAME = /^\s*(?:the |exactly the )?same [\p{L}]+(?: [\p{L}]+)?(?=,? (?:but|only|just|in|at|by|as)\b)/iu;
const PURPOSE =
  /\b(?:ready )?for (?:(?:the|an?|our|machine|laser|later) )*(?:embroidery|engraving|screen ?-?printing|stitching|stencils?|etching|letterpress|flexo(?:graphy)?)\b/giu;
/** Of a place it says what stands there, not how it was photographed. */
const AGED =
  /\b(?:old|aged|antique|vintage|retro|nostalgic|(?:19)?[5-8]0'?s|fifties|sixties|seventies|eighties)\b(?! (?:photo|film|look|filter|style|colou?rs?))/giu;

/**
 * What a prompt asks of a picture that is there already, or of a place that is to be behind something: of that a ground and its colour
 * are what is wanted. Never throws.
 */
export function readWish(written: string, of: 'picture' | 'place' = 'picture'): Wish {
  // "white space" is paper, and autumn's leaves are its colours
  const prompt = inEnglish(written)
    .replace(/\b(?:white|negative) space\b|\bleaves\b(?=.*\bautumn)|(?<=\bautumn(?:al)? )(?:leaves|foliage)\b/giu, ' ')
    .replace(/\b(?:near|off|jet|pitch)[- ]black\b/giu, 'black')
    // on a film soft pastels are colours, no sticks
    .replace(FILM_PASTELS, 'pastel colours')
    // the golden light of an evening is that of its low sun
    .replace(/\bevening(?: mood| light)?\b(?=.{0,40}\bgold(?:en)?\b)|\bgolden evening(?: light)?\b/giu, 'golden hour')
    // that is what is there already
    .replace(of === 'picture' ? SAME : /(?!)/u, ' ')
    // the old of an "old town" is no light
    .replace(of === 'place' ? AGED : /(?!)/u, ' ');
  const unlined = UNLINED.test(prompt);
  const affirmed = withoutRefused(prompt.replace(UNLINED, ' '));
  const { text: wanted, swaps, fallen, parts: unplaced } = replacedIn(affirmed.text, colourOf);
  const ordered = [...(wanted.match(ORDERS) ?? []).map(inShort), ...affirmed.refused];
  const unordered = wanted.replace(ORDERS, ' ');
  // a shelf of oak and a wall that is slightly blue are things of a place
  const ofAll = of === 'picture' ? unmadeMediaIn(unordered) : undefined;
  const { tints, little, text: left } = ofAll ? degreesIn(ofAll.text) : { tints: [], little: [], text: unordered };
  const split = partsIn(left, of);
  const parts = [...unplaced, ...split.parts];
  // what it is made ready for is not how it is to be drawn
  const ready = split.text.replace(PURPOSE, ' ');
  if (swaps.length > 0 || treatmentIn(ready)[0]) split.text = ready;
  const [treatment] = treatmentIn(split.text);
  const grounded: ReturnType<typeof groundIn> = of === 'place' ? split : groundIn(split.text, treatment);
  const { ground } = grounded;
  let { text } = grounded;
  // the lines of a pen may have any colour, and a stone is what a lithograph is printed from
  const around = treatment && !LINES.has(treatment) ? (text.match(RIMS) ?? []).map(inShort) : [];
  if (around.length > 0) text = text.replace(RIMS, ' ');
  const grounds = (text.match(GROUNDS) ?? []).map(inShort);
  text = text.replace(GROUNDS, ' ');
  const air = AIR_WORDS.flatMap(([kind, words]) => (words.test(text) ? [kind] : []));
  // of a photograph black and white is a light, not two inks
  // and the charcoal that is drawn with none of the colours
  const inColour = treatment
    ? withoutWordsOf(treatment, MANY_COLOURED.has(treatment) ? withoutSheets(text) : text.replace(HEIGHTENED, ' '))
    : text.replace(GREY, ' ').replace(NAMED_GRADE, ' ');
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
  const lit = [
    bare,
    ...(isGrey ? ['monochrome'] : []),
    ...(treatment ? [] : (text.match(NAMED_GRADE) ?? [])),
    ...(treatment ? [] : (text.match(SEPIA) ?? [])),
  ].join(' ');
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
    treatment !== undefined ||
    swaps.length > 0 ||
    lights.length + tints.length + air.length + found.words.length > 0 ||
    family;
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
  // the colour of a thing that is left out is left out with it
  const theirs = words.flatMap(({ words }) => (qualifies(words, text, [...things, ...strange]) ? [words] : []));
  const [more, odd] = inClauses(text, [...things, ...wished], [...unsaid, ...theirs]);
  const beyond = [...ordered, ...fallen, ...grounds, ...around, ...(other ? [other] : []), ...more];
  // the brick of "brick red" is a colour
  const uncoloured = coloursOf(text).bare;
  const { media = [], hands = [] } = ofAll ?? {};
  const unknown = treatment
    ? undefined
    : (media[0] ?? UNKNOWN.exec(uncoloured)?.[0].toLowerCase() ?? (isDone ? undefined : hands[0]));
  const own = family ? undefined : OWN_COLOURS.find(([words]) => words.test(text))?.[1];
  const named = words.filter(({ words }) => !qualifies(words, text, [...beyond, ...odd]));
  // white alone is what a painting leaves of its sheet
  const isBare =
    (treatment !== undefined && MANY_COLOURED.has(treatment) && named.every(({ hex }) => isWhite(hex))) ||
    // and black what a lamp shines in
    (treatment === 'neon' && named.every(({ hex }) => lch(hex).c < HUELESS && lch(hex).l < 0.4));
  // "warm ochres" are to be seen, whatever else is
  const several = odd.flatMap((phrase) => {
    const hex = /\p{L}{3}s$/u.test(phrase) ? colourOf(phrase.slice(0, -1)) : undefined;
    return hex ? [{ phrase, hex }] : [];
  });
  const unpainted = isBare ? named.splice(0).map(({ hex }) => hex) : [];
  const asked = own && named.length === 0 && (treatment || !lights.length) ? [...own] : named.map(({ hex }) => hex);
  const onSheet = treatment && ON_SHEETS.has(treatment);
  const sheet = onSheet && (SHEETS_OF_COLOUR.find(([words]) => words.test(left))?.[1] ?? ground?.hex);
  const colours = sheet && asked.length < 2 ? [asked[0] ?? SOOT, sheet] : asked;
  return {
    treatment,
    unknown,
    unlined,
    inks: countIn(left),
    isReversed: REVERSED.test(left),
    grades: [
      ...lights.map(([words, grade]) => (isLittle(words, little) ? aLittle(grade) : grade)),
      ...(hue ? [familyOf(hue.hex)] : []),
      ...tints.map(castOf),
    ],
    air,
    weight: WIDE.test(text) ? 1.55 : NARROW.test(text) ? 0.72 : 1,
    asksForBrand,
    colours,
    bare: [...unpainted, ...several.map(({ hex }) => hex)],
    ground: ground && ((onSheet && ground.hex) || isToned(ground.words)) ? undefined : ground,
    outlined: !unlined && OUTLINED.test(text),
    isSalted: SALTED.test(left),
    isRusted: RUSTED.test(text),
    isSoft: SOFT.test(text),
    isOwn: named.length === 0,
    swaps,
    unmade: told(notMade(left, treatment, uncoloured), [...beyond, ...parts, ...odd]),
    unmet: [...media, ...hands],
    sheets: treatment && !onSheet ? sheetsIn(left) : [],
    isSilhouette: treatment === 'ink' && SILHOUETTE.test(text),
    isScreened: SCREENED.test(text),
    isBoard: BOARD.test(text),
    beyond: beyond.slice(0, 12),
    isOrder: ordered.length > 0,
    things: [...ordered, ...fallen, ...grounds, ...around, ...(other ? [other] : []), ...things, ...wished].slice(
      0,
      12,
    ),
    parts: parts.slice(0, 6),
    strange: odd.filter((phrase) => !several.some((one) => one.phrase === phrase)).slice(0, 6),
    lies: LIES.test(text),
    isShifted: SHIFTED.test(text),
  };
}

const SILHOUETTE = /\bsilhouettes?\b/iu;
const OUTLINED = /\b(?:out-?lin(?:es?|ed|ing)|contours?)\b/iu;
const SOFT = /\b(?:soft(?:ly|er)?|gentle|delicate|muted|pale|subtle|subdued|calm|pastels?)\b(?! focus)/iu;
const RUSTED = /\b(?:rust(?:ed|y|ing)?|corroded|weathered|oxidi[sz]ed)\b/iu;
const SALTED = /\b(?:salt(?:ed)?|blooms?|back-?runs?|cauliflowers?|bleeds?|bleeding)\b/iu;
/** The name of a light that is made of those of colours. */
const NAMED_GRADE =
  /\b(?:teal (?:and|&) orange|orange (?:and|&) teal)\b(?:(?=.{0,300}\b(?:cinema|film|movie|look|grad|photo))|(?<=\b(?:cinematic|film|movie|blockbuster|photo\w*|exposure|shot|still)\b.{0,300}))/iu;
/** A sheet that is told of as one, where a treatment has none. */
const isToned = (words: string): boolean => SHEETS_OF_COLOUR.some(([of]) => of.test(words));
const WHITE = 0.9;
const isWhite = (hex: string): boolean => lch(hex).l > WHITE && lch(hex).c < HUELESS;
const SCREENED = /\b(?:screen ?-?tones?|zip-?a-?tone|letratone)\b/iu;
const BOARD = /\bwhite ?-?boards?\b/iu;
const SEPIA = /\bsepia\b/giu;
const LIES = /\bsnow(?:y|ed)?\b[^,.;]{0,20}\bon\b|\bsnow-?(?:covered|capped|clad)\b/iu;
/** Those whose own lines a wish for an outline is about. */
const LINES: ReadonlySet<TreatmentName> = new Set([
  'ink',
  'line-art',
  'blackboard',
  'blueprint',
  'pop-art',
  'line-and-wash',
]);
const parted = <T>(all: readonly T[], isOne: (item: T) => boolean): [T[], T[]] => [
  all.filter((item) => isOne(item)),
  all.filter((item) => !isOne(item)),
];
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
/** The sheet of a painting has a colour of its own, in which nothing is painted. */
const withoutSheets = (text: string): string =>
  SHEETS_OF_COLOUR.reduce((rest, [words]) => rest.replace(words, ' '), text.replace(SHEETS, ' '));

/** A text without the words for a treatment, of which some stand in several places of the list. */
const withoutWordsOf = (treatment: TreatmentName, text: string): string =>
  TREATMENT_WORDS.filter(([name]) => name === treatment).reduce(
    (rest, [, words]) => rest.replace(new RegExp(words, 'giu'), ' '),
    text,
  );
