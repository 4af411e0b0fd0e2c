import type { FamilyId } from '../lexicon';

/** What kind of work a letter is about, as a whole. */
export type JobId =
  | 'identity'
  | 'website'
  | 'app'
  | 'packaging'
  | 'product'
  | 'campaign'
  | 'exhibition'
  | 'stand'
  | 'space'
  | 'signage'
  | 'publication'
  | 'pictures'
  | 'service'
  | 'pieces';

/** How a letter gives away what kind of work it is about. */
export interface Evidence {
  id: JobId;
  /** nouns that mean this work and hardly another */
  strong: RegExp;
  /** words that go with it */
  weak: RegExp;
  /** of the lexicon: whose pieces belong to it */
  families: readonly FamilyId[];
  /** … of which these name the whole work and no piece of it */
  whole: readonly string[];
}

/** A question that is left out where the letter says this. */
export type Asked = readonly [text: string, unless: RegExp];

/** What a kind of work is called, how it is cut into stages and how we see it, in one language. */
export interface JobWords {
  /** 'website': where the letter has no noun of its own for it */
  noun: string;
  /** name and what is handed over, in their order */
  stages: readonly (readonly [name: string, gives: string])[];
  /** how such work is best tackled */
  view: string;
  /** what has to be different when it is there */
  after: string;
  /** what comes after our files, and who does it; nothing where there is nothing */
  making?: readonly [name: string, work: string];
  asks: readonly Asked[];
}
