import { capital } from '../../pen';
import type { Deliverable } from '../lexicon';
import type { Language } from '../language';
import type { Reading } from '../reading/request';
import { isSocial } from '../reading/said';
import { ON_SCREEN } from '../reading/phrases';
import { WISH } from '../reading/sorted';
import type { TradeId } from '../trades';
import { WHOLE } from '../whole';
import { owned } from './client-words';
import { excludedIn, headOf } from './excluded';
import { AMBIGUOUS, DONE_TO, firstPhrase, kindOf, SERVICES, sureOf } from './kinds';
import { retold } from './retold';

/** A thing that the letter orders: the price list, the plan and the opening are drawn from these, and from nothing else. */
export interface Thing {
  name: string;
  /** as it was written */
  said: string;
  /** … told back, with its article */
  full: string;
  /** the sentence or line that it stands in */
  from: string;
  /** nothing where its noun tells no kind of work for sure */
  kind?: TradeId;
  of?: Deliverable;
  /** perhaps wanted, or to be priced apart */
  isOpen: boolean;
  /** somebody of theirs speaks in it: it stands as a quotation */
  isQuoted?: true;
  /** what the letter tells of it beyond its name */
  detail?: string;
}

export interface Order {
  things: Thing[];
  /** the kind of work that all of it is; where its parts are of several kinds, work in general */
  main: TradeId;
  /** what the work is about, where the letter lists what is to be done for it */
  subject?: Thing;
  /** the thing that is the whole work, of which the others are parts */
  whole?: Thing;
  /** what is not wanted, in whole sentences of the letter */
  leftOut: string[];
  /** the lines and sentences of the letter that the things stand in */
  told: ReadonlySet<string>;
}

/** 'a menu board we can change ourselves' */
const SPEAKS = /(?<!\p{L})(?:we|us|i|me|ourselves|wir|ich|uns|mir|nosotros|nos|podamos|nous|je)(?!\p{L})/iu;
/** 'a calendar of free dates', of a site, is no paper */
const OF_PAGES =
  /^(?:calendar|gallery|map|form|list|archive(?! of)|timetable|kalender|karte|formular|liste|archiv|calendario|mapa|galería|calendrier|carte|galerie)(?: (?:of|with|for|von|mit|de|des|con)(?!\p{L})|$)/iu;
/** What one sees of a program or a site. */
const SCREEN =
  /(?<!\p{L})(?:screens?|views?|flows?|dashboards?|interfaces?|ansichten?|masken?|oberflächen?|pantallas?|vistas?|écrans?|interfaces?)$/iu;
const PROGRAM =
  /(?<!\p{L})(?:software|kiosks?|apps?|react|interface|kundenportal|portal|oberfläche|programm|logiciel|interfaz)(?!\p{L})/iu;
const MOST = 16;
/** So long a sentence is no line of a list. */
const LONG_WISH = 190;
const MOST_WISHES = 2;

/** Where no thing is surely named: what is wished, in whole sentences. */
const wishesOf = ({ letter, asks, money, kept }: Reading, excluded: ReadonlySet<string>): Thing[] =>
  letter.passages
    .filter(
      ({ text, isOthers }) =>
        !isOthers &&
        WISH.test(text) &&
        !isSocial(text) &&
        !(text.match(/\p{L}{3,}/gu) ?? []).some((word) => excluded.has(headOf(word))) &&
        text.length < LONG_WISH &&
        /^\p{Lu}.*[.!]$/u.test(text) &&
        !/\d/u.test(text) &&
        !/(?<!\p{L})(?:not|n['’]t|never|open|start|begin|kein\p{L}*|nicht|no|pas)(?!\p{L})/iu.test(text) &&
        ![...money, ...kept, ...asks.map((ask) => ask.text)].some((one) => one.includes(text)),
    )
    .slice(0, MOST_WISHES)
    .map(({ text }) => ({
      name: text.replace(/[.!]$/u, ''),
      full: text,
      said: text,
      from: text,
      isOpen: false,
      isQuoted: true,
    }));

export function orderOf(reading: Reading, language: Language): Order {
  const { isForeign, letter, trade } = reading;
  const open = letter.passages.filter(
    ({ text }) => !reading.kept.includes(text) && !reading.unfit.some((one) => one.text === text),
  );
  const all = reading.asked;
  const excluded = excludedIn(open, new Set(all.map(({ text }) => headOf(text))));
  const isNounFirst = isForeign && language.locale !== 'de-DE';
  // what a program shows is no page of a site
  const onScreen: TradeId =
    PROGRAM.test(reading.request) && !/web ?site|webseite|homepage/iu.test(reading.request) ? 'app' : 'web';
  const isOnScreen = ON_SCREEN.test(reading.request);
  const things = all
    .filter(({ text }) => !excluded.heads.has(headOf(text)))
    .slice(0, MOST)
    .map(({ text, said = text, isOpen, detail, passage }): Thing => {
      const isPage = isOnScreen && OF_PAGES.test(text);
      const of = isPage ? undefined : sureOf(text, isForeign);
      const kind = isPage
        ? onScreen
        : isOnScreen && SCREEN.test(firstPhrase(text))
          ? onScreen
          : !of && AMBIGUOUS.test(firstPhrase(text.replace(DONE_TO, '')))
            ? undefined
            : kindOf(text, of, isForeign, isNounFirst);
      const isAgain = /^(?:complete |full )?re-?(?:design|launch)$/iu.test(text) && isOnScreen;
      if (isAgain)
        return {
          name: `${capital(text)} of the ${onScreen === 'app' ? 'app' : 'website'}`,
          full: `a ${text} of the ${onScreen === 'app' ? 'app' : 'website'}`,
          said: text,
          from: passage.text,
          isOpen,
          kind: onScreen,
          ...(detail && { detail }),
        };
      const name = SPEAKS.test(text) ? retold(text, language) : owned(text, language.locale);
      return {
        name: name === undefined ? said : capital(name),
        full: (SPEAKS.test(said) ? retold(said, language) : owned(said, language.locale)) ?? said,
        said: text,
        from: passage.text,
        isOpen,
        ...(kind && { kind }),
        ...(of && { of }),
        ...(name === undefined && { isQuoted: true as const }),
        ...(detail && { detail }),
      };
    });
  const sure = things.length > 0 || reading.stages.length > 0 ? things : wishesOf(reading, excluded.heads);
  const subject = subjectOf(things);
  const main = subject?.kind ?? mainOf(things, trade);
  const whole = things.find(({ of, isOpen }) => !isOpen && WHOLE[main].test(of?.id ?? ''));
  return {
    things: subject ? sure.filter((one) => one !== subject) : sure,
    ...(subject && { subject }),
    main,
    ...(whole && { whole }),
    leftOut: excluded.texts,
    told: new Set(all.flatMap(({ passage, also = [] }) => [passage.text, ...also])),
  };
}

/** 'We want a book. Needed from you: concept, editing, print supervision.': the list is of what is done for the book. */
const DONE_FOR_IT =
  /^(?:(?:what (?:we|i) )?need(?:s|ed)?(?: from you)?|from you|your (?:tasks?|job|part|services?)|tasks?|services?|scope|leistung(?:en|sumfang)?|ihre aufgaben?|alcance|prestations?)\s?:/iu;
function subjectOf(things: readonly Thing[]): Thing | undefined {
  const [first, ...more] = things;
  const listed = more.filter(({ from }) => DONE_FOR_IT.test(from));
  const isService = ({ said }: Thing) => SERVICES.test(firstPhrase(said)) || DONE.test(firstPhrase(said));
  return first?.kind !== undefined &&
    !DONE_FOR_IT.test(first.from) &&
    listed.length > 2 &&
    listed.length === more.length &&
    listed.filter(isService).length * 2 > listed.length
    ? first
    : undefined;
}
const DONE =
  /(?<!\p{L})(?:concept|design|layout|editing|typesetting|research|translation|photography|illustration|konzept|gestaltung|satz|lektorat|diseño|edición|maquetación|conception|mise en page|relecture)$/iu;

/** A logo or an identity makes these its pieces. */
const OF_IDENTITY: readonly (TradeId | undefined)[] = ['identity', 'print', 'signage', 'goods', 'words', undefined];

/** The kind of work that all of it is, so far as its nouns tell; phases of another kind would be wrong for the rest. */
function mainOf(things: readonly Thing[], trade: TradeId): TradeId {
  if (trade === 'advice') return trade;
  const kinds = things.filter(({ isOpen }) => !isOpen).map(({ kind }) => kind);
  const known = kinds.filter((kind) => kind !== undefined);
  const [first] = known;
  if (first === undefined) return 'general';
  if (
    things.some(({ of }) => of?.id === 'logo' || of?.id === 'identity') &&
    kinds.every((kind) => OF_IDENTITY.includes(kind))
  )
    return 'identity';
  // a campaign names its media
  if (first === 'campaign' && WHOLE.campaign.test(things[0]?.of?.id ?? '')) return first;
  const most = [...new Set(known)].find(
    (kind) => known.filter((one) => one === kind).length >= kinds.length * MAJORITY,
  );
  return most ?? 'general';
}
/** So many of the things are of one kind where it is the kind of the whole. */
const MAJORITY = 0.6;
