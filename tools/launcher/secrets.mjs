import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { because, Problem } from './problem.mjs';

// No letter or digit that is easily taken for another: the password is read off a terminal.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * The secrets of one installation, made once and kept in `secrets.json` (mode 600): 48 random bytes each for signing tokens and
 * file URLs, and the demo account's password (about 99 bits).
 * @param {string} dataDir
 * @returns {{ jwtSecret: string, filesSecret: string, demoPassword: string }}
 */
export function readSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const key = () => randomBytes(48).toString('base64url');
    const made = { jwtSecret: key(), filesSecret: key(), demoPassword: [group(), group(), group(), group()].join('-') };
    writeFileSync(`${file}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return made;
  }
  try {
    chmodSync(file, 0o600);
    const { jwtSecret, filesSecret, demoPassword } = JSON.parse(readFileSync(file, 'utf8'));
    if ([jwtSecret, filesSecret, demoPassword].every((value) => typeof value === 'string' && value.length >= 16))
      return { jwtSecret, filesSecret, demoPassword };
    throw new Error('a secret is missing');
  } catch (error) {
    throw new Problem(
      `${file} cannot be used: ${because(error)}. Restore it from a backup; or move it away, and everybody must sign in again.`,
    );
  }
}
