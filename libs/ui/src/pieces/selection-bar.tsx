// Through the package's door: this module is built into each remote, and must take what the page already carries.
import { Button, IconButton } from '@maquette/ui';
import { X } from '../icons';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  /** How many are selected, or as words: '3 of 20'. With none (0, '') there is no bar. */
  count: number | string;
  /** Selects all that the filter lets through; absent when all are. */
  selectAll?: { label: string; busy: string | false; onClick: () => void } | undefined;
  onClear: () => void;
  /** What can be done with all of them: buttons. */
  children: ReactNode;
}

/** How many are selected and what can be done with them, floating at the foot of the screen. Escape clears the selection. */
export function SelectionBar({ count, selectAll, onClear, children }: SelectionBarProps) {
  const shown = Boolean(count);
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      // A field's Escape is its own; what an open layer or the wall has taken is prevented.
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (event.key === 'Escape' && !event.defaultPrevented && !isField) onClear();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown, onClear]);
  return (
    shown && (
      <div role="region" aria-label="Selection" className={styles.bar}>
        <IconButton label="Clear selection" shortcut="Esc" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
        <p className={styles.count} aria-live="polite">
          {count} selected
        </p>
        {selectAll && (
          <Button variant="quiet" busy={selectAll.busy} onClick={selectAll.onClick}>
            {selectAll.label}
          </Button>
        )}
        {children}
      </div>
    )
  );
}
