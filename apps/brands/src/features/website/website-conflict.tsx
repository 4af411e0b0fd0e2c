import type { WebsiteContent } from '@maquette/website';
import { Button, Notice } from '@maquette/ui';
import { Changes } from '@maquette/ui/documents';
import { useEffect, useMemo, useRef } from 'react';
import { partsOf } from './parts';
import styles from './website-section.module.css';

interface WebsiteConflictProps {
  theirs: WebsiteContent;
  yours: WebsiteContent;
  isSaving: boolean;
  onSave: () => void;
  onTakeTheirs: () => void;
}

/** What somebody else saved meanwhile, beside what is written here. It comes into sight by itself. */
export function WebsiteConflict({ theirs, yours, isSaving, onSave, onTakeTheirs }: WebsiteConflictProps) {
  const notice = useRef<HTMLDivElement>(null);
  const compared = useMemo(() => ({ before: partsOf(theirs), now: partsOf(yours) }), [theirs, yours]);
  useEffect(() => notice.current?.focus(), [theirs]);
  return (
    <div ref={notice} tabIndex={-1} className={styles.conflict}>
      <Notice tone="caution">
        <h3 className={styles.changed}>This website was changed in the meantime.</h3>
        What you wrote is still here. Theirs is struck out below, yours is underlined.
        <div className={styles.both} role="region" aria-label="Theirs and yours" tabIndex={0}>
          <Changes compared={compared} />
        </div>
        <div className={styles.acts}>
          <Button busy={isSaving && 'Saving...'} onClick={onSave}>
            Save mine on top
          </Button>
          <Button variant="quiet" disabled={isSaving} onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </div>
      </Notice>
    </div>
  );
}
