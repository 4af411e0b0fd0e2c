import { get } from 'node:http';
import { NestFactory } from '@nestjs/core';
import request from 'supertest';
import { FakeProvider } from '../../../test/fake-provider';
import { fakeTextServer } from '../../../test/fake-text-server';
import { askForDesigns, createBrand } from '../../../test/factories';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { AppModule } from '../../app.module';
import { JobError } from '../queue';

const TOKEN = 'only-for-tests-of-the-figures';
const LOCAL = { Host: 'localhost:5001' };

const read = async (test: TestApp, headers: Record<string, string> = LOCAL) =>
  (await request(test.app.getHttpServer()).get('/metrics').set(headers).expect(200)).text;

describe('/metrics', () => {
  let test: TestApp;
  let fake: FakeProvider;
  let anna: Person;
  beforeAll(async () => {
    fake = new FakeProvider();
    test = await createTestApp({}, { imageProviders: [fake] });
    anna = await person(test);
  });
  afterAll(() => test.close());

  it('counts requests by route, method and class of status, and says nothing of whom or what they were for', async () => {
    const brand = await createBrand(anna, { brand_name: 'Secretname' });
    await anna.get(`/api/brand-profiles/${brand.id}`).expect(200);
    await anna.get('/api/designs?search=Secretsearch').expect(200);
    await anna.get('/api/secretpath').expect(404);
    const text = await read(test);
    expect(text).toMatch(
      /^maquette_http_request_duration_seconds_count\{method="GET",route="\/api\/brand-profiles\/:id",status="2xx"\} 1$/m,
    );
    expect(text).toMatch(/_count\{method="POST",route="\/api\/brand-profiles",status="2xx"\} 1$/m);
    expect(text).toMatch(/_count\{method="GET",route="none",status="4xx"\} 1$/m);
    for (const secret of [/secret/i, brand.id, anna.id, /@example\.com/]) expect(text).not.toMatch(secret);
  });

  it('tells what became of jobs, by kind, provider and reason', async () => {
    const done = await askForDesigns(anna, { prompt: 'A confidential harbour' });
    await settled(test.app, done);
    fake.next(() => {
      throw new JobError('refused');
    });
    await settled(test.app, await askForDesigns(anna));
    const text = await read(test);
    const labels = 'kind="generate-design",provider="fake"';
    expect(text).toContain(`maquette_job_duration_seconds_count{${labels},result="completed"} 1`);
    expect(text).toContain(`maquette_job_duration_seconds_count{${labels},result="failed"} 1`);
    expect(text).toContain(`maquette_job_failures_total{${labels},reason="refused"} 1`);
    expect(text).not.toContain('confidential');
  });

  it('tells connections, dependencies, the event loop, memory and room on the disk', async () => {
    const text = await read(test);
    for (const state of ['total', 'idle', 'waiting'])
      expect(text).toMatch(new RegExp(`^maquette_database_connections\\{state="${state}"\\} \\d+$`, 'm'));
    for (const dependency of ['database', 'redis', 'storage'])
      expect(text).toContain(`maquette_dependency_up{dependency="${dependency}"} 1`);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'maquette_storage_free_bytes',
    ])
      expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
  });

  it('counts no query of its own among those that wait for a connection', async () => {
    for (let time = 0; time < 5; time++)
      expect(await read(test)).toContain('maquette_database_connections{state="waiting"} 0');
  });

  it('is for this machine alone, under its own name and without a proxy', async () => {
    const server = test.app.getHttpServer();
    await request(server).get('/metrics').set('Host', 'maquette.example.com').expect(404);
    const { body } = await request(server)
      .get('/metrics')
      .set({ ...LOCAL, 'X-Forwarded-For': '10.0.0.9' })
      .expect(404);
    expect(body).toMatchObject({ error: 'Page not found.' });
  });
});

describe('/metrics of texts', () => {
  const metricsOf = async (env: NodeJS.ProcessEnv) => {
    const test = await createTestApp(env);
    const anna = await person(test);
    const brand = await createBrand(anna);
    const [strategy, website, proposal] = await Promise.all([
      anna.post(`/api/brands/${brand.id}/strategy/brand_strategy/background`).expect(202),
      anna.post(`/api/brands/${brand.id}/website-content/background`, {}).expect(202),
      anna
        .post('/api/proposals/generate', { client_request: 'A sign for our bakery, please.', async: true })
        .expect(202),
    ]);
    await settled(test.app, strategy.body.job_id, 'strategy_generations');
    await settled(test.app, website.body.job_id, 'website_generations');
    await settled(test.app, proposal.body.proposal_id, 'proposals');
    const text = await read(test);
    await test.close();
    return text;
  };
  const KINDS = ['generate-strategy', 'generate-website', 'write-proposal'];

  it('name the built-in writer as their provider where no model is set up', async () => {
    const text = await metricsOf({});
    for (const kind of KINDS)
      expect(text).toContain(
        `maquette_job_duration_seconds_count{kind="${kind}",provider="built-in",result="completed"} 1`,
      );
    expect(text).not.toContain('provider=""');
  });

  it('name the model, as the usage does, where one is', async () => {
    const server = await fakeTextServer();
    server.answers(() => ({ status: 401 }));
    const text = await metricsOf({ TEXT_URL: server.url, TEXT_MODEL: 'writer-1' });
    await server.close();
    for (const kind of KINDS)
      expect(text).toContain(`maquette_job_failures_total{kind="${kind}",provider="text",reason="misconfigured"} 1`);
    expect(text).not.toContain('provider=""');
  });
});

describe('/metrics of jobs that nobody takes', () => {
  it('tells how many wait and for how long', async () => {
    const test = await createTestApp({ ROLE: 'api' }, { imageProviders: [new FakeProvider()] });
    const anna = await person(test);
    expect(await read(test)).toContain('maquette_jobs_oldest_pending_seconds{kind="generate-design"} 0');
    await askForDesigns(anna);
    const text = await read(test);
    expect(text).toContain('maquette_jobs_open{kind="generate-design",state="pending"} 1');
    expect(text).toContain('maquette_jobs_open{kind="generate-design",state="processing"} 0');
    expect(text).toMatch(/^maquette_jobs_oldest_pending_seconds\{kind="generate-design"\} 0\.\d+$/m);
    await test.close();
  });
});

describe('/metrics without Redis', () => {
  it('says so, and tells the rest', async () => {
    const test = await createTestApp({ ROLE: 'api', REDIS_URL: 'redis://127.0.0.1:1' });
    const text = await read(test);
    expect(text).toContain('maquette_dependency_up{dependency="redis"} 0');
    expect(text).toContain('maquette_dependency_up{dependency="database"} 1');
    await test.close();
  });
});

describe('/metrics with METRICS_TOKEN', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp({ ROLE: 'api', METRICS_TOKEN: TOKEN })));
  afterAll(() => test.close());

  it('is for whoever sends it, through a proxy too', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}`, Host: 'maquette.example.com', 'X-Forwarded-For': '10.0.0.9' };
    expect(await read(test, headers)).toContain('maquette_dependency_up');
  });

  it.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, TOKEN])('does not exist for who sends %p', async (sent) => {
    const asked = request(test.app.getHttpServer()).get('/metrics').set(LOCAL);
    await (sent === undefined ? asked : asked.set('Authorization', sent)).expect(404);
  });
});

it('/metrics of a product that others reach does not exist without a token: a proxy may say nothing of itself', async () => {
  const test = await createTestApp({ ROLE: 'api', PUBLIC_URL: 'https://maquette.example.com' });
  await request(test.app.getHttpServer()).get('/metrics').set(LOCAL).expect(404);
  await test.close();
});

describe('a worker', () => {
  const PORT = 5310;
  const ask = (path: string) =>
    new Promise<{ status?: number; text: string }>((resolve, reject) =>
      get({ host: '127.0.0.1', port: PORT, path, headers: LOCAL }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      }).on('error', reject),
    );

  it('serves its figures on METRICS_PORT and nothing else, and on no port without it', async () => {
    const test = await createTestApp({ ROLE: 'api' });
    const start = (port?: number) =>
      NestFactory.createApplicationContext(
        AppModule.for({ ...test.config, role: 'worker', metrics: { port } }, { imageProviders: [new FakeProvider()] }),
        { logger: false },
      );
    const silent = await start();
    await expect(ask('/metrics')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await silent.close();
    const worker = await start(PORT);
    const { status, text } = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('maquette_jobs_open{kind="generate-design",state="pending"} 0');
    expect((await ask('/api/health')).status).toBe(404);
    await worker.close();
    await expect(ask('/metrics')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await test.close();
  });
});
