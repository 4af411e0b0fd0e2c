import { useEffect, useSyncExternalStore } from 'react';

/** A key and what it does, for the list that `?` opens. */
export interface Shortcut {
  keys: string[];
  does: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

let groups: readonly ShortcutGroup[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ShortcutGroup[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lists a screen's shortcuts while it is shown. `group` must keep its identity (a module constant); the keys are bound by the screen itself. */
export function useShortcutGroup(group: ShortcutGroup): void {
  useEffect(() => {
    change([...groups, group]);
    return () => change(groups.filter((other) => other !== group));
  }, [group]);
}

/** The shortcuts of everything on the page now. */
export const useShortcutGroups = (): readonly ShortcutGroup[] => useSyncExternalStore(subscribe, () => groups);
