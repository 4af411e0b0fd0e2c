import type { FamilyId } from './lexicon';

/** The kinds of work that a design company does: each has its own phases, and what it comprises. */
export type TradeId =
  'identity' | 'web' | 'campaign' | 'packaging' | 'product' | 'space' | 'exhibition' | 'signage' | 'print' | 'general';

/** A stretch of the work; what is made or built by others comes after the files. */
export interface Phase {
  /** working days at a usual pace */
  days: number;
  /** it ends with what a client or a board decides on */
  isDraft?: true;
  /** printers, builders and toolmakers do it, after our files */
  isMade?: true;
}

const draft = (days: number): Phase => ({ days, isDraft: true });
const made = (days: number): Phase => ({ days, isMade: true });

/** The phases of each kind of work; their names are in `language/`. */
export const PHASES: Readonly<Record<TradeId, readonly Phase[]>> = {
  identity: [{ days: 5 }, draft(15), { days: 15 }, { days: 10 }, made(15)],
  web: [{ days: 10 }, draft(15), { days: 25 }, { days: 15 }, { days: 5 }],
  campaign: [{ days: 5 }, draft(15), { days: 15 }, made(15)],
  packaging: [{ days: 5 }, draft(15), { days: 15 }, { days: 10 }, made(30)],
  product: [{ days: 10 }, draft(20), { days: 30 }, { days: 15 }, made(60)],
  space: [{ days: 10 }, draft(15), { days: 20 }, { days: 20 }, made(40)],
  exhibition: [{ days: 10 }, draft(20), { days: 25 }, { days: 20 }, made(45)],
  general: [{ days: 5 }, draft(12), { days: 15 }, { days: 8 }],
  signage: [{ days: 10 }, draft(15), { days: 15 }, { days: 15 }, made(30)],
  print: [{ days: 5 }, draft(8), { days: 12 }, { days: 6 }, made(12)],
};

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

/** Words that tell the kind of work, in the languages of requests; the first are the surest. */
const SIGNS: readonly (readonly [TradeId, RegExp, number])[] = [
  [
    'web',
    word(
      'web ?sites?|interface|front-?end|ux|ui|student area|web ?shops?|(?:online|web)[- ]?shops?|(?:new|booking|our) sites?|portals?|apps?|landing pages?|webseiten?|internetseite|internetauftritt|(?:página|sitio|tienda) web|web nueva|(?:una|nuestra|la|nueva) web|tienda (?:online|en línea)|site (?:web|internet)|boutique en ligne|drupal|wordpress|shopify',
    ),
    3,
  ],
  [
    'campaign',
    word(
      'campaigns?|launch concept|tv spots?|films? of|influencers?|test-drive tour|\\p{L}*kampagnen?|campañas?|campagnes?',
    ),
    5,
  ],
  [
    'exhibition',
    word(
      '(?:temporary |travelling )?exhibitions?|exhibits?|vitrinen?|showcases?|texttafeln?|hörstation(?:en)?|vitrinas?|vitrines?|\\p{L}*museums?|\\p{L}*ausstellung(?:en)?|exposici[óo]n(?:es)?|expositions?|scénographie|museums?|fair stand|trade fair stand|messestand',
    ),
    4,
  ],
  [
    'signage',
    word('wayfinding|signage|sign(?:posting)? system|leitsystem|beschilderung|signalétique|señalética|señalización'),
    5,
  ],
  [
    'space',
    word(
      'refit|fit[- ]?out|build-?out|inside design|refurbish\\w*|interiors?|redesign of (?:our|the) (?:shop|caf[ée]|office|lobby|reception|waiting room|room)s?|showroom|floor ?plan|lobby|waiting room|reception area|\\d+ ?(?:m2|m²|sqm|sq ?ft|qm|square (?:met(?:re|er)s|feet))|umbau|innenausbau|innenarchitektur|ladenbau|neugestaltung (?:der|des|unser\\p{L}*) (?:räume?|laden\\p{L}*|praxis\\p{L}*|foyers?|büros?)|reforma|interiorismo|local|aménagement|réaménagement|rénovation',
    ),
    3,
  ],
  [
    'packaging',
    word(
      'packag\\w+|bags?|can design|cans|carriers?|bottles?|labels?|pouch(?:es)?|cartons?|jars?|sachets?|tins?|sleeves?|(?:new|outer|our) packs?|verpackung\\p{L}*|etiketten?|flaschen?|dosen?|schachteln?|envases?|etiquetas?|botellas?|estuches?|emballages?|étiquettes?|bouteilles?|sachets?|bocaux',
    ),
    2,
  ],
  [
    'product',
    word(
      'housing|pots?|pans?|lids?|cad|mou?lder|refill\\w*|furniture|chairs?|lamps?|machines?|control unit|version \\d|prototypes?|injection mou?lding|tool ?mak(?:er|ing)|tooling|enclosure|handle|usability tests?|trays?|devices?|ergonom\\w+|gehäuse|prototypen?|spritzguss|gerät\\p{L}*|carcasa|prototipos?|aparatos?|boîtier|prototypes?|appareils?',
    ),
    3,
  ],
  [
    'identity',
    word(
      'identit(?:y|ies)|look (?:for|of)|anniversary (?:mark|logo|look)|rebrand\\w*|wordmarks?|positioning|stationery|logos?|brand(?:ing)?|brand strategy|tone of voice|corporate design|erscheinungsbild|marken?\\p{L}*|namen?s?(?:findung|entwicklung)|identidad|logotipos?|marcas?|identité|logotypes?|charte graphique',
    ),
    2,
  ],
  [
    'print',
    word(
      'books?|booklets?|brochures?|reports?|catalogues?|catalogs?|magazines?|menus?|posters?|leaflets?|flyers?|programmes?|broschüren?|bücher|buch|katalog\\p{L}*|jahresberichte?|plakate?|hefte?|libros?|folletos?|catálogos?|memorias?|livres?|brochures?|affiches?|rapports?',
    ),
    1,
  ],
];

/** What a function of a site or an app does for those who use it. */
export type FunctionKind = 'pay' | 'book' | 'see' | 'read' | 'send';
const FUNCTIONS: readonly (readonly [FunctionKind, RegExp])[] = [
  [
    'pay',
    /(?<!\p{L})(?:pay(?:ing)?|buy(?:ing)?|donat(?:e|ing)|renew(?:ing)?|gift vouchers?|checkout|bezahlen|kaufen|spenden|pagar|comprar|donar|payer|acheter)(?!\p{L})/iu,
  ],
  [
    'book',
    /(?<!\p{L})(?:book(?:ing)?|sign[- ]?ups?|register|registration|reserv(?:e|ing)|order(?:ing)?|request|apply|subscribe|cancel|buchen|anmelden|bestellen|reservieren|reservar|inscribirse|pedir|réserver|s['’]inscrire|commander)(?!\p{L})/iu,
  ],
  [
    'send',
    /(?<!\p{L})(?:send|upload|share|report|enter|post|publish|schicken|senden|hochladen|enviar|subir|mandar|envoyer|déposer)(?!\p{L})/iu,
  ],
  [
    'read',
    /(?<!\p{L})(?:read|download|watch|listen|learn|lesen|herunterladen|ansehen|leer|descargar|ver|lire|télécharger|regarder)(?!\p{L})/iu,
  ],
  [
    'see',
    /(?<!\p{L})(?:see|follow|track|timetables?|calendar|map|opening hours|prices|availability|check|compare|find|search|choose|filter|look up|calculate|sehen|verfolgen|finden|suchen|vergleichen|buscar|consultar|seguir|comparar|voir|suivre|chercher|trouver|comparer)(?!\p{L})/iu,
  ],
];
/** By the verb that it begins with. */
export const functionKind = (name: string): FunctionKind | undefined => {
  const head = name.split(' ').slice(0, 4).join(' ');
  return FUNCTIONS.find(([, pattern]) => pattern.test(head))?.[0];
};

/** What a thing of a family belongs to. */
const OF_FAMILY: Readonly<Partial<Record<FamilyId, TradeId>>> = {
  identity: 'identity',
  packaging: 'packaging',
  print: 'print',
  book: 'print',
  space: 'space',
  fair: 'exhibition',
  web: 'web',
  product: 'web',
  social: 'campaign',
  motion: 'campaign',
};

/** What kind of work it is: by the things that are asked for and how they are asked for; where these do not tell, by the letter. */
export function tradeOf(
  pieces: readonly { name: string; family?: FamilyId }[],
  wishes: string,
  letter: string,
): TradeId {
  const score = (text: string): [TradeId, number][] =>
    SIGNS.map(([trade, pattern, weight]) => [trade, Math.min(4, (text.match(pattern) ?? []).length) * weight]);
  const names = pieces.map(({ name }) => name).join(', ');
  // a prototype of what is on a screen is no device
  const isOnScreen =
    /(?<!\p{L})(?:apps?|screens?|web ?sites?|portal|software|interface|front-?end|ux|ui)(?!\p{L})/iu.test(
      `${names} ${wishes}`,
    ) && !/(?<!\p{L})(?:housing|mou?ld\p{L}*|enclosure|gehäuse|carcasa|boîtier)(?!\p{L})/iu.test(`${names} ${wishes}`);
  const inWishes = score(wishes);
  const sums = score(names).map(([trade, points], index): [TradeId, number] => {
    const own = pieces.filter(({ family }) => family && OF_FAMILY[family] === trade).length;
    return [trade, trade === 'product' && isOnScreen ? 0 : 2 * points + inWishes[index]![1] + 2 * own];
  });
  const best = (all: readonly [TradeId, number][]) => [...all].sort((one, other) => other[1] - one[1])[0]!;
  const asked = best(sums);
  if (asked[1] > 0) return asked[0];
  const told = best(score(letter));
  return told[1] > 2 ? told[0] : 'general';
}
