import { isForeignBrief } from '../../brief/units';
import type { Figure } from '../figure';
import { contradictions } from '../figures';
import { languageOf } from '../language';
import { isMade, tradeOf, type TradeId } from '../trades';
import { fromCall } from './call';
import { houseOf, kindOfHouse } from './client';
import { corrected } from './corrected';
import { countedFrom } from './counted';
import { type Day, daysIn } from './days';
import { type Duration, durationsIn } from './durations';
import { withoutLabels } from './form';
import { briefOf, signatureOf } from './notes';
import { type Letter, letterOf, type Passage, sentencesOf } from './passages';
import { type Ask, isConfidential, isDelicate, isOfVoices, type Unfit, unfitIn, wantsVoices } from './said';
import { forwardedIn } from './forwarded';
import { type Gap, gapsIn, lengthIn } from './gaps';
import { ADDED, askedIn } from '../order/asked';
import type { Asked } from '../order/wished';
import { sureOf } from '../order/kinds';
import { stagesIn } from './stages';
import { typedOut } from './typed';
import { type Unsure, unsureIn } from './unsure';
import { type Place, type Sorted, sortedIn, speakIn, WISH } from './sorted';

/** A request in typed pieces: each sentence has one place. */
export interface Reading {
  /** the client's letter, without what the studio added */
  request: string;
  /** what the studio added for itself */
  notes: string;
  letter: Letter;
  isForeign: boolean;
  /** a colleague's note on what a client said */
  isNoted: boolean;
  /** of the day on which the request was written, where it says so */
  writtenOn?: Date;
  /** the name of a house */
  client?: string;
  /** what it is, where it does not tell its name: 'a bakery in Ghent' */
  clientKind?: string;
  trade: TradeId;
  /** the things that are ordered */
  asked: Asked[];
  /** the steps that the client names, in their order */
  stages: string[];
  /** what their words leave open */
  gaps: Gap[];
  /** how long the work shall take, where they say so */
  length?: { months: number; said: string };
  /** what they leave open themselves */
  unsure: Unsure[];
  /** each sentence, by what it is for */
  sentences: Sorted[];
  /** what binds */
  conditions: string[];
  money: string[];
  asks: Ask[];
  days: Day[];
  /** what others take their time for */
  durations: Duration[];
  /** figures that do not agree */
  figures: Figure[];
  /** not repeated in a paper that travels */
  kept: string[];
  /** what is not taken on */
  unfit: { text: string; kind: Unfit }[];
  /** they say that they cannot pay */
  isUnpaid: boolean;
}

/** The date that the request itself bears. */
function writtenOn(request: string, today: Date): Date | undefined {
  const said = /\btoday is (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{L}{3,9})\b/iu.exec(request);
  if (!said) return undefined;
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(said[2]!.toLowerCase().slice(0, 3)) / 3;
  if (!Number.isInteger(month) || month < 0) return undefined;
  const years = [0, 1, -1].map((more) => new Date(Date.UTC(today.getUTCFullYear() + more, month, Number(said[1]))));
  return years.sort((one, other) => Math.abs(+one - +today) - Math.abs(+other - +today))[0];
}

/** They say that they cannot pay. */
const UNPAID =
  /(?<!\p{L})(?:(?:can['’]?t|cannot|can not|unable to) (?:really )?pay (?:you|for (?:it|this|design|your))|(?:we|I|there) (?:have|has|is|['’]ve got) no (?:money|budget|fee)(?! for)|zero \p{L}+ budget|pro bono|unpaid|(?:there is|there['’]s|budget(?: is)?:?) (?:[€$£] ?0|0 (?:euros?|[€$£]))(?![.,\d])|können (?:sie |euch )?(?:leider )?nicht (?:be)?zahlen|no podemos pagar|ne pouvons pas (?:vous )?payer)(?!\p{L})/iu;

const HERE =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]ola|[Bb]uenas|[Dd]ear \p{L}+)[ ,!]+)?(?:(?:[Tt]his is|(?:and )?[Mm]y name is|[Ii]['’]m|I am|(?:les|le) escribe|[Jj]e suis|[Mm]ein [Nn]ame ist) ((?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})(?= (?:from|here|of|at|and I)\b|[,.(]| \()|(\p{Lu}\p{Ll}+)(?: here\b| from (?:the )?\p{Lu}))/u;

/** Takes who signs out of what is said. */
function signedBy(letter: Letter, request: string): void {
  const speaks = letter.passages
    .filter(({ isOthers }) => !isOthers)
    .slice(0, /^\s*>/m.test(request) ? undefined : 3)
    .map(({ text }) => HERE.exec(text)?.slice(1).find(Boolean))
    .find(Boolean);
  if (speaks && /^\s*>/m.test(request)) letter.signer = speaks;
  const found = signatureOf(request);
  if (found) {
    const isOfIt = (text: string) => found.lines.some((line) => line.includes(text.replace(/[.,]$/, '')));
    while (letter.passages.length > 1 && isOfIt(letter.passages.at(-1)!.text)) letter.passages.pop();
    if (!letter.signer) {
      letter.signer = found.name;
      if (found.beside !== '') letter.signature = found.beside;
    }
  }
  letter.signer ??=
    speaks ??
    /(?<!\p{L})(?:[Qq]uestions|[Aa]nswers|[Oo]ffers|[Rr]eplies) to (?:(?:Dr|Mrs?|Ms|Prof|Ing)\.? )?(\p{Lu}\p{L}+ \p{Lu}[\p{L}-]+)/u.exec(
      request,
    )?.[1];
  // 'Priya from …', and 'P' under it
  if (speaks && letter.signer && letter.signer.length < 3 && speaks.startsWith(letter.signer[0]!))
    letter.signer = speaks;
  // 'Mrs Kauser', under the letter
  if (letter.signer && !letter.signer.includes(' ')) {
    const titled = new RegExp(
      `(?<!\\p{L})((?:Mrs?|Ms|Dr|Frau|Herr|Mme|M\\.|Sra?\\.?)\\.? ${letter.signer})(?!\\p{L})`,
      'u',
    ).exec(request.slice(-80));
    if (titled) letter.signer = titled[1]!;
  }
  // 'Helen Armstrong MRCVS': letters behind a name are no name
  if (letter.signer) letter.signer = letter.signer.replace(/(?:,? (?:\p{Lu}{2,6}|[BM]Sc|PhD))+$/u, '') || letter.signer;
}

const WITHDRAWN =
  /(?<!\p{L})(?:(?:forget|ignore|disregard|scrap|delete) (?:all )?(?:the above|(?:everything|all) above|my (?:last|first|previous|earlier) (?:mail|e-?mail|message|letter)|what i (?:wrote|said))|vergessen sie (?:das obige|meine letzte)|olvid\p{L}+ lo (?:anterior|de arriba)|oubliez (?:ce qui précède|mon (?:dernier )?mail))(?!\p{L})/iu;
/** 'Please forget the above': what stands before it is wished for no more. */
function withoutWithdrawn(passages: readonly Passage[]): Passage[] {
  const at = passages.findLastIndex(({ text }) => WITHDRAWN.test(text));
  return at < 0
    ? [...passages]
    : passages.filter((passage, index) => index > at || (index < 2 && index < at && !WISH.test(passage.text)));
}

export function readRequest(whole: string, now: Date): Reading {
  const forwarded = forwardedIn(whole.replace(FOOTER, ''));
  const { letter: own, notes: noted } = briefOf(corrected(typedOut(forwarded?.text ?? whole.replace(FOOTER, ''))));
  const form = withoutLabels(own);
  const note = fromCall(
    form.text.replace(
      /\n\s*(?:sent from my|gesendet von meinem|enviado desde mi|envoyé de mon) [^\n]{2,40}(?=\n|$)/giu,
      '',
    ),
  );
  const notes = [forwarded?.beside, noted, note.own].filter(Boolean).join('\n');
  // who else gets it is nobody who writes
  const request = note.text.replace(/\n(?:copy|cc|encl|attachments?|contact in \p{L}+)\s?:[^\n]*\s*$/iu, '');
  const letter = letterOf(request);
  signedBy(letter, request);
  if (forwarded?.sender) letter.signer = forwarded.sender;
  if (form.signer) letter.signer = form.signer;
  if (note.isNoted) {
    if (note.signer) letter.signer = note.signer;
    else delete letter.signer;
  }
  const isForeign = isForeignBrief(request);
  const today = writtenOn(request, now) ?? now;
  const passages = withoutWithdrawn(letter.passages).flatMap((passage) =>
    passage.isItem
      ? sentencesOf(passage.text).map((text, index) =>
          index === 0 ? { ...passage, text } : { ...passage, text, isItem: false },
        )
      : [passage],
  );
  const unfit = unfitOf(passages);
  const kept = passages.filter(({ text }) => isConfidential(text) || isDelicate(text)).map(({ text }) => text);
  const isInvented = wantsVoices(passages.map(({ text }) => text).join(' '));
  const isUnfit = ({ text }: Passage) => unfit.some((one) => text.includes(one.text));
  const fit = (passage: Passage): Passage[] => {
    const left = isUnfit(passage) ? withoutUnfit(passage, isInvented) : passage;
    return left ? [left] : [];
  };
  const open = passages.filter(({ text, isOthers }) => !isOthers && !kept.includes(text)).flatMap(fit);
  // dollars and no metres: the month stands before the day
  const isAmerican =
    /\$\s?\d|\bUSD\b/.test(request) && !/[€£]|\b(?:A|AU|NZ|C|CA|S|HK)\$|\bCAD\b|\b\d+ ?(?:cm|mm|m|km)\b/.test(request);
  const named = daysIn(open, today, isAmerican);
  const durations = durationsIn(open);
  const counted = countedFrom(named, durations);
  const days = [...named, ...counted.days];
  // a line of a list is read as one, whatever number of sentences it has
  const asked = askedIn(
    withoutWithdrawn(letter.passages)
      .filter(({ text }) => !kept.some((one) => text.includes(one)))
      .flatMap(fit),
    isForeign,
    languageOf(request, isForeign).locale,
  );
  const stages = stagesIn(open);
  const length = lengthIn(open);
  const unsure: Unsure[] = [
    ...(speakIn(open) ? [{ kind: 'voices' as const, said: [], texts: [] }] : []),
    ...unsureIn(open, `${forwarded?.beside ?? ''} ${noted}`),
    ...note.unsure,
  ];
  const found =
    form.client ??
    note.client ??
    (note.isTelegram ? undefined : houseOf(letter, note.isNoted ? request : own, isForeign)) ??
    footerOf(whole);
  const labelled =
    /(?:^|\n)(?:who|client|company|wer|kunde|cliente|empresa|client) ?: (\p{Lu}[\p{L}’'&-]+(?: \p{Lu}[\p{L}’'&-]+){0,4})/iu.exec(
      own,
    )?.[1];
  const house =
    labelled ?? (found && !OF_A_PERSON.test(found) && !isPlace(found, own) && !isLabel(found, own) ? found : undefined);
  const clientKind = kindOfHouse(letter);

  const inFull = clientKind?.replace(/^(?:la|le|les|el|los|las) |^l['’]/iu, '');

  // 'la Ligue de handball d’Occitanie', not 'Ligue'
  const client = isForeign && house && inFull?.startsWith(`${house} `) ? inFull : house;
  const { sentences, asks: asksOf } = sortedIn(
    open.filter(
      ({ text }) => !stages.told.has(text) && !ADDED.test(text) && !unsure.some(({ texts }) => texts.includes(text)),
    ),
    days,
    durations,
    ({ text }) =>
      asked.filter(({ passage }) => passage.text === text || (passage.isItem && passage.text.includes(text))).length,
    forwarded !== undefined,
  );
  const of = (place: Place) => sentences.filter((one) => one.place === place).map(({ text }) => text);
  const trade = tradeOf(
    asked.map(({ text }) => {
      const of = sureOf(text, isForeign);
      return { name: text, ...(of && { id: of.id, family: of.family }) };
    }),
    asked.map(({ passage }) => passage.text).join(' '),
    request,
  );
  const asks = asksOf.map((ask): Ask => {
    if (ask.kind === 'decide' && trade === 'advice') return { ...ask, kind: 'consult' };
    return ask.kind === 'supervise' && !isMade(trade) ? { ...ask, kind: 'other' } : ask;
  });
  return {
    request: own,
    notes,
    letter,
    isForeign,
    isNoted: note.isNoted,
    ...(+today !== +now && { writtenOn: today }),
    ...(client && { client }),
    ...(clientKind && { clientKind }),
    trade,
    asked,
    stages: stages.texts,
    unsure,
    gaps: gapsIn(open),
    ...(length && { length }),
    sentences,
    money: of('money'),
    conditions: of('condition'),
    asks,
    days,
    durations,
    figures: [
      ...counted.figures,
      ...contradictions(
        open.map(({ text }) => text),
        today,
      ),
    ],
    kept,
    unfit,
    isUnpaid: UNPAID.test(request),
  };
}

/** 'Dates. Feast days …', 'Asst. Manager': a label or an abbreviation is no house. */
const isLabel = (name: string, letter: string): boolean =>
  !name.includes(' ') &&
  [...letter.matchAll(/(?:^|\n|[.!?,]\s)(\p{Lu}\p{L}+)[.:](?=\s|$)/gu)].some(([, word]) => word === name);

/** 'Hello from Tbilisi', 'guests from Italy and Scotland': where they are. */
const isPlace = (name: string, letter: string): boolean => {
  const parts = letter.split(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
  return (
    /^\p{L}+(?: and \p{L}+)?$/u.test(name) &&
    parts.length > 1 &&
    parts.slice(0, -1).every((before) => /(?<!\p{L})(?:from|in|near|to|aus|en|desde|à) $/iu.test(before))
  );
};

/** Who writes is no house. */
const OF_A_PERSON = /^(?:I['’]|I |My |Our |We )|(?<!\p{L})(?:Sister|Father|Mr|Mrs|Ms|Dr)(?!\p{L})/u;
/** 'Your competitor does exactly this': of what is not taken on. */
const OF_THAT = /(?<!\p{L})(?:exactly|just|also) (?:this|that|the same)(?!\p{L})/iu;

function unfitOf(passages: readonly Passage[]): { text: string; kind: Unfit }[] {
  const isOfInvented = wantsVoices(passages.map(({ text }) => text).join(' '));
  const found: { text: string; kind: Unfit }[] = [];
  for (const [index, { text }] of passages.entries()) {
    // 'There is a fire exit. I want it gone.'
    const before = passages[index - 1]?.text ?? '';
    const kind =
      unfitIn(text) ??
      (unfitIn(before) === undefined && unfitIn(`${before.replace(/[.!?]$/, ',')} ${text}`) === 'safety'
        ? 'safety'
        : undefined) ??
      (isOfInvented && isOfVoices(text) ? 'review' : undefined) ??
      (found.at(-1)?.text === before && OF_THAT.test(text) ? found.at(-1)!.kind : undefined);
    if (kind) found.push({ text, kind });
  }
  return found;
}

/** Under a mail, behind two dashes. */
const FOOTER = /\n-- ?\n([^]{0,240})$/u;
const footerOf = (whole: string): string | undefined =>
  /^\s*(\p{Lu}[\p{L}\d'’&-]+(?: (?:\p{Lu}[\p{L}\d'’&-]*|&|of|and))*)/u.exec(FOOTER.exec(whole)?.[1] ?? '')?.[1];

/** What is left of a sentence when the part that is not taken on is out of it: 'a page and a badge “recommended by doctors”'. */
function withoutUnfit(passage: Passage, isInvented: boolean): Passage | undefined {
  const isUnfit = (part: string) => unfitIn(part) !== undefined || (isInvented && isOfVoices(part));
  const masked = passage.text.replace(/\([^()]*\)/gu, (aside) => '_'.repeat(aside.length));
  const cuts = [...masked.matchAll(/,? and |, |,? und |,? y |,? et /giu)];
  const starts = [0, ...cuts.map(({ index, 0: joint }) => index + joint.length)];
  const parts = starts.map((from, at) => passage.text.slice(from, cuts[at]?.index ?? passage.text.length));
  const first = parts.findIndex(isUnfit);
  if (first < 1) return undefined;
  const left = passage.text.slice(0, cuts[first - 1]!.index);
  return left.split(' ').length > 3 && !isUnfit(left)
    ? { ...passage, text: `${left.replace(/, (?=an? [^,]*$)/u, ' and ')}.` }
    : undefined;
}
