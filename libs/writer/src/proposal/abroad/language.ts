import type { JobId, JobWords } from '../jobs/types';
import type { Deliverable } from '../lexicon';
import type { Part } from '../parts/names';
import type { DateRole } from '../reading/roles';
import type { PhaseId } from '../schedule';
import type { StudioId } from '../studios';

/** All that a proposal says by itself, in one language; the rest are the client's words. */
export interface Language {
  locale: string;
  /** small and frequent words that this language has and its neighbours have not */
  words: RegExp;
  /** … and those of the neighbours */
  others: RegExp;
  quote(text: string): string;
  jobs: Record<JobId, JobWords>;
  gives(of: Deliverable): string;
  asks(of: Deliverable, said: string): string | undefined;
  headings: Record<StudioId, Record<Part, string>>;
  hello(name: string): string;
  opening: Record<StudioId, (things: string) => string>;
  people: Record<StudioId, string>;
  next: Record<StudioId, readonly string[]>;
  closing: string;
  /** a lower-case adjective stands before its noun */
  and: string;
  /** who they are: the words before 'a bakery in Kassel', and what stands before them in the letter */
  self: RegExp;
  youAre(what: string, isOne: boolean): string;
  youWant(noun: string): string;
  ownWords: string;
  dayThatCounts(day: string): string;
  columns: readonly [piece: string, gives: string, price: string];
  together: string;
  ordered: string;
  wishes: string;
  later(names: string): string;
  without(making: string): string;
  frame(frame: string): string;
  share(share: string): string;
  holds: string;
  ceiling: string;
  unpaid: string;
  terms(terms: string): string;
  bound: string;
  facts: string;
  strongest(texts: readonly string[]): string;
  rounds: readonly [one: string, two: string];
  planned(day: string): string;
  vague(said: string, day: string): string;
  ready(day: string): string;
  tight(days: number, usual: number): string;
  hopeless(day: string, days: number, usual: number): string;
  spare(weeks: number): string;
  making(days: number, usual: number): string;
  weeks(from: number, to: number): string;
  to: string;
  phases: Record<PhaseId, readonly [name: string, work: string]>;
  whole: string;
  work: string;
  days: Partial<Record<DateRole, string>>;
  theDay: string;
  timeHead: readonly [string, string, string];
  also(days: string): string;
  conflict: string;
  sorry: Record<'copy' | 'claim' | 'review', string>;
  /** what is asked of us, and what this paper answers by itself */
  replies: readonly (readonly [RegExp, string])[];
  askDay: string;
  whichDay(said: string): string;
  askSum: string;
  noRush: RegExp;
  title(things: string, whom: string | undefined): string;
  more(count: number): string;
}
