import type { Deliverable } from '../lexicon';
import type { PhaseId } from '../schedule';
import type { Unfit } from '../reading/said';
import type { StudioId } from '../studios';

/** The parts of a proposal; each studio has its own order and headings for them. */
export type Part =
  | 'understanding'
  | 'pictures'
  | 'scope'
  | 'conditions'
  | 'answers'
  | 'schedule'
  | 'how'
  | 'people'
  | 'questions'
  | 'next';

/** How one studio speaks in one language. */
export interface Voice {
  headings: Readonly<Record<Part, string>>;
  /** after the greeting */
  opening: string;
  /** true of any work: how the studio goes about it */
  how: string;
  people: string;
  /** everything, or only a part of it */
  options: string;
  next: readonly string[];
  /** a note is answered by a note: before the client’s words, before the questions, and at the end */
  note: readonly [before: string, ask: string, end: string];
}

/** All that a proposal says by itself, in one language; the rest are the client's words. */
export interface Language {
  locale: string;
  /** small and frequent words that this language has and its neighbours have not */
  words: RegExp;
  /** … and those of the neighbours */
  others: RegExp;
  quote: (text: string) => string;
  and: string;
  voices: Readonly<Record<StudioId, Voice>>;
  hello(name: string): string;
  closing: string;
  title(things: string | undefined, whom: string | undefined): string;
  /** 'You ask for: a, b and c.' */
  asks(things: string): string;
  inYourWords: string;
  /** what a line holds, whatever it is */
  eachLine: string;
  /** where no single things are named, the work has these steps */
  inSteps: string;
  steps: readonly (readonly [name: string, gives: string])[];
  columns: readonly [thing: string, gives: string, price: string];
  /** what the lexicon, which is English, knows of a thing */
  gives?: (of: Deliverable) => string;
  asksOf?: (of: Deliverable, said: string) => string | undefined;
  tried?: (trials: readonly string[]) => string;
  together: string;
  /** behind a thing that the client is not sure of */
  open: string;
  money(quotes: string): string;
  terms(quotes: string): string;
  unpaid: string;
  notIncluded: string;
  /** of a website the building is ours */
  notIncludedWeb: string;
  /** the client's sum holds the making, too */
  allIn: string;
  early: string;
  bound: string;
  unfit: Readonly<Record<Unfit, string>>;
  phases: Readonly<Record<PhaseId, readonly [name: string, work: string]>>;
  timeHead: readonly [when: string, name: string, work: string];
  theDay: string;
  weeks(from: number, to: number): string;
  /** counted back from the client's day */
  countedBack(day: string): string;
  vague(said: string, day: string): string;
  weekend(day: string): string;
  tight(days: number, usual: number): string;
  tooNear(day: string, days: number, usual: number): string;
  inWeeks: string;
  firstOf: string;
  named: string;
  askDay: string;
  askSum: string;
  askWhichDay(said: string): string;
  askWhichOf: string;
  askDecides: string;
  askExists: string;
  askMaker: string;
  askMost: string;
  askPicture: string;
}
