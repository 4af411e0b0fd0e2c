import { createRequire } from 'node:module';
import type winkNLP from 'wink-nlp';
import type { ItemSentence, ItemToken, ItsFunction, Model, WinkMethods } from 'wink-nlp';
import type { Token } from './types';

let nlp: WinkMethods | undefined;
/** Loaded when it is first needed, and not with the module: it takes 120 ms and 60 MB. */
function parser(): WinkMethods {
  const load = createRequire(__filename);
  nlp ??= (load('wink-nlp') as typeof winkNLP)(load('wink-eng-lite-web-model') as Model);
  return nlp;
}

/** Marks that people type in many ways, in one way. */
const tidy = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\u00a0/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');

/** Letters that the parser doesn't know, by one it knows: it would split words at them. */
const OTHER_LETTERS: Record<string, string> = {
  ß: 's',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 't',
  ı: 'i',
  ħ: 'h',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Æ: 'A',
  Œ: 'O',
  Þ: 'T',
};
/** The text in plain letters, each in the place of the one that it stands for. */
const plainLetters = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (letter <= '\u007f' || letter.length > 1) return letter;
      const base = letter.normalize('NFD').charAt(0);
      return /[A-Za-z]/.test(base) ? base : (OTHER_LETTERS[letter] ?? letter);
    })
    .join('');

/** The sentences of a text, each as its words and marks. */
export function tokensOf(text: string): Token[][] {
  const its = parser().its as unknown as Record<'lemma' | 'pos' | 'precedingSpaces', ItsFunction<string>>;
  const sentences: Token[][] = [];
  const original = tidy(text).normalize('NFC');
  const plainText = plainLetters(original);
  let at = 0;
  parser()
    .readDoc(plainText)
    .sentences()
    .each((sentence: ItemSentence) => {
      const tokens: Token[] = [];
      sentence.tokens().each((token: ItemToken) => {
        const plain = String(token.out());
        const found = plainText.indexOf(plain, at);
        const value = found === -1 ? plain : original.slice(found, found + plain.length);
        if (found !== -1) at = found + plain.length;
        tokens.push({
          value,
          lower: value.toLowerCase(),
          lemma: String(token.out(its.lemma)),
          pos: String(token.out(its.pos)),
          space: String(token.out(its.precedingSpaces)),
        });
      });
      if (tokens.length > 0) sentences.push(withVerb(tokens));
    });
  return sentences;
}

const ALSO_VERBS =
  /^(?:repair|design|supply|print|paint|cook|trade|plant|rent|fix|farm|train|host|cut|build|run|care|help|guide|ship|smoke|press|record|stage|insure|sail|rescue|restore|retune|tune|brew|bake|weave|carve|lend|teach|collect|deliver|sell|make|grow|process|market|research|service|test|mill|forge|engrave|frame|bind|brush|coach|walk|feed|house|store|move|fish|dye|stitch|rent|insulate|roast)$/;

/** 'Two brothers repair boats': a sentence without a verb has one in the word after its plural. */
function withVerb(tokens: Token[]): Token[] {
  const firstVerb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const at = tokens.findIndex(
    ({ pos, lower }, index) =>
      pos === 'NOUN' &&
      ALSO_VERBS.test(lower) &&
      index > 0 &&
      index < 6 &&
      (firstVerb === -1 || firstVerb > index) &&
      (/[^s]s$|men$|people$/.test(tokens[index - 1]?.lower ?? '') || tokens[index - 1]?.lower === 'we') &&
      /^(?:DET|ADJ|NOUN|ADP|PRON|NUM|PROPN|VERB)$/.test(tokens[index + 1]?.pos ?? ''),
  );
  tokens.forEach((token, index) => {
    const [link, verb] = [tokens[index - 1], tokens[index - 2]];
    // 'design and plant gardens'
    if (
      link?.pos === 'CCONJ' &&
      verb?.pos === 'VERB' &&
      token.pos === 'NOUN' &&
      ALSO_VERBS.test(token.lower) &&
      /^(?:DET|ADJ|NOUN|PRON|NUM)$/.test(tokens[index + 1]?.pos ?? '')
    )
      Object.assign(token, { pos: 'VERB', lemma: token.lower });
  });
  return at === -1
    ? tokens
    : tokens.map((token, index) => (index === at ? { ...token, pos: 'VERB', lemma: token.lower } : token));
}

export const join = (tokens: readonly Token[]): string =>
  tokens
    .map((token, index) => (index === 0 ? '' : token.space) + token.value)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The base forms of the words of a text. */
export const lemmasOf = (text: string): string[] =>
  tokensOf(text)
    .flat()
    .filter(({ pos }) => pos !== 'PUNCT')
    .map(({ lemma }) => lemma);
