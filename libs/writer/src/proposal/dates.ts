import { countOf, NUMBER_WORDS } from './counts';

/** A day that a request names. */
export interface NamedDate {
  /** as it was written: 'by 8 August' */
  text: string;
  /** where it begins in its sentence */
  at: number;
  /** the last day on which something that is due then can be ready; UTC midnight */
  date: Date;
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
/** In the languages that requests are written in beside English, under the first letters of their months. */
const OTHER_MONTHS: Record<string, number> = Object.fromEntries(
  [
    'januar jänner enero janvier gennaio januari',
    'februar feber febrero février febbraio februari',
    'märz marzo mars maart',
    'abril avril aprile',
    'mai mayo maggio mei',
    'juni junio juin giugno',
    'juli julio juillet luglio',
    'agosto août augustus',
    'septiembre septembre settembre',
    'oktober octubre octobre ottobre',
    'noviembre novembre',
    'dezember diciembre décembre dicembre december',
  ].flatMap((names, month) => names.split(' ').map((name): [string, number] => [name, month])),
);
const MONTH = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|${Object.keys(OTHER_MONTHS).join('|')})`;
const LEAD = `(?:(?<![a-zà-ÿ])(?:hopefully|probably|by|before|until|till|from|in|en|im|am|on|for|at|around|no later than|not later than|latest|due|antes del?|bis(?: zum)?|avant le|entro il|need(?:ed)? (?:it|them|this|by)|starting|as of|since|after)\\s+)`;

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date));
export const addDays = (date: Date, days: number): Date => new Date(+date + days * DAY);
const isWeekend = (date: Date): boolean => date.getUTCDay() % 6 === 0;
/** From Christmas Eve to Epiphany nobody answers. */
export const isWorkday = (date: Date): boolean =>
  !isWeekend(date) &&
  !(date.getUTCMonth() === 11 && date.getUTCDate() >= 24) &&
  !(date.getUTCMonth() === 0 && date.getUTCDate() < 7);

/** So many working days later, or earlier with a negative number; a weekend counts as the Friday before it. */
export function addWorkingDays(from: Date, days: number): Date {
  let date = from;
  while (!isWorkday(date)) date = addDays(date, -1);
  const step = Math.sign(days);
  for (let left = Math.abs(days); left > 0;) {
    date = addDays(date, step);
    if (isWorkday(date)) left--;
  }
  return date;
}

export function workingDaysBetween(from: Date, to: Date): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) if (isWorkday(date)) count++;
  return count;
}

/** 'Friday 6 August 2027' */
export const longDate = (date: Date): string =>
  `${date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })} ${shortDate(date)}`;
/** '6 August 2027' */
export const shortDate = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const monthOf = (word: string) =>
  OTHER_MONTHS[word.toLowerCase()] ?? MONTHS.findIndex((month) => month.startsWith(word.toLowerCase().slice(0, 3)));
const yearOf = (word: string | undefined) =>
  word === undefined ? undefined : Number(word) < 100 ? 2000 + Number(word) : Number(word);

type Found = { text: string; at: number; date: Date; isVague?: boolean; isNextYear?: boolean };
type Reader = [
  pattern: RegExp,
  read: (match: RegExpExecArray, today: Date, isAmerican: boolean) => Omit<Found, 'text' | 'at'> | undefined,
];

const sentenceBefore = ({ input, index, 0: text }: RegExpExecArray): string =>
  input.slice(Math.max(0, index - 12), index + text.length);

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
  const isEnd = /end|late|^fin|finales|fines/.test(part);
  const isMiddle = /mid|^mi|mediados/.test(part);
  const last = isEnd ? 1 : 0;
  const found = coming(
    today,
    (month + last) % 12,
    isMiddle ? 15 : 1,
    year === undefined ? undefined : year + (month + last > 11 ? 1 : 0),
  );
  return { ...found, date: isMiddle ? found.date : addDays(found.date, -1), isVague: true, lead };
}

/** The next such day that falls on the weekday which was written with it. */
function onWeekday(weekday: string, today: Date, month: number, date: number) {
  const wanted = WEEKDAYS.findIndex((name) => name.startsWith(weekday.toLowerCase().slice(0, 3)));
  for (let year = today.getUTCFullYear(); year < today.getUTCFullYear() + 3; year++) {
    const found = day(year, month, date);
    if (found >= today && found.getUTCDay() === wanted) return { date: found };
  }
  return undefined;
}
/** Easter Sunday, by Butcher's rule. */
function easterOf(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const e = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const sum = e + f - 7 * g + 114;
  return day(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
const nth = (year: number, month: number, weekday: number, count: number): Date => {
  const first = day(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (count - 1));
};
/** By the moon: month and day of each year. */
const DIWALI: Record<number, [number, number]> = {
  2026: [10, 8],
  2027: [9, 29],
  2028: [9, 17],
  2029: [10, 5],
  2030: [9, 26],
};
const RAMADAN: Record<number, [number, number]> = {
  2026: [1, 18],
  2027: [1, 8],
  2028: [0, 28],
  2029: [0, 16],
  2030: [0, 6],
};
const NEW_MOON: Record<number, [number, number]> = {
  2026: [1, 17],
  2027: [1, 6],
  2028: [0, 26],
  2029: [1, 13],
  2030: [1, 3],
};
function feastOf(name: string, year: number): Date | undefined {
  const byMoon =
    name === 'diwali'
      ? DIWALI[year]
      : name === 'ramadan'
        ? RAMADAN[year]
        : /new year|^t/.test(name) && name !== 'thanksgiving'
          ? NEW_MOON[year]
          : undefined;
  if (byMoon) return day(year, ...byMoon);
  // the feast comes thirty days after its month has begun
  if (name.startsWith('eid') && RAMADAN[year]) return addDays(day(year, ...RAMADAN[year]), 30);
  if (name === 'canada day') return day(year, 6, 1);
  if (/^semana santa|^pascua|^ostern|^pâques/.test(name)) return addDays(easterOf(year), -7);
  if (name.startsWith('labo')) return nth(year, 8, 1, 1);
  if (name === 'memorial day') return addDays(nth(year, 5, 1, 1), -7);
  if (name === 'thanksgiving') return nth(year, 10, 4, 4);
  if (name === 'black friday') return addDays(nth(year, 10, 4, 4), 1);
  if (name === 'halloween') return day(year, 9, 31);
  if (name.startsWith('valentine')) return day(year, 1, 14);
  if (name.startsWith('mother')) return nth(year, 4, 0, 2);
  return name.startsWith('st') ? day(year, 2, 17) : undefined;
}
const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const ORDINALS = ['first', 'second', 'third', 'fourth'];

const READERS: Reader[] = [
  // 'Saturday 14/3', 'Sat 14 March', 'Saturday the 14th of March'
  [
    new RegExp(
      `${LEAD}?\\b(${WEEKDAY})\\.?,?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*[/.]\\s*(\\d{1,2})\\b|\\s+(?:of\\s+)?(${MONTH})\\b)(?!\\.?,?\\s*[/.]?\\s*20\\d\\d)`,
      'gi',
    ),
    (m, today) => {
      const month = m[3] ? Number(m[3]) - 1 : monthOf(m[4] ?? '');
      if (month > 11) return undefined;
      return (
        onWeekday(m[1]!, today, month, Number(m[2])) ?? {
          ...coming(today, month, Number(m[2]), undefined),
          isNextYear: true,
        }
      );
    },
  ],
  // '6–8 October', '6 to 8 October 2027': its first day
  [
    new RegExp(
      `${LEAD}?(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s?(?:[-–/]|to|and|until|bis|und|al|au|et|y|a)\\s?\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+|de\\s+)?(${MONTH})\\b\\.?(?:,?\\s+(20\\d\\d))?`,
      'gi',
    ),
    (m, today) => coming(today, monthOf(m[2]!), Number(m[1]), yearOf(m[3])),
  ],
  // 'from February to June 2027', 'von Februar bis Juni': where it begins
  [
    new RegExp(
      `(?:(?:from|between|von|zwischen|de|entre)\\s+)(${MONTH})\\s+(?:to|until|till|and|bis|und|a|à|y|et)\\s+(?=(${MONTH})\\b(?:\\s+(?:de\\s+)?(20\\d\\d))?)`,
      'gi',
    ),
    (m, today) => ({ ...coming(today, monthOf(m[1]!), 1, yearOf(m[3])), isVague: true }),
  ],
  // 'third weekend in July', 'the first Sunday of May'
  [
    new RegExp(
      `${LEAD}?(?:the\\s+)?(first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+(${WEEKDAYS.join('|')}|weekend|week)\\s+(?:in|of)\\s+(?:next\\s+)?(${MONTH})\\b(?:\\s+(20\\d\\d))?`,
      'gi',
    ),
    (m, today) => {
      const month = monthOf(m[3]!);
      const nth = Math.max(ORDINALS.indexOf(m[1]!.toLowerCase()), (Number.parseInt(m[1]!, 10) || 1) - 1);
      const weekday = /week/i.test(m[2]!) ? (/weekend/i.test(m[2]!) ? 6 : 1) : WEEKDAYS.indexOf(m[2]!.toLowerCase());
      const inYear = (year: number) => {
        if (/last/i.test(m[1]!)) {
          const end = day(year, month + 1, 0);
          return addDays(end, -((end.getUTCDay() - weekday + 7) % 7));
        }
        const start = day(year, month, 1);
        return addDays(start, ((weekday - start.getUTCDay() + 7) % 7) + 7 * nth);
      };
      const year = yearOf(m[4]);
      const thisYear = inYear(year ?? today.getUTCFullYear());
      return year !== undefined || thisYear >= today
        ? { date: thisYear }
        : { date: inYear(today.getUTCFullYear() + 1), isNextYear: true };
    },
  ],
  // 'KW 38', 'calendar week 38': its Friday
  [
    /\b(?:by |until |in |bis |before |not later than )*(?:KW|CW|calendar week|week no\.?|week number|wk|week)\s?(\d{1,2})\b(?!\s*(?:of|weeks?|days?|[-–]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    (m, today) => {
      const inYear = (year: number) => {
        const fourth = day(year, 0, 4);
        return addDays(fourth, -((fourth.getUTCDay() + 6) % 7) + (Number(m[1]) - 1) * 7 + 4);
      };
      const [thisYear, nextYear] = [inYear(today.getUTCFullYear()), inYear(today.getUTCFullYear() + 1)];
      return Number(m[1]) < 1 || Number(m[1]) > 53 ? undefined : { date: thisYear >= today ? thisYear : nextYear };
    },
  ],
  // '14/3', '14/3/27', '14.3.', '12. 5.': the day before the month
  [
    new RegExp(
      `${LEAD}?(?:the\\s+)?(?<![\\d.,/€$£])(\\d{1,2})\\s?(?:\\.\\s?(\\d{1,2})\\.|/(\\d{1,2})(?![\\d/%]))(?:\\s?/?\\s?(20\\d\\d|\\d\\d(?!\\d)))?(?!\\s?(?:x|×|cm|mm|m\\b|%|inch))`,
      'gi',
    ),
    (m, today, isAmerican) => {
      // 'it needs 2/3' is a share
      if (
        m[3] &&
        !m[4] &&
        !new RegExp(`^${LEAD}`, 'i').test(m[0]) &&
        !/\b(?:mon|tue|wed|thu|fri|sat|sun|date|day|deadline|due|start|open|\d{1,2}\/\d{1,2}\s*(?:-|–|to|and|,))\w*[ :]*$/i.test(
          m.input.slice(Math.max(0, m.index - 14), m.index),
        )
      )
        return undefined;
      // 'not more than 3 million, maybe 3.5.'
      if (m[2] && !m[4] && /\b(?:maybe|perhaps|about|than|around|say|to|from)\s+$/i.test(m.input.slice(0, m.index)))
        return undefined;
      const isTurned = isAmerican && m[3] !== undefined && Number(m[1]) <= 12;
      // 'ratings 3.1, others are 4.8.'
      if (
        m[2] &&
        !m[4] &&
        /\b(?:are|is|was|were|ratings?|score[sd]?|version|of|than|factor|ph)\s+\d/i.test(sentenceBefore(m))
      )
        return undefined;
      const [date, month] = isTurned ? [Number(m[3]), Number(m[1])] : [Number(m[1]), Number(m[2] ?? m[3])];
      return month < 1 || month > 12 || date < 1 || date > 31 || /^(?:1\/[1-8]|24\/7|50\/50|3\/4)$/.test(m[0].trim())
        ? undefined
        : coming(today, month - 1, date, yearOf(m[4]));
    },
  ],
  [
    new RegExp(
      `${LEAD}?(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th|er|\\.)?\\s+(?:of\\s+|de\\s+|di\\s+)?(${MONTH})\\b\\.?(?:,?\\s+(20\\d\\d))?`,
      'gi',
    ),
    (m, today) => coming(today, monthOf(m[2]!), Number(m[1]), yearOf(m[3])),
  ],
  [
    new RegExp(
      `${LEAD}?(${MONTH})(?:,? (?:the )?(?=\\d{1,2}(?:st|nd|rd|th))|\\s+)(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d|\\s*(?:people|%))(?:,?\\s+(20\\d\\d))?`,
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
      `(${LEAD})?(?:the\\s+)?((?:early|mid|middle of|late|end of|the end of|beginning of|start of|mi|mitte|ende|anfang|fin|début|courant|mediados de|finales de|fines de|principios de)[\\s-]+|next\\s+|this\\s+|coming\\s+)?(${MONTH})\\b(?:\\s+(?:of\\s+|de\\s+)?(20\\d\\d|next year|this year))?`,
      'gi',
    ),
    (m, today) =>
      // 'may' and 'march' are verbs, too
      (m[1] ?? m[2] ?? m[4]) && !(/^may$/i.test(m[3]!) && !m[1] && !m[4]) && !/since|after/i.test(m[1] ?? '')
        ? ofMonth(
            m[1] ?? '',
            (m[2] ?? '').toLowerCase(),
            monthOf(m[3]!),
            /next/i.test(m[4] ?? '')
              ? today.getUTCFullYear() + 1
              : /this/i.test(m[4] ?? '')
                ? today.getUTCFullYear()
                : yearOf(m[4]),
            today,
          )
        : undefined,
  ],
  [
    new RegExp(
      `(?:${LEAD}|\\b(?:next|this|coming)\\s+)+(${WEEKDAYS.join('|')})\\b(?!s|['’]s|,? (?:the )?\\d|,? (?:${MONTH})\\b| ?(?:to|until|till|[-–]) ?(?:${WEEKDAYS.join('|')}))`,
      'gi',
    ),
    (m, today) => {
      const ahead = (WEEKDAYS.indexOf(m[1]!.toLowerCase()) - today.getUTCDay() + 7) % 7 || 7;
      return /every|each/i.test(m[0]) ? undefined : { date: addDays(today, ahead) };
    },
  ],
  [
    new RegExp(
      `\\b(?:in|within)\\s+(?:the\\s+next\\s+)?(\\d{1,3}|an?|${NUMBER_WORDS})\\s+(day|week|month)s?\\b(?!\\s+(?:of|old))`,
      'gi',
    ),
    (m, today) => {
      const count = countOf(m[1]!);
      // 'they can build anything in 3 weeks' is how long it takes
      if (
        count === 0 ||
        // 'full within a day' is how fast it goes
        (count === 1 && m[2]!.toLowerCase() === 'day') ||
        // 'it dies in 2 months' is how long it lasts
        (m.input.split(' ').length > 5 &&
          !/\b(?:open|launch|ready|start|begin|mov|deadline|fair|event|wedding|show|due|exam|vote|election|need)\w*/i.test(
            m.input,
          )) ||
        /\b(?:can|takes?|took|built?|made?|make|deliver|anything|everything)\b[^.,;]{0,24}$/i.test(
          m.input.slice(0, m.index),
        )
      )
        return undefined;
      const unit = m[2]!.toLowerCase();
      return { date: addDays(today, count * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30)) };
    },
  ],
  [
    /\b(?:by |before |until |on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) of next month\b/gi,
    (m, today) => ({ date: day(today.getUTCFullYear(), today.getUTCMonth() + 1, Number(m[1])) }),
  ],
  // 'five and a half weeks to build-up'
  [
    new RegExp(
      `\\b(\\d{1,3}|an?|${NUMBER_WORDS})( and a half)? (day|week|month)s? (?:to|until|till|before) (?:the )?(?:build-?up|opening|launch|start|event|fair|show|deadline|wedding|festival|reopening)\\b`,
      'gi',
    ),
    (m, today) => {
      const days = (countOf(m[1]!) + (m[2] ? 0.5 : 0)) * (m[3] === 'day' ? 1 : m[3] === 'week' ? 7 : 30);
      return days > 0 ? { date: addDays(today, Math.floor(days)) } : undefined;
    },
  ],
  // feasts that move or have a day of their own
  [
    /\b(?:by |before |for |until |on |at |in time for |around |after |antes de |después de |vor |nach |avant |après )?(?:the )?(labou?r day|memorial day|thanksgiving|halloween|valentine['’]?s(?: day)?|mother['’]?s day|st\.? patrick['’]?s(?: day)?|canada day|ramadan|eid(?: al[- ]fitr)?|semana santa|ostern|pâques|diwali|t[ếe]t|lunar new year|chinese new year|black friday)(?: weekend)?(?: (20\d\d))?\b/giu,
    (m, today) => {
      const name = m[1]!.toLowerCase();
      const [thisYear, nextYear] = [today.getUTCFullYear(), today.getUTCFullYear() + 1].map((year) =>
        feastOf(name, yearOf(m[2]) ?? year),
      );
      const found = thisYear && thisYear > today ? thisYear : nextYear;
      return found && { date: /weekend/i.test(m[0]) && /labou?r|memorial/.test(name) ? addDays(found, -2) : found };
    },
  ],
  [/\btomorrow\b/gi, (_, today) => ({ date: addDays(today, 1) })],
  [
    /\b(?:by |before |for |until |in )?(?:the )?(?:end of (?:the|this) year|year(?:'s|’s)? end)\b/gi,
    (_, today) => ({ date: day(today.getUTCFullYear(), 11, 31), isVague: true }),
  ],
  [
    /\b(?:by|before|for|until|till|at|in|over|around|in time for) (?:the )?easter(?: (?:sunday|weekend))?(?: (20\d\d))?\b/gi,
    (m, today) => {
      const [thisYear, nextYear] = [today.getUTCFullYear(), today.getUTCFullYear() + 1].map((year) =>
        easterOf(yearOf(m[1]) ?? year),
      );
      return { date: addDays(thisYear! > today ? thisYear! : nextYear!, -3), isVague: false };
    },
  ],
  [
    /\b(?:by|before|for|until|till|in time for) (?:christmas|xmas)\b(?: (20\d\d))?/gi,
    (m, today) => ({ ...coming(today, 11, 23, yearOf(m[1])), isVague: true }),
  ],
  [
    /\b(?:by|before|for|until|in time for) (?:the )?new year\b/gi,
    (_, today) => ({ date: day(today.getUTCFullYear(), 11, 31), isVague: true }),
  ],
  [
    /\b(?:by|before|for|until|in|this|next|coming) (?:the )?(?:early |late )?(spring|summer|autumn|fall|winter)\b(?!s| (?:concert|term|fair|show|sale|season|break|festival|menu|collection|school|camp|edition|issue))/gi,
    (m, today) => {
      // 'in winter we are four' is so each year
      if (/^in /i.test(m[0]) && !/\b(?:open|launch|start|begin|ready|move|finish|publish|print)/i.test(m.input))
        return undefined;
      const month = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }[m[1]!.toLowerCase() as 'fall'];
      const found = coming(today, month, 1, undefined);
      return { date: addDays(found.date, -1), isVague: true };
    },
  ],
];

/** '4 December next year', and today is in November. */
function inNextYear<Read extends { date: Date }>(read: Read | undefined, after: string, today: Date): Read | undefined {
  const [, said] =
    /^,?\s*(?:of )?(next|this|the) year\b(?! after next)|^,?\s*(?:of )?(the year after next)\b/i
      .exec(after)
      ?.filter(Boolean) ?? [];
  if (!read || !said) return read;
  const year = today.getUTCFullYear() + ({ next: 1, 'the year after next': 2 }[said.toLowerCase()] ?? 0);
  return { ...read, date: day(year, read.date.getUTCMonth(), read.date.getUTCDate()) };
}

/** The days that a sentence names for what is to come. @param today UTC midnight @param isAmerican 3/4 is the fourth of March */
export function datesIn(sentence: string, today: Date, isAmerican = false): NamedDate[] {
  const found: Found[] = [];
  for (const [pattern, read] of READERS)
    for (const match of sentence.matchAll(pattern)) {
      const at = match.index;
      if (found.some((one) => at < one.at + one.text.length && one.at < at + match[0].length)) continue;
      const date = inNextYear(read(match, today, isAmerican), sentence.slice(at + match[0].length), today);
      if (date && !Number.isNaN(+date.date) && date.date > today && +date.date - +today < 1_500 * DAY)
        found.push({ text: match[0].trim().replace(/[.,]+$/, ''), at, ...date });
    }
  found.sort((one, other) => one.at - other.at);
  // 'from October to February': the second is the later
  found.forEach((one, index) => {
    const before = found[index - 1];
    if (
      /\b20\d\d\b/.test(one.text) ||
      !before ||
      (/20\d\d/.test(before.text) && !/^(?:to|until|till|bis)\b/i.test(one.text)) ||
      one.at - before.at - before.text.length > 9
    )
      return;
    const next = day(one.date.getUTCFullYear() + 1, one.date.getUTCMonth(), one.date.getUTCDate());
    if (one.date < before.date && +before.date - +one.date > 60 * DAY) one.date = next;
  });
  return found.map(({ text, at, date, isVague = false, isNextYear = false }) => ({
    text,
    at,
    date,
    isVague,
    isNextYear,
  }));
}
