import { zCreatePromptDto, zUpdatePromptDto } from '@maquette/api-client';
import { UserFacingError, toast } from '@maquette/ui';
import { ApiError, getAccessToken, sentenceOf, useUser } from '@maquette/web-core';
import { bodyResolver, useDraft, useRequestForm } from '@maquette/web-core/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { createPrompt, promptQuery, updatePrompt } from '../prompts/calls';
import { PROMPTS_PATH, typeLabel, typeOf } from '../prompts/prompt';
import type { PromptDetail } from '../prompts/prompt';

export interface PromptValues {
  name: string;
  /** '' while none is chosen. */
  brand_profile_id: string;
  /** As its folder is called: 'Flyer', not 'flyer'. */
  prompt_type: string;
  draft_content: string;
}

/** What somebody else saved while the form was open. */
interface Theirs {
  version: number;
  values: PromptValues;
}

export const CONTENT_LIMIT = 10_000;
const TYPE_LIMIT = 60;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const TEXTS = {
  name: { max: 'Prompt name must be less than 100 characters' },
  draft_content: { max: 'Draft content may have at most 10,000 characters.' },
  prompt_type: { max: `A prompt type may have at most ${TYPE_LIMIT} characters.` },
};

const check = (values: PromptValues) => ({
  name: values.name.trim() === '' ? 'Prompt name cannot be empty.' : undefined,
  draft_content: values.draft_content.trim() === '' ? 'Draft content cannot be empty.' : undefined,
});

const valuesOf = (prompt: PromptDetail): PromptValues => ({
  name: prompt.name,
  brand_profile_id: prompt.brandProfileId ?? '',
  prompt_type: prompt.promptType ? typeLabel(prompt.promptType) : '',
  draft_content: prompt.draftContent,
});

const textsOf = (values: PromptValues) => ({
  name: values.name.trim(),
  draft_content: values.draft_content.trim(),
  prompt_type: typeOf(values.prompt_type) || null,
});

/** What is sent: of a new prompt with its brand, of a change with the version that it is based on. */
type PromptBody = ReturnType<typeof textsOf> & { brand_profile_id?: string | null; user_id?: string; version?: number };

/** @throws UserFacingError when the session ended meanwhile */
async function signedInOnly(): Promise<void> {
  if (!(await getAccessToken().catch(() => null)))
    throw new UserFacingError('Could not retrieve user information. Please try logging in again.');
}

/** The texts of a refused save's other version, when that is why it was refused. */
function theirsOf(error: unknown, mine: PromptValues): Theirs | null {
  if (!(error instanceof ApiError) || error.code !== 'NEWER_VERSION') return null;
  const { details } = error.body as { details: { version: number; theirs: string } };
  const texts = JSON.parse(details.theirs) as { name: string; draft_content: string; prompt_type: string | null };
  return {
    version: details.version,
    values: {
      ...mine,
      name: texts.name,
      draft_content: texts.draft_content,
      prompt_type: texts.prompt_type ? typeLabel(texts.prompt_type) : '',
    },
  };
}

/**
 * The form of the prompt editor. What is typed survives a reload, and leaving; what another tab saved meanwhile is shown beside it.
 *
 * @param prompt absent for a new one
 * @param start what a new one begins with
 */
export function usePromptForm(prompt: PromptDetail | undefined, start: Partial<PromptValues> = {}) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const empty = { name: '', brand_profile_id: '', prompt_type: '', draft_content: '', ...start };
  const draft = useDraft<PromptValues>(`prompt ${prompt?.id ?? 'new'}`, {
    value: prompt ? valuesOf(prompt) : empty,
    version: prompt?.version ?? 0,
  });
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const version = theirs?.version ?? draft.version;

  const form = useRequestForm<PromptValues, PromptBody, PromptDetail>({
    defaultValues: draft.value,
    resolver: prompt
      ? bodyResolver(zUpdatePromptDto, {
          body: (values: PromptValues): PromptBody => ({ ...textsOf(values), version }),
          check,
          texts: TEXTS,
        })
      : bodyResolver(zCreatePromptDto, {
          body: (values: PromptValues): PromptBody => ({
            ...textsOf(values),
            brand_profile_id: values.brand_profile_id || null,
            user_id: userId,
          }),
          check,
          texts: TEXTS,
        }),
    send: async (body) => {
      await signedInOnly();
      if (!prompt) return (await createPrompt(body)).prompt;
      if (prompt.brandProfileId && !UUID.test(prompt.brandProfileId))
        throw new UserFacingError('Invalid Brand Profile ID format loaded. Cannot update.');
      return updatePrompt(prompt.id, body).catch((error: unknown) => {
        setTheirs(theirsOf(error, form.getValues()));
        throw error;
      });
    },
    failed: (error) =>
      error.code === 'NEWER_VERSION' ? '' : sentenceOf(error, 'An unknown error occurred while saving.'),
    onSent: (saved) => {
      draft.settle(valuesOf(saved), saved.version);
      client.setQueryData(promptQuery(userId, saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['prompts', userId, 'list'] });
      void client.invalidateQueries({ queryKey: ['prompts', userId, 'versions', saved.id] });
      void client.invalidateQueries({ queryKey: ['brands', userId] });
      void client.invalidateQueries({ queryKey: ['stats'] });
      toast.success(prompt ? 'Prompt updated.' : 'Prompt created.');
    },
    onDone: () => void navigate(PROMPTS_PATH),
  });

  const values = form.watch();
  const keepDraft = useEffectEvent((said: string) => draft.change(JSON.parse(said) as PromptValues));
  const said = JSON.stringify(values);
  useEffect(() => keepDraft(said), [said]);

  const put = (next: PromptValues) => form.reset(next);
  return {
    ...form,
    values,
    draft,
    theirs,
    /** The other's texts take the place of what was typed. */
    takeTheirs: () => {
      if (!theirs) return;
      draft.settle(theirs.values, theirs.version);
      put(theirs.values);
      setTheirs(null);
      void client.invalidateQueries({ queryKey: ['prompts', userId, 'one', prompt?.id] });
    },
    /** What is saved takes the place of what was typed; a toast says so and can undo it. */
    discard: () => {
      const typed = form.getValues();
      draft.discard();
      put(draft.base);
      setTheirs(null);
      toast.info('Your unsaved text was discarded.', {
        action: {
          label: 'Undo',
          onClick: () => {
            draft.putBack();
            put(typed);
          },
        },
      });
    },
    /** Another version was put on top. */
    restart: (saved: PromptDetail) => {
      draft.settle(valuesOf(saved), saved.version);
      put(valuesOf(saved));
      setTheirs(null);
    },
  };
}

export type PromptForm = ReturnType<typeof usePromptForm>;
