import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './http/api-error';

const IN_MEMORY_FOR = 5 * 60_000;
const RETRIES = 2;

/** Worth asking again: no answer came (but not after the full 90 seconds), or the server was in trouble. */
const canHeal = (error: Error) =>
  error instanceof ApiError &&
  (error.code === 'NETWORK' || error.status === 502 || error.status === 503 || error.status === 504);

/** The cache of server state: kept in memory for 5 minutes after its last use; reads are repeated only when that may help. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: IN_MEMORY_FOR,
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && canHeal(error),
        // A call made offline fails with a sentence and a Retry, instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
