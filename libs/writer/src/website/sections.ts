import type { Item } from './items';

// A section of the page, and its paragraphs.

/** One section of a page; the same shape as libs/website stores it. */
export interface PageSection {
  heading: string;
  /** paragraphs, parted by an empty line */
  body: string;
  items: Item[];
  /** '' for no button */
  action: string;
}

/** Japanese and Chinese have no blanks between sentences. */
const unspaced = (text: string) => text.replace(/(?<=[。！？]) /gu, '');
export const paragraphs = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n\n');
export const paragraph = (texts: readonly (string | undefined)[]) => unspaced(texts.filter(Boolean).join(' '));
export const plainSection = (heading: string, body = '', action = ''): PageSection => ({
  heading,
  body,
  items: [],
  action,
});
