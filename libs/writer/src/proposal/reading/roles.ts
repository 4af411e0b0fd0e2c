import { addDays, addWorkingDays, datesIn, type NamedDate } from '../dates';
import { type Amount, amountsIn } from '../money';
import type { Passage } from './passages';

/**
 * What a day is for.
 * - needed: something of ours is due then
 * - event: it is in use, opened or launched then
 * - first: a draft or first ideas are wanted by then
 * - offer: our answer, price or proposal is due
 * - meeting: they decide, meet, or can be reached
 * - supply: something comes from them
 * - payment: money comes or goes
 * - other: of their life, of the past, or nobody can say
 */
export type DateRole = 'needed' | 'event' | 'first' | 'offer' | 'meeting' | 'supply' | 'payment' | 'other';

export interface DayInRole extends NamedDate {
  role: DateRole;
  passage: Passage;
}

const PAST =
  /\b(?:since|ago|last|was|were|died|founded|started|began|built|back in|used to|until now|bought|moved|took over|retired|had|did)\b[^,;.]{0,22}$/i;
const OFFER =
  /\b(?:offers?|quotes?|quotations?|bids?|tenders?|repl(?:y|ies)|answers?|respond|hear (?:back|from you)|proposals?|questions|let (?:me|us) know|get back|come back to (?:me|us)|angebot|devis|presupuesto|preventivo|price|estimate)\b/i;
const PAYMENT =
  /\b(?:pay|paid|payment|invoice|money|grant (?:has|must|money|runs|ends)|funding|deposit|spent by|spend it|budget (?:year|has|must)|catering money|financial year|bill)\b/i;
const FIRST =
  /\b(?:sees? the (?:concept|design|draft|first)|see (?:one|a) (?:spread|sketch|draft|page)|first (?:ideas?|drafts?|sketch(?:es)?|concepts?|look|proposals?|designs?|round)|drafts?|sketch(?:es)?|rough|something to show|concepts?)\b/i;
const MEETING =
  /\b(?:meets?|meeting|board|committee|council|decides?|decision|vote|assembly|call|visit|available|away|on holiday|on leave|back (?:on|in)|reach|out of range|closed (?:from|on|until)|not reachable|rings?|phone|come (?:by|round)|registry|steering)\b/i;
const SUPPLY =
  /\b(?:will have (?:the )?(?:final )?(?:numbers|figures|texts?|photos)|(?:texts?|photos?|photographs?|pictures|figures|copy|content|list|translations?|data|numbers|names|recipes|measurements|certificate|logo files?|information)\b[^.;,]{0,40}\b(?:ready|deliver(?:ed)?|come|arrive|final|sent|by|until|on|through|finished|there)|photographed|delivered by the (?:curator|author|client)|we (?:can |will |'ll )?(?:send|deliver|give you|supply))\b/i;
const EVENT =
  /\b(?:open(?:s|ing|ed)?|launch(?:es|ing)?|fair|show|will change|change of name|announce(?:d|ment)?|AGM|festival|match|game|tournament|exhibition|conference|summit|congress|wedding|ceremony|funeral|party|gala|concert|premiere|première|season|starts?|begins?|reopen\w*|move(?:s|ing)?|on sale|goes live|go live|anniversary|celebrat\w+|jubilee|birthday|market|race|marathon|regatta|parade|open day|trade ?show|event|sale|harvest|term|christening|election|campaign|take ?over|übernehmen|eröffn\w+|inaugur\w+|canning|bottling|performance|screening|auction|listing|retreat|AGM|annual general|celebrations?|installation|lambing|reunion|service starts|first (?:day|night|service))\b/i;
const NEEDED =
  /\b(?:need(?:ed|s)?|ready|finish(?:ed)?|deadline|due|in (?:our|my|their) hands|printed|deliver(?:y|ed)|in place|installed|hang(?:ing)?|up by|files?|artwork|final|done|complete(?:d)?|have (?:it|them|everything|this|the)|want(?:ed)? (?:it|them|this)|at the (?:printer|mill|maker|factory)|to (?:print|press)|must be|has to be|should be|live|latest|no later than|not later than|approve|bis)\b/i;
const UNRELATED =
  /\b(?:lease|retire[sd]?|retirement|born|baby|due in|exam|surgery|operation|insurance|contract (?:ends|runs)|rent|expires?|certificate|birthday of)\b/i;
const LEAD_BEFORE =
  /\b(by|before|until|till|for|no later than|not later than|latest|in time for|due|bis|ahead of)\s*$/i;

/** What a sentence says about a day in it. */
function roleOf(date: NamedDate, sentence: string, count: number): DateRole {
  // of several days in a sentence each has the words around it
  const from =
    count > 1
      ? Math.max(
          sentence.lastIndexOf(',', date.at),
          sentence.lastIndexOf(';', date.at),
          sentence.lastIndexOf(' and ', date.at),
          0,
        )
      : 0;
  const to = count > 1 ? /[,;.]| and /.exec(sentence.slice(date.at + date.text.length))?.index : undefined;
  const part = sentence.slice(from, to === undefined ? undefined : date.at + date.text.length + to);
  // 'they meet on 14 January and 11 March': the second has no words of its own
  const clause = part.split(' ').length < 5 ? sentence : part;
  const before = sentence.slice(0, date.at);
  const isSupplied = SUPPLY.test(sentence.slice(from, date.at + date.text.length));
  const isLast =
    /^(?:by|before|until|till|for|no later|not later|latest|due|in time|bis)\b/i.test(date.text) ||
    LEAD_BEFORE.test(before);
  if (PAST.test(before) && !isLast) return 'other';
  const told = sentence.slice(
    Math.max(0, ...[',', ';', ' because ', ' and ', ' when ', ' but '].map((mark) => before.lastIndexOf(mark))),
    date.at,
  );
  if (
    !isLast &&
    /\b(?:\p{Ll}{3,}ed|was|were|had|did|got|went|came|began|met|bought|sold|lost|won|wrote|made|saw|spoke|told)\b/u.test(
      told,
    ) &&
    !/\b(?:will|need|needed|planned|scheduled|fixed|booked|is|are)\b/i.test(told)
  )
    return 'other';
  if (UNRELATED.test(clause)) return 'other';
  if (PAYMENT.test(clause)) return 'payment';
  // 'the board needs it by Monday': what it needs is our paper
  if (/\b(?:group|board|committee|council)\b.*\bneeds? it by\b/i.test(sentence) && isLast) return 'offer';
  if (OFFER.test(clause) && !/\b(?:we|I) (?:open|launch|need (?:it|them|everything))\b/i.test(clause)) return 'offer';
  if (FIRST.test(clause)) return 'first';
  if (isSupplied && !/\b(?:you|need)\b/i.test(clause)) return 'supply';
  const [needed, event, meeting] = [NEEDED.test(clause), EVENT.test(clause), MEETING.test(clause)];
  if (needed && isLast)
    return event &&
      /\b(?:open|launch|fair|show|festival|wedding|starts?|begins?)/i.test(clause) &&
      !/\b(?:need|ready|deadline|files?|printed)\b/i.test(clause)
      ? 'event'
      : 'needed';
  if (event) return 'event';
  if (meeting) return 'meeting';
  if (needed) return 'needed';
  return isLast || clause.split(' ').length < 7 ? 'needed' : 'other';
}

/** The days that a passage names, each with what it is for. */
export function daysIn(passage: Passage, today: Date, isAmerican = false): DayInRole[] {
  const context = passage.header && passage.header.length < 60 ? `${passage.header}: ` : '';
  const dates = datesIn(passage.text, today, isAmerican);
  return dates.map((date) => {
    const role = roleOf(date, passage.text, dates.length);
    return {
      ...date,
      passage,
      role:
        role === 'other' && context !== ''
          ? roleOf({ ...date, at: date.at + context.length }, context + passage.text, dates.length)
          : role,
    };
  });
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const AHEAD =
  /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:(working|business) )?(day|week|month)s? (?:before|ahead|earlier|in advance|beforehand|prior)\b/i;

/** 'four weeks ahead': how many days before the event files or pieces are due. */
export function leadOf(
  text: string,
  isOffer = OFFER.test(text),
):
  | {
      text: string;
      sentence: string;
      /** what is made stands there by then, and has to be made before */
      isPlaced: boolean;
      back: (date: Date) => Date;
    }
  | undefined {
  const match = AHEAD.exec(text);
  if (!match || isOffer) return undefined;
  const count = /^an?$/i.test(match[1]!) ? 1 : Number(match[1]) || NUMBERS.indexOf(match[1]!.toLowerCase());
  const unit = match[3]!.toLowerCase();
  return {
    text: match[0],
    sentence: text,
    isPlaced: /\b(?:install\w*|mount\w*|set ?up|hang\w*|deliver\w*|in place)\b/i.test(text),
    back: (date) =>
      match[2] ? addWorkingDays(date, -count) : addDays(date, -count * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30)),
  };
}

/**
 * What a sum is for.
 * - budget: the most that the work may cost
 * - threshold: above it somebody else must agree
 * - making: printing, sewing or building is paid from it, too
 * - theirs: what they pay, sell for, or paid once
 */
type SumRole = 'budget' | 'threshold' | 'theirs';
export interface Sum extends Amount {
  role: SumRole;
  passage: Passage;
  /** making is to be paid from it, too */
  withMaking: boolean;
}

const BUDGET =
  /\b(?:budget|put aside|earmarked|donation of|figure of|legacy|must cover|stretch|pensamos|para el diseño|somewhere around|I was thinking|we were thinking|remains|kostenrahmen|presupuesto|available|can (?:pay|spend|afford|go up to|give|offer)|could (?:pay|spend|go)|afford|spend|we have|i have|i've got|we've got|have (?:about |around |up to )?[€$£¥₹\d]|set aside|ceiling|maximum|max|not more than|no more than|up to|at most|all in|altogether|in total|fee|funding|grant|for everything|for (?:the )?(?:whole|design|work|job)|restricted to|limited to|for (?:around|about|roughly)|pot|kitty|there is|there's|remaining|left)\b/i;
const THRESHOLD =
  /\b(?:anything|everything|above|over|more than|beyond|exceed\w*)\b[^.;]{0,40}\b(?:needs?|requires?|board|approval|tender|has to|must|sign)\b|\babove [^.;]{0,25}\b(?:board|approval)\b/i;
const THEIRS =
  /\b(?:for information only|estimate of|gave us an estimate|paid|spent|cost us|costs?|charged?|quoted (?:us|me)|quote (?:was|of|from)|last (?:year|time)|roof|previous|other (?:studio|agency|quote)|sell(?:s|ing)?|sold|price[sd]?|turnover|revenue|each|per|raised|worth|rent|loan|ticket|entrance|deposit|donat\w+|fine|when we had|used to)\b/i;
const WITH_MAKING =
  /\b(?:includ\w+|incl\.?|with|for everything|all in|everything)\b[^.;]{0,40}\b(?:print\w*|sew\w*|mak(?:e|ing)|produc\w*|build\w*|fitt?ing|install\w*|manufactur\w*)|\b(?:print\w*|sewing|making|production|installation) (?:is )?includ/i;

/** The sums that a passage names. A sum is a budget only where the words say so. */
export function sumsIn(passage: Passage): Sum[] {
  return amountsIn(passage.text).map((amount) => {
    const at = passage.text.indexOf(amount.text);
    const clauseStart = Math.max(passage.text.lastIndexOf(';', at), passage.text.lastIndexOf(' but ', at), 0);
    const near = passage.text.slice(Math.max(clauseStart, at - 80), at + amount.text.length + 40);
    const role: SumRole = THRESHOLD.test(passage.text)
      ? 'threshold'
      : amount.isPrice || (THEIRS.test(near) && !/\bbudget|can (?:pay|spend)|set aside|afford\b/i.test(near))
        ? 'theirs'
        : passage.text.split(' ').length < 6 || BUDGET.test(`${passage.header ?? ''} ${near}`)
          ? 'budget'
          : 'theirs';
    return { ...amount, role, passage, withMaking: WITH_MAKING.test(passage.text) };
  });
}
