import { type headlineOf } from './headline';
import { isLeaning, type Passage } from './passages';
import type { planOf } from './plan';

// What stands at the top of the page around its heading, and what search engines are told.

/** The rest of the sentence that the heading is taken from, where it goes on below it: the sentence in full, or what follows it. */
export function openingOf(
  passages: readonly Passage[],
  given: readonly Passage[],
  { line, isWhole, heading }: ReturnType<typeof headlineOf>,
): Passage | undefined {
  if (!line) return undefined;
  const own = passages.find(({ lines }) => lines.some(({ index }) => index === line.index));
  // 'That is all I do with her', below what it speaks of
  const whole = given.find(({ lines }) => lines[0]?.index === line.index);
  if (isWhole && whole?.lines[1] && isLeaning(whole.lines[1].text) && whole.text.length < 420)
    return passages.find(({ lines }) => lines[0] === whole.lines[1]);
  if (own && !isWhole && passages.length === 1) return own;
  // who they are is told further down
  if (
    isWhole ||
    !own ||
    own.text.length > 420 ||
    (line.text.length - heading.length > 20 &&
      /\b(?:run|owned|founded|led) by\b|\bme\b|\p{Lu}\p{Ll}+ (?:and )?\p{Lu}\p{Ll}+ and \p{Lu}/u.test(line.text))
  )
    return undefined;
  return own;
}

const IS_LABELLED = /^\p{L}[\p{L} ]{2,20}: /u;
/** Sentences for search engines, those below the heading first; nothing refused, no step, no number to ring. */
export const factsOf = ({ lead, services, about, ways }: ReturnType<typeof planOf>): string[] =>
  [
    ...lead,
    ...services.filter(({ kind }) => kind === 'what'),
    ...ways.filter(({ kind }) => kind === 'guarantee'),
    ...about,
    ...services,
  ]
    .filter(({ lines, kind }) => lines[0]?.list === undefined && !/^(?:contact|terms|step)$/.test(kind))
    .flatMap(({ lines }) => lines.slice(0, 1).map(({ text }) => text))
    .sort((one, other) => Number(IS_LABELLED.test(one)) - Number(IS_LABELLED.test(other)));
