import { localStore, useUser } from '@maquette/web-core';
import { useEffect, useRef, useState } from 'react';

/** What is saved, and the number of its version; 0 while there is none. */
export interface SavedVersion<Value> {
  value: Value;
  version: number;
}

interface Draft<Value> extends SavedVersion<Value> {
  /** What was there when the editing began. */
  base: Value;
}

const same = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
const draftOf = <Value>({ value, version }: SavedVersion<Value>): Draft<Value> => ({ value, base: value, version });

/** The browser's store is written when the typing pauses. */
const PAUSE_MS = 300;

/** What was typed and not saved, for a day: also when the page is reloaded or closed. */
function keep(key: string, draft: unknown): void {
  try {
    localStore.set(key, draft);
  } catch {
    // without room for it the warning before leaving is what there is
  }
}

/**
 * What is edited of something that has versions. A newer version takes its place, unless something is typed that would be lost; that
 * survives a reload, and the browser asks before the page is left.
 *
 * @param name of what is edited, with its id: 'strategy 1234'
 * @param saved a value that JSON can say
 */
export function useDraft<Value>(name: string, saved: SavedVersion<Value>) {
  const key = `draft ${useUser().id} ${name}`;
  const [draft, setDraft] = useState(() => localStore.get<Draft<Value>>(key) ?? draftOf(saved));
  /** It was typed before the page was opened. */
  const [isRestored, setRestored] = useState(() => !same(draft.value, draft.base));
  const isDirty = !same(draft.value, draft.base);
  const isOlder = draft.version < saved.version;
  if (!isDirty && isOlder) setDraft(draftOf(saved));

  // What waits to be written goes with the page, or with what was edited.
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    waiting.current = () => {
      waiting.current = undefined;
      if (isDirty) keep(key, draft);
      else localStore.remove(key);
    };
    const timer = setTimeout(() => waiting.current?.(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, key, draft]);
  useEffect(() => {
    const write = () => waiting.current?.();
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [key]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  // at once: the page may be left before anything is drawn again
  const forget = () => {
    waiting.current = () => localStore.remove(key);
    localStore.remove(key);
  };
  const put = (next: Draft<Value>) => {
    setDraft(next);
    setRestored(false);
  };
  return {
    value: draft.value,
    /** What the editing began with. */
    base: draft.base,
    isDirty,
    isRestored: isRestored && isDirty,
    /** The version that a save says it is based on. */
    version: draft.version,
    /** A newer version was saved than the one that was typed over. */
    hasNewer: isDirty && isOlder,
    change: (value: Value) => setDraft((now) => ({ ...now, value })),
    /** What was typed goes on, over this version and its text. */
    rebase: (version: number, base: Value) => setDraft((now) => ({ ...now, version, base })),
    /** This is what is saved now. */
    settle: (value: Value, version: number) => {
      forget();
      put(draftOf({ value, version }));
    },
    /** What the editing began with, or the newest, takes the place of what was typed. */
    discard: () => {
      forget();
      put({ ...draft, value: draft.base });
    },
    /** Undoes it, perhaps after the page was left. */
    putBack: () => {
      keep(key, draft);
      put(draft);
    },
  };
}
