import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { DrawingThreads } from './drawing-threads';

const task = (prompt: string, seed = 0) => ({
  operation: 'text-to-image' as const,
  request: { prompt, designType: 'logo' as const },
  seed,
  option: 0,
});
const never = new AbortController().signal;
const AT_ONCE = Math.max(1, availableParallelism() - 1);

describe('a thread that draws', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-threads-'));
  // draws nothing: it tells that it has begun, and does as the prompt says
  const worker = join(folder, 'worker.cjs');
  writeFileSync(
    worker,
    `const { readdirSync, writeFileSync } = require('node:fs');
     const { BroadcastChannel } = require('node:worker_threads');
     const begun = new BroadcastChannel(${JSON.stringify(folder)});
     begun.unref();
     module.exports = ({ request: { prompt }, seed }) => {
       begun.postMessage(prompt);
       while (prompt === 'endless');
       if (prompt === 'damaged') return { refused: 'It is damaged.' };
       if (prompt === 'together') {
         writeFileSync(${JSON.stringify(folder)} + '/begun.' + seed, '');
         while (readdirSync(${JSON.stringify(folder)}).filter((name) => name.startsWith('begun')).length < ${AT_ONCE});
       }
       return { svg: prompt, image: new Uint8Array(), notes: [] };
     };`,
  );
  const threads = new DrawingThreads(worker, 2_000);
  // for whom the deadline is no way out
  const patient = new DrawingThreads(worker, 20_000);
  const begun = new BroadcastChannel(folder);
  afterAll(async () => {
    begun.close();
    await Promise.all([threads.close(), patient.close()]);
    rmSync(folder, { recursive: true });
  });

  it('is ended and replaced when it does not come back by the deadline', async () => {
    const stuck = Array.from({ length: threads.size }, () => threads.draw(task('endless'), never));
    for (const drawing of await Promise.allSettled(stuck)) {
      expect(drawing).toMatchObject({
        status: 'rejected',
        reason: {
          reason: 'bad_input',
          message: 'The studio could not draw this within 2 seconds. Please shorten the prompt.',
          canHeal: false,
        },
      });
    }
    expect(await threads.draw(task('next'), never)).toMatchObject({ svg: 'next' });
  }, 30_000);

  it('hands on why a picture cannot be worked on, which is not tried again', async () => {
    await expect(threads.draw(task('damaged'), never)).rejects.toMatchObject({
      reason: 'bad_input',
      message: 'It is damaged.',
      canHeal: false,
    });
  });

  it('is ended at once when nobody wants its drawing any more, and says why', async () => {
    const abort = new AbortController();
    const started = once(begun as unknown as EventTarget, 'message');
    const stuck = patient.draw(task('endless'), abort.signal);
    await started;
    abort.abort(new Error('cancelled'));
    await expect(stuck).rejects.toThrow('cancelled');
    expect(await patient.draw(task('next'), never)).toMatchObject({ svg: 'next' });
  });

  it('leaves a core to others, and the rest draw beside each other', async () => {
    expect(patient.size).toBe(AT_ONCE);
    const all = Array.from({ length: patient.size }, (_, seed) => patient.draw(task('together', seed), never));
    for (const drawing of await Promise.all(all)) expect(drawing).toMatchObject({ svg: 'together' });
  }, 30_000);
});
