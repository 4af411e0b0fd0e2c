// `npm run backup [-- folder]` and `npm run restore -- folder`
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reachDatabase } from './launcher/database.mjs';
import { Instance } from './launcher/instance.mjs';
import { Problem } from './launcher/problem.mjs';
import { appEnvironment, ROOT } from './launcher/product.mjs';
import { prepareFolder, readSettings } from './launcher/settings.mjs';

const PROGRAM = join(ROOT, 'dist/api/backup/main.js');

const HELP = `npm run backup [-- folder]   writes rows and pictures that fit each other into a new folder (backups/<time> unless named);
                             Maquette may go on working meanwhile
npm run restore -- folder    puts a backup into an empty installation: a DATA_DIR of its own, or an empty DATABASE_URL and bucket

docs/backups.md tells what is in a backup and what is not.`;

async function run(/** @type {string} */ action, /** @type {string | undefined} */ folder) {
  if (!existsSync(PROGRAM)) throw new Problem('Maquette is not built. Run: npm run build');
  const settings = readSettings(ROOT, process.env);
  /** @type {Instance | undefined} */
  let instance;
  if (action === 'restore') {
    if (!folder || !existsSync(folder)) throw new Problem(folder ? `There is no ${folder}.` : HELP);
    prepareFolder(settings.dataDir, 'Set DATA_DIR to a folder that can be written to.');
    // nobody else may run on the folder until it is done
    instance = new Instance(settings.dataDir, settings.publicUrl);
    await instance.take(console.log);
  } else if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'postgres')))
    throw new Problem(`There is no Maquette in ${settings.dataDir}.`);
  const target = resolve(folder ?? join('backups', new Date().toISOString().replaceAll(':', '-').slice(0, 19)));
  const { url, stop } = await reachDatabase(settings);
  try {
    const { status } = spawnSync(process.execPath, [PROGRAM, action, target], {
      env: { REDIS_URL: 'redis://127.0.0.1', ...appEnvironment(settings), DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  } finally {
    await stop();
    instance?.release();
  }
}

const [action = '', folder] = process.argv.slice(2);
if (folder === '--help' || folder === '-h') console.log(HELP);
else
  await run(action, folder).catch((error) => {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  });
