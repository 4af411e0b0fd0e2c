import { type ChangeObject, Diff as TextDiff, diffLines } from 'diff';
import { useMemo } from 'react';
import { classNames } from '@maquette/ui';
import styles from './diff.module.css';

export interface DiffProps {
  before: string;
  after: string;
  className?: string;
}

/** Longer than this no reader waits for words to be compared. */
const WORDS_MS = 150;

/** Words of any script, and a variable such as `{{brand.name}}`, which no reader would recognise in halves. */
class WordDiff extends TextDiff<string, string> {
  override tokenize(text: string): string[] {
    return text.match(/\{\{[^{}]*\}\}|[\p{L}\p{M}\p{N}_]+|\s+|[^]/gu) ?? [];
  }
}
const words = new WordDiff();

/** What changed from one text to another, word by word; by whole lines where the texts have too little in common to be compared in time. */
export function changesOf(before: string, after: string): ChangeObject<string>[] {
  return (
    words.diff(before, after, { timeout: WORDS_MS }) ??
    diffLines(before, after, { timeout: WORDS_MS }) ?? [
      { value: before, removed: true, added: false, count: 1 },
      { value: after, removed: false, added: true, count: 1 },
    ]
  );
}

/** Two versions of a text as one: what went is struck out, what came is underlined. */
export function Diff({ before, after, className }: DiffProps) {
  const changes = useMemo(() => changesOf(before, after), [before, after]);
  return (
    <div dir="auto" className={classNames(styles.diff, className)}>
      {changes.map(({ value, added, removed }, index) =>
        added ? (
          <ins key={index}>{value}</ins>
        ) : removed ? (
          <del key={index}>{value}</del>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </div>
  );
}
