import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { serversFor, simulate, table } from './simulate.mjs';

const load = { perSecond: 50, serviceSeconds: 0.01, servers: 1 };

test('one server waits as Pollaczek and Khinchine say it does', () => {
  // half used; service times vary by a quarter of the square of their mean: the mean wait is 0.5 * 1.25 / (2 * 0.5) services
  const { used, meanWait } = simulate(load);
  assert.ok(Math.abs(used - 0.5) < 0.01, `used ${used}`);
  assert.ok(Math.abs(meanWait / 0.00625 - 1) < 0.05, `mean wait ${meanWait}`);
});

test('the same seed gives the same figures, and another gives others', () => {
  assert.deepEqual(simulate(load), simulate(load));
  assert.notDeepEqual(simulate(load), simulate({ ...load, seed: 2 }));
});

test('more than the servers can do is seen', () => {
  const { used, p95Wait } = simulate({ ...load, perSecond: 150 });
  assert.ok(used > 0.99);
  assert.ok(p95Wait > 100);
});

test('the number of servers is enough, and one fewer is not', () => {
  const wanted = { perSecond: 10, serviceSeconds: 3, patience: 5 };
  const servers = serversFor(wanted);
  const waitOf = (/** @type {number} */ count) => simulate({ ...wanted, servers: count, arrivals: 40_000 }).p95Wait;
  assert.ok(waitOf(servers) <= 5);
  assert.ok(waitOf(servers - 1) > 5);
});

test('docs/capacity.md quotes the table as it is', () => {
  const text = readFileSync(new URL('../../docs/capacity.md', import.meta.url), 'utf8');
  const cells = (/** @type {string} */ lines) => lines.replace(/[ -]+/g, ' ');
  assert.ok(cells(text).includes(cells(table())), table());
});
