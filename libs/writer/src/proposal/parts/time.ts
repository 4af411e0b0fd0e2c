import { capital } from '../../pen';
import { addDays, isWeekend, longDate } from '../dates';
import { ENGLISH } from '../jobs/english';
import { plain, quoted } from '../markdown';
import { numberWord } from '../counts';
import type { Plan } from '../plan';
import { clauseOfDay as clauseAround, type DateRole, type DayInRole } from '../reading/roles';
import { trimmed } from '../reading/sayings';
import type { Phase } from '../schedule';
import { linesOf } from './scope';

const isStaged = ({ pieces }: Plan) => pieces.isStaged;

/** A phase under its name: of a work in stages the stage, else the step. */
function phaseOf({ id, wait }: Phase, plan: Plan): readonly [name: string, work: string] {
  const { reading, schedule } = plan;
  const words = ENGLISH[reading.job.id];
  const count = linesOf(plan).length;
  const rounds = schedule.rounds === 1 ? 'one round' : 'two rounds';
  const directions = schedule.rounds === 1 ? 'one direction' : 'two directions';
  const making = words.making ?? ['Making', 'by whoever makes it; we look at the first pieces'];
  switch (id) {
    case 'start':
      return isStaged(plan)
        ? [words.stages[0]?.[0] ?? 'Start', 'your answers, and what exists']
        : ['Start', 'your answers, and what exists'];
    case 'ideas':
      return [
        isStaged(plan) ? (words.stages[1]?.[0] ?? 'Concept') : 'First ideas',
        isStaged(plan)
          ? 'shown in use, with our recommendation; you decide'
          : `${directions}, shown in use, and which one we would take`,
      ];
    case 'development':
      return [
        isStaged(plan) ? (words.stages[2]?.[0] ?? 'Worked out') : 'Worked out',
        `${count > 1 && !isStaged(plan) ? `the chosen one carried through ${count === 2 ? 'both' : `all ${numberWord(count)}`}, with` : 'with'} ${rounds} of changes`,
      ];
    case 'artwork':
      return ['Final files', 'checked with you, and sent to whoever makes them'];
    case 'making':
      return making;
    case 'wait':
      return ['Others have to answer', wait ? quoted(trimmed(wait.text)) : ''];
  }
}

const DAYS: Partial<Record<DateRole, string>> = {
  first: 'First to see',
  meeting: 'With you',
  supply: 'From you',
  away: 'Not there',
  event: 'Your date',
  needed: 'Your date',
  payment: 'Payment',
  signature: 'To be signed',
  start: 'Start',
};

const yearOf = (date: Date) => date.getUTCFullYear();
const short = (date: Date, today: Date) =>
  `${date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })}${yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`}`;

type Row = [when: string, name: string, work: string];

/** Each phase, and between them each day that the client names, in their order. */
export function timeRows(plan: Plan): Row[] {
  const { today } = plan;
  const { phases, day, before } = plan.schedule;
  const rows = phases.map((phase): [at: number, row: Row] => {
    const { from, to, weeks } = phase;
    return [
      +(from ?? to ?? 0),
      [
        !to
          ? weeks
          : from && +from < +to
            ? `${short(from, yearOf(from) === yearOf(to) ? from : today)} to ${short(to, today)}`
            : short(to, today),
        ...phaseOf(phase, plan),
      ],
    ];
  });
  if (!phases.some(({ to }) => to !== undefined)) return rows.map(([, row]) => row);
  if (before) rows.push([+before.date, [short(before.date, today), 'Your date', quoted(trimmed(before.sentence))]]);
  for (const one of namedDays(plan))
    rows.push([
      +one.date + 1,
      [
        short(one.date, today),
        one === day ? '**The day**' : (DAYS[one.role] ?? ''),
        isFirstNear(one, plan)
          ? `${clauseOf(plan, one)}: you get a page of first thoughts; the idea itself comes with its stage`
          : clauseOf(plan, one),
      ],
    ]);
  return rows.sort(([one], [other]) => one - other).map(([, row]) => row);
}

/** First ideas are wanted before anybody can have had one. */
const isFirstNear = (one: DayInRole, { schedule: { phases } }: Plan): boolean =>
  one.role === 'first' && phases.some(({ id, to }) => id === 'ideas' && to !== undefined && one.date < to);

/** The client's days that belong into the schedule, each once. */
export function namedDays({ reading, today }: Plan): DayInRole[] {
  const seen = new Set<string>();
  return reading.days.filter((one) => {
    const key = `${one.role === 'away' ? one.passage.text : ''} ${+one.date}`;
    if (
      !DAYS[one.role] ||
      one.isVague ||
      one.date <= today ||
      one.passage.text.includes('?') ||
      reading.confidential.includes(one.passage.text) ||
      seen.has(key)
    )
      return false;
    seen.add(key);
    return true;
  });
}

/** Days of which only the month is known, and all of them where the schedule is in weeks. */
export function vagueDays(plan: Plan): string | undefined {
  const { reading, schedule } = plan;
  const isInWeeks = !schedule.phases.some(({ to }) => to !== undefined);
  const exact = isInWeeks || plan.isNote ? namedDays(plan).filter((one) => one !== schedule.day) : [];
  const vague = reading.days.filter(
    (one) =>
      one.isVague &&
      DAYS[one.role] &&
      one.role !== 'payment' &&
      one !== schedule.day &&
      !reading.days.some((other) => !other.isVague && other.passage === one.passage) &&
      !one.passage.text.includes('?') &&
      !reading.confidential.includes(one.passage.text) &&
      !reading.sayings.some(({ passage, kind }) => passage === one.passage && kind !== 'aside' && kind !== 'fact'),
  );
  const said = [...new Set([...exact, ...vague].slice(0, 5).map((one) => clauseOf(plan, one)))];
  return said.length > 0 ? `Also in the calendar: ${said.join('; ')}.` : undefined;
}

/** The words around a day, not the whole letter. */
export function clauseOf(plan: Plan, one: DayInRole): string {
  // of a remark in confidence only the day is told
  if (plan.reading.delicate.includes(one.passage.text)) return plain(one.text);
  const clause = clauseAround(one);
  const before = one.passage.text.slice(0, Math.max(0, one.passage.text.indexOf(clause)));
  // half of 'Sweden and Finland if …' says nothing
  if (/\p{Lu}\p{Ll}+ (?:and|und|y|et) $/u.test(before)) return plain(one.text);
  return plain(trimmed(clause.length > 140 ? one.text : clause).replace(/\.$/, ''));
}

const spanOf = (days: number): string =>
  days < 8
    ? days === 1
      ? 'one working day'
      : `${numberWord(days)} working days`
    : `about ${numberWord(Math.round(days / 5))} weeks`;
const isAre = (days: number) => (days === 1 ? 'is' : 'are');

/** How the client's day and the plan stand to each other: two or three sentences. */
export function deadline(plan: Plan): string | undefined {
  const { schedule } = plan;
  const { day, due, latest, end, makingDays, usualMaking, isTight, isHopeless, left = 0, all } = schedule;
  const isMakingShort = makingDays < usualMaking * 0.6;
  if (!day) return undefined;
  const weekday = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s?day|nesday|rsday|urday)?\b/i.exec(day.text)?.[1]?.toLowerCase();
  const isOtherDay = weekday !== undefined && !longDate(day.date).toLowerCase().startsWith(weekday);
  const other = isOtherDay
    ? `In ${yearOf(day.date)} that day is a ${longDate(day.date).split(' ')[0] ?? ''}: which of the two is right?`
    : '';
  if (isHopeless)
    return [
      `Honestly: ${day.isVague ? 'about ' : ''}${longDate(day.date)} is too near for all of it. Until then there ${isAre(left)} ${spanOf(left)}; at its usual pace this takes ${spanOf(all)}${makingDays > 0 ? ', with the making' : ''}.`,
      `By your day there can be ${firstPart(plan)}. Tell us whether that helps, or whether the day can move; the weeks below are those of the whole.`,
      other,
    ]
      .filter(Boolean)
      .join(' ');
  const spare = end ? Math.round((+day.date - +end) / (7 * 24 * 60 * 60_000)) : 0;
  return [
    day.isVague && day.isNextYear && (day.date.getUTCMonth() + 1) % 12 === plan.today.getUTCMonth()
      ? `${capital(quoted(day.text))} has begun already this year. We plan for the next time, ${longDate(addDays(day.date, 1))}, and say in the first week what can still be done for this one.`
      : day.isVague
        ? `You name no day (${quoted(day.text)}); we plan for ${longDate(day.date)} until you tell us one.`
        : `Planned for ${longDate(day.date)}${isWeekend(day.date) ? ', a weekend, so that everything is there on the Friday before' : ''}.`,
    due && makingDays > 0
      ? latest
        ? `Our files have to be with the maker by ${longDate(latest)}; in this plan they are ready on ${longDate(due)}.`
        : `Our files are ready on ${longDate(due)}; ${spanOf(makingDays)} after that belong to whoever prints, makes or builds.`
      : '',
    isMakingShort
      ? `For making and building that leaves ${spanOf(makingDays)}, where ${spanOf(usualMaking)} are usual: whoever builds it has to say before the start what can be there by your day, and what comes after.`
      : '',
    isTight
      ? `It is tight: there ${isAre(left)} ${spanOf(left)}, and at its usual pace this takes ${spanOf(all)}. ${isMakingShort ? 'Our drawing' : 'It'} works with ${schedule.rounds === 1 ? 'one direction, one round of changes' : 'short ways'} and answers within two days, so we would begin at once.`
      : spare > 2
        ? `That leaves ${numberWord(spare)} weeks in hand.`
        : '',
    other,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What of it can be there in too few days. */
function firstPart(plan: Plan): string {
  const { left = 0 } = plan.schedule;
  const [first, second] = linesOf(plan);
  if (!first || left < 4) return 'a first talk and a plan';
  const name = (line: { name: string }) => `“${line.name}”`;
  return plan.pieces.isStaged && second && left > 20
    ? `the first two lines, ${name(first)} and ${name(second)}, and a list of what can be done at once without them`
    : `the first line, ${name(first)}`;
}
