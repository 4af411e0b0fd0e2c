import { isForeignBrief } from '../../brief/units';
import type { Figure } from '../figure';
import { contradictions } from '../figures';
import { isBuilt, isMade, tradeOf, type TradeId } from '../trades';
import { fromCall } from './call';
import { houseOf, kindOfHouse } from './client';
import { countedFrom } from './counted';
import { type Day, daysIn } from './days';
import { type Duration, durationsIn } from './durations';
import { withoutLabels } from './form';
import { briefOf, signatureOf } from './notes';
import { type Letter, letterOf, type Passage, sentencesOf } from './passages';
import { askOf, type Ask, isConfidential, isDelicate, isInsight, isSocial, type Unfit, unfitIn } from './said';
import { isMoney } from './sums';
import { forwardedIn } from './forwarded';
import { functionsIn, stagesIn } from './functions';
import { roomsIn } from './rooms';
import { FINITE } from './phrases';
import { amountsIn } from '../money';
import { type Wanted, wantedIn, WISH } from './wanted';

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
  /** the things that are asked for */
  wanted: Wanted[];
  /** what a site or an app shall do */
  functions: string[];
  /** the steps that the client names, in their order */
  stages: string[];
  /** who they are, and how it is today */
  situation: string[];
  /** what they want, as they say it */
  wishes: string[];
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
  // 'Helen Armstrong MRCVS': letters behind a name are no name
  if (letter.signer) letter.signer = letter.signer.replace(/(?:,? (?:\p{Lu}{2,6}|[BM]Sc|PhD))+$/u, '') || letter.signer;
}

/** 'Stock or custom, you tell us what makes sense' */
const ADVISE =
  /[^,.;:()]{0,80}, ?(?:so )?you (?:tell|advise|say|show)(?: us)? (?:what|which|whether|if)[^,.;:()]{0,80}/iu;

const WITHDRAWN =
  /(?<!\p{L})(?:(?:forget|ignore|disregard|scrap|delete) (?:all )?(?:the above|(?:everything|all) above|my (?:last|first|previous|earlier) (?:mail|e-?mail|message|letter)|what i (?:wrote|said))|vergessen sie (?:das obige|meine letzte)|olvid\p{L}+ lo (?:anterior|de arriba)|oubliez (?:ce qui précède|mon (?:dernier )?mail))(?!\p{L})/iu;
/** 'Please forget the above': what stands before it is wished for no more. */
function withoutWithdrawn(passages: readonly Passage[]): Passage[] {
  const at = passages.findLastIndex(({ text }) => WITHDRAWN.test(text));
  return at < 0
    ? [...passages]
    : passages.filter((passage, index) => index > at || (index < 2 && index < at && !WISH.test(passage.text)));
}

const CONDITION =
  /(?<!\p{L})(?:must(?:n['’]t)?|(?:has|have) (?:also )?to(?! (?:go|say|admit)\b)|needs? to (?:be|fit|survive|stay)|may not|may only|not allowed|not be|(?:can['’]?t|cannot) (?:be|have|use|change|touch|move|show|exceed|go|promise|print|claim|say|name|mention|pay|reward|advertise)|never|do(?:es)? not want|(?:don['’]t|do NOT|don’t) want|hate|no more than|not more than|at (?:least|most)|max(?:imum)?|stays?|remains?|keeps?|fixed|settled|unchanged|no change|not a cent|forbidden|prohibited|mandatory|required?|avoided|may weigh|(?:^|(?:may|must|can|is|are|be|use|work) )only|allowed|validated|regulated|certified|registered|protected|listed|without|should(?:n['’]t)?(?! be grateful)|nothing with|no (?=\p{L}+ (?:on|in|please))|target cost|given by|no \p{L}+ should|please|muss|müssen|darf|dürfen|kein\p{L}*|nur|bitte|bleib(?:t|en)|mindestens|höchstens|ohne|niemals|vorgeschrieben|soll(?:te|en|ten)?|debe\p{L}*|tienen? que|hay que|nunca|nada de|sin|sólo|solo|se quedan?|mantener|obligatori\p{L}+|prohibid\p{L}+|no (?:se )?pueden?|por favor|doit|doivent|il faut|jamais|pas de|sans|seulement|uniquement|interdit\p{L}*|ne peu(?:t|vent)|rien ne|obligatoire\p{L}*|garder|conserver|reste(?:nt)?)(?!\p{L})/iu;
const BEGINS_NO =
  /^(?:and |but |also )?(?:no|not|nothing|none|never|do not|don['’]t|kein\p{L}*|nicht|ni|nada|pas|aucun\p{L}*|sin|ohne|sans)(?!\p{L})/iu;
/** 'WCAG 2.1', '240 x 180 mm', 'USB-C' */
const STANDARD =
  /\b(?:WCAG|ISO|IEC|DIN|ASTM|GDPR|DSGVO|RGPD|FDA|FSC|Pantone|RAL|USB-?C|IP\d\d|MDR|LMIV)\b|\d ?[x×] ?\d+ ?(?:[x×] ?\d+ ?)?(?:mm|cm)\b/;
/** Says of themselves what is true, and binds nobody. */
const OF_THEM =
  /^(?:and |but |so |also |today )?(?:we|i|(?:our|my) \p{L}+|unser\p{L}*|mein\p{L}*|notre|nos|nuestr\p{L}+|they|there|it['’]?s|wir|ich|nous|somos|tenemos|the (?!name)\p{Ll}+|people|clients|customers|visitors|members)(?!\p{L})/iu;
const HARD =
  /(?<!\p{L})(?:must|have to|has to|please|not allowed|may not|may only|hate|don['’]t want|do NOT want|muss|müssen|darf|bitte|debe\p{L}*|tienen? que|doit|doivent|il faut|no more|not more|at least|stays?|should|may weigh|be avoided)(?!\p{L})/iu;

/** What somebody thinks is no condition. */
const OPINION =
  /^(?:we are|we['’]re|i am|i['’]m) (?:an? |the |\d)|(?<!\p{L})(?:think|believe|feel)s? (?:that )?(?:they|it|we|he|she)(?!\p{L})|^(?:(?:my|our) \p{L}+ (?:thinks?|says?|wants?|believes?)|(?:honestly,? )?(?:i|we) (?:don['’]t|do not) know)(?!\p{L})/iu;

/** 'Only 18 % of them use it': how it is. */
const SHARE =
  /^(?:and |but )?(?:only |just |about |nur |sólo |solo |seulement )?(?:\d[\d.,]* ?%|\d[\d.,]* (?:of|in) \d)/iu;

const CONDITIONED = /^(?:mandator\p{L}+|constraints?|musts?|conditions?|vorgaben|condiciones|contraintes) ?:/iu;
const isCondition = (text: string): boolean =>
  CONDITIONED.test(text) ||
  (!OPINION.test(text) &&
    !SHARE.test(text) &&
    (BEGINS_NO.test(text) ||
      STANDARD.test(text) ||
      (CONDITION.test(text) && (HARD.test(text) || !OF_THEM.test(text)))));

/** 'Charging by USB-C.', 'Languages Estonian and English': told without a verb. */
const isSpecification = (text: string): boolean =>
  text.length < 140 &&
  /^(?:(?:\p{L}+)(?:, | and | & |\/))*(?:english|german|french|spanish|italian|portuguese|dutch|polish|arabic|irish|welsh|isizulu|swahili|hindi)(?:(?:, | and | & |\/)\p{L}+)*(?:,? (?:for|at least|if)(?!\p{L}).*)?\.?$|^(?:payment|charging|law|legal|limits?|weight|colou?rs?|languages?|format|texts?|material|printing|size|sprachen?|zahlung|texte|idiomas?|pago|langues?|paiement|textes)(?!\p{L})(?! (?:is|are|was|were)\b)/iu.test(
    text,
  );

/** How much of a sentence its days tell. */
const toldByDays = (text: string, days: readonly Day[]): boolean => {
  const clauses = [
    ...new Set(
      days.filter(({ passage, role }) => passage.text === text && role !== 'told').map(({ clause }) => clause),
    ),
  ];
  return text.length < 220 && clauses.join('').length > text.length * 0.55;
};

export function readRequest(whole: string, now: Date): Reading {
  const forwarded = forwardedIn(whole);
  const { letter: own, notes: noted } = briefOf(forwarded?.text ?? whole);
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
  const open = passages.filter(
    ({ text, isOthers }) => !isOthers && !kept.includes(text) && !unfit.some((one) => one.text === text),
  );
  // dollars and no metres: the month stands before the day
  const isAmerican =
    /\$\s?\d|\bUSD\b/.test(request) && !/[€£]|\b(?:A|AU|NZ|C|CA|S|HK)\$|\bCAD\b|\b\d+ ?(?:cm|mm|m|km)\b/.test(request);
  const named = daysIn(open, today, isAmerican);
  const durations = durationsIn(open);
  const counted = countedFrom(named, durations);
  const days = [...named, ...counted.days];
  const { things, told } = wantedIn(open, isForeign);
  const functions = functionsIn(open);
  const wanted = things.filter(
    ({ name }) =>
      !functions.texts.some((one) => {
        const [own, other] = [name.toLowerCase(), one.toLowerCase()];
        return own.startsWith(other) || other.startsWith(own);
      }),
  );
  const stages = stagesIn(open);
  const rooms = roomsIn(open);
  const found = form.client ?? note.client ?? houseOf(letter, note.isNoted ? request : own, isForeign);
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
  const read: Pick<Reading, 'situation' | 'wishes' | 'conditions' | 'money' | 'asks'> = {
    situation: [],
    wishes: [],
    conditions: [],
    money: [],
    asks: [],
  };
  for (const [index, passage] of open.entries()) {
    const { text } = passage;
    // 'From June we are in sixty shops and need:' tells more than that a list comes
    if (/[:：]$/.test(text)) {
      if (text.split(' ').length > 8 && WISH.test(text)) read.wishes.push(text.replace(/\s*[:：]$/, '.'));
      continue;
    }
    // 'Dates:', 'We ask: 1.'
    if (isSocial(text) || /^[^.:]{0,40}:\s*\d*\.?$/u.test(text)) continue;
    // 'He says he does not mind': of whom is told elsewhere, or not at all
    if (OF_SOMEBODY.test(text)) continue;
    // 'What increase is realistic? We dream of 20 %.'
    if (
      index > 0 &&
      read.asks.at(-1)?.text === open[index - 1]!.text &&
      !/(?<!\p{L})(?:regards|greetings|thanks?|wishes|yours|grüßen?|saludos?|cordialement)(?!\p{L})/iu.test(text) &&
      text.split(' ').length < 6 &&
      FINITE.test(text) &&
      amountsIn(text).length === 0 &&
      !text.includes('?')
    ) {
      read.asks.at(-1)!.text += ` ${text}`;
      continue;
    }
    const isOfList = wanted.some((one) => one.passage === passage);
    const before = [read.situation, read.wishes, read.conditions, read.money].find(
      (all) => index > 0 && all.at(-1)?.endsWith(open[index - 1]!.text),
    );
    if (before && !isOfList && REFERS.test(text) && !isMoney(passage)) {
      // 'Our competitors show students. Please not that.': what it speaks of goes with it
      const both = `${before.pop()!} ${text}`;
      (isCondition(text) && before === read.situation ? read.conditions : before).push(both);
      continue;
    }
    if (functions.told.has(text) || stages.told.has(text)) continue;
    const isOrder = isOfList && (ORDERS.test(text) || (passage.isItem && /["”»]\s*$/u.test(text)));
    const ask = isInsight(text) || isOrder ? undefined : askOf(text);
    const goesOn = open[index - 1]?.text;
    const advice = ADVISE.exec(text);
    if (advice) read.asks.push({ text: advice[0], kind: 'advise' });
    if (
      isMoney(passage) ||
      (goesOn &&
        read.money.at(-1) === goesOn &&
        /^(?:someone|(?:that|this|it)(?:['’]s| is| has| includes| covers)|half|the rest|incl|excl)/i.test(text))
    ) {
      // what is asked in the same breath is answered beside it
      if (ask && /[?]/.test(text)) read.asks.push(ask);
      read.money.push(text);
    } else if (ask && !text.includes('?') && wanted.some((one) => one.passage === passage)) {
      read.asks.push(ask);
      read.wishes.push(text);
    } else if (ask)
      // 'Is that realistic?', after the sum
      read.asks.push(
        ask.kind === 'when' &&
          !/(?<!\p{L})(?:dates?|time|days?|termine?|zeit|fechas?|tiempo|délais?|temps)(?!\p{L})/iu.test(text) &&
          /(?<!\p{L})(?:that|this|it|das|es|eso|cela|ça)(?!\p{L})/iu.test(text) &&
          goesOn !== undefined &&
          read.money.at(-1) === goesOn
          ? { ...ask, kind: 'sum' }
          : ask,
      );
    else if (
      durations.some((one) => one.passage.text === text) &&
      !wanted.some((one) => one.passage === passage) &&
      text.split(' ').length < 24
    )
      read.conditions.push(text);
    else if (wanted.some((one) => one.passage === passage) && !(toldByDays(text, days) && !told.has(text))) {
      // a line of their list stands in ours
      if (!(told.has(text) && passage.isItem && !SAYS_MORE.test(text))) read.wishes.push(text);
    } // 'Has to be us.' cannot stand alone
    else if (text.split(' ').length < 7 && NO_SUBJECT.test(text)) continue;
    else if (text.split(' ').length < 3 && !/\d/.test(text) && !BEGINS_NO.test(text)) continue;
    else if (
      index > 0 &&
      !/^what (?:we|i)(?:['’]d| would) (?:like|love)/iu.test(text) &&
      (isCondition(text) || (index > 3 && isSpecification(text))) &&
      !toldByDays(text, days)
    )
      read.conditions.push(text);
    else if (index === 0 || !toldByDays(text, days)) (WISH.test(text) ? read.wishes : read.situation).push(text);
  }
  const trade = tradeOf(
    wanted.map(({ name, of }) => ({ name, ...(of && { id: of.id, family: of.family }) })),
    read.wishes.join(' '),
    request,
    functions.texts.length,
  );
  const asks = read.asks.map((ask): Ask => {
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
    // the rooms of a shop, the places of a stand
    wanted: isBuilt(trade)
      ? [...wanted, ...rooms.filter(({ name }) => !wanted.some((one) => one.name === name))]
      : wanted,
    functions: functions.texts,
    stages: stages.texts,
    ...read,
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
/** Speaks of the sentence before it. */
const REFERS =
  /^(?:please |but |and |so |also )*(?:not |no |none of |nothing like )?(?:that|this|those|these|them|they|both|neither|such|the same|the others?|otherwise|because|which|(?:we|i) (?:\p{L}+ ){1,2}(?:them|those|these))(?!\p{L})(?! (?:is|was) (?:all|it)\b)[^?]*$/iu;
/** 'Please quote separately for …': the list is the order. */
const ORDERS =
  /^what (?:we|i) (?:thought|had in mind|imagine|need|want)|^(?:please |kindly )+(?:also )?(?:quote|propose|offer|plan|design|make|prepare)(?!\p{L})/iu;
const OF_SOMEBODY = /^(?:and |but )?(?:he|she|his|her|hates|likes|says|thinks)(?!\p{L})/iu;

const NO_SUBJECT = /^(?:has|have|is|was|would|could|can|should|may|from you)(?!\p{L})/iu;

/** In brackets it tells what no line of ours does. */
const SAYS_MORE = /\([^()]{29,}\)/u;

function unfitOf(passages: readonly Passage[]): { text: string; kind: Unfit }[] {
  return passages.flatMap(({ text }, index) => {
    // 'There is a fire exit. I want it gone.'
    const before = passages[index - 1]?.text ?? '';
    const kind =
      unfitIn(text) ??
      (unfitIn(before) === undefined && unfitIn(`${before.replace(/[.!?]$/, ',')} ${text}`) === 'safety'
        ? 'safety'
        : undefined);
    return kind ? [{ text, kind }] : [];
  });
}
