import { buffer } from 'node:stream/consumers';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import yauzl from 'yauzl';
import { askForDesigns } from '../../../../test/factories';
import { FakeProvider } from '../../../../test/fake-provider';
import { type Person, person } from '../../../../test/people';
import { settled } from '../../../../test/settled';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import { REDIS } from '../../../platform/redis';
import { distinctNames } from './archives.service';

let test: TestApp;
let anna: Person;
beforeAll(async () => {
  test = await createTestApp({}, { imageProviders: [new FakeProvider()] });
  anna = await person(test);
});
afterAll(() => test.close());
afterEach(() => jest.restoreAllMocks());

const generate = async (who: Person, fields: Parameters<typeof askForDesigns>[1] = {}): Promise<string> => {
  const id = await askForDesigns(who, { prompt: 'A cup', ...fields });
  await settled(test.app, id);
  return id;
};
const cardsOf = async (request: string) =>
  (
    await test.app
      .get(DataSource)
      .query<{ id: string }[]>('SELECT id FROM designs WHERE request_id = $1 ORDER BY image_index', [request])
  ).map(({ id }) => id);
const archive = async (who: Person, ids: string[]) =>
  (await who.post('/api/designs/archive', { ids }).expect(201)).body;
const download = (url: string) =>
  anna
    .get(url)
    .buffer(true)
    .parse((answer, done) => {
      buffer(answer as unknown as NodeJS.ReadableStream).then(
        (bytes) => done(null, bytes),
        (error: Error) => done(error, undefined),
      );
    });
/** @returns the files in it, by their names, in their order */
const unzip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const file = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of file.eachEntry())
    files.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  return files;
};
const TODAY = new RegExp(/_\d{4}-\d\d-\d\d/);
const named = (files: Map<string, Buffer>) => [...files.keys()].map((name) => name.replace(TODAY, '_day'));

describe('an archive of designs', () => {
  it('holds their images under their download names, doubles with a number', async () => {
    const ids = await cardsOf(await generate(anna, { n: 3 }));
    const bag = await generate(anna, { prompt: 'A bag, paper!' });
    const { url, count, left_out } = await archive(anna, [...ids, bag]);
    expect({ count, left_out }).toEqual({ count: 4, left_out: [] });
    const answer = await download(url)
      .expect(200)
      .expect('Content-Type', 'application/zip')
      .expect('Content-Disposition', /^attachment; filename="designs_\d{4}-\d\d-\d\d\.zip"$/);
    const files = await unzip(answer.body as Buffer);
    expect(named(files)).toEqual(['A_cup_day.png', 'A_cup_day (2).png', 'A_cup_day (3).png', 'A_bag__paper__day.png']);
    expect(answer.headers['content-length']).toBe(String((answer.body as Buffer).length));
    const { body } = await anna.get(`/api/designs/${bag}`).expect(200);
    const picture = await anna.get(body.image_url).buffer(true);
    expect([...files.values()].at(-1)).toEqual(picture.body);
  });

  it('leaves out what has no image, lies in the trash or is somebody else’s, and names it', async () => {
    const [kept, trashed, failed, bens] = await Promise.all([
      generate(anna),
      generate(anna),
      generate(anna),
      generate(await person(test)),
    ]);
    await anna.delete(`/api/designs/${trashed}`).expect(200);
    await test.app.get(DataSource).query('UPDATE designs SET image_path = NULL WHERE id = $1', [failed]);
    const { url, count, left_out } = await archive(anna, [bens, trashed, kept, failed, kept]);
    expect({ count, left_out }).toEqual({
      count: 1,
      left_out: [
        { id: bens, reason: 'Design not found.' },
        { id: trashed, reason: 'It is in the trash.' },
        { id: failed, reason: 'It has no image.' },
      ],
    });
    expect((await unzip((await download(url).expect(200)).body as Buffer)).size).toBe(1);
  });

  it('is refused when nothing would be in it', async () => {
    const [mine, bens] = [await generate(anna), await generate(await person(test))];
    await anna.delete(`/api/designs/${mine}`).expect(200);
    const { body } = await anna.post('/api/designs/archive', { ids: [mine] }).expect(409);
    expect(body.error).toBe('None of these designs has an image to download.');
    expect((await anna.post('/api/designs/archive', { ids: [bens] }).expect(404)).body.error).toBe('Design not found.');
  });

  it('leaves out what is deleted before it is opened, and opens nothing when all is', async () => {
    const [one, two] = [await generate(anna), await generate(anna)];
    const { url } = await archive(anna, [one, two]);
    await anna.delete(`/api/designs/${one}`).expect(200);
    expect((await unzip((await download(url).expect(200)).body as Buffer)).size).toBe(1);
    await anna.delete(`/api/designs/${two}`).expect(200);
    await anna.get(url).expect(404);
  });

  it('opens for ten minutes and by its whole address only', async () => {
    const [one, two] = [await generate(anna), await generate(anna)];
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now); // a busy machine must not use up the minutes
    const { url } = await archive(anna, [one]);
    const other = await archive(anna, [two]);
    const swapped = other.url.replace(/\?.*/, url.slice(url.indexOf('?')));
    for (const forged of [swapped, url.replace(/expires=\d+/, 'expires=9999999999'), url.replace(/\?.*/, '')])
      await anna.get(forged).expect(404);
    clock.mockReturnValue(now + 10 * 60_000 - 1_000);
    await anna.get(url).expect(200);
    clock.mockReturnValue(now + 10 * 60_000 + 1_000);
    await anna.get(url).expect(404);
  });

  it('is not kept for longer than it opens', async () => {
    const { url } = await archive(anna, [await generate(anna)]);
    const id = /archives\/([^?]+)/.exec(url)?.[1] as string;
    const seconds = await test.app.get<Redis>(REDIS).ttl(`archive:${id}`);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('says that the service is away while Redis is', async () => {
    const id = await generate(anna);
    jest.spyOn(test.app.get<Redis>(REDIS), 'set').mockRejectedValue(new Error("Stream isn't writeable"));
    await anna.post('/api/designs/archive', { ids: [id] }).expect(503);
  });

  it.each([
    ['no ids', [], 'ids must hold at least one.'],
    ['a malformed id', ['7'], 'ids must hold UUIDs.'],
    [
      'more than 500',
      Array.from({ length: 501 }, () => '00000000-0000-4000-8000-000000000000'),
      'ids must hold at most 500.',
    ],
  ])('refuses %s', async (_, ids, sentence) => {
    const { body } = await anna.post('/api/designs/archive', { ids: ids }).expect(400);
    expect(body.error).toBe(sentence);
  });
});

it('gives every file of an archive a name of its own, whatever they are called', () => {
  expect(distinctNames(['a.png', 'A.png', 'a (2).png', 'a.png', 'b.png'])).toEqual([
    'a.png',
    'A (2).png',
    'a (2) (2).png',
    'a (3).png',
    'b.png',
  ]);
});
