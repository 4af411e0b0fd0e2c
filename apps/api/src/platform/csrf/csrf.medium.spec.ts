import request from 'supertest';
import { createTestApp, type TestApp } from '../../../test/test-app';

describe('A front end on another origin', () => {
  const ORIGIN = 'https://app.example.net';
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp({ CORS_ORIGINS: `${ORIGIN}/` })));
  afterAll(() => test.close());

  it.each([
    [
      '/auth/v1/token?grant_type=password',
      'POST',
      'authorization,apikey,content-type,x-client-info,x-supabase-api-version',
    ],
    [
      '/rest/v1/brands',
      'GET',
      'accept-profile,apikey,authorization,prefer,range,range-unit,x-client-info,x-retry-count',
    ],
    ['/api/designs', 'DELETE', 'authorization,content-type,x-csrf-token'],
  ])('may call %s', async (path, method, headers) => {
    const answer = await request(test.app.getHttpServer())
      .options(path)
      .set({ Origin: ORIGIN, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': headers,
    });
    expect(answer.headers['access-control-allow-methods']).toContain(method);
  });

  it('may read the headers that the clients need, also of an error', async () => {
    const answer = await request(test.app.getHttpServer()).get('/auth/v1/user').set('Origin', ORIGIN).expect(401);
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(answer.headers['access-control-expose-headers']).toBe(
      'Content-Range,ETag,Retry-After,X-Request-Id,X-Supabase-Api-Version',
    );
  });

  it('is the one on the list and no other', async () => {
    const answer = await request(test.app.getHttpServer()).get('/api/csrf-token').set('Origin', 'https://evil.com');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is refused a change without a token, before its route is looked for', async () => {
    const { body } = await request(test.app.getHttpServer()).post('/api/anything').send({}).expect(403);
    expect(body.code).toBe('EBADCSRFTOKEN');
  });
});
