// `npm test`: every check, on a fresh clone too, with nothing but Node and npm. `npm test -- unit lint` runs the named steps alone.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NX_ENV, build } from './launcher/build.mjs';
import { installPackages, packagesInstalled } from './launcher/install.mjs';
import { Problem } from './launcher/problem.mjs';
import { Progress } from './launcher/progress.mjs';
import { runTask, stopTasks } from './launcher/task.mjs';
import { countTests, failedTests } from './test-count.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const LOGS = join(ROOT, 'test-results');

// Tests bring services of their own: nothing of an installation's may reach them.
const FOREIGN = [
  'DATABASE_URL',
  'REDIS_URL',
  'DATA_DIR',
  'SUPABASE_URL',
  'SMTP_URL',
  'PORT',
  'HOST',
  'NODE_ENV',
  'npm_config_production',
  'NODE_OPTIONS',
];
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name))),
  ...NX_ENV,
};

const node = (/** @type {string[]} */ ...args) => [
  process.execPath,
  ...args.map((arg, index) => (index === 0 ? join(ROOT, arg) : arg)),
];
const nx = (/** @type {string} */ target, /** @type {string[]} */ ...rest) =>
  node('node_modules/.bin/nx', 'run-many', '-t', target, '--outputStyle=static', ...rest);

// Two beside each other, since tests leave a core idle while they wait: what can fail at once first, then the longest, so that both end together.
/** @type {{ name: string, title: string, command: string[], tests?: boolean, built?: boolean }[]} `tests`: must run at least one; `built`: needs the build */
const STEPS = [
  { name: 'lockfile', title: 'Lockfile complete for every platform', command: node('tools/check-lockfile.mjs') },
  { name: 'licences', title: 'Licences', command: node('tools/licences.mjs', '--check') },
  { name: 'format', title: 'Formatting', command: node('node_modules/.bin/prettier', '--check', '.') },
  { name: 'build', title: 'Build', command: [] },
  { name: 'lint', title: 'Types and lint', command: node('tools/lint.mjs') },
  {
    name: 'browser',
    title: 'Browser end to end',
    command: nx('e2e', '--projects=web-e2e', '--excludeTaskDependencies'),
    tests: true,
    built: true,
  },
  { name: 'unit', title: 'Unit tests', command: nx('test', '--parallel=2'), tests: true },
  {
    name: 'api',
    title: 'API end to end',
    command: nx('e2e', '--projects=api-e2e', '--excludeTaskDependencies'),
    tests: true,
    built: true,
  },
  { name: 'medium', title: 'Medium tests (real PostgreSQL and Redis)', command: nx('medium'), tests: true },
  { name: 'client', title: 'API client fresh', command: node('libs/api-client/generate.mjs', '--check'), built: true },
  // no project of Nx's: everybody may import tools/services by its path
  {
    name: 'tools',
    title: 'Tests of the tools',
    command: ['sh', '-c', `"${process.execPath}" --test --test-reporter=tap tools/*.test.mjs tools/*/*.test.mjs`],
    tests: true,
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !STEPS.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no step "${unknown}". Steps: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const isWanted = (/** @type {typeof STEPS[number]} */ { name }) => wanted.length === 0 || wanted.includes(name);
const needsBuild = STEPS.some((step) => step.built && isWanted(step));
const steps = STEPS.filter((step) => isWanted(step) || (step.name === 'build' && needsBuild));

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => void stopTasks().then(() => process.exit(1)));
}

mkdirSync(LOGS, { recursive: true });
const progress = new Progress(steps.length + 1);
let passed = 0;
let failed = 0;
/** @type {string[]} */
const failures = [];
let buildFailed = false;
/** @type {() => void} */
let buildIsOver = () => {};
const buildOver = new Promise((resolve) => (buildIsOver = () => resolve(undefined)));

/** Runs one step and counts what it tested; a check counts as one. */
async function runStep(
  /** @type {typeof STEPS[number]} */ { name, title, command, tests, built },
  /** @type {(text: string) => void} */ detail,
) {
  const log = join(LOGS, `${name}.log`);
  if (built) await buildOver;
  if (built && buildFailed) throw new Problem('Not run: the build failed.');
  try {
    await (name === 'build'
      ? build(ROOT, { log, detail })
      : runTask(command, { cwd: ROOT, env, log, detail, failure: `The output (${log}):`, lines: 300 }));
  } catch (error) {
    if (name === 'build') buildFailed = true;
    const output = tests ? readFileSync(log, 'utf8') : '';
    const counted = countTests(output);
    passed += counted.passed;
    failed += Math.max(counted.failed, 1);
    failures.push(title, ...failedTests(output).map((test) => `  ${test}`));
    throw error;
  } finally {
    if (name === 'build') buildIsOver();
  }
  const counted = tests ? countTests(readFileSync(log, 'utf8')) : { passed: 1, failed: 0 };
  if (counted.passed === 0) {
    failed += 1;
    throw new Problem(`No test was run (${log}).`);
  }
  passed += counted.passed;
  return tests ? counted.passed : undefined;
}

async function prepare(/** @type {(text: string) => void} */ detail) {
  rmSync(join(LOGS, 'install.log'), { force: true });
  await Promise.all([
    packagesInstalled(ROOT) ? undefined : installPackages(ROOT, { log: join(LOGS, 'install.log'), detail }),
    runTask(node('tools/services/ensure.mjs'), {
      cwd: ROOT,
      log: join(LOGS, 'system.log'),
      failure: 'A program that the tests need is missing:',
    }),
  ]);
}

const left = [...steps];

/** One step after another, until none is left; a failed one does not keep the others from running. */
async function runSteps() {
  for (;;) {
    const step = left.shift();
    if (!step) return;
    await progress
      .step(step.title, async (detail) => {
        const since = performance.now();
        const count = await runStep(step, detail);
        return count === undefined
          ? undefined
          : `${count} passed in ${((performance.now() - since) / 1000).toFixed(1)} s`;
      })
      .catch((error) => progress.say(error.message));
  }
}

try {
  await progress.step('Packages, Redis, Chromium', prepare);
  await Promise.all([runSteps(), runSteps()]);
} catch (error) {
  progress.say(error instanceof Problem ? error.message : String(error));
  failed += 1;
}
// last, where a record of the output that keeps only its end still has them
if (failures.length > 0) console.log(['Failed:', ...failures].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
