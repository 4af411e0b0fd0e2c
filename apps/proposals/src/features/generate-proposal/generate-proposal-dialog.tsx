import { zGenerateProposalDto } from '@maquette/api-client';
import type { GenerateProposalDto } from '@maquette/api-client';
import { ChoiceButtons, Combobox, FormDialog, Notice, Segmented, TextArea, UserFacingError, toast } from '@maquette/ui';
import { brandsQuery, getAccessToken, sentenceOf, useUser } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { bodyResolver, useField, useRequestForm } from '@maquette/web-core/forms';
import type { RequestForm } from '@maquette/web-core/forms';
import type { QuickCreateProps } from '@maquette/web-core/remotes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { NO_USER, generateProposal, studiosQuery } from '../proposals/calls';
import { generationProblem } from '../proposals/components/generation-state';
import { PROPOSALS_PATH, fallbackStudios } from '../proposals/proposal';
import type { Studio } from '../proposals/proposal';
import { useClearCaches } from '../proposals/use-proposals';
import styles from './generate-proposal-dialog.module.css';
import { PicturesField } from './pictures-field';

const STARTED = 'Proposal generation started! Check the proposals list for updates.';
const CLOSES_AFTER_MS = 2_000;

const MIN_REQUEST = 10;
const MAX_REQUEST = 2_000;
const MAX_CONTEXT = 500;
const DEFAULT_REQUEST = 'Please analyze these images and create a proposal.';

const INPUTS = [
  { value: 'text', label: 'Text' },
  { value: 'image', label: 'Images' },
] as const;

const EMPTY = {
  input: 'text' as (typeof INPUTS)[number]['value'],
  client_request: '',
  images: [] as File[],
  context: '',
  design_studio: 'TI' as Studio['id'],
  brand_profile_id: '',
};
type Values = typeof EMPTY;
type Accepted = Answer<'post', '/api/proposals/generate'>;

function check({ input, client_request, images, context }: Values) {
  if (input === 'image')
    return {
      images: images.length === 0 ? 'Please upload at least one image file' : undefined,
      context: context.trim().length > MAX_CONTEXT ? 'The context may have at most 500 characters' : undefined,
    };
  const { length } = client_request.trim();
  return {
    client_request:
      length < MIN_REQUEST
        ? 'Please enter at least 10 characters describing your project'
        : length > MAX_REQUEST
          ? 'The request may have at most 2,000 characters'
          : undefined,
  };
}

const resolver = bodyResolver(zGenerateProposalDto, {
  body: ({ input, client_request, context, design_studio, brand_profile_id }: Values) => ({
    client_request: input === 'image' ? context.trim() || DEFAULT_REQUEST : client_request.trim(),
    design_studio,
    brand_profile_id: brand_profile_id || null,
  }),
  check,
});

/** Generate New Proposal. It starts anew every time it is opened; nothing is lost when sending fails. */
export const GenerateProposalDialog = ({ open, onOpenChange }: QuickCreateProps) =>
  open && <OpenDialog onOpenChange={onOpenChange} />;

function OpenDialog({ onOpenChange }: Pick<QuickCreateProps, 'onOpenChange'>) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const clearCaches = useClearCaches();
  const [isStarted, setStarted] = useState(false);
  const form: RequestForm<Values, GenerateProposalDto> = useRequestForm<Values, GenerateProposalDto, Accepted>({
    defaultValues: EMPTY,
    resolver,
    send: async (body) => {
      if (!(await getAccessToken().catch(() => null))) throw new UserFacingError(NO_USER);
      const { input, images } = form.getValues();
      return generateProposal(input === 'image' ? { ...body, images: await Promise.all(images.map(toBase64)) } : body);
    },
    failed: (error) => {
      const fallback =
        form.getValues('input') === 'image' ? 'Failed to generate proposal from images' : 'Failed to generate proposal';
      return generationProblem(sentenceOf(error, fallback), error);
    },
    onSent: ({ saveWarning }) => {
      if (saveWarning) toast.info(saveWarning);
      void clearCaches();
    },
    onDone: () => setStarted(true),
  });
  const done = () => {
    onOpenChange(false);
    void navigate(PROPOSALS_PATH);
  };
  useAfter(isStarted, CLOSES_AFTER_MS, done);
  const { errors } = form.formState;
  const input = useField(form, 'input');
  const images = useField(form, 'images');
  return (
    <FormDialog
      title="Generate New Proposal"
      form={{ ...form, isSending: form.isSending || isStarted, unsaved: form.unsaved && !isStarted }}
      submitLabel="Generate Proposal"
      busyLabel={isStarted ? 'Started' : input.value === 'image' ? 'Looking at the images...' : 'Sending...'}
      onOpenChange={isStarted ? done : onOpenChange}
      formClassName={styles.form}
    >
      <Segmented
        label="What the proposal is written from"
        hideLabel
        fit
        choices={INPUTS}
        value={input.value}
        onValueChange={(value) => {
          input.onValueChange(value);
          form.clearErrors();
        }}
      />
      {input.value === 'text' ? (
        <TextArea
          key="text"
          label="Client request"
          autoFocus
          limit={MAX_REQUEST}
          rows={8}
          defaultValue={form.getValues('client_request')}
          placeholder="Paste what the client wrote: what they want, for whom, by when, and for how much"
          error={errors.client_request?.message}
          {...form.register('client_request')}
        />
      ) : (
        <>
          <PicturesField value={images.value} onValueChange={images.onValueChange} error={images.error} />
          <TextArea
            key="context"
            label="Context"
            optional
            limit={MAX_CONTEXT}
            rows={3}
            defaultValue={form.getValues('context')}
            placeholder={DEFAULT_REQUEST}
            error={errors.context?.message}
            {...form.register('context')}
          />
        </>
      )}
      <StudioField {...useField(form, 'design_studio')} userId={userId} />
      <BrandField {...useField(form, 'brand_profile_id')} userId={userId} />
      {isStarted && <Notice tone="positive">{STARTED}</Notice>}
    </FormDialog>
  );
}

/** Runs once the time has passed since it began to be true. */
function useAfter(isTrue: boolean, milliseconds: number, does: () => void) {
  const run = useEffectEvent(does);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  }, [isTrue, milliseconds]);
}

const toBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new UserFacingError(`${file.name} could not be read. Please choose it again.`));
    reader.readAsDataURL(file);
  });

interface StudioFieldProps {
  value: Studio['id'];
  onValueChange: (id: Studio['id']) => void;
  userId: string;
}

/** Whose manner it is written in. */
function StudioField({ value, onValueChange, userId }: StudioFieldProps) {
  const { data, error } = useQuery(studiosQuery(userId));
  const studios = data?.length ? data : fallbackStudios();
  const chosen = studios.find(({ id }) => id === value);
  return (
    <div className={styles.studios}>
      <ChoiceButtons
        label="Design studio"
        choices={studios.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onValueChange={onValueChange}
      />
      <p className={styles.hint} aria-live="polite">
        {error ? 'Failed to load studios. These five are always there.' : chosen?.description}
      </p>
    </div>
  );
}

interface BrandFieldProps {
  value: string;
  onValueChange: (id: string) => void;
  error: string | undefined;
  userId: string;
}

/** In whose colours and type it goes out; absent where there is no brand to choose. */
function BrandField({ value, onValueChange, error, userId }: BrandFieldProps) {
  const { data: brands = [] } = useQuery(brandsQuery(userId));
  if (brands.length === 0) return null;
  return (
    <Combobox
      label="Brand"
      optional
      hint="Its colours and type are used in the PDF and in the DOCX. It can be changed later."
      options={[{ value: '', label: 'No Brand' }, ...brands.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  );
}
