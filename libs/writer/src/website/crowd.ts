import { lemmasOf, nounSenses, tokensOf } from '@maquette/reading';
import { sentence } from '../pen';

// What a description tells of the customers: who they are is a fact, and said as the brand says it; what worries them, how old they are and
// who of them decides is said to the makers.

const CROWD =
  'customers|clients|buyers|clientele|users|members|guests|patients|parents|mothers|families|readers|visitors|people|regulars|students|pupils|riders|walkers|diners|teenagers|tourists|locals|subscribers|donors|shoppers|audiences?|target groups?|eaters|employers|owners|players|drivers|tenants|residents';
/** A crowd that is the brand's own without another word. */
const OWN =
  'customers|clients|buyers|clientele|users|members|guests|patients|regulars|readers|visitors|students|learners|pupils|riders|subscribers|tenants|diners|shoppers|buyers|donors|participants|campers|walkers';
/** 'Clients: owners of old buildings' */
const LABELLED = new RegExp(
  `^(?:The |Our |Their |Its |Main |Typical |Most |Key )*(${OWN})(?: are| is)?(?: mostly| mainly| usually)?: (.+)$`,
  'iu',
);
/** 'Target group: …' names its readers to the makers. */
const PERSONA =
  /^(?:the |our |their |main |primary )*(?:audience|target(?: group| audience| market)?|readers?(?:hip)?|persona|demographic)s?(?: is| are)? ?(?::|mostly|mainly)|^b2[bc](?: only)?\b[^.]{0,12}$/iu;
const TYPICAL = /^(?:The |Our |Their |A )?typical (customer|client|buyer|user|guest|student)(?: is|:) (.+)$/iu;
/** 'Customers are private house owners' */
const THEY_ARE = new RegExp(
  `^(?:The |Their |Its )?((?:main |typical |regular )?(?:${OWN})) ((?:(?:are|is|include|come(?: mostly| mainly)? from|range from)) .+)$`,
  'iu',
);
const AGE =
  /,? (?:(?:mostly|mainly|usually|typically|often) )?(?:(?:aged|between|over|under|above) )*\d\d ?(?:\+|plus|[–-] ?\d\d|(?:to|and) \d\d)?(?: years(?: old)?)?$/iu;

/** What one knows of people, and does not tell them. */
const MIND =
  'worry|worries|fears?|distrusts?|hates?|decides?|compares?|judges?|complains?|struggles?|hesitates?|assumes?|thinks?|believes?|scroll|google|feels?';
const WHO = `(?:(?:the|their|its|most|many|some|all|both|young|older|potential|new|private|these|those|only) )*(?:[\\p{L}-]+ )?(?:${CROWD})(?: (?:who|with|from|in|of|behind) [^,;]{3,40}?)?`;
const INSIGHT = new RegExp(
  `^${WHO} (?:(?:usually|often|mostly|rarely|never|always|still|also|tend to|typically|really|mainly|first|then) )*(?:${MIND})\\b|^(?:The )?(?:people|ones|those) who (?:choose|buy|decide|pay|sign)\\b|\\b(?:matters?|(?:is|are) (?:very |really )?important) to (?:them|him|her|their (?:clients|customers|guests))\\b`,
  'iu',
);
const HABIT = new RegExp(
  `^${WHO} (?:usually|often|rarely|typically|tend to|don['’]t|do not) (?!order|bring|pay|stay|come (?:back|again|from|to us)|return|send|collect|receive|get|need|have)`,
  'iu',
);
const STATE = new RegExp(
  `^${WHO} (?:are|is) (?:\\p{L}+ )?(?:afraid|nervous|sceptical|skeptical|overwhelmed|stressed|scared|anxious|confused|impatient|demanding|embarrassed|lonely|frightened|ashamed|wary|suspicious|unsure|price|aged|over|under|between|\\d\\d|mostly (?:women|men|over|under|aged)|quite old|young|old)\\b`,
  'iu',
);
/** 'Lots of students', 'Most members own fewer than 30 head' */
const COUNTED = new RegExp(
  `^(?:(?:Lots of|A lot of|A mix of|Mostly|Mainly|Typically|Usually) (?=[^.]*\\b(?:${CROWD})\\b)|Most (?:of (?:their|the|its) )?(?:${OWN}) (?:own|earn|have|live|know)\\b)`,
  'iu',
);

/** 'Facility managers worry about leaks', whoever they are */
const WORRIED =
  /^(?:Most|Many|Some|Everyone|Nobody) (?:feels?|worr(?:y|ies)|thinks?|believes?|fears?)\b|^(?:[\p{L}’'-]+ ){0,3}?[\p{L}-]+s (?:(?:often|usually|mostly|always|also|really|first|mainly) )?(?:worry|fear|hesitate|complain|struggle|distrust)\b/iu;

/** 'The buyer knows coffee well', 'Owners are busy, suspicious of software and afraid', 'Parents are the ones who book' */
const READER =
  /^(?:The |A |Our |Their )?(?:typical |average )?(?:buyer|customer|client|reader|user) (?!(?:sends|pays|gets|brings|chooses|receives|books|orders)\b)\p{Ll}+s\b|^(?!we |i )(?:(?! because )[^.,]){0,80}? (?:are|feel|get) [^.]{0,60}\b(?:afraid|suspicious|nervous|sceptical|skeptical|ashamed|embarrassed|wary|mad|crazy|stupid|lazy|clueless|stingy|impatient|bored|short of (?:budget|time|money))\b|\bare the ones who\b|\bout of (?:vanity|shame|fear|pride|laziness|embarrassment|ignorance|habit)\b/iu;
/** What goes on in people's heads, and is told behind their backs: 'Mum decides', 'Everybody loves to hate locksmiths', 'Farmers don't care' */
const MINDS =
  /^(?:love|hate|decide|care|think|believe|laugh|joke|complain|mind|trust|distrust|prefer|assume|expect|fear|worry|dread|admire|envy|mock|confuse|mistake|forget|notice|imagine|dislike|resent|ignore|know)$/;
const ANYBODY = /^(?:everybody|everyone|nobody|people|most|many|some|mum|mom|dad|husbands|wives|others|all|half|they)$/;
function isGossip(clause: string): boolean {
  const tokens = tokensOf(clause).flat();
  const at = tokens.findIndex(({ pos, lower }) => pos === 'VERB' && !/^(?:working|living|owned)$/.test(lower));
  const verb = tokens[at];
  if (!verb || at > 7 || !MINDS.test(verb.lemma) || !/^(?:\p{L}+|s)$/u.test(verb.lower)) return false;
  const before = tokens.slice(0, at);
  if (before.some(({ lower }) => /^(?:we|i|you|our|us|that|which|who|to|and|by|can|will|may)$/.test(lower)))
    return false;
  return before.some(
    ({ pos, lower }) =>
      ANYBODY.test(lower) ||
      (/^(?:NOUN|PROPN)$/.test(pos) &&
        /s$|men$|children/.test(lower) &&
        nounSenses(lemmasOf(lower)[0] ?? lower)[0]?.class === 'person'),
  );
}

/** Whether a clause says of customers what one does not tell them. */
export const isInsight = (clause: string): boolean =>
  READER.test(clause) ||
  isGossip(clause) ||
  INSIGHT.test(clause) ||
  WORRIED.test(clause) ||
  HABIT.test(clause) ||
  STATE.test(clause) ||
  PERSONA.test(clause) ||
  COUNTED.test(clause);

/** Who the customers are, in the words of the brand; undefined where the sentence is of something else. */
export function customersIn(text: string): { said: string; left: string } | undefined {
  const liked =
    /^What (?:[\p{L}-]+ ){1,3}(?:like|love|value|want|appreciate|remember|notice|praise)(?: most| best| about (?:it|them|us))?: (.+)$/u.exec(
      text,
    )?.[1];
  if (liked)
    return { said: sentence(liked.replace(/^they (?=can|get|may|will|know|have|pay|see)/u, 'you ')), left: '' };
  const typical = TYPICAL.exec(text);
  if (typical)
    return { said: sentence(`Our typical ${typical[1]?.toLowerCase() ?? ''} is ${typical[2] ?? ''}`), left: '' };
  const labelled = LABELLED.exec(text);
  const are = labelled ? null : THEY_ARE.exec(text);
  if (!labelled && !are) return undefined;
  const who = (labelled?.[1] ?? are?.[1] ?? '').toLowerCase().replace(/^buyers$/u, 'customers');
  const told = labelled ? `are ${labelled[2] ?? ''}` : (are?.[2] ?? '');
  const short = told.replace(AGE, '');
  return {
    said: sentence(`Our ${who} ${short}`),
    left: told.slice(short.length).replace(/^[\s,]+/u, ''),
  };
}
