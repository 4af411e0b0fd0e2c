// What a cue is: words by which one knows that a clause of a brief is said to whoever writes and designs, and not to those who will read it.

/** What is asked of the makers. */
export type Talk =
  /** how the texts shall sound */
  | 'voice'
  /** what shall not be said, shown or done with the brand */
  | 'ban'
  /** what the brand, or its page, is to bring about, and with whom */
  | 'goal'
  /** anything else of the page and its parts */
  | 'page'
  /** what nobody has decided yet, and who wants what */
  | 'open'
  /** what is told in confidence, or only to explain */
  | 'secret'
  /** said by the way: greetings, how the text came about, what will be sent */
  | 'chat';

export interface Cue {
  asks: Talk;
  says: RegExp;
  /** the same words said to customers */
  unless?: RegExp;
}

/** One of these, at the border of a word. */
export const one = (...lists: readonly (string | readonly string[])[]): string => `(?:${lists.flat().join('|')})`;
export const words = (text: string): string[] => text.trim().split(/\s+/u);
export const cue = (asks: Talk, says: string, unless?: RegExp): Cue => ({
  asks,
  // whole words; behind a quote or a blank one begins
  says: new RegExp(`(?<!\\p{L})(?:${says})(?:(?!\\p{L})|(?<=["' ]))`, 'u'),
  ...(unless && { unless }),
});
/** Parted by lines that stand free: 'so | or so'. */
export const phrases = (text: string): string[] => text.trim().split(/\s+\|\s+/u);

/** 'Order by Thursday on the site.' */
export const USES_SITE = new RegExp(
  `\\b${one(
    words(
      'order book buy pay reserve shop enrol register join check see download choose pick sold listed published apply donate',
    ),
    ['sign up', 'command\\p{L}*', 'réserv\\p{L}*', 'achet\\p{L}*', 'bestell\\p{L}*', 'buch\\p{L}*', 'reserv\\p{L}*'],
    ['ped(?:ir|idos?)', 'compr\\p{L}*', 'ordin\\p{L}*', 'prenot\\p{L}*', 'encomend\\p{L}*'],
  )}\\b[^.]*\\b(?:on|at|through|via|from|sur|auf|über|en|sul|no|na|op) (?:the|our|le|notre|der|unserer|la|el|nuestr[ao]|nosso|de|onze)? ?(?:web ?)?(?:site|seite|p[aá]gina|web|sito|pagina)\\b`,
  'u',
);
