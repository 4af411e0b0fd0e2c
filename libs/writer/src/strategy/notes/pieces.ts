import { isFragment } from '../../brief/phrase';
import { capital } from '../../pen';
import { IS_PRICE, KINDS } from './kinds';

// Notes put what has nothing to do with each other between two commas: 'Two hours, 390 kr, max 12, umbrella lent'. What is of one kind
// stays together, and each kind stands alone, so that a question about the price is answered with the price.

const kindOf = (part: string): string =>
  KINDS.filter(({ test }) => test.test(part.toLowerCase()) || test.test(part)).sort(
    (one, other) => other.weight - one.weight,
  )[0]?.id ?? 'offer';
/** It cannot be read without what stands before it. */
const LEANS =
  /^(?:and|or|but|which|who|whose|that|because|so|then|if|plus|incl|including|also|with|without|not|to|in|at|on|for|after|before|until|from there|of them|of which|\d[\d.,]* (?:for|of|if|in|on|after|from) |one|the (?:others?|rest|eldest|youngest|oldest|first|second)|both|all|each|half|everything) ?/iu;
const SUBJECT = /\b(?:we|i|they|it|he|she|you)\b/i;
/** Names behind those who are counted: 'Two of us, Maja and Poul'. */
const NAMES = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: (?:and|&|y|und|et) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?$/u;
const MOST_WORDS = 34;

/** A clause of notes as pieces of one kind each; whole where it is a sentence. */
export function piecesOf(text: string): string[] {
  const said = text.replace(/[.]$/, '');
  const parts = said.split(/[;,] (?![^(“"]*[)”"])/);
  const isNote = isFragment(said) || (!SUBJECT.test(said) && said.split(' ').length < MOST_WORDS);
  if (parts.length < 2 || /["“”]/.test(said)) return [text];
  if (!isNote) {
    // 'I come to you, €480 a day, at least half a day': the terms behind a sentence stand alone
    const from = parts.findIndex((part, at) => at > 0 && IS_PRICE.test(part.toLowerCase()) && !SUBJECT.test(part));
    return from > 0 && parts.slice(from).every((part) => !SUBJECT.test(part))
      ? [`${parts.slice(0, from).join(', ')}.`, `${capital(parts.slice(from).join(', '))}.`]
      : [text];
  }
  const runs: { kind: string; text: string }[] = [];
  for (const part of parts) {
    const kind = kindOf(part);
    const last = runs.at(-1);
    const isMore =
      last &&
      (LEANS.test(part) ||
        last.kind === kind ||
        (last.kind === 'team' && NAMES.test(part)) ||
        (IS_PRICE.test(last.text) && /^\d+ /.test(part)));
    // 'braces for children' behind two prices is an offer again
    if (isMore) {
      last.text = `${last.text}, ${part}`;
      if (last.kind === 'offer') last.kind = kind;
    } else runs.push({ kind, text: part });
  }
  // a word or two alone say nothing
  const whole = runs.reduce<{ kind: string; text: string }[]>((all, run) => {
    const last = all.at(-1);
    if (last && run.text.split(' ').length < 3 && run.kind === 'offer') last.text = `${last.text}, ${run.text}`;
    else all.push({ ...run });
    return all;
  }, []);
  if (whole.length < 2 || (whole[0]?.text.split(' ').length ?? 0) < 2) return [text];
  return whole.map((run) => `${capital(run.text)}.`);
}
