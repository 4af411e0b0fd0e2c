import { join } from './tokens';
import type { Figure, FigureKind, Phrase, Token } from './types';

/** A Map, as every table here whose keys are words of the user's, `constructor` among them. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['dozen', 12],
  ['half', 0.5],
]);

const KINDS: [FigureKind, RegExp][] = [
  ['money', /[€$£¥₹]|\b(?:euros?|dollars?|pounds?|eur|usd|gbp|chf|francs?|cents?|pence|kr|kronor|zł|zloty|yen)\b/i],
  ['percent', /%|\bper ?cent\b/i],
  ['clock', /\b\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock|a\.m\.|p\.m\.)|\b\d{1,2}:\d\d\b/i],
  ['distance', /\b(?:km|kilomet(?:re|er)s?|miles?|met(?:re|er)s?|m)\b/i],
  [
    'duration',
    /\b(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|generations?|centur(?:y|ies))\b/i,
  ],
  ['weight', /\b(?:kg|kilos?|grams?|g|tonnes?|tons?|lit(?:re|er)s?|ml)\b/i],
  ['size', /\b(?:cm|mm|inch(?:es)?|m²|sqm|square|hectares?|acres?)\b/i],
  ['date', /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/i],
];

const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && (token.pos === 'NUM' || /^\d/.test(token.value) || WORDS.has(token.lower));

const valueOf = (token: Token): number => WORDS.get(token.lower) ?? Number(token.value.replace(/[^\d.]/g, ''));

/** The numbers of a statement, each with the words that say what it counts. */
export function figuresOf(tokens: readonly Token[], phrases: readonly Phrase[]): Figure[] {
  const figures: Figure[] = [];
  let done = -1;
  tokens.forEach((token, index) => {
    if (index < done || !isNumber(token) || (token.lower === 'one' && !phrases.some((p) => p.from === index))) return;
    const phrase = phrases.find(({ from, to }) => from <= index && index < to);
    let from = phrase ? phrase.from : index;
    let to = phrase ? phrase.to : index + 1;
    while (/^[€$£¥₹]$/.test(tokens[from - 1]?.value ?? '')) from--;
    while (
      to < tokens.length &&
      (isNumber(tokens[to]) || /^(?:[-–%]|am|pm|km|kg|€|percent|a\.m\.|p\.m\.)$/.test(tokens[to]?.lower ?? ''))
    )
      to++;
    // '€6 a loaf', '12 people per group'
    const next = phrases.find(
      (one) => one.from === to || (one.from === to + 1 && /^(?:per|of|a)$/.test(tokens[to]?.lower ?? '')),
    );
    if (next && (/^(?:a|an)\b/.test(next.text) || /^(?:per|of)$/.test(tokens[to]?.lower ?? ''))) to = next.to;
    if (/^(?:since|from|over|under)$/.test(tokens[from - 1]?.lower ?? '')) from--;
    const text = join(tokens.slice(from, to));
    const value = valueOf(token);
    const kind =
      KINDS.find(([, pattern]) => pattern.test(text))?.[0] ??
      (/\b1[5-9]\d\d\b|\b20\d\d\b/.test(text) && value > 1500 && value < 2100 ? 'year' : 'count');
    figures.push({ kind, text, value });
    done = to;
  });
  return figures;
}
