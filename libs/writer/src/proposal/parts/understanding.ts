import { blocks } from '../markdown';
import type { Plan } from '../proposal';

/** What the client asks for and why, in whole sentences of the letter: nothing of ours could tell it more truly. */
export function understanding({ language, purpose, reading }: Plan): string | undefined {
  // what a colleague noted is not in their words
  const quoted = (reading.isNoted ? [] : purpose).map((text) => language.quote(text)).join(' ');
  return blocks(quoted !== '' && `${language.inYourWords} ${quoted}`) || undefined;
}
