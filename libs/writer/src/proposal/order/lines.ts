import { capital, list } from '../../pen';
import { hitsIn } from '../lexicon';
import type { Language } from '../language';
import type { Reading } from '../reading/request';
import { theyBuild, type TradeId } from '../trades';
import { owned } from './client-words';
import { DONE_TO, firstPhrase, SERVICES } from './kinds';
import type { Order, Thing } from './order';

/** A line of the price list. */
export interface Line {
  name: string;
  gives: string;
  /** perhaps wanted */
  isOpen: boolean;
  /** a piece by itself, not a phase of the whole */
  isPiece: boolean;
  isQuoted?: true;
  /** what the letter tells of it, in its words */
  detail?: string;
}

/** What one receives of a thing: what the dictionary knows of it for sure, else what any work gives. */
function givenOf(thing: Thing, order: Order, language: Language): string {
  if (thing === order.whole && thing.kind)
    return (thing.of && language.gives(thing.of)) ?? language.trades[thing.kind].lines[0]![1];
  if (/^(?:advice|beratung|asesoría|conseils?) /iu.test(thing.name)) return language.trades.advice.piece;
  const phrase = firstPhrase(thing.said);
  if (SERVICES.test(phrase)) return language.service;
  const step = STEPS.find(([pattern]) => pattern.test(phrase))?.[1];
  if (step !== undefined && (thing.kind === undefined || thing.kind === 'advice' || thing.kind === 'product'))
    return language.trades.general.lines[step]![1];
  const known = thing.of && language.gives(thing.of);
  if (!known && thing.kind === 'identity' && BRAND.test(phrase)) return language.trades.identity.lines[1]![1];
  return known ?? language.trades[thing.kind ?? 'general'].piece;
}

const BRAND = /(?<!\p{L})(?:brand|identity|marca|identidad|marque|identité|marke|erscheinungsbild)$/iu;

/** What a client calls the steps of the work: the line of ours. */
const STEPS: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:prototyp\p{L}*|prototipos?|mock-?ups?|samples|maquettes?|\p{L}*tests?|trials?|pruebas?|essais?|erprobung)$/iu,
    1,
  ],
  [/(?<!\p{L})(?:drawings?|data|cad|zeichnungen|\p{L}*daten|planos|datos|plans|données)$/iu, 2],
  [/(?<!\p{L})(?:concepts?|directions?|study|konzepte?|studie|conceptos?|estudio|étude)$/iu, 0],
];
const FIRST = ['name', 'strategy', 'research', 'workshop'];
function givenInStage(name: string, lines: readonly (readonly [string, string])[], language: Language) {
  const first = hitsIn(name).find(({ of }) => FIRST.includes(of.id));
  const own = STEPS.find(([pattern]) => pattern.test(firstPhrase(name)))?.[1];
  return (first && language.gives(first.of)) ?? (own === undefined ? language.trades.general.piece : lines[own]![1]);
}

/** What one pays for: a line for each thing; where one thing is the whole work, the steps of that work. */
export function linesOf(order: Order, reading: Reading, language: Language): Line[] {
  const { things, whole, main } = order;
  const text = language.trades[main];
  const step = ([name, gives]: readonly [string, string]): Line => ({ name, gives, isOpen: false, isPiece: false });
  const steps =
    text.handover && theyBuild(reading.request) ? [text.lines[0]!, text.lines[1]!, text.handover] : text.lines;
  if (main === 'advice') return steps.map(step);
  const pieces = things.filter((one) => one !== whole);
  const lineOf = (one: Thing): Line => ({
    name: one.name,
    gives: givenOf(one, order, language),
    isOpen: one.isOpen,
    isPiece: true,
    ...(one.isQuoted && { isQuoted: one.isQuoted }),
    ...(one.detail && { detail: one.detail }),
  });
  // 'three steps please: concepts, tested prototypes, data for the toolmaker'
  // … and no deliveries by days
  if (reading.stages.length > 2 && !reading.stages.some((name) => /\d/u.test(name)))
    return [
      ...reading.stages.map((name) =>
        step([capital(owned(name, language.locale)), givenInStage(name, text.lines, language)]),
      ),
      ...pieces.filter(({ kind }) => kind !== undefined && kind !== main).map(lineOf),
    ];
  const isAlone = pieces.length === 0 && (whole !== undefined || things.length === 0);
  const isSingle = things.length === 1 && things[0]!.kind === main && HAS_STEPS.includes(main);
  if (isAlone || isSingle) return steps.map(step);
  return [...(whole ? [lineOf(whole)] : []), ...pieces.map(lineOf)];
}
/** One thing of these is a whole work by itself. */
const HAS_STEPS: readonly TradeId[] = [
  'product',
  'exhibition',
  'stand',
  'space',
  'signage',
  'campaign',
  'film',
  'event',
];

/** A language keeps its capital. */
const CAPITAL =
  /^(?:English|German|French|Spanish|Italian|Danish|Dutch|Polish|Arabic|Welsh|Irish|Swedish|Norwegian|Finnish|Latvian|Estonian|Easter|Christmas|\p{Lu}\S*\p{Lu})/u;
export const withinSentence = (name: string, { locale }: Language): string =>
  // 'Neue Türschilder': within a sentence the adjective stands small
  locale === 'de-DE' && /^(?:Neu|Klein|Groß|Alt|Eigen|Einfach|Kurz|Lang|Erst|Zweit|Gut)e[nrs]? \p{Lu}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : locale === 'de-DE' || CAPITAL.test(name) || !/^\p{Lu}(?:[\p{Ll}’'-]| \p{Ll})/u.test(name)
      ? name
      : name.charAt(0).toLowerCase() + name.slice(1);
/** Adjectives that tell of no thing what it is. */
const PLAIN_ADJECTIVES =
  /^(?:(?:entsprechende[nrs]?|new|small|better|fresh|simple|little|good|nice|own|real|short|modern|neue[nrs]?|kleine[nrs]?|überarbeitete[nrs]?|neugestaltete[nrs]?|nuev[oa]s?|pequeñ[oa]s?|nouve(?:au|lle)s?|petite?s?|\d[\d.,]*(?! ?(?:ml|cl|l|kg|g|mm|cm|m)(?!\p{L}))) )+(?=\p{L})/iu;
/** It holds what is listed behind it. */
const OCCASION =
  /(?<!\p{L})(?:launch|campaign|relaunch|centenary|anniversary|kampagne|jubiläum|campaña|lanzamiento|campagne|lancement)$/iu;
const LONGEST_NAME = 4;
const LONGEST_TITLE = 60;
const MOST_NAMES = 4;
/** The thing in its own few words: 'key visual system', of 'key visual system our artworker can roll out'. */
function shortOf({ name, of }: Thing): string | undefined {
  const own = name.replace(DONE_TO, '');
  const phrase = firstPhrase(own).replace(PLAIN_ADJECTIVES, '');
  if (/^ways?$/iu.test(phrase)) return undefined;
  if (phrase.split(' ').length <= LONGEST_NAME && /\p{L}{3}/u.test(phrase) && !/,/u.test(phrase))
    return capital(phrase);
  const hit = of && hitsIn(firstPhrase(own), true).findLast((one) => one.of === of);
  return hit && capital(firstPhrase(own).slice(hit.at, hit.end));
}
/** One thing with where it is, or what it is of. */
const withPlace = (name: string): string => {
  const bare = name.replace(/\s*\([^()]*\)/gu, '').split(/,(?!\d)| (?:that|which|who|where|qui|que|der|die|das) /u)[0]!;
  return bare.split(' ').length < 10 ? bare : firstPhrase(bare);
};

/** What the work is called: by its things, as far as a title holds them, or by its kind. */
export function titleOfWork({ things, main, whole, subject }: Order, language: Language): string | undefined {
  const kind = main === 'general' || main === 'goods' ? undefined : language.trades[main].title;
  const sure = things.filter(
    ({ isOpen, isQuoted, name }) => !isOpen && !isQuoted && !/^Advice on whether /u.test(name),
  );
  const only = subject ?? sure[0];
  if (main === 'advice' || !only) return kind;
  if (subject || sure.length === 1) return capital(withPlace(only.name.replace(PLAIN_ADJECTIVES, '')));
  // an identity or a campaign is the name of all that belongs to it
  if (OCCASION.test(firstPhrase(only.name)) && sure.length > 2) return shortOf(only) ?? kind;
  if (whole && (sure.length > MOST_NAMES || main === 'campaign')) return shortOf(whole) ?? kind;
  const names = [...new Set([...(whole ? [whole] : []), ...sure].map(shortOf))].filter((name) => name !== undefined);
  const [first, ...more] = names;
  if (first === undefined) return kind;
  const some = [first];
  for (const name of more)
    if (some.length < MOST_NAMES && [...some, name].join(', ').length <= LONGEST_TITLE)
      some.push(withinSentence(name, language));
  return list(some, language.and);
}
