import { classNames } from '@maquette/ui';
import Markdown, { RuleType } from 'markdown-to-jsx/react';
import type { MarkdownToJSX } from 'markdown-to-jsx/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import styles from './proposal-text.module.css';

/** What nobody could know yet, as the writer leaves it open: '[price]'. */
const PLACEHOLDER = /(\[[a-z][^\]]{0,60}\])/;

/** Nothing of it comes from elsewhere, and what looks like HTML is text. Its headings stand below those of the page. */
const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  renderRule: (next, node) =>
    node.type !== RuleType.text || !PLACEHOLDER.test(node.text)
      ? next()
      : node.text.split(PLACEHOLDER).map((part, index) =>
          index % 2 ? (
            <mark key={index} className={styles.open}>
              {part}
            </mark>
          ) : (
            part
          ),
        ),
  overrides: {
    h1: { component: 'h3' },
    h2: { component: 'h3' },
    h3: { component: 'h4' },
    h4: { component: 'h5' },
    h5: { component: 'h6' },
    img: ({ alt }: { alt?: string }) => <span>{alt}</span>,
    a: { props: { rel: 'noreferrer', target: '_blank' } },
    table: ({ children }: { children: ReactNode }) => (
      <div className={styles.table} tabIndex={0} role="group" aria-label="Table">
        <table>{children}</table>
      </div>
    ),
  },
};

/** A proposal, or a part of one, as it is read: Markdown without its signs. */
export const ProposalText = ({ text, className }: { text: string; className?: string }) => (
  <div className={classNames(styles.text, className)} dir="auto">
    <Markdown options={OPTIONS}>{text}</Markdown>
  </div>
);

export interface TextSection {
  id: string;
  /** '' for what stands before the first heading. */
  title: string;
  text: string;
}

const FENCE = /^ {0,3}(```|~~~)/;
const HEADING = /^ {0,3}##? +(.+?)(?: +#+)? *$/;

/** The text by its headings of the first two levels. */
export function sectionsOf(text: string): TextSection[] {
  const sections: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  let isCode = false;
  for (const line of text.split(/\r?\n/)) {
    if (FENCE.test(line)) isCode = !isCode;
    const title = isCode ? undefined : HEADING.exec(line)?.[1];
    if (title) sections.push({ title: title.replace(/[*_`]/g, ''), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections
    .map(({ title, lines }, index) => ({ id: `section-${index}`, title, text: lines.join('\n').trim() }))
    .filter(({ title, text: body }) => title || body);
}

/** Title and text as they are compared with others. */
export const partsOf = ({ title, content }: { title: string; content: string }) => [
  { title: 'Title', text: title },
  ...sectionsOf(content).map((section) => ({ title: section.title || 'Beginning', text: section.text })),
];

export const useSections = (text: string): TextSection[] => useMemo(() => sectionsOf(text), [text]);

/** The words of a text without the signs of Markdown, for a preview. */
export const plainOf = (text: string): string =>
  text
    .replace(/^ {0,3}(#{1,6} +|[-*+] +|> ?|\d+[.)] +)/gm, '')
    .replace(/^[|:\- ]+$/gm, '')
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
