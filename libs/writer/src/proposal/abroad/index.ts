import type { Plan } from '../plan';
import { FRENCH } from './french';
import { GERMAN } from './german';
import type { Language } from './language';
import { SPANISH } from './spanish';

export { composed, titleIn } from './compose';

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

/** The language in which a request is answered; undefined for English, and where we have none of its own. */
export function languageOf({ reading: { request, isForeign } }: Plan): Language | undefined {
  if (!isForeign) return undefined;
  return [GERMAN, SPANISH, FRENCH]
    .map((language) => ({ language, own: count(request, language.words), others: count(request, language.others) }))
    .filter(({ own, others }) => own > 3 && own > 3 * others)
    .sort((one, other) => other.own - one.own)[0]?.language;
}
