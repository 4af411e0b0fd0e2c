import type { Role } from '../brief';

/** What a sentence of a brief is to a page; it decides where it stands. */
export type Kind =
  | 'what'
  | 'whom'
  | 'where'
  | 'price'
  | 'terms'
  | 'step'
  | 'guarantee'
  | 'refusal'
  | 'hours'
  | 'contact'
  | 'result'
  | 'who'
  | 'story';

/** What labels say of what follows them, by the words in them. */
const LABELS: readonly [Kind, RegExp][] = [
  ['refusal', /\b(?:not|don'?t|never|no|refuse|nothing|won'?t|cannot|can'?t)\b/i],
  [
    'step',
    /\bhow (?:it|this|that|we|i|to) (?:works?|goes|go|runs?|happens?|order|book|join)\b|\bhow it's done\b|\bsteps?\b|\bprocess\b|\bmethod\b|\bprocedure\b|^how\??$/i,
  ],
  ['price', /\b(?:prices?|pricing|costs?|rates?|fees?|tariffs?|tickets?|charges?|money)\b/i],
  ['terms', /\b(?:terms?|payment|deposit|cancel\p{L}*|rules?|conditions?|delivery|returns?|notice|orders?)\b/iu],
  ['guarantee', /\b(?:guarantees?|warranty|promises?)\b/i],
  ['hours', /\b(?:hours|times?|opening|open|days|when|schedule|season|dates)\b/i],
  [
    'contact',
    /\b(?:contact|phone|telephone|tel|call|ring|reach|whatsapp|viber|e-?mail|bookings?|reservations?|enquiries|sales|orders to)\b/i,
  ],
  [
    'whom',
    /\b(?:customers?|clients?|who (?:calls|comes|buys|uses)|for whom|who (?:it'?s |it is )?for|audience|users)\b/i,
  ],
  ['where', /\b(?:where|address|place|location|area|find us|premises|shop|workshop|studio|office|yard)\b/i],
  ['who', /\b(?:who we are|who|people|team|us|about|history|story|since)\b/i],
  ['result', /\b(?:results?|numbers|figures|record|so far)\b/i],
  [
    'what',
    /\b(?:what|services?|products?|we (?:make|do|sell|carry|offer|teach|repair|grow|take|build|lend|rent)|classes|courses|range|menu|offers?|work)\b/i,
  ],
];
export const labelKind = (label: string): Kind | undefined =>
  // 'No timetable: you ring' is a sentence
  /^no \p{L}/iu.test(label) ? undefined : LABELS.find(([, pattern]) => pattern.test(label))?.[0];

/** An address or a number under which somebody is reached. */
export const REACHED =
  /\S@\S+\.\S|\bwww\.|https?:|(?:\+|\b0)\d[\d\s/().-]{5,}\d|\(\d{2,4}\) ?\d{3}|\b\d{5} \d{5}\b|\b\d{3}[ -]\d{3,4}[ -]?\d{3,4}\b|\b\d{4} \d{4}\b|^\d{2,4}(?: \d{2,4}){2,4}\.?$|(?:^|[^\d])\b[2-9]\d(?:[ -]\d{2}){3}\b|(?<![\w.@])[a-z\d-]{3,}\.(?:example|com|org|net|io|app|coop|shop|info|eu|co|de|fr|se|fi|nl|be|es|pt|ie|pl|cz|ch|dk|ca|au|nz|uk)\b|\b(?:ring|call|text|phone|tel|whatsapp|viber|telegram|signal)\b[^.]{0,40}?\d{3}[ -]?\d{3,}/i;
const DAY = String.raw`\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?\b`;
const CLOCK = String.raw`\b(?:from )?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|h|o'clock)?(?: ?[-–] ?| to | till? | until )\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|h|o'clock)?\b(?! ?(?:weeks?|days|months|years|people|cm|mm|m\b|km|kg|children|hours|minutes|persons|pieces|%))`;
const HOURS = new RegExp(
  String.raw`^(?:(?:we(?:'re| are)|the \p{L}+(?: \p{L}+)? is) )?(?:open|closed|shut)\b(?! (?:source|since))|${DAY}[^.]*\d|${DAY} (?:to|and|till|until|through|[-–]) ${DAY}|\bclosed (?:on|in|from|every|all|${DAY.slice(2)})|\bclosed \p{L}+days?\b|\b(?:first|last) van\b|\bday and night\b|\b24 hours\b|\bopen (?:every|daily|from|on|until|${DAY.slice(2)})|\bby appointment\b|^visits?\b|\bno visits\b`,
  'u',
);
const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`;
const SEASON = new RegExp(
  String.raw`^(?:from |only )?(?:the )?(?:end of |mid |mid-|early )?${MONTH} (?:to|till|until|and|-|–) |\b(?:close|closed|open) (?:in|from|all|during) (?:\p{L}+ )?${MONTH}|^(?:mon|tues|wednes|thurs|fri|satur|sun)days\.?$`,
  'u',
);
const AMOUNT =
  /\br \d{2,}|\ba (?:tenner|fiver)\b|\bfree (?:for|with|under|to)\b|\bunder (?:\d+|\p{L}+) (?:are |go |is )?free\b|(?:[€$£¥₹₱₦₾₺₪₩₫฿₴₽]|\br\$)\s?\d|\d[\d.,]*\s?(?:€|zł|kč|kr\b|pln\b)|\b(?!km|kg|cm|mm|am|pm|no|nr|iso|din)(?:rm|rs|npr|ksh|kes|tsh|ugx|sek|nok|dkk|chf|usd|eur|gbp|cad|aud|nzd|inr|vnd|czk|huf|mad|aed|zar|ngn|brl|clp|try|php|idr|thb|lkr|pkr|bdt|ghs|gel|isk|hrk|ron|bgn|jod|egp|tnd|xof|fcfa|cfa) ?\d|\d[\d.,]* (?:\p{L}+ )?(?:dollars?|euros?|pounds?|rupees|pesos|francs?|lari|lira|dirhams?|dinars?|shillings?|kroner|kronor|kron[au]r|crowns|zloty|złoty|yen|won|reais|rand|naira|cedis?|soles|quid|pence|baht|ringgit|forints?|lei|leva|dong|rupiah|taka|birr|kwacha|pula|dram|som|tenge|hryvnias?|shekels?|bolivianos|guaran[ií]es|quetzales|lempiras?|c[oó]rdobas?|colones|p\b)|\bfree of charge\b|\b(?:it is|it's|lessons? (?:are|is)|entry is|admission|costs?(?: them| you)? nothing|are) free\b|\bcosts? (?:nothing|the same)\b|\d per (?:kilo|kg|hour|day|person|metre|litre|month)\b|\bextra \d/u;
const TERMS =
  /\b(?:deposits?|half (?:is )?paid|half (?:at|on|before|when|now)|paid (?:before|in|on|at|when|by)|pay (?:on|in|at|when|by|after|before|monthly|cash)|payment|invoices?|cash only|cards?(?: only| accepted)|cancel\w*|in advance|days?'? (?:notice|before)|weeks?'? notice|minimum|smallest (?:load|order|job)|at least \d|delivery (?:time )?(?:is|takes)|lead time|delay is|waiting (?:time|list)|orders? (?:after|before|by|from|close|must)|required|bookings? (?:opens?|is|are|closes?)|book (?:by|before|at least)|refund\w*|estimate|quotes? (?:is|are|comes)|contract|sign up|notice period|insured|insurance|(?:posting|postage|shipping|delivery) [^.]*\b(?:is|are|costs?|included))\b/;
const GUARANTEE =
  /\bguarantee\w*|\bwarrant(?:y|ies)\b|\bmoney back\b|\b(?:you|just|or|can|may) (?:can |may )?(?:send|bring) it back\b|\bat our (?:own )?(?:cost|expense)\b|\byou (?:pay|owe) (?:us )?nothing\b|\bfree of charge if\b|\bwe (?:pay|replace|refund|redo|repair it|come back|make it again|give it back)\b.*\b(?:if|when|free|nothing|again|price)\b|\bif (?:we|it|the|an?|any|something|your|you|one|anything)\b[^.]*\b(?:we (?:pay|send|replace|refund|redo|come back|melt|mend|fix|do it again|make)|is free|nothing|again|your money|back)\b|\bor (?:it|that|you)[^.]*\b(?:free|nothing)\b|\bwe promise\b/;
const REFUSAL =
  /^(?:we're|we are|it isn't|it is|this isn't|it's) not\b|^(?:it|this) isn't\b|^there(?:'s| is| are) no\b|^(?:no|never|not|nothing)\b|^(?:and |but )?(?:we|i) (?:do not|don't|never|refuse|won't|will not|can't|cannot|no longer)\b|^we only (?:take|sell|work)\b|^[^,.]{0,24}\b(?:we|i) (?:do not|don't|never|refuse to|won't) (?:carry|sell|take|do|fit|teach|share|make|offer|ship|use|buy|accept|repair|work|treat|print|hire|rent|deliver|serve|keep|ask|lend|store|charge)\b|^(?:we|i) (?:make|sell|do|take|use|keep|offer|carry|fit|print|accept) (?:no|not)\b/;
const RESULT =
  /\b(?:passed|pass rate|came back|have (?:finished|graduated|returned)|(?:until now|to date)\b[^.]*\d|\d[^.]* are running|still (?:running|in use|alive|standing)|so far|none of (?:them|which)|not one|never (?:lost|missed|had an?)|\d+ (?:out )?of (?:the )?\d+|lost (?:zero|none|no))\b|\b\d[\d.,]* (?:\p{L}+ ){1,4}since (?:19|20)\d\d\b|\blast (?:year|season|winter|summer)\b[^.]*\d|\b\d[^.]*\blast (?:year|season|winter|summer)\b/u;
const NUMBERS =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty)';
const WHO = new RegExp(
  String.raw`\bsince (?:1[5-9]|20)\d\d\b|\b(?:founded|started|began|opened|established|set up (?:in|by))\b|\b(?:grand)?(?:father|mother)\b|\bmy (?:dad|mum|mom|grandad|granddad|grandma|gran|uncle|aunt|nan)\b|\bmy (?:wife|husband|brother|sister|son|daughter|partner)\b|\bfamily (?:business|firm|company|of)\b|\bgeneration\b|^${NUMBERS} (?:\p{L}+ ){0,2}(?:people|of us|teachers|sisters|brothers|women|men|drivers|restorers|staff|volunteers|engineers|nurses|carpenters|bakers|weavers|handlers|makers|friends|partners|developers|mechanics|cooks|members|employees)\b|\bwe are (?:${NUMBERS}|a family|a couple|\p{L}+ and \p{L}+)\b|^(?:me|i) and my\b|^my \p{L}+ (?:\p{L}+ )?and (?:i|me)\b|\b${NUMBERS} (?:people|of us|employees|volunteers|staff)\b|\b(?:trained|apprenticed|learned|qualified|retired|years as)\b|^i(?:'m| am) (?:an? )`,
  'u',
);
const WHERE =
  /^address\b|^\p{L}+(?:gatan|gata|straße|strasse|gasse|straat|weg) \d|\b(?:workshop|office|studio|shop|yard|hall|kitchen|school|bakery|mill|barn|factory|farm|clinic|room|door|house|depot|warehouse|we|i)(?: \p{L}+)? (?:is|are|am|'re|'m|stands?|sits?|works?|live) (?:in|at|on|behind|above|under|near|next to|opposite|between|by)\b|^(?:in|at|behind|above|opposite|next to|near) (?:the )?\p{L}|\bwe (?:cover|serve|deliver to|travel|reach|work (?:in|across|from|between))\b|\b(?:office|workshop|shop|studio|yard) (?:behind|above|near|opposite|in|at|on|next)\b|^\p{L}+ (?:street|road|lane|calle|rue|strasse|via)\b|\b(?:street|road|lane|avenue|calle|rue|straße|strasse|platz|gasse|quay|square) \d+\b|\b\d+[a-z]? (?:\p{L}+ )(?:street|road|lane|avenue|quay|square|st|rd)\b/u;
const WHOM =
  /^(?:we work (?:for|with)|for |our (?:customers|clients|pupils|students|members|guests|users|patients|readers)|(?:customers|clients|pupils|members|guests|users) are|most (?:of our |customers|clients|people)|people who|anyone|everyone|families|beginners|open to)\b|\bare welcome\b/;
const STEP =
  /^(?:tell|ask|send|wear|bring|come|take|leave|first|then|next|after (?:that|this)|finally|you (?:bring|send|write|tell|ring|call|choose|book|come|drop|get|pay|leave|fill|pick)|(?:we|i) (?:bring|come|collect|measure|visit|send|draw|write|call|check|test|weigh|photograph|wash|deliver|start|begin|take|record|log|set up|keep|inspect|look)|(?:each|every) |the (?:estimate|drawing|sample|proof))\b|\b(?:is|are) (?:\p{L}+ and )?(?:washed|disinfected|recorded|logged|measured|checked|tested|weighed|numbered|sealed|signed|inspected|cleaned|sorted|labelled|photographed|left on the day)\b|\bleft on the day\b/u;

/** What a sentence is, by its own words, or else by what its label says. */
export function kindOf(plain: string, roles: ReadonlySet<Role>, label: Kind | undefined): Kind {
  const own = ownKind(plain, roles);
  if (own === 'contact' || label === undefined) return own;
  if (label === 'contact') return own === 'hours' || own === 'terms' || own === 'refusal' ? own : 'contact';
  // a price stands with the prices, wherever it was said
  if (own === 'price' && label !== 'step') return 'price';
  if (label === 'price' && own === 'terms') return 'price';
  if (own === 'hours' && label !== 'step') return 'hours';
  if (own === 'refusal' && label !== 'step') return 'refusal';
  if (label === 'refusal') return 'refusal';
  if ((label === 'what' || label === 'who') && own !== 'story' && own !== 'step') return own;
  if (label === 'whom') return own === 'terms' || own === 'guarantee' ? own : 'whom';
  return label;
}

function ownKind(plain: string, roles: ReadonlySet<Role>): Kind {
  if (REACHED.test(plain)) return 'contact';
  if (/^(?:we )?opens? (?:at )?\d/.test(plain)) return 'hours';
  if (GUARANTEE.test(plain) || roles.has('guarantee') || (/\bno charge\b/.test(plain) && !AMOUNT.test(plain)))
    return 'guarantee';
  if (AMOUNT.test(plain) && !/\bcosts? (?:its|their|the|his|her|them|him) /.test(plain)) return 'price';
  if (
    /^(?:reports?|results?|quotes?|estimates?|delivery|answers?|turnaround|samples?|prototypes?|series|lead time) (?:within|in|by|the same|after)\b/.test(
      plain,
    )
  )
    return 'step';
  if (/^\p{L}+(?: (?:from|in) \p{L}+)? ask for\b/u.test(plain)) return 'whom';
  if (/\bbetter off\b|\bsaves? \p{L}+ (?:about |around )?[£$€]/u.test(plain)) return 'result';
  if (
    !/\bif\b/.test(plain) &&
    /\d ?%/.test(plain) &&
    /\b(?:less|more|fewer|lower|higher|of leavers|of them|were|came back|still)\b/.test(plain)
  )
    return 'result';
  if (/^\d+ (?:in|out of) \d+\b/.test(plain)) return 'result';
  if (/^the wait\b/.test(plain)) return 'terms';
  if (/^(?:[\p{L}-]+ ){1,4}(?:is|are) free\b/u.test(plain) && !/^(?:it|they|we|you)\b/.test(plain)) return 'price';
  if (/^not (?:one|a single)\b/.test(plain)) return 'result';
  if (/\b(?:don't|doesn't|do not|does not) need (?:it|one|them|us|braces|a \p{L}+)\b/u.test(plain)) return 'guarantee';
  if (/\bnever pays?\b|\bpays? (?:us )?nothing\b/.test(plain)) return 'guarantee';
  if (/\bparents pay\b|^the price (?:we|is|of|includes)\b/.test(plain)) return 'price';
  if (TERMS.test(plain) && !/^it \p{L}+s\b/u.test(plain)) return 'terms';
  if (REFUSAL.test(plain)) return 'refusal';
  if (
    /^(?:we|i) (?:also |mostly |mainly )?(?:look after|make|cast|build|bake|brew|forge|weave|grow|print|sew|roast|teach|repair|restore|sell|rent|lend|run|design|translate|train|mend|tune|supply|stock|offer|treat|serve|produce|hire out|ship)\b/.test(
      plain,
    )
  )
    return 'what';
  if ((HOURS.test(plain) && !EVENT.test(plain)) || SEASON.test(plain) || CLOCK_ONLY.test(plain)) return 'hours';
  if (PEOPLE.test(plain)) return 'who';
  if (COUNTED.test(plain)) return 'result';
  if (WHO.test(plain)) return 'who';
  if (RESULT.test(plain) || roles.has('result')) return 'result';
  if (
    WHERE.test(plain) ||
    /^\p{L}+, (?:top|ground|first|second|behind|above|next to|near|opposite|in|at|on) /u.test(plain)
  )
    return 'where';
  if (WHOM.test(plain)) return 'whom';
  if (STEP.test(plain)) return 'step';
  if (roles.has('people') || roles.has('since')) return 'who';
  if (/\bcalled\b/.test(plain)) return 'story';
  if (/\b(?:candour|openness|respect|access|method|stance)\b/.test([...roles].join(' '))) return 'step';
  if (/^(?:we|i) used to\b/.test(plain)) return 'story';
  if (/^(?:we|i) \p{Ll}+|^all (?:of )?our\b/u.test(plain)) return 'step';
  // things beside each other, and nothing said of them
  if (/,.* and |,.*, |^[^,]+ for \p{L}+/u.test(plain) && !FINITE.test(plain)) return 'what';
  return 'story';
}
const PEOPLE = new RegExp(
  String.raw`^(?:our )?(?:founder|owner|head chef|chef|manager|director|teacher)\b|^we are \p{L}+ (?:\p{L}+ )?\(|^there are \p{L}+ of us|\bis (?:run|owned) by\b|^we (?:are|have) (?:a (?:team|family|crew)|${NUMBERS} (?:\p{L}+ ){0,2}(?:people|staff|instructors|nurses|bakers|inspectors|sisters|brothers|volunteers|teachers|drivers|engineers|employees|workers|cooks|apprentices|mechanics))\b|^${NUMBERS} (?:\p{L}+ ){0,2}(?:people|of us|teachers|technicians|workers|sisters|brothers|women|men|drivers|restorers|staff|volunteers|engineers|nurses|handlers|makers|employees)\b`,
  'u',
);
const COUNTED = /^\d[\d.,]* (?:\p{L}+ ){1,3}since (?:19|20)\d\d\b/u;
export const FINITE =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|will|would|must|'s|'re|'ve|'ll)\b|\b(?:we|i|they|he|she|it|you|nobody|everybody|people) \p{L}+/u;
/** Something that happens on a day, and no time to come to the counter. */
const EVENT =
  /^(?!.*\b\p{L}+ \d+, )(?!open|closed|visits?|we(?:'re| are) (?:open|closed)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|every day|daily|weekdays|hours|times|next|starts?|in \p{L}+ we are|from|the (?:shop|office|hall|workshop|studio|yard|phone|counter)|office|shop|workshop|studio|hall|phone|(?:first|last) )(?:\p{L}|')+(?!.*\b(?:open|closed|opening|hours|by appointment|visits)\b)(?!.*\b\p{L}+ \d+, )/u;
const CLOCK_ONLY = new RegExp(`^(?:\\p{L}+ ){0,6}${CLOCK}`, 'u');

/** What the page asks its readers to do, and what its buttons say. */
export interface Call {
  heading: string;
  action: string;
}
