import { nounSenses, phrasesOf, tokensOf } from '@maquette/reading';
import { type Kind, namedIn, OTHER } from './kinds';
import { type Passage, sentencesOf } from './passages';

/** A thing that the request asks for, in its words. */
export interface Deliverable {
  /** 'Signs for the two gates' */
  name: string;
  /** sizes, numbers and what stands in brackets beside it: 'A5, 12 pages' */
  detail: string;
  kind: Kind;
  noun: string;
  passage: Passage;
  mark?: string;
  /** wanted later, or only perhaps */
  isMaybe: boolean;
}

/** What was asked for once and is not any more, as it was written. */
export interface Withdrawn {
  text: string;
}

const ASK_SOURCE =
  "\\b(?:need(?:s|ed)?|want(?:s|ed)?(?! (?:people|them|everyone|everybody|visitors|customers|it|him|her))|wanna|(?:would|'d|’d) (?:like|love|want)|look(?:ing)? (?:for|to)|searching for|in search of|(?:e|i)nquire about|asking about|ok(?:ay)?,? so(?=:)|in short(?=:)|to sum up(?=:)|we(?:'re|’re| are) after|interested in|ask(?:ing)? (?:you )?for|asked (?:me|us) for|(?:complete |whole |full )?scope (?:is|includes|covers)|deliverables (?:are|include)|how much (?:is|for|would)|hop(?:e|ing) for|requires?|we ask for|(?:quote|quotes|price|prices|offer|proposal|quotations?|cost|estimate|costing|costs|fee) (?:needed )?for|commission|help (?:us |me )?(?:with|on)|order|(?:resolved|decided|plan(?:s|ning)?|intend(?:s|ing)?|going|wish(?:es)?|agreed|keen) to (?:commission|replace|renew|redesign|redo|update|design|create|produce|make|have|publish|print|refresh|get)|i (?:think|reckon) (?:it(?:'s|’s| is)|it needs|we need)|it needs|thinking (?:of|about)|what we need is|wish for|brauchen|benötigen|suchen|möchten|wünschen|hätten gern|necesitamos|necesito|queremos|quiero|buscamos|nous voudrions|avons besoin|cherchons|souhaitons|je voudrais|j'ai besoin|abbiamo bisogno|vorremmo|cerchiamo|wij zoeken|we zoeken|hebben nodig|willen graag|precisamos)\\b";
const FOREIGN_ASK =
  /^(?:brauchen|benötigen|suchen|möchten|wünschen|necesit|quer|quier|busca|nous|avons|cherch|souhait|je |j'|abbiamo|vorremmo|cerch|wij|we zoeken|hebben|willen|precis)/i;
const ASK = new RegExp(ASK_SOURCE, 'iu');
const DO_SOURCE =
  '\\b(?:(?:re-?)?design(?!(?:er|ers)\\b)|re-?draw|draw|make|create|produce|develop|redo|re-?do|do(?! (?:you|we|I|they|not)\\b)|rethink|revamp|refresh|update|rework|overhaul|lay ?out|illustrate|modernise|modernize|quote(?: us| me)?|price|rebrand|commission|replace|renew|publish)\\b';
/** 'Please design …', 'Could you also do …', and a line that begins with it */
const DO = new RegExp(
  `(?:^(?:please |kindly |also |and |then )*|\\b(?:can|could|would|will) you (?:also |please |perhaps |possibly )*|\\bplease |\\b(?:you|someone|somebody|anyone|studio|designer|agency) (?:to|who can|who could|that can|who will) )(${DO_SOURCE})`,
  'iu',
);
/** 'The sign needs replacing', 'our menu should be redesigned' */
const RENEW =
  /(?:^|: |, )(?:and |but |also )?((?:the|our|my|all|both|its) [^,;:]{3,60}?) (?:also )?(?:(?:needs?|wants?|could do with|could use|deserves?) (?:a |an )?(?:re\w+|updat\w+|new \w+|doing|changing|fresh\w*|work|sorting|design\w*|overhaul\w*)|(?:needs? to|must|has to|have to|should) be (?:re\w+|updated|changed|made|done|designed|new))\b/i;
const GOES_ON =
  /^(?:and |then |also |plus |oh and |as well as |next |after that |later |maybe |perhaps |possibly |finally |lastly |& |\+ )+/i;
const DENIED =
  /\b(?:no|not|never|without|n[o']t need|don['’]?t (?:need|want)|do not (?:need|want|make|design|do)|doesn['’]?t (?:need|want)|instead of|rather than|nor|neither|except|apart from|other than|already (?:have|has|got|paid|printed|done)|isn['’]?t|aren['’]?t|no longer|stop)\b[^.;:]{0,40}$/i;
const MAYBE =
  /\b(?:maybe|perhaps|possibly|potentially|eventually|at some point|some day|later(?: on)?|in a second (?:step|phase)|if (?:the )?(?:budget|money|there)|if (?:it )?(?:fits|possible)|optional(?:ly)?|as an option|nice to have|phase 2|phase two|not now|down the (?:line|road)|might want)\b/i;
const WITHDRAWN =
  /^not part of\b|\boff the table\b|\b(?:cancel(?:led)?|ignore (?:this|that|it|you|\w\b)|scrap(?:ped)?|forget (?:it|that|the|about)|leave (?:it |that )?out|no longer (?:needed|wanted)|not needed(?: any ?more)?|drop (?:it|that|this)|strike (?:it|that)|don['’]?t count)\b/i;

/** Where what is asked for ends and something is told about it. */
const ENDS =
  /\s*(?:,?\s+(?:because|but|which|who|since|as (?:we|it|the|our|they)|although|though|while|where|when|if|so (?!that)|unless|until we|we(?:'re|’re|'ve|’ve)?|I(?:'m|’m|'ve)?|they|he|she|it(?:'s|’s)?|there(?:'s| is| are)|my \w+ (?:says|wants|thinks|does)|please|weil|aber|parce|porque|perché)\b|[;–—]|:(?!\d)|\s-\s|\?|!).*$/isu;
const AIM =
  /\b(?:to (?:be|look|feel|say|show|stay|tell|reach|work|have|keep|go|come|stand|match|fit|make|see|know|understand|find|get)|that (?:is|are|looks?|feels?|says?|shows?|people|fits?|works?|can|could|will|would|doesn['’]?t)|people|so that|in order to|in time for|in time|by (?:the )?(?:end|start|beginning|\d|mid|early|late|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|christmas|easter|summer|spring|autumn|winter|next)|before (?:the )?(?:end|start|beginning|\d|mid|early|late|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|easter|summer|spring|autumn|winter|next|we)|for (?:about |around |under |less than )?[€$£¥₹]|until|within|antes del?|bis zum|avant le|entro il|vor dem)\b.*$/isu;
const STARTS_WITH =
  /^(?:(?:diseño de|design von|conception d[eu]|(?:something|anything|graphics|(?:the )?artwork|a design|designs?|drawings?|stuff|visuals) (?:for|on|of)|el|las?|los|les?|der|die|das|il|lo|gli|den|(?:a |an )?(?:rough |firm )?(?:price|quote|offer|proposal|quotation|estimate|cost|costing)s? (?:for|on)|for|everything|publish|replace|commission|renew|wir|ich|nous|please|also|just|really|basically|only|maybe|perhaps|possibly|then|and|or|plus|some (?:sort|kind) of|a (?:set|series|range|bunch|few|couple|pair|number) of|an?|the|our|my|your|their|some|new set of|to (?:get|have|do|see|order)|to|is|get|getting|having|have|us|me|with|about|you|from you|help with|ein(?:e[nrsm]?)?|(?:ge)?meinsamen?|un[ae]?|une|des|einige|neue[nsr]?|unsere?[nmrs]?)\s+)+/iu;
const VERB_FIRST = new RegExp(
  `^(?:you to |to )?(?:have |get )?(?:${DO_SOURCE.replace(/\\b/g, '')})(?:ed|ing|ing of)?\\s+(?=(?:the|an?|our|my|your|us|all|both|some|new|this|these|\\d+)\\b)`,
  'iu',
);
const ENDS_WITH =
  /\s+(?:designed?|designd|done|made|redone|redesigned|redrawn|updated|refreshed|printed|please|pls|too|as well|also|from you|for us|anyway|asap|soon|quickly|urgently|though|of course|etc|and so on|instead|first|now|again|lol)$/i;
const COUNT =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\\s?(?:x|×|-|–|to)\\s?\\d[\\d.,]*)?';
const DETAIL = new RegExp(
  `^(?:(?:about|around|approx\\.?|ca\\.?|roughly|maybe|perhaps|max\\.?|min\\.?|at least|at most|up to|each|all|both|mostly|plus|over|some)\\s+)*(?:${COUNT}\\s?(?:mm|cm|m|kg|g|ml|cl|l|px|ft|in|inch(?:es)?|pages?|pp|words?|copies|colou?rs?|pieces|pcs|pc|languages?|sides?|sizes?|kinds?|flavou?rs?|varieties|models?|people|guests|items|dishes|scans|areas|off|sets?|types?|spreads?|versions?|%|"|°)?(?:\\s|$|[,.)])(?!(?:new |small |large |big )?\\p{Ll}+s\\b (?:for|with))|A[0-6]\\b|DL\\b|landscape|portrait|single|double|both|full|black|colou?r|in (?:English|French|German|Welsh|Irish|Spanish|two|three|four|black|colou?r|one|both|full|\\p{Lu})|folded|laminated|hardcover|hardback|softcover|paperback|spiral|wall|self|matt|gloss|waterproof|weatherproof|woven|printed|square|round|edition|for (?:the )?\\p{Ll}+|with (?:a |an |the )?\\p{Ll}+|size|format)`,
  'iu',
);
const NO_THING =
  /^(?:help|someone|somebody|anyone|person|designer|studio|agency|advice|idea|ideas|proposal|quote|quotation|offer|price|prices|estimate|time|money|meeting|call|answer|answers|it|something|thing|things|way|ways|look|change|result|start|partner|partners|people|customers|visitors|work|job|project|support|reply|visit|chat|talk|feedback|question|everything|anything|lot|bit|solution|professional|input|information|details|approval|permission|funding|grant|sponsor|sponsors|staff|sample|samples|date|deadline|guarantee|design|artwork|file|files|drawings|one|ones|kind|sort|style|feeling|colour|color|money|budget|colours|two|system)$/i;

/** '160 pages' are no thing of their own. */
const MEASURE =
  /^(?:(?:about|around|approx\.?|ca\.?) )?\d[\d.,]*\s?(?:pages?|pp|words?|copies|colou?rs?|languages|x)\b/i;

/** 'business cards' of 'new business cards for the team': the noun that carries a phrase. */
export function headOf(phrase: string): { kind: Kind; noun: string } | undefined {
  const found = namedIn(phrase.replace(/(?<=\S) \d[\d.,]*\s?(?:pages?|pp|words?|copies|pieces|pcs)\b.*$/i, ''));
  if (
    found.length === 0 ||
    MEASURE.test(phrase) ||
    /^(?:the )?(?:same|different|his|her|their|business|user|domain) name/i.test(phrase)
  )
    return undefined;
  // 'labels for the jars': what stands after the preposition is what it is for
  const gap = / (?:for|of|on|in|at|to|with|from|by|like|per|about|against|around|für|para|pour|per|voor)(?: |$)/iu.exec(
    phrase,
  );
  const own = gap ? found.filter(({ at }) => at < gap.index) : found;
  const generic =
    /\b(?:designs?|artwork|redesign|look|refresh|layouts?|drawings?|graphics?|set|series|range|update|collection|pair|version|templates?|lettering|visuals|mock-?ups?|order|family|pack|line)s?$/i;
  const before = gap ? phrase.slice(0, gap.index) : phrase;
  const head = own.at(-1) ?? (generic.test(before) || /\b\d+$/.test(before) ? found[0] : undefined);
  if (!head) return undefined;
  // 'box office', 'label printer': the noun that carries it is another one
  const after = (own.at(-1) ? before : phrase).slice(head.at + head.word.length);
  const next = /^[ -](\p{Ll}+)/u.exec(after)?.[1];
  if (
    next &&
    own.at(-1) &&
    !generic.test(next) &&
    /^(?:office|printer|shop|maker|hosting|holders?|owners?|company|designer|item|items|driver|drivers|room|lovers?|club|clubs|theatre|reader|readers|keeper|makers?|sellers?|factory|numbers?|content|opening|season|fair|prices)$/.test(
      next,
    )
  )
    return undefined;
  const carrier = found.find(({ kind, at }) => kind.id === 'vehicle' && at > head.at);
  return { kind: head.kind.id === 'sign' && carrier ? carrier.kind : head.kind, noun: head.noun };
}

/** The noun phrase where our list knows no word: a thing that can be seen and made. */
function otherHead(phrase: string, isSure = false): { kind: Kind; noun: string } | undefined {
  const [first] = tokensOf(phrase).map((tokens) => phrasesOf(tokens)[0]);
  if (!first || first.negated || first.from > 1 || NO_THING.test(first.lemma) || first.isName) return undefined;
  const [sense] = nounSenses(first.lemma);
  return (isSure && !['time', 'person', 'animal'].includes(sense?.class ?? '')) ||
    !sense ||
    ![
      'time',
      'act',
      'group',
      'person',
      'place',
      'abstract',
      'animal',
      'bird',
      'body',
      'weather',
      'land',
      'water',
      'material',
      'food',
    ].includes(sense.class)
    ? { kind: OTHER, noun: first.lemma }
    : undefined;
}

/** What stands in brackets decides nothing about where a clause ends. */
const masked = (text: string): string =>
  text.replace(/\([^)]*\)|“[^”]*”|"[^"]*"/g, (inside) => '#'.repeat(inside.length));

/** Where a list of things falls apart: at commas, and at 'and' between two things. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  const push = (to: number, next: number) => {
    parts.push(text.slice(from, to));
    from = next;
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (/[([“]/.test(letter)) depth++;
    if (/[)\]”]/.test(letter)) depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (letter === ',' && !/\d,\d/.test(text.slice(at - 1, at + 2))) push(at, at + 1);
    const joint = /^ (?:and|&|\+|plus|as well as|und|y|et|sowie|also|along with|together with) /i.exec(text.slice(at));
    if (!joint) continue;
    const [left, right] = [text.slice(from, at), text.slice(at + joint[0].length)];
    const begun =
      /^(?:an?|the|our|my|some|new|maybe|perhaps|possibly|two|three|four|\d+|ein|eine|un|une|una|also|then|on|for (?:the|an?|our))\b/i.test(
        right,
      );
    const isFor = / (?:for|on|of|in|with|at) /i.test(left);
    const rightHead = headOf(right.split(/,| and | for | in /)[0] ?? '');
    if ((begun && left.trim() !== '' && (rightHead || headOf(left))) || (headOf(left) && rightHead && !isFor)) {
      push(at, at + joint[0].length);
      at += joint[0].length - 1;
    }
  }
  push(text.length, text.length);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name that a part has in a list, and what stands beside it. */
function named(part: string): { name: string; detail: string } {
  const beside = [...part.matchAll(/\(([^)]*)\)/g)].map(([, inside]) => inside?.trim() ?? '');
  const number = /^(?:and )?(\d[\d.,]*\s?(?:pieces|pcs\.?|copies|off|units)(?: of)?)\s+(?=\p{L})/iu.exec(part);
  if (number?.[1]) beside.push(number[1].replace(/ of$/, ''));
  let name = (number ? part.slice(number[0].length) : part)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let before = ''; before !== name;) {
    before = name;
    name = name
      .replace(/^(?:you )?to \p{L}+ (?:(?:it|them) )?(?:on |onto )?(?=\p{L})/u, '')
      .replace(/^on (?=\p{L})/u, '')
      .replace(STARTS_WITH, '')
      .replace(VERB_FIRST, '')
      .replace(AIM, '')
      .replace(ENDS_WITH, '')
      .replace(/[\s,.;:!?"“”–—-]+$/, '')
      .trim();
  }
  name = name
    .replace(/ (?:before|by|until) \p{Lu}.*$/u, '')
    .replace(/ (?:comes?|will|would|is|are|can|should|has|have) .*$/iu, '')
    .replace(/ (?:and|or|but|with|for|of|to|antes|antes de|bis)$/i, '')
    .replace(/ (?:as an option|if (?:possible|there)).*$/i, '')
    .replace(/ (?:later|next year|perhaps|maybe|too|yet)$/i, '')
    .replace(/\b(?:our|my)\b/g, 'your');
  if (name.length > 75)
    name = name.slice(0, 75).replace(/ (?:for|with|in|on|at|of|from|to|that|and) [^ ].*$|\s+\S*$/, '');
  return { name: capital(name.replace(/^["“”'\s]+/, '')), detail: beside.filter((one) => one !== '').join('; ') };
}

const CLAUSE =
  /\b(?:we|I|it|they|he|she|who|which|is|are|was|were|will|would|must|should|can|cannot|has|have|had|says?|stays?|exists?|gets?|goes|needs?|wants?|es|son|ist|sind|est|sont)\b|['’](?:ll|t|re|m|ve)\b/i;
const NEGATED =
  /(?<!\p{L})(?:no|not|never|none|nor|without|nicht|kein(?:e[nrsm]?)?|ohne|sin|pas|sans|non|senza|niet|geen)(?!\p{L})/iu;

/** The things that stand in a list or after a verb: a noun that can be delivered, and what stands beside it. */
function thingsIn(
  object: string,
  passage: Passage,
  isListed: boolean,
  isMaybe: boolean,
  isKnown = false,
): Deliverable[] {
  const things: Deliverable[] = [];
  const parts = partsOf(object);
  const isList = isListed || parts.length > 2;
  for (const part of parts) {
    const { name, detail } = named(part);
    const last = things.at(-1);
    if (
      name === '' ||
      /^(?:before|by|until|for|in|on|at|from|with|to|that|because)\b/i.test(name) ||
      NEGATED.test(name) ||
      /^(?:but |and )?(?:not?|without|never|rather)\b/i.test(part)
    )
      continue;
    const head = headOf(name);
    const isDetail =
      last !== undefined &&
      DETAIL.test(part) &&
      !(head && /^for /i.test(part)) &&
      (!head || !/^(?:full|single|double|black|colou?r|woven|printed|square|round|wall|self)\b/i.test(part));
    const isThing =
      head !== undefined &&
      !CLAUSE.test(name.replace(/ (?:that|which|who) .*$/, '')) &&
      !(isDetail && !/^\d+ |^(?:one|two|three|four|five|six) /i.test(part));
    const add = (kind: Kind, noun: string) =>
      things.push({
        name,
        detail,
        kind,
        noun,
        passage,
        isMaybe: isMaybe || MAYBE.test(masked(part)),
        ...(passage.mark && { mark: passage.mark }),
      });
    if (isThing) add(head.kind, head.noun);
    else if (isDetail && last)
      last.detail = [last.detail, part.replace(/[\s.]+$/, '')].filter((one) => one !== '').join(', ');
    else if (CLAUSE.test(part)) {
      // 'online booking (…)', 'we use a system for it': told of the thing before it
      if (last && !isList) break;
    } else {
      const words = name.split(' ').length;
      const isNoun = /^(?:an?|the|our|some|new|\d+|two|three|four) /i.test(part.replace(/^and /, ''));
      const other =
        !isKnown && words < (isList ? 9 : 6) && !/^\d/.test(name) && !NO_THING.test(name)
          ? otherHead(name, isList && isNoun)
          : undefined;
      if (other) add(other.kind, other.noun);
      else if (isListed && words < 5 && !/^\d/.test(name) && !NO_THING.test(name)) add(OTHER, name.toLowerCase());
      else if (last && !isList) break;
    }
  }
  return things;
}

/** A line of a list is one thing: its name, and the rest of the line as it was written. */
function listed(passage: Passage, isMaybe: boolean): Deliverable[] {
  const { text, header, mark } = passage;
  const [sentence = text] = sentencesOf(text);
  const lead = masked(sentence).search(/(?<!\d)[,:]|[,:](?!\d)|[;(#]|\s[–—-]\s/);
  const first = lead === -1 ? sentence : sentence.slice(0, lead);
  const rest = (lead === -1 ? '' : sentence.slice(lead)).replace(/^[\s,;:–—-]+/, '').replace(/[\s.;]+$/, '');
  const head = headOf(named(first).name);
  // 'Object: 17 panels, 64 labels and a map'
  if (!head && sentence.charAt(lead) === ':') {
    const several = thingsIn(objectOf(rest), passage, true, isMaybe);
    return several.length > 1 ? several : [];
  }
  const kind =
    head ??
    (header !== undefined && ASK.test(header) && first.split(' ').length < 9
      ? { kind: OTHER, noun: first.toLowerCase() }
      : undefined);
  if (!kind) return [];
  const detail = /^\([^()]*\)$/.test(rest) ? rest.slice(1, -1) : rest;
  return [{ name: named(first).name, detail, ...kind, passage, isMaybe, ...(mark && { mark }) }];
}

/** The verbs of which we are the doers. */
const OURS =
  /^(?:have|get|order|commission|publish|print|replace|renew|rethink|redesign|re-?brand|refresh|update|rework|redo|design|draw|make|create|produce|develop|build|do|overhaul|modernise|modernize|revamp|improve|set|add|illustrate|lay|write|name|rename|put|launch|see|give|hand|use|be|find)$/i;
const OF_US =
  /\b(?:council|board|school|club|team|company|family|society|foundation|association|church|parish|client|trust|museum)\s*$/i;
const NO_LIST =
  /\b(?:questions?|not|don['’]?t|avoid|never|conditions?|rules|remember|note|please do|must|facts|know|have|background|about us|answers?|criteria|goals?|aims?|objectives?|wishes|reasons?|dates|deadlines|contacts?|exclud\w+)\b/i;

/** What a passage asks for. @param hasBegun something was asked for before it @param isNext in the very sentence before it @param earlier what was said before it */
function askedIn(
  passage: Passage,
  hasBegun: boolean,
  isNext: boolean,
  earlier = '',
): { things: Deliverable[]; withdrawn?: Withdrawn } {
  const { text, isItem, header } = passage;
  if (
    WITHDRAWN.test(text) &&
    namedIn(text).length > 0 &&
    (isItem || /^(?:the|that|forget|ignore|scrap|cancel|not part)\b/i.test(text))
  )
    return { things: [], withdrawn: { text } };
  if (isItem) {
    const isAsked =
      header === undefined
        ? true
        : !NO_LIST.test(header) || (ASK.test(header) && !/\bquestions?|answers?\b/i.test(header));
    const isSentence =
      /^(?:we|i|it|they|he|she|there|please|no|not|don['’]?t|do|never|must|can (?:you|we|it|I)|could|is|are|what|who|how|when|why|which|if|existing|our \w+ (?:is|are|was|has|have))\b/i.test(
        text,
      ) ||
      /\?$/.test(text) ||
      /\b(?:is|are|was|were|stays?|remains?|must|has to|have to|will|shall|should|wants?|need)\b/i.test(
        masked(sentencesOf(text)[0] ?? '').split(/[,;(:–]/)[0] ?? '',
      );
    if (!isAsked || (isSentence && !ASK.test(text))) return { things: [] };
    if (!isSentence) return { things: listed(passage, MAYBE.test(masked(text))) };
  }
  const things: Deliverable[] = [];
  // 'the concert poster, which we also need'
  const besides = /((?:\p{L}+ ){0,2}\p{L}+),? (?:that|which) (?:we|I) (?:also |still )?need\b/iu.exec(
    text.replace(/\([^)]*\) ?/g, ''),
  )?.[1];
  if (besides && headOf(besides))
    return { things: thingsIn(besides.replace(/^(?:it |for |the )+/i, ''), passage, false, false, true) };
  // 'Scanning we would like to have quoted separately'
  const separately =
    /^([^,;:]{3,50}?) (?:we|I) (?:would|['’]d) like (?:to (?:have|see) )?(?:it )?(?:quoted|priced|offered)\b/i.exec(
      text,
    )?.[1];
  if (separately && headOf(separately)) return { things: thingsIn(separately, passage, false, true) };
  for (const clause of clausesOf(text)) {
    if (
      /\b(?:needed|wanted|looked for|was after)\b/i.test(clause) &&
      !/^(?:offer|quote|price|quotation|needed|wanted)/i.test(clause)
    )
      continue;
    const renewed = RENEW.exec(
      masked(clause).length === clause.length ? clause.replace(/\([^)]*\)\s*/g, '') : clause,
    )?.[1];
    if (renewed && headOf(renewed)) {
      things.push(...thingsIn(renewed, passage, false, false));
      continue;
    }
    const match = DO.exec(clause) ?? ASK.exec(clause);
    // 'the mill wants the labels four weeks ahead'
    if (match && /^wants$/i.test(match[0]) && match.index > 0 && !OF_US.test(clause.slice(0, match.index))) continue;
    const colon = /^[^:]{0,60}:\s+(.{8,})$/.exec(clause)?.[1];
    if (match && !DENIED.test(clause.slice(0, match.index + match[0].length))) {
      const object = clause.slice(match.index + match[0].length);
      // 'we want to change the texts ourselves': a verb that is no work of ours
      const does = /^\s*(?:also |just |really )?(?:you )?to (\p{L}+)/iu.exec(object)?.[1];
      if (does && !OURS.test(does)) continue;
      const anew = anewOf(object, passage, earlier);
      if (anew) {
        things.push(anew);
        continue;
      }
      const isMaybe = MAYBE.test(clause.slice(0, match.index));
      const isSelf = /\?\s*$/.test(clause) && !/\byou\b/i.test(clause);
      if (isSelf) continue;
      const inList = colon && clause.indexOf(':') > match.index && !headOf(object.split(':')[0] ?? '') ? colon : object;
      const found = thingsIn(objectOf(inList), passage, inList === colon || FOREIGN_ASK.test(match[0]), isMaybe);
      const rest = /^[^:]{2,60}: (.{4,160})$/.exec(object)?.[1];
      if (found.length === 1 && found[0] && inList === object && rest && found[0].detail === '')
        found[0].detail = rest.replace(/[\s.]+$/, '');
      things.push(...found);
    } else if (
      !match &&
      hasBegun &&
      ((GOES_ON.test(clause) && !/\?$/.test(clause)) ||
        (isNext && clause === text && !/\?$|^\d+ ?(?:g|kg|mm|cm|m|ml|cl|l)\b/.test(clause) && isFragment(clause)))
    ) {
      const rest = clause.replace(GOES_ON, '');
      if (isFragment(rest) && !/^(?:no|not|without)\b/i.test(rest))
        things.push(...thingsIn(objectOf(rest), passage, false, MAYBE.test(clause), true));
    }
  }
  return { things };
}

/** 'We need a new one': a new one of what was spoken of. */
function anewOf(object: string, passage: Passage, earlier: string): Deliverable | undefined {
  const match = /^\s*(?:an? |the )?(?:new|better|proper|second|different|modern) one\b(?::\s*|,\s*)?(.*)$/i.exec(
    object,
  );
  const known = match && namedIn(earlier).find(({ kind }) => kind.id !== 'other');
  return known
    ? {
        name: `New ${known.word.toLowerCase()}`,
        detail: (match[1] ?? '').replace(/[\s.]+$/, ''),
        kind: known.kind,
        noun: known.noun,
        passage,
        isMaybe: false,
      }
    : undefined;
}

function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const match of masked(text).matchAll(
    /;\s+|(?<=\p{L}), (?=(?:and |but |so )?(?:we|i|it|they|he|she|my|our \w+ (?:is|are|needs?))\b)|\s[–—]\s/giu,
  )) {
    clauses.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...clauses, text.slice(from)];
}

/** Up to where what is asked for reaches; 'rather than a flyer' asks for no flyer. */
function objectOf(text: string): string {
  const own = text
    .trim()
    .replace(/,?\s*\b(?:rather than|instead of|and not|but not|not an?|without|no need for|not)\b[^,;()]*/gi, '');
  const end = masked(own).search(ENDS);
  return end === -1 ? own : own.slice(0, end);
}

/** 'Then the front window.', 'Plus 200 stickers': no verb in it. */
function isFragment(text: string, isBegun = false): boolean {
  const own = objectOf(text);
  const tokens = tokensOf(own).flat();
  return (
    own !== '' &&
    own.split(' ').length < 16 &&
    (isBegun ||
      /^(?:and )?(?:an?|the|our|some|\d+)\b/i.test(own) ||
      own.split(' ').length < 7 ||
      !tokens.some(({ pos, lower }) => (pos === 'VERB' || pos === 'AUX') && !/(?:ed|ing|en)$/.test(lower))) &&
    own.split(/,| and /).some((part) => headOf(named(part).name) !== undefined) &&
    !/\b(?:is|are|was|were|have|has|had|we|i|they|it|stays?|should|could|can|cannot|will|would|must|may|sells?|goes|wants?|needs?|gets?|costs?|works?)\b(?! label)|['’](?:ll|t|re|s (?:a|the|not))\b/i.test(
      own,
    )
  );
}

const bareOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:new|the|our|some|all|nice|simple|proper|better|\d+) /, '')
    .replace(/s$/, '');

/** Up to the first part that is a clause of its own: 'logo for our orchestra, the violin looks like a pan'. */
function beginningOf(text: string): string {
  const parts = text.split(/, /);
  const end = parts.findIndex((part) => CLAUSE.test(part) || /^the \p{L}+ \p{L}+s /u.test(part));
  return (end === -1 ? parts : parts.slice(0, end)).join(', ');
}

/** Each thing once, in the order in which it was asked for: 'new boxes' are the ring box and the bangle box that follow. */
export function askedFor(
  passages: readonly Passage[],
  apart: readonly string[] = [],
): { asked: Deliverable[]; withdrawn: Withdrawn[] } {
  let asked: Deliverable[] = [];
  const withdrawn: Withdrawn[] = [];
  let last = -2;
  passages.forEach((passage, index) => {
    if (apart.includes(passage.text)) return;
    const isMailStart =
      index === 0 ||
      (index === 1 && (passages[0]?.text.split(' ').length ?? 9) < 3) ||
      (passage.isOthers && passages[index - 1]?.isOthers !== true);
    if (
      isMailStart &&
      !passage.isItem &&
      !/\?$/.test(passage.text) &&
      (!ASK.test(passage.text) || passage.text.includes(',')) &&
      !ASK.test(passage.text.split(',')[0] ?? '') &&
      isFragment(objectOf(beginningOf(passage.text)), (namedIn(passage.text)[0]?.at ?? 99) < 25)
    ) {
      last = index;
      const begun = thingsIn(objectOf(beginningOf(passage.text)), passage, false, false, true);
      asked.push(...begun);
      if (begun.length > 0 && !ASK.test(passage.text)) return;
    }
    const found = askedIn(
      passage,
      asked.length > 0,
      last === index - 1,
      passages
        .slice(Math.max(0, index - 2), index)
        .map(({ text }) => text)
        .join(' '),
    );
    if (found.withdrawn) withdrawn.push(found.withdrawn);
    if (found.things.length > 0) last = index;
    for (const thing of found.things) {
      // in a thread the word of who writes to us is the last one
      if (!passage.isOthers)
        asked = asked.filter((one) => !(one.passage.isOthers && one.noun === thing.noun && one.kind.id !== 'book'));
      const same = asked.filter((one) => one.noun === thing.noun && !(one.passage.isItem && one.passage === passage));
      const isBare =
        bareOf(thing.name) === thing.noun.replace(/-/g, ' ').replace(/s$/, '') ||
        bareOf(thing.name).split(' ').length === 1;
      const known = same.find((one) => bareOf(one.name) === bareOf(thing.name) || isBare);
      if (known) {
        if (known.detail === '' && thing.detail !== '') known.detail = thing.detail;
        continue;
      }
      const general = same.find((one) => bareOf(one.name).split(' ').length === 1 && one.passage !== passage);
      if (general && !passage.isItem && thing.name.split(' ').length < 4)
        asked = asked.filter((one) => one !== general);
      asked.push(thing);
    }
  });
  for (const { text } of passages)
    for (const [said, mark] of text.matchAll(
      /\b(?:but )?(?:not|except(?: for)?|without|leave out|ignore|skip) (?:points?|items?|no\.?|number|letter|position) ?\(?(\w{1,2})\b/gi,
    )) {
      const gone = asked.find((one) => one.mark === mark?.toLowerCase());
      if (!gone || said === '') continue;
      asked = asked.filter((one) => one !== gone);
      withdrawn.push({ text });
    }
  return { asked: asked.length > 0 ? withoutParts(asked) : wishedOf(passages), withdrawn };
}

/** 'The new identity should be …; the website should have …': where nothing is asked for in so many words. */
function wishedOf(passages: readonly Passage[]): Deliverable[] {
  const things: Deliverable[] = [];
  // 'Rebrand.', 'Front and back label, capsule too.', 'Design of information for 62 stops: a map, signs and screens'
  for (const passage of passages) {
    const { text, isItem, isOthers } = passage;
    if (
      isItem ||
      isOthers ||
      /\?$|^\d[\d.,]* |\ba (?:year|week|month|day)\b|\bper\b|^(?:no|not|without)\b|^\d+ ?(?:g|kg|mm|cm|m|ml|cl|l)\b/i.test(
        text,
      )
    )
      continue;
    const listed = /^[^:]{4,90}:\s+(.{8,})$/.exec(text)?.[1];
    const found =
      listed &&
      /\b(?:need|look|studio|agency|new|scope|deliver\w*|want|order|design|items?|products?|work|pieces|job|information|services?|task)\b[^:]*:/i.test(
        text,
      ) &&
      !/^(?:deadline|budget|dates?|contact|fee|timing|price|languages?|colou?rs?|accessibility)\b/i.test(text) &&
      listed.split(/,| and /).some((part) => headOf(named(part).name))
        ? thingsIn(objectOf(listed), passage, true, false)
        : isFragment(text) && !/^[\p{L} -]{2,30}:|\b(?:supplied|delivered|provided|approved)\b/u.test(text)
          ? thingsIn(objectOf(text), passage, false, false)
          : [];
    for (const thing of found)
      if (!things.some(({ noun, name }) => noun === thing.noun && name === thing.name)) things.push(thing);
  }
  if (things.length > 0) return things;
  for (const passage of passages)
    for (const part of passage.text.split(/[;:]\s+/)) {
      const subject =
        /^(?:and )?((?:the|our) (?:new )?[^,.;]{3,50}?) (?:should|must|needs? to|has to|ought to)\b(?! (?:stay|remain|not|never|keep))/i.exec(
          part,
        )?.[1];
      for (const thing of subject ? thingsIn(subject, passage, false, false) : [])
        if (!things.some(({ noun }) => noun === thing.noun)) things.push(thing);
    }
  return things;
}

/** A book and its layout are one thing, or the layout is what is asked for and the book is what it is for. */
function withoutParts(asked: readonly Deliverable[]): Deliverable[] {
  const layouts = asked.filter(({ kind }) => kind.id === 'layout');
  const book = asked.find(({ kind, passage }) => kind.id === 'book' && !layouts.some((one) => one.passage === passage));
  const [layout] = layouts;
  if (!layout) return [...asked];
  const told = (one: Deliverable) => [one.name, one.detail].filter((text) => text !== '').join(', ');
  const joined: Deliverable = {
    ...layout,
    name: capital(layouts.map(({ name }, index) => (index === 0 ? name : name.toLowerCase())).join(' and ')),
  };
  const isListOfWork =
    layouts.length > 1 || asked.some(({ kind, passage }) => kind.id === 'cover' && passage === layout.passage);
  if (!book)
    return asked
      .filter((one) => one === layout || !layouts.includes(one))
      .map((one) => (one === layout ? joined : one));
  return isListOfWork
    ? asked
        .filter((one) => one !== book && (one === layout || !layouts.includes(one)))
        .map((one) =>
          one === layout
            ? { ...joined, detail: [joined.detail, told(book)].filter((text) => text !== '').join('; ') }
            : one,
        )
    : asked
        .filter((one) => !layouts.includes(one))
        .map((one) =>
          one === book
            ? { ...book, detail: [book.detail, ...layouts.map(told)].filter((text) => text !== '').join('; ') }
            : one,
        );
}
