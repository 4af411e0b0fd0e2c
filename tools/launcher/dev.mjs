import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, until } from '../services/processes.mjs';
import { readRemotes } from '../web/remotes.mjs';
import { builtFrom, forgetBuild, sourceFingerprint } from './build.mjs';
import { runCommand } from './command.mjs';
import { listenError } from './ports.mjs';
import { Problem } from './problem.mjs';
import { ROOT } from './product.mjs';

const SHELL_PORT = 4200;
const HELP = `npm run dev -- <remote>   the API, the shell and one remote, each shown as soon as a file is saved

Open http://localhost:${SHELL_PORT}: that is the shell's dev server, always on this port, and everything that the API answers comes through it.
The named remote has a dev server of its own; the other remotes are those last built. PORT is the port of the API behind them, and
without it any free one. The API and the worker start again after each change of what they run; types are checked beside that, and only told.
Data is kept apart, in .data/dev, unless DATA_DIR is set.`;
const bin = (/** @type {string} */ program) => join(ROOT, 'node_modules/.bin', program);

/** `npm run dev -- <remote>` */
export function dev(/** @type {string[]} */ args) {
  return runCommand({ args, help: HELP, steps: 6 }, async (product, progress) => {
    const remotes = readRemotes(ROOT);
    const name = args[0] ?? remotes[0]?.name ?? '';
    const remote = remotes.find((one) => one.name === name);
    if (!remote)
      throw new Problem(
        `There is no remote "${name}". Remotes: ${remotes.map((one) => one.name).join(', ')}. For example: npm run dev -- designs`,
      );
    const settings = await product.prepare(
      { PORT: String(await freePort()), PUBLIC_URL: `http://localhost:${SHELL_PORT}`, DATA_DIR: '.data/dev' },
      [SHELL_PORT, remote.port],
    );
    await product.installAndBuild();
    const { env } = await product.startApps(await product.startServices(), { warm: true });

    const servers = { NODE_ENV: 'development', API_ORIGIN: `http://127.0.0.1:${settings.port}`, DEV_REMOTE: name };
    await progress.step('Dev servers', async () => {
      for (const [label, folder] of [
        ['shell', 'apps/shell'],
        [name, `apps/${name}`],
      ])
        product.startHelper(`${label}`, [bin('rsbuild'), 'dev'], {
          cwd: join(ROOT, `${folder}`),
          env: servers,
          // an open page that asks on while the API starts again; whether it is up is told here anyway
          isNews: (line) => !/while proxying request .*ECONN(REFUSED|RESET)/.test(line),
        });
      const up = await until(
        async () => (await listenError('127.0.0.1', SHELL_PORT)) && (await listenError('127.0.0.1', remote.port)),
        { timeoutMs: 60_000, everyMs: 200 },
      );
      if (!up) throw new Problem('The dev servers did not come up; their words stand above.');
    });
    await watchApi(product, env);
    product.announce(env, `http://localhost:${SHELL_PORT}`);
  });
}

/**
 * Compiles what is saved of the API and of the libraries that it runs, and starts API and worker again when that changed something.
 * What is compiled is not checked first: types are the business of a process of their own, which nobody waits for.
 */
async function watchApi(/** @type {import('./product.mjs').Product} */ product, /** @type {NodeJS.ProcessEnv} */ env) {
  const { compileOnSave } = await import('./compile.mjs'); // its packages may just have been installed
  const restart = restarter(product, env);
  const built = builtFrom(ROOT);
  forgetBuild(ROOT); // from here on dist holds what was saved last
  const projects = ['apps/api', ...readdirSync(join(ROOT, 'libs')).map((name) => `libs/${name}`)]
    .map((project) => join(ROOT, project))
    .filter((folder) => existsSync(join(folder, 'tsconfig.build.json')));
  await compileOnSave(projects, {
    isFresh: () => sourceFingerprint(ROOT) === built,
    onChange: (files) => void restart(files.some((file) => file.includes('/migrations/'))),
    say: product.say,
  });
  product.startHelper('types', [bin('tsc'), '--watch', '--preserveWatchOutput', '-p', 'tsconfig.json', '--noEmit'], {
    cwd: join(ROOT, 'apps/api'),
    isNews: (line) => !/(Starting|File change detected\.).*compilation|Found 0 errors/.test(line),
    niceness: 10,
  });
}

/** Starts API and worker again, one round at a time; what is asked for meanwhile is one further round. */
function restarter(/** @type {import('./product.mjs').Product} */ product, /** @type {NodeJS.ProcessEnv} */ env) {
  let running = false;
  let wanted = false;
  let migrations = false;
  const round = async () => {
    const since = performance.now();
    if (migrations) await product.migrate(env);
    migrations = false;
    for (const app of product.apps) await app.restart(); // the API first: it is waited for
    product.say(`API and worker started again in ${((performance.now() - since) / 1000).toFixed(1)} s.`);
  };
  return async (/** @type {boolean} */ withMigrations) => {
    migrations ||= withMigrations;
    wanted = true;
    if (running) return;
    running = true;
    while (wanted) {
      wanted = false;
      await round().catch((error) => product.stopped || product.say(error.message));
    }
    running = false;
  };
}
