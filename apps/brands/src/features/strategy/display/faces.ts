/** How a face is built: what may stand in for it is of the same kind. */
type Genre =
  | 'sans'
  | 'humanist'
  | 'grotesque'
  | 'geometric'
  | 'rounded'
  | 'condensed'
  | 'serif'
  | 'oldstyle'
  | 'didone'
  | 'slab'
  | 'mono'
  | 'kufi';

export interface Face {
  /** as the style sheet calls it */
  family: string;
  genre: Genre;
  /** What it has letters of: l Latin, v Vietnamese, g Greek, c Cyrillic, a Arabic, h Hebrew, j Japanese, k Korean, z Chinese, s its simplified characters, d Devanagari, t Thai. */
  scripts: string;
  /** Brings the style sheet that names its files; those come when something is set in it. */
  load: () => Promise<unknown>;
}

const loaded = () => Promise.resolve();

/**
 * The families that come from our own origin, all of them free (SIL OFL 1.1): each that the writer recommends, some that people and models
 * like to name, and for each kind and script one that can stand in.
 */
const FACES: Readonly<Record<string, Face>> = {
  alegreya: {
    family: 'Alegreya Variable',
    genre: 'oldstyle',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/alegreya/index.css'),
  },
  'alegreya sans': {
    family: 'Alegreya Sans',
    genre: 'humanist',
    scripts: 'lvgc',
    load: () =>
      Promise.all([
        import('@fontsource/alegreya-sans/300.css'),
        import('@fontsource/alegreya-sans/400.css'),
        import('@fontsource/alegreya-sans/500.css'),
        import('@fontsource/alegreya-sans/700.css'),
        import('@fontsource/alegreya-sans/800.css'),
      ]),
  },
  archivo: {
    family: 'Archivo Variable',
    genre: 'grotesque',
    scripts: 'lv',
    load: () => import('@fontsource-variable/archivo/index.css'),
  },
  'archivo black': {
    family: 'Archivo Black',
    genre: 'sans',
    scripts: 'l',
    load: () => import('@fontsource/archivo-black/400.css'),
  },
  'barlow condensed': {
    family: 'Barlow Condensed',
    genre: 'condensed',
    scripts: 'lv',
    load: () =>
      Promise.all([
        import('@fontsource/barlow-condensed/400.css'),
        import('@fontsource/barlow-condensed/500.css'),
        import('@fontsource/barlow-condensed/600.css'),
        import('@fontsource/barlow-condensed/700.css'),
      ]),
  },
  'be vietnam pro': {
    family: 'Be Vietnam Pro',
    genre: 'grotesque',
    scripts: 'lv',
    load: () =>
      Promise.all([
        import('@fontsource/be-vietnam-pro/300.css'),
        import('@fontsource/be-vietnam-pro/400.css'),
        import('@fontsource/be-vietnam-pro/500.css'),
        import('@fontsource/be-vietnam-pro/600.css'),
        import('@fontsource/be-vietnam-pro/700.css'),
      ]),
  },
  bitter: {
    family: 'Bitter Variable',
    genre: 'slab',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/bitter/index.css'),
  },
  'biz udpgothic': {
    family: 'BIZ UDPGothic',
    genre: 'sans',
    scripts: 'lcj',
    load: () => Promise.all([import('@fontsource/biz-udpgothic/400.css'), import('@fontsource/biz-udpgothic/700.css')]),
  },
  'bricolage grotesque': {
    family: 'Bricolage Grotesque Variable',
    genre: 'sans',
    scripts: 'lv',
    load: () => import('@fontsource-variable/bricolage-grotesque/index.css'),
  },
  commissioner: {
    family: 'Commissioner Variable',
    genre: 'humanist',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/commissioner/index.css'),
  },
  'dm sans': {
    family: 'DM Sans Variable',
    genre: 'geometric',
    scripts: 'l',
    load: () => import('@fontsource-variable/dm-sans/index.css'),
  },
  'dm serif display': {
    family: 'DM Serif Display',
    genre: 'didone',
    scripts: 'l',
    load: () => import('@fontsource/dm-serif-display/400.css'),
  },
  'eb garamond': {
    family: 'EB Garamond Variable',
    genre: 'oldstyle',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/eb-garamond/index.css'),
  },
  'familjen grotesk': { family: 'Familjen Grotesk', genre: 'sans', scripts: 'lv', load: loaded },
  figtree: {
    family: 'Figtree Variable',
    genre: 'geometric',
    scripts: 'l',
    load: () => import('@fontsource-variable/figtree/index.css'),
  },
  'fira sans': {
    family: 'Fira Sans',
    genre: 'humanist',
    scripts: 'lvgc',
    load: () =>
      Promise.all([
        import('@fontsource/fira-sans/300.css'),
        import('@fontsource/fira-sans/400.css'),
        import('@fontsource/fira-sans/500.css'),
        import('@fontsource/fira-sans/600.css'),
        import('@fontsource/fira-sans/700.css'),
      ]),
  },
  fraunces: {
    family: 'Fraunces Variable',
    genre: 'serif',
    scripts: 'lv',
    load: () => import('@fontsource-variable/fraunces/index.css'),
  },
  'gfs didot': {
    family: 'GFS Didot',
    genre: 'didone',
    scripts: 'lvg',
    load: () => import('@fontsource/gfs-didot/400.css'),
  },
  gloock: { family: 'Gloock', genre: 'didone', scripts: 'l', load: () => import('@fontsource/gloock/400.css') },
  'ibm plex sans': {
    family: 'IBM Plex Sans',
    genre: 'grotesque',
    scripts: 'lvgc',
    load: () =>
      Promise.all([
        import('@fontsource/ibm-plex-sans/300.css'),
        import('@fontsource/ibm-plex-sans/400.css'),
        import('@fontsource/ibm-plex-sans/500.css'),
        import('@fontsource/ibm-plex-sans/600.css'),
        import('@fontsource/ibm-plex-sans/700.css'),
      ]),
  },
  'ibm plex sans arabic': {
    family: 'IBM Plex Sans Arabic',
    genre: 'sans',
    scripts: 'la',
    load: () =>
      Promise.all([
        import('@fontsource/ibm-plex-sans-arabic/300.css'),
        import('@fontsource/ibm-plex-sans-arabic/400.css'),
        import('@fontsource/ibm-plex-sans-arabic/500.css'),
        import('@fontsource/ibm-plex-sans-arabic/600.css'),
        import('@fontsource/ibm-plex-sans-arabic/700.css'),
      ]),
  },
  'instrument sans': { family: 'Instrument Sans', genre: 'sans', scripts: 'l', load: loaded },
  'instrument serif': {
    family: 'Instrument Serif',
    genre: 'serif',
    scripts: 'l',
    load: () => import('@fontsource/instrument-serif/400.css'),
  },
  inter: {
    family: 'Inter Variable',
    genre: 'grotesque',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/inter/index.css'),
  },
  'jetbrains mono': {
    family: 'JetBrains Mono Variable',
    genre: 'mono',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/jetbrains-mono/index.css'),
  },
  lato: {
    family: 'Lato',
    genre: 'sans',
    scripts: 'l',
    load: () =>
      Promise.all([
        import('@fontsource/lato/300.css'),
        import('@fontsource/lato/400.css'),
        import('@fontsource/lato/700.css'),
      ]),
  },
  literata: {
    family: 'Literata Variable',
    genre: 'serif',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/literata/index.css'),
  },
  lora: {
    family: 'Lora',
    genre: 'serif',
    scripts: 'lvc',
    load: () =>
      Promise.all([
        import('@fontsource/lora/400.css'),
        import('@fontsource/lora/500.css'),
        import('@fontsource/lora/600.css'),
        import('@fontsource/lora/700.css'),
      ]).then(() => import('./lora-spaces.css')),
  },
  manrope: {
    family: 'Manrope Variable',
    genre: 'geometric',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/manrope/index.css'),
  },
  merriweather: {
    family: 'Merriweather Variable',
    genre: 'serif',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/merriweather/index.css'),
  },
  montserrat: {
    family: 'Montserrat Variable',
    genre: 'geometric',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/montserrat/index.css'),
  },
  'noto kufi arabic': {
    family: 'Noto Kufi Arabic Variable',
    genre: 'kufi',
    scripts: 'a',
    load: () => import('@fontsource-variable/noto-kufi-arabic/index.css'),
  },
  'noto naskh arabic': {
    family: 'Noto Naskh Arabic Variable',
    genre: 'serif',
    scripts: 'a',
    load: () => import('@fontsource-variable/noto-naskh-arabic/index.css'),
  },
  'noto sans arabic': {
    family: 'Noto Sans Arabic Variable',
    genre: 'sans',
    scripts: 'a',
    load: () => import('@fontsource-variable/noto-sans-arabic/index.css'),
  },
  'noto sans devanagari': {
    family: 'Noto Sans Devanagari Variable',
    genre: 'sans',
    scripts: 'ld',
    load: () => import('@fontsource-variable/noto-sans-devanagari/index.css'),
  },
  'noto sans hebrew': {
    family: 'Noto Sans Hebrew Variable',
    genre: 'sans',
    scripts: 'lgch',
    load: () => import('@fontsource-variable/noto-sans-hebrew/index.css'),
  },
  'noto sans jp': {
    family: 'Noto Sans JP Variable',
    genre: 'sans',
    scripts: 'lvcj',
    load: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  },
  'noto sans kr': {
    family: 'Noto Sans KR Variable',
    genre: 'sans',
    scripts: 'lvck',
    load: () => import('@fontsource-variable/noto-sans-kr/index.css'),
  },
  'noto sans sc': {
    family: 'Noto Sans SC Variable',
    genre: 'sans',
    scripts: 'lvczs',
    load: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  },
  'noto sans thai': {
    family: 'Noto Sans Thai Variable',
    genre: 'sans',
    scripts: 'lt',
    load: () => import('@fontsource-variable/noto-sans-thai/index.css'),
  },
  'noto serif jp': {
    family: 'Noto Serif JP Variable',
    genre: 'serif',
    scripts: 'lvcj',
    load: () => import('@fontsource-variable/noto-serif-jp/index.css'),
  },
  nunito: {
    family: 'Nunito Variable',
    genre: 'rounded',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/nunito/index.css'),
  },
  'open sans': {
    family: 'Open Sans Variable',
    genre: 'humanist',
    scripts: 'lvgch',
    load: () => import('@fontsource-variable/open-sans/index.css'),
  },
  oswald: {
    family: 'Oswald Variable',
    genre: 'condensed',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/oswald/index.css'),
  },
  outfit: {
    family: 'Outfit Variable',
    genre: 'geometric',
    scripts: 'l',
    load: () => import('@fontsource-variable/outfit/index.css'),
  },
  'playfair display': {
    family: 'Playfair Display Variable',
    genre: 'didone',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/playfair-display/index.css'),
  },
  'plus jakarta sans': {
    family: 'Plus Jakarta Sans Variable',
    genre: 'geometric',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/plus-jakarta-sans/index.css'),
  },
  poppins: {
    family: 'Poppins',
    genre: 'geometric',
    scripts: 'ld',
    load: () =>
      Promise.all([
        import('@fontsource/poppins/300.css'),
        import('@fontsource/poppins/400.css'),
        import('@fontsource/poppins/500.css'),
        import('@fontsource/poppins/600.css'),
        import('@fontsource/poppins/700.css'),
      ]),
  },
  raleway: {
    family: 'Raleway Variable',
    genre: 'geometric',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/raleway/index.css'),
  },
  roboto: {
    family: 'Roboto Variable',
    genre: 'grotesque',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/roboto/index.css'),
  },
  'roboto slab': {
    family: 'Roboto Slab Variable',
    genre: 'slab',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/roboto-slab/index.css'),
  },
  'shippori mincho': {
    family: 'Shippori Mincho',
    genre: 'serif',
    scripts: 'lj',
    load: () =>
      Promise.all([
        import('@fontsource/shippori-mincho/400.css'),
        import('@fontsource/shippori-mincho/500.css'),
        import('@fontsource/shippori-mincho/600.css'),
        import('@fontsource/shippori-mincho/700.css'),
      ]),
  },
  sora: {
    family: 'Sora Variable',
    genre: 'geometric',
    scripts: 'l',
    load: () => import('@fontsource-variable/sora/index.css'),
  },
  'source sans 3': {
    family: 'Source Sans 3 Variable',
    genre: 'humanist',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/source-sans-3/index.css'),
  },
  'source serif 4': {
    family: 'Source Serif 4 Variable',
    genre: 'serif',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/source-serif-4/index.css'),
  },
  'space grotesk': {
    family: 'Space Grotesk Variable',
    genre: 'grotesque',
    scripts: 'lv',
    load: () => import('@fontsource-variable/space-grotesk/index.css'),
  },
  'work sans': {
    family: 'Work Sans Variable',
    genre: 'grotesque',
    scripts: 'lv',
    load: () => import('@fontsource-variable/work-sans/index.css'),
  },
  'young serif': {
    family: 'Young Serif',
    genre: 'serif',
    scripts: 'l',
    load: () => import('@fontsource/young-serif/400.css'),
  },
  'zen kaku gothic new': {
    family: 'Zen Kaku Gothic New',
    genre: 'sans',
    scripts: 'lcj',
    load: () =>
      Promise.all([
        import('@fontsource/zen-kaku-gothic-new/300.css'),
        import('@fontsource/zen-kaku-gothic-new/400.css'),
        import('@fontsource/zen-kaku-gothic-new/500.css'),
        import('@fontsource/zen-kaku-gothic-new/700.css'),
      ]),
  },
  'zilla slab': {
    family: 'Zilla Slab',
    genre: 'slab',
    scripts: 'l',
    load: () =>
      Promise.all([
        import('@fontsource/zilla-slab/300.css'),
        import('@fontsource/zilla-slab/400.css'),
        import('@fontsource/zilla-slab/500.css'),
        import('@fontsource/zilla-slab/600.css'),
        import('@fontsource/zilla-slab/700.css'),
      ]),
  },
};

/** What can stand in for a kind, the best first. */
const STAND_INS: Readonly<Record<Genre, readonly string[]>> = {
  sans: ['source sans 3'],
  humanist: ['source sans 3'],
  grotesque: ['inter'],
  geometric: ['outfit', 'montserrat', 'manrope'],
  rounded: ['nunito', 'manrope'],
  condensed: ['barlow condensed', 'oswald', 'roboto'],
  serif: ['source serif 4'],
  oldstyle: ['eb garamond'],
  didone: ['playfair display', 'gfs didot', 'source serif 4'],
  slab: ['roboto slab'],
  mono: ['jetbrains mono'],
  kufi: ['noto kufi arabic'],
};
/** Of scripts that few faces have, whatever the kind; those with serifs first where the kind has them. */
const OF_SCRIPT: Readonly<Record<string, { plain: string; serif?: string }>> = {
  a: { plain: 'noto sans arabic', serif: 'noto naskh arabic' },
  h: { plain: 'noto sans hebrew' },
  j: { plain: 'noto sans jp', serif: 'noto serif jp' },
  k: { plain: 'noto sans kr' },
  z: { plain: 'noto sans sc', serif: 'noto serif jp' },
  s: { plain: 'noto sans sc' },
  d: { plain: 'noto sans devanagari' },
  t: { plain: 'noto sans thai' },
};

/** The kind of a family that is not here, by its name. */
const KINDS: readonly (readonly [RegExp, Genre])[] = [
  [/mono|code|courier|typewriter|consol/i, 'mono'],
  [/kufi|reem|cairo|tajawal/i, 'kufi'],
  [/slab|rockwell|clarendon|arvo|zilla|egyptienne|museo/i, 'slab'],
  [
    /anton\b|impact|saira|teko|staatliches|stencil|condensed|narrow|compressed|bebas|league gothic|fjalla|antonio/i,
    'condensed',
  ],
  [/didot|bodoni|abril|prata|chomsky/i, 'didone'],
  [
    /garamond|caslon|jenson|sabon|minion|palatino|bembo|cardo|gentium|vollkorn|crimson|spectral|cormorant|goudy|centaur|arno|fell\b/i,
    'oldstyle',
  ],
  [/rounded|quicksand|varela|comfortaa|fredoka|baloo/i, 'rounded'],
  [
    /futura|avenir|gotham|circular|century gothic|jost|poppins|lexend|urbanist|gilroy|spartan|kumbh|red hat|be vietnam/i,
    'geometric',
  ],
  [
    /helvetica|arial|grotesk|grotesque|univers|akzidenz|suisse|söhne|public sans|franklin|archivo|haas|neue/i,
    'grotesque',
  ],
  [/mincho|myeongjo|batang|song|ming|naskh|amiri|frank ruhl|david libre/i, 'serif'],
  [
    /sans|gothic|frutiger|myriad|gill|optima|calibri|verdana|tahoma|segoe|karla|hind|mukta|kaku|maru|gulim|dotum/i,
    'humanist',
  ],
  [
    /serif|roman|times|georgia|baskerville|cambria|charter|tiempos|lyon|freight|newsreader|libre|bookman|antiqua|plex serif|recoleta|canela|ogg|domine|noticia|arapey|rosarivo/i,
    'serif',
  ],
];
const kindOf = (font: string): Genre => KINDS.find(([name]) => name.test(font))?.[1] ?? 'sans';

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['v', /[ăắằẳẵặấầẩẫậđếềểễệơớờởỡợốồổỗộưứừửữựạảẹẻẽịỉĩọỏụủũỳỵỷỹ]/iu],
  ['g', /\p{Script=Greek}/u],
  ['c', /\p{Script=Cyrillic}/u],
  ['a', /\p{Script=Arabic}/u],
  ['h', /\p{Script=Hebrew}/u],
  ['j', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['k', /\p{Script=Hangul}/u],
  ['d', /\p{Script=Devanagari}/u],
  ['t', /\p{Script=Thai}/u],
];

/** The scripts, beside plain Latin, that a text needs. */
export function scriptsIn(text: string): string[] {
  const found = SCRIPTS.flatMap(([script, letters]) => (letters.test(text) ? [script] : []));
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

const plainName = (font: string) =>
  (font.split(/[,;/(]/)[0] ?? '')
    .replace(/["']/g, '')
    .replace(/\b(?:variable|vf|regular|bold|semi-?bold|extra-?bold|medium|light|black)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * The face that a text is set in when a family is named: that family where it is served and has all letters of the text; else one of the same
 * kind that has them, so that no word is set in two faces.
 *
 * @returns the face, and its name where it stands in for the one that was named; undefined where none has the letters
 */
export function faceFor(font: string, text: string): { face: Face; standsIn: string | null } | undefined {
  const scripts = scriptsIn(text);
  const own = FACES[plainName(font)];
  if (own && served(own, scripts)) return { face: own, standsIn: null };
  const genre = own?.genre ?? kindOf(font);
  const isSerif = ['serif', 'oldstyle', 'didone', 'slab'].includes(genre);
  const rare = scripts.map((script) => OF_SCRIPT[script]).find((one) => one !== undefined);
  const names = [
    // small capitals by their own family
    plainName(font).replace(/ sc$/, ''),
    ...STAND_INS[genre],
    ...(rare ? [...(isSerif && rare.serif ? [rare.serif] : []), rare.plain] : []),
    ...(isSerif ? STAND_INS.serif : STAND_INS.humanist),
    'inter',
  ];
  const found = names.map((name) => FACES[name]).find((face) => face !== undefined && served(face, scripts));
  return found && { face: found, standsIn: found.family.replace(/ Variable$/, '') };
}
