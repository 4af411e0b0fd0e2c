import { designType } from '@maquette/generation';
import { FALLBACK_PROMPT_TEMPLATES, promptVariables, templateLabel } from '@maquette/generation/prompts';
import { Button, ErrorState, Form, Notice, TextArea, TextField, TextLink, toast, useIsPhone } from '@maquette/ui';
import { RowList } from '@maquette/ui/documents';
import { sentenceOf, useUser } from '@maquette/web-core';
import { bodyResolver, useRequestForm } from '@maquette/web-core/forms';
import { zCreatePromptDto } from '@maquette/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BrandDetail } from '../brands/brand';
import { nameOf } from '../brands/brand';
import pageStyles from '../brand-detail/brand-page.module.css';
import styles from './brand-prompts.module.css';
import { brandPromptsQuery, editPromptPath, generateStarter, PROMPTS_PATH, savePrompt, templatesQuery } from './calls';
import type { BrandPrompt } from './calls';

const CONTENT_LIMIT = 10_000;
const SHOWN = 6;
/** As much of a text as a card shows on a phone, and a row where there is room. */
const CARD_PREVIEW = 60;
const SAVED_PREVIEW = 100;

/** Not in the middle of the last word, where it begins late enough. */
const wholeWords = (text: string) => text.replace(/(?<=.{20})\s+\S*$/u, '').replace(/[\s,;:–-]+$/u, '');

const cut = (text: string, most: number) => {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length > most ? `${wholeWords(characters.slice(0, most).join(''))}…` : characters.join('');
};

const EMPTY = { name: '', draft_content: '' };

/** Prompts of a brand: begun from templates, written, saved, and found again. */
export function BrandPrompts({ brand }: { brand: BrandDetail }) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  /** The starter that wrote the text. */
  const [begun, setBegun] = useState('');
  const form = useRequestForm({
    defaultValues: EMPTY,
    resolver: bodyResolver(zCreatePromptDto, {
      body: ({ name, draft_content }: typeof EMPTY) => ({ name: name.trim(), draft_content: draft_content.trim() }),
      check: ({ name, draft_content }) => ({
        name: name.trim() === '' ? 'Prompt name is required.' : undefined,
        draft_content: draft_content.trim() === '' ? 'Prompt text cannot be empty.' : undefined,
      }),
      texts: {
        name: { max: 'Prompt name must be less than 100 characters' },
        draft_content: { max: 'The prompt may have at most 10,000 characters.' },
      },
    }),
    send: (body: { name: string; draft_content: string }) =>
      savePrompt(userId, { ...body, brand_profile_id: brand.id }),
    failed: 'Failed to save prompt.',
    onSent: ({ prompt }) => {
      toast.success(`Prompt "${prompt.name}" saved.`);
      void client.invalidateQueries({ queryKey: ['brands', userId] });
      void client.invalidateQueries({ queryKey: ['prompts', userId, 'list'] });
      void client.invalidateQueries({ queryKey: ['stats'] });
    },
    onDone: () => {
      form.reset(EMPTY);
      setBegun('');
    },
  });
  const { errors } = form.formState;
  const text = form.watch('draft_content');
  return (
    <>
      <section aria-labelledby="prompt-starters" className={pageStyles.section}>
        <h2 id="prompt-starters" className={pageStyles.title}>
          Prompt Starters
        </h2>
        <p className={pageStyles.sentence}>
          Each writes a prompt from what is known of {nameOf(brand)}, for you to change and save.
        </p>
        <Starters
          brand={brand}
          onText={(generated, template) => {
            setBegun(template);
            form.setValue('draft_content', generated, { shouldDirty: true });
            form.clearErrors();
            form.setFocus('draft_content');
          }}
        />
      </section>
      <section aria-labelledby="prompt-editor" className={pageStyles.section}>
        <h2 id="prompt-editor" className={pageStyles.title}>
          Prompt Editor
        </h2>
        <Form form={form} className={styles.form}>
          <TextArea
            label="Prompt text"
            rows={6}
            limit={CONTENT_LIMIT}
            value={text}
            hint={begun && `Begun with ${templateLabel(begun)}.`}
            error={errors.draft_content?.message}
            {...form.register('draft_content')}
          />
          <div className={styles.saving}>
            <TextField label="Prompt Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
            <Button type="submit" busy={form.isSending && 'Saving...'}>
              Save Prompt
            </Button>
          </div>
          {form.problem && <Notice tone="critical">{form.problem}</Notice>}
        </Form>
      </section>
      <SavedPrompts brand={brand} />
    </>
  );
}

/** One button a template. Those that are always there stand in where the list cannot be read. */
function Starters({ brand, onText }: { brand: BrandDetail; onText: (text: string, template: string) => void }) {
  const { id: userId } = useUser();
  const { data, error } = useQuery(templatesQuery(userId));
  const starting = useMutation({
    mutationFn: (template: string) => generateStarter(brand.id, template),
    onSuccess: onText,
  });
  const templates = data ?? (error ? FALLBACK_PROMPT_TEMPLATES : []);
  return (
    <>
      <div className={styles.starters} aria-busy={templates.length === 0}>
        {templates.map((template) => (
          <Button
            key={template}
            disabled={starting.isPending && starting.variables !== template}
            busy={starting.isPending && starting.variables === template && 'Writing...'}
            onClick={() => starting.mutate(template)}
          >
            {templateLabel(template)}
          </Button>
        ))}
      </div>
      {error && !data && <p className={styles.hint}>Failed to load prompt templates. These are always there.</p>}
      {starting.error && (
        <Notice tone="critical">
          {sentenceOf(starting.error, `Failed to generate prompt starter for ${starting.variables}.`)}
        </Notice>
      )}
    </>
  );
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function SavedPrompts({ brand }: { brand: BrandDetail }) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { data: prompts, error, refetch } = useQuery(brandPromptsQuery(userId, brand.id));
  const design = ({ id, draftContent, promptType }: BrandPrompt) =>
    // with its variables it is filled in first
    void navigate(
      promptVariables(draftContent).length > 0
        ? `${PROMPTS_PATH}?prompt=${id}`
        : `/dashboard/designs?create=${brand.id}`,
      {
        state: { design: { prompt: draftContent, prompt_id: id, design_type: designType(promptType ?? '')?.id } },
      },
    );
  return (
    <section aria-labelledby="saved-prompts" className={pageStyles.section}>
      <h2 id="saved-prompts" className={pageStyles.title}>
        Saved Prompts
      </h2>
      {error && !prompts ? (
        <ErrorState
          title="The prompts could not be loaded"
          message={sentenceOf(error, 'Failed to load saved prompts.')}
          onRetry={() => void refetch()}
        />
      ) : prompts?.length === 0 ? (
        <p className={pageStyles.sentence}>No saved prompts yet</p>
      ) : (
        prompts && (
          <RowList
            label={`Saved prompts of ${nameOf(brand)}`}
            className={styles.rows}
            rows={prompts.slice(0, SHOWN).map((prompt) => ({
              id: prompt.id,
              title: prompt.name || 'Untitled',
              link: <Link to={`${PROMPTS_PATH}?prompt=${prompt.id}`} />,
              preview: cut(prompt.draftContent, isPhone ? CARD_PREVIEW : SAVED_PREVIEW) || 'No content.',
              figures: [
                designType(prompt.promptType ?? 'general')?.label ?? prompt.promptType,
                day.format(new Date(prompt.createdAt)),
              ],
              actions: [
                { label: 'Use in New Design', onSelect: () => design(prompt) },
                { label: 'Edit', onSelect: () => void navigate(editPromptPath(prompt.id)) },
              ],
            }))}
          />
        )
      )}
      {prompts && prompts.length > SHOWN && (
        <TextLink>
          <Link to={`${PROMPTS_PATH}?brand=${brand.id}`}>View All {nameOf(brand)} Prompts →</Link>
        </TextLink>
      )}
    </section>
  );
}
