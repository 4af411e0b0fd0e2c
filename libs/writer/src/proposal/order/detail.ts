import type { Passage } from '../reading/passages';

/** What is said of a thing right behind its name: in brackets, or by a relative clause. */
const BRACKETS = /^\s*\(([^()]{3,160})\)/u;
const RELATIVE =
  /^,? ((?:that|which|where|who|whose|with which|on which|so that|qui|que|où|dont|donde|mit de[mr]|auf de[mr]|in de[mr]|wo) [^,.;!?()]{4,160}?)(?=,? (?:and|und|y|et|plus) (?:an?|the|our|one|two|eine?n?|die|un[ea]?|la|le|les|el) |[,.;!?(]|$)/iu;
const LONGEST = 220;

/**
 * What the letter tells of a thing beyond its name, in the letter's own words: it stands in the line of that thing.
 * @param isAlone it is the only thing of its line in a list, so all the rest of the line is about it
 */
export function detailOf(said: string, passage: Passage, isAlone: boolean): string | undefined {
  const at = passage.text.toLowerCase().indexOf(said.toLowerCase());
  if (at < 0 || said.length < 3) return undefined;
  const after = passage.text.slice(at + said.length);
  if (passage.isItem && isAlone) {
    const rest = after
      .replace(/^[\s,;:–—-]+|[\s.;,]+$/gu, '')
      .replace(/^\((.*)\)$/u, (all, within: string) => (/[()]/u.test(within) ? all : within));
    return rest.length > 2 && rest.length < LONGEST && /\p{L}{2}|\d/u.test(rest) && !/^\p{L}+[)]/u.test(rest)
      ? rest
      : undefined;
  }
  const found = (BRACKETS.exec(after) ?? RELATIVE.exec(after))?.[1]?.trim();
  return found === '' ? undefined : found;
}
