export interface Line {
  name: string;
  version: string;
  entry: string;
  routes: string[];
  nav: unknown[];
}
export function publish(folder: string, store: string): Line;
export function publishBuilt(folders: { distDir: string; storeDir: string }): Line[];
export function rollback(name: string, store: string, version?: string): Line;
export function remove(name: string, store: string): Line;
export function list(store: string): { name: string; versions: { version: string; active: boolean }[] }[];
export function locked<T>(store: string, work: () => T): T;
