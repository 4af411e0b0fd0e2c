import { SECTIONS } from '@maquette/strategy';
import type { ParsedStrategy } from '@maquette/strategy';
import { SECTION_LABELS } from '../display/sections';
import styles from './drafted-by.module.css';

const list = new Intl.ListFormat('en');

/** Which sections the built-in writer drafted, and from what; nothing when it drafted none. */
export function DraftedBy({
  metadata: { draftedSections: drafted },
  sections,
}: Pick<ParsedStrategy, 'metadata' | 'sections'>) {
  if (drafted.length === 0) return null;
  const isWhole = SECTIONS.every((section) => sections[section] === null || drafted.includes(section));
  const what = isWhole ? '' : `${list.format(drafted.map((section) => SECTION_LABELS[section]))}: `;
  return (
    <p className={styles.line}>
      {what}Drafted by the built-in writer from the brief alone, with no research and no language model. What it could
      not know is left open.
    </p>
  );
}
