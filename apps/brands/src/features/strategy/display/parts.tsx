import type { ReactNode } from 'react';
import styles from './display.module.css';

/** A part of a section: its title, and what is under it; nothing when there is nothing. */
export const Part = ({ title, screenOnly, children }: { title: string; screenOnly?: boolean; children: ReactNode }) => (
  <div className={styles.part} data-screen-only={screenOnly ? '' : undefined}>
    <h3 className={styles.partTitle}>{title}</h3>
    {children}
  </div>
);

/** Running text, as it was written. */
export const Words = ({ text, lead }: { text: string | null | undefined; lead?: boolean }) =>
  text ? (
    <p className={lead ? styles.lead : styles.words} dir="auto">
      {text}
    </p>
  ) : null;

export const TextPart = ({ title, text }: { title: string; text: string | null | undefined }) =>
  text ? (
    <Part title={title}>
      <Words text={text} />
    </Part>
  ) : null;

/** Points, a line each. */
export const Points = ({ items }: { items: readonly string[] }) =>
  items.length > 0 ? (
    <ul className={styles.points}>
      {items.map((item, index) => (
        <li key={index} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  ) : null;

export const PointsPart = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 ? (
    <Part title={title}>
      <Points items={items} />
    </Part>
  ) : null;

/** Rows on lines: a name at the left, what is said of it at the right. */
export const Rows = ({ rows }: { rows: readonly { name: ReactNode; note?: ReactNode; children?: ReactNode }[] }) =>
  rows.length > 0 ? (
    <ul className={styles.rows}>
      {rows.map(({ name, note, children }, index) => (
        <li key={index}>
          <div className={styles.rowName} dir="auto">
            {name}
            {note && <span className={styles.rowNote}>{note}</span>}
          </div>
          <div className={styles.rowText}>{children}</div>
        </li>
      ))}
    </ul>
  ) : null;
