import { list, small } from '../pen';
import type { Deliverable } from './lexicon';
import type { Language } from './language';
import type { Plan } from './proposal';
import type { Reading } from './reading/request';
import type { Wanted } from './reading/wanted';
import { functionKind, type TradeId } from './trades';

/** A line of the price list. */
export interface Line {
  name: string;
  gives: string;
  /** perhaps wanted */
  isOpen: boolean;
}

/** The thing that is the whole work; its parts stand beside it. */
const WHOLE: Readonly<Record<TradeId, RegExp>> = {
  identity: /^(?:identity|refresh)$/,
  web: /^(?:website|shop|booking|app|web-build)$/,
  campaign: /^campaign$/,
  packaging: /^packaging$/,
  product: /^(?!)/,
  space: /^interior$/,
  exhibition: /^(?!)/,
  print: /^(?!)/,
  general: /^(?!)/,
  signage: /^wayfinding$/,
};
const WHOLE_WORDS: Readonly<Partial<Record<TradeId, RegExp>>> = {
  signage: /(?<!\p{L})(?:wayfinding|signage|leitsystem|beschilderung|signalétique|señalética|señalización)(?!\p{L})/iu,
  identity: /(?<!\p{L})(?:identit(?:y|ies)|identidad|identité|erscheinungsbild|corporate design)(?!\p{L})/iu,
  web: /(?<!\p{L})(?:site|website|portal|app|web|webseite|onlineshop|shop)(?!\p{L})/iu,
  campaign: /(?:campaign|kampagne|campaña|campagne)/iu,
  space:
    /(?<!\p{L})(?:refit|fit-out|refurbishment|interior|redesign|umbau\p{L}*|neugestaltung|reforma|aménagement|réaménagement|rénovation)(?!\p{L})/iu,
  product: /(?<!\p{L})(?:housing|redesign|enclosure|gehäuse|carcasa|boîtier|device|gerät)(?!\p{L})/iu,
};

const couldBeWhole = ({ name, of }: Wanted, trade: TradeId): boolean =>
  (of !== undefined && WHOLE[trade].test(of.id)) ||
  NEW_ONE.test(name) ||
  (!/(?<!\p{L})(?:one[- ]page|landing)/iu.test(name) &&
    (WHOLE_WORDS[trade]?.test(name.split(/ (?:for|of|in|with|für|mit|para|de|pour) /)[0]!) ?? false));
/** 'Our website is old, we want a new one' */
const NEW_ONE = /^(?:(?:completely )?new ones?|neue?s?|nueva?|nouve(?:au|lle))$/iu;
/** The thing of which the others are parts; what is named first, or what is no mere part elsewhere. */
const wholeOf = (wanted: readonly Wanted[], trade: TradeId): Wanted | undefined =>
  wanted.find(({ isHead }) => isHead) ??
  wanted.find(
    (one, index) =>
      couldBeWhole(one, trade) &&
      (index === 0 || (trade !== 'product' && one.of?.id !== 'shop' && !/^look(?!\p{L})/iu.test(one.name))),
  );

/** These are one piece of work, whatever they are called. */
const CORE = ['logo', 'colours', 'typeface', 'sublogo'];

/** 'our ground floor' of a name is theirs. */
const theirs = (name: string, { turn }: Language): string => turn(name) ?? name;

const THEY_BUILD =
  /(?<!\p{L})(?:it department|developers?|in-house (?:team|it)|our (?:it|agency|programmer)|unsere (?:it|entwickler\p{L}*)|nuestros? (?:informátic\p{L}+|desarrollador\p{L}*)|notre (?:service informatique|développeur\p{L}*))(?!\p{L})[^.]{0,40}(?:will )?(?:builds?|programs?|develops?|implements?|codes?|baut|bauen|programmier\p{L}*|umsetzen|desarrolla\p{L}*|programa\p{L}*|développe\p{L}*)/iu;
const SHAPE = /(?<!\p{L})(?:bottles?|jars?|flaschen?|glas|gläser|botellas?|frascos?|bouteilles?|bocaux|bocal)$/iu;
const DRAWN: readonly TradeId[] = ['space', 'signage', 'exhibition'];
const MADE: readonly TradeId[] = ['product', 'packaging', 'space', 'exhibition'];
/** What a client calls the steps of a thing that is made: the line of ours, or the test. */
const STEPS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:prototyp\p{L}*|prototipos?|mock-?ups?|maquettes?)(?!\p{L})/iu, 1],
  [/(?<!\p{L})(?:\p{L}*tests?|trials?|pruebas?|essais?|erprobung)(?!\p{L})/iu, -1],
  [/(?<!\p{L})(?:drawings?|data|cad|zeichnungen|daten|planos|datos|plans|données)(?!\p{L})/iu, 2],
  [/(?<!\p{L})(?:concepts?|study|new design|redesign|konzepte?|studie|conceptos?|estudio|étude)(?!\p{L})/iu, 0],
];
const ON_PAPER = ['print', 'book', 'goods', 'packaging'];
const ON_SCREEN = ['web', 'product', 'image', 'motion'];

/** What one pays for: the client's own list; where they name the whole alone, what it comprises. */
export function linesOf({ reading, language }: Plan): Line[] {
  const { wanted, trade, functions, stages } = reading;
  const text = language.trades[trade];
  const givesOf = (of: Deliverable | undefined): string => (of && language.gives(of)) ?? text.item;
  const kindOf = (name: string) => (text.functions ? functionKind(name) : undefined);
  const lineOf = ({ name, of: known, isOpen }: Wanted): Line => {
    // of a site all is on a screen
    const isForeign =
      trade === 'web'
        ? known && (ON_PAPER.includes(known.family) || known.id === 'form')
        : MADE.includes(trade) && known && ON_SCREEN.includes(known.family);
    const of = isForeign ? undefined : known;
    const piece = name.split(/ (?:for|with|of|in|für|mit|von|para|de|con|pour|avec) /)[0]!;
    const meant = STEPS.find(([pattern]) => pattern.test(piece))?.[1];
    const step = trade === 'product' || (meant === 2 && DRAWN.includes(trade)) ? meant : undefined;
    if (trade === 'packaging' && SHAPE.test(name))
      return { name: theirs(name, language), gives: text.lines[1]![1], isOpen };
    if (step !== undefined)
      return { name: theirs(name, language), gives: step < 0 ? text.test! : text.lines[step]![1], isOpen };
    const kind = of === undefined ? kindOf(name.replace(/^.*(?<!\p{L})(?:can|could)(?!\p{L}) /u, '')) : undefined;
    return { name: theirs(name, language), gives: kind ? text.functions![kind] : givesOf(of), isOpen };
  };
  // whoever programs it gets what is needed for that
  const own =
    text.handover && THEY_BUILD.test(reading.request) ? [text.lines[0]!, text.lines[1]!, text.handover] : text.lines;
  const bundle: Line[] = own.map(([name, gives]) => ({ name, gives, isOpen: false }));
  const doing: Line[] = functions.map((name) => ({
    name: theirs(name, language),
    gives: text.functions?.[kindOf(name) ?? 'see'] ?? text.item,
    isOpen: false,
  }));
  const withFunctions = (lines: readonly Line[]): Line[] => {
    // what the site does stands with its building
    const at = Math.min(3, lines.length);
    return [...lines.slice(0, at), ...doing, ...lines.slice(at)];
  };
  const whole = wholeOf(wanted, trade);
  const rest = wanted.filter((one) => one !== whole);
  // 'three steps please: concepts, tested prototypes, data for the toolmaker', with prices for each
  if (stages.length > 2)
    return [
      ...stages.map((name, index) => ({
        name: theirs(name, language),
        gives: bundle[Math.min(index, bundle.length - 1)]?.gives ?? text.item,
        isOpen: false,
      })),
      ...rest.map(lineOf),
    ];
  const hasWhole = rest.length < wanted.length || wanted.length === 0;
  if (trade === 'campaign') return [bundle[0]!, ...media(rest).map(lineOf), bundle.at(-1)!];
  if (trade === 'web' && hasWhole) {
    const parts = rest.map(lineOf);
    return withFunctions([...bundle.slice(0, 3), ...parts, ...bundle.slice(3)]);
  }
  // rooms and furniture are drawn in the one design
  const isDrawn = trade === 'space' || (trade === 'exhibition' && !wanted.some(({ of }) => of?.id === 'exhibition'));
  if (isDrawn || (hasWhole && (trade === 'signage' || (trade === 'product' && whole?.isHead)))) {
    // a concept is the first of our lines
    const pieces = rest.filter(
      ({ name }) => !/^(?:\p{L}+ )?(?:concepts?|konzept|concepto|proyecto|entwurf)$/iu.test(name),
    );
    const drawn = pieces.filter(({ of }) => of === undefined || of.family === 'space');
    const others = pieces.filter((one) => !drawn.includes(one)).map(lineOf);
    const names = drawn.map(({ name }) =>
      language.locale === 'de-DE' ? theirs(name, language) : small(theirs(name, language)),
    );
    return [
      ...bundle.map((line, index) =>
        index === (trade === 'product' ? 0 : 1) && names.length > 0
          ? { ...line, gives: `${line.gives}; ${language.inIt}: ${list(names, language.and)}` }
          : line,
      ),
      ...others,
    ];
  }
  if (trade === 'identity') {
    const core = rest.filter(({ of }) => of && CORE.includes(of.id));
    const others = rest.filter((one) => !core.includes(one)).map(lineOf);
    if (rest.length === 0) return bundle;
    const ofWhole =
      whole && core.length === 0
        ? [{ name: theirs(whole.name, language), gives: bundle[1]!.gives, isOpen: false }]
        : [];
    if (core.length < 2) return [...ofWhole, ...rest.map(lineOf)];
    return [
      {
        name: theirs(
          list(
            [core[0]!.name, ...core.slice(1).map(({ name }) => (language.locale === 'de-DE' ? name : small(name)))],
            language.and,
          ),
          language,
        ),
        gives: bundle[1]!.gives,
        isOpen: false,
      },
      ...others,
    ];
  }
  if (rest.length > 0 && !hasWhole)
    return rest.length === 1 && rest[0]!.of === undefined ? bundle : withFunctions(rest.map(lineOf));
  if ((trade === 'packaging' || trade === 'print') && rest.length > 1) return [bundle[0]!, ...rest.map(lineOf)];
  // 'concepts' of what, where it is not the whole letter that tells
  const named = trade === 'product' && whole && rest.length > 0 ? shortened(theirs(whole.name, language)) : undefined;
  return [
    ...bundle.map((line, index) => (index === 0 && named ? { ...line, name: `${line.name} (${small(named)})` } : line)),
    ...rest.map(lineOf),
  ];
}

/** Of a campaign its idea stands in the first line. */
const media = (wanted: readonly Wanted[]): Wanted[] =>
  wanted.filter(({ name }) => !/^(?:leit)?(?:idea|idee|idée|idea creativa|motto|key visual)$/iu.test(name));

/** 'Sign for the door that is read from the tram': its first phrase. */
const shortened = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,? (?:that|which|who|where|with which|so(?: that)?|qui|que|où|donde|die|der|das)(?!\p{L}) .*$/iu, '')
    .replace(
      / (?:for|para|pour|für) (?:the |our |your |my |those |these |unsere?n? |nuestr\p{L}+ |notre |nos )?(?:\p{L}+ )?(?:three|two|states?|new|own)(?!\p{L}).*$/iu,
      '',
    )
    .replace(/ (?:for|für|para|pour) (?:our|your|my|unser\p{L}*|Ihr\p{L}*|nuestr\p{L}+|su|notre|votre) [^,]+$/iu, '')
    .replace(/(?: incl\.?| including|,? [–—-]|:) .*$/iu, '')
    .replace(/(?: incl\.?| including|,? [–—-]|:) .*$/iu, '')
    .trim();

/** What the work is called: the whole, or up to three things, or its kind. */
export function titleOfWork({ wanted, trade }: Reading, language: Language): string | undefined {
  const whole = wholeOf(wanted, trade);
  const own = (name: string) => shortened(theirs(name, language)).replace(/(?<!\p{L})your(?!\p{L})/giu, 'the');
  // 'Laden umbauen' is no name
  if (whole && /\p{Ll}en$/u.test(whole.name) && whole.of === undefined && language.locale === 'de-DE')
    return language.trades[trade].title;
  if (whole && NEW_ONE.test(whole.name)) return language.trades[trade].title;
  if (whole) return own(whole.name);
  if (wanted.length === 0 || wanted.length > 3) return language.trades[trade].title;
  // a step is no name
  if (
    trade === 'product' &&
    wanted.every(({ name }) => STEPS.some(([pattern]) => pattern.test(name)) || /directions?|models?/i.test(name))
  )
    return language.trades[trade].title;
  const title = list(
    [
      own(wanted[0]!.name),
      ...wanted.slice(1).map(({ name }) => (language.locale === 'de-DE' ? own(name) : small(own(name)))),
    ],
    language.and,
  );
  return title.length > LONG_TITLE ? language.trades[trade].title : title;
}
const LONG_TITLE = 64;
