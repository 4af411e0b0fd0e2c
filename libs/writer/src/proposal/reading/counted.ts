import { addDays, daysBetween } from '../calendar';
import type { Figure } from '../figure';
import type { Day } from './days';
import type { Duration } from './durations';

/** It is done with what is made, and not with what is tried before. */
const PROOF =
  /(?<!\p{L})(?:certif\p{L}*|series (?:parts|pieces)|notified|EN \d|ISO|lab|laboratory|institute|zertifi\p{L}+|homolog\p{L}+)(?!\p{L})/iu;
const isAfterFiles = ({ kind, clause }: Duration): boolean =>
  kind === 'making' || kind === 'transport' || (kind === 'trial' && PROOF.test(clause));
/** By then it is paid for. */
const SPENT = /(?<!\p{L})(?:spent|invoiced|settled|accounted|abgerechnet|gastado|dépensé)(?!\p{L})/iu;
/** Shown or counted: nothing is made for it. */
const ENDS: readonly Day['role'][] = ['live', 'window', 'day'];

/** A day that follows from another and from how long something takes. */
const dayOf = ({ clause, passage }: Duration, of: Day, date: Date, role: Day['role']): Day => ({
  text: of.text,
  at: of.at,
  date,
  isVague: false,
  role,
  clause,
  passage,
  isCounted: true,
});

/**
 * What follows from the steps of others: by when the files are due, so that what they make is there in time; from when one may build, and when a
 * trial has ended; and where all of it together does not fit.
 */
export function countedFrom(days: readonly Day[], durations: readonly Duration[]): { days: Day[]; figures: Figure[] } {
  const more: Day[] = [];
  const figures: Figure[] = [];
  const firm = days.filter(({ isVague, role, clause }) => !isVague && role !== 'told' && !SPENT.test(clause));
  // forward from the day that stands beside it: 'drawings by 1 February; the permit takes eight weeks'
  for (const one of durations.filter((duration) => !isAfterFiles(duration) && duration.kind !== 'clearance')) {
    const from = firm.find(({ passage, until }) => passage.text === one.passage.text && until === undefined);
    if (from) more.push(dayOf(one, from, addDays(from.date, one.days), one.kind === 'permit' ? 'access' : 'test'));
    // a permit is asked for so long before the works may begin
    const works = firm.find(({ role }) => role === 'window') ?? firm.find(({ role }) => role === 'access');
    if (!from && works && one.kind === 'permit') more.push(dayOf(one, works, addDays(works.date, -one.days), 'files'));
  }
  const steps = durations.filter(isAfterFiles);
  const end =
    firm.filter(({ role }) => role === 'live').sort((one, other) => +one.date - +other.date)[0] ??
    firm.filter(({ role }) => ENDS.includes(role)).at(-1);
  if (steps.length === 0 || !end) return { days: more, figures };
  const sum = steps.reduce((all, { days: own }) => all + own, 0);
  const due = addDays(end.date, -sum);
  const named = firm.filter(({ role, date }) => role === 'files' && date < end.date).at(-1);
  const before = [named, ...more]
    .filter((one): one is Day => one !== undefined)
    .sort((one, other) => +other.date - +one.date)[0];
  if (before && daysBetween(before.date, end.date) < sum - 3)
    figures.push({
      kind: 'chain',
      steps: steps.map(({ clause }) => clause.replace(/[.\s]+$/u, '')).join('; '),
      weeks: Math.round(sum / 7),
      from: before.date,
      to: end.date,
      end: addDays(before.date, sum),
    });
  else if (!named) more.push(dayOf(steps[0]!, end, due, 'files'));
  return { days: more, figures };
}
