import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { type Card, dataDir, Person, secondUrl, url } from './support';

const bytes = (address: string) =>
  request(url)
    .get(new URL(address, url).href.slice(url.length))
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

const storedFiles = async (person: Person) =>
  (await readdir(join(dataDir, 'files'), { recursive: true })).filter(
    (path) => path.includes(person.account.id) && /\.\w+$/.test(path),
  );

describe('a picture, from the prompt to the purge', () => {
  let person: Person;
  let card: Card;
  let address: string;

  beforeAll(async () => {
    person = await Person.signUp();
    [card] = (await person.finished(await person.generate('A calm logo for a tea house'))) as [Card];
    const { body } = await person
      .post('/api/images/bulk-urls', { files: [{ path: card.supabase_path, bucket: 'design-images' }] })
      .expect(200);
    address = body.urls[0].url;
  });

  it('is completed, with the prompt as it was typed and a seed to make it again', () => {
    expect(card).toMatchObject({
      status: 'completed',
      prompt: 'A calm logo for a tea house',
      error: null,
      seed: expect.any(Number),
    });
  });

  it('is a PNG of the size that the card names', async () => {
    const { body } = await bytes(address).expect(200).expect('Content-Type', 'image/png');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: card.width, height: card.height });
  });

  it('is shown by every process of the API', async () => {
    const { body } = await person.via(secondUrl).get(`/api/designs/${card.id}`).expect(200);
    expect(body).toMatchObject({ id: card.id, status: 'completed' });
  });

  it('is answered with 304 to a browser that has it', async () => {
    const { headers } = await bytes(address).expect(200);
    await request(url)
      .get(new URL(address, url).href.slice(url.length))
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });

  it('cannot be had by changing the address', async () => {
    // not the last character: two of its bits carry nothing
    await bytes(address.replace(/.(?=.$)/, (one) => (one === '0' ? '1' : '0'))).expect(404);
  });

  it('goes to the trash, comes back, and is gone for good after the purge', async () => {
    await person
      .delete(`/api/designs/${card.id}`)
      .expect(200)
      .expect(({ body }) => expect(body).toEqual({ message: expect.any(String) }));
    await bytes(address).expect(404);
    await person.get(`/api/designs/${card.id}`).expect(404);
    expect(await person.cards()).toEqual([]);
    const trash = await person.get('/api/trash').expect(200);
    expect(JSON.stringify(trash.body)).toContain(card.id);

    await person.post(`/api/designs/${card.id}/restore`).expect(200);
    await bytes(address).expect(200);
    expect((await person.cards()).map(({ id }) => id)).toEqual([card.id]);

    await person.delete(`/api/designs/${card.id}`).expect(200);
    expect(await storedFiles(person)).not.toEqual([]);
    await person.delete(`/api/trash/design/${card.id}`).expect(200);
    await person.post(`/api/designs/${card.id}/restore`).expect(404);
    expect(await storedFiles(person)).toEqual([]);
  });
});

describe('a request for several pictures', () => {
  it('becomes one card for each, all different, the first under the id of the request', async () => {
    const person = await Person.signUp();
    const id = await person.generate('Four ideas for a bakery', { n: 4 });
    const cards = await person.finished(id);
    expect(cards.map(({ status, image_index, is_multi_image }) => ({ status, image_index, is_multi_image }))).toEqual(
      [0, 1, 2, 3].map((image_index) => ({ status: 'completed', image_index, is_multi_image: true })),
    );
    expect(cards[0]?.id).toBe(id);
    expect(new Set(cards.map(({ supabase_path }) => supabase_path)).size).toBe(4);
    expect(new Set(cards.map(({ seed }) => seed)).size).toBe(4);
  });
});

describe('requests made at the same moment, through two processes', () => {
  it('are each answered with an id of their own and all finished', async () => {
    const person = await Person.signUp();
    const other = person.via(secondUrl);
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? other : person).generate(`Poster number ${i}`)),
    );
    expect(new Set(ids).size).toBe(10);
    const finished = await Promise.all(ids.map((id) => person.finished(id)));
    expect(finished.flat().map(({ status }) => status)).toEqual(Array<string>(10).fill('completed'));
  });
});

describe('a request deleted while it waits or runs', () => {
  it('is cancelled: it never comes back to the list and leaves no picture', async () => {
    const person = await Person.signUp();
    const ids = await Promise.all(
      Array.from({ length: 3 }, (_, i) => person.generate(`To be cancelled ${i}`, { n: 10 })),
    );
    await Promise.all(ids.map((id) => person.delete(`/api/designs/${id}`).expect(200)));
    const marker = await person.generate('The one that stays');
    await person.finished(marker);
    expect((await person.cards()).map(({ id }) => id)).toEqual([marker]);
  });
});
