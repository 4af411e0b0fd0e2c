import { join } from './tokens';
import type { Phrase, Token } from './types';

const NEGATION = /^(?:no|not|n't|never|without|neither|nor|nothing|nobody|none)$/;
const DETERMINER =
  /^(?:a|an|another|the|our|my|your|their|its|his|her|this|that|these|those|some|any|every|each|all|no|both)$/;
const ends = /^[.,;:!?()[\]"“”…–—]$/;

const isHyphen = (tokens: readonly Token[], index: number): boolean =>
  /^[-/&+]$/.test(tokens[index]?.value ?? '') && index > 0 && index < tokens.length - 1;

/** Whether a token can stand within a noun phrase before its head. */
function canModify(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  if (/^(?:NOUN|PROPN|ADJ|NUM|SYM)$/.test(token.pos)) return true;
  if (isHyphen(tokens, index)) return tokens[index + 1]?.space === '' || token.value === '&';
  if (token.value === "'s") return true;
  // 'rescued greyhounds', 'waiting list'
  const next = tokens[index + 1];
  const before = tokens[index - 1];
  return (
    token.pos === 'VERB' &&
    /(?:ed|en|ing|made|built|grown|worn|kept|lost)$/.test(token.lower) &&
    next !== undefined &&
    /^(?:NOUN|PROPN|ADJ)$/.test(next.pos) &&
    next.space !== '' &&
    !(before?.pos === 'NOUN' && /ing$/.test(token.lower) && /s$/.test(next.lower)) &&
    (before === undefined || /^(?:DET|ADJ|NOUN|ADP|NUM|ADV)$/.test(before.pos) || before.value === '-')
  );
}

/** The noun phrases of one statement, in their order. */
export function phrasesOf(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  let negatedUntil = -1;
  let preposition: string | undefined;
  let verb: string | undefined;
  let barrenUntil = -1;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (NEGATION.test(token.lower)) negatedUntil = scopeEnd(tokens, index);
    if (index >= barrenUntil && (DETERMINER.test(token.lower) || canModify(tokens, index))) {
      let to = index + (DETERMINER.test(token.lower) ? 1 : 0);
      while (to < tokens.length && canModify(tokens, to)) to++;
      // back to the last noun: adjectives after it belong to something else
      let last = to;
      while (last > index && !/^(?:NOUN|PROPN)$/.test(tokens[last - 1]?.pos ?? '')) last--;
      // 'Da Nang': a name's first part may have been taken for another word
      const start =
        index > 0 &&
        tokens[index]?.pos === 'PROPN' &&
        /^[A-Z]/.test(tokens[index - 1]?.value ?? '') &&
        index > 1 &&
        tokens[index - 1]?.pos !== 'PUNCT' &&
        !/^(?:CCONJ|PRON)$/.test(tokens[index - 1]?.pos ?? '') &&
        !/^(?:the|a|an|in|of|at|on|from|to|by|and|our|my|with|for|near|since|until)$/.test(
          tokens[index - 1]?.lower ?? '',
        )
          ? index - 1
          : index;
      if (last > index) {
        phrases.push(phraseOf(tokens, start, last, preposition, verb, index <= negatedUntil));
        index = last - 1;
        preposition = undefined;
        continue;
      }
      // no noun ends this run, wherever in it one begins
      barrenUntil = to;
    }
    if (token.pos === 'ADP' || /^(?:for|of|with|without|from|since|near|like|than|as|per)$/.test(token.lower))
      preposition = token.lower;
    else if (token.pos === 'VERB' || token.pos === 'AUX') {
      verb = token.lemma;
      preposition = undefined;
    } else if (ends.test(token.value)) preposition = undefined;
  }
  return phrases;
}

/** A negation reaches to 'but', a full stop, or a new subject. */
function scopeEnd(tokens: readonly Token[], from: number): number {
  for (let index = from + 1; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (/^(?:but|just|instead|only|because|although|so)$/.test(token.lower) || /^[.;:–—!?()]$/.test(token.value))
      return index - 1;
    if (token.value === ',' && /^(?:we|i|it|they|our|the|a|an|and)$/.test(tokens[index + 1]?.lower ?? ''))
      return index - 1;
  }
  return tokens.length;
}

function phraseOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  preposition: string | undefined,
  verb: string | undefined,
  negated: boolean,
): Phrase {
  const all = tokens.slice(from, to);
  const inner = all.slice(all[0] && DETERMINER.test(all[0].lower) ? 1 : 0);
  const head = inner.at(-1) as Token;
  const small = inner.map((token) =>
    token.pos === 'PROPN' || /[A-Z].*[A-Z]|\d/.test(token.value) ? token : { ...token, value: token.lower },
  );
  return {
    text: join(all),
    bare: join(small),
    head: head.pos === 'PROPN' ? head.value : head.lower,
    lemma: head.lemma,
    modifiers: inner.slice(0, -1).map(({ lemma }) => lemma),
    preposition,
    verb,
    negated: negated || /^no$/.test(all[0]?.lower ?? ''),
    isName: head.pos === 'PROPN',
    from,
    to,
  };
}
