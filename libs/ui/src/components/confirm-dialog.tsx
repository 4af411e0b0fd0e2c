import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names';
import { UserFacingError } from '../user-facing-error';
import { Button } from './button';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is to be deleted. Gives the sentence that asks. Use `description` for another question. */
  item?: string;
  title?: string;
  description?: ReactNode;
  confirmLabel?: string;
  /** What the button says while `onConfirm` runs. */
  busyLabel?: string;
  cancelLabel?: string;
  /** A promise keeps the dialog open and busy; when it fails, 'Error: …' with the sentence of a `UserFacingError` stands in the dialog and the user may try again. */
  onConfirm: () => void | Promise<unknown>;
  /** What takes the focus when what held it was deleted. Without it the page's main region does. */
  returnFocusTo?: () => HTMLElement | null;
}

/** Its own straight quotes as curly ones, which are told from those around it. */
const withinQuotes = (item: string) => item.replace(/(?<![^\s([{])"/gu, '“').replaceAll('"', '”');

/** Asks before something is lost. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  item,
  title = 'Confirm Deletion',
  description = `Are you sure you want to delete "${withinQuotes(item ?? '')}"? This action cannot be undone.`,
  confirmLabel = 'Delete',
  busyLabel = 'Deleting...',
  cancelLabel = 'Cancel',
  onConfirm,
  returnFocusTo,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const returnFocus = useReturnFocus(open, { substitute: returnFocusTo });

  const change = (next: boolean) => {
    if (busy) return;
    setError(undefined);
    onOpenChange(next);
  };
  const confirm = async () => {
    setError(undefined);
    try {
      const answer = onConfirm();
      if (answer instanceof Promise) {
        setBusy(true);
        await answer;
      }
      onOpenChange(false);
    } catch (reason) {
      setError(reason instanceof UserFacingError ? reason.message : 'That did not work. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim}>
          <Primitive.Content className={classNames(styles.dialog, styles.small)} onCloseAutoFocus={returnFocus}>
            <div className={styles.message}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              <Primitive.Description className={styles.description}>{description}</Primitive.Description>
              {error && (
                <p role="alert" className={styles.error}>
                  Error: {error}
                </p>
              )}
            </div>
            <footer className={styles.foot}>
              <Primitive.Cancel asChild>
                <Button disabled={busy}>{cancelLabel}</Button>
              </Primitive.Cancel>
              <Button variant="critical" busy={busy && busyLabel} onClick={confirm}>
                {confirmLabel}
              </Button>
            </footer>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
