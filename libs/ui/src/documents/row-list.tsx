import { Checkbox, Figures, IconButton, Menu, classNames, useIsPhone, useIsTouch } from '@maquette/ui';
import type { MenuItem } from '@maquette/ui';
import { Ellipsis } from '../icons';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { cloneElement, useRef } from 'react';
import styles from './row-list.module.css';

export interface Row {
  id: string;
  /** The row's name, one or two lines of it. */
  title: string;
  /** The link that the whole row is; its words are the title. `<Link to="…" />` */
  link?: ReactElement<{ children?: ReactNode }>;
  /** A small picture of it, before its words. */
  picture?: ReactNode;
  /** The beginning of the text, up to two lines. */
  preview?: string | undefined;
  /** Type, date, counts: in tape figures. */
  figures?: readonly ReactNode[];
  /** What is going on with it: a `JobStatus`, a word. */
  status?: ReactNode;
  /** What can be done with it. Those with an icon stand as buttons under pointer and focus; all of them are in the row's menu on touch and on phones. */
  actions?: readonly MenuItem[];
}

export interface RowSelection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

export interface RowListProps {
  /** 'Saved prompts' */
  label: string;
  rows: readonly Row[];
  /** What was searched for: marked in titles and previews. */
  search?: string;
  /** Lets rows be chosen; with Shift all from the last one to this one. */
  selection?: RowSelection;
  /** What the figures are, each of every row: where there is room they stand in columns under these words, and the actions in the row's menu. */
  columns?: readonly string[];
  className?: string;
}

/** A list of texts: rows on lines, not boxes. */
export function RowList({ label, rows, search = '', selection, columns, className }: RowListProps) {
  const [still, phone] = [useIsTouch(), useIsPhone()];
  const inMenu = still || phone || columns !== undefined;
  const from = useRef<string>(undefined);
  const shift = useRef(false);

  const choose = (id: string, on: boolean) => {
    if (!selection) return;
    const ids = rows.map((row) => row.id);
    const [one, other] = [ids.indexOf(shift.current && from.current ? from.current : id), ids.indexOf(id)];
    const range = one < 0 ? [id] : ids.slice(Math.min(one, other), Math.max(one, other) + 1);
    const chosen = new Set(selection.chosen);
    for (const each of range)
      if (on) chosen.add(each);
      else chosen.delete(each);
    from.current = id;
    selection.onChange(chosen);
  };

  const list = (
    <ul aria-label={label} className={classNames(styles.list, columns && styles.inColumns, className)}>
      {rows.map(({ id, title, link, picture, preview, figures, status, actions = [] }) => {
        const chosen = selection?.chosen.has(id) ?? false;
        const name = <Marked text={title} search={search} />;
        const withIcons = actions.every(({ icon }) => Boolean(icon));
        return (
          <li key={id} className={styles.row} data-chosen={chosen ? '' : undefined}>
            {selection && (
              <div
                className={styles.choose}
                onClickCapture={(event: MouseEvent) => {
                  shift.current = event.shiftKey;
                }}
              >
                <Checkbox
                  label={<span className={styles.hidden}>Select {title}</span>}
                  checked={chosen}
                  onCheckedChange={(on) => choose(id, on)}
                />
              </div>
            )}
            {picture && <div className={styles.picture}>{picture}</div>}
            <div className={styles.words}>
              <p className={styles.title}>{link ? cloneElement(link, {}, name) : name}</p>
              {preview && (
                <p className={styles.preview}>
                  <Marked text={preview} search={search} />
                </p>
              )}
              {figures && <Figures items={figures} />}
              {status && <div className={styles.status}>{status}</div>}
            </div>
            {actions.length > 0 && (
              <div className={styles.actions} data-menu={inMenu ? '' : undefined}>
                {inMenu ? (
                  <Menu
                    label={title}
                    // one with an icon beside those without would not stand in their line
                    items={withIcons ? actions : actions.map((action) => ({ ...action, icon: undefined }))}
                    trigger={
                      <IconButton label={`Actions of ${title}`} tooltip={false}>
                        <Ellipsis aria-hidden />
                      </IconButton>
                    }
                  />
                ) : (
                  <RowActions title={title} actions={actions} />
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
  if (!columns) return list;
  return (
    <div>
      <div aria-hidden className={styles.heads}>
        <Figures items={columns} />
      </div>
      {list}
    </div>
  );
}

/** The text, with what was searched for in it marked in whatever case it stands there. */
function Marked({ text, search }: { text: string; search: string }) {
  if (!search) return text;
  const wanted = new RegExp(`(${search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'iu');
  return text.split(wanted).map((part, index) =>
    index % 2 ? (
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function RowActions({ title, actions }: { title: string; actions: readonly MenuItem[] }) {
  const rest = actions.filter(({ icon }) => !icon);
  return (
    <>
      {actions
        .filter(({ icon }) => Boolean(icon))
        .map(({ label, icon, shortcut, disabled, onSelect }) => (
          <IconButton
            key={label}
            label={label}
            disabled={disabled}
            onClick={() => onSelect()}
            {...(shortcut ? { shortcut } : {})}
          >
            {icon}
          </IconButton>
        ))}
      {rest.length > 0 && (
        <Menu
          label={title}
          items={rest}
          trigger={
            <IconButton label={`More actions of ${title}`} tooltip={false}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      )}
    </>
  );
}
