import { zCreatePromptDto } from '@maquette/api-client';
import { Combobox, FormDialog, TextArea, TextField, toast } from '@maquette/ui';
import { useUser } from '@maquette/web-core';
import { bodyResolver, useField, useRequestForm } from '@maquette/web-core/forms';
import type { QuickCreateProps } from '@maquette/web-core/remotes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { brandListQuery, brandsProblem, createPrompt } from '../prompts/calls';
import { promptPath } from '../prompts/prompt';
import styles from './save-prompt-dialog.module.css';

/** What the form begins with, from a design for example. */
export interface SavedFrom {
  draft_content?: string;
  brand_profile_id?: string;
  design_request_id?: string;
  prompt_type?: string;
}

interface SavePromptDialogProps extends QuickCreateProps {
  start?: SavedFrom;
}

const EMPTY = { name: '', draft_content: '', brand_profile_id: '' };
const MIN_CONTENT = 10;
const CONTENT_LIMIT = 5_000;

function check({ name, draft_content }: typeof EMPTY) {
  const [title, content] = [name.trim(), draft_content.trim()];
  return {
    name: title === '' ? 'Please enter a name for your prompt' : title.length < 2 ? NAME_TOO_SHORT : undefined,
    draft_content:
      content === ''
        ? 'Please enter the prompt content'
        : content.length < MIN_CONTENT
          ? 'Prompt content must be at least 10 characters long'
          : content.length > CONTENT_LIMIT
            ? 'Prompt content must be at most 5,000 characters long'
            : undefined,
  };
}
const NAME_TOO_SHORT = 'Prompt name must be at least 2 characters long';

/** Save Prompt. It starts anew every time it is opened; nothing is lost when sending fails. */
export const SavePromptDialog = ({ open, ...props }: SavePromptDialogProps) => open && <OpenDialog {...props} />;

function OpenDialog({ onOpenChange, start = {} }: Omit<SavePromptDialogProps, 'open'>) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const brands = useQuery(brandListQuery(userId));
  const { design_request_id, prompt_type, ...given } = start;
  const form = useRequestForm({
    defaultValues: { ...EMPTY, ...given },
    resolver: bodyResolver(zCreatePromptDto, {
      body: (values: typeof EMPTY) => ({
        name: values.name.trim(),
        draft_content: values.draft_content.trim(),
        brand_profile_id: values.brand_profile_id || null,
        user_id: userId,
        design_request_id,
        prompt_type,
      }),
      check,
      texts: { name: { max: 'Prompt name must be less than 100 characters' } },
    }),
    send: createPrompt,
    failed: 'Failed to save prompt.',
    onSent: ({ prompt }) => {
      toast.success(`Prompt "${prompt.name}" saved.`);
      void client.invalidateQueries({ queryKey: ['prompts', userId, 'list'] });
      void client.invalidateQueries({ queryKey: ['brands', userId] });
      void client.invalidateQueries({ queryKey: ['stats'] });
    },
    onDone: ({ id }) => {
      onOpenChange(false);
      void navigate(promptPath(id));
    },
  });
  const { errors } = form.formState;
  const brand = useField(form, 'brand_profile_id');
  return (
    <FormDialog
      title="Save Prompt"
      form={form}
      submitLabel="Save Prompt"
      busyLabel="Saving..."
      onOpenChange={onOpenChange}
    >
      <TextField label="Prompt Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
      <div className={styles.content}>
        <TextArea
          label="Prompt content"
          limit={CONTENT_LIMIT}
          rows={7}
          defaultValue={given.draft_content ?? ''}
          placeholder="A poster for {{event}} in {{brand.palette.primary}}"
          error={errors.draft_content?.message}
          {...form.register('draft_content')}
        />
        {/* stays beside what is wrong */}
        <p className={styles.hint}>{'Write {{name}} for what changes from one time to the next.'}</p>
      </div>
      <Combobox
        label="Brand"
        optional
        options={[
          { value: '', label: 'No Brand' },
          ...(brands.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...brand}
        error={brands.error ? brandsProblem(brands.error) : brand.error}
      />
    </FormDialog>
  );
}
