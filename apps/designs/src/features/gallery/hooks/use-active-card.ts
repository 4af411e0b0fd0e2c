import { useLayoutEffect, useRef, useState } from 'react';
import type { Design } from '../../designs/design';

/** The card that the Tab key reaches. When it goes, the card that takes its place is next: after a deletion of many, that of the first. */
export function useActiveCard(designs: readonly Design[]) {
  const [activeId, setActiveId] = useState<string>();
  const before = useRef(designs);
  useLayoutEffect(() => {
    const previous = before.current;
    before.current = designs;
    const ids = new Set(designs.map(({ id }) => id));
    if (activeId === undefined || ids.has(activeId)) return;
    const first = previous.findIndex(({ id }) => !ids.has(id));
    const next = previous.slice(first).find(({ id }) => ids.has(id)) ?? previous[first - 1];
    setActiveId(next?.id);
  }, [designs, activeId]);
  return [activeId, setActiveId] as const;
}
