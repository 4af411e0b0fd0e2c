import { phrasesOf, plural, singular, thirdPerson, tokensOf } from '@maquette/reading';
import { bare, capital, sentence } from '../pen';
import type { Errand } from './talk';
import type { Offer } from './offer';
import { isNounPhrase } from './phrase';
import type { Role } from './roles';
import type { Unit } from './units';

type Read = Unit & { roles: ReadonlySet<Role>; isToWriter: boolean; errand?: Errand; isFlagged: boolean };

/** A sentence of the brief as somebody else would tell it. */
export interface Fact {
  unit: Read;
  /** a whole sentence about the brand: 'Werft Nord only takes boats older than 1960.' */
  told: string;
  /** the same where the brand was named before: 'It only takes boats older than 1960.' */
  short: string;
}

/** The brief speaks as one person: what it says of 'we' is theirs too. */
const isPersonal = (units: readonly Read[]): boolean =>
  units.filter(({ text }) => /\b(?:I|I'm|I've|I'll|my|me)\b/.test(text)).length > units.length / 4;

const SPEAKER =
  /(?<![\p{L}'’])(?:we|we're|we've|we'll|our|ours|us|i|i'm|i've|i'd|i'll|my|me|mine|myself|ourselves)(?!\p{L})/iu;

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
    // 'NON-NEGOTIABLE: …'
    .replace(/^(?:\p{Lu}[\p{Lu}' -]{3,30}|Note|NB): (?=\S)/u, '')
    .trim();
  if (unit.isForeign) return `“${text}”`;
  // 'No drilling without your written yes'
  if (/^no\b[^.]*\byour?\b/i.test(text)) return quoted(text);
  if (/[“”"«»]/.test(text) || /\byou(?:'re|'ll|'ve|rs|rself)\b/i.test(text)) return quoted(text);
  // what one person says of themselves is told in their words: nobody is an 'it', and who is 'the owner'?
  if (/\b(?:I|I'm|I've|I'd|I'll|my|me|us)\b/.test(text)) return quoted(text);
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
  const told = thirdPerson(tokens, firm)
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
        !/^(?:can|cannot|can't|could|couldn't|may|might|must|shouldn't|will|would|should|need|want|bring|pay|get|take|have|do|don|are|were|see|choose|come|go|know|ask|like|buy|book|order|send|leave|keep|bring|tell|use|just|only|actually|never|still|also)$/i.test(
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
export function factsOf(units: readonly Read[], name: string, people: string): Fact[] {
  const isOne = isPersonal(units);
  return units.map((unit) => {
    if (isOne && !unit.isForeign && SPEAKER.test(unit.text))
      return { unit, told: quoted(unit.text), short: quoted(unit.text) };
    return { unit, told: retold(unit, name, people), short: shortened(retold(unit, 'it', people)) };
  });
}

/** Houses that are named after what they make or sell: 'candle workshop'. */
export const HOUSE =
  /^(?:workshop|shop|store|studio|stall|maker|manufacturer|company|firm|business|factory|school|market|dealer|merchant|seller|yard|nursery|farm|works|service|clinic|practice|agency|house|office|centre|center|team|club|kitchen|bar|dealership|garage|specialist|supplier|distributor|cooperative|association|charity|enterprise|brand|label|chain|start-?up|group)s?$/i;

/** What is done to a thing is offered, and not the thing: 'tunes pianos' is piano tuning. */
const CARE: Record<string, string> = {
  trains: 'training',
  treats: 'treatment',
  walks: 'walking',
  grooms: 'grooming',
  repairs: 'repair',
  fixes: 'repair',
  mends: 'repair',
  restores: 'restoration',
  services: 'servicing',
  cleans: 'cleaning',
  sweeps: 'sweeping',
  tunes: 'tuning',
  coaches: 'coaching',
  rebuilds: 'rebuilding',
  insures: 'insurance',
  moves: 'moving',
  maintains: 'maintenance',
  renovates: 'renovation',
  rescues: 'rescue',
  inspects: 'inspection',
  sharpens: 'sharpening',
  digitises: 'digitising',
  digitizes: 'digitizing',
  translates: 'translation',
  installs: 'installation',
  removes: 'removal',
  clears: 'clearance',
  empties: 'emptying',
  refills: 'refilling',
  records: 'recording',
  fits: 'fitting',
};
const LENT = /^(?:hires out|rents out|lends|rents) (.+)$/u;
/** 'takes families out to scatter ashes at sea' */
const TO_DO = /^takes [\p{L} ]{3,30}? (?:out |up |along |on \p{L}+ )?to (\p{L}+) ([^,;]{3,40})/u;
const gerund = (verb: string): string =>
  /(?:[^e]e)$/.test(verb)
    ? `${verb.slice(0, -1)}ing`
    : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)
      ? `${verb}${verb.slice(-1)}ing`
      : `${verb}ing`;
const HELPED = /^(?:helps|looks|cares|feeds|visits|re-canes)$/;
/** 'makes and repairs': verbs in a row before what they are done to. */
const VERBS = /^(\p{L}+s)((?:,? (?:and |or )?\p{L}+s)*?) (?=(?!and\b|or\b|for\b|in\b|at\b)\p{L})/u;

/** 'wheelchair repair'; of more than two words 'restoration of painted boats'. */
function careOf(care: readonly string[], said: string): string {
  const deed = [...new Set(care)].slice(0, 2).join(' and ');
  const words = said.split(' ');
  return words.length < 3 && /s$/.test(said)
    ? `${words.slice(0, -1).join(' ')} ${singular(words.at(-1) ?? '')} ${deed}`.trim()
    : `${deed} of ${said}`;
}

/** What it makes, sells or does, in its own words: 'wooden fishing boats'; undefined where the brief does not say. */
export function thingOf(offer: Offer | undefined): string | undefined {
  const said = offer && offer.predicate !== '' ? saidThing(offer) : undefined;
  return said !== undefined && isNounPhrase(said) ? said : undefined;
}

function saidThing({ predicate: whole, category = '' }: Offer): string | undefined {
  // 'is a charity that repairs wheelchairs' lives by the repair
  const predicate = /^is an? [^,]+? that (\p{L}+s .+)$/u.exec(whole)?.[1] ?? whole;
  const offered = /^offers ([^,;:]+?)(?= (?:in|at|for|across|near|around|from|on|with|by|that|which) |[,;:]|$)/u.exec(
    predicate,
  )?.[1];
  if (offered && isNounPhrase(offered)) return offered;
  const [, act, aim] = TO_DO.exec(predicate) ?? [];
  if (act && aim) return `${gerund(act)} ${aim}`;
  const lent = LENT.exec(predicate)?.[1]?.split(/ (?:to|for|in|from|around|at|on|with|by|off|near|across) |,| \(/)[0];
  if (lent) return /^(?:an?|the) /.test(lent) ? undefined : `${lent} for hire`;
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
    // nobody looks for what he is treated for
    return /^(?:clinic|practice|surgery)$/.test(tokens[house]?.lower ?? '')
      ? `help with ${before.lower}`
      : /^(?:school|charity|association|team|club|group|centre|center|agency|office)$/.test(tokens[house]?.lower ?? '')
        ? undefined
        : /(?:ing|ware|work|wear|care|ry|s)$/.test(before.lower)
          ? before.lower
          : plural(before.lower);
  const made =
    /\b(?:manufacturer|maker|producer|supplier|distributor|importer|publisher|grower|seller|builder)s? of ([^,;]+?)(?= (?:in|for|from|at|to|near|with) |,|$)/.exec(
      predicate,
    )?.[1];
  if (made && made.split(' ').length < 7) return made;
  const [, verb = '', more = ''] = (predicate.startsWith('is ') ? undefined : VERBS.exec(predicate)) ?? [];
  const verbs = [verb, ...(more.match(/\p{L}+s(?!\p{L})/gu) ?? [])].filter(
    (one, at) => at === 0 || CARE[one] !== undefined || /^(?:makes|sells|builds|designs|fits|rents)$/.test(one),
  );
  const phrases = phrasesOf(
    tokensOf(
      predicate.startsWith('is ')
        ? `It ${predicate.split(/ (?:who|that|which|with|for|in|from|at) /)[0] ?? predicate}`
        : // a verb that the parser knows: 'mills' may be a noun
          verb !== ''
          ? `It makes ${predicate.replace(VERBS, '')}`
          : `It ${predicate}`,
    ).flat(),
  );
  if (predicate.startsWith('is a firm of '))
    return /^is a firm of ([\p{Ll} ]+?) (?:brokers|agents|dealers|merchants|makers|teachers|repairers|restorers|translators|surveyors|tuners|fitters|installers)(?!\p{L})/u.exec(
      predicate,
    )?.[1];
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
  const isNamed =
    said !== undefined &&
    said.split(' ').length < 5 &&
    !NO_NAME.test(said) &&
    !WEAK.test(phrase?.lemma ?? '') &&
    !phrase?.isName &&
    !/^re-/.test(said);
  if (!isNamed) return undefined;
  if (/^(?:teaches|tutors)$/.test(verb)) return `lessons in ${said}`;
  if (HELPED.test(verb)) return `help with ${said}`;
  const care = verbs.flatMap((one) => CARE[one] ?? []);
  return care.length === verbs.length && care.length > 0 ? careOf(care, said) : said;
}
