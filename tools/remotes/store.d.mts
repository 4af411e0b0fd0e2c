export interface Line {
  name: string;
  /** `<package version>-<content hash>` */
  version: string;
  entry: string;
  routes: string[];
  nav: unknown[];
}

export interface Registry {
  /** what is active, by name */
  lines: Line[];
  /** by remote, which version was made active when, the last one last */
  history: Record<string, { version: string; at: string }[]>;
}

/** Where remotes are kept. */
export interface Home {
  /** for sentences */
  readonly place: string;
  registry(): Promise<Registry>;
  /**
   * Writes what `change` makes of the registry, unless that is the same object. Of two who do it at once neither undoes the other's: one is
   * refused, or asked once more with what the other wrote.
   */
  update(change: (registry: Registry) => Registry): Promise<void>;
  /** Keeps the files of a version, by their path, whole or not at all. A version that is there is left as it is. */
  add(line: Line, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** The line of a version that is kept whole. */
  line(name: string, version: string): Promise<Line | undefined>;
}

/**
 * Keeps a built remote under `<package version>-<content hash>` and puts its line into the registry.
 * @param folder the built remote, with its remote.json
 * @returns the line that is active now
 */
export function publish(folder: string, home: Home): Promise<Line>;
/**
 * Publishes every remote in `distDir` (one folder each: dist/web/remotes) whose content was never active. A known version is left alone,
 * so that a start of the product undoes neither a rollback nor a removal.
 * @returns what was published
 */
export function publishBuilt(distDir: string, home: Home): Promise<Line[]>;
/** Activates a version again: the named one, else the one that was active before the current one (or before a removal). */
export function rollback(name: string, home: Home, version?: string): Promise<Line>;
/**
 * Takes a remote out of the registry: new visits do not know it. Its versions stay, for pages that are open and for a roll-back.
 * @returns the line that was taken out
 */
export function remove(name: string, home: Home): Promise<Line>;
/** Every version that was ever active, by remote, and which one is; none is, of a remote that was removed. */
export function list(home: Home): Promise<{ name: string; versions: { version: string; active: boolean }[] }[]>;
