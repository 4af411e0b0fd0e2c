import { unitsOf } from '../brief/units';
import { type NamedDate, datesIn } from './dates';
import { type Amount, amountsIn } from './money';

/**
 * What a sentence of a request does.
 * - situation: tells how things are
 * - wish: asks for work, or for how it should be
 * - rule: says what may not be, or must be
 * - question: asks for an answer
 * - decision: says who decides, votes, answers or is asked
 * - budget, time: of nothing but money or days
 * - greeting: courtesies
 */
export type SaidKind = 'situation' | 'wish' | 'rule' | 'question' | 'decision' | 'budget' | 'time' | 'greeting';

/** A sentence of the request. */
export interface Said {
  /** as it was written */
  text: string;
  kind: SaidKind;
  dates: NamedDate[];
  amounts: Amount[];
  /** of another language: quoted, never turned */
  isForeign: boolean;
}

const GREETING =
  /^(?:hi|hello|hey|dear\b.{0,40}|good (?:morning|afternoon|evening|day)|thanks?(?: you)?.{0,60}|many thanks.{0,30}|(?:kind|best|warm) regards.{0,60}|regards.{0,40}|cheers.{0,40}|greetings.{0,40}|looking forward.{0,60}|best,?.{0,30}|sincerely.{0,40}|yours.{0,40})[.!,]*$/i;
const ADDRESS = /^(?:dear [^,]{2,30}|hi|hello|hey|good (?:morning|afternoon|evening|day))(?: (?:there|all))?[,!]\s+/i;
const DECISION =
  /\b(?:decides?|decision|has a vote|have a vote|votes?|approves?|approval|sign(?:s|ed)? (?:it )?off|has the (?:last|final) word|has to agree|must agree|have to agree|contact (?:person|is)|reports? to|in charge|jury|committee|has a say)\b/i;
const WISH =
  /\b(?:we|i|they|council|board) (?:also |just |really |only |urgently |still |now )?(?:need|want|wish|would like|'d like|are looking|hope|ask|request|search|require|dream)|\b(?:need|needs|needed|wanted|looking for|please|would like|'d like|wish(?:es)? for|should|ought to|propose|redesign|help us|can you|could you|would you|make us|give us|tell us|send us|we are after|ideally|it would be (?:nice|good|great)|design (?:us|a|an|the|for))\b/i;
const RULE =
  /^(?:no|not|never|nothing|only|without|avoid|must|don't|do not|keep|nobody|neither|please (?:no|don't|do not|avoid|keep))\b|\b(?:must|mustn't|may not|cannot be|can't be|has to|have to|don't want|doesn't want|do not want|don't|doesn't|won't|will not|shouldn't|should not|must not|never|without|no (?:\p{L}+ )?\p{L}+(?:,|\.|$)|not (?:a|an|like|look|too|as)\b|uses? no|nothing|avoid|instead of|forbidden|not allowed|at least|at most|no more than|not more than|only)\b/iu;
/** 'survives a drop from 80 cm': what can be measured at the end. */
const MEASURE =
  /\b(?:survives?|withstands?|(?:must|has to|have to|should|needs? to) (?:fit|hold|last|weigh|cost|survive|work)|(?:costs?|stays?|weighs?) (?:below|under|less than|at most|no more than))\b[^.]*\d/i;
const NO_RULE =
  /\b(?:don't know|do not know|not sure|don't have|do not have|have no|has no|had no|can't afford|no idea|couldn't|didn't|wasn't|isn't|not yet|haven't|hasn't|nobody (?:knows|finds|sees|reads|comes|understands)|don't (?:find|see|read|come|understand|remember)|doesn't (?:work|exist)|(?:don't|doesn't|do not) (?:agree|exist|come|claim|care|matter)|has? no)\b/i;

function kindOf(text: string, dates: readonly NamedDate[], amounts: readonly Amount[]): SaidKind {
  if (GREETING.test(text) && !/\d/.test(text)) return 'greeting';
  if (/\?["”»')]*$/.test(text)) return 'question';
  const plain = text.replace(/[\u2018\u2019]/g, "'");
  const words = plain.match(/[\p{L}']+/gu)?.length ?? 0;
  const isWish = WISH.test(plain);
  const isMeasure = MEASURE.test(plain) && !isWish;
  if (isMeasure) return 'rule';
  const isRule = RULE.test(plain) && !NO_RULE.test(plain);
  // 'For Friday.', 'Budget 4,000 euros.': nothing else stands in it
  if (amounts.some(({ isPrice }) => !isPrice) && (words < 12 || /\bbudget\b/i.test(plain))) return 'budget';
  if (dates.length > 0 && words < 9 && !isRule) return 'time';
  if (DECISION.test(plain) && !isWish) return 'decision';
  if (/\b(?:doesn't|don't|not|never|no|nothing|without|must|only|avoid)\b/i.test(plain) && isRule) {
    const firstWish = plain.search(WISH);
    const firstRule = plain.search(RULE);
    // 'We want packaging that uses no plastic': a wish with a rule in it
    if (!(
      isWish &&
      firstWish >= 0 &&
      firstWish < firstRule &&
      /\b(?:need|want|would like|'d like|looking for)\b/i.test(plain)
    ))
      return 'rule';
    return /\b(?:don't|do not|doesn't) want\b/i.test(plain) ? 'rule' : 'wish';
  }
  if (isWish) return 'wish';
  return isRule ? 'rule' : 'situation';
}

/** The sentences of a request, each with what it does. @param today UTC midnight */
export function saidIn(request: string, today: Date): Said[] {
  return unitsOf(request, '').map(({ text: typed, isForeign }) => {
    const text = typed.replace(ADDRESS, '') || typed;
    const [dates, amounts] = [datesIn(text, today), amountsIn(text)];
    return { text, dates, amounts, isForeign, kind: isForeign ? 'situation' : kindOf(text, dates, amounts) };
  });
}

const PERSONS: Record<string, string> = {
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
  "i'm": "you're",
  "we're": "you're",
  "i've": "you've",
  "we've": "you've",
  "i'd": "you'd",
  "we'd": "you'd",
  "i'll": "you'll",
  "we'll": "you'll",
};

/** Said back to whoever said it: 'We run six centres' → 'You run six centres'. @returns undefined where it addresses us as well */
export function saidBack(text: string): string | undefined {
  if (/^(?:need|want|looking|require)\b/i.test(text)) return undefined;
  if (/\b(?:you|your|yours|yourself|please)\b|["“”«»]/i.test(text)) return undefined;
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI was\b/g, 'you were')
    .replace(/\b(?:am|was) I\b/g, (word) => (word.startsWith('am') ? 'are you' : 'were you'))
    .replace(
      /(?<![\p{L}'])(?:I|[Ww]e|[Mm]e|us|Us|[Mm]y|[Oo]ur|[Mm]ine|[Oo]urs|myself|ourselves)(?:'(?:m|re|ve|d|ll))?(?![\p{L}'])/gu,
      (word) => PERSONS[word.toLowerCase()] ?? word,
    )
    .replace(/(?<![\p{L}'])(?:I|[Mm]y|[Oo]ur|[Ww]e)(?='s\b)/gu, (word) => PERSONS[word.toLowerCase()] ?? word)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/'/g, '’');
}
