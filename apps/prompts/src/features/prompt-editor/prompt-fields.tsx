import { DESIGN_TYPES } from '@maquette/generation';
import { BRAND_VARIABLES, variableProblems } from '@maquette/generation/prompts';
import { Button, Combobox, Notice, TextArea, TextField } from '@maquette/ui';
import { Braces } from '@maquette/ui/icons';
import { useUser } from '@maquette/web-core';
import { useField } from '@maquette/web-core/forms';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { brandListQuery, brandsProblem, foldersQuery } from '../prompts/calls';
import { typeLabel } from '../prompts/prompt';
import styles from './prompt-editor-page.module.css';
import { CONTENT_LIMIT } from './use-prompt-form';
import type { PromptForm } from './use-prompt-form';

/** Chosen for a new one, told of one that is there. */
export function BrandField({ form, isNew }: { form: PromptForm; isNew: boolean }) {
  const { id: userId } = useUser();
  const { data: brands, error, isPending } = useQuery(brandListQuery(userId));
  const field = useField(form, 'brand_profile_id');
  if (!isNew) {
    const name = !field.value
      ? 'No Brand'
      : (brands?.find(({ id }) => id === field.value)?.name ?? (isPending ? '' : 'Unknown Brand'));
    return (
      <TextField
        label="Brand Profile"
        readOnly
        value={name}
        hint="Brand Profile cannot be changed after creation."
        className={styles.readOnly}
      />
    );
  }
  return (
    <Combobox
      label="Brand Profile"
      placeholder={isPending ? 'Loading brands...' : 'Choose a brand…'}
      disabled={!brands}
      options={(brands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      {...field}
      error={error ? brandsProblem(error) : field.error}
    />
  );
}

/** The folder: one that is there, a kind of design, or a new word. */
export function TypeField({ form }: { form: PromptForm }) {
  const { id: userId } = useUser();
  const { data: folders = [] } = useQuery(foldersQuery(userId));
  const list = useId();
  const known = [...new Set([...folders.map(({ type }) => type), ...DESIGN_TYPES.map(({ id }) => id)])];
  return (
    <>
      <TextField
        label="Prompt Type"
        optional
        autoComplete="off"
        list={list}
        placeholder="General"
        hint="The folder that it is in."
        error={form.formState.errors.prompt_type?.message}
        {...form.register('prompt_type')}
      />
      <datalist id={list}>
        {known.map((type) => (
          <option key={type} value={typeLabel(type)} />
        ))}
      </datalist>
    </>
  );
}

/** The text, with the variables that can be put in where the cursor stands. */
export function ContentField({ form }: { form: PromptForm }) {
  const { ref, ...field } = form.register('draft_content');
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [isInserting, setInserting] = useState(false);
  const { draft_content: text } = form.values;
  const wrong = variableProblems(text);
  const insert = (name: string) => {
    const [from, to] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length];
    const variable = `{{${name}}}`;
    form.setValue('draft_content', `${text.slice(0, from)}${variable}${text.slice(to)}`, { shouldDirty: true });
    area?.focus();
    // the name of one's own is chosen, to be written over
    const own = name === OWN ? 2 : variable.length;
    area?.setSelectionRange(from + own, from + (name === OWN ? 2 + name.length : variable.length));
  };
  return (
    <div className={styles.content}>
      <TextArea
        label="Draft Content"
        rows={10}
        value={text}
        limit={CONTENT_LIMIT}
        error={form.formState.errors.draft_content?.message}
        hint="What changes from one time to the next is a {{variable}}."
        ref={(element) => {
          ref(element);
          setArea(element);
        }}
        {...field}
      />
      {/* in the flow: at the foot, which stays in sight, it would cover the text that it speaks of */}
      {wrong.length > 0 && (
        <Notice tone="caution" className={styles.wrong}>
          {wrong.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {/* beside the text, which stays in sight while several are put in */}
      <Button
        variant="quiet"
        icon={<Braces aria-hidden />}
        aria-expanded={isInserting}
        className={styles.insert}
        onClick={() => setInserting(!isInserting)}
      >
        Insert variable
      </Button>
      {isInserting && (
        <div ref={intoSight} role="group" aria-label="Variables" className={styles.variables}>
          {[{ name: OWN, label: 'Your own' }, ...BRAND_VARIABLES].map(({ name, label }) => (
            <button key={name} type="button" title={`{{${name}}}`} onClick={() => insert(name)}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const OWN = 'name';
/** What appears may stand beneath the buttons that stay at the foot. */
export const intoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });
