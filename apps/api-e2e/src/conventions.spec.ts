import request from 'supertest';
import { csrf, Person, url } from './support';

const errorBody = (status: number) => ({ status_code: status, error: expect.any(String), message: expect.any(String) });

describe('the conventions of every call', () => {
  let person: Person;
  beforeAll(async () => (person = await Person.signUp()));

  it('answers an unknown path with JSON, whoever asks', async () => {
    const { body } = await person.get('/api/no-such-thing').expect(404).expect('Content-Type', /json/);
    expect(body).toMatchObject(errorBody(404));
    await request(url).get('/api/no-such-thing').expect(404).expect('Content-Type', /json/);
  });

  it('answers a method that a path does not have with JSON', async () => {
    const { body, status } = await request(url).put('/api/designs').set(person.account.headers);
    expect([404, 405]).toContain(status);
    expect(body).toMatchObject(errorBody(status));
  });

  it('refuses a change without the CSRF token, and a read needs none', async () => {
    const { authorization } = person.account.headers;
    const { body } = await request(url).post('/api/designs/generate_async').set({ authorization }).send({}).expect(403);
    expect(body).toMatchObject({ ...errorBody(403), error: 'Invalid CSRF token', code: 'EBADCSRFTOKEN' });
    await request(url).get('/api/designs').set({ authorization }).expect(200);
  });

  it('refuses a CSRF token that belongs to another cookie', async () => {
    const { authorization, cookie } = person.account.headers;
    const stranger = await csrf(url);
    await request(url)
      .post('/api/designs/generate_async')
      .set({ authorization, cookie, 'x-csrf-token': stranger['x-csrf-token'] })
      .send({})
      .expect(403);
  });

  it('names each field that is wrong, with a sentence', async () => {
    const { body } = await person
      .post('/api/designs/generate_async', {
        provider: 'studio',
        operation: 'text-to-image',
        prompt: 'x',
        n: 11,
        colour: 'red',
      })
      .expect(400);
    expect(body).toMatchObject(errorBody(400));
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(['n', 'colour']));
  });

  it("answers 400 to an id that is none, and 404 to one that is nobody's", async () => {
    await person.get('/api/designs/not-an-id').expect(400);
    await person.get('/api/designs/00000000-0000-4000-8000-000000000000').expect(404);
  });

  it('refuses a body that is no JSON, one that is too large and one of another type', async () => {
    const send = (type: string, body: string) =>
      request(url).post('/api/designs/generate_async').set(person.account.headers).set('Content-Type', type).send(body);
    expect((await send('application/json', '{"a"').expect(400)).body).toMatchObject(errorBody(400));
    expect(
      (await send('application/json', JSON.stringify({ prompt: 'x'.repeat(1_200_000) })).expect(413)).body,
    ).toMatchObject(errorBody(413));
    expect((await send('text/xml', '<a/>').expect(415)).body).toMatchObject(errorBody(415));
  });

  it('limits the pages of a list', async () => {
    await person.get('/api/designs?per_page=101').expect(400);
    await person.get('/api/designs?page=0').expect(400);
  });

  it('lets nobody frame, sniff or inline anything', async () => {
    const { headers } = await request(url).get('/api/health').expect(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
