import { plainKey } from './keys';

// What people call the same things, each once. Names are compared without case, spaces and marks: 'We never say' is 'weNeverSay'.

/** The two halves of what is done and what is not. */
export const DO = ['dos', 'do', 'always', 'yes', 'good', 'right', 'correct', 'recommended', 'better', 'onBrand'];
export const DONT = ['donts', 'dont', 'doNot', 'never', 'no', 'not', 'avoid', 'bad', 'wrong', 'offBrand', 'insteadOf'];

/** The two halves of what is said and what is not. */
export const SAY = [
  ...['preferred', 'preferredWords', 'preferredTerms', 'preferredVocabulary', 'preferredPhrases', 'approvedWords'],
  ...['say', 'weSay', 'doSay', 'use', 'weUse', 'doUse', 'wordsToUse', 'wordsWeUse', 'wordsWeLove', 'termsToUse'],
  ...['write', 'weWrite', 'powerWords', 'sayThis', 'vocabularyToUse', 'languageToUse', 'phrasesToUse', 'phrasesWeUse'],
  ...['verwenden', 'wirSagen', 'usar', 'decimos', 'utiliser', 'onDit', 'usare', '使う', '使う言葉', '推奨'],
];
export const NEVER_SAY = [
  ...['avoided', 'avoidedWords', 'avoidedTerms', 'avoidVocabulary', 'wordsToAvoid', 'wordsWeAvoid', 'weAvoid'],
  ...['vocabularyToAvoid', 'avoidedVocabulary', 'languageToAvoid', 'phrasesWeAvoid'],
  ...['termsToAvoid', 'phrasesToAvoid', 'bannedWords', 'forbiddenWords', 'banned', 'forbidden', 'taboo', 'tabooWords'],
  ...['neverSay', 'weNeverSay', 'dontSay', 'doNotSay', 'weDontSay', 'weDoNotSay', 'notSay', 'sayNot'],
  ...['neverUse', 'weNeverUse', 'dontUse', 'doNotUse', 'weDontUse', 'neverWrite', 'dontWrite', 'notThis', 'notSayThis'],
  ...[
    'vermeiden',
    'wirSagenNie',
    'evitar',
    'noDecimos',
    'éviter',
    'onNeDitPas',
    'evitare',
    '使わない',
    '避ける',
    '禁止',
  ],
];
export const GOOD = [...DO, ...SAY];
export const BAD = [...DONT, ...NEVER_SAY];

/** The first key of an object that has one of these names. */
export const keyOf = (keys: ReadonlyMap<string, string>, names: readonly string[]): string | undefined =>
  names.map((name) => keys.get(plainKey(name))).find((key) => key !== undefined);

/** Names that say which of several a thing is, in their order. */
const RANKS = [
  ...['primary', 'main', 'first', 'secondary', 'second', 'tertiary', 'third', 'accent', 'highlight'],
  ...['neutral', 'neutrals', 'background', 'text'],
];
const ROWS: readonly (readonly string[])[] = [
  RANKS,
  ['min', 'minimum', 'smallest', 'default', 'max', 'maximum', 'largest'],
  ['up', 'rising', 'growing', 'flat', 'stable', 'down', 'falling', 'declining'],
  ['low', 'medium', 'high'],
  ['short', 'medium', 'long'],
  ['xxs', 'xs', 's', 'sm', 'small', 'm', 'md', 'medium', 'l', 'lg', 'large', 'xl', 'xxl', '2xl', '3xl'],
  ['before', 'during', 'after'],
];

const IN_A_ROW = new Set(ROWS.flat());

/** Whether a key says no more than which of several a thing is. */
export const isRank = (key: string): boolean => RANKS.includes(plainKey(key));

/** The keys in the order of what they say, where all of them are of one kind: 'min' before 'max'. */
export function inTheirOrder(keys: readonly string[]): readonly string[] {
  const [first] = keys;
  if (first === undefined || keys.length < 2 || keys.length > RANKS.length || !IN_A_ROW.has(plainKey(first)))
    return keys;
  const plain = keys.map(plainKey);
  const row = ROWS.find((names) => plain.every((key) => names.includes(key)));
  const at = (key: string) => row?.indexOf(plainKey(key)) ?? 0;
  return row ? [...keys].sort((one, other) => at(one) - at(other)) : keys;
}
