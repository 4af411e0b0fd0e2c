import { nounSenses, phrasesOf, singular, tokensOf } from '@maquette/reading';
import type { NounClass, NounSense, Phrase, Token } from '@maquette/reading';
import { COLOUR_WORDS } from '../palette/colour-words';
import { areTogether, isCertain } from './senses';
import { LAND_WORDS, LANDS, SUBJECTS } from './lexicon';
import { inEnglish } from './languages';

/** How freely a word may be drawn. */
export const May = {
  /** By any drawing that has its name. */
  Any: 0,
  /** Only where the list of subjects has it: a verb or an adjective that stands for a trade. */
  Listed: 1,
  /** Only where nothing else can be: it says where something is. */
  Placed: 2,
  /** Not at all. */
  Nothing: 3,
} as const;
export type May = (typeof May)[keyof typeof May];
const worse = (a: May, b: May): May => (a > b ? a : b);

/** Letters are long; what they are about is said early. */
const READ = 1200;
const LISTED = new Set(SUBJECTS.flatMap(({ words }) => words));

let last: { text: string; sentences: Token[][] } | undefined;
/** A prompt is asked about twice: parsed once. */
function parsed(text: string): Token[][] {
  if (last?.text !== text) last = { text, sentences: tokensOf(text) };
  return last.sentences;
}

/** Classes of what can stand in a picture. */
export const VISIBLE: ReadonlySet<NounClass> = new Set([
  'bird',
  'fish',
  'insect',
  'animal',
  'tree',
  'flower',
  'plant',
  'food',
  'drink',
  'container',
  'building',
  'boat',
  'aircraft',
  'vehicle',
  'furniture',
  'garment',
  'instrument',
  'tool',
  'book',
  'body',
  'object',
]);
const HOLDS: ReadonlySet<NounClass> = new Set(['container', 'food', 'drink', 'plant']);

/** Somebody, without a trade: what stands before is no trade either. */
const SOMEBODY =
  /^(?:man|men|woman|women|boy|girl|lady|person|people|guy|kid|child|baby|family|team|member|friend|folk|fan)$/;
/** 'the heart of the city', 'a sea of people': of these only what follows is meant, if anything. */
const FIGURATIVE =
  /^(?:heart|sea|ocean|wave|spark|star|forest|mountain|avalanche|flood|drop|ring|cloud|chain|key|bridge|mouth|foot|head|eye|shell|family|house|home|school|army|wall|roof|fountain|ray|rainbow|flame|fire|seed|root|branch|leaf|field|bed|nest|crown|king|queen|backbone|hub|engine|tower|river|storm|rain|bar|bit|lot|kind|sort|hint|touch|end|start|middle|edge|top|bottom|side)$/;
const CLAUSE_ENDS = /^(?:[.,;:!?()–—]|but|because|so|which|who|that)$/;

/** 'lucky at weddings', 'at the hut': where something is, not what it is. */
const PLACED =
  /^(?:at|in|on|near|by|from|to|under|over|behind|beside|outside|inside|above|below|across|through|into|onto)$/;
/** 'we eat under lanterns': where it is can be seen; 'at hospitals' is an address. */
const SHOWS_WHERE = /^(?:under|over|above|below|behind|beside)$/;
const LAND = new Set(LANDS.flatMap((land) => LAND_WORDS[land].split(' ')));

/** Whether a noun names a thing, in its first sense. A shop or a school as a business is none. */
const isThing = (sense: NounSense | undefined): boolean => sense !== undefined && VISIBLE.has(sense.class);

interface Span {
  from: number;
  to: number;
  may: May;
}

/** What stands in a comparison: 'quiet as a library', 'blue like the sea', 'the colour of wet slate'. */
export function compared(tokens: readonly Token[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  tokens.forEach(({ lower, pos }, i) => {
    const before = tokens[i - 1];
    const after = tokens[i + 1];
    const isLike =
      lower === 'like' &&
      !/^(?:to|it|us|them)$/.test(after?.lower ?? '') &&
      !/^(?:i|we|you|they|would|'d|d|might|not|n't|also)$/.test(before?.lower ?? '');
    const isAs =
      lower === 'as' &&
      (((before?.pos === 'ADJ' || i === 1) && after !== undefined && /^(?:DET|PRON|NOUN|PROPN)$/.test(after.pos)) ||
        /^(?:though|if)$/.test(after?.lower ?? ''));
    const isOf =
      lower === 'of' &&
      /^(?:colours?|colors?|shades?|tones?|hues?|smells?|tastes?|reminds?|reminiscent|style|spirit|feeling|memory|instead)$/.test(
        before?.lower ?? '',
      );
    // who lies in the shade of a tree is there
    const isShaded = before?.lower === 'shade' && tokens[i - 2]?.lower === 'the';
    const isThan = lower === 'than' && pos !== 'VERB';
    if (!isLike && !isAs && (!isOf || isShaded) && !isThan) return;
    let to = i + 1;
    while (to < tokens.length && !CLAUSE_ENDS.test(tokens[to]?.lower ?? '')) to++;
    found.push([i, to]);
  });
  return found;
}

const isVerbHere = (tokens: readonly Token[], i: number): boolean => {
  const [before, token, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token) return false;
  const begins =
    before === undefined || /^[.:;!?,–—]$/.test(before.value) || /^(?:and|then|please|just|or)$/.test(before.lower);
  // 'Ring Pauline', 'book now', 'bring yours'
  const hasObject =
    after !== undefined &&
    (/^(?:now|us|me|it|him|her|them|yours?|today|early|here|online|ahead|by)$/.test(after.lower) ||
      (/^(?:PROPN|NUM)$/.test(after.pos) &&
        /^(?:ring|book|call|text|train|phone|swing|drop|ship|fly|park|tag|post|file)$/.test(token.lower)));
  if (begins && hasObject && /^[a-z]+$/.test(token.lower)) return true;
  return (
    token.pos === 'VERB' &&
    before !== undefined &&
    (/^(?:to|we|you|i|they|who|can|will|could|would|should|must|may|please|n't|not|never)$/.test(before.lower) ||
      before.pos === 'AUX' ||
      before.pos === 'PRON')
  );
};

function spansOf(tokens: readonly Token[], whole: string, isForeign: boolean): Map<number, May> {
  const may = new Map<number, May>();
  const put = (i: number, value: May): void => {
    may.set(i, worse(value, may.get(i) ?? May.Any));
  };
  tokens.forEach((token, i) => {
    const base = singular(token.lower);
    if (!isCertain(base, whole) || (token.lemma !== base && !isCertain(token.lemma, whole))) put(i, May.Nothing);
    if (isForeign) return;
    if (isVerbHere(tokens, i)) put(i, May.Nothing);
    // 'a tram climbing a steep street' is no climbing
    else if (
      token.pos === 'VERB' &&
      /ing$/.test(token.lower) &&
      i > 0 &&
      /^(?:DET|NUM)$/.test(tokens[i + 1]?.pos ?? '') &&
      /^(?:NOUN|PROPN)$/.test(tokens[i - 1]?.pos ?? '')
    )
      put(i, May.Nothing);
    else if (!/^(?:NOUN|PROPN)$/.test(token.pos) && nounSenses(base)[0]?.class !== 'animal') put(i, May.Listed);
    if (areTogether(token.lower, singular(tokens[i + 1]?.lower ?? ''))) {
      put(i, May.Nothing);
      put(i + 1, May.Nothing);
    }
    // 'grass-covered'
    if (
      tokens[i + 1]?.value === '-' &&
      tokens[i + 1]?.space === '' &&
      /(?:ed|en|ing|like|style|free|shaped|sized)$/.test(tokens[i + 2]?.lower ?? '')
    )
      put(i, May.Nothing);
    // 'a farmer's cart': whose it is
    if (/^['’]s?$/.test(tokens[i + 1]?.value ?? '') && !/^(?:it|that|there|here|what)$/.test(token.lower))
      put(i, May.Nothing);
  });
  for (const [from, to] of compared(tokens)) for (let i = from; i < to; i++) put(i, May.Nothing);
  if (!isForeign) for (const phrase of phrasesOf(tokens)) gatePhrase(tokens, phrase, put);
  return may;
}

/** The head of a phrase says what it is; what stands before it only says which. */
function gatePhrase(tokens: readonly Token[], phrase: Phrase, put: (i: number, may: May) => void): void {
  const last = phrase.to - 1;
  if (phrase.negated) {
    for (let i = phrase.from; i <= last; i++) put(i, May.Nothing);
    return;
  }
  const base = singular(phrase.lemma);
  if (tokens[phrase.to]?.lower === 'of' && FIGURATIVE.test(base)) put(last, May.Nothing);
  for (const size of [3, 2]) {
    const from = last - size + 1;
    if (from < phrase.from) continue;
    const before = tokens.slice(from, last).map(({ lower }) => lower);
    // 'a red fox' is a fox that is red
    if (COLOUR_WORDS.has(before[0] ?? '')) continue;
    const one = [...before, base].join(' ');
    const listed = [one, [...before, tokens[last]?.lower].join(' ')].some((words) => LISTED.has(words));
    const [sense] = listed ? [] : nounSenses(one);
    if (listed || sense) {
      block(from);
      // an apple tree is a tree; a fire station is drawn by no fire
      if (sense && !sense.kinds.slice(0, 3).some((kind) => kind.split(' ').includes(base))) put(last, May.Nothing);
      // 'a tree surgeon', 'a piano tuner': a trade is shown by what it is about
      // and a mountain range is mountains
      if (sense && sense.class !== 'person')
        for (let i = from; i < last; i++) if (!LAND.has(tokens[i]?.lower ?? '')) put(i, May.Nothing);
      return;
    }
  }
  if (PLACED.test(phrase.preposition ?? '') && (!LAND.has(base) || /^(?:city|town)$/.test(base)))
    for (let i = phrase.from; i <= last; i++)
      put(i, SHOWS_WHERE.test(phrase.preposition ?? '') ? May.Placed : May.Nothing);
  const [sense] = nounSenses(base);
  const isDrawn = LISTED.has(base);
  const leads =
    /^(?:colou?r|tone|shade|palette)$/.test(base) ||
    SOMEBODY.test(base) ||
    (isThing(sense) && (isDrawn || !HOLDS.has(sense?.class ?? 'object'))) ||
    isSpot(base, sense);
  if (leads) block(last);
  function block(until: number): void {
    for (let i = phrase.from; i < until; i++) {
      const token = tokens[i];
      if (token && /^(?:NOUN|PROPN)$/.test(token.pos) && !COLOUR_WORDS.has(token.lower) && !LAND.has(token.lower))
        put(i, May.Nothing);
    }
  }
}

/** 'a staff room wall', 'a kitchen table': a spot, described by where it is. */
const isSpot = (base: string, sense: NounSense | undefined): boolean =>
  /^(?:wall|room|corner|floor|window|door|roof|street|road|side|edge)$/.test(base) &&
  (sense === undefined || sense.class !== 'abstract');

/**
 * For each word of a prompt how freely it may be drawn: not where it only describes another thing, belongs to a name, is
 * compared with or refused, is a verb, or where its sense is in doubt.
 */
export function drawable(text: string, words: readonly string[]): May[] {
  const said = text.slice(0, READ);
  const isForeign = inEnglish(said) !== undefined;
  const spans: Span[] = [];
  let at = 0;
  for (const sentence of parsed(said)) {
    const may = spansOf(sentence, said, isForeign);
    sentence.forEach((token, i) => {
      const found = said.indexOf(token.value, at);
      if (found === -1) return;
      at = found + token.value.length;
      const isName =
        !isForeign &&
        token.pos === 'PROPN' &&
        i > 0 &&
        /^\p{Lu}\p{Ll}/u.test(token.value) &&
        !/^[.:!?–—¶]$/.test(sentence[i - 1]?.value ?? '') &&
        (/^\p{Lu}\p{Ll}/u.test(sentence[i + 1]?.value ?? '') || /^\p{Lu}\p{Ll}/u.test(sentence[i - 1]?.value ?? ''));
      spans.push({ from: found, to: at, may: isName ? May.Nothing : (may.get(i) ?? May.Any) });
    });
  }
  let from = 0;
  let next = 0;
  return words.map((word) => {
    const found = said.indexOf(word, from);
    if (found === -1) return May.Listed;
    from = found + word.length;
    while (spans[next] && (spans[next]?.to ?? 0) <= found) next++;
    let worst: May = May.Any;
    for (let k = next; (spans[k]?.from ?? Infinity) < from; k++) worst = worse(worst, spans[k]?.may ?? May.Any);
    return worst;
  });
}

/** Nouns that speak of the picture or of a part of something: alone they tell nothing. */
const UNTELLING =
  /^(?:end|foreground|background|distance|side|kind|sort|way|thing|bit|lot|everyone|everything|someone|somebody|something|nothing|nobody|anything|one|other|rest|top|bottom|middle|centre|center|corner|edge|front|back|look|feel|mood|piece|point|time|moment|course|case|example|please|picture|image|photo|text|type|word|version|style|sense|idea|brief|client|metre|meter|cm|mm)$/;

/** What is left of a text to be told, in whole phrases as they were said and in their order: those with a word that is open. */
export function tellable(text: string, isOpen: ReadonlySet<string>): string[] {
  const told: string[] = [];
  for (const tokens of parsed(text.slice(0, READ))) {
    const phrases = phrasesOf(tokens);
    phrases.forEach((phrase, i) => {
      const [before, next] = [phrases[i - 1], phrases[i + 1]];
      const isOf = (one: Phrase | undefined, other: Phrase | undefined): boolean =>
        one !== undefined && other !== undefined && other.from === one.to + 1 && tokens[one.to]?.lower === 'of';
      // 'a line of light' is one thing
      if (isOf(before, phrase)) return;
      const whole = isOf(phrase, next) ? `${phrase.bare} of ${next?.text ?? ''}` : phrase.bare;
      const words = whole.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
      if (phrase.negated || !words.some((word) => isOpen.has(word))) return;
      if (whole === phrase.bare && UNTELLING.test(phrase.lemma) && phrase.modifiers.length === 0) return;
      const shown = whole.replace(/ ?¶ ?/gu, ' ').trim();
      if (shown && !told.includes(shown)) told.push(shown);
    });
  }
  return told;
}
