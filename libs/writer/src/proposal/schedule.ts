import { addDays, addWorkingDays, isWorkday, workingDaysBetween } from './dates';
import type { Day } from './reading/days';
import type { Reading } from './reading/request';
import { PHASES } from './trades';

/** A line of the plan: the end of a phase, or a day of the client's. */
export interface Row {
  /** which phase of its trade; a day of the client's has none */
  phase?: number;
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
  /** working days there are, and that it usually takes; only where they do not suffice */
  tight?: { left: number; usual: number; isTooNear: boolean };
  /** weeks that are left over */
  reserve: number;
}

const WEEK = 7 * 24 * 60 * 60_000;
/** From a proposal to its order. */
const TO_ORDER = 10;
/** Nobody works at leisure for longer than that. */
const LEISURE = 2.6;
const TIGHT = 0.9;
/** What is asked for in two lines is a small piece of work. */
const SMALL = 260;
const SMALL_SIZE = 0.4;
const TOO_NEAR = 0.5;
/** What is ordered has to be made before a builder can come. */
const AHEAD = 30;

const ON_WISH =
  /(?<!\p{L})(?:if possible|ideally|would be nice|nice to have|wäre schön|sería bueno|serait bien|preferably|wenn möglich|am liebsten|idealerweise|si es posible|idealmente|si possible|idéalement)(?!\p{L})/iu;

const byDate = (one: Day, other: Day): number => +one.date - +other.date;

/** The first day on which something has to be there for good. */
const BY = /^(?:by|before|latest|no later|bis|vor|spätestens|antes|avant|d['’]ici)(?!\p{L})/iu;
function deadlineOf(days: readonly Day[], after: Date, isCampaign: boolean): Day | undefined {
  const due = days
    .filter(
      ({ date, role, text }) =>
        date > after &&
        (role === 'files' || role === 'live' || role === 'window') &&
        !/^(?:until|till|hasta|jusqu)/i.test(text),
    )
    .sort(byDate);
  const firm = due.filter(({ clause }) => !ON_WISH.test(clause));
  const all = firm.length > 0 ? firm : due;
  const files = all.filter(({ role }) => role === 'files');
  const by = all.filter(({ role, text }) => role === 'live' && BY.test(text));
  // the last day by which something is due; what begins on a day is ready by the first
  const first = files.at(-1) ?? (isCampaign ? all[0] : (by.at(-1) ?? all[0]));
  // 'we move in January … and open on 10 January'
  const exact =
    first?.isVague &&
    all.find(
      ({ date, isVague, role }) =>
        !isVague && role === first.role && date > first.date && +date - +first.date < 6 * WEEK,
    );
  return exact || first;
}

/** 'between 2 and 27 August': the second of them. */
const endOf = ({ date, text, clause }: Day, days: readonly Day[]): Date => {
  const other = days.filter((one) => one.clause === clause && one.date > date).at(-1);
  if (other) return other.date;
  const last = /\d{1,2}\D{1,8}(\d{1,2})(?!\d)/.exec(text)?.[1];
  return last && Number(last) > date.getUTCDate()
    ? new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), Number(last)))
    : date;
};

const workday = (date: Date): Date => {
  let day = date;
  while (!isWorkday(day)) day = addDays(day, -1);
  return day;
};

/** They decide on what we show, and not on whom they order from. */
const ON_WORK =
  /(?<!\p{L})(?:approve|agree|sign off|accept|vote on|freigeben|genehmigen|aprobar|approuver|valider)\p{L}*(?: to| on)? (?:the |our |über |den |die |das |el |la |le )?(?!(?:offer|quote|proposal|budget|order))\p{L}+|(?<!\p{L})(?:name|design|logo|concept|idea) (?:decision|vote)(?!\p{L})/iu;

/** The plan: forward from the start, and in time for the client's days. */
export function scheduleOf({ days, trade, stages, wanted, request }: Reading, today: Date): Schedule {
  const size = request.length < SMALL ? SMALL_SIZE : 1;
  const phases = PHASES[trade].map((phase, index) => ({ ...phase, index, days: Math.ceil(phase.days * size) }));
  const order = addWorkingDays(today, TO_ORDER);
  // 'by year end' of something that begins next year
  const first = Math.min(
    ...days.filter(({ date, role }) => date > today && (role === 'live' || role === 'files')).map(({ date }) => +date),
  );
  const coming = days
    .filter(
      ({ date, role, text }) =>
        date > today && !(role === 'told' && !/\d{1,2}(?:st|nd|rd|th|\.)?[ /.]|[ ,]\d{1,2}(?!\d)/.test(text)),
    )
    .map((one) =>
      one.role === 'goal' && one.isVague && !/20\d\d/.test(one.text) && +one.date < first && first < Infinity
        ? {
            ...one,
            date: new Date(Date.UTC(one.date.getUTCFullYear() + 1, one.date.getUTCMonth(), one.date.getUTCDate())),
          }
        : one,
    );
  const decision = coming.filter(({ role }) => role === 'decision').sort(byDate)[0];
  // 'idea and plan first, production after approval': what they decide on is the draft
  const isStaged =
    decision !== undefined &&
    (stages.length === 2 || ON_WORK.test(decision.clause)) &&
    workingDaysBetween(order, decision.date) > 14;
  const begins = coming.filter(({ role }) => role === 'start').sort(byDate)[0]?.date;
  const waits =
    decision && !isStaged && workingDaysBetween(today, decision.date) < 90
      ? addWorkingDays(addDays(decision.date, 1), 2)
      : undefined;
  const offer = coming.find(({ role }) => role === 'offer');
  const start = new Date(
    Math.max(+order, +(begins ?? 0), +(waits ?? 0), offer ? +addWorkingDays(offer.date, TO_ORDER) : 0),
  );
  const draft =
    coming.filter(({ role, date }) => role === 'draft' && date > start).sort(byDate)[0] ??
    (isStaged ? decision : undefined);
  const deadline = deadlineOf(coming, start, trade === 'campaign');
  const isMade =
    phases.some((phase) => phase.isMade) && (trade !== 'identity' || wanted.some(({ of }) => of?.isMade ?? false));
  const ours = phases.filter((phase) => !phase.isMade);
  const inTime = deadline?.role === 'live' && isMade ? phases : ours;
  const rows: Row[] = [];
  const tightest: { left: number; usual: number }[] = [];
  let at = start;
  const place = (some: typeof phases, to: Date | undefined) => {
    const usual = some.reduce((sum, { days: count }) => sum + count, 0);
    const left = to ? workingDaysBetween(at, to) : usual;
    const factor = to ? Math.min(LEISURE, left / usual) : 1;
    if (to && factor < TIGHT) tightest.push({ left, usual });
    for (const [index, phase] of some.entries()) {
      const isLast = index === some.length - 1 && to !== undefined && factor < LEISURE;
      at = isLast ? workday(to) : addWorkingDays(at, Math.max(1, Math.floor(phase.days * factor)));
      rows.push({ phase: phase.index, until: at });
    }
  };
  if (!deadline && !begins && !waits && !draft && !offer) {
    let passed = 0;
    for (const { index, days: count } of isMade ? phases : ours) {
      rows.push({ phase: index, weeks: [Math.floor(passed / 5) + 1, Math.max(1, Math.ceil((passed + count) / 5))] });
      passed += count;
    }
  } else {
    const untilDraft = phases.findIndex((phase) => phase.isDraft) + 1;
    const end = deadline && (deadline.role === 'window' ? addWorkingDays(deadline.date, -AHEAD) : deadline.date);
    const before = draft && (!end || draft.date < end) ? inTime.slice(0, untilDraft) : [];
    if (draft && before.length > 0) place(before, draft.date);
    const access = coming.find(({ role, date }) => role === 'access' && deadline && date < deadline.date && date > at);
    const last = inTime.at(-1);
    if (access && last?.isMade && end) {
      // what needs the place waits for its keys
      place(inTime.slice(before.length, -1), access.date);
      at = access.date;
      place([last], end);
    } else place(inTime.slice(before.length), end);
  }
  const reserve = deadline && deadline.role !== 'window' ? Math.floor(workingDaysBetween(at, deadline.date) / 5) : 0;
  if (deadline && isMade && inTime === ours) {
    const made = phases.find((phase) => phase.isMade)!;
    const next = coming.filter(({ date, role }) => role === 'live' && date > deadline.date).sort(byDate)[0];
    const until =
      deadline.role === 'window'
        ? new Date(Math.max(+endOf(deadline, coming), +(next?.date ?? 0)))
        : (next?.date ?? addWorkingDays(deadline.date, made.days));
    rows.push({ phase: made.index, until: workday(until) });
  }
  if (rows.some(({ until }) => until)) {
    const told = coming.filter(
      ({ role, clause }, index) =>
        role !== 'offer' && !(role === 'told' && coming.findIndex((one) => one.clause === clause) < index),
    );
    for (const day of told) rows.push({ day, until: day.date });
    rows.sort((one, other) => +one.until! - +other.until! || (one.day ? 1 : 0) - (other.day ? 1 : 0));
  } else for (const day of coming.filter(({ role }) => role !== 'offer')) rows.push({ day, until: day.date });
  const worst = tightest.sort((one, other) => one.left / one.usual - other.left / other.usual)[0];
  return {
    rows: merged(rows),
    ...(deadline && { deadline }),
    start,
    ...(worst && { tight: { ...worst, isTooNear: worst.left / worst.usual < TOO_NEAR } }),
    reserve: reserve > 1 ? reserve : 0,
  };
}

/** One line for a day that is named twice in one clause: 'by Easter (28 March)'. */
const merged = (rows: readonly Row[]): Row[] =>
  rows.filter(({ day }, index) => {
    const isSame = (one: Day | undefined): boolean =>
      day !== undefined &&
      one !== undefined &&
      (one.clause === day.clause || one.clause.startsWith(day.clause) || day.clause.startsWith(one.clause));
    const isNear = (one: Day): boolean => Math.abs(+one.date - +day!.date) < WEEK;
    return !rows.some(({ day: one }, other) =>
      // of 'from 1 March to 30 April' the first, of 'Easter (28 March)' the second
      other < index ? isSame(one) && !isNear(one!) : other > index && isSame(one) && isNear(one!),
    );
  });
