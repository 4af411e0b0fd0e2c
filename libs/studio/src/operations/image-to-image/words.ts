import { fromLch, lch } from '../../palette/palette';
import { mayNameColours } from '../../prompt/colours';
import { read } from '../../prompt/read';
import { COLOUR_NAMES } from '../colour-name';
import type { Air } from './air';
import type { Grade } from './grade';
import { AIR_WORDS, familyOf, GRADE_WORDS } from './lights';
import type { TreatmentName } from './treatments';

/** The words that ask for a treatment; of several in one prompt the first of this list counts. */
const TREATMENT_WORDS: readonly (readonly [TreatmentName, RegExp])[] = [
  ['screenprint', /\b(?:ukiyo-?e|japanese wood ?-?block)\b/iu],
  ['duotone', /\bdelft(?:ware)?\b/iu],
  ['halftone', /\b(?:pop[- ]?art|ben[- ]day|lichtenstein)\b/iu],
  ['pixels', /\b(?:pixel(?:ated|s)?(?: art)?|8[- ]?bit|16[- ]?bit|retro game)\b/iu],
  ['mosaic', /\b(?:mosaics?(?: tiles?)?|tesserae)\b/iu],
  ['stained-glass', /\b(?:(?:stained|leaded)[- ]glass(?: windows?)?|church windows?)\b/iu],
  ['watercolour', /\b(?:water ?colou?rs?|aquarelles?|aquarell)\b/iu],
  ['coloured-pencil', /\b(?:colou?red[- ]pencils?|crayons?|pastel (?:drawing|chalks?))\b/iu],
  ['engraving', /\b(?:engrav(?:ing|ed)|etch(?:ing|ed)|bank ?notes?|cross-?hatch(?:ing|ed)?|currency)\b/iu],
  [
    'linocut',
    /\b(?:lino ?-?(?:cuts?|prints?|cutting)|linoleum|wood ?-?(?:cuts?|blocks?)|block ?-?prints?(?:ed)?|rubber stamp)\b/iu,
  ],
  // before the pencil and pen that a print may look like, and before charcoal, which is a colour of ink as well
  ['halftone', /\bhalf-?tones?\b/iu],
  ['screenprint', /\b(?:screen ?-?prints?(?:ed)?|silk ?-?screen(?:ed)?|serigraph\w*|riso(?:graph)?)\b/iu],
  ['duotone', /\bduo-?tones?\b/iu],
  ['charcoal', /\b(?:charcoal|conté|conte crayon|chalk(?: drawing)?|kohle(?:zeichnung)?|fusain|carboncillo)\b/iu],
  [
    'ink',
    /\b(?:line ?art|line drawing|blue-?prints?|technical drawing|marker(?: (?:pen|rendering|drawing))?|(?:black|chalk)board|pen and ink|pen drawing|(?:india(?:n)? )?ink(?: drawing)?|stencil|silhouettes?|comic(?: book)?|manga|outlines?)\b/iu,
  ],
  ['sketch', /\b(?:pencil|graphite|silver ?-?point|bleistift)\b/iu],
  ['oil', /\b(?:oils?(?: paint(?:ing|ed)?)?|impasto|impressionis[mt]\w*|van gogh|monet|acrylics?|gouache)\b/iu],
  // a sketch may be one in any of the media above
  ['sketch', /\b(?:sketch(?:es|ed|y)?|hand[- ]?drawn|drawing|drawn|doodle|zeichnung|dibujo|dessin)\b/iu],
  ['halftone', /\b(?:newsprint|newspaper|dots?|dotted|warhol)\b/iu],
  ['screenprint', /\b(?:posteri[sz]ed?|cut ?-?outs?)\b/iu],
  ['oil', /\b(?:paint(?:ing|ed|erly)?|gemälde|canvas)\b/iu],
  [
    'neon',
    /\b(?:neon|cyber ?punk|synth ?wave|vapor ?wave|glow(?:ing)? (?:lines|outlines|edges)|glow(?:ing)?(?= (?:on|against) (?:deep |dark |midnight )?(?:black|navy|dark|blue)))\b/iu,
  ],
  ['duotone', /\b(?:two[- ]tones?|bi ?-?tones?|cyanotype|gradient map|delft(?:ware)?)\b/iu],
  // words that say least
  ['screenprint', /\bposters?\b/iu],
  [
    'flat',
    /\b(?:flat(?: colou?rs?| design| illustration| shapes)?|vector(?: art| style)?|illustrations?|cartoons?|cel[- ]shad\w+|paper ?-?cut(?:-?outs?)?|(?:cut[- ]?paper|paper|torn[- ]paper)? ?collages?)\b/iu,
  ],
  ['glow', /\b(?:dream(?:y|like)|ethereal|soft focus|bloom|haz[ey]|misty|fogg?y?|glow(?:ing|y)?|romantic)\b/iu],
];
/** Those that name colours of their own. */
const OWN_COLOURS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:cyanotype|blueprint)\b/iu, ['#0b2f66', '#eef3f4']],
  [/\bdelft(?:ware)?\b/iu, ['#173a8c', '#f7f9fb']],
  [/\bukiyo-?e\b/iu, ['#22304f', '#c5553b', '#e3bd7b', '#f3e7cb']],
  [/\bsepia\b/iu, ['#2e1c10', '#f3e4c8']],
  // metals: what is dark in them, their own colour and their shine
  [/\b(?:steampunk|brass)\b/iu, ['#2b1c0d', '#8a5f22', '#d9ab4e', '#f8e8b8']],
  [/\brose gold\b/iu, ['#3a1c1a', '#a8655a', '#e0a899', '#fbe6dd']],
  [/\bcopper\b/iu, ['#2a130b', '#8f4526', '#d98552', '#f9dcc4']],
  [/\bbronze\b/iu, ['#221608', '#6e4a22', '#b5843f', '#efd9a8']],
  [/\bgold(?:en)? (?:leaf|foil|metal)\b/iu, ['#33230a', '#9a6f1c', '#e2b94a', '#fdf0bf']],
  [/\b(?:silver|chrome|steel|metallic)\b/iu, ['#1d2024', '#6d747c', '#b4bcc4', '#f4f7f9']],
  [/\b(?:pop[- ]?art|warhol|lichtenstein)\b/iu, ['#16131d', '#ec1e79', '#ffdf2b']],
];

const BRAND_WORDS =
  /\b(?:(?:our|the|its|corporate|house)?\s*brand(?:'s|s)?|our|corporate|house) (?:colou?rs?|palette|look)\b/iu;

/** A family of hues where it is the only one that a text names; beside other hues it is one of the colours. */
function familyIn(text: string): [singular: string, family?: string] {
  const family = FAMILY.exec(text)?.[1];
  if (!family) return [''];
  const isOnly = coloursOf(text.replace(family, ' ')).words.every(({ hex }) => lch(hex).c <= HUELESS);
  return isOnly ? ['', family] : [text.replace(new RegExp(FAMILY, 'giu'), (plural) => plural.slice(0, -1))];
}

/** Words that order, describe a picture as such, or stand between: they name nothing to be seen. */
const IDLE =
  /\b(?:re-?colou?r(?:ed|ing)?|make|making|made|turn|turned|change|changed|convert(?:ed)?|transform(?:ed)?|render(?:ed)?|give|apply|use|using|put|keep|show|restyle|style[ds]?|stylis\w+|stylize\w*|look(?:s|ing)?|feel(?:ing)?|version|variant|variation|effect|filter|treatment|tones?|colou?rs?|colou?red|palette|tint(?:ed)?|photo(?:graph)?s?|picture|image|photography|art(?:work|istic)?|aesthetic|mood|atmosphere|light(?:ing)?|of|this|that|it|its|these|into|like|as|in|on|with|and|or|but|the|an?|to|for|from|by|my|our|your|very|more|less|much|a bit|slightly|some|few|only|just|please|will|should|would|be|is|are|at|same|whole|entire|everything|all|background|strokes?|brush(?:strokes?|es)?|washes?|lines?|paper|print(?:ed)?|texture[ds]?|grain(?:y)?|edges?|loose|thick|thin|fine|bold|rough|delicate|expressive|hand|hour|time|day|scene|season|days?|kind|sort|modern|simple|minimal(?:ist(?:ic)?)?|abstract|elegant|visible|book|page|shad(?:ing|ed)|shadows?|lots|space|travel|children['’]?s?|weather|sk(?:y|ies)|rich|deep|subtle|gentle|soft(?:ly|er)?|crisp|detailed|traditional|classic(?:al)?|two|three|four|single|limited|layers?|layered|ink(?:s|ed)?|wet|dry|tonal|contrast|look and feel|theme[d]?|fully|completely|slight|strong(?:ly)?|heavy|bleed(?:s|ing)?|tooth|hatching|dots?|cuts?|marks?|carved|gouge|pale|dark|light|bright|dusty|portrait|landscape|still life|study|close-?up|old|brush ?work|hatch(?:es)?|cold[- ]press(?:ed)?|hot[- ]press(?:ed)?|palette|knife|(?:copper ?)?plate|mis-?regist\w+|off-?register|torn|toned|smoky)\b/giu;

/** What comes before one of these is its kind, and no thing: a city sketch, postcard colours, lead lines. */
const MANNER =
  /(?<![\p{L}-])[\p{L}-]+ (?=(?:colou?rs?|palettes?|tones?|hues?|inks?|lines?|paper|plate|photo(?:graph)?s?|pastels?|wash(?:es)?|strokes?|grain|textures?)\b)/giu;
/** Manners of a time or of a school: those are something else than a treatment. */
const SCHOOLS =
  /\b(?:bauhaus|art (?:nouveau|deco)|baroque|rococo|renaissance|medi(?:ae|e)val|victorian|cub(?:ist|ism)|surreal\w*|memphis|brutalis[mt]|constructivis[mt]|swiss|psychedelic|gothic|byzantine|egyptian|aztec|celtic|tribal)\b/iu;

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
  /** What was asked for that no treatment of a picture can bring, in the words of the prompt. */
  beyond: string[];
}

/** Words for the marks of a tool; of colours and contrast they say nothing about width. */
const WIDE =
  /\b(?:thick|bold|broad|coarse|chunky|heavy|wide|loose|large|big)\b(?!\s+(?:colou?rs?|contrast|tones?|type))/iu;
const NARROW = /\b(?:thin|fine|delicate|hairline|intricate|detailed|tiny|small)\b(?!\s+(?:art|colou?rs?))/iu;

/** An order to change what is in the picture, up to the next pause. */
const ORDERS =
  /\b(?:add|insert|put|place|include|draw|remove|delete|erase|take (?:out|away)|get rid of|replace|swap|move|without|write)\b[^,.;:!?]*/giu;

const UNLINED = /\b(?:no|without|not? any|zero) (?:black |dark |hard )?(?:out)?lines?\b/giu;
const COUNTED = /\b(two|three|four|2|3|4)[- ](?:spot )?(?:colou?rs?|inks?|tones?)\b/iu;
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 };
/** The sheet that something is painted on: its colour is none to paint with. */
const SHEETS =
  /\b(?:on|over) (?:a |an )?(?:plain |clean |pure |bright |textured |rough )*(?:white|cream|ivory|off-white|black|toned|grey|gray)(?:[- ](?:cold|hot)-pressed)?(?: (?:cold|hot)-pressed)?(?: (?:paper|canvas|ground|background|sheet))?\b/iu;
/** Those that are painted in many colours, whatever the sheet has. */
const PAINTED: ReadonlySet<TreatmentName> = new Set(['watercolour', 'oil', 'coloured-pencil', 'glow']);
/** Lines that are lighter than what they stand on. */
const REVERSED =
  /\b(?:white|light|pale|cream|chalk|gold(?:en)?|silver|yellow)\b[^,.;]{0,24}\bon (?:a |an )?(?:deep |dark )?(?:blue|navy|black|dark|slate|green|blackboard|chalkboard|indigo|red)\b|\bblue-?prints?\b|\b(?:chalk|black)board\b/iu;

/** Hues of one family, unless nothing else is to be. */
const FAMILY =
  /\b(greens|blues|reds|browns|pinks|oranges|purples|violets|yellows|teals)\b(?![^,.;]*\b(?:only|alone)\b)/iu;
const ALONE = /\b(?:only|just|nothing but|mono\w*|all)\b/iu;

const GREY = /\bblack[- ](?:and|&|n)[- ]white\b/iu;

/** Techniques and materials that no treatment comes near. */
const UNKNOWN =
  /\b(?:felt(?:ed)?|needle felt\w*|embroider\w+|cross-?stitch\w*|satin stitch\w*|knit(?:ted|ting)?|crochet\w*|3[- ]?d|three-dimensional|clay(?:mation)?|plasticine|origami|paper ?-?(?:craft|quilling)|lego|bricks?|photo-?realis\w+|hyper-?realis\w+|leather|marble statue|sculptur\w+|carved stone|ceramic figurine|low[- ]poly|hologra\w+|balloons?|neon sign|tapestry|batik|tie-?dye\w*|quilt(?:ed|ing)?|marquetry|macram[eé]|papier[- ]m[aâ]ch[eé]|bead(?:ed|work)|wov?en|weaving|illuminated (?:manuscript|letter|miniature)s?)\b/iu;

/** What a prompt asks of a picture that is there already. Never throws. */
export function readWish(written: string): Wish {
  // "white space" is paper, and autumn's leaves are its colours
  const prompt = written
    .replace(/\b(?:white|negative) space\b|\bleaves\b(?=.*\bautumn)|(?<=\bautumn(?:al)? )(?:leaves|foliage)\b/giu, ' ')
    .replace(/\b(?:near|off|jet|pitch)[- ]black\b/giu, 'black');
  const unlined = UNLINED.test(prompt);
  const wanted = prompt.replace(UNLINED, ' ');
  const ordered = (wanted.match(ORDERS) ?? []).map((order) => order.trim().slice(0, 80));
  const text = wanted.replace(ORDERS, ' ');
  const [treatment] = TREATMENT_WORDS.find(([, words]) => words.test(text)) ?? [];
  const air = AIR_WORDS.flatMap(([kind, words]) => (words.test(text) ? [kind] : []));
  // of a photograph black and white is a light, not two inks
  // and the charcoal that is drawn with none of the colours
  const inColour = treatment
    ? withoutWordsOf(treatment, PAINTED.has(treatment) ? text.replace(SHEETS, ' ') : text)
    : text.replace(GREY, ' ');
  const [hues, family] = familyIn(treatment || ALONE.test(text) ? '' : inColour);
  const found = coloursOf(family ? inColour.replace(family, ' ') : hues || inColour);
  const { bare } = found;
  // grey, silver and white beside a family of hues are what has no hue in the picture already
  const words = family ? found.words.filter(({ hex }) => lch(hex).c > HUELESS) : found.words;
  const [hue] = family ? coloursOf(`in ${family.slice(0, -1)}`).words : [];
  const asksForBrand = BRAND_WORDS.test(text);
  // the dark of "dark green" is no light
  const isGrey = !treatment && GREY.test(text);
  const lights = GRADE_WORDS.filter(([words]) => words.test(isGrey ? `${bare} monochrome` : bare));
  let rest = text.replace(new RegExp(BRAND_WORDS, 'giu'), ' ');
  for (const words of [
    ...TREATMENT_WORDS.map(([, words]) => words),
    ...[...GRADE_WORDS, ...OWN_COLOURS].map(([words]) => words),
    ...AIR_WORDS.map(([, words]) => words),
    ...(family ? [inText(family)] : []),
    ...found.words.map(({ words: colour }) => inText(colour)),
  ])
    rest = rest.replace(new RegExp(words, 'giu'), DONE);
  const isDone = treatment !== undefined || lights.length + air.length + found.words.length > 0 || family;
  if (isDone) rest = rest.replace(MANNER, (kind) => (SCHOOLS.test(kind) ? kind : ' ')).replace(KIND, kept);
  const other = treatment && OTHERS.exec(bare)?.[0];
  const beyond = [...ordered, ...(other ? [other] : []), ...beyondOf(rest.replaceAll(DONE, ' ').replace(IDLE, ' '))];
  const unknown = treatment ? undefined : UNKNOWN.exec(text)?.[0].toLowerCase();
  const own = family ? undefined : OWN_COLOURS.find(([words]) => words.test(text))?.[1];
  const named = words.filter(({ words }) => !qualifies(words, text, beyond));
  const colours = own && named.length === 0 && (treatment || !lights.length) ? [...own] : named.map(({ hex }) => hex);
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
    beyond: beyond.slice(0, 12),
  };
}

/** Stands for what is done. */
const DONE = ' § ';
const KIND = /(?<![\p{L}-])[\p{L}-]+(?= *§)/gu;
const kept = (kind: string): string => (SCHOOLS.test(kind) || JOINS.test(kind) ? kind : ' ');
/** Words that stand between a thing and a treatment. */
const JOINS = /^(?:in|as|and|with|on|of|to|into|by|for|or|but)$/iu;
/** Chroma up to which a colour is of no hue. */
const HUELESS = 0.05;

/** A text without the words for a treatment, of which some stand in several places of the list. */
const withoutWordsOf = (treatment: TreatmentName, text: string): string =>
  TREATMENT_WORDS.filter(([name]) => name === treatment).reduce(
    (rest, [, words]) => rest.replace(new RegExp(words, 'giu'), ' '),
    text,
  );
/** What is no other word for the treatment that was chosen: of two only one is done. */
const OTHERS =
  /\b(?:pixel art|water ?colou?r|charcoal|engraving|lino ?cut|half-?tone|oil paint(?:ing)?|neon|duo-?tone|colou?red pencil)\b/iu;

const inText = (words: string): RegExp => new RegExp(`\\b${words.replace(/[^\p{L}\p{N}]+/gu, '\\W+')}\\b`, 'iu');
const BLACK_AND_WHITE = /\b(?:black[- ](?:and|&|n)[- ]white|b\s?&\s?w)\b/giu;

/** The colours that a text names, also those that are things as well (olive, plum) where they stand as colours do; and the text without them. */
function coloursOf(text: string): { words: { words: string; hex: string }[]; bare: string } {
  const coloured = text.replace(BLACK_AND_WHITE, ' ');
  // a text is read for what its words mean, and the dictionaries for that are loaded, only where it may name a colour at all
  const words: { words: string; hex: string }[] = mayNameColours(coloured)
    ? // the black of "film noir" is a light
      read(coloured).colours.filter(({ words }) => !/^noir$/iu.test(words))
    : [];
  const lower = coloured.toLowerCase();
  for (const [name, hex] of COLOUR_NAMES) {
    if (!lower.includes(name)) continue;
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

function beyondOf(rest: string): string[] {
  if (!/\p{L}{2}/u.test(rest)) return [];
  const { name, quotes, subjects, unknown, person, facts } = read(rest);
  const things = subjects.filter(({ kind }) => kind !== 'setting').map(({ words }) => words);
  const all = [name, person?.name, ...quotes, ...facts.map(({ text }) => text), ...things, ...unknown];
  return [...new Set(all.filter((text) => text !== undefined).map((text) => text.trim()))]
    .filter((text) => /\p{L}{2}/u.test(text))
    .filter((text, i, list) => !list.some((other, j) => j < i && other.toLowerCase().includes(text.toLowerCase())));
}
