import { nounSenses, type Token, tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import { bareForm } from './gerund';

// What form a sentence of a note has: whether it is whole, or lacks its subject or its verb.

export type Form =
  /** whole as it stands */
  | 'whole'
  /** 'Hauls out fishing boats': without its subject */
  | 'verb'
  /** 'Founded in 1990 by …', 'Near Hereford, run by …': without 'it is' */
  | 'state'
  /** 'Clients: owners of old houses' */
  | 'label'
  /** 'Boatyard in Apia', '38 staff, own vans': without any verb */
  | 'phrase';

const VERBS = new Set(
  'make sell supply repair offer run rent hire teach train grow bake brew roast build restore clean wash deliver collect ship export import print bind weave spin knit cast forge weld cut drill fit install service tune buy take keep breed raise rear look walk organise organize publish translate interpret write design manage rescue recycle employ work operate serve cook smoke cure press distil distill bottle blend mill grind polish sharpen mend sew dye tan carve turn paint plaster glaze survey inspect test certify advise insure lend finance host feed treat guide transport tow ferry carry store freeze haul dredge harvest pick plant prune fell dry season need want charge cost open close belong cover use have do go come speak stock move clear empty remove replace refill refurbish convert produce process provide prepare pack package assemble manufacture develop invent measure map photograph film record archive digitise digitize catalogue lease let swap exchange trade deal specialise specialize focus help support house shelter care nurse massage cater ferment pickle preserve mine quarry split shape hammer tap plate galvanise anodise etch engrave stamp mould mold model sculpt fold stitch upholster frame hang lay tile roof thatch pave dig bore pump pipe wire light heat cool insulate ventilate maintain monitor patrol guard escort drive fly sail row dive fish hunt trap milk shear churn age ripen hatch slaughter butcher debone fillet gut can jar gather forage dehydrate toast crush squeeze sing play perform stage tour coach tutor lecture match place recruit vet audit balance prepare represent defend mediate sponsor fund grant rebuild retread remould rewind reline rewire reupholster overhaul calibrate fabricate machine mix pour supply sort shred bale compost burn bury cremate dress groom board kennel trim cultivate propagate graft seed sow thresh winnow roll draw pull push set hold give get bring send show tell hear see find seal coat line stuff fill wrap label ferry publish broadcast edit typeset gild cane rush park'.split(
    ' ',
  ),
);
/** They look the same as a noun: 'Repairs from £20'. */
const NOUNS_TOO =
  /^(?:repair|service|supply|offer|work|print|ship|export|import|tour|train|plant|farm|press|cut|cast|haul|tow|store|design|drill|rent|stamp|frame|match|trap|place|cost|need|grant|seed|label|coat|mix|roll|draw|board|shoe|play|show|find|use|visit|light|model|stage|trade|deal|move|test|look|turn|age|bore|pump|pipe|wire|tap|plate|fold|walk)$/;
const ACTS_ON = /^(?:DET|NUM|ADJ|NOUN|PROPN|PRON|CCONJ|VERB|PUNCT|SYM)$/;
const GOES_WITHOUT =
  /^(?:work|supply|export|import|tour|train|trade|ship|deal|move|look|turn|walk|service|print|design|store|play|show|farm|haul)$/;
const ADVERB =
  /^(?:also|now|still|only|mostly|mainly|currently|usually|often|sometimes|always|never|even|today|additionally)$/;
const MODAL = /^(?:can|could|will|would|shall|should|may|might|must|cannot|can['’]t|won['’]t)$/;
const SUBJECT =
  /^(?:we|i|they|he|she|it|you|who|which|that|there|this|these|those|nobody|everybody|everyone|somebody|someone|nothing|everything|one|all|both|each|some|many|most|half|none|few|others)$/;
const PAST =
  /^(?:took|began|came|went|grew|gave|wrote|drew|became|ran|wove|drove|sang|flew|knew|got|kept|left|held|stood|lost|won|met|found)$/;

export const wordsIn = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
/** Without the clauses that only tell of one of its nouns. */
const mainOf = (text: string): string =>
  text
    .replace(/\([^()]*\)/gu, ' ')
    .replace(
      /(?:^|,)? (?:who|which|that|where|whose|whom|when|while|because|as|since|until|if|before|after) (?!\d)[^,.;:]*/giu,
      ' ',
    )
    .replace(/\s+/gu, ' ');

const isThird = ({ lower }: Token): boolean => /[^s]s$/.test(lower) && VERBS.has(bareForm(lower));
function isFiniteAt(tokens: readonly Token[], at: number): boolean {
  const { pos, lower, lemma, value } = tokens[at] as Token;
  const before = tokens[at - 1];
  // 'Stokes Croft' is a name, whatever its first word could be
  if (at > 0 && pos === 'VERB' && /^\p{Lu}\p{Ll}/u.test(value) && before?.value !== ':') return false;
  // 'from 7 am', 'everything by hand'
  if ((lower === 'am' && before?.pos === 'NUM') || /^(?:everything|nothing|everybody|nobody)$/.test(lower))
    return false;
  if (
    pos === 'AUX' ||
    MODAL.test(lower) ||
    /^(?:is|are|was|were|has|have|had|does|do|isn['’]t|aren['’]t|['’](?:s|re|ve))$/.test(lower)
  )
    return pos !== 'PART' && lower !== "'s" ? true : /^(?:it|that|there|he|she|what)$/.test(before?.lower ?? '');
  if (before?.lower === 'to' || MODAL.test(before?.lower ?? '')) return false;
  if (PAST.test(lower) && pos === 'VERB') return true;
  if (
    pos !== 'VERB' &&
    !(
      pos === 'NOUN' &&
      isPlural(before) &&
      BASE.test(lower) &&
      (isPerson(before) || /^(?:DET|PRON|ADP|NUM|ADV|PART)$/.test(tokens[at + 1]?.pos ?? ''))
    )
  )
    return false;
  // 'depending on stops'
  if (lower !== lemma && /[^s]s$/.test(lower)) return !/^(?:ADP|DET|ADJ|NUM)$/.test(before?.pos ?? '');
  // 'They baked bread'; 'bread baked at night' has no verb
  if (lower !== lemma) return /ed$/.test(lower) && /^(?:we|i|they|he|she|it|who)$/.test(before?.lower ?? '');
  let noun = before;
  if (noun && (noun.pos === 'ADV' || ADVERB.test(noun.lower))) noun = tokens[at - 2];
  return noun !== undefined && (SUBJECT.test(noun.lower) || isPlural(noun));
}
const isPlural = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:NOUN|PROPN)$/.test(token.pos) &&
  /(?:[^s]s|men|people|children|half|staff|police|fishermen)$/.test(token.lower);
/** 'Growers form groups': what several people do */
const isPerson = (token: Token | undefined): boolean =>
  token !== undefined && nounSenses(token.lemma)[0]?.class === 'person';
/** Verbs that look like nouns behind a plural: 'Schools book them', 'Users range from …' */
const BASE =
  /^(?:form|vouch|repair|build|mend|teach|book|buy|sell|give|send|bring|get|keep|make|take|range|come|pay|live|work|call|order|stay|visit|travel|share|hand|help|study|run|train|cook|cut|print|rent|hire|drop|ring|queue|wait|shop|load|ship|haul|trade|deal|fish|farm|sail|drive|ride|walk|swim|camp|dance|play|act|record|report|rule|vote|meet|return|cover|cost|last|weigh|measure|hold|start|end|close|open|change|need|use|order|supply|repair|answer|watch|guard|host|stand|hang|rest|sleep|wash|press|fold|iron|dry|cure|age|ferment|bloom|flower|fruit)$/;
/** 'Tess Orme trained in Mirecourt': somebody by name did it */
const NAMED_DID =
  /^(?:Dr\.? |Ms\.? |Mr\.? |Mrs\.? )?\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{L}'’-]+ \p{Ll}+ed (?:in|at|as|on|for|with|by|to|the|an?|this|it)(?!\p{L})/u;
/** Whether a clause has a verb of its own. */
export function hasFinite(text: string): boolean {
  if (NAMED_DID.test(text)) return true;
  const tokens = tokensOf(mainOf(text)).flat();
  return tokens.some((_, at) => isFiniteAt(tokens, at));
}

/** 'Also rents insulated boxes', 'Washes, presses and delivers linen'; in base form too, where a note begins so: 'Make belts in Porto'. */
export function verbAt(given: string, isOpening: boolean): { at: number; isBase: boolean } | undefined {
  // 'Re-canes and re-rushes chairs'
  const text = given.replace(/(?<!\p{L})(re|un|pre|over)-(?=\p{Ll}+s(?!\p{L}))/giu, '');
  const tokens = tokensOf(capital(text)).flat();
  const at = ADVERB.test(tokens[0]?.lower ?? '') ? 1 : 0;
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (!verb || !next || /^[.:;!?]$/.test(next.value)) return undefined;
  const { lower } = verb;
  // 'Films Thu–Sun 19:00'
  if (/^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|urday|sday)?s?$/u.test(next.lower)) return undefined;
  const third = isThird(verb) ? bareForm(lower) : undefined;
  const isTagged = verb.pos === 'VERB' && lower !== verb.lemma && /[^s]s$/.test(lower);
  if (third !== undefined || isTagged) {
    if (isFiniteAt(tokens, at + 1) || next.lower === 'of') return undefined;
    const isList = next.value === ',' || next.lower === 'and';
    const second = tokens[at + 2];
    // 'Repairs, hire and lessons'
    if (isList && !(second && (isThird(second) || ADVERB.test(second.lower)))) return undefined;
    const base = third ?? verb.lemma;
    // 'Repairs from £20', 'Prints by the dozen'
    const isOfPrice =
      [next, second].some((token) => token !== undefined && /^[€£$]|^\d/u.test(token.value)) &&
      /^(?:from|at|by|per)$|^[€£$]/.test(next.lower);
    if (NOUNS_TOO.test(base) && at === 0 && (isOfPrice || /^(?:within|per|are|is)$/.test(next.lower))) return undefined;
    // 'Letters only, by foot': a noun, where nothing follows that it could act on
    if (
      NOUNS_TOO.test(base) &&
      !ACTS_ON.test(next.pos) &&
      !(next.pos === 'ADP' && GOES_WITHOUT.test(base) && !/^(?:for|on|by|of)$/.test(next.lower))
    )
      return undefined;
    return { at, isBase: false };
  }
  const isBase =
    (isOpening || (at === 1 && tokens[0]?.lower === 'never')) &&
    VERBS.has(lower) &&
    !NOUNS_TOO.test(lower) &&
    /^(?:DET|ADJ|NOUN|NUM|CCONJ)$/.test(next.pos) &&
    !hasFinite(text.slice(text.indexOf(' ')));
  return isBase ? { at, isBase: true } : undefined;
}

const WAS = 'founded|started|opened|established|set up|created|launched|begun|incorporated|registered|named';
const IS =
  'run|owned|led|managed|headed|funded|financed|staffed|based|located|housed|situated|licensed|licenced|certified|accredited|insured|known|supported|subsidised|governed';
export const FOUNDED = new RegExp(String.raw`^(?:${WAS})(?= (?:in|by|on|at|as|since|from|with|for|over|\d)|,|$)`, 'iu');
const STATES = new RegExp(
  String.raw`^(?:(?:(?:jointly|originally|partly|wholly|privately|now|still) )?(?:${WAS}|${IS}) (?=(?:in|by|on|at|as|since|from|with|for|over|to|of|after|near|under|the|an?|entirely|wholly|partly|organic)(?!\p{L})|\d)(?!\p{Ll}+s? (?:is|are|has|have)(?!\p{L}))|(?:independent|family-run|family-owned|worker-owned|community-owned|non-profit|not-for-profit|organic|open|closed|part|members?|free)(?:[:,]| (?:since|to|of|in|all|from|on|and|only)(?!\p{L}))|(?:near|behind|above|opposite|next to|close to|outside|halfway|under|across|along) |(?:in|on|at) (?:an?|the|its|two|three) |for (?:people|those|children|anyone|everybody|families|\p{L}+s)(?!\p{L}))`,
  'iu',
);
/** 'In Ghent' */
const IN_TOWN = /^(?:In|At|On) \p{Lu}/u;
const isState = (text: string): boolean =>
  (STATES.test(text) || IN_TOWN.test(text)) &&
  !(/^(?:In|At|On|Under|Across|Along|For) /u.test(text) && hasFinite(text));
/** 'New:', 'Typical order:'; what stands before it has no verb. */
const LABEL = /^(\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}) ?: (?=\S)/u;

/** The form of what has a colon in it: 'Known for its quiet: …' */
export const formWithin = (text: string): Form =>
  isState(text) && /^(?:known|run|owned|led|based|open|founded|set up|near) /iu.test(text) ? 'state' : 'label';
export function formOf(text: string, isOpening: boolean, isEnglish: boolean): Form {
  const label = LABEL.exec(text)?.[1];
  if (label !== undefined && !isState(text) && !hasFinite(label)) return 'label';
  if (!isEnglish) return 'whole';
  const first = tokensOf(text).flat()[0]?.lower ?? '';
  if (/^(?:we|i|our|my|you|your|they|it|he|she|his|her|their|its|this|there)$/.test(first)) return 'whole';
  if (
    isTelegram(text) ||
    (MADE.test(text) && !isState(text) && !/, (?:and )?(?:it|they|he|she|the \p{L}+) /u.test(text))
  )
    return 'phrase';
  if (verbAt(text, isOpening)) return 'verb';
  if (isState(text)) return 'state';
  return hasFinite(text) ? 'whole' : 'phrase';
}

/** 'Sold in 46 groceries': of what is sold, and not of who sells it */
const MADE =
  /^(?:Sold|Made|Built|Grown|Sewn|Cut|Woven|Spun|Knit|Bred|Drawn|Ground|Shot|Hand-?made|\p{Lu}\p{Ll}+ed) (?:in|by|from|at|on|with|to|out|half|using|according|as|every|within|since|until|without|entirely|only|daily|\d)(?!\p{L})/u;
/** 'She also finds new homes': what somebody does for others, and not what they want */
export function isWork(text: string): boolean {
  const verb = /^(?:he|she|it|they) (?:also |only |mostly )*(\p{Ll}+) (?!to )/iu.exec(text)?.[1] ?? '';
  return (
    (VERBS.has(verb) || (/[^s]s$/.test(verb) && VERBS.has(bareForm(verb)))) &&
    !/^(?:wants?|needs?|looks?|gets?|has|have|go|goes|does|do|hates?)$/.test(verb)
  );
}
/** '38 staff, own vans, nothing ever leaves the county': a list, though something is done in it. */
function isTelegram(text: string): boolean {
  const parts = text.replace(/[.!]$/u, '').split(/, /u);
  const [first = ''] = parts;
  const isListed = (part: string) =>
    /^(?:who|which|that)(?!\p{L})/u.test(part) ||
    !hasFinite(part) ||
    (!startsWithVerb(part) && !/^(?:and|or|but|they|it|he|she|so)(?!\p{L})/u.test(part));
  return (
    parts.length > 1 &&
    /^(?:(?:about|around|over|some|only|nearly) )?(?:\d|one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |fifteen |twenty |own |an? |crews? |family )/iu.test(
      first,
    ) &&
    !hasFinite(first) &&
    parts.slice(1).every(isListed)
  );
}
const startsWithVerb = (part: string): boolean => {
  const tokens = tokensOf(part).flat();
  return (
    tokens[0]?.pos === 'VERB' ||
    tokens[0]?.pos === 'AUX' ||
    VERBS.has(tokens[0]?.lower ?? '') ||
    VERBS.has(bareForm(tokens[0]?.lower ?? ''))
  );
};

/** The noun that carries a phrase: 'A village co-operative in Thailand' is a co-operative. */
export function headOf(phrase: string): string {
  const [before = ''] = phrase.split(
    /[,;:(]| (?:who|which|that|where|with|in|for|of|near|on|at|from|by|to|without|since|between|under|behind|inside|run|owned|led|made|founded|making|selling|offering|specialising|specializing|serving|supplying|producing) /u,
  );
  return (wordsIn(before).at(-1) ?? '').replace(/[^\p{L}-]/gu, '').toLowerCase();
}
const KIND = /^(?:person|group|place|building|boat|vehicle|container)$/;
const TRADE =
  /(?:co-?operative|yard|shop|house|works|mill|farm|maker|smith|wright|monger|er|ist|or|ery|ary|ory|firm|collective|studio|agency|start-?up|nursery|press|label|union|brand|business|charity|trust|society|network|association|lab|museum|theatre|school|office|service|company|camp|inn|pub|bar|café|cafe|gym|spa)$/;
/** Whether a phrase says what somebody is, and not what they have or do: 'boatyard in Apia', not 'reeds in tins' or 'cleaning of silos'. */
export function isIdentity(phrase: string): boolean {
  if (/^(?:an?|the) /iu.test(phrase))
    return !/^(?:an?|the) (?:few|lot|couple|year|day|week|month|dozen|hundred)/iu.test(phrase);
  const head = headOf(phrase);
  if (/s$/.test(head) && !/(?:ss|us|works)$/.test(head)) return false;
  const [sense] = nounSenses(head.replace(/-/gu, ''));
  return !/^\d/.test(phrase) && ((sense !== undefined && KIND.test(sense.class)) || TRADE.test(head));
}
