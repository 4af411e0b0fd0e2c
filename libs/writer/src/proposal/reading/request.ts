import { isForeignBrief } from '../../brief/units';
import { askedFor, type Deliverable, type Withdrawn } from './asked';
import { namedIn } from './kinds';
import { type Letter, letterOf, type Passage } from './passages';
import { type DayInRole, daysIn, leadOf, type Sum, sumsIn } from './roles';

/** Where a condition takes effect. */
export type Effect = 'stays' | 'never' | 'contact' | 'law' | 'drafts';

/** What the client holds us to, in the words in which it was said. */
interface Condition {
  text: string;
  effect: Effect;
}

/** A request in typed pieces, each tied to the sentence that says it. */
export interface Reading {
  request: string;
  letter: Letter;
  isForeign: boolean;
  /** of the day on which the request was written, where it says so */
  writtenOn?: Date;
  /** 'a funeral director’s in Otley' */
  who?: string;
  /** the name of a house, or of who signs */
  client?: string;
  asked: Deliverable[];
  maybe: Deliverable[];
  withdrawn: Withdrawn[];
  conditions: Condition[];
  questions: Passage[];
  days: DayInRole[];
  sums: Sum[];
  lead: ReturnType<typeof leadOf>;
  /** who decides, approves or is the contact: sentences */
  people: string[];
  /** two wishes that cannot both hold, or two people who want different things */
  conflicts: string[];
  /** not to be repeated in a paper that travels */
  confidential: string[];
  /** working days that each review takes on their side */
  reviewDays?: number;
  /** where something of theirs is referred to that we have not seen: 'same blue' */
  unseen?: string;
  /** what is said of the work and stands nowhere else: sizes, numbers, what there is */
  facts: string[];
  /** how and when they pay, with or without taxes */
  terms: string[];
  isProductionAsked: boolean;
  isPricedApart: boolean;
  isRough: boolean;
}

const CONFIDENTIAL =
  /\b(?:confidential(?:ly)?|between (?:us|you and me)|not (?:yet )?(?:been )?(?:announced|public)|isn['’]t (?:announced|public)|nobody (?:outside )?(?:can|may|should|must|is to) (?:know|see|hear)|(?:please )?don['’]t (?:tell|mention|say anything)|(?:he|she|they|the (?:board|staff|team|chairman|chair|others)) (?:doesn['’]t|don['’]t|does not|do not) know|(?<!no )secret(?!ar)|keep (?:this|it|that) (?:quiet|to yourself|private)|discreet|would rather (?:he|she|they) (?:was|were|did) not|stealth|embargo\w*|off the record|\bis (?:very |rather |a bit )?(?:slow|difficult|stubborn|forgetful|hopeless)\b|slow to answer|must not be sad|should not get shock|was blamed|please do not (?:mention|tell|cc|copy))\b/i;
const DECIDES =
  /\b(?:decisión|entscheide\w*|décide\w*|decides?|(?:has|have|will have|takes?|makes?) the (?:last|final) (?:word|say)|decision (?:is|lies|rests)|approves?|signs? (?:it |everything |things )?off|has to (?:agree|approve|sign)|have to (?:agree|approve|sign)|must (?:agree|approve)|needs? (?:to approve|approval|board approval)|reviews? every|(?:my|your|the|our) contact (?:is|will be|person)|contact:|votes?|has a vote|is in charge|answers? (?:to|for)|point of contact)\b/i;
const RULE =
  /\bno se toca\b|\bpreferimos\b|\bbleibt\b|^(?:keine?|ohne|sin|sans|pas de)\b|\bplease\b(?! (?:see|find|quote|send|let|tell|state|advise|confirm|be honest|make an offer))|\b(?:one|two|three|single|max \d) colou?rs?\b|\b(?:English|Welsh|French|German|Spanish|Italian|Dutch|Arabic|Irish|Catalan|Polish|Turkish|Swahili|Hindi|Portuguese)\b.*\b(?:first|and|only)\b|\bnothing (?:can|may)\b|\bno site visits\b|\bforbid(?:s|den)\b|\bcannot bid\b|\bnot part of\b|\bseparate (?:totals|offers|prices|price)\b|\bmust\b|^(?:no|not|never|nothing|only|without|avoid|don['’]t|do not|keep|nobody|neither|please (?:no|don['’]t|do not|avoid|keep|leave|use)|existing|same|use)\b|\b(?:must(?:n['’]t)?|may not|cannot be|can['’]t be|(?:has|have) to (?:be|stay|fit|work|look|go|match|match|have|show|survive|come|carry|stand|say)|(?:don['’]t|doesn['’]t|do not|does not) want|won['’]t have|should(?:n['’]t)?(?! have)|ought to|not allowed|forbidden|at least \d|at most|no more than|not more than|max(?:imum)?\.?|min(?:imum)?\.?|insists?|stays?\b|staying|remains?|not to be|(?:is|are) out\b|is required|mandatory|compulsory|instead of|rather than|would rather|prefer(?:s|ably)?|ideally|please (?:don['’]t|do not)|nothing (?:too|that|with|on)|not (?:too|like|look|another|a single|even)|can (?:only|do max)|only (?:on|in|two|three|one|after|before|when|if)|hate[sd]?|can['’]t stand|needs? to (?:be|fit|work|feel|look|last|survive|match|read))\b/i;
const NO_RULE =
  /\b(?:don['’]?t know|do not know|not sure|can['’]?t (?:afford|say|tell|remember|find|come|open|get|decide)|no idea|couldn['’]?t|didn['’]?t|wasn['’]?t|not yet|haven['’]?t|hasn['’]?t|hadn['’]?t|nobody (?:knows|finds|reads|comes|understands|used)|I don['’]t mind|must be (?:fifteen|ten|twenty|over|about)|must have been|not fussed|I hope this is|should (?:arrive|know|mention|say|add|explain)|we should (?:probably )?(?:talk|meet)|it must be)\b/i;
const MANNER =
  /\b(?:(?:want|wants|would like|['’]d like|should|needs?|hope|wish)\b[^.;]{0,50}\b(?:feel|look|sound|be (?:simple|clear|calm|bold|warm|modern|easy|quiet|friendly|serious|fun)|something (?:simple|bold|calm|warm|modern|timeless|quiet|playful|that))|^(?:in )?(?:pink|gold|silver|red|blue|green|yellow|orange|black|white|grey|gray|brown|purple|beige|cream|turquoise|navy|maroon|mint)(?:(?:,| and| &| or)? (?:pink|gold|silver|red|blue|green|yellow|orange|black|white|grey|gray|brown|purple|beige|cream|turquoise|navy|maroon|mint|only))*(?=[.!]?$)|in the style of|I (?:like|love|liked|loved)|we (?:like|love|liked|loved)|colours? (?:are|is|orange|red|blue|green)|our colours?)\b/i;
const ASKS = /\b(?:need|want|would like|['’]d like|enquire|looking for|quote|asked? for)\b/i;
const FOLLOWS_HEADER = /\b(?:not|don['’]t|never|avoid|without|no-gos?|no gos?)\b[^.]*$/i;

const NO_MOTIF =
  /^(?:(?:please|also|and|but|so|then),? )*(?:no|never|avoid|without|nothing \p{L}+|absolutely no|keine?|sin|pas de|niente|geen)\b(?! (?:rush|hurry|idea|one|need|later|more than|problem|worries|matter|doubt|longer|budget))|\b(?:don['’]t|do not) (?:use|show|print|put|want (?:any |to see |it to look |anything )?(?!to (?:lose|spend|wait|pay|be)|us|you|it\b))|\bplease (?:no|don['’]t|do not|avoid) (?!contact|call|ring|tell|send|phone|write|e-?mail|ask)|\bno [\p{L} ]{3,30},? (?:please|pls)\b|\b(?:is|are) out\b|\bexcept (?:green|red|blue|yellow|pink|purple|orange|black|brown|grey)\b|\bpreferimos evitar\b|\b(?:color|colour|font|word)s? .{0,40}\bnot? (?:be )?used\b/iu;
const EFFECTS: readonly [Effect, RegExp][] = [
  [
    'contact',
    /^(?:please )?(?:call|ring|phone|e-?mail|text|write|whats ?app)\b|\b(?:rather than (?:mail|e-?mail|a video call|call)|no site visits?|by e-?mail only|in writing only|call back|contact (?:her|him|them) directly|send (?:it )?(?:by|on) (?:e-?mail|whats ?app)|on site (?:on|before|after)|happening on site)\b/i,
  ],
  [
    'stays',
    /\b(?:stays?|staying|remains?|(?:have|has) to stay|stay as (?:it|they)|keep (?:the|our|it)|kept|existing (?:ones?|logo)|to be followed|no se toca|bleibt)\b/i,
  ],
  ['never', NO_MOTIF],
  [
    'law',
    /\b(?:legal|lawyer|regulat\w+|mandatory|statutory|certificat\w+ (?:has|is|not)|trade ?mark|listed (?:building|with)|heritage|permission from|barcode|nutrition|e-label)\b|\bEU rule\b/i,
  ],
];

const effectOf = (text: string): Effect => EFFECTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'drafts';

const PROPER =
  "(?:\\p{Lu}[\\p{L}\\d'’&.-]*|&)(?: (?:\\p{Lu}[\\p{L}\\d'’&.-]*|&|of|the|de|da|du|del|la|le|and(?= \\p{Lu})|und))*";
const WHO = new RegExp(
  `\\b(?:[Ww]e(?: are|['’]re)|I(?: am|['’]m)|[Ii] (?:run|own|manage|have)|[Ww]e (?:run|own|manage)|[Tt]his is|[Ww]ir sind)\\s+((?:an?|the|two|three|four|five|six|seven|ein[e]?)\\s+(?:[^.,;:!?()–—]{3,70}))`,
  'u',
);
const ORG =
  '(?:Hospital|School|College|University|Museum|Hotel|Inn|Club|FC|Society|Centre|Center|Summit|Festival|Council|Library|Theatre|Church|Trust|Foundation|Brewery|Bakery|Farm|Practice|Studio|Ltd|GmbH|Inc|JSC|LLC|AB|AS|BV|Oy|Co|SA|Toys|Cement|Group|Association|Cooperative|Winery|Secondary|Academy|Dairy|Sails)';
const HOUSE = [
  new RegExp(
    `\\b(?:[Ww]e are|[Ww]e['’]re|[Tt]his is|[Ii]['’]?m|I am|[Nn]ame is|[Nn]ame stays:|[Nn]ame stays|business is|[Ii] (?:manage|run|own)|[Oo]n behalf of|(?:shop|firm|café|bakery|business|company|pub|place|club|studio|band|farm|restaurant|salon|brand|its|it['’]s|logo for [^.]{3,30}\\.) (?:is )?called)\\s+(${PROPER})`,
    'u',
  ),
  new RegExp(`^(?:The |the )?(${PROPER})(?=,? (?:has|have|is|needs?|wants?|would|invites?|will|\\(|we )|,)`, 'u'),
  new RegExp(
    `\\b(?:from|behalf of|(?:manager|owner|chair|director|lead|head|secretary|curator|archivist|buyer|founder|clerk|coordinator|officer|teacher|librarian)s? (?:of|at|to|for)|[Ff]oundation)\\s+(?:the )?(${PROPER})`,
    'u',
  ),
  new RegExp(`\\bfor (?:the )?(${PROPER} ${ORG})(?![\\p{L}])`, 'u'),
];
const NO_HOUSE =
  /^(?:I|We|The|This|That|It|Hi|Hello|A|An|My|Our|Please|Can|Could|Do|Does|If|What|When|Where|Who|How|You|Your|Today|Yes|No|Not|There|Also|And|But|Then|Need|Looking|Request|Subject|Re|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German|French|Christmas|Easter|Instagram|Facebook|Google|Word|Canva|WhatsApp|Section|Budget|Colours?|Deadline|Quote|Offer|PDF|A\d)$/i;

const ROLE =
  /\b(?:director|manager|officer|chair\w*|head|secretary|treasurer|clerk|operations|owner|principal|president|founder|estates|communications|administrator|assistant|lead|team|partner|vicar|hon\.?|sent from)\b/i;
/** The house that writes: a name with capitals where a house's name stands. */
function houseOf({ passages, signature, signer }: Letter): string | undefined {
  if (signature) {
    const parts = signature.split(/,\s*/).map((part) => part.trim());
    const org =
      parts.find((part) => new RegExp(`\\b${ORG}\\.?$`, 'u').test(part)) ??
      (parts.length > 1 ? parts.find((part) => /^\p{Lu}/u.test(part) && !ROLE.test(part)) : undefined);
    if (org && !ROLE.test(org)) return org;
    const [, named] = new RegExp(`(?:,|^| of | at )\\s*(${PROPER})\\s*$`, 'u').exec(signature) ?? [];
    if (named && named.split(' ').length > 1 && named !== signer && !ROLE.test(named)) return named;
  }
  const own = passages.filter(({ isOthers }) => !isOthers).slice(0, 4);
  for (const [index, pattern] of HOUSE.entries())
    for (const { text, isItem } of own.slice(0, index === 0 ? 4 : 2)) {
      if (isItem) continue;
      const [, found] = pattern.exec(text) ?? [];
      const name = found
        ?.replace(/['’]s$/, '')
        .replace(/ I$/, '')
        .replace(/\.$/, '')
        .trim();
      if (
        !name ||
        NO_HOUSE.test(name.split(' ')[0] ?? '') ||
        name.length < 3 ||
        name === signer ||
        /^\p{Lu}+$/u.test(name)
      )
        continue;
      if (index > 0 && name.split(' ').length < 2) continue;
      if (index === 2 && /\b(?:in|near) $/.test(text.slice(0, text.indexOf(name)))) continue;
      return name;
    }
  return undefined;
}

function whoIs({ passages }: Letter): string | undefined {
  for (const { text, isOthers, isItem } of passages.slice(0, 5)) {
    if (isOthers || isItem) continue;
    const found = WHO.exec(text)?.[1]
      ?.replace(
        /\s+(?:who|which|that|with|and|but|looking|needing|because|so|where|working|trying|hoping|opening|planning|since|now|just|in need|about to|based on|starting|after|whose)\b.*$/i,
        '',
      )
      .trim();
    if (
      found &&
      found.split(' ').length > 1 &&
      found.length < 70 &&
      !/\b(?:bit|lot|little|few|same|only|one who|fan|mess|disaster)\b/i.test(found)
    )
      return found;
  }
  return undefined;
}

const PERSON =
  '(?:(?:[Mm]y|[Oo]ur|[Tt]he) (?:wife|husband|partner|son|daughter|boss|chair(?:man|woman|person)?|board|committee|owner|dad|mum|mom|father|mother|brother|sister|colleague|co-founder|founder|director|manager|treasurer|team|staff|kids|customers|marketing|sales|landlord|vicar|mayor|council|other partner)|marketing|sales|half (?:of )?(?:the|us|them)|\\p{Lu}\\p{Ll}+)';
const DIFFER = new RegExp(
  `\\b${PERSON} (?:would nevertheless |nevertheless |still |always )?(?:wants?|says?|thinks?|prefers?|would (?:like|prefer|rather)|likes?|reckons?|insists?|hates?|feels?)\\b.*\\b(?:but|whereas|while|though|I(?:['’]d| would| think| want| prefer| don['’]t| do not)|others?|the other half|${PERSON} (?:wants?|says?|thinks?|prefers?|would|likes?|hates?))\\b|\\b(?:wants?|wanted)\\b[^.]*,\\s*(?:my|our) \\w+ wants?\\b|\\b(?:can['’]t|cannot|don['’]t) agree\\b|\\b${PERSON} would nevertheless\\b`,
  'u',
);
const WANTS = new RegExp(
  `^(?:and |but )?${PERSON} (?:wants?|says?|thinks?|prefers?|would (?:like|prefer|rather)|insists?)\\b`,
  'u',
);
const PAIRS: readonly [RegExp, RegExp][] = [
  [
    /\b(?:modern|fresh|contemporary|young|bold|stand out|clean break|unusual)\b/i,
    /\b(?:traditional|classic|timeless|conservative|not notice|recogni[sz]e|familiar|like every|same as|nothing (?:changes|too))\b/i,
  ],
  [
    /\b(?:cheap|cheapest|as little as possible|lowest)\b/i,
    /\b(?:premium|luxur\w+|best quality|high[- ]end|exclusive|not be the deciding)\b/i,
  ],
  [
    /\b(?:minimal|simple|less text|few words|plain|short)\b/i,
    /\b(?:everything|all the (?:information|details)|full page|every detail|rich)\b/i,
  ],
  [/\b(?:playful|fun|funny|cuddly)\b/i, /\b(?:serious|solemn|strict|clinical)\b/i],
];
const isTorn = (text: string) =>
  /\bwithout (?:changing|losing|touching) (?:anything|everything|a thing)\b/i.test(text) ||
  (PAIRS.some(([one, other]) => one.test(text) && other.test(text)) &&
    /\b(?:but|yet|while|at the same time|nevertheless|that existing)\b|\band\b.{0,30}\b(?:cheapest|full page)\b/i.test(
      text,
    ));

const ASKS_US =
  /\?["”»')\]]*$|\b(?:tell (?:please|me|us)|(?:please|pls) (?:state|name|list|indicate|specify|quote)|let (?:me|us) know|please (?:advise|confirm|explain|check and tell|say)|(?:pls|please) check|I(?:['’]d| would) (?:like|be grateful) (?:to know|if you could (?:just )?tell)|how much (?:roughly|would|is|for|approx)|wondering (?:if|whether|how|what))\b/i;
const RHETORICAL = /^(?:right|ok|okay|you know|yes|no|no|eh|na|lol|why not|who knows|correct)\?$/i;
const REVIEW_DAYS =
  /\b(?:takes?|needs?|answers? take|reviews?\b[^.]*?\btakes?|within)\s+(?:about |around |up to |roughly )?(\d{1,2}|an?|one|two|three|four|five) (working |business )?(day|week)s?\b/i;

const isQuestion = ({ text, isOthers, isItem }: Passage) =>
  !isOthers && (ASKS_US.test(text) || (isItem && text.includes('? '))) && !RHETORICAL.test(text) && text.length > 8;

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

/** They have somebody who makes it. */
const OWN_MAKER =
  /\b(?:(?:not|n['’]t) need (?:any )?(?:help with )?print|own (?:arrangement|printer|carpenter|maker)|print\w* (?:is|are|will be|would be|as a) (?:a )?(?:separate|extra)|without (?:print\w*|production)|not for print|tendered separately|printing separate|pay (?:that|printing|for printing) ourselves|print(?:s|ed)? (?:them|it) (?:our|my)sel)/i;

export function readRequest(request: string, today: Date): Reading {
  const letter = letterOf(request);
  const isForeign = isForeignBrief(request);
  const own = letter.passages;
  const confidential = own.filter(({ text }) => CONFIDENTIAL.test(text)).map(({ text }) => text);
  const open = own.filter(({ text }) => !confidential.includes(text));
  const written = writtenOn(request, today);
  // dollars and no metres: the month stands before the day
  const isAmerican =
    /\$\s?\d|\b\d+(?:\.\d+)?k\b|\bUSD\b/.test(request) &&
    !/[€£]|\b(?:A|AU|NZ|C|CA|S|HK)\$|\bSGD\b|\bAUD\b|\bNZD\b|\bGST\b|\b\d+ ?(?:cm|mm|m|km)\b/.test(request);
  const days = own
    .flatMap((passage) => daysIn(passage, written ?? today, isAmerican))
    .filter(({ text }) => !/^today/i.test(text));
  const sums = own.flatMap(sumsIn);
  // 'If not please say so plainly' belongs to the question before it
  const questions: Passage[] = [];
  open.forEach((passage, index) => {
    if (!isQuestion(passage)) return;
    const before = questions.at(-1);
    if (
      before &&
      open[index - 1]?.text !== undefined &&
      before.text.endsWith(open[index - 1]!.text) &&
      /^(?:if|and|or)\b/i.test(passage.text)
    )
      questions[questions.length - 1] = { ...before, text: `${before.text} ${passage.text}` };
    else questions.push(passage);
  });
  const conflicts = open.flatMap(({ text, isOthers }, index) => {
    if (isOthers) return [];
    const next = open[index + 1]?.text ?? '';
    if (WANTS.test(text) && WANTS.test(next)) return [`${text} ${next}`];
    if (
      WANTS.test(text) &&
      /^(?:nobody else|no one else|I|we|the (?:rest|others)|but|everybody else)\b.*\b(?:wants?|don['’]?t|do not|would rather|prefer|hates?)\b/i.test(
        next,
      )
    )
      return [`${text} ${next}`];
    return DIFFER.test(text) || isTorn(text) ? [text] : [];
  });
  const inConflict = open.filter(({ text }) => conflicts.some((said) => said.includes(text))).map(({ text }) => text);
  const { asked: all, withdrawn } = askedFor(
    own,
    inConflict.filter((text) => !/\b(?:we|I) (?:also )?(?:need|would like)\b/i.test(text)),
  );
  const asked = all.filter(({ isMaybe }) => !isMaybe);
  const people = open
    .filter(
      (passage) =>
        DECIDES.test(passage.text) &&
        !passage.isOthers &&
        !/\b(?:quotations?|offers?|bids?)\b/i.test(passage.text) &&
        !isQuestion(passage) &&
        !inConflict.includes(passage.text),
    )
    .map(({ text }) => text);
  const asksInPassing = new Set(
    questions.filter(({ text }) => !text.includes('?') && all.some((one) => one.passage.text === text)),
  );
  const openQuestions = questions.filter((one) => !asksInPassing.has(one));
  const conditions = open.flatMap((passage): Condition[] => {
    const { text, header } = passage;
    const plain = text.replace(/\u2019/g, "'");
    if (
      isQuestion(passage) ||
      inConflict.includes(text) ||
      people.includes(text) ||
      withdrawn.some((one) => one.text === text)
    )
      return [];
    const isUnderNo = header !== undefined && FOLLOWS_HEADER.test(header);
    if (
      passage.isOthers &&
      (!/\b(?:stays?|keep|must|only|never)\b/i.test(plain) || /\b(?:I['’]d|not an option|I would)\b/i.test(plain))
    )
      return [];
    const isAim =
      passage.isItem &&
      header !== undefined &&
      /\b(?:goals?|aims?|objectives?|wishes|conditions?|rules|criteria|remember)\b/i.test(header);
    if (isAim) return [{ text, effect: effectOf(plain) }];
    if (
      /:$/.test(text) ||
      /^no (?:rush|hurry|problem|worries|idea)\b/i.test(text) ||
      sums.some((one) => one.passage === passage && one.role !== 'theirs' && !/\bper (?:piece|box)\b/i.test(text))
    )
      return [];
    const isAsked = all.some((one) => one.passage === passage);
    const isRule = (RULE.test(plain) || MANNER.test(plain)) && !NO_RULE.test(plain);
    if (isUnderNo) return [{ text: `${header}: ${text}`, effect: 'never' }];
    if (!isRule) return [];
    // a line that asks for a thing is told in the scope, and again only where it sets a limit
    if (
      isAsked &&
      !/\b(?:must|has to|have to|no |not |never|only|without|don['’]t|rather than|so (?:that|it)|should)\b/i.test(plain)
    )
      return [];
    if (isAsked && passage.isItem) return [];
    // of a long sentence that asks for things, the clause that sets the limit
    if (isAsked) {
      const clause = text
        .split(/, (?=(?:the|it|they|we|and|but|so|which) )|; | [–—] | (?=but |so that )/)
        .find((part) => RULE.test(part) && !ASKS.test(part));
      return clause && clause.length > 12 && clause.length < text.length
        ? [{ text: clause.replace(/[,;]$/, ''), effect: effectOf(clause) }]
        : [];
    }
    return [{ text, effect: effectOf(plain) }];
  });
  const review = own
    .map(({ text }) => REVIEW_DAYS.exec(text))
    .find(
      (match) =>
        match !== null &&
        /\b(?:review|approv|answer|repl|version|check|sign|feedback|lawyer|committee|board|legal)\w*/i.test(
          match.input,
        ),
    );
  const reviewDays = review
    ? (/^an?$/i.test(review[1]!)
        ? 1
        : Number(review[1]) || ['zero', 'one', 'two', 'three', 'four', 'five'].indexOf(review[1]!)) *
      (/week/i.test(review[3]!) ? 5 : 1)
    : undefined;
  const unseen =
    /\b(?:the )?same (?:blue|red|green|yellow|orange|colou?rs?|font|style|layout|design|logo|as (?:last (?:year|time)|before|always))\b|\blike (?:last (?:year|time)|the old one)\b/i.exec(
      request,
    )?.[0];
  const lead = own.map(({ text }) => leadOf(text)).find((found) => found !== undefined);
  const used = new Set([
    ...confidential,
    ...questions.map(({ text }) => text),
    ...people,
    ...inConflict,
    ...conditions.map(({ text }) => text),
    ...withdrawn.map(({ text }) => text),
  ]);
  const isTerms = (text: string) =>
    /\b(?:paid|pay(?:able|ment)?|half now|instal+ments?|dos partes|invoice|without (?:DDV|VAT)|VAT|GST|DDV|MwSt|days? net|validity)\b/i.test(
      text,
    );
  const terms = open
    .filter(
      ({ text, isOthers }) =>
        !isOthers &&
        isTerms(text) &&
        !sums.some(
          (one) =>
            one.passage.text === text && one.role === 'budget' && !/\b(?:pay|paid|dos partes|instal)/i.test(text),
        ) &&
        !isQuestion({ text, isOthers, isItem: false }),
    )
    .map(({ text }) => text);
  const facts = open
    .filter((passage) => {
      const { text, isItem, isOthers } = passage;
      if (
        used.has(text) ||
        /^(?:hi,? )?(?:we(?:['’]re| are)|i(?:['’]m| am)|my (?:husband|wife|partner|brother|sister) and i|we (?:sell|make|produce|run|own|supply)|i (?:run|own|make)|there are \w+ of us)\b/i.test(
          text,
        ) ||
        isOthers ||
        isItem ||
        /:$/.test(text) ||
        text.length > 260 ||
        terms.includes(text)
      )
        return false;
      const said = all
        .filter((one) => one.passage === passage)
        .map(({ name, detail }) => `${name} ${detail}`)
        .join(' ');
      if (sums.some((one) => one.passage === passage && one.role !== 'theirs')) return false;
      if (said === '' && days.some((one) => one.passage === passage && one.role !== 'other')) return false;
      // what has a size or a number that the scope does not show
      const numbers =
        text.match(
          /\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*)?(?=\s?(?:mm|cm|m\b|px|kg|g\b|l\b|ml|pages?|pp|words|copies|pieces|doors?|signs?|items|bottles|people|guests|colou?rs?|%|ft|inch|\p{L}{4,}))/giu,
        ) ?? [];
      const isNew = numbers.some((number) => !said.includes(number));
      return said === '' ? isNew || namedIn(text).some(({ noun }) => all.some((one) => one.noun === noun)) : isNew;
    })
    .flatMap((passage) => {
      const said = all
        .filter((one) => one.passage === passage)
        .map(({ name, detail }) => `${name} ${detail}`)
        .join(' ');
      if (said === '') return [passage.text];
      // of a sentence that asks for things, the clauses that tell something beside them
      return passage.text
        .split(/[:;]\s|,\s(?=(?:we|they|it|the|our|so|which)\b)|\s(?:and\s)?(?=(?:want|need|would like)\b)/)
        .filter(
          (part) =>
            part.length > 14 &&
            !ASKS.test(part) &&
            (part.match(/\d[\d.,]*/g) ?? []).some((number) => !said.includes(number)),
        );
    })
    .slice(0, 5);
  const client = houseOf(letter);
  const who = whoIs(letter);
  return {
    request,
    letter,
    isForeign,
    ...(written && { writtenOn: written }),
    ...(who && { who }),
    ...((client ?? letter.signer) && { client: client ?? letter.signer }),
    asked: asked.length > 0 ? asked : all,
    maybe: asked.length > 0 ? all.filter(({ isMaybe }) => isMaybe) : [],
    withdrawn,
    conditions,
    questions: openQuestions,
    days,
    sums,
    lead,
    people,
    conflicts,
    confidential,
    facts,
    terms,
    ...(reviewDays && { reviewDays }),
    ...(unseen && { unseen }),
    isProductionAsked:
      !OWN_MAKER.test(request) &&
      /\b(?:incl(?:uding|usive|\.)?|design and|designed and) (?:of )?(?:the )?(?:print\w*|production|making|install\w*|fitting|sewing|made)\b|\bhandle (?:the )?print\w*|\b(?:print|make|produce|install) (?:it|them) (?:too|as well|for us)\b|\bmaking included\b/i.test(
        request,
      ),
    isPricedApart:
      /\b(?:itemi[sz]ed|per (?:item|letter|piece|position)|separate(?:ly)? price|price (?:each|both)|break ?down|each (?:item|part) separately|separate prices)\b/i.test(
        request,
      ),
    isRough: /\b(?:roughly|ballpark|rough (?:idea|price|figure)|how much|order of magnitude|about how)\b/i.test(
      request,
    ),
  };
}

/** The client in few words: 'Thackray', 'a funeral director’s in Otley'. */
export const clientOf = ({ client, who }: Reading): string | undefined => client ?? who;
