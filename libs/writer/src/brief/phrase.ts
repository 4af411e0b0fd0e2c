import { nounSenses, tokensOf } from '@maquette/reading';

// What is said of a brand in sentence after sentence (whom it is for, what it offers) passes one gate: a noun with its company, and
// nothing that was cut out of the middle of a sentence. What fails is left out, and the sentences do without it.

/** Belongs to a clause of its own, or to somebody who speaks. */
const SPOKEN =
  /(?<![\p{L}'’])(?:i|we|you|he|she|it|they|me|us|him|them|our|my|your|don['’]?t|doesn['’]?t|isn['’]?t|not|no|never|nobody|nothing|please|this|that's|there|etc)(?![\p{L}'’])/iu;
/** A clause that tells which ones: 'people who have it at home'. */
const CLAUSE = /\s(?:who|whose|that|which|where|with|without)\s.*$/u;
const ENDS_OPEN =
  /(?:^|\s)(?:of|in|at|for|to|with|by|from|on|and|or|but|the|an?|as|than|who|that|which|is|are|was|be|so|because|if|when|also|mostly|very|about)$/iu;
const MOST_WORDS = 8;

/** A noun with what belongs to it, and nothing else: 'makers of shirts and coats', not 'don't tell people to'. */
export function isNounPhrase(text: string, most = MOST_WORDS): boolean {
  const main = text.replace(/\s*\([^)]*\)/g, '').trim();
  const bare = main.replace(CLAUSE, '');
  if (bare === '' || main.split(/\s+/).length > most || ENDS_OPEN.test(main) || SPOKEN.test(bare)) return false;
  if (/[.!?;:=#→"“”]|^['‘(-]|[,(-]$/u.test(bare)) return false;
  const tokens = tokensOf(bare).flat();
  const [first] = tokens;
  if (!first) return false;
  const isNoun = nounSenses(first.lower).length > 0;
  if (!isNoun && !tokens.some(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos))) return false;
  // 'tell people', 'is a nut'
  if (/^(?:AUX|PART|PRON|SCONJ|CCONJ|ADP)$/.test(first.pos)) return false;
  if (first.pos === 'VERB' && first.lower === first.lemma && !isNoun) return false;
  return !tokens.some(({ pos }) => pos === 'AUX');
}

/** A sentence without a verb: 'Oily, quick, bit cheeky.' */
export const isFragment = (text: string): boolean =>
  !tokensOf(text)
    .flat()
    .some(
      ({ pos, lower }, at) =>
        pos === 'AUX' || pos === 'PRON' || (pos === 'VERB' && at > 0 && !/(?:ed|ing)$/.test(lower)),
    );
