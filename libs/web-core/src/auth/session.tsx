import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { forgetCsrfToken } from '../http/csrf';
import { clearImageUrls } from '../images/image-urls';
import { localStore } from '../local-store';
import { authClient, endReason, storedSession } from './auth-client';
import type { User } from './auth-client';

/** Who is here. `error` says why a check of the session failed, for the login page. */
export type Session =
  | { status: 'loading'; user: null; error: null }
  | { status: 'signed-in'; user: User; error: null }
  | { status: 'visitor'; user: null; error: string | null };

const LOADING: Session = { status: 'loading', user: null, error: null };
const visitor = (error: string | null = null): Session => ({ status: 'visitor', user: null, error });

/** The session's context, exported so that a test or story can put in a session of its own. */
export const SessionContext = createContext<Session | null>(null);

/** The current session. Needs a {@link SessionProvider} above. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** The signed-in user, for what is shown to nobody else: all below /dashboard. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for what only a signed-in user sees.');
  return user;
}

async function readStoredSession(): Promise<Session> {
  try {
    const { data, error } = await storedSession();
    if (error) return visitor('Authentication check failed');
    if (!data.session) return visitor();
    // The service types it as always there, but what was stored by another version may lack it.
    const user = data.session.user as User | undefined;
    return user?.id ? { status: 'signed-in', user, error: null } : visitor('Failed to retrieve user information');
  } catch {
    return visitor('Authentication check failed');
  }
}

/**
 * Follows the authentication service: the stored session first, then its events (of other tabs too). When the user leaves or another
 * one comes, every cache in the browser is wiped.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState<Session>(LOADING);

  useEffect(() => {
    let closed = false;
    let userId: string | undefined;
    const enter = (next: Session) => {
      if (closed) return;
      if (userId !== undefined && userId !== next.user?.id) {
        queryClient.clear();
        clearImageUrls();
        localStore.clear();
        forgetCsrfToken();
      }
      userId = next.user?.id;
      // The same visitor keeps the reason of the failed check.
      setSession((previous) => (next.status === 'visitor' && previous.status === 'visitor' ? previous : next));
    };
    void readStoredSession().then(enter);
    const { data } = authClient().onAuthStateChange((event, stored) => {
      if (event === 'INITIAL_SESSION') return;
      enter(stored ? { status: 'signed-in', user: stored.user, error: null } : visitor(endReason()));
    });
    return () => {
      closed = true;
      data.subscription.unsubscribe();
    };
  }, [queryClient]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
