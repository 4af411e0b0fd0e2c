import { lemmasOf, nounSenses, tokensOf } from '@maquette/reading';
import { isOfCommission } from './commission';

// What a clause of a description says to the makers of the page instead of to its readers: how it shall look and whom it shall win, what
// nobody outside is told, and what its writer thinks of it. Customers are read in crowd.ts.

/** Who wants something: 'they', 'the bakery', 'Mr Aoki', or nobody named. */
const BRAND =
  '(?:they|it|we|i|he|she|(?:the|our) (?:\\p{L}+ ){0,3}?\\p{L}+(?:, \\p{Lu}[\\p{L} ]+,)?|(?:Mr|Mrs|Ms|Dr)\\.? \\p{Lu}\\p{L}+)';
const HOW =
  "(?:(?:now|all|both|each|also|mainly|still|really|only|mostly|do not|don['’]t|does not|doesn['’]t|above all|just) )*";
const WANTS =
  "(?:wants?|hopes?|plans?(?! (?:from|start|cost|include|for|at|between|of)\\b)|wish(?:es)?|aims?|intends?|dreams?|(?:would|['’]d) (?:like|love|prefer|rather|be (?:happy|glad|pleased|delighted)(?= if| to))|(?:is|are|['’]re|['’]s) (?:looking|hoping|planning|trying|keen) (?:for|to|on)|tr(?:y|ies) to (?:reach|look|sound|be|get|attract)|insists?|(?:dis)?likes? (?:the (?:word|look|idea)|it when|to be|anything|everything|nothing)|(?:hates?|dislikes?)|cares? that)";
const NEEDS =
  'needs? (?:to (?:convince|persuade|reach|look|feel|sound|seem|appeal|attract|show|explain|stand out|win|get|find|grow|impress|reassure|come across|be (?:clear|easy|simple|found|readable))|more|new|better|something|an? (?:\\p{L}+ ){0,2}(?:site|website|page|brand|logo|look|name|text|crest|kit|sign|menu|identity|label|packaging|poster|leaflet|brochure|booklet|emblem|badge|mark|uniform|app|shop sign|letterhead))';
/** 'They want to look local', 'Now they hope …', 'Needs to convince owners', ', and would like bookings' */
const GOAL = new RegExp(
  `^(?:(?:Now|Today|Next(?: year)?|This year|For the future|From \\p{L}+|Ideally),? )?(?:${BRAND}(?: |(?=['’])))?${HOW}(?:${WANTS}|${NEEDS})(?!\\p{L})(?! [^.]*\\b(?:volunteers|donors?|donations?|donated|blood|foster)\\b)`,
  'iu',
);
const NAMED_GOAL =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:wants|hopes|would like|prefers|insists|(?:dis)?likes|hates)\b/u;

/** What a page, and nobody else, does to those who read it. */
const EFFECT =
  '(?:feel|look|sound|seem|appear|come across|read|convince|persuade|attract|reach|appeal|reassure|impress|show that|explain|make (?:it|them|people)|stand out|dominate|overshadow|distract|find (?:out|everything|their way)|work on|be (?:found|clear|obvious|visible|calm|simple|warm|quiet|honest|short|plain|easy|serious|fun|funny|bilingual|readable|legible|in (?:english|german|french|spanish)))';
const ADVERBS = '(?: not| also| still| always| never| really| both)*';
const OUGHT = new RegExp(
  `(?:^|^[^.;:]{0,60} )(?:should|must|has to|have to|needs? to|ought to)${ADVERBS} ${EFFECT}\\b`,
  'iu',
);
/** 'Both trades should count the same'; what guests and dogs should do is for them */
const SHOULD = /^[^.;:]{0,60}\b(?:should|ought to)\b/iu;
const TO_VISITORS =
  /\b(?:you|dogs|children|riders|guests|visitors|orders|bookings|pupils|learners|everyone|boots|clothes|shoes)\b[^.]{0,20}\b(?:must|should|have to|need to|ought to)\b(?! (?:\p{L}+ )?(?:feel|find|look|sound|know|see|understand|notice))/iu;
const ITS_LOOK =
  '(?:look|tone|feel|message|impression|focus|look and feel|style|design|colou?rs?|brand|identity|visuals?|images?|imagery|photos?|pictures|language|mood|wording|voice|texts?|copy|logo|website|site|page|homepage)s?';
/** 'The look should be wild', 'Tone can be dry', 'Photos matter most' */
const LOOKS = new RegExp(
  `^(?:the |our |their |its )?(?:whole |general |overall |new )?${ITS_LOOK} (?:should|must|shall|ought to|would be|has to|have to|needs? to|can|may|is to|are to|matters?|please)\\b`,
  'iu',
);
/** 'Yellow stays!', 'Website 2009', 'Decals by May' */
const STAYS =
  /^(?:the )?\p{L}+ stays?[!.]*(?: \([^()]*\))?$|^(?:website|logo|decals?|branding)\b(?!.*\b(?:we|our|design|print|make)\b)[^.]{0,24}$/iu;
/** 'The packs have to be told apart by colour' */
const OF_THING =
  /^(?:the |our |their |its )?(?:packs?|packaging|labels?|logo|brand|identity|signs?|menu|tins?|boxes|bags|stickers?|van|vans) (?:should|must|has to|have to|needs? to|ought to)\b/iu;
const MANNERS =
  'straightforward|serious|warm|calm|quiet|plain|honest|cheeky|playful|friendly|modest|sober|humble|funny|witty|dry|down[- ]to[- ]earth|understated|elegant|modern|classic|simple|clear|factual|relaxed|informal|formal|confident|proud|bold|loud|cosy|rustic|festive|luxurious|minimal|matter[- ]of[- ]fact|unpretentious|professional|approachable|trustworthy|precise|direct|light|poetic|technical|sincere|tender|gentle|sharp|young|fresh|nerdy|romantic|nostalgic|corporate|cute|kitsch|jargon|pathos|hype';
/** 'Straightforward, a little cheeky is OK' */
const MANNER = new RegExp(
  `^(?:(?:a (?:bit|little|touch)|very|quite|rather|slightly|more|less|not too|not|never|no|please|always|think) )*(?:${MANNERS})\\b(?! about\\b)(?! (?:\\p{L}+ )?\\p{L}+s\\b)[^.\\d]*$`,
  'iu',
);
const ALLOWED = /\b(?:is|are) (?:ok|okay|fine|allowed|welcome|possible)[.!]?$|\b(?:ok|okay)[.!]?$/iu;
const FOR_READERS =
  /\b(?:dogs|children|pets|cash|cards|you|beginners|everyone|everybody|visitors|groups|families|prams)\b/iu;
/** How the brand speaks of itself. */
const OF_ITSELF =
  /\b(?:talk|speak|write|joke|describe|call)s? (?:about |of )?(?:themselves|itself|himself|herself)\b/iu;
const OF_OWNER =
  /\bthe (?:owner|founder|boss|director)s? (?:dislikes?|keeps? (?:using|saying)|likes?|says?|calls?|insists?|swears?|jokes?|hates?|prefers?|thinks?)\b/iu;

/** Adjectives and what it is not: 'Useful, workshop-like, not exotic'; nothing is offered in it. */
function isToneOnly(text: string): boolean {
  const parts = text.split(/, | but | and /u);
  const tokens = tokensOf(text).flat();
  return (
    parts.length > 1 &&
    // 'No concrete, no digger, no mess' is an offer
    !/^(?:no|not|never|nothing)\b/iu.test(text) &&
    !/\d/.test(text) &&
    !tokens.some(({ pos, lower }) => pos === 'AUX' || pos === 'NUM' || /^(?:we|they|with|from)$/.test(lower)) &&
    parts.every((part) => {
      if (/^(?:not|no|never|nothing|like|rather|but|more|less) /iu.test(part)) return true;
      const [first, ...more] = tokensOf(part.toLowerCase().replace(/\p{L}+(?:-\p{L}+)+/gu, 'special')).flat();
      return (
        /^(?:ADJ|ADV)$/.test(first?.pos ?? '') &&
        !more.some(({ pos }) => /^(?:NOUN|PROPN|VERB)$/.test(pos)) &&
        more.length < 4
      );
    })
  );
}

/** What is made for a brand, and sold by few. */
const MADE =
  '(?:shop |yard |door |road )?signs?|signage|logos?|labels?|crest|emblem|(?:truck|van|car) (?:doors?|sides?|lettering|livery)|livery|lettering|letterheads?|business cards?|menus?|packaging|website|web ?site|homepage|landing page|uniforms?|kits?|stamps?|stickers?|flyers?|leaflets?|brochures?|posters?|tote bags?|banners?|identity|branding|rebrand(?:ing)?|logotype|wordmark|icon|font|typeface|colou?r scheme|palette|tagline|slogan|name';
const ORDERED = new RegExp(
  `^((?:(?:also|plus|and|just|only|mainly|first|a|an|the|new|fresh|better|proper|simple|small|maybe) )*)(?:${MADE})((?: (?:too|as well|first|needed|wanted|required|please|for|on|that)(?!\\p{L}).*)?)$`,
  'iu',
);
/** 'New sign for the yard too, plus truck doors', 'Label and a small box'; 'Signs, menus and posters' is what a printer sells */
function isOrdered(text: string): boolean {
  const parts = text.split(/,? (?:and|plus|then|or) |, /u);
  const [, before = '', behind = ''] = ORDERED.exec(parts[0] ?? '') ?? [];
  const isPlural = before === '' && behind === '' && /s$/u.test(parts[0] ?? '');
  return (
    ORDERED.test(parts[0] ?? '') &&
    !isPlural &&
    !/\d/.test(text) &&
    parts.every((part) => part.split(' ').length < 8) &&
    !/(?<!\p{L})(?:we|our|you|your|i|my)(?!\p{L})/iu.test(text) &&
    !hasFinite(text)
  );
}
/** 'The name stays in Japanese', 'Our logo is not to be touched' */
const OF_NAME =
  /^(?:the |our |their )?(?:(?:brand )?names?|logos?|colou?rs?|lettering|crest|font|typeface|slogan|tagline)\b[^.]{0,30} (?:stays?|remains?|can (?:stay|change|go|be)|may (?:stay|change|go|be)|could|is (?:not )?to be|goes|must|should|always in|in (?:capitals|lower case))(?!\p{L})/iu;
/** What is felt or seen and not sold: 'Restraint, fine paper, one unexpected colour', 'Green, matte, one line of text' */
const MOOD =
  /(?<!\p{L})(?:restraint|elegance|understatement|simplicity|minimalism|warmth|dignity|seriousness|lightness|irony|humou?r|pathos|nostalgia|wit|modesty|clarity|(?:\p{L}+ )?colou?rs?|matte|gloss|serif|sans|typography|lower ?case|capitals|lettering|white space|line of text|lines? of type|large type|big type|fine paper|thick paper|rough paper|hand-?drawn|handwritten|pastels?|earth tones|black and white|no (?:drawings|illustrations|photos|gradients|serifs|script|emoji|icons|symbols))(?!\p{L})/iu;

/** Without a verb, and of how it looks or feels. */
const isMood = (text: string): boolean =>
  MOOD.test(text) &&
  !/\d/.test(text) &&
  text.split(' ').length < 13 &&
  !/(?<!\p{L})(?:we|our|i|my|you|your|made|sold|printed|dyed|available|comes?|choose|choice)(?!\p{L})/iu.test(text) &&
  (!hasFinite(text) || /^(?:no|not)\b/iu.test(text));
const hasFinite = (text: string): boolean =>
  tokensOf(text)
    .flat()
    .some(({ pos, lower, lemma }) => pos === 'AUX' || (pos === 'VERB' && lower !== lemma && /[^s]s$/.test(lower)));

/** 'So the least hated is a reachable goal' */
const IS_GOAL =
  /\b(?:is|are|would be|be) (?:a|an|the|our|their|his|her) (?:[\p{L}-]+,? (?:and )?){0,3}(?:goal|aim|ambition|target|dream|brief|wish|angle|challenge)$|^(?:the |our |their )?(?:goal|aim|ambition|target|dream|wish|idea|challenge) (?:is|would be)\b/iu;

/** 'Somewhere between church and pub', 'A bit like a doctor' */
const COMPARES =
  /^(?:somewhere (?:in )?between|a (?:bit|little|cross|mix|touch) (?:like|of|between)|think(?: of)?|as if|half \p{L}+,? half|more \p{L}+ than) [^.\d]{3,80}$/iu;
/** What a picture shows; 'No dogs' and 'No machines' are told to visitors */
const SHOWN =
  /^(?:bird|fish|insect|animal|tree|flower|plant|boat|aircraft|body|weather|land|water|object|tool|instrument)$/;
const EMBLEM =
  /(?:halos?|mermaids?|hearts?|doves?|lea(?:f|ves)|cogs?|crowns?|waves?|angels?|sunsets?|sunrises?|globes?|handshakes?|arrows?|stars?|flames?|smiles?|drops?|swoosh\p{L}*|moons?|suns?|lightning|rainbows?|mascots?|rays?|horizons?|silhouettes?|shields?|wings?|ribbons?|swirls?|skylines?|mountains?|halo)$/iu;
const HOUSE_RULE =
  /(?:dogs?|pets?|cars?|machines?|robots?|shoes?|weapons?|phones?|screens?|cables?|batter(?:y|ies)|motors?|engines?|keys?|tv|internet|wi-?fi|waste|bones?|seeds?|peat|animals?|engines?|hooks?)$/u;
const COLOURS =
  /^(?:(?:light|dark|pale|navy|baby|sky) ?)?(?:red|blue|green|pink|purple|violet|grey|gray|black|white|brown|beige|yellow|orange|gold|silver|navy|turquoise|teal|pastels?|neon)(?: or \p{L}+)?$/iu;
/** 'No anchors, no ropes', 'Not grey, not navy': what nobody sells that says so */
function isMotif(text: string): boolean {
  if (!/^(?:no|not|never) /iu.test(text)) return false;
  const things = text
    .replace(/[!,]? please$/iu, '')
    .split(/,? (?:and|or)(?: (?:no|not))? |, (?:and |or )?(?:no |not )?/iu);
  const shown = things.filter((part) => {
    const thing = part
      .replace(/^(?:no|not|never) /iu, '')
      .replace(/[!.]+$/u, '')
      .toLowerCase();
    const last = thing.split(' ').at(-1) ?? '';
    const [sense] = nounSenses(lemmasOf(last)[0] ?? last);
    return (
      COLOURS.test(thing) ||
      (thing.split(' ').length < 4 && EMBLEM.test(thing)) ||
      (thing.split(' ').length < 4 && sense !== undefined && SHOWN.test(sense.class) && !HOUSE_RULE.test(thing))
    );
  });
  return shown.length * 3 >= things.length * 2;
}

/** 'Nothing about hygge' */
const NOTHING = /^(?:nothing|no mention|no talk) (?:about|of|like|too|that (?:looks|sounds|feels|smells))\b/iu;
/** What only stands as a sentence of its own: 'Quiet and exact', 'a little cheeky is OK'. */
export const isManner = (text: string): boolean =>
  isToneOnly(text) ||
  isMood(text) ||
  isMotif(text) ||
  COMPARES.test(text) ||
  isOrdered(text) ||
  NOTHING.test(text) ||
  MANNER.test(text) ||
  (ALLOWED.test(text) && !FOR_READERS.test(text));

/** Whether a clause asks for something of the page, or hopes for the brand. */
export const isWish = (clause: string): boolean =>
  STAYS.test(clause) ||
  OF_NAME.test(clause) ||
  IS_GOAL.test(clause) ||
  OF_THING.test(clause) ||
  GOAL.test(clause) ||
  NAMED_GOAL.test(clause) ||
  LOOKS.test(clause) ||
  ((OUGHT.test(clause) || SHOULD.test(clause)) && !TO_VISITORS.test(clause)) ||
  OF_ITSELF.test(clause) ||
  OF_OWNER.test(clause);

/** How the brand earns its money. */
const INSIDE =
  /^(?:pays? (?:the|our|their|most of the) (?:bills|rent|wages)|keeps? the lights on|(?:(?:is|are|makes? up|brings? in|accounts? for) )?(?:about |around |roughly |nearly |over |almost |some )?(?:\d+ ?%|half|a third|two thirds|a quarter|most) (?:of )?(?:the |our |their |its )?(?:year['’]s )?(?:turnover|sales|revenue|income|business|profits?))\b/iu;
/** 'Half our jobs come from letting agents' */
const SHARES =
  /^(?:about |around |roughly |nearly |over |almost |some )?(?:\d+ ?%|half|most|a third|two thirds|a quarter) (?:of )?(?:our|their|the) (?:jobs|work|orders|business|sales|income|turnover|revenue|trade)\b/iu;
export const isInside = (text: string): boolean => INSIDE.test(text) || SHARES.test(text);

/** The colleague who describes the brand, and no voice of it: 'dark and readable, which I know is a contradiction' */
const SENDERS =
  /\b(?:I|we)(?:['’]m| am|['’]re| are) told\b|\b(?:which |and |but )?I(?:['’]m| am)? (?:know|think|guess|believe|suppose|hope|wonder|assume|told|afraid|not sure)\b|\b(?:this|that|it) is (?:not|more) about\b|\b(?:(?:if you (?:allow|excuse|forgive|pardon)|excuse|pardon|forgive) (?:me )?(?:the|my|this) (?:pun|joke|expression)|(?:no )?pun (?:not )?intended)\b/iu;
/** What is thought of it and of its rivals: ', and that's the pitch', ', which the cheap ones can't offer' */
const REMARK =
  /(?:^|\b(?:is|are|['’]s) )(?:really )?(?:the|our|their|his|her) (?:whole |real |main |actual )?(?:pitch|usp|product|selling point|angle|hook|(?:whole|main|real) (?:story|point|idea))\b|\bnever heard of\b|\bones? to (?:convince|reach|win over)\b|\bto be convinced\b|\b(?:competitors?|competition|rivals?|cheap(?:er)? (?:guys|ones|firms|shops|companies)|big (?:guys|boys|ones|players))\b/iu;
/** What everybody else does, and what a colleague says between the lines: 'Everyone else looks like an energy drink', '…, if that helps' */
const BETWEEN =
  /^(?:(?:everyone|everybody|the others|most people)(?: else)?|(?:nobody|no one) else)(?: in [^,.]{3,30})? (?!(?:is|are) (?:welcome|paid|trained|employed|salaried|licensed|certified|insured|invited)\b)(?:is|are|looks?|has|have|does|do|seems?|pretends?|shows?|uses?|says?|sounds?|calls?|looked)\b|\b(?:if that helps|by the way|btw|anyway|you see|as you can imagine|trust me|mind you|go figure|to be honest|in case you)\b|^(?:the |our |their )?(?:google )?(?:reviews?|ratings?) (?:is|are|look)\b(?![^.]*\d)|^(?:we|they) (?:like|love|prefer|admire) [^.]{0,40}\b(?:design|style|layout|typography|white space|looks?|logos?|brands?)\b|^(?:the )?contact(?: person)?(?: is|:)(?![^.]*[@\d])/iu;
/** How customers are won; customers know. */
const HOW_THEY_COME =
  /\b(?:word of mouth|recommendations?|google|instagram|facebook ads?|trade fairs?)\.?$|\bfinds? (?:them|us|it) (?:on|through|via|by|in|at)\b|, (?:he|she|they) says?\b/iu;

/** 'The previous website looked like a brochure' */
const OF_BEFORE =
  /\b(?:previous|old|current|existing|last|new|present) (?:web ?site|site|page|logo|brand(?:ing)?|brochure|homepage|name)\b|\bforget (?:it|that|this)\b|^(?:so far|until now|at the moment|currently|right now),? (?:there is|there['’]s|they have|we have|it has|all (?:they|we) have is) (?:only|just|no|nothing|an? old)\b[^.]*\b(?:logo|sign|website|site|page|identity|crest|coat of arms|flyer|brand|card|leaflet|stamp|form|brochure|poster|letterhead)\b|^(?:Instagram|Facebook|TikTok|Google) is (?:where|how) /iu;
/** Whether a sentence or any clause of it is its writer's own thought. */
export const isRemark = (text: string): boolean =>
  SENDERS.test(text) ||
  isOfCommission(text) ||
  BETWEEN.test(text) ||
  OF_BEFORE.test(text) ||
  REMARK.test(text) ||
  HOW_THEY_COME.test(text);
