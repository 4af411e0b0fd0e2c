import type { Clause } from './clauses';
import { wordsIn } from './clauses';
import { isDirection, isLook } from './directions';
import { withoutOrder } from './orders';
import { isColour } from './voice';

const AGAINST =
  /^(?:but |and |ma |mais |pero |aber |mas |ale |maar )?(?:not|never|no|nicht|nie|keine?|pas|jamais|non|mai|não|nunca|nie|niet|nooit)(?!\p{L})/iu;
const first = ({ text }: Clause, at: number): string => wordsIn(text)[at]?.toLowerCase() ?? '';

/** 'Sleepovers, not kennels.', 'Up by Monday, down by Friday.': a short sentence of its own in two halves that answer each other is one line, and the headline. */
function isSlogan(one: Clause, other: Clause): boolean {
  const said = `${one.text}, ${other.text}`;
  if (!/^\p{Lu}/u.test(said) || said.length > 60 || /[\d¶:]/.test(said) || wordsIn(said).length > 10) return false;
  if (one.end !== ',' || one.isAside || withoutOrder(one.text) !== undefined) return false;
  if (isLook(one) || isLook(other) || isDirection(one) || wordsIn(said).some(isColour)) return false;
  const isTold = one.tokens.some(({ pos }) => /^(?:NOUN|PROPN|VERB|X)$/.test(pos));
  const isAlike = [0, 1].some((at) => first(one, at) !== '' && first(one, at) === first(other, at));
  return isTold && (AGAINST.test(other.text) || (isAlike && wordsIn(one.text).length > 1));
}

/** The clauses with each slogan in one piece; the first of them is named as the headline. */
export function withSlogans(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  for (let at = 0; at < clauses.length; at++) {
    const [one, other, after] = clauses.slice(at, at + 3);
    if (!one) break;
    const isWhole =
      other !== undefined &&
      other.sentence === one.sentence &&
      after?.sentence !== one.sentence &&
      (clauses[at - 1]?.sentence !== one.sentence || clauses[at - 1]?.end === ':');
    if (!isWhole || !isSlogan(one, other)) {
      joined.push(one);
      continue;
    }
    const said = `${one.text}, ${other.text}`;
    joined.push({
      ...one,
      text: said,
      to: other.to,
      end: other.end,
      tokens: [...one.tokens, ...other.tokens],
      isSlogan: true,
    });
    at++;
  }
  return joined;
}
