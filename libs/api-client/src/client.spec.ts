import { client, generateDesign, listDesigns, schemas } from './index';

const answer = (body: unknown) => {
  const sent: Request[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    sent.push(input as Request);
    return Promise.resolve(Response.json(body));
  };
  client.setConfig({ baseUrl: 'http://127.0.0.1:5001', fetch });
  return sent;
};

it('calls the API through the fetch it was given, with snake_case names in both directions', async () => {
  const sent = answer({ designs: [], pagination: { page: 2, per_page: 20, has_more: false } });
  const { data } = await listDesigns({ query: { page: 2, design_type: 'logo' } });
  expect(sent[0]?.url).toBe('http://127.0.0.1:5001/api/designs?page=2&design_type=logo');
  expect(data?.pagination.has_more).toBe(false);
});

it('sends JSON', async () => {
  const sent = answer({ design_request_id: 'x', status: 'pending' });
  await generateDesign({ body: { provider: 'studio', operation: 'text-to-image', prompt: 'A logo' } });
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(await sent[0]?.json()).toEqual({ provider: 'studio', operation: 'text-to-image', prompt: 'A logo' });
});

it('has the rules of the forms as zod schemas', () => {
  expect(schemas.zCreateBrandProfileDto.safeParse({ brand_name: 'A' }).success).toBe(false);
  expect(schemas.zCreateBrandProfileDto.safeParse({ brand_name: 'Alder' }).success).toBe(true);
});
