import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeOf } from '../remotes/home.mjs';
import { publishBuilt } from '../remotes/store.mjs';
import { postgresAccount } from '../services/postgres-account.mjs';
import { ensureRedis } from '../services/redis-program.mjs';
import { build, builtFrom, isBuilt } from './build.mjs';
import { keepHelper } from './helper.mjs';
import { installPackages, packagesInstalled } from './install.mjs';
import { Instance } from './instance.mjs';
import { KeptProcess } from './kept-process.mjs';
import { keepShort } from './log-files.mjs';
import { memoryOptions } from './memory.mjs';
import { checkPort } from './ports.mjs';
import { because, Problem } from './problem.mjs';
import { readSecrets } from './secrets.mjs';
import { prepareFolder, readSettings, shutFolder } from './settings.mjs';
import { runTask, stopTasks } from './task.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const APPS = [
  { name: 'The API', role: 'api', entry: 'main.js' },
  { name: 'The worker', role: 'worker', entry: 'worker.js' },
];

/**
 * What the API, the worker and the migrations read.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {NodeJS.ProcessEnv} given
 */
export function appEnvironment(settings, given = process.env) {
  const { DEMO_PASSWORD: chosen, ...environment } = { ...given, ...settings.env };
  const secrets = readSecrets(settings.dataDir);
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(settings.dataDir, 'cache/compile'), // Node 22 and newer start faster with it
    // a hosted project's tokens are verified by its published keys, unless its own secret is configured
    ...(!settings.env.SUPABASE_URL && { JWT_SECRET: secrets.jwtSecret }),
    FILES_SECRET: secrets.filesSecret,
    ...environment,
    ...memoryOptions(environment),
    ...(settings.demo && { DEMO_PASSWORD: chosen ?? secrets.demoPassword }),
    HOST: settings.host,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: settings.dataDir,
    WEB_DIR: join(ROOT, 'dist/web'),
  };
}

/** One running Maquette on one data folder: brought up step by step, stopped in the opposite order. */
export class Product {
  /** @type {KeptProcess[]} */
  apps = [];
  /** @type {KeptProcess | null} */
  #services = null;
  /** @type {Instance | null} */
  #instance = null;
  stopped = false;

  constructor(/** @type {import('./progress.mjs').Progress} */ progress) {
    this.progress = progress;
    this.say = (/** @type {string} */ text) => progress.say(text);
  }

  /**
   * Reads the settings, takes the data folder for this process and makes sure of the ports. No step of its own: it takes no time.
   * @param {Record<string, string>} defaults win over nothing but the built-in defaults
   * @param {number[]} ports that must be free beside the product's own
   */
  async prepare(defaults = {}, ports = []) {
    const settings = readSettings(ROOT, process.env, defaults);
    this.settings = settings;
    this.logs = join(settings.dataDir, 'logs');
    prepareFolder(this.logs, 'Set DATA_DIR to a folder that can be written to.');
    this.#shutDataFolder();
    const instance = new Instance(settings.dataDir, settings.publicUrl);
    await instance.take(this.say);
    this.#instance = instance;
    keepShort([
      ...['api', 'worker', 'services'].map((name) => join(this.logs ?? '', `${name}.log`)),
      join(settings.dataDir, 'postgres.log'),
      join(settings.dataDir, 'redis/redis.log'),
    ]);
    for (const port of [settings.port, ...ports]) await checkPort(settings.host, port);
    if (!settings.redisUrl) this.#findRedis(); // before minutes of installing and building that would lead to nothing
    return settings;
  }

  #shutDataFolder() {
    const { settings } = this;
    try {
      if (settings) shutFolder(settings.dataDir, settings.databaseUrl ? null : postgresAccount());
    } catch (error) {
      throw new Problem(because(error));
    }
  }

  #findRedis() {
    try {
      ensureRedis({ say: this.say });
    } catch (error) {
      throw new Problem(because(error));
    }
  }

  async installAndBuild() {
    await this.progress.step('Packages', async (detail) => {
      if (packagesInstalled(ROOT)) return 'up to date';
      prepareFolder(ROOT, 'Maquette must be able to install its packages there.');
      await installPackages(ROOT, { ...this.#task('install'), detail });
      return undefined;
    });
    await this.progress.step('Build', async (detail) => {
      const fresh = isBuilt(ROOT);
      if (!fresh) {
        prepareFolder(join(ROOT, 'dist'), 'Maquette must be able to build there.');
        await build(ROOT, { ...this.#task('build'), detail });
      }
      await this.#publishRemotes();
      return fresh ? 'up to date' : undefined;
    });
  }

  async #publishRemotes() {
    const { settings } = this.#ready();
    try {
      await publishBuilt(join(ROOT, 'dist/web/remotes'), homeOf(settings.env, settings.dataDir));
    } catch (error) {
      if (settings.env.STORAGE !== 's3') throw error;
      // a store that is away: pages are served as they were published before
      this.say(`What is built could not be published: ${because(error)}. npm run remote:publish does it later.`);
    }
  }

  /** Brings up what no URL names, in a process of its own, and answers the URLs of both. */
  startServices() {
    const { settings, logs, instance } = this.#ready();
    const password = randomBytes(24).toString('hex');
    /** @type {{ postgres?: { port: number }, redis?: { port: number } }} */
    let ports = {};
    const services = new KeptProcess({
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
        if (message.type === 'notice') this.say(message.text);
        if (message.type === 'ready') this.#tellDependants();
      },
      onSpawn: (pid) => instance.add('services', pid),
      say: this.say,
    });
    this.#services = services;
    return this.progress.step('PostgreSQL and Redis', async () => {
      const { postgres, redis } = await services.start();
      ports = { postgres, redis };
      return { DATABASE_URL: settings.databaseUrl ?? postgres.url, REDIS_URL: settings.redisUrl ?? redis.url };
    });
  }

  /**
   * Migrates the database and starts one API and one worker process.
   * @param {Record<string, string>} urls
   * @param {{ warm?: boolean }} [options] `warm`: they will be started again often
   */
  async startApps(urls, { warm = false } = {}) {
    const { settings, logs, instance } = this.#ready();
    const env = { ...appEnvironment(settings), ...urls };
    // Asking the database takes a second. Ours is migrated by us alone, so its folder can say which build did it last.
    const marker = settings.databaseUrl ? null : join(settings.dataDir, 'postgres/maquette-schema');
    const fingerprint = builtFrom(ROOT);
    await this.progress.step('Database schema', async () => {
      if (marker && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint) return 'up to date';
      await this.migrate(env);
      if (marker) writeFileSync(marker, fingerprint);
      return undefined;
    });
    this.apps = APPS.map(
      ({ name, role, entry }) =>
        new KeptProcess({
          name,
          entry: join(ROOT, 'dist/api', entry),
          cwd: ROOT,
          log: join(logs, `${role}.log`),
          env: { ...env, ROLE: role },
          warm,
          onSpawn: (pid) => {
            instance.add(role, pid);
            this.#tellDependants();
          },
          say: this.say,
        }),
    );
    await this.progress.step(
      'API and worker',
      async () => void (await Promise.all(this.apps.map((app) => app.start()))),
    );
    return { env, settings };
  }

  async migrate(/** @type {NodeJS.ProcessEnv} */ env) {
    await runTask([process.execPath, join(ROOT, 'dist/api/database/migrate.js')], {
      cwd: ROOT,
      env,
      ...this.#task('migrate'),
      failure: 'The database could not be brought up to date:',
    });
  }

  /**
   * Starts a development command that runs beside the product, and ends with it.
   * @param {string} label stands before each line that it prints
   * @param {string[]} command
   * @param {Pick<Parameters<typeof keepHelper>[2], 'cwd' | 'env' | 'niceness' | 'isNews'>} options
   */
  startHelper(label, command, options) {
    const { instance } = this.#ready();
    keepHelper(label, command, {
      ...options,
      say: this.say,
      onSpawn: (pid) => instance.add(`${label} (dev)`, pid),
      isOver: () => this.stopped,
    });
  }

  /** Where people go and how they get in. */
  announce(/** @type {NodeJS.ProcessEnv} */ env, address = this.#ready().settings.publicUrl) {
    const { settings, logs } = this.#ready();
    const near = (/** @type {string} */ path) => relative(process.cwd(), path) || path;
    this.say(`\n  Open     ${address}`);
    if (env.DEMO_PASSWORD) this.say(`  Sign in  ${settings.demoEmail}   password ${env.DEMO_PASSWORD}`);
    if (settings.closed) this.say('  Sign up  needs mail: set SMTP_URL, or AUTH_AUTOCONFIRM=true to do without');
    this.say(`  Data     ${near(settings.dataDir)}   (logs in ${near(logs)})`);
    this.say('  Stop     Ctrl-C\n');
  }

  async stop() {
    this.stopped = true;
    await stopTasks();
    await Promise.all(this.apps.map((app) => app.stop()));
    await this.#services?.stop(90_000);
    this.#instance?.release();
  }

  /** For those who press Ctrl-C twice: the API and the worker end at once, the services still in order. */
  kill() {
    for (const app of this.apps) app.kill();
  }

  #ready() {
    const { settings, logs } = this;
    if (!settings || !logs || !this.#instance) throw new Error('prepare() comes first');
    // Who was at work when the end came must start nothing any more.
    if (this.stopped) throw new Problem('Stopped.');
    return { settings, logs, instance: this.#instance };
  }

  #task(/** @type {string} */ name) {
    const { logs, instance } = this.#ready();
    return {
      log: join(logs, `${name}.log`),
      started: (/** @type {number | undefined} */ pid) => instance.add(name, pid),
      ended: () => instance.remove(name),
    };
  }

  #tellDependants() {
    this.#services?.send({ type: 'dependants', processes: this.#instance?.dependants() ?? [] });
  }
}
