import { PAGE_ORDER, type WebsiteContent, type WebsiteSectionKey, WEBSITE_SECTIONS } from '@maquette/website';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import type { WebsiteRequest, WebsiteStep, WebsiteWriter } from '../../platform/ai';
import { JobError } from '../../platform/queue';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const section = (words: string) => ({ heading: words, body: `${words}.`, items: [], action: '' });

/** Writes what the test says, another text each time. */
class FakeWriter implements WebsiteWriter {
  readonly provider = 'fake';
  readonly name = 'a-model';
  requests: WebsiteRequest[] = [];
  meanwhile: (step: WebsiteStep) => Promise<void> = () => Promise.resolve();

  async write(request: WebsiteRequest, step: WebsiteStep) {
    this.requests.push(request);
    await this.meanwhile(step);
    const words = `Run ${this.requests.length}`;
    return {
      sections: Object.fromEntries(request.sections.map((key) => [key, section(words)])),
      ...(request.sections.includes('hero_section') && { seo: { title: words, description: words }, notes: words }),
    };
  }
}

describe('the website content of a brand', () => {
  const writer = new FakeWriter();
  let test: TestApp;
  let anna: Person;
  let ben: Person;
  beforeAll(async () => {
    test = await createTestApp({}, { websiteWriter: writer });
    [anna, ben] = [await person(test), await person(test)];
  });
  afterAll(() => test.close());
  afterEach(() => void (writer.meanwhile = () => Promise.resolve()));

  const brand = async (): Promise<string> =>
    (await anna.post('/api/brand-profiles', { brand_name: 'Alder', business_description: 'Furniture' }).expect(201))
      .body.profile.id;
  const path = (id: string, more = '') => `/api/brands/${id}/website-content${more}`;
  const content = async (id: string) => (await anna.get(path(id)).expect(200)).body.content;
  const status = async (id: string) => (await anna.get(path(id, '/status')).expect(200)).body;
  const generate = async (id: string, body?: { section: WebsiteSectionKey }) => {
    const answer = await anna.post(path(id, '/background'), body).expect(202);
    expect(answer.body.status).toBe('queued');
    await settled(test.app, answer.body.job_id as string, 'website_generations');
  };
  const save = (id: string, { structured_content, order, locked, seo, version }: Record<string, unknown>, more = {}) =>
    anna.patch(path(id), { structured_content, order, locked, seo, version, ...more });

  it('is not found, and idle, before it was asked for', async () => {
    const id = await brand();
    expect((await anna.get(path(id)).expect(404)).body.error).toBe('Website content not found');
    expect(await status(id)).toEqual({ status: 'idle', progress: 0, error: null, content_data: null });
  });

  it('is written in the background, with its progress, and counts as executed', async () => {
    const id = await brand();
    let seen: unknown;
    writer.meanwhile = async (step) => {
      await step.progress(40);
      seen = await status(id);
      expect((await anna.post(path(id, '/background')).expect(409)).body.error).toBe(
        'Website content generation already in progress',
      );
    };
    await generate(id);
    expect(seen).toMatchObject({ status: 'generating', progress: 40, content_data: null });
    const done = await status(id);
    expect(done).toMatchObject({ status: 'completed', progress: 100, error: null });
    expect(done.content_data).toEqual(await content(id));
    expect(Object.keys(done.content_data.structured_content)).toEqual([...WEBSITE_SECTIONS]);
    expect(done.content_data).toMatchObject({
      order: [...PAGE_ORDER],
      locked: [],
      model_used: 'a-model',
      generated_at: expect.any(String),
      version: 1,
    });
    const { body } = await anna.get(`/api/brand-profiles/${id}`).expect(200);
    expect(body.profile.has_website_content_executed).toBe(true);
    expect(writer.requests.at(-1)).toMatchObject({
      brand: { name: 'Alder', description: 'Furniture' },
      strategy: null,
      sections: [...WEBSITE_SECTIONS],
    });
  });

  it('is written at once for who waits', async () => {
    const id = await brand();
    const { body } = await anna.post(path(id)).expect(200);
    expect(body.content.structured_content.hero_section.heading).toMatch(/^Run \d+$/);
  });

  it('leaves what is locked, what order it has and what was locked meanwhile as it is, word for word', async () => {
    const id = await brand();
    await generate(id);
    const first = await content(id);
    const mine = { ...first.structured_content, about_section: section('Mine') };
    const order = ['cta_section', 'hero_section', 'about_section', 'section_4'];
    await save(id, { ...first, structured_content: mine, order, locked: ['about_section'] }).expect(200);
    writer.meanwhile = async () => {
      const now = await content(id);
      await save(id, { ...now, locked: ['about_section', 'cta_section'] }).expect(200);
    };
    await generate(id);
    const second = await content(id);
    expect(second.structured_content.about_section).toEqual(section('Mine'));
    expect(second.structured_content.cta_section).toEqual(first.structured_content.cta_section);
    expect(second.structured_content.hero_section).not.toEqual(first.structured_content.hero_section);
    expect(second).toMatchObject({ order, locked: ['about_section', 'cta_section'] });
    // the notes of a run stay over saves, until they are removed or the page is written anew
    expect([first.notes, second.notes].every((notes) => /^Run \d+$/.test(notes))).toBe(true);
    expect(second.notes).not.toBe(first.notes);
    expect((await save(id, second, { notes: '' }).expect(200)).body.content.notes).toBe('');
    expect(writer.requests.at(-1)?.sections).not.toContain('about_section');
    expect((await anna.post(path(id, '/background'), { section: 'about_section' }).expect(409)).body.error).toBe(
      'This section is locked. Unlock it to have it written anew.',
    );
  });

  it('has one section written anew, and no other word changed', async () => {
    const id = await brand();
    await generate(id);
    const before = await content(id);
    await generate(id, { section: 'services_section' });
    const after = await content(id);
    expect(writer.requests.at(-1)?.sections).toEqual(['services_section']);
    const { services_section: was, ...others } = before.structured_content;
    expect(after.structured_content).toMatchObject(others);
    expect(after.structured_content.services_section).not.toEqual(was);
    expect(after.seo).toEqual(before.seo);
  });

  it('answers a save over a newer version with both, and restores the one that was there', async () => {
    const id = await brand();
    await generate(id);
    const first = await content(id);
    const mine = { ...first, seo: { title: 'Mine', description: '' } };
    await save(id, mine).expect(200);
    const { body } = await save(id, { ...first, seo: { title: 'Theirs', description: '' } }).expect(409);
    expect(body.code).toBe('NEWER_VERSION');
    expect((JSON.parse(body.details.theirs) as WebsiteContent).seo.title).toBe('Mine');
    expect((JSON.parse(body.details.yours) as WebsiteContent).seo.title).toBe('Theirs');
    const { versions } = (await anna.get(path(id, '/versions')).expect(200)).body;
    expect(versions.map(({ version, source }: { version: number; source: string }) => [version, source])).toEqual([
      [2, 'edited'],
      [1, 'generated'],
    ]);
    await anna.post(path(id, '/versions/1/restore')).expect(200);
    expect(await content(id)).toMatchObject({ seo: first.seo, version: 3 });
  });

  it('tells why it failed, and keeps what was there', async () => {
    const id = await brand();
    await generate(id);
    const before = await content(id);
    writer.meanwhile = () => Promise.reject(new JobError('refused'));
    await generate(id);
    expect(await status(id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/\.$/),
      content_data: null,
    });
    expect(await content(id)).toEqual(before);
  });

  it.each([
    ['a section that is unknown', { structured_content: { other: section('x') } }],
    ['a heading that is too long', { structured_content: { hero_section: section('x'.repeat(201)) } }],
    ['no list of what is on the page', { order: 'hero_section' }],
    ['a section twice', { order: ['hero_section', 'hero_section'] }],
    ['words that are none', { seo: { title: 4, description: '' } }],
  ])('refuses %s with the field that is wrong', async (_, more) => {
    const id = await brand();
    const whole = { structured_content: {}, order: [], locked: [], seo: { title: '', description: '' } };
    const { body } = await save(id, whole, more).expect(400);
    expect(body.details[0].field).toEqual(expect.any(String));
  });

  it('is nobody else’s, whatever is asked', async () => {
    const id = await brand();
    await generate(id);
    const whole = { structured_content: {}, order: [], locked: [], seo: { title: '', description: '' } };
    for (const one of [id, NOBODYS]) {
      await ben.get(path(one)).expect(404);
      await ben.get(path(one, '/status')).expect(404);
      await ben.post(path(one)).expect(404);
      await ben.post(path(one, '/background')).expect(404);
      await ben.patch(path(one), whole).expect(404);
      await ben.get(path(one, '/versions')).expect(404);
      await ben.get(path(one, '/versions/1')).expect(404);
      await ben.post(path(one, '/versions/1/restore')).expect(404);
    }
    await anna.get(path('x')).expect(400);
  });

  it('goes to the trash and comes back with its brand, and is purged with it', async () => {
    const id = await brand();
    await generate(id);
    const before = await content(id);
    await anna.delete(`/api/brand-profiles/${id}`).expect(200);
    await anna.get(path(id)).expect(404);
    await anna.post('/api/trash/restore', { items: [{ type: 'brand', id }] }).expect(200);
    expect(await content(id)).toEqual(before);
    await anna.delete(`/api/brand-profiles/${id}`).expect(200);
    await anna.delete(`/api/trash/brand/${id}`).expect(200);
    await anna.get(path(id)).expect(404);
  });
});
