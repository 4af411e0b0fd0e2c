import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ListItem } from './paged-list';

const NONE: ReadonlySet<string> = new Set();

/** Which rows are chosen, and the one from which a range is drawn. */
export function useSelection<Item extends ListItem>(items: readonly Item[]) {
  const [ids, setIds] = useState(NONE);
  const [anchor, setAnchor] = useState<string>();

  // What is no longer in the list cannot stay chosen.
  useEffect(() => {
    setIds((current) => {
      if (current.size === 0) return current;
      const there = new Set(items.map(({ id }) => id));
      const kept = [...current].filter((id) => there.has(id));
      return kept.length === current.size ? current : new Set(kept);
    });
  }, [items]);

  const toggle = useCallback((id: string) => {
    setAnchor(id);
    setIds((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const extendTo = useCallback(
    (id: string) => {
      const order = items.map((item) => item.id);
      const from = anchor === undefined ? order.indexOf(id) : order.indexOf(anchor);
      const to = order.indexOf(id);
      if (from < 0) return toggle(id);
      setIds((current) => new Set([...current, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]));
    },
    [items, anchor, toggle],
  );
  const selectAll = useCallback((all: readonly Item[] = items) => setIds(new Set(all.map(({ id }) => id))), [items]);
  const clear = useCallback(() => {
    setIds(NONE);
    setAnchor(undefined);
  }, []);
  const selected = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  return { ids, selected, toggle, extendTo, selectAll, clear };
}

export type Selection<Item extends ListItem> = ReturnType<typeof useSelection<Item>>;
