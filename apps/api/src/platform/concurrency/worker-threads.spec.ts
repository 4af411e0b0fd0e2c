import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInTime, workerThreads } from './worker-threads';

describe('a task with a deadline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-deadline-'));
  const worker = join(folder, 'worker.cjs');
  writeFileSync(
    worker,
    `module.exports = (waitMs) => {
       if (waitMs < 0) while (true);
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
       return 'done';
     };`,
  );
  const threads = workerThreads<number, string>(worker);
  afterAll(async () => {
    await threads.destroy();
    rmSync(folder, { recursive: true });
  });
  const run = (waitMs: number, deadlineMs: number) =>
    runInTime(threads, waitMs, {
      signal: new AbortController().signal,
      deadlineMs,
      late: (_cause, isBusy) => new Error(isBusy ? 'The machine was busy.' : 'It computed too long.'),
    });

  it('may wait for the machine longer than it may compute', async () => {
    expect(await run(1_500, 1_000)).toBe('done');
  }, 30_000);

  it('is ended when it has computed that long', async () => {
    await expect(run(-1, 1_000)).rejects.toThrow('It computed too long.');
  }, 30_000);

  it('is ended when the machine has had no time for it five times as long, and says so', async () => {
    await expect(run(60_000, 400)).rejects.toThrow('The machine was busy.');
    expect(await run(0, 5_000)).toBe('done');
  }, 30_000);
});
