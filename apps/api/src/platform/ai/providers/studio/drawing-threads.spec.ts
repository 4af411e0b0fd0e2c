import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrawingThreads } from './drawing-threads';

const task = (prompt: string) => ({
  operation: 'text-to-image' as const,
  request: { prompt, designType: 'logo' as const },
  seed: 0,
  option: 0,
});
const never = new AbortController().signal;

describe('a thread that draws', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-threads-'));
  // draws nothing: it only never comes back from the one prompt
  const worker = join(folder, 'worker.cjs');
  writeFileSync(
    worker,
    `module.exports = ({ request }) => { while (request.prompt === 'endless'); if (request.prompt === 'damaged') return { refused: 'It is damaged.' }; return { svg: request.prompt, image: new Uint8Array(), notes: [] }; };`,
  );
  const threads = new DrawingThreads(worker, 2_000);
  afterAll(async () => {
    await threads.close();
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
  });

  it('hands on why a picture cannot be worked on, which is not tried again', async () => {
    await expect(threads.draw(task('damaged'), never)).rejects.toMatchObject({
      reason: 'bad_input',
      message: 'It is damaged.',
      canHeal: false,
    });
  });

  it('is ended at once when nobody wants its drawing any more, and says why', async () => {
    const abort = new AbortController();
    const stuck = threads.draw(task('endless'), abort.signal);
    abort.abort(new Error('cancelled'));
    await expect(stuck).rejects.toThrow('cancelled');
    expect(await threads.draw(task('next'), never)).toMatchObject({ svg: 'next' });
  });
});
