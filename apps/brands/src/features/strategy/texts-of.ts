import { parseStrategy, SECTIONS } from '@maquette/strategy';
import type { RevisionSection } from '@maquette/ui/documents';
import { SECTION_LABELS } from './display/sections';

/** What a value says, a line each. */
const linesOf = (value: unknown): string[] => {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(linesOf);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
};

/** What a strategy says, section by section, to be compared; a text that cannot be read is one section as it stands. */
export function textsOf(text: string): RevisionSection[] {
  if (text.trim() === '') return [];
  const { sections, metadata } = parseStrategy(text);
  if (metadata.isFallback) return [{ title: 'Text', text }];
  return SECTIONS.flatMap((name) =>
    sections[name] === null ? [] : [{ title: SECTION_LABELS[name], text: linesOf(sections[name]).join('\n') }],
  );
}
