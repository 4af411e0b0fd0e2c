import { ConfirmDialog } from '@maquette/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Asks before a link leads away from what is not saved; the browser asks by itself before the page is closed. What is typed is kept either
 * way, so that Back, which nothing can hold up, loses nothing.
 *
 * @returns `ask`, for buttons that lead away, and the dialog
 */
export function useLeaveQuestion(unsaved: boolean, onDiscard: () => void) {
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target], [download])');
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(`${link.pathname}${link.search}`);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [unsaved]);
  return {
    ask: (path: string) => (unsaved ? setTo(path) : void navigate(path)),
    question: (
      <ConfirmDialog
        open={to !== undefined}
        onOpenChange={(open) => !open && setTo(undefined)}
        title="Discard changes?"
        description="What you have written here is not saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => {
          onDiscard();
          if (to !== undefined) void navigate(to);
        }}
      />
    ),
  };
}
