import { addDays } from './calendar';
import { datesIn } from './dates';
import { amountsIn } from './money';
import { countOf, NUMBER_WORDS } from './counts';

/**
 * A contradiction between figures of a letter, to be asked about.
 * - sum: parts do not make the total
 * - span: two days are not so far apart as is said
 * - rate: so many a day are not so many a month
 * - shares: percentages make more than a hundred
 * - count: more or fewer are named than counted
 * - area: the sides do not make the area
 * - weekday: the day falls on another weekday
 * - years: the jubilee does not fit the year of founding
 */
export type Figure =
  | { kind: 'sum'; total: string; parts: string; sum: string }
  | { kind: 'span'; said: string; from: Date; to: Date; days: number }
  | { kind: 'rate'; one: string; other: string; low: number; high: number; unit: string }
  | { kind: 'shares'; sum: number }
  | { kind: 'count'; said: string; found: number }
  | { kind: 'area'; said: string; found: number }
  | { kind: 'weekday'; said: string; date: Date }
  | { kind: 'years'; said: string; found: number };

const NUMBER = /\d[\d.,'’\u00a0 ]*\d|\d/;
/** '12,000', '12.000', '1,5', '16k' */
export function valueOf(text: string): number {
  const found = NUMBER.exec(text)?.[0].replace(/['’\u00a0 ]/g, '') ?? '';
  const plain = /[.,]\d{3}(?!\d)/.test(found) ? found.replace(/[.,](?=\d{3}(?!\d))/g, '') : found.replace(',', '.');
  const scale = /\d\s?k(?!\p{L})|\d\s?(?:thousand|tausend|tsd|mil)(?!\p{L})/iu.test(text)
    ? 1_000
    : /million|mio|millones/iu.test(text)
      ? 1_000_000
      : 1;
  return Number.parseFloat(plain) * scale;
}
const near = (one: number, other: number, share = 0.02): boolean =>
  Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other));

const TOTAL =
  /(?<!\p{L})(?:in total|total|altogether|all in|overall|budget|insgesamt|gesamt\p{L}*|summe|en total|au total|presupuesto|enveloppe|in all)(?!\p{L})/iu;
const SPLIT =
  /(?<!\p{L})(?:split|divided|shared out|made up|of which|broken down|consisting|namely|davon|aufgeteilt|verteilt|dont|réparti\w*|répartis|repartid\p{L}*|de los cuales|desglosad\p{L}*)(?!\p{L})|[:(]/iu;

const PARTS =
  /(?<!\p{L})(?:of which|split|divided|davon|aufgeteilt|dont|réparti\w*|de los cuales|repartid\p{L}*)(?!\p{L})/iu;
/** '12.000 Euro, davon 5.000 für Gestaltung, 4.000 für Videos und 4.000 für Druck' */
function partsOf(total: string, rest: string): Figure | undefined {
  const parts = [
    ...rest.matchAll(/(?<![\d.,])\d{1,3}(?:[.,' ]\d{3})+(?!\d)|(?<![\d.,])\d{3,6}(?![\d.,]*\d)|\d+(?= ?k(?!\p{L}))/gu),
  ].map(([text]) => text);
  const sum = parts.reduce((all, one) => all + valueOf(one), 0);
  const whole = valueOf(total);
  if (parts.length < 2 || near(sum, whole, 0.005) || sum < whole * 0.75 || sum > whole * 2) return undefined;
  return {
    kind: 'sum',
    total,
    parts: parts.join(' + '),
    sum: sum.toLocaleString(/\d\.\d{3}/.test(total) ? 'de-DE' : 'en-GB'),
  };
}

/** 'in total €38,000, split like this: €12,000, €22,000, €9,000' */
function sumIn(sentence: string): Figure | undefined {
  const sums = amountsIn(sentence).filter(({ isPrice }) => !isPrice);
  const shared = PARTS.exec(sentence);
  if (sums.length === 1 && shared) return partsOf(sums[0]!.text, sentence.slice(shared.index + shared[0].length));
  if (sums.length < 3 || !SPLIT.test(sentence) || !TOTAL.test(sentence)) return undefined;
  const values = sums.map(({ text }) => valueOf(text));
  const at = values.indexOf(Math.max(...values));
  const parts = values.filter((_, index) => index !== at);
  const sum = parts.reduce((all, one) => all + one, 0);
  if (near(sum, values[at]!, 0.005) || sum < values[at]! / 2 || sum > values[at]! * 2) return undefined;
  return {
    kind: 'sum',
    total: sums[at]!.text,
    parts: sums
      .filter((_, index) => index !== at)
      .map(({ text }) => text)
      .join(' + '),
    sum: sums[at]!.text.replace(NUMBER, sum.toLocaleString(/\d\.\d{3}/.test(sums[at]!.text) ? 'de-DE' : 'en-GB')),
  };
}

const UNITS =
  'days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|días?|semanas?|mes(?:es)?|años?|jours?|semaines?|mois|ans?';
const daysOf = (unit: string): number =>
  /^(?:day|tag|día|jour)/iu.test(unit)
    ? 1
    : /^(?:week|woche|seman|semain)/iu.test(unit)
      ? 7
      : /^(?:year|jahr|año|an)/iu.test(unit)
        ? 365
        : 30.4;
const SPAN = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,3}|${NUMBER_WORDS}|zwei|drei|vier|sechs|acht|dos|tres|cuatro|seis|deux|trois|quatre|huit) (${UNITS})(?!\\p{L})`,
  'iu',
);

/** 'launch on 1 June, so that leaves three months before 15 June' */
function spanIn(sentence: string, today: Date): Figure | undefined {
  const span = SPAN.exec(sentence);
  const days = datesIn(sentence, today).filter(({ isVague }) => !isVague);
  if (
    !span ||
    days.length < 2 ||
    !/(?<!\p{L})(?:leaves?|between|gives?|so|that is|i\.e|means|lasts?|for|bleib\p{L}*|dazwischen|also|das sind|quedan|deja|dan|reste\p{L}*|laisse|soit|exhibition|until|bis)(?!\p{L})/iu.test(
      sentence,
    )
  )
    return undefined;
  const [from, to] = [days[0]!.date, days.at(-1)!.date];
  const found = Math.round((+to - +from) / 86_400_000);
  const said = countOf(span[1]!) * daysOf(span[2]!);
  return found <= 0 || Math.abs(said - found) <= Math.max(4, 0.25 * Math.max(said, found))
    ? undefined
    : { kind: 'span', said: span[0], from, to, days: found };
}

const PER: readonly (readonly [RegExp, string])[] = [
  [/^\s?(?:\p{L}+ ){0,3}?(?:a|per|each|every|am|pro|al|par|por|à la) (?:day|tag|día|jour)(?!\p{L})/iu, 'day'],
  [
    /^\s?(?:\p{L}+ ){0,3}?(?:a|per|each|every|in der|pro|die|a la|par|por) (?:week|woche|semana|semaine)(?!\p{L})/iu,
    'week',
  ],
  [/^\s?(?:\p{L}+ ){0,3}?(?:a|per|each|every|im|pro|al|par|por) (?:month|monat|mes|mois)(?!\p{L})/iu, 'month'],
  [/^\s?(?:\p{L}+ ){0,3}?(?:a|per|each|every|im|pro|al|par|por) (?:year|jahr|año|an)(?!\p{L})/iu, 'year'],
];
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
function rateIn(sentence: string): Figure | undefined {
  const rates = [...sentence.matchAll(/\d[\d.,]*/g)].flatMap((match) => {
    const after = sentence.slice(match.index + match[0].length, match.index + match[0].length + 50);
    const per = PER.find(([pattern]) => pattern.test(after));
    const said = per?.[0].exec(after)?.[0] ?? '';
    return per
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

/** 'Price 40 %, concept 30 %, media plan 20 %, team 15 %' */
function sharesIn(sentence: string): Figure | undefined {
  const shares = [...sentence.matchAll(/(\d{1,2}) ?%/g)].map((match) => Number(match[1]));
  const sum = shares.reduce((all, one) => all + one, 0);
  return shares.length > 2 && sum > 100 && sum < 140 ? { kind: 'shares', sum } : undefined;
}

const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six) ((?:\\p{L}+[ -]){0,2}\\p{L}{3,})(?::| \\() ?([^():.;]{6,160})(?=[).;]|$)`,
  'iu',
);
/** 'three flavours (pepper, plum)' */
function countIn(sentence: string): Figure | undefined {
  const match = COUNTED.exec(sentence);
  if (
    !match ||
    /(?<!\p{L})(?:days?|weeks?|months?|years?|hours?|minutes?|tage|wochen|monate|jahre|ans|años|people|staff|m|pages?)$/iu.test(
      match[2]!,
    )
  )
    return undefined;
  const parts = match[3]!
    .split(/, (?:and |und |y |et )?| and | und | y | et | & /iu)
    .filter((part) => part.trim() !== '');
  const said = countOf(match[1]!);
  const isList =
    parts.length > 1 &&
    parts.every((part) => part.split(' ').length < 4 && !/\d/.test(part)) &&
    !/(?:etc|\.\.\.|…|e\.g|z\.b|such as|like|including|among)/iu.test(match[0]);
  return isList && said > 1 && said < 13 && parts.length !== said && Math.abs(parts.length - said) < 3
    ? { kind: 'count', said: match[0].replace(/[(:]$/, ''), found: parts.length }
    : undefined;
}

/** '12 x 8 m, 120 m²' */
function areaIn(sentence: string): Figure | undefined {
  const sides = /(\d{1,3}(?:[.,]\d+)?) ?(?:m )?[x×] ?(\d{1,3}(?:[.,]\d+)?) ?m(?!m|²|2|\p{L})/iu.exec(sentence);
  const area = /(\d[\d.,]*) ?(?:m2|m²|sqm|qm)(?!\p{L})/iu.exec(sentence);
  if (!sides || !area) return undefined;
  const found = valueOf(sides[1]!) * valueOf(sides[2]!);
  return near(found, valueOf(area[1]!), 0.06)
    ? undefined
    : { kind: 'area', said: `${sides[0]}, ${area[0]}`, found: Math.round(found) };
}

const DAYS = [
  'sunday|sonntag|domingo|dimanche',
  'monday|montag|lunes|lundi',
  'tuesday|dienstag|martes|mardi',
  'wednesday|mittwoch|miércoles|mercredi',
  'thursday|donnerstag|jueves|jeudi',
  'friday|freitag|viernes|vendredi',
  'saturday|samstag|sonnabend|sábado|samedi',
];
/** 'Friday 14 May 2027', which is none */
function weekdayIn(sentence: string, today: Date): Figure | undefined {
  for (const { text, at, date, isVague } of datesIn(sentence, today)) {
    const around = sentence.slice(Math.max(0, at - 14), at + text.length).toLowerCase();
    const said = DAYS.findIndex((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(around));
    if (said >= 0 && !isVague && /20\d\d/.test(text) && date.getUTCDay() !== said)
      return { kind: 'weekday', said: text.replace(/^(?:by|on|am|el|le|before) /i, ''), date };
  }
  return undefined;
}

/** 'founded in 1978 … our 40th anniversary in 2027' */
function yearsIn(letter: string): Figure | undefined {
  const founded =
    /(?<!\p{L})(?:founded|since|established|est\.?|opened|started|seit|gegründet|desde|fundad[oa]|fondée?|depuis)(?: in| en)? ((?:18|19|20)\d\d)(?!\d)/iu.exec(
      letter,
    );
  const jubilee =
    /(\d{2,3})(?:th|st|nd|rd|\.|-?jährig\p{L}*|º|e|ème)?[ -](?:anniversary|birthday|jubilee|jubiläum|geburtstag|aniversario|anniversaire|jahre|years|ans|años)(?:[^.;]{0,40}?)(?:in|im jahr|en|im)? ?(?:\p{L}+ )?(20\d\d)/iu.exec(
      letter,
    );
  if (!founded || !jubilee) return undefined;
  const found = Number(jubilee[2]) - Number(founded[1]);
  return found === Number(jubilee[1]) || Math.abs(found - Number(jubilee[1])) > 60
    ? undefined
    : { kind: 'years', said: `${founded[0]}, ${jubilee[0]}`, found };
}

const MOST = 6;
/** What does not agree in a letter, in its order. */
export function contradictions(sentences: readonly string[], today: Date): Figure[] {
  const past = addDays(today, -1);
  const found = sentences.flatMap((sentence) =>
    sentence.length > 700
      ? []
      : [
          sumIn(sentence),
          spanIn(sentence, past),
          rateIn(sentence),
          sharesIn(sentence),
          countIn(sentence),
          areaIn(sentence),
          weekdayIn(sentence, past),
        ],
  );
  return [...found, yearsIn(sentences.join(' '))].filter((one): one is Figure => one !== undefined).slice(0, MOST);
}
