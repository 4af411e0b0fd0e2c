import { Button, TapeProgress, classNames } from '@maquette/ui';
import { Check, CircleAlert } from '../icons';
import type { ReactNode } from 'react';
import styles from './job-status.module.css';

export type Job =
  | { status: 'queued' }
  /** `progress` 0 to 100; left out while nobody knows. */
  | { status: 'running'; progress?: number | undefined }
  /** `error` is a sentence for the screen. */
  | { status: 'failed'; error: string }
  | { status: 'done' };

export interface JobStatusProps {
  /** What is being done: 'Writing the strategy'. */
  label: string;
  job: Job;
  /** What is there now: 'The strategy is ready.' */
  doneLabel: string;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Once it is done: a link to it. */
  children?: ReactNode;
  className?: string;
}

/** Quarters are said, not every percent. */
const spoken = (label: string, doneLabel: string, job: Job): string => {
  switch (job.status) {
    case 'queued':
      return `${label}: waiting for its turn.`;
    case 'running': {
      const quarter = Math.floor((job.progress ?? 0) / 25) * 25;
      return quarter > 0 && quarter < 100 ? `${label}: ${quarter} percent.` : `${label}...`;
    }
    case 'failed':
      return job.error;
    case 'done':
      return doneLabel;
  }
};

/** How far work that takes its time has come, from the queue to its end. What changes is told to screen readers when it is worth it. */
export function JobStatus({ label, job, doneLabel, onCancel, onRetry, children, className }: JobStatusProps) {
  const working = job.status === 'queued' || job.status === 'running';
  return (
    <div className={classNames(styles.job, className)} data-status={job.status}>
      <p role="status" className={styles.spoken}>
        {spoken(label, doneLabel, job)}
      </p>
      <div className={styles.what}>
        {job.status === 'queued' && <TapeProgress label={`${label}: waiting for its turn`} />}
        {job.status === 'running' && <TapeProgress label={`${label}...`} value={job.progress} />}
        {job.status === 'failed' && (
          <p className={styles.words} aria-hidden>
            <CircleAlert aria-hidden />
            {job.error}
          </p>
        )}
        {job.status === 'done' && (
          <p className={styles.words} aria-hidden>
            <Check aria-hidden />
            {doneLabel}
          </p>
        )}
      </div>
      {working && onCancel && (
        <Button onClick={onCancel} aria-label={`Cancel: ${label}`}>
          Cancel
        </Button>
      )}
      {job.status === 'failed' && onRetry && <Button onClick={onRetry}>Retry</Button>}
      {job.status === 'done' && children}
    </div>
  );
}
