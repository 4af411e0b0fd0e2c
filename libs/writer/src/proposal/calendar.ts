// Days and working days; all at UTC midnight.

const DAY = 24 * 60 * 60_000;
export const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month, date));
export const addDays = (date: Date, days: number): Date => new Date(+date + days * DAY);
export const daysBetween = (from: Date, to: Date): number => Math.round((+to - +from) / DAY);
export const inYear = (date: Date, year: number): Date => day(year, date.getUTCMonth(), date.getUTCDate());

type IsOpen = (date: Date) => boolean;

/** No weekend, and from Christmas Eve to Epiphany nobody answers. */
export const isWorkday: IsOpen = (date) =>
  date.getUTCDay() % 6 !== 0 &&
  !(date.getUTCMonth() === 11 && date.getUTCDate() >= 24) &&
  !(date.getUTCMonth() === 0 && date.getUTCDate() < 7);

/** The day itself, or the last working day before it. */
export function workdayAt(date: Date, isOpen: IsOpen = isWorkday): Date {
  let at = date;
  while (!isOpen(at)) at = addDays(at, -1);
  return at;
}

/** So many working days later, or earlier with a negative number; a weekend counts as the Friday before it. */
export function addWorkingDays(from: Date, days: number, isOpen: IsOpen = isWorkday): Date {
  let date = workdayAt(from, isOpen);
  const step = Math.sign(days);
  for (let left = Math.abs(days); left > 0;) {
    date = addDays(date, step);
    if (isOpen(date)) left--;
  }
  return date;
}

export function workingDaysBetween(from: Date, to: Date, isOpen: IsOpen = isWorkday): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) if (isOpen(date)) count++;
  return count;
}

/** 'Friday 6 August 2027' */
export const longDate = (date: Date): string =>
  date
    .toLocaleDateString('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replace(',', '');
