import { IconButton, Tooltip, Wordmark, useIsPhone, useMedia } from '@maquette/ui';
import { displayNameOf, runtimeConfig } from '@maquette/web-core';
import type { User } from '@maquette/web-core';
import { preloadRemote } from '@maquette/web-core/remotes';
import type { RemoteLine, SidebarItem } from '@maquette/web-core/remotes';
import { LogOut } from '@maquette/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { AccountMenu } from './account-menu';
import styles from './dashboard.module.css';
import { NavIcon } from './nav-icon';
import { remoteOf } from './registry-query';
import { signOut } from './sign-out';

interface SidebarProps {
  lines: readonly RemoteLine[];
  items: readonly SidebarItem[];
  user: User;
  onHelp: (which: 'palette' | 'shortcuts') => void;
}

/** Logo, navigation, account. A column of icons below 1001 px; a bar at the top and one at the foot at 700 px or less. */
export function Sidebar({ lines, items, user, onHelp }: SidebarProps) {
  const { productName, productInitials } = runtimeConfig();
  const isPhone = useIsPhone();
  return (
    <header className={styles.sidebar}>
      <Link to="/dashboard" className={styles.home} aria-label={productName}>
        <Wordmark name={productName} initials={productInitials} />
      </Link>
      <Navigation lines={lines} items={items} user={user} />
      <div className={styles.account}>
        {!isPhone && <AccountMenu name={displayNameOf(user)} onHelp={onHelp} />}
        <IconButton label="Log out" onClick={() => void signOut()}>
          <LogOut aria-hidden />
        </IconButton>
      </div>
    </header>
  );
}

function Navigation({ lines, items, user }: Omit<SidebarProps, 'onHelp'>) {
  const client = useQueryClient();
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
        const preload = async () => remote && (await preloadRemote(remote))?.preload?.(client, user.id);
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
