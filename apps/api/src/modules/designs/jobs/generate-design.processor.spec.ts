import sharp from 'sharp';
import type { EntityManager, Repository } from 'typeorm';
import { FakeProvider } from '../../../../test/fake-provider';
import { designRequest } from '../../../../test/factories';
import { type CallJournal, type GeneratedImage, ImageProviders, type PictureCalls } from '../../../platform/ai';
import type { LeasedJob } from '../../../platform/queue';
import type { Files } from '../../../platform/storage';
import type { DesignRequest } from '../design-request.entity';
import { toRecipe } from '../recipe';
import { GenerateDesignProcessor } from './generate-design.processor';

const fake = new FakeProvider();

/** Processes a request with this recipe; the store and the database take everything. */
async function process(recipe: unknown) {
  const steps: number[] = [];
  const stored: string[] = [];
  const notes: unknown[] = [];
  const job: LeasedJob = {
    askedOf: () => undefined,
    id: 'one',
    userId: 'anna',
    signal: new AbortController().signal,
    progress: (percent) => Promise.resolve(void steps.push(percent)),
    outlast: (work) => work(),
    complete: async (write) => {
      const query = (_: string, values: unknown[]) => Promise.resolve(void notes.push(values.at(-1)));
      await write({ query, insert: () => Promise.resolve() } as unknown as EntityManager);
    },
  };
  const files = {
    together: (
      _bucket: string,
      _userId: string,
      work: (put: (mediaType: string) => Promise<object>) => Promise<void>,
    ) =>
      work((mediaType) => {
        stored.push(mediaType);
        return Promise.resolve({ path: mediaType, bytes: 1 });
      }),
    record: () => Promise.resolve(),
  } as unknown as Files;
  const requests = { findOneByOrFail: () => Promise.resolve({ recipe }) } as unknown as Repository<DesignRequest>;
  const calls: Pick<PictureCalls, 'make'> = {
    make: ({ ask, ...part }) => ask(part, { keep: () => Promise.resolve(), charge: () => undefined }),
  };
  const journal = { forget: () => Promise.resolve() } as unknown as CallJournal;
  const processor = new GenerateDesignProcessor(
    requests,
    new ImageProviders([fake]),
    calls as PictureCalls,
    journal,
    files,
  );
  await processor.process(job);
  return { steps, stored, notes };
}
const answering = (...pictures: GeneratedImage[]) =>
  fake.next(async function* () {
    yield* await Promise.resolve(pictures);
  });

it('tells its progress in steps done, of which the last one completes the row', async () => {
  const { steps, stored } = await process(toRecipe(designRequest({ n: 3 }), fake, null));
  expect(steps).toEqual([25, 50, 75]);
  expect(stored.filter((mediaType) => mediaType === 'image/png')).toHaveLength(3);
  expect(stored.filter((mediaType) => mediaType === 'image/svg+xml')).toHaveLength(3);
});

it.each<[string, GeneratedImage[]]>([
  ['what is no picture', [{ image: Buffer.from('<html>quota exceeded</html>'), notes: [] }]],
  ['nothing at all', []],
])('refuses %s as an answer', async (_, pictures) => {
  answering(...pictures);
  await expect(process(toRecipe(designRequest(), fake, null))).rejects.toMatchObject({ reason: 'bad_output' });
});

it('keeps the pictures that can be read, and says how many cannot', async () => {
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  answering({ image, notes: [] }, { image: image.subarray(0, -20), notes: [] });
  const { stored, notes } = await process(toRecipe(designRequest({ n: 2 }), fake, null));
  expect(stored.filter((mediaType) => mediaType === 'image/png')).toHaveLength(1);
  expect(notes).toEqual([['1 of 2 pictures came damaged.']]);
});

it('gives the provider the words, the type and the brand of the recipe; a type that has gone since is none', async () => {
  const brand = { id: '00000000-0000-4000-8000-000000000000', name: 'Alder' };
  await process({ ...toRecipe(designRequest({ seed: 7 }), fake, brand), design_type: 'papyrus' });
  expect(fake.calls.at(-1)).toEqual({
    prompt: 'A calm logo',
    designType: 'general',
    brand: { name: 'Alder' },
    n: 1,
    seed: 7,
  });
});

it.each([
  [
    'another version of the product asked for',
    { version: 7, operation: 'animate' },
    'This request is of another version of the product. Please ask for it anew.',
  ],
  [
    'a provider was asked for that is gone',
    { ...toRecipe(designRequest(), fake, null), provider: 'gone' },
    'The provider of this design is not available any more.',
  ],
])('says so when %s', async (_, recipe, message) => {
  await expect(process(recipe)).rejects.toMatchObject({ reason: 'bad_input', message });
});
