import { sentence } from '../pen';
import { type Item, namedItems, pointItem, pricedItems, pricesBefore } from './items';
import type { PageWords } from './languages';
import { after, type Passage } from './passages';
import { paragraphsOf } from './plan';
import type { Line } from './sentences';

// A section of the page out of its passages: what is laid out as a list becomes its items, the rest its paragraphs.

/** One section of a page; the same shape as libs/website stores it. */
export interface PageSection {
  heading: string;
  /** paragraphs, parted by an empty line */
  body: string;
  items: Item[];
  /** '' for no button */
  action: string;
}

const MOST_ITEMS = 12;
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

const VERBS = /\b(?:we|i) (?:also )?(make|build|grow|teach|sell|print|bake|repair|brew|roast|weave|lend|rent|design)\b/;

/** Above what can be had. */
export function offersHeading(
  words: PageWords | undefined,
  heading: string,
  isOne: boolean,
  has: { prices: boolean; onlyPrices: boolean; isGiving: boolean },
): string {
  if (words) return has.onlyPrices ? words.prices : words.offers;
  if (has.isGiving) return 'How we help';
  if (has.onlyPrices) return 'What it costs';
  const verb = VERBS.exec(heading.toLowerCase())?.[1] ?? 'do';
  return `What ${isOne ? 'I' : 'we'} ${verb}${has.prices ? ', and what it costs' : ''}`;
}

/** The points and the lists of prices of a section as its items, and the passages beside them. */
function itemised(passages: readonly Passage[]): { items: Item[]; rest: Passage[]; head: string } {
  const items: Item[] = [];
  const rest: Passage[] = [];
  let head = '';
  for (const passage of passages) {
    const [first] = passage.lines as [Line];
    if (first.list !== undefined) {
      items.push(
        ...passage.lines.map(({ text, isOrdered }) =>
          isOrdered ? { title: '', text: sentence(text) } : pointItem(text),
        ),
      );
      head ||= leadOf(first.head);
      continue;
    }
    const listOf = ({ text, label }: Line) => pricedItems(text) ?? (label === 'what' ? namedItems(text) : undefined);
    const priced = passage.lines.filter(listOf);
    items.push(...priced.flatMap((line) => listOf(line) ?? []));
    // a list of prices that ends in a sentence
    const parted = passage.lines.map((line) => ({
      line,
      list: priced.includes(line) ? undefined : pricesBefore(line.text),
    }));
    items.push(...parted.flatMap(({ list }) => list?.items ?? []));
    const others = after(
      { ...passage, lines: parted.map(({ line, list }) => (list ? { ...line, text: list.rest } : line)) },
      priced,
    );
    if (others) rest.push(others);
  }
  return { items, rest, head };
}

/** 'Prices' says what the heading of the section says; 'Rates this year, from Soti Khola' says more. */
const leadOf = (head: string | undefined): string =>
  head === undefined || head.split(' ').length < 5 ? '' : `${head.charAt(0).toUpperCase()}${head.slice(1)}:`;

/** @param extra what people or a model wrote besides */
export function sectionOf(title: string, given: readonly Passage[], extra: readonly Item[] = []): PageSection {
  const { items, rest, head } = itemised(given);
  const listed = [...items, ...(extra.length > 1 ? extra : [])];
  // a list of one is none
  const single = extra.length === 1 ? extra.map(({ text }) => text) : [];
  const body = paragraphs([...paragraphsOf(rest), ...single, head].map(unspaced));
  return body === '' && listed.length === 0
    ? plainSection('')
    : { heading: title, body, items: listed.slice(0, MOST_ITEMS), action: '' };
}
