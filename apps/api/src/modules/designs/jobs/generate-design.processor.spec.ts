import type { Repository } from 'typeorm';
import { FakeProvider } from '../../../../test/fake-provider';
import { designRequest } from '../../../../test/factories';
import { type GeneratedImage, ImageProviders, ProviderTurns } from '../../../platform/ai';
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
  const job: LeasedJob = {
    id: 'one',
    userId: 'anna',
    signal: new AbortController().signal,
    progress: (percent) => Promise.resolve(void steps.push(percent)),
    outlast: (work) => work(),
    complete: () => Promise.resolve(),
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
  } as unknown as Files;
  const requests = { findOneByOrFail: () => Promise.resolve({ recipe }) } as unknown as Repository<DesignRequest>;
  const processor = new GenerateDesignProcessor(requests, new ImageProviders([fake]), new ProviderTurns(), files);
  await processor.process(job);
  return { steps, stored };
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
