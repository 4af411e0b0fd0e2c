/**
 * How API and worker share the machine with others. Measured with `npm run drill:soak`, an API that has more to do than it can:
 * as Node chooses, 362 MB resident; so, 213 MB at 8 % more CPU time a request.
 *
 * V8 lets the old generation grow to a multiple of what lives in it, and the multiple follows from its limit: on a machine
 * of 24 GB it is four, here at most 1.6. The limit itself would halve the young generation, so that is set to Node's own default.
 * glibc keeps what threads have freed in an arena a thread, up to eight a core; the worker's drawing threads filled 100 MB more.
 */
const V8 = '--max-old-space-size=1024 --max-semi-space-size=16';

/** @param {NodeJS.ProcessEnv} environment what is set there wins */
export const memoryOptions = ({ NODE_OPTIONS, MALLOC_ARENA_MAX }) => ({
  NODE_OPTIONS: NODE_OPTIONS ? `${V8} ${NODE_OPTIONS}` : V8, // of two that say otherwise, Node follows the last
  MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || '2',
});
