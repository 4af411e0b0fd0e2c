import { randomUUID } from 'node:crypto';
import { Column, DataSource, Entity } from 'typeorm';
import { createDatabase } from '../../../test/database';
import { dataSourceOptions } from '../../database';
import { owned, OwnedEntity } from '../persistence';
import { EntityTrash } from '../trash';
import { Revision } from './revision.entity';
import { Revisions } from './revisions';

/** As the coming kinds of texts are: the row has the current text. */
@Entity('notes')
class Note extends OwnedEntity {
  @Column('text')
  text: string;
}

class NotesTrash extends EntityTrash<Note> {
  constructor(source: DataSource) {
    super(source.getRepository(Note), 'text');
  }
}

describe('the versions of a text', () => {
  const userId = randomUUID();
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let source: DataSource;
  let revisions: Revisions;
  const textOf = (id: string) => ({ of: Note, id, userId, field: 'text' });
  const all = { limit: 100, offset: 0 };

  const create = async () => {
    const id = randomUUID();
    await source.manager.insert(Note, { id, userId, text: '' });
    return id;
  };
  /** A save as a module has it: its own row and the version, both or neither. */
  const save = (id: string, content: string, basedOn?: number) =>
    source.transaction(async (tx) => {
      await tx.update(Note, owned(userId, id), { text: content });
      return revisions.append(tx, textOf(id), { content, source: 'edited', basedOn });
    });
  const current = async (id: string) => (await source.manager.findOneBy(Note, owned(userId, id)))?.text;

  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource(dataSourceOptions(database, { entities: [Note, Revision] })).initialize();
    await source.query(
      `CREATE TABLE notes (id uuid PRIMARY KEY, user_id uuid NOT NULL, text text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), deleted_at timestamptz)`,
    );
    revisions = new Revisions(source.getRepository(Revision));
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('are read with their row as of one moment, although somebody saves between the two reads', async () => {
    const id = await create();
    await save(id, 'seen');
    const seen = await revisions.atOneMoment(async (tx) => {
      const row = await tx.findOneByOrFail(Note, owned(userId, id));
      await save(id, 'never shown');
      const versions = await revisions.currentVersions(tx, { of: Note, field: 'text', userId }, [id]);
      return { text: row.text, version: versions.get(id) };
    });
    expect(seen).toEqual({ text: 'seen', version: 1 });
    await expect(save(id, 'on top of what was seen', seen.version)).rejects.toMatchObject({ code: 'NEWER_VERSION' });
  });

  it('are all kept, newest first, and the row has the current one', async () => {
    const id = await create();
    expect(await save(id, 'one')).toBe(1);
    expect(await save(id, 'two')).toBe(2);
    const kept = await revisions.list(textOf(id), all);
    expect(kept.map(({ version, content }) => [version, content])).toEqual([
      [2, 'two'],
      [1, 'one'],
    ]);
    expect(await current(id)).toBe('two');
  });

  it('are read a page at a time', async () => {
    const id = await create();
    for (const content of ['one', 'two', 'three']) await save(id, content);
    const page = await revisions.list(textOf(id), { limit: 1, offset: 1 });
    expect(page.map(({ content }) => content)).toEqual(['two']);
  });

  it('do not lose what somebody else wrote in the meantime: both texts come back, and nothing is changed', async () => {
    const id = await create();
    await save(id, 'one');
    await save(id, 'theirs', 1);
    await expect(save(id, 'mine', 1)).rejects.toMatchObject({
      status: 409,
      details: { version: 2, theirs: 'theirs', yours: 'mine' },
    });
    expect(await current(id)).toBe('theirs');
  });

  it('let a save that names no version win, and keep what it replaced', async () => {
    const id = await create();
    await save(id, 'theirs');
    expect(await save(id, 'mine')).toBe(2);
    expect((await revisions.list(textOf(id), all)).map(({ content }) => content)).toEqual(['mine', 'theirs']);
  });

  it('are numbered without gaps and doubles when many write at once', async () => {
    const id = await create();
    const versions = await Promise.all(Array.from({ length: 8 }, (_, i) => save(id, `text ${i}`)));
    expect(versions.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are the newest 200, under the numbers that they had', async () => {
    const [id, other] = [await create(), await create()];
    await save(other, 'untouched');
    await source.query(
      `INSERT INTO revisions (id, user_id, subject_type, subject_id, field, version, source, content)
       SELECT gen_random_uuid(), $1, 'notes', $2, 'text', i, 'edited', 'text ' || i FROM generate_series(1, 200) i`,
      [userId, id],
    );
    expect(await save(id, 'the newest')).toBe(201);
    const kept = await revisions.list(textOf(id), { limit: 300, offset: 0 });
    expect([kept.length, kept.at(0)?.content, kept.at(-1)?.version]).toEqual([200, 'the newest', 2]);
    expect(await revisions.list(textOf(other), all)).toHaveLength(1);
  });

  it('are counted for all rows of a list at once', async () => {
    const [once, twice, never] = [await create(), await create(), await create()];
    for (const id of [once, twice, twice]) await save(id, 'text');
    expect(
      await revisions.currentVersions(source.manager, { of: Note, field: 'text', userId }, [once, twice, never]),
    ).toEqual(
      new Map([
        [once, 1],
        [twice, 2],
      ]),
    );
  });

  it('are their owner’s alone', async () => {
    const id = await create();
    await save(id, 'one');
    expect(await revisions.list({ ...textOf(id), userId: randomUUID() }, all)).toEqual([]);
  });

  it('are purged with the row, and not before', async () => {
    const id = await create();
    await save(id, 'one');
    const trash = new NotesTrash(source);
    expect(await trash.purge(id, userId)).toBe(false);
    expect(await revisions.list(textOf(id), all)).toHaveLength(1);
    await source.manager.softDelete(Note, owned(userId, id));
    expect(await trash.purge(id, randomUUID())).toBe(false);
    expect(await trash.purge(id, userId)).toBe(true);
    expect(await revisions.list(textOf(id), all)).toEqual([]);
  });
});
