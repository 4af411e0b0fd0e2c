import { DataSource } from 'typeorm';
import sharp from 'sharp';
import { type FakeProviderServer, fakeProviderServer, type Reply } from '../../../test/fake-provider-server';
import { KEY, recraftWire, WIRES } from '../../../test/hosted-wires';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { JobRunner } from '../queue';

const png = (width = 300) =>
  sharp({ create: { width, height: width, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const answer = (...pictures: Buffer[]): Reply => ({
  body: { credits: 40 * pictures.length, data: pictures.map((picture) => ({ b64_json: picture.toString('base64') })) },
});

describe('designs by a hosted provider', () => {
  let server: FakeProviderServer;
  let test: TestApp;
  let anna: Person;
  let picture: Buffer;
  beforeAll(async () => {
    [server, picture] = await Promise.all([fakeProviderServer(), png()]);
    test = await createTestApp(recraftWire.env(server.url));
    anna = await person(test);
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const ask = async (fields: Record<string, string> = {}, who = anna): Promise<string> =>
    (
      await who
        .postForm(
          '/api/designs/generate_async',
          { provider: 'recraftai', prompt: 'A fox', operation: 'text-to-image', ...fields },
          {},
        )
        .expect(202)
    ).body.design_request_id;
  const design = async (fields?: Record<string, string>) => {
    const id = await ask(fields);
    await settled(test.app, id);
    return (await anna.get(`/api/designs/${id}`).expect(200)).body;
  };
  const rows = (table: string): Promise<Record<string, unknown>[]> =>
    test.app.get(DataSource).query(`SELECT * FROM ${table}`);

  it('are stored at once, counted in the units of the provider, and leave nothing in the journal', async () => {
    server.replies(() => answer(picture, picture));
    expect(await design({ n: '2' })).toMatchObject({ status: 'completed', provider: 'recraftai', width: 300, n: 2 });
    expect(await rows('provider_uses')).toEqual([
      expect.objectContaining({
        user_id: anna.id,
        provider: 'recraftai',
        purpose: 'text-to-image',
        units: 80,
        unit: 'credits',
      }),
    ]);
    expect([await rows('provider_calls'), await rows('provider_pictures')]).toEqual([[], []]);
  });

  it('are made in several requests where one cannot ask for so many', async () => {
    server.replies(({ json }) => answer(...Array.from({ length: (json as { n: number }).n }, () => picture)));
    expect(await design({ n: '10' })).toMatchObject({ status: 'completed', n: 10 });
    expect(server.requests.map(({ json }) => (json as { n: number }).n).sort()).toEqual([4, 6]);
  });

  it('come in spite of a limit of the provider, after the time that it asked for', async () => {
    let times: number[] = [];
    server.replies(() => {
      times = [...times, Date.now()];
      return times.length === 1 ? { status: 429, headers: { 'retry-after': '1' }, body: {} } : answer(picture);
    });
    expect(await design()).toMatchObject({ status: 'completed', error: null });
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it.each<[string, Reply, string, string]>([
    [
      'a refusal',
      recraftWire.refusals[0] ?? {},
      'refused',
      'The provider refused this request. Please change the prompt or the picture.',
    ],
    ['an empty account', { status: 402, body: {} }, 'quota', 'The provider account has no credit left.'],
    [
      'a wrong key',
      { status: 401, body: `unknown key ${KEY}` },
      'misconfigured',
      'The provider is not set up correctly. Please tell whoever runs this workspace.',
    ],
    [
      'an answer that was lost',
      { body: { data: [{ b64_json: 'x'.repeat(9_000) }] }, end: 'cut' },
      'unanswered',
      'The answer of the provider was lost. It may have made, and charged for, what was asked for: trying again asks anew.',
    ],
    [
      'a server in between that did not hear the end',
      { status: 504, body: '<html>' },
      'unanswered',
      'The answer of the provider was lost. It may have made, and charged for, what was asked for: trying again asks anew.',
    ],
  ])('fail with a sentence at %s, asked once, with the key nowhere', async (_, reply, error_code, error) => {
    server.replies(() => reply);
    expect(await design()).toMatchObject({ status: 'failed', error_code, error });
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify(await rows('design_requests'))).not.toContain(KEY);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing where a picture belongs',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
  ])('are refused when they are %s', async (_, bytes) => {
    server.replies(() => answer(bytes));
    expect(await design()).toMatchObject({ status: 'failed', error_code: 'bad_output' });
    expect(server.requests).toHaveLength(1);
  });

  it('are those that can be read, and the first says how many cannot', async () => {
    server.replies(() => answer(picture, Buffer.from('twelve bytes')));
    expect(await design({ n: '2' })).toMatchObject({ status: 'completed', notes: ['1 of 2 pictures came damaged.'] });
  });

  it('of the built-in studio come while the provider hangs with more requests than it takes', async () => {
    server.replies(() => undefined);
    const others = await Promise.all([1, 2, 3].map(() => person(test)));
    const hanging = await Promise.all(
      others.flatMap((who) => [1, 2, 3, 4].map(() => ask({}, who).then((id) => ({ who, id })))),
    );
    const id = await ask({ provider: 'studio' });
    await settled(test.app, id);
    expect((await anna.get(`/api/designs/${id}`).expect(200)).body.status).toBe('completed');
    // no more at once than its limit, whatever waits
    expect(server.requests.length).toBeLessThanOrEqual(4);
    await Promise.all(hanging.map((one) => one.who.delete(`/api/designs/${one.id}`).expect(200)));
    server.replies(() => answer(picture));
    await test.app.get(JobRunner).reconcile();
  });
});

it('Every provider that is set up is offered with what it does, before the built-in studio', async () => {
  const env = Object.assign({}, ...WIRES.map((wire) => wire.env('http://127.0.0.1:1'))) as NodeJS.ProcessEnv;
  const test = await createTestApp(env);
  const anna = await person(test);
  const { providers } = (await anna.get('/api/get-available-providers').expect(200)).body as {
    providers: Record<string, Record<string, unknown>>;
  };
  expect(Object.keys(providers)).toEqual([...WIRES.map(({ id }) => id), 'studio']);
  expect(providers.recraftai).toMatchObject({
    name: 'Recraft',
    supports_text_to_image: true,
    supports_image_to_image: true,
    supports_vectorize: true,
    supports_remove_background: true,
    supports_change_background: true,
  });
  expect(providers.stability).toMatchObject({ supports_vectorize: false, supports_change_background: true });
  expect(JSON.stringify(providers)).not.toContain(KEY);
  await test.close();
});
