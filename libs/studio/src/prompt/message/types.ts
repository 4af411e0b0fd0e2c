import type { Fact } from '../facts';

/** What a text wants said, in its own words. */
export interface Message {
  name?: string;
  person?: { name: string; role?: string };
  /** Set largest: what a label calls the headline, else the strongest claim, else the first whole clause. */
  line?: string;
  /** How strong it is: an offer is set larger than a name, a mere first clause is not. */
  strength: number;
  isEnglish: boolean;
  /** It dictates words, whether others may stand beside them or not. */
  isAnyDictated: boolean;
  /** It orders a design and describes it: 'banner for …'. Else it is the copy itself. */
  isOrdered: boolean;
  /** German writes every noun with a capital. */
  isGerman: boolean;
  /** The name is given as such, not only found. */
  isSure: boolean;
  /** Phrases that may say what it is, the most telling first. */
  about: string[];
  /** The text begins with its name. */
  isHeaded: boolean;
  /** What a label calls the words of a button. */
  action?: string;
  /** Further claims, lists of goods and ways of making, each whole. */
  lines: string[];
  facts: Fact[];
  /** The text that speaks to those who look, without what is said to whoever draws: clauses parted by commas. */
  told: string;
  /** Only the words that it dictates shall stand there. */
  isDictated: boolean;
  /** The words that order a design, with all that hangs on them: 'exhibition stand banner for a'. */
  job: string[];
  /** It describes a picture and gives nothing to set. */
  isPicture: boolean;
}

export interface MessageQuery {
  /** The text with `¶` for every quote. */
  text: string;
  quotes: readonly string[];
  subjects: ReadonlyMap<string, unknown>;
  /** A place with things in it was read. */
  isScene: boolean;
  /** A logo, a card or a product: a name is what such a thing is made for. */
  isForName: boolean;
}
