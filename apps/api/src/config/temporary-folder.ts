import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Nothing that is under way takes so long. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1_000;

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // it lives, and is another account's
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Makes a folder below `parent` the place of everything temporary of this process (`os.tmpdir()`): uploads, for its account
 * alone. What processes that are gone left behind is removed; those of another host, which nobody can ask for, after a day.
 */
export async function useTemporaryFolder(parent: string): Promise<void> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const pid = Number(name.slice(name.lastIndexOf('.') + 1));
    const isHere = name.slice(0, name.lastIndexOf('.')) === hostname();
    const { mtimeMs = 0 } = (await stat(path).catch(() => undefined)) ?? {};
    const left = isHere ? pid === process.pid || !lives(pid) : mtimeMs < Date.now() - FORGOTTEN_MS;
    if (left) await rm(path, { recursive: true, force: true });
  }
  const own = join(parent, `${hostname()}.${process.pid}`);
  await mkdir(own, { mode: 0o700 });
  process.env.TMPDIR = own;
}
