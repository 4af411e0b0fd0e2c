import { ErrorState, later } from '@maquette/ui';
import { useMemo, useState } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { LoadingScreen } from '../loading-screen';
import { loadRemoteModule } from './loader';
import type { RemoteLine } from './remote-module';

/**
 * A remote in its place: loading, loaded, or an error with Retry that stays inside this region. Give it `key={remote.name}`, so that
 * another remote starts anew.
 */
export function RemoteArea({ remote }: { remote: RemoteLine }) {
  const [attempt, setAttempt] = useState(0);
  const Area = useMemo(
    () => later(() => loadRemoteModule(remote, attempt).then((module) => module.default), { waiting: LoadingScreen }),
    [remote, attempt],
  );
  return (
    <ErrorBoundary
      resetKey={attempt}
      fallback={() => (
        <ErrorState
          page
          title={`${remote.nav[0]?.label ?? remote.name} could not be shown`}
          message="This area is not available at the moment. The rest of the workspace goes on working."
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    >
      <Area />
    </ErrorBoundary>
  );
}
