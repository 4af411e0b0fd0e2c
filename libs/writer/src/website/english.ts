import { nounSenses, tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import { gerund } from './gerund';

// Slips of those who write English as a foreign language, put right where they can mean only one thing; the voice stays.

type Slip = readonly [RegExp, string | ((...found: string[]) => string)];
const THIRD: Record<string, string> = { have: 'has', do: 'does', go: 'goes' };
const NEEDED = '(?:people|police|staff|children|women|men|team|family|crew|who|which|that|they|we|you)';

const SLIPS: readonly Slip[] = [
  [
    /\b((?:the|our) \p{Ll}+|it) not (?=(?:change|need|come|go|have|stop|break|fade|rust|move|cost|take|make|lose|burn)\b)/giu,
    '$1 does not ',
  ],
  [/\b(we|i|they|you) not (?=(?!only\b|even\b|just\b)\p{Ll}+ )/giu, '$1 do not '],
  [/\buntil (?=\d[\d.,]* ?(?:km|kg|tons?|tonnes?|cm|mm|m|metres?|litres?|persons?|people)\b)/gu, 'up to '],
  [
    /(?<=\b(?:\d[\d.,]*|million|thousand|two|three|four|five|six|ten|twelve|euros?|once|twice)(?: (?:of )?\p{Ll}+)?) for (?=(?:year|month|week|day|hour|night)\b)/gu,
    ' a ',
  ],
  [/\btimes in a (?=year|month|week|day\b)/gu, 'times a '],
  [/(?<=\d ?(?:cm|mm|m) )of diameter\b/gu, 'in diameter'],
  [/\beveryday (?=except|from|until|but|\d)/gu, 'every day '],
  [/\binformations\b/gu, 'information'],
  [/\b(\d[\d.,]*) persons\b/gu, '$1 people'],
  [/\b(\d+),(\d) (?=million|billion)/gu, '$1.$2 '],
  [/\bto abroad\b/gu, 'abroad'],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten) (hours|days|weeks|months|years) and (?:a )?half\b/giu,
    '$1 and a half $2',
  ],
  [/\b(we|i|they) (?:are|am) having (?=\d|an? |two|three|four|five|six|seven|eight|nine|ten)/giu, '$1 have '],
  [/\b(speciali[sz]e[sd]?|speciali[sz]ing) on (?=\p{L})/giu, '$1 in '],
  [/\b(speciali[sz]es? in [^,.]{3,30} (?:and|or)) on (?=\p{L})/giu, '$1 in '],
  [
    /\bwithout (letter|appointment|reservation|referral|contract|deposit|prescription)\b/giu,
    (_, thing: string) => `without ${/^a/i.test(thing) ? 'an' : 'a'} ${thing}`,
  ],
  // 'if it's not worth we say it'
  [
    /\bnot worth (we|i|you)\b(?: say it\b)?/giu,
    (found, who: string) => `not worth it, ${who}${/say it/i.test(found) ? ' say so' : ''}`,
  ],
  // 'we tune also bad pianos'
  [/(?<=^|[,;.] )(we|i|they) (\p{Ll}+(?<!re|ve|ll|m)) also (?=\p{L})/giu, '$1 also $2 '],
  // 'we have her since 2009'
  [/\b(we|i|they) have ((?:\p{L}+ ){0,3}?\p{L}+) (since (?:1[5-9]|20)\d\d)\b/giu, '$1 have had $2 $3'],
  [/\bis not (danger|problem)\b/giu, 'is no $1'],
  [/\blearned (it )?by (?=(?:my|his|her|our|the) (?:grand)?(?:father|mother|uncle|aunt))/giu, 'learned $1from '],
  [/\bthat rests? from\b/gu, 'left over from'],
  [
    /\bis (hard|strong|light|soft|white|black|thin|clear|sharp|dry|sweet|smooth) like (?:the )?(\p{Ll}+)\b/giu,
    'is as $1 as $2',
  ],
  [/^(It (?:is|was) [^,;]{5,60}), is (?=\p{Ll})/u, '$1, and is '],
  [/\b(when|if) is (?=\p{Ll}+(?:[,.]|$))/giu, '$1 it is '],
  [
    /\b(if|when) (client|customer|guest|patient|visitor) (\p{Ll}+)(?=\s)/giu,
    (_, link: string, who: string, verb: string) => `${link} a ${who} ${/s$/.test(verb) ? verb : `${verb}s`}`,
  ],
  [
    /\b((?:company|firm|shop|farm|family|man|woman|machine|house) (?:that|who|which)) (make|need|use|want|take|sell|give)(?=\s)/giu,
    '$1 $2s',
  ],
  [/\bgoes to (company|firm|shop|farm|factory)\b/giu, 'goes to a $1'],
  [/^Truth to say\b/u, 'To tell the truth'],
  [
    new RegExp(
      String.raw`(?<=^|[,.;] |\b(?:if|when|because|that) )((?:it|he|she|(?:the|each|every) (?!${NEEDED}\b)\p{Ll}*[^\Ws])) (take|keep|stop|cost|need|come|go|make|have|do|last|run|know|pay|start|change|become|break|mean|show|contain|include|work|look|weigh)(?= \p{Ll}|,|\.)`,
      'giu',
    ),
    (_, subject: string, verb: string) => `${subject} ${THIRD[verb] ?? `${verb}s`}`,
  ],
  // 'corozo don't like': one thing
  [
    new RegExp(String.raw`(?<=^|[.:;] |, )((?!${NEEDED}\b|i\b)\p{L}+[^\Ws]) don['’]t (?=\p{Ll})`, 'giu'),
    (found, subject: string) => (isOne(subject) ? `${subject} doesn’t ` : found),
  ],
  [/(?<=doesn’t [^.]{3,40} and )don['’]t (?=\p{Ll})/gu, 'doesn’t '],
  // 'who chooses by hand since 41 years'
  [
    /\b(\p{Ll}+s) ((?:\p{Ll}+ ){0,4}?)since (\d+|\p{Ll}+) (years|months|weeks)\b/gu,
    (found, verb: string, how: string, count: string, unit: string) =>
      /^(?:is|was|has|does|years|this|months|weeks)$/.test(verb) || !isVerb(verb)
        ? found
        : `has been ${gerund(verb)} ${how}for ${count} ${unit}`,
  ],
  [/\bsince (\d+|two|three|four|five|six|seven|eight|nine|ten|many|some) (years|months|weeks)\b/giu, 'for $1 $2'],
  [
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|april|june|july|august|september|october|november|december|canadian|welsh|scottish|irish|greek|portuguese|turkish|arabic|chinese|japanese|korean|american|mexican|danish|norwegian|finnish|english|french|german|spanish|italian|dutch|swedish|european)s?\b/gu,
    (word: string) => capital(word),
  ],
  [/\bi (?=\p{Ll})/gu, 'I '],
  [/\bi'(?=m|ve|ll|d)/gu, "I'"],
];

const isVerb = (word: string) => tokensOf(`She ${word} it`).flat()[1]?.pos === 'VERB';
const isOne = (word: string) => /^(?:NOUN|PROPN|X)$/.test(tokensOf(word.toLowerCase()).flat()[0]?.pos ?? '');

const ONE_THING =
  /^(?:person|group|building|place|container|vehicle|boat|tool|book|instrument|furniture|animal|bird|tree)$/;
const vowel = (word: string) => (/^(?:[aeio]|u(?!ni|se|ti))/i.test(word) ? 'an' : 'a');
/** 'We are factory of buttons': one thing of its kind has its article. */
function withArticles(text: string): string {
  return text.replace(
    /(?<=^|[,;] |and |\p{L} )((?:we|i|he|she|it|this) (?:are|am|is|was|were)(?: not)?|\p{L}+ is not) ((?:married|small|family|young|old|little|large|big|private|public|traditional|independent|local|new) )?(\p{Ll}{4,})(?= (?:of|from|in|with|for|that|who|near|and|since)\b|[,.:;])/giu,
    (found, be: string, how: string | undefined, noun: string) => {
      const [first] = nounSenses(noun.toLowerCase());
      const isThing = first !== undefined && ONE_THING.test(first.class) && !/s$/.test(noun);
      if (!isThing || /^(?:part|home|head|open|closed|family)$/.test(noun) || /ing$|ed$/.test(noun)) return found;
      const said = `${how ?? ''}${noun}`;
      return tokensOf(`${be} ${said}`).flat().at(-1)?.pos === 'NOUN' ? `${be} ${vowel(said)} ${said}` : found;
    },
  );
}

/** Every change is one that can mean only one thing; what none of them knows stays as it was told. */
export const inEnglish = (text: string): string =>
  withArticles(SLIPS.reduce((said, [slip, right]) => said.replace(slip, right as string), text));

const AMOUNT = '\\d[\\d.,]*\\d|\\d';
const WITH_SIGN = new RegExp(`([$£€¥])\\s?(?:${AMOUNT})`, 'u');
const WITH_UNIT = new RegExp(
  `(?:${AMOUNT})(\\s?(?:€|£|zł|kr|euros?|dollars?|pounds?|francs?|kroner|kronor|CHF|EUR|USD))(?![\\p{L}])`,
  'u',
);
const BARE = new RegExp(`((?:,| and| or| but) )(${AMOUNT})(?= (?:for|a|an|per|each|with|without)\\b(?! ?[$£€]))`, 'gu');

/** 'It is 9 € for the wash and 25 for the workshop': each amount has its currency; nothing is carried from one sentence to another. */
export function priced(text: string): string {
  const sign = WITH_SIGN.exec(text)?.[1];
  const unit = WITH_UNIT.exec(text)?.[1];
  if (!sign && !unit) return text;
  return text.replace(BARE, (whole, before: string, amount: string) =>
    /^(?:19|20)\d\d$/.test(amount) ? whole : sign ? `${before}${sign}${amount}` : `${before}${amount}${unit ?? ''}`,
  );
}
