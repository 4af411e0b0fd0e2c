import { longOf } from '../language/date';
import { blocks, plain } from '../markdown';
import { amountsIn } from '../money';
import { inText } from '../order/lines';
import type { Thing } from '../order/order';
import type { Plan } from '../proposal';
import type { Schedule } from '../schedule';

/** A sum for what others make is no limit of ours. */
const OF_MAKING =
  /(?<!\p{L})(?:tooling|production|printing|media|unit|furniture|building|werkzeug\p{L}*|druck\p{L}*|producción|impression) (?:budget|money|costs?|kosten)|design fee apart/iu;
/** '70–85k', 'between 90 and 120 thousand': two numbers are no limit. */
const RANGE = /\d ?(?:k ?)?[–-] ?\d|(?<!\p{L})(?:between|zwischen|entre)(?!\p{L})/iu;

/** 'a logo', 'labels': what goes on in a sentence; 'shelf tray' stands behind a colon. */
const isInSentence = (thing: Thing | undefined): boolean =>
  thing?.article !== undefined ||
  /^\d|^(?:two|three|four|five|six|seven|eight|ten|twelve) |(?:[^s]s|ing|ery|age)(?: |$)/iu.test(thing?.name ?? '');

/** The sum they name, where it is one. */
function sumOf({ reading }: Plan): string | undefined {
  const sums = reading.money
    .filter((text) => !OF_MAKING.test(text) && !RANGE.test(text))
    .flatMap((text) => amountsIn(text))
    .filter(({ isPrice, text }) => !isPrice && /\p{Sc}|\p{L}{2}/u.test(text));
  return sums.length === 1 ? plain(sums[0]!.text) : undefined;
}

/** What is due on several days is ready on none of them: the plan tells. */
const isInParts = ({ rows, deadline }: Schedule): boolean =>
  rows.some(
    ({ day }) => day && (day.role === 'live' || day.role === 'day') && +day.date !== +(deadline?.date ?? day.date),
  );

/** What is ordered, for whom, by when and for how much, in a sentence or two of ours. */
function asked(plan: Plan): string | undefined {
  const { language, order, reading, schedule } = plan;
  const things = order.things.filter(({ isOpen, isAct }) => !isOpen && !isAct);
  if (things.length === 0 && order.main === 'general') return undefined;
  const [first, ...rest] = things;
  // 'a campaign for the town: a name, banners and a feast'
  const isWhole = first !== undefined && first === order.whole && first.name.split(' ').length < 4 && rest.length > 1;
  const sum = sumOf(plan);
  return language.asked({
    things: things.length > 0 ? plain(inText(isWhole ? [first] : things, language)) : language.trades[order.main].title,
    ...(isWhole && { parts: plain(inText(rest, language)) }),
    isPlain: isInSentence(first),
    ...(isWhole && reading.client && { whom: plain(reading.client).replace(/\.$/u, '') }),
    ...(schedule.deadline &&
      !schedule.tight?.isTooNear &&
      !isInParts(schedule) && { by: longOf(schedule.deadline.date, language) }),
    ...(sum !== undefined && { sum }),
  });
}

/** What is ordered; then why, in sentences of the letter. */
export function understanding(plan: Plan): string | undefined {
  const { language, purpose, reading } = plan;
  // what a colleague noted is not in their words
  const quoted = (reading.isNoted ? [] : purpose).map((text) => language.quote(text)).join(' ');
  return blocks(asked(plan), quoted !== '' && `${language.inYourWords} ${quoted}`) || undefined;
}
