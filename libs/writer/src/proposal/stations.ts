import { addWorkingDays, workdayAt, workingDaysBetween } from './calendar';
import type { Day } from './reading/days';
import type { Thing } from './order/order';
import type { Phase, TradeId } from './trades';

// The phases of a plan are laid between stations: days by which so many of them are done.

/** A phase of the work, and where its name stands. */
export interface Step extends Phase {
  trade: TradeId;
  index: number;
}

/** A line of the plan: the end of a phase, an approval, files that go out, or a day of the client's. */
export interface Row {
  phase?: Step;
  /** those who have to agree see what is finished */
  isApproval?: true;
  /** what goes to its makers for a day of its own */
  things?: readonly Thing[];
  day?: Day;
  label?: string;
  /** … in the client's noun */
  isOwn?: boolean;
  until?: Date;
  weeks?: readonly [from: number, to: number];
}

/** Time that does not suffice. */
export interface Stretch {
  /** working days there are */
  left: number;
  /** and that it usually takes */
  usual: number;
  from: Date;
  to: Date;
  isTooNear: boolean;
}

interface Station {
  /** so many phases are done by then */
  done: number;
  date: Date;
  /** it may be earlier, too */
  isLatest: boolean;
  /** what is done early lies ready: nothing is drawn out up to the day */
  isFree?: boolean;
  /** all of the time is used */
  isDrawnOut?: boolean;
}

/** Nobody works slower than that, however much time there is: the rest is kept in reserve. */
const LEISURE = 2;
/** … and over a time that is named so. */
const DRAWN_OUT = 4;
/** Before the day of use all of it lies ready for so many working days, or for this part of a short time. */
const MARGIN = 5;
const LAST = 0.1;
const TIGHT = 0.9;
const TOO_NEAR = 0.5;
const IMPOSSIBLE = 0.3;

const LATEST = /(?<!\p{L})(?:by|before|latest|bis|vor|spätestens|antes|avant|d['’]ici)(?!\p{L})/iu;
/** What closes is no day to show something on. */
const CLOSES =
  /(?<!\p{L})(?:clos(?:es|ing)|deadline|applications?|bewerbung\p{L}*|frist|plazo|solicitud|clôture|candidature)(?!\p{L})/iu;
const SHOWN =
  /(?<!\p{L})(?:show\p{L}*|fair|see|present\p{L}*|zeig\p{L}*|messe|montr\p{L}+|salon|mostrar|feria)(?!\p{L})/iu;

export const usualOf = (steps: readonly Step[]): number => steps.reduce((sum, { days }) => sum + days, 0);

/** A model is there when it is shown; a trial takes as long as they say, or as it takes from the day on which it may begin. */
const testedBy = ({ clause, date, until, text }: Day, days: number): Date =>
  SHOWN.test(clause)
    ? date
    : (until ?? (/^(?:from|ab|desde|dès|à partir)/iu.test(text) ? addWorkingDays(date, Math.round(days / 2)) : date));

interface Dated {
  draft: Day | undefined;
  test: Day | undefined;
  files: Date | undefined;
  /** what needs the place cannot be made before */
  access: Date | undefined;
  end: Date | undefined;
  /** the files' day follows from how long others take, and is not named */
  isCounted?: boolean;
  /** the work takes all of the time up to the end */
  isSpread?: boolean;
}

/** Which phase each of the client's days ends, in their order. */
export function stationsOf(
  steps: readonly Step[],
  start: Date,
  { draft, test, files, access, end, isCounted, isSpread }: Dated,
): Station[] {
  const ours = steps.filter((phase) => !phase.isMade).length;
  const drafted = steps.findIndex((phase) => phase.isDraft) + 1;
  const tried = Math.min(drafted + 1, ours);
  // where the making would begin before the place can be entered
  const isShut =
    access &&
    end &&
    access < end &&
    workingDaysBetween(start, access) * usualOf(steps) > workingDaysBetween(start, end) * usualOf(steps.slice(0, ours));
  const dated: (Omit<Station, 'date'> & { date: Date | undefined })[] = [
    {
      done: drafted,
      date: draft?.date,
      isLatest: LATEST.test(draft?.clause ?? ''),
      isFree: CLOSES.test(draft?.clause ?? ''),
    },
    {
      done: tried,
      date: test && testedBy(test, steps[tried - 1]?.days ?? 0),
      isLatest: LATEST.test(test?.clause ?? ''),
    },
    { done: ours, date: files ?? (isShut ? access : undefined), isLatest: false, isFree: isCounted ?? false },
    { done: steps.length, date: end, isLatest: false, isFree: !isSpread, isDrawnOut: isSpread ?? false },
  ];
  const stations = dated
    .filter(
      (one): one is Station => one.date !== undefined && one.done > 0 && one.date > start && (!end || one.date <= end),
    )
    .sort((one, other) => +one.date - +other.date);
  // a day by which less is done than on an earlier one is a line of the plan, and no station
  return eased(
    stations.filter(({ done }, index) => stations.slice(0, index).every((one) => one.done < done)),
    steps,
    start,
  );
}

/** What only has to be there 'by' a day is there earlier where the rest needs the time. */
function eased(stations: readonly Station[], steps: readonly Step[], start: Date): Station[] {
  const all = stations.map((one) => ({ ...one }));
  for (let index = all.length - 2; index >= 0; index--) {
    const [before, one, next] = [all[index - 1], all[index]!, all[index + 1]!];
    const latest = addWorkingDays(next.date, -usualOf(steps.slice(one.done, next.done)));
    const first = addWorkingDays(before?.date ?? start, usualOf(steps.slice(before?.done ?? 0, one.done)));
    if (one.isLatest && latest < one.date) one.date = new Date(Math.max(+latest, Math.min(+first, +one.date)));
  }
  return all;
}

/** The days on which the phases end, what is left in reserve, and where the time does not suffice. */
export function laidOut(
  steps: readonly Step[],
  stations: readonly Station[],
  start: Date,
  isOpen: (date: Date) => boolean,
  /** the client says when the files go out */
  hasOwnDays: boolean,
) {
  const rows: Row[] = [];
  const stretches: Stretch[] = [];
  let [at, done, spare] = [start, 0, 0];
  for (const { done: next, date, isFree, isDrawnOut } of [
    ...stations,
    { done: steps.length, date: undefined, isFree: false, isDrawnOut: false },
  ]) {
    const some = steps.slice(done, next);
    if (some.length === 0) continue;
    const usual = usualOf(some);
    const left = date ? workingDaysBetween(at, date, isOpen) : usual;
    const factor = left / usual;
    // only the end says that the time does not suffice; before it the rest may be shifted
    const isEnd = next === steps.length;
    // … and not where the whole has its time
    const whole = isEnd && date ? workingDaysBetween(start, date, isOpen) / usualOf(steps) : 1;
    // how long the makers need is theirs to say
    const isOthers = some.every(({ isMade }) => isMade) && hasOwnDays;
    if (date && !isOthers && (factor < TOO_NEAR || (isEnd && factor < TIGHT && whole < TIGHT)))
      stretches.push({ left, usual, from: at, to: date, isTooNear: whole < TOO_NEAR || factor < IMPOSSIBLE });
    // the day of use is not the day on which it is finished
    const margin = isFree ? Math.min(MARGIN, Math.floor(left * LAST)) : 0;
    const pace = Math.min((left - margin) / usual, isDrawnOut ? DRAWN_OUT : LEISURE);
    spare = Math.max(spare, Math.floor((left - usual * pace) / 5));
    for (const [index, phase] of some.entries()) {
      at =
        date && index === some.length - 1 && !((isFree && factor > LEISURE) || (isDrawnOut && factor > DRAWN_OUT))
          ? workdayAt(margin > 0 ? addWorkingDays(date, -margin, isOpen) : date, isOpen)
          : addWorkingDays(at, Math.max(1, Math.floor(phase.days * pace)), isOpen);
      rows.push({ phase, until: at });
    }
    done = next;
  }
  const tight = stretches.sort((one, other) => one.left / one.usual - other.left / other.usual)[0];
  return { rows, tight, reserve: spare > 1 ? spare : 0 };
}
