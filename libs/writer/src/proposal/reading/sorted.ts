import { amountsIn } from '../money';
import type { Day } from './days';
import { LANGUAGES } from './languages';
import type { Duration } from './durations';
import type { Passage } from './passages';
import { FINITE } from './phrases';
import { type Ask, askOf, isInsight, isSocial } from './said';
import { isMoney } from './sums';

// Each sentence of a letter has one place: this is the only reader of what a sentence is for.

/**
 * - money: what may be spent
 * - ask: a question to us
 * - condition: what binds
 * - goal: what it shall bring, or be like
 * - date: tells a day and nothing else
 * - open: who they are, how it is, and what they want
 */
export type Place = 'money' | 'ask' | 'condition' | 'goal' | 'date' | 'open';
export interface Sorted {
  text: string;
  place: Place;
  passage: Passage;
}

/** Says that something is wanted. */
export const WISH =
  /['’]d (?:like|love)(?!\p{L})|(?<!\p{L})(?:we|i) (?:also |really |only |would |will )*(?:need|want|wish|hope|seek|propose|require)(?!\p{L})|(?<!\p{L})(?:would (?:like|love)|looking for|ask for|the aim|aim:|goal|(?:please|kindly) (?:propose|quote for|design)|brauchen|benötigen|suchen|möchten|wünschen|hätten gern\p{L}*|gesucht|queremos|quiero|necesitamos|necesito|buscamos|busco|quisiéramos|nos gustaría|voudrions|voudrais|souhait(?:ons|e|erions)|cherchons|cherche|besoin|il nous faut)(?!\p{L})/iu;

const CONDITION =
  /(?<!\p{L})(?:must(?:n['’]t)?|(?:has|have) (?:also )?to(?! (?:go|say|admit)\b)|(?:is|are) (?:only |strictly )?(?:limited|restricted|bound|tied)|can(?: \p{L}+){0,2} (?:only|do max)|(?:is|are) free only|expects? (?:its|his|her|their)|applies|apply|excluded|counts? (?:only|in)|depends? on|needs? to (?:be|fit|survive|stay)|may not|may only|not allowed|not be|(?:can['’]?t|cannot) (?:be|have|use|change|touch|move|show|exceed|go|promise|print|claim|say|name|mention|pay|reward|advertise)|never|do(?:es)? not want|(?:don['’]t|do NOT|don’t) want|hate|no more than|not more than|at (?:least|most)|max(?:imum)?|stays?|remains?|keeps?|fixed|settled|unchanged|no change|not a cent|forbidden|prohibited|mandatory|required?|avoided|may weigh|(?:^|(?:may|must|can|is|are|be|use|work) )only|allowed|validated|regulated|certified|registered|protected|listed|without|should(?:n['’]t)?(?! be grateful)|nothing (?:with|lit|near|in|on|from|that)|so nothing|no (?=\p{L}+ (?:on|in|please))|target cost|given by|no \p{L}+ should|please|pflicht|mandatory|obligatory|by law|not (?:above|below|over|under)|applies|(?:reads|sees|checks) everything|go(?:es)? (?:to|through|past) (?:our|the|a) \p{L}+ \p{L}+,|verboten|denkmal\p{L}*|prohibid\p{L}+|muss|müssen|darf|dürfen|kein\p{L}*|nur|bitte|bleib(?:t|en)|mindestens|höchstens|ohne|niemals|vorgeschrieben|soll(?:te|en|ten)?|debe\p{L}*|tienen? que|hay que|nunca|nada de|sin|sólo|solo|se quedan?|mantener|obligatori\p{L}+|prohibid\p{L}+|no (?:se )?pueden?|por favor|doit|doivent|il faut|jamais|pas de|sans|seulement|uniquement|interdit\p{L}*|ne peu(?:t|vent)|rien ne|obligatoire\p{L}*|garder|conserver|reste(?:nt)?)(?!\p{L})/iu;
const BEGINS_NO =
  /^(?:and |but |also )?(?:no|not|nothing|none|never|do not|don['’]t|kein\p{L}*|nicht|ni|nada|pas|aucun\p{L}*|sin|ohne|sans)(?!\p{L})/iu;
/** 'WCAG 2.1', '240 x 180 mm', 'USB-C' */
const STANDARD =
  /(?<![\p{L}\d])(?:[Uu]nder|[Bb]elow|[Ll]ighter than|[Uu]nter|[Mm]enos de|[Mm]oins de) \d[\d.,]* ?(?:kg|g|cm|mm|kB|MB|dB)\b|\b(?:WCAG|ISO|IEC|DIN|ASTM|GDPR|DSGVO|RGPD|FDA|FSC|Pantone|RAL|USB-?C|IP\d\d|MDR|LMIV)\b|\d ?[x×] ?\d+ ?(?:[x×] ?\d+ ?)?(?:mm|cm)\b/u;
/** Says of themselves what is true, and binds nobody. */
const OF_THEM =
  /^(?:and |but |so |also |today )?(?:we|i|(?:our|my) \p{L}+|unser\p{L}*|mein\p{L}*|notre|nos|nuestr\p{L}+|they|there|it['’]?s|wir|ich|nous|somos|tenemos|the (?!name)\p{Ll}+|people|clients|customers|visitors|members)(?!\p{L})/iu;
const HARD =
  /(?<!\p{L})(?:expects?|by law|verboten|pflicht|denkmal\p{L}*|(?:reads|sees|checks) everything|must|required|forbidden|prohibited|limited|protected|listed|allowed|fixed|mandatory|only|have to|has to|please|not allowed|may not|may only|hate|don['’]t want|do NOT want|muss|müssen|darf|bitte|debe\p{L}*|tienen? que|doit|doivent|il faut|no more|not more|at least|stays?|should|may weigh|be avoided)(?!\p{L})/iu;

/** What somebody thinks is no condition. */
const OPINION =
  /^(?:we are|we['’]re|i am|i['’]m) (?:an? |the |\d)|(?<!\p{L})(?:think|believe|feel)s? (?:that )?(?:they|it|we|he|she)(?!\p{L})|^(?:(?:my|our) \p{L}+ (?:thinks?|says?|wants?|believes?)|(?:honestly,? )?(?:i|we) (?:don['’]t|do not) know)(?!\p{L})/iu;

/** 'Only 18 % of them use it': how it is. */
const SHARE =
  /^(?:and |but )?(?:only |just |about |nur |sólo |solo |seulement )?(?:\d[\d.,]* ?%|\d[\d.,]* (?:of|in) \d)/iu;

/** 'We intend to move at least 4,000': what it shall bring; '31,000 households use wells': how it is. */
const INTENDED =
  /^(?:and |but )?(?:we|i|the \p{L}+) (?:intend|want|plan|hope|aim|wish)s? to (?!not |avoid |keep )|^(?:about |around |some )?\d[\d.,]* \p{Ll}+ (?:use|have|are|live|visit|come|buy|work|own|drive|get|read|take|wait)(?!\p{L})|^(?:people|customers|guests|visitors|everybody|everyone|nobody|many|most) (?!must|may|should|have to)/iu;
const CONDITIONED = /^(?:mandator\p{L}+|constraints?|musts?|conditions?|vorgaben|condiciones|contraintes) ?:/iu;
const isCondition = (text: string): boolean =>
  CONDITIONED.test(text) ||
  (!OPINION.test(text) &&
    !SHARE.test(text) &&
    !INTENDED.test(text) &&
    (BEGINS_NO.test(text) ||
      STANDARD.test(text) ||
      (CONDITION.test(text) && (HARD.test(text) || !OF_THEM.test(text)))));

/** 'Charging by USB-C.', 'Languages Estonian and English': told without a verb. */
const isSpecification = (text: string): boolean =>
  text.length < 140 &&
  /^(?:(?:\p{L}+)(?:, | and | & |\/))*(?:english|german|french|spanish|italian|portuguese|dutch|polish|arabic|irish|welsh|isizulu|swahili|hindi|yoruba|hausa|norwegian|danish|swedish|finnish|estonian|latvian|russian|turkish|greek|thai|sámi|catalan)(?:(?:, | and | & |\/)\p{L}+)*(?:,? (?:for|at least|if)(?!\p{L}).*)?\.?$|^(?:payment|charging|law|legal|limits?|weight|colou?rs?|languages?|format|texts?|material|printing|size|sprachen?|zahlung|texte|idiomas?|pago|langues?|paiement|textes)(?!\p{L})(?! (?:is|are|was|were)\b)/iu.test(
    text,
  );

/** 'Success is …', 'Our share should go from 12 % to 30 %', 'The neighbours want calm colours': what it shall bring, or be like. */
const GOAL =
  /^(?:could|can) (?:it|they|this|that) [^?]*\.$|^(?:our |the )?(?:measure of success|success|goal|aim|target|objective|ziel|objetivo|objectif)s?(?!\p{L})|(?<!\p{L})(?:should|shall) (?:\p{L}+ )?(?:go|grow|rise|fall|double|come|feel|look|say|make|show)(?!\p{L})|(?<!\p{L})(?:would rather|prefer|rather (?:see|have)|would be (?:nice|great|lovely)|(?:we|i)(?:['’]d| would) (?:also )?(?:love|like) (?:it|one|something|to (?:feel|see|keep|be|know))|bonus if|dream of|our hope)(?!\p{L})|^(?:the |our |my |some |most )?\p{L}+(?: \p{L}+)? (?:wants?|wishes|likes|loves|prefers?) (?!to )\p{L}/iu;

/** 'Run: 1,500 copies', 'Material: beech' */
const isLabelled = (text: string): boolean =>
  text.length < 110 &&
  /^(?!we|i|our|media)\p{L}+(?: \p{L}+)?: (?=[^.]*\d)/iu.test(text) &&
  !FINITE.test(text.replace(/^[^:]*: /u, ''));

/** A heading, or a label alone. */
const LABEL = /^[^.:]{0,40}:\s*\d*\.?$/u;
/** Speaks of the sentence before it. */
const REFERS =
  /^(?:please |but |and |so |also )*(?:not |no |none of |nothing like )?(?:that|this|those|these|them|they|both|neither|such|the same|the others?|otherwise|because|which|(?:we|i) (?:\p{L}+ ){1,2}(?:them|those|these))(?!\p{L})(?! (?:is|was) (?:all|it)\b)[^?]*$/iu;
/** 'He says he does not mind': of whom is told elsewhere, or not at all. */
const OF_SOMEBODY = /^(?:and |but )?(?:he|she|his|her|hates|likes|says|thinks)(?!\p{L})/iu;
/** 'Has to be us.' cannot stand alone. */
const NO_SUBJECT = /^(?:has|have|is|was|would|could|can|should|may|from you)(?!\p{L})/iu;
/** 'Stock or custom, you tell us what makes sense' */
const ADVISE =
  /[^,.;:()]{0,80}, ?(?:so )?you (?:tell|advise|say|show)(?: us)? (?:what|which|whether|if)[^,.;:()]{0,80}/iu;
const FRAME = /(?<!\p{L})(?:budget|total|altogether|presupuesto|rahmen|enveloppe)(?!\p{L})/iu;
const BEGINS_WITH_SUM = /^(?:(?:we have|about|around|roughly|up to|max\.?|circa|ca\.) )*[A-Z]{0,3}[€$£]? ?\d/u;
/** So near the beginning of a sentence a sum is its subject. */
const FRAMED = 40;
/** Of the sum before it. */
const OF_SUM = /^(?:someone|(?:that|this|it)(?:['’]s| is| has| includes| covers)|half|the rest|incl|excl)/i;
const FAREWELL = /(?<!\p{L})(?:regards|greetings|thanks?|wishes|yours|grüßen?|saludos?|cordialement)(?!\p{L})/iu;
/** 'Measure of success: 15 % more by Christmas' */
const SUCCESS =
  /(?<!\p{L})should (?:go|grow|rise|fall|double)(?: (?:from|by|to))?(?!\p{L})|^(?:our |the )?(?:measures? of success|success|goals?|aims?|targets?|ziele?|objetivos?|objectifs?)(?!\p{L})/iu;
/** "Two don'ts: no drunk jokes" */
const DONTS =
  /(?:^|[:;,] |and |y |et |und )(?:no|kein\p{L}*|ningun\p{L}*|pas de|aucun\p{L}*) (?!more than|longer|one|idea|problem|doubt|budget|money)\p{L}+(?!(?: \p{L}+){0,3} yet(?!\p{L}))(?!\p{L})/iu;
const DATE_WORDS = 13;
const MANY_WORDS = 30;
/** A few words that tell by when or from when. */
const isDated = (text: string, days: readonly Day[]): boolean => {
  const own = days.filter(({ passage, role }) => passage.text === text && role !== 'told');
  return own.length > 0 && (toldByDays(text, days) || own.length > 1 || text.split(' ').length < 9);
};
/** How much of a sentence its days tell. */
const toldByDays = (text: string, days: readonly Day[]): boolean => {
  const clauses = [
    ...new Set(
      days.filter(({ passage, role }) => passage.text === text && role !== 'told').map(({ clause }) => clause),
    ),
  ];
  return text.length < 220 && clauses.join('').length > text.length * 0.55;
};
/** 'Is that realistic?', after the sum */
const isOfSum = (text: string): boolean =>
  !/(?<!\p{L})(?:dates?|time|days?|termine?|zeit|fechas?|tiempo|délais?|temps)(?!\p{L})/iu.test(text) &&
  /(?<!\p{L})(?:that|this|it|das|es|eso|cela|ça)(?!\p{L})/iu.test(text);
/** What stands under a heading is read with it. */
const headed = ({ text, header, isItem }: Passage): string =>
  isItem && header !== undefined && /(?<!\p{L})(?:no|not|avoid|never|without|kein\p{L}*|nicht)(?!\p{L})/iu.test(header)
    ? `${header}: ${text}`
    : text;

export const VOICE =
  /^(?!(?:Project|Agreed|Scope|Task|Brief|Deliverables|Budget|Deadline|Dates?)\s?:)(?:(?:Cllr|Mrs?|Ms|Dr|Revd?|Prof|Sr|Sra|Herr|Frau|Mme|M)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|department|committee|council|team|board|directors?|manager|chair\p{L}*|secretary|treasurer|officer|owner|staff|section))?(?: \([^()]*\))?(?: again)?: /u;
const MANY_VOICES = 3;
/** Several people speak in the letter, each in a line. */
export const speakIn = (passages: readonly Passage[]): boolean =>
  passages.filter(({ text, isItem }) => !isItem && VOICE.test(text)).length > MANY_VOICES;

const NOT_YET = /^(?:there is )?(?:no|not|none|nothing)(?!\p{L})[^.!?]*(?<!\p{L})(?:yet|so far)[.!]?$/iu;
/** 'We invite tenders for:' says nothing beside the list that follows. */
const NO_MORE =
  /(?<!\p{L})(?:for|of|following|für|para|pour)\s*[:：]$|^(?:following|further to|as (?:we )?(?:discussed|agreed)|to confirm|to sum up|in short|here (?:is|are))(?!\p{L})[^.!?]*[:：]$/iu;

export function sortedIn(
  open: readonly Passage[],
  days: readonly Day[],
  durations: readonly Duration[],
  /** so many things are drawn from it */
  ordered: (passage: Passage) => number,
  /** mails of others that were passed on */
  isPassedOn: boolean,
): { sentences: Sorted[]; asks: Ask[] } {
  const sentences: Sorted[] = [];
  const asks: Ask[] = [];
  const isOrder = (passage: Passage) => ordered(passage) > 0;
  const isVoiced = speakIn(open);
  const put = (passage: Passage, place: Place) => sentences.push({ text: headed(passage), place, passage });
  for (const [index, passage] of open.entries()) {
    const { text } = passage;
    const words = text.split(' ').length;
    const before = open[index - 1]?.text;
    const last = sentences.at(-1);
    const isNext = last !== undefined && before !== undefined && last.text.endsWith(before);
    if (/[:：]$/.test(text)) {
      const next = open[index + 1];
      const isLead = NO_MORE.test(text) && next !== undefined && isOrder(next);
      if (words > 8 && !isOrder(passage) && !isLead) put({ ...passage, text: text.replace(/\s*[:：]$/, '.') }, 'open');
      continue;
    }
    if (isSocial(text) || (LABEL.test(text) && !isMoney(passage)) || (OF_SOMEBODY.test(text) && !isOrder(passage)))
      continue;
    // 'What increase is realistic? We dream of 20 %.'
    if (
      before !== undefined &&
      asks.at(-1)?.text === before &&
      !FAREWELL.test(text) &&
      words < 6 &&
      FINITE.test(text) &&
      amountsIn(text).length === 0 &&
      !text.includes('?')
    ) {
      asks.at(-1)!.text += ` ${text}`;
      continue;
    }
    // 'Mrs Hart: a trail with twenty stops.', one after the other: each speaks for himself
    if (isVoiced && VOICE.test(text) && !isMoney(passage)) {
      put(passage, 'goal');
      continue;
    }
    if (isVoiced && passage.isSameLine && last?.place === 'goal' && VOICE.test(last.text)) {
      last.text += ` ${text}`;
      continue;
    }
    const isAsked = isInsight(text) || isOrder(passage) ? undefined : askOf(text);
    const isSum =
      // a list in which a sum stands is an order
      (isMoney(passage) && (ordered(passage) < 2 || FRAME.test(text.slice(0, FRAMED)) || BEGINS_WITH_SUM.test(text))) ||
      (isNext && last.place === 'money' && OF_SUM.test(text) && !text.includes('?'));
    // 'Our competitors show students. Please not that.': what it speaks of goes with it
    if (isNext && !isSum && !isAsked && last.place !== 'ask' && REFERS.test(text) && !isOrder(passage)) {
      if (isCondition(text) && last.place === 'open' && !isOrder(last.passage)) last.place = 'condition';
      last.text += ` ${text}`;
      continue;
    }
    const advice = ADVISE.exec(text);
    if (advice) asks.push({ text: advice[0], kind: 'advise' });
    if (isSum) {
      // what is asked in the same breath is answered beside it
      if (isAsked && text.includes('?')) asks.push(isAsked);
      put(passage, 'money');
    } else if (isAsked && isPassedOn && /^(?:so,? )?(?:can|could|shall|should) we(?!\p{L})/iu.test(text)) {
      // asked of each other
      continue;
    } else if (isAsked) {
      const isOfMoney = isAsked.kind === 'when' && isNext && last.place === 'money' && isOfSum(text);
      asks.push(isOfMoney ? { ...isAsked, kind: 'sum' } : isAsked);
      put(passage, 'ask');
    } else if (isOrder(passage)) put(passage, 'open');
    else if (durations.some((one) => one.passage.text === text) && words < 24) put(passage, 'condition');
    // how it is today, and no condition: 'No name yet.'
    else if (words < 7 && NOT_YET.test(text)) put(passage, 'open');
    else if (words < 7 && NO_SUBJECT.test(text)) continue;
    else if (words < 3 && !/\d/.test(text) && !isCondition(text)) continue;
    else if (SUCCESS.test(text)) put(passage, 'goal');
    else if (index > 0 && DONTS.test(text.replace(/\([^()]*\)/gu, '')) && !/^(?:our|my) /iu.test(text))
      put(passage, 'condition');
    else if (index > 0 && words < DATE_WORDS && isDated(text, days)) put(passage, 'date');
    else if (
      index > 0 &&
      (isCondition(text) ||
        isLabelled(text) ||
        (LANGUAGES.test(text) &&
          words < MANY_WORDS &&
          !/^(?:we|i|our|my|the|in|wir|unser\p{L}*|nous|notre|nos|nuestr\p{L}+|tenemos|somos)(?!\p{L})/iu.test(text)) ||
        (index > 3 && isSpecification(text)))
    )
      put(passage, 'condition');
    else put(passage, GOAL.test(text) ? 'goal' : 'open');
  }
  return { sentences, asks };
}
