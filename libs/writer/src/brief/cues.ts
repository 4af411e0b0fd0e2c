import { type Cue, cue, one, USES_SITE, words } from './cue';

// By what words one knows that a clause of a brief is said to whoever writes and designs. One table, by what is asked. Every cue is tried on
// a whole sentence and on each of its clauses, in small letters and with plain quotes; `^` is where a clause begins.

// --- words -----------------------------------------------------------------------------------------------------------------------------

/** What the makers make. */
const SITE = [
  'web ?sites?',
  'web ?pages?',
  'home ?page',
  'landing page',
  'front page',
  'site',
  'page',
  'copy',
  'brochure',
];
/** Parts of it that no customer speaks of. */
const PARTS = words(
  'headlines? taglines? slogans? hero header footer typefaces? fonts? seo colou?rs? layout paragraph wording copywriters? designers?',
);
const TEXT = [...SITE, ...PARTS, 'texts?', 'tone', 'logo', 'strategy', 'branding', 'rebrand', 'identity', 'campaign'];
/** What is done with words and looks, and with nothing else. */
const SAYING = [
  ...words('say write mention describe publish print imply pretend oversell exaggerate emphasi[sz]e stress highlight'),
  ...words('romantici[sz]e patroni[sz]e brag overdo portray depict quote machine translate shorten reword'),
];
const SOUNDING = ['sound', 'read', 'look', 'feel', 'seem', 'come across', 'be written', 'speak', 'talk'];
const OUGHT = ['should', 'must', 'shall', 'has to', 'have to', 'needs? to', 'ought to', 'may', 'can'];
const NOT = ['do not', "don't", 'dont', 'never', 'not', 'no need to', 'avoid', 'please no', "mustn't", 'must not'];
/** How a text sounds; nobody sells it. */
const TONES = [
  ...words(
    'jokes? irony sarcasm puns? clich[ée]s? jargon buzzwords? adjectives? superlatives? hype pathos kitsch fluff',
  ),
  ...words(
    'poetry drama sermon lectures? guilt shame slang swearing emojis? hashtags? exclamation floskeln gelaber cobblers waffle nostalgia',
  ),
  ...[
    'marketing(?: speak| talk| language)?',
    'sales(?: talk|y)',
    'exclamation marks?',
    '[\\p{L}-]+ talk',
    '[\\p{L}-]+ speak',
  ],
  ...[
    'buzz words',
    'big words',
    'purple prose',
    'sob stor(?:y|ies)',
    'pity',
    'fake \\p{L}+',
    'claims?',
    'ai claims?',
    'heroes?',
  ],
];
const SHOWN = words(
  'pictures? photos? photographs? images? imagery icons? illustrations? stock videos? gradients? animations? drone testimonials? sunsets? drawings?',
);
/** Ways to sound that are wanted or not. */
const MANNERS = [
  ...words(
    'romantic cheerful cute funny quirky rosy sad posh corporate salesy pushy sweet twee folksy fancy formal informal',
  ),
  ...words(
    'preachy sentimental poetic flowery hip trendy heroic childish loud short simple dry light plain serious honest',
  ),
  ...words(
    'calm friendly factual warm understated professional modest low-key neutral cheeky bold bright deadpan playful',
  ),
  ...['clean and simple', 'down[- ]to[- ]earth', 'matter[- ]of[- ]fact', 'tongue[- ]in[- ]cheek', 'straight'],
];
/** Who has a say in the page besides the one who writes. */
const TELLERS = [
  ...words(
    'board trustees? committee chair(?:man|woman|person)? treasurer director manager secretary accountant lawyer ceo boss',
  ),
  ...words(
    'investors? sponsor council agency management marketing sales co-?founder priest landlord bishop owner founder',
  ),
  ...words(
    'husband wife mum mom mother dad father son daughter brother sister uncle aunt auntie grandma grandson granddaughter',
  ),
  ...words(
    'grandmother grandfather cousin niece nephew partner colleague son-in-law mother-in-law daughter-in-law father-in-law',
  ),
];
const TELLING = [
  ...words(
    'wants? wanted says? said insists? insisted prefers? hates? doubts? suggests? suggested thinks? thought feels? felt',
  ),
  ...words('reckons? disagrees? agrees? objects? worries decided won asked'),
  ...[
    "does(?:n't| not) (?:want|like|mind|agree)",
    'would (?:like|prefer|rather|love|hate)',
    'is (?:against|not sure|for it)',
  ],
];
const LANGUAGE = words(
  'russian estonian latvian lithuanian ukrainian turkish arabic chinese japanese korean hindi greek romanian hungarian english welsh irish gaelic dutch french german spanish italian portuguese danish swedish norwegian finnish polish czech',
);

// --- what customers are asked in the same words ------------------------------------------------------------------------------------------

/** What a customer may be asked, or warned of. */
const CUSTOMERS_DO = [
  ...words(
    'bring come forget worry wait open wash put leave ask send call ring phone text be miss hesitate throw touch feed park',
  ),
  ...words(
    'iron bleach expect take try let buy pay drink eat need have know go stop move water store dry clean lose pull push',
  ),
  ...words(
    'drive walk book order turn trust cut break boil overload do just more less been had late early closed again mind hang',
  ),
  ...words(
    'fold wear freeze heat reheat fill climb swim run ever even if keep visit return measure collect tell give donate allow',
  ),
  ...words('arrive read contact enquire inquire e-?mail write knock smoke lift lean sit stand knowingly use'),
];
const PLEASE_CUSTOMERS = new RegExp(
  `\\bplease (?:do not |don't |never |also |first )?(?!(?:keep|use|read|tell|write|put|leave|be|know|have|let|try) (?:it|this|that|the|our|no|out|a|any|in|with)\\b)${one(CUSTOMERS_DO)}\\b|\\byes,? please\\b|^please (?:no )?(?:dogs|cash|cards)\\b|\\bplease (?:keep|use|leave|put|have|let|read|tell|write) (?:us|me|to|clean|your|dogs|children|the (?:dog|gate|door|lid|boat|animals|label|path|key)s?)\\b|\\bplease be (?:on time|ready|there|careful|patient|aware)\\b`,
  'u',
);

// --- the table ---------------------------------------------------------------------------------------------------------------------------

export const CUES: readonly Cue[] = [
  // 'Careful with this', 'not for the site', 'between us': what stands around it is not to be told
  cue('page', `(?:not|n't) (?:for|on) (?:the |our )?(?:page|site|website|web|public|publication|print)`, USES_SITE),
  cue('page', `(?:it's|that's|that is|this is) (?:all )?your job`),
  cue('page', `^(?:the )?(?:main|primary|only) (?:action|call to action|button|cta) (?:is|should be)`),
  cue('page', `^(?:readers|(?:the |our )?(?:audience|target group)) (?:are|is)`),
  cue('page', `(?:between us|off the record|(?:this|that|it) is confidential|strictly confidential|stays? private)`),
  cue(
    'secret',
    `confidential|in confidence|for your (?:ears|eyes) only|(?:staff|people|nobody|they) (?:here |else )?(?:don't|do not|doesn't) know(?: yet| about it| this)?[.!]?$|nobody (?:here |else )?knows (?:yet|about)`,
    /confidential (?:advice|helpline|service|line|and|listening)|(?:is|are|it's|we're|strictly|completely|always|everything|calls?) confidential|free and confidential/u,
  ),
  cue(
    'page',
    `(?<!\\b(?:do|done|did|does|know|knows|knew|hear|heard|said|is|was|have|has) )nothing (?:about|of) (?:this|that|it|them|him|her)\\b`,
  ),

  // 'No "oasis"', 'never the word passion', 'words we hate'
  cue(
    'ban',
    `^(?:and |or |also )?(?:no|not|never|nor|avoid|without|nothing like|no more)\\b[^.]{0,24}["'](?=\\p{L})[^"]{2,40}["']`,
  ),
  cue(
    'ban',
    `^(?:no|not|never|avoid|without|nothing with|skip)(?: (?:more|any|the|those|[\\p{L}-]+)){0,3} (?:${one(SHOWN)})(?! (?:needed|required|of your|is|are|album|shoot)\\b)`,
  ),
  cue(
    'ban',
    `(?:word|words|term|phrase|expression)s?(?: (?:that |which )?(?:we|i|they)| like)? ?(?:\\p{L}+ )?(?:do not|don't|never|not|hate|refuse|can't stand|is banned|are banned|forbidden)`,
  ),
  cue('ban', `(?:the|a|any) words? ["']`),
  cue(
    'ban',
    `^(?:don'?ts?|do nots?|no-?gos?|non-?negotiables?|taboos?|forbidden|not wanted|banned|off limits|to avoid|avoid|not allowed|never)\\b[^.:]{0,30}:`,
  ),
  cue(
    'ban',
    `^(?:our |the |some |hard |house |board |brand |important )*(?:rules?|musts?|don'ts|restrictions?)(?: from [\\p{L}' ]{2,30})?:`,
  ),
  cue(
    'ban',
    `^${one(NOT)} (?:ever |even |to )?(?:${one(SAYING)}|call (?:it|us|them|him|her|me|this|our|people)|use (?:the )?(?:words?|term|phrase|name)|use ["']|show (?!up)|name (?!your)|promise|claim|compare|tell (?:it|that|this|the|about|anyone|anybody|people)|make fun|joke|lead with|play (?:up|down)|lean (?:on|into)|go on about|put (?:it|this|that|the|those|a|in|any|(?!your|them|these)\\p{L}+ of)|touch (?:on|it|this|that)|treat us|hint|refer to|dwell on)`,
    /write (?:to|for|us|me|your|down)\b/u,
  ),
  cue(
    'ban',
    `(?:do not|don't|dont|never) (?:\\p{L}+ ){0,2}(?:say|write|mention|print|publish|quote|sound like|call (?:it|us|them))`,
    /(?:write (?:to|for|us|me|your|down)|(?:we|i|they|nobody|who|she|he) (?:do not|don't|never) (?:say|write))\b/u,
  ),
  cue(
    'ban',
    `(?:we|you|they|it|i) (?:may|can|must|should|shall)(?:n't|not| not| never) (?:say|use (?:the )?words?|promise|suggest|claim|write|mention|show|imply|name|print|publish|use ["'])`,
  ),
  // 'Don't insult the drivers': whom else would it be said to
  // … and 'never flown in' is told of the goods
  cue(
    'ban',
    `^(?:do not|don't|dont|never) (?!(?:${one(CUSTOMERS_DO)})\\b)(?!\\p{L}+(?:ed|en|wn|one|ught|sold|built)\\b)\\p{L}+ `,
  ),
  cue(
    'ban',
    `(?:do not|don't|dont) (?:put|say|write|mention|print|publish|show|link|include|advertise)(?=[.,;!)]|$| that\\b| it\\b| to them)|so (?:please )?(?:don't|do not)[.!]?$`,
    /(?:we|i|they|nobody|who) (?:do not|don't)/u,
  ),
  cue(
    'ban',
    `(?:please )?(?:do not|don't) be ${one(MANNERS)}|^(?:do not|don't|never) use (?!it\\b|them\\b|your|soap|bleach|water|an? |the )\\p{L}+|please (?:do not|don't) (?:use|show|put) (?!it\\b|them\\b|the (?:lift|stairs|door|gate|path|bell)|your|soap|bleach|a brush)\\p{L}+`,
  ),
  cue('ban', `^(?:i|we) (?:hate|loathe|detest|can't stand|dislike)\\b[^.]*["']`),
  cue(
    'ban',
    `(?:forbidden|prohibited|not allowed|not permitted) to (?:name|use|say|mention|show|write|play|publish|print|promise|claim|call|compare|describe)`,
  ),
  cue('ban', `is banned|will reject|not allowed to (?:use|say|call)|if any of this`),
  cue(
    'ban',
    `(?:we|i) (?:hate|dislike|can't stand|don't like|do not like) (?:it when|when|the word|words|text|sites|pages|marketing|ads)`,
  ),
  cue(
    'ban',
    `^(?:there )?(?:will|must|should|shall) be no|^we(?:'ll| will)? (?:not|never) (?:have|use|say) ["']|we will not have ["']`,
  ),
  cue(
    'ban',
    `^no (?:client |customer |village |full |last |real )?(?:names?|faces?|addresses|locations?)(?:[.,;]|$| (?:on|in|of|please|until|before))`,
  ),
  cue(
    'ban',
    `(?:keep|leave) (?:it|this|that|them|the [\\p{L} ]{2,24}) (?:out|off|away)(?: of (?:it|this|there)|[.,;!]|$| please)`,
  ),
  cue(
    'ban',
    `^(?:please )?(?:leave|take) (?:it|this|that) out|(?:put|have|want) (?:that|this|it)(?: last)?(?: bit| part)? (?:on|in)[.!]?$`,
  ),

  // 'Tone: dry', 'the voice should be calm'
  cue(
    'voice',
    `^(?:the |our |my )?(?:tone|voice|style|register|mood|vibe|wording)(?: of voice)?(?: ?:| (?:is|can|${one(OUGHT)})\\b|\\.?$)`,
  ),
  cue('voice', `^(?:the )?language(?: of the \\p{L}+)?: (?=${one(MANNERS)})`),
  // 'It should sound like a garage'
  cue(
    'voice',
    `${one(OUGHT, 'want', 'wants', 'wanted', 'like', 'likes', 'prefer', 'please')}\\b[^.]{0,40}\\b(?:to |not )?${one(SOUNDING.filter((verb) => verb !== 'look' && verb !== 'feel' && verb !== 'seem' && verb !== 'speak' && verb !== 'talk' && verb !== 'read'))}`,
  ),
  cue(
    'voice',
    `(?:it|this|that|they|we|everything|text|${one(TEXT)}) ${one(OUGHT)} (?:also |still |not |always |never )*(?:${one(SOUNDING)})`,
  ),
  cue(
    'voice',
    `${one(OUGHT)} (?:not )?(?:look|sound|feel|seem|come across) (?:like|as|too|more|less|old|new|cheap|expensive)`,
  ),
  cue('voice', `^(?:it|this|that|the \\p{L}+) (?:should|must|shall|can|may) (?:also )?(?:be )?${one(MANNERS)}`),
  cue('voice', `^(?:may|can) (?:smile|laugh|have a smile|be ${one(MANNERS)})`),
  cue('voice', `^keep (?:the |your )?(?:sentences?|paragraphs?|texts?|words|wording|language|copy) \\p{L}+`),
  cue('voice', `^keep (?:this|the|that|our|their|its) (?:voice|tone|style|humou?r|joke|spirit|wit)\\b`),
  cue('voice', `^how (?:it|this|we) ${one(OUGHT)} (?:${one(SOUNDING)})`),
  cue(
    'voice',
    `^(?:keep|write) (?:it|this|that|us|me|everything|the (?:text|tone|language|copy|writing|site|page)s?)(?: (?:very|rather|quite|a bit|a little|nice and|look|sound|feel|read|seem))? ${one(MANNERS, ['look', 'sound', 'feel', 'read', 'like', 'easy', 'big', 'clear', 'visible', 'real'])}`,
  ),
  cue('voice', `^write (?:deadpan|short|plain\\p{L}*|simply|like|as if|as i|in (?!to\\b)|so that|carefully)`),
  cue('voice', `^be (?:\\d+ ?%? )?(?:a (?:bit|little) )?(?:less|more) \\p{L}+`),
  cue(
    'voice',
    `(?:short|plain|simple|clear|small|normal|everyday|easy) (?:sentences|words|language|english)(?: please)?(?:\\.?$|,)`,
  ),
  cue(
    'voice',
    `reading age|per (?:du|sie)|de usted|de tú no|dare del (?:lei|tu)|wir (?:duzen|siezen)|geen engelse woorden`,
  ),
  // 'No jokes', 'nothing with heroes', 'not rosy', 'not a pun in sight'
  cue(
    'voice',
    `^(?:and |or )?(?:no|without|zero|less|not too much|nothing with|not|never|avoid|not a|not any|skip|spare us)(?: (?:the|any|a|an|more|your|old|fake|big|cheap|sad|rosy|funny|bad|cheesy|[\\p{L}-]+)){0,3} ?(?:${one(TONES)})(?=[.,;:!]|$| (?:about|on|of|because|or|and|please))`,
  ),
  cue(
    'voice',
    `^(?:not|never|nothing|nor)(?: (?:too|so|very|over(?:ly)?|that))? ${one(MANNERS)}(?:[.,;!]|$| (?:and|or|either|but))`,
  ),
  cue('voice', `(?:not|don't|never) (?:\\p{L}+ ){0,4}(?:joke|pun|irony|humou?r)`),
  cue('voice', `^(?:is|are) (?:not a |no )(?:joke|clown|toy|punchline|mascot)`),
  cue(
    'page',
    `(?:make|makes|making|made) (?:us|me|it|them|this|that|our [\\p{L}]+) (?:${one(MANNERS)}|look|sound|feel|seem|read|easy|big|clear|visible|real)`,
  ),
  cue('voice', `(?:one|a single|maybe one|max(?:imum)? one|no more than one) jokes?`),
  cue('voice', `to sound (?:like|as)|sounds? (?:too|like (?:a brochure|marketing|an ad))`),
  cue('voice', `don't (?:make|turn) (?:us|me|it|them|this) (?:in)?to |don't make us (?:a|an|the|some)`),

  // 'We want that …', 'What we need: …', 'Target group: …', 'they should call'
  cue(
    'goal',
    `^(?:goal|aim|purpose|objective|target(?: group| audience)?|success for us|ziel|objetivo|doel|but|obiettivo)s? ?:`,
  ),
  cue('goal', `(?:that|this)(?:'s| is) (?:the|our) (?:purpose|aim|goal|point of it)`),
  cue(
    'goal',
    `(?:purpose|goal|aim|job|task|point) of (?:the|this|our) (?:\\p{L}+ )?(?:${one(SITE)}|brand|text|campaign|strategy)`,
  ),
  cue(
    'goal',
    `what (?:we|i|they|the \\p{L}+) (?:really |actually |do |most |also |don't |do not )*(?:need|want|would like|hope for)s?`,
    /what (?:they|you|customers|people|guests) (?:really )?(?:need|want)/u,
  ),
  cue(
    'goal',
    `^(?:i|we)(?:'d| would)? (?:do |also |only |really |just |mainly )*(?:want|would like|'d like|like|love|hope)(?: is)?(?: that| for)? (?!to (?:thank|know|keep|see you)|you\\b|your\\b)["'\\p{L}\\d]+`,
    /\b(?:like|love) (?:people|you|everyone|everybody|them|children|visitors) to (?:use|come|try|visit|taste|ask|play|sit|stay|enjoy|eat|drink|wear|bring|touch)\b|^(?:we|i) (?:like|love) (?!it\b|that\b|the word|when\b)\p{L}+/u,
  ),
  cue(
    'goal',
    `(?:i|we)(?:'d| would) (?:rather|prefer|sooner)`,
    /rather (?:a text|you (?:call|ring|text|came|ask))|prefer to (?:say|tell)/u,
  ),
  cue(
    'goal',
    `(?:i|we)(?: really| just| only)? (?:do not|don't|doesn't) want|not want(?:ed)? it|^(?:i|we) (?:do )?want:|^(?:not )?wanted\\b`,
  ),
  cue('goal', `what (?:should|shall|must) (?:they|people|visitors|customers) do`),
  cue(
    'goal',
    `(?:page|site|website|text|brochure) (?:that|which) \\p{L}+(?: \\p{L}+)? (?:understands?|finds?|trusts?)|^sell (?:it|this|us) (?:at|to)|^(?:pitch|position|play|aim) (?:it|this|us)`,
  ),
  cue(
    'goal',
    `^(?:we|i)(?:'re| are|'m| am) (?:looking for|after|short of) (?:more |new |\\d)|^wanted:|^we need(?::| more| new)`,
  ),

  // 'Tone warm but punctual', 'sheep's wool smells for a week, warn people'
  cue('voice', `^tone(?! (?:wood|holes?|arm|poem))`),
  cue(
    'page',
    `^[^:]{0,30}\\b(?:text|brief|copy)\\b[^:]{0,12}:|(?:warn|tell) (?:people|them|customers|everyone)[.!]?$|(?:an)?other page`,
  ),
  // 'English now, Hungarian after', 'a line or two of pidgin is fine', 'would like to be described as'
  cue(
    'page',
    `^(?:in |all in )?${one(LANGUAGE)} (?:now|later|after|afterwards|for|text|okay|ok|is (?:fine|ok)|too|first|only|mainly|mostly|please)`,
  ),
  cue(
    'page',
    `^(?:in )?${one(LANGUAGE)},? please|(?:one or two|a few|two or three) lines|^\\p{L}+(?: \\p{L}+)? (?:okay|ok)[.!]?$`,
  ),
  cue('page', `would like to be (?:described|called|named|shown|seen)`),
  cue(
    'page',
    `^(?:you )?tell me[.!]?$|^(?:just |please )?(?:put|write|use|keep|mention) (?:that|this|it)[.!]?$|if (?:this|that|it) (?:goes|belongs|should go) (?:in|on)`,
  ),
  cue(
    'page',
    `how to (?:write|say|put) (?:it|this|about us)?|(?:must|should|has to) be (?:explained|in the text|in there|readable)|not tiny`,
  ),
  cue(
    'chat',
    `(?:whatsapp )?messages? (?:collected|from)|translated by|prepared (?:by|from|for)|compiled by|edited (?:by|twice)`,
  ),
  cue(
    'page',
    `(?:this|that|it) (?:can't|cannot|must not|may not) be (?:softened|changed|shortened|left out|missing|cut)`,
  ),
  cue(
    'chat',
    `if you (?:want|like|need) (?:him|her|it|them|that)|given (?:his|her|their) (?:ok|okay|consent|permission)`,
  ),
  cue('chat', `^you know the (?:ones?|type|kind|sort)|^(?:brief|copy|text|website)[.:]?$`),
  cue(
    'voice',
    `^you (?:can|may|could) be ${one(MANNERS)}|jokes? (?:permitted|allowed|ok|okay|is fine|are fine)|some ${one(LANGUAGE)} words`,
  ),
  cue('page', `^facts for|(?:she|he) insists`),
  cue('chat', `people (?:will )?read (?:this|it)|(?:i'll|i will) send(?: it| you| them)?[.!]?$`),
  // the page and its parts
  cue('page', `^(?:${one(SITE)}) (?:${one(OUGHT)}|is for|text|in\\b|needs?|wants|has)`),
  cue(
    'page',
    `(?:the|this|our|your|one|any|no|two|(?<!\\d )a|a new|new|whole|every) (?:new )?(?:web ?)?(?:${one(SITE)})(?! (?:visits?|costs?|takes?|management|supervision|works|managers?|offices?|teams?|surveys?|inspections?|turner|\\d)\\b)`,
    USES_SITE,
  ),
  cue(
    'page',
    `(?:the|our|your|(?<!(?:get|gets|send|sends|receive|receives) )a|in the|in a|as a|as the|for the|new|good) (?:${one(PARTS, 'logo', 'button', 'menu bar', 'text')})(?! (?:of the (?:wood|wool|stone)|from|on the (?:label|side))\\b)`,
  ),
  cue(
    'page',
    `(?:stock (?:photos?|pictures?)|before ?[/ -](?:and[ -])?afters?|target (?:group|audience)|audiences?|copywriter|web designer|landing page|home ?page|tag ?lines?)`,
  ),
  cue(
    'page',
    `(?:headline|tagline|slogan|button|text|copy|notes?|title|site copy notes?) for (?:the |our |us|b2b|b2c|\\p{L}+$)`,
  ),
  cue('page', `(?:booking|order|contact|donate|donation|newsletter|sign-?up|call) button`),
  cue(
    'page',
    `(?:video|photo|picture|text|paragraph|sentence|line|side|half|part|section|story|name)s? (?:of [^.,]{2,30} )?(?:${one(OUGHT.filter((word) => word !== 'can' && word !== 'may'))})`,
  ),
  cue(
    'page',
    `(?:video|photo|picture|text|paragraph|sentence|line)s? (?:at|on|to) the (?:top|front|start)|(?:at|for|to) the top of (?:it|the page)|in the pictures`,
  ),
  cue(
    'page',
    `(?:must|should|has to|have to|needs to) (?:really |also |not )?(?:be |stand |go |come |stay )?(?:visible|clear|clearly|seen|written|mentioned|said|shown|somewhere|readable|on top|at the top|first\\b|high up|in the text|on the page|there somewhere)`,
  ),
  cue('page', `(?:an? |the |our )?["'][\\p{L} -]{3,20}["'] (?:section|page|part|button|headline|version)`),
  cue(
    'page',
    `${one(LANGUAGE)} (?:version|pages?|site|text)|(?:site|page|text|copy) in ${one(LANGUAGE)}|^(?:in )?${one(LANGUAGE)} (?:mainly|mostly|only|first|please)`,
  ),
  cue('page', `${one(LANGUAGE)} (?:should|must|can|may) be`),
  cue(
    'page',
    `^(?:say|mention|stress|highlight|emphasi[sz]e|describe|focus on|lead with|go with|start with|begin with|put in|write about|talk about|tell about|make sure|make (?:it )?clear|feel free|remember (?:to|that)|think of|imagine|let's|let us|keep (?:the|that) (?:name|sentence|line|phrase|word|joke|quote)|use (?:the |our |no |only |plain |simple |short |some |any |british |american )?(?:words?|phrases?|term|photos?|pictures?|colou?rs?|name|${one(LANGUAGE)}|language))`,
  ),
  cue('page', `^(?:say|write|call it) (?!to\\b|us\\b|me\\b|for\\b|down\\b|your\\b|hello\\b)`),
  cue(
    'page',
    `^(?:put|set|have|show|mention|include|add|drop|cut|skip|leave|keep) (?:it|this|that|these|those|them|the [\\p{L} ]{2,20}|those [\\p{L}]+|that [\\p{L}]+|everything|all|what you)(?: [\\p{L}]+)? (?:in|out|first|last|high|somewhere|where|on top|at the (?:top|bottom|end|front)|on the (?:page|site|front|top)|near the|big|bold|short|as (?:it|they)|if)(?=[.,;!]|$| (?:some|the|please|and|way|a))`,
  ),
  cue(
    'page',
    `^show (?:no|photos?|pictures?|the faces|faces|us as)|^(?:more|less|fewer) (?:pictures?|photos?|text|words)`,
  ),
  cue(
    'page',
    `(?:say|write|put|tell|mention|^use) (?:it|this|that|them) (?:with|in|as|like|so|first|honestly|clearly|carefully|nicely|somehow|straight|plainly)|please (?:say|write|mention|put|use|stress|explain)`,
    /write (?:it|this|that) down/u,
  ),
  cue('page', `that we (?:stress|emphasi[sz]e|are proud of and)|we (?:stress|underline) (?:this|that|it)`),
  cue(
    'page',
    `^(?:buttons?|cta|call to action|politics|pictures|images) ?:|^(?:photos?|pictures?|images?|fotos?) (?:of|with|from) [^.]{3,60},? (?:not|no|please|instead)\\b|^(?:photos?|pictures?|images?)\\b[^.]*\\b(?:can ?not|can't|must not) be`,
  ),
  cue('page', `(?:please|pls|plz|kindly)`, PLEASE_CUSTOMERS),
  cue(
    'page',
    `careful (?:with (?:this|that|it|the word)|how you|what you)|i'm no (?:lawyer|doctor|expert)|be careful (?:not to|with|about)`,
  ),
  cue('page', `(?:numbers?|figures?|names?) ok\\b|names? (?:is |are )?not ok`),
  cue(
    'page',
    `(?:the heart of it|a nice (?:line|sentence|detail|story) for|good for the|something for the|could be (?:a|the|something) (?:headline|line|title|story|for)|might be (?:nice|good) (?:for|to (?:say|mention|use)))`,
  ),

  // not decided, and who wants what
  cue(
    'open',
    `(?:not|n't) (?:yet )?(?:been )?(?:decided|agreed|settled|sure (?:if|whether|yet|about|which|how|what))|undecided|can't agree|not (?:all )?agreed`,
  ),
  cue(
    'open',
    `to be (?:decided|confirmed|discussed|checked)|tb[acd]|still (?:thinking[.!]?$|discussing|arguing|thinking about|fighting over|deciding|open|to decide)`,
  ),
  cue(
    'open',
    `(?:do not|don't|doesn't) know (?:if|whether|yet|which)|^might be|^(?:we|i) might \\p{L}+|not (?:yet )?confirmed|unconfirmed|whether to (?:mention|say|write|tell)|^maybe (?:mention|say|write|put|also|add|we|it|one|something|a|the|not|better)|^perhaps (?:we|it|one|something|a|the|not)|^put ["']|kutung matuloy`,
  ),
  cue(
    'open',
    `over (?:her|his|my|our) dead body|(?!client|customer|owner|guest|patient|who|it|law|council)\\p{L}+ says (?:no|yes)|(?:awaiting|waiting for) (?:the )?permission|not before we hear|if (?:he|she|they) agrees?`,
  ),
  cue(
    'open',
    `^(?:(?:the |our |my |a |your )?(?:${one(TELLERS)})(?: \\p{L}+)?(?: members?)?(?: \\([^)]*\\))?(?: (?:in|at|from|of|for) (?:the )?\\p{L}+)?)(?: (?:also|still|really|always|just|later|now))? (?:${one(TELLING)})`,
    /(?:says?|said) (?:that )?(?:his|her|their) |(?:says?|said) (?:good|outstanding|excellent)|taught|(?:wanted|asked) (?:a|an|her|his|my|me|us|for)\b/u,
  ),
  cue('open', `^(?:someone|somebody)(?: \\([^)]*\\))? (?:keeps|wants|insists)|keeps? wanting`),
  cue('open', `(?:so that|that) (?:both|everyone|everybody|all of us) can live with it|will have kittens`),
  cue(
    'open',
    `^i (?:don't |do not )?(?:think|guess|suppose|believe) (?:not|so|we|they|it|this|that|the)|^i (?:suppose|guess)|, i (?:think|guess|suppose)\\.?$`,
  ),
  cue('open', `^(?:please )?(?:solve|decide|choose|you choose|help us decide)[.!]?$|which is first|who is first`),

  // told in confidence, or only so that the makers understand
  cue(
    'secret',
    `(?:^|(?:our|their|its|the|annual|yearly|total|of|in|\\d%?) )(?:turnover|revenue)(?! (?:inspectors?|commissioners?|officers?|service|office))|our income|profit margins?|our (?:budget|margins?|investors?|weakness|debts?)|market share|insolven\\p{L}+|where the (?:margin|money) is|we (?:lost money|owe|nearly went (?:under|bust))`,
    /turnover of|apple turnovers?/u,
  ),
  cue('secret', `(?:our )?competitors? (?:are|is|do|charge|have|say|works?|\\p{Lu})|^competitors?\\b`),
  cue(
    'secret',
    `nobody (?:knows (?:us|it|this|that|about|where|who|what we|our)|has heard|believes|takes us)|(?:that|this)(?:'s| is) (?:the|our) (?:main |real |whole )?problem|we (?:went|fell|dropped|sank|came down)(?: down)? from|people (?:ring|write|call|phone) (?:us )?(?:about|thinking|because they think)|people (?:thinks?|assume|believe) (?:we|it's|us|you|this|that we)|trading standards|told us to our face`,
  ),

  // how the text came about, to whom it is written, what will be sent
  cue(
    'chat',
    `irony all|(?:this is|just|only) (?:irony|a joke|kidding|joking)|hope (?:it|this) (?:writes|helps|works|is ok|makes sense)|into (?:the|my) phone`,
  ),
  cue(
    'chat',
    `^\\[|voice (?:memo|message|note)|transcribed|translated (?:by|from)|dictat(?:ed|ing)|typed (?:this|it|up)|(?:as|zoals) (?:promised|agreed|discussed|requested|besproken|beloofd)|(?:this|here) is (?:the|our|my|a) (?:brief|text)|hope this helps|sorry (?:for|about|if)|excuse (?:me|my|the)|(?:my|our) english|lightly cleaned`,
  ),
  cue(
    'chat',
    `^here (?:is|are|comes)|all in writing|^this is (?:for|from) (?:the|our)|^(?:brief|notes?|text|memo|e-?mail|letter|minutes) (?:from|of|by|for)|notes from (?:the )?(?:kick-?off|call|meeting)|(?:in (?:the|this)|this) brief|fyi|for your information`,
  ),
  cue(
    'chat',
    `^(?:site |web |website |page )?(?:copy )?notes?(?: \\(|[-–—:.]|$)|^facts[.:]?$|^wait(?:[,.!]|$| (?:no|actually)\\b)|^ps\\b|^nb\\b`,
  ),
  cue(
    'chat',
    `^(?:writer|dear writer|copywriter|designer|note to (?:you|self|the \\p{L}+))\\b|you(?:'re| are) the (?:writer|experts?|professional|designer|one who)|you (?:writers|people|lot|guys) |(?:that|this)(?:'s| is) your job|up to you|as you (?:know|see fit|wish|asked)|you decide|let me know|what do you think|your (?:proposal|draft|design|quote for)|^(?:can|could|would|will) you`,
    /^(?:can|could|would) you (?:\p{L}+ )*(?:eat|sleep|repair)/u,
  ),
  cue(
    'chat',
    `(?:you|we) (?:can|could|may|might|should|must|need to) (?:not |also |always )?(?:say|write|mention|call it|shorten|cut (?:it|this|that)|change (?:it|this|the text)|correct|decide|use (?:it|this|that) (?:or|if)|use,)`,
  ),
  cue(
    'chat',
    `if you think (?:it|this|that)|(?:you )?asked me to|so don't blame|blame (?:me|her|him|them)|write it (?:all )?down|i have (?:two|three|\\d+|ten|an|one|half an) (?:hours?|minutes)|while i (?:still )?(?:can|have)`,
  ),
  cue(
    'chat',
    `^i(?:'ll| will| can| shall) (?:send|e-?mail|forward|attach|give you|bring you|get you|tell you|check|ask|look|try|write|say)|^we(?:'ll| will) (?:send|e-?mail|forward) you (?:the )?(?:photos?|pictures?|logo|text|number|address|list|rest)|(?:photos?|pictures?|logo|number|address|list|prices?) (?:will )?follows?|\\(to follow\\)|^to follow$|i need to check|check (?:this|that) (?:figure|number|date|with)|(?:attached|enclosed)|on the (?:shared )?drive|\\p{L}+ will (?:send|mail) (?:it|them|you|the)`,
    /attached (?:to|by|with)|enclosed (?:in|by|garden|yard)/u,
  ),
  cue(
    'chat',
    `i (?:left|kept|typed|copied|pasted|wrote|collected|transcribed|tidied)\\b[^.]*\\b(?:in|out|as|down|together|up|because)\\b|see (?:above|below)|speaker is|so you (?:might|may|can|will) hear|say it in order|where was i|i will try to|let me (?:try|think|see|start)|here goes|what else`,
  ),
  cue(
    'chat',
    `i(?:'m| am) (?:sitting|writing|dictating|typing|recording|driving|talking into|speaking into|on the (?:train|bus|ferry))|it(?:'s| is) (?:sunday|late|midnight|early|monday|saturday|half past)|the (?:kids|children) are (?:in|at|asleep|with)`,
    /it(?:'s| is) (?:sunday|monday|saturday) (?:only|roast|lunch|market)/u,
  ),
  cue(
    'chat',
    `^(?:that(?:'?s| is) (?:it|all)(?: i think| from me| for now| for today)?|ok(?:ay)?|hei hei|thanks|thank you|cheers|regards|greetings|best wishes|best(?=[.,!]|$)|bye|hello|hi|hey|good (?:morning|afternoon|evening|day))\\b[^.]{0,40}[.!,]?$`,
  ),
  cue(
    'chat',
    `^you (?:will|'ll|may|might) (?:say|think|ask|laugh|notice)|reads everything|(?:just|only) (?:a|one) line|one line only|^if it gets (?:funny|long|boring)|^(?:use|keep|take) that[.!]?$|no hurry|^(?:the |our |your )?deadline(?: is|:| for)?|kick-?off|this is absolute|^(?:absolutely|seriously|really|i mean it|full stop)[.!]*$`,
  ),
  cue(
    'chat',
    `i(?:'d| would)(?:n't| not)? say|(?:not going|trying) to be (?:romantic|funny|clever)|i(?:'m| am) not being (?:romantic|funny|clever|modest)|that's really all i need|don't ask us why|don't ask[.!]?$`,
  ),
];
