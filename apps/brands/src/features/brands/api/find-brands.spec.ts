import { http, server, serveEachTest, storeSession } from '@maquette/web-testing';
import { HttpResponse } from 'msw';
import { buildBrand } from '../../../testing/brand-builder';
import { findBrands } from './find-brands';

serveEachTest();
beforeEach(() => storeSession());

const { signal } = new AbortController();

it('finds brands by name on the server, each with the address of its page', async () => {
  let asked: URLSearchParams | undefined;
  server.use(
    http.get('/api/brand-profiles', ({ request, response }) => {
      asked = new URL(request.url).searchParams;
      const profiles = [buildBrand({ id: 'b1', name: 'Ember & Oak' })];
      return response(200).json({ profiles, pagination: { page: 1, per_page: 6, has_more: false } });
    }),
  );
  expect(await findBrands('50% oak', signal)).toEqual([
    { id: 'b1', name: 'Ember & Oak', path: '/dashboard/brands/b1' },
  ]);
  expect(asked?.get('search')).toBe('50% oak');
});

it('fails with a sentence', async () => {
  server.use(http.get('/api/brand-profiles', ({ response }) => response.untyped(HttpResponse.error())));
  await expect(findBrands('oak', signal)).rejects.toThrow(
    'Could not reach the server. Please check your connection and try again.',
  );
});
