import { capital, list, small } from '../../pen';
import { hitsIn } from '../lexicon';
import type { Language } from '../language';
import type { Reading } from '../reading/request';
import { functionKind, theyBuild, type TradeId } from '../trades';
import { owned } from './client-words';
import { DONE_TO, firstPhrase } from './kinds';
import type { Order, Thing } from './order';

/** A line of the price list. */
export interface Line {
  name: string;
  gives: string;
  /** perhaps wanted */
  isOpen: boolean;
  /** a piece by itself, not a phase of the whole */
  isPiece: boolean;
  /** what the letter tells of it, in its words */
  detail?: string;
}

/** A bottle that is to be new is drawn, not printed; of a device a model is no screen. */
const SHAPE = /(?<!\p{L})(?:bottles?|jars?|flaschen?|glas|gläser|botellas?|frascos?|bouteilles?|bocaux|bocal)$/iu;
const isOther = ({ name, of, kind }: Thing, main: TradeId): boolean =>
  (of?.id === 'prototype' && main !== 'web' && main !== 'app') ||
  (kind === 'packaging' && SHAPE.test(firstPhrase(name)));

/** What one receives of a thing: what the dictionary knows of it, or what its kind of work gives. */
function givenOf(thing: Thing, order: Order, language: Language): string {
  const kind = thing.kind ?? 'general';
  if (thing === order.whole)
    return list(
      language.trades[kind].lines.map(([name], at) => (at === 0 || language.locale === 'de-DE' ? name : small(name))),
      language.and,
    );
  const known = thing.of && !isOther(thing, order.main) ? language.gives(thing.of) : undefined;
  if (known) return known;
  if (kind !== 'web' && kind !== 'app') return language.trades[kind].piece;
  // 'Paying the rent', 'reporting a broken tap': what a page does
  const act = functionKind(thing.name.replace(/^(\p{L}{2,}?)(?:e)?ing(?!\p{L})/u, '$1'));
  return (act && language.trades.web.functions![act]) ?? language.trades[kind].piece;
}

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
function givenInStage(name: string, at: number, lines: readonly (readonly [string, string])[], language: Language) {
  const first = hitsIn(name).find(({ of }) => FIRST.includes(of.id));
  const own = STEPS.find(([pattern]) => pattern.test(firstPhrase(name)))?.[1] ?? at;
  return (first && language.gives(first.of)) ?? lines[Math.min(own, lines.length - 1)]![1];
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
  const isOnScreen = main === 'web' || main === 'app';
  // a list of theirs says more than a sentence on what the site shall do
  const functions = pieces.filter(({ kind }) => kind === 'web' || kind === 'app').length > 2 ? [] : reading.functions;
  const doing = functions.map((name): Line => ({
    name: owned(name, language.locale),
    gives: (text.functions ?? language.trades.web.functions!)[functionKind(name) ?? 'see'],
    isOpen: false,
    isPiece: true,
  }));
  const lineOf = (one: Thing): Line => ({
    name: one.name,
    gives: givenOf(one, order, language),
    isOpen: one.isOpen,
    isPiece: true,
    ...(one.detail && { detail: one.detail }),
  });
  // 'three steps please: concepts, tested prototypes, data for the toolmaker'
  if (reading.stages.length > 2)
    return [
      ...reading.stages.map((name, at) =>
        step([capital(owned(name, language.locale)), givenInStage(name, at, text.lines, language)]),
      ),
      ...pieces.filter(({ kind }) => kind !== main).map(lineOf),
    ];
  const isAlone = pieces.length === 0 && (whole !== undefined || things.length === 0);
  const isSingle = things.length === 1 && things[0]!.kind === main && HAS_STEPS.includes(main);
  if (isAlone || isSingle) {
    const all = steps.map(step);
    const at = isOnScreen ? Math.min(3, all.length) : all.length;
    return [...all.slice(0, at), ...doing, ...all.slice(at)];
  }
  return [...(whole ? [lineOf(whole)] : []), ...(isOnScreen || !whole ? doing : []), ...pieces.map(lineOf)];
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
const within = (name: string, { locale }: Language): string =>
  locale === 'de-DE' || CAPITAL.test(name) || !/^\p{Lu}(?:[\p{Ll}’']| \p{Ll})/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
/** The names of things within a sentence; where they hold joints themselves, parted by semicolons. */
export function inText(things: readonly Thing[], language: Language): string {
  const names = things.map(
    ({ name, article }) => `${language.locale === 'en-GB' && article ? `${article} ` : ''}${within(name, language)}`,
  );
  return names.some((name) => /,| (?:and|und|et|y) /u.test(name.replace(/\([^()]*\)/gu, '')))
    ? names.join('; ')
    : list(names, language.and);
}

const NO_TITLE =
  /(?<!\p{L})(?:new|our|your|the|an?|small|short|simple|little|complete|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|own|good|better|nice|about|\d[\d.,]*|neue[rsn]?|unsere?n?|kleine[rsn]?|ein\p{L}*|nuev[oa]s?|un[ao]?s?|nouve(?:au|lle)s?|une?|le|la|les)(?!\p{L})\s*/giu;
const shortOf = ({ name }: Thing): string | undefined => {
  const phrase = firstPhrase(name.replace(DONE_TO, ''))
    .replace(/ (?:your|our|my|and|or|und|et|y|&) .*$|^something.*$/iu, '')
    .replace(NO_TITLE, '')
    .trim();
  return phrase !== '' && phrase.split(' ').length < 5 ? capital(phrase) : undefined;
};

/** What the work is called: the thing that is the whole of it, or the two or three that it is, or its kind. */
export function titleOfWork({ things, whole, main }: Order, language: Language): string | undefined {
  const kind = main === 'general' || main === 'goods' ? undefined : language.trades[main].title;
  const sure = things.filter(({ isOpen }) => !isOpen);
  if (main === 'advice' || sure.length === 0) return kind;
  const named = (all: readonly Thing[]) => {
    const names = all.map(shortOf).filter((name) => name !== undefined);
    const [first, ...more] = [...new Set(names)];
    return first === undefined ? undefined : list([first, ...more.map((name) => within(name, language))], language.and);
  };
  // a logo makes the rest its pieces
  if (main === 'identity' && sure.length > 2) return kind;
  if (whole) {
    const others = sure.filter(({ kind: own, of }) => own !== main && of && own !== undefined);
    const beside = others.length < 3 && sure.length < 4 ? others : others.length === 1 ? others : [];
    return named([whole, ...beside]) ?? kind;
  }
  if (sure.length < 4) return named(sure) ?? kind;
  const own = sure.filter((one) => one.kind === main).length;
  if (kind && own * 5 > sure.length * 2) return kind;
  const first = named(sure.slice(0, 2));
  return first && `${first.replace(` ${language.and} `, ', ')} ${language.and} ${language.more}`;
}
