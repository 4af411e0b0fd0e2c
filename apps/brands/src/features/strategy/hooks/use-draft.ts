import { toast } from '@maquette/ui';
import { useDraft as useSavedDraft } from '@maquette/web-core/forms';
import { useState } from 'react';
import type { BrandDetail } from '../../brands/brand';

/** The strategy's text as it is edited. */
export function useDraft(brand: BrandDetail) {
  const saved = { value: brand.strategyText ?? '', version: brand.strategyVersion };
  const { value: text, ...draft } = useSavedDraft(`strategy ${brand.id}`, saved);
  /** The last change left nothing. */
  const [wasCleared, setWasCleared] = useState(draft.isDirty && text.trim() === '');
  return {
    ...draft,
    text,
    wasCleared,
    change: (next: string) => {
      draft.change(next);
      setWasCleared(next.trim() === '');
    },
    settle: (next: string, version: number) => {
      draft.settle(next, version);
      setWasCleared(false);
    },
    /** The saved text, the newest, takes the place of what was typed; a toast says so and can undo it. */
    discard: () => {
      draft.discard();
      setWasCleared(false);
      toast.info('Your unsaved text was discarded.', { action: { label: 'Undo', onClick: draft.putBack } });
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
