import { article } from '@maquette/reading';
import { type Brief, type Errand, isPublic, type Role, type Said } from './brief';
import { type Fact, factsOf, thingOf } from './brief/facts';
import { type Guard, guardOf } from './guard';
import { type Argument, argumentsOf, isDoubtful, particularity, type Refusal, refusalsOf } from './argue';
import { charactersOf, type Characters } from './character';
import { type Line, Notes } from './notes';
import { capital, hash, list, small } from './pen';

export type { Argument, Fact, Line, Refusal };

/** What every section agrees on, decided once. */
export interface Plan extends Brief, Characters {
  facts: Fact[];
  /** what the brand can be believed for, the strongest first */
  arguments: Argument[];
  /** what customers ask for and do not get */
  refusals: Refusal[];
  notes: Notes;
  guard: Guard;
  /** 'hospitals, weddings and churches'; undefined when the brief names nobody */
  audience?: string;
  /** the same where it was named before, else what the trade calls them, else 'customers' */
  people: string;
  /** 'Roð is a tannery for fish leather in Sauðárkrókur'; undefined when neither brief nor trade says what it is */
  what?: string;
  /** what it is, without article: 'tannery' */
  noun: string;
  /** what it makes or does, never the subject of a sentence: 'bread' */
  thing: string;
  /** the brief itself says so */
  isOwnThing: boolean;
  /** ' in Ghent', or nothing */
  at: string;
  isForGood: boolean;
  /** what it is or does, as a line under its name; undefined where nobody says */
  headline?: string;
  /** its own words for what it does, where the brief is not in English */
  inItsWords?: string;
  /** what the brand, or its page, is to bring about: for the plan, and for no reader before that */
  goals: Fact[];
  /** what the makers are told about how it shall sound */
  asked: Fact[];
  /** who has decided what, and what is still open */
  decisions: Fact[];
  hasPrice: boolean;
  /** Sentences with this role, those first that were shown least. */
  having: (role: Role, ...not: Role[]) => Fact[];
  /** The fact as a sentence; counts as shown. */
  tell: (fact: Fact) => string;
  /** The brief's own words in quotes; counts as shown. */
  quote: (fact: Fact) => string;
  shown: (fact: Fact) => number;
  /** A new section: the next fact is told with the name. */
  begin: () => void;
  /** The name has been said in this section. */
  named: () => void;
  /** Up to so many of these, those that were told least first; none that was told twice. */
  pick: (facts: readonly Fact[], most: number) => Fact[];
  /** what is odd, concrete and has a reason: the strongest first */
  strong: Fact[];
  /** Something of that kind is ruled out: prices may not be shown, there is no website. */
  rulesOut: (pattern: RegExp) => boolean;
  /** One of these ways to say it, another for each brand and each time. */
  vary: (...ways: string[]) => string;
}

/** 'a and b'; 'a in b and c, and d' where one of them is a list itself */
const named = (items: string[]): string =>
  items.some((item) => / and /.test(item)) && items.length > 1
    ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
    : list(items);

/** Some word of what it costs, whoever it is said of. */
const hasPrice = ({ units }: Brief): boolean =>
  units.some(
    ({ plain, roles }) =>
      roles.has('price') ||
      /[€$£¥₹₱₦₾]|\b(?:price|cost|fee|fare|rent|tariff|per (?:month|hour|flat|piece|user))s?\b/.test(plain),
  );

/** It sells nothing, so that nobody is its customer. */
const isForGood = ({ units }: Brief): boolean =>
  units.some(({ plain }) =>
    /\bcharity\b|\bvolunteers?\b|\bmunicipality\b|\bdonors?\b|\bnon-?profit\b|\bassociation\b/.test(plain),
  );

/** 'für Kneipen, Clubs und kleine Verlage', 'vendemos a restaurantes y a tres conserveras' */
const FOR_WHOM =
  /(?<!\p{L})(?:für|voor|pour|para|per|(?:vendemos|vendons|vendiamo|suministramos|livrons)[^.]{0,60}? (?:a|à|aux)) ((?:\p{L}+ ){0,2}\p{L}{4,}(?:, (?:\p{L}+ ){0,2}\p{L}{4,}){0,4} (?:und|en|et|y|e) (?:a |aux? )?(?:\p{L}+ ){0,2}\p{L}{4,})/iu;

const SERVED =
  /(?<!\p{L})(?:behandeln|betreuen|unterrichten|beliefern|beraten|accueillons|soignons|livrons|atendemos|tratamos|behandelen|bedienen) (?:nur |solo |alleen |que |uniquement )?(\p{L}[^.;:–]{4,90})/iu;

/** Whom a brief in another language says it is for, in its own words. */
function foreignAudience(units: readonly Said[]): string | undefined {
  for (const { text, isForeign, isToWriter } of units) {
    const said = isForeign
      ? /(?:clients|clientes|kund(?:en|er|schaft)|klanten|clienti|klienci|kupci|público|klantenkring|doelgroep|zielgruppe|público objetivo|cible|clientèle)\s*(?::|(?:sont|son|são|sind|zijn|sono|är|to)\s)\s*([^.:;]{4,160})/i.exec(
          text,
        )?.[1]
      : undefined;
    if (said) return `“${said.trim()}”`;
    const whom = isForeign && !isToWriter ? (FOR_WHOM.exec(text)?.[1] ?? SERVED.exec(text)?.[1]) : undefined;
    if (whom) return `“${whom.trim()}”`;
  }
  return undefined;
}

/** A matter that the client has settled, or not yet. */
const DECIDED =
  /\b(?:decided|over (?:her|his|my) dead body|says? (?:no|yes)|insists?|disagrees?|is against|both can live)\b|^(?:board|uncle|aunt|the board|our (?:son|daughter|niece|nephew))\b|\bwe do not want two\b|^(?:go|stick|side) with\b/;

/** The first sentence of a brief in another language that says what is done. */
function foreignOffer(units: readonly Said[]): string | undefined {
  const shown = units.filter(
    ({ isForeign, isToWriter, text }) => isForeign && !isToWriter && text.split(' ').length > 3,
  );
  if (shown.length === 0 || shown.length < units.length / 3) return undefined;
  const says = shown.slice(0, 5).find(({ text }) => FOREIGN_DEED.test(text)) ?? shown[0];
  const whole = says?.text.replace(/[.!]$/, '');
  if (!whole || whole.length < 110) return whole;
  const short = whole.split(/[,;:(]/)[0]?.trim() ?? whole;
  return short.split(' ').length > 3 ? short : whole;
}
const FOREIGN_DEED =
  /^(?:wij|we|wir|nous|on|somos|siamo|sou|soy|ich|ik|je|hacemos|fabricamos|vendemos|restauramos|facciamo|produciamo|fazemos|control|atelier|taller|werkstatt|werkplaats|bottega|oficina|fabri\p{L}*|manufaktur|boulangerie|panader\p{L}*|tienda|kantoor|kanzlei|cabinet|notariat|praxis|klinik|büro|bureau|despacho|gestoría|restaurant|gasthaus|hotel|empresa|entreprise|ferme|hof|\p{L}*(?:erei|rij|werkstatt|handel|betrieb|praxis|klinik|laden|schule|kanzlei|büro|manufaktur))(?!\p{L})/iu;

/** A predicate that is short enough to stand in a sentence with others. */
function shortened(predicate: string): string {
  const [first = '', ...rest] = predicate.split(/, (?=[^,]*\d)|, (?=groups? of |evenings |open |closed |since )/);
  return rest.length > 0 && first.length > 18 ? first : predicate;
}

/** Others decide for them. */
const DECIDED_FOR = /^(?:children|kids|babies|toddlers|girls|boys|little ones|dogs|cats|horses|pets|animals)$/;

/** What a sentence to the writer may be as well: these are told as rules, aims and risks. */
const OF_RULES: ReadonlySet<Role> = new Set<Role>(['look', 'legal', 'aim', 'difficulty', 'words']);

/** Nothing of the brief is told more often. */
const MOST_SHOWN = 3;

export function planOf(brief: Brief): Plan {
  const { units, name, trades, offer, place, groups, seed } = brief;
  const shown = new Map<number, number>();
  const show = ({ unit }: Fact) => shown.set(unit.index, (shown.get(unit.index) ?? 0) + 1);
  const guard = guardOf(brief);
  const isGood = isForGood(brief);
  const trade = trades.main;
  const at = place ? ` in ${place.replace(/^the (?=North|South|East|West)/, 'the ')}` : '';
  const is = trade?.lines('is')[0];
  const noun =
    offer?.category && offer.category.length < 40
      ? (offer.category.split(/ (?:in|for|of|with|under) /)[0] ?? offer.category)
      : (is ?? 'house');
  // who is still to be won is no answer to who comes
  const served = groups.filter(({ isMinor, isGoal }) => !isMinor && !isGoal);
  const nouns = served.map((group) => group.noun);
  const ofTrade = trade && guard.allows(trade.lines('people')[0] ?? '') ? trade.lines('people')[0] : undefined;
  const people =
    nouns.length > 0 &&
    nouns.length < 3 &&
    !(nouns.length > 1 && nouns.includes('people')) &&
    list(nouns).length < 44 &&
    !(ofTrade && nouns.every((one) => DECIDED_FOR.test(one)))
      ? list(nouns)
      : ofTrade && !(isGood && /customer|buyer/.test(ofTrade))
        ? ofTrade
        : isGood
          ? 'people'
          : 'customers';
  // the one gate: what is said to the writer, or holds a word that is not to be said, stands in no slot that quotes or retells
  const isKept = (unit: Said) =>
    !unit.isToWriter && (unit.index === offer?.unit.index || unit.roles.has('mistaken') || guard.allows(unit.text));
  const all = factsOf(units, name, people);
  const asking = (errand: Errand) => all.filter(({ unit }) => unit.errand === errand);
  const facts = all.filter(({ unit }) => isKept(unit));
  const rules = all.filter(
    ({ unit }) =>
      (unit.roles.has('legal') && unit.errand !== 'note') ||
      (unit.isToWriter && unit.errand !== 'note' && guard.allows(unit.text)) ||
      isKept(unit),
  );
  const own = offer ? undefined : foreignOffer(units);
  const predicate = offer?.predicate ? shortened(offer.predicate) : is && !own ? `is ${article(is)}${at}` : undefined;
  const ownThing = thingOf(offer);
  const thing =
    ownThing ?? trade?.lines('offer')[0] ?? (offer?.category ? `the work of ${article(noun)}` : `what ${name} offers`);
  const headline =
    offer?.line ??
    (offer?.category ? capital(offer.category) : undefined) ??
    (offer?.predicate ? capital(shortened(offer.predicate)) : trade ? `${capital(noun)}${at}` : undefined);
  const audience = served.length > 0 ? named(served.map(({ said }) => said)) : foreignAudience(units);
  const found = argumentsOf(facts, brief);
  const strong = facts
    .filter(
      (fact) =>
        (isPublic(fact.unit) ||
          (fact.unit.isForeign && own !== undefined && !fact.unit.isToWriter && !fact.unit.roles.has('price'))) &&
        !isDoubtful(fact, brief) &&
        !fact.unit.roles.has('name') &&
        fact.unit.text.split(' ').length > 3 &&
        !(/^[\p{L} ]{3,30}: /u.test(fact.unit.text) && fact.unit.text.split(' ').length < 8) &&
        !(fact.unit.roles.has('rivals') && !/\bcompetitors?\b/.test(fact.unit.plain)),
    )
    .sort((one, other) => particularity(other) - particularity(one));
  let turn = 0;
  let isNamed = false;
  return {
    ...brief,
    facts,
    arguments: found,
    refusals: refusalsOf(facts),
    guard,
    notes: new Notes(
      trades,
      facts.filter(({ unit }) => isPublic(unit)),
      guard,
      seed,
      { name, people, place, offer: thing },
      strong[0],
    ),
    ...charactersOf(brief, found),
    ...(audience !== undefined && { audience }),
    people,
    ...(predicate && { what: `${name} ${predicate}` }),
    noun,
    thing,
    at,
    isForGood: isGood,
    isOwnThing: ownThing !== undefined,
    ...(own && { inItsWords: own }),
    ...(headline !== undefined && { headline }),
    goals: asking('goal').filter(({ unit }) => guard.allows(unit.text) && unit.text.split(' ').length > 4),
    asked: asking('voice'),
    decisions: asking('note').filter(({ unit }) => DECIDED.test(unit.plain)),
    hasPrice: hasPrice(brief),
    having: (role, ...not) =>
      (OF_RULES.has(role) ? rules : facts)
        .filter(({ unit }) => !unit.isForeign && unit.roles.has(role) && !not.some((other) => unit.roles.has(other)))
        .sort((one, other) => (shown.get(one.unit.index) ?? 0) - (shown.get(other.unit.index) ?? 0)),
    tell(fact) {
      show(fact);
      const said = isNamed ? fact.short : fact.told;
      isNamed ||= said.includes(name);
      return said;
    },
    begin() {
      isNamed = false;
    },
    named() {
      isNamed = true;
    },
    pick: (of, most) =>
      of
        .filter(({ unit }) => (shown.get(unit.index) ?? 0) < MOST_SHOWN)
        .map((fact, at) => ({ fact, at }))
        .sort(
          (one, other) =>
            (shown.get(one.fact.unit.index) ?? 0) - (shown.get(other.fact.unit.index) ?? 0) || one.at - other.at,
        )
        .slice(0, most)
        .map(({ fact }) => fact),
    strong,
    quote(fact) {
      show(fact);
      return `“${fact.unit.text.replace(/[“”]/g, '"')}”`;
    },
    shown: ({ unit }) => shown.get(unit.index) ?? 0,
    rulesOut: (pattern) =>
      units.some(
        ({ plain, roles }) => (roles.has('legal') || roles.has('refusal') || roles.has('look')) && pattern.test(plain),
      ),
    vary: (...ways) => ways[hash(`${seed} ${ways.length} ${turn++}`) % ways.length] ?? '',
  };
}

export const isOpen = (unit: Said): boolean => isPublic(unit);
export { capital, small };
