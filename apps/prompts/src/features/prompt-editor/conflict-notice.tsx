import { Button, Notice } from '@maquette/ui';
import { Diff } from '@maquette/ui/documents';
import { useEffect, useRef } from 'react';
import type { PromptForm, PromptValues } from './use-prompt-form';
import styles from './prompt-editor-page.module.css';

const FIELDS: readonly (readonly [keyof PromptValues, string])[] = [
  ['name', 'Prompt Name'],
  ['prompt_type', 'Prompt Type'],
  ['draft_content', 'Draft Content'],
];

/** What somebody else saved meanwhile, beside what is written here. It comes into sight by itself. */
export function ConflictNotice({ form: { theirs, values, takeTheirs, submit, isSending } }: { form: PromptForm }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (theirs) notice.current?.focus();
  }, [theirs]);
  if (!theirs) return null;
  return (
    <div ref={notice} tabIndex={-1} className={styles.conflict}>
      <Notice tone="caution">
        <strong>This prompt was changed in the meantime.</strong> What you wrote is still here. From theirs to yours:
        {FIELDS.filter(([field]) => theirs.values[field] !== values[field]).map(([field, label]) => (
          <section key={field} className={styles.changed}>
            <h2>{label}</h2>
            <Diff before={theirs.values[field]} after={values[field]} />
          </section>
        ))}
        <div className={styles.choice}>
          <Button busy={isSending && 'Saving...'} onClick={() => void submit()}>
            Save mine on top
          </Button>
          <Button variant="quiet" onClick={takeTheirs}>
            Take theirs
          </Button>
        </div>
      </Notice>
    </div>
  );
}
