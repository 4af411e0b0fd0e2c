import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { loadConfig } from '../../../config';
import { supports } from '../image-provider';
import { automatic1111 } from './automatic1111.provider';

const MINIMAL = {
  DATABASE_URL: 'postgres://127.0.0.1/maquette',
  REDIS_URL: 'redis://127.0.0.1',
  JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
};
const signal = new AbortController().signal;
const call = { keep: () => Promise.resolve(), charge: () => undefined };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8b6a0' } })
    .png()
    .toBuffer();

async function all<Item>(items: AsyncIterable<Item> | undefined): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items ?? []) found.push(item);
  return found;
}

// The shapes are those of modules/api/api.py and models.py of the server.
describe('Automatic1111', () => {
  let answer: (path: string) => unknown;
  const requests: { path?: string; authorization?: string; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({
        path: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(body) as Record<string, unknown>,
      });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(request.url ?? '')));
    });
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => requests.splice(0));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const provider = (env: NodeJS.ProcessEnv = {}) =>
    automatic1111(loadConfig({ ...MINIMAL, AUTOMATIC1111_URL: url, ...env }));

  it('is there once its address is, and does what the server does', () => {
    expect(automatic1111(loadConfig(MINIMAL))).toBeUndefined();
    const there = provider();
    expect(there && supports(there, 'image-to-image')).toBe(true);
    expect(there && supports(there, 'vectorize')).toBe(false);
  });

  it('asks for one picture, with its seed, in the proportion of the type', async () => {
    expect(provider()?.perCall).toBe(1);
    const png = await picture(8, 8);
    answer = () => ({ images: [png.toString('base64')], parameters: {}, info: '{}' });
    const made = await all(
      provider({ AUTOMATIC1111_KEY: 'maker:secret', AUTOMATIC1111_MODEL: 'painter.safetensors' })?.textToImage?.(
        { prompt: 'A fox', designType: 'business-card', n: 1, seed: 7 },
        signal,
        call,
      ),
    );
    expect(made).toEqual([{ image: png, seed: 7, notes: [] }]);
    expect(requests[0]).toEqual({
      path: '/sdapi/v1/txt2img',
      authorization: `Basic ${Buffer.from('maker:secret').toString('base64')}`,
      body: {
        prompt: 'A fox\nKind of design: business card.',
        seed: 7,
        width: 1280,
        height: 832,
        batch_size: 1,
        n_iter: 1,
        override_settings: { sd_model_checkpoint: 'painter.safetensors' },
      },
    });
    expect(requests).toHaveLength(1);
  });

  it('sends the picture along, and the strength as the server means it', async () => {
    const [input, output] = await Promise.all([picture(300, 600), picture(8, 8)]);
    answer = () => ({ images: [output.toString('base64')] });
    await all(
      provider()?.imageToImage?.(
        { prompt: 'A fox', designType: 'general', n: 1, seed: 1, image: input, strength: 0.25 },
        signal,
        call,
      ),
    );
    expect(requests).toEqual([
      {
        path: '/sdapi/v1/img2img',
        authorization: undefined,
        body: {
          prompt: 'A fox',
          seed: 1,
          width: 704,
          height: 1472,
          batch_size: 1,
          n_iter: 1,
          init_images: [input.toString('base64')],
          denoising_strength: 0.25,
        },
      },
    ]);
  });

  it.each([[{ images: [] }], [{ images: null }], [{}], ['nothing'], [{ images: [''] }]])(
    'cannot use the answer %j',
    async (given) => {
      answer = () => given;
      const request = { prompt: 'A fox', designType: 'general' as const, n: 1, seed: 1 };
      await expect(all(provider()?.textToImage?.(request, signal, call))).rejects.toMatchObject({
        reason: 'bad_output',
      });
    },
  );
});
