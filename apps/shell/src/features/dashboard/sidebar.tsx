import {
  Avatar,
  IconButton,
  Menu,
  Tooltip,
  Wordmark,
  getTheme,
  modKey,
  setTheme,
  subscribeTheme,
  useMedia,
} from '@maquette/ui';
import type { ThemeChoice } from '@maquette/ui';
import { displayNameOf, runtimeConfig } from '@maquette/web-core';
import type { User } from '@maquette/web-core';
import { preloadRemote } from '@maquette/web-core/remotes';
import type { RemoteLine, SidebarItem } from '@maquette/web-core/remotes';
import { Check, Command, Keyboard, LogOut, Monitor, Moon, Sun, Trash2 } from '@maquette/ui/icons';
import { useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { TRASH_PATH } from '../frame/paths';
import styles from './dashboard.module.css';
import { NavIcon } from './nav-icon';
import { remoteOf } from './registry-query';
import { signOut } from './sign-out';

const THEMES: { choice: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { choice: 'system', label: 'System theme', Icon: Monitor },
  { choice: 'light', label: 'Light theme', Icon: Sun },
  { choice: 'dark', label: 'Dark theme', Icon: Moon },
];

interface SidebarProps {
  lines: readonly RemoteLine[];
  items: readonly SidebarItem[];
  user: User;
  onHelp: (which: 'palette' | 'shortcuts') => void;
}

/** Logo, navigation, account. A column of icons below 1001 px; a bar at the top and one at the foot at 700 px or less. */
export function Sidebar({ lines, items, user, onHelp }: SidebarProps) {
  const { productName, productInitials } = runtimeConfig();
  const theme = useSyncExternalStore(subscribeTheme, getTheme);
  const name = displayNameOf(user);
  const navigate = useNavigate();
  return (
    <header className={styles.sidebar}>
      <Link to="/dashboard" className={styles.home} aria-label={productName}>
        <Wordmark name={productName} initials={productInitials} />
      </Link>
      <Navigation lines={lines} items={items} />
      <div className={styles.account}>
        <Menu
          align="start"
          trigger={
            <button type="button" className={styles.user} aria-label={`Account of ${name}`}>
              <Avatar name={name} />
              <span className={styles.userName}>{name}</span>
            </button>
          }
          items={[
            ...THEMES.map(({ choice, label, Icon }) => ({
              label,
              icon: choice === theme ? <Check aria-label="Chosen:" /> : <Icon aria-hidden />,
              onSelect: () => setTheme(choice),
            })),
            {
              label: 'Trash',
              icon: <Trash2 aria-hidden />,
              divided: true,
              onSelect: () => void navigate(TRASH_PATH),
            },
            {
              label: 'Commands',
              icon: <Command aria-hidden />,
              shortcut: `${modKey()} K`,
              divided: true,
              onSelect: () => onHelp('palette'),
            },
            {
              label: 'Keyboard shortcuts',
              icon: <Keyboard aria-hidden />,
              shortcut: '?',
              onSelect: () => onHelp('shortcuts'),
            },
          ]}
        />
        <IconButton label="Log out" onClick={() => void signOut()}>
          <LogOut aria-hidden />
        </IconButton>
      </div>
    </header>
  );
}

function Navigation({ lines, items }: Pick<SidebarProps, 'lines' | 'items'>) {
  const { pathname } = useLocation();
  const iconsOnly = useMedia('(min-width: 701px) and (max-width: 1000px)');
  const current = items.findIndex(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <nav
      aria-label="Main"
      className={styles.nav}
      style={{ '--count': items.length, '--current': current } as CSSProperties}
    >
      {current >= 0 && <span aria-hidden className={styles.tick} />}
      {items.map((item) => {
        const remote = remoteOf(lines, item.path);
        const preload = () => remote && preloadRemote(remote);
        const link = (
          <NavLink to={item.path} className={styles.item} onPointerEnter={preload} onFocus={preload}>
            <NavIcon iconNode={item.iconNode} />
            <span className={styles.label}>{item.label}</span>
          </NavLink>
        );
        return iconsOnly ? (
          <Tooltip key={item.path} label={item.label} side="right">
            {link}
          </Tooltip>
        ) : (
          <span key={item.path} className={styles.cell}>
            {link}
          </span>
        );
      })}
    </nav>
  );
}
