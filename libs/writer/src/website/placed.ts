import { tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import { wordsIn } from './forms';
import { MOST } from './hero';
import type { Place } from './place';

// The place in a heading: behind what it is, or with the thing that is found there.

const count = (text: string): number => wordsIn(text).length;

/** The place, where the heading does not say it and has room for it. */
export function withPlace(heading: string, place: Place | undefined, name: string, isEnglish: boolean): string {
  const town = place?.name.split(',')[0]?.replace(/ \(.*$/u, '');
  if (
    !place ||
    !town ||
    heading.includes(town) ||
    /(?: in| near| at) (?:the )?\p{Lu}/u.test(heading) ||
    count(heading) + count(place.name) > MOST
  )
    return heading;
  if (heading === name) return `${heading}, ${place.name}`;
  const main = heading.replace(/,? (?:while|when|who|that|which|if|because) .*$/u, '');
  if (isEnglish && main !== heading && count(main) > 2) return withPlace(main, place, name, isEnglish);
  if (!isEnglish) return `${heading}, ${place.name}`;
  return heading.includes(',') && !place.isNear
    ? `${heading}, ${place.name}`
    : `${heading}${place.isNear ? ' near' : ' in'} ${place.name}`;
}

/** 'salt pans near Ada' where no sentence says what it is. */
export function thingAt(texts: readonly string[], place: Place | undefined): string | undefined {
  const town = place?.name.split(/,| \(/u)[0];
  if (!place || town === undefined) return undefined;
  for (const text of texts) {
    const before = new RegExp(
      `^(.*?) (?:in|near|at|on|outside) (?:the )?${town.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`,
      'u',
    ).exec(text)?.[1];
    if (before === undefined) continue;
    const tokens = tokensOf(before).flat();
    const thing: string[] = [];
    let at = tokens.length - 1;
    for (; at >= 0 && /^(?:NOUN|ADJ)$/.test(tokens[at]?.pos ?? ''); at--) thing.unshift(tokens[at]?.value ?? '');
    if (tokens[at]?.pos === 'DET') at--;
    // 'cottages around a garden in Ely' are no garden
    if (tokens[at]?.pos === 'ADP') continue;
    if (thing.length > 0) return capital(`${thing.join(' ')} ${place.isNear ? 'near' : 'in'} ${place.name}`);
  }
  return undefined;
}
