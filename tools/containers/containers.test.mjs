// There is a container engine neither on every developer's machine nor where the tests run: what can be told from the files alone.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCKER = join(ROOT, 'docker');

/** @typedef {{ image?: string, user?: string, read_only?: boolean, restart?: string, cap_drop?: string[], mem_limit?: string, cpus?: number,
 *   stop_grace_period?: string, build?: { target: string }, command?: string[], volumes?: string[], environment: Record<string, unknown>,
 *   healthcheck?: { test?: string[], disable?: boolean }, depends_on?: Record<string, { condition: string }> }} Service */
const compose = parse(readFileSync(join(DOCKER, 'compose.yaml'), 'utf8'), { merge: true });
/** @type {[string, Service][]} */
const services = Object.entries(compose.services);

/** The stages of the Dockerfile by name, each with the instructions of those that it is made from. @type {Map<string, string[]>} */
const stages = new Map();
const text = readFileSync(join(DOCKER, 'Dockerfile'), 'utf8').replace(/\\\n/g, ' ');
let current = '';
for (const line of text.split('\n').filter((one) => /^[A-Z]/.test(one))) {
  const stage = /^FROM (\S+) AS (\S+)$/.exec(line);
  if (stage) {
    current = stage[2] ?? '';
    stages.set(current, [...(stages.get(stage[1] ?? '') ?? []), line]);
  } else stages.get(current)?.push(line);
}
const last = (/** @type {string} */ stage, /** @type {string} */ instruction) =>
  stages.get(stage)?.findLast((line) => line.startsWith(`${instruction} `)) ?? '';

test('every service is confined: no root file system to write to, an account of its own, no rights, a limit', () => {
  for (const [name, service] of services) {
    assert.equal(service.read_only, true, `${name} has a read-only root`);
    assert.deepEqual(service.cap_drop, ['ALL'], `${name} has no capabilities`);
    assert.match(service.user ?? '', /^\d+:\d+$/, `${name} has an account`);
    assert.match(service.mem_limit ?? '', /^\d+[mg]$/, `${name} has a limit of memory`);
    assert.ok(service.cpus, `${name} has a limit of processors`);
  }
  // the store owns its volume; everything else is nobody's root
  assert.deepEqual(
    services.filter(([, { user }]) => user?.startsWith('0:')).map(([name]) => name),
    ['store'],
  );
});

test('what runs on has a health check, and what ends is waited for', () => {
  for (const [name, service] of services) {
    if (service.restart === 'no') continue;
    const own = service.healthcheck?.test ?? last(service.build?.target ?? '', 'HEALTHCHECK');
    assert.ok(own.length > 0 && own !== 'HEALTHCHECK NONE', `${name} has a health check`);
  }
  for (const [name, { depends_on: needed = {} }] of services)
    for (const [other, { condition }] of Object.entries(needed)) {
      const service = services.find(([one]) => one === other)?.[1];
      assert.ok(service, `${name} waits for ${other}, which is there`);
      const expected = service.restart === 'no' ? 'service_completed_successfully' : 'service_healthy';
      assert.equal(condition, expected, `${name} waits for ${other}`);
    }
});

test('our images are of fixed versions, run as an account without rights, and are made of targets that there are', () => {
  assert.match(text, /^ARG NODE=node:\d+\.\d+\.\d+-\w+-slim$/m);
  for (const [name, { image = '', build }] of services) {
    if (!build) assert.match(image, /:v?\d+\.\d+/, `${name} has a version`);
    else assert.equal(last(build.target, 'USER'), 'USER 10001:10001', `${name} is not root`);
  }
  assert.ok(stages.get('packages')?.some((line) => line.startsWith('RUN npm ci --omit=dev')));
});

test('each command, each file that is copied or mounted is there', () => {
  const commands = [
    ...services.flatMap(([, { command }]) => (command?.[0] === 'node' ? [command] : [])),
    ...['api', 'worker', 'remotes'].map((target) => JSON.parse(last(target, 'CMD').slice('CMD '.length))),
  ];
  assert.equal(commands.length, 4);
  for (const [, program] of commands) {
    const source = program.replace(/^dist\/api\/(.*)\.js$/, 'apps/api/src/$1.ts');
    assert.ok(existsSync(join(ROOT, source)), program);
  }
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.startsWith('./')));
  assert.ok(mounted.length > 0);
  for (const volume of mounted) assert.ok(existsSync(join(DOCKER, volume.split(':')[0] ?? '')), volume);
});

test('API processes leave the proxy before they end, and have the time to', () => {
  const service = services.find(([name]) => name === 'api')?.[1];
  assert.equal(service?.environment.DRAIN_SECONDS, 2);
  assert.equal(service?.stop_grace_period, '30s');
  assert.match(
    readFileSync(join(DOCKER, 'haproxy.cfg'), 'utf8'),
    /option httpchk GET \/api\/ready\n.*inter 500ms fall 3/,
  );
});
