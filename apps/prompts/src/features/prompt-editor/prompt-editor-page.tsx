import {
  BackLink,
  Button,
  CopyButton,
  EmptyState,
  ErrorState,
  Form,
  Notice,
  SkeletonLine,
  TextField,
} from '@maquette/ui';
import { History } from '@maquette/ui/icons';
import { ApiError, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { FillInFields, FilledPrompt } from '../prompts/components/fill-in';
import { UseInDesign } from '../prompts/components/use-in-design';
import { PromptDesigns } from '../prompts/components/prompt-designs';
import { brandListQuery, NO_PROMPT, promptQuery } from '../prompts/calls';
import { PROMPTS_PATH } from '../prompts/prompt';
import type { PromptDetail } from '../prompts/prompt';
import { useFillIn } from '../prompts/use-fill-in';
import { SavePromptDialog } from '../save-prompt/save-prompt-dialog';
import { ConflictNotice } from './conflict-notice';
import styles from './prompt-editor-page.module.css';
import { BrandField, ContentField, TypeField, intoSight } from './prompt-fields';
import { useLeaveQuestion } from './use-leave-question';
import { usePromptForm } from './use-prompt-form';
import type { PromptForm } from './use-prompt-form';
import { VersionsDialog } from './versions-dialog';

/** A new prompt; `?brand=` chooses one for it. */
export function NewPromptPage() {
  const [query] = useSearchParams();
  const brand = query.get('brand') ?? '';
  const { id: userId } = useUser();
  const { data: brands } = useQuery(brandListQuery(userId));
  const [isSaving, setSaving] = useState(false);
  useDocumentTitle('Create New Prompt');
  if (brands?.length !== 0) return <Editor start={brand ? { brand_profile_id: brand } : {}} />;
  return (
    <div className={styles.page}>
      <BackLink>
        <Link to={PROMPTS_PATH}>Back to Prompts</Link>
      </BackLink>
      <h1 className={styles.title}>Create New Prompt</h1>
      <EmptyState
        drawing="brands"
        title="No brand to choose yet"
        action={
          <div className={styles.buttons}>
            <Button asChild variant="accent">
              <Link to="/dashboard/brands">Go to Brands</Link>
            </Button>
            <Button variant="quiet" onClick={() => setSaving(true)}>
              Save one without a brand
            </Button>
          </div>
        }
      >
        No brands found for your account. Please create a brand first.
      </EmptyState>
      <SavePromptDialog open={isSaving} onOpenChange={setSaving} />
    </div>
  );
}

/** A prompt as it is edited. */
export function PromptEditorPage() {
  const { promptId = '' } = useParams();
  const { id: userId } = useUser();
  const { data: prompt, error, refetch, isFetching } = useQuery(promptQuery(userId, promptId));
  if (prompt) return <Editor key={prompt.id} prompt={prompt} />;
  return (
    <div className={styles.page}>
      <BackLink>
        <Link to={PROMPTS_PATH}>Back to Prompts</Link>
      </BackLink>
      {error && isGone(error) ? (
        <ErrorState
          page
          title="Prompt data not found."
          message="It was deleted, or the link is wrong."
          action={
            <Button asChild>
              <Link to={PROMPTS_PATH}>See All Prompts</Link>
            </Button>
          }
        />
      ) : error ? (
        <ErrorState
          page
          title="The prompt could not be loaded"
          message={sentenceOf(error, 'Failed to load existing prompt data.')}
          onRetry={() => void refetch()}
          retrying={isFetching && 'Retrying...'}
        />
      ) : (
        <div role="status" aria-label="Loading prompt..." className={styles.loading}>
          <SkeletonLine width="40%" />
          <SkeletonLine width="90%" />
          <SkeletonLine width="64%" />
        </div>
      )}
    </div>
  );
}

const isGone = (error: Error) =>
  error instanceof ApiError ? error.status === 404 || error.status === 400 : error.message === NO_PROMPT;

function Editor({ prompt, start }: { prompt?: PromptDetail; start?: { brand_profile_id?: string } }) {
  const title = prompt ? 'Edit Prompt' : 'Create New Prompt';
  useDocumentTitle(title);
  const form = usePromptForm(prompt, start);
  const { draft, values, problem } = form;
  const [showsVersions, setShowsVersions] = useState(false);
  const { ask, question } = useLeaveQuestion(draft.isDirty, draft.discard);
  return (
    <div className={styles.page}>
      <div className={styles.way}>
        <BackLink>
          <Link to={PROMPTS_PATH}>Back to Prompts</Link>
        </BackLink>
        {draft.isDirty && (
          <p role="status" className={styles.unsaved}>
            Not saved yet
          </p>
        )}
      </div>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {prompt && (
          <Button
            variant="quiet"
            icon={<History aria-hidden />}
            className={styles.versions}
            onClick={() => setShowsVersions(true)}
          >
            Versions
          </Button>
        )}
      </header>
      {draft.isRestored && (
        <Notice
          action={
            <Button variant="quiet" onClick={form.discard}>
              Discard
            </Button>
          }
        >
          <strong>Your unsaved text is back.</strong> It is as you left it.
        </Notice>
      )}
      <ConflictNotice form={form} />
      <div className={styles.columns}>
        <Form form={form} className={styles.form}>
          <TextField
            label="Prompt Name"
            autoComplete="off"
            autoFocus={!prompt}
            error={form.formState.errors.name?.message}
            {...form.register('name')}
          />
          <BrandField form={form} isNew={!prompt} />
          <TypeField form={form} />
          <ContentField form={form} />
          {problem && (
            <div ref={intoSight} className={styles.problem}>
              <Notice tone="critical">
                <strong>{problem}</strong>
                <p>What you wrote is kept on this page. You can try again.</p>
              </Notice>
            </div>
          )}
          <div className={styles.foot}>
            <div className={styles.buttons}>
              <Button
                variant="accent"
                type="submit"
                disabled={form.theirs !== null || (!prompt && !values.brand_profile_id)}
                busy={form.isSending && 'Saving...'}
              >
                {prompt ? 'Update Prompt' : 'Create Prompt'}
              </Button>
              <Button variant="quiet" onClick={() => ask(PROMPTS_PATH)}>
                Cancel
              </Button>
            </div>
            {!prompt && !values.brand_profile_id && (
              <p className={styles.hint}>Choose a brand to create the prompt for.</p>
            )}
          </div>
        </Form>
        <Preview key={values.brand_profile_id} form={form} prompt={prompt} />
      </div>
      {showsVersions && prompt && (
        <VersionsDialog prompt={prompt} onRestored={form.restart} onClose={() => setShowsVersions(false)} />
      )}
      {question}
    </div>
  );
}

/** What comes of it, and what came of it. */
function Preview({ form, prompt }: { form: PromptForm; prompt: PromptDetail | undefined }) {
  const { draft_content: text, brand_profile_id: brandId } = form.values;
  const fillIn = useFillIn(text, brandId || null);
  return (
    <div className={styles.preview}>
      <section aria-labelledby="preview" className={styles.section}>
        <div className={styles.bar}>
          <h2 id="preview" className={styles.heading}>
            Preview
          </h2>
          {text.trim() && <CopyButton text={fillIn.filled} label="Copy" withText />}
        </div>
        {text.trim() ? (
          <FilledPrompt fillIn={fillIn} label="Preview of the prompt" />
        ) : (
          <p className={styles.hint}>What you write stands here, with its variables filled in.</p>
        )}
        {fillIn.names.length > 0 && <FillInFields fillIn={fillIn} />}
        {prompt && text.trim() && <UseInDesign fillIn={fillIn} prompt={prompt} disabled={form.draft.isDirty} />}
        {prompt && text.trim() && form.draft.isDirty && (
          <p className={styles.hint}>Save it first to use it in a design.</p>
        )}
      </section>
      {prompt && <PromptDesigns promptId={prompt.id} />}
    </div>
  );
}
