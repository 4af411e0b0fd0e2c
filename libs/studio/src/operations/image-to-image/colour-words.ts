import { fromLch, lch } from '../../palette/palette';
import { mayNameColours } from '../../prompt/colours';
import { read } from '../../prompt/read';
import { COLOUR_NAMES } from '../colour-name';
import { IDLE } from './manners';

// The colours that a wish names.

/** Hues of one family, unless nothing else is to be. */
export const FAMILY =
  /\b(greens|blues|reds|browns|pinks|oranges|purples|violets|yellows|teals)\b(?![^,.;]*\b(?:only|alone)\b)/iu;
export const ALONE = /\b(?:only|just|nothing but|mono\w*|all)\b/iu;

/** Chroma up to which a colour is of no hue. */
export const HUELESS = 0.05;

/** A family of hues where it is the only one that a text names; beside other hues it is one of the colours. */
export function familyIn(text: string): [singular: string, family?: string] {
  const family = FAMILY.exec(text)?.[1];
  if (!family) return [''];
  const isOnly = coloursOf(text.replace(family, ' ')).words.every(({ hex }) => lch(hex).c <= HUELESS);
  return isOnly ? ['', family] : [text.replace(new RegExp(FAMILY, 'giu'), (plural) => plural.slice(0, -1))];
}

export const inText = (words: string): RegExp => new RegExp(`\\b${words.replace(/[^\p{L}\p{N}]+/gu, '\\W+')}\\b`, 'iu');
const BLACK_AND_WHITE = /\b(?:black[- ](?:and|&|n)[- ]white|b\s?&\s?w)\b/giu;

/** The colour that words are, where they are one and nothing else. */
export function colourOf(words: string): string | undefined {
  const { words: found } = coloursOf(`in ${words.trim().replace(FAMILY, (plural) => plural.slice(0, -1))}`);
  const [longest] = found.toSorted((one, other) => other.words.length - one.words.length);
  const rest = words
    .toLowerCase()
    .replace(longest?.words.toLowerCase() ?? '', ' ')
    .replace(IDLE, ' ')
    .replace(/\b(?:tones?|shades?|hues?|tints?|colou?rs?)\b/gu, ' ')
    .replace(/s\b/u, '');
  return longest && !/\p{L}/u.test(rest) ? longest.hex : undefined;
}

/** The colours that a text names, also those that are things as well (olive, plum) where they stand as colours do; and the text without them. */
export function coloursOf(text: string): { words: { words: string; hex: string }[]; bare: string } {
  const coloured = text.replace(BLACK_AND_WHITE, ' ');
  // a text is read for what its words mean, and the dictionaries for that are loaded, only where it may name a colour at all
  const words: { words: string; hex: string }[] = mayNameColours(coloured)
    ? // the black of "film noir" is a light
      read(coloured).colours.filter(({ words }) => !/^(?:noir|inks?)$/iu.test(words))
    : [];
  const lower = coloured.toLowerCase();
  for (const [name, hex] of COLOUR_NAMES) {
    if (!lower.includes(name) || name === 'ink') continue;
    const place = new RegExp(
      `(?:^|[,&]|\\b(?:in|on|and|with|of|to|from|or|dark|light|deep|pale|warm|cool|soft|an?))\\s*(${name})(?=\\s*(?:$|[,.;:!&]|(?:and|or|to|palette|tones?|hues?|inks?|colou?rs?|shades?|duotone|on|studio|back(?:ground|drop)|walls?|paper|ground|set|surface|only|alone|tint\\w*)\\b))`,
      'iu',
    );
    if (place.test(coloured) && !words.some(({ words: known }) => known.toLowerCase().includes(name)))
      words.push({ words: name, hex });
  }
  for (const colour of words) {
    const [, shade] =
      new RegExp(`\\b(deep|dark|pale|light|warm|cool|cold) +${inText(colour.words).source}`, 'iu').exec(text) ?? [];
    if (shade) colour.hex = shaded(colour.hex, shade.toLowerCase());
  }
  return { words, bare: words.reduce((rest, { words: colour }) => rest.replace(inText(colour), ' '), text) };
}

/** A deep green is no green of the middle, unless the colour is deep or pale already. */
function shaded(hex: string, shade: string): string {
  const { l, c, h } = lch(hex);
  // a grey has no hue of its own to be seen
  if (shade === 'warm') return c < 0.06 ? fromLch(l, 0.03, 65) : hex;
  if (shade === 'cool' || shade === 'cold') return c < 0.06 ? fromLch(l, 0.03, 250) : hex;
  return shade === 'deep' || shade === 'dark'
    ? fromLch(Math.min(l, Math.max(0.24, l - 0.2)), c * 0.85, h)
    : fromLch(Math.max(l, Math.min(0.93, l + 0.2)), c * 0.6, h);
}

/** Whether a colour is that of a thing which will not be there: the red of "a red hat". */
export function qualifies(colour: string, text: string, beyond: readonly string[]): boolean {
  const at = text.toLowerCase().indexOf(colour.toLowerCase());
  const [next] = text.slice(at + colour.length).match(/^\s+[\p{L}-]+/u) ?? [];
  return (
    at >= 0 &&
    next !== undefined &&
    beyond.some((thing) => thing.toLowerCase().split(' ').includes(next.trim().toLowerCase()))
  );
}

/** Hex of the colours that a text names as those of a whole ground. */
export const coloursIn = (text: string): string[] => coloursOf(text).words.map(({ hex }) => hex);
