// What a sentence is beside what it tells: a greeting, a confidence, a question to us, or a wish that no studio takes on.

import { COUNTED_QUESTION } from './methods';

const CONFIDENTIAL =
  /\b(?:confidential(?:ly)?|between (?:us|you and me)|not (?:yet )?(?:been )?(?:announced|public)|not public until|isn['’]t (?:announced|public)|must(?:n['’]t| not| NOT) (?:yet )?(?:find out|know|hear|see (?:this|it))|nobody (?:outside )?(?:can|may|should|must|is to) (?:know|see|hear)|(?:please )?(?:don['’]?t|do not) (?:tell|mention|say anything)|(?:he|she|they|(?:the|my|our|his|her) (?:board|staff|team|chairman|chair|others|father|mother|parents|brother|sister|boss|partner|neighbours?|landlord|employees|people|workers|union)) (?:doesn['’]t|don['’]t|does not|do not) (?:yet )?know|(?:weiß|wissen) (?:es |davon )?noch nicht|(?:no|aún no|todavía no) lo saben?|ne (?:le )?sait pas encore|(?:keep (?:it |this |that )?(?:a )?|stays? (?:a )?|still (?:a )?|top |it['’]?s (?:a |still (?:a )?)|in )secret(?!ar)|keep (?:this|it|that) (?:quiet|to yourself|private)|would rather (?:he|she|they) (?:was|were|did) not|embargo\w*|off the record|if (?:it|that|she|he) (?:goes|leaves|stays),? i (?:go|leave|quit)|over my dead body|\b(?:he|she|boss|chef|director|owner|father|mother|husband|wife) is (?:very |rather |a bit )?(?:slow|difficult|stubborn|forgetful|hopeless)\b|was blamed|vertraulich|confidencial|confidentiel|riservat[oa]|vertrouwelijk)\b/i;
export const isConfidential = (text: string): boolean => CONFIDENTIAL.test(text);

/** About people and other studios, as one says it in confidence: not to be read in a paper that is passed round. */
const DELICATE =
  /\b(?:astrolog\w*|(?:his|her|my|your) (?:wife|husband|mother|father|mother-in-law|brother|sister|son|daughter) (?:says|thinks|hates|does(?:n['’]t)?|is against|does not|disagrees|wants)|horoscopes?|feng shui|vastu|numerolog\w*|auspicious|superstiti\w*|unlucky|bad luck|evil eye|fortune[- ]teller|politician|political part(?:y|ies)|fell out|feud|quarrel\w*|divorce\w*|jealous|scandal|not to bother|got weird|after an incident|(?:but|and) tell (?:me|us|him|her|them) \d|(?:earlier|previous|last|old) \p{L}+ was a (?:mistake|disaster|shame|flop)|quotes? from (?:\p{L}+ )?(?:two|three|four|five|\d|other|another|several|some)|(?:asked|asking|contacted|invited|talking to|writing to) (?:\p{L}+ )?(?:two|three|four|five|\d|other|another|several|some|more)(?: other| more)? (?:studios?|agenc(?:y|ies)|designers?|firms?|offices?))\b/iu;
export const isDelicate = (text: string): boolean => DELICATE.test(text);

const SOCIAL =
  /^(?:(?:please )?consider the environment.*|(?:please )?quote (?:us )?for the following.*|we (?:should|would) be (?:very )?grateful for a proposal.*|.{0,60}before printing this (?:e-?mail|mail).*|(?:yes,? )?happy to go ahead|(?:yes,? )?go ahead|fine by me|(?:please )?see below|(?:many )?thanks?(?: you)?(?!\p{L}).{0,70}|(?:i )?hope (?:you|this|all|to hear).*|(?:i am |we are |i['’]m |we )?look(?:ing)? forward.*|(?:please )?let (?:me|us) know.{0,60}|sorry (?:for|about).*|have a (?:nice|good|great).*|nice to meet.*|(?:i|we) (?:loved?|saw|found|like|got) (?:your|you)(?!\p{L}).*|.{0,60}(?:recommended|gave (?:me|us) your|referred|told (?:me|us) about) you.*|(?:(?:i|we) )?(?:got|have|had|found) your (?:name|number|address|details) .*|(?:you were|you['’]ve been) (?:recommended|suggested) .*|(?:request for (?:quotations?|proposals?|offers?|tenders?)|rf[pq]|tender)(?!\p{L}).{0,60}|(?:contact|kontakt|ansprechpartner(?:in)?)\s?:.*|offers? (?:are|is|must|shall|should|will) .*|(?:so )?what (?:do|can) you (?:propose|suggest|offer|recommend)\?|.{0,40}(?:right place to write|right people to ask).*|sorry (?:this|that|if|it).*|(?:i['’]m|i am|we['’]re|we are) (?:happy|free|available|glad) to (?:talk|chat|call|meet|jump|send).*|(?:please )?(?:call|ring|phone) (?:me|us).*|(?:it would be|would be) (?:nice|great|lovely) to (?:talk|meet|hear).*|hi|hello|ok(?:ay)?|cheers|best|(?:please )?(?:find|see) attached.*|call me.*|can you help(?: us| me)?\?|(?:i|we) like your work|we have quotes from .*|(?:his|her|my|our) english .*|.{0,60}like a proposal soon.*|(?:nda|the nda) .{0,80}|if you have (?:any )?questions.*|don['’]t hesitate.*|caller:.*|web ?form(?!\p{L}).*|(?:questions|answers|offers|replies) to \p{Lu}[^?]{3,60}|(?:project |web |website )?(?:enquiry|inquiry|anfrage) (?:via|from|through|über).*|(?:phone|call) note.*|.{0,60}(?:in english is fine|we write in english).{0,30}|bitte das angebot auf .{3,12}|vielen dank.*|danke.*|wir freuen uns.*|über (?:ein|ihr) angebot.{0,60}|merci.*|dans l['’]attente.*|gracias.*|quedamos a la espera.*|un saludo.*|que(?:do|damos) .{0,40}espera.*|(?:proposal|brief|request|anfrage)\s?[–:-].{0,60}|(?:briefing|project:|projekt:) ?.{0,60}|(?:we have also asked|also quoting).*)[.!)]*$/iu;
/** 'Rafael from Tidal Kayaks in Galway.', 'We are Pemberley Ltd., Hereford.': says nothing that the address does not. */
const WHO_ALONE =
  /^(?:(?:\p{L}+ ){0,2}(?:people|team|all), )?(?:(?:I['’]m|I am|[Tt]his is|[Mm]y name is) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:here )?from [^.,;:]{3,60}\.?$|^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)? here(?:, [^.;:]{3,90})?\.?$|^(?:[Ww]e are|[Ww]ir sind|[Nn]ous sommes|[Ss]omos) \p{Lu}[^.,;:()]{1,40}(?:,? (?:ltd|gmbh|llp|llc|inc))?\.?(?:, \p{Lu}[\p{L}-]+)?\.?$/u;
export const isSocial = (text: string): boolean =>
  SOCIAL.test(text) ||
  WHO_ALONE.test(text) ||
  (!/\p{L}{2}/u.test(text) && !/\d{2}/.test(text)) ||
  /^\p{L}+[.!,]?$/u.test(text);

/**
 * What is asked of us.
 * - offer: this paper
 * - price: what it costs
 * - usual: how such work goes
 * - need: what we need from them
 * - when: how long it takes, or whether there is time
 * - sum: what does not fit into the sum
 * - decide: what they should want at all
 * - visit: whether we come
 * - rounds: how often it is changed
 * - contact: whom they talk to
 * - code: whose it is in the end
 * - several: more than one way to choose from
 * - advise: which of two ways we recommend
 * - separate: a price for each part
 * - references: what we have done of that kind
 * - first: what comes first, and what may wait
 * - consult: the same, where nothing else is ordered
 * - supervise: whether we look after printers and builders
 * - trial: whether it is tried with those who use it
 * - other: only a person can answer
 */
export type AskKind =
  | 'offer'
  | 'price'
  | 'usual'
  | 'need'
  | 'when'
  | 'sum'
  | 'advise'
  | 'decide'
  | 'separate'
  | 'references'
  | 'first'
  | 'consult'
  | 'supervise'
  | 'visit'
  | 'rounds'
  | 'contact'
  | 'code'
  | 'several'
  | 'trial'
  | 'other';
export interface Ask {
  text: string;
  kind: AskKind;
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const KINDS: readonly (readonly [AskKind, RegExp])[] = [
  [
    'trial',
    word(
      '(?:test|tests|testing|try|trial|user research|prüfung|erprobung|nutzertests?|prueba|pruebas|essai|essais)(?: \\p{L}+){0,3} (?:with|mit|con|avec)(?: \\p{L}+){0,2} (?:users?|customers|people|patients|visitors|kund\\p{L}+|nutzer\\p{L}*|menschen|usuarios|clientes|usagers|clients)',
    ),
  ],
  [
    'several',
    word(
      '(?:two|three|several|how many(?: \\p{L}+)?|wie viele|cuántas|cuántos|combien de|zwei|drei|mehrere|dos|tres|varias|deux|trois|plusieurs) (?:ideas?|proposals?|directions?|routes?|designs?|drafts?|options|alternatives|versions|concepts?|vorschläge|entwürfe|propuestas|bocetos|propositions|pistes|idées)',
    ),
  ],
  [
    'separate',
    word(
      '(?:priced?|quoted?|quote|price) (?:\\p{L}+ ){0,5}(?:separately|apart|singly|each|by item|per item)|getrennt (?:anbieten|angeboten)|por separado|séparément',
    ),
  ],
  [
    'references',
    word(
      '(?<!how )(?:do|have) you (?:have )?(?:any )?(?:experience|references|examples|worked|work|done|designed|built)(?: (?:with|in|of|for|from|on|before))|(?:two|three|\\d|your|some) (?:references|examples)|erfahrung(?:en)? mit|referenzen|referencias|experiencia (?:con|en)|références|expérience',
    ),
  ],
  [
    'first',
    word(
      "which (?:\\p{L}+ ){1,6}first|what (?:would|should|do|shall) (?:you|we|i) (?:do|begin with|start with|make) first|what (?:could|can|may|might) (?:wait|come later|follow)|was kann warten|qué puede esperar|qu[’']est-ce qui peut attendre",
    ),
  ],
  [
    'supervise',
    word(
      "(?:look after|supervise|watch over|oversee|accompany|follow|manage|coordinate|handle|take care of) (?:the |also the |our )?(?:\\p{L}+ )?(?:builders?|works?|build(?:ing)?|construction|print(?:ing|ers?)?|production|installation)|(?:suivez|suivre|accompagn\\p{L}+)(?: aussi)? (?:l['’]impression|le chantier|les travaux|la fabrication)|(?:betreuen|begleiten|überwachen)(?: sie)?(?: auch)? (?:den druck|den bau|die (?:montage|arbeiten|herstellung))",
    ),
  ],
  [
    'sum',
    word(
      "possible in (?:that|this) frame|(?:you|we) would leave out|(?:does(?:n[’']t| not)|what) (?:not )?fit|not fit in\\p{L}*|(?:was|what) .{0,20}(?:nicht|not) (?:in|hinein)|no cabe|ne rentre pas|(?:sum|budget|money|that|this|it) enough for|(?:whether|if) (?:that|this|it)(?:['’]s| is| will be) enough|is (?:that|this|it) enough|too little money|not enough money|(?:is|does) (?:the|that|this|our) (?:sum|budget|money) (?:enough|realistic|suffice)|money (?:doesn[’']t|does not|is not) (?:reach|enough|suffice)|reicht (?:das (?:geld|budget)|unser)|alcanza|suffit",
    ),
  ],
  [
    'rounds',
    word(
      "how many (?:\\p{L}+ )?(?:rounds?|corrections?|revisions?)|wie viele (?:korrektur\\p{L}*|runden)|cuántas (?:rondas|correcciones)|combien (?:de tours|d[’']allers)",
    ),
  ],
  [
    'contact',
    word(
      'who (?:would|will|is) (?:be )?our (?:\\p{L}+ )?contact|wer (?:wäre|ist|wird) unser\\p{L}* (?:\\p{L}+ )?ansprechpartner\\p{L}*|quién sería nuestro contacto|qui serait notre (?:contact|interlocuteur)',
    ),
  ],
  [
    'code',
    word(
      'who (?:will |would )?(?:own|owns)(?: \\p{L}+){0,2} (?:code|files?|website|site|footage|designs?|data)|wem gehör\\p{L}+ (?:der code|die daten)',
    ),
  ],
  [
    'visit',
    word(
      '(?:need|have|want|like) to (?:visit|come|see it)|come (?:and see|to see|over|by)|work on site|come to us|vorbeikommen|besuch\\p{L}*|visitar\\p{L}*|passer nous voir',
    ),
  ],
  [
    'decide',
    word(
      "help (?:us|me) (?:to )?(?:find out|decide|choose)|what should we do|what to do|(?:what|where) (?:would you|you['’]d) (?:do(?! with)|suggest|recommend|advise|start|begin)(?: first)?|helfen sie uns|ayud\\p{L}+ a (?:decidir|saber)|aid\\p{L}+ à (?:décider|choisir|savoir)",
    ),
  ],
  [
    'offer',
    word(
      '(?:send|do|make|give|write|prepare|submit|schicken|senden|machen|enviar\\p{L}*|mandar\\p{L}*|envoyer|faire) (?!you )(?:\\p{L}+ ){0,3}(?:proposal|offer|quote|quotation|angebot|propuesta|oferta|presupuesto|proposition|offre|devis)',
    ),
  ],
  [
    'need',
    word(
      '(?:what|which) (?:(?:do|would|will) you|you(?: would| will)?) need(?: from (?:us|me))?(?!\\p{L})|was (?:brauchen|benötigen) sie|qué necesitan de|de quoi avez-vous besoin',
    ),
  ],
  [
    'usual',
    word(
      'how (?:do|does|would) (?:people|you|one|this|that|it|others)(?: \\p{L}+){0,2} (?:do|work|go|start|proceed)|wie (?:läuft|geht|gehen)|cómo (?:trabajan|se hace)|comment (?:procédez|travaillez|ça se passe)',
    ),
  ],
  [
    'when',
    word(
      'how (?:long|soon|fast)|when (?:can|could|would)|can (?:it|this|that) be done|(?:can|could|would) (?:you|u|we) (?:do|manage|start|begin)(?: (?:it|that|this|by|before|in|on|at|from|already|soon)(?!\\p{L})|\\?)|is (?:it|that|this|the (?:time|date|day|deadline|schedule|plan|timing)) (?:\\p{L}+ )?(?:realistic|possible|feasible|manageable|doable|enough)(?= ?\\?| by| before| in time)|in time|too late|work with (?:the|these|those|our) dates|enough time(?= ?\\?)|wie lange|wann können|reicht die zeit|machbar|zu schaffen|schaffen sie|cuándo|cuánto (?:tiempo|tardan?)|llegamos|combien de temps|quand pou\\p{L}+|faisable',
    ),
  ],
  [
    'price',
    word(
      'how much|what (?:do|would|does|will) (?:you|it|this|that) (?:charge|cost|all cost)|(?:name|state|give|send|quote)(?: us| me)?(?: \\p{L}+){0,3} (?:fees?|prices?|costs?|quotes?)|(?:fee|price|cost)s? (?:separately|per|for|of)|prices per|charge(?! (?:extra|additional|for extra))|was kostet|kosten|preise?|cuánto|precio|combien|tarifs?|prix|honoraires',
    ),
  ],
];
const ASKS =
  /(?<!\p{L})please (?:also )?(?:propose|describe|explain|outline|set out) (?:how|your|the|who|what|which)(?!\p{L})|^(?:\p{L}+: )?(?:please )?(?:tell|give|let|show) (?:us|me)(?! why)(?!\p{L})|(?<!\p{L})(?:(?:would|could) you please (?=submit|send|give|tell|name|quote)|(?:please )?(?:inform|advise) (?:us|me) (?:about|of|on|how|what|if|whether)|please tell (?:us|me)|(?:please|kindly) (?:also )?(?:say|tell|state|describe|attach|enclose|list|include|indicate|confirm|explain)(?= )|would be (?:thankful|grateful|glad) (?:for|if|to)|(?:please |and |, )(?:also )?(?:tell|let) (?:us|me)(?: know)? (?:if|whether|how|what|which)|please (?:also )?(?:say|name|indicate|explain)|(?:please )?(?:propose|advise|suggest) (?:how|which|what|whether)|(?:she|he|they) (?:also )?(?:asks?|wants? to know|would like to know) (?:if|whether|who|what|how|when|which|why)|need an? estimate|(?:i|we) (?:want|['’]d like|would like) to know|(?:please )?(?:state|advise|quote) (?:your|the|a|separately)|honest (?:word|opinion|answer)|bitte (?:nennen|sagen|schreiben|teilen) sie|teilen sie uns|(?:wir )?wären dankbar|wüssten (?:wir )?gerne?|nous aimerions savoir|quisiéramos saber|díga(?:n)?nos|dites-nous)(?!\p{L})/iu;
const RHETORICAL =
  /^(?:so|right|ok|okay|you know|yes|no|why not|who knows|seriously|really|and for what) ?\?|how hard can it be/i;
/** What their own customers ask, or what they ask themselves: no question to us, but what the work has to answer. */
const INSIGHT =
  /(?<!\p{L})(?:doubts?|fears?|wonder(?:s|ing)?|worr(?:y|ies)|(?:people|clients|customers|guests|visitors|parents|patients|members|they|everybody|everyone|nobody) (?:\p{L}+ )?(?:asks?|say|think|want to know)|ask(?:s|ed)? (?:us|themselves)|frage(?:n)? (?:sich|uns|viele)|zweifel|angst|dudas?|se preguntan|preguntan|se demandent|doutes?|la question)(?!\p{L})[^?]{0,90}\?/iu;
const THINKING =
  /^(?:i|we) (?:kind of |sort of |rather |also )?(?:think|guess|believe|see|imagine|like)(?!\p{L})|^(?:or )?(?:maybe|perhaps)(?!\p{L})/iu;

export const isInsight = (text: string): boolean => INSIGHT.test(text) || THINKING.test(text);

/** By when and how long this paper is to be, which is answered by the paper. */
const WANTS_PAPER =
  /(?<!\p{L})(?:please|kindly) (?:send|submit|let (?:us|me) have)(?: \p{L}+){0,3} (?:proposals?|offers?|quotes?|tenders?|bids?)(?!\p{L})/iu;
export const wantsPaper = (text: string): boolean => WANTS_PAPER.test(text) && !text.includes('?');

/** A question to us, with its mark or without. */
export function askOf(text: string): Ask | undefined {
  if (wantsPaper(text)) return undefined;
  if (COUNTED_QUESTION.test(text)) return { text, kind: 'advise' };
  const plain = text.replace(/\([^()]*\)/g, '');
  // 'A book? New aprons?': thought aloud
  if (/^(?:an?|the|new|some|or|maybe) (?:\p{L}+[ ,]*){1,4}\?/iu.test(plain)) return undefined;
  if ((plain.match(/\p{L}{2,}/gu) ?? []).length < 2) return undefined;
  // an offer in stages is more than this paper
  const isInStages = /(?<!\p{L})in (?:\p{L}+ )?(?:stages|steps|phases)(?!\p{L})/iu.test(plain);
  if (RHETORICAL.test(plain) || !(/\?["”»')\]]*$/.test(plain) || ASKS.test(plain))) return undefined;
  // 'four of that for you?? open in July hopefully', '… leave out? Kind regards': what goes on behind the mark is no question
  const asked = /^.*\?(?=\s+[^?]+$)/u.exec(text)?.[0] ?? text;
  return {
    text: asked,
    kind:
      isInStages || /(?<!\p{L})(?:levels|tiers|packages|stufen|niveles|niveaux)(?!\p{L})/iu.test(plain)
        ? 'other'
        : (KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'),
  };
}

const COPIED =
  /\b(?:basically|exactly (?:like|as)|just like|identical to|indistinguishable from|a (?:copy|clone) of|(?:copy|clone|imitate|replicate)) (?:the )?(?:\p{Lu}\p{Ll}{2,}|theirs?\b|them\b)|\b[Ss]ame (?:layout|design|logo|font|look|packaging|label)s? (?:as|like) (?:theirs?\b|them\b|\p{Lu}\p{Ll}{2,})|\b(?:pics?|pictures?|photos?) of theirs\b|\bnext to each other\b.{0,60}\b(?:know|difference|tell)\b|\b(?:grab|take|pull|download|steal) [^.]{0,24}\b(?:off|from) (?:[Gg]oogle|the internet|the web|[Pp]interest)\b|\bcopy[- ]?paste\b|\bknock-?off\b/u;
const CLAIMED =
  /(?<!\b(?:no|not|never|nothing|without) (?:\p{L}+ ){0,3})\b(?:(?:heal|cure|treat|prevent)s? (?:\p{L}+ ){0,2}(?:eczema|acne|pain|disease\w*|illness\w*|anxiety|depression|insomnia|diabetes|cancer|arthritis|psoriasis|allerg\w+|colds?|flu|headaches?|migraines?|inflammation|skin|stress)|clinically (?:proven|tested|approved)|(?:dermatologist|doctor|medically|clinically)[- ](?:approved|proven|recommended)|(?:recommended|approved|endorsed|proven|certified) by (?:the )?(?:dermatologists?|doctors?|physicians?|dentists?|scientists?|experts?|nasa|who|fda)|have(?:n['’]t| not) done the (?:study|test|trial))\b/iu;
const REVIEWED =
  /\b(?:writ(?:e|ing)|invent\w*|fake|make up|making up|post|posting|do)\b.{0,30}\b(?:reviews|testimonials|ratings)\b(?! (?:page|section|list|block|feature))/i;

/** Escape routes, their lights, and more people than the licence has. */
const UNSAFE =
  /(?<!\p{L})(?:fire (?:exit|escape|door|alarm)|emergency (?:exit|light)|exit (?:light|sign)|sprinkler|smoke (?:alarm|detector)|notausgang|fluchtweg|notbeleuchtung|rauchmelder|salida de emergencia|luz de emergencia|issue de secours|éclairage de secours)\w*[^.!]{0,160}(?<!\p{L})(?:gone|hid(?:e|den)|behind|cover|dim|dimmed|red|remove|block|disguis|kill|paint|away|off|versteck|weg|verdeck|abdeck|tapar|esconder|ocultar|quitar|cacher|masquer|enlever)|(?<!\p{L})licen[cs]e (?:is )?for \d+[^.]{0,40} (?:do|have|fit|let in|take) \d+/iu;

/** What no studio takes on, however friendly it is asked. */
export type Unfit = 'copy' | 'claim' | 'review' | 'proof' | 'safety';
/** Pictures that pass for what somebody has achieved, and are of others. */
const STAGED =
  /before(?:\/| and |-and-| & )after[^.]{0,80}(?:stock|generat|fake|ai|not ours|bought|internet|google)|(?:stock|generated|fake)[^.]{0,40}before(?:\/| and |-and-| & )after|(?:generate|invent|make up|fake) [^.]{0,30}(?:customers|clients|patients|people|faces)/iu;
/** In one of these a letter asks for what its customers are to have said. */
const VOICES =
  /(?<!\p{L})(?:reviews?|testimonials?|ratings?|stars|bewertungen?|rezensionen|reseñas?|opiniones|avis|témoignages?)(?!\p{L})/iu;
const INVENTED =
  /(?<!\p{L})(?:(?:you|we)(?:['’]d| would| will|['’]ll| could)? (?:have to |need to )?(?:write|invent|make) (?:them|these|those)|write (?:them|these|those) (?:yourselves?|for us)|(?:don['’]t|do not|no) (?:really |yet )?(?:have )?(?:any )?(?:real )?reviews|(?:selbst|erfunden\p{L}*) (?:schreiben|bewertungen)|invent\p{L}*|inventé\p{L}*)(?!\p{L})/iu;
/** The letter wants voices that nobody has raised. */
export const wantsVoices = (letter: string): boolean => VOICES.test(letter) && INVENTED.test(letter);
export const isOfVoices = (text: string): boolean => VOICES.test(text) || INVENTED.test(text);

export const unfitIn = (text: string): Unfit | undefined => UNFIT.find(([, pattern]) => pattern.test(text))?.[0];
const UNFIT: readonly (readonly [Unfit, RegExp])[] = [
  ['safety', UNSAFE],
  ['copy', COPIED],
  ['proof', STAGED],
  ['claim', CLAIMED],
  ['review', REVIEWED],
];
