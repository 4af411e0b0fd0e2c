import { addDays } from '../dates';
import type { Language } from '../language';
import { blocks, points, table } from '../markdown';
import type { Plan } from '../proposal';
import type { Day } from '../reading/days';
import { said } from './saying';

export const long = (date: Date, { locale }: Language): string =>
  date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = (date: Date, { locale }: Language): string =>
  date.toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** 'in April' is a month; 'by April' ends before it. */
const OF_MONTH = /^(?:in|im|en|from|ab|dès|à partir|desde|starting|as of)(?!\p{L})/iu;
const month = ({ date, role }: Day, { locale }: Language): string =>
  (role === 'start' || date.getUTCDate() === 1 ? date : addDays(date, 1)).toLocaleDateString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What is said of the plan as a whole, before its lines. */
function timing({ schedule, language }: Plan): string {
  const { deadline, start, tight, reserve, rows } = schedule;
  if (rows.every(({ weeks, day }) => weeks || day)) return rows.some(({ day }) => day) ? '' : language.inWeeks;
  const day = deadline && long(deadline.date, language);
  return [
    language.planned(long(start, language), day),
    tight
      ? tight.isTooNear
        ? language.tooNear(tight.left, tight.usual)
        : language.tight(tight.left, tight.usual)
      : '',
    reserve > 0 && day ? language.reserve(reserve, day) : '',
    deadline?.isVague ? language.vague(language.quote(deadline.text), day!) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function schedule(plan: Plan, isShort = false): string {
  const { language, brief, reading } = plan;
  const names = language.trades[reading.trade].phases;
  const rows = plan.schedule.rows.map(({ phase, day, until, weeks }) => {
    const when =
      day && OF_MONTH.test(day.text) && day.isVague
        ? month(day, language)
        : until
          ? short(until, language)
          : language.weeks(...weeks!);
    if (day) return [`**${when}**`, `**${language.yours}**`, said(day.clause, plan).replace(/\.$/, '')];
    return [when, ...(names[phase!] ?? ['', ''])];
  });
  const ordered = brief.studio.id === 'HOL' ? [...rows].reverse() : rows;
  return blocks(
    timing(plan),
    isShort || brief.studio.id === 'SUL' || brief.studio.id === 'JAD'
      ? points(ordered.map(([when, name, work]) => `${when}: ${name} – ${work}`))
      : table(language.timeHead, ordered),
  );
}
