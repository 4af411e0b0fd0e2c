import { http, renderApp, server, serveEachTest } from '@maquette/web-testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import RoutedApp from '../../routed-app';
import { buildBrand } from '../../testing/brand-builder';

configure({ asyncUtilTimeout: 5_000 });

const path = '/api/brands/{id}/website-content' as const;
const brand = buildBrand({ name: 'Alder' });
const section = (words: string) => ({ heading: `${words} heading`, body: `${words} text`, items: [], action: '' });
const CONTENT = {
  structured_content: { hero_section: section('Hero'), about_section: section('About'), section_4: section('Why') },
  order: ['hero_section' as const, 'about_section' as const, 'section_4' as const],
  locked: [] as 'about_section'[],
  seo: { title: 'Alder', description: 'Oak' },
  generated_at: '2026-11-22T12:00:00.000Z',
  model_used: 'Built-in writer',
  version: 1,
};
type Status = {
  status: 'idle' | 'queued' | 'generating' | 'completed' | 'failed';
  progress: number;
  error: string | null;
};
let status: Status;
let content: typeof CONTENT | null;
let asked: unknown[];
let saved: (typeof CONTENT)[];

serveEachTest(
  http.get('/api/brand-profiles/{id}', ({ response }) => response(200).json({ profile: brand })),
  http.get('/api/designs', () =>
    HttpResponse.json({ designs: [], pagination: { page: 1, per_page: 6, has_more: false } }),
  ),
  http.get('/api/brands/{id}/prompts', ({ response }) => response(200).json({ prompts: [] })),
  http.get('/api/prompt-templates/available', () => HttpResponse.json({ templates: [] })),
  http.get('/api/get-available-providers', () => HttpResponse.json({ providers: {} })),
  http.get(path, () =>
    content
      ? HttpResponse.json({ content })
      : HttpResponse.json(
          { error: 'Website content not found', message: 'Website content not found', status_code: 404 },
          { status: 404 },
        ),
  ),
  http.get(`${path}/status`, () => HttpResponse.json({ ...status, content_data: null })),
  http.post(`${path}/background`, async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json({ status: 'queued', job_id: brand.id }, { status: 202 });
  }),
  http.post(path, () => {
    content = CONTENT;
    return HttpResponse.json({ content });
  }),
  http.patch(path, async ({ request }) => {
    const body = (await request.json()) as typeof CONTENT;
    saved.push(body);
    content = { ...CONTENT, ...body, version: CONTENT.version + saved.length };
    return HttpResponse.json({ content });
  }),
);
beforeEach(() => {
  status = { status: 'idle', progress: 0, error: null };
  [content, asked, saved] = [null, [], []];
});

const open = async () => {
  const user = userEvent.setup();
  renderApp(<RoutedApp />, { path: `/dashboard/brands/${brand.id}` });
  const region = within(await screen.findByRole('region', { name: 'Website Content Generation' }));
  return { user, region };
};
const preview = async () => (await screen.findByRole('region', { name: 'Preview of the page' })).shadowRoot;

it('is idle where there is none yet, goes from queued over its progress to the page, and shows no error', async () => {
  const { user, region } = await open();
  expect(await region.findByText(/The words of a first website/)).toBeVisible();
  status = { status: 'queued', progress: 0, error: null };
  await user.click(region.getByRole('button', { name: 'Generate Website Content' }));
  expect(asked).toEqual([{}]);
  expect(await region.findByRole('progressbar', { name: /^Your website content is queued/ })).toBeVisible();
  status = { status: 'generating', progress: 40, error: null };
  expect(await region.findByRole('progressbar', { name: /^Generating your website content/ })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  [status, content] = [{ status: 'completed', progress: 100, error: null }, CONTENT];
  await waitFor(async () => expect((await preview())?.querySelector('h1')?.textContent).toBe('Hero heading'));
  expect(region.getAllByText('Website content generated successfully!')[0]).toBeVisible();
  expect(region.getByText(/^Drafted by the built-in writer/)).toBeVisible();
});

it('tells why it failed, and tries again', async () => {
  const { user, region } = await open();
  status = { status: 'failed', progress: 10, error: 'The model refused.' };
  await user.click(await region.findByRole('button', { name: 'Generate Website Content' }));
  expect((await region.findAllByText('Website content generation failed. The model refused.'))[0]).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('goes back to idle on the page alone when it is cancelled', async () => {
  let cancelled = false;
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'DELETE') cancelled = true;
  });
  status = { status: 'generating', progress: 40, error: null };
  const { user, region } = await open();
  await user.click(await region.findByRole('button', { name: /^Cancel/ }));
  expect(region.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(region.getByRole('button', { name: 'Generate Website Content' })).toBeEnabled();
  expect(cancelled).toBe(false);
});

it('is written at once where that was chosen', async () => {
  const { user, region } = await open();
  await user.click(await region.findByRole('radio', { name: 'Instant Generation' }));
  await user.click(region.getByRole('button', { name: 'Generate Website Content' }));
  await waitFor(async () => expect((await preview())?.querySelector('h1')?.textContent).toBe('Hero heading'));
});

it('locks, moves and edits sections, and writes no locked one anew', async () => {
  content = CONTENT;
  const { user, region } = await open();
  await user.click(await region.findByRole('radio', { name: 'Edit' }));
  await user.click(region.getByRole('checkbox', { name: 'Lock About' }));
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ locked: ['about_section'], version: 1 }));
  const about = within(region.getByRole('listitem', { name: 'About' }));
  await waitFor(() => expect(about.getByRole('button', { name: 'Regenerate' })).toBeDisabled());
  await user.click(about.getByRole('button', { name: 'Move up' }));
  await waitFor(() =>
    expect(saved.at(-1)).toMatchObject({ order: ['about_section', 'hero_section', 'section_4'], version: 2 }),
  );
  await user.clear(region.getByLabelText('Heading of About'));
  await user.type(region.getByLabelText('Heading of About'), 'Ours');
  await user.click(within(region.getByRole('listitem', { name: 'Hero' })).getByRole('button', { name: 'Regenerate' }));
  await waitFor(() => expect(asked).toEqual([{ section: 'hero_section' }]));
  expect(saved.at(-1)?.structured_content.about_section.heading).toBe('Ours');
});
