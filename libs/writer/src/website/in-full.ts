// What a note writes short, in full. Every change is one that can mean only one thing; what none of them knows stays as it was told.

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
const article = (noun: string) => (/^(?:hour|h\b)/i.test(noun) ? 'an' : 'a');

type Change = readonly [RegExp, string | ((...found: string[]) => string)];
const IN_FULL: readonly Change[] = [
  [
    new RegExp(String.raw`\b(${DAY})\/(${DAY})\/(${DAY})\b`, 'giu'),
    (_, ...days: string[]) => {
      const [one = '', other = '', last = ''] = days.slice(0, 3).map((day) => DAYS[day.toLowerCase()] ?? day);
      return `${one}, ${other} and ${last}`;
    },
  ],
  [/, sorry(?=[,.)])/giu, ''],
  // 'a charity (Scottish? no - English registered)': the writer's own second thought
  [/\([^()?]{0,40}\?\s*(?:no|nope|well)\b\s*[-–—,:]?\s*([^()]*)\)/giu, '($1)'],
  [/\bincl?\.? (?=\p{L}|\d)/giu, 'including '],
  [/\bdia\.? (?=up\b|\d)/giu, 'diameter '],
  [/\bexcl\.? (?=\p{L})/giu, 'excluding '],
  [/\bapprox\.? ?(?=\d|\p{L}|[£$€])/giu, 'about '],
  [/(?<![\p{L}.])ca?\. ?(?=\d)/gu, 'about '],
  [/(?<=\b1) ?hr\b\.?(?=[^.]|$)/giu, ' hour'],
  [/(?<=\d) ?hrs?\b/giu, ' hours'],
  [/(?<=\d) ?mins?\b/giu, ' minutes'],
  [/(?<=\d) ?yrs?\b/giu, ' years'],
  [/(?<=\b1) ?wk\b/giu, ' week'],
  [/(?<=\d) ?wks?\b/giu, ' weeks'],
  [/\bpcs\b/gu, 'pieces'],
  [/\bnr\.? (?=\p{L})/gu, 'near '],
  [/\bits (?=(?:not|an?|the|our|all|just|only|never|always|really|very|so|too|been|worse|better)\b)/gu, "it's "],
  [/\b(\d+ \p{L}+) max\b/giu, 'up to $1'],
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
  [/\bw (?=(?:an? |the |our |your )?\p{Ll})/gu, 'with '],
  [/\b(?:bcos|bcoz|bc|coz|cos|cuz)\b(?= (?:the|we|i|it|they|he|she|you|our|my|\p{Lu}|of))/giu, 'because'],
  [/\b(\d+(?:\.\d+)?) ?mil\b(?= \p{Ll})/gu, '$1 million'],
  [/,? \b(?:lah|lor|leh|hor|innit|eh|la)\b(?=[,.!)]|$)/gu, ''],
  [/\b(?:pls|plz)\b/giu, 'please'],
  [/\bthx\b/giu, 'thanks'],
  [/\bthru\b/giu, 'through'],
  [/\btho\b/giu, 'though'],
  [/\bwanna\b/giu, 'want to'],
  [/\bb4\b/giu, 'before'],
  [/(?<=[\p{L}\d)]) ?\+ ?(?=\d* ?\p{Ll}{3})/gu, ' and '],
  [/(?<=\d) ?ppl\b/giu, ' people'],
  [/\btvs\b/giu, 'TVs'],
  [/\btv\b/gu, 'TV'],
  [/\bwi-?fi\b/giu, 'Wi-Fi'],
  [/\bvat\b/gu, 'VAT'],
  [/\biso ?(?=\d)/gu, 'ISO '],
  [/\bno under (\d+)s\b/giu, 'no under-$1s'],
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
    new RegExp(
      String.raw`\b(${DAY})\.?( ?[-–] ?| to | till | until | and | & )(${DAY})\b(?:\.(?= \p{Ll}))?(?!\p{L})`,
      'giu',
    ),
    (_, from: string, link: string, to: string) =>
      `${DAYS[from.toLowerCase()] ?? from}${/[-–]/.test(link) ? ' to ' : link.replace('&', 'and')}${DAYS[to.toLowerCase()] ?? to}`,
  ],
  [
    /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:,|,? and|,? &) (Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/gu,
    (_, ...days: string[]) => {
      const [one = '', other = '', last = ''] = days.slice(0, 3).map((day) => DAYS[day.toLowerCase()] ?? day);
      return `${one}, ${other} and ${last}`;
    },
  ],
  [
    /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?=(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b)/gu,
    (found, day: string) => `${DAYS[day.toLowerCase()] ?? found} and `,
  ],
  [
    new RegExp(String.raw`\b(${DAY})\/(${DAY})\b`, 'giu'),
    (_, one: string, other: string) => `${DAYS[one.toLowerCase()] ?? one} and ${DAYS[other.toLowerCase()] ?? other}`,
  ],
  [
    new RegExp(String.raw`\b(${DAY}) (${DAY})\b(?!\p{L})`, 'giu'),
    (_, one: string, other: string) => `${DAYS[one.toLowerCase()] ?? one} and ${DAYS[other.toLowerCase()] ?? other}`,
  ],
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu, '$1 and '],
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) ?[–-] ?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu, '$1 to '],
  [/\b(Sat|Sun) (?=\d|till\b|until\b)/gu, (day: string) => `${DAYS[day.toLowerCase().trim()] ?? day.trim()} `],
  [/\b(Weds|Tues|Thurs)\b/gu, (day: string) => DAYS[day.toLowerCase()] ?? day],
  [
    /\b(Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Mon)\b(?= (?:\d|from|until|till|only|nights?|mornings?|evenings?))/gu,
    (day: string) => DAYS[day.toLowerCase()] ?? day,
  ],
  [/(?<=\p{L}|\d) ?& ?(?=\p{Ll})/gu, ' and '],
  [/\b(?:i) (?=\p{Ll})/gu, 'I '],
  [/\bi'(?=m|ve|ll|d)/gu, "I'"],
  [/\b(we|it|that|they|there) (?:are|is) gonna\b/giu, '$1 will'],
  [/,? (?:and so on|and stuff|etc\.?|or whatever|or something)(?=[.,;)]|$)/giu, ''],
  [
    /(?<!\b(?:the|a|any|some|this|that|what|which|every|one) )\b(?:sort of|kind of|basically|obviously|tbh|imo|iirc) /giu,
    '',
  ],
  [/\s+([.,;:!?])(?=\s|$)/gu, '$1'],
];

/** What is written short, in full. */
export const inFull = (text: string): string =>
  IN_FULL.reduce((said, [short, long]) => said.replace(short, long as string), text).replace(/ {2,}/g, ' ');
