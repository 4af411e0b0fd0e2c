import { type Face, FACES, type Genre } from './carried-faces';

/** What can stand in for a kind, the best first. */
const STAND_INS: Readonly<Record<Genre, readonly string[]>> = {
  sans: ['source sans 3'],
  humanist: ['source sans 3'],
  grotesque: ['inter'],
  geometric: ['outfit', 'montserrat', 'manrope'],
  rounded: ['nunito', 'manrope'],
  condensed: ['barlow condensed', 'oswald', 'roboto condensed'],
  poster: ['anton', 'oswald', 'roboto condensed'],
  heavy: ['archivo black', 'montserrat', 'roboto'],
  serif: ['source serif 4'],
  oldstyle: ['eb garamond'],
  didone: ['bodoni moda', 'playfair display', 'gfs didot', 'source serif 4'],
  slab: ['roboto slab'],
  caps: ['cinzel', 'eb garamond'],
  stencil: ['saira stencil one', 'stardos stencil', 'oswald'],
  typewriter: ['courier prime', 'ibm plex mono', 'roboto mono'],
  mono: ['jetbrains mono'],
  hand: ['caveat', 'kalam'],
  kufi: ['noto kufi arabic'],
};
/** Families by another name, and those that were drawn after another one, which is not free. */
const DRAWN_AFTER: readonly (readonly [RegExp, string])[] = [
  [/^source sans(?: pro)?$/, 'source sans 3'],
  [/^source serif(?: pro)?$/, 'source serif 4'],
  [/^georgia/, 'gelasio'],
  [/futura|spartan/, 'jost'],
  [/franklin/, 'libre franklin'],
  [/baskerville/, 'libre baskerville'],
  [/caslon/, 'libre caslon text'],
  [/fell\b/, 'im fell english'],
  [/garamond/, 'eb garamond'],
  [/bodoni/, 'bodoni moda'],
  [/^courier/, 'courier prime'],
  [/comic/, 'kalam'],
  [/^impact/, 'anton'],
  [/rockwell|memphis/, 'rokkitt'],
  [/^times/, 'pt serif'],
  [/^optima/, 'cabin'],
  [/gill sans/, 'cabin'],
];
/** Of scripts that few faces have, whatever the kind; those with serifs first where the kind has them. */
const OF_SCRIPT: Readonly<Record<string, { plain: string; serif?: string }>> = {
  a: { plain: 'noto sans arabic', serif: 'noto naskh arabic' },
  h: { plain: 'noto sans hebrew' },
  j: { plain: 'noto sans jp', serif: 'noto serif jp' },
  k: { plain: 'noto sans kr', serif: 'noto serif kr' },
  z: { plain: 'noto sans sc', serif: 'noto serif jp' },
  s: { plain: 'noto sans sc', serif: 'noto serif sc' },
  d: { plain: 'noto sans devanagari', serif: 'noto serif devanagari' },
  t: { plain: 'noto sans thai' },
};

/** The kind of a family that is not here, by its name. */
const KINDS: readonly (readonly [RegExp, Genre])[] = [
  [/stencil/i, 'stencil'],
  [/courier|typewriter|elite\b|american typ|prestige/i, 'typewriter'],
  [/mono\b|monospace|code\b|consol|menlo|inconsolata|terminal/i, 'mono'],
  [/kufi|cairo|tajawal|almarai/i, 'kufi'],
  [
    /script|hand\b|handwrit|caveat|kalam|marker|brush|pacifico|lobster|dancing|satisfy|shadows into|indie flower|gochi|patrick|amatic|sacramento|great vibes|homemade|comic|chalk|cookie\b|allura|parisienne|tangerine|yellowtail|courgette|architects|gloria|reenie/i,
    'hand',
  ],
  [/rounded|quicksand|varela|comfortaa|fredoka|baloo|\bmaru\b/i, 'rounded'],
  [/anton\b|impact|bebas|league gothic|antonio|staatliches|big shoulders|compacta|knockout|druk/i, 'poster'],
  [/alfa slab|rockwell|slab|clarendon|arvo|zilla|egyptienne|museo|memphis|rokkitt|hepta|besley/i, 'slab'],
  [
    /bowlby|black\b|ultra\b|heavy|fatface|titan|rammetto|bungee|passion one|lilita|luckiest|russo one|sigmar|bangers|changa one|chango|paytone|carter one|modak|rubik mono/i,
    'heavy',
  ],
  [/condensed|narrow|compressed|saira|teko|fjalla|oswald|pathway/i, 'condensed'],
  [/cinzel|trajan|marcellus|forum\b|small caps/i, 'caps'],
  [/didot|bodoni|abril|prata|rozha|yeseva/i, 'didone'],
  [
    /garamond|caslon|jenson|sabon|minion|palatino|bembo|cardo|gentium|vollkorn|crimson|spectral|cormorant|goudy|centaur|arno|fell\b|junicode|fournier|galliard|uncial|blackletter|fraktur|textura/i,
    'oldstyle',
  ],
  [
    /futura|avenir|gotham|circular|century gothic|jost|poppins|lexend|urbanist|gilroy|spartan|kumbh|red hat|be vietnam/i,
    'geometric',
  ],
  [
    /helvetica|arial|grotesk|grotesque|univers|akzidenz|suisse|söhne|public sans|franklin|archivo|haas|neue/i,
    'grotesque',
  ],
  [
    /mincho|myeongjo|batang|song|ming|naskh|amiri|ruqaa|nastaliq|scheherazade|lateef|frank ruhl|david libre|\btiro\b|rozha|eczar|yrsa|martel\b|halant|suranna/i,
    'serif',
  ],
  [
    /sans|gothic|frutiger|myriad|gill|optima|calibri|verdana|tahoma|segoe|karla|hind|mukta|kaku|maru|gulim|dotum/i,
    'humanist',
  ],
  [
    /serif|roman|times|georgia|baskerville|cambria|charter|tiempos|lyon|freight|newsreader|libre|bookman|antiqua|plex serif|recoleta|canela|ogg|domine|noticia|arapey|rosarivo|alice\b|lusitana|quattrocento(?! sans)|castoro|brygada|petrona|manuale|faustina|piazzolla|bona nova|prociono|copse|unna|philosopher|cooper|windsor|gupter|ibarra/i,
    'serif',
  ],
];

/** Latin letters of Central and Eastern Europe, of the Baltic, of Turkish. */
const BEYOND_WESTERN = /[\u0100-\u024f\u1e00-\u1eff]/;

const SCRIPTS: readonly (readonly [script: string, name: string, letters: RegExp])[] = [
  ['v', 'Vietnamese', /[ăắằẳẵặấầẩẫậđếềểễệơớờởỡợốồổỗộưứừửữựạảẹẻẽịỉĩọỏụủũỳỵỷỹ]/iu],
  ['g', 'Greek', /\p{Script=Greek}/u],
  ['c', 'Cyrillic', /\p{Script=Cyrillic}/u],
  ['a', 'Arabic', /\p{Script=Arabic}/u],
  ['h', 'Hebrew', /\p{Script=Hebrew}/u],
  ['j', 'Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['k', 'Korean', /\p{Script=Hangul}/u],
  ['d', 'Devanagari', /\p{Script=Devanagari}/u],
  ['t', 'Thai', /\p{Script=Thai}/u],
];
/** A letter of a script that no face here has: the machine's own sets it. */
const UNSERVED =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Devanagari}|\p{Script=Thai}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/** The scripts, beside plain Latin, that a text needs. */
export function scriptsIn(text: string): string[] {
  const found = SCRIPTS.flatMap(([script, , letters]) => (letters.test(text) ? [script] : []));
  const han = text.match(/\p{Script=Han}/gu);
  if (!han || found.includes('j') || found.includes('k')) return found;
  return [...found, han.every((letter) => japaneseCharacters().has(letter)) ? 'z' : 's'];
}

let japanese: Set<string> | undefined;

/** The characters that Japanese faces have: those of JIS X 0208, read from its encoding. Simplified ones are not among them. */
function japaneseCharacters(): Set<string> {
  if (japanese) return japanese;
  const bytes: number[] = [];
  for (let lead = 0x88; lead <= 0xea; lead++)
    if (lead <= 0x9f || lead >= 0xe0) for (let trail = 0x40; trail <= 0xfc; trail++) bytes.push(lead, trail);
  japanese = new Set(new TextDecoder('shift_jis').decode(Uint8Array.from(bytes)));
  return japanese;
}

/** The book's own letters of other scripts than Latin, beside its own grotesque; the page's style sheet names them. */
export const companionsOf = (text: string): Face[] =>
  [...new Set(scriptsIn(text).map((script) => OF_SCRIPT[script]?.plain ?? 'inter'))].flatMap(
    (name) => FACES[name] ?? [],
  );

const has = (face: Face, scripts: readonly string[]) => scripts.every((script) => face.scripts.includes(script));
/** Ideographs alone are written in either. */
const served = (face: Face, scripts: readonly string[]) =>
  has(face, scripts) ||
  (face.scripts.includes('j') &&
    has(
      face,
      scripts.filter((script) => script !== 'z'),
    ));

/** The first of a stack, without quotes, as it would be looked up. */
const familyOf = (font: string) =>
  (font.split(/[,;/(]/)[0] ?? '').replace(/["']/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

const STYLE =
  /\b(?:variable|vf|regular|bold|semi-?bold|extra-?bold|medium|light|black|italic|\d{3})\b|\s\d+(?:px|pt|rem)?$/g;
/** 'Inter Bold' is Inter. */
const withoutStyle = (family: string) => family.replace(STYLE, '').replace(/\s+/g, ' ').trim();

/** 'shippori mincho b1' → 'shippori mincho', 'shippori': a cut of one family stands in for another one of it. */
const relativesOf = (family: string): string[] => {
  const words = family.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join(' '));
};

const SERIF = new Set<Genre>(['serif', 'oldstyle', 'didone', 'slab', 'caps']);

/** 'Noto Serif' of 'Noto Serif Variable', as people call it. */
const calledName = ({ family }: Face): string => family.replace(/ Variable$/, '').replace(/ (?=\S{1,2}$)/, '\u00a0');

interface FoundFace {
  face: Face;
  /** its name where it stands in for the one that was named */
  standsIn: string | null;
  /** the letters that the named family lacks, where it is at hand: 'Cyrillic' */
  lacks: string | null;
}

/**
 * The face that a text is set in when a family is named: that family where it is served and has all letters of the text; else one of the same
 * kind that has them, so that no word is set in two faces.
 *
 * @returns undefined where none has the letters
 */
export function faceFor(font: string, text: string): FoundFace | undefined {
  if (UNSERVED.test(text)) return undefined;
  const scripts = scriptsIn(text);
  const hasLetters = (face: Face) => served(face, scripts) && !(face.isPlain && BEYOND_WESTERN.test(text));
  const family = familyOf(font);
  const own = FACES[family] ?? FACES[withoutStyle(family)];
  if (own && hasLetters(own)) return { face: own, standsIn: null, lacks: null };
  const kind = KINDS.find(([name]) => name.test(family))?.[1];
  const genre = own?.genre ?? kind ?? 'sans';
  const isSerif = SERIF.has(genre);
  const rare = scripts.map((script) => OF_SCRIPT[script]).find((one) => one !== undefined);
  const relatives = relativesOf(family).filter((name) => {
    const relative = FACES[name];
    // 'Noto Sans Mono' is no Noto Sans
    return relative && (kind === undefined || kind === 'humanist' || relative.genre === genre);
  });
  const names = [
    ...DRAWN_AFTER.flatMap(([name, after]) => (name.test(family) ? [after] : [])),
    ...relatives,
    ...STAND_INS[genre],
    ...(rare ? [...(isSerif && rare.serif ? [rare.serif] : []), rare.plain] : []),
    ...(isSerif ? STAND_INS.serif : STAND_INS.humanist),
    'inter',
  ];
  const found = names.map((name) => FACES[name]).find((face) => face !== undefined && hasLetters(face));
  return found && { face: found, standsIn: calledName(found), lacks: own ? lettersThat(own, text) : null };
}

/** The letters of a text that a face does not have. */
const lettersThat = (face: Face, text: string): string =>
  SCRIPTS.find(([script, , letters]) => letters.test(text) && !face.scripts.includes(script))?.[1] ??
  (/\p{Script=Han}/u.test(text) ? 'Chinese' : 'Central European');

/** What the book itself is set in where a text is set in no face of the brand. */
export function houseFaceFor(text: string, use: 'heading' | 'body'): string {
  if (UNSERVED.test(text)) return 'a face of this device';
  const [companion] = companionsOf(text);
  return companion ? calledName(companion) : use === 'heading' ? 'Familjen Grotesk' : 'Instrument Sans';
}
