import { plainOf } from '../brief/units';

// What a brief says to whoever makes the page, and not to its readers: whole clauses by what they ask, each pattern of one kind of talk.

/** Why something of a brief is not on its page. */
export type Reason =
  | 'wishes for the page'
  | 'words that are not to be used'
  | 'not to be told'
  | 'not decided'
  | 'said behind the counter'
  | 'said by the way'
  | 'in another language'
  | 'cannot stand alone';

const ANY = (...sources: readonly RegExp[]) => new RegExp(sources.map(({ source }) => source).join('|'), 'iu');

/** The page and its parts. */
const OF_THE_PAGE = ANY(
  /\b(?:web ?sites?|web ?pages?|home ?page|front page|landing page|tag ?lines?|slogans?|logos?|headlines?|seo|typefaces?|fonts?|copywriters?|(?:web )?designers?|reviewers?|target (?:group|audience)|stock (?:photos?|pictures?|images?)|before ?\/ ?after|before-and-after)\b/u,
  /\b(?:the|this|our|your|one|any|two|a new|new) (?:web ?)?(?:site|page|copy|text|hero)(?:s\b|\b)(?! (?:visits?|managers?|office|team|survey|inspection))/u,
  /\b(?:the|our) (?:tone|voice|style|wording)\b|\b(?:page|site) (?:can|may|should|must|could|has to|needs?)\b|\bevery page\b|\b(?:booking|order|contact|donate|donation|newsletter|sign-?up) button\b|\b(?:this|that) (?:sentence|line|warning) (?:has to|must|should)\b|^page in\b|\b\p{L}+ page first\b|\b(?:english|welsh|irish|dutch|french|german|spanish|italian|nl|en|fr|de|es) version\b|\baudiences?\b|\bin the pictures\b|\b(?:video|photo|picture|text|paragraph|sentence|line)s? (?:at|on|to) the (?:top|front|start)\b/u,
);
/** What customers do there is said to them: 'order by Thursday on the site'. */
const USES_SITE =
  /\b(?:order|book|buy|pay|reserve|shop|enrol|sign up|register|join|check|see|download|choose|pick|sold|listed|apply|command\p{L}*|réserv\p{L}*|achet\p{L}*|bestell\p{L}*|buch\p{L}*|reserv\p{L}*|ped(?:ir|idos?)|compr\p{L}*|ordin\p{L}*|prenot\p{L}*|encomend\p{L}*)\b[^.]*\b(?:on|at|through|via|from|sur|auf|über|en|sul|no|na|op) (?:the|our|le|notre|der|unserer|la|el|nuestra|nuestro|nosso|de|onze)? ?(?:web ?)?(?:site|seite|p[aá]gina|web|sito|pagina)\b/iu;

const LED = String.raw`(?:^|[,;:–—] )(?:(?:and|but|also|so|just|maybe|perhaps|then|oh|please|kindly|however),? )*`;
/** Asks for words, or forbids them. */
const SAY = new RegExp(
  String.raw`${LED}(?:(?:do not|don'?t|dont|do|never|always|not|no need to|try to|feel free to|remember to) )?(?:say|mention|describe|emphasi[sz]e|stress|highlight|focus on|lead with|go with|sound (?:like|too|as)|oversell|exaggerate|publish|imply|pretend|write(?! (?:to|for|us|me|your|down)\b)|tell (?:people|them|readers|visitors|anyone|anybody)|avoid (?:the )?(?:word|phrase|tone|pictures?|photos?|clich|anything|everything|any)\p{L}*|use (?:the |our |no |only |plain |simple |short |some |any |british |american )?(?:words?|phrases?|term|photos?|pictures?|colou?rs?|fonts?|exclamation|emojis?|name|english|language)|show (?:no|photos?|pictures?|the faces|faces)|put (?:it|this|that|the \p{L}+) (?:in some way|first|last|high|somewhere|where|at the (?:top|bottom|end)|on the (?:page|site|front|top)|in (?:bold|big|capitals|red|the (?:headline|text|footer|header|middle)))|machine it|keep (?:the|that) (?:name|sentence|line|phrase|word|joke|quote)|make (?:it|this|that|us|me) (?:clear|sound|look|feel|seem|simple|short|easy|big|visible)|keep (?:it|this|the \p{L}+) (?:short|simple|dry|light|plain|serious|honest|clean|calm|friendly|factual|warm|understated|down[- ]to[- ]earth|professional|formal|informal|modest|low-key|real|neutral))(?!\p{L})`,
  'iu',
);
const FORBIDS =
  /\b(?:do not|don'?t|dont|never) (?:\p{L}+ ){0,2}(?:do (?:the|a|an|that)|say|write|mention|call (?:it|us|them|me)|print|publish|promise (?:it|this|that|any)|use (?:the )?words?|quote|sound like)\b|\b(?:do not|don'?t|dont|never) use\b[^.]{0,8}["“'‘«]/iu;
/** 'Don't insult the drivers': whom else would it be said to. */
const DONT = new RegExp(
  String.raw`^(?:(?:and|but|also|so|please),? )*(?:do not|don['’]?t|never) (?!(?:bring|come|forget|worry|wait|open|wash|put|leave|ask|send|call|ring|be|miss|hesitate|throw|touch|feed|park|iron|bleach|expect|take|try|let|buy|pay|drink|eat|need|have|know|go|stop|move|water|store|dry|clean|use|lose|pull|push|drive|walk|book|order|turn|trust|cut|break|boil|overload|do|just|more|less|been|had|late|early|open|closed|again|mind|hang|fold|wear|freeze|heat|reheat|fill|climb|swim|run|ever|even|if)\b)\p{Ll}+ `,
  'iu',
);
const MAY_NOT =
  /\b(?:we|you|they|it|i) (?:may|can|must|should|do|will|shall|would|could)(?:n't|not| not| never) (?:say|use (?:the )?word|promise|suggest|claim|write|mention|show|imply|name|print|publish)\b/iu;
const WANTS = ANY(
  /\b(?:i|we) (?:do not |don'?t |also |only |really |just )*want\b(?! to (?:thank|know|keep|see you))/u,
  /\b(?:(?!(?:who|everyone|everybody|nobody|somebody|anyone|customer|client|guest|child|person|whoever|one)\b)\p{L}+ (?:also |only |really )?wants|(?:he|she|they|board|wife|husband|son|daughter|boss)(?: do(?:es)? not| don'?t| doesn'?t) want) (?:it|this|that|the|us to|to be|to sound|to look|to see|no|a)\b/u,
  /\b(?:i|we|he|she|they)(?: would|'d) (?:also |really |only )*(?:like|love|prefer|rather)\b(?! (?:people|you|everyone|everybody|them) to (?:use|come|try|visit|taste|ask|play|sit|stay|enjoy|eat|drink|wear|bring))/u,
  /\b(?:i|we) (?:hate|dislike|like|can'?t stand|do not like|don'?t like) (?:it when|when|the word|words|when|text|sites|pages|marketing|ads)\b/u,
  /\b(?:ceo|board|boss|trustees?|management|director|chair(?:man|woman)?|council|accountant|agency) (?:members? )?(?:[^.,;]{0,24} )?(?:wants?|thinks?|prefers?|insists?|says?|don'?t|doesn'?t)\b|\bwants? [^.,;]{2,24} first\b/u,
  /\bthat is (?:the|our) (?:purpose|aim|goal|point of it)\b|\bthat's (?:the|our) (?:purpose|aim|goal)\b/u,
);
const RULE =
  /\bis banned\b|\bthe words? ["'“‘]|\bwords? (?:that )?(?:we|i) (?:do not|don't|never|will not|won't)\b|\bwill reject\b|^we say \p{L}+, \p{L}+|\bwhat (?:i|we) (?:do|don't|do not) want\b|\btold us to our face\b|\b(?:wife|husband|son|daughter|sister|brother|partner) says (?:to |put|make|use|paint)|\bi need to be careful\b|\bi(?:'d| would)(?:n't| not)? say\b|\bnot allowed to (?:use|say|call)\b/u;
const SHOULD =
  /\b(?:should|must|needs? to|has to|have to) (?:not )?(?:look|sound|feel|seem|come across)\b|\b(?:people|they|customers|visitors|guests|everyone)\b[^.,;]{0,40}\b(?:have to|should|must|need to) know (?:that|this|it)\b|\b(?:it|this|that|everything|tone|they|text|letters|pictures|english|german|french|spanish|dutch|italian|name|button|side|half|part|section|story|voice|language) (?:also |still |of [^.,]{2,30} )?(?:must|should|has to|needs? to|have to|ought to|can'?t|cannot|may not|must not|mustn'?t|shouldn'?t) (?:also |still |not |always )?(?:be (?:able|clear|visible|obvious|first|seen|said|short|simple|easy|good|very|big|readable|legible|serious|mentioned|at the|on the|in the|clear somewhere)|sound|look|feel|read|stand|come across|say|mention|appear|go (?:on|in|first|at))|\bmust (?:really )?(?:be|stand|go|come) (?:at the|on the|in the|first\b|somewhere)|\bmust be (?:written|mentioned|said)\b|\bmust be (?:clear|visible|obvious) (?:somewhere|everywhere|first|at the top)\b/iu;
const TONE = ANY(
  /^(?:(?:the|our) )?(?:tone|voice|style|mood|look|vibe)\b/u,
  /\bhow it should (?:sound|look|feel|read)\b|\bto sound like\b|\bsounds? (?:too|like a brochure|like marketing)\b|\bmake (?:it|us) (?:look|sound|feel|seem)\b/u,
  /\b(?:short|simple|plain) (?:sentences|words|english|language)(?: please)?(?:\.?$|,)|\breading age\b/u,
  /(?:^|[,;:] )(?:so |but |also |and )?(?:no|without|zero|less|not too much|nothing with) (?:jokes?|exclamation|buzz ?words?|adjectives?|superlatives?|jargon|marketing|hype|pathos|kitsch|clich\p{L}*|fluff|stock|emojis?|sad \p{L}+|poetry|drama|sunsets?|pictures?|photos?|photographs?|images?|icons?|illustrations?|videos?|gradients?|animations?|testimonials?|patient testimonials?|stories about|heroes|hero|ai claims?)\b/u,
  /^not? (?:pictures?|photos?|photographs?|images?|icons?) of\b/u,
);
const UNDECIDED =
  /\bnot (?:yet )?decided\b|\bha(?:ve|s)n'?t (?:yet )?decided\b|\bundecided\b|\bnot sure (?:if|whether|yet|about)\b|\bto be (?:decided|confirmed|discussed)\b|\btb[acd]\b|^might be\b|^maybe we\b|^put ["“'‘]|\bstill (?:discussing|arguing|thinking about)\b|\b(?:don'?t|do not) know (?:if|whether|yet)\b|\bcan'?t agree\b|\binsists?\b|\bdoubts\b|\bover (?:her|his|my|our) dead body\b|\b\p{L}+ says (?:no|yes)\b|^i (?:don'?t )?think (?:not|so|we|they|it)\b|\b(?:awaiting|waiting for) (?:the )?permission\b|\bnot before we hear\b/iu;
const SENDS =
  /(?:^|[,;] |# ?)(?:and )?i(?:'ll| will| can| shall) (?:send|e-?mail|forward|attach|give you|bring you|get you|tell you)\b|\bwe(?:'ll| will) (?:send|e-?mail|forward) you (?:the )?(?:photos?|pictures?|logo|text|number|address|list|rest)\b|\b(?:photos?|pictures?|logo|number|address|list|prices?) (?:will )?follows?\b|\(to follow\)|^to follow$|\bi need to check\b|\bcheck (?:this|that) (?:figure|number|date)\b|\b(?:will|to) confirm\b(?! (?:your|the|a)\b)|\bno (?:client |customer )?names? (?:until|before|please)\b|\b(?:attached|enclosed)\b|\bon the (?:shared )?drive\b|\b\p{L}+ will (?:send|give|mail) (?:it|them|you|the)\b|\bthey'?ll give (?:it|them|us)\b|\bsomething, i will\b/iu;
const OF_THE_BRIEF = ANY(
  /^\[|\b(?:voice memo|transcribed|translated (?:by|from)|dictat(?:ed|ing)|typed (?:this|it|up)|as (?:promised|agreed|discussed|requested)|(?:this|here) is (?:the|our|my|a) (?:brief|text)|hope this helps|sorry (?:for|about|if)|excuse (?:me|my|the)|my english|our english|lightly cleaned)\b/u,
  /^here (?:is|are|comes)\b|\ball in writing\b|^this is (?:for|from) (?:the|our)\b|^brief (?:from|for|by)\b|^notes? (?:from|for|by|of)\b|\bnotes from (?:the )?(?:kick-?off|call|meeting)\b/u,
  /^wait\b|\b(?:use|keep|take) that\b[.!]?$|\b(?:just|only) (?:a|one) line\b|\bone line only\b|\bthe heart of it\b|\bi think[.!]?$|^(?:in )?(?:english|french|german|spanish|dutch|italian|portuguese|welsh|irish|danish|swedish|norwegian) (?:mainly|mostly|only|first|please|with some|and [\p{L}]+ (?:mixed|please))\b/u,
  /^if it gets (?:funny|long|boring)\b|\breads everything\b/u,
  /\bspeaker is\b|\bi (?:left|kept|typed|copied|pasted|wrote|collected|tidied)\b[^.]*\b(?:in|out|as|down|together|up|because)\b|\bsee (?:above|below)\b|\bnames? (?:is |are )?not ok\b|\b(?:does|do) not allow the\b|\bthat can be named\b|\bcan use,|\bcareers page\b|\bthey want to publish\b/u,
  /^my (?:daughter|son|niece|nephew|wife|husband) (?:corrects|will correct|checks|translates|helps with)\b/u,
  /^that(?:'?s| is) (?:it|all)(?: i think| from me| for now| for today)?[.!]*$|^what else\b|^where was i\b|\bi will try to\b|^let me (?:try|think|see|start)\b|^here goes\b|^ok(?:ay)?[.!]$|^(?:hei hei|hello|hi|hey|thanks|thank you|cheers|regards|greetings|best wishes|best|bye)\b[^.]{0,40}[.!]$|\bso you (?:might|may|can|will) hear\b|\bsay it in order\b/u,
  /\b(?:you|we) (?:can|could|may|might|should|must|need to) (?:not )?(?:say|write|mention|call it|shorten|cut|change (?:it|this|the text)|correct|decide|use (?:it|this|that) (?:or|if))\b|\byou can not say\b|\bup to you\b|\bas you (?:know|see fit|wish)\b|\byou(?:'re| are) the experts?\b|\byou decide\b|\blet me know (?:if|what|whether|when you)\b|\bwhat do you think\b|\byour (?:proposal|draft|design|quote for)\b|^(?:can|could|would|will) you\b/u,
);
const BEHIND =
  /\b(?:nobody (?:knows|has heard|believes|takes us)|turnover|revenue|our income|profit margins?|our (?:budget|margins?|competitors?|investors?|weakness)|market share|insolven\w+|between us|(?:this|that|it) is confidential|strictly confidential|off the record|competitors? (?:are|is|do|charge|have|say)|where the (?:margin|money) is|not for publication)\b|\bwe (?:lost money|owe|nearly went)\b|\b(?:that|this)(?:'s| is) (?:the|our) (?:main |real |whole )?problem\b|\bwe (?:went|fell|dropped|sank|came down)(?: down)? from\b|\bpeople (?:ring|write|call|phone) (?:us )?(?:about|thinking|because they think)\b|\bpeople (?:think|thinks|assume|believe) (?:we|it's|us|you|this|that we)\b|\btrading standards\b|\bwill have kittens\b|\bpeople read this\b/iu;

const ABROAD = ANY(
  /(?<!\p{L})(?:(?:schick|sende|reich)\p{L}* (?:ich|wir)|(?:foto|logo|nummer|text|bild|liste|adresse)\p{L}* (?:folgt|folgen|kommt noch|volgt|volgen)|stuur ik|sturen we|komt nog|je (?:vous |t')?env(?:oie|errai)|suivra|te (?:mando|envío|adjunto)|ti mando|vi mando|seguirà|envio depois)(?!\p{L})/u,
  /(?<!\p{L})(?:wie man (?:redet|spricht)|dialekt|in der schrift|per (?:du|sie)(?!\p{L})|duzen|siezen|(?:in de )?(?:je|u|jij)-vorm|tutoyer|vouvoyer|tutear|de (?:tú|usted)(?!\p{L})|dare del (?:tu|lei))/u,
  /(?<!\p{L})(?:ainda não sei|ainda não sabemos|aún no (?:sé|sabemos)|todavía no (?:sé|sabemos)|weiß (?:ich )?(?:noch )?nicht|weet (?:ik )?(?:nog )?niet|je ne sais pas encore|on ne sait pas|non so ancora|noch nicht entschieden|nog niet (?:besloten|zeker)|zielgruppe|doelgroep|público objetivo|erwähnen wir nicht)(?!\p{L})/u,
  // Dutch
  /(?<!\p{L})(?:alstublieft|a\.u\.b|hierbij (?:de|het|onze|mijn|wat)|bijgaand|zoals (?:beloofd|besproken|afgesproken)|tekst voor de|op de (?:site|website|pagina)|mag er (?:best |wel )?op|mag op de|wat (?:ik|we|wij) (?:wel |niet |echt )?(?:graag )?(?:wil|willen)|(?:ik|wij|we) (?:wil|willen|wou) (?:graag |geen |niet |liever )|de toon|jeuk van|vriendelijke groet\p{L}*|groet(?:en|jes)?,|moet (?:duidelijk|zichtbaar|er|erop)|geen foto|niet te (?:veel|druk|commercieel))/u,
  // German
  /(?<!\p{L})(?:bitte [^.]{0,60}(?:kein|nicht so|nichts? (?:mit|von|über)|kürz|schreib|text|seite|foto|bild(?:er)?(?!\p{L})|wort|wörter|erwähn|verwend|weglass|schlicht|ton(?!\p{L}))|seite bitte|hier (?:endlich |ist |kommt |sind |kommen )?(?:der|die|unser|unsere|mein|meine) (?:text|texte|infos?|notizen|angaben)|kürzen|wie (?:besprochen|versprochen|vereinbart)|(?:auf|für) (?:der|die|unserer?) (?:seite|webseite|website|homepage)|die (?:seite|webseite|homepage) (?:soll|muss|darf)|(?:wir|ich) (?:wollen|will|möchten?|wünschen|hätten? gern)|(?:soll|sollte|muss) (?:nicht )?(?:\p{L}+ ){0,3}(?:klingen|wirken|aussehen|rüberkommen|stehen)|keine?[rn]? (?:\p{L}*(?:sprüche|fotos?|bilder|webcam|videos?)|floskeln|englischen|anglizismen)|^ton(?!\p{L})|anbei|(?:viele|liebe|beste|schöne) grüße|werbesprache|auf keinen fall)/u,
  // French
  /(?<!\p{L})(?:s'il (?:vous|te) pla[iî]t|merci (?:de |d['’])|voici (?:nos|mes|notre|mon|le|les|ce)|de la page|le but (?:principal|de)|il ne faut pas que|(?:sur|pour) (?:le|notre|ce|la) (?:site|page)|pas pour le site|phrases courtes|version (?:nl|fr|en|de)|bien à vous|le site (?:doit|ne doit|devrait)|(?:ne |n['’])(?:mettez|écrivez|dites|utilisez|parlez)|surtout pas|on (?:ne )?(?:veut|voudrait|préfère|tutoie)|(?:nous|je) (?:ne )?(?:voulons|veux|voudrais|voudrions|souhaitons)|évite[rz]|pas de (?:photos?|jargon|blabla|clich\p{L}*)|comme convenu|ci-joint|cordialement|c'est écrit partout|le ton)/u,
  // Spanish
  /(?<!\p{L})(?:por favor|(?:que|tiene que) quedar? claro|esto tiene que|no (?:pongas|pongáis|ponga|uses|uséis|use|digas|digáis|diga|escribas|escriba)(?!\p{L})|(?:quiero|queremos|quisiera|quisiéramos|no queremos)(?!\p{L})|que la gente (?:se|sepa|vea)|sin (?:poesía|sermón|fotos|tópicos|florituras)|^tono|de tú no|(?:en|para) la (?:web|página)|te paso|aquí (?:va|van|tienes|está)|(?:de|en) la (?:página|web)|^escrib(?:ir|e|an|id)|que se entienda|perdona|disculpa|un saludo|saludos|como hablamos|lo que hablamos|te (?:mando|adjunto|envío)|evita)/u,
  // Italian
  /(?<!\p{L})(?:per favore|ecco (?:il|i|le|qui)|(?:non )?(?:vogliamo|voglio|vorrei|vorremmo)(?!\p{L})|sul (?:nostro )?sito|il sito deve|niente (?:foto|frasi|parole)|mi raccomando|come (?:d'accordo|promesso)|cordiali saluti|in allegato|evitare|tono di voce)/u,
  // Portuguese
  /(?<!\p{L})(?:(?:não )?(?:queremos|quero|gostaria|gostaríamos)(?!\p{L})|no (?:nosso )?site|segue(?:m)? (?:o|os|a|as|em)|aqui (?:vai|está)|o site deve|evitar|nada de|sem (?:fotos|clichês)|como combinado|cumprimentos|em anexo|tom de voz)/u,
  /ください|下さい|たくありません|したくない|てほしい|欲しい|ロゴ|請|请|不要|부탁|주세요/u,
);
const BAN_ABROAD =
  /^(?:(?:en|und|et|y|e|ook|auch) )?(?:geen|keine?n?|nicht|niet|pas de|pas d['’]|sin|niente|sem|nada de|ni|no|non|não)(?!\p{L})[^.]*(?:^|[\s(])["“«‘'„]\p{L}/iu;

/** What one asks of customers: 'please bring the old lid'. */
const ASKS_CUSTOMERS =
  /\bplease (?:do not |don't |never )?(?:use (?!(?:the |our |no |any )?(?:words?|photos?|pictures?|name|tone|phrase))|keep (?!it|this|the)|clean|store|bring|ring|call|phone|text|e-?mail|write to|book|order|come|wait|knock|ask|leave|park|take|check|allow|arrive|let us|send|be (?:on time|ready|there|careful|patient|aware)\b|have|read|return|wash|dry|wear|tell (?:us|me)|send\b|give up|give us|pay|visit|contact|get in touch|enquire|inquire|measure|collect)|\byes,? please\b|^please (?:no )?(?:dogs|cash|cards)\b/iu;
const QUOTES = /(?:^|[\s(])["“«‘'„]\p{L}[^"”»’']{1,40}[,.]?["”»’'](?!\p{L})/u;
/** Words in quotes that are not to be said, or what is not to be shown. */
export const isBan = (text: string): boolean =>
  (/^(?:(?:and|but|also|so),? )?(?:please )?(?:no|not|never|nor|avoid|without|nothing like|(?:do not|don['’]t) (?:use|say|write|call))\b/iu.test(
    text,
  ) &&
    QUOTES.test(text)) ||
  /\b(?:no|not|never) ['"“«‘„]\p{L}[^"”»’']{1,40}[,.]?["”»’'](?!\p{L})/iu.test(text) ||
  BAN_ABROAD.test(text);

const MAKER: readonly (readonly [Reason, (plain: string) => boolean])[] = [
  ['not decided', (plain) => UNDECIDED.test(plain)],
  ['wishes for the page', (plain) => OF_THE_PAGE.test(plain) && !USES_SITE.test(plain)],
  ['wishes for the page', (plain) => /\bplease\b/.test(plain) && !ASKS_CUSTOMERS.test(plain)],
  [
    'wishes for the page',
    (plain) =>
      [SAY, FORBIDS, DONT, MAY_NOT, WANTS, RULE, SHOULD, TONE].some((pattern) => pattern.test(plain)) &&
      !USES_SITE.test(plain),
  ],
  ['said by the way', (plain) => SENDS.test(plain) || OF_THE_BRIEF.test(plain)],
  ['said behind the counter', (plain) => BEHIND.test(plain)],
];

/** 'Hanne insists', 'Joost: "…"': somebody's word on the page, by name; a visitor or a school inspector is no such name. */
const SPEAKS =
  /^(?!We|I|You|It|He|She|They|Who|Nobody|Every|Some|People|One|Most|Many|All|Each|Parents|Customers|Clients|Children|Guests|Visitors|Ofsted|This|That|The)(\p{Lu}\p{Ll}+)(?: (?:and|at|from|in) \p{Lu}?\p{L}+)?(?: (?:also|still|always|just|mostly|then|now|really|only|later))? (?:insist(?:s|ed)?|doubt(?:s|ed)?|want(?:s|ed)|thinks?|thought|reckons?|prefers?|hates?|suggest(?:s|ed)|mention(?:s|ed)|decided|won\.|disagrees?|found out|(?:says?|said)(?! (?:good|outstanding|excellent|yes)\b)|would (?:like|prefer|rather)|is (?:not sure|against|for it))(?!\p{L})|^\p{Lu}\p{Ll}+: ["“]|(?:^|[,;:–—] )(?:and |but |wait,? )?(?!Everyone|Everybody|Nobody|People|Ofsted|One|Somebody|Someone)\p{Lu}\p{Ll}+ (?:also )?(?:says|wants|insists|thinks)(?! good)(?!\p{L})/u;

/** Why this is for no reader; undefined for copy. */
export function makersTalk(text: string, isEnglish: boolean): Reason | undefined {
  if (isBan(text)) return 'words that are not to be used';
  if (isEnglish && SPEAKS.test(text)) return 'said by the way';
  const plain = plainOf(text);
  if (!isEnglish) return ABROAD.test(plain) && !USES_SITE.test(plain) ? 'wishes for the page' : undefined;
  return MAKER.find(([, is]) => is(plain))?.[0] ?? (ABROAD_SURE.test(plain) ? 'wishes for the page' : undefined);
}
const ABROAD_SURE = /ください|下さい|たくありません/u;

/** A clause that follows as main clause: it begins with its subject. */
const MAIN = String.raw`((?:we|i|it|you|they|he|she|there|nobody|everybody|everyone|the|our|my|each|every|all|no|this|these|most|a|an|one|\p{Lu}\p{L}+) .{8,})`;
/** The wish that something be told, around what is to be told. */
const WRAPPED: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:and |but |so )?(?:what )?(?:(?:i|we) (?:do |really )*(?:want|would like|'d like)(?: is)?(?: that)? )?(?:people|customers|visitors|readers|they|everyone|everybody|parents|them|clients) (?:to |should |must |have to |need to )?(?:also )?(?:know|understand|see|hear|remember)(?: is)?:? ?that ${MAIN}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:make (?:it )?(?:very )?clear|say(?: somewhere)?(?: clearly)?|mention|stress|write)(?: somewhere| please)? that ${MAIN}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:the )?(?:most important(?: thing| point| message)?|(?:main|important|one) (?:thing|point|message))[^:]{0,40}(?: is)?(?: that ${MAIN}|: (.{8,}))$`,
    'iu',
  ),
];
/** 'Brief from Dr Marsh, audiologist': who writes it, and what they are. */
const FROM_WHOM = /^(?:brief|notes?|text|message|letter) (?:from|by) (\p{Lu}[\p{L}.’' -]{3,50}, \p{Ll}.+)$/u;
const ABOUT_WHO =
  /^(?:please |and |also )*(?:write|tell|say something|speak|talk|mention)(?: something)?(?: of| about)? (?:of |about )?((?:the |our |my )?[\p{L}.’' -]{3,40}?),? who (\p{Ll}.{8,})$/iu;
/** 'that they know that we come and look first', in languages whose clause stands the same on its own, and in those where it does not. */
const WRAPPED_ABROAD: readonly (readonly [RegExp, string])[] = [
  [/^.{0,60}?(?:que (?:la gente |los clientes )?sep(?:a|an)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:qu(?:e|['’])(?: ?les gens| ?on| ?ils| ?les clients)? (?:sachent?|sache)) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:che (?:la gente |i clienti )?sappia(?:no)?) che (.{12,})$/iu, ''],
  [/^.{0,60}?(?:que (?:as pessoas |os clientes )?saiba(?:m)?) que (.{12,})$/iu, ''],
  [/^.{0,60}?(?:dat (?:ze|mensen|klanten|iedereen) weten) (dat .{12,})$/iu, 'Goed om te weten: '],
  [
    /^.{0,60}?(?:dass (?:man|die leute|die kunden|sie|alle|jeder) (?:weiß|wissen)),? (dass .{12,})$/iu,
    'Gut zu wissen: ',
  ],
];

/** What is to be told, out of the wish that it be told. */
export function unwrapped(text: string, isEnglish: boolean): string | undefined {
  if (!isEnglish) {
    for (const [pattern, lead] of WRAPPED_ABROAD) {
      const said = pattern.exec(text)?.[1];
      if (said) return `${lead}${said}`;
    }
    return undefined;
  }
  for (const pattern of WRAPPED) {
    const found = pattern.exec(text);
    const said = found?.[1] ?? found?.[2];
    if (said) return said;
  }
  const from = FROM_WHOM.exec(text.replace(/^[BNTML]/, (letter) => letter.toLowerCase()))?.[1];
  if (from) return from;
  const [, who, does] = ABOUT_WHO.exec(text) ?? [];
  return who && does ? `${who} ${does}` : undefined;
}

/** Asks that what was said just before be seen. */
export const FLAGS =
  /(?<!(?:don't|don’t|not|never) )\blead with (?:this|that|it)\b|\bmust (?:really )?be (?:at the top|visible|first|seen)|\b(?:this|that|it) (?:must|should|has to|needs to) (?:really )?be (?:very )?(?:visible|clear|seen|first|obvious|at the top|high up|prominent)|^(?:please )?make (?:that|this) (?:very )?clear|\b(?:put|have) (?:that|this) (?:first|at the top|high up|on top)|\b(?:this|that) is the (?:most important|main) (?:thing|point)|\bcould (?:that|this) be (?:high|first|near the top)|\bthat matters most\b|\bthis is what (?:i|we) want (?:people|them) to know\b|esto tiene que quedar (?:muy )?claro|das ist (?:uns )?(?:das )?wichtigste/iu;

/** Asks that no customers' words stand on the page. */
export const BARS_VOICES =
  /\b(?:no|never|without|not|n't) (?:\p{L}+ ){0,3}(?:testimonials?|reviews?|quotes? (?:from|of))\b|\bkeine (?:bewertungen|kundenstimmen)|\bpas (?:d['’]avis|de témoignages)|\bsin (?:testimonios|opiniones|reseñas)|\bgeen (?:beoordelingen|recensies)/iu;

/** Without what a bracket asks of the makers: '(a PhD, must be clear somewhere)'. */
export const withoutAsides = (text: string, isEnglish: boolean): string =>
  text.replace(/ ?\(([^()]*)\)/gu, (aside, inner: string) => {
    const parts = inner.split(/[,;] /u);
    const left = parts.filter((part) => makersTalk(part, isEnglish) === undefined);
    return left.length === parts.length ? aside : left.length === 0 ? '' : ` (${left.join(', ')})`;
  });

/** Begins a paragraph that is all for the makers. */
export const HEADS_TALK =
  /^(?:how (?:it|we|this) should (?:sound|look|feel|read)|(?:the )?(?:tone|voice|style|look|mood|words|language)|what (?:i|we) (?:don['’]t |do )?want|(?:for|about) the (?:page|site|text)|design|pictures|photos)[.:]?$/iu;
