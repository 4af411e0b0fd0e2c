import { capital } from '../../pen';
import { isWeekend, longDate } from '../dates';
import { plain, quoted } from '../markdown';
import { lowerName, numberWord, type Plan } from '../plan';
import { clauseOfDay as clauseAround, type DateRole, type DayInRole } from '../reading/roles';
import type { PhaseId } from '../schedule';
import { told } from './told';

const PHASE_NAMES: Record<PhaseId, string> = {
  start: 'Start',
  ideas: 'First ideas',
  development: 'Worked out',
  artwork: 'Final files',
  making: 'Printing and making',
};

const workOf = (id: PhaseId, { schedule, reading }: Plan): string => {
  const count = reading.asked.length;
  const isMade = reading.asked.some(({ of }) => of.isMade);
  switch (id) {
    case 'start':
      return 'your answers, and what exists';
    case 'ideas':
      return schedule.rounds === 1 || count === 0
        ? 'one direction, shown in use'
        : 'two directions, shown in use, and which one we would take';
    case 'development':
      return `${count > 1 ? `the chosen one carried through ${count === 2 ? 'both' : `all ${numberWord(count)}`}` : 'the chosen one'}, with ${schedule.rounds === 1 ? 'one round' : 'two rounds'} of changes`;
    case 'artwork':
      return isMade ? 'checked with you, and sent to whoever makes them' : 'checked, and sent to you';
    case 'making':
      return isMade
        ? 'by whoever makes it; we look at the first pieces'
        : 'by whoever builds it; we look at what is built';
  }
};

const DAYS: Partial<Record<DateRole, string>> = {
  first: 'First to see',
  meeting: 'With you',
  supply: 'From you',
  away: 'Away',
  event: 'The day',
  needed: 'Due',
};

const short = (date: Date) =>
  date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });

type Row = [when: string, name: string, work: string];

/** Each phase, and between them each day that the client names, in their order. */
export function timeRows(plan: Plan): Row[] {
  const { phases } = plan.schedule;
  const rows = phases.map(({ id, from, to, weeks }): [at: number, row: Row] => [
    +(from ?? to ?? 0),
    [
      !to ? weeks : from && +from < +to ? `${short(from)} to ${short(to)}` : short(to),
      PHASE_NAMES[id],
      workOf(id, plan),
    ],
  ]);
  if (!phases.some(({ to }) => to !== undefined)) return rows.map(([, row]) => row);
  const { before } = plan.schedule;
  if (before)
    rows.push([+before.date, [short(before.date), DAYS.needed ?? '', told(plan, before.sentence).replace(/\.$/, '')]]);
  for (const one of namedDays(plan))
    rows.push([
      +one.date + 1,
      [
        short(one.date),
        one.role === 'event' && one !== plan.schedule.day ? 'Your date' : (DAYS[one.role] ?? ''),
        clauseOf(plan, one),
      ],
    ]);
  return rows.sort(([one], [other]) => one - other).map(([, row]) => row);
}

/** The client's days that belong into the schedule, each once. */
function namedDays({ reading, schedule, today }: Plan): DayInRole[] {
  const seen = new Set<string>();
  return reading.days.filter((one) => {
    const key = `${one.passage.text} ${one.role} ${one.role === 'away' ? '' : +one.date}`;
    if (
      !DAYS[one.role] ||
      one.isVague ||
      one.date <= today ||
      one.passage.isOthers ||
      one.passage.text.includes('?') ||
      reading.confidential.includes(one.passage.text) ||
      seen.has(key)
    )
      return false;
    seen.add(key);
    return !(schedule.isHopeless && one === schedule.day);
  });
}

/** Days of which only the month is known, where the schedule cannot show them. */
export function vagueDays(plan: Plan): string | undefined {
  const { reading, schedule } = plan;
  const exact = plan.isNote ? namedDays(plan).filter((one) => one !== schedule.day) : [];
  const vague = reading.days.filter(
    (one) =>
      one.isVague &&
      DAYS[one.role] &&
      one !== schedule.day &&
      !reading.days.some((other) => !other.isVague && other.passage === one.passage) &&
      !one.passage.isOthers &&
      !one.passage.text.includes('?') &&
      !reading.confidential.includes(one.passage.text) &&
      !reading.statements.some(({ passage }) => passage === one.passage),
  );
  const said = [...new Set([...exact, ...vague].slice(0, 5).map((one) => clauseOf(plan, one)))];
  return said.length > 0 ? `Also in the calendar: ${said.join('; ')}.` : undefined;
}

/** The words around a day, not the whole letter. */
function clauseOf(plan: Plan, one: DayInRole): string {
  // of a remark in confidence only the day is told
  if (plan.reading.delicate.includes(one.passage.text)) return plain(one.text);
  return told(plan, clauseAround(one)).replace(/\.$/, '');
}

const weeksOf = (plan: Plan): string => {
  const days = plan.schedule.phases.at(-1)?.weeks.match(/\d+$/)?.[0];
  return days ? (days === '1' ? 'one week' : `about ${days} weeks`) : 'the time below';
};

/** What is counted back from, and what that means: two or three sentences. */
export function deadline(plan: Plan): string | undefined {
  const { schedule } = plan;
  const { day, due, makingDays, isTight, isTooShort, isHopeless, isRoomy, left = 0, phases } = schedule;
  if (!day || !due) return undefined;
  if (isHopeless)
    return `To ${longDate(day.date)} there are ${left === 1 ? 'is one working day' : `${left} working days`}${makingDays > 0 ? ' before it has to be made' : ''}; what you list takes ${weeksOf(plan)}. If that day is meant, tell us which piece you need first and we plan that one for it${/20\d\d/.test(day.text) ? '' : '; if it is the same day a year later, there is room for all of it'}.`.replace(
      'there are is',
      'there is',
    );
  const weekday = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s?day|nesday|rsday|urday)?\b/i.exec(day.text)?.[1]?.toLowerCase();
  const isOtherDay = weekday !== undefined && !longDate(day.date).toLowerCase().startsWith(weekday);
  const start = phases.find(({ from }) => from !== undefined)?.from;
  return [
    day.isVague
      ? `You name no day (${quoted(day.text)}); we count back from ${longDate(day.date)} until you tell us one.`
      : `Counted back from ${longDate(day.date)}${isWeekend(day.date) && makingDays === 0 ? `, a weekend, so that everything is there on ${longDate(due)}` : ''}.`,
    makingDays > 0
      ? `${capital(numberWord(makingDays))} working days before it belong to whoever prints, makes or builds, so our files are ready on ${longDate(due)}.`
      : '',
    schedule.isMakingShort && !isHopeless
      ? 'That is little for making: whoever makes or builds it has to say before the start what can be there by then, and what comes after.'
      : '',
    isOtherDay
      ? `In ${day.date.getUTCFullYear()} that day is a ${longDate(day.date).split(' ')[0] ?? ''}: which of the two is right?`
      : '',
    isTooShort || isTight ? shortTime(plan) : '',
    isRoomy && start ? `There is room: work begins on ${longDate(start)} at the latest, and can begin before.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What can be done in too few days. */
function shortTime({ schedule: { left = 0, isTooShort, due, rounds }, reading: { asked, isForeign } }: Plan): string {
  const [first] = asked;
  const days = `There ${left === 1 ? 'is one working day' : `are ${left} working days`} until ${due ? longDate(due) : 'then'}`;
  if (left <= 0) return 'That is too near for anything that deserves the name.';
  if (isTooShort && asked.length > 1 && first)
    return `${days}: the ${plain(lowerName(first.name, isForeign))} can be done in them, in one direction and with one round of changes; what else is there by then we say on the first day.`;
  return rounds === 1
    ? `${days}, so there is one direction, one round of changes, and answers within a day.`
    : `${days}: enough, if answers come within two days.`;
}
