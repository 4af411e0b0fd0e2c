import { toast } from '@maquette/ui';
import { ErrorBoundary } from '@maquette/web-core';
import { loadQuickCreate } from '@maquette/web-core/remotes';
import type { CreateItem, QuickCreateProps } from '@maquette/web-core/remotes';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface QuickCreate {
  /** Fetches the action's dialog from its remote and opens it; a failure is told in a toast with Retry. */
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

/** The dialogs of the remotes' create actions. */
export function useQuickCreate(): QuickCreate {
  const [loading, setLoading] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = async (item: CreateItem, attempt = 0) => {
    setLoading(item.create);
    try {
      const Dialog = await loadQuickCreate(item, attempt);
      setOpened((previous) => ({ Dialog, open: true, turn: (previous?.turn ?? 0) + 1 }));
    } catch {
      toast.error(`'${item.label}' is not available at the moment.`, { action: { label: 'Retry', onClick: () => void open(item, attempt + 1) } });
    } finally {
      setLoading(null);
    }
  };

  return {
    open: (item) => void open(item),
    loading,
    dialog: opened && (
      <ErrorBoundary resetKey={opened.turn} fallback={() => <BrokenDialog />}>
        <opened.Dialog key={opened.turn} open={opened.open} onOpenChange={(next) => setOpened({ ...opened, open: next })} />
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
