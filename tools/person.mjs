// `npm run person:export -- address [file]` and `npm run person:delete -- address`
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reachDatabase } from './launcher/database.mjs';
import { Problem } from './launcher/problem.mjs';
import { appEnvironment, ROOT } from './launcher/product.mjs';
import { readSettings } from './launcher/settings.mjs';

const PROGRAM = join(ROOT, 'dist/api/person/main.js');

const HELP = `npm run person:export -- address [file]   writes everything of one person into a ZIP: rows as JSON, and pictures
npm run person:delete -- address          removes everything of one person for good, after asking for the address once more

Where a hosted project has the accounts, give the person's id there instead of the address. docs/operations.md tells more.`;

async function run(/** @type {string[]} */ [action = '', person, file]) {
  if (!existsSync(PROGRAM)) throw new Problem('Maquette is not built. Run: npm run build');
  if (!person) throw new Problem(HELP);
  const settings = readSettings(ROOT, process.env);
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'postgres')))
    throw new Problem(`There is no Maquette in ${settings.dataDir}.`);
  const { url, stop } = await reachDatabase(settings);
  try {
    const { status } = spawnSync(process.execPath, [PROGRAM, action, person, ...(file ? [file] : [])], {
      env: { REDIS_URL: 'redis://127.0.0.1', ...appEnvironment(settings), DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  } finally {
    await stop();
  }
}

const given = process.argv.slice(2);
if (given.some((word) => word === '--help' || word === '-h')) console.log(HELP);
else
  await run(given).catch((error) => {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  });
