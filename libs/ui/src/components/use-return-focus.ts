import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * The primitive gives the focus back to its own trigger only, our layers are opened by state; and it does so by a timer, so that a key
 * pressed right after the one that closed a layer would go to nobody. This gives the focus, while the layer closes, to what `elsewhere`
 * names, or back to whatever held it when `open` became true. Where that goes away too, as with what was deleted, the handler that is
 * returned, to be given to `onCloseAutoFocus`, gives it to what `substitute` names, or to the page's main region.
 */
export function useReturnFocus(
  open: boolean,
  elsewhere?: () => HTMLElement | null,
  substitute?: () => HTMLElement | null,
) {
  const opener = useRef<Element | null>(null);
  // Earlier than any autoFocus of the content.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  const latest = useRef({ elsewhere, substitute });
  useLayoutEffect(() => {
    latest.current = { elsewhere, substitute };
  });
  const giveBack = useCallback(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const { elsewhere, substitute } = latest.current;
    const back = opener.current?.isConnected ? opener.current : (substitute?.() ?? document.querySelector('main'));
    const target = elsewhere?.() ?? back;
    if (target instanceof HTMLElement) target.focus();
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
