import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { processIdentity, until } from '../services/processes.mjs';

const SERVER = `import { endWithStarters } from ${JSON.stringify(new URL('dev-server.mjs', import.meta.url))};
endWithStarters(); setInterval(() => {}, 1000); console.log(process.pid);`;

test('a dev server that Nx started ends when Nx is killed, and not before', async (t) => {
  const nx = spawn(
    process.execPath,
    [
      '-e',
      'require("child_process").spawn(process.execPath, ["--input-type=module", "-e", process.argv[1]], { stdio: "inherit" })',
      SERVER,
    ],
    { env: { ...process.env, NX_TASK_TARGET_PROJECT: 'designs' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  t.after(() => nx.kill('SIGKILL'));
  const [text] = await once(nx.stdout, 'data');
  const pid = Number(text);
  await wait(1500); // it looks once a second
  assert.notEqual(processIdentity(pid), null);
  nx.kill('SIGKILL');
  assert.ok(await until(() => processIdentity(pid) === null, { timeoutMs: 10_000 }));
});
