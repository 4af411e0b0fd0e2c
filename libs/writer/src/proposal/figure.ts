/**
 * A contradiction between figures of a letter, to be asked about.
 * - sum: parts do not make the total
 * - span: two days are not so far apart as is said
 * - rate: so many a day are not so many a month
 * - product: so many of each are not so many together
 * - growth: from one number to the other it is not so many per cent
 * - shares: percentages make more than a hundred
 * - count: more or fewer are named than counted
 * - area: the sides do not make the area
 * - weekday: the day falls on another weekday
 * - chain: the steps of others, one after the other, pass the day
 * - years: the jubilee does not fit the year of founding
 */
export type Figure =
  | { kind: 'sum'; total: string; parts: string; sum: string }
  | { kind: 'span'; said: string; from: Date; to: Date; days: number }
  | { kind: 'rate'; one: string; other: string; low: number; high: number; unit: string }
  | { kind: 'product'; parts: string; product: number; said: string }
  | { kind: 'growth'; from: string; to: string; percent: number; said: string }
  | { kind: 'shares'; sum: number }
  | { kind: 'count'; said: string; found: number }
  | { kind: 'area'; said: string; found: number }
  | { kind: 'weekday'; said: string; date: Date }
  | { kind: 'chain'; steps: string; weeks: number; from: Date; to: Date; end: Date }
  | { kind: 'years'; said: string; found: number };
