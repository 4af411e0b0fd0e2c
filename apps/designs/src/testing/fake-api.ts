import type { DesignResponse, ProviderResponse, RecipeResponse } from '@maquette/api-client';
import { API, serveEachTest } from '@maquette/web-testing';
import { toast } from '@maquette/ui';
import { act, configure } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

export const RECRAFT: ProviderResponse = {
  name: 'Recraft',
  supports_text_to_image: true,
  supports_image_to_image: true,
  supports_vectorize: true,
  supports_remove_background: true,
  supports_change_background: false,
  strength: 0.65,
  max_images: 6,
  max_prompt: 10_000,
};
export const STUDIO: ProviderResponse = {
  ...RECRAFT,
  name: 'Studio (built in)',
  supports_vectorize: false,
  strength: 0.4,
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
  /** Bodies of generate_async: JSON, or the fields of the form. */
  generated: Record<string, unknown>[];
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
    generated: [],
  } satisfies FakeApi);

const matches = (design: DesignResponse, query: URLSearchParams) =>
  ['design_type', 'operation', 'provider'].every(
    (name) => !query.get(name) || query.get(name) === design[name as 'provider'],
  ) &&
  (!query.get('brand') || query.get('brand') === design.brand_name) &&
  (!query.get('favorite') || design.favorite) &&
  design.prompt.toLowerCase().includes((query.get('search') ?? '').toLowerCase());

const handlers = [
  http.get(`${API}/api/get-available-providers`, () => HttpResponse.json({ providers: fakeApi.providers })),
  http.get(`${API}/api/designs/filter-options`, () =>
    HttpResponse.json({
      brands: fakeApi.brands.map(({ brand_name }) => brand_name),
      design_types: ['general', 'logo', 'flyer'],
      operations: ['text-to-image', 'vectorize'],
      providers: Object.keys(fakeApi.providers),
    }),
  ),
  http.get(`${API}/api/designs`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    fakeApi.listed.push(query);
    const page = Number(query.get('page'));
    const found = fakeApi.designs.filter((design) => matches(design, query));
    const start = (page - 1) * fakeApi.perPage;
    return HttpResponse.json({
      designs: found.slice(start, start + fakeApi.perPage),
      pagination: { page, per_page: fakeApi.perPage, has_more: found.length > start + fakeApi.perPage },
    });
  }),
  http.post(`${API}/api/designs/generate_async`, async ({ request }) => {
    const isJson = request.headers.get('content-type')?.includes('json');
    fakeApi.generated.push(
      isJson ? ((await request.json()) as Record<string, unknown>) : Object.fromEntries(await request.formData()),
    );
    return HttpResponse.json({ design_request_id: 'request-1', status: 'pending' }, { status: 202 });
  }),
  http.get(`${API}/api/designs/:id`, ({ params }) => {
    const design = fakeApi.designs.find(({ id }) => id === params.id);
    if (!design) return HttpResponse.json({ error: 'There is no such design.' }, { status: 404 });
    const { operation, design_type, prompt, provider, brand_profile_id, brand_name, seed } = design;
    const brand = brand_profile_id ? { id: brand_profile_id, name: brand_name ?? '' } : null;
    return HttpResponse.json({
      ...design,
      recipe: {
        operation,
        design_type,
        prompt,
        brand,
        provider,
        model: 'model-3',
        seed,
        n: 2,
        strength: null,
        parent_id: null,
        image_path: null,
        background_image_path: null,
        ...fakeApi.recipe,
      },
      parent: null,
      children: [],
    });
  }),
  http.delete(`${API}/api/designs/:id`, ({ params }) => {
    fakeApi.deleted.push(String(params.id));
    fakeApi.designs = fakeApi.designs.filter(({ id }) => id !== params.id);
    return HttpResponse.json({ message: 'Design deleted successfully!' });
  }),
  http.post(`${API}/api/designs/:id/restore`, ({ params }) => {
    fakeApi.restored.push(String(params.id));
    return HttpResponse.json({});
  }),
  http.patch(`${API}/api/designs/:id`, async ({ params, request }) => {
    fakeApi.favorites.push([String(params.id), ((await request.json()) as { favorite: boolean }).favorite]);
    return HttpResponse.json({});
  }),
  http.post(`${API}/api/images/bulk-urls`, async ({ request }) => {
    const { files } = (await request.json()) as { files: { path: string; bucket: string }[] };
    return HttpResponse.json({ urls: files.map((file) => ({ ...file, url: null, error: 'gone' })) });
  }),
  http.get(`${API}/rest/v1/brands`, () => HttpResponse.json(fakeApi.brands)),
];

/** Answers the tests of a file with {@link fakeApi}, which every test begins with anew. */
export function withFakeApi(): void {
  serveEachTest(...handlers);
  beforeEach(() => void reset());
  afterEach(() => act(() => toast.clear()));
}
