import type { Selection } from '@maquette/web-core/lists';
import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useDesignActions } from '../../design-actions/design-actions';
import { isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import { neighbour } from '../masonry';
import type { Box, Direction } from '../masonry';

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const AROUND = 96;

/** Brings a card into view when it is not, with some air around it. */
function scrollTo(list: HTMLElement | null, box: Box | undefined) {
  if (!list || !box) return;
  const top = list.getBoundingClientRect().top + box.top;
  if (top < AROUND) window.scrollBy(0, top - AROUND);
  else if (top + box.height > window.innerHeight - AROUND / 2)
    window.scrollBy(0, Math.min(top - AROUND, top + box.height - window.innerHeight + AROUND / 2));
}

interface GridKeysOptions {
  designs: readonly Design[];
  boxes: readonly Box[];
  list: RefObject<HTMLElement | null>;
  activeIndex: number;
  selection: Selection<Design>;
  onActivate: (id: string) => void;
  onNearEnd: () => void;
}

/** The keyboard in the grid: arrows walk, Enter opens (the card is a button), and single keys act on the card that has the focus. */
export function useGridKeys({ designs, boxes, list, activeIndex, selection, onActivate, onNearEnd }: GridKeysOptions) {
  const actions = useDesignActions();
  const [focusedId, setFocusedId] = useState<string>();

  const walkTo = (index: number, extend: boolean) => {
    const design = designs[index];
    if (!design) return;
    setFocusedId(design.id);
    onActivate(design.id);
    scrollTo(list.current, boxes[index]);
    if (extend) selection.extendTo(design.id);
  };
  const walk = (direction: Direction, extend: boolean) => {
    const next = neighbour(boxes, activeIndex, direction);
    if (next >= 0) walkTo(next, extend);
    else if (direction === 'down' || direction === 'right') onNearEnd();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const current = designs[activeIndex];
    // Menus and dialogs opened from a card lie elsewhere in the page, but their keys come by here.
    if (!current || !list.current?.contains(event.target as Node) || event.altKey) return;
    const command = event.metaKey || event.ctrlKey;
    const direction = DIRECTIONS[event.key];
    const handle = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (direction && !command) return handle(() => walk(direction, event.shiftKey));
    if (command) return event.key.toLowerCase() === 'a' ? handle(() => selection.selectAll()) : undefined;
    if (event.key === 'Home') return handle(() => walkTo(0, event.shiftKey));
    if (event.key === 'End') return handle(() => walkTo(designs.length - 1, event.shiftKey));
    // A key that is held down walks on, but acts once.
    if (event.repeat) return;
    const meant = selection.selected.length > 0 ? selection.selected : [current];
    switch (event.key) {
      case 'Delete':
      case 'Backspace':
        return handle(() => actions.askToDelete(meant, selection.clear));
      case '.':
        return handle(() => void actions.setFavorite(meant, !meant.every(({ favorite }) => favorite)));
      case 'r':
        return isUnfinished(current) ? undefined : handle(() => void actions.rerun(current));
      case 'e':
        return handle(() => void actions.editAndRun(current));
      case 'p':
        return handle(() => actions.showPrompt(current));
      case 'x':
        return handle(() => selection.toggle(current.id));
      case 'Escape':
        return selection.ids.size > 0 ? handle(selection.clear) : undefined;
    }
  };
  return {
    /** The card that is to take the focus. */
    focusedId,
    /** Once a card has the focus, it is not to be given again. */
    onFocusTaken: () => setFocusedId(undefined),
    onKeyDown,
  };
}
