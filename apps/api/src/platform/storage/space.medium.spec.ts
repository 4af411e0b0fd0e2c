import request from 'supertest';
import { openApiDocument } from '../openapi';
import { type Person, person } from '../../../test/people';
import { createTestApp, type TestApp } from '../../../test/test-app';

// no disk has so much to spare
const NEARLY_FULL = { DISK_RESERVE_MB: '1e12' };

describe('While the disk is nearly full', () => {
  let test: TestApp;
  let anna: Person;
  beforeAll(async () => {
    test = await createTestApp(NEARLY_FULL);
    anna = await person(test);
  });
  afterAll(() => test.close());

  it('whatever would be made is refused with a sentence, on every route', async () => {
    const making = Object.entries(openApiDocument(test.app).paths).flatMap(([path, { post }]) =>
      path.startsWith('/api/') && ['201', '202'].some((status) => post?.responses[status]) ? [path] : [],
    );
    expect(making.length).toBeGreaterThan(1);
    for (const path of making) {
      const { status, body } = await anna.post(path, {});
      expect([path, status, body.code, body.error]).toEqual([
        path,
        507,
        'DISK_FULL',
        expect.stringMatching(/no disk space left, so nothing new can be made for now/),
      ]);
    }
  });

  it('reading, removing and signing up go on', async () => {
    await anna.get('/api/designs').expect(200);
    await anna.delete(`/api/designs/${anna.id}`).expect(404);
    await anna.post('/auth/v1/signup', { email: 'ben@example.com', password: 'a long enough password' }).expect(200);
  });

  it('a stranger is asked to log in, and learns nothing of the disk', async () => {
    const { body, headers } = await request(test.app.getHttpServer()).get('/api/csrf-token');
    await request(test.app.getHttpServer())
      .post('/api/brand-profiles')
      .set({ 'X-CSRF-Token': body.csrfToken, Cookie: String(headers['set-cookie']).split(';')[0] })
      .expect(401);
  });

  it('/api/ready says so, and /api/health answers', async () => {
    const { body } = await request(test.app.getHttpServer()).get('/api/ready').expect(503);
    expect(body).toMatchObject({ error: 'Not ready: the disk is almost full.', details: { down: ['space'] } });
    await request(test.app.getHttpServer()).get('/api/health').expect(200);
  });
});
