import { DataSource } from 'typeorm';
import { createDatabase } from '../../../test/database';
import { dataSourceOptions } from '../../database';
import { inTurn } from './in-turn.sql';

const HOUR = 60 * 60 * 1_000;

describe('what processes do in turn', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let processes: DataSource[];
  beforeAll(async () => {
    database = await createDatabase();
    processes = await Promise.all([1, 2, 3].map(() => new DataSource(dataSourceOptions(database)).initialize()));
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.destroy()));
    await database.drop();
  });
  const all = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    Promise.all(processes.map((process) => inTurn(process, name, everyMs, work)));
  const one = () => processes[0] as DataSource;

  it('is done by one of them, and not again before its time', async () => {
    const work = jest.fn(() => Promise.resolve());
    expect((await all('sweeping', HOUR, work)).filter(Boolean)).toHaveLength(1);
    expect((await all('sweeping', HOUR, work)).filter(Boolean)).toHaveLength(0);
    expect(work).toHaveBeenCalledTimes(1);
    expect((await all('sweeping', 0, work)).some(Boolean)).toBe(true);
  });

  it('is never done by two at once', async () => {
    let atWork = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (atWork += 1));
      await one().query('SELECT 1');
      atWork -= 1;
    };
    for (let i = 0; i < 5; i += 1) await all('counting', 0, work);
    expect(most).toBe(1);
  });

  it('is anybody’s turn again when it failed', async () => {
    await expect(inTurn(one(), 'failing', HOUR, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await inTurn(one(), 'failing', HOUR, () => Promise.resolve())).toBe(true);
  });

  it('is anybody’s turn again when the one at it was killed', async () => {
    let connection: { pid: number } | undefined;
    const killed = inTurn(one(), 'dying', HOUR, async () => {
      [connection] = await one().query<{ pid: number }[]>(
        `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND datname = current_database()`,
      );
      await one().query('SELECT pg_terminate_backend($1, 5000)', [connection?.pid]);
    });
    await expect(killed).rejects.toThrow();
    expect(connection).toBeDefined();
    expect(await inTurn(one(), 'dying', HOUR, () => Promise.resolve())).toBe(true);
  });
});
