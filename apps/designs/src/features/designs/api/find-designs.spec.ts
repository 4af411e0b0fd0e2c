import { storeSession } from '@maquette/web-testing';
import { buildDesign } from '../../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../../testing/fake-api';
import { findDesigns } from './find-designs';

withFakeApi();

it('finds designs by what stands in their prompts, on the server', async () => {
  storeSession();
  fakeApi.designs = [
    buildDesign({
      id: 'd1',
      prompt: 'A tulip. In a vase.',
      design_type: 'flyer',
      thumbnail_url: 'http://localhost/t.webp',
    }),
    buildDesign({ prompt: 'A cup' }),
  ];
  expect(await findDesigns('tulip', new AbortController().signal)).toEqual([
    { id: 'd1', name: 'A tulip', detail: 'Flyer', imageUrl: 'http://localhost/t.webp', path: '/dashboard/designs/d1' },
  ]);
  expect(fakeApi.listed.at(-1)?.get('search')).toBe('tulip');
});
