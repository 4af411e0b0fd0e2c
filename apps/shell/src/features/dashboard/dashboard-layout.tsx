import { NotLoaded, focusSearch, later, preloadLateParts } from '@maquette/ui';
import {
  LoadingScreen,
  displayNameOf,
  messageOf,
  startCsrfRenewal,
  usePageSettled,
  useSession,
  verifySession,
} from '@maquette/web-core';
import { createItems, sidebarItems } from '@maquette/web-core/remotes';
import type { RemoteLine } from '@maquette/web-core/remotes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { Outlet } from 'react-router';
import { PageError } from '../frame/page-error';
import { MAIN, SkipLink } from '../frame/skip-link';
import styles from './dashboard.module.css';
import { QuickCreateBar } from './quick-create-bar';
import { registryQuery } from './registry-query';
import { Sidebar } from './sidebar';
import { StatsStrip } from './stats-strip';
import { isDialogOpen, useQuickCreate } from './use-quick-create';
import { useStatsOpen } from './use-stats-open';

const CommandPalette = later(() => import('./command-palette').then((module) => module.CommandPalette), {
  failed: ({ onOpenChange }) => <NotLoaded what="The commands" onClose={() => onOpenChange(false)} />,
});
const ShortcutSheet = later(() => import('./shortcut-sheet').then((module) => module.ShortcutSheet), {
  failed: ({ onOpenChange }) => <NotLoaded what="The shortcuts" onClose={() => onOpenChange(false)} />,
});

const NO_LINES: readonly RemoteLine[] = [];

/** A letter is theirs: it finds an entry. */
const FINDS_BY_LETTER = '[role=combobox], [role=listbox], [role=menu]';

/** The frame of every page behind the sign-in. It stands before, and whether or not, a remote arrives. */
export function DashboardLayout() {
  const { user } = useSession();
  const check = useQuery({
    queryKey: ['session-check', user?.id],
    queryFn: verifySession,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const { data: lines = NO_LINES } = useQuery(registryQuery);
  const creations = useMemo(() => createItems(lines), [lines]);
  const [stats, setStats] = useStatsOpen();
  const [help, setHelp] = useState<'palette' | 'shortcuts' | null>(null);
  const quickCreate = useQuickCreate();
  const settled = usePageSettled(check.isSuccess);

  useEffect(startCsrfRenewal, []);
  useEffect(() => {
    // without a connection it is tried again when it is needed
    if (settled)
      Promise.all([preloadLateParts(), CommandPalette.preload(), ShortcutSheet.preload()]).catch(() => undefined);
  }, [settled]);
  useHotkeys('mod+k', () => !isDialogOpen() && setHelp('palette'), {
    preventDefault: true,
    enableOnFormTags: true,
    enableOnContentEditable: true,
  });
  useHotkeys(
    creations.flatMap(({ key }) => key ?? []),
    ({ key }) => {
      const item = creations.find((creation) => creation.key === key);
      if (item && !isDialogOpen()) quickCreate.open(item);
    },
    {
      useKey: true,
      preventDefault: true, // it would be the first letter of what is written in the dialog
      ignoreEventWhen: ({ target }) => target instanceof Element && target.closest(FINDS_BY_LETTER) !== null,
    },
  );
  useHotkeys('?', () => setHelp('shortcuts'), { useKey: true });
  useHotkeys('/', (event) => focusSearch() && event.preventDefault(), { useKey: true });

  if (!user || check.isPending) return <LoadingScreen>Verifying authentication...</LoadingScreen>;
  if (check.isError) {
    const retry = () => void check.refetch();
    return (
      <PageError
        message={messageOf(check.error, 'Authentication check failed')}
        onRetry={retry}
        retrying={check.isFetching && 'Verifying...'}
      />
    );
  }

  const navigation = sidebarItems(lines);
  const closeHelp = (open: boolean) => !open && setHelp(null);
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Sidebar lines={lines} items={navigation} user={user} onHelp={setHelp} />
      <div className={styles.column}>
        <QuickCreateBar
          name={displayNameOf(user)}
          items={creations}
          quickCreate={quickCreate}
          onHelp={setHelp}
          statsOpen={stats}
          onStatsOpenChange={setStats}
        />
        {stats && <StatsStrip userId={user.id} enabled={settled} />}
        <main id={MAIN} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {quickCreate.dialog}
      {help === 'palette' && (
        <CommandPalette
          remotes={lines}
          navigation={navigation}
          creations={creations}
          onCreate={quickCreate.open}
          onShortcuts={() => setHelp('shortcuts')}
          onOpenChange={closeHelp}
        />
      )}
      {help === 'shortcuts' && <ShortcutSheet creations={creations} onOpenChange={closeHelp} />}
    </div>
  );
}
