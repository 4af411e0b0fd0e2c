import { type Person, person } from '../../../test/people';
import { flat } from '../../../test/pictures';
import { sameFile } from '../../../test/same-file';
import { createTestApp, type TestApp } from '../../../test/test-app';

describe('a collection', () => {
  let test: TestApp;
  let anna: Person;
  beforeAll(async () => {
    test = await createTestApp({ ROLE: 'api' });
    anna = await person(test);
  });
  afterAll(() => test.close());

  const create = async (who: Person, name = 'Harbours') =>
    (await who.post('/api/collections', { name }).expect(201)).body;
  const inspiration = async (who: Person, color = '#1d6fa5', prompt = color) => {
    const fields = { prompt, design_type: 'logo', provider: 'studio', style_tags: 'calm' };
    const { body } = await who.postForm('/api/inspirations', fields, { image: await flat(color) }).expect(201);
    return body.inspiration;
  };
  const add = (who: Person, id: string, ...inspirations: { id: string }[]) =>
    who.post(`/api/collections/${id}/items`, { inspiration_ids: inspirations.map((one) => one.id) });
  const remove = (who: Person, id: string, ...inspirations: { id: string }[]) =>
    who.delete(`/api/collections/${id}/items`).send({ inspiration_ids: inspirations.map((one) => one.id) });
  const get = async (who: Person, id: string) => (await who.get(`/api/collections/${id}`).expect(200)).body;
  const names = async (who: Person, query = '') =>
    (await who.get(`/api/collections${query}`).expect(200)).body.data.map(({ name }: { name: string }) => name);
  const prompts = async (who: Person, id: string, query = '') =>
    (await who.get(`/api/collections/${id}/items${query}`).expect(200)).body.data.map(
      ({ prompt }: { prompt: string }) => prompt,
    );

  it('has a name, and nothing in it at first', async () => {
    const made = await create(anna, ' Harbours ');
    expect(made).toMatchObject({ name: 'Harbours', image: null, design_count: 0, pictures: [] });
    expect(await get(anna, made.id)).toEqual(made);
    for (const name of [undefined, ' '])
      expect((await anna.post('/api/collections', { name }).expect(400)).body.error).toBe(
        'Please enter a name for your collection',
      );
    const { body } = await anna.patch(`/api/collections/${made.id}`, { name: 'Piers' }).expect(200);
    expect(body).toMatchObject({ id: made.id, name: 'Piers' });
    await anna.patch(`/api/collections/${made.id}`, { name: null }).expect(400);
  });

  it('counts and shows what is in it, the one added last as its cover, or the one that was chosen', async () => {
    const { id } = await create(anna);
    const [one, two] = [await inspiration(anna, '#111111'), await inspiration(anna, '#222222')];
    expect((await add(anna, id, one).expect(200)).body).toMatchObject({ changed: 1, not_found: [] });
    const { body } = await add(anna, id, one, two).expect(200);
    expect(body).toMatchObject({ changed: 1, collection: { design_count: 2 } });
    expect(body.collection.pictures.map((picture: { id: string }) => picture.id)).toEqual([two.id, one.id]);
    expect(body.collection.image).toEqual(sameFile(two.thumbnails[0].url));
    const covered = await anna.patch(`/api/collections/${id}`, { cover_id: one.id }).expect(200);
    expect(covered.body.image).toEqual(sameFile(one.thumbnails[0].url));
    const other = await inspiration(anna);
    await anna.patch(`/api/collections/${id}`, { cover_id: other.id }).expect(400);
    // an inspiration in the trash is not shown, and is back with its place when it is restored
    await anna.delete(`/api/inspirations/${one.id}`).expect(200);
    expect(await get(anna, id)).toMatchObject({ design_count: 1, image: sameFile(two.thumbnails[0].url) });
    await anna.post(`/api/inspirations/${one.id}/restore`).expect(200);
    expect(await get(anna, id)).toMatchObject({ design_count: 2, image: sameFile(one.thumbnails[0].url) });
  });

  it('lists its inspirations as they are listed elsewhere', async () => {
    const { id } = await create(anna);
    const [red, blue] = [await inspiration(anna, '#d94f30', 'Red'), await inspiration(anna, '#1d6fa5', 'Blue')];
    await inspiration(anna, '#1d6fa5', 'Another blue');
    await add(anna, id, blue, red).expect(200);
    expect(await prompts(anna, id)).toEqual(['Blue', 'Red']);
    expect(await prompts(anna, id, '?sort=oldest')).toEqual(['Red', 'Blue']);
    expect(await prompts(anna, id, '?search=blu')).toEqual(['Blue']);
    expect(await prompts(anna, id, '?color=1d6fa5')).toEqual(['Blue']);
  });

  it('gives back what is taken out of it', async () => {
    const { id } = await create(anna);
    const [one, two] = [await inspiration(anna, '#111111'), await inspiration(anna, '#222222')];
    await add(anna, id, one, two).expect(200);
    expect((await remove(anna, id, one).expect(200)).body).toMatchObject({
      changed: 1,
      collection: { design_count: 1 },
    });
    expect((await remove(anna, id, one).expect(200)).body.changed).toBe(0);
    await anna.get(`/api/inspirations/${one.id}`).expect(200);
  });

  it('is listed newest first, by pages, and found by its name or by what it holds', async () => {
    const ben = await person(test);
    for (const name of ['One', 'Two', 'Three']) await create(ben, name);
    const { id } = await create(ben, 'Four');
    const held = await inspiration(ben);
    await add(ben, id, held).expect(200);
    expect(await names(ben)).toEqual(['Four', 'Three', 'Two', 'One']);
    expect(await names(ben, '?per_page=3&page=2')).toEqual(['One']);
    expect(await names(ben, '?search=tHr')).toEqual(['Three']);
    expect(await names(ben, `?inspiration_id=${held.id}`)).toEqual(['Four']);
  });

  it('goes to the trash, comes back with what it held, and is purged without it', async () => {
    const ben = await person(test);
    const { id } = await create(ben);
    const held = await inspiration(ben);
    await add(ben, id, held).expect(200);
    await ben.delete(`/api/collections/${id}`).expect(200);
    expect(await names(ben)).toEqual([]);
    await ben.get(`/api/collections/${id}/items`).expect(404);
    await add(ben, id, held).expect(404);
    expect((await ben.get('/api/trash').expect(200)).body.items).toMatchObject([{ type: 'collection', id }]);
    expect((await ben.post(`/api/collections/${id}/restore`).expect(200)).body.design_count).toBe(1);
    await ben.delete(`/api/collections/${id}`).expect(200);
    await ben.delete(`/api/trash/collection/${id}`).expect(200);
    await ben.post(`/api/collections/${id}/restore`).expect(404);
    await ben.get(`/api/inspirations/${held.id}`).expect(200);
  });

  it('is its owner’s alone, and takes in only what is its owner’s', async () => {
    const mine = await create(anna);
    const held = await inspiration(anna);
    await add(anna, mine.id, held).expect(200);
    const eve = await person(test);
    const [hers, own] = [await create(eve), await inspiration(eve)];
    await add(eve, mine.id, own).expect(404);
    await remove(eve, mine.id, held).expect(404);
    await eve.patch(`/api/collections/${mine.id}`, { name: 'Stolen' }).expect(404);
    await eve.get(`/api/collections/${mine.id}/items`).expect(404);
    await add(eve, hers.id, held).expect(404);
    expect((await add(eve, hers.id, held, own).expect(200)).body).toMatchObject({ changed: 1, not_found: [held.id] });
    expect(await names(eve, `?inspiration_id=${held.id}`)).toEqual([]);
    expect(await get(anna, mine.id)).toMatchObject({ name: 'Harbours', design_count: 1 });
  });
});
