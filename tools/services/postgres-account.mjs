import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findProgram } from './system-packages.mjs';

const NAME = 'postgres';

function accountFromPasswd() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${NAME}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * PostgreSQL refuses to run as root, so root lends it the account `postgres` (made when missing).
 * @returns {{ uid: number, gid: number } | null} `null`: run it as ourselves
 */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return null;
  const account = () => (existsSync('/etc/passwd') ? accountFromPasswd() : null);
  const made =
    account() ??
    (spawnSync('useradd', ['--system', '--user-group', '--no-create-home', NAME]).status === 0 ? account() : null);
  if (made) return made;
  throw new Error(
    `PostgreSQL refuses to run as root and the account "${NAME}" could not be made. Run the command as another user, or set DATABASE_URL to a running PostgreSQL.`,
  );
}

/** The first folder on the way to `path` that the account may not enter; `null` when it can reach it. */
export function blockingFolder(/** @type {{ uid: number, gid: number }} */ account, /** @type {string} */ path) {
  const folders = [];
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder))
    folders.unshift(dirname(folder));
  return (
    folders.find((folder) => {
      const { mode, uid, gid } = statSync(folder);
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
      return (mode & bit) === 0;
    }) ?? null
  );
}

/**
 * How to run a program as that account: as the account alone where it can reach all `paths`; below a private folder
 * (/root, a 0700 temporary folder) with the one capability that lets it pass.
 * @param {{ uid: number, gid: number } | null} account
 * @param {string[]} paths
 * @returns {{ prefix: string[], ids: { uid?: number, gid?: number } }} words to put before the command, and spawn options
 */
export function runAs(account, paths) {
  if (!account) return { prefix: [], ids: {} };
  const blocked = paths.map((path) => blockingFolder(account, path)).find((folder) => folder !== null);
  if (!blocked) return { prefix: [], ids: account };
  const setpriv = findProgram('setpriv');
  const capability = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  const prefix = [
    setpriv ?? '',
    '--reuid',
    String(account.uid),
    '--regid',
    String(account.gid),
    '--clear-groups',
    ...capability,
  ];
  try {
    if (setpriv) {
      execFileSync(setpriv, [...prefix.slice(1), 'test', '-x', paths[0] ?? '/'], { stdio: 'ignore' });
      return { prefix, ids: {} };
    }
  } catch {
    // this container does not hand out the capability
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the account "${NAME}" may not enter ${blocked}. Allow it (chmod o+x ${blocked}), put the folder elsewhere, run as another user, or set DATABASE_URL to a running PostgreSQL.`,
  );
}
