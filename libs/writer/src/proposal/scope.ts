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
};
const WHOLE_WORDS: Readonly<Partial<Record<TradeId, RegExp>>> = {
  identity: /(?<!\p{L})(?:identit(?:y|ies)|identidad|identité|erscheinungsbild|corporate design)(?!\p{L})/iu,
  web: /(?<!\p{L})(?:site|website|portal|app|web|webseite|onlineshop|shop)(?!\p{L})/iu,
  campaign: /(?:campaign|kampagne|campaña|campagne)/iu,
  space:
    /(?<!\p{L})(?:refit|fit-out|refurbishment|interior|redesign|umbau\p{L}*|neugestaltung|reforma|aménagement|réaménagement|rénovation)(?!\p{L})/iu,
  product: /(?<!\p{L})(?:housing|redesign|enclosure|gehäuse|carcasa|boîtier|device|gerät)(?!\p{L})/iu,
};

const isWhole = ({ name, of }: Wanted, trade: TradeId): boolean =>
  (of !== undefined && WHOLE[trade].test(of.id)) ||
  (WHOLE_WORDS[trade]?.test(name.split(/ (?:for|of|in|with|für|mit|para|de|pour) /)[0]!) ?? false);

/** These are one piece of work, whatever they are called. */
const CORE = ['logo', 'colours', 'typeface', 'sublogo'];

/** 'our ground floor' of a name is theirs. */
const theirs = (name: string, { turn }: Language): string => turn(name) ?? name;

/** What one pays for: the client's own list; where they name the whole alone, what it comprises. */
export function linesOf({ reading, language }: Plan): Line[] {
  const { wanted, trade, functions, stages } = reading;
  const text = language.trades[trade];
  const givesOf = (of: Deliverable | undefined): string => (of && language.gives(of)) ?? text.item;
  const kindOf = (name: string) => (text.functions ? functionKind(name) : undefined);
  const lineOf = ({ name, of, isOpen }: Wanted): Line => {
    const kind = of === undefined ? kindOf(name.replace(/^.*(?<!\p{L})(?:can|could)(?!\p{L}) /u, '')) : undefined;
    return { name: theirs(name, language), gives: kind ? text.functions![kind] : givesOf(of), isOpen };
  };
  const bundle: Line[] = text.lines.map(([name, gives]) => ({ name, gives, isOpen: false }));
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
  const rest = wanted.filter((one) => !isWhole(one, trade));
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
  if (trade === 'web' && hasWhole) return [...withFunctions(bundle), ...rest.map(lineOf)];
  if (trade === 'identity') {
    const core = rest.filter(({ of }) => of && CORE.includes(of.id));
    const others = rest.filter((one) => !core.includes(one)).map(lineOf);
    if (rest.length === 0) return bundle;
    if (core.length < 2) return rest.map(lineOf);
    return [
      {
        name: theirs(list([core[0]!.name, ...core.slice(1).map(({ name }) => small(name))], language.and), language),
        gives: bundle[1]!.gives,
        isOpen: false,
      },
      ...others,
    ];
  }
  if (rest.length > 0 && !hasWhole)
    return rest.length === 1 && rest[0]!.of === undefined ? bundle : withFunctions(rest.map(lineOf));
  return [...bundle, ...rest.map(lineOf)];
}

/** Of a campaign its idea stands in the first line. */
const media = (wanted: readonly Wanted[]): Wanted[] =>
  wanted.filter(({ name }) => !/^(?:leit)?(?:idea|idee|idée|idea creativa|motto|key visual)$/iu.test(name));

/** 'Sign for the door that is read from the tram': its first phrase. */
const shortened = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,? (?:that|which|who|where|with which|so that|qui|que|où|donde|die|der|das)(?!\p{L}) .*$/iu, '')
    .replace(
      / (?:for|para|pour|für) (?:the |our |your |my |those |these |unsere?n? |nuestr\p{L}+ |notre |nos )?(?:\p{L}+ )?(?:three|two|states?|new|own)(?!\p{L}).*$/iu,
      '',
    )
    .trim();

/** What the work is called: the whole, or up to three things, or its kind. */
export function titleOfWork({ wanted, trade }: Reading, language: Language): string | undefined {
  const whole = wanted.find((one) => isWhole(one, trade));
  const own = (name: string) => shortened(theirs(name, language)).replace(/(?<!\p{L})your(?!\p{L})/giu, 'the');
  // 'Laden umbauen' is no name
  if (whole && /\p{Ll}en$/u.test(whole.name) && whole.of === undefined && language.locale === 'de-DE')
    return language.trades[trade].title;
  if (whole) return own(whole.name);
  if (wanted.length === 0 || wanted.length > 3) return language.trades[trade].title;
  return list([own(wanted[0]!.name), ...wanted.slice(1).map(({ name }) => small(own(name)))], language.and);
}
