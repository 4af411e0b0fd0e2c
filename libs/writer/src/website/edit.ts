import { capital, sentence } from '../pen';

// Notes as a page writes them: what is written short in full, half sentences whole. Every change is one that can mean only one thing;
// what none of them knows stays as it was told.

const COUNT = String.raw`\d+(?:[.,]\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty`;
const DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const DAY = Object.keys(DAYS)
  .sort((one, other) => other.length - one.length)
  .join('|');
const UNITS = 'hour|day|week|month|year|minute|mile|room|night|bed|person|seat|litre|metre|course';
const article = (noun: string) => (/^(?:hour|h\b)/i.test(noun) ? 'an' : 'a');

type Change = readonly [RegExp, string | ((...found: string[]) => string)];
const IN_FULL: readonly Change[] = [
  // 'a charity (Scottish? no - English registered)': the writer's own second thought
  [/\([^()?]{0,40}\?\s*(?:no|nope|well)\b\s*[-–—,:]?\s*([^()]*)\)/giu, '($1)'],
  [/\bincl?\.?(?= (?:for|in)\b|[,.;]|$)/giu, 'included'],
  [/\bincl?\.? (?=\p{L}|\d)/giu, 'including '],
  [/\bdia\.? (?=up\b|\d)/giu, 'diameter '],
  [/\bexcl\.? (?=\p{L})/giu, 'excluding '],
  [/\bapprox\.? ?(?=\d|\p{L}|[£$€])/giu, 'about '],
  [/(?<![\p{L}.])ca?\. ?(?=\d)/gu, 'about '],
  [/(?<=\b1) ?hr\b\.?(?=[^.]|$)/giu, ' hour'],
  [/(?<=\d) ?hrs?\b/giu, ' hours'],
  [/(?<=\d) ?mins?\b/giu, ' minutes'],
  [/(?<=\d) ?yrs?\b/giu, ' years'],
  [/(?<=\d) ?wks?\b/giu, ' weeks'],
  [/\bpcs\b/gu, 'pieces'],
  [/\bnr\.? (?=\p{L})/gu, 'near '],
  [/\bbased (?=\p{Lu})/gu, 'based in '],
  [/\bits (?=(?:not|an?|the|our|all|just|only|never|always|really|very|so|too|been|worse|better)\b)/gu, "it's "],
  [/\b(\d+ \p{L}+) max\b/giu, 'up to $1'],
  [/,? and (?:we're|i'm|we are|i am) not joking(?: about (?:that|this)(?: part)?)?/giu, ''],
  [new RegExp(String.raw`\bmin(?:\.|imum)? (?=(?:${COUNT})\b)`, 'giu'), 'at least '],
  [new RegExp(String.raw`\bmax(?:\.|imum)? (?=(?:${COUNT})\b)`, 'giu'), 'up to '],
  [/(?<=\d) ?pp\b/gu, ' per person'],
  [/(?<=\d) ?(?:p\.?p\.?p\.?n|pppn)\b/gu, ' per person per night'],
  [
    /(?<=\d) ?\/ ?(hour|hr|h|day|night|week|month|year|person|head|kg|kilo|site|piece|metre|litre)\b/giu,
    (_, unit: string) => ` ${article(unit)} ${/^hr?$/i.test(unit) ? 'hour' : unit}`,
  ],
  [/(?<=\d) ?\/ ?m(?:2|²)(?!\p{L})/giu, ' per m²'],
  [/(?<=\d) ?\/ ?m(?![\p{L}\d²])/giu, ' per metre'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/ ?(?=\p{L})/giu, 'with '],
  [/\btvs\b/giu, 'TVs'],
  [/\btv\b/gu, 'TV'],
  [/\bwi-?fi\b/giu, 'Wi-Fi'],
  [/\bvat\b/gu, 'VAT'],
  [/\biso ?(?=\d)/gu, 'ISO '],
  [/\bno under (\d+)s\b/giu, 'no under-$1s'],
  [
    new RegExp(
      String.raw`\b(${COUNT}) (${UNITS}) (?=\p{Ll})(?!(?:a|an|each|per|or|and|to|in|on|at|is|was|from|after|before|for|of|with|ago|later|before|old|long)\b)`,
      'giu',
    ),
    '$1-$2 ',
  ],
  [/\bsame (day|week) (?=(?:deliver|appointment|service|collection|repair|slots?)\p{L}*)/giu, 'same-$1 '],
  [
    /\b(collected|delivered|baked|picked|sent|posted|shipped|ready|served) (?=\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b)/giu,
    '$1 at ',
  ],
  [/\b(collected|delivered|sent|posted|shipped|answered|treated|seen) (?=same day\b)/giu, '$1 the '],
  [
    /\b(ships?|delivers?|collects?|posts?|bakes?|meets?) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)/giu,
    '$1 on ',
  ],
  [
    new RegExp(String.raw`\b(${DAY})\.?( ?[-–] ?| to | till | until | and | & )(${DAY})\b\.?(?!\p{L})`, 'giu'),
    (_, from: string, link: string, to: string) =>
      `${DAYS[from.toLowerCase()] ?? from}${/[-–]/.test(link) ? ' to ' : link.replace('&', 'and')}${DAYS[to.toLowerCase()] ?? to}`,
  ],
  [
    new RegExp(String.raw`\b(${DAY})\/(${DAY})\b`, 'giu'),
    (_, one: string, other: string) => `${DAYS[one.toLowerCase()] ?? one} and ${DAYS[other.toLowerCase()] ?? other}`,
  ],
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu, '$1 and '],
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) ?[–-] ?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu, '$1 to '],
  [/\b(Sat|Sun) (?=\d|till\b|until\b)/gu, (day: string) => `${DAYS[day.toLowerCase().trim()] ?? day.trim()} `],
  [/\b(Weds|Tues|Thurs)\b/gu, (day: string) => DAYS[day.toLowerCase()] ?? day],
  [/, sorry(?:,|(?=\.))/giu, ','],
  [/,? hence (?:the )?name\b/giu, ''],
  [/, now (run|owned|led) by\b/giu, ' and is now $1 by'],
  [
    /\b(Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Mon)\b(?= (?:\d|from|until|till|only|nights?|mornings?|evenings?))/gu,
    (day: string) => DAYS[day.toLowerCase()] ?? day,
  ],
  [/(?<=\p{L}|\d) ?& ?(?=\p{Ll})/gu, ' and '],
  [/\b(?:i) (?=\p{Ll})/gu, 'I '],
  [/\bi'(?=m|ve|ll|d)/gu, "I'"],
  [/\b(we|it|that|they|there) (?:are|is) gonna\b/giu, '$1 will'],
  [/,? (?:and so on|and stuff|etc\.?|or whatever|or something)(?=[.,;)]|$)/giu, ''],
  [/\b(?:sort of|kind of|basically|obviously|tbh|imo|iirc) /giu, ''],
  [/\s+([.,;:!?])(?=\s|$)/gu, '$1'],
];

/** What is written short, in full. */
export const inFull = (text: string): string =>
  IN_FULL.reduce((said, [short, long]) => said.replace(short, long as string), text).replace(/ {2,}/g, ' ');

const PEOPLE = 'people|sisters|brothers|friends|women|men|partners|siblings|cousins';
const STARTED = 'founded|started|established|set up|opened|begun|built|bought|taken over';

/** Half a sentence and who or what it speaks of. */
const WHOLE: readonly Change[] = [
  [/^opens (?:at )?(?=\d)/iu, 'We open at '],
  [/^(mostly|mainly|usually|sometimes) we (?=\p{Ll})/iu, (_, how: string) => `We ${how.toLowerCase()} `],
  [/^open (?!to\b|source)(?=.)/iu, 'We are open '],
  [/^closed (?=.)/iu, 'We are closed '],
  [
    new RegExp(`^(${STARTED}) (?:in )?(?=(?:1[5-9]|20)\\d\\d\\b)`, 'iu'),
    (_, begun: string) => `{name} was ${begun.toLowerCase()} in `,
  ],
  [
    new RegExp(`^(${STARTED}) (?=by\\b|in\\b|as\\b|with\\b)`, 'iu'),
    (_, begun: string) => `{name} was ${begun.toLowerCase()} `,
  ],
  [/^(last year|this year) (?=\d)/iu, '$1: '],
  [/^(\d+ ?%) exports?,? (?=to\b)/iu, 'We export $1, '],
  [/^(?:we are )?(family-run|\d+ people), (?=\d)/iu, (_, who: string) => `We are ${who.toLowerCase()}, with `],
  [
    /^(run|owned|led|managed|staffed|hosted|designed|located|housed|funded|organi[sz]ed) (?=by\b|in\b|at\b|on\b|as\b|with\b|and\b|mostly\b|entirely\b|mainly\b)/iu,
    (_, done: string) => `{name} is ${done.toLowerCase()} `,
  ],
  [
    /^(?:a )?(team|crew|staff|family|group|collective|pair|couple) of (?=.)/iu,
    (_, group: string) => `We are a ${group.toLowerCase()} of `,
  ],
  [
    /^(insured|registered|licen[sc]ed|certified) (?=to\b|for\b|with\b|by\b|up\b|as\b|in\b)/iu,
    (_, done: string) => `We are ${done.toLowerCase()} `,
  ],
  [/^(?:a )?family[- ](?:run|owned)\b(?! \p{L})/iu, 'We are family-run'],
  [/^(?:a )?family (business|firm|company|bakery|farm|workshop|practice)\b/iu, 'We are a family $1'],
  [new RegExp(`^(${COUNT}) of us\\b`, 'iu'), (_, count: string) => `There are ${count.toLowerCase()} of us`],
  [/^been (at it|going|here|open|in business|doing this) since\b/iu, 'We have been $1 since'],
  [/^work alone\b/iu, 'We work alone'],
  [/^based (?:in |at |near )?(?=\p{Lu})/iu, 'We are based in '],
  [/^(We are based in [^,]+), (cover|serve|deliver)\b/iu, '$1, and we $2'],
  [
    /^((?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: \([^)]*\))? and (?:\p{Lu}\p{Ll}+|(?:two|three|four|five|six|\d+) others)(?:\.?| (?!is\b|are\b|do\b|run\b|have\b|was\b|were\b|make\b|teach\b|work\b)[^,]*))$/u,
    'We are $1',
  ],
  [
    new RegExp(`^(${COUNT}) (${PEOPLE})\\b`, 'iu'),
    (_, count: string, who: string) => `We are ${count.toLowerCase()} ${who}`,
  ],
  [
    new RegExp(
      `^(${COUNT}) ((?:\\p{Ll}+ )?(?:staff|employees|dentists|hygienists|bakers|nurses|inspectors|instructors|teachers|drivers|volunteers|engineers|workers|cooks|waiters|apprentices|mechanics|carpenters|weavers|therapists|vets|doctors|guides|makers|technicians|machines|looms|tankers|vans|trucks|lorries|boats|rooms|beds|seats|tables|birds|cows|goats|sheep|hens|bees?hives|hives|hectares|acres|trees|vines|children|pupils|students|members))\\b`,
      'iu',
    ),
    (_, count: string, what: string) => `We have ${count.toLowerCase()} ${what}`,
  ],
  [/^staff: (?=\d)/iu, 'We have a staff of '],
  [
    /^(?:also (?=sell|repair|rent|stock|bake|roast|brew))?(sell|repair|rent) (?=\p{Ll})/iu,
    (_, verb: string) => `We ${verb.toLowerCase()} `,
  ],
  [new RegExp(`^(We have (?:${COUNT}) \\p{Ll}+), ((?:${COUNT}) \\p{Ll}+)(?=\\.?$)`, 'iu'), '$1 and $2'],
  [/^(\{name\}) is (run|owned|led) (by [^.]+ since (?:1[5-9]|20)\d\d)/u, '$1 has been $2 $3'],
  [/^wholesale to (?=.)/iu, 'We sell wholesale to '],
  [
    /^(?:free )?delivery (?=to\b|within\b|in\b|across\b)/iu,
    (found: string) => `We deliver ${/^free/i.test(found) ? 'free ' : ''}`,
  ],
  [
    /^(works|runs|comes|fits|lasts|takes|includes|covers|needs|starts|connects|plugs|integrates|syncs) (?=\p{Ll}|\d|\p{Lu})/u,
    (_, verb: string) => `{name} ${verb} `,
  ],
  [
    /^(Works|Runs|Comes|Fits|Lasts|Holds|Takes|Weighs|Ships|Includes|Covers|Connects|Plugs|Integrates|Syncs) (?=\p{Ll})/u,
    (_, verb: string) => `{name} ${verb.toLowerCase()} `,
  ],
  [
    /^(?:our )?(founder|owner|head chef|chef|manager|director) (?=(?:used|was|is|has|had|worked|trained|grew|came|still)\b)/iu,
    (_, who: string) => `Our ${who.toLowerCase()} `,
  ],
  [/^(?:since|from) ((?:1[5-9]|20)\d\d)(?=\.?$)/iu, 'In business since $1'],
  [/^(?:me|just me) and my (?=.)/iu, 'It is me and my '],
  [/^just me$/iu, 'It is just me'],
  [
    /^will (?=(?:also )?(?:teach|travel|deliver|collect|make|do|come|bring|post|ship|work|fit|repair|quote)\b)/iu,
    'We will ',
  ],
  [/^(?:can|could) (?=(?:also )?(?:collect|deliver|travel|make|do|come|bring|supply|ship|post)\b)/iu, 'We can '],
  [/^(?:don't|do not) (?!.*\byou\b)(?=(?:do|sell|make|offer|carry|work)\b)/iu, "We don't "],
  [
    /^(collect|deliver|ship|supply|serve|cover|specialise|specialize|travel) (?=(?:to|within|in|across|from|all|the|free)\b)/iu,
    (_, verb: string) => `We ${verb.toLowerCase()} `,
  ],
];

/** Half a sentence made whole, where it can be only one. */
/** @param isOne one person works alone, and says 'I' */
export function madeWhole(text: string, name: string, isOne = false): string {
  let said = text;
  for (const [half, whole] of WHOLE) if (half.test(said)) said = said.replace(half, whole as string);
  said = said.replace('{name}', () => name);
  return isOne && said !== text ? said.replace(/^We are /, 'I am ').replace(/^We /, 'I ') : said;
}

/** Outside of brackets and quotes. */
export function isOpenAt(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const count = (mark: RegExp) => before.match(mark)?.length ?? 0;
  return (
    count(/\(/g) <= count(/\)/g) &&
    count(/"/g) % 2 === 0 &&
    count(/[“«„]/g) <= count(/[”»]/g) &&
    !/(?:^|\s)['‘][^'’]*$/.test(before.replace(/\p{L}['’]\p{L}/gu, ''))
  );
}

/** Where a new subject with its verb begins: a sentence that was hung on with a comma. */
const SUBJECT = String.raw`(?:we|i|you|they|he|she|it|there|nobody|everyone|everybody|people|customers|guests|(?:our|my|the|each|every|all(?! you)|most|some|half|these|those|this|that) (?:[\p{L}-]+ ){0,4}?[\p{L}-]+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)`;
const VERB = String.raw`(?:'s|'re|'ve|'ll| (?:is|are|was|were|has|have|had|can|will|won't|do|don't|does|doesn't|did|didn't|costs?|takes?|comes?|goes|go|makes?|made|came|went|keeps?|kept|holds?|needs?|gets?|works?|runs?|says?|hear|know|sends?|brings?|pays?|paid|lives?|starts?|started|stands?|sits?|means?|uses?|cooks?|bakes?|grows?|answers?|collect|deliver|pick|repair|sell|treat|use|see|ask|call|ring|pay|tell|want|like|send|cut|dry|wash|weave|teach|give|take|cover|charge|stock|close|open|wrap|post|check|test|write|print|build|cast|roast|grind|cook|buy|bring|supply|stopped|bought|moved|opened|worked|learned|trained|used|began|became|left|built|lost|won))`;
const SPLICE = new RegExp(String.raw`(,|;|:| [–—-]) (?:(and|but|so) )?(?=${SUBJECT}${VERB}\b)`, 'gu');
const SUBORDINATE =
  /^(?:if|when|while|because|as|since|although|though|before|after|where|what|whoever|once|until|unless|whether|even|for the|in|on|at|with|from|by|without|to|for|during|about|besides|apart|instead|every|last|next|most of|half of|then)\b/i;
const LEADS_ON =
  /\b(?:and|or|but|that|which|who|whom|whose|when|where|while|because|if|so|than|as|says?|said|know|knows|think|sure|mean|means)$/i;

/** A clause, and another one behind a comma. */
const SERIES = /^(?:we|you|they|i) [^,]+, (?:we|you|they|it|i) [^,]+$/iu;
const DAY_NAMED = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekday)s?\b/iu;
/** Facts beside each other: '22 nurses, 9pm to 7am every night, free to every family, referral by a doctor'. */
const FACT = /^(?:\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|free\b|referral\b|by appointment|cash only|parking\b)/iu;
const STARTS_WITH_COUNT = new RegExp(`^(?:${COUNT}) `, 'iu');
/** Things that have no more to do with each other than a comma: '5 instructors, women-only session on Tuesdays'. */
export function apart(text: string): string[] {
  const facts = text.split(/, (?!and\b|or\b|but\b)/u);
  if (
    facts.length > 2 &&
    facts.filter((fact) => FACT.test(fact)).length > 1 &&
    facts.every((fact) => fact.split(' ').length > 1)
  )
    return facts;
  if (HAS_VERB.test(text) || !STARTS_WITH_COUNT.test(text)) return [text];
  const parts = text.split(/, (?!and\b|or\b|but\b)/u);
  const at = parts.findIndex(
    (part, index) =>
      index > 0 &&
      DAY_NAMED.test(part) &&
      !DAY_NAMED.test(parts[index - 1] ?? '') &&
      part.split(' ').length > 3 &&
      !/^(?:at least|up to|from|about|\d)/iu.test(part),
  );
  return at < 1 ? [text] : [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
}

/** Two sentences with a comma between them, as two; 'and the wait is seven weeks' begins one of its own. */
export function sentencesIn(text: string): string[] {
  const whole = text.replace(/[.]$/, '');
  if (whole === '') return [];
  const semicolon = /^([^;(]{20,}); (?!and\b|but\b|or\b|without\b)([^;]{12,})$/u.exec(whole);
  if (semicolon?.[1] && semicolon[2] && isOpenAt(whole, semicolon[1].length))
    return [...sentencesIn(semicolon[1]), ...sentencesIn(capital(semicolon[2]))];
  if (whole.split(' ').length < 5) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const found of whole.matchAll(SPLICE)) {
    const [mark, punctuation, link] = found;
    const before = whole.slice(from, found.index).trim();
    const after = whole.slice(found.index + mark.length);
    const rest = after.split(/[,;]/)[0] ?? '';
    if (
      !isOpenAt(whole, found.index) ||
      LEADS_ON.test(before) ||
      before.split(' ').length < (HAS_VERB.test(before) ? 3 : 4) ||
      (punctuation === ':' && !/^(?:we|it|they)\b/i.test(after)) ||
      (punctuation !== ';' &&
        SUBORDINATE.test(before) &&
        !/, (?:and |but )?(?:we|i|you|it|they|the|our)\b/i.test(before)) ||
      rest.split(' ').length < 3 ||
      // 'you walk round, it reads the labels, and you get the result'
      (link === 'and' && SERIES.test(before)) ||
      // 'you photograph receipts, we do the rest'
      (/^you\b/i.test(before) && /^we\b/.test(after) && punctuation === ',') ||
      // 'so' and 'but' lean on what stands before them
      (link && /^so$/i.test(link)) ||
      // 'the price that we quote, the wait and the colour are …': a list
      (/^(?:the|our|my|all|each|every)\b/i.test(after) && / and .*\b(?:are|were|have)\b/.test(rest)) ||
      // a clause that stands between two commas
      (!HAS_VERB.test(before) && !/\d/.test(before))
    )
      continue;
    parts.push(before);
    from = found.index + mark.length - (link && /^but$/i.test(link) ? 4 : 0);
  }
  parts.push(whole.slice(from));
  return parts.map((part) => sentence(capital(part.trim())));
}
export const HAS_VERB = new RegExp(
  String.raw`(?:\b(?:is|are|was|were|am|has|have|had|can|will|won't|must|do|does|did|don't|doesn't|costs?|takes?|comes?|makes?|made|came|runs?|sells?|gives?|keeps?|holds?|needs?|starts?|started|begins?|stays?|lives?|works?|answers?|cooks?|bakes?|grows?|gets?|goes|lasts?|brings?|buys?|pays?|means)\b|'s |'re |'ve |\b(?:we|i|they|you|he|she|people|who) \p{L}+)`,
  'iu',
);
