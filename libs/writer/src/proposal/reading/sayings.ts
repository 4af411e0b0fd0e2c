import { isSocial } from './said';
import { type Passage, sentencesOf } from './passages';
import { RELATIVE_END } from './wanted';

/**
 * What a sentence of the client does in the letter.
 * - wish: it says what is to be made or done
 * - bound: it binds us: must, never, only, a standard
 * - fact: it tells of them, with a number or a name
 * - aside: a joke, a remark on somebody, a feeling
 */
type SayingKind = 'wish' | 'bound' | 'fact' | 'aside';
export interface Saying {
  text: string;
  kind: SayingKind;
  passage: Passage;
}

/** Says that something is wanted, in the languages that letters come in. */
export const WISH =
  /['’]d (?:like|love)(?!\p{L})|(?<!\p{L})(?:needs?|needed|wants?|would (?:like|love|help)|wish(?:es)?|looking (?:for|to)|(?:please|pls|could you|can you) look at|help us|do you do|(?:can|could|will|would) you (?:also |please |perhaps )*(?:do|make|help|design|draw|add|propose|print|look at)|propose|think with us|goal is|aim is|hope to|should be able|must be able|be able to see|thinking (?:of|about)|brauchen?|benötigen|suchen?|möchten?|wünschen|hätten gern|sollen|sollte|queremos|quiero|necesitamos|necesito|buscamos|busco|quisiéramos|nos gustaría|voudrions|voudrais|souhait(?:ons|e|erions)|cherchons|cherche|besoin|vorremmo|cerchiamo|abbiamo bisogno|precisamos|queremos)(?!\p{L})/iu;
const MUST =
  /(?<!\p{L})(?:must(?:n['’]t)?|(?:has|have|had) to(?! (?:go|come|laugh|say|admit)\b)|needs? to be|may not|may only|not allowed|no longer|(?:can['’]?t|cannot|can not) (?:be|use|have|show|change|say|go|touch|move|take|print|weigh|exceed|cost)|never|not (?:accepted|permitted|possible|included|wanted)|not to be|is not to|are not to|should(?:n['’]t| not)|(?:i|we)(?:['’]d| would)? (?:do not|don['’]t) (?:want|like|use|accept|allow|show|print|do)|rather (?:not|no|there)|mandatory|compulsory|obligatory|required?|requirement|strict(?:ly)?|forbidden|prohibited|allowed|only(?! \d)|please|pls|kindly|keeps?(?! (?:getting|being|losing|going|on|coming|asking|telling))|stays?|remains?|unchanged|(?:is|are) (?:out|fixed|binding)|leave\b.{0,30}\balone|at (?:least|most)|no (?:more|less) than|not more than|max(?:imum)?\.?|min(?:imum)?\.?|under (?=\d)|up to (?=\d)|within (?=\d)|survive|withstand|without|standards?|certif\w+|approv\w+|audited|hate|muss|müssen|darf|dürfen|sollen?|soll(?:te|ten)|nicht|keine?n?r?|nie|niemals|nur|bitte|mindestens|höchstens|wenigstens|bleib(?:t|en)|pflicht|vorschrift\w*|debe\w*|tiene(?:n)? que|hay que|no se(?! sabe)|nunca|nada de|ni un\w*|sin|solo|sólo|solamente|por favor|al menos|por lo menos|como m[áa]ximo|obligatori\w+|doit|doivent|il faut|jamais|pas de|ne .{2,30} pas|sans|seulement|uniquement|s['’]il vous plaît|svp|au moins|au maximum|obligatoire\w*|merci de)(?!\p{L})/iu;
const BEGINS_NO =
  /^(?:(?:and|but|also|oh|really|please)[ ,]+)*(?:do not|don['’]?t|no|not|nothing|none|never|zero|absolutely no|kein\w*|nicht|nichts|ohne|sin|nada|ni|pas|aucun\w*|sans)(?!\p{L})(?! (?:rush|hurry|idea|problem|worries|matter|doubt|budget|money|deadline))/iu;
/** 'WCAG 2.2 AA', 'BIS IS 2347', 'ISO 9001', 'USB-C' */
const STANDARD =
  /\b(?:WCAG|ISO|IEC|DIN|EN|BIS|ASTM|ANSI|BS|PDF\/(?:UA|A|X)|GDPR|DSGVO|RGPD|FDA|CE|UL|HACCP|FSC|Pantone|RAL|USB-?C|NFC|IP\d\d|NDA|ADA|EAA|BITV|HIPAA|PCI|Fairtrade|LMIV|MDR)\b/;
const LOUD = /\b(?:NOT|NO|NEVER|ONLY|MUST|WILL|ALL|ALWAYS|DON['’]?T|NIE|NICHT|KEIN\w*|JAMAIS|NUNCA|ALWAYS|EVERY)\b/;
const ACCESS =
  /\b(?:accessib\w+|barrierefrei\w*|blind|deaf|wheelchair\w*|arthritis|dyslex\w+|poor sight|accesib\w+|accessibilité)\b/i;

/** Of their family, their dead and their quarrels: nothing that a paper of ours repeats. */
const PRIVATE =
  /^(?:\p{L}+[!,.]? )?sorry(?!\p{L})[^:]{0,50}$|(?<!\p{L})(?:died|funeral|i lost|cried|crying|lawsuit|divorced?|fell out|isn['’]t a joke|not a joke|i['’]m sorry|so sorry|apolog\w+|hip|surgery|operation|illness|pregnan\w+|maternity|in hospital)(?!\p{L})/iu;

/** Somebody else's taste or habit, as one tells it with a smile. */
const SOMEBODY =
  '(?:(?:the|our|my|his|her|el|la|mi|le|notre|mon|ma|der|die|unser\\w*|mein\\w*) )?(?:(?:\\p{L}+ )?(?:director|mayor|boss|chair(?:man|woman|person)?|president|wife|husband|mother|father|owner|nephew|niece|uncle|aunt|brother|sister|son|daughter|minister|treasurer|vicar|priest|lawyer|accountant|board|suegro|suegra|mujer|marido|jefe|alcalde|chef|maire|directeur|président|femme|mari|neveu|neffe|onkel|tante|frau|mann|mutter|vater|bürgermeister\\w*|vorstand))(?: \\p{Lu}\\p{L}+)?';
const TASTE = new RegExp(
  `(?<!\\p{L})${SOMEBODY} (?:\\p{L}+ly |really |also |always |still |secretly )?(?:likes?|loves?|dreams?|wants?|wishes|fancies|reckons?|thinks?|believes?|says?(?! how)|hates?|prefers?|insists?|is going|drives?|drew|says no|dice|quiere|cree|veut|pense|dit|aime|rêve|will|möchte|meint|findet|träumt|liebt|sagt)(?!\\p{L})`,
  'iu',
);
const NAMED_TASTE =
  /^(?:and |but )?(?!(?:Not|No|Do|Dis\w*|Would|Really|We|I|They|It|You|This|That|There|What|Who|Which|Nobody|Everybody|Everyone|Law|Mining|Each|Every|All|Some|Most|Our|The|Customers|Clients|People|Guests)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:likes?|loves?|wants?|dreams?|reckons?|thinks?|believes?|threw|hates?|drives?|says(?! how))\b/u;
const JOKE =
  /\b(?:lol|haha|dream on|you know|in a good mood|with a smile|what can (?:i|we|you) say|don['’]t ask|i swear|believe me|trust me|laughing|laughed|whoa|comma|uh|um|erm|who on earth|i can['’]t believe|you notice|you can come|funny story|mouse trap|(?:been|are) arguing|za['’]atar|slow month|fishing|just kidding|joking|i['’]ll send you|buy you a|fingers crossed|i feel|i hope|i wish|makes me|(?:we|i) (?:laughed|cried)|ich schwöre|ya veremos|je vous jure)\b/i;
const BARGAIN =
  /\b(?:discount|negotiat\w+|cheaper|other (?:agenc|studio|offer|quote)\w*|don['’]t tell|between us|unter uns|entre nous|entre nosotros|rabatt|descuento|remise)\b/i;
const OF_BEFORE =
  /\b(?:(?:earlier|previous|last|former|old) (?:agency|designer|studio|freelancer|developer|photographer)|it was (?:make|made) by|(?:by|war|es) (?:the )?nephew)\b/i;
const ACCORDING =
  /\b(?:i (?:personally )?think|i guess|i suppose|in my opinion|i['’]m only|i am only|if you ask me|ich finde|ich glaube|creo que|je pense|à mon avis)\b/i;

const VETO =
  /['’]ll not (?:sign|agree|accept|approve)(?!\p{L})|(?<!\p{L})(?:veto\w*|(?:won['’]t|will not|refuses? to|not going to) (?:sign|agree|accept|approve|pay|allow|have it|be called)|not being called|(?:must|has to|have to) (?:agree|approve|sign|accept)|has the last word|decides?|(?:maybe|perhaps|actually|rather) not)(?!\p{L})/iu;

/** 'maybe pictures, maybe songs on the radio' */
const UNSURE = /(?<!\p{L})(?:maybe|perhaps|possibly|vielleicht|quizás?|tal vez|peut[- ]être)(?!\p{L})/iu;
const FACT = /\d|(?<=\p{Ll},? )\p{Lu}{2,}|(?<=\p{Ll},? )\p{Lu}\p{Ll}+/u;

/** What is said at the end of a sentence and belongs to no paper: ', I tried', '(please!!)', ', look it up'. */
const TAILS =
  /(?:, (?:and )?(?:I(?:['’]ve)? tried|trust me|believe me|you know|sorry|I (?:think|guess|hope|promise)|as you can imagine|just so you know|that['’]s all|and so on|etc|que ya veremos|I don['’]t|or whatever|to be honest|lol|haha)|\s*\((?:please|pls|sorry|yes|really|ha|lol|!|\?|\s|,)+\)|\s*[:;]-?[)(DP])+(?=[.!?]*$)/iu;
const LEADS =
  /^(?:(?:and|but|so|also|oh|ok|okay|well|plus|one more thing|btw|by the way|ojo|ah|und|aber|pero|mais|y|et|ps|p\.s\.|also|dann|donc)[,:]? +)+(?=\p{L})/iu;

/** A sentence as it stands in a list of ours: nothing of it is turned round, only what hangs on its ends goes. */
export function trimmed(text: string): string {
  const own = grammatical(text)
    .replace(/\s+/g, ' ')
    .replace(/[\u{1F300}-\u{1FAFF}\u{2600}-\u{27BF}]/gu, '')
    .replace(/^\(?\d[.)]\s+/, '')
    .replace(/^(?:request|brief|pedido|anfrage|demande)\s*[/:–-]\s*/i, '')
    .replace(LEADS, '')
    .replace(/\s*\((?:please|pls|yes|really|!|\s)+\)/gi, '')
    .replace(TAILS, '')
    .replace(/[!]+(?=["”’)]*$)/, '.')
    .replace(/[\s,;:–—-]+$/, '')
    .trim();
  const whole = /[.!?…]["”’)]*$/.test(own) ? own : `${own}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** At commas and dashes, but for those in brackets. */
const partedOutside = (text: string): string[] => {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      ((/[,;]/.test(letter) && text.charAt(at + 1) === ' ') ||
        (/[–—-]/.test(letter) && text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' '))
    ) {
      const to = /[,;]/.test(letter) ? at + 1 : at;
      parts.push(text.slice(from, to).trim());
      from = to;
    }
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== '');
};

/** The commonest slips of a borrowed English. */
const grammatical = (text: string): string =>
  text
    .replace(/\b(we|they|you|I) has\b/gi, '$1 have')
    .replace(/\b(he|she|it) have\b/gi, '$1 has')
    .replace(/\bpeoples\b(?! of)/g, 'people')
    .replace(/\b(information|advice|feedback|furniture|equipment)s\b/g, '$1');

/** Of a sentence the part that is somebody's taste or a joke is left away, where the rest stands without it. */
function withoutAsides(text: string): [rest: string, aside: string] {
  const isIt = (part: string) =>
    !VETO.test(part) && (TASTE.test(part) || JOKE.test(part) || ACCORDING.test(part) || OF_BEFORE.test(part));
  // '(new dies 85 lakh, chairman says no)': of what stands in brackets, too
  const parts = partedOutside(
    text.replace(/\(([^()]*)\)/g, (whole, within: string) => {
      const kept = within.split(/, /).filter((part) => !isIt(part));
      return !isIt(within) ? whole : kept.length > 0 ? `(${kept.join(', ')})` : '';
    }),
  );
  const first = parts.findIndex(isIt);
  if (first < 0) return [parts.join(' '), ''];
  const asides = parts.slice(first);
  const rest = parts
    .slice(0, first)
    .join(' ')
    .replace(/[\s,;–—-]+$/, '');
  return rest.split(' ').length > 2 &&
    (UNSURE.test(rest) ||
      MUST.test(rest) ||
      BEGINS_NO.test(rest) ||
      STANDARD.test(rest) ||
      WISH.test(rest) ||
      FACT.test(rest))
    ? [rest, asides.join(' ')]
    : ['', text];
}

const MOST_LEANING = 4;
/** Four words or fewer lean on what stands before them: 'Really no app.', 'Goal is 40.' */
/** 'Two of them are my uncles', 'It must fit there': cannot be read without what stands before it. */
const POINTS_BACK =
  /^(?:(?:and |but |so )?(?:(?:one|two|three|four|some|both|most|none|many|all) of (?:them|these|those)|they|he|she|his|her|their|those|these|the latter)|that['’]s|that is|this is)\b/i;
const leans = (text: string): boolean =>
  !/[€$£\d]/.test(text) &&
  ((POINTS_BACK.test(text) && text.length < 120) ||
    (text.split(/\s+/).length <= MOST_LEANING &&
      !(BEGINS_NO.test(text) && text.split(/\s+/).length > 1 && !/^really/i.test(text))));

/** What the client says beside what is asked of us, sentence by sentence. @param isTold is told elsewhere */
export function sayingsOf(passages: readonly Passage[], isTold: ReadonlySet<string>): Saying[] {
  const all: Saying[] = [];
  let before: Passage | undefined;
  for (const passage of passages) {
    const { text, header, isOthers, isItem } = passage;
    const isNext = before !== undefined;
    before = isTold.has(text) ? undefined : passage;
    if (isTold.has(text) || isSocial(text) || /[:：]$/.test(text) || RELATIVE_END.test(text)) continue;
    const lead = header !== undefined && BOUND_HEADER.test(header) ? `${header}: ` : '';
    for (const whole of sentencesOf(text)) {
      if (isSocial(whole) || (!/\p{Ll}/u.test(whole) && whole.split(' ').length < 4 && !/\d/.test(whole))) continue;
      const last = all.at(-1);
      // 'Alle. Also niemand.'
      if (!isItem && whole.split(' ').length < 3 && !/\d/.test(whole) && !BEGINS_NO.test(whole)) {
        all.push({ text: whole, kind: 'aside', passage });
        continue;
      }
      if (
        !isItem &&
        !isOthers &&
        isNext &&
        last &&
        leans(whole) &&
        !/^(?:we|i|our|my|wir|ich|unser\p{L}*|nous|somos)(?!\p{L})/iu.test(whole) &&
        !/[€$£]|\b(?:budget|euros?|usd|eur)\b/i.test(last.text) &&
        (BEGINS_NO.test(whole) || /^really/i.test(whole) || !MUST.test(whole)) &&
        !last.passage.isItem &&
        last.text.length < 200
      ) {
        last.text = `${last.text} ${trimmed(whole)}`;
        if (kindOf(whole, false, isOthers) === 'bound') last.kind = 'bound';
        continue;
      }
      const [rest, aside] = withoutAsides(isOthers ? whole.replace(/^\p{Lu}\p{Ll}+, (?=\p{Ll})/u, '') : whole);
      if (rest !== '') {
        const kind = kindOf(rest, lead !== '', isOthers);
        all.push({ text: kind === 'aside' ? rest : trimmed(lead + rest), kind, passage });
      }
      if (aside !== '') all.push({ text: aside, kind: 'aside', passage });
    }
  }
  return all;
}

const BOUND_HEADER =
  /\b(?:not|don['’]?t|never|avoid|without|no-?gos?|hate|kein\w*|nicht|ohne|sin|nunca|pas|sans)\b[^.]*$/i;

/** What is wrong today, and why. */
export const PROBLEM =
  /(?<!\p{L})(?:because|the problem|trouble|complain\w*|confus\w+|mistak\w+|nobody (?:knows|reads|finds|understands|can)|no one (?:knows|reads|finds)|do(?:es)?n['’]t (?:work|understand|find|know|read|see)|looks? (?:like|old|dated)|call(?:s)? it|we (?:lose|lost|keep (?:getting|losing))|broken|outdated|fail(?:s|ed|ure)?|too late|get(?:s)? lost|weil|das problem|niemand|el problema|nadie|porque|le problème|personne|parce que)(?!\p{L})/iu;
/** Binds whatever else is said. */
const HARD =
  /(?<!\p{L})(?:must|have to|has to|never|please|mandatory|required|not allowed|nothing may|may (?:only|never)|forbid\w*|i hate|we hate|n['’]autorise\w*|interdit\w*|aucune?|verboten|reste(?:nt)?|se queda\w*|prohibid\w+|may not|do not|don['’]t|cannot|can['’]t|stays?|muss|müssen|darf|bitte|debe\w*|tiene que|no se|doit|il faut)(?!\p{L})/iu;

function kindOf(text: string, isUnderRule: boolean, isOthers: boolean): SayingKind {
  // a weak word binds only in a short sentence
  const isBound =
    HARD.test(text) ||
    (MUST.test(text) && text.length < 130) ||
    BEGINS_NO.test(text) ||
    STANDARD.test(text) ||
    LOUD.test(text);
  if (
    PRIVATE.test(text) &&
    !/\b(?:stays?|must not|approves?)\b/i.test(text) &&
    !/^(?:my|our) (?:father|mother|grand\p{L}+) .{0,40}(?:started|founded|opened|built) /iu.test(text)
  )
    return 'aside';
  if (JOKE.test(text) || BARGAIN.test(text) || OF_BEFORE.test(text)) return 'aside';
  // what somebody will not sign is a condition, whoever it is
  if (VETO.test(text)) return 'bound';
  if (TASTE.test(text) || NAMED_TASTE.test(text) || (ACCORDING.test(text) && !isBound)) return 'aside';
  if (isUnderRule) return 'bound';
  if (PROBLEM.test(text) && !HARD.test(text) && !BEGINS_NO.test(text) && !LOUD.test(text))
    return WISH.test(text) ? 'wish' : 'fact';
  if (isOthers)
    return /\b(?:can['’]t|cannot|must|NOT|never|only)\b/.test(text)
      ? 'bound'
      : /^I\b/.test(text) || !FACT.test(text)
        ? 'aside'
        : 'fact';
  // 'we have built a box, CE done'
  if (
    isBound &&
    !MUST.test(text) &&
    !BEGINS_NO.test(text) &&
    !LOUD.test(text) &&
    /^(?:we|I)(?:['’]ve| have| are| make)\b/i.test(text)
  )
    return 'fact';
  if (BEGINS_NO.test(text)) return 'bound';
  if (isBound && !(WISH.test(text) && !MUST.test(text.replace(WISH, '')))) return 'bound';
  if (ACCESS.test(text) && text.length < 220) return 'bound';
  if (WISH.test(text) || UNSURE.test(text)) return 'wish';
  // what somebody feels is nothing to work by
  return /^I(?:['’]m (?:done|fed up|tired|so|not sure|afraid|sure)| am (?:so|afraid|sure)| feel| hope| guess| find| swear| suppose| wish)(?!\p{L})/iu.test(
    text,
  )
    ? 'aside'
    : 'fact';
}
