import { Button, Notice } from '@maquette/ui';
import { Diff } from '@maquette/ui/documents';
import type { PromptForm, PromptValues } from './use-prompt-form';
import styles from './prompt-editor-page.module.css';

const FIELDS: readonly (readonly [keyof PromptValues, string])[] = [
  ['name', 'Prompt Name'],
  ['prompt_type', 'Prompt Type'],
  ['draft_content', 'Draft Content'],
];

/** What somebody else saved meanwhile, beside what is written here. */
export function ConflictNotice({ form: { theirs, values, takeTheirs } }: { form: PromptForm }) {
  if (!theirs) return null;
  return (
    <Notice tone="caution" action={<Button onClick={takeTheirs}>Take theirs</Button>}>
      <strong>This prompt was changed in the meantime.</strong> What you wrote is still here; save again to put it on
      top. From theirs to yours:
      {FIELDS.filter(([field]) => theirs.values[field] !== values[field]).map(([field, label]) => (
        <section key={field} className={styles.changed}>
          <h3>{label}</h3>
          <Diff before={theirs.values[field]} after={values[field]} />
        </section>
      ))}
    </Notice>
  );
}
