import { useInsertionEffect, useRef } from 'react';

/**
 * The primitive gives the focus back to its own trigger only; our layers are opened by state. Returns the handler for
 * `onCloseAutoFocus`, which gives the focus to what `elsewhere` names, or back to whatever held it when `open` became true. Where that is
 * gone, as with what was deleted, to what `substitute` names, or to the page's main region.
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
  return (event: Event) => {
    event.preventDefault();
    const back = opener.current?.isConnected ? opener.current : (substitute?.() ?? document.querySelector('main'));
    const target = elsewhere?.() ?? back;
    if (target instanceof HTMLElement) target.focus();
  };
}
