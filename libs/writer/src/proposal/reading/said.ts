import type { Passage } from './passages';

const CONFIDENTIAL =
  /\b(?:confidential(?:ly)?|between (?:us|you and me)|not (?:yet )?(?:been )?(?:announced|public)|not public until|isn['’]t (?:announced|public)|must (?:not|NOT) (?:yet )?(?:find out|know|hear|see (?:this|it))|nobody (?:outside )?(?:can|may|should|must|is to) (?:know|see|hear)|(?:please )?(?:don['’]?t|do not) (?:tell|mention|say anything)|(?:he|she|they|(?:the|my|our|his|her) (?:board|staff|team|chairman|chair|others|father|mother|parents|brother|sister|boss|partner|neighbours?|landlord|employees|people|workers|union)) (?:doesn['’]t|don['’]t|does not|do not) (?:yet )?know|(?:weiß|wissen) (?:es |davon )?noch nicht|(?:no|aún no|todavía no) lo saben?|ne (?:le )?sait pas encore|(?:keep (?:it |this |that )?(?:a )?|stays? (?:a )?|still (?:a )?|top |it['’]?s (?:a |still (?:a )?)|in )secret(?!ar)|keep (?:this|it|that) (?:quiet|to yourself|private)|would rather (?:he|she|they) (?:was|were|did) not|embargo\w*|off the record|\b(?:he|she|boss|chef|director|owner|father|mother|husband|wife) is (?:very |rather |a bit )?(?:slow|difficult|stubborn|forgetful|hopeless)\b|was blamed|vertraulich|confidencial|confidentiel|riservat[oa]|vertrouwelijk)\b/i;
/** Told of somebody who did it before: nothing that a paper of ours repeats. */
const BLAME =
  /\bdid(?:n['’]?t| not) (?:even )?(?:answer|reply|call back)\b|\b(?:studio|agency|agencies|designers?|printer|company|guy|freelancer)\b.{0,120}\b(?:paid|got|ruined|lied|disappeared|wrong|mess|awful|useless|terrible|never|own(?:s)? them|ripped|let us down|fired|went bust|ghosted)\b|\b(?:paid|done with|fed up with|sick of|burnt by)\b.{0,60}\b(?:studio|agency|agencies|designers?|freelancer)\b|\bthey (?:own|say they own|ruined|never|refused|lied)\b|^(?:seven|six|five|four|three|two|\d+) months\.?$/i;
const SOCIAL =
  /^(?:(?:many )?thanks?(?: you)?\b.{0,60}|thank you\b.{0,80}|hope (?:you|this|all)\b.*|i hope (?:you|this)\b.*|looking forward\b.*|we look forward\b.*|let (?:me|us) know\b.{0,60}|sorry (?:for|about)\b.*|excuse (?:me|my|the)\b.*|have a (?:nice|good|great)\b.*|all the best.*|nice to meet\b.*|we met (?:at|in)\b.*|(?:i|we) (?:loved?|saw|found|like|got) (?:your|you)\b.*|you (?:were|are|have been|did|made) .{0,60}|.{0,40}\b(?:recommended|gave me (?:your|the) (?:name|card|number)|told (?:me|us) about you)\b.*|following (?:my|our|the) (?:call|talk|meeting)\b.*|short brief\b.{0,20}|request\b.{0,20}|best|cheers|hi|hello|ok|okay|right|so|anyway|please find.*|see attached.*|attached.{0,40}|call me.{0,30}|any questions.*|if you have (?:any )?questions.*|don['’]t hesitate.*|one page|partners voted|that is one of the questions|(?:i|we) don['’]?t know|.*\bproposal that (?:reflects|covers|includes)\b.*|mit .{3,40} grüßen|(?:we |i )?need (?:a |the )?(?:price|offer|quote|answer).{0,20}|price|(?:look,? )?(?:i['’]?ll|i will|to) be honest.{0,30}|(?:to|from|re): .{0,60}|\d-\d|i was the 1|(?:rfp|rfq|re)\b.{0,90}|(?:subject|betreff|objet|asunto)\b.{0,24}|(?:i|we) (?:just )?(?:want|need) (?:just |only )?one thing|but (?:he|she) is the \p{L}+|merci\b.{0,20}|gracias\b.{0,20}|danke\b.{0,30}|vielen dank\b.{0,30}|grazie\b.{0,20}|obrigad[oa]\b.{0,20}|following .{3,60} i write down.*|.{0,60}we['’]?d like that|.{0,30} here from .{3,60}|(?:hey |hi )?(?:it['’]?s|this is) \p{Lu}\p{Ll}+ (?:from|at|here|of) .{3,80}|.*\bi (?:write|am writing) in english\b.*|it['’]s urgent|urgent|asap|.{0,24}be patient|don['’]t be (?:polite|shy|nice|kind)|(?:hi,? )?\p{Lu}\p{Ll}+ here\b.{0,40}|contact\s*:.*|¡?hola|.{0,60}\bgreetings from\b.{0,60}|.{0,20}\bcompany ["“«].{3,40}["”»]$|(?:moni|sain|griaß|здравейте|привет|xin|ni|konnichiwa|annyeong)\b.{0,24}|\p{L}+ ?\/ ?hello|me again.{0,30}|(?:alright|all right) mate.{0,20}|.{0,20}\bportfolio\b.{0,12}|start was supposed.*|do not (?:say|use the word) .{0,40}|no rush.{0,20}|(?:now|soon|yes|no|yo|salut|moin|servus|grüezi|grüß gott|buenas|namaskar|namaste|barev|tere|ahoj|sawubona|habari)(?: \p{L}+)?|(?:magandang|asalaamu?|salaam|salam|as-salam\p{L}*|merhaba|dobar|dobrý|dzień|god|guten|buen|buenos|bonjour|boa|bom|good|grüezi)(?: \p{L}+){0,4})[.,!)]*$/iu;
const ADDRESS =
  /\b(?:gave me (?:your|the) (?:card|name)|we met at|your (?:window|website|work|poster|stand)|i loved the)\b/i;
const ASKS_US =
  /\?[)\]]*$|(?:^|please |and |, |can you )tell (?:me|us)(?! why)\b|\b(?:(?:please|pls|kindly) (?:state|name|list|indicate|specify|quote|price|include)|give (?:me|us) a (?:number|price|figure)|please (?:show|describe|advise|confirm|explain|check and tell|say|let (?:us|me) know)|(?:pls|please) check|i want to know|we want to know|(?:I|we)(?:['’]d| would) (?:like|be grateful) (?:to know|if you could (?:just )?tell)|how much (?:roughly|would|is|for|approx)|wondering (?:if|whether|how|what)|^is it (?:realistic|possible|enough|too)|^(?:can|could|would|will|do|is) (?:you|this|that|it) \b)/i;
/** 'Help us decide', 'I don't know whether': a question without its mark. */
const WITHOUT_MARK =
  /(?<!\p{L})(?:(?:help|tell|advise) (?:us|me)(?: to)? (?:decide|choose|which|whether|if|what)|i (?:do not|don['’]t) know (?:if|whether|what)|not sure (?:if|whether|what)|aidez-(?:nous|moi) à|dites-(?:nous|moi)|je ne sais pas si|wei(?:ß|ss) ich nicht|(?:sagen|raten) sie (?:uns|mir)|helfen sie uns|díga(?:n)?(?:nos|me)|ayúden(?:nos|me) a|no sé si|i ask (?:you|as)|or must we|or (?:is|are|can|should|shall) (?:it|we|i)(?: \p{L}+){0,2}[.!]?$|is this a joke)(?!\p{L})/iu;
const RHETORICAL =
  /^(?:right|ok|okay|you know|yes|no|eh|na|lol|why not|who knows|correct|and what did we get|seriously|really|and for what|what did we get)\?|\bwhat did we get\b|\bhow hard can it be\b/i;

const WHO =
  /^(?:(?:hi|hello|hey),? )?(?:we(?:['’]re| are)|i(?:['’]m| am)|my \p{L}+ and i|we (?:sell|make|produce|run|own|supply|do(?!(?: not|n['’]?t)\b)|help|brew|bake|grow)|i (?:run|own|make|have been|am)|this is|it['’]?s|its|there are \w+ of us|wir (?:sind|eröffnen|feiern|suchen|haben|betreiben|stellen|verkaufen|produzieren|bauen|ziehen)|somos|nous sommes|siamo|wij zijn|the .{3,60} (?:is|are) (?:opening|preparing|planning|celebrating|looking|organi[sz]ing|building|moving|merging))\b/iu;

export const isConfidential = (text: string): boolean => CONFIDENTIAL.test(text);
export const isBlame = (text: string): boolean => BLAME.test(text) && !WHO.test(text);
export const isSocial = (text: string): boolean =>
  SOCIAL.test(text) ||
  (text.length < 150 && ADDRESS.test(text)) ||
  (!/\p{L}{2}/u.test(text) && !/\d{2}/.test(text)) ||
  /^\p{L}+[.!,]?$/u.test(text);
export const isQuestion = ({ text, isOthers, isItem }: Pick<Passage, 'text' | 'isOthers' | 'isItem'>): boolean =>
  !isOthers &&
  !/^(?:idea|idee|idée|our idea)\b/i.test(text) &&
  (/^(?:costs?|price|how much)\s?\?$/i.test(text) ||
    ((ASKS_US.test(text) || WITHOUT_MARK.test(text) || (isItem && text.includes('? '))) &&
      !RHETORICAL.test(text) &&
      text.length > 8));
export const isRhetorical = (text: string): boolean => RHETORICAL.test(text);

const COPIED =
  /\b(?:basically|exactly (?:like|as)|just like|identical to|indistinguishable from|a (?:copy|clone) of|(?:copy|clone|imitate|replicate)) (?:the )?(?:\p{Lu}\p{Ll}{2,}|theirs?\b|them\b)|\b[Ss]ame (?:layout|design|logo|font|look|packaging|label)s? (?:as|like) (?:theirs?\b|them\b|\p{Lu}\p{Ll}{2,})|\b(?:pics?|pictures?|photos?) of theirs\b|\bnext to each other\b.{0,60}\b(?:know|difference|tell)\b|\b(?:grab|take|pull|download|steal) [^.]{0,24}\b(?:off|from) (?:[Gg]oogle|the internet|the web|[Pp]interest)\b|\bcopy[- ]?paste\b|\bknock-?off\b/u;
const CLAIMED =
  /(?<!\b(?:no|not|never|nothing|without) (?:\p{L}+ ){0,3})\b(?:(?:heal|cure|treat|prevent)s? (?:\p{L}+ ){0,2}(?:eczema|acne|pain|disease\w*|illness\w*|anxiety|depression|insomnia|diabetes|cancer|arthritis|psoriasis|allerg\w+|colds?|flu|headaches?|migraines?|inflammation|skin|stress)|clinically (?:proven|tested|approved)|(?:dermatologist|doctor|medically)[- ](?:approved|proven|recommended)|have(?:n['’]t| not) done the (?:study|test|trial))\b/iu;
const REVIEWED =
  /\b(?:writ(?:e|ing)|invent\w*|fake|make up|making up|post|posting|do)\b.{0,30}\b(?:reviews|testimonials|ratings)\b(?! (?:page|section|list|block|feature))/i;

/** Escape routes, their lights, and more people than the licence has. */
const UNSAFE =
  /(?<!\p{L})(?:fire (?:exit|escape|door|alarm)|emergency (?:exit|light)|exit (?:light|sign)|sprinkler|smoke (?:alarm|detector)|notausgang|fluchtweg|notbeleuchtung|rauchmelder|salida de emergencia|luz de emergencia|issue de secours|éclairage de secours)\w*[^.!]{0,160}(?<!\p{L})(?:gone|hid(?:e|den)|behind|cover|dim|dimmed|red|remove|block|disguis|kill|paint|away|off|versteck|weg|verdeck|abdeck|tapar|esconder|ocultar|quitar|cacher|masquer|enlever)|(?<!\p{L})licen[cs]e (?:is )?for \d+[^.]{0,40} (?:do|have|fit|let in|take) \d+/iu;

/** What no studio takes on, however friendly it is asked. */
export type Unfit = 'copy' | 'claim' | 'review' | 'safety';
export const unfitIn = (text: string): Unfit | undefined =>
  UNSAFE.test(text)
    ? 'safety'
    : COPIED.test(text)
      ? 'copy'
      : CLAIMED.test(text)
        ? 'claim'
        : REVIEWED.test(text)
          ? 'review'
          : undefined;

const SOMEBODY =
  '(?:he|she|they|who|and|husband|wife|mother|father|boss|chef|owner|director|president|président|chairman|chair|treasurer|partner|brother|sister|(?:[Mm]y|[Oo]ur|[Tt]he) (?:\\p{L}+ )?\\p{L}+|(?!Every|Nobody|Who|It )\\p{Lu}\\p{L}+,?)';
const OPINION = new RegExp(
  `(?<!\\p{L})${SOMEBODY} (?:really |also |always |still )?(?:loves|thinks|believes|reckons|laughed|trouve|pense|meint|findet|doesn['’]t (?:see|believe|trust|understand)|does not (?:see|believe|trust|understand))(?!\\p{L})`,
  'u',
);
const DELICATE =
  /\b(?:astrolog\w*|horoscopes?|feng shui|vastu|numerolog\w*|auspicious|superstiti\w*|unlucky|bad luck|evil eye|fortune[- ]teller|politician|political part(?:y|ies)|fell out|feud|quarrel\w*|divorce\w*|jealous|scandal|not to bother|got weird|after an incident|(?:but|and) tell (?:me|us|him|her|them) \d|(?:earlier|previous|last|old) \p{L}+ was a (?:mistake|disaster|shame|flop)|(?:asked|asking|contacted|invited|talking to|writing to) (?:\p{L}+ )?(?:two|three|four|five|\d|other|another|several|some|more)(?: other| more)? (?:studios?|agenc(?:y|ies)|designers?|firms?|offices?))\b/iu;
/** A sentence without its remark in confidence, where that stands apart in it and tells no number. */
export function withoutDelicate(whole: string): [open: string, delicate: string] {
  // '(my brother thinks so)': what stands in brackets goes alone
  const text = whole.replace(/\s*\([^()]*\)/g, (part) => (isDelicate(part) ? '' : part));
  if (text !== whole && !isDelicate(text)) return [text, (/\([^()]*\)/.exec(whole) ?? [''])[0]];
  if (!isDelicate(text)) return [text, ''];
  const parts = text.split(/(?<=[,;])\s|\s(?=[—–-]\s)/);
  const remarks = parts.filter(isDelicate);
  const rest = parts
    .filter((part) => !isDelicate(part))
    .join(' ')
    .replace(/[\s,;]+$/, '');
  return remarks.length > 0 && rest.split(' ').length > 2 && !isDelicate(rest) && !/\d/.test(remarks.join(' '))
    ? [rest, remarks.join(' ').replace(/^[\s—–-]+/, '')]
    : ['', text];
}
/** About people and other studios, as one says it in confidence: not to be read in a paper that is passed round. */
const isDelicate = (text: string): boolean => DELICATE.test(text) || OPINION.test(text);
