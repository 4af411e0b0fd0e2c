import { LoadingScreen, needsPassword, useSession } from '@maquette/web-core';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Location } from 'react-router';

interface CameFrom {
  from?: Pick<Location, 'pathname' | 'search'>;
}

/**
 * Lets signed-in users through, once their account has a password: else they could not come back. A visitor goes to /login, with the reason when a check of the session failed, and comes back here after
 * signing in; somebody who logged out does not, since the next one may be another user.
 */
export function RequireSession() {
  const session = useSession();
  const location = useLocation();
  const [entered, setEntered] = useState(false);
  if (session.status === 'signed-in' && !entered) setEntered(true);
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-in')
    return needsPassword(session.user) ? <Navigate to="/reset-password" replace /> : <Outlet />;
  const loggedOut = entered && !session.error;
  const to = session.error ? `/login?error=${encodeURIComponent(session.error)}` : '/login';
  return <Navigate to={to} replace state={loggedOut ? null : ({ from: location } satisfies CameFrom)} />;
}

/** Lets visitors through; a signed-in user goes to the page that sent them here, else to /dashboard. */
export function VisitorsOnly() {
  const { status } = useSession();
  const state = useLocation().state as CameFrom | null;
  if (status === 'loading') return <LoadingScreen />;
  return status === 'visitor' ? <Outlet /> : <Navigate to={state?.from ?? '/dashboard'} replace />;
}
