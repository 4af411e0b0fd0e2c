import { BRAND_VARIABLES } from '@maquette/generation/prompts';
import { toast } from '@maquette/ui';
import { API, http, server, serveEachTest } from '@maquette/web-testing';
import { act } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { buildPrompt } from './prompt-builder';
import type { PromptOnWire } from './prompt-builder';

export const ALDER = '33333333-3333-4333-8333-000000000001';

interface FakeVersion {
  version: number;
  source: 'edited' | 'generated' | 'restored';
  texts: PromptOnWire;
}

/** What the fake API has, and what it was asked for. */
export const fakeApi = {
  prompts: [] as PromptOnWire[],
  brands: [] as { id: string; brand_name: string }[],
  versions: [] as FakeVersion[],
  designs: [] as object[],
  /** of the brand */
  values: {} as Record<string, string>,
  /** queries of the list */
  asked: [] as URLSearchParams[],
  /** bodies of what was created and changed */
  saved: [] as unknown[],
  restored: [] as string[],
};

const find = (id: string) => fakeApi.prompts.find((prompt) => prompt.id === id);
const missing = { error: 'Prompt not found.', message: 'Prompt not found.', status_code: 404 };

/** An answer that the API gives when something is wrong. */
export const refusal = (status: number, body: object = {}) => HttpResponse.json(body, { status });
export { http, server };

/** Answers as the API does, from what `fakeApi` has. Each test begins with nothing but the brand Alder. */
export function withFakeApi(): void {
  serveEachTest(
    http.get('/api/prompts', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      fakeApi.asked.push(query);
      const [skip, limit] = [Number(query.get('skip') ?? 0), Number(query.get('limit') ?? 10)];
      const search = (query.get('search') ?? '').toLowerCase();
      const type = query.get('prompt_type');
      const found = fakeApi.prompts.filter(
        (prompt) =>
          `${prompt.name} ${prompt.draft_content}`.toLowerCase().includes(search) &&
          (!type || (prompt.prompt_type ?? 'general') === type) &&
          (!query.get('brand_id') || prompt.brand_profile_id === query.get('brand_id')),
      );
      const prompts = found.slice(skip, skip + limit);
      const pagination = { skip, limit, total: found.length, has_more: skip + prompts.length < found.length };
      return response(200).json({ prompts, pagination });
    }),
    http.get('/api/prompts/types', ({ response }) => {
      const types = [...new Set(fakeApi.prompts.map(({ prompt_type }) => prompt_type ?? 'general'))].sort();
      const count = (type: string) =>
        fakeApi.prompts.filter(({ prompt_type }) => (prompt_type ?? 'general') === type).length;
      return response(200).json({ types, folders: types.map((type) => ({ type, count: count(type) })) });
    }),
    http.post('/api/prompts', async ({ request, response }) => {
      const body = await request.json();
      fakeApi.saved.push(body);
      const prompt = buildPrompt({ ...(body as Partial<PromptOnWire>) });
      fakeApi.prompts.unshift(prompt);
      return response(201).json({ id: prompt.id, prompt });
    }),
    http.get('/api/prompts/generate', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const prompt = find(query.get('prompt_id') ?? '');
      const text = `${prompt?.draft_content}. For “Alder”.`;
      if (prompt) prompt.final_prompt = text;
      return response(200).json({ final_prompt: text, generated_text: text });
    }),
    http.get('/api/prompts/{id}', ({ params, response }) => {
      const prompt = find(params.id);
      return prompt ? response(200).json({ prompt }) : response(404).json(missing);
    }),
    http.patch('/api/prompts/{id}', async ({ params, request, response }) => {
      const body = await request.json();
      fakeApi.saved.push(body);
      const prompt = find(params.id);
      if (!prompt) return response(404).json(missing);
      Object.assign(prompt, { ...body, version: prompt.version + 1 });
      return response(200).json({ prompt });
    }),
    http.delete('/api/prompts/{id}', ({ params, response }) => {
      fakeApi.prompts = fakeApi.prompts.filter(({ id }) => id !== params.id);
      return response(200).json({ message: 'Prompt deleted successfully!' });
    }),
    http.post('/api/prompts/{id}/restore', ({ params, response }) => {
      fakeApi.restored.push(params.id);
      return response(200).json({ prompt: buildPrompt({ id: params.id }) });
    }),
    http.post('/api/prompts/{id}/clone', ({ params, response }) => {
      const copy = buildPrompt({ ...find(params.id), id: '55555555-5555-4555-8555-cccccccccccc', name: 'The copy' });
      fakeApi.prompts.unshift(copy);
      return response(201).json({ id: copy.id, prompt: copy });
    }),
    http.get('/api/prompts/{id}/versions', ({ response }) =>
      response(200).json({
        versions: fakeApi.versions.map(({ texts, ...head }) => ({ ...texts, ...head, created_at: texts.updated_at })),
        pagination: { page: 1, per_page: 100, has_more: false },
      }),
    ),
    http.post('/api/prompts/{id}/versions/{version}/restore', ({ params, response }) => {
      const { texts } = fakeApi.versions.find(({ version }) => version === Number(params.version))!;
      return response(200).json({ prompt: { ...texts, version: 9 } });
    }),
    http.get('/api/brands/{id}/prompt-variables', ({ response }) =>
      response(200).json({
        variables: BRAND_VARIABLES.map(({ name }) => ({ name, value: fakeApi.values[name] ?? null })),
      }),
    ),
    http.get('/api/designs', ({ response }) =>
      response.untyped(
        HttpResponse.json({ designs: fakeApi.designs, pagination: { page: 1, per_page: 24, has_more: false } }),
      ),
    ),
    http.untyped.get(`${API}/rest/v1/brands`, () => HttpResponse.json(fakeApi.brands)),
  );
  beforeEach(() => {
    Object.assign(fakeApi, {
      prompts: [],
      brands: [{ id: ALDER, brand_name: 'Alder' }],
      versions: [],
      designs: [],
      values: {},
      asked: [],
      saved: [],
      restored: [],
    });
  });
  afterEach(() => act(() => toast.clear()));
}
