import type { NounClass, Phrase, Token } from '@maquette/reading';
import type { RelationKind, SceneBrief, SubjectState } from './brief';
import { RELATIONS, STATE_WORDS } from './tables';

export interface Found {
  phrase: Phrase;
  subject?: number;
  isGround?: boolean;
}

export const HOUSED =
  /\b(?:house|hut|caf[eé]|cabin|cottage|church|barn|chapel|chalet|shed|inn|lodge|farmhouse|restaurant|shop|school|boathouse)(?!\p{L})/iu;
export const isFlying = ({ subjects }: SceneBrief, before: Found | undefined): boolean => {
  const one = subjects[before?.subject ?? -1];
  return (
    one !== undefined &&
    (/^(?:bird|insect|aircraft)$/.test(one.class) || one.state === 'flying' || /balloon|kite|plane/.test(one.noun))
  );
};

/** What somebody does goes with the words for them: 'girl reading'. */
export const doing = (tokens: readonly Token[], { to }: Phrase, kind: NounClass): string => {
  const next = tokens[to];
  return kind === 'person' && next && /\p{L}{2}ing$/u.test(next.lower) && !STATE_WORDS.has(next.lower)
    ? ` ${next.lower}`
    : '';
};

/** What somebody does that is no posture, as far as it was said with what it is done to: 'feeding geese'. */
export function deedOf(
  tokens: readonly Token[],
  { to }: Phrase,
  phrases: readonly Phrase[],
  kind: NounClass,
): { deed?: string } {
  if (!/^(?:person|animal|bird)$/.test(kind)) return {};
  const verb = tokens[to];
  if (!verb || !/^(?:VERB|AUX)$/.test(verb.pos) || /^(?:is|are|was|were|be|with|has|have)$/.test(verb.lower)) return {};
  if (STATE_WORDS.has(verb.lower) && !isMeal(verb.lower, kind)) return {};
  const next = phrases.find(({ from }) => from > to);
  const isObject = next && tokens.slice(to + 1, next.from).every(({ pos }) => /^(?:DET|ADJ|NUM|PRON)$/.test(pos));
  const end = isObject ? next.to : to + 1;
  return {
    deed: tokens
      .slice(to, end)
      .map(({ lower }) => lower)
      .join(' '),
  };
}
/** People do not graze: who feeds geese or drinks coffee does something. */
const isMeal = (word: string, kind: NounClass): boolean => kind === 'person' && STATE_WORDS.get(word) === 'grazing';

/** What stands on a wall stands in the open: only what can hang makes a wall the place. */
export const standsThere = ({ subjects }: SceneBrief, before: Found | undefined): boolean =>
  /^(?:bird|insect|animal|person|plant|flower|container|food)$/.test(subjects[before?.subject ?? -1]?.class ?? '');

/** How a phrase hangs on the one before it: by the preposition right before it, and only where nothing parts them. */
export function relationOf(
  tokens: readonly Token[],
  phrase: Phrase,
  before: Phrase | undefined,
): RelationKind | undefined {
  const between = tokens.slice(before?.to ?? 0, phrase.from).map(({ lower }) => lower);
  if (between.join(' ').includes('in front of')) return 'before';
  if (between.join(' ').includes('next to')) return 'beside';
  if (/\bsha(?:de|dow) of\b/.test(between.join(' '))) return 'under';
  const word = between.findLast((one) => RELATIONS.has(one));
  if (word === undefined || between.slice(between.lastIndexOf(word) + 1).some((one) => /^[,.;:]$/.test(one)))
    return undefined;
  return RELATIONS.get(word);
}

/** 'fishing boats behind': a place that is said after the thing. */
export function trailing(tokens: readonly Token[], phrase: Phrase): RelationKind | undefined {
  const [next, after] = [tokens[phrase.to], tokens[phrase.to + 1]];
  const kind = next && RELATIONS.get(next.lower);
  const ends = after === undefined || after.pos === 'PUNCT' || /^(?:it|them|him|her)$/.test(after.lower);
  return kind && ends ? (kind === 'in' || kind === 'on' ? undefined : kind) : undefined;
}

export function stateOf(
  tokens: readonly Token[],
  phrase: Phrase,
  read: string[],
  kind: NounClass,
): { state?: SubjectState } {
  const near = [
    ...tokens.slice(phrase.from, phrase.to - 1),
    ...tokens
      .slice(phrase.to, phrase.to + 3)
      .filter((_, i, rest) => !rest.slice(0, i + 1).some(({ pos }) => pos === 'PUNCT')),
  ];
  for (const [i, { lower }] of near.entries()) {
    const state = STATE_WORDS.get(lower);
    if (isMeal(lower, kind)) continue;
    // a noun of its own stands between: the state is that one's
    if (state && !near.slice(phrase.to - 1 - phrase.from, i).some(({ pos }) => pos === 'NOUN' || pos === 'DET')) {
      read.push(lower);
      return { state };
    }
  }
  return {};
}

export const isSurface = ({ subjects }: SceneBrief, index: number): boolean =>
  /^(?:furniture|container|boat|vehicle|building)$/.test(subjects[index]?.class ?? '');

export function relate({ subjects }: SceneBrief, from: number, to: number, kind: RelationKind): void {
  // of 'a cat on a chair under a tree' the chair is under the tree
  const one = subjects[from];
  if (one && from !== to && !one.relation) one.relation = { to, kind };
}
