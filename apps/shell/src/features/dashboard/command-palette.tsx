import { getTheme, setTheme } from '@maquette/ui';
import { CommandPalette as Palette } from '@maquette/ui/command-palette';
import type { CreateItem, SidebarItem } from '@maquette/web-core/remotes';
import { Keyboard, LogOut, Moon, Plus, Sun, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { NavIcon } from './nav-icon';
import { TRASH_PATH } from '../frame/paths';
import { signOut } from './sign-out';

interface CommandPaletteProps {
  navigation: readonly SidebarItem[];
  creations: readonly CreateItem[];
  onCreate: (item: CreateItem) => void;
  onShortcuts: () => void;
  onOpenChange: (open: boolean) => void;
}

/** Everything the frame can do, by typing a few letters of it. */
export function CommandPalette({ navigation, creations, onCreate, onShortcuts, onOpenChange }: CommandPaletteProps) {
  const navigate = useNavigate();
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
  return (
    <Palette
      open
      onOpenChange={onOpenChange}
      placeholder="Type a command"
      groups={groups.filter(({ commands }) => commands.length > 0)}
    />
  );
}
