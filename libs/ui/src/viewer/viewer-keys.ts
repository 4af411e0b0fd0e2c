import type { KeyboardEvent } from 'react';

/** Keys of a field or a menu are its own. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [role=menu], [role=alertdialog]') !== null;

/**
 * An Escape that a tooltip took, because it lay on top: it goes with the viewer, which one press closes. What lies in a layer
 * of its own, a menu for example, closes by itself.
 */
export const closesByEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' &&
  event.defaultPrevented &&
  event.target instanceof Node &&
  event.currentTarget.contains(event.target);

/** On the viewer itself: the focus on its first button would open a tooltip at once. */
export function takeFocus(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
