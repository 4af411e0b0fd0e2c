import { capital, list, small } from '../pen';
import { type FamilyId, hitsIn } from './lexicon';
import type { Language } from './language';
import type { Plan } from './proposal';
import type { Reading } from './reading/request';
import type { Wanted } from './reading/wanted';
import { firstPhrase, knownOf, SURELY_PAPER, type Track, tracksOf } from './tracks';
import { functionKind, isBuilt, isMade, theyBuild, type TradeId } from './trades';
import { WHOLE, wholeOf } from './whole';

/** A line of the price list. */
export interface Line {
  name: string;
  gives: string;
  /** perhaps wanted */
  isOpen: boolean;
  /** a piece by itself, not a phase of the whole */
  isPiece: boolean;
}

/** These are drawn as one, whatever they are called, and in which line of ours. */
const CORE: Readonly<Partial<Record<TradeId, readonly [line: number, ids: readonly string[]]>>> = {
  identity: [1, ['logo', 'colours', 'typeface', 'sublogo', 'guidelines']],
  campaign: [0, ['key-visual', 'concept', 'slogan']],
  web: [0, ['prototype', 'ux', 'concept']],
  app: [0, ['prototype', 'ux', 'app-icon', 'design-system', 'concept']],
  print: [0, ['concept']],
};
/** What a client calls the steps of a thing that is made: the line of ours. */
const STEPS: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:prototyp\p{L}*|prototipos?|mock-?ups?|samples|maquettes?|\p{L}*tests?|trials?|pruebas?|essais?|erprobung)$/iu,
    1,
  ],
  [/(?<!\p{L})(?:drawings?|data|cad|zeichnungen|\p{L}*daten|planos|datos|plans|données)$/iu, 2],
  [/(?<!\p{L})(?:concepts?|directions?|study|konzepte?|studie|conceptos?|estudio|étude)$/iu, 0],
];
/** The lines in place of which the pieces themselves stand, where there are several. */
const OF_PIECES: Readonly<Partial<Record<TradeId, readonly number[]>>> = {
  campaign: [1],
  packaging: [1, 2],
  space: [1],
  exhibition: [1],
  stand: [1],
  print: [1, 2],
  general: [1],
};
const PACKAGING = /^(?:\p{L}+ )?(?:packaging|verpackung\p{L}*|envases?|emballages?)(?!\p{L})/iu;
/** It is the first of our lines. */
const IDEA =
  /^(?:(?:one |strong |central |campaign |big )*(?:idea|line|claim|slogan)|(?:starke )?idee|idée(?: forte)?|signature|idea|lema)$/iu;
/** It is the last of our lines. */
const SUPERVISION =
  /(?<!\p{L})(?:supervis\p{L}*|site visits|bauleitung|überwachung|suivi (?:de|du) chantier|dirección de obra)(?!\p{L})/iu;
const SIGN =
  /^(?:\p{L}+ )?(?:signs?|signage|markings?|lettering|schild\p{L}*|beschriftung|rótulos?|enseignes?)(?!\p{L})/iu;

const isPhrase = (name: string): boolean => {
  const own = name.replace(/ (?:for|in|für|pour|para) 20\d\d/u, '');
  return own.split(/[ ,]/).length > 3 || /\d/.test(own);
};
/** 'a carton that survives the post': what is said of a thing is told in the letter, and is no name. */
const RELATIVE = /,? (?:that|which|who|where|whose|with which|so that|qui|où|donde|, die|, der|, das)(?!\p{L}) .*$/iu;
const WISHED =
  /^(?:(?:we |wir |nous )?(?:need|want|necesitamos|queremos|buscamos|brauchen|cherchons|voulons)|il nous faut)(?: (?:an?|une?|una?|des|eine?n?))? (?=\p{L})/iu;
/** 'Drawn', 'German and Japanese': what a thing is like. */
const NO_PIECE =
  /^(?:(?:bis|vor|am|by|until|before) .*|(?:about |around |some )?\d+ (?:original )?(?:objects?|exhibits|items|documents)(?! .*\b(?:case|stand)).*|design|drawn|printed|illustrated|photographed|bound|\d[\d,.]* (?:pieces|copies|pcs)|(?:(?:english|german|french|spanish|italian|polish|dutch|japanese|arabic|swahili|englisch|deutsch|alemán|japonés|inglés|francés|español|anglais|allemand)(?:,? (?:and|und|y|et) |, )?)+)$/iu;
const lineName = (name: string, language: Language): string =>
  capital(
    theirs(
      (name.length > 24 ? name.replace(RELATIVE, '') : name)
        .replace(/\s*\([^()]{29,}\)/gu, '')
        .replace(/(?: (?:with|for|of|in|on|at|to|and|or|by|mit|für|de|con|pour|avec))+$/iu, '')
        .replace(WISHED, '')
        .replace(/^(?:together with|along with|with|and|plus|also) /iu, ''),
      language,
    ),
  );

/** 'our ground floor' of a name is theirs. */
const theirs = (name: string, { turn }: Language): string => turn(name) ?? name;

/** A bottle or a jar that is to be new is drawn, not printed. */
const SHAPE = /(?<!\p{L})(?:bottles?|jars?|flaschen?|glas|gläser|botellas?|frascos?|bouteilles?|bocaux|bocal)$/iu;

/** What one receives of a piece: what the dictionary knows, or what such work gives. */
function givenOf(one: Wanted, trade: TradeId, language: Language): string {
  const { name } = one;
  const isOnScreen = trade === 'web' || trade === 'app';
  const known = knownOf(one, language.locale !== 'en-GB');
  const isOther =
    known === undefined ||
    // of paper or wood it is no clickable draft
    (known.id === 'prototype' && !isOnScreen) ||
    (OF_SHOWS.includes(known.id) && !isBuilt(trade)) ||
    // a booth to telephone in is no stand, and a layout of desks no book
    (isBuilt(trade) && OFF_SITE.includes(known.family) && !SURELY_PAPER.includes(known.id)) ||
    (trade === 'space' && known.family === 'fair' && known.id !== 'light') ||
    (trade === 'packaging' && SHAPE.test(firstPhrase(name))) ||
    (trade === 'product' && (known.family === 'product' || known.family === 'web'));
  const text = language.trades[isBuilt(trade) && SIGN.test(name) ? 'signage' : trade];
  if (trade !== 'packaging' && !known && PACKAGING.test(name)) return language.trades.packaging.piece;
  return (isOther ? undefined : language.gives(known)) ?? text.piece;
}

/** The lines of one kind of work: its phases, in which its whole is named, and a line for each piece. */
function linesOfTrack({ trade, wanted, isMain }: Track, { reading, language }: Plan): Line[] {
  const { stages, request } = reading;
  const text = language.trades[trade];
  const phase = ([name, gives]: readonly [string, string]): Line => ({ name, gives, isOpen: false, isPiece: false });
  // whoever programs it gets what is needed for that
  const bundle: Line[] = (
    text.handover && theyBuild(request) ? [text.lines[0]!, text.lines[1]!, text.handover] : text.lines
  ).map(phase);
  if (trade === 'advice') return bundle;
  const whole = wholeOf(wanted, trade);
  const inside = new Map<number, Wanted[]>();
  const put = (at: number, one: Wanted) => inside.set(at, [...(inside.get(at) ?? []), one]);
  const pieces: Line[] = [];
  const first: Line[] = [];
  const [coreLine = 0, core = []] = CORE[trade] ?? [];
  const main = trade === 'print' ? wanted.find(({ of }) => of?.family === 'print' || of?.family === 'book') : undefined;
  const hasSteps = trade === 'product' || isBuilt(trade);
  for (const one of wanted.filter(({ name }) => !NO_PIECE.test(name))) {
    const step = hasSteps ? STEPS.find(([pattern]) => pattern.test(firstPhrase(one.name)))?.[1] : undefined;
    const isWhole =
      one === whole ||
      (one === main && isMain && wanted.length < 3) ||
      isWholeIn(one, trade) ||
      (trade === 'product' && OF_DEVICE.test(firstPhrase(one.name)));
    if (isWhole) {
      // 'Website' says nothing that the lines do not
      if (isPhrase(one.name.replace(RELATIVE, ''))) put(trade === 'campaign' ? 0 : Math.min(1, bundle.length - 1), one);
    } else if (step !== undefined) {
      if (isPhrase(one.name)) put(step, one);
    } else if (isMade(trade) && SUPERVISION.test(one.name)) put(bundle.length - 1, one);
    else if (trade === 'campaign' && IDEA.test(firstPhrase(one.name))) {
      if (isPhrase(one.name)) put(0, one);
    } else if (one.of && core.includes(one.of.id)) {
      if (trade === 'identity' || isPhrase(one.name)) put(coreLine, one);
    } else
      (one.of && FIRST.includes(one.of.id) && trade === 'identity' ? first : pieces).push({
        name: lineName(one.name, language),
        gives: givenOf(one, trade, language),
        isOpen: one.isOpen,
        isPiece: true,
      });
  }
  const named = (line: Line, index: number): Line => {
    const names = (inside.get(index) ?? []).map(({ name, said, isOpen, passage }) => {
      const turned = lineName(name, language);
      // 'Finnish text' keeps its capital
      const isFirst = passage.text.startsWith(said) && language.locale !== 'de-DE';
      const own = isFirst
        ? small(turned)
        : /^\p{Ll}/u.test(said)
          ? turned.charAt(0).toLowerCase() + turned.slice(1)
          : turned;
      return isOpen ? `${own} (${language.open})` : own;
    });
    return names.length > 0 ? { ...line, gives: `${line.gives}${language.inIt}${listed(names, language.and)}` } : line;
  };
  // a book beside an exhibition is one line
  if (!isMain && trade === 'print')
    return wanted.map((one) => ({
      ...phase([lineName(one.name, language), givenOf(one, trade, language)]),
      isPiece: true,
    }));
  // 'three steps please: concepts, tested prototypes, data for the toolmaker', with prices for each
  const hasStages = isMain && stages.length > 2;
  const own = hasStages
    ? stages.map((name, index) => ({
        name: theirs(name, language),
        gives: givenInStage(name, index, bundle, language),
        isOpen: false,
        isPiece: false,
      }))
    : bundle;
  const isOnScreen = trade === 'web' || trade === 'app';
  const doing: Line[] = (isMain || isOnScreen ? reading.functions : []).map((name) => ({
    name: theirs(name, language),
    gives: (text.functions ?? language.trades.web.functions!)[functionKind(name) ?? 'see'],
    isOpen: false,
    isPiece: true,
  }));
  const spare = pieces.filter(({ isOpen }) => !isOpen).length > 1 ? (OF_PIECES[trade] ?? []) : [];
  const isSpare = (name: string, index: number): boolean =>
    (spare.includes(index) && !inside.has(index)) ||
    pieces.some((piece) => piece.name.toLowerCase().startsWith(name.toLowerCase()));
  const phases = own.map(named).filter(({ name }, index) => hasStages || !isSpare(name, index));
  // what is checked and handed over comes last
  const spared = spare[0] === undefined ? undefined : spare[0] + (inside.has(spare[0]) ? 1 : 0);
  const at = Math.min(isOnScreen ? 3 : (spared ?? phases.length - 1), phases.length);
  return [...first, ...phases.slice(0, at), ...doing, ...pieces, ...phases.slice(at)];
}

/** By what the client calls the step, else by its place among them. */
function givenInStage(name: string, index: number, bundle: readonly Line[], language: Language): string {
  const first = hitsIn(name).find(({ of }) => FIRST.includes(of.id));
  const own = STEPS.find(([pattern]) => pattern.test(firstPhrase(name)))?.[1] ?? index;
  return (first && language.gives(first.of)) ?? bundle[Math.min(own, bundle.length - 1)]!.gives;
}

/** Of a device it is the work itself. */
const OF_DEVICE = /^(?:the )?(?:industrial|product) design$/iu;
/** 'Some kind of campaign', of a campaign. */
const isWholeIn = ({ name, of }: Wanted, trade: TradeId): boolean =>
  of === undefined && hitsIn(name).some((hit) => WHOLE[trade].test(hit.of.id) && hit.end === name.length);

/** What one pays for: of each kind of work its phases and its pieces. */
export function linesOf(plan: Plan): Line[] {
  const { reading } = plan;
  const tracks = tracksOf(reading);
  return tracks.flatMap((track) => {
    // what a site shall do belongs to the site
    const hasSite = track.isMain && tracks.some(({ trade, isMain }) => !isMain && (trade === 'web' || trade === 'app'));
    const isSite = track.trade === 'web' || track.trade === 'app';
    const own = hasSite && !isSite ? { ...plan, reading: { ...reading, functions: [] } } : plan;
    const other =
      !track.isMain && isSite && (tracks[0]!.trade === 'web' || tracks[0]!.trade === 'app')
        ? { ...plan, reading: { ...reading, functions: [] } }
        : own;
    const lines = linesOfTrack(track, other);
    const title = trackTitle(track, plan);
    return track.isMain || track.trade === 'print'
      ? lines
      : lines.map((line) => ({ ...line, name: line.isPiece ? line.name : `${capital(title)}: ${small(line.name)}` }));
  });
}

/** A work beside the first is called as the client calls it. */
export const trackTitle = (
  { trade, wanted }: Track,
  { reading, language }: Pick<Plan, 'reading' | 'language'>,
): string => (wanted[0] && shortName(wanted[0], reading.isForeign)) ?? language.trades[trade].title;

const OFF_SITE: readonly FamilyId[] = ['print', 'book', 'web', 'product'];
/** A panel is no exhibition, and a wall no stand. */
const OF_SHOWS = ['exhibition-graphics', 'stand-graphics', 'exhibit'];
/** These come before anything is drawn. */
const FIRST = ['name', 'strategy', 'research', 'workshop'];
/** A list of phrases that hold commas themselves is parted by semicolons. */
const listed = (names: readonly string[], and: string): string =>
  names.some((name) => /,| (?:and|und|et|y) /u.test(name)) ? names.join('; ') : list(names, and);

/** A name of few words: 'Launch campaign', 'Annual report', without what is said of it. */
const NO_TITLE =
  /(?<!\p{L})(?:new|our|your|the|an?|small|short|simple|little|complete|one|own|good|better|nice|\d+|neue[rsn]?|unsere?n?|kleine[rsn]?|ein\p{L}*|nuev[oa]s?|un[ao]?s?|nouve(?:au|lle)s?|une?|le|la|les)(?!\p{L})\s*/giu;
function shortName({ name }: Wanted, isForeign: boolean): string | undefined {
  const phrase = firstPhrase(name).replace(NO_TITLE, '').trim();
  const hit = hitsIn(phrase, isForeign).at(-1);
  return hit?.end === phrase.length && phrase.split(' ').length < 4 ? phrase : undefined;
}

/** Printed works that give their name to the whole. */
const WORKS = ['annual-report', 'catalogue', 'magazine', 'book', 'brochure', 'picture-book'];

/** What the work is called; where there are several, all of them. */
export function titleOfWork(reading: Reading, language: Language): string | undefined {
  const [main, ...beside] = tracksOf(reading);
  const first = titleOfMain({ ...reading, wanted: main!.wanted }, language);
  const others = beside.map((track) => trackTitle(track, { reading, language }));
  if (others.length === 0 || first === undefined) return first;
  return list([first, ...others.map((name) => (language.locale === 'de-DE' ? name : small(name)))], language.and);
}

/** What the work is called: its kind, or the one thing that it is, or the few that are no kind of work together. */
function titleOfMain({ wanted, trade, isForeign, wishes, situation }: Reading, language: Language): string | undefined {
  const kind = language.trades[trade].title;
  const isWhole = trade === 'web' || trade === 'app' || trade === 'campaign' || trade === 'exhibition';
  const whole = isWhole
    ? wholeOf(wanted, trade)
    : trade === 'print'
      ? wanted.find(({ of }) => of && WORKS.includes(of.id))
      : undefined;
  if (whole) return shortName(whole, isForeign) ?? kind;
  // 'Our annual report … We need concept and layout'
  if (trade === 'print') {
    const told = [
      ...wishes,
      ...situation.filter((text) => /(?<!\p{L})(?:our|unser\p{L}*|notre|nuestr\p{L}+)(?!\p{L})/iu.test(text)),
    ].join(' ');
    const book = hitsIn(told, isForeign).find(({ of, isWeak }) => WORKS.includes(of.id) && !isWeak);
    if (book) return told.slice(book.at, book.end);
  }
  // a name alone is no identity, a menu alone no kind of work
  const isLoose = trade === 'print' || trade === 'general' || (trade === 'identity' && wanted.length === 1);
  const names = wanted.map((one) => shortName(one, isForeign));
  if (!isLoose || names.length === 0 || names.length > 3 || names.includes(undefined)) return kind;
  const [first = '', ...more] = names.filter((name) => name !== undefined);
  return list([first, ...more.map((name) => (language.locale === 'de-DE' ? name : small(name)))], language.and);
}
