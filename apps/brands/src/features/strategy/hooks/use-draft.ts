import { toast } from '@maquette/ui';
import { useUser } from '@maquette/web-core';
import { useEffect, useState } from 'react';
import type { BrandDetail } from '../../brands/brand';

interface Kept {
  text: string;
  /** The version that the text began with. */
  version: number;
  /** That version's text. */
  base: string;
  /** The last change left nothing. */
  wasCleared: boolean;
}

/** What was typed and not saved, by user and brand: it is there when the page is opened again in this visit. */
const kept = new Map<string, Kept>();

const draftOf = (brand: BrandDetail): Kept => ({
  text: brand.strategyText ?? '',
  base: brand.strategyText ?? '',
  version: brand.strategyVersion,
  wasCleared: false,
});

/** The text as it is edited. A newer one from the server takes its place, unless something is typed that would be lost. */
export function useDraft(brand: BrandDetail) {
  const key = `${useUser().id} ${brand.id}`;
  const [draft, setDraft] = useState(() => kept.get(key) ?? draftOf(brand));
  const isDirty = draft.text !== draft.base;
  const isOlder = draft.version < brand.strategyVersion;
  if (!isDirty && isOlder) setDraft(draftOf(brand));

  useEffect(() => {
    if (isDirty) kept.set(key, draft);
    else kept.delete(key);
  }, [isDirty, key, draft]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const change = (text: string) => setDraft((now) => ({ ...now, text, wasCleared: text.trim() === '' }));
  return {
    text: draft.text,
    isDirty,
    /** The version that a save says it is based on. */
    version: draft.version,
    /** A newer text was saved than the one that was typed over: generated, restored, or written elsewhere. */
    hasNewer: isDirty && isOlder,
    wasCleared: draft.wasCleared,
    change,
    /** What was typed goes on, over this version and its text. */
    rebase: (version: number, base: string) => setDraft((now) => ({ ...now, version, base })),
    /** This is the saved text now. */
    settle: (text: string, version: number) => setDraft({ text, base: text, version, wasCleared: false }),
    /** The saved text, the newest, takes the place of what was typed; a toast says so and can undo it. */
    discard: () => {
      setDraft((now) => ({ ...now, text: now.base, wasCleared: false }));
      toast.info('Your unsaved text was discarded.', {
        action: {
          label: 'Undo',
          onClick: () => {
            // the page may have been left since
            kept.set(key, draft);
            change(draft.text);
          },
        },
      });
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
