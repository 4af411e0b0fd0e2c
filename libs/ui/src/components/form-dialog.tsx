import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import { modKey } from '../mod-key';
import { Button } from './button';
import { Dialog, useDialogClose } from './dialog';
import type { DialogProps } from './dialog';
import styles from './dialog.module.css';
import { Form } from './form';
import type { FormStatus } from './form';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer' | 'unsaved' | 'className'> {
  form: FormStatus;
  /** The button that submits: 'Create Brand'. */
  submitLabel: string;
  /** What it says meanwhile: 'Creating...'. */
  busyLabel: string;
  /** At the left of the buttons while nothing is wrong. */
  note?: ReactNode;
  /** In place of the column in which fields stand. */
  formClassName?: string | undefined;
}

/**
 * A dialog that holds a form: Cancel and the submitting button at its foot, what is wrong beside them, a question before something
 * written is lost. It is there as long as it is rendered; begin a form anew by rendering another.
 */
export function FormDialog({
  form,
  submitLabel,
  busyLabel,
  note,
  formClassName,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      unsaved={form.unsaved}
      footer={
        <>
          <p
            key={form.problem}
            className={classNames(styles.note, form.problem && styles.problem)}
            role={form.problem && 'alert'}
          >
            {form.problem ?? note}
          </p>
          <CancelButton />
          <Button
            variant="accent"
            type="submit"
            form={id}
            busy={form.isSending && busyLabel}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {submitLabel}
            <span aria-hidden className={styles.keys}>
              {modKey()} Enter
            </span>
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className={formClassName ?? styles.fields}>
        {children}
      </Form>
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
