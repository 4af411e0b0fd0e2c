/** How a face is built: what may stand in for it is of the same kind. */
export type Genre =
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
  | 'caps'
  | 'poster'
  | 'heavy'
  | 'stencil'
  | 'typewriter'
  | 'hand'
  | 'mono'
  | 'kufi';

export interface Face {
  /** as the style sheet calls it */
  family: string;
  genre: Genre;
  /** What it has letters of: l Latin, v Vietnamese, g Greek, c Cyrillic, a Arabic, h Hebrew, j Japanese, k Korean, z Chinese, s its simplified characters, d Devanagari, t Thai. */
  scripts: string;
  /** It has the Latin letters of Western Europe alone. */
  isPlain?: true;
  /** Brings the style sheet that names its files; those come when something is set in it. */
  load: () => Promise<unknown>;
}

const loaded = () => Promise.resolve();

/**
 * The families that come from our own origin, all of them free (SIL OFL 1.1): each that the writer recommends, some that people and models
 * like to name, and for each kind and script one that can stand in.
 */
export const FACES: Readonly<Record<string, Face>> = {
  'abril fatface': {
    family: 'Abril Fatface',
    genre: 'didone',
    scripts: 'l',
    load: () => import('@fontsource/abril-fatface/400.css'),
  },
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
  'alegreya sans sc': {
    family: 'Alegreya Sans SC',
    genre: 'humanist',
    scripts: 'lvgc',
    load: () =>
      Promise.all([
        import('@fontsource/alegreya-sans-sc/300.css'),
        import('@fontsource/alegreya-sans-sc/400.css'),
        import('@fontsource/alegreya-sans-sc/500.css'),
        import('@fontsource/alegreya-sans-sc/700.css'),
      ]),
  },
  'alfa slab one': {
    family: 'Alfa Slab One',
    genre: 'slab',
    scripts: 'lv',
    load: () => import('@fontsource/alfa-slab-one/400.css'),
  },
  amiri: {
    family: 'Amiri',
    genre: 'serif',
    scripts: 'la',
    load: () => Promise.all([import('@fontsource/amiri/400.css'), import('@fontsource/amiri/700.css')]),
  },
  andika: {
    family: 'Andika',
    genre: 'humanist',
    scripts: 'lvc',
    load: () => Promise.all([import('@fontsource/andika/400.css'), import('@fontsource/andika/700.css')]),
  },
  anton: { family: 'Anton', genre: 'poster', scripts: 'lv', load: () => import('@fontsource/anton/400.css') },
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
  'archivo narrow': {
    family: 'Archivo Narrow Variable',
    genre: 'condensed',
    scripts: 'lv',
    load: () => import('@fontsource-variable/archivo-narrow/index.css'),
  },
  arvo: {
    family: 'Arvo',
    genre: 'slab',
    scripts: 'l',
    isPlain: true,
    load: () => Promise.all([import('@fontsource/arvo/400.css'), import('@fontsource/arvo/700.css')]),
  },
  assistant: {
    family: 'Assistant Variable',
    genre: 'humanist',
    scripts: 'lh',
    load: () => import('@fontsource-variable/assistant/index.css'),
  },
  'atkinson hyperlegible': {
    family: 'Atkinson Hyperlegible',
    genre: 'humanist',
    scripts: 'l',
    load: () =>
      Promise.all([
        import('@fontsource/atkinson-hyperlegible/400.css'),
        import('@fontsource/atkinson-hyperlegible/700.css'),
      ]),
  },
  barlow: {
    family: 'Barlow',
    genre: 'grotesque',
    scripts: 'lv',
    load: () =>
      Promise.all([
        import('@fontsource/barlow/300.css'),
        import('@fontsource/barlow/400.css'),
        import('@fontsource/barlow/500.css'),
        import('@fontsource/barlow/600.css'),
        import('@fontsource/barlow/700.css'),
      ]),
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
  'barlow semi condensed': {
    family: 'Barlow Semi Condensed',
    genre: 'condensed',
    scripts: 'lv',
    load: () =>
      Promise.all([
        import('@fontsource/barlow-semi-condensed/300.css'),
        import('@fontsource/barlow-semi-condensed/400.css'),
        import('@fontsource/barlow-semi-condensed/500.css'),
        import('@fontsource/barlow-semi-condensed/600.css'),
        import('@fontsource/barlow-semi-condensed/700.css'),
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
  'bebas neue': {
    family: 'Bebas Neue',
    genre: 'poster',
    scripts: 'l',
    load: () => import('@fontsource/bebas-neue/400.css'),
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
  'bodoni moda': {
    family: 'Bodoni Moda Variable',
    genre: 'didone',
    scripts: 'l',
    load: () => import('@fontsource-variable/bodoni-moda/index.css'),
  },
  'bowlby one': {
    family: 'Bowlby One',
    genre: 'heavy',
    scripts: 'l',
    isPlain: true,
    load: () => import('@fontsource/bowlby-one/400.css'),
  },
  'bricolage grotesque': {
    family: 'Bricolage Grotesque Variable',
    genre: 'sans',
    scripts: 'lv',
    load: () => import('@fontsource-variable/bricolage-grotesque/index.css'),
  },
  cabin: {
    family: 'Cabin Variable',
    genre: 'humanist',
    scripts: 'lv',
    load: () => import('@fontsource-variable/cabin/index.css'),
  },
  cairo: {
    family: 'Cairo Variable',
    genre: 'kufi',
    scripts: 'la',
    load: () => import('@fontsource-variable/cairo/index.css'),
  },
  caveat: {
    family: 'Caveat Variable',
    genre: 'hand',
    scripts: 'lc',
    load: () => import('@fontsource-variable/caveat/index.css'),
  },
  chivo: {
    family: 'Chivo Variable',
    genre: 'grotesque',
    scripts: 'lv',
    load: () => import('@fontsource-variable/chivo/index.css'),
  },
  cinzel: {
    family: 'Cinzel Variable',
    genre: 'caps',
    scripts: 'l',
    load: () => import('@fontsource-variable/cinzel/index.css'),
  },
  commissioner: {
    family: 'Commissioner Variable',
    genre: 'humanist',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/commissioner/index.css'),
  },
  'cormorant garamond': {
    family: 'Cormorant Garamond',
    genre: 'oldstyle',
    scripts: 'lvc',
    load: () =>
      Promise.all([
        import('@fontsource/cormorant-garamond/300.css'),
        import('@fontsource/cormorant-garamond/400.css'),
        import('@fontsource/cormorant-garamond/500.css'),
        import('@fontsource/cormorant-garamond/600.css'),
        import('@fontsource/cormorant-garamond/700.css'),
      ]),
  },
  'courier prime': {
    family: 'Courier Prime',
    genre: 'typewriter',
    scripts: 'l',
    load: () => Promise.all([import('@fontsource/courier-prime/400.css'), import('@fontsource/courier-prime/700.css')]),
  },
  'crimson pro': {
    family: 'Crimson Pro Variable',
    genre: 'oldstyle',
    scripts: 'lv',
    load: () => import('@fontsource-variable/crimson-pro/index.css'),
  },
  'dm mono': {
    family: 'DM Mono',
    genre: 'mono',
    scripts: 'l',
    load: () =>
      Promise.all([
        import('@fontsource/dm-mono/300.css'),
        import('@fontsource/dm-mono/400.css'),
        import('@fontsource/dm-mono/500.css'),
      ]),
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
  epilogue: {
    family: 'Epilogue Variable',
    genre: 'grotesque',
    scripts: 'lv',
    load: () => import('@fontsource-variable/epilogue/index.css'),
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
  'fjalla one': {
    family: 'Fjalla One',
    genre: 'condensed',
    scripts: 'lv',
    load: () => import('@fontsource/fjalla-one/400.css'),
  },
  'frank ruhl libre': {
    family: 'Frank Ruhl Libre Variable',
    genre: 'serif',
    scripts: 'lh',
    load: () => import('@fontsource-variable/frank-ruhl-libre/index.css'),
  },
  fraunces: {
    family: 'Fraunces Variable',
    genre: 'serif',
    scripts: 'lv',
    load: () => import('@fontsource-variable/fraunces/index.css'),
  },
  fredoka: {
    family: 'Fredoka Variable',
    genre: 'rounded',
    scripts: 'lh',
    load: () => import('@fontsource-variable/fredoka/index.css'),
  },
  gelasio: {
    family: 'Gelasio Variable',
    genre: 'serif',
    scripts: 'lv',
    load: () => import('@fontsource-variable/gelasio/index.css'),
  },
  'gfs didot': {
    family: 'GFS Didot',
    genre: 'didone',
    scripts: 'lvg',
    load: () => import('@fontsource/gfs-didot/400.css'),
  },
  gloock: { family: 'Gloock', genre: 'didone', scripts: 'l', load: () => import('@fontsource/gloock/400.css') },
  'hanken grotesk': {
    family: 'Hanken Grotesk Variable',
    genre: 'grotesque',
    scripts: 'lv',
    load: () => import('@fontsource-variable/hanken-grotesk/index.css'),
  },
  heebo: {
    family: 'Heebo Variable',
    genre: 'grotesque',
    scripts: 'lh',
    load: () => import('@fontsource-variable/heebo/index.css'),
  },
  hind: {
    family: 'Hind',
    genre: 'humanist',
    scripts: 'ld',
    load: () =>
      Promise.all([
        import('@fontsource/hind/300.css'),
        import('@fontsource/hind/400.css'),
        import('@fontsource/hind/500.css'),
        import('@fontsource/hind/600.css'),
        import('@fontsource/hind/700.css'),
      ]),
  },
  'ibm plex mono': {
    family: 'IBM Plex Mono',
    genre: 'mono',
    scripts: 'lvc',
    load: () =>
      Promise.all([
        import('@fontsource/ibm-plex-mono/300.css'),
        import('@fontsource/ibm-plex-mono/400.css'),
        import('@fontsource/ibm-plex-mono/500.css'),
        import('@fontsource/ibm-plex-mono/600.css'),
        import('@fontsource/ibm-plex-mono/700.css'),
      ]),
  },
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
  'ibm plex sans condensed': {
    family: 'IBM Plex Sans Condensed',
    genre: 'condensed',
    scripts: 'lv',
    load: () =>
      Promise.all([
        import('@fontsource/ibm-plex-sans-condensed/300.css'),
        import('@fontsource/ibm-plex-sans-condensed/400.css'),
        import('@fontsource/ibm-plex-sans-condensed/500.css'),
        import('@fontsource/ibm-plex-sans-condensed/600.css'),
        import('@fontsource/ibm-plex-sans-condensed/700.css'),
      ]),
  },
  'ibm plex serif': {
    family: 'IBM Plex Serif',
    genre: 'serif',
    scripts: 'lvc',
    load: () =>
      Promise.all([
        import('@fontsource/ibm-plex-serif/300.css'),
        import('@fontsource/ibm-plex-serif/400.css'),
        import('@fontsource/ibm-plex-serif/500.css'),
        import('@fontsource/ibm-plex-serif/600.css'),
        import('@fontsource/ibm-plex-serif/700.css'),
      ]),
  },
  'im fell english': {
    family: 'IM Fell English',
    genre: 'oldstyle',
    scripts: 'l',
    isPlain: true,
    load: () => import('@fontsource/im-fell-english/400.css'),
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
  'josefin sans': {
    family: 'Josefin Sans Variable',
    genre: 'geometric',
    scripts: 'lv',
    load: () => import('@fontsource-variable/josefin-sans/index.css'),
  },
  jost: {
    family: 'Jost Variable',
    genre: 'geometric',
    scripts: 'lc',
    load: () => import('@fontsource-variable/jost/index.css'),
  },
  kalam: {
    family: 'Kalam',
    genre: 'hand',
    scripts: 'ld',
    load: () =>
      Promise.all([
        import('@fontsource/kalam/300.css'),
        import('@fontsource/kalam/400.css'),
        import('@fontsource/kalam/700.css'),
      ]),
  },
  karla: {
    family: 'Karla Variable',
    genre: 'grotesque',
    scripts: 'l',
    load: () => import('@fontsource-variable/karla/index.css'),
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
  'league gothic': {
    family: 'League Gothic Variable',
    genre: 'poster',
    scripts: 'lv',
    load: () => import('@fontsource-variable/league-gothic/index.css'),
  },
  lemonada: {
    family: 'Lemonada Variable',
    genre: 'kufi',
    scripts: 'lva',
    load: () => import('@fontsource-variable/lemonada/index.css'),
  },
  lexend: {
    family: 'Lexend Variable',
    genre: 'geometric',
    scripts: 'lv',
    load: () => import('@fontsource-variable/lexend/index.css'),
  },
  'libre baskerville': {
    family: 'Libre Baskerville',
    genre: 'serif',
    scripts: 'l',
    load: () =>
      Promise.all([
        import('@fontsource/libre-baskerville/400.css'),
        import('@fontsource/libre-baskerville/500.css'),
        import('@fontsource/libre-baskerville/600.css'),
        import('@fontsource/libre-baskerville/700.css'),
      ]),
  },
  'libre caslon text': {
    family: 'Libre Caslon Text',
    genre: 'oldstyle',
    scripts: 'l',
    load: () =>
      Promise.all([import('@fontsource/libre-caslon-text/400.css'), import('@fontsource/libre-caslon-text/700.css')]),
  },
  'libre franklin': {
    family: 'Libre Franklin Variable',
    genre: 'grotesque',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/libre-franklin/index.css'),
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
  'markazi text': {
    family: 'Markazi Text Variable',
    genre: 'serif',
    scripts: 'lva',
    load: () => import('@fontsource-variable/markazi-text/index.css'),
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
  mukta: {
    family: 'Mukta',
    genre: 'humanist',
    scripts: 'ld',
    load: () =>
      Promise.all([
        import('@fontsource/mukta/300.css'),
        import('@fontsource/mukta/400.css'),
        import('@fontsource/mukta/500.css'),
        import('@fontsource/mukta/600.css'),
        import('@fontsource/mukta/700.css'),
      ]),
  },
  mulish: {
    family: 'Mulish Variable',
    genre: 'humanist',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/mulish/index.css'),
  },
  newsreader: {
    family: 'Newsreader Variable',
    genre: 'serif',
    scripts: 'lv',
    load: () => import('@fontsource-variable/newsreader/index.css'),
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
  'noto sans': {
    family: 'Noto Sans Variable',
    genre: 'humanist',
    scripts: 'lvgcd',
    load: () => import('@fontsource-variable/noto-sans/index.css'),
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
    load: () => import('@fontsource-variable/noto-sans-jp/index.css').then(() => import('./japanese-latin.css')),
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
  'noto serif': {
    family: 'Noto Serif Variable',
    genre: 'serif',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/noto-serif/index.css'),
  },
  'noto serif devanagari': {
    family: 'Noto Serif Devanagari Variable',
    genre: 'serif',
    scripts: 'ld',
    load: () => import('@fontsource-variable/noto-serif-devanagari/index.css'),
  },
  'noto serif jp': {
    family: 'Noto Serif JP Variable',
    genre: 'serif',
    scripts: 'lvcj',
    load: () => import('@fontsource-variable/noto-serif-jp/index.css').then(() => import('./japanese-latin.css')),
  },
  'noto serif kr': {
    family: 'Noto Serif KR Variable',
    genre: 'serif',
    scripts: 'lvck',
    load: () => import('@fontsource-variable/noto-serif-kr/index.css'),
  },
  'noto serif sc': {
    family: 'Noto Serif SC Variable',
    genre: 'serif',
    scripts: 'lvczs',
    load: () => import('@fontsource-variable/noto-serif-sc/index.css'),
  },
  nunito: {
    family: 'Nunito Variable',
    genre: 'rounded',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/nunito/index.css'),
  },
  'nunito sans': {
    family: 'Nunito Sans Variable',
    genre: 'humanist',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/nunito-sans/index.css'),
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
  overpass: {
    family: 'Overpass Variable',
    genre: 'humanist',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/overpass/index.css'),
  },
  'overpass mono': {
    family: 'Overpass Mono Variable',
    genre: 'mono',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/overpass-mono/index.css'),
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
  'pt sans': {
    family: 'PT Sans',
    genre: 'humanist',
    scripts: 'lc',
    load: () => Promise.all([import('@fontsource/pt-sans/400.css'), import('@fontsource/pt-sans/700.css')]),
  },
  'pt serif': {
    family: 'PT Serif',
    genre: 'serif',
    scripts: 'lc',
    load: () => Promise.all([import('@fontsource/pt-serif/400.css'), import('@fontsource/pt-serif/700.css')]),
  },
  'public sans': {
    family: 'Public Sans Variable',
    genre: 'grotesque',
    scripts: 'lv',
    load: () => import('@fontsource-variable/public-sans/index.css'),
  },
  quicksand: {
    family: 'Quicksand Variable',
    genre: 'geometric',
    scripts: 'lv',
    load: () => import('@fontsource-variable/quicksand/index.css'),
  },
  raleway: {
    family: 'Raleway Variable',
    genre: 'geometric',
    scripts: 'lvc',
    load: () => import('@fontsource-variable/raleway/index.css'),
  },
  'red hat display': {
    family: 'Red Hat Display Variable',
    genre: 'geometric',
    scripts: 'l',
    load: () => import('@fontsource-variable/red-hat-display/index.css'),
  },
  'reem kufi': {
    family: 'Reem Kufi Variable',
    genre: 'kufi',
    scripts: 'lva',
    load: () => import('@fontsource-variable/reem-kufi/index.css'),
  },
  roboto: {
    family: 'Roboto Variable',
    genre: 'grotesque',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/roboto/index.css'),
  },
  'roboto condensed': {
    family: 'Roboto Condensed Variable',
    genre: 'condensed',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/roboto-condensed/index.css'),
  },
  'roboto mono': {
    family: 'Roboto Mono Variable',
    genre: 'mono',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/roboto-mono/index.css'),
  },
  'roboto slab': {
    family: 'Roboto Slab Variable',
    genre: 'slab',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/roboto-slab/index.css'),
  },
  rokkitt: {
    family: 'Rokkitt Variable',
    genre: 'slab',
    scripts: 'lv',
    load: () => import('@fontsource-variable/rokkitt/index.css'),
  },
  rubik: {
    family: 'Rubik Variable',
    genre: 'grotesque',
    scripts: 'lcah',
    load: () => import('@fontsource-variable/rubik/index.css'),
  },
  'saira stencil one': {
    family: 'Saira Stencil One',
    genre: 'stencil',
    scripts: 'lv',
    load: () => import('@fontsource/saira-stencil-one/400.css'),
  },
  sarabun: {
    family: 'Sarabun',
    genre: 'sans',
    scripts: 'lvt',
    load: () =>
      Promise.all([
        import('@fontsource/sarabun/300.css'),
        import('@fontsource/sarabun/400.css'),
        import('@fontsource/sarabun/500.css'),
        import('@fontsource/sarabun/600.css'),
        import('@fontsource/sarabun/700.css'),
      ]),
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
      ]).then(() => import('./japanese-latin.css')),
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
  'space mono': {
    family: 'Space Mono',
    genre: 'mono',
    scripts: 'lv',
    load: () => Promise.all([import('@fontsource/space-mono/400.css'), import('@fontsource/space-mono/700.css')]),
  },
  spectral: {
    family: 'Spectral',
    genre: 'oldstyle',
    scripts: 'lvc',
    load: () =>
      Promise.all([
        import('@fontsource/spectral/300.css'),
        import('@fontsource/spectral/400.css'),
        import('@fontsource/spectral/500.css'),
        import('@fontsource/spectral/600.css'),
        import('@fontsource/spectral/700.css'),
      ]),
  },
  'stardos stencil': {
    family: 'Stardos Stencil',
    genre: 'stencil',
    scripts: 'l',
    isPlain: true,
    load: () =>
      Promise.all([import('@fontsource/stardos-stencil/400.css'), import('@fontsource/stardos-stencil/700.css')]),
  },
  syne: {
    family: 'Syne Variable',
    genre: 'grotesque',
    scripts: 'lg',
    load: () => import('@fontsource-variable/syne/index.css'),
  },
  tajawal: {
    family: 'Tajawal',
    genre: 'humanist',
    scripts: 'la',
    isPlain: true,
    load: () =>
      Promise.all([
        import('@fontsource/tajawal/300.css'),
        import('@fontsource/tajawal/400.css'),
        import('@fontsource/tajawal/500.css'),
        import('@fontsource/tajawal/700.css'),
      ]),
  },
  urbanist: {
    family: 'Urbanist Variable',
    genre: 'geometric',
    scripts: 'l',
    load: () => import('@fontsource-variable/urbanist/index.css'),
  },
  vollkorn: {
    family: 'Vollkorn Variable',
    genre: 'oldstyle',
    scripts: 'lvgc',
    load: () => import('@fontsource-variable/vollkorn/index.css'),
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
      ]).then(() => import('./japanese-latin.css')),
  },
  'zen maru gothic': {
    family: 'Zen Maru Gothic',
    genre: 'rounded',
    scripts: 'lgcj',
    load: () =>
      Promise.all([
        import('@fontsource/zen-maru-gothic/300.css'),
        import('@fontsource/zen-maru-gothic/400.css'),
        import('@fontsource/zen-maru-gothic/500.css'),
        import('@fontsource/zen-maru-gothic/700.css'),
      ]).then(() => import('./japanese-latin.css')),
  },
  'zen old mincho': {
    family: 'Zen Old Mincho',
    genre: 'serif',
    scripts: 'lgcj',
    load: () =>
      Promise.all([
        import('@fontsource/zen-old-mincho/400.css'),
        import('@fontsource/zen-old-mincho/500.css'),
        import('@fontsource/zen-old-mincho/600.css'),
        import('@fontsource/zen-old-mincho/700.css'),
      ]).then(() => import('./japanese-latin.css')),
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
