import { Toast as Primitive } from 'radix-ui';
import { CircleCheck, CircleX, Info, X } from '../icons';
import { useSyncExternalStore } from 'react';
import { classNames } from '../class-names';
import { Button, IconButton } from './button';
import { toast, toastStore } from './toast';
import styles from './toasts.module.css';

const icons = { success: CircleCheck, error: CircleX, info: Info };

/** What `toast` has said, as it comes and goes: the later part of `Toaster`. */
export function Toasts() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <Primitive.Provider swipeDirection="right" label="Notification">
      {entries.map(({ id, tone, message, action }) => {
        const Icon = icons[tone];
        return (
          <Primitive.Root
            key={id}
            // Foreground is announced at once, background when the reader pauses.
            type={tone === 'error' ? 'foreground' : 'background'}
            duration={tone === 'error' ? Infinity : action ? 10_000 : 5_000}
            onOpenChange={(open) => {
              if (!open) toast.dismiss(id);
            }}
            className={classNames(styles.toast, styles[tone])}
            // a dialog that is open or closing takes the pointer from all of the page, but not from this
            style={{ pointerEvents: 'auto' }}
          >
            <Icon aria-hidden />
            {/* The primitive speaks it; the role is for those who look for it later. */}
            <div role={tone === 'error' ? 'alert' : 'status'} aria-live="off" className={styles.message}>
              <Primitive.Description>{message}</Primitive.Description>
            </div>
            {action && (
              <Primitive.Action asChild altText={action.label}>
                <Button className={styles.action} onClick={action.onClick}>
                  {action.label}
                </Button>
              </Primitive.Action>
            )}
            <Primitive.Close asChild>
              <IconButton label="Close notification" tooltip={false} className={styles.close}>
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </Primitive.Root>
        );
      })}
      <Primitive.Viewport className={styles.viewport} />
    </Primitive.Provider>
  );
}
