import { capital, list, small } from '../../pen';
import { addDays } from '../calendar';
import type { Language } from '../language';
import { blocks, plain, points, table } from '../markdown';
import type { Plan } from '../proposal';
import type { Day } from '../reading/days';
import { trackTitle } from '../scope';
import { said } from './saying';

export const long = (date: Date, { locale }: Language): string =>
  date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const short = (date: Date, { locale }: Language): string => date.toLocaleDateString(locale, SHORT);

/** 'in April' is a month; 'by April' ends before it. */
const OF_MONTH = /^(?:in|im|en|until|till|through|hasta|jusqu|from|ab|dès|à partir|desde|starting|as of)(?!\p{L})/iu;
const BY = /^(?:by|before|bis|vor|avant|antes)(?!\p{L})/iu;
/** As the client names it: a day, a span, a month. */
function dayName({ date, until, role, text, isVague }: Day, language: Language): string {
  if (!isVague && until)
    return new Intl.DateTimeFormat(language.locale, { ...SHORT, weekday: undefined }).formatRange(date, until);
  if (!isVague || BY.test(text) || !(until ?? OF_MONTH.test(text))) return short(date, language);
  const inMonth = (one: Date) =>
    one.toLocaleDateString(language.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // 'end of June' is its own last day
  const first = inMonth(
    until && +until === +date ? date : role === 'start' || date.getUTCDate() === 1 ? date : addDays(date, 1),
  );
  const last = until && inMonth(until);
  return last && last !== first ? `${first} – ${last}` : first;
}

/** What is said of the plan as a whole, before its lines. */
function timing({ schedule, language, reading }: Plan): string {
  const { deadline, span, start, tight, reserve, rows } = schedule;
  const day = deadline && long(deadline.date, language);
  const [first, ...rest] = reading.wanted
    .filter(({ isOpen }) => !isOpen)
    .map(({ name }) => plain(language.turn(name) ?? name));
  const isOfTime = rows.some(({ phase, until }) => phase && until);
  return [
    isOfTime
      ? span
        ? language.between(long(start, language), long(span[0], language), long(span[1], language))
        : language.planned(long(start, language), day)
      : rows.some(({ day: one }) => one)
        ? ''
        : language.inWeeks,
    tight &&
      (tight.isTooNear
        ? `${language.tooNear(tight.left, tight.usual, long(tight.from, language), long(tight.to, language))} ${language.first(rest.length > 0 ? first : undefined)}`
        : language.tight(tight.left, tight.usual, long(tight.from, language), long(tight.to, language))),
    reserve > 0 && isOfTime ? language.reserve(reserve) : '',
    deadline?.isVague ? language.vague(language.quote(deadline.text), day!) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const WEEKDAY =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?!\p{L})/giu;
/** 'who retires': of somebody before it. */
const RELATIVE = /^(?:who|which|that|when|where|whose|die|der|das|que|qui) (?=\p{L})/iu;
/** The clause without its day, which stands in the first column. */
function withoutDay(clause: string, day: string): string {
  const at = clause.indexOf(day);
  if (at < 0) return clause;
  const [before, after] = [clause.slice(0, at), clause.slice(at + day.length)];
  const own = /\p{L}/u.test(after)
    ? /\p{L}/u.test(before)
      ? clause
      : after.replace(/^[\s:,;–-]+/u, '')
    : before.replace(/(?:[\s,:;(–-]|(?<!\p{L})(?:is|are|on|by|at|am|ist|bis|el|le|est|es)(?=\s*$))+$/iu, '');
  const isOpen = (own.match(/\(/g) ?? []).length !== (own.match(/\)/g) ?? []).length;
  const whole = (isOpen ? own.replace(/[()]/g, '') : own).replace(/^[\s),;:–-]*(?:(?:and|und|y|et) )?/u, '');
  return /\p{L}{3}/u.test(whole.replace(WEEKDAY, '')) ? whole.replace(RELATIVE, '') : '';
}

const lastPart = (text: string): string => {
  const part =
    text
      .replace(WEEKDAY, '')
      .split(/[,;:(]/)
      .findLast((one) => /\p{L}{3}/u.test(one)) ?? '';
  return part.length > 60
    ? ''
    : part.replace(/^[\s)]*(?:(?:and|und|y|et|or) )?/u, '').replace(/\s+(?:on|from|until|in|am|ab|el|le)?\s*$/u, '');
};
/** What stands right before it, 'Smukfest, 4 to 8 August'; or else the first of its sentence. */
const firstOf = ({ passage, at }: Day, { reading }: Plan): string => {
  const near = lastPart(passage.text.slice(0, at));
  if (near !== '' && !/\d/.test(near)) return near;
  const first = reading.days.find((one) => one.passage === passage);
  return first ? withoutDay(first.clause, first.text) : '';
};

/** 'Birthe, who retires on 30 June': who it is. */
function whoOf(clause: string, sentence: string): string {
  if (!RELATIVE.test(clause)) return '';
  const [, before = '', name = ''] =
    /(\p{L}+ )?(\p{Lu}\p{L}+),? *$/u.exec(sentence.slice(0, sentence.indexOf(clause))) ?? [];
  return name === '' || /^(?:in|at|from|of|near) $/iu.test(before) ? '' : `${name} `;
}
const LONG_ROW = 100;
/** What a day of theirs is for, in their words; half a sentence that begins with its verb asks nothing of us. */
function stationOf({ clause, passage, text }: Day, plan: Plan, before = ''): string {
  // 'Open days are 6 March and 24 April': the second is for the same
  const whole = withoutDay(clause, text);
  const own = whole.length > LONG_ROW ? lastPart(whole) || whole : whole || before;
  if (own === '') return '';
  const turned = said(`${whoOf(clause, passage.text)}${own}`, plan).replace(/\.$/, '');
  const isHalf = !passage.text.startsWith(own.slice(0, 12)) && /^(?:You ask us|Sie bitten|Nous)/u.test(turned);
  return capital(isHalf ? plain(own) : turned);
}

export function schedule(plan: Plan, isShort = false): string {
  const { language, brief } = plan;
  const rows = plan.schedule.rows.flatMap(({ phase, of, pieces, isRunning, day, until, weeks }) => {
    if (day) {
      const label = stationOf(day, plan, firstOf(day, plan));
      // a day says what it is for, or nothing
      return label === '' && day.role !== 'away'
        ? []
        : [[`**${dayName(day, language)}**`, `**${day.role === 'away' ? language.away : language.yours}**`, label]];
    }
    if (!phase) {
      const [name, work] = language[isRunning ? 'running' : 'later'];
      const names = pieces?.map((one) => plain(language.turn(one.name) ?? one.name));
      return [[short(until!, language), names ? list(names, language.and) : name, work]];
    }
    const [name = '', work = ''] = language.trades[phase.trade].phases[phase.index] ?? [];
    const own = of ? `${capital(plain(trackTitle(of, plan)))}: ${small(name)}` : name;
    return [[until ? short(until, language) : language.weeks(...weeks!), own, work]];
  });
  const ordered = brief.studio.id === 'HOL' ? [...rows].reverse() : rows;
  return blocks(
    timing(plan),
    isShort || brief.studio.id === 'SUL' || brief.studio.id === 'JAD'
      ? points(ordered.map(([when, name, work]) => `${when}: ${name}${work ? ` – ${work}` : ''}`))
      : table(language.timeHead, ordered),
  );
}
