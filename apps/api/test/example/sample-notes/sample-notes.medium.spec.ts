import { type Person, person } from '../../people';
import { createTestApp, type TestApp } from '../../test-app';
import { SampleNotes1700000000000 } from './sample-notes.migration';
import { SampleNotesModule } from './sample-notes.module';

describe('a sample note', () => {
  let test: TestApp;
  let anna: Person;
  beforeAll(async () => {
    test = await createTestApp(
      { ROLE: 'api' },
      { modules: [SampleNotesModule], migrations: [SampleNotes1700000000000] },
    );
    anna = await person(test);
  });
  afterAll(() => test.close());

  const create = async (who: Person, fields: object = { title: 'A note' }) =>
    (await who.post('/api/sample-notes', fields).expect(201)).body;
  const titles = async (who: Person, query = '') => {
    const { body } = await who.get(`/api/sample-notes${query}`).expect(200);
    return body.sample_notes.map(({ title }: { title: string }) => title);
  };

  it('is kept as it was written', async () => {
    const made = await create(anna, { title: ' Colours ', text: 'Red and blue' });
    expect(made).toMatchObject({ title: 'Colours', text: 'Red and blue' });
    expect((await anna.get(`/api/sample-notes/${made.id}`).expect(200)).body).toEqual(made);
  });

  it('needs a title', async () => {
    const { body } = await anna.post('/api/sample-notes', { title: ' ' }).expect(400);
    expect(body.error).toBe('title is required.');
  });

  it('changes in what is given and stays in the rest', async () => {
    const { id } = await create(anna, { title: 'Before', text: 'Text' });
    const { body } = await anna.patch(`/api/sample-notes/${id}`, { title: 'After' }).expect(200);
    expect(body).toMatchObject({ title: 'After', text: 'Text' });
    const emptied = await anna.patch(`/api/sample-notes/${id}`, { text: null }).expect(200);
    expect(emptied.body).toMatchObject({ title: 'After', text: null });
    await anna.patch(`/api/sample-notes/${id}`, { title: null }).expect(400);
  });

  it('is listed newest first, by pages, and found by a part of its title', async () => {
    const ben = await person(test);
    for (const title of ['One', 'Two', 'Three']) await create(ben, { title });
    expect(await titles(ben)).toEqual(['Three', 'Two', 'One']);
    expect(await titles(ben, '?per_page=2&page=2')).toEqual(['One']);
    expect(await titles(ben, '?search=tWo')).toEqual(['Two']);
    expect(await titles(ben, '?search=%25')).toEqual([]);
  });

  it('goes to the trash, comes back from it, and is purged from it', async () => {
    const ben = await person(test);
    const { id } = await create(ben, { title: 'Thrown away' });
    const inTrash = async () => (await ben.get('/api/trash').expect(200)).body.items;
    await ben.delete(`/api/sample-notes/${id}`).expect(200);
    expect(await titles(ben)).toEqual([]);
    expect(await inTrash()).toMatchObject([{ type: 'sample-note', id, title: 'Thrown away' }]);
    await ben.post(`/api/sample-notes/${id}/restore`).expect(200);
    expect([await titles(ben), await inTrash()]).toEqual([['Thrown away'], []]);
    await ben.delete(`/api/sample-notes/${id}`).expect(200);
    await ben.delete(`/api/trash/sample-note/${id}`).expect(200);
    await ben.post(`/api/sample-notes/${id}/restore`).expect(404);
  });

  it('is its owner’s alone', async () => {
    const { id, title } = await create(anna);
    const eve = await person(test);
    await eve.get(`/api/sample-notes/${id}`).expect(404);
    await eve.patch(`/api/sample-notes/${id}`, { title: 'Stolen' }).expect(404);
    await eve.delete(`/api/sample-notes/${id}`).expect(404);
    expect((await anna.get(`/api/sample-notes/${id}`).expect(200)).body.title).toBe(title);
    expect(await titles(eve)).toEqual([]);
  });
});
