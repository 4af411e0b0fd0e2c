import { Avatar, Menu, getTheme, modKey, setTheme, subscribeTheme, useIsPhone } from '@maquette/ui';
import type { ThemeChoice } from '@maquette/ui';
import { ChartNoAxesColumn, Command, Keyboard, Monitor, Moon, Sun, Trash2 } from '@maquette/ui/icons';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { TRASH_PATH, USAGE_PATH } from '../frame/paths';
import styles from './dashboard.module.css';

const THEMES: { value: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
];

interface AccountMenuProps {
  /** Of the user. It stands in the quick-create bar, and on phones at the head of this menu. */
  name: string;
  onHelp: (which: 'palette' | 'shortcuts') => void;
  /** On phones, where the bar has no room for their button. */
  stats?: { open: boolean; onOpenChange: (open: boolean) => void };
}

/** What belongs to the user and to no area: theme, trash, usage, commands. */
export function AccountMenu({ name, onHelp, stats }: AccountMenuProps) {
  const isPhone = useIsPhone();
  const theme = useSyncExternalStore(subscribeTheme, getTheme);
  const navigate = useNavigate();
  return (
    <Menu
      align="start"
      label={name}
      trigger={
        <button type="button" className={styles.user} aria-label={`Account of ${name}`}>
          <Avatar name={name} />
          <span className={styles.userName}>Account</span>
        </button>
      }
      choice={{
        label: 'Theme',
        choices: THEMES.map(({ value, label, Icon }) => ({ value, label, icon: <Icon aria-hidden /> })),
        value: theme,
        onValueChange: (next) => setTheme(next as ThemeChoice),
      }}
      items={[
        ...(stats
          ? [
              {
                label: stats.open ? 'Hide stats' : 'Show stats',
                icon: <ChartNoAxesColumn aria-hidden />,
                onSelect: () => stats.onOpenChange(!stats.open),
              },
            ]
          : []),
        { label: 'Trash', icon: <Trash2 aria-hidden />, onSelect: () => void navigate(TRASH_PATH) },
        {
          label: 'Usage',
          icon: <ChartNoAxesColumn aria-hidden />,
          onSelect: () => void navigate(USAGE_PATH),
        },
        {
          label: 'Commands',
          icon: <Command aria-hidden />,
          shortcut: `${modKey()} K`,
          divided: true,
          onSelect: () => onHelp('palette'),
        },
        // a phone has no keys
        ...(isPhone
          ? []
          : [
              {
                label: 'Keyboard shortcuts',
                icon: <Keyboard aria-hidden />,
                shortcut: '?',
                onSelect: () => onHelp('shortcuts'),
              },
            ]),
      ]}
    />
  );
}
