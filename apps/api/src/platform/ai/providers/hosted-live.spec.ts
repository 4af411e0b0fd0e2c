import sharp from 'sharp';
import { WIRES } from '../../../../test/hosted-wires';
import { loadConfig } from '../../../config';

const call = { keep: () => Promise.resolve(), charge: () => undefined };

/** With the real providers, for whoever has a key: `LIVE_RECRAFTAI_KEY=… npx jest -c apps/api/jest.config.cjs hosted-live`. Each costs one picture. */
describe('live', () => {
  for (const { id, make } of WIRES) {
    const name = id.toUpperCase();
    const [key, url] = [process.env[`LIVE_${name}_KEY`], process.env[`LIVE_${name}_URL`]];
    (key || url ? it : it.skip)(
      `${id} draws a picture`,
      async () => {
        const config = loadConfig({
          DATABASE_URL: 'postgres://127.0.0.1/maquette',
          REDIS_URL: 'redis://127.0.0.1',
          JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
          [`${name}_KEY`]: key,
          [`${name}_URL`]: url,
        });
        const provider = make(config, { deadlineMs: 180_000, pollMs: 2_000 });
        const request = { prompt: 'A paper boat on a calm lake', designType: 'general' as const, n: 1, seed: 7 };
        const pictures = provider?.textToImage?.(request, AbortSignal.timeout(200_000), call);
        for await (const { image } of pictures ?? []) {
          const { width } = await sharp(image, { failOn: 'warning' })
            .toBuffer({ resolveWithObject: true })
            .then(({ info }) => info);
          expect(width).toBeGreaterThanOrEqual(512);
        }
        expect.assertions(1);
      },
      240_000,
    );
  }
});
