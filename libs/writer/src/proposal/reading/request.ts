import { isForeignBrief } from '../../brief/units';
import { countOf } from '../counts';
import { type Sum, sumsIn } from './sums';
import { houseOf, whoIs } from './client';
import { briefOf, signatureOf } from './notes';
import { type Letter, letterOf, type Passage } from './passages';
import { type DayInRole, daysIn, leadOf, withoutRepeated } from './roles';
import { isBlame, isConfidential, isQuestion, isRhetorical, type Unfit, unfitIn, withoutDelicate } from './said';
import { type Job, jobOf } from './job';
import { type Saying, sayingsOf } from './sayings';
import { type Scope, scopeOf, type Thing } from './scope';
import { type Wait, waitsIn } from './waits';
import { type Tension, tensionsIn } from './tensions';

/** A request in typed pieces, each tied to the sentence that says it. */
export interface Reading {
  /** the client's letter, without what the studio added */
  request: string;
  /** what the studio added for itself */
  notes: string;
  letter: Letter;
  isForeign: boolean;
  /** of the day on which the request was written, where it says so */
  writtenOn?: Date;
  /** 'a funeral director’s in Otley' */
  who?: string;
  /** the name of a house, or of who signs */
  client?: string;
  /** what kind of work the whole is */
  job: Job;
  asked: Thing[];
  maybe: Thing[];
  refused: Thing[];
  /** stands in a list of what is wanted, and nobody knows what it is */
  named: string[];
  sayings: Saying[];
  /** others have to answer first, and take that long */
  waits: Wait[];
  questions: string[];
  tensions: Tension[];
  days: DayInRole[];
  sums: Sum[];
  lead: ReturnType<typeof leadOf>;
  /** working days that whoever makes it asks for */
  makerDays?: number;
  /** working days that the pieces are on their way */
  shipDays?: number;
  /** working days that each review takes on their side */
  reviewDays?: number;
  /** not to be repeated in a paper that travels */
  confidential: string[];
  /** said of whoever did it before */
  blame: string[];
  /** said of people, or of other studios, in confidence */
  delicate: string[];
  /** what is not taken on: another brand's design, claims and reviews */
  unfit: { text: string; kind: Unfit }[];
  /** where something of theirs is referred to that we have not seen: 'same blue' */
  unseen?: string;
  isProductionAsked: boolean;
  isRough: boolean;
  isUrgent: boolean;
  /** somebody who has had enough: no introductions */
  isAngry: boolean;
  /** dashed off, or in an English of its own: nothing of it is turned round */
  isCasual: boolean;
  /** asked to be short: 'One page.' */
  isShort: boolean;
}

const REVIEW_DAYS =
  /\b(?:takes?|needs?|answers? take|reviews?\b[^.]{0,60}?\btakes?|within|each)\s+(?:about |around |up to |roughly |this )?(\d{1,2}|an?|one|two|three|four|five) (working |business )?(day|week)s?\b/i;
const MAKER_DAYS =
  /\b(?:printers?|printing|print|maker|mill|production|fabrication|fabricator|lab|factory|manufacturer|sign ?maker|druckerei|imprenta|imprimeur|tipografia|drukker)\b[^.;]{0,40}?\b(?:requires?|needs?|takes?|wants?|braucht|necesita|besoin de)\s+(?:about |around |up to |at least )?(\d{1,2}|an?|one|two|three|four|five|six|seven|eight)(?:[–-]\d{1,2})? (working |business )?(day|week)s?\b/i;
const AT_MAKER =
  /\bneeds? (\d{1,2}|an?|one|two|three|four|five|six|seven|eight) (working |business )?(day|week)s? (?:at|from) the (?:maker|printer|mill|factory|lab)/i;
const SHIP_DAYS =
  /\b(?:shipment|shipping|transport|freight|delivery)\b[^.;]{0,20}?\b(?:takes?|needs?)\s+(?:about |around |up to )?(\d{1,2}|an?|one|two|three|four|five|six|seven|eight) (working |business )?(day|week)s?\b/i;
/** Working days of 'two weeks', '15 working days'. */
const workingDays = ([, count, isWorking, unit]: RegExpExecArray): number =>
  /week/i.test(unit!) ? countOf(count!) * 5 : isWorking ? countOf(count!) : Math.ceil((countOf(count!) * 5) / 7);

/** The date that the request itself bears. */
function writtenOn(request: string, today: Date): Date | undefined {
  const said = /\btoday is (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{L}{3,9})\b/iu.exec(request);
  const weekday = /\btoday is (?:a )?(mon|tues?|wednes|thurs?|fri|satur|sun)day\b/i
    .exec(request)?.[1]
    ?.slice(0, 3)
    .toLowerCase();
  if (weekday)
    // the nearest such day
    return [0, 1, -1, 2, -2, 3, -3]
      .map((more) => new Date(+today + more * 24 * 60 * 60_000))
      .find((day) => day.toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' }).toLowerCase() === weekday);
  if (!said) return undefined;
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(said[2]!.toLowerCase().slice(0, 3)) / 3;
  if (!Number.isInteger(month) || month < 0) return undefined;
  const years = [0, 1, -1].map((more) => new Date(Date.UTC(today.getUTCFullYear() + more, month, Number(said[1]))));
  return years.sort((one, other) => Math.abs(+one - +today) - Math.abs(+other - +today))[0];
}

/** They have somebody who makes it. */
const OWN_MAKER =
  /\b(?:(?:not|n['’]t) need (?:any )?(?:help with )?print|own (?:arrangement|printer|carpenter|maker)|print\w* (?:is|are|will be|would be|as a) (?:a )?(?:separate|extra|procured)|without (?:print\w*|production)|not for print|tendered separately|printing separate|pay (?:that|printing|for printing) (?:ourselves|separately)|print(?:s|ed)? (?:them|it) (?:our|my)sel|procured separately|we can pay separately)/i;

/** 'I want to know 1) what you make 2) when': each is a question of its own. */
const numbered = (text: string): string[] => {
  const parts = text.split(/(?:^|\s)\(?\d[.)]\s+/).map((part) => part.trim().replace(/[.,;]$/, ''));
  return parts.length > 2 && /\b(?:know|tell|answer|say)\b/i.test(parts[0] ?? '')
    ? parts.slice(1).map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}?`)
    : [];
};

export function readRequest(whole: string, today: Date): Reading {
  const { letter: request, notes } = briefOf(whole);
  const letter = letterOf(request);
  signedBy(letter, request);
  letter.signer ??=
    /^(?:\s*(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]ola)?[ ,!]*)(?:(?:[Ii]t['’]?s|[Tt]his is|[Mm]y name is|[Ii]['’]?m) (\p{Lu}\p{Ll}+)(?= (?:from|here|of|at)\b|,)|(\p{Lu}\p{Ll}+) here\b)/u
      .exec(request)
      ?.slice(1)
      .find(Boolean);
  const isForeign = isForeignBrief(request);
  const own = letter.passages;
  const confidential = own.filter(({ text }) => isConfidential(text)).map(({ text }) => text);
  const unfit = own.flatMap(({ text }) => {
    const kind = unfitIn(text);
    return kind ? [{ text, kind }] : [];
  });
  const open = own.filter(({ text }) => !confidential.includes(text) && !unfit.some((one) => one.text === text));
  const blame = open.filter(({ text }) => isBlame(text)).map(({ text }) => text);
  // a remark is taken out of its sentence; where it cannot be, the whole sentence is kept back
  const delicate: string[] = [];
  for (const passage of open) {
    if (blame.includes(passage.text)) continue;
    const [rest, remark] = withoutDelicate(passage.text);
    if (remark !== '') delicate.push(remark);
    if (rest !== '') passage.text = rest;
  }
  const written = writtenOn(request, today);
  // dollars and no metres: the month stands before the day
  const isAmerican =
    /\$\s?\d|\b\d+(?:\.\d+)?k\b|\bUSD\b/.test(request) &&
    !/[€£]|\b(?:A|AU|NZ|C|CA|S|HK)\$|\bSGD\b|\bAUD\b|\bNZD\b|\bGST\b|\b\d+ ?(?:cm|mm|m|km)\b/.test(request);
  const days = inOrder(
    withoutRepeated(
      own
        .flatMap((passage) => daysIn(passage, written ?? today, isAmerican))
        .filter(({ text }) => !/^today/i.test(text)),
      own,
    ),
  );
  const sums = own.flatMap(sumsIn);
  const tensions = tensionsIn(open.filter(({ text }) => !blame.includes(text) && !delicate.includes(text)));
  const torn = new Set(tensions.flatMap(({ from }) => from));
  const scope = scopeOf(own, isForeign);
  const questions = questionsIn(
    open.filter(({ text }) => !torn.has(text) || text.endsWith('?')),
    scope,
  );
  const isTold = new Set([...questions.used, ...blame, ...delicate, ...confidential, ...torn]);
  return {
    request,
    notes,
    letter,
    isForeign,
    ...(written && { writtenOn: written }),
    ...clientIn(letter, isForeign),
    asked: scope.wanted
      .filter(({ name, passage }) => !(/^same /i.test(name) && unfitIn(passage.text)))
      .map((thing) => ({ ...thing, detail: thing.detail.filter((one) => unfitIn(one) === undefined) })),
    maybe: scope.maybe,
    refused: scope.refused,
    named: scope.named,
    job: jobOf(open, scope.wanted, isForeign),
    sayings: sayingsOf(open, isTold),
    waits: waitsIn(open),
    questions: questions.texts,
    tensions,
    days,
    sums,
    lead: own.map(({ text }) => leadOf(text)).find((found) => found !== undefined),
    ...spansIn(own),
    confidential,
    blame,
    delicate,
    unfit,
    ...(unfit.length === 0 && unseenIn(request)),
    isProductionAsked:
      !OWN_MAKER.test(request) &&
      /\b(?:incl(?:uding|usive|\.)?|design and|designed and) (?:of )?(?:the )?(?:print\w*|production|making|install\w*|fitting|sewing|made|build|sign painter)\b|\bhandle (?:the )?print\w*|\b(?:print|make|produce|install) (?:it|them) (?:too|as well|for us)\b|\bmaking included\b/i.test(
        request,
      ),
    isRough: /\b(?:roughly|ballpark|rough (?:idea|price|figure)|how much|order of magnitude|about how)\b/i.test(
      request,
    ),
    isUrgent:
      /\b(?:urgent\w*|asap|right now|emergency|as soon as|express|this week|next (?:mon|tues|wednes|thurs|fri)day|dringend|urgente|urgent)\b/i.test(
        request,
      ),
    isAngry:
      (request.match(/\b(?!WCAG|UNESCO|NHS|DINA)\p{Lu}{4,}\b/gu) ?? []).length > 2 ||
      /\b(?:fed up|sick of|done with agencies|last chance|never again|waste of (?:time|money)|unacceptable|disgrace)\b/i.test(
        request,
      ),
    isCasual: isCasual(own) || hasFewArticles(request) || (request.match(BORROWED) ?? []).length > 1,
    isShort:
      /\b(?:one page|1 page|keep it short|short please|no more than (?:one|two|1|2) pages?|be brief|no (?:long|fancy) (?:proposal|brochure|presentation)|eine seite|una página|une page)\b/i.test(
        request,
      ),
  };
}

/** Takes who signs out of what is said. */
function signedBy(letter: Letter, request: string): void {
  const found = signatureOf(request);
  if (!found) return;
  const isOfIt = (text: string) => found.lines.some((line) => line.includes(text.replace(/[.,]$/, '')));
  while (letter.passages.length > 1 && isOfIt(letter.passages.at(-1)!.text)) letter.passages.pop();
  if (letter.signer) return;
  letter.signer = found.name;
  if (found.beside !== '') letter.signature = found.beside;
}

const isCasual = (own: readonly Passage[]): boolean => {
  const begun = own.filter(({ text, isItem }) => !isItem && /^\p{L}/u.test(text));
  return begun.length > 2 && begun.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > begun.length;
};

/** Slips of somebody whose own language is another. */
const BORROWED =
  /\b(?:(?:we|they|you|I) has|(?:am|are) not (?:understand|know|want|like|need)|(?:many|[2-9]|\d\d+) (?:photo|room|guest|review|table|product|shop|bottle|page|picture|language|year|month|week|day)(?!s|-)|peoples(?! of)|is (?:not )?(?:decide|go|come|like|want|need|make)|we like to have|(?:director|he|she|boss|it) (?:want|drive|like|say|need|make)|\d+ years old \p{L}+|be carefully|was make|language are|(?:in|on) (?:summer|winter|weekend) is|the \d+ \p{L}+ in (?:year|month|week)|make a? ?(?:party|photo)|since \d+ years?)\b/giu;

/** A letter of some length with hardly an article is a note, or is written in borrowed English. */
const hasFewArticles = (request: string): boolean => {
  const words = request.match(/\p{L}+/gu) ?? [];
  const articles = words.filter((word) => /^(?:an?|the)$/i.test(word)).length;
  return words.length > 60 && articles / words.length < 0.033;
};

/** Who writes: a house, or somebody. */
function clientIn(letter: Letter, isForeign: boolean): Pick<Reading, 'who' | 'client'> {
  // where every noun is written large, a capital is no name
  const client = isForeign ? letter.signer : (houseOf(letter) ?? letter.signer);
  const who = whoIs(letter);
  return { ...(who && { who }), ...(client && { client }) };
}

function spansIn(own: readonly Passage[]): Pick<Reading, 'makerDays' | 'shipDays' | 'reviewDays'> {
  const maker = own.map(({ text }) => MAKER_DAYS.exec(text) ?? AT_MAKER.exec(text)).find((match) => match !== null);
  const ship = own.map(({ text }) => SHIP_DAYS.exec(text)).find((match) => match !== null);
  const review = own
    .map(({ text }) => REVIEW_DAYS.exec(text))
    .find(
      (match) =>
        match !== null &&
        match.input !== maker?.input &&
        /\b(?:review|approv|answer|repl|version|check|sign|feedback|lawyer|committee|board|legal|council|read)\w*/i.test(
          match.input,
        ),
    );
  return {
    ...(maker && { makerDays: workingDays(maker) }),
    ...(ship && { shipDays: workingDays(ship) }),
    ...(review && { reviewDays: workingDays(review) }),
  };
}

const unseenIn = (request: string): Pick<Reading, 'unseen'> => {
  const [unseen] =
    /\b(?:the )?same (?:blue|red|green|yellow|orange|colou?rs?|font|style|layout|design|logo|as (?:last (?:year|time)|before|always))\b|\blike (?:last (?:year|time)|the old one)\b/i.exec(
      request,
    ) ?? [];
  return unseen ? { unseen } : {};
};

/** What is asked of us. 'If not please say so plainly' belongs to the question before it. */
function questionsIn(open: readonly Passage[], scope: Scope): { texts: string[]; used: string[] } {
  const texts: string[] = [];
  const used: string[] = [];
  open.forEach((passage, index) => {
    const { text } = passage;
    const several = numbered(text);
    if (several.length > 0) {
      texts.push(...several);
      used.push(text);
      return;
    }
    // 'we need more donors, can you make them come'
    const [, within] = /, ((?:can|could) you (?:make|get|do|help|force)\b[^,.?]{3,80})(?=[,.]|$)/i.exec(text) ?? [];
    if (within) texts.push(`${within.charAt(0).toUpperCase()}${within.slice(1)}?`);
    if (isRhetorical(text)) {
      used.push(text);
      return;
    }
    if (!isQuestion(passage)) return;
    used.push(text);
    const before = open[index - 1]?.text;
    if (before !== undefined && used.includes(before) && /^(?:if|and|or)\b/i.test(text) && texts.length > 0)
      texts.push(`${texts.pop()!} ${text}`);
    // a wish in the form of a question is answered by the scope
    else if (
      !scope.used.has(passage) ||
      (text.includes('?') && /\b(?:how|what|when|who|which|realistic|possible|or)\b/i.test(text))
    )
      texts.push(text);
  });
  return { texts, used };
}

/** Texts come before what is made of them: a day without a year that would come before its own start is one of the year after. */
function inOrder(days: readonly DayInRole[]): DayInRole[] {
  const begins = days
    .filter(({ role, isVague }) => (role === 'supply' || role === 'start') && !isVague)
    .map(({ date }) => +date);
  const first = Math.min(...begins);
  if (!Number.isFinite(first)) return [...days];
  return days.map((one) => {
    if (!['needed', 'event', 'first'].includes(one.role) || /20\d\d/.test(one.text) || +one.date >= first) return one;
    return {
      ...one,
      date: new Date(Date.UTC(one.date.getUTCFullYear() + 1, one.date.getUTCMonth(), one.date.getUTCDate())),
    };
  });
}

/** The client in few words: 'Thackray', 'a funeral director’s in Otley'. */
export const clientOf = ({ client, who }: Reading): string | undefined => client ?? who;
