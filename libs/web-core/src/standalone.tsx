import { Button, ErrorState, PasswordField, TextField, Toaster } from '@maquette/ui';
import '@maquette/ui/fonts.css';
import '@maquette/ui/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentType, FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { accepted, authClient } from './auth/auth-client';
import { SessionProvider, useSession } from './auth/session';
import { messageOf } from './http/api-error';
import { LoadingScreen } from './loading-screen';
import { createQueryClient } from './query-client';
import { loadRuntimeConfig } from './runtime-config';

function SignIn() {
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { email: form.get('email') as string, password: form.get('password') as string };
    await accepted(authClient().signInWithPassword(credentials)).catch((refusal: unknown) =>
      setError(messageOf(refusal, 'The API cannot be reached. Is it running?')),
    );
  };
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16, maxInlineSize: 320, margin: '10dvh auto' }}>
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required error={error} />
      <Button type="submit" variant="accent">
        Sign In
      </Button>
    </form>
  );
}

function Frame({ Area, start }: { Area: ComponentType; start: string }) {
  const { status } = useSession();
  if (status === 'loading') return <LoadingScreen />;
  if (status === 'visitor') return <SignIn />;
  return (
    <Routes>
      <Route path="/dashboard/*" element={<Area />} />
      <Route path="*" element={<Navigate to={start} replace />} />
    </Routes>
  );
}

/**
 * Shows a remote alone on its development server's page: session, API and routes are the real ones (the server hands `/api` and the
 * like on), the shell's frame is not there.
 */
export function mountStandalone(Area: ComponentType, { routes }: { routes: string[] }): void {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  loadRuntimeConfig().then(
    () =>
      root.render(
        <QueryClientProvider client={createQueryClient()}>
          <SessionProvider>
            <BrowserRouter>
              <main style={{ padding: 'var(--page-margin)' }}>
                <Frame Area={Area} start={routes[0] ?? '/dashboard'} />
              </main>
            </BrowserRouter>
            <Toaster />
          </SessionProvider>
        </QueryClientProvider>,
      ),
    (error: unknown) =>
      root.render(
        <ErrorState
          message={messageOf(error, 'The API cannot be reached. Is it running?')}
          onRetry={() => window.location.reload()}
        />,
      ),
  );
}
