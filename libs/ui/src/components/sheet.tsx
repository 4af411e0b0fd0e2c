import { Slot } from 'radix-ui';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { Dialog } from './dialog';

export interface SheetProps {
  /** The button that opens the sheet. */
  trigger: ReactElement;
  title: string;
  description?: ReactNode;
  /** Buttons at the foot, the accent one last. */
  footer?: ReactNode;
  /** No padding around the content, for rows that reach from edge to edge. */
  flush?: boolean;
  /** Hears that the sheet opens or closes. */
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/**
 * A sheet at the foot of the screen, opened by its button: what a menu or a popover is to the mouse. What it holds closes it by
 * `useDialogClose`. One that is opened by anything but a button is a `Dialog` of the size 'sheet'.
 */
export function Sheet({ trigger, onOpenChange, ...dialog }: SheetProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Slot.Root
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
          currentTarget.focus(); // a tap in Safari gives no button the focus, and it has to come back here
          change(true);
        }}
      >
        {trigger}
      </Slot.Root>
      <Dialog {...dialog} size="sheet" open={open} onOpenChange={change} />
    </>
  );
}
