import sharp from 'sharp';
import { z } from 'zod';
import { WIRES } from '../../../../test/hosted-wires';
import { loadConfig, type ProviderName } from '../../../config';
import type { CallJournal } from '../call-journal';
import { ProviderTurns } from '../provider-turns';
import type { Usage } from '../usage';
import { ideogramAnalyser } from './ideogram.analyser';
import { OpenAiCompatibleModel } from './openai-compatible';

const call = { keep: () => Promise.resolve(), charge: () => undefined };
const usage = { record: () => Promise.resolve(), refuseOverBudget: () => Promise.resolve() } as unknown as Usage;
const journal = {
  find: () => Promise.resolve(undefined),
  begin: () => Promise.resolve(),
  drop: () => Promise.resolve(),
} as unknown as CallJournal;

/** What `LIVE_<NAME>_…` says, as an operator would set it. */
const live = (name: ProviderName) => {
  const told = (['KEY', 'URL', 'MODEL', ...(name === 'TEXT' ? ['VISION_MODEL'] : [])] as const).map(
    (setting) => [`${name}_${setting}`, process.env[`LIVE_${name}_${setting}`]] as const,
  );
  return loadConfig({
    DATABASE_URL: 'postgres://127.0.0.1/maquette',
    REDIS_URL: 'redis://127.0.0.1',
    JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
    ...Object.fromEntries(told),
  });
};
const redCircle = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#fff"/><circle cx="128" cy="128" r="90" fill="#d33"/></svg>',
    ),
  )
    .png()
    .toBuffer();

/**
 * With the real providers, for whoever has a key: `LIVE_RECRAFTAI_KEY=… npx jest -c apps/api/jest.config.cjs hosted-live`. Each costs one picture; a text model
 * is told by LIVE_TEXT_URL, LIVE_TEXT_KEY and LIVE_TEXT_MODEL, and what sees by LIVE_TEXT_VISION_MODEL.
 */
describe('live', () => {
  for (const { id, make } of WIRES) {
    const name = id.toUpperCase() as ProviderName;
    const [key, url] = [process.env[`LIVE_${name}_KEY`], process.env[`LIVE_${name}_URL`]];
    (key || url ? it : it.skip)(
      `${id} draws a picture`,
      async () => {
        const provider = make(live(name), { deadlineMs: 180_000, pollMs: 2_000 });
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

  const { LIVE_TEXT_KEY, LIVE_TEXT_URL, LIVE_TEXT_MODEL, LIVE_TEXT_VISION_MODEL, LIVE_IDEOGRAM_KEY } = process.env;
  const textModel = () => {
    const settings = live('TEXT').configured('TEXT');
    return new OpenAiCompatibleModel({ ...settings, model: LIVE_TEXT_MODEL ?? '' }, usage, new ProviderTurns());
  };
  const hasText = (LIVE_TEXT_KEY ?? LIVE_TEXT_URL) !== undefined;

  (hasText && LIVE_TEXT_MODEL ? it : it.skip)(
    'the text model writes what the schema says',
    async () => {
      const task = { userId: 'live', purpose: 'live', instructions: 'Write a title of at most eight words.' };
      const schema = z.object({ title: z.string().min(1).max(200), subtitle: z.string().nullable() });
      const answer = await textModel().write(
        { ...task, data: { brief: 'A paper boat on a calm lake' }, schema },
        AbortSignal.timeout(200_000),
      );
      expect(answer.title).toEqual(expect.any(String));
    },
    240_000,
  );

  (hasText && LIVE_TEXT_VISION_MODEL ? it : it.skip)(
    'the vision model sees what is in a picture',
    async () => {
      const { color } = await textModel().write(
        {
          userId: 'live',
          purpose: 'live',
          instructions: 'Say in one English word which color the circle in the picture has.',
          data: {},
          images: [await redCircle()],
          schema: z.object({ color: z.string() }),
        },
        AbortSignal.timeout(200_000),
      );
      expect(color).toMatch(/red/i);
    },
    240_000,
  );

  (LIVE_IDEOGRAM_KEY ? it : it.skip)(
    'ideogram describes a picture',
    async () => {
      const analyser = ideogramAnalyser(live('IDEOGRAM'), usage, journal);
      const step = { userId: 'live', jobId: 'live', signal: AbortSignal.timeout(100_000) };
      const { descriptions } = (await analyser?.analyse({ image: await redCircle() }, step)) ?? {};
      expect(descriptions?.[0]?.text).toEqual(expect.any(String));
    },
    120_000,
  );
});
