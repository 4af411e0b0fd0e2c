/** Text of somebody's within Markdown: nothing in it is markup. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_<>|[\]~]/g, '\\$&')
    .replace(/^(#|[-+](?=\s)|\d+[.)](?=\s))/, '\\$1')
    .replace(/&(?=#?\w+;)/g, '\\&');

/** Somebody's words as they were written, in the quotation marks that they need. */
export const quoted = (text: string): string =>
  `“${plain(`x${text}`)
    .slice(1)
    .replace(/(^|[\s(])["“]/g, '$1‘')
    .replace(/["“”]/g, '’')}”`;

export const heading = (text: string): string => `## ${text}`;
export const points = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
export const steps = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');
export const quote = (text: string): string => `> ${text}`;
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Blocks with a line between them; what is empty is left out. */
export const blocks = (...parts: (string | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n\n');
