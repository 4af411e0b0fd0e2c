import '@maquette/ui/tokens.css';
import '@maquette/ui/fonts.css';
import { createQueryClient, hasStoredSession, loadRuntimeConfig, messageOf } from '@maquette/web-core';
import { limitScripts, preloadRemote } from '@maquette/web-core/remotes';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { registryQuery, remoteOf } from './features/dashboard/registry-query';
import { PageError } from './features/frame/page-error';

const root = createRoot(document.getElementById('root') as HTMLElement);
const queryClient = createQueryClient();

/** Registry, then the remote of this address: fetched while configuration and session are still being read. */
function fetchAhead(): void {
  if (!hasStoredSession() || !window.location.pathname.startsWith('/dashboard')) return;
  const path = window.location.pathname.replace(/^\/dashboard\/?$/, '/dashboard/designs');
  queryClient.fetchQuery(registryQuery).then(
    (lines) => {
      const remote = remoteOf(lines, path);
      if (remote) void preloadRemote(remote);
    },
    () => undefined, // the dashboard shows it, with Retry
  );
}

async function start(): Promise<void> {
  try {
    await loadRuntimeConfig();
  } catch (error) {
    root.render(
      <PageError
        message={messageOf(error, 'The server cannot be reached. Please check your connection.')}
        onRetry={() => void start()}
      />,
    );
    return;
  }
  root.render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
}

limitScripts();
fetchAhead();
void start();
