import type { Archetype } from '../../knowledge/archetypes';

/**
 * What a strategist knows of the relation between a trade and those it serves: who decides, what is at stake, what is feared, what else
 * they could do. Hypotheses, in the trade's own nouns; `{who}` and `{Who}` are those whom the brief names.
 */
export interface Trade {
  id: string;
  who: string;
  need: string;
  situation: string;
  show: string;
  desire: [level: string, advice: string];
  awareness: [level: string, advice: string];
  skill: [level: string, advice: string];
  /** and the kinds of fact that answer it, where they are known */
  pains: [title: string, text: string, kinds?: string][];
  asks: [question: string, kinds: string, how: string][];
  feelings: [emotion: string, moment: string][];
  house: Archetype[];
  because: string;
  buyers: Archetype[];
  buyersBecause: string;
  rivals: [who: string, how: string][];
  ideas: [title: string, test: string, time: string][];
  trends: [title: string, check: string][];
  goals: string[];
  see: string[];
  unseen: string[];
  say: string[];
  avoid: string[];
  channels: [name: string, style: string, length: string][];
  scenes: [scenario: string, context: string, good: string, bad: string, why: string][];
  hues: [name: string, lightness: number, chroma: number, hue: number, why: string][];
  moods: string[];
  letter: string;
}
