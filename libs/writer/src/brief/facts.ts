import { phrasesOf, plural, thirdPerson, tokensOf } from '@maquette/reading';
import { bare, capital, sentence } from '../pen';
import type { Offer } from './offer';
import type { Role } from './roles';
import type { Unit } from './units';

type Read = Unit & { roles: ReadonlySet<Role>; isToWriter: boolean };

/** A sentence of the brief as somebody else would tell it. */
export interface Fact {
  unit: Read;
  /** a whole sentence about the brand: 'Werft Nord only takes boats older than 1960.' */
  told: string;
  /** the same where the brand was named before: 'It only takes boats older than 1960.' */
  short: string;
}

const SPEAKER =
  /(?<![\p{L}'’])(?:we|we're|we've|we'll|our|ours|us|i|i'm|i've|i'd|i'll|my|me|mine|myself|ourselves)(?!\p{L})/iu;
/** What was in the life of one person, and not done by a firm. */
const OF_ONE =
  /\b(?:I|my)\b[^.]*\b(?:was|were|worked|learned|learnt|studied|grew|trained|left|started|sister|brother|daughters?|sons?|father|mother|husband|wife)\b/;

/** @param firm what stands for 'we' */
function retold(unit: Read, firm: string, people: string): string {
  const text = unit.text
    .replace(/\s+/g, ' ')
    .replace(/^(Two|Three|Four|Five|Six|Both) of us\b/, '$1 people')
    .replace(/\b(\d+|two|three|four|five|six) of us\b/g, '$1 people')
    .replace(/\b(one|some|most|half|all|none) of us\b/gi, '$1 of them')
    // what is asked of whoever writes is no part of the fact
    .replace(/,? (?:and |so )?please\b[^.]*(?=\.?$)/i, '')
    .replace(/,? and (?:that|this) means really [^.]*(?=\.?$)/i, '')
    .replace(/^please /i, '')
    .trim();
  if (unit.isForeign) return `“${text}”`;
  if (/[“”"«»]/.test(text) || /\byou(?:'re|'ll|'ve|rs|rself)\b/i.test(text)) return quoted(text);
  if (/\byour?\b/i.test(text)) {
    const others = withoutYou(text, people);
    return retold({ ...unit, text: others }, firm, people);
  }
  // 'We are two sisters'
  const several =
    /^(?:we are|we're) ((?:two|three|four|five|six|a couple of) (?:sisters|brothers|friends|cousins|neighbours|women|men|people)\b)/i.exec(
      text,
    );
  if (several?.[1])
    return sentence(`${capital(several[1])}${text.slice(several[0].length).replace(/[.]$/, '')} run ${firm}`);
  if (!SPEAKER.test(text)) return label({ ...unit, text }, firm);
  const tokens = tokensOf(text).flat();
  const owner = OF_ONE.test(text) || (/\bI\b/.test(text) && /\bwe\b/i.test(text)) ? 'the owner' : firm;
  const told = thirdPerson(tokens, firm, owner)
    .replace(/^(?:and|but|so),? /i, '')
    .replace(/\b(can|could|would|will|should|must|might|may)not\b/g, '$1 not')
    .replace(/ won't\b/g, ' will not')
    .replace(/ n't\b/g, ' not')
    // a verb that the tagger takes for something else
    .replace(new RegExp(`^(${escaped(firm)}) speciali([sz])e\\b`), '$1 speciali$2es')
    // 'We are undertakers'
    .replace(
      new RegExp(`^(${escaped(firm)}) is (?=(?:[\\p{Ll}-]+ )?[\\p{Ll}]+(?:ers|makers|ists|ians)\\b)`, 'u'),
      '$1 is a firm of ',
    );
  // nobody knows whether a person is a he or a she
  if (/\bitself\b/.test(told) && /\b(?:myself|I)\b/.test(text)) return quoted(text);
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
const shortened = (told: string): string =>
  capital(told.replace(/^it’s /i, 'Its ').replace(/ it’s (?!not|a|an|the)/g, ' its '));
const quoted = (text: string): string => `“${text.replace(/[“”]/g, '"')}”`;

/** A sentence that does not say who speaks stands as it is, and so does a note: '14-month waiting list.' */
const label = ({ text }: Read, firm: string): string =>
  sentence(bare(text).replace(/^It (?=\p{Ll}+s\b)(?!is\b|was\b|has been\b)/u, `${firm} `));

/** Heads that name nothing. */
const WEAK =
  /^(?:people|person|thing|time|year|day|week|month|way|one|lot|kind|part|half|rest|bit|place|name|side|end|case|customer|client|anyone|everyone|somebody|anybody|nobody|nothing|something|everything|it|they|them|this|that|other|question|word|order|point|most|some|none|all|each|every|man|woman|hour|minute|euro|pound|dollar|number)$/;
const NO_NAME =
  /\b(?:your|our|my|their|its|his|her|own|same|other|such|more|most|few|many|any|every|each|much|first one|whole)\b|^\d+ (?:a|per)\b|[^\p{L}\d\s'’.,-]/iu;

/** Facts that may be told of the brand, in the order of the brief. */
/** @param people what stands for 'you' */
export const factsOf = (units: readonly Read[], name: string, people: string): Fact[] =>
  units.map((unit) => ({ unit, told: retold(unit, name, people), short: shortened(retold(unit, 'it', people)) }));

/** Houses that are named after what they make or sell: 'candle workshop'. */
export const HOUSE =
  /^(?:workshop|shop|store|studio|stall|maker|manufacturer|company|firm|business|factory|school|market|dealer|merchant|seller|yard|nursery|farm|works|service|clinic|practice|agency|house|office|centre|center|team|club|kitchen|bar|dealership|garage|specialist|supplier|distributor|cooperative|association|charity|enterprise|brand|label|chain|start-?up|group)s?$/i;

const CARES =
  /^(?:trains|treats|walks|grooms|repairs|fixes|mends|restores|services|cleans|sweeps|tunes|coaches|helps|rebuilds|re-canes|looks|cares|insures|moves|maintains|renovates|rescues|feeds|visits)$/;

/** What it makes, sells or does, in its own words: 'wooden fishing boats'; undefined where the brief does not say. */
export function thingOf(offer: Offer | undefined): string | undefined {
  if (!offer || offer.predicate === '') return undefined;
  const { predicate, category = '' } = offer;
  const tokens = tokensOf(category).flat();
  const house = tokens.findIndex(({ lower }) => HOUSE.test(lower));
  const before = tokens[house - 1];
  if (
    house > 0 &&
    before?.pos === 'NOUN' &&
    !/^(?:day|night|family|home|city|town|village|street|corner|community|evening|summer|winter|worker|family-run|country)s?$/.test(
      before.lower,
    )
  )
    return /(?:ing|ware|work|wear|care|ry|s)$/.test(before.lower) ? before.lower : plural(before.lower);
  const made =
    /\b(?:manufacturer|maker|producer|supplier|distributor|importer|publisher|grower|seller|builder)s? of ([^,;]+?)(?= (?:in|for|from|at|to|near|with) |,|$)/.exec(
      predicate,
    )?.[1];
  if (made && made.split(' ').length < 7) return made;
  const phrases = phrasesOf(
    tokensOf(
      `It ${predicate.startsWith('is ') ? (predicate.split(/ (?:who|that|which|with|for|in|from|at) /)[0] ?? predicate) : predicate}`,
    ).flat(),
  );
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
  const verb = predicate.split(' ')[0] ?? '';
  const said = phrase?.bare.replace(/^(?:the|an?|our|their) /i, '');
  const isNamed =
    said !== undefined &&
    said.split(' ').length < 5 &&
    !NO_NAME.test(said) &&
    !WEAK.test(phrase?.lemma ?? '') &&
    !phrase?.isName &&
    !/^re-/.test(said);
  if (!isNamed) return undefined;
  if (/^(?:teaches|tutors)$/.test(verb)) return `lessons in ${said}`;
  // what is done to a thing is offered, and not the thing
  return CARES.test(verb) ? `help with ${said}` : said;
}
