import { addWorkingDays, daysBetween, isWorkday, workingDaysBetween } from './calendar';
import type { Day, DayRole } from './reading/days';
import type { Reading } from './reading/request';
import { laidOut, type Row, type Step, stationsOf, type Stretch } from './stations';
import { PHASES, theyBuild, type TradeId } from './trades';

export interface Schedule {
  rows: Row[];
  /** the last phase has to end by then */
  deadline?: Day;
  /** on which the work begins, if the order comes in time */
  start: Date;
  /** working days there are up to a day, and that it usually takes; only where they do not suffice */
  tight?: Stretch;
  /** weeks by which it may begin earlier */
  reserve: number;
}

/** From a proposal to its order. */
const TO_ORDER = 10;
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
/** By then it is paid for; what others make is not in it. */
const SPENT = /(?<!\p{L})(?:spent|invoiced|settled|abgerechnet|gastado|dépensé)(?!\p{L})/iu;
const WHOLE =
  /(?<!\p{L})(?:all(?! of (?:us|you))|everything|the rest|whole|full roll-?out|alles|der rest|tout|toute|todo)(?!\p{L})/iu;
const UNTIL = /^(?:until|till|hasta|jusqu)/iu;

const firm = (days: readonly Day[]): readonly Day[] => {
  const sure = days.filter(({ clause }) => !ON_WISH.test(clause));
  return sure.length > 0 ? sure : days;
};

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

/** The client's days that are still to come, by what they are for. */
type Days = (...roles: DayRole[]) => Day[];

/** An order takes its time, they may say when to begin, and a decision is waited for. */
function startOf(of: Days, today: Date, isInTwoStages: boolean) {
  const order = addWorkingDays(today, TO_ORDER);
  const [begins, decision, offer] = [of('start')[0], of('decision')[0], of('offer')[0]];
  const isOnDraft =
    decision !== undefined &&
    (isInTwoStages || workingDaysBetween(today, decision.date) > SOON) &&
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

/** The first day on which it is in use, and the last before it on which its files are due. */
function endOf(of: Days, start: Date) {
  const due = (one: Day) => one.date > start && (!UNTIL.test(one.text) || one.role === 'live');
  const window = of('window').find(due);
  const uses = firm(of('live').filter(due));
  // what is only paid for by then ends the work where nothing else does
  const used = uses.filter(({ clause }) => !SPENT.test(clause));
  const lives = used.length > 0 ? used : uses;
  const files = firm(of('files').filter(due))
    .filter(({ date }) => !lives[0] || date < lives.at(-1)!.date)
    .at(-1);
  // 'the first forty in April, everything by July'
  const whole = lives.findLast(({ clause }) => WHOLE.test(clause));
  const unnamed = of('day').filter(due);
  const live =
    whole ??
    lives.find(({ date }) => (!window || date >= window.date) && (!files || date > files.date)) ??
    window ??
    (files ? unnamed.find(({ date }) => date > files.date) : (lives[0] ?? unnamed.at(-1)));
  return { window, files, live };
}

/** The plan: the phases laid between the client's days. */
export function scheduleOf(reading: Reading, today: Date): Schedule {
  const { trade, wanted } = reading;
  const days = reading.days
    .filter(({ date, until, role }) => role !== 'told' && (role === 'away' && until ? until : date) > today)
    .sort((one, other) => +one.date - +other.date);
  const of: Days = (...roles) => days.filter(({ role }) => roles.includes(role));
  // where they are away for longer the work goes on
  const away = of('away').filter(({ date, until }) => !until || daysBetween(date, until) < LONG_AWAY);
  const isOpen = (date: Date): boolean =>
    isWorkday(date) && !away.some((one) => date >= one.date && date <= (one.until ?? one.date));

  const { start, isNamed, isFixed, onDraft } = startOf(of, today, reading.stages.length === 2);
  const { window, files, live } = endOf(of, start);
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

  /** The last of them that is before the files and the use. */
  const last = (role: DayRole) =>
    of(role).findLast(({ date }) => date > start && (!files || date < files.date) && (!live || date < live.date));
  const stations = stationsOf(steps, start, {
    draft: last('draft') ?? onDraft,
    test: last('test'),
    files: isMade ? (files?.date ?? (window && addWorkingDays(window.date, -AHEAD))) : undefined,
    access: isMade ? of('access').find(({ date }) => date > start)?.date : undefined,
    end: endDate,
  });
  const { rows: ends, from, tight } = laidOut(steps, stations, start, isFixed, isOpen);

  const isInWeeks = (tight?.isTooNear ?? false) || !(end || isNamed || stations.length > 0);
  const named: Row[] = days
    .filter(({ role, passage }) => role !== 'offer' && !(role === 'soon' && passage.text.endsWith('?')))
    .map((one) => ({ day: one, until: one.date }));
  const reserve = Math.floor(workingDaysBetween(start, from, isOpen) / 5);
  return {
    rows: isInWeeks
      ? [...inWeeks(steps), ...named]
      : [...ends, ...named].sort(
          (one, other) => +one.until! - +other.until! || (one.day ? 1 : 0) - (other.day ? 1 : 0),
        ),
    ...(end && endDate && { deadline: { ...end, date: endDate } }),
    start: from,
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
