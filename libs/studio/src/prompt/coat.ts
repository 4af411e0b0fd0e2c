import type { NamedColour } from './colours';
import { nounSenses, singular } from '@maquette/reading';
import { partOf } from './product-parts';
import type { Coat, Part } from './product-parts';

/** What is set and stamped in it, and never the whole of a product beside another colour. */
const FOIL = /(?:gold|golden|silver|copper|brass|bronze)$/u;

/** Materials that are a colour by themselves, before the part that is made of them. */
const STUFFS: readonly (readonly [RegExp, string])[] = [
  [/^(?:wooden|wood|oak|holz|hölzern\p{L}*|bois|madera|legno|madeira)$/u, '#b98958'],
  [/^(?:bamboo|bambus|bambou|bambú)$/u, '#cda86c'],
  [/^(?:cork|kork|liège|corcho|sughero)$/u, '#c69c6d'],
  [/^(?:leather|leder|cuir|cuero)$/u, '#8a5a3b'],
  [/^(?:rope|jute|hemp|twine)$/u, '#c4a777'],
  [/^(?:gold|golden|goldene[rsnm]?|brass|doré|dorado|dourado)$/u, '#c69a3d'],
  [/^(?:silver|silvern|steel|aluminium|aluminum|metal|chrome)$/u, '#b9bec4'],
  [/^(?:copper|kupfern\p{L}*|rose gold)$/u, '#b46a43'],
];
/** 'of', 'with' and the like end a phrase: what stands behind them is not what the colour belongs to. */
const ENDS = /^(?:with|and|for|on|of|mit|und|auf|avec|et|sur|con|y|su|e|com|z|i|saying|reading|that|which|name[d]?)$/u;
const LINKS = /^(?:in|is|are|:|a|an|the|all|of|made|from|out|aus|de|di|z|ist|en|em|w|einem|einer|un|una|uma|une)$/u;

const WORD = /[\p{L}\p{M}\d#]+(?:[’'-][\p{L}\p{M}\d]+)*|[.,;:!?()“”"«»–—]/gu;

/**
 * Reads of each colour what it is the colour of: the noun behind it ('a cream label', 'copper lettering'), the one before it ('printed in navy',
 * 'the lid is black'), or the product itself, where it stands behind its name ('a slim box in moss green', 'mug, white with a blue rim').
 *
 * @param product the words that name the product: 'tea caddy'
 */
export function coatOf(text: string, colours: readonly NamedColour[], product: string | undefined): Coat {
  const words = [...text.toLocaleLowerCase('en').matchAll(WORD)].map(([word]) => word);
  const heads = new Set((product ?? '').toLocaleLowerCase('en').split(/[ -]/u).filter(Boolean));
  const coat: Coat = {};
  const loose: { hex: string; isLed: boolean; isFoil: boolean }[] = [];
  const give = (part: Part | 'room', hex: string): void => {
    if (part !== 'room') coat[part] ??= hex;
  };
  for (const { from, to, hex } of placesOf(words, colours)) {
    const behind = nounBehind(words, to, heads);
    const before = behind === undefined ? nounBefore(words, from, heads) : undefined;
    const part = behind ?? before;
    if (part !== undefined) give(part, hex);
    else if (isDrawnIn(words, from, heads)) give('print', hex);
    else if (!isOfSomethingElse(words, to))
      loose.push({ hex, isLed: isLed(words, from, heads), isFoil: FOIL.test(words[to - 1] ?? '') });
  }
  for (const [at, word] of words.entries()) {
    const stuff = STUFFS.find(([names]) => names.test(word))?.[1];
    const part =
      stuff === undefined ? undefined : (nounBehind(words, at + 1, new Set()) ?? nounBefore(words, at, new Set()));
    if (stuff !== undefined && (part === 'trim' || part === 'band')) give(part, stuff);
  }
  // 'dark green with copper lettering': where a part has a colour, the one that is nobody's is the product's
  const [first, second] = loose.filter(({ hex }) => hex !== coat.label);
  const own = loose.find(({ isLed }) => isLed) ?? first;
  if (coat.body === undefined && own) {
    if (second === undefined || own !== first || coat.print !== undefined) coat.body = own.hex;
    else if (own.isFoil !== second.isFoil) {
      coat.body = own.isFoil ? second.hex : own.hex;
      coat.print = own.isFoil ? own.hex : second.hex;
    } else coat.pair = [own.hex, second.hex];
  }
  return coat;
}

interface Place {
  from: number;
  to: number;
  hex: string;
}
/** Where each colour stands among the words, the longer name before the shorter one within it. */
function placesOf(words: readonly string[], colours: readonly NamedColour[]): Place[] {
  const places: Place[] = [];
  const names = colours
    .map(({ words: name, hex }) => ({ name: name.toLocaleLowerCase('en').match(WORD) ?? [], hex }))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { name, hex } of names)
    for (let from = 0; name.length > 0 && from + name.length <= words.length; from++) {
      const to = from + name.length;
      if (!name.every((word, i) => words[from + i] === word)) continue;
      if (places.some((one) => from < one.to && to > one.from)) continue;
      places.push({ from, to, hex });
    }
  return places.sort((a, b) => a.from - b.from);
}

/** The part or the product that the words behind a colour name: 'matte metal lid' behind 'black'. */
function nounBehind(words: readonly string[], at: number, heads: ReadonlySet<string>): Part | 'room' | undefined {
  let found: Part | 'room' | undefined;
  for (const word of words.slice(at, at + 4)) {
    if (ENDS.test(word) || !/^\p{L}/u.test(word)) break;
    const part = partOf(word);
    // 'navy tote label': the last noun is the one
    if (part) found = part;
    else if (heads.has(word)) found = 'body';
  }
  return found;
}

/** The part or the product that a colour is said of: 'lid in', 'printed in', 'the lettering is'. */
function nounBefore(words: readonly string[], at: number, heads: ReadonlySet<string>): Part | 'room' | undefined {
  let back = at - 1;
  while (back >= 0 && LINKS.test(words[back] ?? '')) back--;
  if (back === at - 1) return undefined;
  const word = words[back] ?? '';
  return partOf(word) ?? (heads.has(word) ? 'body' : undefined);
}

/** 'one sparrow in black': the colour of what is drawn on it. */
const isDrawnIn = (words: readonly string[], at: number, heads: ReadonlySet<string>): boolean => {
  const [noun = '', link = ''] = words.slice(Math.max(0, at - 2), at);
  const kind = nounSenses(singular(noun))[0]?.class;
  return (
    /^(?:in|en|em)$/u.test(link) &&
    !heads.has(noun) &&
    /^(?:bird|fish|insect|animal|tree|flower|plant|person|boat|vehicle)$/u.test(kind ?? '')
  );
};
/** Whether a colour follows the product's name without anything else between: 'enamel mug mock-up, white'. */
function isLed(words: readonly string[], at: number, heads: ReadonlySet<string>): boolean {
  let back = at - 1;
  while (back >= 0 && (LINKS.test(words[back] ?? '') || /^(?:,|mock-?ups?|mock|up|–|—|\()$/u.test(words[back] ?? '')))
    back--;
  return heads.has(words[back] ?? '');
}

/** 'green tea', 'blue mountains': a noun of its own stands right behind. */
const isOfSomethingElse = (words: readonly string[], at: number): boolean => {
  const next = words[at] ?? '.';
  return /^\p{L}{3,}/u.test(next) && !ENDS.test(next) && !LINKS.test(next);
};
