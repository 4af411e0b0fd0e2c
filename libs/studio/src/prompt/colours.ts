import { nounSenses, singular } from '@maquette/reading';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../palette/colour-words';
import { fromLch, isHex, lch } from '../palette/palette';
import { IS_WRITTEN, rolesIn } from './colour-roles';
import type { Roles } from './colour-roles';
import { isForbiddenColour } from './forbidden';
import { nounInEnglish } from './foreign';
import type { Forbidden } from './forbidden';
import { VISIBLE } from './mentions';
import { isIdle } from './words';

/** A colour that a prompt names. */
export interface NamedColour {
  words: string;
  hex: string;
  /** The noun that it belongs to, where it is the colour of a thing and not of the picture: 'tram' of 'a red tram'. */
  of?: string;
}
export interface Colours {
  named: NamedColour[];
  /** 'gold on midnight blue': what is written, and what it is written on. */
  roles?: Roles;
  /** Colours that nouns bring with them, where they are told as things: the lavender of a soap. */
  implied: string[];
}

const isHexWord = (word: string): boolean => /^(?:[0-9a-f]{6}|[0-9a-f]{3})$/iu.test(word);
const CONTEXT =
  /^(?:[0-9a-f]{6}|and|&|,|in|on|auf|sur|su|sobre|em|op|with|of|und|et|y|e|i|en|or|bisschen|hauch|bit|touch|hint|splash|dash|mostly|viel|muito|mucho|\+|\/|soft|deep|dark|light|pale|warm|cool|muted|bright|rich|pastel|neon|matte|metallic|dusty|vivid|colou?rs?|palette|tones?|accents?|background|foil|text|lettering|ink|details|highlights|shades?|tints?|hues?|colour)$/iu;
const PLURAL = /(?:blue|green|pink|red|brown|grey|gray|yellow|purple|neutral)s$/u;
/** What a picture has as a whole: a colour before it is the picture's. */
const OF_PICTURES =
  /^(?:colou?rs?|palettes?|tones?|accents?|backgrounds?|foil|text|lettering|letters|type|ink|details|highlights|shades?|tints?|hues?|print|writing|typography|font|logo|branding|label|labels|cap|lid|top|theme|scheme|design|style|stripes?|border|lines?|gradient|paper|card|cards|mark|icon|and|on|with)$/u;
const CHANGES: ReadonlyMap<string, (l: number, c: number) => [number, number]> = new Map([
  ['deep', (l, c) => [l * 0.72, c * 0.95]],
  ['dark', (l, c) => [l * 0.66, c * 0.9]],
  ['rich', (l, c) => [l * 0.88, c * 1.12]],
  ['pale', (l, c) => [Math.min(0.93, l + (1 - l) * 0.68), c * 0.42]],
  ['light', (l, c) => [Math.min(0.9, l + (1 - l) * 0.5), c * 0.62]],
  ['soft', (l, c) => [Math.min(0.88, l + (1 - l) * 0.35), c * 0.6]],
  ['pastel', (l, c) => [Math.min(0.9, l + (1 - l) * 0.6), c * 0.5]],
  ['bright', (l, c) => [Math.min(0.86, l * 1.06), c * 1.2]],
  ['vivid', (l, c) => [l, c * 1.25]],
  ['muted', (l, c) => [l, c * 0.5]],
  ['dusty', (l, c) => [Math.min(0.8, l * 1.04), c * 0.5]],
]);
function changed(word: string | undefined, hex: string): string | undefined {
  const change = CHANGES.get(word ?? '');
  if (!change) return undefined;
  const { l, c, h } = lch(hex);
  const [nextL, nextC] = change(l, c);
  return fromLch(nextL, nextC, h);
}

const GERMAN = /^\p{L}*(?:schwarz|weiß|rot|blau|grün|gelb|grau|braun|türkis|violett)e[rsnm]?$/u;
const BASIC = /^(?:red|blue|green|yellow|pink|purple|brown|grey|gray|orange|white|black)$/u;
const hexOf = (phrase: string): string | undefined =>
  COLOUR_WORDS.get(phrase) ??
  (PLURAL.test(phrase) ? COLOUR_WORDS.get(phrase.slice(0, -1)) : undefined) ??
  (GERMAN.test(phrase) ? COLOUR_WORDS.get(phrase.replace(/e[rsnm]?$/u, '')) : undefined) ??
  compoundOf(phrase);
const SHADES: ReadonlyMap<string, string> = new Map([
  ['dunkel', 'dark'],
  ['tief', 'deep'],
  ['hell', 'light'],
  ['zart', 'pale'],
  ['donker', 'dark'],
  ['licht', 'light'],
  ['ciemno', 'dark'],
  ['jasno', 'light'],
]);
/** 'dunkelorange' is darker; 'honiggelb' and 'moosgrün' are the colour of the thing where it has one, else yellow and green. */
function compoundOf(word: string): string | undefined {
  const [, shade = '', shaded = ''] =
    /^(dunkel|tief|hell|zart|donker|licht|ciemno|jasno)-?(\p{L}{3,})$/u.exec(word) ?? [];
  const base = shaded === '' ? undefined : hexOf(shaded);
  if (base !== undefined) return changed(SHADES.get(shade), base);
  const [, thing = '', colour = ''] =
    /^(\p{L}{3,}?)n?(schwarz|weiß|rot|blau|grün|gelb|grau|braun|rosa|groen|blauw|geel|rood|bruin|grijs)$/u.exec(word) ??
    [];
  // a parrot and a carrot are no red
  return colour === '' || nounSenses(singular(word)).length > 0
    ? undefined
    : (COLOUR_WORDS.get(thing) ?? COLOUR_WORDS.get(nounInEnglish(thing) ?? '') ?? COLOUR_WORDS.get(colour));
}

const FOR_PARTS =
  /^(?:name|everything|rest|accents?|type|text|letters?|lettering|headlines?|titles?|bars?|backgrounds?|foil|ink|stripes?|borders?|details|print|labels?|caps?|lids?|bands?|ribbons?)$/iu;
/** Whether a colour that is nothing else stands close by: then this is one as well. */
const isAmong = (words: readonly string[], i: number): boolean =>
  [-4, -3, -2, -1, 1, 2, 3, 4].some((d) => {
    const word = (words[i + d] ?? '').toLowerCase();
    const between = words.slice(Math.min(i, i + d) + 1, Math.max(i, i + d));
    return (
      COLOUR_WORDS.has(word) &&
      !AMBIGUOUS_COLOURS.has(word) &&
      between.every((one) =>
        /^(?:and|&|,|with|or|und|et|y|e|i|plus|a|an|the|bit|touch|hint|of|soft|deep|dark|light|pale|warm)$/i.test(one),
      ) &&
      nounAfter(words, i + d + 1) === undefined &&
      !isCompound(word, words[i + d + 1])
    );
  });
const isEaten = (word: string): boolean =>
  nounSenses(word.toLowerCase()).some(({ class: kind }) => /^(?:food|drink|fish)$/.test(kind));
const MARK = /^[.,;:!?¶()–—/|+]$/u;
const BESIDE_COLOURS =
  /^(?:and|&|with|or|in|plus|an?|the|bit|of|und|mit|et|avec|y|e|con|com|i|z|en|met|soft|deep|dark|light|pale|warm|muted|bright|dusty|rich|vivid|pastel|neon|cool|matte?|off|accents?|tones?|colou?rs?|touch|hint|some|only|mostly)$/iu;
const FLAVOURED =
  /^(?:flavou?rs?|tastes?|notes|scents?|smells?|ingredients?|fillings?|toppings?|sorten|parfums?|sabores?|gusti)$/iu;
/** Whether a line is nothing but the names of colours that were read: it names the palette, and no goods. */
export function isOfColours(line: string, named: readonly NamedColour[]): boolean {
  const rest = named.reduce((left, { words }) => left.replace(words, ' '), line.toLowerCase());
  const words = rest.match(/\p{L}+/gu) ?? [];
  return rest !== line.toLowerCase() && words.every((word) => BESIDE_COLOURS.test(word));
}

/** 'sage and sand' at the end or in a sentence of its own: a clause of nothing but colours names the palette; after 'flavours:' it does not. */
function isPalette(words: readonly string[], i: number): boolean {
  let from = i;
  let to = i + 1;
  while (from > 0 && !MARK.test(words[from - 1] ?? '')) from--;
  while (to < words.length && !MARK.test(words[to] ?? '')) to++;
  const clause = words.slice(from, to).map((word) => word.toLowerCase());
  const colours = clause.filter((word) => COLOUR_WORDS.has(word));
  if (colours.length < 2 || !clause.every((word) => COLOUR_WORDS.has(word) || BESIDE_COLOURS.test(word))) return false;
  const isLast = !words.slice(to).some((word) => /\p{L}/u.test(word));
  const isSentence = from > 0 && /^[.!?]$/.test(words[from - 1] ?? '');
  return isLast || isSentence;
}
const PAIRS = /^(?:and|&|und|et|y|e|i|en|with)$/iu;
/** 'grey and signal orange.': the second of a pair, with what says which, at the end of its clause. */
const isSecond = (words: readonly string[], i: number): boolean =>
  BASIC.test(words[i] ?? '') &&
  ((MARK.test(words[i + 1] ?? '.') &&
    PAIRS.test(words[i - 2] ?? '') &&
    BASIC.test((words[i - 3] ?? '').toLowerCase())) ||
    // 'rusty orange and steel grey'
    (MARK.test(words[i - 2] ?? '.') &&
      PAIRS.test(words[i + 1] ?? '') &&
      BASIC.test((words[i + 3] ?? '').toLowerCase())));
/** 'flavours: mint and chocolate', 'notes of honey' */
export const isFlavour = (words: readonly string[], i: number): boolean => {
  const before = words.slice(Math.max(0, i - 8), i);
  const at = before.findLastIndex((word) => FLAVOURED.test(word));
  return (
    at !== -1 && /^(?::|of|in|,)$/.test(before[at + 1] ?? '') && !before.slice(at).some((word) => /^[.!?]$/.test(word))
  );
};
const HELD: ReadonlySet<string> = new Set(['container', 'garment', 'vehicle', 'furniture']);
/** 'sage tube with cream lettering', 'orange cup' where a cup was named: the colour of what holds it, and not what is in it. */
function isOfHolder(words: readonly string[], i: number): boolean {
  const [word = '', next = ''] = words.slice(i, i + 2).map((one) => one.toLowerCase());
  const kind = nounSenses(singular(next))[0]?.class;
  if (kind === undefined || isCompound(word, next)) return false;
  if (!HELD.has(kind) && !/^(?:tube|box|bag|pouch|tin|can|tote|hoodie|label|lid|cap)$/.test(singular(next)))
    return false;
  if (!isEaten(word) || (word === 'orange' && kind !== 'container')) return true;
  const after = words.slice(i + 2, i + 6).map((one) => one.toLowerCase());
  return (
    (after[0] === 'with' && after.some((one) => IS_WRITTEN.test(one))) ||
    words.slice(0, i).some((one) => singular(one.toLowerCase()) === singular(next))
  );
}
/** Whether a word that names a fruit, a metal or a place as well is meant as a colour. */
function isMeant(words: readonly string[], i: number): boolean {
  // 'lying on linen': what it lies on
  if (
    /^(?:on|auf|sur|su|sobre|op|na)$/iu.test(words[i - 1] ?? '') &&
    !words.slice(Math.max(0, i - 5), i - 1).some((word) => COLOUR_WORDS.has(word.toLowerCase()))
  )
    return false;
  const isColour = (at: number): boolean =>
    COLOUR_WORDS.has((words[at] ?? '').toLowerCase()) || isHexWord(words[at] ?? '');
  const before = words[i - 1] ?? '.';
  const after = words[i + 1] ?? '.';
  // 'salmon pink'
  if (BASIC.test(after) && !BASIC.test(words[i] ?? '')) return true;
  if (isFlavour(words, i)) return false;
  if (isPalette(words, i) || isOfHolder(words, i) || isSecond(words, i)) return true;
  // 'the colour of wet slate', 'blue like old denim'
  const back = words.slice(Math.max(0, i - 4), i).map((word) => word.toLowerCase());
  const link = back.findLastIndex((word) => /^(?:of|like)$/.test(word));
  const led = back[link - 1] ?? '';
  if (
    link > 0 &&
    (/^(?:colou?rs?|shades?|tones?|hues?|bit|touch|hint|splash|lots?|dash)$/.test(led) || COLOUR_WORDS.has(led))
  )
    return true;
  // 'their colours are plum …', 'olive type', 'amber accent', 'plum for the headline bar'
  if (back.some((word) => /^(?:colou?rs?|palette)$/.test(word)) && /^(?:are|is|:|and|,|in)$/.test(before.toLowerCase()))
    return true;
  if (FOR_PARTS.test(after)) return true;
  // 'saffron letters on deep plum'
  const on = back.lastIndexOf('on');
  if (on > 0 && on >= back.length - 2 && back.slice(0, on).some((word) => COLOUR_WORDS.has(word))) return true;
  if (/^for$/i.test(after) && words.slice(i + 2, i + 6).some((word) => FOR_PARTS.test(word))) return true;
  if (isAmong(words, i)) return !/^(?:of|with)$/i.test(before) || CONTEXT.test(after);
  const others = [-4, -3, -2, -1, 1, 2, 3, 4]
    .filter((d) => isColour(i + d))
    .map((d) => (words[i + d] ?? '').toLowerCase());
  // 'salmon and lemon' are two dishes, 'cream on forest green' are two colours
  const isPair = others.length > 0 && !(isEaten(words[i] ?? '') && others.every(isEaten));
  const isAmongColours = [after, words[i + 2], words[i + 3]].some((word) =>
    /^(?:colou?rs?|palette|tones?)$/iu.test(word ?? ''),
  );
  const leads =
    (CONTEXT.test(before) && before !== 'of') ||
    isColour(i - 1) ||
    ((isPair || isAmongColours) && /^[.,;:!?¶(–—]$/u.test(before));
  const follows = CONTEXT.test(after) || isColour(i + 1) || /^[.;:!?)¶]$/u.test(after);
  const nearOther =
    isPair ||
    /^(?:in|colou?rs?|palette|tones?|accents?|foil|background)$/iu.test(before) ||
    [after, words[i + 2], words[i + 3]].some((word) =>
      /^(?:colou?rs?|palette|tones?|accents?|foil|background|text|lettering)$/iu.test(word ?? ''),
    ) ||
    (before === ',' && /^[.,]$/u.test(after));
  return leads && follows && nearOther;
}

/** The noun that a colour stands before: 'a red tram', 'a blue wooden door'. */
function nounAfter(words: readonly string[], at: number): string | undefined {
  for (const word of words.slice(at, at + 2)) {
    const lower = word.toLowerCase();
    if (!/^\p{L}{3,}$/u.test(lower) || OF_PICTURES.test(lower) || COLOUR_WORDS.has(lower)) return undefined;
    if (isIdle(lower)) return undefined;
    const [sense] = nounSenses(singular(lower));
    if (sense && VISIBLE.has(sense.class)) return singular(lower);
  }
  return undefined;
}

/** 'black tea', 'white wine': the words together name a thing, and no colour. */
const isCompound = (colour: string, next: string | undefined): boolean =>
  next !== undefined &&
  next === next.toLowerCase() &&
  !IS_WRITTEN.test(next) &&
  nounSenses(`${colour} ${singular(next)}`).length > 0;

/** Whether some word of a text, or two in a row, are a colour's name: without one the text names none, and need not be read for it. */
export function mayNameColours(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\d]+(?:[’'&.-][\p{L}\p{M}\d]+)*/gu) ?? [];
  return (
    text.includes('#') ||
    words.some(
      (word, i) =>
        hexOf(word.toLowerCase()) !== undefined || hexOf(`${word} ${words[i + 1] ?? ''}`.toLowerCase()) !== undefined,
    )
  );
}

/** The colours of a prompt. Words that are taken for one are noted in `used`. */
export function findColours(
  words: readonly string[],
  used: Set<number>,
  text: string,
  forbidden: Forbidden = { words: new Set(), colours: [] },
): Colours {
  const named: NamedColour[] = [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/giu)]
    .map(([hex]) => ({ words: hex, hex: hex.toLowerCase() }))
    .filter((c) => isHex(c.hex));
  const implied: string[] = [];
  const places: { from: number; to: number; hex: string }[] = [];
  for (let i = 0; i < words.length; i++) {
    if (used.has(i)) continue;
    for (const length of [2, 1]) {
      const phrase = words
        .slice(i, i + length)
        .join(' ')
        .toLowerCase();
      const base = words.length < i + length ? undefined : hexOf(phrase);
      if (base === undefined) continue;
      if (length === 1 && AMBIGUOUS_COLOURS.has(phrase) && !isMeant(words, i)) {
        if (!/^(?:sky|forest|sand|golden|gold|silver|cream|slate)$/u.test(phrase)) implied.push(base);
        continue;
      }
      const next = words[i + length];
      if (length === 1 && isCompound(phrase, next)) break;
      // 'honey yellow', 'terracotta red': one colour, and the first word says which
      const isNamed =
        length === 1 && next !== undefined && BASIC.test(next) && !BASIC.test(phrase) && next === next.toLowerCase();
      const before = words[i - 1]?.toLowerCase();
      const hex = (used.has(i - 1) ? undefined : changed(before, base)) ?? base;
      const from = hex === base && !(length === 1 && isSecond(words, i)) ? i : i - 1;
      const to = i + length + (isNamed ? 1 : 0);
      for (let k = from; k < to; k++) used.add(k);
      const of = nounAfter(words, to);
      places.push({ from, to, hex });
      // 'one red poppy, red and green': the second time it is the picture's
      const known = named.findIndex((c) => c.hex === hex);
      if (known !== -1 && of === undefined && named[known]?.of !== undefined)
        named[known] = { words: named[known].words, hex };
      if (known === -1)
        named.push({
          words: words.slice(from, to).join(' ').toLowerCase(),
          hex,
          ...(of && { of }),
        });
      break;
    }
  }
  const wanted = (hex: string): boolean => !isForbiddenColour(forbidden, hex);
  return {
    named: named.filter(({ hex }) => wanted(hex)).slice(0, 6),
    roles: rolesIn(
      words,
      places.filter(({ hex }) => wanted(hex)),
    ),
    implied: [...new Set(implied)].filter(wanted).slice(0, 2),
  };
}
