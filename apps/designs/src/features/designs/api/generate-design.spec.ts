import type { CreateDesignForm } from '@maquette/api-client';
import { generateDesign } from './generate-design';

const complete = { provider: 'studio', operation: 'text-to-image', design_type: 'logo', prompt: 'A cup' };

it.each([
  ['Provider is required.', { ...complete, provider: '' }],
  ['Operation is required.', { ...complete, operation: '' }],
  ['Required fields missing for the selected operation.', { ...complete, prompt: ' ' }],
  ['Required fields missing for the selected operation.', { ...complete, operation: 'image-to-image' }],
  ['Required fields missing for the selected operation.', { ...complete, operation: 'vectorize' }],
  [
    'Required fields missing for the selected operation.',
    { ...complete, operation: 'change-background', image: new File(['x'], 'x.png') },
  ],
])('refuses before asking the server: %s', async (message, input) => {
  await expect(generateDesign(input as CreateDesignForm)).rejects.toThrow(message);
});
