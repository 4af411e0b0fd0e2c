// `npm run remote:publish -- <name>`, `remote:rollback -- <name> [version]`, `remote:remove -- <name>`, `remote:list`
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NX_ENV } from './launcher/build.mjs';
import { addressOn } from './launcher/instance.mjs';
import { Problem } from './launcher/problem.mjs';
import { readSettings } from './launcher/settings.mjs';
import { list, publish, remove, rollback } from './remotes/store.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const USAGE =
  'Usage: npm run remote:publish -- <name> | remote:rollback -- <name> [version] | remote:remove -- <name> | remote:list';

/** Where the sources are, what is published is what they say now; elsewhere (an image of one remote) it is what lies there built. */
function buildFromSources(/** @type {string} */ name) {
  if (!existsSync(join(ROOT, 'apps', name, 'project.json'))) return;
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/.bin/nx'), 'build', name], {
    cwd: ROOT,
    env: { ...process.env, ...NX_ENV, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Problem(`${name} could not be built, so nothing was published.`);
}

try {
  const [action, name, version] = process.argv.slice(2);
  const settings = readSettings(ROOT, process.env);
  const store = join(settings.dataDir, 'remotes');
  const address = addressOn(settings.dataDir);
  const where = (/** @type {string} */ effect) =>
    address
      ? ` in ${store}: ${address} ${effect} from the next visit on.`
      : ` in ${store}.${settings.env.DATA_DIR ? '' : ' No Maquette runs on that folder now; DATA_DIR names another one.'}`;
  if (action === 'list') {
    for (const remote of list(store))
      for (const stored of remote.versions)
        console.log(`${remote.name} ${stored.version}${stored.active ? '  (active)' : ''}`);
  } else if (action === 'publish' && name) {
    buildFromSources(name);
    const line = publish(join(ROOT, 'dist/web/remotes', name), store);
    console.log(`${name} ${line.version} is active${where('shows it')}`);
  } else if (action === 'rollback' && name) {
    console.log(`${name} ${rollback(name, store, version).version} is active${where('shows it')}`);
  } else if (action === 'remove' && name) {
    remove(name, store);
    console.log(
      `${name} is no longer listed${where('leaves it out')} npm run remote:rollback -- ${name} brings it back.`,
    );
  } else {
    throw new Problem(USAGE);
  }
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
