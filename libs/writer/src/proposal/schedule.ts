import { addDays, addWorkingDays, workingDaysBetween } from './dates';
import type { Reading } from './reading/request';
import type { DayInRole } from './reading/roles';

export type PhaseId = 'start' | 'ideas' | 'development' | 'artwork' | 'making';

/** A stretch of the work: with days where the request names an end, else with weeks from the order. */
export interface Phase {
  id: PhaseId;
  from?: Date;
  to?: Date;
  /** 'Week 1', 'Weeks 2–4' from the day of the order */
  weeks: string;
}

export interface Schedule {
  /** the day from which is counted back: when our files or pieces are due */
  due?: Date;
  /** the client's day that it comes from */
  day?: DayInRole;
  /** how `due` comes from that day, where it is not the same */
  because?: string;
  phases: Phase[];
  /** working days from today to `due` */
  left?: number;
  /** the days are fewer than such work takes; fewer than any work takes */
  isTight: boolean;
  isTooShort: boolean;
  /** the day is so near that weeks are told instead of days */
  isHopeless: boolean;
  rounds: 1 | 2;
}

/** Working days for printing or building before a day of use, where there is room for them. */
const MAKING: Record<string, number> = {
  packaging: 30,
  textile: 20,
  garment: 20,
  woven: 20,
  exhibition: 15,
  sign: 15,
  structure: 5,
  website: 20,
  app: 30,
};
const PRINTING = 10;
/** Somebody makes it after it is drawn: a printer, a sign maker, a developer. */
const isBuilt = (id: string, isMade = false): boolean => isMade || id === 'website' || id === 'app';
const SHORTEST = 3;
const COMFORT = 15;

const later = (one: Date, other: Date): Date => (one > other ? one : other);
const byDate = (one: DayInRole, other: DayInRole) => +one.date - +other.date;

/** The day by which our work is due: the first that is said to be so, else what comes before the first event. */
function dueOf({ days, lead, asked }: Reading): Pick<Schedule, 'due' | 'day' | 'because'> {
  // a date in a line of a list is of that line
  const whole = days.filter(
    ({ passage }) => asked.length < 2 || !asked.some((one) => one.passage === passage && passage.isItem),
  );
  const certain = whole.some(({ role }) => role === 'needed' || role === 'event') ? whole : days;
  const needed = certain.filter(({ role }) => role === 'needed').sort(byDate)[0];
  const event = certain.filter(({ role }) => role === 'event').sort(byDate)[0];
  const day = needed && event ? (needed.date <= event.date ? needed : event) : (needed ?? event);
  if (!day) return {};
  if (lead && (day.role === 'event' || !needed))
    return { day, due: addWorkingDays(lead.back(day.date), 0), because: lead.isPlaced ? 'making' : lead.text };
  return {
    day,
    due: addWorkingDays(day.date, 0),
    ...(day.role === 'event' && asked.some(({ kind }) => isBuilt(kind.id, kind.isMade)) && { because: 'making' }),
  };
}

/** Counted back from a day that the request gives; without one, weeks. */
export function scheduleOf(reading: Reading, today: Date): Schedule {
  const { asked, reviewDays = 2, isProductionAsked, request } = reading;
  const found = dueOf(reading);
  const isUrgent =
    /\b(?:urgent\w*|asap|today is|right now|emergency|as soon as|express|this week|next (?:mon|tues|wednes|thurs|fri)day)\b/i.test(
      request,
    );
  const isMade = asked.some(({ kind }) => kind.isMade);
  const isSmall = request.length < 420 && asked.length < 4;
  const work =
    (isSmall ? 0.7 : 1) * Math.max(5, ...asked.map(({ kind }) => kind.days ?? 5)) + 2 * Math.max(0, asked.length - 1);
  const wanted: [PhaseId, number][] = [
    ['start', asked.length < 2 ? 2 : 3],
    ['ideas', Math.max(3, Math.ceil(work * 0.45)) + reviewDays],
    ['development', Math.max(3, Math.ceil(work * 0.4)) + reviewDays],
    ['artwork', Math.max(2, Math.ceil(work * 0.15))],
  ];
  let due = found.due;
  let because = found.because;
  const room = due ? workingDaysBetween(today, due) : undefined;
  // printing needs its time before a day of use
  if (because === 'making' && due && room !== undefined) {
    const most = Math.max(
      ...asked.map(({ kind }) => (isBuilt(kind.id, kind.isMade) ? (MAKING[kind.id] ?? PRINTING) : 0)),
    );
    const days = room > 3 * most ? most : room > 12 ? Math.min(most, Math.floor(room / 3)) : 0;
    because = days > 0 ? `${days} working days are left for whoever makes or builds it` : undefined;
    due = days > 0 ? addWorkingDays(due, -days) : due;
  }
  const left = due ? workingDaysBetween(today, due) : undefined;
  const all = wanted.reduce((sum, [, days]) => sum + days, 0);
  const isTight = left !== undefined && left < all;
  // a fraction of what it takes: no calendar makes that true
  const isHopeless = left !== undefined && left * 4 < all && asked.length > 0;
  const isTooShort = left !== undefined && left < Math.max(SHORTEST, Math.min(COMFORT, 2 + asked.length));
  const factor = isTight && left !== undefined ? Math.max(0, left) / all : 1;
  const ids = left !== undefined && left < 6 ? wanted.filter(([id]) => id === 'ideas' || id === 'artwork') : wanted;
  const isInWeeks = isHopeless && !isUrgent;
  const sized = (isInWeeks ? wanted : ids).map(([id, days]): [PhaseId, number] => [
    id,
    Math.max(1, Math.floor(days * (isInWeeks ? 1 : factor))),
  ]);
  const phases: Phase[] = [];
  if (due && left !== undefined && left > 0 && !(isHopeless && !isUrgent)) {
    let end = due;
    for (const [id, days] of [...sized].reverse()) {
      const from = addWorkingDays(end, -(days - 1));
      phases.unshift({
        id,
        from:
          from > today
            ? from
            : addWorkingDays(addDays(today, 1), 0) <= today
              ? addDays(today, 1)
              : addWorkingDays(today, 1),
        to: end,
        weeks: '',
      });
      end = addWorkingDays(from > today ? from : addDays(today, 1), -1);
      if (end <= today) break;
    }
  } else if (!due || (isHopeless && !isUrgent)) {
    let passed = 0;
    for (const [id, days] of sized) {
      const [from, to] = [Math.floor(passed / 5) + 1, Math.max(1, Math.ceil((passed + days) / 5))];
      passed += days;
      phases.push({ id, weeks: from >= to ? `Week ${to}` : `Weeks ${from}–${to}` });
    }
    if (isMade && isProductionAsked) {
      const from = Math.ceil(passed / 5);
      phases.push({ id: 'making', weeks: `Weeks ${from + 1}–${from + 2}` });
    }
  }
  // a day on which first ideas are wanted comes before what is counted back
  const first = reading.days.find(({ role, date }) => role === 'first' && date > today);
  const [start, ideas] = [phases.find(({ id }) => id === 'start'), phases.find(({ id }) => id === 'ideas')];
  if (first && ideas?.to && ideas.from && ideas.to > first.date) {
    const length = workingDaysBetween(ideas.from, ideas.to);
    ideas.to = addWorkingDays(first.date, -1);
    ideas.from = later(addWorkingDays(ideas.to, -length), addWorkingDays(addDays(today, 3), 0));
    if (start) {
      start.to = addWorkingDays(ideas.from, -1);
      start.from = later(addWorkingDays(start.to, -2), addWorkingDays(addDays(today, 1), 0));
      if (start.to < start.from) start.to = start.from;
    }
  }
  return {
    ...(due && { due }),
    ...(found.day && { day: found.day }),
    ...(because && { because }),
    phases,
    ...(left !== undefined && { left }),
    isTight,
    isTooShort,
    isHopeless: isInWeeks,
    rounds: isTight && !isInWeeks ? 1 : 2,
  };
}
