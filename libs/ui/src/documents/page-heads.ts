import { useEffect } from 'react';

/** As a string of CSS. */
const quoted = (text: string) => `"${text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').replace(/["\\]/g, '\\$&')}"`;
/** A head is one line. */
const LONGEST = 60;
/** Alone on its line. */
const LONGEST_ALONE = 100;
/** Cut after a word, where there is one in its second half. */
const short = (text: string, longest = LONGEST) =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/(?<=.{30})[\s,;:·–—|&/-]+\S*$/u, '')}…` : text;

export interface PageHeads {
  /** Where a line of the document begins: whose document it is. */
  name: string;
  /** At the other side, on the pages of each section. */
  sections: readonly { id: string; label: string }[];
  /** At the foot of every page, when there is something that nobody may overlook. */
  mark?: string | undefined;
  dir?: 'ltr' | 'rtl';
}

/** The style sheet of what stands over and under printed pages; margin boxes of pages can take their words from nowhere else. */
export const pageHeads = ({ name, sections, mark, dir }: PageHeads): string => {
  const [start, end] = dir === 'rtl' ? ['@top-right', '@top-left'] : ['@top-left', '@top-right'];
  return [
    `@page { ${start} { content: ${quoted(short(name, sections.length === 0 ? LONGEST_ALONE : LONGEST))} } ${mark ? `@bottom-center { content: ${quoted(mark)} }` : ''} }`,
    ...sections.map(({ id, label }) => `@page ${CSS.escape(id)} { ${end} { content: ${quoted(label)} } }`),
    // bound at the right, it has its numbers outside at the other sides
    ...(dir === 'rtl'
      ? [':left', ':right'].map((side) => {
          const [outer, inner] = side === ':left' ? ['right', 'left'] : ['left', 'right'];
          return `@page ${side} { @bottom-${outer} { content: counter(page) } @bottom-${inner} { content: none } }`;
        })
      : []),
    // said here too, as the last word: which of two style sheets comes last is up to how they were bundled
    `@page cover { margin: 0; ${start} { content: none } @bottom-left { content: none } @bottom-center { content: none } @bottom-right { content: none } }`,
  ].join('\n');
};

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
