import { Toaster } from '@maquette/ui';
import { SessionContext, createQueryClient } from '@maquette/web-core';
import type { Session, User } from '@maquette/web-core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { buildUser } from './builders';
import { storeSession } from './server';

export interface RenderAppOptions {
  /** Address to start from. Default '/dashboard'. */
  path?: string;
  /** Null for a visitor. Default: Inès Moreau, signed in. */
  user?: User | null;
}

const sessionOf = (user: User | null): Session =>
  user ? { status: 'signed-in', user, error: null } : { status: 'visitor', user: null, error: null };

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

// As on a page that has stood for a moment.
beforeAll(Toaster.preload);

/**
 * Renders a remote's element as the shell would, below /dashboard: router, query client (no retries), session, toasts. Returns what
 * Testing Library does, the user who types and clicks, the query client, and `address()`, the current path and query.
 */
export function renderApp(element: ReactElement, { path = '/dashboard', user = buildUser() }: RenderAppOptions = {}) {
  if (user) storeSession(user);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={sessionOf(user)}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/dashboard/*" element={element} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
        <Toaster />
      </SessionContext>
    </QueryClientProvider>,
  );
  return { ...view, queryClient, user: userEvent.setup(), address: () => view.getByTestId('address').textContent };
}
