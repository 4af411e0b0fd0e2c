import type { Language } from './languages';
import { type Trade, TRADES } from './trade-words';

// What one does next, by the kind of business: one books a room, orders cheese, asks a builder for a quote.

/** Where what it is decides nothing, what it does may. */
const DOES: readonly (readonly [keyof typeof TRADES, RegExp])[] = [
  ['apply', /\bapplications? (?:open|close|are)\b|\bto apply\b|\bapprenticeship/iu],
  ['pets', /\bestancias?\b/iu],
  [
    'order',
    /\b(?:we|i) (?:also |\p{L}+ and )?(?:make|sell|bake|roast|brew|grow|produce|weave|distil|harvest|print|knit|press|smoke|bottle)\b|\bhand-?(?:made|harvested|raked|woven|poured|knitted|rolled|picked|dyed|thrown)\b|\b(?:retail|wholesale|online in|pouches|jars|bottles|a pair|shipped|per (?:jar|bottle|bag|kilo|kg|box|litre|metre)|made in|digiti[sz]e|sold (?:in|at|from|on|out|until))\b|(?<!\p{L})(?:wir verkaufen|wir backen|wir brauen|wir rösten|vendue?s?|on fait|nous vendons|nous fabriquons|vendemos|elaboramos|produciamo|vendiamo)(?!\p{L})/iu,
  ],
  [
    'quote',
    /\b(?:quotes?|estimates?)\b|kostenvoranschlag|(?<!\p{L})devis(?!\p{L})|presupuesto|preventivo|orçamento|\bfrom (?:about )?[£$€]|à partir de \d|(?<!\p{L})ab \d|desde \d|\b(?:we|i) (?:also )?(?:restore|repair|install|build|service|design|fit|renovate|insulate|supply|crush|recycle|transport)\b|(?<!\p{L})(?:wir bauen|wir restaurieren|nous restaurons|nous construisons|restauramos|construimos|restauriamo)(?!\p{L})/iu,
  ],
];

/** What it does for nothing, once: 'First consult is free', 'a free quote'. */
const FREE_FIRST =
  /\b((?:first|initial|trial|taster|introductory) (?:\d+-minute )?(?:consult(?:ation)?|meeting|lesson|visit|session|class|tasting|(?:phone )?call|assessment|appointment|chat)) (?:(?:is|are) )?free\b|\bfree ((?:first|initial|trial|taster) (?:consult(?:ation)?|lesson|visit|session|class|assessment|appointment))\b/iu;
const FREE_QUOTE = /\bfree (quote|estimate|survey|site visit)s?\b|\b(quote|estimate|survey)s? (?:is|are) free\b/iu;

/** What one does next; neither where no sure kind of business and no word of the client decides. */
export interface Next {
  call?: string;
  heading?: string;
  key?: keyof typeof TRADES;
  /** where a number or an address is given, one uses that */
  isWeak?: boolean;
  /** it says to come, as opening hours do */
  isVisit?: boolean;
  /** whose words of it count: 'patients' */
  whose?: string;
}

/** Who may say something of it, where they are no customers. */
const WHOSE: Partial<Record<keyof typeof TRADES, string>> = {
  stay: 'guests',
  camp: 'guests',
  tasting: 'guests',
  table: 'guests',
  trip: 'guests',
  show: 'visitors',
  software: 'users',
  care: 'families',
};

/** It is sold by others. */
const STOCKED =
  /\b(?:sold|sell|sells|buys?|bought|available|stocked)\b[^.;]*\b(?:dealers?|stockists?|retailers|shops|bookshops|stores|supermarkets|pharmacies|delis|agro-dealers?)\b/iu;
/** One comes, or somebody comes, at a time that is agreed. */
const BOOKED =
  /\b(guided tour|tour|tasting|inspection|fitting|viewing|consultation|home visit|massage|haircut|lesson|session|day pass)(?:e?s)? (?!by\b|for free\b|groups?\b)/iu;
/** 'Ein Erstgespräch ist kostenlos' */
const FIRST_TALK: Partial<Record<Language, readonly [RegExp, string]>> = {
  de: [/erstgespräch|erstberatung|beratungsgespräch/iu, 'Erstgespräch vereinbaren'],
  fr: [/premier (?:entretien|rendez-vous)/iu, 'Prendre un premier rendez-vous'],
  es: [/primera (?:consulta|visita|reunión)/iu, 'Pedir una primera cita'],
  it: [/primo (?:incontro|colloquio)/iu, 'Fissare un primo incontro'],
  nl: [/kennismakings?gesprek/iu, 'Kennismaking afspreken'],
};

/** What is shown to an audience. */
const STAGED =
  /theat|puppet|circus|show|concert|band\b|music|orchestr|ensemble|choir|comed|magic|dance|ballet|opera|\bdj\b|quartet|trio|\bduo\b|storytell|marionett|zirkus|cirque|circo|musik|musique|música|spectacle/iu;
/** One goes there. */
const SHOPS: ReadonlySet<string> = new Set(['shop', 'cafe']);
/** The client's own word for what one does next. */
const ORDERS =
  /(?:^|[.,;!] )(?:and )?(?:pre-?)?order (?:\p{L}+ ){0,3}(?:by|before|online|on (?:the|our) (?:web ?)?(?:site|page))\b/iu;

/** @param openings what it is, which says more of its kind than the rest does; the surest first */
export function nextStep(
  openings: readonly string[],
  all: string,
  language: Language,
  hasHours = true,
): Next | undefined {
  const kinds = Object.entries(TRADES) as [keyof typeof TRADES, Trade][];
  // 'software for restaurants' is no restaurant: what is named first is what it is
  const earliest = (text: string) =>
    kinds
      .map(([key, { is }]) => ({ key, at: is.exec(text)?.index ?? -1 }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0]?.key;
  // a name alone may only play with the word
  const [surest = '', said = '', name = ''] = openings;
  const named = earliest(name);
  const found =
    earliest(surest) ??
    earliest(said) ??
    (named && TRADES[named].is.test(all.replaceAll(name, ' ')) ? named : undefined);
  // who builds and repairs is asked for both, who hires out and repairs for either
  const first =
    found === 'repair' &&
    /(?<!\p{L})(?:hire|rentals?|rents?|sales|location|vente|verleih|vermietung|verkauf|alquiler|venta|noleggio|vendita|aluguer|aluguel|venda|verhuur|verkoop)(?!\p{L})/iu.test(
      surest,
    )
      ? undefined
      : found === 'touring' && !STAGED.test(surest)
        ? undefined
        : found === 'show' && /\b(?:products?|goods|equipment|supplies)\b/iu.test(surest)
          ? undefined
          : found === 'show' && TRADES.touring.is.test(`${surest}. ${said}`)
            ? 'touring'
            : found === 'repair' &&
                /\b(?:build|make|sell|install|restore)s?\b|(?<!\p{L})(?:bauen|construi|fabri)/iu.test(surest)
              ? 'quote'
              : found === 'clinic' && /\b(?:no|without(?: an)?) appointments?\b|\bwalk[- ]in\b/iu.test(all)
                ? undefined
                : found;
  // named by the way it decides nothing, but that one can order
  const sum =
    /(?<!from |ab |desde |da |vanaf |about )(?:[€$£¥]\s?\d|\b\d[\d.,]*\s?(?:€|zł|kr|Ft|lei|CHF|soles)(?!\p{L}))/giu;
  // where prices are fixed nobody asks for one
  const isFixed = first === 'quote' && (all.match(sum)?.length ?? 0) > 2;
  const key = isFixed
    ? 'order'
    : (first ??
      (TRADES.order.is.test(all) ? 'order' : DOES.find(([, does]) => does.test(`${surest}. ${said}. ${all}`))?.[0]));
  const whose =
    key === 'clinic' && /\bvets?\b|veterinar|tierarzt|vétérinaire/iu.test(`${surest} ${said} ${all}`)
      ? undefined
      : key && WHOSE[key];
  const isOfAnimals = key === 'course' && /\b(?:dogs?|pupp\p{L}+|horses?)\b/iu.test(all);
  const next = (call: string, heading: string): Next => ({
    call,
    heading,
    ...(key && { key }),
    ...(whose && !isOfAnimals && { whose }),
  });
  if (language === 'en') {
    const trial = FREE_FIRST.exec(all);
    const what = (trial?.[1] ?? trial?.[2])?.toLowerCase();
    if (what) return next(`Book a free ${what}`, `Your ${what} is free`);
    const quote = FREE_QUOTE.exec(all);
    const free = (quote?.[1] ?? quote?.[2])?.toLowerCase();
    if (free) return next(`Ask for a free ${free}`, 'Tell us what you need');
  }
  if (first === undefined && language === 'en' && STOCKED.test(all) && !/\b(?:online|website|web shop)\b/iu.test(all))
    return { call: 'Where to buy', heading: 'Where to buy', key: 'apply' };
  // what can be booked there, in the client's word
  const what =
    first === undefined && language === 'en' && !/\b(?:drop|walk)[- ]in\b/iu.test(all)
      ? BOOKED.exec(all)?.[1]?.toLowerCase()
      : undefined;
  if (what)
    return { call: `Book ${/^[aeiou]/u.test(what) ? 'an' : 'a'} ${what}`, heading: 'When suits you?', key: 'clinic' };
  const talk = language === 'en' ? undefined : FIRST_TALK[language];
  if (talk?.[0].test(all) && (!first || first === 'project' || first === 'quote'))
    return { call: talk[1], heading: talk[1], key: 'clinic' };
  if (language === 'en' && ORDERS.test(all) && (!key || SHOPS.has(key))) return next(...TRADES.order.words.en);
  if (!key) return whose ? { whose } : undefined;
  // there is nothing to see of hours that are not told
  const [usual, heading] = TRADES[key === 'cafe' && !hasHours ? 'show' : key].words[language];
  const call = key === 'course' && language === 'en' && /\blessons?\b/iu.test(surest) ? 'Book a lesson' : usual;
  return {
    ...next(call, heading),
    ...(SHOPS.has(key) && { isVisit: true }),
    ...(/^(?:hire|quote)$/.test(key) && { isWeak: true }),
  };
}
