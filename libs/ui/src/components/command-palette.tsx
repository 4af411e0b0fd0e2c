import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './command-palette.module.css';
import { Dialog } from './dialog';
import dialogStyles from './dialog.module.css';
import { Kbd } from './kbd';
import list from './list.module.css';
import { useReturnFocus } from './use-return-focus';
import { VisuallyHidden } from './visually-hidden';

export interface PaletteCommand {
  /** No other command of the palette has the same. */
  label: string;
  icon?: ReactNode;
  /** Other words by which it is found. */
  keywords?: string[];
  /** Its keys, in order: ['Ctrl', 'K']. */
  keys?: readonly string[];
  onSelect: () => void;
}

export interface PaletteGroup {
  label: string;
  commands: readonly PaletteCommand[];
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly PaletteGroup[];
  placeholder?: string;
}

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={styles.keys}>
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </span>
);

/** Every action by its name. The page binds Cmd/Ctrl-K. A command runs after the palette has closed. Not part of the index: it is fetched when it is wanted. */
export function CommandPalette({ open, onOpenChange, groups, placeholder = 'Go to or do…' }: CommandPaletteProps) {
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
          <Command label="Commands" loop>
            <div className={styles.entry}>
              <Search aria-hidden />
              <Command.Input placeholder={placeholder} className={styles.input} />
            </div>
            <Command.List className={styles.list} label="Commands">
              {groups.map((group) => (
                <Command.Group key={group.label} heading={group.label}>
                  {group.commands.map((command) => (
                    <Command.Item
                      key={command.label}
                      value={command.label}
                      keywords={command.keywords}
                      className={list.row}
                      onSelect={() => {
                        chosen.current = command.onSelect;
                        onOpenChange(false);
                      }}
                    >
                      {command.icon}
                      <span className={list.text}>{command.label}</span>
                      {command.keys && <Keys keys={command.keys} />}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            {/* outside: a listbox holds options alone */}
            <div role="status">
              <Command.Empty className={styles.none}>Nothing has that name.</Command.Empty>
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
