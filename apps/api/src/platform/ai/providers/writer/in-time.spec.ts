import type { Piscina } from 'piscina';
import { writeInTime } from './in-time';

/** Threads that come back when they are told to stop, and no sooner. */
const stuck = {
  run: (_task: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
} as unknown as Piscina<string, string>;

describe('what the built-in writer makes of a text', () => {
  it('is tried again when it is not there in time, since it is the machine that had none, and not the text that is too long', async () => {
    await expect(writeInTime(stuck, 'Two sentences.', new AbortController().signal, 1)).rejects.toMatchObject({
      reason: 'timed_out',
      canHeal: true,
      message: 'The machine was too busy to write this in time. Please try again.',
    });
  });

  it('ends as whoever asked for it says, when they do not want it any more', async () => {
    const asked = new AbortController();
    const written = writeInTime(stuck, 'Two sentences.', asked.signal);
    asked.abort(new Error('cancelled'));
    await expect(written).rejects.toThrow('cancelled');
  });
});
