import { addWorkingDays, daysBetween, isWorkday, workdayAt, workingDaysBetween } from './calendar';
import type { Day, DayRole } from './reading/days';
import type { Reading } from './reading/request';
import { laidOut, type Row, type Step, stationsOf, type Stretch, usualOf } from './stations';
import { hitsIn } from './lexicon';
import { type Track, tracksOf } from './tracks';
import { PHASES, theyBuild, type TradeId } from './trades';
import type { Wanted } from './reading/wanted';
import { wholeOf } from './whole';

export interface Schedule {
  rows: Row[];
  /** the last phase has to end by then */
  deadline?: Day;
  /** the first and the last day on which something is delivered, where there are several */
  span?: readonly [first: Date, last: Date];
  /** on which the work begins, if the order comes in time */
  start: Date;
  /** working days there are up to a day, and that it usually takes; only where they do not suffice */
  tight?: Stretch;
  /** weeks by which it may begin earlier */
  reserve: number;
}

/** They decide on what we show, and not on the order. */
const OF_DRAFT =
  /(?<!\p{L})(?:names?|designs?|drafts?|concepts?|ideas?|directions?|layouts?|routes?|entw(?:u|ü)rfe?|konzepte?|diseños?|bocetos?|esquisses?|projet)(?!\p{L})/iu;
/** From a proposal to its order. */
const TO_ORDER = 10;
/** What is asked for in two lines is a small piece of work. */
const SMALL = 260;
const SMALL_SIZE = 0.4;
/** What is ordered has to be made before a builder can come. */
const AHEAD = 30;
const LONG_AWAY = 28;
/** In less than so much of the usual time nothing can be in use. */
const POSSIBLE = 0.5;
/** So many days before it is due something is begun. */
const DRAWN = 15;
/** A decision that is so far away is not on the order, but on what we show. */
const SOON = 60;

const ON_WISH =
  /(?<!\p{L})(?:if possible|ideally|would be nice|nice to have|wäre schön|sería bueno|serait bien|preferably|wenn möglich|am liebsten|idealerweise|si es posible|idealmente|si possible|idéalement)(?!\p{L})/iu;
/** By then it is paid for; what others make is not in it. */
const SPENT =
  /(?<!\p{L})(?:spent|invoiced|settled|reported|accounted|abgerechnet|gastado|justificad\p{L}*|dépensé|justifié)(?!\p{L})/iu;
const WHOLE =
  /(?<!\p{L})(?:all(?! of (?:us|you))|everything|the rest|whole|full roll-?out|alles|der rest|tout|toute|todo)(?!\p{L})/iu;
const UNTIL = /^(?:until|till|hasta|jusqu)/iu;

const firm = (days: readonly Day[]): readonly Day[] => {
  const sure = days.filter(({ clause }) => !ON_WISH.test(clause));
  return sure.length > 0 ? sure : days;
};

/** The phases of a work; small work is short, what others program ends with the handover, and what is beside the first begins with it. */
function stepsOf({ trade, isMain, wanted }: Track, { request }: Reading): Step[] {
  const size = request.length < SMALL && wanted.length < 4 ? SMALL_SIZE : 1;
  const of = (id: TradeId): Step[] =>
    PHASES[id].map((phase, index) => ({
      ...phase,
      days: Math.max(2, Math.round(phase.days * size)),
      trade: id,
      index,
    }));
  const steps =
    trade === 'web' && theyBuild(request) ? [...of('web').slice(0, 2), ...of('general').slice(2)] : of(trade);
  return isMain ? steps : steps.slice(1);
}

/** The client's days that are still to come, by what they are for. */
type Days = (...roles: DayRole[]) => Day[];

/** An order takes its time, they may say when to begin, and a decision is waited for. */
function startOf(of: Days, today: Date, isInTwoStages: boolean) {
  const order = addWorkingDays(today, TO_ORDER);
  const [begins, decision, offer] = [of('start')[0], of('decision')[0], of('offer')[0]];
  const isOnDraft =
    decision !== undefined &&
    (isInTwoStages || OF_DRAFT.test(decision.clause) || workingDaysBetween(today, decision.date) > SOON) &&
    workingDaysBetween(order, decision.date) > 14;
  const dates = [
    order,
    begins?.date,
    decision && !isOnDraft ? addWorkingDays(decision.until ?? decision.date, 2) : undefined,
    offer && addWorkingDays(offer.date, TO_ORDER),
  ].filter((date) => date !== undefined);
  return {
    start: new Date(Math.max(...dates.map(Number))),
    /** something in the letter tells it */
    isNamed: dates.length > 1,
    /** and it cannot be later, either */
    isFixed: begins !== undefined || of('soon').length > 0,
    ...(isOnDraft && { onDraft: decision }),
  };
}

const isSpent = ({ clause, passage }: Day): boolean => SPENT.test(clause) || SPENT.test(passage.text);
/** 'From May' is said more exactly where a day of May is named. */
const exact = (days: readonly Day[]): readonly Day[] => {
  const named = days.filter(({ isVague }) => !isVague);
  return days.filter((one) => !one.isVague || !named.some(({ date }) => Math.abs(daysBetween(one.date, date)) < NEAR));
};
const NEAR = 45;
/** It is there for everybody. */
const OPENING =
  /(?<!\p{L})(?:open(?:s|ing)?|deliver\p{L}*|ready|needed|due|in use|in (?:the |all )?(?:\p{L}+ )?(?:shops|stores)|shel(?:f|ves)|launch\p{L}*|go(?:es)?[- ]live|live|on sale|fair|expo|premiere|inaugur\p{L}+|(?:wieder)?eröffn\p{L}*|start(?:et)? der|messe|ouvr\p{L}+|ouverture|lancement|salon|abr(?:e|imos)|apertura|lanzamiento|feria)(?!\p{L})/iu;

const NAME_ALONE =
  /(?<!\p{L})names? (?:\p{L}+ ){0,3}(?:settled|decided|chosen|found|fixed|registered)(?!\p{L})|(?<!\p{L})namen? (?:\p{L}+ ){0,3}(?:feststehen|entschieden)/iu;
/** The first day on which it can be in use, and the last before it on which its files are due. */
function endOf(of: Days, start: Date, usual: number) {
  const due = (one: Day) => one.date > start && (!UNTIL.test(one.text) || one.role === 'live');
  const window = of('window').find(due);
  const all = of('live').filter(due);
  // a name that is settled is not yet in use
  const uses = firm(all.filter(({ clause }) => !NAME_ALONE.test(clause)));
  // what is only paid for by then ends the work where nothing else does
  const used = uses.filter((one) => !isSpent(one));
  const lives = exact(used.length > 0 ? used : uses);
  const files = firm(of('files').filter(due))
    .filter(({ date }) => !lives[0] || date < lives.at(-1)!.date)
    .at(-1);
  // 'the first forty in April, everything by July'
  const whole = lives.findLast(({ clause }) => WHOLE.test(clause));
  const unnamed = of('day').filter(due);
  const after = lives.filter(({ date }) => (!window || date >= window.date) && (!files || date > files.date));
  const isPossible = ({ date }: Day) => workingDaysBetween(start, date) > usual * POSSIBLE;
  const live =
    whole ??
    after.find((one) => OPENING.test(one.clause) && isPossible(one)) ??
    after.find(isPossible) ??
    after.at(-1) ??
    window ??
    (files ? unnamed.find(({ date }) => date > files.date) : (lives[0] ?? unnamed.at(-1)));
  return { window, files, live, last: used.at(-1) };
}

/** One work laid between the days that are for it. */
function laidTrack(track: Track, reading: Reading, of: Days, begin: Begin, until?: Date) {
  const { start, isFixed, onDraft, isOpen } = begin;
  const all = stepsOf(track, reading);
  const { window, files, live, last: lastUse } = endOf(of, start, usualOf(all));
  // what others program ends with its files
  const end = all.some((step) => step.trade !== track.trade) ? (files ?? live) : (live ?? files);
  const endDate = (end && end === window ? (window.until ?? window.date) : end?.date) ?? until;
  // what is made comes between the files and the use; without a day of use it is not ours
  const isMade =
    (live !== undefined || (until !== undefined && !files)) &&
    !(live && SPENT.test(live.clause)) &&
    all.some((phase) => phase.isMade) &&
    (track.trade !== 'identity' || track.wanted.some((one) => one.of?.isMade ?? false));
  const steps = isMade || !end ? all : all.filter((phase) => !phase.isMade);
  /** The last of them that is before the files and the use. */
  const last = (role: DayRole) =>
    of(role).findLast(({ date }) => date > start && (!files || date < files.date) && (!live || date < live.date));
  const stations = stationsOf(steps, start, {
    draft: last('draft') ?? (track.isMain ? onDraft : undefined),
    test: last('test'),
    files: isMade ? (files?.date ?? (window && addWorkingDays(window.date, -AHEAD))) : undefined,
    access: isMade ? of('access').find(({ date }) => date > start)?.date : undefined,
    end: endDate,
  });
  let laid = laidOut(steps, stations, start, isFixed, isOpen);
  // something is due before: it begins at once
  if (of('live', 'files', 'draft', 'test').some(({ date }) => date > start && date < addWorkingDays(laid.from, DRAWN)))
    laid = laidOut(steps, stations, start, true, isOpen);
  return { ...laid, steps, stations, end, endDate, last: lastUse };
}

/** The plan: the phases of each work laid between the client's days. */
export function scheduleOf(reading: Reading, today: Date): Schedule {
  const days = reading.days
    .filter(({ date, until, role }) => role !== 'told' && (role === 'away' && until ? until : date) > today)
    .sort((one, other) => +one.date - +other.date);
  const of: Days = (...roles) => days.filter(({ role }) => roles.includes(role));
  // where they are away for longer the work goes on
  const away = of('away').filter(({ date, until }) => !until || daysBetween(date, until) < LONG_AWAY);
  const isOpen = (date: Date): boolean =>
    isWorkday(date) && !away.some((one) => date >= one.date && date <= (one.until ?? one.date));

  const { start, isNamed, isFixed, onDraft } = startOf(of, today, reading.stages.length === 2);
  const [first, ...others] = tracksOf(reading);
  const isOf = ({ clause }: Day, { wanted }: Track): boolean =>
    hitsIn(clause).some(({ of: thing }) => wanted.some((one) => one.of?.id === thing.id));
  const daysOf =
    (track: Track): Days =>
    (...roles) =>
      of(...roles).filter((one) =>
        track.isMain ? isOf(one, track) || !others.some((other) => isOf(one, other)) : isOf(one, track),
      );
  const begin = { start, isFixed, ...(onDraft && { onDraft }), isOpen };
  const main = laidTrack(first!, reading, daysOf(first!), begin);
  const beside = others.map((track) => ({ track, ...laidTrack(track, reading, daysOf(track), begin, main.endDate) }));
  const { from, tight, end, endDate } = main;

  const isInWeeks = (tight?.isTooNear ?? false) || !(end || isNamed || main.stations.length > 0);
  const named: Row[] = days
    // what is asked of us is answered elsewhere
    .filter(({ role, passage }) => role !== 'offer' && !passage.text.endsWith('?'))
    .map((one) => ({ day: one, until: one.date }));
  const reserve = Math.floor(workingDaysBetween(start, from, isOpen) / 5);
  const ends = [endDate, ...beside.map((one) => one.endDate)].filter((date) => date !== undefined);
  const lasts = [...ends, ...(main.last ? [main.last.date] : [])].sort((one, other) => +one - +other);
  const rows: Row[] = [
    ...main.rows,
    ...beside.flatMap(({ track, rows: own }) => own.map((row) => ({ ...row, of: track }))),
    ...deliveries(reading, of('live', 'files'), ends, isOpen),
    ...named,
  ];
  return {
    rows: isInWeeks
      ? [...inWeeks(main.steps), ...named]
      : rows.sort((one, other) => +one.until! - +other.until! || (one.day ? 1 : 0) - (other.day ? 1 : 0)),
    ...(end && endDate && { deadline: { ...end, date: endDate } }),
    ...(endDate && lasts.length > 1 && +lasts[0]! < +lasts.at(-1)! && { span: [lasts[0]!, lasts.at(-1)!] as const }),
    start: from,
    ...(tight && { tight }),
    reserve: reserve > 1 ? reserve : 0,
  };
}

interface Begin {
  start: Date;
  isFixed: boolean;
  onDraft?: Day;
  isOpen: (date: Date) => boolean;
}

/** The pieces that are due on a day of their own, and what comes after the first use. */
function deliveries(
  { wanted, trade }: Reading,
  dues: readonly Day[],
  ends: readonly Date[],
  isOpen: (date: Date) => boolean,
): Row[] {
  const lastEnd = Math.max(...ends.map(Number));
  if (ends.length === 0) return [];
  const last = dues.filter((one) => one.role === 'live' && !isSpent(one)).at(-1);
  return dues.flatMap((one): Row[] => {
    if (ends.some((end) => +end === +one.date) || one.isVague || isSpent(one)) return [];
    const whole = one === last ? wholeOf(wanted, trade) : undefined;
    const pieces = wanted.length > 1 ? wanted.filter((piece) => piece !== whole && isNamedIn(piece, one.clause)) : [];
    const until = workdayAt(one.date, isOpen);
    if (pieces.length > 0 && pieces.length < 4) return [{ pieces, until }];
    return one === last && +one.date > lastEnd ? [{ isRunning: trade === 'campaign', until }] : [];
  });
}
/** 'The ticket goes on sale in March', of 'Tickets for the ferry'. */
const isNamedIn = ({ name }: Wanted, clause: string): boolean => {
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:es|s|n|en)$/u, ''));
  const said = new Set(stems(clause));
  const [head] = name.split(/ (?:for|of|with|in|on|für|mit|para|de|con|pour|avec) /u);
  const noun = stems(head!).at(-1);
  return noun !== undefined && !COMMON.test(noun) && said.has(noun);
};
const COMMON = /^(?:desig|concept|idea|set|serie|project|work)$/u;

/** At the usual pace, from the order on. */
function inWeeks(steps: readonly Step[]): Row[] {
  let passed = 0;
  return steps.map((phase) => {
    const from = Math.floor(passed / 5) + 1;
    passed += phase.days;
    return { phase, weeks: [from, Math.max(1, Math.ceil(passed / 5))] };
  });
}
