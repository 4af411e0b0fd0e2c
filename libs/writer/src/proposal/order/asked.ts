import type { Passage } from '../reading/passages';
import { speakIn, VOICE } from '../reading/sorted';
import { headOf } from './excluded';
import { DONE_TO, firstPhrase, kindOf } from './kinds';
import { ADVERB, bareOf, type Tongue } from './listed';
import { type Asked, LABELLED, thingsOf } from './wished';

// The one reader of what a letter orders. A thing keeps the letter's whole words: what is not surely a thing of its own goes on with the one
// before it, or is left out; nothing is cut out of the middle.

/** The same thing, named twice: the noun is the same, or one name holds the other. */
const isSameThing = (one: string, other: string): boolean => {
  const [first, second] = [firstPhrase(one).toLowerCase(), firstPhrase(other).toLowerCase()];
  return (
    first === second ||
    (!second.includes(' ') && headOf(one) === headOf(other)) ||
    first.endsWith(` ${second}`) ||
    second.endsWith(` ${first}`) ||
    one.toLowerCase().includes(second)
  );
};

/** 'And we now do two mustards, so don't forget these': of the thing before. */
export const ADDED =
  /(?:we|i) (?:(?:now|also) )*(?:do|have|make|sell) ((?:an?|two|three|four|five|six|\d+) [^,.;]{3,40}?),? (?:so )?(?:please )?(?:don['’]t|do not) forget/iu;

/** 'POS' of 'point of sale' */
const isShortOf = (one: string, other: string): boolean =>
  one === one.toUpperCase() &&
  one.length > 1 &&
  one.toLowerCase() ===
    other
      .split(' ')
      .map((part) => part.charAt(0).toLowerCase())
      .join('');

/** What no dictionary knows is a thing where it stands in a list or alone; beside surer ones it only tells how these shall be. */
const surely = (all: readonly Asked[], { isForeign, isNounFirst }: Tongue): Asked[] => {
  const isKnown = ({ text }: Asked) => kindOf(bareOf(text), undefined, isForeign, isNounFirst) !== undefined;
  return all.some(isKnown)
    ? all.filter(
        (one) =>
          isKnown(one) ||
          one.passage.isItem ||
          all.filter(({ passage }) => passage === one.passage).length > 1 ||
          DONE_TO.test(bareOf(one.text)),
      )
    : [...all];
};

const LIST = 4;
/** The things that a letter orders, each in its own words and once, in their order. */
export function askedIn(passages: readonly Passage[], isForeign: boolean, locale: string): Asked[] {
  const tongue: Tongue = { isForeign, isNounFirst: /^(?:es|fr)/u.test(locale) || (isForeign && locale !== 'de-DE') };
  const isCounted = passages.filter(({ mark, header }) => mark !== undefined && header === undefined).length > 4;
  const all: Asked[] = [];
  const sentences: Asked[] = [];
  // where several people speak, what one of them wants is contested, and no order yet
  const isVoiced = speakIn(passages);
  let isVoice = false;
  for (const [index, passage] of passages.entries()) {
    if (passage.isOthers) continue;
    isVoice = isVoiced && (VOICE.test(passage.text) || (isVoice && passage.isSameLine === true));
    if (isVoice) continue;
    const more = ADDED.exec(passage.text)?.[1];
    const last = all.at(-1);
    if (more && last) {
      last.detail = [last.detail, more].filter(Boolean).join('; ');
      (last.also ??= []).push(passage.text);
      continue;
    }
    const [, short = '', told = ''] = LABELLED.exec(passage.text) ?? [];
    const long = all.find(({ text }) => isShortOf(short, text));
    if (long) {
      long.detail = [long.detail, told.replace(/[.!]$/u, '')].filter(Boolean).join('; ');
      (long.also ??= []).push(passage.text);
      continue;
    }
    const own = thingsOf(passage, passages[index - 1]?.text ?? '', index, isCounted, tongue);
    // what each of two lists names is wanted twice
    const isListed = (one: Asked) => all.filter((other) => other.passage === one.passage).length >= LIST;
    for (const one of own) {
      if (one.isSentence) {
        sentences.push(one);
        continue;
      }
      const known = all.find(
        (other) =>
          isShortOf(one.text, other.text) ||
          (other.passage === passage
            ? bareOf(other.text) === bareOf(one.text)
            : isSameThing(bareOf(other.text), bareOf(one.text)) && !(isListed(other) && own.length >= LIST)),
      );
      if (!known) all.push(one);
      // 'a name', and in the list 'name (3 proposals)'
      else if (
        one.text.length > known.text.length &&
        bareOf(one.text)
          .toLowerCase()
          .startsWith(firstPhrase(bareOf(known.text)).toLowerCase().slice(0, 4))
      )
        known.text = one.text;
      else if (one.detail) {
        known.detail = [known.detail, one.detail].filter(Boolean).join('; ');
        if (passage !== known.passage) (known.also ??= []).push(passage.text);
      }
    }
  }
  return (all.length > 0 ? surely(all, tongue) : sentences).map((one) => ({
    ...one,
    said: one.text.replace(ADVERB, ''),
    text: bareOf(one.text),
  }));
}
