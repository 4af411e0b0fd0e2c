import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { askForDesigns } from '../../../test/factories';
import { FakeProvider } from '../../../test/fake-provider';
import { type Person, person } from '../../../test/people';
import { changed, drawing, flat } from '../../../test/pictures';
import { sameFile } from '../../../test/same-file';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { JobError } from '../../platform/queue';
import { Files } from '../../platform/storage';
import { Fingerprints } from './fingerprints';
import { Inspiration, InspirationColor } from './inspiration.entity';

const FIELDS = { prompt: 'A calm harbour', design_type: 'flyer', provider: 'Midjourney', style_tags: 'calm, blue' };
const HARBOUR = drawing('<circle cx="120" cy="110" r="60" fill="#d94f30"/><path d="M0 220h400v80H0z" fill="#1d6fa5"/>');

describe('an inspiration', () => {
  let test: TestApp;
  let anna: Person;
  const fake = new FakeProvider();
  beforeAll(async () => {
    test = await createTestApp({}, { imageProviders: [fake] });
    anna = await person(test);
  });
  afterAll(() => test.close());

  const upload = async (who: Person, picture: Buffer | Promise<Buffer>, fields: object = {}) =>
    (await who.postForm('/api/inspirations', { ...FIELDS, ...fields }, { image: await picture }).expect(201)).body
      .inspiration;
  const saveWords = async (who: Person, fields: object = {}) =>
    (await who.post('/api/inspirations', { ...FIELDS, ...fields }).expect(201)).body.inspiration;
  const designOf = async (who: Person, prompt = 'A lighthouse') => {
    const id = await askForDesigns(who, { prompt, design_type: 'logo' });
    await settled(test.app, id);
    return id;
  };
  const list = async (who: Person, query = '') =>
    (await who.get(`/api/inspirations${query}`).expect(200)).body.data as Record<string, never>[];
  const prompts = async (who: Person, query = '') => (await list(who, query)).map(({ prompt }) => prompt);

  it('is saved from a design with what the design says, and its own copy of the picture', async () => {
    const design_id = await designOf(anna);
    const { body } = await anna
      .post('/api/inspirations/save_from_design', { design_id, style_tags: ['minimal'] })
      .expect(201);
    expect(body.inspiration).toMatchObject({
      prompt: 'A lighthouse',
      design_type: 'logo',
      provider: 'fake',
      style_tags: ['minimal'],
      design_id,
      width: 120,
      height: 80,
      media_type: 'image/png',
      palette: [{ color: '#336699', share: 1 }],
    });
    const design = (await anna.get(`/api/designs/${design_id}`).expect(200)).body;
    expect(body.inspiration.image_filename).not.toBe(design.supabase_path);
    // the design goes for good, the inspiration stays
    await anna.delete(`/api/designs/${design_id}`).expect(200);
    await anna.delete(`/api/trash/design/${design_id}`).expect(200);
    await anna.get(design.image_url).expect(404);
    await anna.get(body.inspiration.image_url).expect(200).expect('Content-Type', 'image/png');
    await anna.get(body.inspiration.thumbnails[0].url).expect(200).expect('Content-Type', 'image/webp');
  });

  it('is saved from a design with words of its own', async () => {
    const design_id = await designOf(anna);
    const words = { prompt: 'Mine', design_type: 'banner', provider: 'studio' };
    const { body } = await anna
      .post('/api/inspirations/save_from_design', { design_id, style_tags: 'one, two', ...words })
      .expect(201);
    expect(body.inspiration).toMatchObject({ ...words, style_tags: ['one', 'two'] });
  });

  it('is not saved from a design that has no picture', async () => {
    // eslint-disable-next-line require-yield -- it makes nothing
    fake.next(async function* () {
      await Promise.reject(new JobError('bad_input', 'No.'));
    });
    const design_id = await designOf(anna);
    const { body } = await anna
      .post('/api/inspirations/save_from_design', { design_id, style_tags: ['calm'] })
      .expect(400);
    expect(body.error).toBe('This design has no image yet.');
  });

  it('is saved with an uploaded picture, which is measured', async () => {
    const saved = await upload(anna, HARBOUR);
    expect(saved).toMatchObject({
      prompt: 'A calm harbour',
      design_type: 'flyer',
      provider: 'Midjourney',
      style_tags: ['calm', 'blue'],
      design_id: null,
      width: 400,
      height: 300,
    });
    expect(saved.palette.map(({ color }: { color: string }) => color)).toEqual(['#ffffff', '#1d6fa5', '#d94f30']);
    expect((await anna.get(`/api/inspirations/${saved.id}`).expect(200)).body).toEqual(saved);
    const { body } = await anna.post('/api/images/bulk-urls', {
      files: [{ path: saved.image_filename, bucket: 'inspiration-images' }],
    });
    expect(body.urls[0].url).toEqual(sameFile(saved.image_url));
  });

  it('is saved without a picture where there is none', async () => {
    expect(await saveWords(anna)).toMatchObject({ image_url: null, thumbnails: [], palette: [], width: null });
  });

  it.each([
    ['prompt', 'Prompt is required to save.'],
    ['design_type', 'Design type is required to save.'],
    ['provider', 'AI provider is required to save.'],
    ['style_tags', 'Style tags are required to save.'],
  ])('needs its %s', async (field, sentence) => {
    for (const empty of [undefined, ' ']) {
      const { body } = await anna.post('/api/inspirations', { ...FIELDS, [field]: empty }).expect(400);
      expect(body.error).toBe(sentence);
    }
    const { body } = await anna.post('/api/inspirations', { ...FIELDS, style_tags: ' , ,' }).expect(400);
    expect(body.error).toBe('Style tags are required to save.');
  });

  it('needs tags alone when it is saved from a design', async () => {
    const design_id = await designOf(anna);
    const { body } = await anna.post('/api/inspirations/save_from_design', { design_id, style_tags: [] }).expect(400);
    expect(body.error).toBe('Style tags are required to save.');
  });

  it('takes its tags as a list or with commas, without blanks and repetitions', async () => {
    const tagged = async (style_tags: unknown) => (await saveWords(anna, { style_tags })).style_tags;
    expect(await tagged(' Bold ,, warm  light ,bold,')).toEqual(['Bold', 'warm light']);
    expect(await tagged([' Bold ', 'a, b', ''])).toEqual(['Bold', 'a', 'b']);
    await anna.post('/api/inspirations', { ...FIELDS, style_tags: ['x'.repeat(51)] }).expect(400);
    await anna.post('/api/inspirations', { ...FIELDS, style_tags: [['x']] }).expect(400);
  });

  it('changes in what is given and stays in the rest', async () => {
    const { id } = await upload(anna, HARBOUR);
    const { body } = await anna.patch(`/api/inspirations/${id}`, { style_tags: 'new' }).expect(200);
    expect(body).toMatchObject({ style_tags: ['new'], prompt: 'A calm harbour', width: 400 });
    const refused = await anna.patch(`/api/inspirations/${id}`, { provider: '' }).expect(400);
    expect(refused.body.error).toBe('AI provider is required to save.');
  });

  it('is listed newest first or oldest first, by pages, and found by what it says', async () => {
    const ben = await person(test);
    await saveWords(ben, { prompt: 'One', design_type: 'logo', style_tags: 'warm' });
    await saveWords(ben, { prompt: 'Two', style_tags: 'warm, Bold' });
    await saveWords(ben, { prompt: 'Three', style_tags: 'bold, 100%' });
    expect(await prompts(ben)).toEqual(['Three', 'Two', 'One']);
    expect(await prompts(ben, '?sort=oldest')).toEqual(['One', 'Two', 'Three']);
    expect(await prompts(ben, '?per_page=2&page=2')).toEqual(['One']);
    expect(await prompts(ben, '?design_type=logo')).toEqual(['One']);
    expect(await prompts(ben, '?style_tags=warm')).toEqual(['Two', 'One']);
    expect(await prompts(ben, '?style_tags=warm,Bold')).toEqual(['Two']);
    expect(await prompts(ben, '?search=WO')).toEqual(['Two']);
    expect(await prompts(ben, '?search=bOL')).toEqual(['Three', 'Two']);
    expect(await prompts(ben, '?search=%25')).toEqual(['Three']);
    expect((await ben.get('/api/inspirations/meta').expect(200)).body).toMatchObject({
      style_tags: ['warm', '100%', 'Bold', 'bold'],
      style_tag_counts: [2, 1, 1, 1],
      design_types: expect.arrayContaining(['logo', 'flyer', 'banner']),
    });
  });

  it('is found by a colour of its picture, the closest first', async () => {
    const ben = await person(test);
    await upload(ben, flat('#1d6fa5'), { prompt: 'Blue' });
    await upload(ben, drawing('<rect width="200" height="300" fill="#2a78ad"/>'), { prompt: 'Half blue' });
    await upload(ben, flat('#d94f30'), { prompt: 'Red' });
    await saveWords(ben, { prompt: 'No picture' });
    expect(await prompts(ben, '?color=%231d6fa5')).toEqual(['Blue', 'Half blue']);
    expect(await prompts(ben, '?color=1D6FA5&sort=newest')).toEqual(['Half blue', 'Blue']);
    expect(await prompts(ben, '?color=d94f30&search=red')).toEqual(['Red']);
    await ben.get('/api/inspirations?color=blue').expect(400);
    await ben.get('/api/inspirations?sort=closest').expect(400);
  });

  it('is told to be saved already: re-encoded and resized too, uploaded or from a design', async () => {
    const ben = await person(test);
    const { id } = await upload(ben, HARBOUR);
    await upload(ben, drawing('<rect x="40" y="40" width="90" height="200" fill="#1a1f22"/>'));
    const copies = async (picture: Buffer | Promise<Buffer>) =>
      (await ben.postForm('/api/inspirations/find_copies', {}, { image: await picture }).expect(200)).body.copies.map(
        (copy: { id: string }) => copy.id,
      );
    expect(await copies(changed(await HARBOUR, (image) => image.resize(230).jpeg({ quality: 50 })))).toEqual([id]);
    expect(await copies(flat('#d94f30', 400, 300))).toEqual([]);
    const design_id = await designOf(ben);
    const ofDesign = async () =>
      (await ben.post('/api/inspirations/find_copies', { design_id }).expect(200)).body.copies;
    expect(await ofDesign()).toEqual([]);
    const { body } = await ben
      .post('/api/inspirations/save_from_design', { design_id, style_tags: 'calm' })
      .expect(201);
    expect(await ofDesign()).toEqual([body.inspiration]);
    await ben.post('/api/inspirations/find_copies', {}).expect(400);
    expect((await anna.post('/api/inspirations/find_copies', { design_id }).expect(404)).body.error).toBe(
      'Design not found.',
    );
  });

  it('is told from its copies once workers have read what was saved before there were fingerprints', async () => {
    const ben = await person(test);
    const { id, updated_at } = await upload(ben, HARBOUR);
    const lost = await upload(ben, flat('#1d6fa5'));
    const { manager } = test.app.get(DataSource);
    await manager.update(Inspiration, { userId: ben.id }, { fingerprint: null, updatedAt: () => 'updated_at' });
    await manager.update(Inspiration, { id: lost.id }, { imagePath: 'nothing/there' });
    const copies = async () =>
      (await ben.postForm('/api/inspirations/find_copies', {}, { image: await HARBOUR }).expect(200)).body.copies;
    expect(await copies()).toEqual([]);
    expect(await test.app.get(Fingerprints).complete()).toBe(1);
    expect(await copies()).toMatchObject([{ id, updated_at }]);
  });

  it('keeps nothing of a picture that is refused', async () => {
    const { body } = await anna
      .postForm('/api/inspirations', FIELDS, { image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
      .expect(415);
    expect(body.error).toBe('Only JPEG, PNG and WebP images are accepted.');
  });

  it('leaves nothing of its picture when its row cannot be written', async () => {
    const ben = await person(test);
    jest.spyOn(Files.prototype, 'record').mockRejectedValueOnce(new Error('no row'));
    await ben.postForm('/api/inspirations', FIELDS, { image: await HARBOUR }).expect(500);
    expect(await readdir(join(test.config.files.dir, 'objects/inspiration-images', ben.id))).toEqual([]);
    expect(await list(ben)).toEqual([]);
  });

  it('goes to the trash with its files, comes back, and is purged with them', async () => {
    const ben = await person(test);
    const { id, image_url, image_filename } = await upload(ben, HARBOUR);
    await ben.delete(`/api/inspirations/${id}`).expect(200);
    expect(await list(ben)).toEqual([]);
    await ben.get(image_url).expect(404);
    const { items } = (await ben.get('/api/trash').expect(200)).body;
    expect(items).toMatchObject([{ type: 'inspiration', id, title: 'A calm harbour', picture: { width: 400 } }]);
    await ben.get(items[0].picture.thumbnail_url).expect(200);
    await ben.post(`/api/inspirations/${id}/restore`).expect(200);
    await ben.get(image_url).expect(200);
    await ben.delete(`/api/inspirations/${id}`).expect(200);
    await ben.delete(`/api/trash/inspiration/${id}`).expect(200);
    await ben.post(`/api/inspirations/${id}/restore`).expect(404);
    expect(await test.app.get(Files).read({ bucket: 'inspiration-images', path: image_filename })).toBeUndefined();
    expect(await test.app.get(DataSource).manager.countBy(InspirationColor, { inspirationId: id })).toBe(0);
  });

  it('is its owner’s alone, its colours, tags and copies too', async () => {
    const saved = await upload(anna, HARBOUR, { style_tags: 'secret' });
    const eve = await person(test);
    await eve.get(`/api/inspirations/${saved.id}`).expect(404);
    await eve.patch(`/api/inspirations/${saved.id}`, { prompt: 'Stolen' }).expect(404);
    await eve.delete(`/api/inspirations/${saved.id}`).expect(404);
    expect(await list(eve)).toEqual([]);
    expect(await list(eve, '?color=d94f30')).toEqual([]);
    expect((await eve.get('/api/inspirations/meta').expect(200)).body.style_tags).toEqual([]);
    const { body } = await eve.postForm('/api/inspirations/find_copies', {}, { image: await HARBOUR }).expect(200);
    expect(body.copies).toEqual([]);
    const { body: urls } = await eve.post('/api/images/bulk-urls', {
      files: [{ path: saved.image_filename, bucket: 'inspiration-images' }],
    });
    expect(urls.urls[0].url).toBeNull();
    const design_id = await designOf(anna);
    await eve.post('/api/inspirations/save_from_design', { design_id, style_tags: 'x' }).expect(404);
    await eve.post('/api/inspirations', { ...FIELDS, design_id }).expect(404);
    expect((await anna.get(`/api/inspirations/${saved.id}`).expect(200)).body).toEqual(saved);
  });
});
