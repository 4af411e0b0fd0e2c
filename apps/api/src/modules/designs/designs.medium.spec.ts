import sharp from 'sharp';
import { FakeProvider } from '../../../test/fake-provider';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';

let test: TestApp;
let anna: Person;
beforeAll(async () => {
  test = await createTestApp();
  anna = await person(test);
  FakeProvider.in(test.app);
});
afterAll(() => test.close());

const generate = async (who: Person, fields: object = {}): Promise<string> => {
  const { body } = await who.post('/api/designs/generate_async', { provider: 'fake', operation: 'text-to-image', prompt: 'A calm logo', ...fields }).expect(202);
  await settled(test.app, body.design_request_id);
  return body.design_request_id;
};

describe('a generation', () => {
  it('is accepted with 202 and becomes a finished card under the id of the request', async () => {
    const id = await generate(anna, { design_type: 'logo', seed: 7 });
    const { body } = await anna.get('/api/designs').expect(200);
    expect(body.pagination).toEqual({ page: 1, per_page: 20, has_more: false });
    expect(body.designs[0]).toMatchObject({
      id,
      original_id: id,
      status: 'completed',
      progress: 100,
      prompt: 'A calm logo',
      seed: 7,
      width: 120,
      height: 80,
      average_color: '#336699',
      media_type: 'image/png',
      favorite: false,
      error: null,
      is_multi_image: false,
      supabase_path: expect.stringMatching(new RegExp(`^${anna.id}/[0-9a-f-]{36}\\.png$`)),
      folder: anna.id,
    });
  });

  it('becomes one card for each picture, in order', async () => {
    const ben = await person(test);
    const id = await generate(ben, { n: 3, seed: 40 });
    const { body } = await ben.get('/api/designs').expect(200);
    expect(body.designs.map(({ image_index, seed, original_id, is_multi_image }: Record<string, unknown>) => ({ image_index, seed, original_id, is_multi_image }))).toEqual(
      [0, 1, 2].map((image_index) => ({ image_index, seed: 40 + image_index, original_id: id, is_multi_image: true })),
    );
    expect(body.designs[0].id).toBe(id);
  });

  it('can be drawn by the built-in studio, picture and vectors', async () => {
    const ben = await person(test);
    const id = await generate(ben, { provider: 'studio', design_type: 'logo', prompt: 'A logo for "Alder & Sons"' });
    const { body } = await ben.get(`/api/designs/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'completed', error: null, recipe: { provider: 'studio', n: 1, operation: 'text-to-image' }, parent: null, children: [] });
    const picture = await ben.get(body.image_url).expect(200).expect('Content-Type', 'image/png').buffer(true);
    expect(await sharp(picture.body as Buffer).metadata()).toMatchObject({ format: 'png', width: body.width, height: body.height });
    await ben.get(body.svg_url).expect(200).expect('Content-Type', /svg/).expect('Content-Disposition', /attachment/);
    const thumbnail = await ben.get(body.thumbnail_url).expect(200).expect('Content-Type', 'image/webp');
    expect((await sharp(thumbnail.body as Buffer).metadata()).width).toBeLessThanOrEqual(384);
  });
});
