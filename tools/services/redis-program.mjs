import { join } from 'node:path';
import { installSystemPackage } from './system-packages.mjs';
import { PROGRAMS, ensureProgram } from './unpacked-program.mjs';

/** @typedef {import('./unpacked-program.mjs').Program} Program */

// Redis' protocol and files, from whichever of the two the system's packages have.
const SERVERS = ['redis-server', 'valkey-server'];

/**
 * A Redis (or Valkey) server program: the system's, or one unpacked into `.data/programs` from Debian's or Ubuntu's packages, or one that
 * Homebrew installs.
 * @param {{ say?: (sentence: string) => void, folder?: string }} [options] `say` is told when something must be fetched
 * @returns {Program}
 * @throws {Error} with a sentence that says what to type
 */
export function ensureRedis({ say = () => {}, folder = join(PROGRAMS, 'redis') } = {}) {
  const missing = () =>
    say('There is no Redis on this machine; fetching one from the system’s packages into .data/programs.');
  const found = ensureProgram(SERVERS, { folder, missing });
  if (found) return found;
  if (installSystemPackage({ brew: 'redis' })) {
    say('Homebrew installed Redis.');
    const installed = ensureProgram(SERVERS, { folder });
    if (installed) return installed;
  }
  throw new Error(
    'Maquette needs Redis for its queues, and could not fetch it. Install it with: sudo apt-get install redis-server (on macOS: brew install redis), or set REDIS_URL to a running one.',
  );
}
