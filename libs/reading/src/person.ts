import { thirdSingular } from './grammar';
import type { Token } from './types';

const FINITE: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['am', 'is'],
  ["'re", 'is'],
  ["'m", 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ["'ve", 'has'],
  ['do', 'does'],
  ["don't", 'does not'],
]);
const MODAL = /^(?:can|could|will|would|shall|should|may|might|must|'ll|'d|wo|ca|to)$/;
const ADVERB = /^(?:only|never|always|also|still|just|often|usually|mostly|now|then|not|n't|even|mainly)$/;

/** How a verb stands for 'it' instead of 'we': present becomes third person, everything else stays. */
export function verbForm({ lower, lemma, value }: Token): string {
  const known = FINITE.get(lower);
  if (known) return known;
  if (/^(?:let|put|cut|set|hit|shut)$/.test(lower)) return `${lower}s`;
  return lower === lemma && /^[a-z]+$/.test(lower) ? thirdSingular(lower) : value;
}

const isVerb = (token: Token): boolean => token.pos === 'VERB' || token.pos === 'AUX' || FINITE.has(token.lower);

/**
 * The statement as somebody else would tell it: 'we bake and deliver our bread' → 'Alder bakes and delivers its bread'.
 *
 * @param name what stands for 'we' the first time; afterwards 'it'
 * @param owner what stands for 'I', where somebody speaks of a 'we' besides
 */
export function thirdPerson(tokens: readonly Token[], name: string, owner = name): string {
  let [said, isFinite, afterTo] = [false, false, false];
  let verbAt = -2;
  const out: string[] = [];
  const put = (token: Token, value: string) => {
    const space = /^(?:'s|n't)$/.test(value) ? '' : token.space || (/^'(?:re|m|ve|ll|d)$/.test(token.lower) ? ' ' : '');
    out.push((out.length === 0 ? '' : space) + value);
  };
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const { lower } = token;
    if (token.value === 'I' && owner !== name) {
      put(token, out.length === 0 ? owner.charAt(0).toUpperCase() + owner.slice(1) : owner);
      [isFinite, afterTo] = [true, false];
    } else if (lower === 'we' || (token.value === 'I' && token.pos === 'PRON')) {
      put(token, said ? 'it' : name);
      [said, isFinite, afterTo] = [true, true, false];
    } else if (lower === 'my') {
      put(token, owner !== name ? `${out.length === 0 ? 'The' : 'the'} owner’s` : out.length === 0 ? 'The' : 'the');
    } else if (lower === 'our') {
      // at the start of a text nobody knows yet whose it is
      put(token, said || out.length > 0 ? 'its' : name.endsWith('s') ? `${name}’` : `${name}’s`);
      said = true;
    } else if (lower === 'us') put(token, said ? 'it' : name);
    else if (lower === 'me') put(token, owner !== name ? owner : said ? 'it' : name);
    else if (lower === 'ours') put(token, 'its own');
    else if (lower === 'ourselves' || lower === 'myself') put(token, 'itself');
    else if (isFinite && MODAL.test(lower)) {
      put(token, lower === "'ll" ? 'will' : lower === "'d" ? 'would' : token.value);
      [isFinite, afterTo] = [false, true];
    } else if (isFinite && isVerb(token)) {
      put(token, verbForm(token));
      verbAt = index;
      // 'do not sell', 'have made': the verb after it stays as it is
      isFinite = false;
      afterTo = /^(?:do|have|are|am|were|'re|'m|'ve|don't)$/.test(lower);
    } else if (isFinite && ADVERB.test(lower)) put(token, token.value);
    else if (
      said &&
      !afterTo &&
      before &&
      (before.pos === 'CCONJ' || before.lower === ',') &&
      // 'peristaltic and diaphragm pumps': what describes a noun is no verb
      tokens[index - 2]?.pos !== 'ADJ' &&
      (token.pos === 'VERB' ||
        (verbAt >= index - 3 &&
          verbAt > 0 &&
          !afterTo &&
          token.pos === 'NOUN' &&
          /^(?:DET|NOUN|PROPN|ADJ|PRON|)$/.test(tokens[index + 1]?.pos ?? ''))) &&
      lower === token.lemma &&
      !tokens.slice(0, index).some(({ lower: word }, at) => MODAL.test(word) && tokens[at + 1]?.pos !== 'CCONJ') &&
      !(
        /^(?:put|let|cut|set|hit|read|cost|shut|spread)$/.test(lower) &&
        tokens
          .slice(0, index)
          .some(({ pos, lower: word, lemma }) => pos === 'VERB' && word !== lemma && !/(?:ing|s)$/.test(word))
      )
    )
      put(token, verbForm(token));
    else put(token, token.value);
  });
  return out
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/does n't/g, 'does not')
    .replace(/\b(does|do|is|has|can|would|was|did) n?'t\b/g, '$1 not')
    .trim();
}
