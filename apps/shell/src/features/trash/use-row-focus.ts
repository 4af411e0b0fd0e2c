import { useCallback, useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** When the row that held the focus has gone, the one that took its place gets it, or the last one. */
export function useRowFocus(items: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const row = target.closest('li');
    place.current = row ? [...(list.current?.children ?? [])].indexOf(row) : undefined;
  }, []);
  /** The box of the row in whose place the focus was last. */
  const box = useCallback(() => {
    const rows = list.current?.children;
    if (!rows || place.current === undefined) return null;
    return rows[Math.min(place.current, rows.length - 1)]?.querySelector<HTMLElement>('[role=checkbox]') ?? null;
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body) box()?.focus();
  }, [items, box]);
  return { list, onFocus, box };
}
