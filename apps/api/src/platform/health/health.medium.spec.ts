import request from 'supertest';
import { createTestApp, type TestApp } from '../../../test/test-app';

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
