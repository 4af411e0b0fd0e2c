import { CircleX, RotateCcw } from '../icons';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button } from './button';
import type { DrawingProps } from './drawings';
import { Drawing } from './drawing';
import styles from './state.module.css';

export interface EmptyStateProps {
  /** A line drawing of what will stand here. */
  drawing?: DrawingProps['name'];
  title: string;
  /** One sentence on what comes here and how. */
  children?: ReactNode;
  /** The next step, a `Button`. */
  action?: ReactNode;
  className?: string;
}

/** A list with nothing in it. */
export function EmptyState({ drawing = 'designs', title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      <Drawing name={drawing} className={styles.drawing} />
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title?: string;
  /** What happened and what stays as it was. */
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** What the button says while the retry runs. */
  retrying?: string | false;
  /** It stands for a whole page: its title is the page's heading. */
  page?: boolean;
  /** Another way on than to try again, a `Button`. */
  action?: ReactNode;
  className?: string;
}

/** A region that could not be loaded, with the way to try again. */
export function ErrorState({
  title = 'Something went wrong',
  message,
  onRetry,
  retryLabel = 'Retry',
  retrying,
  page,
  action,
  className,
}: ErrorStateProps) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div role="alert" className={classNames(styles.state, styles.error, className)}>
      <Heading className={styles.title}>
        <CircleX aria-hidden />
        {title}
      </Heading>
      <p className={styles.sentence}>{message}</p>
      {action && <div className={styles.action}>{action}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry} busy={retrying} icon={<RotateCcw aria-hidden />}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
