import type { Language } from './types';

/** '18 June 2027', as the language writes it. */
export const longOf = (date: Date, { locale }: Pick<Language, 'locale'>): string =>
  date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
