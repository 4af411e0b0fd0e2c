import { addWorkingDays, daysBetween, isWorkday, workdayAt, workingDaysBetween } from './calendar';
import type { Day, DayRole } from './reading/days';
import type { Reading } from './reading/request';
import { type Phase, PHASES, theyBuild, type TradeId } from './trades';

/** A phase of the work, and where its name stands. */
interface Step extends Phase {
  trade: TradeId;
  index: number;
}

/** A line of the plan: the end of a phase, or a day of the client's. */
export interface Row {
  phase?: Step;
  day?: Day;
  until?: Date;
  weeks?: readonly [from: number, to: number];
}

export interface Schedule {
  rows: Row[];
  /** the last phase has to end by then */
  deadline?: Day;
  /** on which the work begins, if the order comes in time */
  start: Date;
  /** working days there are up to a day, and that it usually takes; only where they do not suffice */
  tight?: Stretch & { isTooNear: boolean };
  /** weeks by which it may begin earlier */
  reserve: number;
}

interface Stretch {
  left: number;
  usual: number;
  from: Date;
  to: Date;
}

/** From a proposal to its order. */
const TO_ORDER = 10;
/** Nobody works at leisure for longer than that. */
const LEISURE = 2.6;
const TIGHT = 0.9;
const TOO_NEAR = 0.5;
/** What is asked for in two lines is a small piece of work. */
const SMALL = 260;
const SMALL_SIZE = 0.4;
/** What is ordered has to be made before a builder can come. */
const AHEAD = 30;
const LONG_AWAY = 28;
/** A decision that is so far away is not on the order, but on what we show. */
const SOON = 60;

const ON_WISH =
  /(?<!\p{L})(?:if possible|ideally|would be nice|nice to have|wäre schön|sería bueno|serait bien|preferably|wenn möglich|am liebsten|idealerweise|si es posible|idealmente|si possible|idéalement)(?!\p{L})/iu;
const LATEST = /(?<!\p{L})(?:by|before|latest|bis|vor|spätestens|antes|avant|d['’]ici)(?!\p{L})/iu;
const SHOWN =
  /(?<!\p{L})(?:show\p{L}*|fair|see|present\p{L}*|zeig\p{L}*|messe|montr\p{L}+|salon|mostrar|feria)(?!\p{L})/iu;
/** By then it is paid for; what others make is not in it. */
const SPENT = /(?<!\p{L})(?:spent|invoiced|settled|abgerechnet|gastado|dépensé)(?!\p{L})/iu;
const UNTIL = /^(?:until|till|hasta|jusqu)/iu;

const byDate = (one: Day, other: Day): number => +one.date - +other.date;
const firm = (days: readonly Day[]): readonly Day[] => {
  const sure = days.filter(({ clause }) => !ON_WISH.test(clause));
  return sure.length > 0 ? sure : days;
};

const usualOf = (steps: readonly Step[]): number => steps.reduce((sum, { days }) => sum + days, 0);

/** A model is there when it is shown; a trial takes as long as they say, or as it takes from the day on which it may begin. */
const testedBy = ({ clause, date, until, text }: Day, days: number): Date =>
  SHOWN.test(clause)
    ? date
    : (until ?? (/^(?:from|ab|desde|dès|à partir)/iu.test(text) ? addWorkingDays(date, Math.round(days / 2)) : date));

/** The phases of the work; small work is short, and what others program ends with the handover. */
function stepsOf({ trade, wanted, request }: Reading): Step[] {
  const size = request.length < SMALL && wanted.length < 4 ? SMALL_SIZE : 1;
  const of = (id: TradeId): Step[] =>
    PHASES[id].map((phase, index) => ({
      ...phase,
      days: Math.max(2, Math.round(phase.days * size)),
      trade: id,
      index,
    }));
  return trade === 'web' && theyBuild(request) ? [...of('web').slice(0, 2), ...of('general').slice(2)] : of(trade);
}

export function scheduleOf(reading: Reading, today: Date): Schedule {
  const { trade, wanted } = reading;
  const days = reading.days
    .filter(({ date, until, role }) => role !== 'told' && (role === 'away' && until ? until : date) > today)
    .sort(byDate);
  const of = (...roles: DayRole[]) => days.filter(({ role }) => roles.includes(role));
  // where they are away for longer the work goes on
  const away = of('away').filter(({ date, until }) => !until || daysBetween(date, until) < LONG_AWAY);
  const isOpen = (date: Date): boolean =>
    isWorkday(date) && !away.some((one) => date >= one.date && date <= (one.until ?? one.date));

  // the start: an order takes its time, they may say when, and a decision is waited for
  const order = addWorkingDays(today, TO_ORDER);
  const begins = of('start')[0];
  const isSoon = of('soon').length > 0;
  const decision = of('decision')[0];
  const isStaged =
    decision !== undefined &&
    (reading.stages.length === 2 || workingDaysBetween(today, decision.date) > SOON) &&
    workingDaysBetween(order, decision.date) > 14;
  const waits = decision && !isStaged ? addWorkingDays(decision.until ?? decision.date, 2) : undefined;
  const offer = of('offer')[0];
  const start = new Date(
    Math.max(+order, +(begins?.date ?? 0), +(waits ?? 0), offer ? +addWorkingDays(offer.date, TO_ORDER) : 0),
  );

  // the end: the first day on which it is in use, or else on which its files are due
  const due = (one: Day) => one.date > start && (!UNTIL.test(one.text) || one.role === 'live');
  const window = of('window').find(due);
  const uses = firm(of('live').filter(due));
  // what is only paid for by then ends the work where nothing else does
  const used = uses.filter(({ clause }) => !SPENT.test(clause));
  const lives = used.length > 0 ? used : uses;
  const files = firm(of('files').filter(due))
    .filter(({ date }) => !lives[0] || date < lives.at(-1)!.date)
    .at(-1);
  const live =
    lives.find(({ date }) => (!window || date >= window.date) && (!files || date > files.date)) ??
    window ??
    (files
      ? of('day')
          .filter(due)
          .find(({ date }) => date > files.date)
      : (lives[0] ?? of('day').filter(due).at(-1)));
  const all = stepsOf(reading);
  // what others program ends with its files
  const end = all.some((step) => step.trade !== trade) ? (files ?? live) : (live ?? files);
  const endDate = end && end === window ? (window.until ?? window.date) : end?.date;

  // what is made comes between the files and the use; without a day of use it is not ours
  const isMade =
    live !== undefined &&
    !SPENT.test(live.clause) &&
    all.some((phase) => phase.isMade) &&
    (trade !== 'identity' || wanted.some((one) => one.of?.isMade ?? false));
  const steps = isMade || !end ? all : all.filter((phase) => !phase.isMade);
  const ours = steps.filter((phase) => !phase.isMade).length;
  const drafted = steps.findIndex((phase) => phase.isDraft) + 1;

  /** So many steps are done by then. */
  const stations: { done: number; date: Date; isLatest: boolean }[] = [];
  const station = (done: number, date: Date | undefined, { clause = '' }: Partial<Day> = {}) => {
    if (date && date > start) stations.push({ done, date, isLatest: LATEST.test(clause) });
  };
  const draft = of('draft').find(({ date }) => date > start) ?? (isStaged ? decision : undefined);
  station(drafted, draft?.date, draft);
  const test = of('test').findLast(
    ({ date }) => date > start && (!files || date < files.date) && (!live || date < live.date),
  );
  const step = Math.min(drafted + 1, ours);
  const tested = test && testedBy(test, steps[step - 1]?.days ?? 0);
  station(step, tested, test);
  // what needs the place waits for its keys, if it would begin before
  const waitsFor = ({ date }: Day): boolean =>
    endDate !== undefined &&
    workingDaysBetween(start, date) * usualOf(steps) >
      workingDaysBetween(start, endDate) * usualOf(steps.slice(0, ours));
  const access = of('access').find(({ date }) => endDate && date > start && date < endDate);
  if (isMade)
    station(
      ours,
      files?.date ??
        (window ? addWorkingDays(window.date, -AHEAD) : undefined) ??
        (access && waitsFor(access) ? access.date : undefined),
    );
  station(steps.length, endDate);
  // a day by which less is done than on an earlier one is a line of the plan, and no station
  const kept = stations
    .sort((one, other) => +one.date - +other.date)
    .filter(
      ({ done, date }, index) =>
        (!endDate || date <= endDate) && stations.every((one, other) => other >= index || one.done < done),
    );
  // what only has to be there 'by' a day is there earlier where the rest needs the time
  for (let index = kept.length - 2; index >= 0; index--) {
    const [one, next] = [kept[index]!, kept[index + 1]!];
    const latest = addWorkingDays(next.date, -usualOf(steps.slice(one.done, next.done)), isOpen);
    const first = addWorkingDays(
      kept[index - 1]?.date ?? start,
      usualOf(steps.slice(kept[index - 1]?.done ?? 0, one.done)),
    );
    if (one.isLatest && latest < one.date) one.date = new Date(Math.max(+latest, Math.min(+first, +one.date)));
  }

  const rows: Row[] = [];
  const stretches: Stretch[] = [];
  let [at, planned, done] = [start, start, 0];
  for (const { done: next, date } of [...kept, { done: steps.length, date: undefined }]) {
    const some = steps.slice(done, next);
    if (some.length === 0) continue;
    const usual = usualOf(some);
    const left = date ? workingDaysBetween(at, date, isOpen) : usual;
    if (date && left / usual < TIGHT) stretches.push({ left, usual, from: at, to: date });
    let factor = left / usual;
    if (done === 0 && date && !begins && !isSoon && factor > LEISURE * 1.2) {
      // there is more time than such work needs: it begins later
      at = addWorkingDays(date, -Math.round(usual * LEISURE), isOpen);
      factor = LEISURE;
      planned = at;
    }
    some.forEach((phase, index) => {
      const isLast = index === some.length - 1 && date !== undefined;
      at = isLast ? workdayAt(date, isOpen) : addWorkingDays(at, Math.max(1, Math.floor(phase.days * factor)), isOpen);
      rows.push({ phase, until: at });
    });
    done = next;
  }

  const tightest = stretches.sort((one, other) => one.left / one.usual - other.left / other.usual)[0];
  const tight = tightest && { ...tightest, isTooNear: tightest.left / tightest.usual < TOO_NEAR };
  const named = days.filter(
    ({ role, passage }) => role !== 'offer' && !(role === 'soon' && passage.text.endsWith('?')),
  );
  const isDated =
    end !== undefined || begins !== undefined || waits !== undefined || kept.length > 0 || offer !== undefined;
  const isInWeeks = !isDated || (tight?.isTooNear ?? false);
  const reserve = Math.floor(workingDaysBetween(start, planned, isOpen) / 5);
  return {
    rows: isInWeeks
      ? [...inWeeks(steps), ...named.map((one) => ({ day: one, until: one.date }))]
      : [...rows, ...named.map((one) => ({ day: one, until: one.date }))].sort(
          (one, other) => +one.until! - +other.until! || ('day' in one ? 1 : 0) - ('day' in other ? 1 : 0),
        ),
    ...(end && endDate && { deadline: { ...end, date: endDate } }),
    start: planned,
    ...(tight && { tight }),
    reserve: reserve > 1 ? reserve : 0,
  };
}

/** At the usual pace, from the order on. */
function inWeeks(steps: readonly Step[]): Row[] {
  let passed = 0;
  return steps.map((phase) => {
    const from = Math.floor(passed / 5) + 1;
    passed += phase.days;
    return { phase, weeks: [from, Math.max(1, Math.ceil(passed / 5))] };
  });
}
