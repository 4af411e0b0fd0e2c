import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { type S3Server, startS3 } from '../../../../../tools/services/s3.mjs';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { FileLinks } from './file-links';
import { Files, type StoredFile } from './files';

const OWNER = '00000000-0000-4000-8000-000000000001';
const BYTES = Buffer.from('0123456789');

let dir: string;
let server: S3Server;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'maquette-files-'));
  server = await startS3({ dir });
});
afterEach(() => server.failWith(undefined));
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true });
});

let test: TestApp;
const put = async (mediaType = 'image/png') => {
  const files = test.app.get(Files);
  const file = await files.put('design-images', OWNER, mediaType, BYTES);
  await files.record(test.app.get(DataSource).manager, [file]);
  return file;
};
const trash = (file: StoredFile) =>
  test.app.get(Files).setTrashed(test.app.get(DataSource).manager, file.bucket, [file.path], true);
const get = (address: string, headers: Record<string, string> = {}) =>
  request(test.app.getHttpServer()).get(address).set(headers).buffer(true);
const addressOf = ({ bucket, path }: StoredFile) => test.app.get(FileLinks).sign(bucket, path);

describe.each<[string, () => NodeJS.ProcessEnv]>([
  ['on the disk', () => ({})],
  ['in a bucket', () => server.env],
])('a picture %s', (_, env) => {
  beforeAll(async () => (test = await createTestApp({ ROLE: 'api', ...env() })));
  afterAll(() => test.close());

  it('is sent whole, in part, or not again', async () => {
    const address = addressOf(await put());
    const whole = await get(address).expect(200);
    expect([whole.body, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([
      BYTES,
      'bytes',
      'image/png',
    ]);
    const part = await get(address, { Range: 'bytes=2-4' }).expect(206);
    expect([String(part.body), part.headers['content-range'], part.headers['content-length']]).toEqual([
      '234',
      'bytes 2-4/10',
      '3',
    ]);
    expect(String((await get(address, { Range: 'bytes=-3' }).expect(206)).body)).toBe('789');
    const { etag } = whole.headers;
    await get(address, { 'If-None-Match': String(etag) }).expect(304);
    await get(address, { Range: 'bytes=2-4', 'If-Range': String(etag) }).expect(206);
    expect((await get(address, { Range: 'bytes=2-4', 'If-Range': '"another"' }).expect(200)).body).toEqual(BYTES);
    const none = await get(address, { Range: 'bytes=20-' }).expect(416);
    expect(none.headers['content-range']).toBe('bytes */10');
    expect((await get(address, { Range: 'bytes=0-1,4-5' }).expect(200)).body).toEqual(BYTES);
  });

  it('is nowhere once it is in the trash, nor by an address that nobody signed', async () => {
    const file = await put();
    const address = addressOf(file);
    await get(address.replace(/signature=./, 'signature=-')).expect(404);
    await trash(file);
    await get(address).expect(404);
    const trashed = test.app.get(FileLinks).signTrashed(file.bucket, file.path);
    expect((await get(trashed).expect(200)).body).toEqual(BYTES);
  });
});

describe('where browsers are sent to the bucket', () => {
  beforeAll(async () => (test = await createTestApp({ ROLE: 'api', ...server.env, FILES_REDIRECT: 'true' })));
  afterAll(() => test.close());

  it('a picture is fetched there, by an address that the pages may load', async () => {
    const answer = await get(addressOf(await put('image/svg+xml'))).expect(302);
    const address = String(answer.headers.location);
    expect(new URL(address).origin).toBe(server.env.S3_ENDPOINT);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const fetched = await fetch(address);
    expect([fetched.status, await fetched.text()]).toEqual([200, String(BYTES)]);
    expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="design.svg"');
    const page = await request(test.app.getHttpServer()).get('/api/health');
    for (const directive of ['img-src', 'connect-src'])
      expect(page.headers['content-security-policy']).toMatch(
        new RegExp(`${directive} [^;]*${String(server.env.S3_ENDPOINT)}`),
      );
  });

  it('what is in the trash is refused as ever, and shown to its owner by the server alone', async () => {
    const file = await put();
    const address = addressOf(file);
    await trash(file);
    await get(address).expect(404);
    await get(test.app.get(FileLinks).signTrashed(file.bucket, file.path)).expect(200);
  });

  it('a store that is away is told by readiness, and heals', async () => {
    const ready = () => request(test.app.getHttpServer()).get('/api/ready');
    await ready().expect(200);
    server.failWith(() => 503);
    const { body } = await ready().expect(503);
    expect(body.details).toEqual({ down: ['storage'] });
    server.failWith(undefined);
    await ready().expect(200);
  });
});
