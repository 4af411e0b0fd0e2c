import { tokensOf } from '@maquette/reading';
import { type Clause, clausesOf, joinedAgain } from '../brief/clauses';
import { capital, sentence } from '../pen';
import { hasVerb } from './cut';

// What an ordinary description says to the makers without addressing them: who buys, what the brand hopes for, how it sees itself. It is
// told to whoever edits the page; what of it customers may read is said to them.

/** What customers do in a process that is told. */
const ACTS =
  '(?:send|bring|book|pay|order|choose|pick|collect|borrow|list|get|receive|see|rent|learn|join|visit|drop|call|ring|text|write|come in|leave|take|measure|upload|scan|fill|sign|share|try|taste|cook|eat|sleep|ride|keep|return|swap|can|may|will|must|welcome|are welcome|are free|are taught|are looked|stay|hire|post|download|log|play|meet|work|help|give)(?:s)?\\b';
const bare = (text: string) => text.replace(/[.!]$/u, '');

export interface Parted {
  /** what customers may read; '' for none */
  said: string;
  /** what they may not; '' for none */
  left: string;
}

const CROWD =
  'customers|clients|buyers|clientele|users|members|guests|patients|parents|mothers|families|readers|visitors|people|regulars|students|pupils|teenagers|tourists|locals|subscribers|donors|shoppers|audiences?|target groups?|eaters|employers|owners';
/** 'Clients: owners of old buildings' */
const LABELLED = new RegExp(
  `^(?:The |Our |Their |Its |Main |Typical |Most |Key )*(customers?|clients?|buyers?|users?|clientele|audience|target group|readers?)(?: are| is)?(?: mostly| mainly| usually)?: (.+?)\\.?$`,
  'iu',
);
const TYPICAL = /^(?:The |Our |Their |A )?typical (customer|client|buyer|user|guest)(?: is|:) (.+?)\.?$/iu;
/** 'Customers are private house owners' */
const THEY_ARE = new RegExp(
  `^(?:The |Their |Its )?((?:main |typical |regular )?(?:customers|clients|buyers|users|members|guests|regulars|readers|pupils|students))(?: are| include| come from) (.+?)\\.?$`,
  'iu',
);
/** What one knows of people, and does not tell them. */
const MIND =
  'wants?|needs?|loves?|hates?|worry|worries|fears?|trusts?|distrusts?|expects?|thinks?|believes?|decides?|prefers?|cares?|compares?|judges?|feels?|knows?|values?|appreciates?|complains?|struggles?|hesitates?|assumes?|matters?|likes?|looks? for|search(?:es)? for|ask(?:s)? (?:about|for)|finds? (?:them|us|it)|hear|scroll|google|read';
const INSIGHT = new RegExp(
  `^(?:(?:the|their|its|most|many|some|all|both|young|older|potential|new|private|these|those|only) )*(?:[\\p{L}-]+ )?(?:${CROWD})(?: (?:who|with|from|in|of|behind) [^,;]{3,40}?)? (?:usually|often|mostly|rarely|never|always|still|also|don['’]t|do not|tend to|don['’]t yet|typically|really|mainly|first)*\\s*(?:${MIND})\\b|\\b(?:matters?|(?:is|are) (?:very |really )?important) to (?:them|him|her|their (?:clients|customers|guests))\\b`,
  'iu',
);
const HABIT = new RegExp(
  `^(?:[\\p{L}-]+ )?(?:${CROWD}) (?:usually|often|mostly|rarely|typically|tend to|don['’]t|do not)\\b`,
  'iu',
);
const TROUBLED = new RegExp(
  `^(?:[\\p{L}-]+ )?(?:${CROWD}) (?:are|is) (?:\\p{L}+ )?(?:tired|afraid|nervous|sceptical|skeptical|exhausted|overwhelmed|grieving|stressed|scared|anxious|confused|impatient|demanding|embarrassed|lonely|frightened|ashamed|in a hurry|under pressure|wary|suspicious|unsure|used to|fed up|busy|curious|price|aged|between|mostly (?:women|men)|\\d)`,
  'iu',
);
/** A brand that wants something: 'They want to look local', 'Now they hope …', 'Needs to convince owners' */
const BRAND =
  '(?:they|it|we|i|he|she|the (?:\\p{L}+ ){0,2}(?:owners?|founders?|company|firm|team|client|brand|board|family|directors?|business|sisters|brothers|couple|partners|manager)|it)';
const WANTS =
  "(?:wants?|needs?|hopes?|plans?|wish(?:es)?|aims?|intends?|dreams?|(?:would|['’]d) (?:like|love|prefer|rather)|(?:is|are|['’]re|['’]s) (?:looking|hoping|planning|trying|keen|tired|struggling|about) (?:for|to|of|with)|tr(?:y|ies) to|struggles?|thinks?|feels?|worr(?:y|ies)|fears?|hates?|dislikes?|prefers?|insists?|likes? (?:the|it when|to be)|cares? that)";
const GOAL = new RegExp(
  `^(?:(?:But|And|So|Also|Now|Today|Next|Next year|This year|For the future|From \\p{L}+),? )?(?:${BRAND} )?(?:now |also |mainly |still |really |only |mostly |do not |don['’]t |does not |doesn['’]t )*${WANTS}\\b(?! (?:no|only|little|less|neither|one|two|three|an?|\\d)\\b)(?! [^.]*\\b(?:volunteers|donors?|donations?|donated|blood|foster)\\b)`,
  'iu',
);
/** 'The lab wants to be found' */
const WISHES =
  /^the \p{Ll}+ (?:now |also |really )?(?:wants?|hopes?|would like|wishes|plans?|aims?) (?:to|for|more)\b/iu;
/** 'Should feel festive', 'Both halves must be found online' */
const OUGHT =
  /(?:^|^[^.;:]{0,60} )(?:should|must|has to|have to|needs? to|ought to|may|can|shall)(?: not| also| still| always| never| really)* (?:feel|look|sound|seem|appear|come across|convince|persuade|attract|reach|appeal|show that|explain|make (?:it|them|people)|stand out|dominate|overshadow|distract|find (?:out|everything|their way)|be (?:found|clear|obvious|visible|calm|simple|warm|quiet|honest|short|plain|easy|serious|fun|funny|bilingual|in (?:english|german|french|spanish)))\b/iu;
/** 'Straightforward, a little cheeky is OK' */
const MANNER =
  /^(?:(?:a (?:bit|little|touch)|very|quite|rather|slightly|more|less|not too|not|never|no|please|always|think) )*(?:straightforward|serious|warm|calm|quiet|plain|honest|cheeky|playful|friendly|modest|sober|humble|funny|witty|dry|down[- ]to[- ]earth|understated|elegant|modern|classic|simple|clear|factual|relaxed|informal|formal|confident|proud|bold|loud|cosy|rustic|festive|luxurious|minimal|matter[- ]of[- ]fact|unpretentious|professional|approachable|trustworthy|precise|direct|light|poetic|technical|sincere|tender|gentle|sharp|young|fresh|nerdy|romantic|nostalgic|corporate|cute|kitsch|jargon|pathos|hype)\b(?! about\b)(?! (?:\p{L}+ )?\p{L}+s\b)[^.]*$/iu;
/** 'The look should be wild' */
const LOOKS =
  /^(?:the |our |their |its )?(?:whole |general |overall )?(?:look|tone|feel|message|impression|focus|look and feel|style|design|colou?rs?|brand|identity|visuals?|images?|imagery|photos?|pictures|language|mood|wording|voice|text|texts|logo|website|site|page)s? (?:should|must|shall|ought to|would be|has to|have to|needs? to|can|may|is to|are to)\b/iu;
const ALLOWED = /\b(?:is|are) (?:ok|okay|fine|allowed|welcome|possible)[.!]?$|\b(?:ok|okay)[.!]?$/iu;
/** How the brand sees itself and its rivals, tied to a fact: ', and that's the pitch', ', which the cheap ones can't offer' */
const REMARK =
  /(?:^|\b(?:is|are|['’]s) )(?:really )?(?:the|our|their|his|her) (?:whole |real |main |actual )?(?:pitch|usp|product|selling point|angle|hook|(?:whole|main|real) (?:story|point|idea))\b|\bnever heard of\b|\bones? to (?:convince|reach|win over)\b|\bto be convinced\b|\b(?:competitors?|competition|rivals?|cheap(?:er)? (?:guys|ones|firms|shops|companies)|big (?:guys|boys|ones|players))\b|^(?:so )?(?:no|without) (?:prices?|online|booking|shop|photos?|names?)\b/iu;
/** The colleague who describes the brand, and no voice of it: 'dark and readable, which I know is a contradiction' */
export const SENDERS =
  /\b(?:which |and |but )?I(?:['’]m| am)? (?:know|think|guess|believe|suppose|hope|wonder|assume|told|afraid|not sure)\b/iu;
/** 'Gemütlich is the word the owner keeps using' */
const OF_OWNER =
  /(?:\bthe (?:owner|founder|boss|director)s?|^\p{Lu}\p{Ll}+(?= (?:dis)?likes|(?= hates))) (?:dislikes?|keeps?|likes?|says?|calls?|insists?|swears?|jokes?|hates?|loves?|prefers?|thinks?)\b/iu;
/** Adjectives and what it is not: 'Useful, workshop-like, not exotic'; nothing is offered in it. */
const isToneOnly = (text: string): boolean => {
  const parts = bare(text).split(/, | but | and /u);
  const tokens = tokensOf(bare(text)).flat();
  return (
    parts.length > 1 &&
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
};
const AGE =
  /,? (?:(?:mostly|mainly|usually|typically|often) )?(?:(?:aged|between|over|under|above) )*\d\d ?(?:\+|plus|[–-] ?\d\d|(?:to|and) \d\d)?(?: years(?: old)?)?$/iu;

/** How the brand speaks of itself is told to the makers. */
const OF_ITSELF =
  /\b(?:talk|speak|write|joke|describe|call)s? (?:about |of )?(?:themselves|itself|himself|herself)\b/iu;

/** How customers are won; customers know. */
const HOW_THEY_COME =
  /\b(?:word of mouth|recommendations?|google|instagram|facebook ads?|trade fairs?)\.?$|\bfinds? (?:them|us|it) (?:on|through|via|by|in)\b|, (?:he|she|they) says?\b/iu;

/** 'Lots of students', 'Patients are mostly over 60': says of customers what one does not tell them. */
const OF_CROWD = new RegExp(
  `^(?:(?:Lots of|A lot of|A mix of|Mostly|Mainly|Typically|Usually) |(?:(?:Most|Many|Some|Half) (?:of (?:their|the|its) )?(?:${CROWD}|\\p{Ll}+ers)|(?:The |Their )?(?:${CROWD})) (?!(?:also |then |just |simply |only )?${ACTS})(?!(?:are|include|come from)(?: mostly| mainly| usually)? (?!mostly|mainly|usually|over|under|aged|between|\\d|\\p{L}+ed\\b|very|often))\\p{Ll})`,
  'iu',
);

const isInsight = (clause: string) => INSIGHT.test(clause) || HABIT.test(clause) || TROUBLED.test(clause);

/** @param isShop one comes to it, and it works for nobody */
export function partedFrom(text: string, { isFirst, isShop }: { isFirst: boolean; isShop: boolean }): Parted {
  const whole: Parted = { said: text, left: '' };
  // a figure in brackets is a fact, whatever it is told in: 'The owners are very good (4.9 stars from 1,300 reviews)'
  const [aside = '', figures = ''] = / ?\(([^()]*\d[^()]*)\)/u.exec(text) ?? [];
  const none: Parted =
    figures.split(' ').length > 3 && !/^(?:it|they|he|she)\b/iu.test(figures)
      ? { said: sentence(capital(figures)), left: text.replace(aside, '') }
      : { said: '', left: text };
  const liked =
    /^What (?:[\p{L}-]+ ){1,3}(?:like|love|value|want|appreciate|remember|notice|praise)(?: most| best| about (?:it|them|us))?: (.+)$/u.exec(
      text,
    )?.[1];
  if (liked)
    return {
      said: sentence(capital(liked.replace(/^they (?=can|get|may|will|know|have|pay|see)/u, 'you '))),
      left: '',
    };
  if (!isFirst && OF_CROWD.test(text)) return none;
  if (OF_ITSELF.test(text) || LOOKS.test(text) || HOW_THEY_COME.test(text)) return none;
  if (isFirst && !/^(?:The )?(?:website|site|page|brand) (?:should|must|needs)/iu.test(text))
    return withoutAsked(text, true) ?? whole;
  if (!isFirst && isToneOnly(text)) return none;
  if (!/\d/.test(text) && MANNER.test(bare(text))) return none;
  if (
    ALLOWED.test(text) &&
    !/\b(?:dogs|children|pets|cash|cards|you|beginners|everyone|visitors|groups|families)\b/iu.test(text)
  )
    return none;
  const typical = TYPICAL.exec(text);
  if (typical)
    return { said: sentence(`Our typical ${typical[1]?.toLowerCase() ?? ''} is ${typical[2] ?? ''}`), left: '' };
  const [first = '', ...more] = bare(text).split(/; /u);
  const labelled = LABELLED.exec(first);
  const are = labelled ? undefined : THEY_ARE.exec(first);
  const crowd = labelled?.[2] ?? are?.[2];
  if (crowd !== undefined) {
    const who = crowd.replace(AGE, '').replace(/, (?=(?:sometimes|mostly|mainly) [^,]+$)/u, ', ');
    const left = [crowd.length > who.length ? crowd.slice(who.length).replace(/^[\s,]+/u, '') : '', ...more]
      .filter(Boolean)
      .join('; ');
    if (
      /^(?:\d|aged|between|mostly (?:women|men)|tired|afraid|very|often|usually|not|price|busy|young|old)\b/iu.test(
        who,
      ) ||
      !/\p{L}s\b|people|men\b|women/u.test(who) ||
      /\b(?:who|whose|no|not|nobody|tired|afraid)\b/u.test(who)
    )
      return none;
    const word = (are?.[1]?.toLowerCase() ?? '').replace(/buyers|users$/u, 'customers');
    const verb = /\b(?:include|come from)\b/u.exec(first)?.[0] ?? 'are';
    const said = labelled && !isShop ? `We work for ${who}` : `Our ${word || 'customers'} ${verb} ${who}`;
    return { said: sentence(said), left };
  }
  return withoutAsked(text, isFirst) ?? (isAsked(bare(text)) && !isFirst ? none : whole);
}

const TO_VISITORS =
  /\b(?:you|dogs|children|riders|guests|visitors|orders|bookings|pupils|learners|everyone)\b[^.]{0,20}\b(?:must|should|have to|need to|can|may)\b/iu;
const isAsked = (clause: string): boolean =>
  /^(?:it|they|this|that) should(?: not|n['’]t)?\b/iu.test(clause) ||
  GOAL.test(clause) ||
  WISHES.test(clause) ||
  LOOKS.test(clause) ||
  (OUGHT.test(clause) && !TO_VISITORS.test(clause)) ||
  isInsight(clause) ||
  SENDERS.test(clause) ||
  OF_OWNER.test(clause) ||
  REMARK.test(clause);

/** Without a subject whose verb is cut off: 'It opened in 1931 and the owner, Mr Aoki' is 'It opened in 1931'. */
function withoutStump(clauses: readonly Clause[], cutOff: string): string {
  const isSubjectLost =
    /^(?:(?:now |also |really )?(?:wants?|needs?|hopes?|plans?|would|wishes|aims?|is|are|thinks?|should|must))\b/iu.test(
      cutOff,
    );
  let end = clauses.length;
  if (isSubjectLost) while (end > 1 && !hasVerb(clauses[end - 1]?.text ?? '')) end--;
  const said = joinedAgain(clauses.slice(0, end));
  const [, before, last] =
    /^(.{12,}?),? (?:and|but|while) ((?:the|its|their|his|her|our|a|an) [^,]*)$/u.exec(said) ?? [];
  return isSubjectLost && end < clauses.length && before && last && !hasVerb(last) ? before : said;
}

/** What a sentence says before the clause in which something is asked or remarked; undefined where there is none. */
function withoutAsked(text: string, isFirst: boolean): Parted | undefined {
  const clauses = clausesOf(bare(text)).flatMap(({ text: clause, mark }) => {
    // 'is neutral and wants to stay so'
    const [, before, after] =
      /^(.{12,}?) (?:and|but) ((?:now |also )?(?:wants?|hopes?|needs?|would like|plans?) (?:to|for|more)\b.*)$/u.exec(
        clause,
      ) ?? [];
    // 'They export widely but most people here have never heard of them'
    const [, fact, but] =
      /^(.{12,}?),? (?:but|and(?= the \p{L}+ (?:should|must|has to|needs to)\b)) (.+)$/u.exec(clause) ?? [];
    if (fact && but && isAsked(capital(but)))
      return [
        { text: fact, mark: ' but' },
        { text: but, mark },
      ];
    return before && after
      ? [
          { text: before, mark: ' and' },
          { text: after, mark },
        ]
      : [{ text: clause, mark }];
  });
  const at = clauses.findIndex(({ text: clause }, index) =>
    isAsked(index === 0 ? clause : capital(clause.replace(/^(?:(?:so|and|but|because|which|that) )+/u, ''))),
  );
  if (at < 1) return at === 0 && !isFirst ? { said: '', left: text } : undefined;
  const said = withoutStump(clauses.slice(0, at), clauses[at]?.text ?? '');
  if (said.split(' ').length < 4 || /^(?:if|when|because|as|since|although|while)\b/iu.test(said)) return undefined;
  return { said: sentence(said), left: capital(joinedAgain(clauses.slice(at)).replace(/^(?:and|but|so) /u, '')) };
}
