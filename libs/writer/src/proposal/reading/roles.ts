import { countOf } from '../counts';
import { addDays, addWorkingDays, datesIn, type NamedDate } from '../dates';
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
 * - signature: the order is signed
 * - start: the work may begin
 * - away: somebody cannot be asked
 * - named: a day to be kept in mind, and nobody says what for
 * - other: of their life, of the past, or nobody can say
 */
export type DateRole =
  | 'needed'
  | 'event'
  | 'first'
  | 'offer'
  | 'meeting'
  | 'supply'
  | 'payment'
  | 'signature'
  | 'start'
  | 'away'
  | 'named'
  | 'other';

export interface DayInRole extends NamedDate {
  role: DateRole;
  passage: Passage;
}

/** A tale of what was. */
const TOLD =
  /\b(?:(?!need)\p{Ll}{3,}ed|said|was|were|had|did|got|went|came|began|met|bought|sold|lost|won|wrote|made|saw|spoke|told)\b/u;
const AWAY =
  /\b(?:fermeture|cierre|geschlossen|schließ\w*|(?:nobody|no one|none of us|we (?:can['’]t|cannot|won['’]t)) (?:will |can )?(?:look|answer|read|be (?:here|there|available)|have time|has time)|no (?:car|road|boat|ferry|access|truck|plane)|rainy season|monsoon|no time|seeding|lambing|away|on holiday|on leave|holidays?|vacation|closed|not (?:reachable|available)|unavailable|out of (?:the )?office|out of range|maternity|im urlaub|verreist|ferien|vacaciones|en congé|vacances|in ferie|op vakantie)\b/i;
const EMBARGO = /\b(?:embargo|not public|can['’]t say|cannot say|secret|announce)\b/i;
const START =
  /\b(?:if (?:we|you|it) (?:start|begin)|kick-?off|(?:work|project|you|we) (?:can|could|should|would|will|may) (?:start|begin)|ready to start|projektstart|start of (?:the )?(?:work|project)|inicio del (?:proyecto|trabajo)|free from|begin work)\b|^\s*(?:start|begin)\b/i;
const EVENT_NOUN = /\b(?:season|school|term|festival|show|fair|service|course|sale|exhibition)\b/i;
const NOT_THE_EVENT =
  /\b(?:texts?|photos?|come|comes|arrive|arrives|delivered|delivery|moves? in|lease|builders?|works?)\b/i;
const PAST =
  /\b(?:since|ago|last|was|were|died|founded|started|began|built|back in|used to|until now|bought|moved|took over|retired|had|did)\b[^,;.]{0,22}$/i;
const OFFER =
  /\b(?:offers?|quotes?|quotations?|bids?|tenders?|repl(?:y|ies)|answers?|respond|hear (?:back|from you)|proposals?|questions|let (?:me|us) know|get back|come back to (?:me|us)|angebot|devis|presupuesto|preventivo|price|estimate)\b/i;
const SIGNATURE =
  /\b(?:(?:contract|tender|order|agreement)s? (?:to be |must be |has to be |is )?(?:signed|awarded)|(?:appointment|award)(?: of contract)? (?=\d|on|by|in)|sign(?:ed|ing)? (?:the )?(?:contract|order)|unterschr\w+|firma(?:r|do)? del contrato|signature du contrat)\b/i;
const PAYMENT =
  /\bhalf (?:now|in|on|at|up ?front)\b|\b(?:pay|paid|payment|invoic\w*|bill(?:ed)?|report(?:ed)? (?:to|by)|to be reported|money|grant (?:has|must|money|runs|ends)|funding|deposit|spent by|spend it|budget (?:year|has|must)|catering money|financial year|bill)\b/i;
const FIRST =
  /\b(?:show [^.]{0,12}something|something [^.,;]{0,12}on a screen|sees? the (?:concept|design|draft|first)|see (?:one|a) (?:spread|sketch|draft|page)|first,? by|first (?:group|part|batch|set|ones?|screens?|pages|results?|versions?|ideas?|drafts?|sketch(?:es)?|concepts?|look|proposals?|designs?|round)|see [^.,;]{0,20}directions|drafts?|sketch(?:es)?|rough|something to show|concepts?)\b/i;
const MEETING =
  /\b(?:meet|interviews?|shortlist|meets?|meeting|board|committee|council|decides?|decision|vote|assembly|call|visit|available|away|on holiday|on leave|back (?:on|in)|reach|out of range|closed (?:from|on|until)|not reachable|rings?|phone|come (?:by|round)|registry|steering)\b/i;
const SUPPLY =
  /\b(?:will have (?:the )?(?:final )?(?:numbers|figures|texts?|photos)|(?:picture lock|manuscript|draft texts?|texts?|photos?|photographs?|pictures|figures|copy|content|list|translations?|data|numbers|names|recipes|measurements|certificate|logo files?|information)\b[^.;,]{0,40}\b(?:ready|deliver(?:ed)?|come|arrive|final|available|done|taken|shot|sent|by|until|on|through|finished|there)|photographed|promis\w+|picture lock|delivered by the (?:curator|author|client)|we (?:can |will |'ll )?(?:send|deliver|give you|supply))\b/i;
const EVENT =
  /\b(?:repren\w+|build-?up|round-up|weihen|einweih\w*|feiern|markt|cortar la cinta|fête\w*|be shown|shown there|only (?:day|chance|date)|exhibited|presented|pilot|handover|hand over|retires|pitch|(?:investors?|shareholders?|buyers?|sales) meeting|sings?|performs?|(?:we|i) (?:bottle|brew|harvest|move|marry)|com(?:es|ing) out|release[sd]?|ouvr\w+|abr(?:e|imos|en)|apri\w+|öffne\w*|the day itself|big day|on the day|open(?:s|ing|ed)?|launch(?:es|ing)?|fair|show|will change|change of name|announce(?:d|ment)?|AGM|festival|match|game|tournament|exhibition|conference|summit|congress|wedding|ceremony|funeral|party|gala|concert|premiere|première|season|starts?|begins?|reopen\w*|move(?:s|ing)?|on sale|goes live|go live|anniversary|celebrat\w+|jubilee|birthday|market|race|marathon|regatta|parade|open day|trade ?show|event|sale|harvest|term|christening|election|campaign|take ?over|übernehmen|eröffn\w+|inaugur\w+|canning|bottling|performance|screening|auction|messe|feria|salón|fiera|beurs|ouverture|apertura|abertura|inauguraci\w+|jubiläum|hochzeit|fest|listing|retreat|AGM|annual general|celebrations?|installation|reunion|service starts|first (?:day|night|service))\b/i;
const NEEDED =
  /\b(?:need(?:ed|s)?|ready|finish(?:ed)?|deadline|due|in (?:our|my|their) hands|printed|deliver(?:y|ed)|in place|installed|hang(?:ing)?|up by|files?|artwork|final|done|complete(?:d)?|have (?:it|them|everything|this|the)|want(?:ed)? (?:it|them|this)|at the (?:printer|mill|maker|factory)|to (?:print|press)|must be|has to be|should be|live|latest|no later than|not later than|approve|bis|aufbau|fertig|druck|listo|entrega|prêt|livraison|pronto|consegna|klaar)\b/i;
/** Somebody comes or begins: a day of theirs, and not of what is made. */
const COMES =
  /\b(?:director|manager|curator|head|chef|principal|colleague|teacher|assistant|successor|pastor|priest|mayor|minister|president|he|she|who)\b[^.;]{0,60}\b(?:starts?|begins?|joins?(?: us)?|takes? (?:over|up (?:his|her|the) \p{L}+)|arrives?|comes? back|returns?|is (?:back|here|with us)|(?:is(?:n['’]t| not)|not) (?:here|there|back|with us))\s*(?:on |from |until |till |before )?$/iu;
const UNRELATED =
  /\b(?:series [a-d]|round closes|accounted|(?:being|are|is|get) ordered|ovens?|furniture|machines?|builders?|scaffolding|ship|container|merge(?:r)?|leases?|run(?:s)? out|renewed|boards? have signed|retirement|retired|born|baby|due in|exam|surgery|operation|insurance|contract (?:ends|runs)|rent|expires?|certificate|birthday of)\b/i;
const LEAD_BEFORE =
  /\b(by|before|until|till|for|no later than|not later than|latest|in time for|due|bis|ahead of)\s*$/i;

/** Up to the commas, brackets and joints around a day; where that says nothing, the clause before it is its own. */
function clauseAround(sentence: string, at: number, length: number): string {
  const JOINT =
    /(?:,(?!\d)|[;:])\s?|\((?!\w\))|(?<!\(\w)\)\s?|\s[–—-]\s(?!\d)| and | but | then | so | because | weil | und | y | et | e /g;
  let [from, before, to] = [0, 0, sentence.length];
  for (const joint of sentence.matchAll(JOINT)) {
    if (joint.index + joint[0].length <= at) {
      before = from;
      from = joint.index + joint[0].length;
    } else if (joint.index >= at + length) {
      to = joint.index;
      break;
    }
  }
  const own = sentence.slice(from, to);
  const words = own
    .replace(sentence.slice(at, at + length), '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 0 ? own : sentence.slice(before, to);
}

const isNear = (pattern: RegExp, clause: string, sentence: string): boolean =>
  pattern.test(clause) || (clause.split(' ').length < 4 && pattern.test(sentence));

/** What a sentence says about a day in it. */
function roleOf(date: NamedDate, sentence: string): DateRole {
  const clause = clauseAround(sentence, date.at, date.text.length);
  const before = sentence.slice(0, date.at);
  const isLast =
    /^(?:by|before|until|till|for|no later|not later|latest|due|in time|bis|antes|avant|entro|voor)\b/i.test(
      date.text,
    ) || LEAD_BEFORE.test(before);
  // what is so each day or year has no day, nor what is not there
  if (
    (/\b(?:a|per|each|every) (?:day|week|month|year)\b|^what we (?:don['’]t |do not )?have\b/i.test(sentence) ||
      /^(?:till|until) \p{L}+day$/iu.test(date.text)) &&
    !/\b(?:by|before|deadline|ready|opens?|opening|launch)\b/i.test(sentence)
  )
    return 'other';
  if (/^(?:the )?(?:offers?|quotes?|quotations?|bids?|proposals?|tenders?|angebote?)\b/i.test(sentence)) return 'offer';
  if (/\b(?:he|she|they|who|which) (?:answers?|responds?|repl(?:y|ies)|needs?|takes?)\b/i.test(clause)) return 'other';
  if (SIGNATURE.test(clause)) return 'signature';
  if (AWAY.test(clause)) return 'away';
  // 'one of them electric from November'
  if (
    date.isVague &&
    /^(?:from|since|ab|desde|à partir)/i.test(date.text) &&
    !/\b(?:open|live|start|launch|sale|use|season)\w*/i.test(clause)
  )
    return 'other';
  if (COMES.test(before)) return 'other';
  if (EMBARGO.test(clause) || (EMBARGO.test(sentence) && /\buntil\b/i.test(date.text + before.slice(-40))))
    return 'other';
  if (PAST.test(before) && !isLast) return 'other';
  if (
    !isLast &&
    TOLD.test(clause.slice(0, Math.max(0, clause.indexOf(date.text)))) &&
    !/\b(?:will|must|should|has to|have to|can|need(?:ed)?|planned|scheduled|fixed|booked|is|are|to be)\b/i.test(clause)
  )
    return 'other';
  if (UNRELATED.test(clause) && !/\b(?:open|launch)/i.test(clause)) return 'other';
  if (/\byear(?: ended| end)?\b/i.test(clause) && /\b(?:ended|ending|financial|fiscal)\b/i.test(clause)) return 'other';
  if (START.test(clause) && !EVENT_NOUN.test(clause)) return 'start';
  if (SUPPLY.test(clause) && !/\b(?:you|printer|maker|lab) needs?\b/i.test(clause)) return 'supply';
  if (/\bfirst (?:results?|version|drafts?|ideas?|sketch\w*)\b/i.test(clause)) return 'first';
  if (isNear(PAYMENT, clause, sentence) && !/\b(?:open|launch|ready|files?|artwork)\b/i.test(clause)) return 'payment';
  // 'the board needs it by Monday': what it needs is our paper
  if (/\b(?:group|board|committee|council)\b.*\bneeds? it by\b/i.test(sentence) && isLast) return 'offer';
  if (
    OFFER.test(clause) &&
    !/\b(?:documents?|package|drawings?)\b/i.test(clause) &&
    !/\b(?:we|I) (?:open|launch|need (?:it|them|everything))\b/i.test(clause)
  )
    return 'offer';
  if (
    FIRST.test(clause) ||
    /^(?:show|they['’]d like to show)|\bsomething [“"']?on a screen/i.test(sentence.slice(date.at))
  )
    return 'first';
  const [needed, event, meeting] = [NEEDED.test(clause), EVENT.test(clause), MEETING.test(clause)];
  if (needed && isLast)
    return event && !/\b(?:need|ready|deadline|files?|printed|artwork)\b/i.test(clause) ? 'event' : 'needed';
  if (event && !/\b(?:artwork|files?)\b/i.test(clause)) return 'event';
  if (needed) return 'needed';
  if (meeting) return 'meeting';
  if (EVENT.test(sentence) && !NOT_THE_EVENT.test(clause)) return 'event';
  if (/\bmeets?\b/i.test(sentence) && clause.split(' ').length < 7) return 'meeting';
  if (isLast || clause.split(' ').length < 7 || sentence.split(' ').length < 9) return 'needed';
  // a day of its own is one to be kept in mind
  return date.isVague ? 'other' : 'named';
}

/** 'Three times a year: March 20, July 10, November 5' are no days of ours, but the one that is spoken of again. */
export function withoutRepeated(days: readonly DayInRole[], passages: readonly Passage[]): DayInRole[] {
  const isRepeated = ({ passage: { text } }: DayInRole) =>
    /\btimes (?:in )?(?:a|per|each|every) year\b|\b(?:every|each) (?:year|month|quarter)\b/i.test(text);
  const chosen = days.filter(
    (day) =>
      isRepeated(day) &&
      passages.some(
        ({ text }) =>
          text !== day.passage.text &&
          /\b(?:open|launch|ready|live|need|want|like|with|by|for)\b/i.test(text) &&
          text
            .toLowerCase()
            .includes(day.date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }).toLowerCase()),
      ),
  );
  return chosen.length === 0
    ? [...days]
    : days.map((day) => (isRepeated(day) && !chosen.includes(day) ? { ...day, role: 'other' } : day));
}

const MOST_DAYS = 24;

/** The days that a passage names, each with what it is for. */
export function daysIn(passage: Passage, today: Date, isAmerican = false): DayInRole[] {
  const context = passage.header && passage.header.length < 60 ? `${passage.header}: ` : '';
  // no letter names more days in a sentence
  const dates = datesIn(passage.text, today, isAmerican).slice(0, MOST_DAYS);
  return dates.map((date) => {
    const role = roleOf(date, passage.text);
    return {
      ...date,
      passage,
      role:
        // what has to be ready some weeks before a day is for that day
        role === 'other' && leadOf(passage.text, false) !== undefined
          ? 'event'
          : role === 'other' && context !== ''
            ? roleOf({ ...date, at: date.at + context.length }, context + passage.text)
            : role,
    };
  });
}

/** The words of a letter that tell what a day is: its own clause, or the sentence where that is short. */
export function clauseOfDay({ passage: { text }, at, text: date }: DayInRole): string {
  const own = text.replace(/\(([^()]*)\)/g, (whole: string, _: string, from: number) =>
    (at > from && at < from + whole.length) || whole.length < 5 ? whole : ' '.repeat(whole.length),
  );
  const dates = (text.match(/\b\d{1,2}\b(?! ?(?:m|cm|mm|kg)\b)|\bweek \d+/g) ?? []).length;
  const clause = text.length < 90 && dates < 2 ? own : clauseAround(own, at, date.length);
  const said = clause.replace(/\s+/g, ' ').trim();
  // half of a pair of brackets
  return (said.match(/\(/g) ?? []).length === (said.match(/\)/g) ?? []).length ? said : said.replace(/[()]/g, '');
}

const AHEAD =
  /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:(working|business) )?(day|week|month)s? (?:before|ahead|earlier|in advance|beforehand|prior)\b|\b(\d{1,2}) (Arbeits)?(tage|wochen|monate)n? (?:vorher|davor|vor der)\b|\b(\d{1,2}) ()(jours|semaines|mois|días|semanas|meses) (?:avant|antes)\b/i;

/** 'four weeks ahead': how many days before the event files or pieces are due. */
function leadOf(
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
  const said = match[1] ?? match[4] ?? match[7] ?? '1';
  const count = countOf(said);
  const isWorking = (match[2] ?? match[5] ?? '') !== '';
  const named = (match[3] ?? match[6] ?? match[9] ?? 'week').toLowerCase();
  const unit = /^(?:day|tag|jour|día)/.test(named) ? 'day' : /^(?:week|woche|sema)/.test(named) ? 'week' : 'month';
  return {
    text: match[0],
    sentence: text,
    isPlaced: /\b(?:install\w*|mount\w*|set ?up|hang\w*|deliver\w*|in place)\b/i.test(text),
    back: (date) =>
      isWorking
        ? addWorkingDays(date, -count)
        : addDays(date, -count * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30)),
  };
}
