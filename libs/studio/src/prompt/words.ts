import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../palette/colour-words';
import { MOOD_WORDS, ORDER_WORDS } from './lexicon';

const MOODS = new Set(Object.values(MOOD_WORDS).flatMap((list) => list.split(' ')));

export const isMoodWord = (word: string): boolean => MOODS.has(word.toLowerCase());

/** A word that gives an order, a colour or a mood: it is not set. */
export function isIdle(word: string): boolean {
  const lower = word.toLowerCase().replace(/[.!?]+$/u, '');
  return (COLOUR_WORDS.has(lower) && !AMBIGUOUS_COLOURS.has(lower)) || ORDER_WORDS.has(lower) || MOODS.has(lower);
}
