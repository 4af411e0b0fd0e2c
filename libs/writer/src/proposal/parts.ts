import { capital } from '../pen';
import { answersOf } from './answers';
import { isWeekend, longDate } from './dates';
import { blocks, plain, points, quoted, steps, table } from './markdown';
import { lowerName, namesOf, numberWord, type Plan } from './plan';
import type { Deliverable } from './reading/asked';
import type { Effect } from './reading/request';
import type { DateRole, DayInRole, Sum } from './reading/roles';
import type { PhaseId } from './schedule';

/** What a person fills in before the proposal is sent. */
const PRICE = '[price]';
export const NAME = '[name]';
const ANSWER = '[answer]';
const CONFIRM = '[confirm]';

/** A line of the scope. */
export interface Line {
  name: string;
  /** sizes and numbers, as the client gives them */
  detail: string;
  gives: string;
}

const inWords = (text: string) => plain(text.replace(/[\s.;]+$/, ''));

export function linesOf({ reading, brief }: Plan): Line[] {
  if (reading.asked.length === 0)
    return [
      brief.pictures.length > 0 && reading.request === ''
        ? {
            name: 'A design in the direction of the pictures',
            detail: '',
            gives: 'what it is for is the first question below',
          }
        : {
            name: 'A first step',
            detail: '',
            gives:
              'what exists looked through, and two ways to go on, in words and rough sketches, with what each would take to make',
          },
    ];
  return reading.asked.map(({ name, detail, kind }) => ({
    name: inWords(name),
    detail: /\b(?:we|our|ours|I|my|us|you|your)\b/.test(detail)
      ? quoted(detail.replace(/[\s.;]+$/, ''))
      : inWords(detail),
    gives: kind.gives,
  }));
}

/** 'a logo, labels and a menu': what is asked, in a sentence. */
export const thingsAsked = ({ reading: { asked } }: Plan): string => (asked.length === 0 ? '' : plain(namesOf(asked)));

const withMarks = (lines: readonly Line[], things: readonly Deliverable[]) =>
  lines.map((line, index) => ({
    ...line,
    name: things[index]?.mark ? `${things[index].mark}) ${line.name}` : line.name,
  }));

const TWO_TOTALS = /\b(?:two|2) (?:separate )?(?:offers|totals|prices|invoices|quotes|quotations)\b/i;

/** The scope with a price for each line. */
export function scopeTable(plan: Plan, head: readonly [string, string, string, string]): string {
  const lines = withMarks(linesOf(plan), plan.reading.asked);
  const hasDetail = lines.some(({ detail }) => detail !== '');
  const rows = lines.map(({ name, detail, gives }) => [
    `**${name}**`,
    ...(hasDetail ? [detail || '–'] : []),
    gives,
    PRICE,
  ]);
  if (rows.length > 1 && !TWO_TOTALS.test(plan.reading.request))
    rows.push([
      `**${rows.length === 2 ? 'Both' : `All ${numberWord(rows.length)}`} together**`,
      ...(hasDetail ? ['–'] : []),
      'ordered at once',
      PRICE,
    ]);
  return table(hasDetail ? head : [head[0], head[2], head[3]], rows);
}

export const scopePoints = (plan: Plan): string =>
  points(
    withMarks(linesOf(plan), plan.reading.asked).map(
      ({ name, detail, gives }) => `**${name}**${detail ? ` (${detail})` : ''}: ${gives}. ${PRICE}`,
    ),
  );

/** What is not part of it: said to be so by the client, or left to others. */
export function besides({ reading }: Plan): string | undefined {
  const { maybe, withdrawn, isProductionAsked, asked } = reading;
  const isMade = asked.some(({ kind }) => kind.isMade);
  return (
    blocks(
      TWO_TOTALS.test(reading.request) &&
        `Two totals, as you ask: ${PRICE} for the one part, ${PRICE} for the other; which line belongs to which stands beside it.`,
      maybe.length > 0 &&
        `Only perhaps, or later, as you write: ${plain(namesOf(maybe))}. ${maybe.length === 1 ? 'It is' : 'They are'} priced apart: ${PRICE}.`,
      withdrawn.length > 0 && `Left out, as you write: ${withdrawn.map(({ text }) => quoted(text)).join(' ')}`,
      isMade &&
        (isProductionAsked || reading.sums.some(({ role, withMaking }) => role === 'budget' && withMaking)
          ? `Making is part of it. It stands on a line of its own, after quotes that you have seen: ${PRICE}.`
          : 'Printing and making are not in these prices; whoever makes it gets files that are ready, and bills you.'),
    ) || undefined
  );
}

const EFFECTS: Record<Effect, string> = {
  stays: 'Stays, and what we draw is fitted to it',
  never: 'Kept out of every draft',
  drafts: 'What we work to',
  law: 'Cleared with whoever answers for it on your side before files are final; we give no legal advice',
  contact: 'How we are in touch',
};

/** What the client holds us to, under where it takes effect. */
export function conditions({ reading }: Plan): string | undefined {
  const groups = new Map<Effect, string[]>();
  for (const { text, effect } of reading.conditions) groups.set(effect, [...(groups.get(effect) ?? []), text]);
  if (groups.size === 0) return undefined;
  return points(
    (Object.keys(EFFECTS) as Effect[]).flatMap((effect) => {
      const said = groups.get(effect);
      return said ? [`**${EFFECTS[effect]}:** ${joined(said)}`] : [];
    }),
  );
}

/** Lines under one heading are told with it once: 'Please do not: “use gold”, “show food”'. */
function joined(said: readonly string[]): string {
  const heads = new Map<string, string[]>();
  const single: string[] = [];
  for (const text of said) {
    const [, head, rest] = /^([^:“”"]{3,60}): (.+)$/.exec(text) ?? [];
    if (head && rest && said.filter((one) => one.startsWith(`${head}: `)).length > 1)
      heads.set(head, [...(heads.get(head) ?? []), rest]);
    else single.push(quoted(text));
  }
  return [
    ...[...heads].map(
      ([head, rest]) => `${quoted(`${head}:`)} ${rest.map((one) => quoted(one.replace(/[.;]$/, ''))).join(', ')}.`,
    ),
    ...single,
  ].join(' ');
}

/** What the client said of the work that has no other place. */
export const facts = ({ reading }: Plan): string | undefined =>
  reading.facts.length > 0 ? points(reading.facts.slice(0, 8).map((text) => quoted(text))) : undefined;

/** Wishes that pull apart: named, and not decided here. */
export function conflicts({ reading }: Plan): string | undefined {
  if (reading.conflicts.length === 0) return undefined;
  return `${reading.conflicts.map((text) => quoted(text)).join(' ')} ${reading.conflicts.length === 1 ? 'This pulls' : 'These pull'} in two directions. We do not choose for you here: the first ideas show where each way leads, and we say which one we would take. The decision is yours, before anything is worked out.`;
}

export function answerPoints(plan: Plan): string | undefined {
  const all = answersOf(plan);
  return all.length === 0
    ? undefined
    : all
        .map(
          ({ question, text, isToConfirm }) =>
            `**${quoted(question)}** ${text ?? ANSWER}${isToConfirm ? ` ${CONFIRM}` : ''}`,
        )
        .join('\n\n');
}

const PHASE_NAMES: Record<PhaseId, string> = {
  start: 'Start',
  ideas: 'First ideas',
  development: 'Worked out',
  artwork: 'Final files',
  making: 'Making',
};

const workOf = (id: PhaseId, { schedule, reading }: Plan): string => {
  const count = reading.asked.length;
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
      return reading.asked.some(({ kind }) => kind.isMade)
        ? 'checked, and sent to you or to whoever makes them'
        : 'checked, and sent to you';
    case 'making':
      return 'with our eyes on the first pieces';
  }
};

const short = (date: Date) =>
  date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Each phase with when it is and what it holds. */
export const phaseRows = (plan: Plan): [when: string, name: string, work: string][] =>
  plan.schedule.phases.map(({ id, from, to, weeks }) => [
    !to ? weeks : from && +from < +to ? `${short(from)} to ${short(to)}` : short(to),
    PHASE_NAMES[id],
    workOf(id, plan),
  ]);

const OTHER_DATES: Partial<Record<DateRole, string>> = {
  first: 'first ideas are with you before that',
  offer: 'our answer is with you before that',
  meeting: 'what there is to decide is with you before that',
  supply: 'what it brings goes in from then on',
  payment: 'taken into the terms',
  event: 'kept free for it',
  needed: 'due then',
};

/** What is counted back from, and what that means. */
export function deadline(plan: Plan): string | undefined {
  const { schedule, reading } = plan;
  const { day, due, because, isTight, isTooShort, isHopeless, left } = schedule;
  if (!day || !due) return undefined;
  const said = day.passage.isOthers ? quoted(day.text) : clauseOf(day);
  if (isHopeless)
    return `${said} From today to ${longDate(due)} there are ${left === undefined ? 'few' : Math.max(0, left)} working days; what you list takes the weeks below. If that very day is meant, tell us which part you need first, and we plan that part for it. If it is the same day a year later, there is room for everything.`;
  const lead =
    reading.lead && because === reading.lead.text
      ? quoted(reading.lead.sentence.length < 170 ? reading.lead.sentence : because)
      : undefined;
  const weekday = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s?day|nesday|rsday|urday)?\b/i.exec(day.text)?.[1]?.toLowerCase();
  const isOtherDay = weekday !== undefined && !longDate(day.date).toLowerCase().startsWith(weekday);
  const parts = [
    said === lead ? said : [said, lead].filter((one) => one !== undefined).join(' '),
    day.isVague && !/christmas|xmas|new year/i.test(day.text)
      ? `That names no day; we count back from ${longDate(due)} until you tell us one.`
      : lead
        ? `That day is ${longDate(day.date)}, so our files are due on ${longDate(due)}.`
        : because
          ? `That is ${longDate(day.date)}. ${capital(because)}, so our files are due on ${longDate(due)}.`
          : +due === +day.date
            ? `We count back from ${longDate(due)}.`
            : isWeekend(day.date)
              ? `${longDate(day.date)} is at the weekend, so everything is with you on ${longDate(due)}.`
              : `Between Christmas and New Year nobody is at work, so everything is with you on ${longDate(due)}.`,
    isOtherDay
      ? `In ${day.date.getUTCFullYear()} that day is a ${longDate(day.date).split(' ')[0] ?? ''}: which of the two is right?`
      : '',
    isTight || isTooShort ? shortTime(plan) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** What can be done in too few days. */
function shortTime({ schedule: { left = 0, isTooShort, due }, reading: { asked } }: Plan): string {
  const [first] = asked;
  const days = `There ${left === 1 ? 'is one working day' : `are ${Math.max(0, left)} working days`} until ${due ? longDate(due) : 'then'}`;
  if (left <= 0) return 'That is too near for anything that deserves the name.';
  if (isTooShort && asked.length > 1 && first)
    return `${days}: the ${lowerName(first.name)} can be done in them, in one direction and with one round of changes; what else is there by then we say on the first day.`;
  return `${days}, so there is one direction, one round of changes, and answers within a day.`;
}

/** The words around a day, not the whole letter. */
function clauseOf({ passage: { text }, at, text: date }: DayInRole): string {
  if (text.length < 120) return quoted(text);
  const from = Math.max(text.lastIndexOf(', ', at), text.lastIndexOf('; ', at), text.lastIndexOf(': ', at), -2) + 2;
  const end = /[,;.](?=\s|$)/.exec(text.slice(at + date.length))?.index;
  return quoted(text.slice(from, end === undefined ? undefined : at + date.length + end));
}

export function otherDates({ reading, schedule }: Plan): string | undefined {
  const seen = new Set<string>();
  const rows = reading.days
    .filter(
      (one) =>
        one.role !== 'other' &&
        one.role !== 'offer' &&
        !one.passage.isOthers &&
        one !== schedule.day &&
        !reading.confidential.includes(one.passage.text),
    )
    .sort((one, other) => +one.date - +other.date)
    .flatMap((one) => {
      const key = `${+one.date} ${one.role}`;
      if (seen.has(key) || (schedule.day && +one.date === +schedule.day.date && one.passage === schedule.day.passage))
        return [];
      seen.add(key);
      return [
        `**${one.isVague ? quoted(one.text) : longDate(one.date)}** (${clauseOf(one)}): ${OTHER_DATES[one.role] ?? ''}`,
      ];
    });
  return rows.length > 0 ? points(rows.slice(0, 8)) : undefined;
}

/** What a printer or maker has asked. */
const isMakers = ({ role, passage }: Sum): boolean =>
  role === 'theirs' &&
  /\b(?:printer|printing|maker|carpenter|tailor|mill)\b.*\b(?:estimate|quote[sd]?|price|asks?)\b/i.test(passage.text);

/** The client's sums beside ours: nothing is promised that nobody has calculated. */
export function budget({ reading }: Plan): string | undefined {
  const ceilings = reading.sums.filter(({ role }) => role === 'budget');
  const [ceiling] = ceilings;
  const threshold = reading.sums.find(({ role }) => role === 'threshold');
  const passages = [...new Set(ceilings.map(({ passage }) => passage.text))].filter((text) => !/\?["”]?$/.test(text));
  const frame =
    ceiling === undefined || passages.length === 0
      ? undefined
      : passages.join('').length < 330
        ? passages.map((text) => quoted(text)).join(' ')
        : `Your sum: ${quoted(ceiling.text)}.`;
  return (
    blocks(
      frame &&
        `${frame} ${ceiling?.withMaking ? `Making is paid from it, too: ${PRICE} of it for making, ${PRICE} for what we do.` : `All our lines together: ${PRICE}. Where that is more than you have, we say which line to leave out or to make smaller, and not which corner to cut.`}`,
      ceiling &&
        reading.sums.some(isMakers) &&
        `${quoted(reading.sums.find(isMakers)!.passage.text)} That part is theirs; what is left of the sum is the frame for our lines.`,
      threshold && `${quoted(threshold.passage.text)} All our lines together: ${PRICE}.`,
    ) || undefined
  );
}

export const people = ({ reading }: Plan): string | undefined =>
  reading.people.length > 0
    ? `On your side, as you write: ${reading.people.map((text) => quoted(text)).join(' ')}`
    : undefined;

/** What the work cannot be begun or priced without; nothing that the request says. */
export function questionsOf(plan: Plan): string[] {
  const { reading, schedule, isSilent, isNote } = plan;
  const { asked, request, unseen, sums, days } = reading;
  const questions: string[] = [];
  if (asked.length === 0)
    questions.push(
      isSilent
        ? 'What is to be made in this direction, and where will it be seen first?'
        : 'Which pieces exactly are to be made, and how many of each?',
    );
  if (unseen)
    questions.push(
      `You write ${quoted(unseen.replace(/^the /i, ''))}: could you send us a photograph of it, a file, or its number?`,
    );
  if (
    /\b(?:logo|badge|emblem)\b[^.]{0,30}\b(?:stays?|remains?|keep|is to be kept)\b|\b(?:existing|keep (?:the|our)|current) logo\b/i.test(
      request,
    ) &&
    !/\b(?:svg|vector|\.ai\b|eps)\b/i.test(request)
  )
    questions.push(
      `Your logo as it is: have you got it as a vector file (SVG, PDF, AI)? If there is only a picture of it, drawing it anew is a line of its own: ${PRICE}.`,
    );
  if (schedule.day?.isVague && !/christmas|xmas|new year/i.test(schedule.day.text))
    questions.push(`${quoted(schedule.day.text)}: which day is that?`);
  else if (
    !schedule.due &&
    !/\b(?:no (?:rush|hurry|deadline)|whenever|take your time)\b/i.test(request) &&
    !days.some(({ role }) => role === 'needed' || role === 'event')
  ) {
    // a day whose part nobody can tell is asked about in its own words
    const doubtful = days.find(
      (one) => (one.role === 'meeting' || one.role === 'supply') && !reading.confidential.includes(one.passage.text),
    );
    questions.push(
      doubtful
        ? `You name ${quoted(doubtful.text)}: is that the day by which it has to be there, or another one?`
        : 'Is there a day by which it has to be in use?',
    );
  }
  const isOneKind = new Set<string>();
  for (const { kind, name } of asked)
    if (kind.needs && !kind.needs[1].test(request) && !isOneKind.has(kind.id)) {
      isOneKind.add(kind.id);
      questions.push(
        asked.length > 1 ? `${capital(lowerName(plain(name)))}: ${lowerName(kind.needs[0])}` : kind.needs[0],
      );
    }
  if (
    sums.length === 0 &&
    !/\bfixed price\b|\btell\b.{0,20}\bprice\b/i.test(request) &&
    !reading.isRough &&
    !/\b(?:can['’]?t say|no idea|don['’]?t know)\b[^.]*\b(?:figure|sum|number|budget|cost|money)\b/i.test(request) &&
    !isNote
  )
    questions.push('Is there a sum that the whole has to stay within?');
  return questions.slice(0, isNote ? 3 : request.length < 900 ? 4 : 5);
}

/** Everything that a person at the studio still has to put in, in one place. */
export function forTheAuthor(plan: Plan, content: string): string {
  const { reading } = plan;
  const count = (mark: string) => content.split(mark).length - 1;
  const all = answersOf(plan);
  const unanswered = all.filter(({ text }) => text === undefined || text.includes(ANSWER));
  const confirm = all.filter(({ text, isToConfirm }) => text !== undefined && isToConfirm);
  const prices = count(PRICE);
  return steps([
    ...(prices > 0
      ? [`${prices === 1 ? 'One price, marked' : `${capital(numberWord(prices))} prices, each marked`} ${PRICE}.`]
      : []),
    ...(count(NAME) > 0 ? [`${count(NAME) === 1 ? 'A name, marked' : 'Names, marked'} ${NAME}.`] : []),
    ...(unanswered.length > 0
      ? [`Yours to answer, marked ${ANSWER}: ${unanswered.map(({ question }) => quoted(question)).join(' ')}`]
      : []),
    ...(confirm.length > 0
      ? [
          `Answered for you and binding once sent, marked ${CONFIRM}: ${confirm.map(({ question }) => quoted(question)).join(' ')}`,
        ]
      : []),
    ...(reading.terms.length > 0
      ? [`Terms that the client sets, to agree to or not: ${reading.terms.map((text) => quoted(text)).join(' ')}`]
      : []),
    ...(reading.days.some(({ role }) => role === 'offer')
      ? [`The client expects this paper by ${longDate(reading.days.find(({ role }) => role === 'offer')!.date)}.`]
      : []),
    ...(reading.asked.length === 0 && reading.request !== ''
      ? [
          'Nothing that is to be made was read out of this request with certainty: the scope offers a first step. What the client describes is yours to put in.',
        ]
      : []),
    ...(reading.letter.passages.length > 4 && reading.asked.length === 1 && reading.request.length > 700
      ? ['Only one thing was read out of a long request: check the scope against it.']
      : []),
    ...(reading.confidential.length > 0
      ? [
          `Kept out of this paper because it is not for every eye: ${reading.confidential.map((text) => quoted(text)).join(' ')}`,
        ]
      : []),
    ...(reading.letter.passages.some(({ isOthers }) => isOthers)
      ? ['The request holds earlier mails of other people; their words are quoted as they stand there.']
      : []),
    ...(reading.isForeign
      ? ['The request is not in English: this paper quotes it in its own language and is otherwise in English.']
      : []),
  ]);
}
