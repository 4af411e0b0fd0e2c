import { points } from '../markdown';
import type { Plan } from '../proposal';

/** Who they are, how it is and what they want. */
export function understanding({ telling: { understanding: told }, reading, language }: Plan): string | undefined {
  if (told.length === 0) return undefined;
  if (reading.isNoted) return points(told);
  return told.every((text) => /^[“„«]/u.test(text)) ? `${language.inYourWords} ${told.join(' ')}` : told.join(' ');
}
