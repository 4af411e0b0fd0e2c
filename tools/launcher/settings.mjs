import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { because, Problem } from './problem.mjs';

/** The first line of a .env text that is neither NAME=value, a comment nor empty; `null` when all are. Quoted values may span lines. */
export function brokenEnvLine(/** @type {string} */ text) {
  /** @type {{ quote: string, number: number, line: string } | null} */
  let open = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (open) {
      if (line.includes(open.quote)) open = null;
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const value = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/.exec(line)?.[1];
    if (value === undefined) return { number: index + 1, line };
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote && !value.slice(1).includes(quote)) open = { quote, number: index + 1, line };
  }
  return open;
}

function readEnvFile(/** @type {string} */ file) {
  if (!existsSync(file)) return {};
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${because(error)}.`);
  }
  const broken = brokenEnvLine(text);
  if (broken)
    throw new Problem(
      `${file}, line ${broken.number}: expected NAME=value, but it says: ${broken.line.trim().replace(/=.*/, '=…')}`,
    );
  return parseEnv(text);
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/;
const hostOf = (/** @type {string} */ url) => (URL.canParse(url) ? new URL(url).hostname : '');

/**
 * What the launcher itself must know. The environment wins over the `.env` file, which wins over the defaults; an empty value counts as not set.
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} environment
 * @param {Record<string, string>} [defaults] instead of the built-in ones
 */
export function readSettings(root, environment, defaults = {}) {
  const set = { ...readEnvFile(join(root, '.env')), ...environment };
  const env = { ...defaults, ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== '')) };
  const port = Number(env.PORT ?? 5001);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Problem(`PORT must be a whole number from 1 to 65535, and it is "${env.PORT}".`);
  const host = env.HOST ?? '127.0.0.1';
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const demo =
    [host, hostOf(publicUrl)].every((name) => LOOPBACK.test(name)) &&
    !env.DATABASE_URL &&
    !env.SMTP_URL &&
    !env.SUPABASE_URL;
  return {
    env,
    host,
    port,
    publicUrl,
    dataDir: resolve(root, env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    /** The API offers the demo account and the mailbox page only here (it checks again, request by request). */
    demo,
    /** Nobody new can get in: a sign-up waits for a mail that nothing sends. */
    closed: !demo && !env.SMTP_URL && !env.SUPABASE_URL && !['true', '1'].includes(env.AUTH_AUTOCONFIRM ?? ''),
    demoEmail: `demo@${env.COMPANY_DOMAIN ?? 'example.com'}`,
  };
}

/** Makes the folder if need be, and says in a sentence when it cannot be written to. */
export function prepareFolder(/** @type {string} */ folder, /** @type {string} */ remedy) {
  // One by one: on folders that cannot be made, Node's recursive mkdir names the wrong reason, or never ends (/proc).
  const missing = [];
  let nearest = folder;
  for (; !existsSync(nearest); nearest = dirname(nearest)) missing.unshift(nearest);
  try {
    accessSync(nearest, constants.W_OK);
    for (const path of missing) mkdirSync(path);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  } catch (error) {
    throw new Problem(`Cannot write to ${folder}: ${because(error)}. ${remedy}`);
  }
}

/**
 * Shuts everybody else out of a folder of ours, and so out of all that lies in it. Where root lends PostgreSQL an account,
 * that account may pass through to its own folder, and see nothing on the way.
 * @param {string} folder
 * @param {{ gid: number } | null} account
 */
export function shutFolder(folder, account) {
  const uid = process.getuid?.();
  if (uid === undefined || statSync(folder).uid !== uid) return; // its owner decides
  if (account) chownSync(folder, uid, account.gid);
  chmodSync(folder, account ? 0o710 : 0o700);
}
