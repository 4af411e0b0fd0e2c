import { ErrorState } from '@maquette/ui';
import { LoadingScreen, UnknownPath, messageOf } from '@maquette/web-core';
import { RemoteArea } from '@maquette/web-core/remotes';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { registryQuery, remoteOf } from './registry-query';

/** The remote of the current path, or why there is none. */
export function RemoteOutlet() {
  const { pathname } = useLocation();
  const { data: lines, error, isFetching, refetch } = useQuery(registryQuery);
  if (lines) {
    const remote = remoteOf(lines, pathname);
    return remote ? <RemoteArea key={remote.name} remote={remote} /> : <UnknownPath />;
  }
  if (!error) return <LoadingScreen />;
  return (
    <ErrorState
      page
      title="The workspace could not be loaded"
      message={messageOf(error, 'The list of areas could not be read.')}
      onRetry={() => void refetch()}
      retrying={isFetching && 'Retrying...'}
    />
  );
}
