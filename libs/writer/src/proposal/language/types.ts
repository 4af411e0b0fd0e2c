import type { Figure } from '../figure';
import type { Deliverable } from '../lexicon';
import type { GapId } from '../reading/gaps';
import type { MethodId } from '../reading/methods';
import type { AskKind, Unfit } from '../reading/said';
import type { StudioId } from '../studios';
import type { TradeId } from '../trades';

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

/** What happens on a day of the client, where the letter has no noun for it. */
export type LabelId =
  | 'opening'
  | 'live'
  | 'delivery'
  | 'print'
  | 'decision'
  | 'draft'
  | 'test'
  | 'files'
  | 'start'
  | 'shops'
  | 'money'
  | 'supply'
  | 'ready'
  | 'works'
  | 'access'
  | 'count'
  | 'closing';

/** How one studio speaks in one language. */
export interface Voice {
  headings: Readonly<Record<Part, string>>;
  /** after the greeting */
  opening: string;
  /** how the studio goes about any work; `rounds` of changes are in the price */
  how(rounds: string): string;
  people: string;
  /** `start` is the week in which the work would begin */
  next(start: string): readonly string[];
  /** a note is answered by a note: before what was understood, before the questions, and at the end */
  note: readonly [before: string, ask: string, end: string];
}

/** What a question need not be asked for, where the letter tells it. */
export type Topic =
  | 'look'
  | 'makers'
  | 'files'
  | 'texts'
  | 'access'
  | 'upkeep'
  | 'count'
  | 'media'
  | 'line'
  | 'standards'
  | 'plans'
  | 'permits';

/** What a kind of work comprises, said in one language. */
interface TradeText {
  /** 'Packaging': names the work where no thing of the client's does */
  title: string;
  /** what one receives of a piece that no dictionary knows */
  piece: string;
  /** as many as `PHASES` has */
  phases: readonly (readonly [name: string, work: string])[];
  /** what one receives, where the client names one thing and no parts of it */
  lines: readonly (readonly [name: string, gives: string])[];
  /** … of a test with those who will use it */
  test?: string;
  /** … where others program it */
  handover?: readonly [name: string, gives: string];
  /** how such work is tried */
  how: string;
  /** what is not in our prices */
  paid: string;
  asks: readonly (readonly [topic: Topic, question: string])[];
}
export type TradeTexts = Readonly<Record<TradeId, TradeText>>;
export type ArtTexts = Pick<TradeTexts, 'event' | 'illustration' | 'film' | 'words' | 'goods'>;

/** How we work, as the answer to a question; `first` is the thing we would begin with. */
export type Methods = Readonly<Record<MethodId, (first: string) => string>>;

/** All that a proposal says by itself, in one language; the rest are the client's words. */
export interface Language {
  locale: string;
  /** small and frequent words that this language has and its neighbours have not */
  words: RegExp;
  /** … and those of the neighbours */
  others: RegExp;
  quote: (text: string) => string;
  and: string;
  trades: TradeTexts;
  voices: Readonly<Record<StudioId, Voice>>;
  hello(name: string): string;
  closing: string;
  title(things: string | undefined, whom: string | undefined): string;
  /** behind `rounds`: '… in every price.' */
  roundsIn: string;
  /** before sentences of the letter that are quoted */
  inYourWords: string;
  /** what the letter leaves open: one number or another, one view or another, and what is not decided */
  either(one: string, other: string): string;
  views(what: string): string;
  maybe(what: string): string;
  voicesDiffer: string;
  /** until when we need what is needed */
  needBy: string;
  /** before how it is tried, where that is asked */
  yes: string;
  /** before what it shall bring, or be like */
  wished: string;
  /** before sentences of theirs that tell days */
  theirDates: string;
  /** before what the letter does not want */
  leftOut: string;
  /** what follows where several languages are asked for */
  soLanguages: string;
  /** what happens on a day of theirs, as a noun */
  labels: Readonly<Record<LabelId, string>>;
  filesOf: string;
  approval: readonly [name: string, work: string];
  columns: readonly [thing: string, gives: string, price: string];
  /** what the lexicon knows of a thing */
  gives(of: Deliverable): string | undefined;
  together: string;
  togetherGives: string;
  /** behind a thing that the client is not sure of */
  open: string;
  /** between a line and the pieces that it holds */
  inIt: string;
  /** what one receives of a service: supervision, picture direction */
  service: string;
  /** behind the one thing whose steps are priced */
  inSteps: string;
  /** which of the lines can be ordered by themselves */
  eachLine: string;
  /** in place of a studio's opening, where a colleague noted what was said */
  talked: string;
  /** 'one', 'two', 'three' rounds of changes */
  rounds: readonly [one: string, two: string, three: string];
  /** the sum does not suffice, perhaps */
  frame: string;
  /** their sum is for the making alone */
  fee: string;
  /** they do not know yet what they want */
  undecided: string;
  /** what their own customers ask is where an idea begins */
  insight(quote: string): string;
  /** prices are stated without, or with, tax as the letter does */
  tax: Readonly<Record<'net' | 'gross', string>>;
  allIn: string;
  unpaid: string;
  unfit: Readonly<Record<Unfit, string>>;
  assumptions: string;
  timeHead: readonly [when: string, name: string, work: string];
  yours: string;
  /** while nobody can be asked */
  away: string;
  weeks(from: number, to: number): string;
  inWeeks: string;
  /** … where a month is named, and no day */
  inWeeksOnly: string;
  planned(start: string, deadline: string | undefined): string;
  /** … where its parts are due on days of their own */
  between(start: string, first: string, last: string): string;
  /** what is delivered on a later day of theirs, and what of a campaign runs until then */
  later: readonly [name: string, work: string];
  running: readonly [name: string, work: string];
  /** so many weeks are left over */
  reserve(weeks: number): string;
  /** how much time there is between two days, and how much such work takes */
  tight(left: number, usual: number, from: string, to: string): string;
  tooNear(left: number, usual: number, from: string, to: string): string;
  /** what would be done first where the time does not suffice */
  first: string;
  vague(said: string, day: string): string;
  answers: Readonly<Record<Exclude<AskKind, 'other' | 'rounds' | 'trial'> | 'fits' | 'short', string>>;
  figure(figure: Figure, date: (date: Date) => string): string;
  figures: string;
  methods: Methods;
  /** what the letter leaves open, in its own words; `lapses` is told the day by which the money is used */
  gaps: Readonly<Record<GapId, (said: string) => string>>;
  /** the work takes the time that they name */
  spread(said: string, start: string, end: string): string;
  /** what is to be made, where no sentence of theirs tells it */
  pieces(list: string): string;
  /** where the letter does not say outright that all has to be there on the day from which the plan counts back */
  confirmDay(day: string): string;
  askDay: string;
  askSum: string;
  askDecides: string;
  askMost: string;
  askPicture: string;
  /** what is made sure of early, by what the letter names */
  checks: readonly (readonly [id: CheckId, text: string])[];
}

export type CheckId = 'protected' | 'languages' | 'names' | 'rights' | 'access' | 'api' | 'unwritten';
