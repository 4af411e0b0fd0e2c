import { countOf, near, valueOf } from './counts';
import type { Figure } from './figure';

// Rates, so many of each, and growth: figures that follow from one another.

const PER: readonly (readonly [RegExp, string])[] = [
  [/^\s?(?:\p{L}+ ){0,3}?(?:a|per|each|every|am|pro|al|par|por|à la) (?:day|tag|día|jour)(?!\p{L})/iu, 'day'],
  [
    /^\s?(?:\p{L}+ ){0,3}?(?:a|per|each|every|in der|pro|die|a la|par|por) (?:week|woche|semana|semaine)(?!\p{L})/iu,
    'week',
  ],
  [/^\s?(?:\p{L}+ ){0,3}?(?:a|per|each|every|im|pro|al|par|por) (?:month|monat|mes|mois)(?!\p{L})/iu, 'month'],
  [/^\s?(?:\p{L}+ ){0,3}?(?:a|per|each|every|im|pro|al|par|por) (?:year|jahr|año|an)(?!\p{L})/iu, 'year'],
];
const IN_SEASON =
  /^.{0,24}(?<!\p{L})(?:in (?:the )?(?:summer|winter|season|peak|high season)|at weekends|on (?:saturdays|sundays|weekends)|im (?:sommer|winter)|am wochenende|en (?:verano|invierno|été|hiver)|le week-end)(?!\p{L})/iu;
const rounded = (value: number): number => (value < 1_000 ? Math.round(value) : Math.round(value / 100) * 100);
/** How often the shorter comes in the longer, at least and at most. */
const OFTEN: Readonly<Record<string, readonly [number, number]>> = {
  'day week': [5, 7],
  'day month': [20, 31],
  'day year': [220, 366],
  'week month': [4, 4.5],
  'week year': [40, 53],
  'month year': [10, 12],
};
/** '650 deliveries a day, 9,000 a month' */
export function rateIn(sentence: string): Figure | undefined {
  const rates = [...sentence.matchAll(/\d[\d.,]*/g)].flatMap((match) => {
    const after = sentence.slice(match.index + match[0].length, match.index + match[0].length + 50);
    const per = PER.find(([pattern]) => pattern.test(after));
    const said = per?.[0].exec(after)?.[0] ?? '';
    // so many on a summer's day are not so many all year
    return per && !IN_SEASON.test(after)
      ? [
          {
            per: /(?:\p{L}+ |à la )\p{L}+$/u.exec(said)?.[0] ?? '',
            text: match[0].replace(/[.,]$/, '') + (per[0].exec(after)?.[0] ?? ''),
            unit: per[1],
            value: valueOf(match[0]),
          },
        ]
      : [];
  });
  for (const one of rates)
    for (const other of rates) {
      const often = OFTEN[`${one.unit} ${other.unit}`];
      if (!often) continue;
      const [low, high] = [one.value * often[0], one.value * often[1]];
      if (other.value < low * 0.93 || other.value > high * 1.07)
        return {
          kind: 'rate',
          one: one.text.trim(),
          other: other.text.trim(),
          low: rounded(low),
          high: rounded(high),
          unit: other.per,
        };
    }
  return undefined;
}

const EACH =
  /(?<![\d.,])(\d[\d.,]*)((?: \p{L}+){0,3}?),? (?:per|each|pro|je|par|por|for each|in each(?: of (?:our|the))?|at each(?: of (?:our|the))?)(?: (\p{L}{3,}))?/giu;
const DAILY = /(\d[\d.,]*\d) (?:a|per|each|on each) day (?:on|for|over|during|in) (\p{L}+|\d+) days/iu;
const OF_TIME =
  /^(?:day|week|month|year|hour|person|tag|woche|monat|jahr|stunde|jour|semaine|mois|heure|día|semana|mes|año|round)/iu;
/** 'i.e. 240', '= 90,000', '(96 posters)', '320 in total' */
const TOGETHER =
  /(?:i\.e\.|that is|that makes|makes|in total|total(?: of)?|altogether|together|=|\(|insgesamt|zusammen|das sind|also|d\.h\.|soit|au total|en total|es decir)[,: ]*$/iu;
const TOGETHER_AFTER =
  /^(?: \p{L}+){0,2},? ?(?:in total|altogether|in all|i\.e\.|that is|insgesamt|zusammen|d\.h\.|au total|soit|en total|es decir)/iu;

/** '240 applications, i.e. 40 per branch in each of our 8 branches', '2 x 40,000 pouches = 90,000' */
export function productIn(sentence: string): Figure | undefined {
  const numbers = [...sentence.matchAll(/(?<![\d.,\p{L}])\d[\d.,]*\d|(?<![\d.,\p{L}])\d/gu)].map(
    ({ 0: text, index }) => ({
      text,
      at: index,
      value: valueOf(text),
      before: sentence.slice(Math.max(0, index - 24), index),
      after: sentence.slice(index + text.length, index + text.length + 40),
    }),
  );
  const check = (
    one: string,
    rate: number,
    other: string,
    count: number,
    taken: readonly number[],
    item = '',
  ): Figure | undefined => {
    const product = rate * count;
    const total = numbers.find(
      ({ at, value, before, after }) =>
        !taken.includes(at) &&
        (TOGETHER.test(before) ||
          TOGETHER_AFTER.test(after) ||
          (item !== '' && after.toLowerCase().split(/[ ,(]/).slice(1, 4).includes(item))) &&
        value > product / 3 &&
        value < product * 3,
    );
    return total && !near(total.value, product)
      ? { kind: 'product', parts: `${one.trim()} × ${other.trim()}`, product, said: total.text }
      : undefined;
  };
  const times = /(?<![\d.,])(\d[\d.,]*) ?[x×] ?(\d[\d.,]*)((?: \p{L}{4,})?)(?! ?(?:m|cm|mm)(?!\p{L}))/iu.exec(sentence);
  if (times) {
    const found = check(times[1]!, valueOf(times[1]!), times[2]! + times[3]!, valueOf(times[2]!), [
      times.index,
      times.index + times[0].indexOf(times[2]!, times[1]!.length),
    ]);
    if (found) return found;
  }
  // '11,500 visitors, 4,000 a day on two days'
  const daily = DAILY.exec(sentence);
  const whole = daily && numbers.find(({ at, after }) => at < daily.index && /^ \p{L}{3}/u.test(after));
  if (daily && whole) {
    const product = valueOf(daily[1]!) * countOf(daily[2]!);
    if (!near(whole.value, product, 0.1) && whole.value > product / 3 && whole.value < product * 3)
      return { kind: 'product', parts: `${daily[1]!} × ${daily[2]!}`, product, said: whole.text };
  }
  for (const each of sentence.matchAll(EACH)) {
    const of = each[3]?.toLowerCase().slice(0, -1);
    if (of && OF_TIME.test(each[3]!)) continue;
    // so many of what it is counted by; without its name what was counted before
    const counted = of
      ? numbers.find(
          ({ at, after }) =>
            at !== each.index &&
            after
              .toLowerCase()
              .split(' ')
              .slice(0, 4)
              .some((word) => word.startsWith(of)),
        )
      : numbers.findLast(({ at, after }) => at < each.index && /^ \p{L}/u.test(after));
    if (!counted) continue;
    const noun = /^ \p{L}+/u.exec(counted.after)?.[0] ?? '';
    const found = check(
      each[0],
      valueOf(each[1]!),
      counted.text + noun,
      counted.value,
      [each.index, counted.at],
      each[2]!.split(' ').at(-1)!.toLowerCase(),
    );
    if (found) return found;
  }
  return undefined;
}

const GROWTH =
  /(?:growth|increase|rise|grow|wachstum|steigerung|plus|croissance|hausse|crecimiento|aumento)(?: \p{L}+){0,3} (\d{1,3}) ?(?:%|per ?cent|prozent|pour cent|por ciento)|(?<!\d)(\d{1,3}) ?(?:%|per ?cent|prozent|pour cent|por ciento)(?: \p{L}+)? (?:more|growth|increase|mehr|plus|wachstum|de plus|más)/iu;
const NO_COUNT =
  /^(?:per|percent|prozent|years?|jahre?n?|ans|años|euros?|francs?|dollars?|kroner|months?|weeks?|days?)$/iu;

/** '42,000 passengers a year': without what stands behind the noun. */
const upTo = (text: string, noun: string): string => text.slice(0, text.toLowerCase().indexOf(noun) + noun.length);

const SO_MANY =
  /^,? ?(?:(?:so|i\.e\.|that is|which is|=|also|d\.h\.|soit|es decir) ?)(?:about |around |roughly |etwa |rund |environ |unos )?(\d[\d.,]*\d)/iu;
const isGrown = (from: number, to: number): boolean => to > from * 1.04 && to < from * 4;
function grownFrom(from: string, value: number, to: string, percent: number): Figure | undefined {
  const found = Math.round((valueOf(to) / value - 1) * 100);
  return Math.abs(found - percent) > Math.max(6, percent / 4)
    ? { kind: 'growth', from, to, percent: found, said: `${percent} %` }
    : undefined;
}

/** '240 applications … last year 130 applications … growth of about 50 percent' */
export function growthIn(text: string): Figure | undefined {
  const growth = GROWTH.exec(text);
  if (!growth) return undefined;
  const percent = Number(growth[1] ?? growth[2]);
  const behind = text.slice(growth.index + growth[0].length);
  const counts = [...text.matchAll(/(?<![\d.,\p{L}])(\d[\d.,]*\d|\d)((?: \p{L}+){1,3})/gu)].map((match) => ({
    text: match[0],
    value: valueOf(match[1]!),
    words: match[2]!
      .trim()
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 4 && !NO_COUNT.test(word)),
  }));
  // '30 % more, so about 18,000'
  const [, grown] = SO_MANY.exec(behind) ?? [];
  const was = grown && counts.find(({ value, words }) => words.length > 0 && isGrown(value, valueOf(grown)));
  if (grown && was) return grownFrom(upTo(was.text, was.words[0]!), was.value, grown, percent);
  for (const one of counts)
    for (const other of counts) {
      const noun = one.words.find((word) => other.words.includes(word));
      if (!noun || !isGrown(one.value, other.value)) continue;
      return grownFrom(upTo(one.text, noun), one.value, upTo(other.text, noun), percent);
    }
  return undefined;
}
