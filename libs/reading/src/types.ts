/** One word or mark of a text. */
export interface Token {
  value: string;
  lower: string;
  /** 'bakes' → 'bake'; small letters */
  lemma: string;
  /** universal part of speech: NOUN, PROPN, VERB, ADP … */
  pos: string;
  /** white space before it */
  space: string;
}

/** A noun with what belongs to it: 'a 36-hour fermentation'. */
export interface Phrase {
  /** as it was written, with its article */
  text: string;
  /** without article or possessive, small letters but for names: 'family bakery' */
  bare: string;
  /** the noun that carries it, as it was written, small letters but for names */
  head: string;
  /** lemma of the head */
  lemma: string;
  modifiers: string[];
  /** the word that ties it to what stands before: 'in', 'for', 'of'; undefined at the start of a statement or after a verb */
  preposition?: string;
  /** lemma of the verb before it in the same statement */
  verb?: string;
  /** stands after 'no', 'never', 'not', 'without' */
  negated: boolean;
  isName: boolean;
  /** index of its first and one past its last token within the statement */
  from: number;
  to: number;
}

export type FigureKind =
  'money' | 'duration' | 'percent' | 'distance' | 'year' | 'clock' | 'size' | 'weight' | 'count' | 'date';

/** A number with what it counts. */
export interface Figure {
  kind: FigureKind;
  /** as it was written: '36-hour fermentation', '€6 a loaf' */
  text: string;
  value: number;
}

export interface Place {
  /** 'Ghent', 'the old harbour' */
  text: string;
  /** with its preposition: 'in Ghent' */
  phrase: string;
}

/**
 * What a statement does.
 * - identity: says what the thing is ('X is a bakery', 'A bakery but for dogs')
 * - claim: says something that is so
 * - limit: says what is not so, or only so
 * - wish: asks for something of whoever reads it ('It should feel calm')
 * - aside: speaks of the writing, not of the matter ('sorry, this got long')
 * - words: of another language, kept as they are
 */
export type StatementKind = 'identity' | 'claim' | 'limit' | 'wish' | 'aside' | 'words';

/** A clause that can stand alone. */
export interface Statement {
  kind: StatementKind;
  /** as it was written, without the mark at its end */
  text: string;
  tokens: Token[];
  phrases: Phrase[];
  figures: Figure[];
  /** who it speaks of: the writer ('we', the name), or somebody or something else; 'none' for a fragment */
  subject: 'brand' | 'other' | 'none';
  /** number of the sentence, from 0 */
  sentence: number;
}

/** What a text says, without knowing what it is about. */
export interface TextReading {
  text: string;
  statements: Statement[];
  figures: Figure[];
  places: Place[];
  /** capitalised names of people, places and things, in their order */
  names: string[];
  /** the phrase that says what the thing is: 'a family bakery' */
  identity?: Phrase;
  /** most of the words are of another language */
  isForeign: boolean;
}
