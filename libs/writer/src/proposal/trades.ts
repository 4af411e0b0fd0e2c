import type { FamilyId } from './lexicon';

/** The kinds of work that a design company does: each has its own phases, and what it comprises. */
export type TradeId =
  | 'identity'
  | 'web'
  | 'app'
  | 'campaign'
  | 'packaging'
  | 'product'
  | 'space'
  | 'exhibition'
  | 'stand'
  | 'signage'
  | 'print'
  | 'event'
  | 'illustration'
  | 'film'
  | 'words'
  | 'goods'
  | 'advice'
  | 'general';

/** A stretch of the work; what is made or built by others comes after the files. */
export interface Phase {
  /** working days at a usual pace */
  days: number;
  /** it ends with what a client or a board decides on */
  isDraft?: true;
  /** printers, builders and toolmakers do it, after our files */
  isMade?: true;
}

/** Others make it after our drawings, and we watch over them in one of the lines. */
export const isMade = (trade: TradeId): boolean =>
  isBuilt(trade) || trade === 'signage' || trade === 'packaging' || trade === 'campaign' || trade === 'goods';

/** These are drawn to be built. */
export const isBuilt = (trade: TradeId): boolean => trade === 'space' || trade === 'exhibition' || trade === 'stand';

const draft = (days: number): Phase => ({ days, isDraft: true });
const made = (days: number): Phase => ({ days, isMade: true });

/** The phases of each kind of work; their names are in `language/`. */
export const PHASES: Readonly<Record<TradeId, readonly Phase[]>> = {
  identity: [{ days: 5 }, draft(15), { days: 15 }, { days: 10 }, made(15)],
  web: [{ days: 10 }, draft(15), { days: 25 }, { days: 15 }, { days: 5 }],
  app: [{ days: 10 }, draft(15), { days: 40 }, { days: 15 }, { days: 5 }],
  campaign: [{ days: 5 }, draft(15), { days: 15 }, made(15)],
  packaging: [{ days: 5 }, draft(15), { days: 15 }, { days: 10 }, made(30)],
  product: [{ days: 10 }, draft(20), { days: 30 }, { days: 15 }, made(60)],
  space: [{ days: 10 }, draft(15), { days: 20 }, { days: 20 }, made(40)],
  exhibition: [{ days: 10 }, draft(20), { days: 25 }, { days: 20 }, made(45)],
  stand: [{ days: 5 }, draft(15), { days: 20 }, { days: 15 }, made(30)],
  advice: [{ days: 5 }, { days: 8 }, { days: 7 }],
  event: [{ days: 5 }, draft(10), { days: 20 }, { days: 15 }],
  illustration: [{ days: 4 }, draft(12), { days: 25 }, { days: 5 }],
  film: [{ days: 5 }, draft(10), { days: 20 }, { days: 8 }],
  words: [{ days: 4 }, draft(8), { days: 12 }, { days: 4 }],
  goods: [{ days: 4 }, draft(8), { days: 12 }, { days: 4 }, made(20)],
  general: [{ days: 5 }, draft(12), { days: 15 }, { days: 8 }],
  signage: [{ days: 10 }, draft(15), { days: 15 }, { days: 15 }, made(30)],
  print: [{ days: 5 }, draft(8), { days: 12 }, { days: 6 }, made(12)],
};

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

/** Words that tell the kind of work, in the languages of requests, and how surely. */
const SIGNS: readonly (readonly [TradeId, RegExp, number])[] = [
  [
    'stand',
    word(
      "(?:trade )?(?:fair|show|exhibition|expo) (?:stand|booth)|(?:design|concept|idea) (?:and \\p{L}+ )?(?:of|for) (?:the|our|a) stand|(?:our|the|a) stand(?= (?:at|for|on|of|is))|stand \\d?\\p{L}?\\d{1,4}|(?:with|have|book(?:ed)?) a stand|stand of \\d+|(?:stand|booth) (?:design|concept|builder|construction)|(?<!(?:phone|photo|ticket|listening|voting|fitting) )booths?|stand: ?\\d+|messest[aä]nd\\p{L}*|messeauftritt|stand (?:de feria|ferial|de salon|d['’]exposition|fieristico)",
    ),
    6,
  ],
  [
    'signage',
    word(
      'wayfinding|sign(?:age|posting)? system|leitsystem|wegeleitung|beschilderung|signalétique|señalética|señalización',
    ),
    5,
  ],
  ['signage', word('signs|signposts?|information panels?|plant labels?|nameplates?|schilder|carteles|panneaux'), 2.5],
  [
    'exhibition',
    word(
      '(?:temporary |travelling |permanent )?exhibitions?|exhibits?|curators?|vitrinen?|texttafeln?|hörstation(?:en)?|vitrinas?|\\p{L}*ausstellung(?:en)?|exposici[óo]n(?:es)?|expositions?|scénographie|museografía',
    ),
    4,
  ],
  [
    'campaign',
    word(
      'campaigns?|launch concept|tv spots?|films? of|influencers?|media (?:plan|buying|budget|included)|\\p{L}*kampagnen?|campañas?|campagnes?',
    ),
    4,
  ],
  [
    'campaign',
    word(
      'nobody knows us|per store|supermarkets?|stores|delisted|audience|trolley|advertis\\p{L}+|awareness|sign-?ups?|werbung|publicidad|publicité',
    ),
    1.2,
  ],
  [
    'space',
    word(
      'refit|fit[- ]?out|build-?out|inside design|refurbish\\w*|interiors?|(?:test|treatment|consulting|meeting|breakfast|waiting) rooms?|seating|redesign of (?:our|the) (?:shop|caf[ée]|office|lobby|reception|room)s?|showroom|floor ?plan|lobby|reception (?:area|desk)|\\d+ ?(?:m2|m²|sqm|sq\\.? ?ft|qm|square (?:met(?:re|er)s|feet))|umbau|innenausbau|innenarchitektur|ladenbau|raumkonzept|neugestaltung (?:der|des|unser\\p{L}*) (?:räume?|laden\\p{L}*|praxis\\p{L}*|foyers?|büros?)|reforma|interiorismo|aménagement|réaménagement',
    ),
    3,
  ],
  [
    'web',
    word(
      'web ?sites?|interface|front-?end|ux|ui|student area|web ?shops?|(?:online|web)[- ]?shops?|(?:new|booking|our) sites?|a site (?:where|that|for|with|on)|portals?|apps?|landing pages?|webseiten?|internetseite|internetauftritt|(?:página|sitio|tienda) web|web nueva|(?:una|nuestra|la|nueva) web|tienda (?:online|en línea)|site (?:web|internet)|boutique en ligne|drupal|wordpress|shopify',
    ),
    3,
  ],
  [
    'product',
    word(
      'housings?|casings?|pots?|pans?|lids?|handles?|latch(?:es)?|cad|mou?lders?|furniture|seats|lamps?|machines?|control unit|prototypes?|injection[- ]mou?ld\\p{L}*|die[- ]cast\\p{L}*|tool ?mak(?:er|ing)|tooling|unit cost|enclosures?|usability tests?|devices?|ergonom\\w+|gehäuse|prototypen?|spritzguss|gerät\\p{L}*|carcasa|prototipos?|aparatos?|boîtier|appareils?',
    ),
    2.5,
  ],
  [
    'product',
    word(
      '(?:industrial|product|mechanical) (?:design|engineering)|street furniture|playground equipment|benches|bollards?|ergonomic models?|design for (?:manufacture|cleaning)|(?:working|sea-ready|functional) prototypes?|frame|produktdesign|industriedesign|diseño (?:industrial|de producto)|design (?:industriel|produit)',
    ),
    4,
  ],
  [
    'packaging',
    word(
      'packag\\w+|bags?|can design|cans|carriers?|bottles?|labels?|pouch(?:es)?|cartons?|jars?|sachets?|tins?|sleeves?|trays?|packs|verpackung\\p{L}*|etiketten?|flaschen?|dosen?|schachteln?|envases?|etiquetas?|botellas?|estuches?|emballages?|étiquettes?|bouteilles?|bocaux',
    ),
    2,
  ],
  [
    'identity',
    word(
      'identit(?:y|ies)|new look|look (?:for|of)|anniversary (?:mark|logo|look)|rebrand\\w*|wordmarks?|positioning|stationery|logos?|branding|brand strategy|tone of voice|corporate design|erscheinungsbild|namens?(?:findung|entwicklung)|identidad|logotipos?|identité|logotypes?|charte graphique',
    ),
    2,
  ],
  [
    'print',
    word(
      'annual reports?|(?:sustainability|impact) reports?|catalogues?|catalogs?|brochures?|magazines?|cook ?books?|(?:book )?layout|\\d+ pages|broschüren?|katalog\\p{L}*|jahresberichte?|memoria anual|catálogos?|rapports? annuels?',
    ),
    2.5,
  ],
  [
    'print',
    word(
      'books?|booklets?|reports?|menus?|posters?|leaflets?|flyers?|programmes?|bücher|buch|plakate?|hefte?|libros?|folletos?|livres?|affiches?',
    ),
    1,
  ],
];

const THEY_BUILD =
  /(?<!\p{L})(?:it (?:department|partner)|(?:our|the) (?:supplier|vendor)(?: \p{Lu}\p{L}+)?|developers?|in-house (?:team|it)|our (?:own )?(?:it|agency|programmers?|tech team)|unsere (?:it|entwickler\p{L}*)|nuestros? (?:informátic\p{L}+|desarrollador\p{L}*)|notre (?:service informatique|développeur\p{L}*))(?!\p{L})[^.]{0,40}(?:will )?(?:builds?|programs?|develops?|implements?|codes?|baut|bauen|programmier\p{L}*|umsetzen|desarrolla\p{L}*|programa\p{L}*|développe\p{L}*)/iu;
/** Somebody else programs what we design. */
export const theyBuild = (request: string): boolean => THEY_BUILD.test(request);

/** What a thing of the dictionary belongs to, and how surely it tells the kind of work: by its own name, or by its family. */
const OF_THING: Readonly<Record<string, readonly [TradeId, number]>> = {
  logo: ['identity', 4],
  identity: ['identity', 4],
  refresh: ['identity', 4],
  name: ['identity', 4],
  wayfinding: ['signage', 6],
  'door-sign': ['signage', 2],
  'trail-sign': ['signage', 3],
  pictogram: ['signage', 1],
  interior: ['space', 5],
  mural: ['space', 2],
  light: ['space', 2],
  'tender-drawings': ['space', 0],
  banner: ['print', 1],
  exhibition: ['exhibition', 6],
  'stand-concept': ['stand', 7],
  'stand-graphics': ['stand', 2],
  display: ['space', 1],
  website: ['web', 4],
  shop: ['web', 4],
  booking: ['web', 4],
  app: ['app', 5],
  campaign: ['campaign', 7],
  'key-visual': ['campaign', 3],
  radio: ['campaign', 3],
  newsletter: ['campaign', 0],
  prototype: ['product', 2],
  ceramics: ['product', 4],
  strategy: ['identity', 2],
  event: ['campaign', 1],
  infographic: ['print', 1],
  // of a family, where the thing itself is not above
  'family:identity': ['identity', 1],
  'family:packaging': ['packaging', 3],
  'family:print': ['print', 2],
  'family:book': ['print', 3],
  'family:space': ['identity', 1],
  'family:fair': ['exhibition', 3],
  'family:web': ['web', 1],
  'family:product': ['web', 4],
  'family:social': ['campaign', 1],
  'family:motion': ['campaign', 1],
};
const weightOf = (id: string, family: FamilyId): readonly [TradeId, number] | undefined =>
  OF_THING[id] ?? OF_THING[`family:${family}`];

/** They do not know yet what they need, and ask us: nothing is sold to them but an answer. */
const WHAT_WOULD_YOU_DO =
  /(?<!\p{L})(?:do you (?:do|offer) a (?:conversation|talk|chat) first|what (?:would you|you['’]d|you would) (?:do|recommend|suggest|advise)|what (?:should|shall) we do|where (?:would|should|do) (?:you|we) (?:start|begin)|was würden sie (?:tun|machen|raten|empfehlen)|wo (?:würden sie|sollen wir) anfangen|qué (?:harían|haría|nos recomiendan|nos aconsejan)|que feriez[- ]vous|que nous conseill\p{L}+)(?!\p{L})/iu;
const UNSURE =
  /(?<!\p{L})(?:could be|or maybe|maybe|perhaps|not sure|(?:don['’]t|do not) (?:really )?know|no idea|couldn['’]t say|haven['’]t decided|afraid of|vague|vielleicht|wissen (?:wir |es )?(?:noch )?nicht|weiß (?:ich )?nicht|unsicher|quizás?|no sabemos|no sé|peut-être|ne savons pas|ne sais pas)(?!\p{L})/giu;
export const isUndecided = (letter: string): boolean =>
  (letter.match(UNSURE) ?? []).length > (WHAT_WOULD_YOU_DO.test(letter) ? 0 : 2);

/** Something that is moulded, carried and dropped. */
const HARDWARE =
  /(?<!\p{L})(?:housings?|casings?|mou?ld\p{L}*|IP ?\d\d|tooling|tool release|prototypes?|pcb|circuit boards?|electronics|screwdrivers?|sheet metal|drop tests?|spare parts|battery|keypads?|hinges?|handle|\d kg|weigh(?:s|ing)?|washable|stackable|ready for production|(?:at|for) [\d,.]+ (?:pieces|units)|IEC|carte électronique|tournevis|platine|leiterplatte|gehäuse|spritzguss|boîtier|carcasa|moule|platine)(?!\p{L})/giu;
const MEDIA = [
  'film',
  'brochure',
  'invitation',
  'explainer',
  'photos',
  'social',
  'content-plan',
  'press-kit',
  'press-trip',
  'landing-page',
  'poster',
  'billboard',
  'radio',
  'mailing',
  'letter-patient',
  'newsletter',
  'advert',
  'messages',
  'action',
  'key-visual',
  'evening',
];

const AREA =
  /\d ?(?:m2|m²|sqm|sq\.? ?ft|square (?:met(?:re|er)s|feet)|quadratmeter|metros cuadrados|mètres carrés)(?!\p{L})/iu;
const ROOM =
  /(?<!\p{L})(?:\p{L}*(?:bath|bed|class)?rooms?|dormitor(?:y|ies)|(?:waiting|sales|meeting|seating|play) areas?|receptions?(?: area| desk)?|kitchen(?:ette)?|toilets?|lobby|counter|bar|store|office|laboratory|corner|lounge|\p{L}*(?:zimmer|räume?|raum|küche|theke|empfang)|habitaci(?:ón|ones)|salas?|cocina|barra|recepción|baños?|salles?|cuisine|comptoir|accueil|chambres?)(?= |,|\(|$)/iu;

/** So many points tell a kind of work. */
const ENOUGH = 1.5;

/**
 * What kind of work it is: by the things that are asked for, the first of them most; then by the words of the wish, and least by the words of
 * the whole letter, which also tells what the client has and does.
 */
export function tradeOf(
  pieces: readonly { name: string; id?: string; family?: FamilyId }[],
  wishes: string,
  letter: string,
): TradeId {
  if (isUndecided(letter) && WHAT_WOULD_YOU_DO.test(letter)) return 'advice';
  const sums = new Map<TradeId, number>();
  const add = (trade: TradeId, points: number) => sums.set(trade, (sums.get(trade) ?? 0) + points);
  const isHardware = new Set((letter.match(HARDWARE) ?? []).map((word) => word.toLowerCase())).size > 2;
  const isOnScreen =
    !isHardware &&
    /(?<!\p{L})(?:apps?|screens?|web ?sites?|portal|software|interface|front-?end|ux|ui)(?!\p{L})/iu.test(wishes);
  const score = (text: string, share: number) => {
    for (const [trade, pattern, weight] of SIGNS) {
      // a prototype of what is on a screen is no device
      if (trade === 'product' && isOnScreen) continue;
      add(
        trade,
        ((trade === 'web' || trade === 'packaging') && isHardware ? 0.3 : 1) *
          share *
          Math.min(3, (text.match(pattern) ?? []).length) *
          weight,
      );
    }
  };
  const packs = pieces.filter(({ family }) => family === 'packaging').length;
  for (const [index, { name, id, family }] of pieces.entries()) {
    const share = index === 0 ? 1.5 : index < 4 ? 0.7 : 0.4;
    const known = id && family && weightOf(id, family);
    // the interface of a device is part of it
    const isOfDevice = isHardware && (family === 'product' || (family === 'packaging' && packs < 2));
    if (known) add(isOfDevice ? 'product' : known[0], share * known[1]);
    else score(name, share * 0.6);
  }
  if (isHardware && !pieces.some(({ family }) => family === 'packaging')) add('product', 2);
  // films, photographs and a press trip are a campaign, whatever stands first
  const media = new Set(pieces.flatMap(({ id = '' }) => (MEDIA.includes(id) ? [id] : [])));
  if (media.size > 2) add('campaign', 2 * media.size);
  score(wishes, 0.4);
  score(letter, 0.15);
  // rooms are an interior, though signs or a counter stand beside them; at a fair they belong to the stand
  if ((sums.get('stand') ?? 0) + (sums.get('exhibition') ?? 0) < 2) {
    const rooms = pieces.filter(({ name }) => ROOM.test(name)).length;
    if (rooms > 2) add('space', 2 * rooms);
    if (AREA.test(letter)) add('space', 1.5);
  }
  const best = () => [...sums].sort((one, other) => other[1] - one[1])[0];
  // where the wishes do not tell, the letter does
  if ((best()?.[1] ?? 0) < ENOUGH) score(letter, 0.7);
  const [trade, points] = best() ?? ['general', 0];
  // a site that has an app beside it is built as a site
  const isApp = pieces[0]?.id === 'app' && !pieces.some(({ id }) => id === 'website' || id === 'shop');
  return points < ENOUGH ? 'general' : trade === 'web' && isApp ? 'app' : trade;
}
