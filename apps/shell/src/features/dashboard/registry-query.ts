import { fetchRegistry } from '@maquette/web-core/remotes';
import type { RemoteLine } from '@maquette/web-core/remotes';
import { queryOptions } from '@tanstack/react-query';

/** The registry of remotes, read once a visit: a version that comes out meanwhile is met at the next load of the page. */
export const registryQuery = queryOptions({
  queryKey: ['remotes'],
  queryFn: fetchRegistry,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The remote that answers a path. */
export const remoteOf = (lines: readonly RemoteLine[], path: string): RemoteLine | undefined =>
  lines.find(({ routes }) => routes.some((route) => path === route || path.startsWith(`${route}/`)));
