import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskHome } from './disk-home.mjs';

const API = fileURLToPath(new URL('../../dist/api', import.meta.url));

/**
 * The home of remotes that an installation has: its bucket with STORAGE=s3, else its data folder.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} dataDir
 * @returns {import('./store.d.mts').Home}
 */
export function homeOf(env, dataDir) {
  if (env.STORAGE !== 's3') return diskHome(join(dataDir, 'remotes'));
  if (!existsSync(API)) throw new Error('STORAGE=s3 needs the built API. Run: npx nx build api');
  const require = createRequire(import.meta.url);
  require('reflect-metadata');
  const { loadS3Settings } = require(join(API, 'config'));
  const { BucketRemotes } = require(join(API, 'platform/remotes'));
  return new BucketRemotes(loadS3Settings(env));
}
