import { existsSync } from 'node:fs';
import { findProgram, installSystemPackage } from './system-packages.mjs';

// The shell is the same browser without its windows: the tests take two thirds of the time in it.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a Chromium that browser tests can drive; installs one with apt when run as root.
 * @returns {string}
 * @throws {Error} with a sentence that says what to type
 */
export function ensureChromium() {
  const find = () => findProgram(...NAMES) ?? (existsSync(MAC) ? MAC : null);
  const found =
    find() ??
    (installSystemPackage({ apt: 'chromium-headless-shell' }) || installSystemPackage({ apt: 'chromium' })
      ? find()
      : null);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Google Chrome. Install it with: sudo apt-get install chromium (on macOS: brew install --cask google-chrome)',
  );
}
