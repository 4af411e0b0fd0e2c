// How many more lists two API processes answer than one, and what is used up when it is not twice as many.
import { cpus } from 'node:os';
// @ts-expect-error it carries no types
import autocannon from 'autocannon';
import pg from 'pg';
import { signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { cpuMs, cpuMsOfGroup } from './cpu.mjs';
import { atLeast } from './figures.mjs';
import { fill } from './gallery.mjs';

const READERS = 10;
const PIECE_SECONDS = 5;
/** The arrangements take turns, so that what else the machine does in a while is shared by both. */
const PIECES = 4;

/** Milliseconds that the cores of this machine have worked for anybody, and those that have passed on them. */
const cores = () =>
  cpus().reduce(
    ({ busy, all }, { times }) => {
      const total = Object.values(times).reduce((sum, time) => sum + time, 0);
      return { busy: busy + total - times.idle, all: all + total };
    },
    { busy: 0, all: 0 },
  );

/** What lists cost and where: milliseconds of CPU by who spent them. @typedef {{ lists: number, ms: number, api: number, database: number, readers: number, busy: number, all: number }} Spent */

/** @param {Spent[]} pieces @returns {Spent} */
const sumOf = (pieces) =>
  pieces.reduce(
    (sum, piece) =>
      /** @type {Spent} */ (
        Object.fromEntries(
          Object.entries(sum).map(([key, value]) => [key, value + piece[/** @type {keyof Spent} */ (key)]]),
        )
      ),
  );

/**
 * @param {{ pieceSeconds?: number, pieces?: number, rows?: number }} [settings] smaller ones for a trial of the bench itself
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function benchProcesses({ pieceSeconds = PIECE_SECONDS, pieces = PIECES, rows = 1_000 } = {}) {
  const stack = await startStack({ apis: 2, workers: 0 });
  const database = new pg.Client({ connectionString: stack.databaseUrl, options: '-c search_path=maquette,public' });
  try {
    await database.connect();
    const people = await Promise.all(Array.from({ length: READERS }, () => signUp(stack.url)));
    for (const { id } of people) await fill(database, id, rows);
    await database.query('VACUUM ANALYZE');
    const requests = people.map(({ headers }) => ({
      path: '/api/designs?per_page=20',
      headers: { authorization: headers.authorization },
    }));
    const clock = () => ({
      api: stack.apis.reduce((sum, { pid }) => sum + cpuMs(pid), 0),
      database: cpuMsOfGroup(stack.postgres.pid),
      readers: cpuMs(process.pid),
      ...cores(),
    });
    /** Lists by so many of the processes. @returns {Promise<Spent>} */
    const measure = async (/** @type {number} */ processes, seconds = pieceSeconds) => {
      const before = clock();
      const since = performance.now();
      /** @type {{ non2xx: number, errors: number, '2xx': number }[]} */
      const results = await Promise.all(
        stack.apis
          .slice(0, processes)
          .map(({ url }) => autocannon({ url, requests, connections: READERS / processes, duration: seconds })),
      );
      if (results.some(({ non2xx, errors }) => non2xx + errors > 0)) throw new Error('A list was not answered.');
      const after = clock();
      return {
        lists: results.reduce((sum, result) => sum + result['2xx'], 0),
        ms: performance.now() - since,
        api: after.api - before.api,
        database: after.database - before.database,
        readers: after.readers - before.readers,
        busy: after.busy - before.busy,
        all: after.all - before.all,
      };
    };
    await measure(1, 2); // warm
    await measure(2, 2);
    /** @type {Spent[]} */
    const ones = [];
    /** @type {Spent[]} */
    const twos = [];
    for (let piece = 0; piece < pieces; piece += 1) {
      ones.push(await measure(1));
      twos.push(await measure(2));
    }
    const [one, two] = [sumOf(ones), sumOf(twos)];
    const rate = (/** @type {Spent} */ { lists, ms }) => (1_000 * lists) / ms;
    const each = (/** @type {number} */ ms, /** @type {Spent} */ { lists }) => `${(ms / lists).toFixed(2)} ms`;
    const count = cpus().length;
    const shares = (/** @type {Spent} */ spent) => {
      const other = spent.busy - spent.api - spent.database - spent.readers;
      const percent = (/** @type {number} */ ms) => `${Math.round((100 * Math.max(0, ms)) / spent.all)} %`;
      return `API ${percent(spent.api)}, PostgreSQL ${percent(spent.database)}, who asks ${percent(spent.readers)}, others ${percent(other)}, idle ${percent(spent.all - spent.busy)}`;
    };
    /** What all of it costs bounds what the cores can give, however many processes there are. */
    const total = (/** @type {Spent} */ { api, database: db, readers }) => api + db + readers;
    const most = (count * 1_000 * one.lists) / total(one);
    const plain = (/** @type {string} */ what, /** @type {string} */ measured) => ({
      what,
      measured,
      target: '',
      met: true,
    });
    return [
      atLeast(
        `lists a second by two API processes: ${rate(two).toFixed(0)}; by one, with as many readers: ${rate(one).toFixed(0)}`,
        rate(two) / rate(one),
        1.7,
        (ratio) => `${ratio.toFixed(2)} × one`,
      ),
      plain(`CPU time of a list with one process; with two: API`, `${each(one.api, one)}; ${each(two.api, two)}`),
      plain(`of the same list, PostgreSQL`, `${each(one.database, one)}; ${each(two.database, two)}`),
      plain(
        `of the same list, who asks (one process, on the same machine)`,
        `${each(one.readers, one)}; ${each(two.readers, two)}`,
      ),
      plain(`where the time of the ${count} cores went with one process`, shares(one)),
      plain(`with two`, shares(two)),
      plain(
        `lists a second at which ${count} cores are used up by what a list costs here, however many processes answer`,
        `${most.toFixed(0)}, ${(most / rate(one)).toFixed(2)} × one process`,
      ),
    ];
  } finally {
    await database.end();
    await stack.stop();
  }
}
