import type { ReactNode } from 'react';
import { classNames } from '@maquette/ui';
import styles from './stat.module.css';

export interface StatProps {
  /** A number, counted in the reader's way, or a short text: '4 of 6'. */
  value: number | string;
  /** What is counted: 'designs'. */
  label: string;
  /** Under it: where the number comes from, what it is of. */
  note?: ReactNode;
}

const written = (value: number | string) => (typeof value === 'number' ? value.toLocaleString('en') : value);

/** A number at size with what it counts; stands in `Stats`. */
export const Stat = ({ value, label, note }: StatProps) => (
  <div className={styles.stat}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value} data-text={typeof value === 'string' && value.length > 12 ? '' : undefined}>
      {written(value)}
    </dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);

/** Numbers side by side on a line. */
export const Stats = ({ children, className }: { children: ReactNode; className?: string }) => (
  <dl className={classNames(styles.stats, className)}>{children}</dl>
);

export interface CountsProps {
  /** For screen readers: 'What Ember & Oak has'. */
  label?: string;
  /** A number that is not known yet is a dash, so that its place is there already. */
  items: readonly { value: number | undefined; label: string }[];
  /** What is done besides, each a word with a square mark: 'Strategy'. */
  done?: readonly string[];
}

/** Counts in one line of tape figures: '24 designs  9 prompts  ■ Strategy'. */
export const Counts = ({ label: name, items, done = [] }: CountsProps) => (
  <ul className={styles.counts} aria-label={name}>
    {items.map(({ value, label }) => (
      <li key={label}>
        <strong>{written(value ?? '–')}</strong> {label}
      </li>
    ))}
    {done.map((item) => (
      <li key={item} className={styles.mark}>
        {item}
      </li>
    ))}
  </ul>
);
