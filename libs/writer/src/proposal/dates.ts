/** A day that a request names, and what is to have happened by then. */
export interface NamedDate {
  /** as it was written: 'by 8 August' */
  text: string;
  /** the last day on which it can be ready; UTC midnight */
  date: Date;
  /** it stands for first ideas, a draft or an offer, not for the end */
  isFirst: boolean;
  /** a month or a season: the day before it begins or ends is ours */
  isVague: boolean;
  /** it named no year, and this year's has passed */
  isNextYear: boolean;
}

const DAY = 24 * 60 * 60_000;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const MONTH = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const LEAD = `(?:(?:by|before|until|till|from|in|on|for|at|around|no later than|not later than|latest|due|starting|as of|since|after)\\s+)`;

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date));
export const addDays = (date: Date, days: number): Date => new Date(+date + days * DAY);
export const isWeekend = (date: Date): boolean => date.getUTCDay() % 6 === 0;

/** So many working days later, or earlier with a negative number; a weekend counts as the Friday before it. */
export function addWorkingDays(from: Date, days: number): Date {
  let date = from;
  while (isWeekend(date)) date = addDays(date, days > 0 ? -1 : -1);
  const step = Math.sign(days);
  for (let left = Math.abs(days); left > 0;) {
    date = addDays(date, step);
    if (!isWeekend(date)) left--;
  }
  return date;
}

export function workingDaysBetween(from: Date, to: Date): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) if (!isWeekend(date)) count++;
  return count;
}

/** 'Friday 6 August 2027' */
export const longDate = (date: Date): string =>
  `${date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })} ${shortDate(date)}`;
/** '6 August 2027' */
export const shortDate = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const monthOf = (word: string) => MONTHS.findIndex((month) => month.startsWith(word.toLowerCase().slice(0, 3)));
const yearOf = (word: string | undefined) =>
  word === undefined ? undefined : Number(word) < 100 ? 2000 + Number(word) : Number(word);
const countOf = (word: string) => {
  const lower = word.toLowerCase();
  return /^\d/.test(lower) ? Number(lower) : /^an?$/.test(lower) ? 1 : Math.max(0, NUMBERS.indexOf(lower));
};

const FIRST =
  /\b(?:first (?:ideas?|drafts?|sketch(?:es)?|concepts?|look)|drafts?|ideas?|sketch(?:es)?|concepts?|rough)\b/i;
/** by when we are to answer, or the client to others: not when the work is done */
const OF_THE_OFFER =
  /\b(?:offers?|quotes?|quotations?|bids?|tenders?|reply|answer|respond|reporting|proposals? (?:by|until|before))\b[^.;]{0,20}$/i;
const PAST = /\b(?:since|ago|last|was|were|died|founded|opened|started|began|built|until now|back in|used to)\b/i;

type Found = { text: string; at: number; date: Date; isVague?: boolean; isNextYear?: boolean };
type Reader = [pattern: RegExp, read: (match: RegExpExecArray, today: Date) => Omit<Found, 'text' | 'at'> | undefined];

/** The next time that day comes, from today on. */
function coming(today: Date, month: number, date: number, year: number | undefined) {
  if (year !== undefined) return { date: day(year, month, date) };
  const thisYear = day(today.getUTCFullYear(), month, date);
  return thisYear >= today
    ? { date: thisYear }
    : { date: day(today.getUTCFullYear() + 1, month, date), isNextYear: true };
}

/** 'by October', 'from October': before it begins; 'end of October', 'during October': before it ends. */
function ofMonth(lead: string, part: string, month: number, year: number | undefined, today: Date) {
  const isEnd = /end|late/.test(part);
  const isMiddle = /mid/.test(part);
  const last = isEnd ? 1 : 0;
  const found = coming(
    today,
    (month + last) % 12,
    isMiddle ? 15 : 1,
    year === undefined ? undefined : year + (month + last > 11 ? 1 : 0),
  );
  return { ...found, date: isMiddle ? found.date : addDays(found.date, -1), isVague: true, lead };
}

const READERS: Reader[] = [
  [
    new RegExp(
      `${LEAD}?(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTH})\\b\\.?(?:,?\\s+(20\\d\\d))?`,
      'gi',
    ),
    (m, today) => coming(today, monthOf(m[2]!), Number(m[1]), yearOf(m[3])),
  ],
  [
    new RegExp(
      `${LEAD}?(${MONTH})\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d|\\s*(?:people|%))(?:,?\\s+(20\\d\\d))?`,
      'gi',
    ),
    (m, today) => coming(today, monthOf(m[1]!), Number(m[2]), yearOf(m[3])),
  ],
  [
    new RegExp(`${LEAD}?\\b(20\\d\\d)-(\\d\\d)-(\\d\\d)\\b`, 'gi'),
    (m) => ({ date: day(Number(m[1]), Number(m[2]) - 1, Number(m[3])) }),
  ],
  [
    new RegExp(`${LEAD}(?:the\\s+)?\\b(\\d{1,2})\\.(\\d{1,2})\\.(20\\d\\d|\\d\\d)?`, 'gi'),
    (m, today) => (Number(m[2]) > 12 ? undefined : coming(today, Number(m[2]) - 1, Number(m[1]), yearOf(m[3]))),
  ],
  [
    new RegExp(
      `(${LEAD})?(?:the\\s+)?((?:early|mid|middle of|late|end of|the end of|beginning of|start of)[\\s-]+|next\\s+|this\\s+|coming\\s+)?(${MONTH})\\b(?:\\s+(20\\d\\d))?`,
      'gi',
    ),
    (m, today) =>
      // 'may' and 'march' are verbs, too
      (m[1] ?? m[2] ?? m[4]) && !(/^may$/i.test(m[3]!) && !m[1] && !m[4]) && !/since|after/i.test(m[1] ?? '')
        ? ofMonth(m[1] ?? '', (m[2] ?? '').toLowerCase(), monthOf(m[3]!), yearOf(m[4]), today)
        : undefined,
  ],
  [
    new RegExp(`(?:${LEAD}|\\b(?:next|this|coming)\\s+)+(${WEEKDAYS.join('|')})\\b(?!s)`, 'gi'),
    (m, today) => {
      const ahead = (WEEKDAYS.indexOf(m[1]!.toLowerCase()) - today.getUTCDay() + 7) % 7 || 7;
      return /every|each/i.test(m[0]) ? undefined : { date: addDays(today, ahead) };
    },
  ],
  [
    new RegExp(
      `\\b(?:in|within)\\s+(?:the\\s+next\\s+)?(\\d{1,3}|an?|${NUMBERS.join('|')})\\s+(day|week|month)s?\\b(?!\\s+(?:of|old))`,
      'gi',
    ),
    (m, today) => {
      const count = countOf(m[1]!);
      if (count === 0) return undefined;
      const unit = m[2]!.toLowerCase();
      return { date: addDays(today, count * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30)) };
    },
  ],
  [/\btomorrow\b/gi, (_, today) => ({ date: addDays(today, 1) })],
  [
    /\b(?:by |before |for |until |in )?(?:the )?(?:end of (?:the|this) year|year(?:'s|’s)? end)\b/gi,
    (_, today) => ({ date: day(today.getUTCFullYear(), 11, 31), isVague: true }),
  ],
  [
    /\b(?:by|before|for|until|in time for) (?:christmas|xmas)\b/gi,
    (_, today) => ({ ...coming(today, 11, 23, undefined), isVague: true }),
  ],
  [
    /\b(?:by|before|for|until|in time for) (?:the )?new year\b/gi,
    (_, today) => ({ date: day(today.getUTCFullYear(), 11, 31), isVague: true }),
  ],
  [
    /\b(?:by|before|for|until|in|this|next|coming) (?:the )?(?:early |late )?(spring|summer|autumn|fall|winter)\b(?!s)/gi,
    (m, today) => {
      const month = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }[m[1]!.toLowerCase() as 'fall'];
      const found = coming(today, month, 1, undefined);
      return { date: addDays(found.date, -1), isVague: true };
    },
  ],
];

/** The days that a sentence names for what is to come. @param today UTC midnight */
export function datesIn(sentence: string, today: Date): NamedDate[] {
  const found: Found[] = [];
  for (const [pattern, read] of READERS)
    for (const match of sentence.matchAll(pattern)) {
      const at = match.index;
      if (found.some((one) => at < one.at + one.text.length && one.at < at + match[0].length)) continue;
      const date = read(match, today);
      if (date && !Number.isNaN(+date.date) && date.date > today && +date.date - +today < 1_500 * DAY)
        found.push({ text: match[0].trim().replace(/[.,]+$/, ''), at, ...date });
    }
  return found
    .sort((one, other) => one.at - other.at)
    .filter(
      ({ at, text }) =>
        !PAST.test(sentence.slice(Math.max(0, at - 25), at)) &&
        !OF_THE_OFFER.test(sentence.slice(0, at + text.search(/\s|$/))),
    )
    .map(({ text, at, date, isVague = false, isNextYear = false }) => ({
      text,
      date,
      isVague,
      isNextYear,
      isFirst: FIRST.test(sentence.slice(Math.max(0, at - 60), at + text.length + 12)),
    }));
}
