import { useEffect } from 'react';

const MM = 96 / 25.4;
/** What A4 holds within the margins of `@page`, in CSS px. */
const PAGE = { width: 174 * MM, height: 263 * MM };
/** Sizes that the print may be set at, the real one first: nobody sees a difference, and a page may end where a thought does. */
const SCALES = [1, 0.985, 1.015, 0.97, 1.03, 0.955, 1.045, 0.94, 1.06, 0.925, 1.08, 0.91, 1.1];
/** A group that fills more of a page is broken, so that what it leaves empty is never more than this. */
const LARGEST_GROUP = 0.36;

/** How full the pages of a print are, 0 to 1 each, in their order. */
export type Pages = readonly number[];

/** A page that ends before that looks forgotten. */
const FORGOTTEN = 0.7;
/** And a last one that is less full. */
const SMALLEST_END = 0.35;
/** A chapter that goes on to a page has at least so much to put there. */
const SMALLEST_TAIL = 0.14;

/**
 * What a reader minds: pages that end early, a last one with next to nothing on it most, and chapters of which a line or two is left for the
 * next page. 0 is a print without any.
 *
 * @param tails what of a page the end of a chapter takes that began before it
 */
export function faultsOf(pages: Pages, tails: readonly number[] = []): number {
  const early = pages
    .slice(0, -1)
    .reduce((sum, full) => sum + Math.max(0, 0.8 - full) ** 2 + Math.max(0, FORGOTTEN - full), 0);
  const stray = tails.reduce((sum, tail) => sum + Math.max(0, SMALLEST_TAIL - tail), 0);
  return 4 * early + 8 * Math.max(0, SMALLEST_END - (pages.at(-1) ?? 1)) ** 2 + 2 * stray;
}

/** The scales by how full their pages are, the best first; of two that are as good the one nearer to the real size. */
function scalesByFaults(
  printAt: (scale: number) => { pages: Pages; tails?: readonly number[] },
  scales: readonly number[] = SCALES,
): number[] {
  const tried: { scale: number; faults: number }[] = [];
  for (const scale of scales) {
    const { pages, tails } = printAt(scale);
    const faults = faultsOf(pages, tails) + Math.abs(scale - 1) / 4;
    tried.push({ scale, faults });
    if (faults < 0.01) break;
  }
  return tried.sort((one, other) => one.faults - other.faults).map(({ scale }) => scale);
}

/** The scale whose pages are the fullest. */
export const bestScale = (...tried: Parameters<typeof scalesByFaults>): number => scalesByFaults(...tried)[0] ?? 1;

/** A media query as it is answered on paper of A4; what it asks beside that the browser answers. */
export const onPaper = (query: string): string =>
  query
    .replace(/\bonly\s+/g, '')
    .replace(/\bprint\b/g, 'all')
    .replace(/\bscreen\b/g, 'not all')
    .replace(/\((min|max)-width:\s*([\d.]+)px\)/g, (_, side: string, px: string) =>
      (side === 'max') === Number(px) >= PAGE.width ? '(min-width: 0px)' : '(max-width: 0px)',
    );

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return Array.from(rules).flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRulesIn((rule as CSSGroupingRule).cssRules) : []),
  ]);
}

/** Does something while the screen has the styles of paper; it is over before anything is painted. */
function withPaperStyles<Result>(act: () => Result): Result {
  const changed = Array.from(document.styleSheets)
    .flatMap((sheet) => mediaRulesIn(sheet.cssRules))
    .map(({ media }) => ({ media, text: media.mediaText, paper: onPaper(media.mediaText) }))
    .filter(({ text, paper }) => text !== paper);
  const [x, y] = [window.scrollX, window.scrollY];
  for (const { media, paper } of changed) media.mediaText = paper;
  try {
    return act();
  } finally {
    for (const { media, text } of changed) media.mediaText = text;
    window.scrollTo({ left: x, top: y, behavior: 'instant' });
  }
}

/** Columns of the height of a page break as pages do: what each of them holds is what the page will hold. */
function printOf(book: HTMLElement): { pages: Pages; tails: readonly number[] } {
  const { left, top } = book.getBoundingClientRect();
  const ends: number[] = [];
  const tails = Array.from(book.querySelectorAll('section')).flatMap((chapter) => {
    const parts = chapter.getClientRects();
    const last = parts[parts.length - 1];
    return parts.length > 1 && last ? [last.height / PAGE.height] : [];
  });
  for (const element of book.querySelectorAll('*')) {
    if (element.childElementCount > 0 && !element.hasAttribute('style')) continue;
    for (const rect of element.getClientRects()) {
      const page = Math.floor((rect.left - left + 1) / PAGE.width);
      if (rect.height > 0 && page >= 0) ends[page] = Math.max(ends[page] ?? 0, rect.bottom - top);
    }
  }
  return { pages: Array.from(ends, (end) => Math.min(1, (end ?? 0) / PAGE.height)), tails };
}

/** A page that a group leaves emptier than that, by going to the next one whole, takes its beginning. */
const ROOMY = 0.84;
/** Of a page: of a smaller group nothing is worth to be parted. */
const SMALLEST_GROUP = 0.13;
/** What is said under a name is parted from it only where there is much of it. */
const SMALLEST_ITEM = 0.24;
/** An item that is higher stands well alone, at the foot of a page or at its head. */
const TALL_ITEM = 0.085;
/** So many of the best scales are tried with groups parted: each takes some layouts of the whole book. */
const FINALISTS = 2;
/** Pages that are looked at for that. */
const MOST_PAGES = 30;

const heightOf = (element: Element): number =>
  Array.from(element.getClientRects()).reduce((sum, rect) => sum + rect.height, 0);

/** Where an element begins: on which page, and how far from its top. */
function startOf(element: Element, book: HTMLElement): { page: number; down: number } {
  const { left, top } = book.getBoundingClientRect();
  const [first] = element.getClientRects();
  return first
    ? { page: Math.floor((first.left - left + 1) / PAGE.width), down: first.top - top }
    : { page: -1, down: 0 };
}

/**
 * Lets the groups be parted that leave much of a page empty, one page after the other, and only those: a group that is not in the way stays
 * whole. What is marked with `data-solid`, a picture of its own, is never parted.
 */
function loosen(book: HTMLElement, groups: readonly HTMLElement[]): void {
  const tried = new Set<HTMLElement>();
  const fullness = () => printOf(book).pages;
  let pages = fullness();
  for (let at = 0; at < Math.min(pages.length - 1, MOST_PAGES); at++) {
    const full = pages[at] ?? 1;
    if (full >= ROOMY) continue;
    const parted = groups.filter((group) => {
      if (tried.has(group) || 'breaks' in group.dataset) return false;
      const { page, down } = startOf(group, book);
      // it begins where the empty part would take it in, with what has to stay before it
      return page === at + 1 && down < PAGE.height * (1 - full);
    });
    for (const group of parted) {
      tried.add(group);
      group.dataset.breaks = '';
    }
    if (parted.length === 0) continue;
    const now = fullness();
    if ((now[at] ?? 0) > full + 0.02) pages = now;
    else for (const group of parted) delete group.dataset.breaks;
  }
}

/**
 * Sets a document on paper at the size at which its pages are the fullest, whoever prints it: style sheets alone can keep a heading with its
 * text, and cannot see that one line is left over for the last page.
 */
function fit(book: HTMLElement): void {
  book.style.removeProperty('--paper-scale');
  withPaperStyles(() => {
    const { cssText } = book.style;
    book.style.cssText += `; display: block; inline-size: ${PAGE.width}px; block-size: ${PAGE.height}px; columns: auto ${PAGE.width}px; column-gap: 0; column-fill: auto;`;
    book.dataset.measured = '';
    for (const group of book.querySelectorAll<HTMLElement>('[data-breaks]')) delete group.dataset.breaks;
    const groups = Array.from(book.querySelectorAll<HTMLElement>('*:not([data-solid])')).filter(
      (one) =>
        getComputedStyle(one).breakInside === 'avoid' &&
        heightOf(one) > PAGE.height * (one.tagName === 'LI' ? SMALLEST_ITEM : SMALLEST_GROUP),
    );
    const large = new Set(groups.filter((group) => heightOf(group) > PAGE.height * LARGEST_GROUP));
    for (const group of large) group.dataset.breaks = '';
    for (const item of book.querySelectorAll('li'))
      item.toggleAttribute('data-tall', heightOf(item) > PAGE.height * TALL_ITEM);
    const printAt = (candidate: number) => {
      book.style.setProperty('--paper-scale', String(candidate));
      return printOf(book);
    };
    const loosenedAt = (candidate: number) => {
      for (const group of groups) group.toggleAttribute('data-breaks', large.has(group));
      printAt(candidate);
      loosen(book, groups);
      return printOf(book);
    };
    const scale = bestScale(loosenedAt, scalesByFaults(printAt).slice(0, FINALISTS));
    loosenedAt(scale);
    delete book.dataset.measured;
    book.style.cssText = cssText;
    book.style.setProperty('--paper-scale', String(scale));
  });
}

/** Fits the document of the page to paper each time that it is printed. */
export function usePaperFit(): void {
  useEffect(() => {
    const onPrint = () => {
      const book = document.querySelector<HTMLElement>('[data-prints]');
      if (book) fit(book);
    };
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
}
