import { DataSource } from 'typeorm';
import { askForDesigns } from '../../../test/factories';
import { fakeProviderServer } from '../../../test/fake-provider-server';
import { completion, fakeTextServer, wordsOf } from '../../../test/fake-text-server';
import { type Person, person } from '../../../test/people';
import { drawing, flat } from '../../../test/pictures';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { ImageAnalysis } from './image-analysis.entity';

/** Half navy, a third cream, the rest coral. */
const BANDS = drawing(
  '<path d="M0 0h600v300H0z" fill="#1b2a4a"/><path d="M0 300h600v200H0z" fill="#f5efe0"/><path d="M0 500h600v100H0z" fill="#e8674b"/>',
  { width: 600, height: 600 },
);
const POSTER = drawing(
  '<text x="60" y="180" font-family="DejaVu Sans" font-weight="bold" font-size="96" fill="#1b2a4a">Open House</text><text x="60" y="300" font-family="DejaVu Sans" font-size="36" fill="#c9c2b2">Sunday at three</text>',
  { width: 800, height: 600, background: '#f5efe0' },
);

describe('an analysis', () => {
  let test: TestApp;
  let anna: Person;
  beforeAll(async () => {
    test = await createTestApp();
    anna = await person(test);
  });
  afterAll(() => test.close());

  const analyze = async (analyzer_slug: string, picture: Buffer | Promise<Buffer>, who = anna) =>
    (await who.postForm('/api/v1/analyze', { analyzer_slug }, { file: await picture }).expect(200)).body;

  it('has methods of which the describer is always there', async () => {
    const { body } = await anna.get('/api/v1/analyzers').expect(200);
    expect(body[0]).toMatchObject({
      slug: 'ideogram-describe',
      name: 'Describe (built in)',
      input_type: 'image',
      can_save_as_prompt: true,
    });
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual([
      'ideogram-describe',
      'palette',
      'text',
      'composition',
      'accessibility',
      'alt-text',
    ]);
    expect(body[4].can_save_as_prompt).toBe(false);
  });

  it('describes a picture in texts, from the pixels, and says so', async () => {
    const { body } = await anna
      .postForm('/api/v1/analysis/describe_image', {}, { image_file: await POSTER })
      .expect(200);
    expect(body.descriptions).toHaveLength(3);
    expect(body.descriptions[0].text).toContain('It reads “Open House”, and smaller “Sunday at three”.');
    expect(body).toMatchObject({ result: null, analyzer: 'ideogram-describe', source: 'upload', status: 'completed' });
    expect(body.method).toMatch(/Measured from the pixels.*recognises no objects/);
    expect(body.thumbnails[0].url).toMatch(/^\/files\/design-images\//);
  });

  it('counts the colours of a picture, with shares and contrasts', async () => {
    const { result, facts } = await analyze('palette', BANDS);
    expect(facts.palette.map(({ hex, share }: { hex: string; share: number }) => [hex, share])).toEqual([
      ['#1b2a4a', 0.5],
      ['#f5efe0', expect.closeTo(0.333, 2)],
      ['#e8674b', expect.closeTo(0.167, 2)],
    ]);
    expect(facts.pairs[0]).toMatchObject({ one: '#1b2a4a', other: '#f5efe0', contrast: expect.closeTo(12.4, 0) });
    expect(result).toMatch(/^Palette of 3 colours/);
  });

  it('reads the text of a picture, and measures whether it is legible', async () => {
    const { result, facts } = await analyze('accessibility', POSTER);
    expect(facts.lines).toMatchObject([
      { text: 'Open House', colour: '#1b2a4a', ground: '#f5efe0', is_large: true },
      { text: 'Sunday at three', colour: '#c9c2b2', ground: '#f5efe0' },
    ]);
    expect(facts.lines[1].contrast).toBeLessThan(2);
    expect(result).toContain('“Sunday at three”');
  });

  it('says of a picture without text that there is none', async () => {
    const { result, facts } = await analyze('text', BANDS);
    expect({ result, lines: facts.lines }).toEqual({ result: 'No text was found in this picture.', lines: [] });
  });

  it('knows exactly what stands in a design that the studio drew', async () => {
    const design_id = await askForDesigns(anna, {
      provider: 'studio',
      prompt: 'Flyer for a jazz night "Blue Hour", Friday 12 June',
      design_type: 'flyer',
    });
    await settled(test.app, design_id);
    const { body } = await anna.post('/api/v1/analysis/describe_image', { design_id }).expect(200);
    expect(body).toMatchObject({ source: 'design', source_id: design_id });
    expect(body.descriptions[0].text).toBe('Flyer for a jazz night "Blue Hour", Friday 12 June');
    expect(body.method).toContain('The words are those that were set when the picture was made here.');
    const lines = body.facts.lines as { text: string; confidence: number }[];
    expect(lines.every(({ confidence }) => confidence === 100)).toBe(true);
    expect(lines.map(({ text }) => text).join(' ')).toMatch(/Blue.*Hour/i);
  });

  it('takes the picture of an inspiration, and says where there is none', async () => {
    const words = { prompt: 'Bands', design_type: 'general', provider: 'A photograph', style_tags: 'calm' };
    const saved = await anna.postForm('/api/inspirations', words, { image: await BANDS }).expect(201);
    const inspiration_id = saved.body.inspiration.id;
    const { body } = await anna.post('/api/v1/analyze', { analyzer_slug: 'palette', inspiration_id }).expect(200);
    expect(body).toMatchObject({ name: 'Bands', source: 'inspiration', source_id: inspiration_id });
    const bare = await anna.post('/api/inspirations', { ...words, style_tags: ['calm'] }).expect(201);
    const refused = await anna
      .post('/api/v1/analyze', { analyzer_slug: 'palette', inspiration_id: bare.body.inspiration.id })
      .expect(400);
    expect(refused.body.error).toBe('This inspiration has no image.');
  });

  it.each([
    ['no method', { analyzer_slug: '' }, 'Please select an analysis method.'],
    ['an unknown method', { analyzer_slug: 'astrology' }, 'There is no such analysis method.'],
    ['no picture', { analyzer_slug: 'palette' }, 'Please select an image file for this analyzer.'],
  ])('refuses %s', async (_, body, sentence) => {
    expect((await anna.post('/api/v1/analyze', body).expect(400)).body.error).toBe(sentence);
  });

  it('takes JPEG, PNG and WebP of at most 5 MB', async () => {
    const text = await anna
      .postForm('/api/v1/analyze', { analyzer_slug: 'palette' }, { file: Buffer.from('no picture') })
      .expect(415);
    expect(text.body.error).toBe('Please upload a valid image file (JPG, PNG, WebP).');
    const large = Buffer.concat([await flat('#336699'), Buffer.alloc(5 * 1024 * 1024)]);
    const refused = await anna.postForm('/api/v1/analyze', { analyzer_slug: 'palette' }, { file: large }).expect(413);
    expect(refused.body.error).toBe('Images may have at most 5 MB.');
  });

  it('is kept, goes to the trash with its files, and comes back', async () => {
    const ben = await person(test);
    const { id, image_url } = await analyze('palette', BANDS, ben);
    const names = async () =>
      (await ben.get('/api/v1/analysis').expect(200)).body.analyses.map(({ excerpt }: { excerpt: string }) => excerpt);
    expect(await names()).toEqual([expect.stringMatching(/^Palette of 3 colours/)]);
    await ben.delete(`/api/v1/analysis/${id}`).expect(200);
    expect(await names()).toEqual([]);
    await ben.get(image_url).expect(404);
    expect((await ben.get('/api/trash').expect(200)).body.items).toMatchObject([
      { type: 'analysis', id, title: 'picture.png', picture: { width: 600 } },
    ]);
    await ben.post(`/api/v1/analysis/${id}/restore`).expect(200);
    await ben.get(image_url).expect(200);
    await ben.delete(`/api/v1/analysis/${id}`).expect(200);
    await ben.delete(`/api/trash/analysis/${id}`).expect(200);
    expect(await test.app.get(DataSource).query('SELECT path FROM files WHERE user_id = $1', [ben.id])).toEqual([]);
  });

  it('is its owner’s alone, and so is what it looks at', async () => {
    const { id } = await analyze('palette', BANDS);
    const eve = await person(test);
    await eve.get(`/api/v1/analysis/${id}`).expect(404);
    await eve.delete(`/api/v1/analysis/${id}`).expect(404);
    const design_id = await askForDesigns(anna, { provider: 'studio', design_type: 'logo' });
    await settled(test.app, design_id);
    await eve.post('/api/v1/analyze', { analyzer_slug: 'palette', design_id }).expect(404);
  });

  it('is saved as a prompt by the rules of prompts', async () => {
    const save = (fields: object) =>
      anna.post('/api/v1/analysis/save-as-prompt', {
        prompt_name: 'Harbour',
        prompt_text: 'A calm harbour in navy',
        brand_id: null,
        ...fields,
      });
    const { body } = await save({}).expect(201);
    expect(body.message).toBe('Analysis result saved as prompt successfully.');
    expect((await anna.get(`/api/prompts/${body.prompt_id}`).expect(200)).body.prompt).toMatchObject({
      name: 'Harbour',
      draft_content: 'A calm harbour in navy',
    });
    for (const [fields, sentence] of [
      [{ prompt_name: ' ' }, 'Please enter a name for your prompt'],
      [{ prompt_name: 'x' }, 'Prompt name must be at least 2 characters long'],
      [{ prompt_name: 'x'.repeat(100) }, 'Prompt name must be less than 100 characters'],
      [{ prompt_text: 'too short' }, 'Prompt content must be at least 10 characters long'],
      [{ prompt_text: 'x'.repeat(5_001) }, 'Prompt content must be at most 5,000 characters long'],
    ] as const)
      expect((await save(fields).expect(400)).body.error).toBe(sentence);
  });
});

describe('with providers that are set up', () => {
  it('Ideogram describes, is counted, and is not asked twice when its answer was lost', async () => {
    const server = await fakeProviderServer();
    const test = await createTestApp({ IDEOGRAM_URL: server.url, IDEOGRAM_KEY: 'secret' });
    const anna = await person(test);
    const describePicture = async () =>
      anna.postForm('/api/v1/analysis/describe_image', {}, { image_file: await BANDS });
    server.replies(() => ({ body: { descriptions: [{ text: 'Three bands' }, { text: null }, { text: 'Stripes' }] } }));
    const { body } = await describePicture();
    expect(body).toMatchObject({
      analyzer_name: 'Ideogram Describe',
      descriptions: [{ text: 'Three bands' }, { text: 'Stripes' }],
    });
    expect(server.requests).toMatchObject([
      { what: 'POST /describe', headers: { 'api-key': 'secret' }, files: [{ field: 'image_file' }] },
    ]);
    const month = new Date().toISOString().slice(0, 7);
    expect((await anna.get(`/api/usage?month=${month}`).expect(200)).body).toMatchObject({
      providers: [{ provider: 'ideogram', units: 1, unit: 'pictures' }],
    });
    server.replies(() => ({ body: { descriptions: [{ text: 'Lost' }] }, end: 'cut' }));
    expect((await describePicture()).body.error).toMatch(/^The answer of the provider was lost/);
    expect(server.requests).toHaveLength(1);
    await test.close();
    await server.close();
  });

  it('a model that sees describes and writes alt texts, with the picture as data', async () => {
    const server = await fakeTextServer();
    const test = await createTestApp({ TEXT_URL: server.url, TEXT_MODEL: 'writer-1', TEXT_VISION_MODEL: 'eyes-1' });
    const anna = await person(test);
    server.answers(() => completion({ descriptions: [{ text: 'Three bands of colour' }] }));
    const analyze = async (analyzer_slug: string) =>
      (await anna.postForm('/api/v1/analyze', { analyzer_slug }, { file: await BANDS }).expect(200)).body;
    expect((await analyze('vision-describe')).descriptions).toEqual([{ text: 'Three bands of colour' }]);
    const [request] = server.requests;
    expect(request?.body.model).toBe('eyes-1');
    expect(wordsOf(request!, 1)).toBe('{"askedFor":null}');
    expect(JSON.stringify(request?.body.messages)).toContain('data:image/');
    server.answers(() => completion({ altText: 'Three bands: navy, cream and coral.' }));
    expect((await analyze('alt-text')).result).toBe('Three bands: navy, cream and coral.');
    const rows = await test.app.get(DataSource).manager.find(ImageAnalysis);
    expect(rows.map(({ analyzer }) => analyzer).sort()).toEqual(['alt-text', 'vision-describe']);
    await test.close();
    await server.close();
  });
});
