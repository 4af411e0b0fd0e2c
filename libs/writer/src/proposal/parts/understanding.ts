import { blocks, plain } from '../markdown';
import { longOf } from '../language/date';
import { amountsIn } from '../money';
import { inText } from '../order/lines';
import type { Plan } from '../proposal';

/** A sum for what others make is no limit of ours. */
const OF_MAKING =
  /(?<!\p{L})(?:tooling|production|printing|media|unit|furniture|building|werkzeug\p{L}*|druck\p{L}*|producción|impression) (?:budget|money|costs?|kosten)|design fee apart/iu;

/** What is ordered, for whom, by when and for how much; then why, in the client's own sentences. */
export function understanding(plan: Plan): string | undefined {
  const { language, order, purpose, reading, schedule } = plan;
  const things = order.things.filter(({ isOpen }) => !isOpen);
  const sums = reading.money
    .filter((text) => !OF_MAKING.test(text))
    .flatMap((text) => amountsIn(text).filter(({ isPrice }) => !isPrice));
  const asked = language.asked({
    things: things.length > 0 ? plain(inText(things, language)) : language.trades[order.main].title,
    ...(reading.client && { whom: plain(reading.client) }),
    ...(schedule.deadline && !schedule.tight?.isTooNear && { by: longOf(schedule.deadline.date, language) }),
    ...(sums.length === 1 && { sum: plain(sums[0]!.text) }),
  });
  // what a colleague noted is not in their words
  const quoted = (reading.isNoted ? [] : purpose).map((text) => language.quote(text)).join(' ');
  return blocks(asked, quoted !== '' && `${language.inYourWords} ${quoted}`);
}
