import { blocks } from '../markdown';
import type { Plan } from '../proposal';

const LONGEST = 300;

/** What the client asks for and why, in whole sentences of the letter: nothing of ours could tell it more truly. */
export function understanding({ language, purpose, order, reading }: Plan): string | undefined {
  // what a colleague noted is not in their words
  if (reading.isNoted) return undefined;
  // where nothing is told of the why, the sentence that orders
  const told =
    purpose.length > 0
      ? purpose
      : [...order.told].filter((text) => / .* .*[.!]$/u.test(text) && text.length < LONGEST).slice(0, 1);
  const quoted = told.map((text) => language.quote(text)).join(' ');
  return blocks(quoted !== '' && `${language.inYourWords} ${quoted}`) || undefined;
}
