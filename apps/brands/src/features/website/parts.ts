import { EMPTY_SECTION, inOrder, leftOut, readWebsite, SECTION_LABELS } from '@maquette/website';
import type { WebsiteContent, WebsiteSection, WebsiteSectionKey } from '@maquette/website';

const wordsOf = ({ heading, body, items, action }: WebsiteSection) =>
  [heading, body, ...items.map(({ title, text }) => [title, text].filter(Boolean).join(': ')), action]
    .filter(Boolean)
    .join('\n');
const labels = (keys: readonly WebsiteSectionKey[]) => keys.map((key) => SECTION_LABELS[key]).join(', ');

/** What the writer's notes are called: they are no copy. */
export const NOTES = 'Left out, and questions to ask';

/** Everything that a save keeps, in parts that can be compared: the words of each section, what stands where, what is locked, and the notes. */
export const partsOf = (words: WebsiteContent) => [
  ...[...inOrder(words), ...leftOut(words)].map((key) => ({
    title: SECTION_LABELS[key],
    text: wordsOf(words.sections[key] ?? EMPTY_SECTION),
  })),
  { title: 'Search engines', text: `${words.seo.title}\n${words.seo.description}` },
  { title: 'Order', text: labels(inOrder(words)) },
  { title: 'Locked', text: labels(words.locked) },
  { title: NOTES, text: words.notes ?? '' },
];

/** The same of a saved version; none of one that can no longer be read. */
export function partsOfSaved(json: string) {
  const words = readWebsite(json);
  return words ? partsOf(words) : [];
}
