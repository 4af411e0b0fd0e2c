import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  label: string;
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The element that is explained; it must take a ref and handlers. */
  children: ReactElement;
}

/** A few words on hover and focus. It repeats or completes the name; nothing may be found here alone. */
export function Tooltip({ label, shortcut, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={350} disableHoverableContent>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content side={side} sideOffset={6} collisionPadding={8} className={styles.tooltip}>
            {label}
            {shortcut && <span className={styles.shortcut}>{shortcut}</span>}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
