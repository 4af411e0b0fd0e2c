import { toldWithin } from '../address';
import { type Hit, hitsIn, OTHER } from '../lexicon';
import type { Passage } from './passages';
import { isAsking, isClause, isMaybe, isWithdrawn, type Judged, type Stance, stanceOf, startsWithNo } from './stance';
import {
  A_DATE,
  addDetail,
  capital,
  DETAILED,
  headsOf,
  isDetermined,
  type Part,
  partsOf,
  type Thing,
  thingOf,
  tidy,
} from './things';

const FUNCTION_VERB =
  /^(?:buy|show|test|deliver|send|find|book|check|keep|use|choose|pay|log|sign (?:in|up)|let|allow|support|include|edit|read|see|work|be|have|give|tell|explain|help|reduce|increase|improve|attract|reach|to|able|works?|must|should|has to|needs? to|fits?|easy|simple|clear|readable|accessible (?!pdf)|compatible|responsive|available|light|dark)\b/i;
const PERSON_OR_ACT =
  /^(?:help|someone|somebody|anyone|person|designer|studio|agency|advice|ideas?|proposal|quote|quotation|offer|price|prices|estimate|time|money|meeting|call|answers?|it|way|ways|change|result|start|partner|partners|people|customers|visitors|work|job|project|support|reply|visit|chat|talk|feedback|questions?|lot|bit|solution|professional|input|information|details|approval|permission|funding|grant|sponsors?|staff|samples?|date|deadline|guarantee|files?|ones?|kind|sort|style|feeling|colou?rs?|budget|system|more|less|same|different|better|good|best|fixed|firm|rough|local|carpenters?|nice|honest|clear|quick|fast|fair)\b/i;
const LABEL =
  /^(?:much|many|more|less|too|elements?|languages?|colou?rs?|budget|deadline|dates?|printer|printing|print run|sizes?|size|format|contact|fee|timing|payment|note|nb|area|funds|money|audience|target|tone|style|hosting|present|planning|photographs|texts?)\b/i;
const WORK_LABEL =
  /\b(?:needs?|want\w*|scope|deliver\w*|items?|order|wish\w*|job|work|tasks?|elements?|includes|please|looking|design|pieces|things|gewünscht|leistung\w*|umfang|cherchons|besoin|necesitamos|servono)\b/i;

const isNegativeHeader = (header: string): boolean =>
  /\b(?:not|don['’]?t|avoid|never|without|no-?gos?|exclud\w+|out of scope|questions?|nicht|kein\w*)\b/i.test(header);
const isBackground = (header: string): boolean =>
  /\b(?:background|about us|facts|who we are|remember|conditions?|rules|criteria|goals?|aims?|objectives?|reasons?|dates|deadlines|contacts?|timeline|timing|planning|know)\b/i.test(
    header,
  ) && !isAsking(header);

export interface Around {
  isForeign: boolean;
  isOpening: boolean;
  /** something was asked for in the sentence before */
  isNear: boolean;
  before: readonly Thing[];
  count: number;
}

interface Mentions {
  things: Thing[];
  /** stands in a list with what is wanted, and has no name in the lexicon */
  named: string[];
  rest: string;
  isUsed: boolean;
}

/** Measures and numbers of the thing before, and no thing: '330 ml', 'A4', 'two colours', 'English'. */
const MEASURE =
  /\b\d[\d.,]* ?(?:x|×|mm|cm|m|m2|km|kg|g|oz|ml|cl|l|ft|in|inch(?:es)?|pp|pages?|sides?|seiten|copies|pieces|pcs|stück|colou?rs?|languages?|sizes?|sec|seconds?|min|minutes?|hours?|days?|weeks?|months?|years?|people|pax|%|k)\b|^x ?\d|^\d+ ?x?$|\b(?:A[0-6]|DL|one|two|three|four|five|six|seven|eight|both|all)\b(?= ?(?:$|sides?|colou?rs?|sizes?|languages?|pages?|versions?))|\b(?:landscape|portrait|single|double|folded|laminated|hardcover|softcover|square|round|waterproof|offline|outdoors?|indoors?|english|french|german|spanish|italian|dutch|portuguese|welsh|irish|arabic|russian|polish|each|per|total|about|around|approx|max|min)\b/i;
/** A short noun phrase that stands where a thing would stand. */
const isNamedThing = (part: Part): boolean => {
  const words = part.text.split(' ');
  return (
    words.length < 7 &&
    /^(?:and |or )?(?:(?:an?|the|our|my|some|new|\d+|two|three|four|five|six|seven|eight|nine|ten) )?\p{L}{3,}/iu.test(
      part.text,
    ) &&
    !MEASURE.test(part.text) &&
    !A_DATE.test(part.text) &&
    !/\b(?:ended|with the)\b/i.test(part.text) &&
    !isClause(part.text) &&
    !LABEL.test(part.text) &&
    !PERSON_OR_ACT.test(
      part.text
        .replace(/^(?:(?:and|or|an?|the|our|my|some|new|\d+) )+/i, '')
        // 'staff coats' are coats, 'start numbers' are numbers
        .replace(/^(?:staff|people|customers?|visitors?|sponsors?|support|start|date|price|meeting) (?=\p{L})/iu, 'a '),
    ) &&
    !FUNCTION_VERB.test(part.text) &&
    !/^(?:with|without|for|in|on|of|from|to|at|by|as|like|so|please|pls|maybe|perhaps|etc|also|too|not|no|very|really|just|only|ideally|all|both|each|where|when|if|how|what|core)\b|\b(?:please|you|your)\b|[€$£]|ly$/i.test(
      part.text,
    )
  );
};

export function readPassage(passage: Passage, around: Around): Mentions {
  const { text, isItem, header } = passage;
  const things: Thing[] = [];
  const named: string[] = [];
  const none = { things, named, rest: '', isUsed: false };
  if (isItem && header !== undefined && (isNegativeHeader(header) || isBackground(header))) {
    for (const hit of hitsIn(text, around.isForeign))
      if (isNegativeHeader(header)) things.push(thingOf(text, hit, 0, 'refused', passage).thing);
    return none;
  }
  if (isItem && isWithdrawn(text)) {
    for (const hit of hitsIn(text, around.isForeign)) things.push(thingOf(text, hit, 0, 'refused', passage).thing);
    return { things, named, rest: text, isUsed: true };
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
      return { things, named, rest: '', isUsed: true };
    }
    return none;
  }
  let mode: Stance | undefined =
    isItem || (label !== undefined && WORK_LABEL.test(label)) ? 'wanted' : isTale ? 'told' : undefined;
  let last: Thing | undefined;
  const rest: string[] = [];
  // in a line of its own what follows a thing tells of it, unless the line lists several
  const isEnumeration = !isItem || parts.filter((part) => headsOf(part, 0, around.isForeign).length > 0).length > 2;
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
    if (
      isEnumeration &&
      !around.isForeign &&
      index > 0 &&
      (last !== undefined || named.length > 0) &&
      stance === 'wanted' &&
      mode === 'wanted' &&
      part.by !== ':' &&
      isNamedThing(part)
    ) {
      const own = otherOf(part, judged.from, index, passage, isAskingHeader, true, parts.length);
      // it takes its own details with it
      if (own) things.push(own);
      else
        named.push(
          toldWithin(
            [
              part.text.replace(/^(?:(?:and|or|plus|an?|the) )+/i, ''),
              ...part.beside.filter((one) => one.length < 40).map((one) => `(${one})`),
            ].join(' '),
          ),
        );
      last = own;
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
  // a line of a list of what is needed is a thing, whatever it is called
  if (isItem && isAskingHeader && things.length === 0 && !around.isForeign) {
    const [name = ''] = tidy(text).split(
      /,|;|:| [–—-] | \(|\.|\b(?:so that|so|because|that|which|who|where|when|if)\b/,
    );
    const own = tidy(name).replace(/^(?:an?|the|some|our) /i, '');
    if (
      own.length > 3 &&
      own.split(' ').length < 9 &&
      !isClause(own) &&
      !LABEL.test(own) &&
      !startsWithNo(text) &&
      !/[€$£]/.test(own)
    ) {
      const other: Thing = {
        of: OTHER,
        name: capital(toldWithin(own)),
        detail: [],
        stance: 'wanted',
        passage,
        isWeak: false,
      };
      const said = tidy(text.slice(text.indexOf(own) + own.length));
      if (said !== '' && !isClause(said)) addDetail(other, said);
      return { things: [other], named, rest: isClause(said) ? text : '', isUsed: true };
    }
  }
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
      named,
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
    return { things, named, rest: '', isUsed: true };
  }
  // '40 pieces.': of the first thing that is printed
  if (
    !isScope &&
    printed &&
    /^(?:about |around |ca\.? )?\d[\d.,]* (?:pieces|pcs|copies|stück|ejemplares|exemplaires|copie)\.?$/i.test(text)
  ) {
    addDetail(printed, text);
    return { things, named, rest: '', isUsed: true };
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
    return { things, named, rest: '', isUsed: true };
  }
  if (!isScope) return { things, named, rest: '', isUsed: false };
  const left = rest.filter(
    (one) =>
      one.split(' ').length > 1 &&
      (isClause(one) || DETAILED.test(one) || startsWithNo(one) || /^(?:so |and )?(?:please|keep|use)\b/i.test(one)) &&
      !/^(?:we|I|and|so|also|what|please)?\s*(?:need|want|would like|looking for|are looking)?$/i.test(one),
  );
  // 'the magazine, 48 pages, is unreadable': what it is said of stands before it
  const said = (
    things.length > 1
      ? left.filter((one) => !/^(?:and )?(?:is|are|was|were|has|have|must|should|cannot|can['’]t)\b/i.test(one))
      : left
  )
    .join(', ')
    .replace(/^(?:and )?(?=(?:is|are|was|were|has|have|must|should|has to|have to|cannot|can['’]t)\b)/i, 'it ');
  return { things, named, rest: said, isUsed: true };
}

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
