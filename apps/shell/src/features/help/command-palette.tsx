import { getTheme, setTheme } from '@maquette/ui';
import type { CreateItem, SidebarItem } from '@maquette/web-core/remotes';
import { Command } from 'cmdk';
import { Keyboard, LogOut, Moon, Plus, Sun } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { NavIcon } from '../dashboard/nav-icon';
import { signOut } from '../dashboard/sign-out';
import styles from './help.module.css';

interface CommandPaletteProps {
  navigation: readonly SidebarItem[];
  creations: readonly CreateItem[];
  onCreate: (item: CreateItem) => void;
  onShortcuts: () => void;
  onOpenChange: (open: boolean) => void;
}

/** Everything the frame can do, by typing a few letters of it. */
export default function CommandPalette({ navigation, creations, onCreate, onShortcuts, onOpenChange }: CommandPaletteProps) {
  const navigate = useNavigate();
  const theme = getTheme();
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const entry = (label: string, icon: ReactNode, run: () => void) => (
    <Command.Item
      key={label}
      value={label}
      className={styles.row}
      onSelect={() => {
        onOpenChange(false);
        run();
      }}
    >
      {icon}
      {label}
    </Command.Item>
  );
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content className={styles.palette} aria-describedby={undefined}>
          <Dialog.Title className={styles.hidden}>Commands</Dialog.Title>
          <Command label="Commands" loop>
            <Command.Input className={styles.input} placeholder="Type a command" />
            <Command.List className={styles.list}>
              <Command.Empty className={styles.empty}>Nothing goes by that name.</Command.Empty>
              <Command.Group heading="Go to" className={styles.group}>
                {navigation.map(({ label, path, icon }) => entry(label, <NavIcon name={icon} />, () => void navigate(path)))}
              </Command.Group>
              {creations.length > 0 && (
                <Command.Group heading="Create" className={styles.group}>
                  {creations.map((item) => entry(item.label, <Plus aria-hidden />, () => onCreate(item)))}
                </Command.Group>
              )}
              <Command.Group heading="Workspace" className={styles.group}>
                {entry(dark ? 'Light theme' : 'Dark theme', dark ? <Sun aria-hidden /> : <Moon aria-hidden />, () => setTheme(dark ? 'light' : 'dark'))}
                {entry('Keyboard shortcuts', <Keyboard aria-hidden />, onShortcuts)}
                {entry('Log out', <LogOut aria-hidden />, () => void signOut())}
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
