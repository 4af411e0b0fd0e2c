import { toldWithin } from '../address';
import { type Deliverable, type Hit, hitsIn, LEXICON, OTHER } from '../lexicon';
import { type Passage, sentencesOf } from './passages';
import { isAsking, isClause, isMaybe, isWithdrawn, type Judged, type Stance, stanceOf, startsWithNo } from './stance';

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

export interface Scope {
  wanted: Thing[];
  maybe: Thing[];
  refused: Thing[];
  /** what a sentence says beside the things that it asks for */
  rests: Map<Passage, string>;
  /** sentences of which nothing is left to tell */
  used: Set<Passage>;
}

interface Part {
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
const FUNCTION_VERB =
  /^(?:buy|show|test|deliver|send|find|book|check|keep|use|choose|pay|log|sign (?:in|up)|let|allow|support|include|edit|read|see|work|be|have|give|tell|explain|help|reduce|increase|improve|attract|reach|to|able|works?|must|should|has to|needs? to|fits?|easy|simple|clear|readable|accessible (?!pdf)|compatible|responsive|available|light|dark)\b/i;
const PERSON_OR_ACT =
  /^(?:help|someone|somebody|anyone|person|designer|studio|agency|advice|ideas?|proposal|quote|quotation|offer|price|prices|estimate|time|money|meeting|call|answers?|it|way|ways|change|result|start|partner|partners|people|customers|visitors|work|job|project|support|reply|visit|chat|talk|feedback|questions?|lot|bit|solution|professional|input|information|details|approval|permission|funding|grant|sponsors?|staff|samples?|date|deadline|guarantee|files?|ones?|kind|sort|style|feeling|colou?rs?|budget|system|more|less|same|different|better|good|best|fixed|firm|rough|local|carpenters?|nice|honest|clear|quick|fast|fair)\b/i;
const LABEL =
  /^(?:much|many|more|less|too|languages?|colou?rs?|budget|deadline|dates?|printer|printing|print run|sizes?|size|format|contact|fee|timing|payment|note|nb|area|funds|money|audience|target|tone|style|hosting|present|planning|photographs|texts?)\b/i;
const DETAILED =
  /\d|\b(?:A[0-6]|DL|landscape|portrait|single|double|both|colou?r|black|folded|laminated|hardcover|softcover|square|round|english|french|german|spanish|italian|dutch|portuguese|welsh|irish|arabic|russian|polish|languages?|pages?|sides?|sizes?|copies|pieces|waterproof|offline|outdoors?|indoors?|englisch|deutsch|französisch|seiten|stück|inglés|francés|páginas|anglais|français|inglese|pagine)\b/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:–—-]+|[\s,.;:!?–—-]+$/g, '')
    .trim();

/** A sentence at its commas and stops, and at 'and' where another thing begins. Brackets stand beside it. */
function partsOf(text: string, isForeign: boolean): Part[] {
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
        .replace(/\b(\d+) (page|seat|bottle|litre|liter|minute|second)(?= \p{L})/giu, '$1-$2')
        .replace(/ (?:designed|made|done|please|too|pls|again|now|for (?:this|that|it|us|me))$/i, ''),
    ),
    rest: tidy(rest),
    lead: tidy(words.join(' ')),
  };
}

const WORK_LABEL =
  /\b(?:needs?|want\w*|scope|deliver\w*|items?|order|wish\w*|job|work|tasks?|please|looking|design|pieces|things|gewünscht|leistung\w*|umfang|cherchons|besoin|necesitamos|servono)\b/i;

const isNegativeHeader = (header: string): boolean =>
  /\b(?:not|don['’]?t|avoid|never|without|no-?gos?|exclud\w+|out of scope|questions?|nicht|kein\w*)\b/i.test(header);
const isBackground = (header: string): boolean =>
  /\b(?:background|about us|facts|who we are|remember|conditions?|rules|criteria|goals?|aims?|objectives?|reasons?|dates|deadlines|contacts?|timeline|timing|planning|know)\b/i.test(
    header,
  ) && !isAsking(header);

/** What is asked for, what may come later and what is not to be, in the order in which it is said. */
export function scopeOf(passages: readonly Passage[], isForeign: boolean): Scope {
  const things: Thing[] = [];
  const rests = new Map<Passage, string>();
  const used = new Set<Passage>();
  let lastWanted = -9;
  passages.forEach((whole, index) => {
    // of a line with several sentences the first is the line
    const [line = whole.text, ...more] = whole.isItem ? sentencesOf(whole.text) : [whole.text];
    const pieces: Passage[] = [
      { ...whole, text: line },
      ...more.map((text): Passage => ({ text, isItem: false, isOthers: whole.isOthers })),
    ];
    for (const piece of more.length > 0 ? pieces : [whole]) readOne(piece, whole, index);
  });
  function readOne(passage: Passage, whole: Passage, index: number): void {
    const found = readPassage(passage, {
      isForeign,
      isOpening: index < 4,
      isNear: lastWanted >= index - 1,
      before: things,
      count: passages.length,
    });
    if (found.things.some(({ stance }) => stance === 'wanted' || stance === 'maybe')) lastWanted = index;
    for (const thing of found.things) things.push({ ...thing, passage: whole });
    if (found.isUsed) used.add(whole);
    const rest = found.isUsed ? found.rest : passage === whole ? '' : passage.text;
    if (rest !== '') rests.set(whole, [rests.get(whole), rest].filter(Boolean).join(' '));
  }
  const chosen = chosenOf(things, passages, isForeign);
  return { ...chosen, rests, used };
}

interface Around {
  isForeign: boolean;
  isOpening: boolean;
  /** something was asked for in the sentence before */
  isNear: boolean;
  before: readonly Thing[];
  count: number;
}

function readPassage(passage: Passage, around: Around): { things: Thing[]; rest: string; isUsed: boolean } {
  const { text, isItem, header } = passage;
  const things: Thing[] = [];
  const none = { things, rest: '', isUsed: false };
  if (isItem && header !== undefined && (isNegativeHeader(header) || isBackground(header))) {
    for (const hit of hitsIn(text, around.isForeign))
      if (isNegativeHeader(header)) things.push(thingOf(text, hit, 0, 'refused', passage).thing);
    return none;
  }
  if (isItem && isWithdrawn(text)) {
    for (const hit of hitsIn(text, around.isForeign)) things.push(thingOf(text, hit, 0, 'refused', passage).thing);
    return { things, rest: text, isUsed: true };
  }
  // 'Out of scope: website, logo', 'Sponsors: 14 logos'
  const label = isItem ? undefined : /^([\p{L}’' -]{3,24}):\s/u.exec(text)?.[1];
  if (
    label &&
    /^(?:out of scope|not (?:included|in scope|part)|excluded|without|ausgenommen|nicht enthalten)/i.test(label)
  ) {
    for (const hit of hitsIn(text, around.isForeign)) things.push(thingOf(text, hit, 0, 'refused', passage).thing);
    return none;
  }
  const isTale =
    label !== undefined && !isAsking(label) && !WORK_LABEL.test(label) && hitsIn(label, around.isForeign).length === 0;
  const owner = [...around.before].reverse().find(({ stance }) => stance === 'wanted');
  const parts = partsOf(text, around.isForeign);
  const isAskingHeader = header !== undefined && isAsking(header);
  // a line that tells what the thing before it does or has
  if (isItem && owner && FUNCTION_VERB.test(text) && !isAsking(text)) {
    if (!isClause(text.replace(FUNCTION_VERB, '')) || /^to\b/i.test(text)) {
      addDetail(owner, text);
      return { things, rest: '', isUsed: true };
    }
    return none;
  }
  let mode: Stance | undefined = isItem ? 'wanted' : isTale ? 'told' : undefined;
  let last: Thing | undefined;
  const rest: string[] = [];
  parts.forEach((part, index) => {
    // 'price boards' in a list is no order to price them
    const begins =
      mode === 'wanted' && part.by !== '' && hitsIn(part.text, around.isForeign)[0]?.at === 0 && !isClause(part.text);
    const judged: Judged = begins
      ? { stance: isMaybe(part.text) ? 'maybe' : 'wanted', from: 0 }
      : stanceOf(part.text, mode, around.isOpening);
    let { stance } = judged;
    // what is said of the thing before: nothing changes by it
    if (last && /^(?:that|which|who|where)\b/i.test(part.text)) {
      if (part.text.length < 120) addDetail(last, part.text);
      return;
    }
    if (isItem && index === 0 && isClause(part.text) && !isAsking(part.text) && !/^something\b/i.test(part.text))
      stance = 'told';
    if (isItem && index === 0 && /^something\b/i.test(part.text)) stance = 'wanted';
    if (
      stance !== 'refused' &&
      stance !== 'others' &&
      !(stance === 'told' && mode === 'wanted' && part.by === ',' && isItem)
    )
      // 'a logo perhaps, and a newsletter': the doubt is of the one
      mode =
        stance === 'bare' ||
        (stance === 'maybe' &&
          mode === 'wanted' &&
          !/^(?:and |or )?(?:maybe|perhaps|possibly|later|vielleicht|eventuell|später)\b/i.test(part.text))
          ? mode
          : stance;
    // 'every window should show the app': what it shows is no thing of its own
    if (judged.isAboutSubject) mode = 'told';
    const heads = headsOf(part, judged.from, around.isForeign);
    const found = judged.isAboutSubject ? heads.slice(0, 1) : heads;
    const own: Thing[] = [];
    for (const hit of found) {
      if (stance === 'bare' && !isBareThing(part, hit, index, around, passage)) continue;
      if (
        hit.isWeak &&
        (stance === 'told' ||
          stance === 'exists' ||
          stance === 'others' ||
          (stance === 'bare' && !isItem && !(isDetermined(part.text, hit) && (index === 0 || things.length > 0))) ||
          (isItem && index > 0 && !isDetermined(part.text, hit)))
      )
        continue;
      const isInstead =
        /\b(?:instead of|rather than|not an?|without|statt|en lugar de|au lieu d|invece di)\b[^,;]*$/i.test(
          part.text.slice(0, hit.at),
        );
      const made = thingOf(
        part.text,
        hit,
        judged.isAboutSubject ? 0 : judged.from,
        isInstead ? 'refused' : stance === 'bare' ? 'wanted' : stance,
        passage,
      );
      made.thing.isWeak = hit.isWeak;
      if (hit === found.at(-1) && !judged.isAboutSubject) {
        if (/^(?:should|must|has|have|had|is|are|was|were|needs?|will|cannot|can['’]t)\b/i.test(made.rest))
          rest.push(made.rest);
        else addDetail(made.thing, made.rest);
      }
      own.push(made.thing);
      things.push(made.thing);
    }
    const head = own.at(-1);
    if (head) {
      last = head.stance === 'wanted' || head.stance === 'maybe' ? head : undefined;
      if (last) for (const one of part.beside) if (!isClause(one) || one.length < 70) addDetail(last, one);
      if (!last) rest.push(part.text);
      return;
    }
    const isDetail =
      last !== undefined &&
      !isClause(part.text) &&
      stance !== 'refused' &&
      stance !== 'told' &&
      (isItem || DETAILED.test(part.text));
    if (isDetail && last) {
      addDetail(last, part.text);
      for (const one of part.beside) addDetail(last, one);
      return;
    }
    if (last && isItem && index > 0 && stance !== 'refused' && !isClause(part.text)) {
      addDetail(last, part.text);
      return;
    }
    if (last && /^(?:which|that|so that|where)\b/i.test(part.text) && part.text.length < 120) {
      addDetail(last, part.text);
      return;
    }
    if (
      last &&
      stance === 'wanted' &&
      !/^(?:an?|the|one|some|two|three|\d+)\b/i.test(part.text) &&
      last.detail.length > 0 &&
      part.text.split(' ').length < 4 &&
      !isClause(part.text)
    ) {
      addDetail(last, part.text);
      return;
    }
    const other =
      stance === 'wanted' && mode === 'wanted'
        ? otherOf(
            part,
            judged.from,
            index,
            passage,
            isAskingHeader,
            last !== undefined || things.length > 0,
            parts.length,
          )
        : undefined;
    // what nobody knows takes its own details with it
    if (!other && /^(?:and )?(?:an?|one|the|some)\s/i.test(part.text) && stance === 'wanted') last = undefined;
    if (other) {
      last = other;
      things.push(other);
      return;
    }
    if (part.text !== '')
      rest.push(
        [
          part.by === 'but' || part.by === 'so' || part.by === 'because' ? part.by : '',
          part.text,
          ...part.beside.map((one) => `(${one})`),
        ]
          .filter(Boolean)
          .join(' '),
      );
  });
  const isScope = things.some(({ stance }) => stance === 'wanted' || stance === 'maybe');
  // 'print run 600, printing is separate': the number is of the first piece
  const [measure] = parts;
  const printed = around.before.find(({ stance, of }) => stance === 'wanted' && of.isMade);
  if (
    !isScope &&
    isItem &&
    printed &&
    measure &&
    /^(?:print run|edition|quantity|run|auflage|tirada|tirage|tiratura|oplage)\b/i.test(measure.text) &&
    !isClause(measure.text)
  ) {
    for (const one of [measure.text, ...measure.beside.map((beside) => `(${beside})`)].join(' ').split('\n'))
      addDetail(printed, one);
    return {
      things,
      rest: parts
        .slice(1)
        .map((part) => part.text)
        .join(', '),
      isUsed: true,
    };
  }
  // a line without a thing tells of the one before: '96 pages A4'
  if (
    !isScope &&
    isItem &&
    owner &&
    !isClause(text) &&
    /^(?:about |around |approx\.? |ca\.? |max\.? |up to |with |in )*\d|^(?:print run|format|size|languages?|extent|pages?|light|both)\b/i.test(
      text,
    ) &&
    !startsWithNo(text)
  ) {
    addDetail(owner, text);
    return { things, rest: '', isUsed: true };
  }
  // '40 pieces.': of the first thing that is printed
  if (
    !isScope &&
    printed &&
    /^(?:about |around |ca\.? )?\d[\d.,]* (?:pieces|pcs|copies|stück|ejemplares|exemplaires|copie)\.?$/i.test(text)
  ) {
    addDetail(printed, text);
    return { things, rest: '', isUsed: true };
  }
  // '40 pieces.' after the menu
  const isOnly = around.before.filter(({ stance }) => stance === 'wanted').length === 1;
  if (
    !isScope &&
    !isItem &&
    owner &&
    (around.isNear || isOnly) &&
    text.split(' ').length < 7 &&
    /^\d/.test(text) &&
    !isClause(text) &&
    !/[€$£]|\bper\b/.test(text)
  ) {
    addDetail(owner, text);
    return { things, rest: '', isUsed: true };
  }
  if (!isScope) return { things, rest: '', isUsed: false };
  const left = rest.filter(
    (one) =>
      one.split(' ').length > 1 &&
      (isClause(one) || DETAILED.test(one) || startsWithNo(one) || /^(?:so |and )?(?:please|keep|use)\b/i.test(one)) &&
      !/^(?:we|I|and|so|also|what|please)?\s*(?:need|want|would like|looking for|are looking)?$/i.test(one),
  );
  // 'the magazine, 48 pages, is unreadable': what it is said of stands before it
  const subject = things.length > 1 ? 'they' : 'it';
  const said = left
    .join(', ')
    .replace(/^(?:and )?(?=(?:is|are|was|were|has|have|must|should|has to|have to|cannot|can['’]t)\b)/i, `${subject} `);
  return { things, rest: said, isUsed: true };
}

const MONTH =
  '(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|fév|avr|mag|giu|lug|ago|set|ott|dic|juil|août|out)\\p{L}*';
const A_DATE = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?${MONTH}\\b|\\b${MONTH} \\d{1,2}\\b`, 'iu');
const isDate = (text: string): boolean => A_DATE.test(text) && text.split(' ').length < 5;

/** What is said of a thing; what is said to us is not. */
function addDetail(thing: Thing, text: string): void {
  const own = tidy(text.replace(/\b(?:pls|plz|please)\b/gi, ' ')).replace(/^(?:and|or|plus) /i, '');
  if (
    own.length < 3 ||
    /[€$£]|\bbudget\b|\bin \d+ (?:days|weeks|months)\b|\b(?:pounds|euros?|dollars)\b/i.test(own) ||
    /\b(?:you|your)\b/i.test(own) ||
    /^(?:total|in total|etc|too|also|as well|asap)$/i.test(own)
  )
    return;
  if (
    /^\d+-\d+$|^(?:there|here|then|soon|back)$|^(?:by |until |for )?(?:this|that)$|^(?:rather than|instead of|and not|not|cancel|ignore)\b/i.test(
      own,
    ) ||
    isDate(own)
  )
    return;
  thing.detail.push(toldWithin(own));
}

const isDetermined = (part: string, hit: Hit): boolean =>
  /(?:^|\s)(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|new|our|ein\w*|un|une|una|des|een|neue\w*)\s(?:\S+\s){0,2}$/i.test(
    part.slice(0, hit.at),
  );

/** Without a verb: a thing only where it begins like one, and the letter speaks of what is wanted. */
function isBareThing(part: Part, hit: Hit, index: number, around: Around, passage: Passage): boolean {
  if (LABEL.test(part.text)) return false;
  const lead = part.text.slice(0, hit.at).trim();
  if (
    lead.split(/\s+/).filter(Boolean).length > 3 ||
    /^(?:with|without|for|in|on|of|from|to|at|by|as|like|mit|für|con|para|avec|pour)\b/i.test(lead)
  )
    return false;
  if (passage.isItem) return true;
  const isFirst = index === 0 || around.isNear || index < 3;
  const isCounted = isDetermined(part.text, hit) || /^(?:new|another|next|\d)/i.test(lead);
  if (around.isNear && isFirst && !/[?]$/.test(passage.text)) return true;
  if (
    index === 0 &&
    around.before.some(({ stance }) => stance === 'wanted') &&
    /^(?:oh |and )*(?:also|plus)\b/i.test(part.text)
  )
    return true;
  return (
    isFirst &&
    (isCounted ||
      around.count <= 4 ||
      (lead === '' && around.isOpening) ||
      (around.isOpening && lead.split(/\s+/).length < 3))
  );
}

function headsOf(part: Part, from: number, isForeign: boolean): Hit[] {
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

function thingOf(
  part: string,
  hit: Hit,
  from: number,
  stance: Stance,
  passage: Passage,
): { thing: Thing; rest: string } {
  const { name, rest } = nameOf(part, hit, Math.min(from, hit.at));
  return { thing: { of: hit.of, name, detail: [], stance, passage, isWeak: hit.isWeak }, rest };
}

/** What is asked for and has no name in the lexicon keeps the client's words. */
function otherOf(
  part: Part,
  from: number,
  index: number,
  passage: Passage,
  isListed: boolean,
  hasBegun: boolean,
  count: number,
): Thing | undefined {
  const words = tidy(part.text.slice(from)).replace(/^(?:(?:and|or|plus|also|just|to have|to get|have|get)\s+)+/i, '');
  const isNamed = /^(?:an?|one|some|something|somewhere|\d+|two|three|four|ein\w*|un|une|una|een|etwas)\s/i.test(words);
  const bare = words
    .replace(/^(?:an?|the|our|some|one|new|ein\w*|un|une|una|een)\s+/i, '')
    .replace(/\s+(?:through|from|by|with) (?:you|us)\b.*$/i, '');
  if (
    bare === '' ||
    bare.length < 3 ||
    PERSON_OR_ACT.test(bare) ||
    (!/^(?:one thing|something)\b/i.test(words) && /^(?:family|look|system|thing)\b/i.test(bare))
  )
    return undefined;
  const isThing = /^one thing\b|^something\b/i.test(words);
  if (isClause(words) && !isThing && !/^something\b/i.test(words)) return undefined;
  if (
    !(isListed && passage.isItem && index === 0) &&
    !(isNamed && hasBegun && count > 2 && index > 0) &&
    !(isThing && hasBegun)
  )
    return undefined;
  if (
    /^(?:be|able|know|see|have|make|feel|look|show|tell|people|customers|everybody|everyone|it|this)\b/i.test(bare) ||
    words.split(' ').length > 22
  )
    return undefined;
  const cut = words.length > 64 ? words.slice(0, 64).replace(/\s+\S*$/, '') : words;
  return {
    of: OTHER,
    name: capital(toldWithin(isThing ? cut : cut.replace(/^(?:an?|some)\s+/i, ''))),
    detail: [...(words.length > 64 ? [toldWithin(words)] : []), ...part.beside.map(toldWithin)],
    stance: 'wanted',
    passage,
    isWeak: false,
  };
}

const coreOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /^(?:new|the|our|your|all|nice|simple|proper|better|completely new|\d+|one|two|three|four|five|six|seven|eight|nine|ten|neue\w*)\s+/g,
      '',
    )
    .replace(/s$/, '');

/** 'the site', 'a concept': one word, told of once already. */
const isGeneral = ({ name }: Thing): boolean =>
  coreOf(name)
    .replace(/ (?:for|of|on|to|in) .*$/, '')
    .split(' ').length < 2;

/** Each once; what is refused is not wanted; where nothing is asked for in so many words, what is spoken of as new. */
function chosenOf(
  things: readonly Thing[],
  passages: readonly Passage[],
  isForeign: boolean,
): Pick<Scope, 'wanted' | 'maybe' | 'refused'> {
  const refused = things.filter(({ stance }) => stance === 'refused');
  const asked = things.filter(
    ({ stance, passage }) =>
      (stance === 'wanted' || stance === 'maybe') &&
      !(passage.isOthers && things.some((one) => !one.passage.isOthers && one.stance === 'wanted')),
  );
  const named = asked.filter(({ of }) => of !== OTHER);
  const isNamed = named.some(({ of }) => !GENERAL.has(of.id));
  const spoken = isNamed ? [] : spokenOf(things, passages, isForeign);
  const lacking = isNamed ? [] : lackedIn(things);
  const pool = [
    ...asked,
    ...lacking,
    ...(isNamed || lacking.length > 0 ? [] : spoken.length > 0 ? spoken : meantBy(passages)),
  ];
  const kept: Thing[] = [];
  for (const thing of pool) {
    if (
      refused.some(
        (one) =>
          one.of === thing.of &&
          coreOf(one.name) === coreOf(thing.name) &&
          passages.indexOf(one.passage) >= passages.indexOf(thing.passage) &&
          one.passage !== thing.passage,
      )
    )
      continue;
    const same = kept.find(
      (one) =>
        one.of === thing.of &&
        one.of !== OTHER &&
        (coreOf(one.name) === coreOf(thing.name) ||
          coreOf(one.name).endsWith(coreOf(thing.name)) ||
          (one.passage !== thing.passage && (isGeneral(one) || isGeneral(thing) || A_DATE.test(thing.passage.text)))),
    );
    if (same) {
      if (
        coreOf(thing.name).split(' ').length > coreOf(same.name).split(' ').length &&
        coreOf(same.name).split(' ').length < 2 &&
        thing.name.length < 60
      )
        same.name = thing.name;
      else if (/^\d/.test(thing.name) && !/\d/.test(same.name) && coreOf(thing.name) === coreOf(same.name))
        same.name = thing.name;
      else if (coreOf(thing.name) !== coreOf(same.name) && /\d/.test(thing.name))
        same.detail.push(toldWithin(thing.name));
      same.detail.push(...thing.detail);
      if (same.stance === 'maybe' && thing.stance === 'wanted') same.stance = 'wanted';
      continue;
    }
    kept.push({ ...thing, detail: [...thing.detail] });
  }
  // 'packaging' in general and the carton in particular are one
  const special = kept.filter(
    (thing) =>
      !(
        GENERAL.has(thing.of.id) &&
        kept.some(
          (other) =>
            other !== thing &&
            other.of.family === thing.of.family &&
            !GENERAL.has(other.of.id) &&
            other.stance === 'wanted',
        )
      ) || thing.stance === 'maybe',
  );
  for (const thing of kept)
    if (!special.includes(thing)) {
      const heir = special.find((other) => other.of.family === thing.of.family);
      if (heir && /\d/.test(thing.name))
        heir.detail.push(toldWithin(thing.name.charAt(0).toLowerCase() + thing.name.slice(1)));
      heir?.detail.push(...thing.detail);
    }
  for (const thing of special)
    thing.detail = [...new Set(thing.detail.map(tidy))].filter(
      (one) => one !== '' && !thing.name.toLowerCase().includes(one.toLowerCase()),
    );
  // 'accessible PDF of both': of which
  special.forEach((thing, index) => {
    const two = special.slice(0, index).filter(({ of }) => of.family === 'book' || of.family === 'print');
    if (two.length === 2 && / (?:of|for) both$/i.test(thing.name))
      thing.name = thing.name.replace(
        /both$/i,
        two
          .map(({ name }) => `the ${name.charAt(0).toLowerCase()}${name.slice(1).replace(/ design$/i, '')}`)
          .join(' and '),
      );
  });
  // a mark that exists and is wanted as a vector is drawn anew, not designed
  for (const thing of special)
    if (
      thing.of.id === 'logo' &&
      /\b(?:existing|our|old|attached)\b.{0,120}\bvector\b|\bvectori[sz]\w+|\bredraw/i.test(thing.passage.text)
    )
      thing.of = LEXICON.find(({ id }) => id === 'redrawing') ?? thing.of;
  // a panel with keys is no wall
  if (passages.some(({ text }) => /\b(?:control panel|keypad|push ?buttons?|membrane)\b/i.test(text)))
    for (const thing of special)
      if (thing.of.id === 'exhibition-graphics') thing.of = LEXICON.find(({ id }) => id === 'dashboard') ?? thing.of;
  // 'A book? An exhibition? I don’t know.': a choice, and nothing ordered
  const offered = special.filter(({ passage }) => /^\S+(?: \S+){0,3}\?$/.test(passage.text));
  const study = LEXICON.find(({ id }) => id === 'concept');
  if (offered.length > 1 && offered.length === special.length && study && special[0])
    return {
      wanted: [{ ...special[0], of: study, name: 'A study of what it can become', detail: [] }],
      maybe: special.map((thing) => ({ ...thing, stance: 'maybe' as const })),
      refused,
    };
  // in an exhibition 'graphics' are its panels
  const exhibition = special.some(({ of }) => of.id === 'exhibition');
  if (exhibition)
    for (const thing of special)
      if (thing.of.id === 'stand-graphics')
        thing.of = LEXICON.find(({ id }) => id === 'exhibition-graphics') ?? thing.of;
  // 'something fresh for the brand' names nothing
  if (
    special.every(({ isWeak, of }) => isWeak || of === OTHER) &&
    special.length === 1 &&
    /\b(?:something|anything)\b/i.test(special[0]!.passage.text)
  )
    return { wanted: [], maybe: [], refused };
  const wanted = special.filter(({ stance }) => stance !== 'maybe');
  const maybe = special.filter(({ stance }) => stance === 'maybe');
  return wanted.length > 0 ? { wanted, maybe, refused } : { wanted: maybe, maybe: [], refused };
}
/** 'We have no graphics, no brochure': what there is none of is what is needed. */
const lackedIn = (things: readonly Thing[]): Thing[] =>
  things
    .filter(
      ({ stance, passage }) =>
        stance === 'refused' && /\b(?:have|got|there (?:is|are)) (?:no|not any|nothing)\b/i.test(passage.text),
    )
    .map((thing) => ({
      ...thing,
      name: capital(thing.name.replace(/^(?:no|not any) /i, '')),
      stance: 'wanted' as const,
    }));

/** What is described and not named: walls that are white, recipes of which there are to be copies. */
const MEANT: readonly (readonly [RegExp, id: string, name: string])[] = [
  [/\b(?:recipes|poems|letters|stories|memories|diary|diaries)\b.*\bcopies\b/is, 'book', 'A book of it'],
  [
    /\b(?:get|gets|getting|got) lost\b|\b(?:can['’]?t|cannot|nobody) finds? (?:the|their|us|our)\b/i,
    'wayfinding',
    'Wayfinding',
  ],
  [
    /\b(?:wing|walls?|rooms?|corridors?|staircase|foyer|hall|building)\b.{0,80}\b(?:white|empty|bare|grey|gray|boring|naked)\b/is,
    'mural',
    'Colour and pictures for the rooms',
  ],
  [
    /\b(?:old|outdated|dusty|stale|embarrassing)\b.{0,40}\b(?:look|appearance|image)\b|\blooks? (?:old|dated|dusty|like the (?:80|90)s)\b/i,
    'refresh',
    'A fresher look',
  ],
];

function meantBy(passages: readonly Passage[]): Thing[] {
  const text = passages.map((one) => one.text).join(' ');
  const [first] = passages;
  if (!first) return [];
  return MEANT.filter(([pattern]) => pattern.test(text))
    .slice(0, 1)
    .flatMap(([, id, name]): Thing[] => {
      const of = LEXICON.find((one) => one.id === id);
      return of ? [{ of, name, detail: [], stance: 'wanted', passage: { ...first, text: '' }, isWeak: false }] : [];
    });
}

const GENERAL = new Set(['packaging', 'concept', 'illustration']);

/** 'I want one family', 'we need them redone': what was spoken of just before and after. */
function spokenOf(things: readonly Thing[], passages: readonly Passage[], isForeign: boolean): Thing[] {
  const near = new Set<Passage>();
  passages.forEach((passage, index) => {
    if (
      !/\b(?:need|want|would like|['’]d like|looking for|make|redo|refresh|brauchen|möchten|suchen)\b[^.]{0,24}\b(?:one|ones|them|it|this|something|anything|etwas|neue\w*|new(?=[,.;]|$))/i.test(
        passage.text,
      )
    )
      return;
    for (const one of passages.slice(Math.max(0, index - 2), index + 4)) near.add(one);
  });
  const told: Thing[] = [];
  for (const thing of things) if (thing.stance === 'told' && !thing.isWeak) told.push(thing);
  const found: Thing[] = [];
  for (const passage of near)
    for (const part of partsOf(passage.text, isForeign)) {
      if (startsWithNo(part.text)) continue;
      for (const hit of headsOf(part, 0, isForeign).slice(0, 2)) {
        if (
          hit.isWeak &&
          !/^(?:box|pack|bag|carton|tin|site|brand|sign|window)/i.test(part.text.slice(hit.at, hit.end))
        )
          continue;
        const { thing, rest } = thingOf(part.text, hit, 0, 'wanted', passage);
        if (!isClause(part.text) && DETAILED.test(rest)) addDetail(thing, rest);
        found.push(thing);
      }
    }
  const chosen = found.length > 0 ? found : told;
  return chosen.map((thing) => ({ ...thing, stance: 'wanted' as const }));
}
