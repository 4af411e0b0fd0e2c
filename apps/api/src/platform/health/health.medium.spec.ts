import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import request from 'supertest';
import { createDatabase } from '../../../test/database';
import { person } from '../../../test/people';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { Draining } from './draining';

describe('GET /api/ready', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp()));
  afterAll(() => test.close());

  it('answers ok while database, Redis and storage can be reached', async () => {
    await request(test.app.getHttpServer()).get('/api/ready').expect(200, { status: 'ok' });
  });
});

describe('GET /api/ready without Redis', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp({ REDIS_URL: 'redis://127.0.0.1:1' })));
  afterAll(() => test.close());

  it('names what cannot be reached, while /api/health still answers', async () => {
    const server = test.app.getHttpServer();
    const { body } = await request(server).get('/api/ready').expect(503);
    expect(body).toMatchObject({ status_code: 503, error: 'Not ready: redis cannot be reached.' });
    await request(server).get('/api/health').expect(200);
  });
});

describe('a process that is to stop', () => {
  it('is not ready, answers what still comes, and closes each connection with its answer', async () => {
    const test = await createTestApp({ DRAIN_SECONDS: '0.01' });
    const server = test.app.getHttpServer();
    expect((await request(server).get('/api/health').set('Connection', 'keep-alive')).headers.connection).toBe(
      'keep-alive',
    );
    await test.app.get(Draining).beforeApplicationShutdown();
    const { body } = await request(server).get('/api/ready').expect(503);
    expect(body.error).toBe('Not ready: this process is about to stop.');
    const answer = await request(server).get('/api/health').set('Connection', 'keep-alive').expect(200);
    expect(answer.headers.connection).toBe('close');
    await test.close();
  });
});

/** A way to the database that can be cut and mended. */
async function wayTo(database: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const beyond = connect(Number(database.port), database.hostname);
    for (const [one, other] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = once(server.close(), 'close');
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    mend: () => listen(port),
  };
}

describe('While PostgreSQL is away', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let way: Awaited<ReturnType<typeof wayTo>>;
  let test: TestApp;
  beforeAll(async () => {
    database = await createDatabase();
    way = await wayTo(new URL(database.url));
    test = await createTestApp({ DATABASE_URL: way.url });
  });
  afterAll(async () => {
    await test.close();
    await way.cut();
    await database.drop();
  });

  it('every call says that it may be tried again, and works once it is back', async () => {
    const { get } = await person(test);
    await way.cut();
    const sentence = 'The service is not available right now. Please try again.';
    const list = await get('/api/designs').expect(503).expect('Retry-After', '5');
    expect(list.body).toEqual({ error: sentence, message: sentence, status_code: 503, code: 'UNAVAILABLE' });
    const signIn = request(test.app.getHttpServer())
      .post('/auth/v1/token?grant_type=password')
      .send({ email: 'ada@example.com', password: 'irrelevant' });
    await signIn.expect(503).expect('Retry-After', '5').expect('X-Sb-Error-Code', 'unexpected_failure');
    expect((await get('/rest/v1/design_requests').set('apikey', 'embedded')).body).toMatchObject({
      code: 'PGRST000',
      message: sentence,
    });
    await way.mend();
    await get('/api/designs').expect(200);
  });
});
