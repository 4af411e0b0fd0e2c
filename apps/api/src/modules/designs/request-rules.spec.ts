import { FakeProvider } from '../../../test/fake-provider';
import { designRequest } from '../../../test/factories';
import { ImageProviders } from '../../platform/ai';
import { providerFor } from './request-rules';

const providers = new ImageProviders([new FakeProvider()]);
const upload = [{ path: '/tmp/picture' }] as never;
const MISSING = 'Required fields missing for the selected operation.';

it.each([
  [{ prompt: undefined }, MISSING],
  [{ prompt: '   ' }, MISSING],
  [{ operation: 'image-to-image' }, MISSING],
  [{ operation: 'change-background', image_path: 'x' }, MISSING],
  [{ operation: 'change-background', image_path: 'x', background_prompt: '  ' }, MISSING],
  [
    { operation: 'change-background', image_path: 'x', background_image_path: 'y', background_prompt: 'A beach' },
    'Please give the background as an image or in words, not both.',
  ],
  [
    { operation: 'change-background', image_path: 'x', background_prompt: 'A beach' },
    'Fake takes a background only as an image.',
  ],
  [{ background_prompt: 'A beach' }, 'text-to-image does not use background_prompt.'],
  [{ operation: 'vectorize' }, 'Fake does not offer vectorize.'],
  [{ operation: 'remove-background', image_path: 'x', n: 2 }, 'remove-background makes one image.'],
  [{ provider: 'nobody' }, 'This provider is not available.'],
  [{ n: 11 }, 'Fake makes at most 10 images at once.'],
  [{ prompt: 'x'.repeat(10_001) }, 'Fake takes prompts of at most 10000 characters.'],
  [{ image_path: 'x' }, 'text-to-image does not use image.'],
] as const)('a request with %j is refused', (fields, sentence) =>
  expect(() => providerFor(providers, designRequest(fields), {})).toThrow(sentence),
);

it('is taken with what it needs, uploaded or named', () => {
  const change = designRequest({ operation: 'change-background', prompt: undefined, background_image_path: 'b' });
  expect(providerFor(providers, change, { image: upload }).id).toBe('fake');
  expect(providerFor(providers, designRequest({ n: 10 }), {}).id).toBe('fake');
});
