import { zSaveAsPromptDto } from '@maquette/api-client';
import { Combobox, FormDialog, TextArea, TextField } from '@maquette/ui';
import { api, brandsQuery, sentenceOf, useUser } from '@maquette/web-core';
import { bodyResolver, useField, useRequestForm } from '@maquette/web-core/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const CLOSES_AFTER_MS = 1_200;
const MIN_CONTENT = 10;
const MAX_CONTENT = 5_000;
const MAX_NAME = 99;

interface SaveAsPromptProps {
  text: string;
  /** Of the picture: the prompt's name begins with it. */
  name: string;
  onClose: () => void;
}

const resolver = bodyResolver(zSaveAsPromptDto, {
  body: ({ prompt_name, prompt_text, brand_id }: { prompt_name: string; prompt_text: string; brand_id: string }) => ({
    prompt_name: prompt_name.trim(),
    prompt_text: prompt_text.trim(),
    brand_id: brand_id || null,
  }),
  check: ({ prompt_name, prompt_text }) => {
    const content = prompt_text.trim();
    return {
      prompt_name: prompt_name.trim() === '' ? 'Please enter a name for your prompt' : undefined,
      prompt_text:
        content === ''
          ? 'Please enter the prompt content'
          : content.length < MIN_CONTENT
            ? 'Prompt content must be at least 10 characters long'
            : content.length > MAX_CONTENT
              ? 'Prompt content must be at most 5,000 characters long'
              : undefined,
    };
  },
  texts: {
    prompt_name: {
      min: 'Prompt name must be at least 2 characters long',
      max: 'Prompt name must be less than 100 characters',
    },
  },
});

/** Keeps what an analysis says as a prompt. It stays for a moment when that is done, so that one reads that it is. */
export function SaveAsPrompt({ text, name, onClose }: SaveAsPromptProps) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const brands = useQuery(brandsQuery(userId));
  const [saved, setSaved] = useState(false);
  const form = useRequestForm({
    defaultValues: { prompt_name: `Analysis of ${name}`.slice(0, MAX_NAME), prompt_text: text, brand_id: '' },
    resolver,
    send: (body) => api.post('/api/v1/analysis/save-as-prompt', { body }),
    failed: (error) => sentenceOf(error, 'Failed to save prompt.'),
    onSent: () => {
      void client.invalidateQueries({ queryKey: ['prompts', userId] });
      void client.invalidateQueries({ queryKey: ['brands', userId] });
      void client.invalidateQueries({ queryKey: ['stats'] });
    },
    onDone: () => setSaved(true),
  });
  const { errors } = form.formState;
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [saved, onClose]);
  return (
    <FormDialog
      title="Save as Prompt"
      form={saved ? { ...form, unsaved: false, submit: () => undefined } : form}
      note={<span role="status">{saved && 'Analysis result saved as prompt successfully.'}</span>}
      submitLabel="Save Prompt"
      busyLabel="Saving..."
      onOpenChange={onClose}
    >
      <TextField
        label="Prompt name"
        autoComplete="off"
        error={errors.prompt_name?.message}
        {...form.register('prompt_name')}
      />
      <TextArea
        label="Prompt content"
        limit={MAX_CONTENT}
        rows={8}
        defaultValue={text}
        error={errors.prompt_text?.message}
        {...form.register('prompt_text')}
      />
      <Combobox
        label="Brand"
        optional
        options={[
          { value: '', label: 'No Brand' },
          ...(brands.data ?? []).map((brand) => ({ value: brand.id, label: brand.name })),
        ]}
        {...useField(form, 'brand_id')}
        error={brands.error ? sentenceOf(brands.error, 'Failed to load brands list.') : undefined}
      />
    </FormDialog>
  );
}
