import { addDays, day, inYear } from './calendar';
import { countOf, NUMBER_WORDS } from './counts';
import { FEAST_NAMES, feastOf, feastUntil } from './feasts';

/** A day that a request names. */
export interface NamedDate {
  /** as it was written: 'by 8 August' */
  text: string;
  /** where it begins in its sentence */
  at: number;
  /** the last day on which something that is due then can be ready; UTC midnight */
  date: Date;
  /** the last day of a span: of '6–8 October', 'from May to July', 'in October' */
  until?: Date;
  /** a month or a season: the day before it begins or ends is ours */
  isVague: boolean;
}

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
const LEAD =
  "(?:(?<![a-zà-ÿ])(?:by|before|until|till|through|from|between|in|on|for|at|around|no later than|not later than|latest|due|starting|as of|since|after|en|im|am|ab|vom|zum|zwischen|bis(?: zum)?|vor|antes del?|desde|entre|hasta|avant le|du|dès le|à partir du|jusqu[’']au|d[’']ici|entro il)\\s+)";
const YEAR = '(?:,?\\s+(?:of\\s+|de\\s+)?(20\\d\\d|next year|this year|nächsten jahres|nächstes jahr))?';
const ORDINAL = '(?:st|nd|rd|th|er|\\.)?';
const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const ORDINALS = ['first', 'second', 'third', 'fourth'];

const monthOf = (word: string): number =>
  OTHER_MONTHS[word.toLowerCase()] ?? MONTHS.findIndex((month) => month.startsWith(word.toLowerCase().slice(0, 3)));
const yearOf = (word: string | undefined, today: Date): number | undefined => {
  if (word === undefined) return undefined;
  if (/^\d/.test(word)) return Number(word) < 100 ? 2000 + Number(word) : Number(word);
  return today.getUTCFullYear() + (/^this/i.test(word) ? 0 : 1);
};

type Read = Pick<NamedDate, 'date' | 'until'> & { isVague?: boolean };
type Reader = readonly [
  pattern: RegExp,
  read: (match: RegExpExecArray, today: Date, isAmerican: boolean) => Read | undefined,
];

/** The next time that day comes, from today on. */
function coming(today: Date, month: number, date: number, year: number | undefined): Date {
  if (year !== undefined) return day(year, month, date);
  const thisYear = day(today.getUTCFullYear(), month, date);
  return thisYear >= today ? thisYear : day(today.getUTCFullYear() + 1, month, date);
}

/** 'by October', 'from October': before it begins; 'end of October': before it ends. */
function ofMonth(part: string, month: number, year: number | undefined, today: Date): Read {
  const end = addDays(coming(today, (month + 1) % 12, 1, year && (month === 11 ? year + 1 : year)), -1);
  const first = day(end.getUTCFullYear(), month, 1);
  if (/end|late|^fin/.test(part)) return { date: end, until: end, isVague: true };
  if (/mid|^mi|mediados|courant/.test(part)) {
    const middle = addDays(first, 14);
    return { date: middle, until: middle, isVague: true };
  }
  return { date: addDays(first, -1), until: end, isVague: true };
}

/** The next such day that falls on the weekday which was written with it. */
function onWeekday(weekday: string, today: Date, month: number, date: number): Date | undefined {
  const wanted = WEEKDAYS.findIndex((name) => name.startsWith(weekday.toLowerCase().slice(0, 3)));
  for (let year = today.getUTCFullYear(); year < today.getUTCFullYear() + 3; year++) {
    const found = day(year, month, date);
    if (found >= today && found.getUTCDay() === wanted) return found;
  }
  return undefined;
}

/** Monday of a calendar week. */
function weekOf(count: number, today: Date): Date {
  const ofYear = (year: number) => {
    const fourth = day(year, 0, 4);
    return addDays(fourth, -((fourth.getUTCDay() + 6) % 7) + (count - 1) * 7);
  };
  const thisYear = ofYear(today.getUTCFullYear());
  return addDays(thisYear, 4) >= today ? thisYear : ofYear(today.getUTCFullYear() + 1);
}

/** Says that '14/3' or '12. 5.' behind it is a day, and neither a share nor a number of theirs. */
const DATED = new RegExp(
  `(?:${WEEKDAY}[.,]?|date|day|deadline|due|start|open|termin|datum|\\d[./]? ?(?:-|–|to|and|und|bis|,)|[:(])\\s*$`,
  'i',
);

const READERS: readonly Reader[] = [
  // 'Saturday 14/3', 'Sat 14 March', 'Saturday the 14th of March'
  [
    new RegExp(
      `${LEAD}?\\b(${WEEKDAY})\\.?,?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*[/.]\\s*(\\d{1,2})\\b|\\s+(?:of\\s+)?(${MONTH})\\b)(?!\\.?,?\\s*[/.]?\\s*20\\d\\d|\\s?[-–])`,
      'gi',
    ),
    (m, today) => {
      const month = m[3] ? Number(m[3]) - 1 : monthOf(m[4] ?? '');
      const date = onWeekday(m[1]!, today, month, Number(m[2])) ?? coming(today, month, Number(m[2]), undefined);
      return month > 11 ? undefined : { date };
    },
  ],
  // '6–8 October', '6 to 8 October 2027'
  [
    new RegExp(
      `${LEAD}?(?:the\\s+)?(?<!\\d)(\\d{1,2})${ORDINAL}\\s?(?:[-–/]|to|and|until|bis|und|al|au|et|y|a)\\s?(\\d{1,2})${ORDINAL}\\s+(?:of\\s+|de\\s+)?(${MONTH})\\b\\.?${YEAR}`,
      'gi',
    ),
    (m, today) => {
      const until = coming(today, monthOf(m[3]!), Number(m[2]), yearOf(m[4], today));
      return { date: day(until.getUTCFullYear(), until.getUTCMonth(), Number(m[1])), until };
    },
  ],
  // 'October 6-8'
  [
    new RegExp(
      `${LEAD}?(${MONTH})\\s+(\\d{1,2})${ORDINAL}\\s?(?:[-–]|to)\\s?(\\d{1,2})${ORDINAL}(?![\\d.,]*\\d)${YEAR}`,
      'gi',
    ),
    (m, today) => {
      const until = coming(today, monthOf(m[1]!), Number(m[3]), yearOf(m[4], today));
      return { date: day(until.getUTCFullYear(), until.getUTCMonth(), Number(m[2])), until };
    },
  ],
  // 'from February to June 2027', 'Februar bis Juni'
  [
    new RegExp(
      `(?:(?:from|between|von|zwischen|de|entre)\\s+)?(?<![a-zà-ÿ])(${MONTH})\\s?(?:to|until|till|through|and|bis|und|a|à|y|et|[-–])\\s?(${MONTH})\\b${YEAR}`,
      'gi',
    ),
    (m, today) => {
      const end = ofMonth('end', monthOf(m[2]!), yearOf(m[3], today), today);
      const from = day(end.date.getUTCFullYear(), monthOf(m[1]!), 1);
      return {
        date: from > end.date ? inYear(from, from.getUTCFullYear() - 1) : from,
        until: end.date,
        isVague: true,
      };
    },
  ],
  // 'third weekend in July', 'the first Sunday of May'
  [
    new RegExp(
      `${LEAD}?(?:the\\s+)?(first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+(${WEEKDAYS.join('|')}|weekend|week)\\s+(?:in|of)\\s+(?:next\\s+)?(${MONTH})\\b${YEAR}`,
      'gi',
    ),
    (m, today) => {
      const month = monthOf(m[3]!);
      const nth = Math.max(ORDINALS.indexOf(m[1]!.toLowerCase()), (Number.parseInt(m[1]!, 10) || 1) - 1);
      const weekday = /week/i.test(m[2]!) ? (/weekend/i.test(m[2]!) ? 6 : 1) : WEEKDAYS.indexOf(m[2]!.toLowerCase());
      const ofYear = (year: number) => {
        if (/last/i.test(m[1]!)) {
          const end = day(year, month + 1, 0);
          return addDays(end, -((end.getUTCDay() - weekday + 7) % 7));
        }
        const start = day(year, month, 1);
        return addDays(start, ((weekday - start.getUTCDay() + 7) % 7) + 7 * nth);
      };
      const year = yearOf(m[4], today);
      const thisYear = ofYear(year ?? today.getUTCFullYear());
      return { date: year !== undefined || thisYear >= today ? thisYear : ofYear(today.getUTCFullYear() + 1) };
    },
  ],
  // 'KW 38', 'calendar week 38', 'weeks 28 to 31': its Friday, or from its Monday
  [
    /\b(?:by |until |in |bis |before |not later than )*(?:KW|CW|calendar weeks?|week no\.?|week number|wk|weeks?)\s?(\d{1,2})\b(?:\s?(?:to|and|[-–]|bis|und)\s?(\d{1,2})\b)?(?!\s*(?:of|weeks?|days?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    (m, today) => {
      const [first, last] = [Number(m[1]), Number(m[2] ?? m[1])];
      if (first < 1 || last > 53) return undefined;
      const until = addDays(weekOf(last, today), 4);
      return m[2] ? { date: weekOf(first, today), until } : { date: until };
    },
  ],
  // '14/3', '14/3/27', '14.3.', '12. 5.', '12.5.2027': the day before the month
  [
    new RegExp(
      `(${LEAD})?(?:the\\s+)?(?<![\\d.,/€$£])(\\d{1,2})\\s?(?:\\.\\s?(\\d{1,2})\\.|/(\\d{1,2})(?![\\d/%]))(?:\\s?/?\\s?(20\\d\\d|\\d\\d(?!\\d)))?(?!\\s?(?:x|×|cm|mm|m\\b|%|inch))`,
      'gi',
    ),
    (m, today, isAmerican) => {
      const isSlashed = m[4] !== undefined;
      const isDated =
        m[5] ?? m[1] ?? (DATED.test(m.input.slice(0, m.index)) || (!isSlashed && /^\d+\. /.test(m[0])) || undefined);
      if (isDated === undefined && !/^\s?(?:bis|–|-|und|to)(?![a-z])/i.test(m.input.slice(m.index + m[0].length)))
        return undefined;
      const isTurned = isAmerican && isSlashed && Number(m[2]) <= 12;
      const [date, month] = isTurned ? [Number(m[4]), Number(m[2])] : [Number(m[2]), Number(m[3] ?? m[4])];
      return month < 1 || month > 12 || date < 1 || date > 31
        ? undefined
        : { date: coming(today, month - 1, date, yearOf(m[5], today)) };
    },
  ],
  [
    new RegExp(
      `${LEAD}?(?:the\\s+)?(?<!\\d)(\\d{1,2})${ORDINAL}\\s+(?:of\\s+|de\\s+|di\\s+)?(${MONTH})\\b\\.?${YEAR}`,
      'gi',
    ),
    (m, today) => ({ date: coming(today, monthOf(m[2]!), Number(m[1]), yearOf(m[3], today)) }),
  ],
  [
    new RegExp(
      `${LEAD}?(?<![a-zà-ÿ])(${MONTH})(?:,? (?:the )?(?=\\d{1,2}(?:st|nd|rd|th))|\\s+)(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d|\\s*(?:people|%))${YEAR}`,
      'gi',
    ),
    (m, today) => ({ date: coming(today, monthOf(m[1]!), Number(m[2]), yearOf(m[3], today)) }),
  ],
  [
    new RegExp(`${LEAD}?\\b(20\\d\\d)-(\\d\\d)-(\\d\\d)\\b`, 'gi'),
    (m) => ({ date: day(Number(m[1]), Number(m[2]) - 1, Number(m[3])) }),
  ],
  // 'in October', 'mid-May', 'June 2027'
  [
    new RegExp(
      `(${LEAD})?(?:the\\s+)?((?:early|mid|middle of|late|end of|the end of|beginning of|start of|mi|mitte|ende|anfang|fin|début|courant|mediados de|finales de|fines de|principios de)[\\s-]+|next\\s+|this\\s+|coming\\s+)?(?<![a-zà-ÿ])(${MONTH})\\b${YEAR}`,
      'gi',
    ),
    (m, today) =>
      // 'may' and 'march' are verbs, too
      (m[1] ?? m[2] ?? m[4]) && !(/^may$/i.test(m[3]!) && !m[1] && !m[2] && !m[4])
        ? ofMonth((m[2] ?? '').toLowerCase(), monthOf(m[3]!), yearOf(m[4], today), today)
        : undefined,
  ],
  [
    new RegExp(
      `(?:${LEAD}|\\b(?:next|this|coming)\\s+){1,2}(${WEEKDAYS.join('|')})\\b(?!s|['’]s|,? (?:the )?\\d|,? (?:${MONTH})\\b| ?(?:to|until|till|[-–]) ?(?:${WEEKDAYS.join('|')}))`,
      'gi',
    ),
    (m, today) => {
      const ahead = (WEEKDAYS.indexOf(m[1]!.toLowerCase()) - today.getUTCDay() + 7) % 7 || 7;
      return { date: addDays(today, ahead) };
    },
  ],
  // 'in three weeks', where something is due then: 'they can build anything in 3 weeks' is how long it takes
  [
    new RegExp(
      `\\b(?:in|within)\\s+(?:the\\s+next\\s+)?(\\d{1,3}|an?|${NUMBER_WORDS})\\s+(day|week|month)s?\\b(?!\\s+(?:of|old))`,
      'gi',
    ),
    (m, today) => {
      const count = countOf(m[1]!);
      const isDue =
        m.input.split(' ').length < 6 ||
        /\b(?:open|launch|ready|start|begin|mov|deadline|fair|event|wedding|show|due|exam|vote|election|need)\w*/i.test(
          m.input,
        );
      const unit = { day: 1, week: 7, month: 30 }[m[2]!.toLowerCase() as 'day'];
      return count > 0 &&
        count * unit > 1 &&
        isDue &&
        !/\b(?:can|takes?|took|built?|made?|make|deliver)\b/i.test(m.input)
        ? { date: addDays(today, count * unit) }
        : undefined;
    },
  ],
  // feasts: 'by Easter', 'Black Friday'
  [
    new RegExp(
      `(\\b(?:by|before|for|until|till|on|at|in|over|around|in time for|after|antes de|después de|vor|zu|nach|avant|à|après)\\s+)?(?:the\\s+)?(?<!\\p{L})(${FEAST_NAMES})(?!\\p{L}| (?:orders?|market|holidays?|break|party|cards?|sales?|business|season|dinner))(?: (20\\d\\d))?`,
      'giu',
    ),
    (m, today) => {
      // 'an Easter egg', 'our new year mailing'
      if (!m[1] && /^(?:easter|christmas|xmas|new year|ostern|noël|weihnachten|navidad|pascua|t)/i.test(m[2]!))
        return undefined;
      const year = yearOf(m[3], today) ?? today.getUTCFullYear();
      const date = [feastOf(m[2]!, year), feastOf(m[2]!, year + 1)].find((one) => one && one > today);
      const until = date && feastUntil(m[2]!, date);
      // easter and christmas are their own last days
      const isBefore =
        /^(?:before|vor|avant|antes)/iu.test(m[1] ?? '') &&
        !until &&
        !/^(?:easter|christmas|xmas|ostern|weihnachten|pâques|noël|pascua|navidad|semana)/iu.test(m[2]!);
      return date && { date: isBefore ? addDays(date, -1) : date, ...(until && { until }) };
    },
  ],
  [/\btomorrow\b/gi, (_, today) => ({ date: addDays(today, 1) })],
  [
    /\b(?:by |before |for |until |in |bis |at )?(?:the )?(?:end of (?:the|this) year|year(?:'s|’s)? end|jahresende)\b(?: (20\d\d))?/gi,
    (m, today) => ({ date: day(yearOf(m[1], today) ?? today.getUTCFullYear(), 11, 31), isVague: true }),
  ],
  [
    /\b(?:by|before|for|until|in|this|next|coming|bis|im) (?:the )?(?:early |late )?(spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst)\b(?!s| (?:concert|timetable|holidays?|term|fair|show|sale|season|break|holidays?|festival|menu|collection|school|camp|edition|issue))(?: (?:of )?(20\d\d))?/gi,
    (m, today) => {
      const month = { sp: 2, fr: 2, su: 5, so: 5, au: 8, he: 8, fa: 8, wi: 11 }[
        m[1]!.slice(0, 2).toLowerCase() as 'sp'
      ];
      return { date: addDays(coming(today, month, 1, yearOf(m[2], today)), -1), isVague: true };
    },
  ],
];

const FEAST = new RegExp(`(?:${FEAST_NAMES})$`, 'iu');
const FARTHEST = 1_500;
/** What may stand between the two ends of a span. */
const TO = new RegExp(
  `^\\.?\\s?(?:[-–]|to|until|till|through|bis(?: zum)?|al?|au|jusqu[’']au|hasta(?: el)?)?\\s?(?:the\\s|${WEEKDAY},?\\s)?$`,
  'iu',
);
const BETWEEN = /(?:^|\s|qu['’])(?:between|zwischen|entre)\s/iu;
const AND = /^\s(?:and|und|y|et)(?: the| dem| el| le)?\s$/iu;
const WEEK_OF = /(?:(?:week|wk) (?:of|beginning|commencing)|woche (?:vom|ab)|semaine du|semana del?)(?: the)?\s*$/iu;

/** 'from 14 June to 15 August', 'between 2 and 27 August': one span. */
function joined(dates: readonly NamedDate[], sentence: string): NamedDate[] {
  const all: NamedDate[] = [];
  for (const one of dates) {
    const before = all.at(-1);
    const gap = before && sentence.slice(before.at + before.text.length, one.at);
    const said = sentence.slice(one.at, one.at + one.text.length);
    const isSpan =
      before &&
      before.isVague === one.isVague &&
      gap !== undefined &&
      ((TO.test(gap) && (gap.trim() !== '' || /^(?:until|till|through|bis|jusqu|hasta)/iu.test(said))) ||
        (AND.test(gap) && BETWEEN.test(` ${sentence.slice(Math.max(0, before.at - 8), before.at)}${before.text}`)));
    if (!isSpan) {
      all.push({ ...one });
      continue;
    }
    // the year stands with the second; without one the second is the later
    const ofYear = /20\d\d/.test(one.text) ? one.date : inYear(one.date, before.date.getUTCFullYear());
    const hasYear = /20\d\d/.test(before.text) || ofYear !== one.date;
    const until = hasYear && ofYear < before.date ? inYear(ofYear, ofYear.getUTCFullYear() + 1) : ofYear;
    const first = hasYear ? before.date : inYear(before.date, until.getUTCFullYear());
    before.date = first > until ? inYear(first, first.getUTCFullYear() - 1) : first;
    before.until = one.until && one.until > before.date ? one.until : until;
    before.text = sentence.slice(before.at, one.at + one.text.length);
  }
  return all;
}

/** The days that a sentence names for what is to come. @param today UTC midnight @param isAmerican 3/4 is the fourth of March */
export function datesIn(sentence: string, today: Date, isAmerican = false): NamedDate[] {
  const found: NamedDate[] = [];
  for (const [pattern, read] of READERS)
    for (const match of sentence.matchAll(pattern)) {
      const at = match.index;
      if (found.some((one) => at < one.at + one.text.length && one.at < at + match[0].length)) continue;
      // of 1961
      if (/^[,.]?\s?(?:1[5-9]\d\d)(?!\d)/u.test(sentence.slice(at + match[0].length))) continue;
      const one = read(match, today, isAmerican);
      if (!one || Number.isNaN(+one.date)) continue;
      const text = match[0].trim().replace(/[.,]+$/, '');
      const until = one.until ?? (WEEK_OF.test(sentence.slice(0, at)) ? addDays(one.date, 4) : undefined);
      found.push({ text, at, date: one.date, isVague: one.isVague ?? false, ...(until && { until }) });
    }
  found.sort((one, other) => one.at - other.at);
  // 'for Tet, 6 to 14 February': the feast has its days beside it
  const apart = found.filter(({ at, text }, index) => {
    const next = found[index + 1];
    const before = found[index - 1];
    return !(
      FEAST.test(text) &&
      ((next && next.at - at - text.length < 4) ||
        (before && !FEAST.test(before.text) && at - before.at - before.text.length < 3))
    );
  });
  return joined(apart, sentence).filter(
    ({ text, date, until }) =>
      (until ?? date) > today && date < addDays(today, FARTHEST) && !/^(?:since|after|seit|depuis)\s/i.test(text),
  );
}
