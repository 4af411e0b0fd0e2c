import { addDays, addWorkingDays, workingDaysBetween } from './dates';
import type { JobId } from './jobs/types';
import { hitsIn } from './lexicon';
import type { Reading } from './reading/request';
import type { DayInRole } from './reading/roles';
import type { Wait } from './reading/waits';

export type PhaseId = 'start' | 'ideas' | 'development' | 'artwork' | 'making' | 'wait';

/** A stretch of the work: with days where the request names an end, else with weeks from the order. */
export interface Phase {
  id: PhaseId;
  from?: Date;
  to?: Date;
  /** 'Week 1', 'Weeks 2–4' from the day of the order */
  weeks: string;
  /** others have to answer first */
  wait?: Wait;
}

export interface Schedule {
  phases: Phase[];
  /** the client's day that all is planned for */
  day?: DayInRole;
  /** when our files are ready for whoever makes or builds it, or the whole is ready where nobody does */
  due?: Date;
  /** when they have to be, by the words of the client */
  latest?: Date;
  /** when everything is there, as planned here */
  end?: Date;
  makingDays: number;
  /** … and at its usual pace */
  usualMaking: number;
  /** the day of one thing that is told as a span before the event */
  before?: { date: Date; sentence: string };
  /** working days to the day */
  left?: number;
  /** working days that all of it takes at its usual pace */
  all: number;
  /** the days are fewer than such work takes */
  isTight: boolean;
  /** … so few that weeks are told instead of days */
  isHopeless: boolean;
  rounds: 1 | 2;
}

/** Working days for looking into it, the concept, working it out, and making or building after that. */
const USUAL: Partial<Record<JobId, readonly [look: number, concept: number, work: number, making: number]>> = {
  website: [8, 20, 40, 0],
  app: [8, 20, 30, 30],
  product: [8, 25, 30, 25],
  campaign: [5, 10, 15, 0],
  exhibition: [10, 25, 40, 50],
  space: [5, 12, 15, 45],
  stand: [2, 6, 8, 15],
  signage: [6, 15, 15, 20],
  publication: [5, 12, 20, 15],
  pictures: [4, 8, 12, 0],
  service: [8, 10, 15, 0],
  packaging: [5, 15, 15, 20],
};

const STAGED = [5, 15, 15, 10] as const;

const byDate = (one: DayInRole, other: DayInRole) => +one.date - +other.date;

/** The day that counts: the last on which something of ours is due before the first event, else that event. */
function mainDay(days: readonly DayInRole[]): DayInRole | undefined {
  const events = days.filter(({ role }) => role === 'event').sort(byDate);
  const event = events.find(({ isVague }) => !isVague) ?? events[0];
  const needed = days.filter(({ role, isVague }) => role === 'needed' && !isVague).sort(byDate);
  const before = needed.filter(({ date }) => !event || event.isVague || +date <= +event.date);
  return (
    before.at(-1) ??
    event ??
    needed[0] ??
    days.find(({ role }) => role === 'needed') ??
    days.find(({ role, isVague }) => role === 'first' && !isVague)
  );
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

/** Files, not printed things, are what is wanted on that day. */
const OF_FILES =
  /\b(?:artwork|files?|final(?:s)? (?:files|28)|print[- ]ready|dcp|lab|tender|documents?|druckdaten|archivos|fichiers|concept|figma|all final)\b/i;

/** Working days of drawing: the longest piece in full, the others beside it. */
const workOf = ({ asked }: Reading): number => {
  const all = asked.map(({ of }) => of.days).sort((one, other) => other - one);
  const [first = 8, ...rest] = all;
  return Math.max(2, Math.min(70, Math.round(first + 0.3 * rest.reduce((sum, days) => sum + days, 0))));
};

type Span = [id: PhaseId, days: number, wait?: Wait];

/** What is to be done in which order, at its usual pace. */
function spansOf(reading: Reading, isStaged: boolean): { spans: Span[]; making: number } {
  const { job, asked, waits, reviewDays = 2, makerDays, shipDays = 0 } = reading;
  const usual = isStaged ? (USUAL[job.id] ?? STAGED) : undefined;
  const before = waits.filter(({ isEarly }) => isEarly).map((wait): Span => ['wait', wait.days, wait]);
  const after = waits.filter(({ isEarly }) => !isEarly).map((wait): Span => ['wait', wait.days, wait]);
  if (usual) {
    const [look, concept, work, making] = usual;
    return {
      spans: [
        ['start', look],
        ['ideas', concept + reviewDays],
        ...before,
        ['development', work + reviewDays],
        ...after,
      ],
      making: making === 0 ? 0 : shipDays + (makerDays ?? making),
    };
  }
  const work = workOf(reading);
  const making = shipDays + (makerDays ?? Math.max(0, ...asked.map(({ of }) => of.making ?? (of.isMade ? 10 : 0))));
  // a handful of hours: seen once, then sent
  const spans: Span[] =
    work < 5 && asked.length < 3
      ? [['ideas', Math.max(1, work - 2)], ...before, ['artwork', 1]]
      : [
          ['start', asked.length < 2 ? 2 : 3],
          ['ideas', Math.max(3, Math.ceil(work * 0.45)) + reviewDays],
          ...before,
          ['development', Math.max(3, Math.ceil(work * 0.4)) + reviewDays],
          ['artwork', Math.max(2, Math.ceil(work * 0.15))],
        ];
  return { spans: [...spans, ...after], making };
}

const LEAST = 0.5;

/** From now on, at a pace that fits the client's day; without one, in weeks from the order. */
export function scheduleOf(reading: Reading, isStaged: boolean, today: Date): Schedule {
  const { days, lead, isUrgent } = reading;
  const day = mainDay(days.filter(({ passage, date }) => !reading.confidential.includes(passage.text) && date > today));
  const { spans, making: usualMaking } = spansOf(reading, isStaged);
  const isOfFiles = day?.role === 'needed' && OF_FILES.test(day.passage.text) && !/\bprinted\b/i.test(day.passage.text);
  const work = spans.reduce((sum, [id, count]) => sum + (id === 'wait' ? 0 : count), 0);
  const waiting = spans.reduce((sum, [id, count]) => sum + (id === 'wait' ? count : 0), 0);
  const wished = day && lead && !isOfOne(reading) ? workingDaysBetween(lead.back(day.date), day.date) : undefined;
  const making = isOfFiles ? 0 : (wished ?? usualMaking);
  const all = work + waiting + making;
  const event = days.filter(({ role, isVague }) => role === 'event' && !isVague).sort(byDate)[0];
  const common = {
    ...(day && { day }),
    ...(event &&
      lead &&
      isOfOne(reading) && { before: { date: addWorkingDays(lead.back(event.date), 0), sentence: lead.sentence } }),
    all,
    usualMaking: making,
  };
  if (!day)
    return {
      ...common,
      phases: inWeeks([...spans, ...last(making)]),
      makingDays: making,
      isTight: false,
      isHopeless: false,
      rounds: 2,
    };
  const left = workingDaysBetween(today, day.date);
  const isNear = left < all + 10;
  const start = isNear ? addWorkingDays(today, 1) : nextMonday(today);
  const room = workingDaysBetween(addDays(start, -1), day.date);
  // what others need is given to them; where a day is near, making gets a third of what there is
  const fixed = wished !== undefined || reading.makerDays !== undefined;
  const makingDays =
    room >= all || fixed
      ? Math.min(making, room)
      : Math.min(making, Math.max(Math.min(making, 3), Math.floor(room / 3)));
  const forWork = room - makingDays - waiting;
  const isHopeless = forWork < work * LEAST * (isUrgent ? 0.5 : 1) && (forWork < 1 || work > 6);
  if (isHopeless)
    return {
      ...common,
      phases: inWeeks([...spans, ...last(making)]),
      makingDays: making,
      left,
      isTight: true,
      isHopeless,
      rounds: 2,
    };
  const factor = Math.min(forWork >= work * 1.4 ? 1.2 : 1, forWork / work);
  const phases: Phase[] = [];
  let from = start;
  for (const [id, count, wait] of spans) {
    const length = id === 'wait' ? count : Math.max(1, Math.floor(count * factor));
    const to = addWorkingDays(from, length - 1);
    phases.push({ id, from, to, weeks: '', ...(wait && { wait }) });
    from = addWorkingDays(to, 1);
  }
  fitTo(phases, days, today);
  const due = phases.at(-1)?.to ?? start;
  if (makingDays > 0) {
    const begin = addWorkingDays(due, 1);
    phases.push({
      id: 'making',
      from: begin,
      to: lesser(addWorkingDays(begin, (room >= all ? making : makingDays) - 1), day.date),
      weeks: '',
    });
  }
  return {
    ...common,
    phases,
    due,
    ...(fixed && making > 0 && { latest: addWorkingDays(day.date, -makingDays) }),
    end: phases.at(-1)?.to ?? due,
    makingDays,
    left,
    isTight: room < all,
    isHopeless: false,
    rounds: forWork < work * 0.75 ? 1 : 2,
  };
}

const last = (making: number): Span[] => (making > 0 ? [['making', making]] : []);
const spanOf = (from: number, to: number) => (from >= to ? `Week ${to}` : `Weeks ${from}–${to}`);

function inWeeks(spans: readonly Span[]): Phase[] {
  let passed = 0;
  return spans.map(([id, days, wait]) => {
    const weeks = spanOf(Math.floor(passed / 5) + 1, Math.max(1, Math.ceil((passed + days) / 5)));
    passed += days;
    return { id, weeks, ...(wait && { wait }) };
  });
}

/** The work begins when the client says that it does, first ideas are there when they are wanted, and what needs the client's texts waits for them. */
function fitTo(phases: Phase[], days: readonly DayInRole[], today: Date): void {
  const of = (id: PhaseId) => phases.find((phase) => phase.id === id);
  const main = mainDay(days);
  const first = days.find(({ role, date }) => role === 'first' && date > today);
  const ideas = of('ideas');
  if (
    first &&
    first !== main &&
    ideas?.from &&
    ideas.to &&
    first.date < ideas.to &&
    workingDaysBetween(ideas.from, first.date) >= workingDaysBetween(ideas.from, ideas.to) / 2
  ) {
    const shorter = workingDaysBetween(first.date, ideas.to) + 1;
    const start = of('start');
    ideas.to = addWorkingDays(first.date, 0);
    if (ideas.from > ideas.to) ideas.from = ideas.to;
    if (start?.from && start.to && start.to >= ideas.from) {
      start.to = addWorkingDays(ideas.from, -1);
      if (start.to < start.from) start.from = start.to = ideas.from;
    }
    // what follows goes on from there, without a gap
    for (const phase of phases.slice(phases.indexOf(ideas) + 1))
      if (phase.from && phase.to)
        [phase.from, phase.to] = [addWorkingDays(phase.from, -shorter + 1), addWorkingDays(phase.to, -shorter + 1)];
  }
}

const lesser = (one: Date, other: Date): Date => (one < other ? one : other);
const nextMonday = (today: Date): Date => addWorkingDays(addDays(today, (8 - today.getUTCDay()) % 7 || 7), 0);
