import { DataSource } from 'typeorm';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import type { StrategyProgress, StrategyRequest, StrategyWriter } from '../../platform/ai';

const whole = {
  AudienceProfile: { Definition: 'Cooks' },
  ColorPalettes: [{ name: 'Harbour', Primary: { Hex: '#1b3a4b' } }],
};
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Writes what the test says. */
class FakeWriter implements StrategyWriter {
  readonly provider = 'fake';
  requests: StrategyRequest[] = [];
  answer: (request: StrategyRequest, step: StrategyProgress) => Promise<string> = () =>
    Promise.resolve(JSON.stringify(whole));

  write(request: StrategyRequest, step: StrategyProgress): Promise<string> {
    this.requests.push(request);
    return this.answer(request, step);
  }
}

describe('the strategy of a brand', () => {
  const writer = new FakeWriter();
  const usual = writer.answer;
  let test: TestApp;
  let anna: Person;
  let ben: Person;
  beforeAll(async () => {
    test = await createTestApp({}, { strategyWriter: writer });
    [anna, ben] = [await person(test), await person(test)];
  });
  afterAll(() => test.close());
  afterEach(() => void (writer.answer = usual));

  const brand = async (who = anna): Promise<string> =>
    (await who.post('/api/brand-profiles', { brand_name: 'Alder', business_description: 'Furniture' }).expect(201)).body
      .profile.id;
  const profile = async (id: string) => (await anna.get(`/api/brand-profiles/${id}`).expect(200)).body.profile;
  const status = async (id: string) => (await anna.get(`/api/brands/${id}/strategy/status`).expect(200)).body;
  const queue = async (id: string, type = 'brand_strategy') => {
    const { body } = await anna.post(`/api/brands/${id}/strategy/${type}/background`).expect(202);
    expect(body.status).toBe('queued');
    return body.job_id as string;
  };
  const generate = async (id: string, type?: string) => {
    const job = await queue(id, type);
    await settled(test.app, job, 'strategy_generations');
  };
  const save = (id: string, strategy_text: unknown, more: object = {}) =>
    anna.patch(`/api/brands/${id}/strategy`, { strategy_input_type: 'brand_strategy', strategy_text, ...more });
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

  it('is idle before anything was asked for', async () => {
    expect(await status(await brand())).toEqual({
      status: 'idle',
      progress: 0,
      error: null,
      strategy_type: null,
      strategy_text: null,
      completed_at: null,
    });
  });

  it('is written in the background, with its progress, and counts as executed', async () => {
    const id = await brand();
    const { begun, release } = hold();
    const job = await queue(id);
    await begun;
    expect(await status(id)).toMatchObject({ status: 'generating', progress: 40, strategy_text: null });
    release();
    await settled(test.app, job, 'strategy_generations');
    const done = await status(id);
    expect(done).toMatchObject({ status: 'completed', progress: 100, error: null, strategy_type: 'brand_strategy' });
    expect(JSON.parse(done.strategy_text)).toEqual(whole);
    expect(done.completed_at).toEqual(expect.any(String));
    expect(await profile(id)).toMatchObject({
      has_strategy_executed: true,
      strategy_input_type: 'brand_strategy',
      strategy_text: done.strategy_text,
      strategy_version: 1,
      strategy_source: 'generated',
    });
    expect(writer.requests.at(-1)).toEqual({
      type: 'brand_strategy',
      brand: { name: 'Alder', description: 'Furniture' },
      current: null,
    });
    expect((await anna.get(`/api/jobs?ids=${job}`)).body.jobs).toEqual([
      { id: job, kind: 'generate-strategy', status: 'completed', progress: 100, error: null, error_code: null },
    ]);
  });

  it('is written at once for who waits', async () => {
    const id = await brand();
    const { body } = await anna.post(`/api/brands/${id}/strategy/brand_strategy`).expect(200);
    expect(body).toEqual({ result: JSON.stringify(whole, null, 2), strategy_type: 'brand_strategy' });
    writer.answer = () => Promise.resolve('no JSON');
    const failed = await anna.post(`/api/brands/${id}/strategy/brand_strategy`).expect(502);
    expect(failed.body.error).toBe('What was written is no brand strategy. Please try again.');
  });

  it('is written by one at a time, however many ask at once', async () => {
    const id = await brand();
    const { begun, release } = hold();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => anna.post(`/api/brands/${id}/strategy/brand_strategy/background`).then()),
    );
    await begun;
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    for (const path of ['brand_strategy', 'palette/background']) {
      const { body } = await anna.post(`/api/brands/${id}/strategy/${path}`).expect(409);
      expect(body.error).toBe('Strategy generation already in progress');
    }
    release();
    await settled(test.app, answers.find(({ status }) => status === 202)?.body.job_id, 'strategy_generations');
  });

  it('is cancelled on the server, and can be asked for again', async () => {
    const id = await brand();
    const { begun, release } = hold();
    await queue(id);
    await begun;
    expect((await anna.delete(`/api/brands/${id}/strategy/background`).expect(200)).body).toEqual({ status: 'idle' });
    expect(await status(id)).toMatchObject({ status: 'idle' });
    release();
    writer.answer = usual;
    await generate(id);
    expect(await profile(id)).toMatchObject({ strategy_version: 1 });
    await anna.delete(`/api/brands/${id}/strategy/background`).expect(200);
    expect(await status(id)).toMatchObject({ status: 'completed' });
  });

  it('says why it failed, and is there when it is tried again', async () => {
    const id = await brand();
    writer.answer = () => Promise.resolve('{"title": "no strategy"}');
    await generate(id);
    expect(await status(id)).toMatchObject({
      status: 'failed',
      error: 'What was written is no brand strategy. Please try again.',
      strategy_text: null,
    });
    expect(await profile(id)).toMatchObject({ has_strategy_executed: false, strategy_text: null });
    writer.answer = usual;
    await generate(id);
    expect(await status(id)).toMatchObject({ status: 'completed', error: null });
  });

  it('of one type replaces its own sections and no other', async () => {
    const id = await brand();
    await generate(id);
    writer.answer = () =>
      Promise.resolve(JSON.stringify({ ColorPalettes: [{ name: 'New' }], AudienceProfile: { Definition: 'Lost?' } }));
    await generate(id, 'palette');
    const { strategy_text, strategy_input_type } = await profile(id);
    expect(strategy_input_type).toBe('palette');
    expect(JSON.parse(strategy_text)).toEqual({
      AudienceProfile: whole.AudienceProfile,
      ColorPalettes: [{ name: 'New' }],
    });
  });

  it('of one type is refused over a text that cannot be read, and the whole is not', async () => {
    const id = await brand();
    await save(id, 'Notes of mine').expect(200);
    const { body } = await anna.post(`/api/brands/${id}/strategy/palette/background`).expect(409);
    expect(body.error).toMatch('Correct its text first');
    await generate(id);
    expect(await profile(id)).toMatchObject({ strategy_version: 2 });
  });

  it('is kept as it was typed, even when it cannot be read', async () => {
    const id = await brand();
    const typed = '  {"AudienceProfile": {broken <script>\n\n';
    const { body } = await save(id, typed).expect(200);
    expect(body).toEqual({ strategy_input_type: 'brand_strategy', strategy_text: typed, version: 1 });
    expect(await profile(id)).toMatchObject({
      strategy_text: typed,
      strategy_source: 'edited',
      has_strategy_executed: false,
    });
  });

  it('is not saved over what another tab saved: both texts come back', async () => {
    const id = await brand();
    await save(id, 'one', { version: 0 }).expect(200);
    await save(id, 'theirs', { version: 1 }).expect(200);
    const { body } = await save(id, 'mine', { version: 1 }).expect(409);
    expect(body.details).toEqual({ version: 2, theirs: 'theirs', yours: 'mine' });
    expect(await profile(id)).toMatchObject({ strategy_text: 'theirs', strategy_version: 2 });
    await save(id, 'mine', { version: 2 }).expect(200);
  });

  it.each([
    [{ strategy_text: 'x' }, 'Cannot save strategy without a type or content.'],
    [{ strategy_input_type: 'brand_strategy' }, 'Cannot save strategy without a type or content.'],
    [
      { strategy_input_type: 'brand_strategy', strategy_text: ' \n' },
      'Cannot save strategy without a type or content.',
    ],
    [
      { strategy_input_type: 'poem', strategy_text: 'x' },
      'strategy type must be one of brand_strategy, palette, fonts, direction, voice.',
    ],
    [{ strategy_input_type: 'voice', strategy_text: 'x', version: -1 }, 'version must be 0 or more.'],
  ])('is not saved as %j', async (body, sentence) => {
    const answer = await anna.patch(`/api/brands/${await brand()}/strategy`, body).expect(400);
    expect(answer.body.error).toBe(sentence);
  });

  it('takes a megabyte of text no further than the door', async () => {
    await save(await brand(), 'x'.repeat(1_100_000)).expect(413);
  });

  it('is of a type that exists', async () => {
    await anna.post(`/api/brands/${await brand()}/strategy/poem/background`).expect(400);
  });

  it('keeps its versions, each with who wrote it, and any of them can come back', async () => {
    const id = await brand();
    await generate(id);
    await save(id, 'edited by hand').expect(200);
    const list = async (query = '') => (await anna.get(`/api/brands/${id}/strategy/versions${query}`).expect(200)).body;
    const told = ({ versions }: { versions: { version: number; source: string }[] }) =>
      versions.map(({ version, source }) => [version, source]);
    expect(told(await list())).toEqual([
      [2, 'edited'],
      [1, 'generated'],
    ]);
    expect(await list('?per_page=1')).toMatchObject({ pagination: { page: 1, per_page: 1, has_more: true } });
    const { body: first } = await anna.get(`/api/brands/${id}/strategy/versions/1`).expect(200);
    expect(JSON.parse(first.strategy_text)).toEqual(whole);
    const { body } = await anna.post(`/api/brands/${id}/strategy/versions/1/restore`).expect(200);
    expect(body).toEqual({ strategy_input_type: 'brand_strategy', strategy_text: first.strategy_text, version: 3 });
    expect(told(await list())[0]).toEqual([3, 'restored']);
    await anna.get(`/api/brands/${id}/strategy/versions/9`).expect(404);
    await anna.get(`/api/brands/${id}/strategy/versions/x`).expect(400);
  });

  it('shows in four parts, and in none before it is there', async () => {
    const id = await brand();
    const view = async (name: string) => (await anna.get(`/api/brands/${id}/${name}`).expect(200)).body;
    for (const name of ['market-analysis', 'unfair-advantage', 'brand-persona', 'brand-visual'])
      expect(await view(name)).toEqual({ data: null });
    await save(
      id,
      JSON.stringify({
        ...whole,
        MarketInsights: { PainPoints: [{ Name: 'Waste' }], targetMarketSize: 'Small' },
        PositioningStrategy: { CompetitiveAdvantage: 'Made by cooks', BrandPromise: 'Sleep' },
        ArchetypeStrategy: { BrandArchetypes: { Primary: 'Sage' } },
      }),
    ).expect(200);
    expect(await view('market-analysis')).toMatchObject({
      data: {
        market_insights: { pain_points: [{ title: 'Waste' }], target_market_size: 'Small' },
        audience_profile: { definition: 'Cooks' },
      },
    });
    expect(await view('unfair-advantage')).toEqual({
      data: {
        competitive_advantage: ['Made by cooks'],
        value_proposition: null,
        brand_promise: 'Sleep',
        positioning_statement: null,
      },
    });
    expect(await view('brand-persona')).toMatchObject({
      data: { archetype_strategy: { brand_archetypes: { primary: 'Sage' } }, brand_voice_guide: null },
    });
    expect(await view('brand-visual')).toMatchObject({
      data: { color_palettes: [{ name: 'Harbour', primary: { hex: '#1b3a4b' } }], typography_options: null },
    });
    await save(id, 'not to be read').expect(200);
    expect(await view('brand-visual')).toEqual({ data: null });
  });

  it('goes to the trash with its brand, finishes there, and comes back with it', async () => {
    const id = await brand();
    const { begun, release } = hold();
    const job = await queue(id);
    await begun;
    await anna.delete(`/api/brand-profiles/${id}`).expect(200);
    await anna.get(`/api/brands/${id}/strategy/status`).expect(404);
    release();
    await settled(test.app, job, 'strategy_generations');
    await anna.post(`/api/brand-profiles/${id}/restore`).expect(200);
    expect(await status(id)).toMatchObject({ status: 'completed' });
    expect(await profile(id)).toMatchObject({ strategy_version: 1, has_strategy_executed: true });
  });

  it('is purged with its brand, a running generation and all versions included', async () => {
    const id = await brand();
    await save(id, 'one').expect(200);
    const { begun, release } = hold();
    await queue(id);
    await begun;
    await anna.delete(`/api/brand-profiles/${id}`).expect(200);
    await anna.delete(`/api/trash/brand/${id}`).expect(200);
    release();
    const rows = await test.app.get(DataSource).query<{ count: number }[]>(
      `SELECT (SELECT count(*)::int FROM strategy_generations WHERE brand_id = $1) +
              (SELECT count(*)::int FROM revisions WHERE subject_id = $1) AS count`,
      [id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('is its owner’s alone', async () => {
    const id = await brand();
    await save(id, JSON.stringify(whole)).expect(200);
    for (const who of [id, NOBODYS]) {
      for (const path of ['strategy/status', 'strategy/versions', 'strategy/versions/1', 'brand-visual'])
        await ben.get(`/api/brands/${who}/${path}`).expect(404);
      for (const path of ['strategy/voice', 'strategy/voice/background', 'strategy/versions/1/restore'])
        await ben.post(`/api/brands/${who}/${path}`).expect(404);
      await ben.delete(`/api/brands/${who}/strategy/background`).expect(404);
      await ben
        .patch(`/api/brands/${who}/strategy`, { strategy_input_type: 'voice', strategy_text: 'stolen' })
        .expect(404);
    }
    expect(await profile(id)).toMatchObject({ strategy_version: 1 });
  });
});

it('A strategy is written with no key from what the brand says of itself, at once, section by section or whole', async () => {
  const test = await createTestApp();
  const anna = await person(test);
  const description = 'We build oak tables to order in Ghent. Six weeks, €1,900. No varnish.';
  const { body: made } = await anna
    .post('/api/brand-profiles', { brand_name: 'Alder', business_description: description })
    .expect(201);
  const { id } = made.profile;
  const { body: voice } = await anna.post(`/api/brands/${id}/strategy/voice`).expect(200);
  expect(Object.keys(JSON.parse(voice.result))).toEqual(['DraftedByBuiltInWriter', 'BrandVoiceGuide']);
  const { body } = await anna.post(`/api/brands/${id}/strategy/brand_strategy`).expect(200);
  for (const said of ['oak', 'ghent', 'six weeks', '€1,900', 'no varnish'])
    expect(body.result.toLowerCase()).toContain(said);
  expect((await anna.get(`/api/brand-profiles/${id}`)).body.profile).toMatchObject({
    strategy_source: 'generated',
    has_strategy_executed: true,
  });
  const { body: visual } = await anna.get(`/api/brands/${id}/brand-visual`).expect(200);
  expect(visual.data.color_palettes[0].accent.name).toBe('Oak');
  await test.close();
});
