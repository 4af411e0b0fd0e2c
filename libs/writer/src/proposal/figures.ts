import { addDays, daysBetween } from './calendar';
import { datesIn } from './dates';
import { amountsIn } from './money';
import { countOf, near, NUMBER, NUMBER_WORDS, valueOf } from './counts';
import type { Figure } from './figure';
import { growthIn, productIn, rateIn } from './ratios';

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
  ]
    .map(([text]) => text)
    .filter((text) => !/^(?:19|20)\d\d$/.test(text));
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
  if (/\[[ x]?\]/iu.test(sentence)) return undefined;
  const sums = amountsIn(sentence).filter(({ isPrice }) => !isPrice);
  const behind = sums.length === 1 && TOTAL.test(sentence) ? sentence.indexOf(sums[0]!.text) : sentence.length;
  const shared =
    PARTS.exec(sentence) ?? /:(?=[^:]*\d[^:]*\d[^:]*$)/.exec(sentence.slice(behind).padStart(sentence.length));
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

/** 'six weeks before' is no length of a span. */
const AHEAD =
  /^ (?:before|earlier|prior|ahead|in advance|vorher|davor|vor|antes|avant)(?!\p{L}| (?:the |dem |el |le )?\d)/iu;

/** 'launch on 1 June, so that leaves three months before 15 June' */
function spanIn(sentence: string, today: Date): Figure | undefined {
  const span = SPAN.exec(sentence);
  const days = datesIn(sentence, today).filter(({ isVague }) => !isVague);
  const first = days[0];
  if (
    !span ||
    !first ||
    (days.length < 2 && !first.until) ||
    AHEAD.test(sentence.slice(span.index + span[0].length)) ||
    !/(?<!\p{L})(?:leaves?|between|gives?|so|that is|i\.e|means|lasts?|for|bleib\p{L}*|dazwischen|also|das sind|quedan|deja|dan|reste\p{L}*|laisse|soit|exhibition|until|bis|runs?|läuft|dauert|dura|dure)(?!\p{L})/iu.test(
      sentence,
    )
  )
    return undefined;
  const [from, to] = [first.date, days.at(-1)!.until ?? days.at(-1)!.date];
  const found = daysBetween(from, to);
  const said = countOf(span[1]!) * daysOf(span[2]!);
  // '75 years: on 5 June or 12 June' is no length of that span
  return found <= 0 ||
    (daysOf(span[2]!) === 365 && said > found * 4) ||
    Math.abs(said - found) <= Math.max(4, 0.15 * Math.max(said, found))
    ? undefined
    : { kind: 'span', said: span[0], from, to, days: found };
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
    /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|days?|weeks?|months?|years?|hours?|minutes?|tage|wochen|monate|jahre|ans|años|people|staff|m|pages?)$/iu.test(
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
    !parts.some((part) =>
      /^(?:no|not|with|without|all|each|both|kein\p{L}*|ohne|sin|sans) |(?:able|ible|ed)$/iu.test(part.trim()),
    ) &&
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
const WEEKDAY = new RegExp(`(?<!\\p{L})(?:${DAYS.join('|')})(?!\\p{L})`, 'giu');
/** 'Friday 14 May 2027', which is none */
function weekdayIn(sentence: string, today: Date): Figure | undefined {
  for (const { text, at, date, until, isVague } of datesIn(sentence, today)) {
    if (isVague || !/20\d\d/.test(text)) continue;
    const around = sentence.slice(Math.max(0, at - 14), at + text.length);
    const named = [...around.matchAll(WEEKDAY)].map(([name]) => name.toLowerCase());
    const days = until && named.length > 1 ? [date, until] : [date];
    for (const [index, one] of days.entries()) {
      const said = DAYS.findIndex((names) => names.split('|').includes(named[index] ?? ''));
      if (said >= 0 && one.getUTCDay() !== said)
        return {
          kind: 'weekday',
          said:
            text.split(/ (?:to|until|bis|au|al) /iu)[index]?.replace(/^(?:from|by|on|am|vom|el|le|before) /iu, '') ??
            text,
          date: one,
        };
    }
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

/** '240 stores, 120 in Poland, 75 in Czechia and 65 in Hungary' */
const SPREAD =
  /(\d[\d.,]*) (\p{L}{3,})[,:] ((?:\d[\d.,]* (?:in|for|at|of|für|en|para|pour) [\p{L} ]{2,24}(?:, | and | und | y | et )?){2,})/iu;
function spreadIn(sentence: string): Figure | undefined {
  const match = SPREAD.exec(sentence);
  if (!match) return undefined;
  const parts = [...match[3]!.matchAll(/(?:^|, | and | und | y | et )(\d[\d.,]*) /giu)].map(([, part]) => part!);
  const sum = parts.reduce((all, one) => all + valueOf(one), 0);
  const whole = valueOf(match[1]!);
  return parts.length < 2 || sum === whole || sum < whole * 0.8 || sum > whole * 1.5
    ? undefined
    : { kind: 'sum', total: `${match[1]!} ${match[2]!}`, parts: parts.join(' + '), sum: sum.toLocaleString('en-GB') };
}
/** '3 models in 4 languages, i.e. 16 boxes' */
const GRID =
  /(\d{1,3}) (\p{L}{3,}) (?:in|x|×|times|with) (\d{1,3}) (\p{L}{3,})(?: each)?,? (?:i\.e\.,?|that is|that makes|so|=|makes) (\d{1,5})(?: \p{L}{3,})?/iu;
function gridIn(sentence: string): Figure | undefined {
  const match = GRID.exec(sentence);
  if (!match) return undefined;
  const product = Number(match[1]) * Number(match[3]);
  return product === Number(match[5])
    ? undefined
    : { kind: 'product', parts: `${match[1]!} ${match[2]!} in ${match[3]!} ${match[4]!}`, product, said: match[5]! };
}

const MOST = 6;
const LONGEST = 700;
/** What does not agree in a letter, in its order. */
export function contradictions(sentences: readonly string[], today: Date): Figure[] {
  const past = addDays(today, -1);
  /** Each sentence with those behind it. */
  const runs = (length: number): string[] =>
    sentences.map((_, index) => sentences.slice(index, index + length).join(' ')).filter((run) => run.length < LONGEST);
  const found = [
    ...runs(1).flatMap((sentence) => [
      sumIn(sentence),
      spanIn(sentence, past),
      rateIn(sentence),
      productIn(sentence),
      spreadIn(sentence),
      gridIn(sentence),
      sharesIn(sentence),
      countIn(sentence),
      areaIn(sentence),
      weekdayIn(sentence, past),
    ]),
    ...(sentences.some((sentence) => sumIn(sentence))
      ? []
      : runs(2).map((run) => (/total|budget|gesamt|split/i.test(run) ? sumIn(run) : undefined))),
    ...runs(3).map((run) => growthIn(run)),
    yearsIn(sentences.join(' ')),
  ].filter((one): one is Figure => one !== undefined);
  const isSame = (one: Figure, other: Figure) => JSON.stringify(one) === JSON.stringify(other);
  return found.filter((one, index) => found.findIndex((other) => isSame(one, other)) === index).slice(0, MOST);
}
