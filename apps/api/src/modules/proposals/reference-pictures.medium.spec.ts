import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';

const LIMIT = 10_485_760;

/** Noise in two colours: no other picture has its bytes. */
const noise = () =>
  sharp({
    create: {
      width: 240,
      height: 160,
      channels: 3,
      background: '#1b2a4a',
      noise: { type: 'gaussian', mean: 90, sigma: 30 },
    },
  })
    .png()
    .toBuffer();

describe('pictures of a client', () => {
  let test: TestApp;
  let anna: Person;
  let temporary: string;
  const { TMPDIR } = process.env;
  beforeAll(async () => {
    // as `start` does: what is temporary of this process lies in a folder of its own, and all of it is searched
    temporary = await mkdtemp(join(tmpdir(), 'maquette-pictures-'));
    process.env.TMPDIR = temporary;
    test = await createTestApp();
    anna = await person(test);
  });
  afterAll(async () => {
    await test.close();
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(temporary, { recursive: true });
  });

  const ask = (body: object) => anna.post('/api/proposals/generate', { async: true, ...body });

  it('are measured, and the proposal is written from that; of their bytes nothing is kept anywhere', async () => {
    const pictures = await Promise.all([noise(), noise()]);
    const images = pictures.map((picture) => picture.toString('base64'));
    const { body } = await ask({ images: [images[0], `data:image/png;base64,${images[1]}`] }).expect(202);
    await settled(test.app, body.proposal_id, 'proposals');
    const { proposal } = (await anna.get(`/api/proposals/${body.proposal_id}`).expect(200)).body;
    expect(proposal).toMatchObject({
      generation_status: 'completed',
      client_request: 'Please analyze these images and create a proposal.',
      input_type: 'image',
      image_count: 2,
      images: [{ width: 240, height: 160, colors: expect.any(Array), description: null }, { width: 240 }],
    });
    expect(proposal.images[0].colors.length).toBeGreaterThan(0);
    expect(proposal.proposal_content).toContain(proposal.images[0].colors[0].hex);

    const needles = pictures.flatMap((picture, index) => {
      const middle = picture.subarray(picture.length / 2, picture.length / 2 + 48);
      const base64 = images[index]!.slice(images[index]!.length / 2, images[index]!.length / 2 + 48);
      return [middle.toString('latin1'), middle.toString('hex'), base64];
    });
    const holds = (text: string) => needles.some((needle) => text.includes(needle));

    const database = test.app.get(DataSource);
    const tables = await database.query<{ name: string }[]>(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const rows = await database.query<{ row: string }[]>(`SELECT one::text AS row FROM ${name} one`);
      expect([name, rows.some(({ row }) => holds(row))]).toEqual([name, false]);
    }
    const redis = new Redis(process.env.TEST_REDIS_URL!);
    for (const key of await redis.keys('*')) {
      const dumped = (await redis.dumpBuffer(key))?.toString('latin1') ?? '';
      expect([key, holds(dumped)]).toEqual([key, false]);
    }
    await redis.quit();
    for (const folder of [test.config.files.dir, temporary])
      for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile()) expect([path, holds(await readFile(path, 'latin1'))]).toEqual([path, false]);
      }
  });

  it('may be three, each one byte under 10 MB', async () => {
    const picture = await noise();
    // what stands behind the end of a PNG belongs to no picture
    const large = Buffer.concat([picture, Buffer.alloc(LIMIT - 1 - picture.length)]).toString('base64');
    const { body } = await ask({ images: [large, large, large], client_request: 'A sign for our bakery' }).expect(202);
    await settled(test.app, body.proposal_id, 'proposals');
    const { proposal } = (await anna.get(`/api/proposals/${body.proposal_id}`).expect(200)).body;
    expect(proposal).toMatchObject({
      generation_status: 'completed',
      client_request: 'A sign for our bakery',
      image_count: 3,
      images: [{ width: 240, height: 160 }, { width: 240 }, { width: 240 }],
    });
  }, 120_000);

  it('of which one is wrong are not asked for at all', async () => {
    const count = async () => (await anna.get('/api/proposals/list?status=all').expect(200)).body.pagination.total;
    const before = await count();
    const good = (await noise()).toString('base64');
    const text = Buffer.from('no picture').toString('base64');
    expect((await ask({ images: [good, good, text] }).expect(415)).body.error).toBe(
      'Image 3: File must be JPEG, PNG, or WebP format',
    );
    // what a file is shows at its beginning: that the second could be opened by nobody was not found out before
    const cut = (await noise()).subarray(0, 5_000).toString('base64');
    expect((await ask({ images: [good, cut, text] }).expect(415)).body.error).toBe(
      'Image 3: File must be JPEG, PNG, or WebP format',
    );
    expect((await ask({ images: [good, good, good, good] }).expect(400)).body.error).toBe('Maximum 3 images allowed');
    expect((await ask({ images: [] }).expect(400)).body.error).toBe('Please upload at least one image file');
    expect(await count()).toBe(before);
  });

  it('are under 10 MB each, to the byte', async () => {
    const of = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
    const refused = await ask({ images: ['AAAA', of(LIMIT)] }).expect(413);
    expect(refused.body.error).toBe('Image 2: File size must be less than 10MB');
    const accepted = await ask({ image: of(LIMIT - 1) }).expect(415);
    expect(accepted.body.error).toBe('Image 1: File must be JPEG, PNG, or WebP format');
  });
});
