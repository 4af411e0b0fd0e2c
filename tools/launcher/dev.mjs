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

The shell (http://localhost:${SHELL_PORT}) and the named remote run on dev servers with hot reload; the other remotes are those last built.
The API and the worker start again after each change that can be compiled; types are checked beside that, and only told.
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
        product.startHelper(`${label}`, [bin('rsbuild'), 'dev'], { cwd: join(ROOT, `${folder}`), env: servers });
      const up = await until(
        async () => (await listenError('127.0.0.1', SHELL_PORT)) && (await listenError('127.0.0.1', remote.port)),
        { timeoutMs: 60_000, everyMs: 200 },
      );
      if (!up) throw new Problem('The dev servers did not come up; their words stand above.');
    });
    watchApi(product, env);
    product.announce(env, `http://localhost:${SHELL_PORT}`);
  });
}

/**
 * Compiles the API and the libraries that it runs whenever a file is saved, and starts API and worker again when that changed something.
 * What is compiled is not checked first: types are the business of a process of their own, which nobody waits for.
 */
function watchApi(/** @type {import('./product.mjs').Product} */ product, /** @type {NodeJS.ProcessEnv} */ env) {
  const watch = [bin('tsc'), '--watch', '--preserveWatchOutput'];
  const isNews = (/** @type {string} */ line) =>
    !/TSFILE|(Starting|File change detected\.).*compilation|Found 0 errors/.test(line);
  const restart = restarter(product, env);
  const built = builtFrom(ROOT);
  forgetBuild(ROOT); // from here on dist holds what was saved last
  for (const project of ['apps/api', ...readdirSync(join(ROOT, 'libs')).map((name) => `libs/${name}`)]) {
    if (!existsSync(join(ROOT, project, 'tsconfig.build.json'))) continue;
    /** @type {string[]} */
    let written = [];
    let first = true;
    product.startHelper(
      project.slice(project.indexOf('/') + 1),
      [...watch, '-p', 'tsconfig.build.json', '--noCheck', '--noEmitOnError', 'false', '--listEmittedFiles'],
      {
        cwd: join(ROOT, project),
        isNews,
        onLine: (line) => {
          if (line.startsWith('TSFILE: ')) written.push(line);
          if (!line.includes('Found 0 errors')) return;
          const files = written;
          written = [];
          // The first round writes everything; it is news only when something was saved since the build.
          if (files.length > 0 && !(first && sourceFingerprint(ROOT) === built))
            void restart(files.some((file) => file.includes('/migrations/')));
          first = false;
        },
      },
    );
  }
  product.startHelper('types', [...watch, '-p', 'tsconfig.json', '--noEmit'], {
    cwd: join(ROOT, 'apps/api'),
    isNews,
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
