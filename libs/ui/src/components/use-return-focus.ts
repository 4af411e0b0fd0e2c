import type { Ref } from 'react';
import { useCallback, useImperativeHandle, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';

interface Wishes {
  /** What gets the focus instead of the opener. */
  elsewhere?: (() => HTMLElement | null) | undefined;
  /** What gets it where the opener is gone, instead of the page's main region. */
  substitute?: (() => HTMLElement | null) | undefined;
  /** Whether the focus is somebody else's business, as after a press outside of the layer, which takes it along. */
  isTaken?: () => boolean;
}

/**
 * The primitive gives the focus back to its own trigger only, our layers are opened by state; and it does so by a timer, so that a key
 * pressed right after the one that closed a layer would go to nobody. This gives the focus, while the layer closes, back to whatever held
 * it when `open` became true. Where that goes away too, as with what was deleted, the handler that is returned, to be given to
 * `onCloseAutoFocus`, does it.
 */
export function useReturnFocus(open: boolean, wishes: Wishes = {}) {
  const opener = useRef<Element | null>(null);
  // Earlier than any autoFocus of the content.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  const latest = useRef(wishes);
  useLayoutEffect(() => {
    latest.current = wishes;
  });
  const giveBack = useCallback(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const { elsewhere, substitute, isTaken } = latest.current;
    if (isTaken?.()) return;
    const main = document.querySelector('main');
    // Where nothing held the focus, as before a key of the page opened the layer, the Tab key is to go on in the main region.
    const held = opener.current?.isConnected && opener.current !== document.body ? opener.current : undefined;
    const target = elsewhere?.() ?? held ?? substitute?.() ?? main;
    if (target instanceof HTMLElement) target.focus({ preventScroll: target === main });
  }, []);

  const isOpen = useRef(false);
  useLayoutEffect(() => {
    if (!open) return;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // The content, which holds the focus, leaves the page before this task ends. What lay inside a layer that closes with it waits for the handler.
      queueMicrotask(() => {
        if (!isOpen.current && opener.current?.isConnected) giveBack();
      });
    };
  }, [open, giveBack]);

  return (event: Event) => {
    event.preventDefault();
    giveBack();
  };
}

interface TriggeredLayer {
  /** Nothing outside can be used while the layer is open, so that a press there only closes it. */
  modal?: boolean;
  /** The trigger, for whoever uses the component. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * The state of a layer with a trigger of its own, which gets the focus when the layer closes: members to be spread over the primitive's
 * Root, Trigger and Content.
 */
export function useTriggeredLayer({ modal = false, ref }: TriggeredLayer = {}) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current, []);
  const pressedOutside = useRef(false);
  const onCloseAutoFocus = useReturnFocus(open, {
    elsewhere: () => trigger.current,
    isTaken: () => !modal && pressedOutside.current,
  });
  const onOpenChange = (next: boolean) => {
    if (next) pressedOutside.current = false;
    setOpen(next);
  };
  const onPointerDownOutside = () => {
    pressedOutside.current = true;
  };
  return {
    root: { open, onOpenChange },
    trigger: { ref: trigger },
    content: { onCloseAutoFocus, onPointerDownOutside },
  };
}
