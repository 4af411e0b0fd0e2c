import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { publishBuilt } from '../../libs/web-core/bin/remote-store.mjs';
import { installPackages, packagesInstalled } from './install.mjs';
import { Instance } from './instance.mjs';
import { KeptProcess } from './kept-process.mjs';
import { checkPort } from './ports.mjs';
import { because, Problem } from './problem.mjs';
import { Progress } from './progress.mjs';
import { readSecrets } from './secrets.mjs';
import { prepareFolder, readSettings } from './settings.mjs';
import { runTask, stopTasks } from './task.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const HELP = `npm start          installs what is missing, builds what changed, and runs Maquette until Ctrl-C

It brings its own PostgreSQL, starts Redis, and keeps everything in DATA_DIR (.data unless set).
Settings come from the environment or from a file .env beside package.json; .env.example lists them all.
Most used:
  PORT=5002          another port                    HOST=0.0.0.0      reachable from other machines
  DATA_DIR=/a/folder another data folder             PUBLIC_URL=…      the address people use
  DATABASE_URL=…     a PostgreSQL of your own        REDIS_URL=…       a Redis of your own

See also: npm run dev -- <remote>, npm test, docs/operations.md`;

/** What is running, in the order in which it is stopped. */
class Running {
  /** @type {KeptProcess[]} */
  apps = [];
  /** @type {KeptProcess | null} */
  services = null;
  /** @type {Instance | null} */
  instance = null;

  async stop() {
    stopTasks();
    await Promise.all(this.apps.map((app) => app.stop()));
    await this.services?.stop(90_000);
    this.instance?.release();
  }
}

/** The command behind `npm start`. Ends the process itself, with a sentence where something is in the way. */
export async function main(/** @type {string[]} */ args) {
  if (args.includes('--help') || args.includes('-h')) return console.log(HELP);
  const progress = new Progress(5);
  const running = new Running();
  let stopping = false;
  const stop = async (/** @type {number} */ code) => {
    if (stopping) return running.apps.forEach((app) => app.kill());
    stopping = true;
    await running.stop().catch((error) => progress.say(because(error)));
    process.exit(code);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      progress.say(stopping ? 'Ending at once.' : '\nStopping …');
      void stop(0);
    });
  }
  try {
    if (args.length > 0) throw new Problem(`npm start takes no "${args[0]}". npm start -- --help explains.`);
    await start(progress, running);
  } catch (error) {
    if (stopping) return;
    progress.say(`\n${error instanceof Problem ? error.message : `Something unexpected went wrong: ${because(error)}`}`);
    await stop(1);
  }
}

async function start(/** @type {Progress} */ progress, /** @type {Running} */ running) {
  const say = (/** @type {string} */ text) => progress.say(text);
  const settings = readSettings(ROOT, process.env);
  const { dataDir, host, port, publicUrl } = settings;
  const logs = join(dataDir, 'logs');
  prepareFolder(logs, 'Set DATA_DIR to a folder that can be written to.');
  const instance = new Instance(dataDir, publicUrl);
  await instance.take(say);
  running.instance = instance;
  await checkPort(host, port);

  const task = (/** @type {string} */ name) => ({
    log: join(logs, `${name}.log`),
    started: (/** @type {number | undefined} */ pid) => instance.add(name, pid),
  });
  await progress.step('Packages', async (detail) => {
    if (packagesInstalled(ROOT)) return 'up to date';
    prepareFolder(ROOT, 'Maquette must be able to install its packages there.');
    await installPackages(ROOT, { ...task('install'), detail });
  });
  await progress.step('Build', async (detail) => {
    const fresh = isBuilt(ROOT);
    if (!fresh) {
      prepareFolder(join(ROOT, 'dist'), 'Maquette must be able to build there.');
      await build(ROOT, { ...task('build'), detail });
    }
    publishBuilt({ distDir: join(ROOT, 'dist/web/remotes'), storeDir: join(dataDir, 'remotes') });
    return fresh ? 'up to date' : undefined;
  });
  for (const name of ['install', 'build']) instance.remove(name);

  const secrets = readSecrets(dataDir);
  const urls = await progress.step('PostgreSQL and Redis', () => startServices({ settings, running, instance, logs, say }));
  const { DEMO_PASSWORD: chosen, ...environment } = { ...process.env, ...settings.env };
  const demoPassword = settings.demo ? (chosen ?? secrets.demoPassword) : undefined;
  const env = {
    NODE_ENV: 'production',
    // a hosted project's tokens are verified by its published keys, unless its own secret is configured
    ...(!settings.env.SUPABASE_URL && { JWT_SECRET: secrets.jwtSecret }),
    FILES_SECRET: secrets.filesSecret,
    ...environment,
    ...urls,
    ...(demoPassword && { DEMO_PASSWORD: demoPassword }),
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    WEB_DIR: join(ROOT, 'dist/web'),
  };
  await progress.step('Database schema', () =>
    runTask([process.execPath, join(ROOT, 'dist/api/database/migrate.js')], { cwd: ROOT, env, ...task('migrate'), failure: 'The database could not be brought up to date:' }),
  );
  instance.remove('migrate');

  running.apps = [
    { name: 'The API', role: 'api', entry: 'main.js' },
    { name: 'The worker', role: 'worker', entry: 'worker.js' },
  ].map(
    ({ name, role, entry }) =>
      new KeptProcess({
        name,
        entry: join(ROOT, 'dist/api', entry),
        cwd: ROOT,
        log: join(logs, `${role}.log`),
        env: { ...env, ROLE: role },
        onSpawn: (pid) => {
          instance.add(role, pid);
          running.services?.send({ type: 'dependants', processes: instance.dependants() });
        },
        say,
      }),
  );
  await progress.step('API and worker', async () => void (await Promise.all(running.apps.map((app) => app.start()))));

  say(`\n  Open     ${publicUrl}`);
  if (demoPassword) say(`  Sign in  ${settings.demoEmail}   password ${demoPassword}`);
  say(`  Data     ${relative(process.cwd(), dataDir) || dataDir}   (logs in ${relative(process.cwd(), logs)})`);
  say('  Stop     Ctrl-C\n');
}

/** Brings up what no URL names, in a process of its own, and answers the URLs of both. */
async function startServices(/** @type {{ settings: ReturnType<typeof readSettings>, running: Running, instance: Instance, logs: string, say: (text: string) => void }} */ { settings, running, instance, logs, say }) {
  const password = randomBytes(24).toString('hex');
  /** @type {{ postgres?: { port: number }, redis?: { port: number } }} */
  let ports = {};
  running.services = new KeptProcess({
    name: 'The process that keeps PostgreSQL and Redis',
    entry: fileURLToPath(new URL('supervisor.mjs', import.meta.url)),
    cwd: ROOT,
    log: join(logs, 'services.log'),
    // A new one must bring the services back under the addresses that the API already has.
    greeting: () => ({
      type: 'start',
      dataDir: settings.dataDir,
      postgres: settings.databaseUrl ? null : { port: ports.postgres?.port },
      redis: settings.redisUrl ? null : { port: ports.redis?.port, password },
    }),
    onMessage: (message) => {
      if (message.type === 'notice') say(message.text);
      if (message.type === 'ready') running.services?.send({ type: 'dependants', processes: instance.dependants() });
    },
    onSpawn: (pid) => instance.add('services', pid),
    say,
  });
  const { postgres, redis } = await running.services.start();
  ports = { postgres, redis };
  return { DATABASE_URL: settings.databaseUrl ?? postgres.url, REDIS_URL: settings.redisUrl ?? redis.url };
}
