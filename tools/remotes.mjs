// `npm run remote:publish [-- <name>]`, `remote:rollback -- <name> [version]`, `remote:remove -- <name>`, `remote:list`
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NX_ENV } from './launcher/build.mjs';
import { addressOn } from './launcher/instance.mjs';
import { Problem } from './launcher/problem.mjs';
import { readSettings } from './launcher/settings.mjs';
import { homeOf } from './remotes/home.mjs';
import { list, publish, publishBuilt, remove, rollback } from './remotes/store.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const USAGE =
  'Usage: npm run remote:publish [-- <name>] | remote:rollback -- <name> [version] | remote:remove -- <name> | remote:list';

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
  const [action, name = '', version] = process.argv.slice(2);
  const settings = readSettings(ROOT, process.env);
  const home = homeOf(settings.env, settings.dataDir);
  const built = join(ROOT, 'dist/web/remotes');
  const address = settings.env.STORAGE === 's3' ? settings.env.PUBLIC_URL : addressOn(settings.dataDir);
  const where = (/** @type {string} */ effect) =>
    address
      ? ` in ${home.place}: ${address} ${effect} from the next visit on.`
      : ` in ${home.place}.${settings.env.DATA_DIR || settings.env.STORAGE === 's3' ? '' : ' No Maquette runs on that folder now; DATA_DIR names another one.'}`;
  if (action === 'list') {
    const remotes = await list(home);
    if (remotes.length === 0) console.log(`Nothing is published in ${home.place}.`);
    for (const remote of remotes)
      for (const stored of remote.versions)
        console.log(`${remote.name} ${stored.version}${stored.active ? '  (active)' : ''}`);
  } else if (action === 'publish' && !name) {
    const lines = await publishBuilt(built, home);
    for (const line of lines) console.log(`${line.name} ${line.version} is active${where('shows it')}`);
    if (lines.length === 0) console.log(`Everything in ${built} was published into ${home.place} before.`);
  } else if (action === 'publish') {
    buildFromSources(name);
    const line = await publish(join(built, name), home);
    console.log(`${name} ${line.version} is active${where('shows it')}`);
  } else if (action === 'rollback' && name) {
    const line = await rollback(name, home, version);
    console.log(`${name} ${line.version} is active${where('shows it')}`);
  } else if (action === 'remove' && name) {
    await remove(name, home);
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
