// `npm run storage:move -- s3|disk`
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appEnvironment, ROOT } from './launcher/product.mjs';
import { readSettings } from './launcher/settings.mjs';

const PROGRAM = join(ROOT, 'dist/api/storage-move.js');

const HELP = `npm run storage:move -- s3     copies every picture from DATA_DIR into the bucket that S3_* name
npm run storage:move -- disk   copies them back

Each is read back and compared. It may run while Maquette runs, be stopped and be run again: docs/object-storage.md.`;

const [target = '--help'] = process.argv.slice(2);
if (target === '--help' || target === '-h') console.log(HELP);
else if (!existsSync(PROGRAM)) {
  console.error('Maquette is not built. Run: npm run build');
  process.exitCode = 1;
} else {
  // the move asks neither database nor queue, and those of npm start have no address while it does not run
  const unused = { DATABASE_URL: 'postgres://127.0.0.1/none', REDIS_URL: 'redis://127.0.0.1' };
  const { status } = spawnSync(process.execPath, [PROGRAM, target], {
    env: { ...unused, ...appEnvironment(readSettings(ROOT, process.env)), STORAGE: 's3' },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
