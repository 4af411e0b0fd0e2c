// What a job costs beside its work: row, queue, lease, progress and result, against Bull alone on the same Redis.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { startStack } from '../stack/index.mjs';
import { atMost, ms } from './figures.mjs';

const require = createRequire(import.meta.url);
const API = '../../dist/api';
const JOBS = 1_000;
/** jobs before those that are measured: by then the code is compiled */
const WARM_UP = 500;
const ROW = `INSERT INTO design_requests (id, user_id, provider, operation, design_type, prompt, n, seed, recipe) VALUES ($1, $2, 'bench', 'text-to-image', 'logo', 'bench', 1, 1, '{}')`;
const RESULT = `INSERT INTO designs (id, request_id, user_id, image_index, provider, operation, design_type, prompt, created_at)
  SELECT id, id, user_id, 0, provider, operation, design_type, prompt, created_at FROM design_requests WHERE id = $1`;

/** Wall time and this process's own CPU time, per job in ms: the second does not depend on what else the machine does. */
function stopwatch() {
  const since = performance.now();
  const cpuSince = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpuSince);
    return { wall: (performance.now() - since) / JOBS, cpu: (user + system) / 1000 / JOBS };
  };
}

async function bareBull(/** @type {string} */ redisUrl) {
  const Bull = require('bull');
  const queue = new Bull('bare', redisUrl, { defaultJobOptions: { removeOnComplete: true } });
  const work = async (/** @type {number} */ jobs) => {
    let left = jobs;
    const done = new Promise((resolve) => queue.on('completed', () => --left === 0 && resolve(undefined)));
    await Promise.all(Array.from({ length: jobs }, () => queue.add({ id: randomUUID() })));
    await done;
    queue.removeAllListeners('completed');
  };
  void queue.process(2, async () => undefined);
  await queue.isReady();
  await work(WARM_UP);
  const stop = stopwatch();
  await work(JOBS);
  const each = stop();
  await queue.close();
  return each;
}

async function ours(/** @type {import('../stack/index.d.mts').Stack} */ stack, /** @type {string} */ userId) {
  require('reflect-metadata');
  const { NestFactory } = require('@nestjs/core');
  const { DataSource } = require('typeorm');
  const { ConfigModule, loadConfig } = require(`${API}/config`);
  const { DatabaseModule } = require(`${API}/database`);
  const { defineJob, Jobs, Processes, QueueModule } = require(`${API}/platform/queue`);
  const { HealthModule } = require(`${API}/platform/health`);
  const { MetricsModule } = require(`${API}/platform/metrics`);
  const { RedisModule } = require(`${API}/platform/redis`);
  const { ReplicaModule } = require(`${API}/platform/replica`);
  const { StorageModule } = require(`${API}/platform/storage`);

  const job = defineJob({ name: 'bench', table: 'design_requests', concurrency: 2 });
  let left = 0;
  /** @type {() => void} */
  let end = () => {};
  // The work itself is nothing: progress once, and a result of one row.
  class Nothing {
    async process(/** @type {any} */ leased) {
      await leased.progress(50);
      await leased.complete((/** @type {any} */ tx) => tx.query(RESULT, [leased.id]));
      if (--left === 0) end();
    }
  }
  Processes(job)(Nothing);
  class Bench {}
  const settings = {
    DATABASE_URL: stack.databaseUrl,
    REDIS_URL: stack.redisUrl,
    JWT_SECRET: randomUUID() + randomUUID(),
  };
  const config = { ...loadConfig(settings), role: 'worker' };
  const context = await NestFactory.createApplicationContext(
    {
      module: Bench,
      imports: [
        ConfigModule.for(config),
        DatabaseModule,
        ReplicaModule,
        RedisModule,
        HealthModule,
        MetricsModule,
        StorageModule,
        QueueModule,
        QueueModule.forFeature(job),
      ],
      providers: [Nothing],
    },
    { logger: ['error'] },
  );
  const database = context.get(DataSource);
  const queue = context.get(Jobs);
  const work = async (/** @type {number} */ jobs) => {
    left = jobs;
    const ended = new Promise((resolve) => (end = () => resolve(undefined)));
    await Promise.all(
      Array.from({ length: jobs }, async () => {
        const id = randomUUID();
        await database.query(ROW, [id, userId]);
        queue.enqueue(job, userId);
      }),
    );
    await ended;
  };
  await work(WARM_UP);
  const stop = stopwatch();
  await work(JOBS);
  const each = stop();
  await context.close();
  return each;
}

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchJobs() {
  const stack = await startStack({ apis: 1, workers: 0 });
  try {
    const bare = await bareBull(stack.redisUrl);
    const own = await ours(stack, randomUUID());
    return [
      {
        what: `a job in bare Bull (${JOBS} jobs, 2 at once): time, of which CPU of the Node process`,
        measured: `${ms(bare.wall)}, ${ms(bare.cpu)}`,
        target: '',
        met: true,
      },
      atMost(
        `a job of ours with no work in it (row, queue, lease, progress, result): time; bare Bull × ${(own.wall / bare.wall).toFixed(1)}`,
        own.wall,
        3,
        ms,
      ),
      {
        what: `of which CPU of the Node process; bare Bull × ${(own.cpu / bare.cpu).toFixed(1)}`,
        measured: ms(own.cpu),
        target: '',
        met: true,
      },
    ];
  } finally {
    await stack.stop();
  }
}
