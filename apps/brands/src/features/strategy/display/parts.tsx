import { isPlaceholder, raised } from '@maquette/strategy';
import { classNames } from '@maquette/ui';
import { boundName, Prose } from '@maquette/ui/documents';
import type { CSSProperties, ReactNode } from 'react';
import { quotesOf } from './scripts';
import { widestWordOf } from './typeset';
import styles from './parts.module.css';

/** A part of a chapter: its title, and what is under it. */
export const Part = ({
  title,
  plain,
  screenOnly,
  children,
}: {
  title: string;
  /** its rows say what they are: the title is only heard */
  plain?: boolean;
  screenOnly?: boolean;
  children: ReactNode;
}) => (
  <div className={styles.part} data-screen-only={screenOnly ? '' : undefined}>
    <h3 dir="auto" className={plain ? styles.heard : styles.partTitle}>
      {title}
    </h3>
    {children}
  </div>
);

type Text = string | null | undefined;

/** What is still open, or what a draft says of its brief: it is told to those who work on it, and never set large. */
export const isOpen = (text: Text): boolean => isUnanswered(text) || /\bthe brief\b/i.test(text ?? '');

/** What is asked is not promised. */
export const isQuestion = (text: string): boolean => /[?？؟]\s*$/.test(text);

/** Nothing but that it is not known yet. */
const isUnanswered = (text: Text): boolean => isPlaceholder(text ?? '');

/** Marks what is still open: it has one quiet form, however large an answer would be set in its place. */
export const openMark = (text: Text) => (isUnanswered(text) ? '' : undefined);

/** Of a name before the colon that its explanation follows. */
const LONGEST_HEAD = 40;

/** 'High and seasonal: searches triple in autumn' → its name and what explains it; of a text that is no such pair all is its name. */
export function nameAndRest(text: string): { name: string; rest: string | null } {
  const [whole, name = '', rest = ''] = text.match(/^([^:：\n]{1,60}?)\s*(?::\s|：)\s*(\S[^]*)$/u) ?? [];
  const isPair =
    whole !== undefined && name.length <= LONGEST_HEAD && text.length > 28 && !/["“”„«»「『‘']/u.test(name);
  return isPair ? { name, rest: raised(rest) } : { name: text, rest: null };
}

/** A level that is told by its number alone: what the number is of. */
export const levelOf = (text: string): string => (/^\d{1,2}$/.test(text.trim()) ? `Level ${text.trim()}` : text);

/** Marks a name that is more than a few words, so that it is not set at the size of one. */
export const isLong = (text: string | null) => (text && text.length > 28 ? '' : undefined);

/** Names of one row are set at one size: that of the longest of them. */
export const longest = (names: readonly (string | null)[]): string =>
  names.reduce<string>((one, other) => (other && other.length > one.length ? other : one), '');

/** Running text, as it was written. */
export const Words = ({ text }: { text: Text }) =>
  text ? <Prose text={text} className={isUnanswered(text) ? styles.open : undefined} /> : null;

/** The sentence that a chapter opens with: larger than what is read after it, by steps with its length. */
export const Lead = ({ text }: { text: Text }) =>
  !text ? null : isOpen(text) ? (
    <Prose text={text} className={styles.open} />
  ) : (
    <p
      dir="auto"
      className={styles.lead}
      data-solid={text.length > 600 ? undefined : ''}
      data-length={text.length > 600 ? 'page' : text.length > 300 ? 'long' : text.length > 140 ? 'medium' : 'short'}
    >
      {text}
    </p>
  );

/** Words of its own under a small heading. */
export const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.said}>
    <h4 className={styles.label}>{title}</h4>
    {children}
  </div>
);

/** What is said of a thing beside all that its form has a place for, under its own names. */
export const More = ({ of }: { of: readonly { name: string | null; text: Text }[] }) => (
  <>
    {of.map(({ name, text }, index) => (
      <Said key={index} title={name ?? ''}>
        <Words text={text} />
      </Said>
    ))}
  </>
);

/** Points, a line each. */
export const Points = ({ items, mark = 'dash' }: { items: readonly string[]; mark?: 'dash' | 'do' | 'dont' }) =>
  items.length === 1 && mark === 'dash' ? (
    <Words text={items[0]} />
  ) : items.length > 0 ? (
    <ul className={styles.points} data-mark={mark}>
      {items.map((item, index) => (
        <li key={index} data-open={openMark(item)}>
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  ) : null;

/** Lists side by side, each with its title; those that say nothing are left out. */
export function Lists({
  lists,
}: {
  lists: readonly { title: string; items: readonly string[] | null | undefined; mark?: 'do' | 'dont' }[];
}) {
  const said = lists.filter(({ items }) => items && items.length > 0);
  return said.length > 0 ? (
    <div className={styles.lists}>
      {said.map(({ title, items, mark }) => (
        <div key={title} className={styles.list}>
          <h3 className={styles.listTitle}>{title}</h3>
          <Points items={items ?? []} {...(mark && { mark })} />
        </div>
      ))}
    </div>
  ) : null;
}

/** Nothing but that it is open: left out on paper. */
const OPEN = /^to be researched\.?$/i;

/** Texts side by side, each with its title; those that say nothing are left out. */
export function Texts({
  texts,
  className,
}: {
  texts: readonly { title: string; text: Text }[];
  className?: string | undefined;
}) {
  const said = texts.filter(({ text }) => text);
  return said.length > 0 ? (
    <div className={classNames(styles.lists, className)}>
      {said.map(({ title, text }) => (
        <div key={title} className={styles.list} data-screen-only={OPEN.test(text ?? '') ? '' : undefined}>
          <h3 className={styles.listTitle}>{title}</h3>
          <Words text={text} />
        </div>
      ))}
    </div>
  ) : null;
}

/** Words that are used, or are not, one beside the other. */
export const Inventory = ({
  words,
  struck,
  inLines = !words.every(isWord),
}: {
  words: readonly string[];
  struck?: boolean;
  inLines?: boolean;
}) => (
  <ul className={inLines ? styles.names : styles.words} data-struck={struck ? '' : undefined}>
    {words.map((word, index) => (
      <li key={index} dir="auto" data-open={openMark(word)}>
        {word}
      </li>
    ))}
  </ul>
);

export interface Row {
  /** null where what is said has none: it is no row's business to make one up */
  name: string | null;
  icon?: ReactNode;
  note?: ReactNode;
  /** null where nothing more is said */
  children: ReactNode;
}

/** A word or two, which stands beside others on one line. */
export const isWord = (name: string): boolean => name.length <= 26 && name.split(/\s+/).length <= 3;

/** Rows on lines: a name at the left, what is said of it at the right. Names of which nothing is said are words beside each other. */
export const Rows = ({ rows }: { rows: readonly Row[] }) => {
  const [only] = rows;
  if (rows.some(({ note, children }) => Boolean(note) || Boolean(children))) return <SaidRows rows={rows} />;
  if (!only) return null;
  if (rows.length === 1 && only.name && !isWord(only.name)) return <Words text={only.name} />;
  return (
    <ul className={rows.every(({ name, icon }) => !icon && isWord(name ?? '')) ? styles.words : styles.names}>
      {rows.map(({ name, icon }, index) => (
        <li key={index} dir="auto" data-open={openMark(name)}>
          {icon}
          {name}
        </li>
      ))}
    </ul>
  );
};

const SaidRows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ name, icon, note, children }, index) => (
      <li key={index} data-whole={name && children ? undefined : ''}>
        {(name ?? note) && (
          <div className={styles.rowHead} style={{ '--widest': widestWordOf([name]) } as CSSProperties}>
            {name && (
              <p dir="auto" className={styles.rowName} data-open={openMark(name)}>
                {icon}
                {boundName(name)}
              </p>
            )}
            {note && (
              <p dir="auto" className={styles.rowNote}>
                {note}
              </p>
            )}
          </div>
        )}
        {children && <div className={styles.rowText}>{children}</div>}
      </li>
    ))}
  </ul>
);

/** What somebody said, large, and who it was. */
export const Quote = ({ text, source }: { text: Text; source?: Text }) =>
  text ? (
    <blockquote dir="auto" className={styles.quote} data-long={text.length > 160 ? '' : undefined}>
      <span className={styles.quoted} style={{ quotes: quotesOf(text) }}>
        {text}
      </span>
      {source && <cite>{source}</cite>}
    </blockquote>
  ) : null;

/** The pieces of a chapter, one under the other. */
export const Spread = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(styles.spread, className)}>{children}</div>
);
