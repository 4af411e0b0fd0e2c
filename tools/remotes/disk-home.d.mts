import type { Home } from './store.d.mts';

/** Remotes in a folder. While somebody else publishes into it, one is refused. */
export function diskHome(folder: string): Home;
/** One writer at a time, since two teams may publish at once. */
export function locked<T>(folder: string, work: () => T): T;
