import { isForeignBrief } from '../../brief/units';
import { type Sum, sumsIn } from './sums';
import { houseOf } from './client';
import { briefOf, signatureOf } from './notes';
import { type Letter, letterOf, type Passage } from './passages';
import { type DayInRole, daysIn, withoutRepeated } from './roles';
import { isBlame, isConfidential, isQuestion, isRhetorical, type Unfit, unfitIn, withoutDelicate } from './said';
import { type Saying, sayingsOf, WISH } from './sayings';
import { type Wanted, wantedIn } from './wanted';

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
  /** the name of a house, or of who signs */
  client?: string;
  /** the things that are asked for */
  wanted: Wanted[];
  /** the sentences that are told by those things in full */
  told: Set<string>;
  sayings: Saying[];
  questions: string[];
  days: DayInRole[];
  sums: Sum[];
  /** not to be repeated in a paper that travels */
  confidential: string[];
  /** said of whoever did it before */
  blame: string[];
  /** said of people, or of other studios, in confidence */
  delicate: string[];
  /** what is not taken on: another brand's design, claims and reviews */
  unfit: { text: string; kind: Unfit }[];
  /** they say that they cannot pay */
  isUnpaid: boolean;
}

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

/** 'I want to know 1) what you make 2) when': each is a question of its own. */
const numbered = (text: string): string[] => {
  const parts = text.split(/(?:^|\s)\(?\d[.)]\s+/).map((part) => part.trim().replace(/[.,;]$/, ''));
  return parts.length > 2 && /\b(?:know|tell|answer|say)\b/i.test(parts[0] ?? '')
    ? parts.slice(1).map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}?`)
    : [];
};

/** They say that they cannot pay. */
const UNPAID =
  /(?<!\p{L})(?:(?:can['’]?t|cannot|can not|not able to|unable to|won['’]t be able to) (?:really )?pay (?:you|for (?:it|this|design|your))|(?:we|I|there) (?:have|has|is|['’]ve got) no (?:money|budget|fee)(?! for)|zero \p{L}+ budget|no budget(?! (?:yet|stated|set|fixed))|pro bono|unpaid|(?:there is|there['’]s|budget(?: is)?:?) (?:[€$£] ?0|0 (?:euros?|[€$£]))(?![.,\d])|können (?:sie |euch )?(?:leider )?nicht (?:be)?zahlen|no podemos pagar|ne pouvons pas (?:vous )?payer)(?!\p{L})/iu;

export function readRequest(whole: string, today: Date): Reading {
  const { letter: request, notes } = briefOf(whole);
  const letter = letterOf(request);
  signedBy(letter, request);
  const isForeign = isForeignBrief(request);
  const own = withoutWithdrawn(letter.passages);
  const confidential = own.filter(({ text }) => isConfidential(text)).map(({ text }) => text);
  const unfit = own.flatMap(({ text }, index) => {
    // 'There is a fire exit. I want it gone.'
    const before = own[index - 1]?.text ?? '';
    const kind =
      unfitIn(text) ??
      (unfitIn(before) === undefined && unfitIn(`${before.replace(/[.!?]$/, ',')} ${text}`) === 'safety'
        ? 'safety'
        : undefined);
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
  const kept = open.filter(({ text }) => !blame.includes(text) && !delicate.includes(text));
  const questions = questionsIn(kept);
  const { things: wanted, told } = wantedIn(kept, isForeign);
  // where every noun is written large, a capital is no name
  const client = isForeign ? letter.signer : (houseOf(letter) ?? letter.signer);
  return {
    request,
    notes,
    letter,
    isForeign,
    ...(written && { writtenOn: written }),
    ...(client && { client }),
    wanted,
    told,
    sayings: sayingsOf(kept, new Set(questions.used)),
    questions: questions.texts,
    days,
    sums: own.flatMap(sumsIn),
    confidential,
    blame,
    delicate,
    unfit,
    isUnpaid: UNPAID.test(request),
  };
}

const HERE =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]ola|[Bb]uenas|[Dd]ear \p{L}+)[ ,!]+)?(?:(?:[Ii]t['’]?s|[Tt]his is|(?:and )?[Mm]y name is|[Ii]['’]m|(?:les|le) escribe|[Jj]e suis|[Mm]ein [Nn]ame ist) ((?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})(?= (?:from|here|of|at|large|the)\b|[,.(]| \()|(\p{Lu}\p{Ll}+) here\b)/u;

/** Takes who signs out of what is said. */
function signedBy(letter: Letter, request: string): void {
  // 'Hi, Jaz here': of a thread whoever writes last
  const speaks = letter.passages
    .filter(({ isOthers }) => !isOthers)
    .slice(0, /^\s*>/m.test(request) ? undefined : 4)
    .map(({ text }) => HERE.exec(text)?.slice(1).find(Boolean))
    .find(Boolean);
  if (speaks && /^\s*>/m.test(request)) letter.signer = speaks;
  letter.signer ??= speaks;
  const found = signatureOf(request);
  if (!found) return;
  const isOfIt = (text: string) => found.lines.some((line) => line.includes(text.replace(/[.,]$/, '')));
  while (letter.passages.length > 1 && isOfIt(letter.passages.at(-1)!.text)) letter.passages.pop();
  if (letter.signer) return;
  letter.signer = found.name;
  if (found.beside !== '') letter.signature = found.beside;
}

const OPINION =
  /(?<!\p{L})(?:says?|thinks?|believes?|proposes?|suggests?|wants?|prefers?|afraid|meint|sagt|findet|will lieber|propose|pense|dit|préfère|a peur|dice|cree|piensa|prefiere|propone)(?!\p{L})/iu;
/** … said of somebody at the head of a sentence */
const SAYS = new RegExp(`^(?:\\p{L}+[ ,]+){1,4}${OPINION.source}`, 'iu');
/** Asks without saying what: that stands before it. */
const isPlea = (text: string): boolean => !text.includes('?') && text.split(' ').length < 8;
const GIVES_WAY = /^(?:sagen sie(?:['’]s| es)|tell me|tell us|i['’]m open|díganlo|dites(?:-le)?)[^.]{0,12}\.?$/iu;
const ASKS =
  /^[¿]?(?:who|what|when|where|how|why|which|is|are|can|could|do|does|will|would|wer|was|wann|wo|wie|ist|sind|können|geht|ginge|quién|qué|cuándo|cómo|qui|que|quand|comment|est-ce|peut)(?!\p{L})/iu;
const BACK = /(?<!\p{L})(?:it|this|that|es|das|eso|esto|cela|ça)(?!\p{L})/iu;
/** A line of whoever passed the letter on. */
const isForward = (text: string): boolean => /(?:three|two|some|\d) quotes/i.test(text) && text.length < 60;

const WITHDRAWN =
  /(?<!\p{L})(?:(?:forget|ignore|disregard|scrap|delete) (?:all )?(?:the above|(?:everything|all) above|my (?:last|first|previous|earlier) (?:mail|e-?mail|message|letter)|what i (?:wrote|said))|vergessen sie (?:das obige|meine letzte)|olvid\p{L}+ lo (?:anterior|de arriba)|oubliez (?:ce qui précède|mon (?:dernier )?mail))(?!\p{L})/iu;
/** 'Please forget the above': what stands before it is wished for no more; only who writes and what money there is still holds. */
function withoutWithdrawn(passages: readonly Passage[]): Passage[] {
  const at = passages.findLastIndex(({ text }) => WITHDRAWN.test(text));
  return at < 0
    ? [...passages]
    : passages.filter(
        (passage, index) =>
          index > at || (index < at && (index < 2 || sumsIn(passage).length > 0) && !WISH.test(passage.text)),
      );
}

/** What is asked of us. 'If not please say so plainly' belongs to the question before it. */
function questionsIn(open: readonly Passage[]): { texts: string[]; used: string[] } {
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
    if (isRhetorical(text)) {
      used.push(text);
      return;
    }
    if (isForward(text)) used.push(text);
    const goesOn = index > 0 && used.includes(open[index - 1]!.text) && texts.length > 0;
    if (
      isForward(text) ||
      !(isQuestion(passage) || (goesOn && !passage.isOthers && (/\?$/.test(text) || GIVES_WAY.test(text))))
    )
      return;
    used.push(text);
    const before = open[index - 1]?.text;
    // 'She says WhatsApp. Maybe she is right, tell us.'
    const opinions: string[] = [];
    const isShort = text.split(' ').length < 4 && !goesOn && (!ASKS.test(text) || BACK.test(text));
    for (let at = index - 1; at >= 0 && opinions.length < (isShort ? 1 : 3) && (isPlea(text) || isShort); at--) {
      const { text: said, isOthers } = open[at]!;
      if (isOthers || used.includes(said) || !(OPINION.test(said) || (opinions.length === 0 && at === index - 1)))
        break;
      opinions.unshift(said);
    }
    used.push(...opinions);
    // what goes on with it belongs to it
    if (
      before !== undefined &&
      used.includes(before) &&
      texts.length > 0 &&
      (/^(?:if|and|or|und|oder|y|o|et|ou)(?!\p{L})/iu.test(text) || text.split(' ').length < 6)
    )
      texts.push(`${texts.pop()!} ${text}`);
    else texts.push([...opinions, text].join(' '));
    // 'One or two? My brother says one. I say two.'
    for (const { text: said, isOthers } of open.slice(index + 1, index + 3)) {
      if (isOthers || !SAYS.test(said) || said.length > 170 || said.includes('?')) break;
      used.push(said);
      texts.push(`${texts.pop()!} ${said}`);
    }
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
