import { http, renderApp, server, serveEachTest } from '@maquette/web-testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import RoutedApp from '../../routed-app';
import { buildBrand } from '../../testing/brand-builder';
import type { WebsiteSection as Section } from '@maquette/website';
import type { BrandDetail } from '../brands/brand';
import { WebsiteSection } from './website-section';

configure({ asyncUtilTimeout: 5_000 });

const path = '/api/brands/{id}/website-content' as const;
const brand = buildBrand({ name: 'Alder' });
const section = (words: string): Section => ({
  heading: `${words} heading`,
  body: `${words} text`,
  items: [],
  action: '',
});
const CONTENT = {
  structured_content: { hero_section: section('Hero'), about_section: section('About'), section_4: section('Why') },
  order: ['hero_section' as const, 'about_section' as const, 'section_4' as const],
  locked: [] as 'about_section'[],
  seo: { title: 'Alder', description: 'Oak' },
  notes: '',
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

it.each([
  'The provider refused this request. Please change the prompt or the picture.',
  'The provider is not set up correctly. Please tell whoever runs this workspace.',
  'The provider account has no credit left.',
  'The budget of this month for this provider is spent. Please choose another provider, or wait for the next month.',
  'The provider is receiving too many requests. Please try again in a few minutes.',
  'The provider is not available right now. Please try again later.',
  'The provider took too long to answer. Please try again.',
  'The provider returned something that cannot be used. Please try again.',
  'Something went wrong on our side. Please try again.',
])('tells why it failed, keeps the page that was there, and tries again: %s', async (why) => {
  content = CONTENT;
  const { user, region } = await open();
  await preview();
  status = { status: 'failed', progress: 10, error: why };
  await user.click(await region.findByRole('button', { name: 'Generate Website Content' }));
  expect((await region.findAllByText(`Website content generation failed. ${why}`))[0]).toBeVisible();
  expect((await preview())?.querySelector('h1')?.textContent).toBe('Hero heading');
  await user.click(region.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('says that generation failed where the server gives no reason', async () => {
  const { user, region } = await open();
  status = { status: 'failed', progress: 0, error: null };
  await user.click(await region.findByRole('button', { name: 'Generate Website Content' }));
  expect((await region.findAllByText('Website content generation failed.'))[0]).toBeVisible();
});

it.each(['Website content not found', 'Not Found'])(
  'is idle, with no error, when the server says “%s”',
  async (error) => {
    server.use(http.get(path, () => HttpResponse.json({ error, message: error, status_code: 404 }, { status: 404 })));
    const { region } = await open();
    expect(await region.findByText(/^The words of a first website/)).toBeVisible();
    expect(region.getByRole('button', { name: 'Generate Website Content' })).toBeEnabled();
    expect(region.queryByText(error)).not.toBeInTheDocument();
    expect(region.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('says what is not found when it is not the words: a brand that is gone is an error', async () => {
  const error = 'Brand not found';
  server.use(http.get(path, () => HttpResponse.json({ error, message: error, status_code: 404 }, { status: 404 })));
  const { region } = await open();
  expect(await region.findByText('Brand not found')).toBeVisible();
  expect(region.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

it('asks for a brand where there is none', async () => {
  renderApp(<WebsiteSection brand={{ name: 'Alder', id: '' } as BrandDetail} />);
  // the banner says so too
  expect((await screen.findAllByText('Brand ID is required'))[0]).toBeVisible();
});

it('refuses a second generation while one is under way elsewhere', async () => {
  const error = 'Website content generation already in progress';
  server.use(
    http.post(`${path}/background`, () =>
      HttpResponse.json({ error, message: error, status_code: 409 }, { status: 409 }),
    ),
  );
  const { user, region } = await open();
  await user.click(await region.findByRole('button', { name: 'Generate Website Content' }));
  expect(await region.findByText(error)).toBeVisible();
});

it('says so when its status cannot be looked at', async () => {
  server.use(http.get(`${path}/status`, ({ response }) => response.untyped(HttpResponse.json({}, { status: 500 }))));
  const { region } = await open();
  expect(await region.findByText('Failed to check generation status')).toBeVisible();
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

it('shows what was left out beside the page, on which it does not stand, until it is done', async () => {
  content = { ...CONTENT, notes: 'To be added: the prices.\n\nLeft out: “No cats.”' };
  const { user, region } = await open();
  const notes = within(await region.findByRole('region', { name: 'Left out, and questions to ask' }));
  expect(notes.getByText('To be added: the prices.')).toBeVisible();
  expect((await preview())?.textContent).not.toMatch(/prices|cats/);
  await user.click(notes.getByRole('button', { name: 'Remove notes' }));
  await waitFor(() => expect(saved.at(-1)?.notes).toBe(''));
  await waitFor(() => expect(region.queryByText('To be added: the prices.')).not.toBeInTheDocument());
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

it('adds, fills, moves and takes away the points of a section, and the focus goes along', async () => {
  content = CONTENT;
  const { user, region } = await open();
  await user.click(await region.findByRole('radio', { name: 'Edit' }));
  const points = within(region.getByRole('group', { name: 'Points of About' }));
  const add = points.getByRole('button', { name: 'Add a point to About' });
  for (const words of ['One', 'Two', 'Three']) {
    await user.click(add);
    expect(document.activeElement).toHaveAccessibleName(/^Title of point \d of About$/);
    await user.keyboard(words);
  }
  await user.type(points.getByLabelText('Text of point 3 of About'), 'The third.');
  await user.click(points.getByRole('button', { name: 'Move point 3 of About up' }));
  expect(points.getByRole('button', { name: 'Move point 2 of About up' })).toHaveFocus();
  await user.click(points.getByRole('button', { name: 'Move point 2 of About up' }));
  expect(points.getByLabelText('Title of point 1 of About')).toHaveFocus();
  await user.click(points.getByRole('button', { name: 'Remove point 2 of About' }));
  expect(add).toHaveFocus();
  await user.click(region.getByRole('button', { name: 'Save Website Content' }));
  await waitFor(() =>
    expect(saved.at(-1)?.structured_content.about_section.items).toEqual([
      { title: 'Three', text: 'The third.' },
      { title: 'Two', text: '' },
    ]),
  );
});

it('has no more points than a section may have', async () => {
  const items = Array.from({ length: 12 }, (_, at) => ({ title: `Point ${at}`, text: '' }));
  content = {
    ...CONTENT,
    structured_content: { ...CONTENT.structured_content, section_4: { ...section('Why'), items } },
  };
  const { user, region } = await open();
  await user.click(await region.findByRole('radio', { name: 'Edit' }));
  expect(region.queryByRole('button', { name: 'Add a point to Features/Benefits' })).not.toBeInTheDocument();
  await user.click(region.getByRole('button', { name: 'Remove point 12 of Features/Benefits' }));
  expect(region.getByRole('button', { name: 'Add a point to Features/Benefits' })).toBeVisible();
});

describe('changed elsewhere meanwhile', () => {
  const theirs = {
    sections: { ...CONTENT.structured_content, hero_section: section('Theirs') },
    order: CONTENT.order,
    locked: [],
    seo: CONTENT.seo,
  };
  const typeOver = async () => {
    content = CONTENT;
    const { user, region } = await open();
    await user.click(await region.findByRole('radio', { name: 'Edit' }));
    server.use(
      http.patch(
        path,
        ({ response }) =>
          response.untyped(
            HttpResponse.json(
              {
                error: 'This was changed in the meantime.',
                message: 'This was changed in the meantime.',
                status_code: 409,
                code: 'NEWER_VERSION',
                details: { version: 7, theirs: JSON.stringify(theirs), yours: '' },
              },
              { status: 409 },
            ),
          ),
        { once: true },
      ),
    );
    await user.type(region.getByLabelText('Heading of Hero'), ', mine');
    await user.type(region.getByLabelText('SEO title'), ' & sons');
    await user.click(region.getByRole('button', { name: 'Save Website Content' }));
    const both = within(await region.findByRole('region', { name: 'Theirs and yours' }));
    return { user, region, both };
  };

  it('it shows both texts, keeps what was typed, and puts it on top when it is told to', async () => {
    const { user, region, both } = await typeOver();
    expect(region.getByText('This website was changed in the meantime.')).toBeVisible();
    expect(both.getByRole('heading', { name: 'Hero' })).toBeVisible();
    expect(both.getAllByText('Theirs')[0]?.tagName).toBe('DEL');
    expect(both.getByText(/mine/).tagName).toBe('INS');
    expect(both.getByRole('heading', { name: 'Search engines' })).toBeVisible();
    expect(both.queryByRole('heading', { name: 'About' })).not.toBeInTheDocument();
    expect(region.getByLabelText('Heading of Hero')).toHaveValue('Hero heading, mine');
    await user.click(region.getByRole('button', { name: 'Save mine on top' }));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ version: 7, seo: { title: 'Alder & sons' } }));
    expect(saved.at(-1)?.structured_content.hero_section.heading).toBe('Hero heading, mine');
    await waitFor(() => expect(region.queryByRole('region', { name: 'Theirs and yours' })).not.toBeInTheDocument());
  });

  it('it takes theirs when that is chosen', async () => {
    const { user, region } = await typeOver();
    await user.click(region.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(region.getByLabelText('Heading of Hero')).toHaveValue('Theirs heading'));
    expect(region.queryByRole('button', { name: 'Save Website Content' })).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

it('gives up what was typed when it is told to, and keeps it over a save that fails', async () => {
  content = CONTENT;
  const { user, region } = await open();
  await user.click(await region.findByRole('radio', { name: 'Edit' }));
  server.use(
    http.patch(path, ({ response }) => response.untyped(HttpResponse.json({}, { status: 500 })), { once: true }),
  );
  const heading = region.getByLabelText('Heading of Hero');
  await user.type(heading, '!');
  await user.click(region.getByRole('button', { name: 'Save Website Content' }));
  expect(await region.findByText('Failed to save website content.')).toBeVisible();
  expect(heading).toHaveValue('Hero heading!');
  await user.click(region.getByRole('button', { name: 'Discard changes' }));
  expect(heading).toHaveValue('Hero heading');
});
