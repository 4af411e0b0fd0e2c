import { nounSenses, phrasesOf } from '@maquette/reading';
import type { Phrase, Token } from '@maquette/reading';
import { isCertain } from '../senses';
import { GROUNDS } from './brief';
import type { Ground, RelationKind, SceneBrief } from './brief';
import { GROUND_KINDS, GROUND_WORDS } from './tables';

export function groundOf(lemma: string, head: string, text: string): Ground | undefined {
  if (/^(?:space|pool)$/.test(lemma))
    return lemma === 'pool'
      ? /\bindoor/iu.test(text)
        ? undefined
        : 'lake'
      : isCertain(lemma, text)
        ? 'space'
        : undefined;
  const named = GROUND_WORDS.get(lemma) ?? GROUND_WORDS.get(head);
  if (named) return named;
  // 'kitchen' is a room; further up nearly everything is a place
  for (const kind of nounSenses(lemma)[0]?.kinds.slice(0, 2) ?? []) {
    const found = GROUND_KINDS.get(kind.split(' ').at(-1) ?? '');
    if (found) return found;
  }
  return undefined;
}

export const MADE_PLACES = /^(?:room|table|shelf|wall|window|street|courtyard|city|roofs|garden|snow)$/;
export const standsOn = (tokens: readonly Token[], { to }: Phrase): boolean => tokens[to]?.lower === 'with';

/** 'They want to show the courtyard: …': the place of what follows. */
export function placeBefore(tokens: readonly Token[], text: string): Ground | undefined {
  const last = phrasesOf(tokens).at(-1);
  return last && groundOf(last.lemma, last.head, text);
}

const ELSEWHERE: readonly Ground[] = ['room', 'table', 'shelf', 'wall', 'window', 'underwater', 'space'];
export const OUTDOORS: ReadonlySet<Ground> = new Set(GROUNDS.filter((ground) => !ELSEWHERE.includes(ground)));

/** 'Workshop in Jingdezhen: …', 'The kitchen, early': a description begins with its place. */
export const opens = (tokens: readonly Token[], { from, to }: Phrase): boolean =>
  from <= 1 &&
  /^(?:in|on|at|of|full|during|after|before|with|:|,)$/.test(tokens[to]?.lower ?? '') &&
  tokens.some(({ pos }, i) => i > to && pos === 'NOUN');

/** The nearer place is the ground, a wider one lies in the distance. False where both are taken. */
export function takeGround(brief: SceneBrief, ground: Ground, kind: RelationKind | undefined): boolean {
  if (brief.ground === undefined) brief.ground = ground;
  else if (brief.ground === ground || brief.distance === ground) return true;
  else if (brief.distance === undefined) {
    // a road or a room in the distance is not drawn
    if (
      !OUTDOORS.has(ground) &&
      ground !== 'table' &&
      ground !== 'window' &&
      ground !== 'shelf' &&
      ground !== 'wall' &&
      ground !== 'underwater' &&
      ground !== 'space'
    )
      return false;
    if (/^(?:road|courtyard)$/.test(ground)) return false;
    const isNearer = kind === 'on' && /^(?:table|shelf|window|roofs|wall|beach|cliff|harbour)$/.test(ground);
    if (isNearer) [brief.ground, brief.distance] = [ground, brief.ground];
    else brief.distance = ground;
  } else return false;
  return true;
}
