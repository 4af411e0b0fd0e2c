import { plainText } from '@maquette/brand-kit';
import { inOrder, SECTION_LABELS, type WebsiteContent, type WebsiteSection } from './content';

/** Letters that would mean something in Markdown, HTML in it included. */
const escaped = (line: string): string =>
  plainText(line)
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(#{1,6}\s|[-+]\s|>|={3,}|-{3,})/, '\\$1')
    .replace(/^(\d+)([.)])\s/, '$1\\$2 ');

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map(escaped).filter(Boolean).join('  \n'))
    .filter((part) => part !== '');

const sectionOf = (label: string, { heading, body, items, action }: WebsiteSection): string[] => [
  `## ${escaped(heading) || label}`,
  `<!-- ${label} -->`,
  ...paragraphs(body),
  ...(items.length > 0
    ? [
        items
          .map(({ title, text }) => {
            const words = paragraphs(text)
              .join(' ')
              .replace(/ {2}\n/g, ' ');
            return title.trim() === '' ? `- ${words}` : `- **${escaped(title)}:** ${words}`;
          })
          .join('\n'),
      ]
    : []),
  ...(action.trim() === '' ? [] : [`[${escaped(action)}](#)`]),
];

/** The words of the page as a text for copywriters, section by section. */
export function websiteMarkdown(content: WebsiteContent, name: string): string {
  const { title, description } = content.seo;
  return `${[
    `# ${escaped(name)}`,
    ...(title ? [`**SEO title:** ${escaped(title)}`] : []),
    ...(description ? [`**SEO description:** ${escaped(description)}`] : []),
    ...inOrder(content).flatMap((key) => sectionOf(SECTION_LABELS[key], content.sections[key] as WebsiteSection)),
  ].join('\n\n')}\n`;
}

/** The same for programs, with the keys that the API has. */
export const websiteJson = (content: WebsiteContent, name: string): string =>
  `${JSON.stringify(
    {
      name,
      seo: content.seo,
      order: inOrder(content),
      structured_content: Object.fromEntries(inOrder(content).map((key) => [key, content.sections[key]])),
    },
    null,
    2,
  )}\n`;
