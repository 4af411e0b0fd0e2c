import { DataSource } from 'typeorm';
import { askForDesigns, createBrand, insertBrands } from '../../../test/factories';
import { FakeProvider } from '../../../test/fake-provider';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { trashTypes } from '../../platform/trash';

describe('the trash', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp({}, { imageProviders: [new FakeProvider()] })));
  afterAll(() => test.close());

  it('leaves nothing of a request whose cards are purged at the same time', async () => {
    const anna = await person(test);
    const query = (sql: string) => test.app.get(DataSource).query<{ id: string }[]>(sql);
    const accept = async () => {
      await settled(test.app, await askForDesigns(anna, { n: 2 }));
    };
    // several, since two purges may also come one after the other
    await Promise.all(Array.from({ length: 5 }, accept));
    const cards = await query('SELECT id FROM designs ORDER BY request_id');
    expect(cards).toHaveLength(10);
    await Promise.all(cards.map(({ id }) => anna.delete(`/api/designs/${id}`).expect(200)));
    await Promise.all(cards.map(({ id }) => anna.delete(`/api/trash/design/${id}`).expect(200)));
    expect(await query('SELECT id FROM design_requests')).toEqual([]);
    expect(await query('SELECT path FROM files')).toEqual([]);
  });

  const brand = async (who: Person, brand_name: string): Promise<string> => (await createBrand(who, { brand_name })).id;
  const trashedBrand = async (who: Person, name: string): Promise<string> => {
    const id = await brand(who, name);
    await who.delete(`/api/brand-profiles/${id}`).expect(200);
    return id;
  };
  const trashedDesign = async (who: Person): Promise<string> => {
    const id = await askForDesigns(who);
    await settled(test.app, id);
    await who.delete(`/api/designs/${id}`).expect(200);
    return id;
  };
  const titles = async (who: Person, query = ''): Promise<string[]> =>
    (await who.get(`/api/trash${query}`).expect(200)).body.items.map(({ title }: { title: string }) => title);

  it('shows things of every kind, the latest deleted first, page after page, and how many there are', async () => {
    const anna = await person(test);
    await trashedBrand(anna, 'First');
    await trashedDesign(anna);
    await trashedBrand(anna, 'Third');
    const { body } = await anna.get('/api/trash?per_page=2').expect(200);
    expect(body).toMatchObject({
      items: [
        { type: 'brand', title: 'Third', picture: null },
        { type: 'design', title: 'A calm logo' },
      ],
      total: 3,
      pagination: { page: 1, per_page: 2, has_more: true },
    });
    const days = (Date.parse(body.items[0].purged_at) - Date.parse(body.items[0].deleted_at)) / 86_400_000;
    expect(days).toBe(30);
    expect(await titles(anna, '?per_page=2&page=2')).toEqual(['First']);
    expect(await titles(await person(test))).toEqual([]);
  });

  it('cuts a long text, and shows that it did', async () => {
    const anna = await person(test);
    for (const prompt of ['x'.repeat(100), 'y'.repeat(101)]) {
      const { body } = await anna
        .post('/api/designs/generate_async', { provider: 'fake', operation: 'text-to-image', prompt })
        .expect(202);
      await anna.delete(`/api/designs/${body.design_request_id}`).expect(200);
    }
    expect(await titles(anna)).toEqual([`${'y'.repeat(99)}…`, 'x'.repeat(100)]);
  });

  it('shows what a picture looked like, by an address that opens nothing once it is restored', async () => {
    const anna = await person(test);
    const id = await trashedDesign(anna);
    const { picture } = (await anna.get('/api/trash').expect(200)).body.items[0];
    expect(picture).toMatchObject({ width: 120, height: 80, average_color: '#336699' });
    await anna.get(picture.thumbnail_url).expect(200).expect('Content-Type', 'image/webp');
    await anna.get(picture.thumbnail_url.replace('/files/trash/', '/files/')).expect(404);
    const { body } = await anna.post(`/api/designs/${id}/restore`).expect(200);
    await anna.get(body.thumbnail_url).expect(200);
    await anna.get(picture.thumbnail_url).expect(404);
    await anna.get(body.thumbnail_url.replace('/files/', '/files/trash/')).expect(404);
  });

  it('takes several things out in one call, and says which', async () => {
    const anna = await person(test);
    const ben = await person(test);
    const [design, oak, bens] = [
      await trashedDesign(anna),
      await trashedBrand(anna, 'Oak'),
      await trashedBrand(ben, 'Elm'),
    ];
    const items = [
      { type: 'design', id: design },
      { type: 'brand', id: oak },
      // somebody else's, one of another kind, and one twice
      { type: 'brand', id: bens },
      { type: 'brand', id: design },
      { type: 'brand', id: oak },
    ];
    const { body } = await anna.post('/api/trash/restore', { items }).expect(200);
    expect(body).toEqual({ restored: items.slice(0, 2) });
    await anna.get((await anna.get(`/api/designs/${design}`).expect(200)).body.image_url).expect(200);
    await anna.get(`/api/brand-profiles/${oak}`).expect(200);
    expect([await titles(anna), await titles(ben)]).toEqual([[], ['Elm']]);
  });

  it.each([
    ['none', [], 'items must hold at least one.'],
    [
      'an unknown kind',
      [{ type: 'logo', id: '00000000-0000-4000-8000-000000000000' }],
      `type must be one of ${trashTypes.join(', ')}.`,
    ],
    ['a malformed id', [{ type: 'brand', id: '7' }], 'id must be a UUID.'],
    [
      'more than a hundred',
      Array.from({ length: 101 }, () => ({ type: 'brand', id: '00000000-0000-4000-8000-000000000000' })),
      'items must hold at most 100.',
    ],
  ])('refuses to take out %s', async (_, items, sentence) => {
    const { body } = await (await person(test)).post('/api/trash/restore', { items: items as object[] }).expect(400);
    expect(body.error).toBe(sentence);
  });

  it('is emptied in one call, of rows and files of every kind, and of nothing that is in use or another’s', async () => {
    const [anna, ben] = [await person(test), await person(test)];
    await Promise.all([trashedDesign(anna), trashedBrand(anna, 'Oak'), trashedBrand(ben, 'Elm')]);
    await brand(anna, 'Kept');
    const { body } = await anna.delete('/api/trash').expect(200);
    expect(body).toEqual({ purged: 2, has_more: false, before: expect.any(String) });
    expect([await titles(anna), await titles(ben)]).toEqual([[], ['Elm']]);
    expect((await anna.get('/api/brand-profiles').expect(200)).body.profiles).toHaveLength(1);
    expect(await test.app.get(DataSource).query('SELECT path FROM files WHERE user_id = $1', [anna.id])).toEqual([]);
  });

  it('is emptied 200 things at a time, and keeps what is deleted after the first call', async () => {
    const anna = await person(test);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const brands = Array.from({ length: 201 }, (_, n) => ({ brandName: `Brand ${n}`, deletedAt: minutesAgo(n + 1) }));
    await insertBrands(test.app.get(DataSource), anna.id, brands);
    const first = (await anna.delete('/api/trash').expect(200)).body;
    expect(first).toMatchObject({ purged: 200, has_more: true });
    await trashedBrand(anna, 'Later');
    const second = (await anna.delete(`/api/trash?before=${first.before}`).expect(200)).body;
    expect(second).toEqual({ purged: 1, has_more: false, before: first.before });
    expect(await titles(anna)).toEqual(['Later']);
  });
});
