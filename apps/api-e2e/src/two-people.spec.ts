import request from 'supertest';
import { type Card, Person, url } from './support';

describe('somebody else', () => {
  let anna: Person;
  let ben: Person;
  let card: Card;

  beforeAll(async () => {
    [anna, ben] = await Promise.all([Person.signUp(), Person.signUp()]);
    [card] = (await anna.finished(await anna.generate('A secret campaign'))) as [Card];
  });

  it('does not see my designs in the list, the search or the direct read', async () => {
    expect(await ben.cards()).toEqual([]);
    expect(await ben.cards('search=secret')).toEqual([]);
    const { body } = await ben.get('/rest/v1/design_requests?select=*').expect(200);
    expect(body).toEqual([]);
    const widened = await ben.get(`/rest/v1/design_requests?select=id&user_id=eq.${anna.account.id}`).expect(200);
    expect(widened.body).toEqual([]);
  });

  it.each(['get', 'delete', 'patch'] as const)(
    'gets the same 404 for %s of my design as for one that never was',
    async (method) => {
      const answer = (id: string) => ben[method](`/api/designs/${id}`, { favorite: true }).expect(404);
      const [mine, none] = await Promise.all([answer(card.id), answer('00000000-0000-4000-8000-000000000000')]);
      expect(mine.body).toEqual(none.body);
      await anna.get(`/api/designs/${card.id}`).expect(200);
    },
  );

  it('cannot have the address of my picture signed', async () => {
    const { body } = await ben
      .post('/api/images/bulk-urls', { files: [{ path: card.supabase_path, bucket: 'design-images' }] })
      .expect(200);
    expect(body.urls[0]).toMatchObject({ url: null, error: expect.any(String) });
    await ben.get(`/api/images/supabase/${card.supabase_path}?bucket=design-images`).expect(404);
  });

  it('cannot restore or purge what I deleted', async () => {
    await anna.delete(`/api/designs/${card.id}`).expect(200);
    await ben.post(`/api/designs/${card.id}/restore`).expect(404);
    await ben.delete(`/api/trash/design/${card.id}`).expect(404);
    await anna.post(`/api/designs/${card.id}/restore`).expect(200);
  });
});

describe('a visitor', () => {
  it('is told to log in, in one sentence', async () => {
    const { body } = await request(url).get('/api/designs').expect(401);
    expect(body).toMatchObject({ status_code: 401, error: expect.stringMatching(/log in/i) });
  });

  it.each([
    ['an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
    [
      'a token signed by someone else',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAiLCJhdWQiOiJhdXRoZW50aWNhdGVkIn0.AAAA',
    ],
    ['no token at all', 'x'],
  ])('is not let in by %s', async (_, token) => {
    await request(url).get('/api/designs').set('Authorization', `Bearer ${token}`).expect(401);
  });
});

describe('a person who has signed out', () => {
  it('is not let in by the old token any more', async () => {
    const person = await Person.signUp();
    await person.get('/api/designs').expect(200);
    await request(url).post('/auth/v1/logout').set('Authorization', person.account.headers.authorization).expect(204);
    await person.get('/api/designs').expect(401);
  });
});
