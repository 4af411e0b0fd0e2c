import request from 'supertest';
import { DataSource } from 'typeorm';
import { createBrand } from '../../../test/factories';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import type { ProposalRequest, ProposalStep, ProposalWriter, WrittenProposal } from '../../platform/ai';

const REQUEST = 'We bake bread in Ghent and need a sign.';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Writes what the test says. */
class FakeWriter implements ProposalWriter {
  readonly provider = 'fake';
  requests: ProposalRequest[] = [];
  answer: (request: ProposalRequest, step: ProposalStep) => Promise<WrittenProposal> = ({ request }) =>
    Promise.resolve({ title: 'A sign for a bakery', content: `## Understood\n\n${request}` });

  write(request: ProposalRequest, step: ProposalStep): Promise<WrittenProposal> {
    this.requests.push(request);
    return this.answer(request, step);
  }
}

describe('proposals', () => {
  const writer = new FakeWriter();
  const usual = writer.answer;
  let test: TestApp;
  let anna: Person;
  let ben: Person;
  beforeAll(async () => {
    test = await createTestApp({}, { proposalWriter: writer });
    [anna, ben] = [await person(test), await person(test)];
  });
  afterAll(() => test.close());
  afterEach(() => void (writer.answer = usual));

  const ask = async (fields: object = {}, who = anna): Promise<string> =>
    (await who.post('/api/proposals/generate', { client_request: REQUEST, async: true, ...fields }).expect(202)).body
      .proposal_id;
  const write = async (fields: object = {}, who = anna) => {
    const id = await ask(fields, who);
    await settled(test.app, id, 'proposals');
    return id;
  };
  const get = async (id: string) => (await anna.get(`/api/proposals/${id}`).expect(200)).body.proposal;
  const change = (id: string, body: object) => anna.patch(`/api/proposals/${id}`, body);
  /** Holds the writer until the test lets it go on. */
  const hold = () => {
    let [started, release] = [(): void => undefined, (): void => undefined];
    const begun = new Promise<void>((resolve) => (started = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    writer.answer = async (request, step) => {
      await step.progress(40);
      started();
      await released;
      return usual(request, step);
    };
    return { begun, release: () => release() };
  };

  it('are prepared for one of five studios, which bear the name of the company', async () => {
    const { studios } = (await anna.get('/api/proposals/studios').expect(200)).body;
    expect(studios.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
      ['TI', 'TI Acme'],
      ['SUL', 'SUL Acme'],
      ['JAD', 'JAD Acme'],
      ['BIL', 'BIL Acme'],
      ['HOL', 'HOL Acme'],
    ]);
  });

  it('are written in the background, with their progress', async () => {
    const { begun, release } = hold();
    const accepted = await anna.post('/api/proposals/generate', { client_request: ` ${REQUEST} `, async: true });
    expect([accepted.status, accepted.body]).toEqual([
      202,
      {
        proposal_id: expect.any(String),
        // a worker may have taken it by then
        generation_status: expect.stringMatching(/^(pending|generating)$/),
        project_proposal: null,
        design_studio: 'TI',
        save_warning: null,
      },
    ]);
    const id = accepted.body.proposal_id;
    await begun;
    expect(await get(id)).toMatchObject({
      title: 'Sign',
      generation_status: 'generating',
      generation_progress: 40,
      proposal_content: null,
      version: 0,
    });
    release();
    await settled(test.app, id, 'proposals');
    expect(await get(id)).toEqual({
      id,
      title: 'A sign for a bakery',
      client_request: REQUEST,
      design_studio: 'TI',
      studio_name: 'TI Acme',
      proposal_content: `## Understood\n\n${REQUEST}`,
      preview: REQUEST,
      input_type: 'text',
      image_count: 0,
      images: [],
      status: 'active',
      generation_status: 'completed',
      generation_progress: 100,
      generation_error: null,
      generation_error_code: null,
      brand_profile_id: null,
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(writer.requests.at(-1)).toEqual({
      request: REQUEST,
      studio: { id: 'TI', name: 'TI Acme' },
      pictures: [],
      today: expect.any(Date),
    });
    expect((await anna.get(`/api/jobs?ids=${id}`)).body.jobs).toMatchObject([
      { id, kind: 'write-proposal', status: 'completed', progress: 100 },
    ]);
  });

  it('are answered whole to who waits', async () => {
    const { body } = await anna
      .post('/api/proposals/generate', { client_request: REQUEST, design_studio: 'HOL' })
      .expect(201);
    expect(body).toMatchObject({
      generation_status: 'completed',
      project_proposal: `## Understood\n\n${REQUEST}`,
      design_studio: 'HOL',
    });
    writer.answer = () => Promise.reject(new Error('nobody foresaw this'));
    const id = await ask();
    await anna.delete(`/api/proposals/${id}/generation`).expect(200);
    const cancelled = await get(id);
    expect(cancelled).toMatchObject({ generation_status: 'failed', generation_error_code: 'cancelled' });
  });

  it.each([
    ['9 characters', { client_request: 'Nine char' }, 400, 'Client request must be at least 10 characters long'],
    [
      'blanks around 9',
      { client_request: '   Nine char   ' },
      400,
      'Client request must be at least 10 characters long',
    ],
    ['nothing', {}, 400, 'Client request must be at least 10 characters long'],
    [
      '2001 characters',
      { client_request: 'x'.repeat(2_001) },
      400,
      'Client request must be at most 2000 characters long',
    ],
    ['no picture', { images: [] }, 400, 'Please upload at least one image file'],
    ['four pictures', { images: ['a', 'b', 'c', 'd'] }, 400, 'Maximum 3 images allowed'],
    ['four in both fields', { image: 'a', images: ['b', 'c', 'd'] }, 400, 'Maximum 3 images allowed'],
    ['an empty picture', { image: '' }, 400, 'Image 1: Please upload at least one image file'],
    [
      'a context of 501 characters',
      { client_request: 'x'.repeat(501), image: 'AAAA' },
      400,
      'Image context must be at most 500 characters long',
    ],
    [
      'base64 that is no picture',
      { image: 'bm8gcGljdHVyZQ==' },
      415,
      'Image 1: File must be JPEG, PNG, or WebP format',
    ],
    [
      'an unknown studio',
      { client_request: REQUEST, design_studio: 'XYZ' },
      400,
      'design_studio must be one of TI, SUL, JAD, BIL, HOL.',
    ],
    ['a brand that is not there', { client_request: REQUEST, brand_profile_id: NOBODYS }, 404, 'Brand not found.'],
  ])('refuse %s', async (_, body, status, sentence) => {
    const answer = await anna.post('/api/proposals/generate', body);
    expect([answer.status, answer.body.error]).toEqual([status, sentence]);
  });

  it('take 10 and 2000 characters, and HTML as the text that it is', async () => {
    await ask({ client_request: 'x'.repeat(10) });
    await ask({ client_request: 'x'.repeat(2_000) });
    const html = '<script>alert(1)</script> <b>We need a sign</b>';
    expect(await get(await write({ client_request: html }))).toMatchObject({ client_request: html });
  });

  it('are edited with versions, and two who edit lose nothing', async () => {
    const id = await write();
    const { body } = await change(id, { proposal_content: 'Mine', version: 1 }).expect(200);
    expect(body.proposal).toMatchObject({ proposal_content: 'Mine', version: 2 });
    const conflict = await change(id, { proposal_content: 'Theirs', version: 1 }).expect(409);
    expect(conflict.body).toMatchObject({
      code: 'NEWER_VERSION',
      details: {
        version: 2,
        theirs: JSON.stringify({ title: 'A sign for a bakery', proposal_content: 'Mine' }),
        yours: JSON.stringify({ title: 'A sign for a bakery', proposal_content: 'Theirs' }),
      },
    });
    await change(id, { proposal_content: 'Theirs' }).expect(200);
    expect((await change(id, { proposal_content: 'Theirs' }).expect(200)).body.proposal.version).toBe(3);
    const { versions } = (await anna.get(`/api/proposals/${id}/versions`).expect(200)).body;
    expect(versions.map(({ version, source }: Record<string, unknown>) => [version, source])).toEqual([
      [3, 'edited'],
      [2, 'edited'],
      [1, 'generated'],
    ]);
    expect((await anna.get(`/api/proposals/${id}/versions/2`).expect(200)).body).toMatchObject({
      proposal_content: 'Mine',
    });
    const restored = await anna.post(`/api/proposals/${id}/versions/2/restore`).expect(200);
    expect(restored.body.proposal).toMatchObject({ proposal_content: 'Mine', version: 4 });
  });

  it('are named by two without either name being lost', async () => {
    const id = await write();
    expect((await change(id, { title: 'A sign', version: 1 }).expect(200)).body.proposal.version).toBe(2);
    const conflict = await change(id, { title: 'A lamp', version: 1 }).expect(409);
    expect(JSON.parse(conflict.body.details.theirs)).toMatchObject({ title: 'A sign' });
    expect(JSON.parse(conflict.body.details.yours)).toMatchObject({ title: 'A lamp' });
    await change(id, { proposal_content: 'Who has not seen the name', version: 1 }).expect(409);
    expect(await get(id)).toMatchObject({ title: 'A sign', version: 2 });
    await change(id, { status: 'archived', version: 1 }).expect(200);
    expect((await anna.get(`/api/proposals/${id}/versions/1`).expect(200)).body.title).toBe('A sign for a bakery');
    const restored = await anna.post(`/api/proposals/${id}/versions/1/restore`).expect(200);
    expect(restored.body.proposal).toMatchObject({ title: 'A sign for a bakery', version: 3 });
  });

  it('can be named after a failure, before there is a text', async () => {
    writer.answer = () => Promise.reject(new Error('nobody foresaw this'));
    const id = await ask();
    await anna.delete(`/api/proposals/${id}/generation`).expect(200);
    const { proposal } = (await change(id, { title: 'A name', version: 0 }).expect(200)).body;
    expect(proposal).toMatchObject({ title: 'A name', proposal_content: null, version: 1 });
    expect((await anna.get(`/api/proposals/${id}/versions/1`).expect(200)).body.proposal_content).toBeNull();
  });

  it('keep what is typed in one go as one version', async () => {
    const id = await write();
    for (const [text, version] of [
      ['A', 1],
      ['A s', 2],
      ['A sign', 3],
    ] as const)
      await change(id, { proposal_content: text, version }).expect(200);
    expect(await get(id)).toMatchObject({ proposal_content: 'A sign', version: 4 });
    const { versions } = (await anna.get(`/api/proposals/${id}/versions`).expect(200)).body;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([4, 1]);
    await change(id, { proposal_content: 'Somebody else', version: 3 }).expect(409);
  });

  it('need something to change', async () => {
    const id = await write();
    for (const body of [{}, { version: 1 }])
      expect((await change(id, body).expect(400)).body.error).toBe('Updates are required');
    expect((await change(id, { title: ' ' }).expect(400)).body.error).toBe('The title cannot be empty.');
    expect((await change(id, { title: 'Sign' }).expect(200)).body.proposal).toMatchObject({
      title: 'Sign',
      version: 2,
    });
  });

  it('are archived and come back, but not while they are being written', async () => {
    const { begun, release } = hold();
    const id = await ask();
    await begun;
    expect((await change(id, { status: 'archived' }).expect(409)).body.error).toBe(
      'This proposal is still being generated. Please wait until it is finished.',
    );
    release();
    await settled(test.app, id, 'proposals');
    expect((await change(id, { status: 'archived' }).expect(200)).body.proposal.status).toBe('archived');
    expect((await change(id, { status: 'active' }).expect(200)).body.proposal.status).toBe('active');
  });

  it('are written anew after a failure or by another studio, and keep their name', async () => {
    const id = await write();
    await change(id, { title: 'My name' }).expect(200);
    const { begun, release } = hold();
    await anna.post(`/api/proposals/${id}/generation`, { design_studio: 'SUL' }).expect(202);
    await begun;
    await anna.post(`/api/proposals/${id}/generation`, {}).expect(409);
    release();
    await settled(test.app, id, 'proposals');
    expect(await get(id)).toMatchObject({ title: 'My name', design_studio: 'SUL', version: 3 });
    expect(writer.requests.at(-1)).toMatchObject({ studio: { id: 'SUL', name: 'SUL Acme' } });
  });

  it('are cancelled, and the late text is not taken', async () => {
    const { begun, release } = hold();
    const id = await ask();
    await begun;
    const { body } = await anna.delete(`/api/proposals/${id}/generation`).expect(200);
    expect(body.proposal).toMatchObject({
      generation_status: 'failed',
      generation_error: 'This was cancelled before it was finished.',
    });
    release();
    await settled(test.app, id, 'proposals');
    expect(await get(id)).toMatchObject({ proposal_content: null });
  });

  it('go to the trash with their versions, and come back', async () => {
    const carla = await person(test);
    const id = await write({}, carla);
    expect((await carla.delete(`/api/proposals/${id}`).expect(200)).body.message).toBe(
      'Proposal deleted successfully!',
    );
    await carla.get(`/api/proposals/${id}`).expect(404);
    expect((await carla.get('/api/trash').expect(200)).body.items).toMatchObject([
      { type: 'proposal', id, title: 'A sign for a bakery' },
    ]);
    await carla.post(`/api/proposals/${id}/restore`).expect(200);
    await carla.delete(`/api/proposals/${id}`).expect(200);
    await carla.delete(`/api/trash/proposal/${id}`).expect(200);
    expect(await test.app.get(DataSource).query('SELECT FROM revisions WHERE subject_id = $1', [id])).toEqual([]);
  });

  it('are their owner’s alone', async () => {
    const id = await write();
    await ben.get(`/api/proposals/${id}`).expect(404);
    await ben.patch(`/api/proposals/${id}`, { title: 'Stolen' }).expect(404);
    await ben.delete(`/api/proposals/${id}`).expect(404);
    const { profile } = { profile: await createBrand(ben) };
    await change(id, { brand_profile_id: profile.id }).expect(404);
  });

  describe('as documents', () => {
    const document = async (id: string, format: string) => {
      const { url } = (await anna.post(`/api/proposals/${id}/export`, { format }).expect(201)).body;
      const answer = await request(test.app.getHttpServer())
        .get(url)
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => done(null, Buffer.concat(parts)));
        });
      expect(answer.status).toBe(200);
      return { url: url as string, headers: answer.headers, bytes: answer.body as Buffer };
    };

    it('are downloaded by an address of their own, in the brand’s type', async () => {
      const brand = await createBrand(anna);
      const strategy_text = JSON.stringify({
        ColorPalettes: [{ name: 'Harbour', Primary: { Hex: '#1b3a4b' } }],
        TypographyOptions: [{ HeadingPrimary: { Font: 'Playfair Display' }, Body: { Font: 'Lato' } }],
      });
      await anna
        .patch(`/api/brands/${brand.id}/strategy`, { strategy_input_type: 'brand_strategy', strategy_text })
        .expect(200);
      const id = await write({ brand_profile_id: brand.id });
      const pdf = await document(id, 'pdf');
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.pdf"$/),
        'cache-control': 'private, no-store',
      });
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.bytes.toString('latin1')).toContain('PlayfairDisplay');
      const docx = await document(id, 'docx');
      expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
      await request(test.app.getHttpServer())
        .get(pdf.url.replace(/signature=../, 'signature=xx'))
        .expect(404);
      await anna.delete(`/api/proposals/${id}`).expect(200);
      await request(test.app.getHttpServer()).get(pdf.url).expect(404);
    });

    it('are no PDF full of gaps where no typeface here has the letters, but a sentence and a document for Word', async () => {
      const id = await write();
      await change(id, { proposal_content: 'パン屋の看板についてのご提案です。' }).expect(200);
      const { body } = await anna.post(`/api/proposals/${id}/export`, { format: 'pdf' }).expect(422);
      expect(body.error).toMatch(/no typeface here .*Download the DOCX/);
      expect((await document(id, 'docx')).bytes.subarray(0, 2).toString()).toBe('PK');
    });

    it('need a text, and a format that there is', async () => {
      const { begun, release } = hold();
      const id = await ask();
      await begun;
      await anna.post(`/api/proposals/${id}/export`, {}).expect(409);
      await anna.post(`/api/proposals/${id}/export`, { format: 'exe' }).expect(400);
      release();
      await settled(test.app, id, 'proposals');
      await ben.post(`/api/proposals/${id}/export`, {}).expect(404);
    });
  });

  describe('in a list', () => {
    let dora: Person;
    const list = async (query = '') => (await dora.get(`/api/proposals/list${query}`).expect(200)).body;
    const titles = async (query: string) => (await list(query)).proposals.map(({ title }: { title: string }) => title);
    beforeAll(async () => {
      dora = await person(test);
      writer.answer = ({ request }) => Promise.resolve({ title: request.split(' ')[0]!, content: `## ${request}` });
      for (const [word, design_studio] of [
        ['Cider', 'SUL'],
        ['Apples', 'TI'],
        ['Bread', 'HOL'],
      ])
        await write({ client_request: `${word} for everybody`, design_studio }, dora);
      const { proposals } = await list();
      await dora.patch(`/api/proposals/${proposals[0].id}`, { status: 'archived' }).expect(200);
    });

    it('are the active ones, newest first, with their numbers', async () => {
      expect(await list()).toMatchObject({
        proposals: [{ title: 'Apples' }, { title: 'Cider' }],
        pagination: { page: 1, limit: 20, total: 2, pages: 1, has_more: false },
        stats: { total: 3, active: 2, generating: 0 },
      });
    });

    it('are sorted, narrowed, searched and paged', async () => {
      expect(await titles('?status=archived')).toEqual(['Bread']);
      expect(await titles('?status=draft')).toEqual([]);
      expect(await titles('?status=all&sort=alphabetical')).toEqual(['Apples', 'Bread', 'Cider']);
      expect(await titles('?status=all&sort=oldest')).toEqual(['Cider', 'Apples', 'Bread']);
      expect(await titles('?status=all&sort=studio')).toEqual(['Bread', 'Cider', 'Apples']);
      expect(await titles('?search=APPLES%20for')).toEqual(['Apples']);
      expect(await list('?status=all&page=2&limit=2')).toMatchObject({
        proposals: [{ title: 'Cider' }],
        pagination: { page: 2, limit: 2, total: 3, pages: 2, has_more: false },
      });
    });
  });
});
