import { phrasesOf, plural, readText, thirdPerson, tokensOf } from '@maquette/reading';
import { bare, capital, sentence, small } from '../pen';
import type { Offer } from './offer';
import type { Role } from './roles';
import type { Unit } from './units';

type Read = Unit & { roles: ReadonlySet<Role> };

/** A sentence of the brief as somebody else would tell it. */
export interface Fact {
  unit: Read;
  /** a whole sentence about the brand: 'Werft Nord only takes boats older than 1960.' */
  told: string;
  /** the fewest words that recall it: 'the 36-hour fermentation'; the best first */
  handles: string[];
}

const SPEAKER =
  /(?<![\p{L}'’])(?:we|we're|we've|we'll|our|ours|us|i|i'm|i've|i'd|i'll|my|me|mine|myself|ourselves)(?!\p{L})/iu;
/** What was in the life of one person, and not done by a firm. */
const OF_ONE =
  /\b(?:I|my)\b[^.]*\b(?:was|were|worked|learned|learnt|studied|grew|trained|left|started|sister|brother|daughters?|sons?|father|mother|husband|wife)\b/;
/** Sums in a text of any language. */
export const SUM = /[€£$]\s?\d[\d.,]*\d|[€£$]\s?\d|\d[\d.,]*\d? ?(?:€|kr\b|zł|euros?\b|pounds?\b|dollars?\b)/iu;
const VERBLESS = /^(?:no|never|not|without|only|closed|open|including)\b/i;

/** @param firm what stands for 'we' */
function retold(unit: Read, firm: string, people: string): string {
  const text = unit.text
    .replace(/\s+/g, ' ')
    .replace(/^(Two|Three|Four|Five|Six|Both) of us\b/, '$1 people')
    .replace(/\b(\d+|two|three|four|five|six) of us\b/g, '$1 people')
    // what is asked of whoever writes is no part of the fact
    .replace(/,? (?:and |so )?please\b[^.]*(?=\.?$)/i, '')
    .replace(/^please /i, '')
    .trim();
  if (unit.isForeign) return `“${text}”`;
  if (/[“”"«»]/.test(text) || /\byou(?:'re|'ll|'ve|rs|rself)\b/i.test(text)) return quoted(text);
  if (/\byour?\b/i.test(text)) {
    const others = withoutYou(text, people);
    return retold({ ...unit, text: others }, firm, people);
  }
  if (!SPEAKER.test(text)) return label({ ...unit, text }, firm);
  const tokens = tokensOf(text).flat();
  const owner = OF_ONE.test(text) || (/\bI\b/.test(text) && /\bwe\b/i.test(text)) ? 'the owner' : firm;
  const told = thirdPerson(tokens, firm, owner)
    .replace(/^(?:and|but|so),? /i, '')
    .replace(/\b(can|could|would|will|should|must|might|may)not\b/g, '$1 not')
    .replace(/ won't\b/g, ' will not')
    .replace(/ n't\b/g, ' not')
    // 'We are undertakers'
    .replace(
      new RegExp(`^(${escaped(firm)}) is (?=(?:[\\p{Ll}-]+ )?[\\p{Ll}]+(?:ers|makers|ists|ians)\\b)`, 'u'),
      '$1 is a firm of ',
    );
  return SPEAKER.test(told.replaceAll(firm, '')) ? quoted(text) : sentence(told);
}

/** 'You bring a chair': those who are spoken to, by their name. */
function withoutYou(text: string, people: string): string {
  let isNamed = false;
  return text.replace(
    /\b(you)(r?)\b(?:(?=\s+(\p{L}+))|)/giu,
    (word: string, _: string, owner: string, next: string | undefined = '') => {
      const begins = /^Y/.test(word);
      const isObject =
        owner === '' &&
        !/^(?:can|could|may|might|must|will|would|should|need|want|bring|pay|get|take|have|do|don|are|were|see|choose|come|go|know|ask|like|buy|book|order|send|leave|keep|bring|tell|use|just|only|actually|never|still|also)$/i.test(
          next,
        );
      const said = owner !== '' ? 'their' : isObject ? (isNamed ? 'them' : people) : isNamed ? 'they' : people;
      isNamed = true;
      return begins ? capital(said) : said;
    },
  );
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quoted = (text: string): string => `“${text.replace(/[“”]/g, '"')}”`;

/** A sentence that speaks of the brand without saying so. */
function label({ text, roles, index }: Read, firm: string): string {
  const said = bare(text);
  const tokens = tokensOf(said).flat();
  const hasVerb = tokens.some(
    ({ pos, lower }, at) =>
      pos === 'AUX' ||
      (pos === 'VERB' && at > 0 && !/(?:ing|ed|en|wn|ne)$/.test(lower)) ||
      (pos === 'VERB' && at > 1 && /ed$/.test(lower) && /^(?:NOUN|PROPN|PRON)$/.test(tokens[at - 1]?.pos ?? '')),
  );
  if (hasVerb && !VERBLESS.test(said))
    return sentence(said.replace(/^It (?=\p{Ll}+s\b)(?!is\b|was\b|has been\b)/u, `${firm} `));
  const rest = small(said);
  if (/^(?:no|without|never|not)\b/i.test(said)) return sentence(`At ${firm} the rule is: ${rest}`);
  if (roles.has('price')) return sentence(`The price at ${firm}: ${rest}`);
  if (roles.has('hours') || /^(?:closed|open)\b/i.test(said)) return sentence(`The hours of ${firm}: ${rest}`);
  if (roles.has('people') && !/^\d/.test(rest)) return sentence(`Behind ${firm}: ${rest}`);
  const counts =
    /^\d[\d.,]* (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s?(?=$|,| (?:in|at|from|for|of|with|on|a|per|and|last|this|since|who|that|over|to)\b)/u;
  if (/^\d[\d.,]* \p{Ll}+s? (?!and )\p{Ll}+ (?:it|us|them|our|the|here|every)\b/u.test(rest)) return sentence(said);
  if (counts.test(rest) && !/^\d+ (?:minutes|hours|days|weeks|months|years)\b/.test(rest))
    return sentence(`${firm} has ${rest}`);
  if (/^(?:founded|established|opened|started|built|set up)\b/.test(rest)) return sentence(`${firm} was ${rest}`);
  if (/^(?:run|owned|led|made|woven|sewn|printed)\b/.test(rest)) return sentence(`${firm} is ${rest}`);
  return sentence(index === 0 ? `${firm}: ${rest}` : `${capital(firm)}: ${rest}`);
}

/** Heads that recall nothing. */
const WEAK =
  /^(?:people|person|thing|time|year|day|week|month|way|one|lot|kind|part|half|rest|bit|place|name|side|end|case|customer|client|anyone|everyone|somebody|anybody|nobody|nothing|something|everything|it|they|them|this|that|other|question|word|order|point|most|some|none|all|each|every|man|woman|hour|minute|euro|pound|dollar|number)$/;
const NO_HANDLE =
  /\b(?:your|our|my|their|its|his|her|own|same|other|such|more|most|few|many|any|every|each|much|first one|whole)\b|^\d+ (?:a|per)\b|[^\p{L}\d\s'’.,-]/iu;

/** What of a sentence recalls the whole. */
function handlesOf(unit: Read, name: string): string[] {
  if (unit.isForeign) {
    const sum = SUM.exec(unit.text)?.[0];
    return sum ? [`the ${sum}`] : [];
  }
  const found = readText(unit.text).statements.flatMap(({ phrases }) =>
    phrases.filter(
      ({ bare: said, lemma, negated, isName, head }) =>
        !negated &&
        !isName &&
        !WEAK.test(lemma) &&
        !NO_HANDLE.test(said) &&
        !said.includes(name) &&
        !/(?:^| )(?:use|need|keep|make|take|come|work)$/.test(said) &&
        !/ing$/.test(head) &&
        said.split(' ').length < 5 &&
        (/ /.test(said) || /-/.test(said) || lemma.length > 6),
    ),
  );
  // 'No doves, no limousines': a rule that is known by its first part
  const rule = /^(?:No|Never|Without) ((?:[\p{L}-]+ ?){1,3}?)(?=[,.]| and | or |$)/u.exec(unit.text)?.[1];
  if (rule && unit.roles.has('refusal')) return [`the “no ${rule.trim()}” rule`];
  // '900 bikes', '23 people'
  const counted = [
    ...unit.text.matchAll(
      /(?<![\p{L}\d€£$.,-])\d[\d.,]* (?:\p{Ll}[\p{Ll}-]{2,}[^s\W]s|people|children|women|men)\b(?! (?:a|an|per)\b)/gu,
    ),
  ]
    .map(([said]) => said)
    .filter((said) => !/ (?:years|months|weeks|days|hours|minutes|times|percent|euros|pounds|dollars)$/.test(said));
  const worth = (text: string) =>
    (/\d/.test(text) ? 3 : 0) + (text.split(/[ -]/).length > 1 ? 2 : 0) + Math.min(text.length, 24) / 24;
  return [...new Set([...counted, ...found.map(({ bare: said }) => said)])]
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, 3)
    .map(
      (said) => `the ${small(said.replace(/^(?:downstairs|upstairs|mostly|usually|mainly|also|only|the|an?) /i, ''))}`,
    );
}

/** Facts that may be told of the brand, in the order of the brief. */
/** @param people what stands for 'you' */
export const factsOf = (units: readonly Read[], name: string, people: string): Fact[] =>
  units.map((unit) => ({ unit, told: retold(unit, name, people), handles: handlesOf(unit, name) }));

/** Houses that are named after what they make or sell: 'candle workshop'. */
export const HOUSE =
  /^(?:workshop|shop|store|studio|stall|maker|manufacturer|company|firm|business|factory|school|market|dealer|merchant|seller|yard|nursery|farm|works|service|clinic|practice|agency|house|office|centre|center|team|club|kitchen|bar|dealership|garage|specialist|supplier|distributor|cooperative|association|charity|enterprise|brand|label|chain|start-?up|group)s?$/i;

/** What it makes, sells or does, in its own words: 'wooden fishing boats'; undefined where the brief does not say. */
export function thingOf(offer: Offer | undefined): string | undefined {
  if (!offer || offer.predicate === '') return undefined;
  const { predicate, category = '' } = offer;
  const tokens = tokensOf(category).flat();
  const house = tokens.findIndex(({ lower }) => HOUSE.test(lower));
  const before = tokens[house - 1];
  if (house > 0 && before?.pos === 'NOUN')
    return /(?:ing|ware|work|wear|care|ry|s)$/.test(before.lower) ? before.lower : plural(before.lower);
  const made =
    /\b(?:manufacturer|maker|producer|supplier|distributor|importer|publisher|grower|seller|builder)s? of ([^,;]+?)(?= (?:in|for|from|at|to|near|with) |,|$)/.exec(
      predicate,
    )?.[1];
  if (made && made.split(' ').length < 7) return made;
  const phrases = phrasesOf(tokensOf(`It ${predicate}`).flat());
  if (predicate.startsWith('is a firm of ')) return undefined;
  const of = predicate.startsWith('is ')
    ? phrases.find(({ preposition, negated }) => preposition === 'of' && !negated)
    : undefined;
  if (predicate.startsWith('is ') && !of) return undefined;
  const phrase =
    of ??
    phrases.find(
      ({ preposition, bare: said, negated }) => preposition === undefined && !negated && said.toLowerCase() !== 'it',
    );
  const said = phrase?.bare.replace(/^(?:the|an?|our|their) /i, '');
  return said &&
    said.split(' ').length < 5 &&
    !NO_HANDLE.test(said) &&
    !WEAK.test(phrase?.lemma ?? '') &&
    !phrase?.isName
    ? said
    : undefined;
}
