import { crc32 } from 'node:zlib';
import type { OperationId } from '@maquette/generation';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { type FakeProviderServer, fakeProviderServer, type Reply } from '../../../test/fake-provider-server';
import { KEY, type Operation, SVG, WIRES } from '../../../test/hosted-wires';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';

const ALL = WIRES.flatMap(({ id, operations }) =>
  Object.entries(operations).map(([operation, wire]) => [id, operation as OperationId, wire] as const),
);
const png = () =>
  sharp({ create: { width: 300, height: 300, channels: 4, background: '#336699' } })
    .png()
    .toBuffer();
/** 900 megapixels, says its header. */
function bombOf(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture);
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const VECTOR_BOMB = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><path d="M0 0h8v8z"/></svg>';

describe('a result', () => {
  let server: FakeProviderServer;
  let test: TestApp;
  let anna: Person;
  let picture: Buffer;
  beforeAll(async () => {
    [server, picture] = await Promise.all([fakeProviderServer(), png()]);
    test = await createTestApp(Object.assign({}, ...WIRES.map((wire) => wire.env(server.url))) as NodeJS.ProcessEnv);
    anna = await person(test);
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  /** All is well but for what the picture, or the drawing, consists of. */
  const giving = (wire: Operation, bytes: Buffer) =>
    server.replies((received): Reply => {
      const reply = wire.replies(received, bytes, server.url);
      if (reply.body === SVG) return { body: bytes };
      if (typeof reply.body !== 'object' || Buffer.isBuffer(reply.body)) return reply;
      const encoded = Buffer.from(SVG).toString('base64');
      const body = JSON.stringify(reply.body).replaceAll(encoded, bytes.toString('base64'));
      return { ...reply, body: JSON.parse(body) as object };
    });
  const design = async (provider: string, operation: OperationId) => {
    const inputs: Partial<Record<OperationId, Record<string, Buffer>>> = {
      'text-to-image': {},
      'change-background': { image: picture, background_image: picture },
    };
    const fields = { provider, operation, prompt: 'A fox' };
    const { body } = await anna
      .postForm('/api/designs/generate_async', fields, inputs[operation] ?? { image: picture })
      .expect(202);
    await settled(test.app, body.design_request_id);
    return (await anna.get(`/api/designs/${body.design_request_id}`).expect(200)).body;
  };
  const posts = () => server.requests.filter(({ what }) => what.startsWith('POST'));

  it.each(ALL)('of %s, %s, that is whole becomes a card, and is counted', async (id, operation, wire) => {
    giving(wire, operation === 'vectorize' ? Buffer.from(SVG) : picture);
    expect(await design(id, operation)).toMatchObject({ status: 'completed', error: null });
    expect(posts()).toHaveLength(1);
    const [use] = await test.app
      .get(DataSource)
      .query<{ purpose: string }[]>('SELECT * FROM provider_uses WHERE provider = $1 ORDER BY created_at DESC', [id]);
    expect(use?.purpose).toBe(operation);
  });

  it.each(
    ALL.flatMap(([id, operation, wire]) =>
      ['half of it', 'twelve bytes', 'a page', 'too many pixels'].map((what) => [id, operation, what, wire] as const),
    ),
  )('of %s, %s, that is no whole one (%s) fails, and is not asked for again', async (id, operation, what, wire) => {
    const [whole, bomb] =
      operation === 'vectorize' ? [Buffer.from(SVG), Buffer.from(VECTOR_BOMB)] : [picture, bombOf(picture)];
    const bytes: Record<string, Buffer> = {
      'half of it': whole.subarray(0, whole.length - 40),
      'twelve bytes': Buffer.from('twelve bytes'),
      'a page': Buffer.from('<html>quota exceeded</html>'),
      'too many pixels': bomb,
    };
    giving(wire, bytes[what] ?? whole);
    expect(await design(id, operation)).toMatchObject({ status: 'failed', error_code: 'bad_output' });
    expect(posts()).toHaveLength(1);
  });

  it('shows no key: neither in any row nor in what is answered', async () => {
    server.replies(() => ({ status: 401, body: { error: { message: `unknown key ${KEY}` } } }));
    for (const { id } of WIRES) await design(id, 'text-to-image');
    const source = test.app.get(DataSource);
    const tables = await source.query<{ table_name: string }[]>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'maquette'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    const tablesWith = async (words: string) => {
      const found: string[] = [];
      for (const { table_name } of tables) {
        const [{ n }] = await source.query<[{ n: number }]>(
          `SELECT count(*)::int AS n FROM maquette."${table_name}" AS row WHERE row::text LIKE $1`,
          [`%${words}%`],
        );
        if (n > 0) found.push(table_name);
      }
      return found;
    };
    expect(await tablesWith('A fox')).toContain('design_requests');
    expect(await tablesWith(KEY)).toEqual([]);
    for (const path of ['/api/designs', '/api/get-available-providers', '/api/usage', '/config.json'])
      expect(JSON.stringify((await anna.get(path)).body)).not.toContain(KEY);
  });
});
