import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { freePort, until } from '../services/processes.mjs';
import { runCommand } from './command.mjs';
import { listenError } from './ports.mjs';
import { Problem } from './problem.mjs';
import { ROOT } from './product.mjs';

const SHELL_PORT = 4200;
const HELP = `npm run dev -- <remote>   the API, the shell and one remote, each shown as soon as a file is saved

The shell (http://localhost:${SHELL_PORT}) and the named remote run on dev servers with hot reload; the other remotes are those last built.
The API and the worker start again after each compilation without errors. Data is kept apart, in .data/dev.`;

/** @returns {Map<string, number>} the remotes of this repository and their dev ports */
function remotes() {
  const names = readdirSync(join(ROOT, 'apps')).filter((name) => existsSync(join(ROOT, 'apps', name, 'package.json')));
  return new Map(
    names.flatMap((name) => {
      const port = JSON.parse(readFileSync(join(ROOT, 'apps', name, 'package.json'), 'utf8')).maquette?.port;
      return port ? [[name, port]] : [];
    }),
  );
}

/** Points the registry that the shell reads at the dev server, for one remote. */
function registerDevServer(/** @type {string} */ dataDir, /** @type {string} */ name, /** @type {number} */ port) {
  const file = join(dataDir, 'remotes/remotes.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const served = registry.map((/** @type {{ name: string }} */ line) =>
    line.name === name ? { ...line, entry: `http://localhost:${port}/remoteEntry.js` } : line,
  );
  writeFileSync(file, `${JSON.stringify(served, null, 2)}\n`);
}

/** `npm run dev -- <remote>` */
export function dev(/** @type {string[]} */ args) {
  return runCommand({ args, help: HELP, steps: 6 }, async (product, progress) => {
    const known = remotes();
    const [name = [...known.keys()][0] ?? ''] = args;
    const port = known.get(name);
    if (!port)
      throw new Problem(
        `There is no remote "${name}". Remotes: ${[...known.keys()].join(', ')}. For example: npm run dev -- designs`,
      );
    const settings = await product.prepare(
      { PORT: String(await freePort()), PUBLIC_URL: `http://localhost:${SHELL_PORT}`, DATA_DIR: '.data/dev' },
      [SHELL_PORT, port],
    );
    rmSync(join(settings.dataDir, 'remotes'), { recursive: true, force: true }); // published anew: an earlier run pointed one at its dev server
    await product.installAndBuild();
    registerDevServer(settings.dataDir, name, port);
    const { env } = await product.startApps(await product.startServices());

    const run = (
      /** @type {string} */ label,
      /** @type {string} */ cwd,
      /** @type {string[]} */ command,
      /** @type {(line: string) => void} */ onLine = () => {},
    ) => {
      const [program = '', ...rest] = command;
      const child = spawn(program, rest, {
        cwd,
        env: { ...process.env, NODE_ENV: 'development', API_ORIGIN: `http://127.0.0.1:${settings.port}` },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      product.addGroup(label, child);
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (text) => {
          const line = stripVTControlCharacters(text).trimEnd();
          if (line) product.say(`${label.padEnd(8)} ${line}`);
          onLine(line);
        });
      }
    };
    const bin = (/** @type {string} */ program) => join(ROOT, 'node_modules/.bin', program);
    await progress.step('Dev servers', async () => {
      run('shell', join(ROOT, 'apps/shell'), [bin('rsbuild'), 'dev']);
      run(name, join(ROOT, 'apps', name), [bin('rsbuild'), 'dev']);
      const up = await until(
        async () => (await listenError('127.0.0.1', SHELL_PORT)) && (await listenError('127.0.0.1', port)),
        { timeoutMs: 60_000, everyMs: 200 },
      );
      if (!up) throw new Problem('The dev servers did not come up; their words stand above.');
    });
    watchApi(product, env, run);
    product.announce(env, `http://localhost:${SHELL_PORT}`);
  });
}

/**
 * Compiles the API and the libraries that it runs whenever a file is saved, and starts API and worker again after each round without errors.
 * @param {import('./product.mjs').Product} product
 * @param {NodeJS.ProcessEnv} env
 * @param {(label: string, cwd: string, command: string[], onLine: (line: string) => void) => void} run
 */
function watchApi(product, env, run) {
  const projects = ['apps/api', ...readdirSync(join(ROOT, 'libs')).map((name) => `libs/${name}`)].filter((project) =>
    existsSync(join(ROOT, project, 'tsconfig.build.json')),
  );
  let restarting = Promise.resolve();
  for (const project of projects) {
    let rounds = 0;
    run(
      project.split('/')[1] ?? project,
      join(ROOT, project),
      [join(ROOT, 'node_modules/.bin/tsc'), '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
      (line) => {
        if (!line.includes('Found 0 errors')) return;
        rounds += 1;
        if (rounds === 1) return; // what is running was built from the same files
        restarting = restarting
          .then(() => product.migrate(env))
          .then(() => Promise.all(product.apps.map((app) => app.restart())))
          .then(
            () => product.say('API and worker started again.'),
            (error) => product.say(error.message),
          );
      },
    );
  }
}
