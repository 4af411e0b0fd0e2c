import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { step } from './masonry';
import type { Box, Direction } from './masonry';

/** Which pieces are chosen: `useSelection` of `@maquette/web-core/lists` gives it. */
export interface PieceSelection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Chooses all from the one that was chosen last to this one. */
  extendTo: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
}

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const AROUND = 96;

/** Brings a piece into view when it is not, with some air around it. */
function scrollTo(list: HTMLElement | null, box: Box | undefined) {
  if (!list || !box) return;
  const top = list.getBoundingClientRect().top + box.top;
  if (top < AROUND) window.scrollBy(0, top - AROUND);
  else if (top + box.height > window.innerHeight - AROUND / 2)
    window.scrollBy(0, Math.min(top - AROUND, top + box.height - window.innerHeight + AROUND / 2));
}

interface GridKeysOptions<Item> {
  items: readonly Item[];
  boxes: readonly Box[];
  list: RefObject<HTMLElement | null>;
  activeIndex: number;
  selection: PieceSelection | undefined;
  onActivate: (id: string) => void;
  onNearEnd: (() => void) | undefined;
  onKey: ((event: KeyboardEvent, item: Item) => void) | undefined;
}

/** The keyboard on the wall: arrows walk, X and the usual keys select, Enter opens (the picture is a button); the others are `onKey`'s. */
export function useGridKeys<Item extends { id: string }>({
  items,
  boxes,
  list,
  activeIndex,
  selection,
  onActivate,
  onNearEnd,
  onKey,
}: GridKeysOptions<Item>) {
  const [focusedId, setFocusedId] = useState<string>();

  const walkTo = (index: number, extend: boolean) => {
    const item = items[index];
    if (!item) return;
    setFocusedId(item.id);
    onActivate(item.id);
    scrollTo(list.current, boxes[index]);
    if (extend) selection?.extendTo(item.id);
  };
  const walk = (direction: Direction, extend: boolean) => {
    const next = step(boxes, activeIndex, direction);
    if (next >= 0) walkTo(next, extend);
    else if (direction === 'down' || direction === 'right') onNearEnd?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const current = items[activeIndex];
    // Menus and dialogs opened from a piece lie elsewhere in the page, but their keys come by here.
    if (!current || !list.current?.contains(event.target as Node) || event.altKey) return;
    const command = event.metaKey || event.ctrlKey;
    const direction = DIRECTIONS[event.key];
    const handle = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (direction && !command) return handle(() => walk(direction, event.shiftKey));
    if (command) return selection && event.key.toLowerCase() === 'a' ? handle(() => selection.selectAll()) : undefined;
    if (event.key === 'Home') return handle(() => walkTo(0, event.shiftKey));
    if (event.key === 'End') return handle(() => walkTo(items.length - 1, event.shiftKey));
    // A key that is held down walks on, but acts once.
    if (event.repeat) return;
    if (selection && event.key === 'x') return handle(() => selection.toggle(current.id));
    if (selection && event.key === 'Escape' && selection.ids.size > 0) return handle(selection.clear);
    onKey?.(event, current);
  };
  return {
    /** The piece that is to take the focus. */
    focusedId,
    /** Once a piece has the focus, it is not to be given again. */
    onFocusTaken: () => setFocusedId(undefined),
    onKeyDown,
  };
}
