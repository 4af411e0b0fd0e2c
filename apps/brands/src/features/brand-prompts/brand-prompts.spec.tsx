import type { BrandPromptsResponse } from '@maquette/api-client';
import { PROMPT_TEMPLATES } from '@maquette/generation/prompts';
import { toast } from '@maquette/ui';
import { http, renderApp, server, serveEachTest } from '@maquette/web-testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import RoutedApp from '../../routed-app';
import { withoutWebsite } from '../../testing/without-website';
import { buildBrand } from '../../testing/brand-builder';

configure({ asyncUtilTimeout: 5_000 });

type SavedPrompt = BrandPromptsResponse['prompts'][number];

const brand = buildBrand({ name: 'Ember & Oak' });
const prompt = (index: number, overrides: Partial<SavedPrompt> = {}): SavedPrompt => ({
  id: `55555555-5555-4555-8555-${String(index).padStart(12, '0')}`,
  name: `Prompt ${index}`,
  draft_content: 'A quiet street',
  final_prompt: null,
  prompt_type: null,
  brand_profile_id: brand.id,
  user_id: '11111111-1111-4111-8111-111111111111',
  design_request_id: null,
  created_at: '2026-03-03T12:00:00.000Z',
  updated_at: '2026-03-03T12:00:00.000Z',
  ...overrides,
});
const refusal = (status: number, body: object = {}) => HttpResponse.json(body, { status });

let prompts: SavedPrompt[];
let saved: unknown[];
let wanted: string[];
serveEachTest(
  ...withoutWebsite,
  http.get('/api/brand-profiles', ({ response }) =>
    response(200).json({ profiles: [brand], pagination: { page: 1, per_page: 48, has_more: false } }),
  ),
  http.get('/api/brand-profiles/{id}', ({ response }) => response(200).json({ profile: brand })),
  http.get('/api/designs', ({ response }) =>
    response(200).json({ designs: [], pagination: { page: 1, per_page: 6, has_more: false } }),
  ),
  http.get('/api/get-available-providers', ({ response }) => response.untyped(HttpResponse.json({ providers: {} }))),
  http.get('/api/brands/{id}/market-analysis', ({ response }) => response(200).json({ data: null })),
  http.get('/api/brands/{id}/unfair-advantage', ({ response }) => response(200).json({ data: null })),
  http.get('/api/brands/{id}/brand-persona', ({ response }) => response(200).json({ data: null })),
  http.get('/api/brands/{id}/brand-visual', ({ response }) => response(200).json({ data: null })),
  http.get('/api/prompt-templates/available', ({ response }) =>
    response(200).json({ templates: [...PROMPT_TEMPLATES] }),
  ),
  http.get('/api/brands/{id}/prompts', ({ response }) => response(200).json({ prompts })),
  http.post('/api/brands/{id}/generate-prompt/{template}', ({ params, response }) => {
    wanted.push(params.template);
    return response(200).json({ generated_text: 'A logo for “Ember & Oak”.' });
  }),
  http.post('/api/prompts', async ({ request, response }) => {
    const body = await request.json();
    saved.push(body);
    const made = prompt(9, body as Partial<SavedPrompt>);
    prompts = [made, ...prompts];
    return response(201).json({ id: made.id, prompt: { ...made, version: 1 } });
  }),
);
beforeEach(() => {
  prompts = [];
  saved = [];
  wanted = [];
});
afterEach(() => act(() => toast.clear()));

const show = () => renderApp(<RoutedApp />, { path: `/dashboard/brands/${brand.id}` });

describe('Prompt starters', () => {
  it('are one for each template, and put what they write into the editor', async () => {
    const { user } = show();
    for (const name of ['Logo Prompt', 'Business Card Prompt', 'Social Media Post Prompt', 'Flyer Prompt'])
      expect(await screen.findByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logo Prompt' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Prompt text' })).toHaveValue('A logo for “Ember & Oak”.'),
    );
    expect(wanted).toEqual(['logo_prompt']);
    expect(screen.getByText('Begun with Logo Prompt.')).toBeVisible();
  });

  it('are those that are always there when the list cannot be read', async () => {
    server.use(http.get('/api/prompt-templates/available', ({ response }) => response.untyped(refusal(500))));
    show();
    expect(await screen.findByText(/^Failed to load prompt templates/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Social Media Post Prompt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Flyer Prompt' })).not.toBeInTheDocument();
  });

  it.each([
    [() => refusal(500), 'Failed to generate prompt starter for logo_prompt.'],
    [() => refusal(429, { error: 'Too fast.' }), 'Too fast.'],
    [() => HttpResponse.json({ text: 1 }), 'Received invalid response from generation endpoint.'],
  ])('say what went wrong (%#)', async (answer, sentence) => {
    server.use(http.post('/api/brands/{id}/generate-prompt/{template}', ({ response }) => response.untyped(answer())));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Logo Prompt' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('The prompt editor of a brand', () => {
  it('saves a prompt of the brand, trimmed, and begins anew', async () => {
    const { user } = show();
    const text = await screen.findByRole('textbox', { name: 'Prompt text' });
    await user.type(text, ' A quiet street ');
    await user.type(screen.getByRole('textbox', { name: 'Prompt Name' }), ' Winter ');
    await user.click(screen.getByRole('button', { name: 'Save Prompt' }));
    expect(await screen.findByText('Prompt "Winter" saved.')).toBeVisible();
    expect(saved).toEqual([
      {
        name: 'Winter',
        draft_content: 'A quiet street',
        brand_profile_id: brand.id,
        user_id: '11111111-1111-4111-8111-111111111111',
      },
    ]);
    expect(text).toHaveValue('');
    expect(await screen.findByRole('link', { name: 'Winter' })).toBeVisible();
  });

  it('needs a text and a name', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Save Prompt' }));
    expect(await screen.findByText('Prompt text cannot be empty.')).toBeVisible();
    expect(screen.getByText('Prompt name is required.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it.each([
    [{}, 'Failed to save prompt.'],
    [{ description: 'There is no room.' }, 'There is no room.'],
  ])('says why a prompt could not be saved, and keeps it: %j', async (body, sentence) => {
    server.use(http.post('/api/prompts', ({ response }) => response.untyped(refusal(500, body))));
    const { user } = show();
    await user.type(await screen.findByRole('textbox', { name: 'Prompt text' }), 'A street');
    await user.type(screen.getByRole('textbox', { name: 'Prompt Name' }), 'Winter');
    await user.click(screen.getByRole('button', { name: 'Save Prompt' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Prompt text' })).toHaveValue('A street');
  });
});

describe('Saved prompts of a brand', () => {
  const rows = async () => within(await screen.findByRole('list', { name: 'Saved prompts of Ember & Oak' }));

  it('show the first 100 characters, and where all of them are', async () => {
    prompts = Array.from({ length: 7 }, (_, index) => prompt(index, { draft_content: 'x'.repeat(101) }));
    show();
    expect((await rows()).getAllByText(`${'x'.repeat(100)}…`)).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'View All Ember & Oak Prompts →' })).toHaveAttribute(
      'href',
      `/dashboard/prompts?brand=${brand.id}`,
    );
  });

  it('show the first 60 on a phone', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width: 700px') });
    prompts = [prompt(1, { draft_content: 'x'.repeat(101) })];
    show();
    expect(await (await rows()).findByText(`${'x'.repeat(60)}…`)).toBeVisible();
    window.matchMedia = matchMedia;
  });

  it('lead to the prompt, and to a new design', async () => {
    prompts = [prompt(1)];
    const { user, address } = show();
    const list = await rows();
    expect(list.getByRole('link', { name: 'Prompt 1' })).toHaveAttribute(
      'href',
      `/dashboard/prompts?prompt=${prompts[0]!.id}`,
    );
    await user.click(list.getByRole('button', { name: 'More actions of Prompt 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Use in New Design' }));
    expect(address()).toBe(`/dashboard/designs?create=${brand.id}`);
  });

  it('with variables are filled in before', async () => {
    prompts = [prompt(1, { draft_content: 'For {{customer}}' })];
    const { user, address } = show();
    await user.click((await rows()).getByRole('button', { name: 'More actions of Prompt 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Use in New Design' }));
    expect(address()).toBe(`/dashboard/prompts?prompt=${prompts[0]!.id}`);
  });

  it('say that there are none, or why they are not shown', async () => {
    const { unmount } = show();
    expect(await screen.findByText('No saved prompts yet')).toBeVisible();
    unmount();
    server.use(http.get('/api/brands/{id}/prompts', ({ response }) => response.untyped(refusal(500))));
    show();
    expect(await screen.findByText('Failed to load saved prompts.')).toBeVisible();
  });
});

describe('Create Prompt on the card of a brand', () => {
  const create = async () => {
    const view = renderApp(<RoutedApp />, { path: '/dashboard/brands' });
    await view.user.click(await screen.findByRole('button', { name: 'Create Prompt for Ember & Oak' }));
    return view;
  };

  it('begins a general prompt without a word, and leads to its editor', async () => {
    const { address } = await create();
    await waitFor(() => expect(address()).toBe(`/dashboard/prompts/${prompts[0]!.id}/edit`));
    expect(saved).toEqual([
      {
        draft_content: '',
        brand_profile_id: brand.id,
        prompt_type: 'general',
        user_id: '11111111-1111-4111-8111-111111111111',
      },
    ]);
  });

  it('says why it could not', async () => {
    server.use(http.post('/api/prompts', ({ response }) => response.untyped(refusal(500))));
    await create();
    expect(await screen.findByText('Failed to save prompt.')).toBeVisible();
  });
});
