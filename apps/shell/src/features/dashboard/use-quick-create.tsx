import { toast } from '@maquette/ui';
import { ErrorBoundary } from '@maquette/web-core';
import { loadQuickCreate } from '@maquette/web-core/remotes';
import type { CreateItem, QuickCreateProps } from '@maquette/web-core/remotes';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface QuickCreate {
  /**
   * Fetches the action's dialog from its remote and opens it; a failure is told in a toast with Retry. Nothing opens over a dialog that
   * stands by then, nor when something else was asked for meanwhile.
   */
  open: (item: CreateItem) => void;
  /** Name of the action whose dialog is on its way. */
  loading: string | null;
  /** To be rendered once, anywhere. */
  dialog: ReactNode;
}

interface Opened {
  Dialog: ComponentType<QuickCreateProps>;
  open: boolean;
  /** Counts the openings: each starts with a fresh form. */
  turn: number;
}

/** Whether any dialog stands, the remotes' own among them: what is written in it is not to be covered or replaced. One that fades away does not count. */
export const isDialogOpen = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-state=closed])') !== null;

/** The dialogs of the remotes' create actions. */
export function useQuickCreate(): QuickCreate {
  const [loading, setLoading] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const lastTurn = useRef(0);

  const open = async (item: CreateItem, attempt = 0) => {
    const turn = ++lastTurn.current;
    setLoading(item.create);
    const Dialog = await loadQuickCreate(item, attempt).catch(() => null);
    if (turn !== lastTurn.current) return;
    setLoading(null);
    if (!Dialog)
      toast.error(`'${item.label}' is not available at the moment.`, {
        action: { label: 'Retry', onClick: () => void open(item, attempt + 1) },
      });
    else if (!isDialogOpen()) setOpened({ Dialog, open: true, turn });
  };
  /** A dialog changes only itself, even when its answer comes after another has taken its place. */
  const change = (turn: number, next: boolean) =>
    setOpened((current) => (current?.turn === turn ? { ...current, open: next } : current));

  return {
    open: (item) => void open(item),
    loading,
    dialog: opened && (
      <ErrorBoundary resetKey={opened.turn} fallback={() => <BrokenDialog />}>
        <opened.Dialog key={opened.turn} open={opened.open} onOpenChange={(next) => change(opened.turn, next)} />
      </ErrorBoundary>
    ),
  };
}

function BrokenDialog() {
  useEffect(() => {
    toast.error('The dialog could not be shown. Please try again.');
  }, []);
  return null;
}
