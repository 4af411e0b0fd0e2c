import { addDays, day } from './calendar';

/** Easter Sunday, by Butcher's rule. */
function easterOf(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const e = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const sum = e + f - 7 * g + 114;
  return day(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

const nth = (year: number, month: number, weekday: number, count: number): Date => {
  const first = day(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (count - 1));
};

/** By the moon: month and day from 2026 on. */
const BY_MOON: Readonly<Record<'diwali' | 'ramadan' | 'newMoon', readonly (readonly [number, number])[]>> = {
  diwali: [
    [10, 8],
    [9, 29],
    [9, 17],
    [10, 5],
    [9, 26],
  ],
  ramadan: [
    [1, 18],
    [1, 8],
    [0, 28],
    [0, 16],
    [0, 6],
  ],
  newMoon: [
    [1, 17],
    [1, 6],
    [0, 26],
    [1, 13],
    [1, 3],
  ],
};
const byMoon = (feast: keyof typeof BY_MOON, year: number): Date | undefined => {
  const found = BY_MOON[feast][year - 2026];
  return found && day(year, ...found);
};
/** A month after it has begun comes the feast. */
const MONTH_OF_FAST = 30;
const after = (date: Date | undefined, days: number): Date | undefined => date && addDays(date, days);

/** Each feast that letters name, and the last day before it on which something can be ready. */
const FEASTS: readonly (readonly [names: string, dayIn: (year: number) => Date | undefined])[] = [
  ['easter(?: (?:sunday|weekend))?|ostern|pâques|semana santa|pascua', (year) => addDays(easterOf(year), -3)],
  ['christmas|xmas|weihnachten|noël|navidad', (year) => day(year, 11, 23)],
  ["new year(?:[’']s(?: eve)?)?|silvester", (year) => day(year, 11, 31)],
  ['labou?r day', (year) => nth(year, 8, 1, 1)],
  ['memorial day', (year) => addDays(nth(year, 5, 1, 1), -7)],
  ['thanksgiving', (year) => nth(year, 10, 4, 4)],
  ['black friday', (year) => addDays(nth(year, 10, 4, 4), 1)],
  ['halloween', (year) => day(year, 9, 31)],
  ["valentine(?:['’]?s)?(?: day)?|valentinstag|saint-valentin|san valentín", (year) => day(year, 1, 14)],
  ["mother['’]?s day|muttertag", (year) => nth(year, 4, 0, 2)],
  ["st\\.? patrick['’]?s(?: day)?", (year) => day(year, 2, 17)],
  ['canada day', (year) => day(year, 6, 1)],
  ['diwali', (year) => byMoon('diwali', year)],
  ['ramadan', (year) => byMoon('ramadan', year)],
  ['eid(?: al[- ]fitr)?', (year) => after(byMoon('ramadan', year), MONTH_OF_FAST)],
  ['(?:lunar|chinese) new year|t[ếe]t', (year) => byMoon('newMoon', year)],
];

export const FEAST_NAMES = FEASTS.map(([names]) => names).join('|');

export function feastOf(name: string, year: number): Date | undefined {
  return FEASTS.find(([names]) => new RegExp(`^(?:${names})$`, 'iu').test(name))?.[1](year);
}

/** The whole of it, where it is longer than a day. */
export const feastUntil = (name: string, date: Date): Date | undefined =>
  /^ramadan$/i.test(name) ? addDays(date, MONTH_OF_FAST - 1) : undefined;
