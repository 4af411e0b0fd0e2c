import { Toaster, toast } from '@maquette/ui';
import { SessionContext, createQueryClient, resetAuthClient, setRuntimeConfig } from '@maquette/web-core';
import type { Session, User } from '@maquette/web-core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { API, resetFakeApi, server } from './fake-api';

const USER = { id: 'user-1', email: 'ines@example.com', user_metadata: {}, app_metadata: {}, aud: 'authenticated', created_at: '' } as User;
const SIGNED_IN: Session = { status: 'signed-in', user: USER, error: null };
export const VISITOR: Session = { status: 'visitor', user: null, error: null };

/** Starts the fake API for a test file and makes every test begin with an empty one. */
export function useFakeApi(): void {
  beforeAll(() => {
    setRuntimeConfig({ apiBaseUrl: API, supabaseUrl: API, supabaseAnonKey: 'anon', productName: 'Maquette', companyName: 'Acme', companyDomain: 'example.com', mode: 'test' });
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    resetFakeApi();
    const session = { access_token: 'token', refresh_token: 'refresh', token_type: 'bearer', expires_in: 3600, expires_at: Math.floor(Date.now() / 1000) + 3600, user: USER };
    localStorage.setItem('maquette-auth', JSON.stringify(session));
  });
  afterEach(async () => {
    act(() => toast.clear());
    server.resetHandlers();
    localStorage.clear();
    await resetAuthClient();
  });
  afterAll(() => server.close());
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(`${pathname}${search}`)}</output>;
}

/** Renders part of the product at an address, with session, cache, router and toasts around it. */
export function renderArea(element: ReactElement, { at = '/designs', session = SIGNED_IN }: { at?: string; session?: Session } = {}) {
  const queryClient = createQueryClient();
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[at]}>
          {element}
          <Address />
        </MemoryRouter>
        <Toaster />
      </SessionContext>
    </QueryClientProvider>,
  );
  return { ...view, user, queryClient };
}
