import { Dialog as Primitive } from 'radix-ui';
import { X } from '../icons';
import type { ReactNode, Ref } from 'react';
import { createContext, use, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { IconButton } from './button';
import { ConfirmDialog } from './confirm-dialog';
import styles from './dialog.module.css';
import { useLeaveWarning } from './use-leave-warning';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  /** Called with false when the user asks to close and nothing unsaved stands against it. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** 440, 640 or 1080 px wide, or a sheet at the foot of the screen, which on phones every dialog is. */
  size?: 'small' | 'medium' | 'large' | 'sheet';
  /** Buttons, the accent one last. */
  footer?: ReactNode;
  /** Something would be lost: closing asks first, and so does leaving the page. */
  unsaved?: boolean;
  /** No padding around the content. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const CONTROL =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), button:not(:disabled), a[href]';

const RequestClose = createContext<() => void>(() => undefined);

/** Closes the dialog around the caller as Escape would: it asks first when something is unsaved. */
export const useDialogClose = () => use(RequestClose);

/**
 * A modal dialog: the focus starts on the first control of the content (or on the one with `autoFocus`), stays inside and
 * returns where it came from; Escape closes the top layer only.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  unsaved = false,
  flush,
  className,
  children,
  ref,
}: DialogProps) {
  const [asking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus(open);
  useLeaveWarning(open && unsaved);
  const requestClose = () => (unsaved ? setAsking(true) : onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : requestClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className={classNames(styles.scrim, size === 'sheet' && styles.low)}>
          <Primitive.Content
            ref={ref}
            className={classNames(styles.dialog, styles[size], className)}
            {...(!description && { 'aria-describedby': undefined })}
            onCloseAutoFocus={returnFocus}
            onOpenAutoFocus={(event) => {
              const first = body.current?.querySelector<HTMLElement>(CONTROL);
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onEscapeKeyDown={(event) => {
              // The first Escape in a search box only empties it.
              if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value)
                event.preventDefault();
            }}
          >
            <RequestClose value={requestClose}>
              <header className={styles.head}>
                <div className={styles.titles}>
                  <Primitive.Title className={styles.title}>{title}</Primitive.Title>
                  {description && (
                    <Primitive.Description className={styles.description}>{description}</Primitive.Description>
                  )}
                </div>
                <IconButton label="Close" className={styles.close} tooltip={false} onClick={requestClose}>
                  <X aria-hidden />
                </IconButton>
              </header>
              <div ref={body} className={classNames(styles.body, flush && styles.flush)}>
                {children}
              </div>
              {footer && <footer className={styles.foot}>{footer}</footer>}
              <ConfirmDialog
                open={asking}
                onOpenChange={setAsking}
                title="Discard changes?"
                description="What you have written here is not saved yet."
                confirmLabel="Discard"
                cancelLabel="Keep editing"
                onConfirm={() => onOpenChange(false)}
              />
            </RequestClose>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
