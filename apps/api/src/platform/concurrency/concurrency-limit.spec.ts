import { ConcurrencyLimit } from './concurrency-limit';

/** A task that has begun when `begun` says so, and ends when told. */
function held() {
  let end: (result?: unknown) => void = () => undefined;
  let begun = false;
  const ended = new Promise((resolve) => (end = resolve));
  return { task: () => ((begun = true), ended), end, begun: () => begun };
}

describe('at most two tasks at once, and one that waits', () => {
  const tooMany = expect.objectContaining({ status: 429, code: 'TOO_MANY_AT_ONCE', retryAfter: 1 });

  it('lets the third begin when one of the two is done', async () => {
    const limit = new ConcurrencyLimit(2, 1);
    const [one, two, three] = [held(), held(), held()];
    const [first, , third] = [one, two, three].map(({ task }) => limit.run('ada', task));
    await new Promise(setImmediate);
    expect([one, two, three].map(({ begun }) => begun())).toEqual([true, true, false]);
    one.end('done');
    expect(await first).toBe('done');
    three.end('done too');
    expect(await third).toBe('done too');
  });

  it('refuses the fourth, and nobody else', async () => {
    const limit = new ConcurrencyLimit(2, 1);
    const tasks = [held(), held(), held()];
    const running = tasks.map(({ task }) => limit.run('ada', task));
    await expect(limit.run('ada', () => Promise.resolve())).rejects.toEqual(tooMany);
    expect(await limit.run('ben', () => Promise.resolve('at once'))).toBe('at once');
    tasks.forEach(({ end }) => end());
    await Promise.all(running);
    expect(await limit.run('ada', () => Promise.resolve('again'))).toBe('again');
  });

  it('gives the place of a task that fails to the next', async () => {
    const limit = new ConcurrencyLimit(1, 5);
    const outcomes = await Promise.allSettled([
      limit.run('ada', () => Promise.reject(new Error('broken'))),
      limit.run('ada', () => Promise.resolve('well')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
