import { Command } from 'cmdk';
import { Search } from '../icons';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import styles from './command-palette.module.css';
import { Dialog } from './dialog';
import dialogStyles from './dialog.module.css';
import { Kbd } from './kbd';
import list from './list.module.css';
import { useReturnFocus } from './use-return-focus';
import { VisuallyHidden } from './visually-hidden';

export interface PaletteCommand {
  /** Where the label is not the only one of its group. */
  id?: string;
  label: string;
  /** A word or two at the right. */
  detail?: string | undefined;
  icon?: ReactNode;
  /** Other words by which it is found. */
  keywords?: string[];
  /** Its keys, in order: ['Ctrl', 'K']. */
  keys?: readonly string[] | undefined;
  onSelect: () => void;
  /** The palette stays. */
  keepOpen?: boolean;
}

export interface PaletteGroup {
  label: string;
  commands: readonly PaletteCommand[];
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What there is to do: narrowed by what is typed. */
  groups: readonly PaletteGroup[];
  /** What was found elsewhere for what is typed. */
  found?: readonly PaletteGroup[];
  /** Told of what is typed. */
  onType?: (text: string) => void;
  /** How the search elsewhere stands: 'Searching...'. Seen where nothing else is, spoken always. */
  status?: string | undefined;
  placeholder?: string;
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The commands of which words begin as the typed ones do: letters from anywhere would stand before the name that is looked for. */
function narrowed(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const typed = wordsOf(text);
  const fits = ({ label, keywords = [] }: PaletteCommand) => {
    const words = wordsOf([label, ...keywords].join(' '));
    return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter(fits) }))
    .filter(({ commands }) => commands.length > 0);
}

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={styles.keys}>
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </span>
);

/** Every action by its name. The page binds Cmd/Ctrl-K. A command runs after the palette has closed. Not part of the index: it is fetched when it is wanted. */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  found = [],
  onType,
  status,
  placeholder = 'Go to or do…',
}: CommandPaletteProps) {
  const [text, setText] = useState('');
  const shown = [...narrowed(groups, text), ...found];
  const chosen = useRef<(() => void) | undefined>(undefined);
  const returnFocus = useReturnFocus(open);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogStyles.scrim} />
        <Primitive.Content
          className={styles.palette}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            returnFocus(event);
            const action = chosen.current;
            chosen.current = undefined;
            if (action) queueMicrotask(action);
          }}
        >
          <VisuallyHidden>
            <Primitive.Title>Commands</Primitive.Title>
          </VisuallyHidden>
          <Command label="Commands" loop shouldFilter={false}>
            <div className={styles.entry}>
              <Search aria-hidden />
              <Command.Input
                placeholder={placeholder}
                className={styles.input}
                value={text}
                onValueChange={(next) => {
                  setText(next);
                  onType?.(next);
                }}
              />
            </div>
            <Command.List className={styles.list} label="Commands">
              {shown.map((group) => (
                <Command.Group key={group.label} heading={group.label}>
                  {group.commands.map((command) => (
                    <Command.Item
                      key={command.id ?? command.label}
                      value={`${group.label} ${command.id ?? command.label}`}
                      className={list.row}
                      onSelect={() => {
                        if (command.keepOpen) return command.onSelect();
                        chosen.current = command.onSelect;
                        onOpenChange(false);
                      }}
                    >
                      {command.icon}
                      <span className={list.text}>{command.label}</span>
                      {command.detail && <span className={list.muted}>{command.detail}</span>}
                      {command.keys && <Keys keys={command.keys} />}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            {/* outside: a listbox holds options alone */}
            <div role="status">
              {shown.length === 0 && <p className={styles.none}>{status ?? 'Nothing has that name.'}</p>}
              {shown.length > 0 && <VisuallyHidden>{status}</VisuallyHidden>}
            </div>
          </Command>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

/** The list of keys. The page binds `?`. */
export const ShortcutSheet = ({
  open,
  onOpenChange,
  groups,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly ShortcutGroup[];
}) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="medium">
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className={styles.groupTitle}>{group.title}</h3>
          <dl>
            {group.shortcuts.map(({ keys, does }) => (
              <div key={does} className={styles.pair}>
                <dt>{does}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Dialog>
);
