import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { SPANISH } from './spanish';
import type { Language } from './types';

export type { CheckId, LabelId, Language, Part, Topic, Voice } from './types';

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

/** The language in which a request is answered: its own where we have it, else English. */
export function languageOf(request: string, isForeign: boolean): Language {
  if (!isForeign) return ENGLISH;
  return (
    [GERMAN, SPANISH, FRENCH]
      .map((language) => ({ language, own: count(request, language.words), others: count(request, language.others) }))
      .filter(({ own, others }) => own > 3 && own > 3 * others)
      .sort((one, other) => other.own - one.own)[0]?.language ?? ENGLISH
  );
}
