import { hitsIn, type Deliverable, type FamilyId } from '../lexicon';
import type { TradeId } from '../trades';

// What kind of work a thing is: told by its own noun, never by its neighbours.

/** Of these the family alone does not tell. */
const OF_ID: Readonly<Record<string, TradeId>> = {
  name: 'words',
  app: 'app',
  wayfinding: 'signage',
  'door-sign': 'signage',
  'trail-sign': 'signage',
  'shop-sign': 'signage',
  interior: 'space',
  exhibition: 'exhibition',
  'stand-concept': 'stand',
  'stand-graphics': 'stand',
  campaign: 'campaign',
  'key-visual': 'campaign',
  radio: 'campaign',
  newsletter: 'campaign',
  'exhibition-graphics': 'print',
  evening: 'event',
  photos: 'film',
  'photo-direction': 'film',
  ceramics: 'product',
  prototype: 'product',
  website: 'web',
  shop: 'web',
  booking: 'web',
};
const OF_FAMILY: Readonly<Record<FamilyId, TradeId>> = {
  identity: 'identity',
  packaging: 'packaging',
  print: 'print',
  book: 'print',
  space: 'signage',
  fair: 'exhibition',
  web: 'web',
  product: 'web',
  image: 'illustration',
  motion: 'film',
  social: 'campaign',
  goods: 'goods',
  words: 'words',
  event: 'campaign',
  advice: 'advice',
};

/** Nouns that end the first phrase of a name, in four languages. */
interface Ends {
  word: RegExp;
  /** German writes in one word what others write in two */
  compound: RegExp;
}
const ends = (words: string): Ends => ({
  word: new RegExp(`(?<!\\p{L})(?:${words})$`, 'iu'),
  compound: new RegExp(`(?<!\\p{L}|\\p{L}{3})(?:${words})$|\\p{L}{3}(?:${words})$`, 'iu'),
});
const NOUNS: readonly (readonly [TradeId, Ends])[] = [
  [
    'event',
    ends(
      'events?|evenings?|part(?:y|ies)|feasts?|festivals?|gala|dinners?|ceremon(?:y|ies)|celebrations?|concerts?|parades?|open days?|challenges?|competitions?|fest|feiern?|feste|abende?|veranstaltung(?:en)?|tag der offenen tür|fiestas?|actos?|eventos?|velada|inauguraci[óo]n|soirées?|fêtes?|vernissage|événements?|cérémonies?',
    ),
  ],
  [
    'illustration',
    ends(
      'illustrations?|drawings?|sketches|wall charts?|maps?|comics?|cartoons?|picture cards?|murals?|tattoos?|end ?papers|zeichnung(?:en)?|illustration(?:en)?|wandkarten?|landkarten?|wandbild(?:er)?|dibujos?|ilustraci(?:ón|ones)|mapas?|dessins?|fresques?|paintings?',
    ),
  ],
  ['film', ends('films?|videos?|animations?|trailers?|clips?|spots?|películas?|vídeos?')],
  [
    'words',
    ends(
      'names?|documentation|dokumentation|documentación|claims?|slogans?|taglines?|texts?|copy|wording|editing|translations?|scripts?|stor(?:y|ies)|lektorat|texte|namen?|nombres?|textos?|noms?|textes?',
    ),
  ],
  [
    'web',
    ends(
      'web ?sites?|sites?|pages?|sections?|landing pages?|(?:request|booking|contact|order|online|registration|web) forms?|director(?:y|ies)|booking|portals?|web ?shops?|quiz|chatbots?|archives?|screens?|views?|flows?|ansicht(?:en)?|masken?|oberflächen?|pantallas?|vistas?|écrans?|dashboards?|logins?|areas?|parts?|interfaces?|calculators?|search|reminders?|fallback|map|webseiten?|websites?|seiten?|formulare?|buchung|suche|bereich|online-?shops?|sitios?|webs?|páginas?|formularios?|reservas|tienda|sites?|boutique|formulaires?|réservation|espace',
    ),
  ],
  ['app', ends('apps?|aplicaci(?:ón|ones)|applis?')],
  [
    'campaign',
    ends(
      'campaigns?|adverts?|advertising|ads|posts|social(?: media)?|radio spots?|mailings?|kampagnen?|anzeigen?|campañas?|anuncios?|campagnes?|annonces?|launch|idea',
    ),
  ],
  [
    'packaging',
    ends(
      'packaging|packs?|box(?:es)?|cartons?|labels?|labelling|cans|bottles?|jars?|closures?|sleeves?|trays?|bags?|wrappers?|pouch(?:es)?|tins?|sachets?|refills?|displays?|crates?|caps? for bottles|tubes?|seals?|wraps?|verpackung(?:en)?|schachteln?|kartons?|etiketten?|flaschen?|dosen?|tüten?|beutel|envases?|cajas?|etiquetas?|botellas?|estuches?|bolsas?|emballages?|boîtes?|étiquettes?|bouteilles?|sachets?|sacs?|coffrets?|cartons?',
    ),
  ],
  [
    'print',
    ends(
      'books?|(?:cook|hand|note|guide|work|year|song|sketch)books?|volumes?|invoices?|bills?|statements?|letters?|rechnung(?:en)?|anschreiben|blatt|blätter|booklets?|brochures?|leaflets?|flyers?|posters?|afiches?|catalogues?|catalogs?|reports?|menus?|price (?:lists?|boards?)|cards?|calendars?|handbooks?|cookbooks?|magazines?|quarterly|programmes?|stationery|letterheads?|templates?|forms?|folders?|postcards?|guides?|manuals?|certificates?|title blocks?|worksheets?|invitations?|diar(?:y|ies)|newsletters?|sheets?|bücher|buch|broschüren?|hefte?|plakate?|kataloge?|berichte?|karten?|speisekarten?|kalender|vorlagen?|flyer|preislisten?|libros?|folletos?|carteles|cartel|catálogos?|cartas?|tarjetas?|calendarios?|revistas?|livres?|plans?|affiches?|dépliants?|brochures?|catalogues?|cartes?|calendriers?|menus?|redesign|layout|artwork|layouts?',
    ),
  ],
  [
    'signage',
    ends(
      'signs?|signage|beschilderung|leitsystem|zimmernummern|türschilder|room numbers|señalización|balisage|bornes?|poteaux|Pfosten|postes|lettering|pictograms?|utes?|vans?|trucks?|vehicles?|bus(?:es)?|boats?|cars?|trailers?|lorr(?:y|ies)|banners?|boards?|plaques?|flags?|markers?|gravestones?|headstones?|walls?|façades?|facades?|windows?|doors?|schild(?:er)?|beschriftung(?:en)?|fahrzeuge?|banner|fahnen?|rótulos?|letreros?|furgonetas?|banderas?|enseignes?|panneaux?|camions?|vitrines?|drapeaux?|bâches?|signalétique',
    ),
  ],
  [
    'goods',
    ends(
      't-?shirts?|shirts?|jackets?|jacken?|chaquetas?|vestes?|uniforms?|tunics?|caps|hats?|aprons?|tote bags?|tokens?|mugs?|badges?|patch(?:es)?|merch(?:andise)?|scarves|clothing|medals?|pins?|coins?|stamps?|schürzen?|uniformen|delantales|uniformes?|tabliers?|camisetas?',
    ),
  ],
  [
    'stand',
    ends('(?<!phone |photo )(?:booths?)|(?:fair|show|trade|exhibition) stands?|stands?|messestand|stand de feria'),
  ],
  [
    'exhibition',
    ends(
      'exhibitions?|showcases?|vitrines?|exhibits?|stations?|ausstellung(?:en)?|vitrinen?|exposici(?:ón|ones)|expositions?',
    ),
  ],
  [
    'space',
    ends(
      'interiors?|insides?|premises|rooms?|counters?|shop ?fit|fit-?out|bars?|receptions?|lobby|lighting|spaces?|(?:spatial|room) layout|showroom|räume|raum|theke|innenausbau|empfang|interior(?:ismo)?|mostrador|barra|sala|intérieur|comptoir|salle|aménagement',
    ),
  ],
  [
    'product',
    ends(
      'devices?|seats?|housings?|casings?|shells?|handles?|lids?|harness(?:es)?|lamps?|chairs?|bench(?:es)?|tools?|machines?|prototypes?|successor|indicators?|furniture|toys?|pots?|pans?|hinges?|industrial design|product design|3d data|cad|gehäuse|geräte?|prototypen?|lampen?|möbel|carcasas?|aparatos?|lámparas?|muebles|boîtiers?|appareils?|lampes?|meubles',
    ),
  ],
  [
    'identity',
    ends(
      'identit(?:y|ies)|logos?|brands?|rebrand(?:ing)?|crests?|colours?|colors?|typefaces?|rules|guidelines?|look|marks?|emblems?|erscheinungsbild|marken?|farben|identidad|marca|colores|identité|marque|couleurs|logotipos?|logotypes?',
    ),
  ],
  [
    'advice',
    ends('strateg(?:y|ies)|research|advice|workshops?|surveys?|interviews|beratung|estrategia|stratégie|conseil'),
  ],
];

/** A name up to what is told of the thing: 'Leaflet', of 'Leaflet about burning candles'. */
export const firstPhrase = (name: string): string =>
  name
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(
      /^(?:about |around |roughly |some |etwa |rund |unos |unas |environ )?\d[\d.,]*(?:[ \u00a0\u202f]\d{3})* (?!(?:ml|cl|kg|mm|cm)(?!\p{L}))(?=\p{L}{2})/iu,
      '',
    )
    .replace(/ (?:or|ou|oder|o) .*$/u, '')
    // 'animations reachable by code'
    .replace(/(?<=\p{L}) \p{L}{3,}(?:able|ible)(?= (?:by|in|with|for|from|on) ).*$/u, '')
    // 'a programme people can use'
    .replace(
      /(?<=\p{L}) (?!(?:i|you|we|they|it|he|she|one|that|which|who) )\p{L}+ (?:can|could|may|might|will|must|should) .*$/u,
      '',
    )
    // 'a form people fill in'
    .replace(
      /(?<=\p{L}) (?:people|customers|guests|visitors|members) \p{Ll}+(?: (?:in|out|up|on|at|with|for)(?!\p{L}).*)?$/u,
      '',
    )
    .replace(/ (?:itself|themselves|selbst)(?!\p{L})| (?:inside|outside|indoors|outdoors|innen|außen)$/u, '')
    .split(
      / (?=\d)| (?=[AB]\d(?!\p{L}))| an? (?=month|week|year|day)| (?:your|our|my|without|through|because|so|as|once|twice|each|every|per|above|over|under|between|behind|outside|inside|near|aimed|going|made|showing|holding|drawn|printed|during|while|than|x(?= \d)|thats|that['’]s|for|with|of|in|on|about|to|that|which|where|no|not|within|across|beside|from|at|by|explaining|after|before|we|you|für|mit|von|vom|zu|zum|zur|im|am|an|bei|beim|ins|aus|auf|die|der|das|de|del|du|des|d['’]|en|con|para|que|sobre|pour|avec|sur|au|aux|qui|à) |, |: | [–—-] /u,
    )[0]!
    .trim();

/** 'Advice on the name', 'Redesign of the harness': what is done, and to what. */
export const DONE_TO =
  /^(?:(?:an? |the |complete |new |better |fresh |neue[nrs]? |komplette |überarbeitete )*(?:(?:re)?design|look|appearance|shape|advice|help|concepts?|development|drawing|production|review|renewal|sets?|series|range|choice|couple|pair|gestaltung|entwurf|neugestaltung|satz|serie|reihe|diseño|rediseño|serie|juego|conception|création|refonte|série)|\d[\d.,]* ?(?:km|m|metres?|meters?|sets?|pairs?|pieces|copies)) (?:of|for|on|von|der|des|für|de|del|du|d['’]) ?(?:an? |the |our |your |die |der |das |la |el |los |las |le |les |l['’])?(?=\p{L})/iu;

const DRAWS = /^(?:an? |the )?(?:drawings?|illustrations?|films?|maps?|texts?) /iu;

/** 'something on the web' */
const ON_WEB =
  /^(?:something|etwas|algo|quelque chose) (?:on|for|in|fürs?|im|en|para|pour|sur) (?:the |das |el |la |l['’])?(?:web|internet|net|netz|red)(?!\p{L})/iu;

/** A layout of rooms is no layout of pages, and where one waits is no part of a site. */
const OF_SPACE =
  /(?<!\p{L})(?:(?:spatial|room|floor|shop|stand|showcase) (?:layout|plan|concept|design)s?|(?:waiting|seating|play|sales|meeting|entrance|reception|quiet|preparation) (?:areas?|zones?|rooms?))$/iu;

/** A newsletter that has these comes on paper. */
const ON_PAPER =
  /(?<!\p{L})(?:A[3456]|pages?|copies|printed|print run|households?|letter ?box\p{L}*|folded|stapled)(?!\p{L})/iu;

/** What the dictionary knows of a thing: only where its noun ends the first phrase. */
export function knownOf(name: string, of: Deliverable | undefined, isForeign: boolean): Deliverable | undefined {
  if (OF_SPACE.test(firstPhrase(name))) return undefined;
  // the look of a device is its shape and shell
  if (of && !/^(?:\p{L}+ )?(?:look|appearance|shape) (?:of|for) /iu.test(name)) return of;
  const phrase = firstPhrase(name.replace(DONE_TO, '')).replace(
    /^\d[\d.,]* |^(?:two|three|four|five|six|ten|twelve) |(?<=\p{L}) (?:re-?design|refresh|relaunch|overhaul)$/giu,
    '',
  );
  const whole = ON_PAPER.test(name) ? phrase.replace(/(?<!printed )newsletter$/iu, 'printed newsletter') : phrase;
  const hit = hitsIn(whole, isForeign).at(-1);
  return hit && hit.end === whole.length && (!hit.isWeak || phrase.split(' ').length < 4) ? hit.of : undefined;
}

/** The kind of work of a thing; nothing where its noun tells none. */
export function kindOf(
  name: string,
  of: Deliverable | undefined,
  isForeign: boolean,
  // in French and Spanish the noun comes first
  isNounFirst = isForeign,
): TradeId | undefined {
  if (OF_SPACE.test(firstPhrase(name))) return 'space';
  if (ON_WEB.test(name)) return 'web';
  const known = knownOf(name, of, isForeign);
  if (known) return OF_ID[known.id] ?? OF_FAMILY[known.family];
  const whole = name.replace(DONE_TO, '');
  const byNoun = (one: string) => NOUNS.find(([, { word, compound }]) => (isForeign ? compound : word).test(one))?.[0];
  const phrase = firstPhrase(whole).replace(/ (?:system|sets?|series|range|family|kit)$/iu, '');
  const first = phrase.replace(/ .*/u, '');
  return (
    byNoun(phrase) ??
    (isNounFirst ? byNoun(first) : undefined) ??
    // 'a drawing of a mechanism'
    (whole !== name && DRAWS.test(name) ? byNoun(firstPhrase(name)) : undefined)
  );
}

/** Nouns that name several kinds of work: alone they tell none. */
export const AMBIGUOUS =
  /(?:^| )(?:walls?|floors?|ceilings?|guides?|tools?|archives?|concepts?|plans?|systems?|platforms?|kits?|displays?|installations?|actions?|forms?|covers?|caps?|packs?|sets?|panels?|guidelines?|maps?|projections?|supervision|colou?rs?|prototypes?|profiles?|cups?|screens?|cartes?|cartas?|karten?|designs?|sleeves?|inserts?|stands?|pads?|notebooks?|blankets?|towels?|pets?|ties|tiles?)$/iu;

/** What the dictionary knows of a thing for sure: a short name that ends in its noun, and a noun that means one kind of work. */
export function sureOf(name: string, isForeign: boolean): Deliverable | undefined {
  const phrase = firstPhrase(name);
  return phrase.split(' ').length > 5 || AMBIGUOUS.test(phrase) ? undefined : knownOf(name, undefined, isForeign);
}
/** What is done for them, and ends in no piece. */
export const SERVICES =
  /(?<!\p{L})(?:(?:art |picture |creative )?direction|supervision|coordination|management|consulting|aufsicht|betreuung|begleitung|bildredaktion|druckbegleitung|supervisión|coordinación|dirección|suivi|coordination|supervisions?)$/iu;
