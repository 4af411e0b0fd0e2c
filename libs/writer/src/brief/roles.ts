import type { Unit } from './units';

/**
 * What a sentence is in a brief. One sentence can be several things; what none of the patterns knows is `plain`, and is
 * shown only where plain facts are listed.
 */
export type Role =
  /** speaks of the writing, not of the matter */
  | 'aside'
  /** of the writer's own life */
  | 'private'
  /** what may not be said or done, by law or by contract */
  | 'legal'
  /** how it should, or should not, look or sound */
  | 'look'
  /** words that are used, or are not */
  | 'words'
  /** what it does not do, sell, take or use */
  | 'refusal'
  /** what the brand wants to reach */
  | 'aim'
  /** what it is taken for, and is not */
  | 'mistaken'
  /** what its name means */
  | 'name'
  /** others in its field, and what they do */
  | 'rivals'
  | 'price'
  /** what happens when it goes wrong, or lasts */
  | 'guarantee'
  /** gives up money rather than selling what is not needed */
  | 'candour'
  /** can be seen or checked by whoever wants to */
  | 'openness'
  /** how it is done or made */
  | 'method'
  /** made payable for those who could not */
  | 'access'
  /** how people are treated, or what is kept from others' eyes */
  | 'respect'
  /** what came of its work, counted */
  | 'result'
  /** when and how fast */
  | 'hours'
  /** whose it is and who works there */
  | 'people'
  | 'since'
  /** a number of something that it makes, has or does */
  | 'figure'
  /** what the writer finds hard */
  | 'difficulty'
  /** what changes */
  | 'change'
  /** what customers fear, lack or go through */
  | 'trouble'
  /** not meant as it is said */
  | 'irony'
  /** says in one sentence what sets it apart */
  | 'stance'
  /** something that somebody said */
  | 'quote';

const BRAND = String.raw`(?:we|i|they|nobody(?: on staff)?|nobody here)`;
const DENIES = String.raw`(?:don't|do not|doesn't|does not|never|won't|will not|refuse(?:s|d)? to|still refuse|no longer)`;
export const LOOKS =
  /\b(?:colou?rs?|red|blue|green|yellow|pink|black|white|purple|orange|brown|gr[ae]y|gold|pastels?|photos?|photographs?|pictures?|images?|imagery|drawings?|illustrations?|logos?|icons?|fonts?|typefaces?|cyrillic|leaf|leaves on|skulls?|snowflakes?|penguins?|hearts?|rainbows?|sunsets?|globes?|stock|before-and-after|clip ?art|mascots?|emojis?|flags?|anchors?|silhouettes?)\b/;

const PATTERNS: Record<Role, RegExp> = {
  aside:
    /\b(?:sorry|apologi[sz]e|excuse (?:the|my)|bear with|here goes|fill(?:ing)? (?:this|it|the form)|form is mandatory|was handed|i was given this|was given this task|my daughter says|thank you, i await|i await your|hope this helps|as requested|you will sort it|kitchen table|that's it|what else|i think that's|brand strategy|discovered branding|i know how it sounds|i tell you about my day|about how we want to be seen|colours, i don't know|please respect all|owner's notes|i'm (?:the|a) (?:marketing|volunteer)|i'm a volunteer|if you need to ring|other things that perhaps)/,
  private:
    /\bmy (?:cousin|back|knee|brother-in-law|day|dog|boyfriend|girlfriend)\b|\b(?:the|our) (?:dog|cat)\b|\b(?:cricket|football match|weather was|it was raining|bin days|divorc|separated and|day job|printer)\b/,
  legal:
    /\b(?:may|must|can|could|are|is|we're)(?:n't| not|not)? (?:allowed to |permitted to )?(?:not )?(?:say|claim|hint|name|promise|advertise|call|mention)\b.*|\bnot allowed\b|\bregulation\b|\bby law\b|\blegal(?:ly)?\b|\bfined\b|\bprotected (?:name|term|title)\b|\bforbidden\b|\bcourt\b|\bcan't change\b|\bcannot change\b/,
  look: /\bplease (?:do not|don't)\b|\bhates? (?:\w+ )?(?:pictures|photos|images|logos|colou?rs)\b|\b(?:don't|do not|never) call (?:them|us|it|him|her|people|our)\b|\bprefer that nobody\b|\bnothing (?:on|in|may|should)\b[^.]*\bmay\b|\bi (?:don't|do not) want\b|\bdon't make us (?:sound|look)\b|\bdon't fix\b|\b(?:want|should|must|needs? to|have to|has to|like|please)\b[^.]*\b(?:look|looks|feel|feels|sound|sounds|seem|be seen|appear)\b|\bfeeling we want\b|\b(?:want to be|wants? it to be|wants? (?:it|us) very)\b|\b(?:never|please don't|don't|do not|no|not) (?:use|show|put|print|photograph)\b[^.]*\b(?:colou?rs?|red|blue|green|pink|black|gold|photos?|pictures?|images?|drawings?|logos?|leaf|faces?|bodies)\b|\bscript\b|\bfleet's colour\b/,
  words:
    /\b(?:use|say|speak of|call(?:s|ed)? (?:it|them|us|her|him)|write) (?:the word )?['"‘“]|\bthe words? ['"‘“]|\bwe say\b|\bnever say\b|\bdon't say\b|\bnever of the\b/,
  refusal: new RegExp(
    `\\b${BRAND}(?: also| still|'ll)? ${DENIES}\\b(?! \\w+[.,;]| \\w+$| (?:done|seen|been|had|missed|lost|thought|knew|want|know|think|mind|have|need|like|mean|look|speak about|care|wish))|\\bwe (?:only|can't|cannot) (?:take|sell|work|accept)\\b|^(?:and |please,? )?(?:no|never|without)\\b|\\bthat's not what we\\b|\\bwe aren't (?:part|for)\\b|\\bwe won't\\b|\\b(?:except|apart from)\\b.*\\b(?:never|not)\\b`,
  ),
  aim: /\bwhat we(?:'d| would) like\b|\bwe(?:'d| would) like to (?:be|become|reach|have|grow|win)\b|\b(?:main|whole) (?:thing|point|aim|goal|job)\b|\bnext step\b|\b(?:our|the) (?:aim|goal|hope|plan)\b|\bwe (?:hope|plan|aim|need) to\b|\bwant (?:people|customers|more|them) to\b|\bwants? the (?:new )?(?:brand|site|website)\b|\bwe (?:dont|don't) want (?:two|that the)\b|\bfrom (?:next|this) (?:year|winter|spring|summer|autumn)\b/,
  mistaken:
    /\bpeople (?:(?:think|assume|believe) (?:we|it's|that we|us|you|this)|expect an?|confuse|hear the name|ring up thinking|keep (?:asking if|thinking))\b|\b(?:often|always|sometimes) (?:mistaken|taken) for\b|^not an? [\w -]+[,.]|, not an? [\w ]+\.$|\bthere (?:is|are) no (?:doctor|brothers?|sons?|daughters?|sisters?|captain|king|queen|monks?)\b|\bhas nothing to do with\b|\b(?:we are|we're|it's|it is) not an? \b|\bno croissants\b|\bno relation\b/,
  name: /\b(?:means(?! test)|is the word for|is old \w+ for|named (?:after|for)|nickname|called (?:her|him|us)|the name\b|is just our address)\b/,
  rivals:
    /\bevery other \p{L}+ (?:in|here|around|is)\b|\b(?:competitors?|unlike|the others? (?:do|use|sell)|the other (?:house|shop|firm|company)|everyone (?:else|here|is called|in the)|every competitor|certain gentlemen|a chain|chains|most (?:others|firms|companies|shops|makers)|instead of|before us (?:they|people)|big (?:firms?|companies|brands)|rivals?|marketplaces?|supermarkets?|imported|cheaper (?:ones?|from)|the knife websites)\b/u,
  price:
    /(?:[€$£¥₹₱₦₾₺₪]|r\$)\s?\d|\d[\d.,]* (?:\p{L}+ )?(?:dollars?|euros?|pounds?|rupees|pesos|francs?|lari|lira|dirhams?|dinars?|shillings|kroner|kronor|crowns|zloty|yen|won|reais|rand|naira|cedis?|bucks|pence)\b|\d\s?(?:€|zł|kr\b|euros?\b|dollars?\b|francs?\b|pesos?\b|pence\b|yen\b)|\b(?:rs|ksh|sek|nok|dkk|chf|usd|eur|gbp|cad|aud|nzd|inr|vnd|pln|czk|huf|r|mad|aed|zar|tsh|ngn|brl|clp|try) ?\d|\d (?:vnd|usd|eur|chf|sek|million vnd)\b|\bcommission \d|\bfree (?:for|of charge|if)\b|\bcosts? the same\b|\bprice is\b/u,
  guarantee:
    /\bguarantee[sd]?\b(?! safe)|\bwarrant(?:y|ies)\b|\bor (?:that|the|your|it|you)\b[^.]*\b(?:free|nothing|back)\b|\bfree for life\b|\bmoney back\b|\bwe promise\b|\bwe pay for\b|\bwe come back\b|\bwithout charge\b|\bout of (?:our|my) (?:own )?pocket\b|\bif (?:we|i) (?:don't|do not|are late|fail|can't|cannot)\b[^.]*\b(?:free|nothing|back|pay)\b/,
  candour:
    /\band we (?:tell|told) (?:them|you|people)\b|\btruth to say\b|\b(?:prefer|like) to (?:say|tell) it\b|\b(?:we|i) say it\b|\bgive (?:him|her|them|you) the (?:phone|number|address|name)s? of\b|\bno commission\b|\b(?:don't|do not) sell (?:them|it|any) (?:ourselves|myself)\b|\beven (?:one|if|when|though) (?:we|it)\b[^.]*\bs(?:ell|old)|\btalk (?:someone|people|them|you|customers) out of\b|(?<!please )\bsay so\b|\b(?:better|best) left alone\b|\bdoesn't need (?:it|one|us)\b|\bno longer need\b|\btell (?:customers|people|you|them|clients) (?:plainly|when|if|honestly|the truth)\b|\bearns? (?:a )?commission\b|\bsend (?:them|people|you|customers|one blade)\b[^.]*\b(?:home|away|elsewhere)\b|\bdon't buy for ourselves\b|\bcondemn\b|\bcalls them to say\b|\brecommend (?:another|somebody|someone|a colleague)\b|\bdon't charge for (?:looking|a look|advice)\b|\bnobody would believe me\b/,
  openness:
    /\bpublish(?:es|ed)? (?:it|the|our|every|each|them|all)\b|\bwhich we publish\b|\bput (?:the|our|every|all) (?:numbers?|prices?|names?|results?)\b|\blogged\b|\bphotograph every\b|\bin front of (?:the|our|you)\b|\bcount what\b|\bno other line\b|\bon the label\b|\bnumbered\b|\bsigned (?:by|and)\b|\bmeasured on every\b|\b(?:anyone|anybody|customers|visitors|guests|families|parents) (?:can|may) (?:see|watch|visit|come in|check|look)\b|\bopen (?:books|kitchen|workshop|door)\b|\bprinted on (?:the|every|each)\b|\bwith the name of\b|\btell the board\b|\bshow (?:every|each|the) (?:step|cost|invoice|calculation)\b/,
  method:
    /\bby hand\b|\bhand-?(?:made|sewn|woven|blown|carved|cut|printed|picked|tied|painted|written|stitched|forged|built)\b|\bsame way since\b|\bmade to measure\b|\bby eye\b|\bevery single\b|\b(?:each|every) (?:one|piece|pair|batch|unit|bar|garment|instrument|flue|house|family|night|morning)\b|\bsingle sitting\b|\bslow(?:ly)?\b(?! down)|\bbent over\b|\bwoven\b|\b[\w-]+-(?:free|tested|fired|cured|aged|roasted)\b|\bover (?:steam|wood|fire)\b|\bblow and paint\b|\bwe (?:use|work with|start|begin|measure|cut|test|smoke|blow|weave|print|cast|fire|dry)\b|\bmust match\b|\busing (?:live|only|old|local)\b|\bheated with\b|\bkeep the (?:old|original|brass)\b|\bmade (?:from|of|with|in|by)\b|\bsets? (?:it |them )?by\b|\bwould otherwise\b|\bfrom (?:waste|scrap|offcuts|recycled|old)\b/,
  access:
    /\bno means test\b|\bpayable (?:from|later|in)\b|\bcosts the same\b|\bpays? (?:a|one) (?:tenth|third|half|quarter)\b|\bpay what\b|\bsliding scale\b|\bcan't (?:afford|buy|pay)\b|\bcannot (?:afford|pay)\b|\bfree (?:if|for (?:children|schools|members|those|anyone|families|life))\b|\bdo not collect deposit\b|\bno deposit\b|\blends?\b|\bin cash or in\b/,
  respect:
    /\bnever (?:charged|ranked|sold|shared|named|asked for)\b|\bnever show them\b|\bnot even to the\b|\bwithout talking down\b|\bpity\b|\bnever (?:of )?the '?bad\b|\bnot for sale\b|\bwith permission\b|\bprivacy\b|\bprivate(?:ly)?\b|\bdignit(?:y|ied)\b|\bnever push\b|\bdon't push\b|\bcrying children\b|\bask(?:s)? (?:first|before)\b|\bin confidence\b|\bconfidential\b|\bnobody is (?:asked|turned)\b|\bdon't ask (?:why|questions)\b|\bnothing asked\b|\bcan take their time\b/,
  result:
    /\b\d[\d.,]* (?:\p{L}+ )?(?:saved|rescued|returned|replanted|rehomed|reunited|repaired|restored) since\b|\bno (?:\w+ ){1,5}has (?:had|ever|been)\b|\bpass rate\b|\bremake rate\b|\breturn rate\b|\bfailure rate\b|\b\d+ in (?:10|ten)\b|\b\d+ out of\b|\bhave finished\b|\bstill (?:alive|running|in use|working)\b|\b(?:alarm's|alarms?) false\b|\b\d[\d.]*\s?% (?:last year|survive|come back|return)|\bput back \d|\bwithout (?:a single|an accident|one accident)\b|\bnever (?:lost|missed|had an?)\b/u,
  hours:
    /\b24 hours\b|\bat night\b|\bsundays?\b|\bsame day\b|\b(?:with)?in (?:\d+|one|two|three|five|six|ten) (?:minutes|hours)\b|\bopen (?:from|until|till|\d|every)\b|\bafter midnight\b|\breaches you\b|\b\d+:\d\d\b|\bevenings\b|\bweekends\b|\banswers the phone\b|\bturn up when\b/,
  people:
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[\w-]+ )?(?:employees|staff|people(?! (?:come|answered|wait|a week|a day))|technicians|craftspeople|craftsmen|engineers|workers|volunteers|coaches|teachers|nurses|drivers|women|men|sisters|brothers|generations?|at the bench|mechanics|carpenters|weavers|cooks|bakers|nuns|monks)\b|\bcrew of\b|\bgeneration\b|\bin the family\b|\bfounded (?:by|in \d+ by)\b|\b(?:run|owned|led|watched|staffed) by\b|\bthe founder\b|\bfamily(?:-owned| business| firm| company)\b|\bmy (?:father|mother|grandfather|grandmother|sister|brother|daughter|son)\b|\bmy colleague\b|\bcoaches are\b/,
  since:
    /\bsince (?:1[5-9]|20)\d\d\b|\b(?:founded|established|started|opened|set up|built|begun)\b[^.]*\b(?:1[5-9]|20)\d\d\b|\b(?:1[5-9]|20)\d\d\b[^.]*\bfounder\b|\bexisted since\b|^open since\b/,
  figure:
    /\d[\d.,]*\s?(?:%|percent|kg|tonnes?|tons?|km|miles|metres?|hectares|kva|kwh?|mm|cm|bar|°c)|\b\d[\d.,]* (?:\w+ ){0,3}(?:a|per) (?:year|month|week|day|night)\b|\b\d[\d.,]* (?!years?\b|am\b|pm\b)[\p{L}-]{3,}/u,
  difficulty:
    /^(?:the |our |my )?(?:only |real |main )?(?:difficulty|problem|trouble|danger|catch)\b|\bwe can never say\b|\bon paper you look\b|\bmake the joke\b|\btaken for a joke\b/,
  change:
    /\bmore and more\b|\bfewer\b|\bused to be\b|\bsince last year\b|\bbefore covid\b|\bformerly\b|\bthese days\b|\bgrowing\b|\bdeclin|\bsince \d{4} we also\b|\bcan't do more\b|\bwaiting list\b|\bfull until\b|\bnow \d|\bso \d+% of\b|\bis coming in with me\b|\bwill be hers\b|\btake over\b|\btakes over\b|\bretir/,
  trouble:
    /\bthey are broken\b|\bnobody has\b|\bhave seen [^.]*\b(?:fail|break|go wrong)\b|\bfor the first time\b|\bremember us only when\b|\bonce in their life\b|\bhard to find\b|\bcan't (?:afford|buy)\b|\b(?:are|is|were) (?:afraid|worried|nervous|scared|ashamed|embarrassed|tired|lonely|anxious)\b|\bafraid\b|\bfear\b|\beveryone asks\b|\bpeople ask\b|\bcame first for a laugh\b|\bnever (?:washed|been|had|used)\b|\bwhen somebody dies\b|\bsent by a\b|\bwait \d+\b|\btakes the phone network down\b|\bwould otherwise\b|\bdon't (?:trust|know (?:what|how|whom|where))\b/,
  irony:
    /:-?\)|\blol\b|\bhow original\b|^oh,? (?:great|good|joy|wonderful|look|yes|no)\b|\bno croissants\b|\bbefore you ask\b|\bnot brochure\b|\bfind something worse\b|\bwas missing\b|\bcertain gentlemen\b|\boh good\b|\bhas a penguin\b|\bnot a short man\b|\bputs pineapple\b|\bhas nothing to do\b|\bexactly what\b.*\bmissing\b|\bpassion\b/,
  stance:
    /\bproud\b|\bwhole secret\b|\bis the (?:whole )?(?:business|point|idea|trick)\b|\bwhat we've got is\b|\band not (?:the|a|an|by|for|with|on)\b|^if you [^,]*\bstill have to\b|\bwithout anyone's\b|\bnobody (?:has to|else)\b|\bthe only (?:one|shop|place|firm|school|thing)\b/,
  quote:
    /^an? [\p{L} -]{2,30} is (?:an?|the) (?!(?:same|only|first|last|most|best)\b)[\p{L} -]{4,50}\.$|«[^»]{12,}»|\bas my (?:grand)?(?:father|mother|aunt|uncle) (?:used to say|says|said)\b|\bmy (?:mother|father|grandmother)(?:'s opinion| says| always said)\b/u,
};

/** What can be told of a sentence in whatever language. */
const FOREIGN: Partial<Record<Role, RegExp>> = {
  price: /[€£$]\s?\d|\d\s?(?:€|kr\b|zł|chf|francs?\b|euros?\b)/u,
  since: /\b(?:1[6-9]|20)\d\d\b/,
  refusal:
    /^(?:kein\w*|ohne|nicht|wir (?:machen|verkaufen|nehmen) kein\w*|pas d|sans |nous ne |on ne |jamais|sin |no (?:hacemos|vendemos|tenemos|usamos)|nunca|geen|zonder|senza|non (?:facciamo|vendiamo)|ingen|inga|utan|sem |não)/,
};
const WORDS_IN_QUOTES = /["'‘“][\p{L}][\p{L}\s-]{2,40}["'’”]/u;

/** The roles of a sentence. @param isLetter the brief is long, and tells of its writer as well */
export function rolesOf({ plain, isForeign }: Unit, isLetter: boolean): ReadonlySet<Role> {
  if (isForeign) return new Set((Object.keys(FOREIGN) as Role[]).filter((role) => FOREIGN[role]?.test(plain)));
  const roles = new Set((Object.keys(PATTERNS) as Role[]).filter((role) => PATTERNS[role].test(plain)));
  if (!isLetter) roles.delete('private');
  if (/\bwe (?:are|were|'re) (?:afraid|worried|tired|nervous)/.test(plain)) roles.delete('trouble');
  if (
    roles.has('legal') &&
    (/^(?:and )?we (?:don't|do not|never) (?:take|sell|work|accept|do)\b/.test(plain) ||
      !/not\b|n't|\bregulation|\bby law|\bfined|\bforbidden|\bprotected/.test(plain))
  )
    roles.delete('legal');
  if (
    roles.has('price') &&
    /\bturnover\b|\bturn over\b|\bcosts? (?:me|us)\b|\bcosts? [^.]{0,25}\bto (?:change|fix|run|build)\b|\bwe pa(?:y|id)\b|\brevenue\b|\bdonors?\b|\bdonations?\b|\bgifts?, |\b(?:from|monthly|regular) gifts?\b|\bgrants?\b|\bbudget\b|\binvest/.test(
      plain,
    )
  )
    roles.delete('price');
  // 'No blue, no snowflakes': of the look, and nothing that a customer could ask for
  if (
    !roles.has('rivals') &&
    (roles.has('refusal') || /\b(?:we|i|he|she) (?:don't|doesn't) want\b/.test(plain)) &&
    LOOKS.test(plain) &&
    !/\b(?:sell|make|rent)\b/.test(plain)
  ) {
    roles.delete('refusal');
    roles.add('look');
  }
  if (roles.has('look') && /\bplease (?:do not|don't)\b|\bdon't make us\b|\bdon't fix\b/.test(plain))
    for (const role of ['price', 'name', 'legal', 'trouble'] as const) roles.delete(role);
  if (/\b(?:we|i|he|she) (?:don't|doesn't|do not|does not) want\b/.test(plain) && !roles.has('aim')) roles.add('look');
  if (roles.has('words') && !WORDS_IN_QUOTES.test(plain)) roles.delete('words');
  if (roles.has('guarantee')) roles.delete('refusal');
  // what is paid to customers is no price
  if (roles.has('guarantee') && /\badvance\b|\bpocket\b/.test(plain)) roles.delete('price');
  if (roles.has('legal') || roles.has('words') || roles.has('difficulty')) roles.delete('refusal');
  if (roles.has('mistaken')) for (const role of ['refusal', 'figure', 'people'] as const) roles.delete(role);
  if (roles.has('private') || roles.has('aside'))
    if (!roles.has('aim') && !roles.has('quote'))
      return new Set([...roles].filter((role) => /aside|private|irony|legal|look|words/.test(role)));
  return roles;
}
