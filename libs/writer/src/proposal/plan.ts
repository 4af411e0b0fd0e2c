import { readText } from '@maquette/reading';
import { list } from '../pen';
import { addWorkingDays, isWeekend, longDate, type NamedDate, shortDate, workingDaysBetween } from './dates';
import type { Amount } from './money';
import { type Said, saidIn } from './said';
import type { StudioId } from './studios';
import { type Topic, topicsIn } from './topics';

/** What is known of a picture that came with the request. */
export interface ShownPicture {
  /** pixels */
  width: number;
  height: number;
  facts: {
    palette?: { hex: string; name: string; share: number }[];
    lines?: { text: string; contrast: number; isLarge: boolean }[];
    composition?: { brightness: number; contrast: number; quietSpace: number };
    quality?: { printWidth: number; printHeight: number };
  };
  description: string | null;
}

export interface ProposalBrief {
  request: string;
  studio: { id: StudioId; name: string };
  pictures: readonly ShownPicture[];
  /** of the day on which it is written */
  today: Date;
}

export type PhaseId = 'start' | 'ideas' | 'development' | 'artwork' | 'making';

/** A stretch of the work: with days where the request names an end, else with weeks from the start. */
export interface Phase {
  id: PhaseId;
  from?: Date;
  to?: Date;
  /** working days */
  days: number;
  /** 'Week 1', 'Weeks 2–4' from the day of the order */
  weeks: string;
}

/** What a proposal is made of, whoever words it. */
export interface Plan {
  brief: ProposalBrief;
  today: Date;
  /** nothing was said but that there are pictures */
  isSilent: boolean;
  isForeign: boolean;
  said: readonly Said[];
  of(...kinds: Said['kind'][]): Said[];
  asked: readonly Topic[];
  mentioned: { topic: Topic; word: string }[];
  title: string;
  /** the sum for the work, as it was written */
  budget: Amount | undefined;
  prices: readonly Amount[];
  dates: readonly NamedDate[];
  end: NamedDate | undefined;
  first: NamedDate | undefined;
  phases: readonly Phase[];
  /** the days are fewer than such work takes */
  isTight: boolean;
  /** parts are to be priced one by one */
  isPricedApart: boolean;
  /** the client may stop on the way */
  mayStop: boolean;
  isMade: boolean;
  /** so short that it is quoted whole */
  isShort: boolean;
  questions: readonly string[];
  assumptions: readonly string[];
}

export const DEFAULT_REQUEST = 'Please analyze these images and create a proposal.';
/** Working days that each takes where there is room. */
const DAYS: Record<PhaseId, number> = { start: 3, ideas: 10, development: 10, artwork: 5, making: 15 };
const MOST_QUESTIONS = 7;

export const numberWord = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? String(count);

export function planOf(brief: ProposalBrief): Plan {
  const { request } = brief;
  const today = new Date(Date.UTC(brief.today.getUTCFullYear(), brief.today.getUTCMonth(), brief.today.getUTCDate()));
  const isSilent = request.trim() === DEFAULT_REQUEST && brief.pictures.length > 0;
  const said = isSilent ? [] : saidIn(request, today).filter(({ kind }) => kind !== 'greeting');
  const { asked, mentioned } = topicsIn(said.filter(({ isForeign }) => !isForeign));
  const dates = said.flatMap((one) => one.dates);
  const amounts = said.flatMap((one) => one.amounts);
  const first = dates.filter(({ isFirst }) => isFirst).sort((a, b) => +a.date - +b.date)[0];
  const end = dates
    .filter(({ isFirst }) => !isFirst)
    .sort((a, b) => +a.date - +b.date)
    .at(-1);
  const isMade = asked.some((topic) => topic.isMade);
  const { phases, isTight } = scheduleOf(today, isMade, end, first);
  const plan: Plan = {
    brief,
    today,
    isSilent,
    isForeign: said.length > 0 && said.every((one) => one.isForeign),
    said,
    of: (...kinds) => said.filter(({ kind }) => kinds.includes(kind)),
    asked,
    mentioned: mentioned.map((topic) => ({ topic, word: wordOf(topic, said) })),
    title: titleOf(request, asked, isSilent, brief.pictures.length),
    budget: amounts.find(({ isPrice }) => !isPrice),
    prices: amounts.filter(({ isPrice }) => isPrice),
    dates,
    end,
    first: first && end && first.date >= end.date ? undefined : first,
    phases,
    isTight,
    isPricedApart:
      /\bseparate(?:ly)?\b|\bbreak ?down\b|\bin (?:stages|steps|parts)\b|\bper item\b|\beach item\b|\bstep by step\b/i.test(
        request,
      ),
    mayStop:
      /\b(?:may|might|could|have to|want to|able to) (?:have to )?stop\b|\bstop (?:there|here|after)\b|\bstop there\b/i.test(
        request,
      ),
    isMade,
    isShort: !isSilent && (request.length < 140 || said.every((one) => one.isForeign)),
    questions: [],
    assumptions: [],
  };
  return { ...plan, questions: questionsOf(plan), assumptions: assumptionsOf(plan) };
}

const wordOf = ({ pattern }: Topic, said: readonly Said[]): string =>
  said.map(({ text }) => pattern.exec(text)?.[0]).find((word) => word !== undefined) ?? '';

const NEEDS =
  /^(?:request|write|got|'m|am|ask|need|want|look|like|search|hope|wish|ask|plan|think|know|get|go|can|will|would|may|do|have)$/;

/** 'Logo for six dialysis centres'; how the request begins where it does not say so. */
function titleOf(request: string, asked: readonly Topic[], isSilent: boolean, pictures: number): string {
  if (isSilent) return pictures === 1 ? 'From a reference picture' : `From ${numberWord(pictures)} reference pictures`;
  const [main] = asked;
  const whose = main && whoIs(request);
  if (main && whose) return `${main.name} for ${whose}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (!main) return beginning(request);
  // where the client is comes first; what comes later may be where it is printed
  const place = readText(request.slice(0, 160)).places.find(({ phrase }) =>
    /^(?:in|at|near|on) \p{Lu}[\p{L}\s-]{2,30}$/u.test(phrase),
  );
  return place ? `${main.name} ${place.phrase}` : main.name;
}

/** What the client runs, makes or is, in their words. */
function whoIs(request: string): string | undefined {
  for (const { tokens, phrases, subject, kind } of readText(request).statements.slice(0, 3)) {
    if (subject !== 'brand' || kind === 'wish') continue;
    const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
    if (verb < 0 || NEEDS.test(tokens[verb]?.lemma ?? '')) continue;
    const object = phrases.find(
      ({ from, preposition, negated }) => from > verb && from <= verb + 3 && !preposition && !negated,
    );
    const words = object?.text.split(' ').length ?? 0;
    if (object && words > 0 && words < 7 && object.text.length < 50 && /\p{L}{3}/u.test(object.text))
      return object.text.replace(/^(?:our|my) /i, '');
  }
  return undefined;
}

const TITLE = 80;

function beginning(request: string): string {
  const [first = ''] = request
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?:;])\s/);
  const words = first.replace(/[.,:;\s]+$/, '');
  if (words === '') return request.slice(0, TITLE);
  return words.length <= TITLE ? words : `${words.slice(0, TITLE - 1).replace(/\s+\S*$/, '')}…`;
}

/** A name for a request, before anything is written for it. */
export const proposalTitle = (request: string): string => beginning(request);

/** Counts back from the end that was named; where there is no room, each phase gives some of its days. */
function scheduleOf(
  today: Date,
  isMade: boolean,
  end: NamedDate | undefined,
  first: NamedDate | undefined,
): { phases: Phase[]; isTight: boolean } {
  const all: PhaseId[] = ['start', 'ideas', 'development', 'artwork', ...(isMade ? (['making'] as const) : [])];
  const whole = all.reduce((sum, id) => sum + DAYS[id], 0);
  const available = end ? workingDaysBetween(today, end.date) : whole;
  const ids =
    available < 4
      ? all.filter((id) => id === 'ideas' || id === 'artwork')
      : available < 6
        ? all.filter((id) => id !== 'making')
        : all;
  const days = new Map(ids.map((id) => [id, DAYS[id]]));
  const squeeze = (part: readonly PhaseId[], room: number) => {
    const wanted = part.reduce((sum, id) => sum + DAYS[id], 0);
    if (wanted <= room) return false;
    let left = Math.max(room, part.length);
    part.forEach((id, index) => {
      const rest = part.length - index - 1;
      const share = Math.max(1, Math.min(left - rest, Math.round((DAYS[id] * room) / wanted)));
      days.set(id, share);
      left -= share;
    });
    return true;
  };
  const hasFirst = first !== undefined && (!end || first.date < end.date) && ids.includes('start');
  let isTight = false;
  const ends = new Map<PhaseId, Date>();
  const countBack = (part: readonly PhaseId[], to: Date) => {
    let last = addWorkingDays(to, 0);
    for (const id of [...part].reverse()) {
      ends.set(id, last);
      last = addWorkingDays(last, -(days.get(id) ?? 1));
    }
  };
  if (hasFirst) {
    const [before, after]: [PhaseId[], PhaseId[]] = [
      ['start', 'ideas'],
      ids.filter((id) => id !== 'start' && id !== 'ideas'),
    ];
    isTight = squeeze(before, workingDaysBetween(today, first.date));
    countBack(before, first.date);
    if (end) {
      isTight = squeeze(after, workingDaysBetween(first.date, end.date)) || isTight;
      countBack(after, end.date);
    } else {
      let last = addWorkingDays(first.date, 0);
      for (const id of after) ends.set(id, (last = addWorkingDays(last, days.get(id) ?? 1)));
    }
  } else if (end) {
    isTight = squeeze(ids, available);
    countBack(ids, end.date);
  }
  let passed = 0;
  const phases = ids.map((id): Phase => {
    const length = days.get(id) ?? 1;
    const [from, to] = [Math.floor(passed / 5) + 1, Math.max(1, Math.ceil((passed + length) / 5))];
    passed += length;
    const last = ends.get(id);
    return {
      id,
      days: length,
      weeks: from >= to ? `Week ${to}` : `Weeks ${from}–${to}`,
      ...(last && { to: last, from: addWorkingDays(last, -(length - 1)) }),
    };
  });
  return { phases, isTight };
}

/** 'the supermarket would like it washed, we don't wash' */
const CLASH =
  /\b(?:the|our|my|their|some|many)(?: \w+){1,3} (?:would like|wants?|prefers?|asks?|insists?|expects?)\b[^.;]{3,60}[,;] (?:but )?(?:we|i) (?:don't|do not|won't|will not|can't|cannot|never|would rather|prefer)\b[^.;,]*/i;
const PEOPLE =
  /\b(?:customers?|clients?|patients?|guests?|visitors?|children|kids|parents|families|students?|pupils|teachers|tourists|readers?|members|farmers|drivers|nurses|doctors|women|men|people|young|old|elderly|neighbou?rs|residents|supermarkets?|shops|buyers|users|passengers|audience|employees|staff|volunteers)\b/i;

function questionsOf(plan: Plan): string[] {
  const { brief, said, asked, mentioned, end, first, budget, isMade, isSilent } = plan;
  const { request } = brief;
  const questions: string[] = [];
  if (isSilent || asked.length === 0) questions.push('What is to be made, and where will it be seen first?');
  if (!end && !first)
    questions.push('By when must it be in use, and is there a day before which you want to see first ideas?');
  else if (!end) questions.push('First ideas have a date. Which day must everything be finished?');
  else if (end.isVague)
    questions.push(
      `“${end.text}”: which day${end.isNextYear ? ', of which year' : ''}, and must everything be there by then?`,
    );
  if (!budget)
    questions.push(`Which sum is set aside${isMade ? ', and does it have to pay for production as well' : ''}?`);
  else if (isMade && !/\b(?:print|production|making)\b/i.test(request))
    questions.push(
      `Does ${budget.text} have to pay for production as well (printing, making, fitting), or for the design alone?`,
    );
  if (!said.some(({ kind }) => kind === 'decision'))
    questions.push('Who decides, and who else should see it before that?');
  for (const { text } of said) {
    const clash = CLASH.exec(text);
    if (clash)
      questions.unshift(`Two wishes meet here: “${clash[0].replace(/^,\s*/, '')}”. Do they know, and is it settled?`);
  }
  for (const { name, asks } of asked)
    if (asks && !asks[1].test(request))
      questions.push(`${name}: ${asks[0].charAt(0).toLowerCase()}${asks[0].slice(1)}`);
  for (const { word } of mentioned.slice(0, 2))
    if (word) questions.push(`You mention “${word}”. Is it part of this work, or only how things stand?`);
  if (!PEOPLE.test(request) && !isSilent) questions.push('Who has to find it, use it or believe it first?');
  return questions.slice(0, MOST_QUESTIONS);
}

function assumptionsOf({ brief, dates, end, asked, isMade, isTight, budget }: Plan): string[] {
  const read = [...new Map(dates.map((one) => [one.text, one])).values()]
    .filter(({ date, isVague, isNextYear }) => isVague || (isNextYear && !isWeekend(date)))
    .map(({ text, date, isVague }) =>
      isVague
        ? `“${text}” is read as: ready by ${longDate(lastWorkingDay(date))}.`
        : `“${text}” is read as ${longDate(date)}.`,
    );
  const weekend = dates
    .filter(({ date, isVague }) => isWeekend(date) && !isVague)
    .map(
      ({ date }) =>
        `${longDate(date)} is a weekend: what is due then reaches you by ${longDate(lastWorkingDay(date))}.`,
    );
  return [
    ...read,
    ...weekend,
    ...(end || dates.length > 0
      ? ['Days are counted from Monday to Friday; public holidays are still to be taken out.']
      : []),
    `Each phase has ${isTight ? 'one round' : 'two rounds'} of changes, gathered by one person on your side.`,
    ...(asked.some(({ id }) => id === 'texts' || id === 'naming')
      ? []
      : ['Texts, names and figures come from you, and are final before they are set.']),
    ...(isMade
      ? [
          `Printers and makers bill you directly${budget ? `; what of ${budget.text} is theirs is settled before the first order` : ', after quotes that you have seen'}.`,
        ]
      : []),
    ...(brief.pictures.length > 0 ? ['The pictures that you sent show a direction; nothing in them is copied.'] : []),
    'You may use what we make for the purposes named here once it is paid.',
  ];
}

const lastWorkingDay = (date: Date): Date => addWorkingDays(date, 0);

/** Small first letter, but for names and abbreviations. */
export const lowerName = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** 'the logo, the booklet and the vehicles' without articles: 'logo, booklet and vehicles'. */
export const topicNames = (topics: readonly Topic[]): string => list(topics.map(({ name }) => lowerName(name)));

/** When a phase is: its days, or its weeks. */
export const whenOf = ({ from, to, weeks }: Phase): string => {
  if (!from || !to) return weeks;
  return +from === +to ? shortDate(to) : `${dayAndMonth(from, to)} to ${shortDate(to)}`;
};

const dayAndMonth = (from: Date, to: Date): string =>
  from.getUTCFullYear() === to.getUTCFullYear()
    ? from.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    : shortDate(from);
