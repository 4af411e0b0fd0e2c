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
const article = (noun: string) => (/^h(?:ou)?r?\b/i.test(noun) ? 'an' : 'a');

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
  [/(?<![\p{L}\d])incl?\.? (?=\p{L}|\d)/giu, 'including '],
  [/(?<![\p{L}\d])dia\.? (?=up\b|\d)/giu, 'diameter '],
  [/(?<![\p{L}\d])excl\.? (?=\p{L})/giu, 'excluding '],
  [/(?<![\p{L}\d])approx\.? ?(?=\d|\p{L}|[£$€])/giu, 'about '],
  [/(?<![\p{L}.])ca?\. ?(?=\d)/gu, 'about '],
  [/(?<=\b1) ?hr\b\.?(?=[^.]|$)/giu, ' hour'],
  [/(?<=\d) ?hrs?\b/giu, ' hours'],
  [/(?<=\d) ?mins?\b/giu, ' minutes'],
  [/(?<=\d) ?yrs?\b/giu, ' years'],
  [/(?<=\b1) ?wk\b/giu, ' week'],
  [/(?<=\d) ?wks?\b/giu, ' weeks'],
  [/(?<![\p{L}\d])pcs\b/gu, 'pieces'],
  [/(?<![\p{L}\d])nr\.? (?=\p{L})/gu, 'near '],
  [
    /(?<![\p{L}\d])its (?=(?:not|an?|the|our|all|just|only|never|always|really|very|so|too|been|worse|better)\b)/gu,
    "it's ",
  ],
  [/(?<![\p{L}\d])(\d+ \p{L}+) max\b/giu, 'up to $1'],
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
  [/(?<![\p{L}\d])w\/o\b/giu, 'without'],
  [/(?<![\p{L}\d])w\/ ?(?=\p{L})/giu, 'with '],
  [/(?<![\p{L}\d])w (?=(?:an? |the |our |your )?\p{Ll})/gu, 'with '],
  [/(?<![\p{L}\d])(?:bcos|bcoz|bc|coz|cos|cuz)\b(?= (?:the|we|i|it|they|he|she|you|our|my|\p{Lu}|of))/giu, 'because'],
  [/(?<![\p{L}\d])(\d+(?:\.\d+)?) ?mil\b(?= \p{Ll})/gu, '$1 million'],
  [/,? \b(?:lah|lor|leh|hor|innit|eh|la)\b(?=[,.!)]|$)/gu, ''],
  [/(?<![\p{L}\d])(?:pls|plz)\b/giu, 'please'],
  [/(?<![\p{L}\d])thx\b/giu, 'thanks'],
  [/(?<![\p{L}\d])thru\b/giu, 'through'],
  [/(?<![\p{L}\d])tho\b/giu, 'though'],
  [/(?<![\p{L}\d])wanna\b/giu, 'want to'],
  [/(?<![\p{L}\d])b4\b/giu, 'before'],
  [/(?<=[\p{L}\d)]) ?\+ ?(?=\d* ?\p{Ll}{3})/gu, ' and '],
  [/(?<=\d) ?ppl\b/giu, ' people'],
  [/(?<![\p{L}\d])tvs\b/giu, 'TVs'],
  [/(?<![\p{L}\d])tv\b/gu, 'TV'],
  [/(?<![\p{L}\d])wi-?fi\b/giu, 'Wi-Fi'],
  [/(?<![\p{L}\d])vat\b/gu, 'VAT'],
  [/(?<![\p{L}\d])iso ?(?=\d)/gu, 'ISO '],
  [/(?<![\p{L}\d])no under (\d+)s\b/giu, 'no under-$1s'],
  [/(?<![\p{L}\d])same (day|week) (?=(?:deliver|appointment|service|collection|repair|slots?)\p{L}*)/giu, 'same-$1 '],
  [
    /\b(collected|delivered|baked|picked|sent|posted|shipped|ready|served) (?=\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b)/giu,
    '$1 at ',
  ],
  [/(?<![\p{L}\d])(collected|delivered|sent|posted|shipped|answered|treated|seen) (?=same day\b)/giu, '$1 the '],
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
  [
    /(?<![\p{L}\d])((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu,
    '$1 and ',
  ],
  [
    /(?<![\p{L}\d])((?:mon|tues|wednes|thurs|fri|satur|sun)day) ?[–-] ?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu,
    '$1 to ',
  ],
  [
    /(?<![\p{L}\d])(Sat|Sun) (?=\d|till\b|until\b)/gu,
    (day: string) => `${DAYS[day.toLowerCase().trim()] ?? day.trim()} `,
  ],
  [/(?<![\p{L}\d])(Weds|Tues|Thurs)\b/gu, (day: string) => DAYS[day.toLowerCase()] ?? day],
  [
    /\b(Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Mon)\b(?= (?:\d|from|until|till|only|nights?|mornings?|evenings?))/gu,
    (day: string) => DAYS[day.toLowerCase()] ?? day,
  ],
  [/(?<=\p{L}|\d) ?& ?(?=\p{Ll})/gu, ' and '],
  [/(?<![\p{L}\d])(?:i) (?=\p{Ll})/gu, 'I '],
  [/(?<![\p{L}\d])i'(?=m|ve|ll|d)/gu, "I'"],
  [/(?<![\p{L}\d])(we|it|that|they|there) (?:are|is) gonna\b/giu, '$1 will'],
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
