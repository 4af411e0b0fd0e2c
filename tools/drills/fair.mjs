// One person asks for 600 pictures at once; how long does somebody else wait for a single one?
import { setTimeout as wait } from 'node:timers/promises';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { call, signUp } from '../stack/client.mjs';
import { startStack, stopStacks } from '../stack/index.mjs';

const REQUESTS = 60;
const PICTURES = 10;
const SINGLES = 5;
const LIMIT_MS = 3_000;
const GIVE_UP_MS = 600_000;
const DESIGN_TYPES = ['logo', 'flyer', 'product-mockup', 'website-header'];

/** Words for half of them; the other half is as long as a prompt may be and hard to read. */
const greedyPrompt = (/** @type {number} */ i) =>
  i % 2 === 0 ? `Harbour lights number ${i}, navy and cream` : `${i} `.padEnd(10_000, '1234567890');

const request = (/** @type {string} */ prompt, /** @type {number} */ i, n = 1) => ({
  provider: 'studio',
  operation: 'text-to-image',
  design_type: DESIGN_TYPES[i % DESIGN_TYPES.length],
  n,
  prompt,
});

/** @type {typeof import('./fair.d.mts').fairDrill} */
export async function fairDrill({ singles = SINGLES, say = () => {} } = {}) {
  // what protects people from each other is meant to be on
  const stack = await startStack({ apis: 1, workers: 1, env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const [greedy, other] = await Promise.all([signUp(stack.url), signUp(stack.url)]);
    const ask = async (/** @type {typeof greedy} */ { headers }, /** @type {object} */ body) => {
      const answer = await call(stack.url, 'POST', '/api/designs/generate_async', { headers, body });
      if (answer.status !== 202) throw new Error(`generate_async was answered ${answer.status}`);
      return /** @type {string} */ (answer.body.design_request_id);
    };
    /** Milliseconds until the picture is there. */
    const single = async (/** @type {number} */ i) => {
      const since = performance.now();
      const id = await ask(other, request('A calm logo for "Alder & Sons"', i));
      for (;;) {
        const { body } = await call(stack.url, 'GET', `/api/designs/${id}`, { headers: other.headers });
        if (body.status === 'completed') return performance.now() - since;
        if (body.status === 'failed') throw new Error(body.error);
        if (performance.now() - since > GIVE_UP_MS) throw new Error(`no picture within ${GIVE_UP_MS / 1000} s`);
        await wait(50);
      }
    };
    const alone = await single(0);
    say(`alone: ${Math.round(alone)} ms`);
    await Promise.all(Array.from({ length: REQUESTS }, (_, i) => ask(greedy, request(greedyPrompt(i), i, PICTURES))));
    say(`${REQUESTS} requests for ${PICTURES} pictures each accepted`);
    const waits = [];
    for (let i = 0; i < singles; i += 1) {
      waits.push(await single(i));
      say(`a single picture of somebody else: ${Math.round(waits.at(-1) ?? 0)} ms`);
    }
    const { body } = await call(stack.url, 'GET', '/api/designs?per_page=100', { headers: greedy.headers });
    const open = body.designs.filter((/** @type {{ status: string }} */ { status }) => status !== 'completed').length;
    return { alone, waits, open, limit: LIMIT_MS };
  } finally {
    await stack.stop();
  }
}

async function main() {
  undoAtEnd(stopStacks);
  const { alone, waits, open, limit } = await fairDrill({ say: (line) => console.log(line) });
  const longest = Math.max(...waits);
  console.log(
    `\nLongest of ${waits.length}: ${(longest / 1000).toFixed(1)} s, alone ${(alone / 1000).toFixed(1)} s; ${open} cards of the first person were open at the end.`,
  );
  if (longest > limit) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('fair.mjs')) void main();
