import type { DesignResponse, ProviderResponse, RecipeResponse } from '@maquette/api-client';
import { API, http, serveEachTest } from '@maquette/web-testing';
import { toast } from '@maquette/ui';
import { act, configure } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { buildDesign } from './design-builder';

export const RECRAFT: ProviderResponse = {
  name: 'Recraft',
  supports_text_to_image: true,
  supports_image_to_image: true,
  supports_vectorize: true,
  supports_remove_background: true,
  supports_change_background: false,
  supports_background_prompt: false,
  strength: 0.65,
  shows_strength: true,
  max_images: 6,
  max_prompt: 10_000,
  sizes: [],
};
export const STUDIO: ProviderResponse = {
  ...RECRAFT,
  name: 'Studio (built in)',
  sizes: [
    { design_type: 'general', width: 1024, height: 1024 },
    { design_type: 'flyer', width: 1024, height: 1448 },
  ],
  supports_vectorize: false,
  strength: 0.4,
  shows_strength: false,
};

// A busy machine is slow: what is waited for decides, not the clock.
configure({ asyncUtilTimeout: 5_000 });

/** What the fake API has, and what it was asked. */
export interface FakeApi {
  designs: DesignResponse[];
  brands: { id: string; brand_name: string }[];
  providers: Record<string, ProviderResponse>;
  /** What the recipe of every design says besides its card. */
  recipe: Partial<RecipeResponse>;
  perPage: number;
  /** Queries of the design list. */
  listed: URLSearchParams[];
  deleted: string[];
  restored: string[];
  favorites: [string, boolean][];
  /** Designs and the brands that they were given. */
  branded: [string, string | null][];
  /** Ids of the designs of every ZIP. */
  archived: string[][];
  /** Bodies of generate_async: JSON, or the fields of the form. */
  generated: Record<string, unknown>[];
  /** Ids of jobs that were cancelled. */
  cancelled: string[];
}

export const fakeApi: FakeApi = {} as FakeApi;

/** An API with nothing in it but two providers. */
const reset = () =>
  Object.assign(fakeApi, {
    designs: [],
    brands: [],
    providers: { recraftai: RECRAFT, studio: STUDIO },
    recipe: {},
    perPage: 20,
    listed: [],
    deleted: [],
    restored: [],
    favorites: [],
    branded: [],
    archived: [],
    generated: [],
    cancelled: [],
  } satisfies FakeApi);

const matches = (design: DesignResponse, query: URLSearchParams) =>
  ['design_type', 'operation', 'provider'].every(
    (name) => !query.get(name) || query.get(name) === design[name as 'provider'],
  ) &&
  (!query.get('brand') || query.get('brand') === design.brand_name) &&
  (!query.get('favorite') || design.favorite) &&
  design.prompt.toLowerCase().includes((query.get('search') ?? '').toLowerCase());

const jobOf = ({ id, status, progress, error, error_code }: DesignResponse) => ({
  id,
  kind: 'generate-design',
  status,
  progress,
  error,
  error_code,
});

const handlers = [
  http.get('/api/get-available-providers', ({ response }) => response(200).json({ providers: fakeApi.providers })),
  http.get('/api/designs/filter-options', ({ response }) =>
    response(200).json({
      brands: fakeApi.brands.map(({ brand_name }) => brand_name),
      design_types: ['general', 'logo', 'flyer'],
      operations: ['text-to-image', 'vectorize'],
      providers: Object.keys(fakeApi.providers),
    }),
  ),
  http.get('/api/designs', ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    fakeApi.listed.push(query);
    const page = Number(query.get('page') ?? 1);
    const found = fakeApi.designs.filter((design) => matches(design, query));
    const start = (page - 1) * fakeApi.perPage;
    return response(200).json({
      designs: found.slice(start, start + fakeApi.perPage),
      pagination: { page, per_page: fakeApi.perPage, has_more: found.length > start + fakeApi.perPage },
    });
  }),
  http.post('/api/designs/generate_async', async ({ request, response }) => {
    const isJson = request.headers.get('content-type')?.includes('json');
    fakeApi.generated.push(isJson ? await request.json() : Object.fromEntries(await request.formData()));
    return response(202).json({ design_request_id: 'request-1', status: 'pending' });
  }),
  http.get('/api/jobs', ({ request, response }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
    return response(200).json({ jobs: fakeApi.designs.filter(({ id }) => ids.includes(id)).map(jobOf) });
  }),
  http.post('/api/jobs/{id}/cancel', ({ params, response }) => {
    const design = fakeApi.designs.find(({ id }) => id === params.id) ?? buildDesign();
    if (design.status !== 'completed')
      Object.assign(design, {
        status: 'failed',
        error: 'This was cancelled before it was finished.',
        error_code: 'cancelled',
      });
    fakeApi.cancelled.push(params.id);
    return response(200).json(jobOf(design));
  }),
  http.get('/api/designs/{id}', ({ params, response }) => {
    const design = fakeApi.designs.find(({ id }) => id === params.id);
    if (!design)
      return response(404).json({
        error: 'There is no such design.',
        message: 'There is no such design.',
        status_code: 404,
      });
    const { operation, design_type, prompt, provider, brand_profile_id, brand_name, seed } = design;
    const brand = brand_profile_id ? { id: brand_profile_id, name: brand_name ?? '' } : null;
    return response(200).json({
      ...design,
      recipe: {
        operation,
        design_type,
        prompt,
        brand,
        provider,
        model: 'model-3',
        seed: seed ?? 0,
        n: 2,
        strength: null,
        parent_id: null,
        image_path: null,
        background_image_path: null,
        background_prompt: '',
        image_paths: [],
        ...fakeApi.recipe,
      },
      saved_prompt: null,
      parent: null,
      children: [],
      siblings: fakeApi.designs.filter(({ original_id }) => original_id === design.original_id),
    });
  }),
  http.get('/api/designs/{id}/neighbours', ({ params, request, response }) => {
    const query = new URL(request.url).searchParams;
    const found = fakeApi.designs.filter((design) => matches(design, query));
    const index = found.findIndex(({ id }) => id === params.id);
    return response(200).json({ previous: found[index - 1] ?? null, next: found[index + 1] ?? null });
  }),
  http.delete('/api/designs/{id}', ({ params, response }) => {
    fakeApi.deleted.push(params.id);
    fakeApi.designs = fakeApi.designs.filter(({ id }) => id !== params.id);
    return response(200).json({ message: 'Design deleted successfully!' });
  }),
  http.post('/api/designs/{id}/restore', ({ params, response }) => {
    fakeApi.restored.push(params.id);
    return response(200).json(buildDesign({ id: params.id }));
  }),
  http.patch('/api/designs/{id}', async ({ params, request, response }) => {
    const { favorite, brand_profile_id } = await request.json();
    if (favorite !== undefined) fakeApi.favorites.push([params.id, favorite]);
    if (brand_profile_id !== undefined) fakeApi.branded.push([params.id, brand_profile_id]);
    return response(200).json(buildDesign({ id: params.id, favorite, brand_profile_id }));
  }),
  http.post('/api/designs/archive', async ({ request, response }) => {
    const { ids } = await request.json();
    fakeApi.archived.push(ids);
    const left_out = ids
      .filter((id) => !fakeApi.designs.some((design) => design.id === id && design.image_url))
      .map((id) => ({ id, reason: 'It has no image.' }));
    return response(201).json({
      url: '/files/archives/one?signature=x',
      count: ids.length - left_out.length,
      left_out,
    });
  }),
  http.post('/api/images/bulk-urls', async ({ request, response }) => {
    const { files } = await request.json();
    return response(200).json({ urls: files.map((file) => ({ ...file, url: null, error: 'gone' })) });
  }),
  http.untyped.get(`${API}/rest/v1/brands`, () => HttpResponse.json(fakeApi.brands)),
];

/** Answers the tests of a file with {@link fakeApi}, which every test begins with anew. */
export function withFakeApi(): void {
  serveEachTest(...handlers);
  beforeEach(() => void reset());
  afterEach(() => act(() => toast.clear()));
}
