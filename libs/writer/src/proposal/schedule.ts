import { hitsIn } from './lexicon';
import { addDays, addWorkingDays, isWeekend, workingDaysBetween } from './dates';
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
  /** working days between `due` and that day, for whoever makes it */
  makingDays: number;
  /** the day of one thing that is told as a span before the event */
  before?: { date: Date; sentence: string };
  /** … and they are far fewer than such making takes */
  isMakingShort: boolean;
  phases: Phase[];
  /** working days from today to `due` */
  left?: number;
  /** the days are fewer than such work takes */
  isTight: boolean;
  /** … so few that something has to be left for later */
  isTooShort: boolean;
  /** … so few that weeks are told instead of days */
  isHopeless: boolean;
  /** there are many more days than it takes */
  isRoomy: boolean;
  rounds: 1 | 2;
}

const SHORTEST = 3;
const COMFORT = 15;
const LEAST_MAKING = 3;

/** Files, not printed things, are what is wanted on that day. */
const OF_FILES =
  /\b(?:artwork|files?|final(?:s)? (?:files|28)|print[- ]ready|dcp|lab|screens?|tender|documents?|druckdaten|archivos|fichiers|concept|figma|all final)\b/i;

const byDate = (one: DayInRole, other: DayInRole) => +one.date - +other.date;

const eventOf = (days: readonly DayInRole[]): DayInRole | undefined =>
  days.filter(({ role, isVague }) => role === 'event' && !isVague).sort(byDate)[0];

/** The day that counts: the last on which something of ours is due before the first event, else that event. */
function mainDay(days: readonly DayInRole[]): DayInRole | undefined {
  const events = days.filter(({ role }) => role === 'event').sort(byDate);
  const event = events.find(({ isVague }) => !isVague) ?? events[0];
  const needed = days.filter(({ role, isVague }) => role === 'needed' && !isVague).sort(byDate);
  const before = needed.filter(({ date }) => !event || event.isVague || +date <= +event.date);
  return before.at(-1) ?? event ?? needed[0] ?? days.find(({ role }) => role === 'needed');
}

/** 'Invitations go out six weeks before': a span of one thing, not of all. */
const isOfOne = ({ asked, lead, isForeign }: Reading): boolean => {
  const hits = lead ? hitsIn(lead.sentence, isForeign) : [];
  return (
    asked.length > 1 &&
    hits.length > 0 &&
    hits.length < asked.length &&
    asked.some(({ of }) => hits.some((hit) => hit.of === of))
  );
};

const makingOf = ({ asked, makerDays, shipDays = 0 }: Reading): number =>
  shipDays + (makerDays ?? Math.max(0, ...asked.map(({ of }) => of.making ?? (of.isMade ? 10 : 0))));

/** Working days of drawing: the longest piece in full, the others beside it. */
const workOf = ({ asked }: Reading): number => {
  const all = asked.map(({ of }) => of.days).sort((one, other) => other - one);
  const [first = 8, ...rest] = all;
  return Math.max(2, Math.min(70, Math.round(first + 0.3 * rest.reduce((sum, days) => sum + days, 0))));
};

/** Counted back from a day that the request gives; without one, weeks. */
export function scheduleOf(reading: Reading, today: Date): Schedule {
  const { asked, days, lead, reviewDays = 2, isUrgent } = reading;
  const day = mainDay(days.filter(({ passage, date }) => !reading.confidential.includes(passage.text) && date > today));
  const said = day?.passage.text ?? '';
  const needsMaking =
    day !== undefined && !(day.role === 'needed' && OF_FILES.test(said) && !/\bprinted\b/i.test(said));
  const work = workOf(reading);
  const phases: [PhaseId, number][] = [
    ['start', asked.length < 2 ? 2 : 3],
    ['ideas', Math.max(3, Math.ceil(work * 0.45)) + reviewDays],
    ['development', Math.max(3, Math.ceil(work * 0.4)) + reviewDays],
    ['artwork', Math.max(2, Math.ceil(work * 0.15))],
  ];
  // a handful of hours: seen once, then sent
  if (work < 5 && asked.length < 3) phases.splice(0, phases.length, ['ideas', Math.max(1, work - 2)], ['artwork', 1]);
  const all = phases.reduce((sum, [, count]) => sum + count, 0);
  const room = day ? workingDaysBetween(today, day.date) : undefined;
  const wishedMaking =
    day && lead && !isOfOne(reading) ? workingDaysBetween(lead.back(day.date), day.date) : makingOf(reading);
  const makingDays =
    room === undefined || !needsMaking
      ? 0
      : reading.makerDays !== undefined
        ? makingOf(reading)
        : room > wishedMaking + all / 2
          ? wishedMaking
          : room > 12
            ? Math.max(LEAST_MAKING, Math.min(wishedMaking, Math.floor(room / 3)))
            : Math.min(wishedMaking, room > 5 ? LEAST_MAKING : 0);
  const due = day && addWorkingDays(day.date, -makingDays);
  const left = due ? Math.max(0, workingDaysBetween(today, due)) : undefined;
  const isTight = left !== undefined && left < all;
  const isHopeless = left !== undefined && left * 4 < all && asked.length > 0 && !isUrgent;
  const isTooShort = left !== undefined && left < Math.max(SHORTEST, Math.min(COMFORT, 2 + asked.length));
  const shown =
    due && left !== undefined && left > 0 && !isHopeless
      ? backwards(left < 6 ? phases.filter(([id]) => id === 'ideas' || id === 'artwork') : phases, {
          due,
          left,
          all,
          today,
        })
      : inWeeks(phases);
  fitFirst(shown, days, today);
  fitStart(shown, days, today);
  fitSupply(shown, days);
  settle(shown);
  if (makingDays > 0 && due && day && !isHopeless) {
    const from = nextWorkday(addDays(due, 1));
    shown.push({
      id: 'making',
      from,
      to: day.role === 'event' ? addWorkingDays(addDays(day.date, -1), 0) : day.date,
      weeks: '',
    });
  } else if (!day && makingOf(reading) > 0) {
    const begun = Math.ceil(all / 5);
    shown.push({ id: 'making', weeks: spanOf(begun + 1, begun + Math.max(1, Math.ceil(makingOf(reading) / 5))) });
  }
  return {
    ...(due && { due }),
    ...(day && { day }),
    ...(eventOf(days) &&
      lead &&
      isOfOne(reading) && {
        before: { date: addWorkingDays(lead.back(eventOf(days)!.date), 0), sentence: lead.sentence },
      }),
    makingDays,
    isMakingShort: makingDays < wishedMaking * 0.6 && needsMaking && day !== undefined,
    phases: shown,
    ...(left !== undefined && { left }),
    isTight,
    isTooShort,
    isHopeless,
    isRoomy: left !== undefined && left > all + 20 && !days.some(({ role }) => role === 'start' || role === 'first'),
    rounds: isTight && !isHopeless && left < all * 0.7 ? 1 : 2,
  };
}

const spanOf = (from: number, to: number) => (from >= to ? `Week ${to}` : `Weeks ${from}–${to}`);

function inWeeks(phases: readonly [PhaseId, number][]): Phase[] {
  let passed = 0;
  return phases.map(([id, days]) => {
    const weeks = spanOf(Math.floor(passed / 5) + 1, Math.max(1, Math.ceil((passed + days) / 5)));
    passed += days;
    return { id, weeks };
  });
}

interface Frame {
  due: Date;
  left: number;
  all: number;
  today: Date;
}

/** Where there is room each takes up to half as long again; where there is little, its share. */
function backwards(phases: readonly [PhaseId, number][], { due, left, all, today }: Frame): Phase[] {
  const sum = phases.reduce((count, [, days]) => count + days, 0);
  const factor = left < all ? left / sum : Math.min(1.4, Math.max(1, (left * 0.6) / all));
  const shown: Phase[] = [];
  let end = due;
  for (const [id, days] of [...phases].reverse()) {
    const length = Math.max(1, Math.floor(days * (id === 'start' ? Math.min(1, factor) : factor)));
    const from = addWorkingDays(end, -(length - 1));
    const first = nextWorkday(addDays(today, 1));
    if (end < first) break;
    shown.unshift({ id, from: from < first ? first : from, to: end, weeks: '' });
    end = addWorkingDays(from, -1);
  }
  return shown;
}

/** What the client gives comes before what is made of it: final files do not begin before the texts are there. */
function fitSupply(phases: Phase[], days: readonly DayInRole[]): void {
  const supply = days
    .filter(({ role, isVague }) => role === 'supply' && !isVague)
    .sort(byDate)
    .at(-1);
  const development = phases.find(({ id }) => id === 'development');
  const artwork = phases.find(({ id }) => id === 'artwork');
  const ideas = phases.find(({ id }) => id === 'ideas');
  if (!supply || !development?.from || !artwork?.from || !artwork.to || !ideas?.to || supply.date <= development.from)
    return;
  if (addWorkingDays(artwork.to, -4) <= supply.date) return;
  // first ideas need no final texts; what is set does
  development.from = nextWorkday(addDays(supply.date, 1));
  if (development.to! <= development.from) development.to = addWorkingDays(artwork.to, -2);
  if (artwork.from <= development.to!) artwork.from = nextWorkday(addDays(development.to!, 1));
  if (artwork.from > artwork.to) artwork.from = artwork.to;
  ideas.to = addWorkingDays(development.from, -1);
}

/** None begins before the one before it has ended; where there is no room left, the last two share their days. */
function settle(phases: Phase[]): void {
  phases.forEach((phase, index) => {
    const before = phases[index - 1]?.to;
    if (!phase.from || !phase.to || !before) return;
    const from = nextWorkday(addDays(before, 1));
    if (phase.from <= before) phase.from = from;
    if (phase.to < phase.from) phase.to = phase.from;
  });
}

/** The work begins when the client says that it does. */
function fitStart(phases: Phase[], days: readonly DayInRole[], today: Date): void {
  const begin = days.find(({ role, date }) => role === 'start' && date > today);
  const [start, ideas] = [phases.find(({ id }) => id === 'start'), phases.find(({ id }) => id === 'ideas')];
  if (!begin || !start?.from || !ideas?.to) return;
  // a week is named by its Friday
  const from = nextWorkday(/week|kw|wk/i.test(begin.text) ? addDays(begin.date, -4) : begin.date);
  if (addWorkingDays(from, 5) >= ideas.to) return;
  start.from = from;
  start.to = addWorkingDays(from, 2);
  ideas.from = nextWorkday(addDays(start.to, 1));
}

/** A day on which first ideas are wanted comes before what is counted back. */
function fitFirst(phases: Phase[], days: readonly DayInRole[], today: Date): void {
  const ideasEnd = phases.find(({ id }) => id === 'ideas')?.to;
  const main = mainDay(days);
  const first =
    days.find(({ role, date }) => role === 'first' && date > today) ??
    // something is due long before the rest
    days
      .filter(
        ({ role, isVague, date }) =>
          role === 'needed' && !isVague && date > today && ideasEnd !== undefined && date <= ideasEnd,
      )
      .sort(byDate)
      .find((one) => one !== main);
  const [start, ideas, development] = (['start', 'ideas', 'development'] as const).map((wanted) =>
    phases.find(({ id }) => id === wanted),
  );
  if (!first || !ideas?.from || !ideas.to) return;
  const earliest = nextWorkday(addDays(today, 1));
  if (ideas.to > first.date) {
    const length = workingDaysBetween(ideas.from, ideas.to);
    ideas.to = addWorkingDays(first.date, isWeekend(first.date) ? 0 : -1);
    ideas.from = later(addWorkingDays(ideas.to, -length), nextWorkday(addDays(earliest, 2)));
    if (ideas.from > ideas.to) ideas.from = ideas.to;
  } else ideas.to = addWorkingDays(first.date, -1);
  if (start) {
    start.to = addWorkingDays(ideas.from, -1);
    start.from = later(addWorkingDays(start.to, -2), earliest);
    if (start.to < start.from) start.to = start.from;
  }
  // what follows goes on from there, without a gap
  if (development?.from) development.from = nextWorkday(addDays(ideas.to, 1));
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
const nextWorkday = (date: Date): Date => {
  let day = date;
  while (+addWorkingDays(day, 0) !== +day) day = addDays(day, 1);
  return day;
};
