import { PROMPT_TEMPLATES } from '@maquette/generation/prompts';
import { DataSource } from 'typeorm';
import { askForDesigns, createBrand, createPrompt } from '../../../test/factories';
import { FakeProvider } from '../../../test/fake-provider';
import { type Person, person } from '../../../test/people';
import { createTestApp, type TestApp } from '../../../test/test-app';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const STRATEGY = JSON.stringify({
  ColorPalettes: [
    {
      name: 'Woods',
      Primary: { Hex: '#1f3d2b', Name: 'Fir' },
      Secondary: { Hex: '#efe6d5', Name: 'Cream' },
      Accent: { Hex: '#d9482b', Name: 'Ember' },
    },
  ],
  TypographyOptions: [{ name: 'Quiet', HeadingPrimary: { Font: 'Fraunces' }, Body: { Font: 'Inter' } }],
});

describe('a prompt', () => {
  let test: TestApp;
  let anna: Person;
  beforeAll(async () => {
    test = await createTestApp({ ROLE: 'api' }, { imageProviders: [new FakeProvider()] });
    anna = await person(test);
  });
  afterAll(() => test.close());

  const names = async (who: Person, query = '') => {
    const { body } = await who.get(`/api/prompts/${query}`).expect(200);
    return body.prompts.map(({ name }: { name: string }) => name);
  };
  const refusal = async (who: Person, fields: object) => {
    const { body } = await who.post('/api/prompts/', fields).expect(400);
    return body.error;
  };
  const withStrategy = async (who: Person, fields: object = {}) => {
    const brand = await createBrand(who, fields);
    await who
      .patch(`/api/brands/${brand.id}/strategy`, { strategy_input_type: 'brand_strategy', strategy_text: STRATEGY })
      .expect(200);
    return brand;
  };

  it('is kept as it was written, without the blanks around it', async () => {
    const brand = await createBrand(anna);
    const { body } = await anna
      .post('/api/prompts/', {
        name: ' Winter ',
        draft_content: ' A street\nin {{town}} ',
        brand_profile_id: brand.id,
        user_id: anna.id,
        prompt_type: ' logo ',
        final_prompt: ' ',
      })
      .expect(201);
    expect(body.prompt).toMatchObject({
      id: body.id,
      name: 'Winter',
      draft_content: 'A street\nin {{town}}',
      brand_profile_id: brand.id,
      user_id: anna.id,
      prompt_type: 'logo',
      final_prompt: null,
      design_request_id: null,
      version: 1,
    });
    expect((await anna.get(`/api/prompts/${body.id}`).expect(200)).body).toEqual({ prompt: body.prompt });
  });

  it('may begin with nothing at all', async () => {
    const { body } = await anna.post('/api/prompts/', { draft_content: '', prompt_type: 'general' }).expect(201);
    expect(body.prompt).toMatchObject({ name: '', draft_content: '', prompt_type: 'general', brand_profile_id: null });
  });

  it.each([
    [{ name: ' ' }, 'Please enter a name for your prompt'],
    [{ name: 'x'.repeat(100) }, 'Prompt name must be less than 100 characters'],
    [{ draft_content: 'x'.repeat(10_001) }, 'draft_content must be at most 10000 characters.'],
    [{ prompt_type: 'x'.repeat(61) }, 'prompt_type must be at most 60 characters.'],
    [{ brand_profile_id: 'alder' }, 'brand_profile_id must be a UUID.'],
    [{ design_request_id: 'one' }, 'design_request_id must be a UUID.'],
    [{ user_id: NOBODYS }, 'A prompt can be saved for yourself only.'],
    [{ colour: 'red' }, 'colour is not a known field.'],
  ])('is refused with a sentence: %j', async (fields, sentence) => {
    expect(await refusal(anna, { name: 'Winter', ...fields })).toBe(sentence);
  });

  it('takes names of 1, 2 and 99 characters, and braces of every kind as text', async () => {
    for (const name of ['x', 'xx', 'x'.repeat(99)])
      expect(await createPrompt(anna, { name, draft_content: '{{{{' })).toMatchObject({ name, draft_content: '{{{{' });
  });

  it('belongs to nobody else’s brand or design', async () => {
    const ben = await person(test);
    const [brand, request] = [await createBrand(ben), await askForDesigns(ben)];
    await anna.post('/api/prompts/', { name: 'Mine', brand_profile_id: brand.id }).expect(404);
    await anna.post('/api/prompts/', { name: 'Mine', design_request_id: request }).expect(404);
    expect(await createPrompt(ben, { brand_profile_id: brand.id, design_request_id: request })).toMatchObject({
      design_request_id: request,
    });
  });

  it('changes in what is given and stays in the rest', async () => {
    const { id } = await createPrompt(anna, { prompt_type: 'logo' });
    const { body } = await anna.patch(`/api/prompts/${id}`, { name: 'Spring' }).expect(200);
    expect(body.prompt).toMatchObject({ name: 'Spring', draft_content: 'A quiet street', prompt_type: 'logo' });
    const emptied = await anna.patch(`/api/prompts/${id}`, { prompt_type: ' ' }).expect(200);
    expect(emptied.body.prompt).toMatchObject({ name: 'Spring', prompt_type: null, version: 3 });
  });

  it.each([
    [{ name: '' }, 'Prompt name cannot be empty.'],
    [{ name: null }, 'Prompt name cannot be empty.'],
    [{ draft_content: ' \n ' }, 'Draft content cannot be empty.'],
    [{ brand_profile_id: NOBODYS }, 'brand_profile_id is not a known field.'],
  ])('refuses the change %j', async (fields, sentence) => {
    const { id } = await createPrompt(anna);
    const { body } = await anna.patch(`/api/prompts/${id}`, fields).expect(400);
    expect(body.error).toBe(sentence);
  });

  it('keeps its versions, and an older one can be put on top', async () => {
    const { id } = await createPrompt(anna, { draft_content: 'One' });
    await anna.patch(`/api/prompts/${id}`, { draft_content: 'Two', version: 1 }).expect(200);
    const refused = await anna.patch(`/api/prompts/${id}`, { draft_content: 'Three', version: 1 }).expect(409);
    expect(refused.body.code).toBe('NEWER_VERSION');
    expect(JSON.parse(refused.body.details.theirs)).toMatchObject({ draft_content: 'Two' });
    expect(JSON.parse(refused.body.details.yours)).toMatchObject({ draft_content: 'Three' });
    const { body } = await anna.get(`/api/prompts/${id}/versions`).expect(200);
    expect(body.versions).toMatchObject([
      { version: 2, source: 'edited' },
      { version: 1, source: 'edited' },
    ]);
    const first = await anna.get(`/api/prompts/${id}/versions/1`).expect(200);
    expect(first.body).toMatchObject({ version: 1, name: 'Winter', draft_content: 'One', prompt_type: null });
    await anna.get(`/api/prompts/${id}/versions/9`).expect(404);
    const restored = await anna.post(`/api/prompts/${id}/versions/1/restore`).expect(200);
    expect(restored.body.prompt).toMatchObject({ draft_content: 'One', version: 3 });
  });

  it('is copied with a name of its own, which still fits', async () => {
    const made = await createPrompt(anna, { name: 'x'.repeat(99), prompt_type: 'logo' });
    const { body } = await anna.post(`/api/prompts/${made.id}/clone`).expect(201);
    expect(body.id).not.toBe(made.id);
    expect(body.prompt).toMatchObject({
      id: body.id,
      name: `${'x'.repeat(92)} (Copy)`,
      draft_content: 'A quiet street',
      prompt_type: 'logo',
      version: 1,
    });
  });

  describe('in a list', () => {
    let ben: Person;
    let brandId: string;
    beforeAll(async () => {
      ben = await person(test);
      brandId = (await createBrand(ben)).id;
      await createPrompt(ben, { name: 'Beta', prompt_type: 'logo', brand_profile_id: brandId });
      await createPrompt(ben, { name: 'Alpha', draft_content: '100 % wool' });
      await createPrompt(ben, { name: 'Gamma', prompt_type: 'General', draft_content: 'A logo in 50_50' });
    });

    it('stands by age or by name, newest first, ten at a time', async () => {
      expect(await names(ben)).toEqual(['Gamma', 'Alpha', 'Beta']);
      expect(await names(ben, '?sort=oldest')).toEqual(['Beta', 'Alpha', 'Gamma']);
      expect(await names(ben, '?sort=alphabetical')).toEqual(['Alpha', 'Beta', 'Gamma']);
      const { body } = await ben.get('/api/prompts/?skip=1&limit=1').expect(200);
      expect(body.pagination).toEqual({ skip: 1, limit: 1, total: 3, has_more: true });
      expect(body.prompts).toHaveLength(1);
      expect((await ben.get('/api/prompts/').expect(200)).body.pagination).toMatchObject({ skip: 0, limit: 10 });
    });

    it('is found by a part of its name or content, whatever LIKE would make of it', async () => {
      expect(await names(ben, '?search=ALPH')).toEqual(['Alpha']);
      expect(await names(ben, '?search=logo')).toEqual(['Gamma']);
      expect(await names(ben, '?search=%25')).toEqual(['Alpha']);
      expect(await names(ben, '?search=0_5')).toEqual(['Gamma']);
      expect(await names(ben, '?search=nothing')).toEqual([]);
    });

    it('is narrowed by brand and by folder, where those without a type are the general ones', async () => {
      expect(await names(ben, `?brand_id=${brandId}`)).toEqual(['Beta']);
      expect(await names(ben, '?prompt_type=logo')).toEqual(['Beta']);
      expect(await names(ben, '?prompt_type=general')).toEqual(['Gamma', 'Alpha']);
      expect(await names(ben, '?prompt_type=general&search=wool')).toEqual(['Alpha']);
      const { body } = await ben.get('/api/prompts/types').expect(200);
      expect(body).toEqual({
        types: ['general', 'logo'],
        folders: [
          { type: 'general', count: 2 },
          { type: 'logo', count: 1 },
        ],
      });
    });

    it('is refused what makes no list', async () => {
      for (const query of ['limit=0', 'limit=101', 'skip=-1', 'skip=x', 'sort=best', 'brand_id=alder', 'page=1'])
        await ben.get(`/api/prompts/?${query}`).expect(400);
    });

    it('is listed and counted with its brand', async () => {
      const { body } = await ben.get(`/api/brands/${brandId}/prompts`).expect(200);
      expect(body.prompts).toMatchObject([{ name: 'Beta' }]);
      const { body: brand } = await ben.get(`/api/brand-profiles/${brandId}`).expect(200);
      expect(brand.profile.prompt_count).toBe(1);
    });
  });

  describe('of a brand', () => {
    it('has its values filled in, and what else the brand says behind it; the result is kept as a version', async () => {
      const brand = await withStrategy(anna, { brand_name: 'Ember & Oak' });
      const { id } = await createPrompt(anna, { draft_content: 'A flyer in {{brand.palette.primary}} for {{event}}' });
      const { body } = await anna.get(`/api/prompts/generate?prompt_id=${id}&brand_id=${brand.id}`).expect(200);
      expect(body.final_prompt).toBe('A flyer in #1f3d2b for {{event}}. For “Ember & Oak”. Headings in Fraunces.');
      expect(body.generated_text).toBe(body.final_prompt);
      const { body: after } = await anna.get(`/api/prompts/${id}`).expect(200);
      expect(after.prompt).toMatchObject({ final_prompt: body.final_prompt, version: 2 });
      const { body: kept } = await anna.get(`/api/prompts/${id}/versions`).expect(200);
      expect(kept.versions[0]).toMatchObject({ version: 2, source: 'generated' });
      await anna.get(`/api/prompts/generate?prompt_id=${id}&brand_id=${brand.id}`).expect(200);
      expect((await anna.get(`/api/prompts/${id}`).expect(200)).body.prompt.version).toBe(2);
    });

    it('is written for it where there is no word yet', async () => {
      const brand = await withStrategy(anna, { brand_name: 'Ember & Oak' });
      const { id } = await createPrompt(anna, { draft_content: '', prompt_type: 'logo' });
      const { body } = await anna.get(`/api/prompts/generate?prompt_id=${id}&brand_id=${brand.id}`).expect(200);
      expect(body.final_prompt).toMatch(/^A logo for “Ember & Oak”/);
    });

    it('is begun by templates, one for each kind of design', async () => {
      const brand = await withStrategy(anna, { brand_name: 'Ember & Oak' });
      const { body } = await anna.get('/api/prompt-templates/available').expect(200);
      expect(body.templates).toEqual(PROMPT_TEMPLATES);
      for (const template of body.templates) {
        const made = await anna.post(`/api/brands/${brand.id}/generate-prompt/${template}`).expect(200);
        expect(made.body.generated_text).toContain('Ember & Oak');
        expect(made.body.generated_text).toContain('#1f3d2b');
      }
      await anna.post(`/api/brands/${brand.id}/generate-prompt/poem_prompt`).expect(404);
    });

    it('knows what the brand says, and nothing of a sample', async () => {
      const brand = await withStrategy(anna, { brand_name: 'Ember & Oak' });
      const valuesOf = async (id: string) => {
        const { body } = await anna.get(`/api/brands/${id}/prompt-variables`).expect(200);
        return Object.fromEntries(body.variables.map(({ name, value }: Record<string, string>) => [name, value]));
      };
      expect(await valuesOf(brand.id)).toMatchObject({
        'brand.name': 'Ember & Oak',
        'brand.palette.primary': '#1f3d2b',
        'brand.fonts.body': 'Inter',
        'brand.promise': null,
      });
      await test.app
        .get(DataSource)
        .query(`UPDATE revisions SET source = 'template' WHERE subject_id = $1 AND field = 'strategy'`, [brand.id]);
      expect(await valuesOf(brand.id)).toMatchObject({ 'brand.name': 'Ember & Oak', 'brand.palette.primary': null });
    });

    it('is not made without saying which prompt and which brand, nor with somebody else’s', async () => {
      const { id } = await createPrompt(anna);
      const brand = await createBrand(anna);
      const ask = async (query: string, status: number) =>
        (await anna.get(`/api/prompts/generate?${query}`).expect(status)).body.error;
      expect(await ask(`brand_id=${brand.id}`, 400)).toBe('Prompt ID is required');
      expect(await ask(`prompt_id=${id}`, 400)).toBe('Brand ID is required');
      expect(await ask(`prompt_id=${id}&brand_id=alder`, 400)).toBe('brand_id must be a UUID.');
      const ben = await person(test);
      const theirs = await createBrand(ben);
      await ask(`prompt_id=${id}&brand_id=${theirs.id}`, 404);
      await ben.get(`/api/prompts/generate?prompt_id=${id}&brand_id=${theirs.id}`).expect(404);
      await ben.get(`/api/brands/${brand.id}/prompts`).expect(404);
      await ben.get(`/api/brands/${brand.id}/prompt-variables`).expect(404);
    });

    it('outlives it', async () => {
      const brand = await createBrand(anna);
      const { id } = await createPrompt(anna, { brand_profile_id: brand.id });
      await anna.delete(`/api/brand-profiles/${brand.id}`).expect(200);
      const { body } = await anna.get(`/api/prompts/${id}`).expect(200);
      expect(body.prompt.brand_profile_id).toBe(brand.id);
    });
  });

  it('is linked with the designs that are made from it, both ways and with its version', async () => {
    const { id } = await createPrompt(anna, { name: 'Posters' });
    const first = await askForDesigns(anna, { prompt_id: id });
    await anna.patch(`/api/prompts/${id}`, { name: 'Large posters' }).expect(200);
    const second = await askForDesigns(anna, { prompt_id: id });
    const other = await askForDesigns(anna);
    const { body } = await anna.get(`/api/designs?prompt_id=${id}`).expect(200);
    expect(body.designs.map((design: { id: string }) => design.id)).toEqual([second, first]);
    const promptOf = async (design: string) => (await anna.get(`/api/designs/${design}`).expect(200)).body.saved_prompt;
    expect(await promptOf(first)).toEqual({ id, name: 'Large posters', version: 1 });
    expect(await promptOf(second)).toEqual({ id, name: 'Large posters', version: 2 });
    expect(await promptOf(other)).toBeNull();
    const ben = await person(test);
    await ben
      .post('/api/designs/generate_async', { provider: 'fake', operation: 'text-to-image', prompt: 'x', prompt_id: id })
      .expect(404);
    expect((await ben.get(`/api/designs?prompt_id=${id}`).expect(200)).body.designs).toEqual([]);
    await anna.delete(`/api/prompts/${id}`).expect(200);
    expect(await promptOf(first)).toBeNull();
  });

  it('goes to the trash, comes back from it, and is purged from it with its versions', async () => {
    const ben = await person(test);
    const { id } = await createPrompt(ben, { name: 'Thrown away' });
    const inTrash = async () => (await ben.get('/api/trash').expect(200)).body.items;
    await ben.delete(`/api/prompts/${id}`).expect(200);
    expect(await names(ben)).toEqual([]);
    expect((await ben.get('/api/prompts/types').expect(200)).body.types).toEqual([]);
    expect(await inTrash()).toMatchObject([{ type: 'prompt', id, title: 'Thrown away' }]);
    await ben.post(`/api/prompts/${id}/restore`).expect(200);
    expect([await names(ben), await inTrash()]).toEqual([['Thrown away'], []]);
    await ben.delete(`/api/prompts/${id}`).expect(200);
    await ben.delete(`/api/trash/prompt/${id}`).expect(200);
    await ben.post(`/api/prompts/${id}/restore`).expect(404);
    expect(await test.app.get(DataSource).query('SELECT 1 FROM revisions WHERE subject_id = $1', [id])).toEqual([]);
  });

  it('is its owner’s alone', async () => {
    const { id, name } = await createPrompt(anna);
    const eve = await person(test);
    await eve.get(`/api/prompts/${id}`).expect(404);
    await eve.get(`/api/prompts/${id}/versions`).expect(404);
    await eve.patch(`/api/prompts/${id}`, { name: 'Stolen' }).expect(404);
    await eve.post(`/api/prompts/${id}/clone`).expect(404);
    await eve.delete(`/api/prompts/${id}`).expect(404);
    expect((await anna.get(`/api/prompts/${id}`).expect(200)).body.prompt.name).toBe(name);
    expect(await names(eve)).toEqual([]);
  });
});
