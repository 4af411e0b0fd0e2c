import { Button, classNames } from '@maquette/ui';
import { Check, CircleAlert, GitCompareArrows } from '../icons';
import styles from './save-state.module.css';

export type Saving =
  /** `at` is when the server took it. */
  | { state: 'saved'; at: Date }
  | { state: 'unsaved' }
  | { state: 'saving' }
  | { state: 'failed'; onRetry: () => void }
  /** Somebody else saved meanwhile, perhaps in another tab; nothing written here is lost. */
  | { state: 'conflict'; onCompare: () => void };

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Where what one writes is: beside the text, in a few words, always at the same place. */
export function SaveState({ saving, className }: { saving: Saving; className?: string }) {
  return (
    <div className={classNames(styles.state, className)} data-state={saving.state}>
      <p role="status" className={styles.words}>
        <Words saving={saving} />
      </p>
      {saving.state === 'failed' && (
        <Button variant="quiet" onClick={saving.onRetry}>
          Retry
        </Button>
      )}
      {saving.state === 'conflict' && (
        <Button variant="quiet" onClick={saving.onCompare}>
          Compare
        </Button>
      )}
    </div>
  );
}

function Words({ saving }: { saving: Saving }) {
  switch (saving.state) {
    case 'saved':
      return (
        <>
          <Check aria-hidden />
          <span>
            Saved <time dateTime={saving.at.toISOString()}>{clock.format(saving.at)}</time>
          </span>
        </>
      );
    case 'saving':
      return 'Saving...';
    case 'unsaved':
      return 'Not saved yet';
    case 'failed':
      return (
        <>
          <CircleAlert aria-hidden />
          Not saved
        </>
      );
    case 'conflict':
      return (
        <>
          <GitCompareArrows aria-hidden />
          Changed elsewhere
        </>
      );
  }
}
