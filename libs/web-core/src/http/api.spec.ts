import { http, HttpResponse } from 'msw';
import { API, server, serveEachTest, storeSession } from '../../test/support';
import { api } from './api';
import type { Answer } from './api';

describe('api', () => {
  serveEachTest();
  beforeEach(() => storeSession());

  it('fills path and query, leaving out what is not set, and answers in camelCase', async () => {
    let asked: string | undefined;
    server.use(
      http.get(`${API}/api/designs`, ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ designs: [], pagination: { page: 2, per_page: 20, has_more: true } });
      }),
    );
    const page: Answer<'get', '/api/designs'> = await api.get('/api/designs', {
      query: { page: 2, design_type: 'logo', brand: '', search: undefined },
    });
    expect(asked).toBe('?page=2&design_type=logo');
    expect(page.pagination.hasMore).toBe(true);
  });

  it('sends `body` as JSON and `form` as multipart', async () => {
    const types: (string | null)[] = [];
    server.use(
      http.post(`${API}/api/designs/generate_async`, ({ request }) => {
        types.push(request.headers.get('content-type'));
        return HttpResponse.json({ design_request_id: 'd1', status: 'pending' }, { status: 202 });
      }),
    );
    const body = { provider: 'studio', operation: 'vectorize' } as const;
    await api.post('/api/designs/generate_async', { body });
    await api.post('/api/designs/generate_async', { form: { ...body, image: new Blob(['png']) } });
    expect(types).toEqual(['application/json', expect.stringMatching(/^multipart\/form-data; boundary=/)]);
  });

  it('asks for nothing where an id is missing', async () => {
    await expect(api.delete('/api/designs/{id}', { path: { id: '' } })).rejects.toThrow('Design ID is required');
  });

  it('is held by the types to what the API describes', () => {
    const wrong = () => [
      // @ts-expect-error no such path
      api.get('/api/dessins'),
      // @ts-expect-error no such method there
      api.put('/api/designs'),
      // @ts-expect-error the path needs its id
      api.get('/api/designs/{id}'),
      // @ts-expect-error no such filter
      api.get('/api/designs', { query: { colour: 'red' } }),
      // @ts-expect-error not one of the orders
      api.get('/api/designs', { query: { sort: 'loudest' } }),
      // @ts-expect-error a body is needed
      api.post('/api/brand-profiles'),
      // @ts-expect-error the wire's names are snake_case
      api.post('/api/brand-profiles', { body: { brandName: 'Alder' } }),
      // @ts-expect-error this one takes no multipart
      api.post('/api/brand-profiles', { form: { brand_name: 'Alder' } }),
      // @ts-expect-error answers have camelCase names
      api.get('/api/designs').then(({ pagination }) => pagination.has_more),
    ];
    // It is the compiler that checks; nothing of it runs.
    expect(wrong).toBeInstanceOf(Function);
  });
});
