import { useEffect } from 'react';

/** As a string of CSS. */
const quoted = (text: string) => `"${text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').replace(/["\\]/g, '\\$&')}"`;
/** A head is one line. */
const LONGEST = 60;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text);

export interface PageHeads {
  /** At the left: whose document it is. */
  name: string;
  /** At the right of the pages of each section. */
  sections: readonly { id: string; label: string }[];
  /** At the foot of every page, when there is something that nobody may overlook. */
  mark?: string | undefined;
}

/** The style sheet of what stands over and under printed pages; margin boxes of pages can take their words from nowhere else. */
export const pageHeads = ({ name, sections, mark }: PageHeads): string =>
  [
    `@page { @top-left { content: ${quoted(short(name))} } ${mark ? `@bottom-center { content: ${quoted(mark)} }` : ''} }`,
    ...sections.map(({ id, label }) => `@page ${CSS.escape(id)} { @top-right { content: ${quoted(label)} } }`),
    '@page cover { @top-left { content: none } @bottom-center { content: none } }',
  ].join('\n');

/** Puts them on the pages while the document is shown. */
export function usePageHeads(heads: PageHeads): void {
  const text = typeof CSS === 'undefined' ? '' : pageHeads(heads);
  useEffect(() => {
    // browsers without either print the pages without heads
    if (!('adoptedStyleSheets' in document) || !text) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [text]);
}
