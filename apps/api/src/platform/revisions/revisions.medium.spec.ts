import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { createDatabase } from '../../../test/database';
import { dataSourceOptions } from '../../database';
import { Revision } from './revision.entity';
import { Revisions } from './revisions';

describe('the versions of a text', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let source: DataSource;
  const revisions = new Revisions();
  const strategyOf = (subjectId: string) => ({
    userId: '00000000-0000-4000-8000-000000000001',
    subjectType: 'brand',
    subjectId,
    field: 'strategy',
  });
  const save = (subjectId: string, content: string, basedOn?: number) =>
    source.transaction((tx) => revisions.append(tx, strategyOf(subjectId), 'edited', content, basedOn));
  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource(dataSourceOptions(database, { entities: [Revision] })).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('are all kept, newest first', async () => {
    const id = randomUUID();
    expect(await save(id, 'one')).toBe(1);
    expect(await save(id, 'two')).toBe(2);
    expect(
      (await revisions.list(source.manager, strategyOf(id))).map(({ version, content }) => [version, content]),
    ).toEqual([
      [2, 'two'],
      [1, 'one'],
    ]);
  });

  it('do not lose what somebody else wrote in the meantime', async () => {
    const id = randomUUID();
    await save(id, 'one');
    await save(id, 'theirs', 1);
    await expect(save(id, 'mine', 1)).rejects.toMatchObject({
      status: 409,
      details: { version: 2, theirs: 'theirs', yours: 'mine' },
    });
    expect(await save(id, 'mine')).toBe(3);
  });

  it('are numbered without gaps and doubles when many write at once', async () => {
    const id = randomUUID();
    const versions = await Promise.all(Array.from({ length: 8 }, (_, i) => save(id, `text ${i}`)));
    expect(versions.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are their owner’s alone', async () => {
    const id = randomUUID();
    await save(id, 'one');
    expect(await revisions.list(source.manager, { ...strategyOf(id), userId: randomUUID() })).toEqual([]);
  });
});
