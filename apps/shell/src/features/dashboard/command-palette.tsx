import { getTheme, setTheme } from '@maquette/ui';
import { CommandPalette as Palette } from '@maquette/ui/command-palette';
import type { CreateItem, RemoteLine, SidebarItem } from '@maquette/web-core/remotes';
import { FileImage, Keyboard, LogOut, Moon, Plus, RotateCcw, Sun, Trash2 } from '@maquette/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './dashboard.module.css';
import { NavIcon } from './nav-icon';
import { TRASH_PATH } from '../frame/paths';
import { signOut } from './sign-out';
import { useSearch } from './use-search';

interface CommandPaletteProps {
  remotes: readonly RemoteLine[];
  navigation: readonly SidebarItem[];
  creations: readonly CreateItem[];
  onCreate: (item: CreateItem) => void;
  onShortcuts: () => void;
  onOpenChange: (open: boolean) => void;
}

/** Everything the frame can do, and everything with a name, by typing a few letters of it. */
export function CommandPalette({
  remotes,
  navigation,
  creations,
  onCreate,
  onShortcuts,
  onOpenChange,
}: CommandPaletteProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useSearch(remotes, typed);
  const theme = getTheme();
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const groups = [
    {
      label: 'Go to',
      commands: navigation.map(({ label, path, iconNode }) => ({
        label,
        icon: <NavIcon iconNode={iconNode} />,
        onSelect: () => void navigate(path),
      })),
    },
    {
      label: 'Create',
      commands: creations.map((item) => ({
        label: item.label,
        icon: <Plus aria-hidden />,
        keys: item.key ? [item.key.toUpperCase()] : undefined,
        onSelect: () => onCreate(item),
      })),
    },
    {
      label: 'Workspace',
      commands: [
        {
          label: 'Trash',
          icon: <Trash2 aria-hidden />,
          keywords: ['deleted', 'restore', 'bin'],
          onSelect: () => void navigate(TRASH_PATH),
        },
        {
          label: dark ? 'Light theme' : 'Dark theme',
          icon: dark ? <Sun aria-hidden /> : <Moon aria-hidden />,
          onSelect: () => setTheme(dark ? 'light' : 'dark'),
        },
        { label: 'Keyboard shortcuts', icon: <Keyboard aria-hidden />, keys: ['?'], onSelect: onShortcuts },
        { label: 'Log out', icon: <LogOut aria-hidden />, keywords: ['sign out'], onSelect: () => void signOut() },
      ],
    },
  ];
  const found = search.groups.map(({ label, found }) => ({
    label,
    commands: found.map(({ id, name, detail, imageUrl, path }) => ({
      id,
      label: name,
      detail,
      icon: imageUrl ? <img src={imageUrl} alt="" className={styles.thumbnail} /> : <FileImage aria-hidden />,
      onSelect: () => void navigate(path),
    })),
  }));
  const failure = {
    label: 'Some of it could not be searched',
    commands: [{ label: 'Search again', icon: <RotateCcw aria-hidden />, onSelect: search.retry, keepOpen: true }],
  };
  return (
    <Palette
      open
      onOpenChange={onOpenChange}
      placeholder="Type a command or a name"
      groups={groups.filter(({ commands }) => commands.length > 0)}
      onType={setTyped}
      found={search.failed ? [...found, failure] : found}
      status={search.searching ? 'Searching...' : undefined}
    />
  );
}
