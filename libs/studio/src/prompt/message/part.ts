import type { Clause } from './clauses';
import { wordsIn } from './clauses';
import type { Fact, FactKind } from '../facts';
import type { Role } from './labels';

/** A clause that is not said to whoever draws. */
export interface Part extends Clause {
  /** The clause as it was written, with its order. */
  clause: Clause;
  role?: Role;
  /** It stands where a label or 'it should say' dictates the words. */
  isDictated: boolean;
  facts: Fact[];
  /** What is left beside its facts. */
  beside: string;
  /** It follows an order and its colon. */
  follows: boolean;
}

export const CONTACT: ReadonlySet<FactKind> = new Set(['phone', 'mail', 'web', 'handle', 'price', 'percent']);

export const EDGE =
  /^(?:and|or|the|a|an|of|to|on|in|at|by|for|from|until|till|every|this|next|our|with|is|are|plus|und|ab|bis|vom|um|y|et|im|am|den|der|die|das|el|la|le|les|de|du|des|del|à|au|il|lo|di|da|do|na|w|z|i|e|o|a|en|com|con|para|por|te|van|op|het|or|oder|call|ring|tel)\.?$/iu;
/** Without the small words at its ends, where a fact was taken out. */
export function trimmedEnd(text: string): string {
  const words = text.trim().split(/\s+/u);
  while (words.length && EDGE.test(words[words.length - 1] ?? '')) words.pop();
  return words.join(' ').replace(/[\s,;:–—-]+$/u, '');
}

/** The words of a clause beside its facts. */
export const telling = ({ beside }: Part): string[] =>
  wordsIn(beside.replaceAll('¶', ' ')).filter(
    (one) =>
      !EDGE.test(one) &&
      !/^(?:and|or|mail|email|e-mail|tel|phone|call|visit|web|www|whatsapp|mobile|handy|fon|gsm|móvil|cell)$/iu.test(
        one,
      ),
  );

/** 'for a coach': whom it is made for, where the order itself stands elsewhere. */
export const FOR_SOMEBODY =
  /^¶? ?(?:for|für|pour|para|per|dla|voor) (?:an?|my|our|eine?n?r?|une?|mon|un[oa]?|uma?|een) \p{Ll}/u;
