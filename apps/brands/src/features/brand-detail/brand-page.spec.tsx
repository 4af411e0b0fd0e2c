import type { DesignResponse } from '@maquette/api-client';
import { parseStrategy } from '@maquette/strategy';
import { toast } from '@maquette/ui';
import { http, renderApp, server, serveEachTest } from '@maquette/web-testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import RoutedApp from '../../routed-app';
import { withoutWebsite } from '../../testing/without-website';
import { buildBrand } from '../../testing/brand-builder';
import type { BrandProfile } from '../../testing/brand-builder';

const DOCUMENT = {
  ArchetypeStrategy: { BrandArchetypes: { Primary: 'Sage', Secondary: 'Caregiver' } },
  BrandVoiceGuide: { PersonalityTraits: [{ name: 'Calm' }, { name: 'Dry' }] },
  ColorPalettes: [{ name: 'Harbour', Primary: { Hex: '#1B3A4B' }, Accent: { Hex: '#e63' } }],
  TypographyOptions: [{ name: 'Old and new', HeadingPrimary: { Font: 'Fraunces' }, Body: { Font: 'Inter' } }],
  PositioningStrategy: { CompetitiveAdvantage: 'Made by cooks', BrandPromise: 'You will sleep.' },
  MarketInsights: {
    PainPoints: [{ Name: 'Waste' }, { Name: 'Time' }],
    Opportunities: [
      { title: 'Hotels', potential: 40 },
      { title: 'Small kitchens', potential: 85 },
    ],
    marketTrends: [{ title: 'Local food' }],
  },
};

/** Keys as the wire spells them. */
const snakeCased = (json: string) =>
  json.replace(/"\w+":/g, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

configure({ asyncUtilTimeout: 5_000 });

const design = (index: number, overrides: Partial<DesignResponse> = {}) =>
  ({
    id: `44444444-4444-4444-8444-${String(index).padStart(12, '0')}`,
    original_id: 'r',
    status: 'completed',
    progress: 100,
    prompt: `Design ${index}`,
    provider: 'studio',
    operation: 'text-to-image',
    created_at: '2026-03-03T12:00:00.000Z',
    image_url: null,
    thumbnail_url: null,
    average_color: null,
    ...overrides,
  }) as DesignResponse;

let brand: BrandProfile;
let designs: DesignResponse[];
let listed: URLSearchParams[];
/** What each of the four calls tells of the strategy. */
let views: Record<string, Record<string, unknown>>;
let saved: unknown[];
serveEachTest(
  ...withoutWebsite,
  http.get('/api/brand-profiles/{id}', ({ response }) => response(200).json({ profile: brand })),
  http.patch('/api/brand-profiles/{id}', async ({ request, response }) => {
    const body = await request.json();
    saved.push(body);
    brand = buildBrand({ ...brand, name: body.name, description: body.description, version: brand.version + 1 });
    return response(200).json({ profile: brand });
  }),
  http.get('/api/designs', ({ request, response }) => {
    listed.push(new URL(request.url).searchParams);
    return response(200).json({ designs, pagination: { page: 1, per_page: 6, has_more: false } });
  }),
  http.get('/api/brands/{id}/market-analysis', ({ response }) => response(200).json({ data: views.market ?? null })),
  http.get('/api/brands/{id}/unfair-advantage', ({ response }) =>
    response(200).json({ data: views.advantage ?? null }),
  ),
  http.get('/api/brands/{id}/brand-persona', ({ response }) => response(200).json({ data: views.persona ?? null })),
  http.get('/api/brands/{id}/brand-visual', ({ response }) => response(200).json({ data: views.visual ?? null })),
  http.get('/api/prompt-templates/available', ({ response }) => response(200).json({ templates: [] })),
  http.get('/api/brands/{id}/prompts', ({ response }) => response(200).json({ prompts: [] })),
  http.get('/api/get-available-providers', ({ response }) =>
    response.untyped(HttpResponse.json({ providers: { studio: { name: 'Studio (built in)' } } })),
  ),
);
beforeEach(() => {
  brand = buildBrand({ name: 'Ember & Oak', description: 'Small-batch coffee.' });
  designs = [];
  listed = [];
  views = {};
  saved = [];
});
afterEach(() => act(() => toast.clear()));

const show = () => renderApp(<RoutedApp />, { path: `/dashboard/brands/${brand.id}` });
const edit = async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'Edit Details' }));
  return { ...view, name: screen.getByRole('textbox', { name: 'Brand name' }) };
};

describe('A brand', () => {
  it('says that it is loading, then what it is, with the way back', async () => {
    show();
    expect(screen.getByText('Loading brand details...')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ember & Oak' })).toBeVisible();
    expect(screen.getByText('Small-batch coffee.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Brands' })).toHaveAttribute('href', '/dashboard/brands');
  });

  it('has its newest picture on its plate', async () => {
    brand = buildBrand({ ...brand, newest_picture: { thumbnail_url: '/files/cup.webp', width: 1024, height: 1024 } });
    show();
    const plate = (await screen.findByRole('heading', { level: 1, name: 'Ember & Oak' })).parentElement as HTMLElement;
    expect(within(plate).getByRole('presentation')).toHaveAttribute('src', '/files/cup.webp');
  });

  it('that is not there says so, with a way to the others', async () => {
    server.use(
      http.get('/api/brand-profiles/{id}', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'x' }, { status: 404 })),
      ),
    );
    show();
    expect(await screen.findByText('Brand not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See All Brands' })).toHaveAttribute('href', '/dashboard/brands');
  });

  it('that could not be loaded says so, and is tried again', async () => {
    server.use(
      http.get('/api/brand-profiles/{id}', ({ response }) => response.untyped(HttpResponse.json({}, { status: 500 })), {
        once: true,
      }),
    );
    const { user } = show();
    expect(await screen.findByText('Failed to load brand details.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Ember & Oak' })).toBeVisible();
  });
});

describe('Its details', () => {
  it('are edited in place and saved trimmed', async () => {
    const { user, name } = await edit();
    expect(name).toHaveValue('Ember & Oak');
    await user.clear(name);
    await user.type(name, '  Kiln ');
    await user.clear(screen.getByRole('textbox', { name: /Description/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kiln' })).toBeVisible();
    expect(saved).toEqual([{ name: 'Kiln', description: null, version: 0 }]);
  });

  it('are not saved without a name', async () => {
    const { user, name } = await edit();
    await user.clear(name);
    await user.type(name, ' ');
    expect(screen.getByText('Brand name cannot be empty.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(name, '{Enter}');
    expect(saved).toEqual([]);
  });

  it('stay as they were on Cancel', async () => {
    const { user, name } = await edit();
    await user.type(name, ' & Sons');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Ember & Oak' })).toBeVisible();
  });

  it('that could not be saved are still there', async () => {
    server.use(
      http.patch('/api/brand-profiles/{id}', ({ response }) =>
        response.untyped(HttpResponse.json({}, { status: 500 })),
      ),
    );
    const { user, name } = await edit();
    await user.type(name, ' & Sons');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save brand details.')).toBeVisible();
    expect(name).toHaveValue('Ember & Oak & Sons');
  });

  it('that another tab saved are shown beside what was written, and either can be taken', async () => {
    const refuse = http.patch(
      '/api/brand-profiles/{id}',
      ({ response }) =>
        response.untyped(
          HttpResponse.json(
            {
              error: 'This was changed in the meantime.',
              code: 'NEWER_VERSION',
              details: { version: 4, theirs: JSON.stringify({ name: 'Theirs', description: 'Tea' }), yours: '{}' },
            },
            { status: 409 },
          ),
        ),
      { once: true },
    );
    server.use(refuse);
    const { user, name } = await edit();
    await user.clear(name);
    await user.type(name, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const notice = await screen.findByText('This was changed in the meantime.');
    expect(notice.parentElement).toHaveTextContent('Saved elsewhere: “Theirs”, “Tea”.');
    expect(name).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    expect(saved).toEqual([{ name: 'Mine', description: 'Small-batch coffee.', version: 4 }]);
  });
});

describe('Its strategy', () => {
  it.each([
    [{}, 'Create Strategy', 'generated and edited in one place.'],
    [
      { strategy_text: '{}', strategy_source: 'edited' as const },
      'Open Strategy',
      'positioning and voice of this brand.',
    ],
    [{ strategy_text: '{}', strategy_source: 'template' as const }, 'Open Strategy', 'which was not written for it.'],
  ])('that is %j has the link: %s', async (given, label, sentence) => {
    brand = buildBrand({ ...brand, ...given });
    show();
    const section = await screen.findByRole('region', { name: 'Strategy Toolkit' });
    expect(within(section).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/dashboard/brands/${brand.id}/strategy`,
    );
    expect(section).toHaveTextContent(sentence);
  });
});

describe('Its strategy in short', () => {
  const inShort = async () => {
    brand = buildBrand({ ...brand, strategy_text: '{}', strategy_version: 2, strategy_source: 'edited' });
    const view = show();
    const list = await screen.findByRole('list', { name: 'Strategy in short' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    const look = (title: string) => within(list).getByRole('link', { name: title }).closest('li') as HTMLElement;
    return { ...view, list, look };
  };

  it('has four looks, each with the way to its section', async () => {
    const { sections } = parseStrategy(JSON.stringify(DOCUMENT));
    const { marketInsights, audienceProfile, archetypeStrategy, brandVoiceGuide, visualSystem } = sections;
    const { colorPalettes, typographyOptions, positioningStrategy } = sections;
    const wire = (value: object) => JSON.parse(snakeCased(JSON.stringify(value))) as Record<string, unknown>;
    const { competitiveAdvantage, valueProposition, brandPromise, positioningStatement } = positioningStrategy ?? {};
    views = {
      market: wire({ marketInsights, audienceProfile }),
      advantage: wire({ competitiveAdvantage, valueProposition, brandPromise, positioningStatement }),
      persona: wire({ archetypeStrategy, brandVoiceGuide }),
      visual: wire({ colorPalettes, typographyOptions, visualSystem }),
    };
    const { look } = await inShort();
    expect(look('Market Analysis')).toHaveTextContent('Small kitchens85%2 pain points2 opportunities1 trend');
    expect(look('Unfair Advantage')).toHaveTextContent('Made by cooksYou will sleep.');
    expect(look('Brand Persona')).toHaveTextContent('Sage PrimaryCaregiver SecondaryCalm, Dry');
    expect(look('Brand Visual')).toHaveTextContent('Harbour#1B3A4B #EE6633');
    expect(look('Brand Visual')).toHaveTextContent(
      /Old and newFraunces is not at hand; set here in .*Inter is not at hand/,
    );
    expect(screen.getByRole('link', { name: 'Unfair Advantage' })).toHaveAttribute(
      'href',
      `/dashboard/brands/${brand.id}/strategy#positioningStrategy`,
    );
  });

  it('says which of them the strategy does not speak of', async () => {
    const { list } = await inShort();
    expect(within(list).getAllByText('The strategy says nothing of it yet.')).toHaveLength(4);
  });

  it('that cannot be loaded says so, and is tried again', async () => {
    server.use(
      http.get(
        '/api/brands/{id}/brand-visual',
        ({ response }) => response.untyped(HttpResponse.json({}, { status: 500 })),
        {
          once: true,
        },
      ),
    );
    brand = buildBrand({ ...brand, strategy_text: '{}' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Strategy in short' })).toBeVisible();
  });
});

describe('Its recent designs', () => {
  it('are the first six, each with status, provider and day, with both ways to all', async () => {
    designs = Array.from({ length: 6 }, (_, i) => design(i));
    designs[1] = design(1, { status: 'failed' });
    designs[2] = design(2, { status: 'processing' });
    show();
    const list = await screen.findByRole('list', { name: 'Recent designs of Ember & Oak' });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(6));
    expect(Object.fromEntries(listed[0] ?? [])).toEqual({ brand: 'Ember & Oak', page: '1', per_page: '6' });
    const first = within(list).getByRole('link', { name: 'Design 0' });
    expect(first).toHaveAttribute('href', `/dashboard/designs/${designs[0]?.id}`);
    expect(first.parentElement).toHaveTextContent('CompletedStudio (built in)Mar 3, 2026');
    expect(within(list).getByText('Failed')).toBeVisible();
    expect(within(list).getByText('Processing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Designs →' })).toHaveAttribute('href', '/dashboard/designs');
    expect(screen.getByRole('link', { name: 'View All Ember & Oak Designs →' })).toHaveAttribute(
      'href',
      '/dashboard/designs?brand=Ember%20%26%20Oak',
    );
  });

  it('are read again on Refresh', async () => {
    const { user } = show();
    expect(await screen.findByText('No designs yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: /View All Ember/ })).toBeNull();
    designs = [design(1)];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('link', { name: 'Design 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /View All Ember/ })).toBeNull();
  });
});
