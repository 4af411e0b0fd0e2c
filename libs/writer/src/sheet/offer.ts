import { article, nounSenses, plural, singular, thirdPerson, tokensOf } from '@maquette/reading';
import { bare, capital } from '../pen';
import { isParticiple, segmentsOf } from './segments';
import { beginsWithVerb, BRAND, inner, isWhole, PRICE } from './told';

/** What the brand is or does, read from where the brief begins. */
export interface Offer {
  /** follows the name: 'is a climbing gym in Almaty', 'restores historic tile façades in Porto' */
  predicate: string;
  /** what is offered, as one would ask for it: 'tile façades', 'catering for mine camps' */
  thing: string;
  /** what the brand is, where it is something: 'climbing gym' */
  category?: string;
  /** as a line under the name */
  line: string;
  /** the verb of what it does: 'restores' */
  does?: string;
  /** what the same sentence says besides */
  rest: string[];
}

const BASIS = /^(?:is|are|we are|we're|it is|it's|they are|this is|i am|i'm)\s+(?=an?\b|the\b|\p{L})/iu;
const TAIL =
  /[,:;(]| (?:in|at|near|outside|on|across|around|from|for|to|with|by|that|which|who|whose|where|between|under|inside|since|owned|run|founded|made|south|north|east|west|off) /;
/** Something that somebody is, or a house: the rest is offered. */
const BEING = /^(?:person|group|place|building|land|container)$/;
const ACTIVITY =
  /(?:ing|tion|sion|ment|ance|ence|ware|repair|removals?|care|hire|rental|tuition|delivery|maintenance|lessons?|classes|courses?|tours?|services|design|work|support|law)$/i;
const HOUSE =
  /^(?:workshop|shop|store|studio|stall|maker|manufacturer|company|firm|factory|school|kindergarten|market|dealer|merchant|yard|nursery|farm|service|clinic|practice|agency|house|office|centre|center|bureau|laboratory|lab|gym|bookshop|bakery|dairy|brewery|roastery|distillery|winery|publisher|supplier|charity|cooperative|co-op|collective|garage|kitchen|bar|café|cafe|restaurant|hotel|hostel|guesthouse|museum|theatre|cinema|library|gallery|press|mill|foundry|forge|tannery|greenhouse|vineyard|orchard|ranch|estate|operator|institute|academy|association|foundation|start-?up|business|line|salon|parlour|pharmacy|platform|app|magazine|festival|choir|orchestra|band|club|library|boatyard|shipyard|ferry|restorer|couriers?)$/i;

/** What a house does with what it counts by the year. */
const DOES: [RegExp, string][] = [
  [/^publisher$/, 'publishes'],
  [/^(?:farm|nursery|vineyard|orchard|greenhouse|grower)$/, 'produces'],
  [
    /^(?:bakery|dairy|brewery|distillery|winery|workshop|maker|manufacturer|factory|foundry|forge|mill|press|tannery)$/,
    'makes',
  ],
];
const headOf = (phrase: string): string => (phrase.split(/ (?:of|and) /)[0] ?? phrase).split(' ').at(-1) ?? phrase;

/** The house is named after what it gives: 'oyster farm' gives oysters, 'physiotherapy practice' physiotherapy. */
function thingOfHouse(category: string, tail: string): string {
  const of = / of ([\p{L}' -]{3,40})$/u.exec(category)?.[1];
  if (of && !/^(?:two|three|four|\d)/.test(of)) return of;
  const words = category.split(' ');
  const last = words.at(-1) ?? '';
  const before = words
    .slice(0, -1)
    .filter(
      (word) =>
        !/^(?:small|family|little|new|old|large|independent|mobile|contract|local|third-generation|second-generation|family-run|outdoor|rural|urban|private|public|modern|big|boutique|micro|community|neighbou?rhood|village|town|city|traditional)$/i.test(
          word,
        ),
    );
  const made = /^for ([^,.:;]{3,50}?)(?: in |,|$)/.exec(tail.trim())?.[1];
  if (/^(?:laboratory|lab)$/i.test(last) && made) return `development of ${made}`;
  if (
    /^(?:sharpener|repairer|restorer|tuner|maker|builder|grower|producer|brewer|baker|roaster|publisher|translator|weaver|printer|binder)$/i.test(
      last,
    ) &&
    before.length > 0
  ) {
    const noun = before.join(' ');
    const deed = {
      sharpener: 'sharpening',
      repairer: 'repair',
      restorer: 'restoration',
      tuner: 'tuning',
      translator: 'translation',
      printer: 'printing',
      binder: 'binding',
    }[last.toLowerCase()];
    return deed ? `${noun} ${deed}` : plural(noun);
  }
  const shop = /^(\p{L}{3,})(?:shop|store|seller)$/u.exec(last)?.[1];
  if (shop && !/^work$/.test(shop)) return plural(shop);
  const noun = before.at(-1);
  if (!noun || /^(?:tea|coffee)$/.test(noun)) return noun ?? '';
  const senses = nounSenses(singular(noun.toLowerCase()));
  if (
    /^(?:farm|nursery|orchard|shop|store|stall|market|dealer|merchant|seller|manufacturer|factory|workshop|mill)$/i.test(
      last,
    ) &&
    senses.some((sense) =>
      /^(?:fish|animal|plant|flower|tree|food|object|garment|furniture|instrument|tool|book|vehicle|boat)$/.test(
        sense.class,
      ),
    )
  )
    return noun === 'greenhouse' ? '' : plural(singular(noun));
  return /(?:therapy|law|payroll|accounting|fabric|cheese|bread|wine|beer|skincare|training|care|insurance|furniture|repair|translation|pottery|jewellery|ice cream)$/i.test(
    noun,
  )
    ? before.slice(-2).join(' ')
    : '';
}

/** Up to where a phrase names what it is. */
function split(text: string): [head: string, tail: string] {
  const open = text.replace(/ of (?=\p{L})/gu, ' of ');
  const end = TAIL.exec(open);
  return end ? [text.slice(0, end.index).trim(), text.slice(end.index).trim()] : [text, ''];
}

const LONGEST = 220;

export function offerOf(sentence: string, name: string): Offer | undefined {
  const offer = read(sentence, name);
  return offer && offer.predicate.length < LONGEST ? offer : undefined;
}

function read(sentence: string, name: string): Offer | undefined {
  const whole = bare(sentence)
    .replace(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=\\W)\\s*(?:[:–—-]\\s*)?`, 'iu'), (said) =>
      /[:–—-]\s*$/.test(said) ? '' : `${BRAND} `,
    )
    .trim();
  const identity =
    /^(?:Xname|We|It|They|This|I|The (?:company|firm|house|shop))(?: is| are| am|'re|'m|’re|’m|'s)\s+(.+)$/iu.exec(
      whole,
    )?.[1];
  const deed = new RegExp(
    `^(?:${BRAND}|We|I|They|(?:Two|Three) [\\p{Ll}]+(?! (?:in|at|from|who|near|of))|A couple) (.+)$`,
    'u',
  ).exec(whole)?.[1];
  if (identity !== undefined) return ofIdentity(identity.replace(BASIS, ''));
  if (deed && !/^(?:has|have|was|were|will|can|need|want|do not|don't|does not)\b/i.test(deed)) {
    const tokens = tokensOf(
      whole.replace(/^(?:Xname|They|I|Two \p{Ll}+|Three \p{Ll}+|A couple) (?=\p{Ll}+)/u, (said) =>
        said.startsWith(BRAND) ? said : 'We ',
      ),
    ).flat();
    const told = whole.startsWith(BRAND) ? whole : thirdPerson(tokens, BRAND, BRAND);
    return ofDeed(told.replace(/^Xname /, ''));
  }
  if (beginsWithVerb(whole)) return ofDeed(inner(whole));
  if (isWhole(whole) && !/^(?:an?|the) /i.test(whole) && !/^[^,]{3,60} (?:that|who|which|where|in|for) /.test(whole))
    return undefined;
  return ofIdentity(whole);
}

function ofDeed(told: string): Offer | undefined {
  const [first = '', ...rest] = segmentsOf(told);
  const [, does = '', object = ''] = /^(\p{L}+s)(?:,? (?:and |or )?\p{Ll}+s)*? (.+)$/u.exec(first) ?? [];
  if (does === '') return undefined;
  const also = /^(\p{L}+s) and (\p{L}+s) (.+)$/u.exec(first);
  const [thing] = split(also?.[3] ?? object);
  const isCare = /^(?:restores|repairs|services|sharpens|tunes|cleans|teaches|treats|maintains|trains)$/.test(does);
  const noun = thing.replace(/^(?:an?|the|its|their) /i, '');
  const deed = {
    restores: 'restoration',
    repairs: 'repair',
    services: 'servicing',
    sharpens: 'sharpening',
    tunes: 'tuning',
    cleans: 'cleaning',
    maintains: 'maintenance',
    teaches: 'teaching',
    trains: 'training',
    treats: 'treatment',
  }[does];
  return {
    predicate: first,
    thing: isCare && deed ? `the ${deed} of ${noun}` : noun,
    line: capital(
      noun === ''
        ? first
        : `${isCare && deed ? `${deed} of ` : ''}${noun}${/ (?:in|near|outside|at|across) (?:[\p{Ll} ]+ (?:in|outside|near|of) )?\p{Lu}[^,]*(?:, \p{Lu}[\p{L} ]+)?/u.exec(first)?.[0] ?? ''}`,
    ),
    does,
    rest,
  };
}

function ofIdentity(said: string): Offer | undefined {
  const text = inner(said.replace(/^(?:an?|the) /i, ''));
  const [before = '', ...after] = segmentsOf(text);
  // 'Lessons in the morning, returns in the afternoon': two offers side by side
  const [one, ...others] = after;
  const pair =
    one !== undefined &&
    !/\d/.test(one) &&
    / in the (?:morning|afternoon|evening)$/.test(before) &&
    / in the /.test(one);
  const first = pair ? `${before} and ${one}` : before;
  const rest = [...(pair ? others : after)].filter((part) => !/^\p{Lu}\p{Ll}+\p{L}*$/u.test(part));
  const [head, tail] = split(first);
  const [core, given] = / (?:owned|run|founded|made) /.exec(` ${tail} `) ? [head, tail] : [head, ''];
  const noun = headOf(core);
  const lower = noun.toLowerCase();
  const one1 = singular(lower);
  const cls = nounSenses(one1)[0]?.class ?? '';
  const isPlural = one1 !== lower && /s$/.test(lower);
  const numbered = /^(?:two|three|four|five|six|\d+) /i.test(core);
  const isHouse =
    HOUSE.test(lower) ||
    (!isPlural &&
      /(?:er|or|ist|ian|smith|wright|keeper|tery|kery|wery|house|works|yard|loft)$/.test(lower) &&
      !/(?:water|paper|leather|timber|copper|silver|butter|beer|flower|power|weather|dinner|summer|winter|computer|wear|decor)$/.test(
        lower,
      )) ||
    (BEING.test(cls) && !ACTIVITY.test(lower));
  const price = PRICE.exec(first);
  const kept = price && price.index > 0 ? bare(first.slice(0, price.index)).replace(/ (?:from|at|for|,)$/, '') : first;
  const also = price && price.index > 0 ? [first.slice(price.index)] : [];
  if (core === '' || core.split(' ').length > 8) return undefined;
  if (numbered && isPlural)
    return {
      predicate: `is ${kept.replace(/^(\w)/, (letter) => letter.toLowerCase())}`.replace(
        /(,? \p{Lu}[\p{L} ]+?) who /u,
        '$1 who ',
      ),
      thing: '',
      category: core,
      line: capital(kept),
      rest: [...also, ...rest],
    };
  if (isHouse && !isPlural)
    return {
      predicate: `is ${article(kept)}`,
      thing: thingOfHouse(core, tail),
      category: core,
      line: capital(kept),
      ...(DOES.find(([kind]) => kind.test(lower)) && { does: DOES.find(([kind]) => kind.test(lower))?.[1] ?? '' }),
      rest: [...also, ...rest],
    };
  // 'hats, cleaned while you wait'
  const [done] = rest;
  const isDone =
    done !== undefined && isParticiple(done) && !/^(?:owned|run|founded|opened|started|led|based)\b/.test(done);
  if (isDone) rest.shift();
  const full = isDone ? `${kept}, ${done}` : kept;
  return {
    predicate: `${isPlural && isHouse && BEING.test(cls) ? 'provides' : 'offers'} ${full}`,
    thing:
      given !== '' || tail.startsWith('for ') === false
        ? core
        : `${core} ${split(tail.slice(4))[0] === '' ? '' : `for ${split(tail.slice(4))[0]}`}`.trim(),
    line: capital(kept),
    rest: [...also, ...rest],
  };
}
