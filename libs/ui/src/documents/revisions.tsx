import { Button, ConfirmDialog, SkeletonLine } from '@maquette/ui';
import { useState } from 'react';
import { Diff, changesOf } from './diff';
import styles from './revisions.module.css';

export interface Revision {
  id: string;
  /** Counted from the first, which is 1; the oldest ones may be left out of the list. */
  version: number;
  /** How it came: 'Generated', 'Edited', 'Restored'. */
  what: string;
  at: Date;
  /** What it changed, in a few words. */
  note?: string | undefined;
}

export interface RevisionSection {
  title: string;
  text: string;
}

/** Two texts, section by section. */
export interface Compared {
  before: readonly RevisionSection[];
  now: readonly RevisionSection[];
}

export interface RevisionsProps {
  /** Newest first; the first one is the current text. */
  revisions: readonly Revision[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** The current text and the chosen version; undefined while it is on its way. */
  compared: Compared | undefined;
  /** Makes the chosen version the current one; a rejection is told. */
  onRestore: (id: string) => void | Promise<unknown>;
}

const when = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The sections of both in one order: that of the current text, then what stands in the earlier one alone. */
function paired({ before, now }: Compared) {
  const titles = [...new Set([...now, ...before].map(({ title }) => title))];
  const textOf = (sections: readonly RevisionSection[], title: string) =>
    sections.find((section) => section.title === title)?.text ?? '';
  return titles
    .map((title) => ({ title, before: textOf(before, title), now: textOf(now, title) }))
    .filter((section) => section.before !== section.now);
}

/** The stretches that differ; a space between two of them parts nothing. */
function stretchesOf(before: string, now: string) {
  const stretches: { removed: string; added: string }[] = [];
  let isOpen = false;
  for (const { value, added, removed } of changesOf(before, now)) {
    if (added || removed) {
      if (!isOpen) stretches.push({ removed: '', added: '' });
      isOpen = true;
      stretches.at(-1)![added ? 'added' : 'removed'] += value;
    } else if (isOpen && value.trim() === '') {
      stretches.at(-1)!.removed += value;
      stretches.at(-1)!.added += value;
    } else isOpen = false;
  }
  return stretches;
}

const MAX_QUOTE = 36;
/** The first words: no punctuation before them, none of them cut unless it is one long one. */
function quoted(text: string): string {
  const words = text
    .replace(/\s+/gu, ' ')
    .replace(/^[ ,.;:]+(?=.)/u, '')
    .trim();
  if ([...words].length <= MAX_QUOTE) return `“${words}”`;
  const cut = [...words].slice(0, MAX_QUOTE + 1).join('');
  const whole = cut.replace(/[ ,.;:]+\S*$/u, '');
  return `“${whole === cut ? [...cut].slice(0, MAX_QUOTE).join('') : whole}…”`;
}

function briefly({ before, now }: { before: string; now: string }): string {
  if (before.trim() === '') return `begins ${quoted(now)}`;
  if (now.trim() === '') return 'taken out';
  const [first, ...others] = stretchesOf(before, now).filter(({ removed, added }) => removed.trim() || added.trim());
  if (!first) return 'spaces alone';
  const { removed, added } = first;
  const what = !removed.trim()
    ? `added ${quoted(added)}`
    : !added.trim()
      ? `removed ${quoted(removed)}`
      : `${quoted(removed)} became ${quoted(added)}`;
  return others.length > 0 ? `${what} and ${others.length} more` : what;
}

/** What differs between two texts in a few words, to tell a version by: 'Name: “Winter” became “Spring”'. */
export const summaryOf = (compared: Compared): string =>
  paired(compared)
    .map((section) => `${section.title}: ${briefly(section)}`)
    .join('; ');

/** What differs between two texts, section by section; those that say the same are left out. */
export function Changes({ compared }: { compared: Compared }) {
  const changed = paired(compared);
  if (changed.length === 0) return <p className={styles.hint}>Nothing: both say the same.</p>;
  return changed.map((section) => (
    <section key={section.title} className={styles.section}>
      <h4 className={styles.name}>{section.title}</h4>
      <Diff before={section.before} after={section.now} />
    </section>
  ));
}

/** The versions of a text: what changed since one of them, section by section, and the way back to it. */
export function Revisions({ revisions, chosen, onChoose, compared, onRestore }: RevisionsProps) {
  const [asking, setAsking] = useState(false);
  const earlier = revisions.slice(1);
  if (earlier.length === 0)
    return (
      <p className={styles.hint}>
        <strong>No earlier versions.</strong> Each time this text is saved or generated, what was there before is kept
        here.
      </p>
    );
  const open = earlier.find(({ id }) => id === chosen);
  return (
    <div className={styles.room}>
      <div className={styles.revisions}>
        <ol aria-label="Versions, newest first" className={styles.list}>
          {revisions.map(({ id, version, what, at, note }, index) => (
            <li key={id} className={styles.item}>
              <button
                type="button"
                className={styles.version}
                aria-pressed={id === chosen}
                disabled={index === 0}
                onClick={() => onChoose(id)}
              >
                <span className={styles.what}>
                  {index === 0 ? 'Current' : `Version ${version}`}
                  <span className={styles.how}>{index === 0 ? `Version ${version}, ${what.toLowerCase()}` : what}</span>
                </span>
                <time dateTime={at.toISOString()} className={styles.when}>
                  {when.format(at)}
                </time>
                {note && <span className={styles.note}>{note}</span>}
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.compared} aria-busy={chosen !== undefined && !compared}>
          {!open ? (
            <p className={styles.hint}>Choose a version to see what has changed since.</p>
          ) : (
            <>
              <header className={styles.head}>
                <h3 className={styles.title}>Changed since version {open.version}</h3>
                <Button onClick={() => setAsking(true)}>Restore this version</Button>
              </header>
              {compared ? (
                <Changes compared={compared} />
              ) : (
                <div role="status" aria-label="Loading version...">
                  <SkeletonLine width="88%" />
                  <SkeletonLine width="94%" />
                  <SkeletonLine width="61%" />
                </div>
              )}
            </>
          )}
        </div>
      </div>
      {open && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={`Restore version ${open.version}?`}
          description="It becomes the current text. What is there now stays in this list."
          confirmLabel="Restore"
          busyLabel="Restoring..."
          onConfirm={() => onRestore(open.id)}
        />
      )}
    </div>
  );
}
