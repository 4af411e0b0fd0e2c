import { article, nounSenses, singular, thirdPerson, thirdSingular, tokensOf } from '@maquette/reading';
import { bare, capital, list, sentence } from '../pen';
import { isParticiple, segmentsOf } from './segments';
import { isWho } from './who';

/** Stands for the brand until it is known whether its name or 'it' fits. */
export const BRAND = 'Xname';

const CURRENCY = String.raw`(?:[€$£¥₹₦₩₱]|(?:NZ|AU?|US|CA?|HK|S)\$|(?:CAD|AUD|NZD|USD|EUR|GBP|LKR|KES|INR|ZAR|CHF|SEK|NOK|DKK|PLN|AED|R\$|Rs\.?|KSh) ?)`;
const AFTER = String.raw`(?:€|zł|kr|tenge|rupees|kwacha|rand|pesos|euros?|dollars|pounds|francs|yen|lari|naira|shillings|dirhams?|soles|CHF|EUR|USD)`;
export const PRICE = new RegExp(String.raw`${CURRENCY}\d[\d.,]*\d|${CURRENCY}\d|\d[\d.,]* ?${AFTER}(?!\p{L})`, 'u');
const PRICE_FIRST = new RegExp(
  String.raw`^(?:from |about |around |only |just )?(?:${CURRENCY}\d|\d[\d.,]* ?${AFTER}(?!\p{L}))`,
  'iu',
);
const ITEM_PRICE = new RegExp(
  String.raw`^((?:the |an? )?\p{L}[\p{L}\d '’()-]*?):? ((?:from |about |around )?(?:${CURRENCY}\d|\d[\d.,]* ?${AFTER}(?!\p{L})).*)$`,
  'u',
);
const PERIOD = /\b(?:a|per|every|each) (?:year|month|week|day|night|season)\b|\b(?:yearly|monthly|weekly|daily)\b/i;
const COUNTED =
  /^(?:about |around |over |more than |some |nearly |almost |up to )?(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)(?: million| thousand)?\b/i;
const IS_PLACE_OR_PEOPLE = new Set([
  'person',
  'group',
  'place',
  'building',
  'container',
  'object',
  'land',
  'furniture',
]);
const BEGAN = /^(?:founded|started|opened|established|set up|begun|launched|born)\b/i;

const small = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** The first word of a sentence is small within another one, unless it is a name. */
export const inner = (text: string): string => {
  const [first = ''] = text.split(/[\s,]/);
  const [token] = tokensOf(first.toLowerCase()).flat();
  const isName =
    /^\p{Lu}{2}|\d/u.test(first) ||
    (nounSenses(singular(first.toLowerCase())).length === 0 &&
      /^(?:PROPN|X)$/.test(token?.pos ?? '') &&
      !/^(?:the|an?|it|its|they|their|most|many|some|every|each|no|both|all|this|that)$/i.test(first));
  return isName ? text : small(text);
};

/** Verbs that the tagger takes for nouns behind a plural: 'route setters change a third of the wall'. */
const BASE_VERB =
  /^(?:change|work|train|use|own|book|come|need|sell|love|like|visit|order|return|answer|run|show|host|guide|mark|test|plan|pay|trust|rely|have|get|find|send|post|store|ship|stock|cover|cost|last|start|end|open|close|share|design|print|dye|paint|repair|service|clean|cook|bake|brew|grow|hunt|fish|sleep|judge|do|go|know|want|leave|arrive|live)$/;
/** What opens a clause that says nothing of the whole. */
const OPENS =
  /^(?:which|who|that|whose|where|when|so|because|wherever|whenever|if|while|provided|unless|until|what|how|they|we|you)$/;
const COUNTED_USE =
  /^(?:about |around |over |more than )?\d[\d.,]* (?:[\p{Ll}-]+ ){1,2}(?:use|pay|trust|rely|order|have|are|come|do|own|get|read)\b/iu;
/** 'new patients first come for a talk' */
const WHO_DO =
  /^((?:\p{L}+ ){0,2}\p{Ll}+s)(?: in \p{Lu}\p{L}+(?: and (?:the )?\p{Lu}\p{L}+)?)? (?:first |usually |often |mostly |then |now |can |only |always |never |just )?(?:come|order|buy|book|pay|send|use|get|bring|choose|need|want|own|work|live|run|have|rent|join|return|stay|eat|learn|trust|ask|call|visit|see|find|keep|pick|meet|ride|swim|climb|train)\b/u;
/** 'a pharmacy books a rider': a verb that may be a plural noun. */
const ONE_DOES =
  /^(?:an?|the|every|each|one) (?:[\p{Ll}-]+ ){1,2}?(?:books|orders|rents|posts|calls|visits|buys|chooses|pays|sends|brings|takes|gets|comes|goes|works|starts|ends|costs|covers|includes|lasts|opens|closes|runs|needs|wants|uses|reads|asks|picks|trains|hosts|plans|answers|fits|holds|heats|weighs|measures)\b/iu;
const PEOPLE_WHO = /^(?:the|those|people|many|most) .* who .* (?:need|want|get|find|pay|use)\b/i;

const OF_THEM = /, (?:one|two|three|four|five|some|many|most|all|none|half) of (?:them|whom)\b/;
/** Has a subject and what is said of it. */
export function isWhole(text: string): boolean {
  if (isParticiple(text) || PRICE_FIRST.test(text) || text.split(' ').length < 3) return false;
  // 'three acousticians, two of them speak Danish' says it of some of them
  const behind = OF_THEM.exec(text);
  if (behind) return isWhole(text.slice(0, behind.index));
  if (
    /^(?:many|most|some|others|all|half|both) (?:of them )?(?:come|are|have|buy|book|stay|return|live|work|want|need|bring|pay|ask|go)\b/i.test(
      text,
    )
  )
    return true;
  const doers = WHO_DO.exec(text)?.[1];
  if (doers && isWho(doers)) return true;
  if (ONE_DOES.test(text) || COUNTED_USE.test(text) || PEOPLE_WHO.test(text)) return true;
  const tokens = tokensOf(text).flat();
  return tokens.some((token, at) => {
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    // 'riders …, which nobody else does': within a relative clause it says nothing of the whole
    const isInner = (from: number) =>
      tokens
        .slice(from, at)
        .some(({ lower }, index) => OPENS.test(lower) && !(/^(?:they|we|you)$/.test(lower) && from + index < 3));
    if (!before) return false;
    if (token.pos === 'AUX' || /^(?:is|are|was|were|has|have|can|will|'s|'re|'ve)$/.test(token.lower))
      return !/^(?:be|been|being|to)$/.test(token.lower) && !isInner(0);
    if (
      BASE_VERB.test(token.lower) &&
      /[^'s]s$/.test(before.lower) &&
      at < 5 &&
      /^(?:DET|PRON|NUM|ADP|PART|ADV|ADJ)$/.test(next?.pos ?? '')
    )
      return !isInner(0);
    if (token.pos !== 'VERB' || /ing$/.test(token.lower) || isInner(0)) return false;
    const isPast = token.lower !== token.lemma && !/s$/.test(token.lower);
    if (isPast)
      return (
        /^(?:NOUN|PROPN|PRON)$/.test(before.pos) &&
        !/^(?:by|with|from|in|on|at|through|to|of|for|and|per)$/.test(next?.lower ?? '')
      );
    return /^(?:NOUN|PROPN|PRON|ADV)$/.test(before.pos) && before.lower !== 'to';
  });
}

/** Begins with a verb whose subject is understood: 'replies the same day'. */
export function beginsWithVerb(text: string): boolean {
  const [first, second] = tokensOf(`It ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
    .flat()
    .slice(1);
  if (!first || !/[^su']s$/.test(first.lower) || first.lemma === first.lower) return false;
  if (
    isWho(first.lower) ||
    /^(?:of|are|is|were|was|and|who|which|that|come|on)$/.test(second?.lower ?? '') ||
    /^(?:AUX|VERB|PUNCT)$/.test(second?.pos ?? '')
  )
    return false;
  return first.pos === 'VERB';
}

const isMany = (phrase: string): boolean =>
  /[^s]s(?: \p{Ll}+(?:ed|en))?$/u.test(
    (phrase.split(/ (?:for|in|of|to|with) | \(/)[0] ?? '').replace(/ from$/, '').trim(),
  );
const withArticle = (text: string): string => {
  const head = text.split(/ (?:of|in|at|for|on|from|with|to|by|near|that|which|who)\b|,/)[0] ?? text;
  const noun = head.split(' ').at(-1)?.toLowerCase() ?? '';
  const senses = nounSenses(noun);
  const isCountable =
    senses.length > 0 &&
    /^(?:person|group|place|building|boat|vehicle|furniture|garment|instrument|tool|book|object|container)$/.test(
      senses[0]?.class ?? '',
    );
  if (/^(?:\d+|[a-z]+)-(?:year|day|hour|month|minute|week)\b/.test(text) && !/s$/.test(noun)) return article(text);
  return !/^(?:an?|the|its|their|one|some|any|each|every|this|\d)\b/i.test(text) &&
    isCountable &&
    singular(noun) === noun &&
    !/s$/.test(noun)
    ? article(text)
    : text;
};

/** Adjectives alone: 'second-hand and new'. */
const adjective = (part: string): boolean =>
  part.split(' ').length < 5 &&
  tokensOf(part)
    .flat()
    .every(({ pos, lower }) => /^(?:ADJ|CCONJ|PUNCT|ADV)$/.test(pos) || /^(?:second|hand)$/.test(lower));
/** Of the brand itself; what else is done is done to what it offers. */
const OF_BRAND =
  /^(?:founded|started|opened|established|set|begun|launched|owned|run|led|based|licensed|certified|insured|heated|lit|located|housed|staffed|funded|trained|known|recommended|closed|used|trusted|read|booked)\b/i;

/** What a part of a note says of the brand, as a predicate: 'has 18 people', 'is heated with steam'. */
function predicate(said: string, does: string): { verb: string; rest: string } {
  const part = small(said);
  if (beginsWithVerb(said) && segmentsOf(said).length < 2) return { verb: '', rest: part };
  if (BEGAN.test(part))
    return {
      verb: /^(?:opened|started)\b/.test(part) && !/^\w+ (?:in \d+ )?by /.test(part) ? '' : 'was',
      rest: part.replace(/^(\p{Ll}+) (?=\d{4})/u, '$1 in '),
    };
  if (isParticiple(said)) return { verb: 'is', rest: part };
  if (/^since (?=\d{4}|the |my |our |its )/.test(part))
    return { verb: 'has existed', rest: part.replace(/ (?:my|our|its) /, ' the owner’s ') };
  if (/^no [\p{L}-]+/u.test(part)) return { verb: 'has', rest: part };
  if (
    /^(?:family-|open |closed |free (?:of|for|to|if) |ready |available |independent|non-profit|self-|union-|employee-|woman-|women-|outside |outdoors |inside |online |strong on )/.test(
      part,
    ) ||
    adjective(part)
  )
    return { verb: 'is', rest: part };
  if (/^(?:mostly|usually|often|always|mainly) \p{Ll}+ed\b/u.test(part)) return { verb: 'is', rest: part };
  if (PRICE_FIRST.test(said)) return { verb: 'charges', rest: part };
  if (/^groups of /.test(part)) return { verb: 'takes', rest: part };
  if (/^family (?:business|firm|company)\b/.test(part)) return { verb: 'is', rest: `a ${part}` };
  if (/^\p{Ll}+[ -]generation\b/u.test(part)) return { verb: 'is', rest: `in the ${part}` };
  if (/^own /.test(part)) return { verb: 'has', rest: `its ${part}` };
  const there = / available$/.exec(part);
  if (there) return { verb: 'offers', rest: part.slice(0, there.index) };
  const head = part.split(/ (?:of|in|at|for|on|from|with|to|by|near|that|which|who|across|under)\b|,/)[0] ?? part;
  const noun = singular(head.split(' ').at(-1)?.toLowerCase() ?? '');
  if (/^\d+ (?:to|–|-) \d+ (?:days|weeks|months|hours)\b/.test(part))
    return { verb: 'offers', rest: `stays of ${part}` };
  if (/^(?:\d+|[a-z]+)-(?:year|day|hour|month|minute|week)\b/.test(part) && !/s$/.test(noun))
    return { verb: 'has', rest: article(part) };
  if (COUNTED.test(part)) {
    if (PERIOD.test(part)) return { verb: does, rest: part };
    // '60 studios since 2017'
    if (/ since \d{4}$/.test(part)) return { verb: 'has completed', rest: part };
    return { verb: 'has', rest: part };
  }
  if (/^(?:team|crew|staff)\b/.test(part)) return { verb: 'has', rest: withArticle(part) };
  if (/^an? /.test(part) && (/\d/.test(part) || IS_PLACE_OR_PEOPLE.has(nounSenses(noun)[0]?.class ?? '')))
    return { verb: 'has', rest: part };
  return { verb: 'offers', rest: withArticle(part) };
}

/** Predicates with the same verb together, each verb in a sentence of its own. */
function together(all: { verb: string; rest: string }[]): string[] {
  const grouped: { verb: string; rests: string[] }[] = [];
  for (const { verb, rest } of all) {
    const last = grouped.at(-1);
    if (last && last.verb === verb && verb !== '') last.rests.push(rest);
    else grouped.push({ verb, rests: [rest] });
  }
  return grouped.map(({ verb, rests }) =>
    `${verb} ${list(rests)}`.trim().replace(/(, \p{L}+ of) them(?= \p{Ll})/u, '$1 whom'),
  );
}

/**
 * A sentence or a note of the brief as a whole sentence; `Xname` stands for the brand where it is the subject.
 * @param does what the brand does with what it counts by the year: 'builds'
 */
const one = (text: string): string[] => [sentence(text)];

export function told(text: string, does = 'counts'): string[] {
  const said = bare(text);
  // 'built in our workshop': nobody is the subject
  if (/\b(?:our|my)\b/.test(said) && !/\b(?:we|us|We|I)\b/.test(said) && !isWhole(said))
    return told(said.replace(/\b(?:our|my)\b/g, 'its'), does);
  const from = /^prices?:? (?:are |is |start |begin )?(?:from|at) (.+)$/i.exec(said)?.[1];
  if (from) return one(`Prices start at ${from}`);
  const row = /^(?:We|I) (\p{Ll}+), (\p{Ll}+) and (\p{Ll}+) /u.exec(said);
  if (row)
    return told(
      `${BRAND} ${thirdSingular(row[1] ?? '')}, ${thirdSingular(row[2] ?? '')} and ${thirdSingular(row[3] ?? '')} ${said.slice(row[0].length)}`,
      does,
    );
  if (/^(?:we|our|i|my)\b/i.test(said) || /\b(?:we|our|us)\b/.test(said)) {
    const whole = thirdPerson(tokensOf(said).flat(), BRAND, BRAND);
    const plain = whole
      .replace(/\b(can|could|would|will|should|must|might|may)not\b/g, '$1 not')
      .replace(/ n't\b/g, ' not');
    const halves = plain.split(/, and (?!then\b|so\b)/);
    return halves.length === 2 &&
      halves.every((half) => half.split(' ').length > 5 && (half.startsWith(BRAND) || isWhole(half)))
      ? halves.map((half) => sentence(half))
      : one(plain);
  }
  if (new RegExp(`^(?:It|This|${BRAND}) `).test(said))
    return one(said.replace(/^(?:It|This) (?!(?:takes|means|costs) )/, `${BRAND} `));
  if (/^(?:everything|all of it) (?:from|of|in|by|with|on)\b/i.test(said))
    return one(said.replace(/^(\w+(?: of it)?)/, '$1 is'));
  const given =
    /^((?:about |around |over )?\d[\d.,]* [\p{L} -]+?) ((?:given|launched|sold|repaired|built|served|trained|placed|planted|rescued|rehomed|restored|published|delivered)(?: back)?(?: since| in)? .+)$/u.exec(
      said,
    );
  if (given?.[1] && given[2])
    return one(`${given[1]} have been ${given[2].replace(/, (?=(?:about |around )?[€$£])/, ', at ')}`);
  const label = /^([^:,]{3,60}): ([^:]+)$/.exec(said);
  if (label?.[1] && label[2] && !isWhole(label[1])) {
    if (/^new$/i.test(label[1]))
      return one(`New ${/ and /.test(label[2]) && !/^an? /.test(label[2]) ? 'are' : 'is'} ${label[2]}`);
    if (!isWhole(label[2]))
      return one(
        `${/^(?:the|an?|our|all|every|\d)\b/i.test(label[1]) || /s$/.test(label[1].split(' ')[0] ?? '') ? label[1] : `The ${small(label[1])}`} ${/[^s]s$/.test(label[1].split(/ (?:of|in|for|to) /)[0] ?? '') ? 'are' : 'is'} ${label[2]}`,
      );
    return one(said);
  }
  if (beginsWithVerb(said) && segmentsOf(said).length < 2) return one(`${BRAND} ${small(said)}`);
  const segments = segmentsOf(said);
  const prices = segments.map((part) => ITEM_PRICE.exec(part));
  if (
    prices[0] &&
    !/\b(?:is|are|was|from|about|around|only|first)$/i.test(prices[0][1] ?? '') &&
    (said.search(PRICE) < 24 || !isWhole(said.split(PRICE)[0] ?? said)) &&
    !PERIOD.test(prices[0][1] ?? '') &&
    !COUNTED.test(said)
  ) {
    const all = segments.map((part, at) => {
      const found = prices[at]?.map((one) => one?.replace(/ (\d+ (?:min|minutes|hours?))$/, ' ($1)'));
      return found
        ? `${/^(?:the|an?) /i.test(found[1] ?? '') || isMany(found[1] ?? '') ? small(found[1] ?? '') : article(small(found[1] ?? ''))} ${isMany(found[1] ?? '') ? 'cost' : 'costs'} ${found[2] ?? ''}`
        : part.replace(/^(?!.*\b(?:is|are)\b)(.+) free$/, '$1 is free');
    });
    return one(capital(list(all.map((one) => one.replace(/^and /, '')))));
  }
  return sentencesOf(segments, does);
}

const isQuote = (part: string): boolean => /^["“«]/.test(part);

/** Notes become predicates of the brand; what has a subject of its own stays a sentence. */
function sentencesOf(segments: readonly string[], does: string): string[] {
  const done: string[] = [];
  let open: { verb: string; rest: string }[] = [];
  let clauses: string[] = [];
  const close = () => {
    done.push(...together(open).map((said) => sentence(said.startsWith('Everything') ? said : `${BRAND} ${said}`)));
    // 'Parents usually book, teenagers usually decide': two halves of one thought
    const isOne =
      clauses.length > 1 &&
      (clauses.every((clause) => clause.split(' ').length < 7) ||
        clauses.some((clause) => /^(?:others|some|they|it) /.test(clause)));
    if (isOne) done.push(sentence(`${clauses.slice(0, -1).join(', ')}, and ${inner(clauses.at(-1) ?? '')}`));
    else done.push(...clauses.map((clause) => sentence(clause.replace(/^and /, ''))));
    [open, clauses] = [[], []];
  };
  for (const part of segments) {
    const last = open.at(-1);
    if (isQuote(part)) {
      if (last) last.rest += `: ${part}`;
      else if (clauses.length > 0) clauses[clauses.length - 1] += `: ${part}`;
      else clauses.push(part);
    } else if (isWhole(part)) {
      if (open.length > 0) close();
      clauses.push(clauses.length === 0 ? capital(part) : part);
    } else if (clauses.length > 0) {
      // 'the medicine arrives, cold-chain boxes for vaccines'
      const at = clauses.length - 1;
      clauses[at] =
        `${clauses[at] ?? ''}${BASE_VERB.test(part.split(' ')[0] ?? '') ? ' and ' : ', '}${BASE_VERB.test(part.split(' ')[0] ?? '') || isParticiple(part) || isWho(part.split(' ').slice(0, 2).join(' ')) || isWho(part.split(' ')[0] ?? '') || /^(?:\p{L}+ly|in|on|at|ready|free|open|by|from|\p{L}+ing|even|all|no)\b/u.test(part) || beginsWithVerb(part) || PRICE_FIRST.test(part) ? part : `with ${part}`}`.replace(
          /, ((?:[€$£¥₹]|[A-Z]{3} )\d[\d.,]*)$/,
          ' ($1)',
        );
    } else if (last && isParticiple(part) && !OF_BRAND.test(part))
      last.rest += `${last.rest.startsWith('Everything') && !last.rest.includes(',') ? ' and' : ','} ${part}`;
    else if (isParticiple(part) && !OF_BRAND.test(part) && open.length === 0)
      open.push({ verb: '', rest: `Everything is ${small(part)}` });
    else open.push(predicate(part, does));
  }
  close();
  return done;
}
