import { briefOf, type StrategyBrand } from '../brief';
import { isBan, talkOf } from '../brief/talk';
import { plainOf } from '../brief/units';
import type { Sentence } from './sentences';

// Words that the brief does not want on its page.

const QUOTED_WORD = /["'‘“«„「](?!s\b)(\p{L}[\p{L}\s・-]{1,30}?)[,.]?["'’”»」](?!\p{L})/gu;
const BANS =
  /\b(?:no|not|never|without|n't|cannot|avoid|hate)\b|n't\b|たくありません|ください|keine?\b|\bpas\b|\bgeen\b|\bsin\b/iu;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Also in its other forms; 'painted' is none of 'pain'. */
const hasWord = (plain: string, word: string) =>
  new RegExp(`(?<!\\p{L})${escaped(word)}(?:s|es|d|ed|r|ers?|ing|ly|less|ful|ness)?(?!\\p{L})`, 'u').test(plain);
/** Without what it says in quotes that it does not do. */
const refused = (plain: string): string =>
  plain.replace(/^we (?:do not|don't|never) ['"‘“][^'"’”]+['"’”]/, 'we do not');

/** Whether a text has one of the words that the brief does not want. */
export function bannedWords(
  brand: StrategyBrand,
  all: readonly Sentence[],
  isEnglish: boolean,
): (text: string) => boolean {
  const { wording, forbidden } = briefOf(brand);
  const isAsked = ({ text }: Sentence) => isBan(text) || talkOf(text, isEnglish) !== undefined;
  const asking = all.filter(isAsked);
  const banned = [...wording.avoided, ...forbidden]
    .map((word) => word.toLowerCase())
    .filter((word) => asking.some(({ text, plain }) => plain.includes(word) && (isBan(text) || OF_WORDS.test(plain))));
  for (const { text, plain } of asking)
    if (BANS.test(plain))
      // 'Say 'strip' not 'airfield''
      for (const { 1: word = '', index } of text.matchAll(QUOTED_WORD))
        if (BANS.test(text.slice(0, index))) banned.push(plainOf(word.trim()));
  // 'no words like cure, guaranteed or proven', 'to use the word bulletproof'
  for (const { text, plain } of asking)
    if (BANS.test(plain) || FORBIDS.test(plain))
      for (const [, list = ''] of text.matchAll(NAMED_WORDS))
        banned.push(
          ...list
            .toLowerCase()
            .split(/, (?:or |and )?| or | and /u)
            .filter((word) => word.length > 3),
        );
  // of 'g'day' the second half is no word
  const isHalf = (word: string) => asking.some(({ plain }) => new RegExp(`\\p{L}'${escaped(word)}`, 'u').test(plain));
  const others = banned.filter((word) => !brand.name.toLowerCase().includes(word) && !isHalf(word));
  return (text) => {
    const plain = refused(plainOf(text));
    return others.some((word) => hasWord(plain, word));
  };
}
const FORBIDS = /\b(?:forbidden|prohibited|banned|not allowed)\b/u;
const NAMED_WORDS =
  /\bwords? (?:like |such as )?((?:[\p{L}-]+(?:, (?:or |and )?| or | and )){0,8}[\p{L}-]+)(?=[,.;:]| or | to |$)/giu;
const OF_WORDS = /\b(?:words?|say|write|call it|use)\b/u;
