import { nounSenses, phrasesOf, singular, tokensOf } from '@maquette/reading';
import type { NounClass } from '@maquette/reading';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../palette/colour-words';
import { isIdle } from './words';

/** What the text of a prompt wants said, apart from quotes, names and facts. */
export interface Message {
  /** The message itself, where the prompt gives it after its order: 'Post: we are hiring a welder' → 'we are hiring a welder'. */
  line?: string;
  /** Further claims, lists of goods and ways of making, each as it was written. */
  lines: string[];
}

/** A message stands early; what follows is read no further. */
const READ = 600;

const EDGE =
  /^(?:and|or|the|a|an|of|to|on|in|at|by|for|from|until|till|every|this|next|our|with|is|are|plus|und|y|et|im|am|den|el|la)$/iu;
/** Without the small words at its end, where a fact was taken out. */
export function trimmedEnd(text: string): string {
  const words = text.trim().split(/\s+/u);
  while (words.length && EDGE.test(words[words.length - 1] ?? '')) words.pop();
  return words.join(' ').replace(/[,;:–—-]+$/u, '');
}

const CLAIM =
  /^(?:now|bring|come|join|open|live|free|no|all|everyone|only|new|made|hand|baked|brewed|roasted|woven|since|est|tickets?|doors|limited|full[- ]time|part[- ]time|bookings?|delivery|walk-?ins?|dogs|children|kids|beginners|adults|starts?|ends|meet|book|pre-?order|order|same[- ]day|while|last|first|home|locally|family)\b/iu;
const PICTURED =
  /\b(?:style|look|looks|feel|mood|background|photo|font|lettering|icon|icons|illustration|drawing|pattern|shapes?|lines?|texture|palette|tones?|colou?rs?|layout|showing|featuring|silhouette|line art|lots of|please|feeling|vibe|elegant|text|logo)\b/iu;
const RELATED =
  /\b(?:on|under|behind|beside|above|over|against|inside|near|beneath|in front of|next to|around|at (?:dawn|dusk|night|sunset|sunrise))\b/iu;
const GOODS: ReadonlySet<NounClass> = new Set([
  'food',
  'drink',
  'plant',
  'flower',
  'container',
  'furniture',
  'garment',
  'instrument',
  'tool',
  'book',
  'object',
  'vehicle',
  'material',
]);
const SAID: ReadonlySet<NounClass> = new Set(['food', 'drink', 'act', 'time', 'abstract', 'group']);

const classesOf = (text: string): NounClass[] => {
  const last = text.toLowerCase().split(/\s+/u).at(-1) ?? '';
  const known = nounSenses(singular(last));
  return (known.length ? known : nounSenses(last)).map((sense) => sense.class);
};
const ORDERED = /\b(?:logos?|banners?|flyers?|posters?|cards?|headers?|posts?|mock-?ups?|leaflets?)\b/iu;
const isPlain = (part: string): boolean =>
  // 'coral and turquoise' are colours, and no goods
  !COLOUR_WORDS.has(part.toLowerCase()) &&
  !ORDERED.test(part) &&
  /^[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'&-]+){0,3}$/u.test(part) &&
  !part.split(' ').every(isIdle);
const names = (part: string): boolean =>
  part.split(/\s+/u).some((word) => COLOUR_WORDS.has(word.toLowerCase()) && !AMBIGUOUS_COLOURS.has(word.toLowerCase()));

/** Three goods and more in a row, or two joined by 'and': a list that belongs together. */
function listAt(parts: readonly string[], from: number): number {
  let to = from;
  while (to < parts.length) {
    const items = (parts[to] ?? '').split(/ (?:and|und|y|et|&) /u);
    const isGoods = items.every(
      (item) => isPlain(item) && !names(item) && classesOf(item).some((one) => GOODS.has(one)),
    );
    if (!isGoods) break;
    to++;
    if (items.length > 1) return to;
  }
  return to - from >= 3 ? to : from;
}

function isSaid(part: string): boolean {
  if (part.length < 5 || part.length > 44 || PICTURED.test(part) || names(part)) return false;
  if (part.split(/\s+/u).every(isIdle)) return false;
  if (CLAIM.test(part)) return part.includes(' ');
  if (RELATED.test(part) || !part.includes(' ')) return false;
  const phrases = phrasesOf(tokensOf(part).flat());
  return phrases.length > 0 && phrases.every(({ head }) => SAID.has(classesOf(head)[0] ?? 'object'));
}

/**
 * The message of a text.
 *
 * @param text the prompt with `¶` for every quote, fact, name and place
 * @param isTold the text follows an order and a colon: its first part is the message
 * @param taken what is set already, such as the descriptor
 */
export function messageOf(text: string, isTold: boolean, taken: readonly string[]): Message {
  const parts = text
    .slice(0, READ)
    .split(/\s*[,;.¶]+\s*|\s[–—-]\s/u)
    .map((part) => trimmedEnd(part))
    .filter((part) => /\p{L}{2}/u.test(part));
  const message: Message = { lines: [] };
  const said = (part: string): boolean => taken.some((one) => one.toLowerCase().includes(part.toLowerCase()));
  let at = 0;
  const first = parts[0];
  if (
    isTold &&
    first &&
    first.length >= 4 &&
    first.length <= 48 &&
    !first.split(/\s+/u).every(isIdle) &&
    !names(first)
  ) {
    message.line = first;
    at = 1;
  } else if (first && said(first)) at = 1;
  while (at < parts.length && message.lines.length < 4) {
    const part = parts[at] ?? '';
    const bare = part.replace(/^(?:bring|with|selling|featuring) /iu, '');
    const end = listAt([bare, ...parts.slice(at + 1)], 0) + at;
    if (end > at && (at > 0 || end > at + 1) && !said(part)) {
      message.lines.push(
        parts
          .slice(at, end)
          .join(', ')
          .replace(/^with /iu, ''),
      );
      at = end;
      continue;
    }
    if (at > 0 && isSaid(part) && !said(part)) message.lines.push(part);
    at++;
  }
  return message;
}
