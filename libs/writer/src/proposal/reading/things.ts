// How a thing is named in a sentence: its parts, the word that carries each, and what is said beside it.
import { toldWithin } from '../address';
import { type Deliverable, type Hit, hitsIn, OTHER } from '../lexicon';
import type { Passage } from './passages';
import type { Stance } from './stance';

/** A thing that the request names, in the client's words. */
export interface Thing {
  of: Deliverable;
  /** 'Nine trailhead signs' */
  name: string;
  /** what the client says of it: sizes, numbers, purposes */
  detail: string[];
  stance: Stance;
  passage: Passage;
  isWeak: boolean;
}

export interface Part {
  text: string;
  /** what it is parted by from the one before */
  by: string;
  /** what stands in brackets in it */
  beside: string[];
}

const PREPOSITION =
  /(?:^|\s)(for|of|on|in|at|to|with|from|by|like|per|about|against|around|over|under|into|as|via|using|through|between|across|behind|für|von|vom|mit|auf|zum|zur|an|am|im|bei|aus|de|del|des|du|para|con|en|pour|avec|sur|dans|per|di|da|della|dei|su|voor|van|met|op)(?=\s)/giu;
/** 'a design for', 'a set of': what follows is the thing itself */
const GENERIC_LEAD =
  /^(?:(?:an?|the|our|my|some|new|complete|full|whole|your|small|big|first|rough|firm|good|all|help|price|prices|quote|offer|quotation|us|me|you|to|have|get|do|make|it|also|just|really|only|please|something|anything|everything|stuff|possibly|maybe|perhaps|a|couple|bunch|few|number|pair|set|sets|series|range|line|family|kind|sort|type|design|designs|redesign|relaunch|refresh|rework|revamp|update|overhaul|artwork|layout|layouts|drawing|drawings|graphics|version|visuals|concept|idea|ideas|package|proposal|production|creation|development|gestaltung|design|entwurf|diseño|rediseño|création|conception|refonte|progettazione|creazione|ontwerp|neugestaltung|überarbeitung|realización|elaboración)\s*)*$/i;
const GENERIC_TAIL =
  /^[ -](?:designs?|redesign|artwork|concept|layouts?|graphics?|drawings?|set|series|range|refresh|relaunch|system|project|templates?|family|collection|line|pack|package|update|versions?|programme)\b/i;
/** After one of these the name before it only tells what kind it is. */
const OTHER_HEAD =
  /^[ -](?:office|printers?|shop|makers?|painters?|hosting|holders?|owners?|company|companies|designers?|items?|drivers?|room|club|files?|prices?|budget|committee|content|opening|season|fair|readers?|colou?rs?|sizes?|dimensions?|meeting|party|team|department|lovers?|studio|agency|market|industry|fonts?|background|photographer|rules|texts?|numbers?|person|guy|suppliers?|factory|machine|stock|sales|users?|visitors?|launch|software|program|provider|account|address|channel|fees?|costs?|rights|licen[cs]es?|run|deadline|dates?|formats?|counter|holder|keeper|sellers?|printing|production|wall|desk|stand|names?|space|area|section|editor|teacher|art|history|making|ideas?|question|questions|problem|issue|service|servicing|delivery|business|firm|publisher|publishing|house|gallery|director|manager|officer|consent|form)\b/i;
const LEFT_STOP = new Set(
  'a an the our my your his her their its this that these those some any and or but so to for of on in at with from by like as is are was were be have has had do does did will would can could should must may i we you he she they it us me them also just really only please maybe perhaps possibly then plus & + need want needs wants get getting having make design create not no than about around approx roughly ca up over out into per via etc incl including include either both each every all other what which who when where how why if because one something anything everything ok okay hi hello well oh first firstly secondly finally lastly next new-look here there now still already der die das ein eine einen einem einer und oder für von mit auf wir ich el la los las un una unos unas y o para con de del le les une des et ou pour avec il lo gli i uno e per di os as um uma ou para het een en van voor met'.split(
    ' ',
  ),
);
const KEPT_ADJECTIVE =
  /^(?:new|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d.,]*|neue[nrsm]?|zwei|drei|dos|tres|deux|trois|due|tre|twee)$/i;
const NAME_TAIL =
  /^\s+(?:(?:for|of|on|over|above|beside|with|at|für|auf|über|para|de|pour|sur|per|voor|an)\s|in (?=two|three|four|five|six|\d|the|our|my))/i;
const TAIL_ENDS =
  /\s+(?:vom (?=\d)|am (?=\d)|ab (?=\d)|that|which|who|so|because|before|until|when|where|since|if|but|although|as|please|pls|by (?=\d|the end|mid|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|christmas|easter|summer|spring|autumn)|bis|qui|che|if possible)\b.*$/iu;

export const DETAILED =
  /\d|\b(?:A[0-6]|DL|landscape|portrait|single|double|both|colou?r|black|folded|laminated|hardcover|softcover|square|round|english|french|german|spanish|italian|dutch|portuguese|welsh|irish|arabic|russian|polish|languages?|pages?|sides?|sizes?|copies|pieces|waterproof|offline|outdoors?|indoors?|englisch|deutsch|französisch|seiten|stück|inglés|francés|páginas|anglais|français|inglese|pagine)\b/i;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:–—-]+|[\s,.;:!?–—-]+$/g, '')
    .trim();

/** A sentence at its commas and stops, and at 'and' where another thing begins. Brackets stand beside it. */
export function partsOf(text: string, isForeign: boolean): Part[] {
  const inside: [number, string][] = [];
  const masked = text.replace(/\(([^()]*)\)/g, (whole: string, within: string, at: number) => {
    inside.push([at, within.trim()]);
    return ' '.repeat(whole.length);
  });
  const parts: Part[] = [];
  let from = 0;
  let by = '';
  const push = (to: number) => {
    parts.push({
      text: tidy(masked.slice(from, to)),
      by,
      beside: inside.filter(([at]) => at >= from && at < to).map(([, within]) => within),
    });
  };
  const JOINT =
    /(?<!\d),(?!\d)|,(?=\s)|[;:!?]|\s[–—-]\s|\s(?:and|&|\+|plus|as well as|und|sowie|y|e|et|en|also|along with|together with|but|aber|pero|mais|ma|maar|so|weil|because)\s/giu;
  const whole = hitsIn(masked, isForeign);
  let next = 0;
  for (const joint of masked.matchAll(JOINT)) {
    // 'UX and screens' is one name
    while (next < whole.length && whole[next]!.end <= joint.index) next++;
    if (next < whole.length && whole[next]!.at <= joint.index) continue;
    const word = joint[0].trim().toLowerCase();
    const right = masked.slice(joint.index + joint[0].length, joint.index + joint[0].length + 90);
    if (
      /^\p{L}|^[&+]/u.test(word) &&
      !beginsAnew(word, masked.slice(Math.max(from, joint.index - 160), joint.index), right, isForeign)
    )
      continue;
    push(joint.index);
    from = joint.index + joint[0].length;
    by = word;
  }
  push(masked.length);
  return parts.filter((part) => part.text !== '' || part.beside.length > 0);
}

/** 'a logo and a menu' are two things, 'jars and boxes' after 'labels for' are one purpose. */
function beginsAnew(word: string, left: string, right: string, isForeign: boolean): boolean {
  if (/^(?:but|so|because|aber|pero|mais|ma|maar|weil)$/.test(word)) return true;
  const until = right.split(/[,;:.!?]/)[0] ?? '';
  if (/^(?:we|i|it|they|he|she|my|there|you|the \p{L}+ (?:is|are|has|should|must))\b/iu.test(until)) return true;
  if (/^(?:without|no|not|maybe|perhaps|possibly|later|also)\b/i.test(until)) return true;
  const [hit] = hitsIn(until, isForeign);
  const isDetermined =
    /^(?:an?|the|our|my|some|new|two|three|four|five|six|\d+|ein\w*|neue\w*|un|une|una|des|unos|unas|um|uma|een|one|all|maybe)\b/i.test(
      until,
    );
  // 'four crates and two knives'
  const isCount = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) /i;
  if (!hit && isCount.test(until) && isCount.test(left.trim()) && left.trim().split(' ').length < 4) return true;
  if (!hit)
    return (
      isDetermined &&
      hitsIn(left, isForeign).length > 0 &&
      !/\b(?:for|of|with|between|in)\b[^,]*$/i.test(left.slice(-24))
    );
  const lead = until.slice(0, hit.at).trim();
  const isFirst = lead === '' || lead.split(' ').length <= 4;
  if (!isFirst) return isDetermined;
  if (isDetermined) return true;
  // after a preposition: the same purpose goes on
  const leftHits = hitsIn(left, isForeign);
  const last = leftHits.at(-1);
  const tail = last ? left.slice(last.end) : '';
  const isWithin =
    last !== undefined &&
    /(?:^|\s)(?:for|of|on|in|with|to|für|de|para|pour|per|voor)\s+(?:the |our |my )?(?:\S+ ){0,2}\S*$/i.test(
      left.slice(0, last.at),
    ) &&
    leftHits.length > 1;
  if (isWithin) return false;
  return (
    last !== undefined && (tail.trim() === '' || !/^\s+(?:for|of|on|in|with|from|between)\s/i.test(tail) || !hit.isWeak)
  );
}

/** Whether a name of the lexicon is what its part is about, and not what something is for, of or like. */
function isHead(part: string, hit: Hit, from: number): boolean {
  const after = part.slice(hit.end);
  if (OTHER_HEAD.test(after) && !GENERIC_TAIL.test(after)) return false;
  const before = part.slice(from, hit.at);
  let lead: RegExpMatchArray | undefined;
  for (const match of before.matchAll(PREPOSITION)) lead = match;
  if (!lead) return true;
  const first = before.search(PREPOSITION);
  return GENERIC_LEAD.test(before.slice(0, first).trim() === '' ? '' : `${before.slice(0, first).trim()} `.trimStart());
}

/** The words that belong to a name, and what is said after it. */
function nameOf(part: string, hit: Hit, from: number): { name: string; rest: string; lead: string } {
  const words = part.slice(from, hit.at).trim().split(/\s+/).filter(Boolean);
  const own: string[] = [];
  while (words.length > 0 && own.length < 4) {
    const word = words.at(-1)!;
    const lower = word.toLowerCase().replace(/[^\p{L}\d&+'’.-]/gu, '');
    if (/^(?:present|existing|current|old|alte\w*)$/.test(lower)) break;
    if ((LEFT_STOP.has(lower) && !KEPT_ADJECTIVE.test(lower)) || lower === '') break;
    own.unshift(words.pop()!);
  }
  let core = part
    .slice(hit.at, hit.end)
    .replace(/^illustrators?$/i, 'illustration')
    .replace(/^photographers?$/i, 'photography')
    .replace(/^copywriters?$/i, 'copywriting');
  let rest = part.slice(hit.end);
  const generic = GENERIC_TAIL.exec(rest);
  if (generic) {
    core += generic[0];
    rest = rest.slice(generic[0].length);
  }
  let name = [...own, core].join(' ');
  if (NAME_TAIL.test(rest)) {
    const tail = rest.replace(TAIL_ENDS, '');
    if (tail.length + name.length < 58) {
      name += ` ${tail.trim()}`;
      rest = rest.slice(tail.length);
    }
  }
  return {
    name: capital(
      toldWithin(tidy(name))
        .replace(/^(?:[ld]['’]\s?)/i, '')
        .replace(/^(?:más|además|auch|aussi|plus|also) /i, '')
        .replace(/\b(\d+) (page|seat|bottle|litre|liter|minute|second)(?= \p{L})/giu, '$1-$2')
        .replace(/ (?:designed|made|done|please|too|pls|again|now|for (?:this|that|it|us|me))$/i, ''),
    ),
    rest: tidy(rest),
    lead: tidy(words.join(' ')),
  };
}

const MONTH =
  '(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|fév|avr|mag|giu|lug|ago|set|ott|dic|juil|août|out)\\p{L}*';
export const A_DATE = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?${MONTH}\\b|\\b${MONTH} \\d{1,2}\\b`,
  'iu',
);
/** Words of the lexicon that mean no thing beside these. */
const NO_THING =
  /\b(?:(?:tuition|sales|key|annual|financial|budget|visitor|attendance|turnover|interim|final) figures?|google slides)$/i;
/** … and another thing beside these. */
const ANOTHER_THING =
  /\b(?:(?:reel|reels|story|stories|highlight|channel|page|facebook|linkedin|youtube) covers?|(?:digital|interactive|online|web|live|google) maps?)$/i;
const before = (part: string, hit: Hit): string => part.slice(Math.max(0, hit.at - 24), hit.end);
/** 'map board', 'ticket page': the second noun is what is made. */
const COMPOUND = /^[ -](?:boards?|pages?|screens?|panels?|plaques?|totems?|cases?|machines?|stands?|posts?)(?!\p{L})/iu;
const isDate = (text: string): boolean => A_DATE.test(text) && text.split(' ').length < 5;

/** What is said of a thing; what is said to us is not. */
export function addDetail(thing: Thing, text: string): void {
  const own = tidy(text.replace(/\b(?:pls|plz|please)\b/gi, ' ')).replace(/^(?:and|or|plus) /i, '');
  if (
    (own.length < 3 && !/^(?:x ?\d|\dx)$/i.test(own)) ||
    /[€$£]|\bbudget\b|\bin \d+ (?:days|weeks|months)\b|\b(?:pounds|euros?|dollars)\b/i.test(own) ||
    /\b(?:you|your)\b/i.test(own) ||
    /^(?:send|call|write|ring|tell|ask|reply)\b|\bto follow$|\bcomes? (?:from|later)\b/i.test(own) ||
    /^(?:total|in total|etc|too|also|as well|asap)$/i.test(own)
  )
    return;
  if (
    /^\d+-\d+$|^(?:there|here|then|soon|back)$|^(?:by |until |for )?(?:this|that)$|^(?:rather than|instead of|and not|not|cancel|ignore)\b/i.test(
      own,
    ) ||
    isDate(own) ||
    /^(?:until|by|before|from|till) (?:the )?(?:end|start|beginning|middle|mid|early|late)\b/i.test(own)
  )
    return;
  thing.detail.push(toldWithin(own));
}

export const isDetermined = (part: string, hit: Hit): boolean =>
  /(?:^|\s)(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|new|our|ein\w*|un|une|una|des|een|neue\w*)\s(?:\S+\s){0,2}$/i.test(
    part.slice(0, hit.at),
  );

export function headsOf(part: Part, from: number, isForeign: boolean): Hit[] {
  const all = hitsIn(part.text, isForeign);
  const heads = all.filter((hit, index) => {
    const next = all[index + 1];
    // 'trail sign poster': the last of two nouns carries them
    if (next && /^[ -]$/.test(part.text.slice(hit.end, next.at)) && !isForeign) return false;
    return hit.at >= from || from === 0;
  });
  const chosen: Hit[] = [];
  for (const hit of heads) {
    const begin = chosen.at(-1)?.end ?? from;
    // between two names of one part: only 'and' makes a second thing
    if (
      chosen.length > 0 &&
      !/^\s*(?:,|and|&|\+|or|\/|und|y|et|e|en|oder|ou)\s+(?:an?\s|the\s|\S+\s){0,2}$/i.test(
        part.text.slice(begin, hit.at),
      )
    )
      continue;
    // figures of a year are no characters
    if (NO_THING.test(before(part.text, hit))) continue;
    // 'same name', 'month names'
    if (
      /^names?$/i.test(part.text.slice(hit.at, hit.end)) &&
      !/(?:^|\b(?:an?|new|good|better|brand|find|need|for) )$/i.test(part.text.slice(0, hit.at))
    )
      continue;
    if (isHead(part.text, hit, chosen.length > 0 ? begin : from)) chosen.push(hit);
  }
  return chosen;
}

export function thingOf(
  part: string,
  hit: Hit,
  from: number,
  stance: Stance,
  passage: Passage,
): { thing: Thing; rest: string } {
  const compound = COMPOUND.exec(part.slice(hit.end))?.[0] ?? '';
  const isScreen = hit.of.family === 'web' || hit.of.family === 'social';
  const isAnother = (compound !== '' && !isScreen) || ANOTHER_THING.test(before(part, hit));
  const whole = isAnother ? { ...hit, of: OTHER, end: hit.end + compound.length } : hit;
  const { name, rest } = nameOf(part, whole, Math.min(from, hit.at));
  return { thing: { of: whole.of, name, detail: [], stance, passage, isWeak: hit.isWeak }, rest };
}
