import { addDays, isWorkday, workingDaysBetween } from './dates';
import type { Reading } from './reading/request';
import type { DayInRole } from './reading/roles';

export type PhaseId = 'start' | 'ideas' | 'work' | 'files' | 'making';

/** A stretch of the work: by when it is done where the request names an end, and in which weeks from the order. */
interface Phase {
  id: PhaseId;
  until?: Date;
  weeks: readonly [from: number, to: number];
}

export interface Schedule {
  phases: Phase[];
  /** the client's day from which all is counted back */
  day?: DayInRole;
  /** working days to the day */
  left: number;
  /** working days that all of it takes at its usual pace */
  all: number;
  /** the days are fewer than such work takes */
  isTight: boolean;
  /** … so few that weeks are told instead of days */
  isTooNear: boolean;
}

const LEAST = 0.45;

/** No day of delivery: what is on it is taken away, or ends; and what is only offered. */
const ENDING =
  /(?<!\p{L})(?:remov\w*|gone|dismantl\w*|ends?|ending|expir\w*|until|till|closes?|closed|returned|harvest|between|zwischen|entre|holiday|busy|bis dahin|(?:i|we) can|if you|confirm\w*|samples?|signed|pays?|paid|order(?:ed)?|bestell\w*)(?!\p{L})/iu;
/** Said of what is to be made, or of the client's own opening. */
const OURS =
  /(?<!\p{L})(?:we|i|our|my|it|everything|all of it|must|needs?|needed|before|in time for|ready|deadline|due|finished|launch|opening|vor|bis|wir|ich|unser\p{L}*|alles|muss|müssen|fertig|eröffn\p{L}*|abrimos|inauguramos|tiene que|tienen que|list[oa]s?|necesit\p{L}+|nous|on (?:ouvre|reprend|doit|veut|a)|notre|tout|doit|doivent|prêt\p{L}*|ouvr\p{L}+)(?!\p{L})/iu;

/** What is not spent by then goes back. */
const SPEND = /(?<!\p{L})(?:spen[dt]|dépens\p{L}+|ausgegeben|ausgeben|gastar\p{L}*|paid out)(?!\p{L})/iu;

/** The one day on which everything has to be in use, where nothing else can be meant: a letter that names several has none. */
function dueDay({ days, confidential, wanted, sayings }: Reading, today: Date): DayInRole | undefined {
  const due = days.filter(
    ({ date, role, passage, text }) =>
      date > today &&
      (role === 'needed' || role === 'event' || role === 'first' || role === 'meeting' || SPEND.test(passage.text)) &&
      !sayings.some((one) => one.passage === passage && one.kind === 'aside') &&
      !ENDING.test(clauseAround(passage.text, text)),
  );
  const [first] = due;
  if (!first || due.some(({ date }) => +date !== +first.date)) return undefined;
  const { passage } = first;
  if (passage.isOthers || confidential.includes(passage.text) || passage.text.includes('?')) return undefined;
  // 'we need the cover by then': of some things, and not of all
  const here = wanted.filter((one) => one.passage === passage).length;
  const isOfAll = here === 0 || here === wanted.length;
  return isOfAll && (OURS.test(passage.text) || SPEND.test(passage.text) || passage.text.split(' ').length < 5)
    ? first
    : undefined;
}

/** The words around a day, from comma to comma. */
function clauseAround(text: string, day: string): string {
  const at = text.indexOf(day);
  const before =
    text
      .slice(0, at)
      .split(/[,;:(]\s?/)
      .at(-1) ?? '';
  const after = text.slice(at + day.length).split(/[,;:)]/)[0] ?? '';
  return before + day + after;
}

/** What takes longer than a printer to make. */
const MAKING: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:mou?ld(?:ed|ing|s)?|tooling|injection|prototypes?|mock-?ups?|assembl\w+|spritzguss|werkzeugbau)(?!\p{L})/iu,
    60,
  ],
  [
    /(?<!\p{L})(?:exhibition|museum|fit[- ]?out|interior|refurbish\w*|renovat\w*|builders?|carpent\w+|joiner\w*|ausstellung|innenausbau|umbau|exposición|reforma|scénographie|travaux|aménagement|stand|booths?)(?!\p{L})/iu,
    45,
  ],
  [
    /(?<!\p{L})(?:web ?site|web ?shop|online shop|app|portal|webseite|página web|una web|site internet|site web)(?!\p{L})/iu,
    30,
  ],
];
const PRINTING = 15;

/** On that day it is shown or decided, and made after it. */
const SHOWN =
  /(?<!\p{L})(?:show|shown|present(?:ed|ation)?|pitch|decides?|decision|board|council|assembly|committee|samples?|zeigen|gezeigt|vorstell\p{L}*|tagt|versammlung|entscheid\p{L}*|muster|presentar|mostrar|asamblea|montrer|présent\p{L}+|assemblée)(?!\p{L})/iu;

/** Working days of each phase at its usual pace, by the number of things. */
function spansOf({ wanted, request }: Reading, day: DayInRole | undefined): [PhaseId, number][] {
  const count = Math.max(1, wanted.length);
  const known = wanted.flatMap(({ of }) => (of ? [of] : []));
  const isSmall = known.length === wanted.length && known.length === 1 && known.every(({ days }) => days < 5);
  const usual = MAKING.find(([pattern]) => pattern.test(request))?.[1] ?? PRINTING;
  const isMade = usual !== PRINTING || known.length < count || known.some((one) => one.isMade);
  const making: [PhaseId, number][] =
    isMade && !(day && SHOWN.test(day.passage.text)) ? [['making', isSmall ? Math.min(usual, 8) : usual]] : [];
  return isSmall
    ? [['start', 2], ['ideas', 4], ['work', 3], ['files', 1], ...making]
    : [
        ['start', 5],
        ['ideas', Math.min(15, 8 + count)],
        ['work', Math.min(25, 9 + 2 * count)],
        ['files', Math.min(8, 2 + count)],
        ...making,
      ];
}

/** Counted back from the client's day; without one, in weeks from the order. */
export function scheduleOf(reading: Reading, today: Date): Schedule {
  const day = dueDay(reading, today);
  const spans = spansOf(reading, day);
  const all = spans.reduce((sum, [, days]) => sum + days, 0);
  const weeks = inWeeks(spans);
  if (!day) return { phases: weeks, left: 0, all, isTight: false, isTooNear: false };
  const left = workingDaysBetween(today, day.date);
  const isTooNear = left < all * LEAST;
  const factor = Math.min(1, left / (all + 1));
  if (isTooNear) return { phases: weeks, day, left, all, isTight: true, isTooNear };
  const phases = [...weeks].reverse();
  let until = atWork(day.date, 0);
  phases.forEach((phase, index) => {
    phase.until = until;
    const days = spans[spans.length - 1 - index]![1];
    until = atWork(until, Math.max(1, Math.floor(days * factor)));
  });
  return { phases: phases.reverse(), day, left, all, isTight: left < all, isTooNear };
}

/** So many working days before; a weekend counts as the Friday before it. */
function atWork(from: Date, days: number): Date {
  let date = from;
  while (!isWorkday(date)) date = addDays(date, -1);
  for (let left = days; left > 0;) {
    date = addDays(date, -1);
    if (isWorkday(date)) left--;
  }
  return date;
}

function inWeeks(spans: readonly [PhaseId, number][]): Phase[] {
  let passed = 0;
  return spans.map(([id, days]) => {
    const weeks = [Math.floor(passed / 5) + 1, Math.max(1, Math.ceil((passed + days) / 5))] as const;
    passed += days;
    return { id, weeks };
  });
}
