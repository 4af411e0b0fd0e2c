// How many more lists two API processes answer than one, and what is used up when it is not twice as many.
import { cpus } from 'node:os';
// @ts-expect-error it carries no types
import autocannon from 'autocannon';
import pg from 'pg';
import { signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { atLeast } from './figures.mjs';
import { fill } from './gallery.mjs';

const READERS = 10;
const SECONDS = 10;

/** Milliseconds that the cores of this machine have worked, and those that have passed on them. */
const cores = () =>
  cpus().reduce(
    ({ busy, all }, { times }) => {
      const total = Object.values(times).reduce((sum, time) => sum + time, 0);
      return { busy: busy + total - times.idle, all: all + total };
    },
    { busy: 0, all: 0 },
  );

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchProcesses() {
  const stack = await startStack({ apis: 2, workers: 0 });
  const database = new pg.Client({ connectionString: stack.databaseUrl, options: '-c search_path=maquette,public' });
  try {
    await database.connect();
    const people = await Promise.all(Array.from({ length: READERS }, () => signUp(stack.url)));
    for (const { id } of people) await fill(database, id, 1_000);
    await database.query('VACUUM ANALYZE');
    const requests = people.map(({ headers }) => ({
      path: '/api/designs?per_page=20',
      headers: { authorization: headers.authorization },
    }));
    /** Lists a second by so many of the processes, and the share of the machine that was at work meanwhile. */
    const measure = async (/** @type {number} */ processes, seconds = SECONDS) => {
      const before = cores();
      /** @type {{ non2xx: number, errors: number, requests: { average: number } }[]} */
      const results = await Promise.all(
        stack.apis
          .slice(0, processes)
          .map(({ url }) => autocannon({ url, requests, connections: READERS / processes, duration: seconds })),
      );
      if (results.some(({ non2xx, errors }) => non2xx + errors > 0)) throw new Error('A list was not answered.');
      const after = cores();
      return {
        lists: results.reduce((sum, { requests: { average } }) => sum + average, 0),
        busy: (after.busy - before.busy) / (after.all - before.all),
      };
    };
    await measure(2, 3); // warm
    const [one, two] = [await measure(1), await measure(2)];
    const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(0)} %`;
    return [
      atLeast(
        `lists a second by two API processes: ${two.lists.toFixed(0)}; by one, with as many readers: ${one.lists.toFixed(0)}`,
        two.lists / one.lists,
        1.7,
        (ratio) => `${ratio.toFixed(2)} × one`,
      ),
      {
        what: `of ${cpus().length} cores at work with one process (PostgreSQL, and who asks, on the same machine); with two`,
        measured: `${percent(one.busy)}; ${percent(two.busy)}`,
        target: '',
        met: true,
      },
    ];
  } finally {
    await database.end();
    await stack.stop();
  }
}
