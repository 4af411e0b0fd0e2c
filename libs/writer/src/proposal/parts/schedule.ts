import { list } from '../../pen';
import { addDays } from '../calendar';
import type { Language } from '../language';
import { longOf } from '../language/date';
import { blocks, plain, points, table } from '../markdown';
import type { Thing } from '../order/order';
import { firstPhrase } from '../order/kinds';
import { isMadeByOthers } from '../schedule';
import type { Plan } from '../proposal';
import type { Day } from '../reading/days';
import type { Row } from '../stations';

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

const named = (things: readonly Thing[], { and }: Language): string =>
  list(
    things.map(({ name }) => plain(firstPhrase(name))),
    and,
  );

/** Where the days do not fit: said first, and plainly. */
export function refusal({ schedule: { tight }, language }: Plan): string | undefined {
  if (!tight?.isTooNear) return undefined;
  const said = language.tooNear(tight.left, tight.usual, longOf(tight.from, language), longOf(tight.to, language));
  return `**${said}** ${language.first}`;
}

/** What is said of the plan as a whole, before its lines. */
function timing(plan: Plan): string {
  const {
    schedule,
    language,
    order: { things },
  } = plan;
  const { deadline, start, tight, reserve, rows } = schedule;
  const isOfTime = rows.some(({ phase, until }) => phase && until);
  return [
    isOfTime && schedule.spread && plan.reading.length
      ? language.spread(plan.reading.length.said, longOf(start, language), longOf(schedule.spread, language))
      : isOfTime
        ? language.planned(longOf(start, language), deadline && longOf(deadline.date, language))
        : rows.some(({ day }) => day) || tight
          ? ''
          : language[plan.reading.days.length > 0 ? 'inWeeksOnly' : 'inWeeks'],
    tight &&
      !tight.isTooNear &&
      `${language.tight(tight.left, tight.usual, longOf(tight.from, language), longOf(tight.to, language))} ${things.length > 1 ? language.first : ''}`.trim(),
    deadline?.isVague &&
      !tight?.isTooNear &&
      language.vague(language.quote(deadline.text), longOf(deadline.date, language)),
    (deadline || schedule.spread) && reserve > 0 && language.reserve(reserve),
  ]
    .filter(Boolean)
    .join(' ');
}
function rowOf({ phase, isApproval, things, day, label, until, weeks }: Row, { language }: Plan): string[] {
  if (day)
    return [`**${dayName(day, language)}**`, `**${plain(label ?? '')}**`, day.role === 'away' ? '' : language.yours];
  const when = until ? short(until, language) : language.weeks(...weeks!);
  if (isApproval) return [when, ...language.approval];
  // what nobody has to make is delivered by us
  if (things)
    return [when, things.some(isMadeByOthers) ? language.filesOf : language.later[0], named(things, language)];
  const [name = '', work = ''] = language.trades[phase!.trade].phases[phase!.index] ?? [];
  return [when, name, work];
}

export function schedule(plan: Plan, isShort = false): string {
  const { language, brief } = plan;
  const all = plan.schedule.rows;
  const rows = all.map((row) => rowOf(row, plan));
  const ordered = brief.studio.id === 'HOL' ? [...rows].reverse() : rows;
  return blocks(
    plan.telling.dates.length > 0 && `${language.theirDates} ${plan.telling.dates.join(' ')}`,
    timing(plan),
    isShort || brief.studio.id === 'SUL' || brief.studio.id === 'JAD'
      ? points(ordered.map(([when, name, work]) => `${when}: ${name}${work ? ` – ${work}` : ''}`))
      : table(language.timeHead, ordered),
  );
}
