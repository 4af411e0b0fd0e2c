import { Button, Dialog, TextArea, TextField, toast, useDialogClose } from '@maquette/ui';
import { ApiError } from '@maquette/web-core';
import type { QuickCreateProps } from '@maquette/web-core/remotes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { createBrand } from '../api/create-brand';
import styles from './create-brand-dialog.module.css';

const DESCRIPTION_LIMIT = 500;

/** Why a name is refused, or true. */
function checkName(name: string): string | true {
  const length = name.trim().length;
  if (length === 0) return 'Please enter a name for your brand';
  if (length < 2) return 'Brand name must be at least 2 characters long';
  if (length >= 100) return 'Brand name must be less than 100 characters';
  return true;
}

/** Create New Brand. It starts anew every time it is opened; nothing is lost when sending fails. */
export const CreateBrandDialog = ({ open, onOpenChange }: QuickCreateProps) =>
  open && <OpenDialog onOpenChange={onOpenChange} />;

function OpenDialog({ onOpenChange }: Pick<QuickCreateProps, 'onOpenChange'>) {
  const formId = useId();
  const client = useQueryClient();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', description: '' } });
  const creation = useMutation({
    mutationFn: createBrand,
    onSuccess: ({ name }) => {
      toast.success(`Brand "${name}" created. You can choose it for a new design.`);
      void client.invalidateQueries({ queryKey: ['brands'] });
    },
  });
  const submit = handleSubmit((values) => {
    // Given to `mutate`, which forgets it when the form is closed: another dialog may be open by then.
    if (!creation.isPending) creation.mutate(values, { onSuccess: () => onOpenChange(false) });
  });
  // In the description Enter is a new line; with Cmd or Ctrl it submits there too.
  const submitFromText = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit();
  };
  const { error } = creation;
  const hasSentence = error instanceof ApiError && error.message !== `HTTP error! status: ${error.status}`;
  const refusal = error && (hasSentence ? error.message : 'Failed to create brand. Please try again.');
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Create New Brand"
      unsaved={formState.isDirty}
      footer={
        <>
          {refusal ? (
            <p role="alert" className={styles.problem}>
              {refusal}
            </p>
          ) : (
            <span className={styles.space} />
          )}
          <CancelButton />
          <Button variant="accent" type="submit" form={formId} busy={creation.isPending && 'Creating...'}>
            Create Brand
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="Brand name"
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', { validate: checkName })}
        />
        <TextArea
          label="Description"
          optional
          limit={DESCRIPTION_LIMIT}
          rows={4}
          placeholder="What the company makes, for whom, and what sets it apart"
          error={formState.errors.description?.message}
          onKeyDown={submitFromText}
          {...register('description', {
            validate: (text) =>
              text.trim().length <= DESCRIPTION_LIMIT ||
              `The description may have at most ${DESCRIPTION_LIMIT} characters`,
          })}
        />
      </form>
    </Dialog>
  );
}

function CancelButton() {
  const close = useDialogClose();
  return (
    <Button variant="quiet" onClick={close}>
      Cancel
    </Button>
  );
}
