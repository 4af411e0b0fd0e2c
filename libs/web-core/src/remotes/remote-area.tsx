import { ErrorState, later } from '@maquette/ui';
import { useMemo, useState } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { LoadingScreen } from '../loading-screen';
import { loadRemoteModule, OtherWorkspaceVersion } from './loader';
import type { RemoteLine } from './remote-module';

const NOT_AVAILABLE = 'This area is not available at the moment. The rest of the workspace goes on working.';
const OTHER_VERSION = 'This area was made for another version of the workspace. Reload the page, or have it updated.';

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
      fallback={(error) => (
        <ErrorState
          page
          title={`${remote.nav[0]?.label ?? remote.name} could not be shown`}
          message={error instanceof OtherWorkspaceVersion ? OTHER_VERSION : NOT_AVAILABLE}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    >
      <Area />
    </ErrorBoundary>
  );
}
