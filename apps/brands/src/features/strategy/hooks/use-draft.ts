import { useUser } from '@maquette/web-core';
import { useEffect, useState } from 'react';
import type { BrandDetail } from '../../brands/brand';

interface Draft {
  text: string;
  /** The version that the text began with. */
  version: number;
  /** That version's text. */
  base: string;
}

/** What was typed and not saved, by user and brand: it is there when the page is opened again in this visit. */
const kept = new Map<string, Draft>();

const draftOf = (brand: BrandDetail): Draft => ({
  text: brand.strategyText ?? '',
  base: brand.strategyText ?? '',
  version: brand.strategyVersion,
});

/** The text as it is edited. A newer one from the server takes its place, unless something is typed that would be lost. */
export function useDraft(brand: BrandDetail) {
  const key = `${useUser().id} ${brand.id}`;
  const [draft, setDraft] = useState(() => kept.get(key) ?? draftOf(brand));
  const isDirty = draft.text !== draft.base;
  if (!isDirty && draft.version !== brand.strategyVersion) setDraft(draftOf(brand));

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

  return {
    text: draft.text,
    isDirty,
    /** The version that a save says it is based on. */
    version: draft.version,
    change: (text: string) => setDraft((now) => ({ ...now, text })),
    /** What was typed goes on, over this version. */
    rebase: (version: number) => setDraft((now) => ({ ...now, version })),
    /** This is the saved text now. */
    settle: (text: string, version: number) => setDraft({ text, base: text, version }),
  };
}
