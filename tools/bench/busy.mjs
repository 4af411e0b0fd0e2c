// How the API answers other calls while a worker grinds through a pile of pictures.
import { call, signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { atMost, ms, percentile } from './figures.mjs';

const REQUESTS = 200;
const MEASURE_MS = 30_000;
const OTHER_CALLS = [
  '/api/designs?per_page=20',
  '/api/get-available-providers',
  '/api/csrf-token',
  '/api/designs/filter-options',
];

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchBusy() {
  const stack = await startStack({ apis: 1, workers: 1 });
  try {
    const person = await signUp(stack.url);
    const accepting = [];
    for (let i = 0; i < REQUESTS; i += 1) {
      const since = performance.now();
      const { status } = await call(stack.url, 'POST', '/api/designs/generate_async', {
        headers: person.headers,
        body: { provider: 'studio', operation: 'text-to-image', design_type: 'logo', n: 1, prompt: `Harbour ${i}` },
      });
      if (status !== 202) throw new Error(`generate_async was answered ${status}`);
      accepting.push(performance.now() - since);
    }
    const waiting = async () =>
      (await call(stack.url, 'GET', '/api/designs?per_page=1&sort=newest', { headers: person.headers })).body.designs[0]
        .status !== 'completed';
    const durations = [];
    const end = Date.now() + MEASURE_MS;
    let busy = true;
    while (busy && Date.now() < end) {
      for (const path of OTHER_CALLS) {
        const since = performance.now();
        await call(stack.url, 'GET', path, { headers: person.headers });
        durations.push(performance.now() - since);
      }
      busy = await waiting();
    }
    return [
      {
        what: `accepting a request (${REQUESTS} in a row), p95`,
        measured: ms(percentile(accepting, 0.95)),
        target: '',
        met: true,
      },
      atMost(
        `other calls while the worker works through them, p95 of ${durations.length}`,
        percentile(durations, 0.95),
        250,
        ms,
      ),
    ];
  } finally {
    await stack.stop();
  }
}
