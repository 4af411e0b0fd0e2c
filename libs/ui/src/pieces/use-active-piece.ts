import { useLayoutEffect, useRef, useState } from 'react';

/** The piece that the Tab key reaches. When it goes, the one that takes its place is next: after a deletion of many, that of the first. */
export function useActivePiece(items: readonly { id: string }[]) {
  const [activeId, setActiveId] = useState<string>();
  const before = useRef(items);
  useLayoutEffect(() => {
    const previous = before.current;
    before.current = items;
    const ids = new Set(items.map(({ id }) => id));
    if (activeId === undefined || ids.has(activeId)) return;
    const first = previous.findIndex(({ id }) => !ids.has(id));
    const next = previous.slice(first).find(({ id }) => ids.has(id)) ?? previous[first - 1];
    setActiveId(next?.id);
  }, [items, activeId]);
  return [activeId, setActiveId] as const;
}
