import { toast } from '@maquette/ui';
import { http, renderApp, server, serveEachTest } from '@maquette/web-testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import RoutedApp from '../../routed-app';
import { withoutWebsite } from '../../testing/without-website';
import { buildBrand } from '../../testing/brand-builder';
import type { BrandProfile } from '../../testing/brand-builder';

configure({ asyncUtilTimeout: 5_000 });

let brands: BrandProfile[] = [];
let asked: string[] = [];
serveEachTest(
  ...withoutWebsite,
  http.get('/api/brand-profiles', ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.get('search') ?? '');
    const text = (query.get('search') ?? '').toLowerCase();
    const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page'))];
    const found = brands.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(text));
    const profiles = found.slice((page - 1) * perPage, page * perPage);
    const has_more = found.length > page * perPage;
    return response(200).json({ profiles, pagination: { page, per_page: perPage, has_more } });
  }),
  http.delete('/api/brand-profiles/{id}', ({ params, response }) => {
    brands = brands.filter(({ id }) => id !== params.id);
    return response(200).json({ message: 'Brand deleted successfully!' });
  }),
  http.post('/api/brand-profiles/{id}/restore', ({ params, response }) =>
    response(200).json({ profile: buildBrand({ id: params.id, name: 'Ember & Oak' }) }),
  ),
);
beforeEach(() => {
  brands = [];
  asked = [];
});
afterEach(() => act(() => toast.clear()));

const show = (query = '') => renderApp(<RoutedApp />, { path: `/dashboard/brands${query}` });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Brands' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

it('says what it is and that it is loading, then shows the brands, the newest first', async () => {
  brands = ['Kiln', 'Ember & Oak', ' '].map((name) => buildBrand({ name }));
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  expect(screen.getByText('Manage your brand assets and settings')).toBeVisible();
  expect(screen.getByText('Loading brands...')).toBeInTheDocument();
  expect(await cards()).toEqual(['Kiln', 'Ember & Oak', 'Untitled Brand']);
});

it('shows of each brand what it has', async () => {
  brands = [
    buildBrand({
      name: 'Ember & Oak',
      description: `${'é'.repeat(80)}and more`,
      design_count: 5_000,
      prompt_count: 1,
      has_strategy_executed: true,
      has_website_content_executed: true,
    }),
    buildBrand({ name: 'Kiln' }),
  ];
  show();
  const has = async (name: string) => {
    const list = await screen.findByRole('list', { name: `What ${name} has` });
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(await has('Ember & Oak')).toEqual(['5,000 designs', '1 prompt', 'Strategy', 'Website Content']);
  expect(await has('Kiln')).toEqual(['0 designs', '0 prompts']);
  expect(screen.getByText(`${'é'.repeat(80)}…`)).toBeVisible();
});

it('shows the newest picture of a brand on its plate, with its place kept, and none of one without', async () => {
  brands = [
    buildBrand({ name: 'Kiln', newest_picture: { thumbnail_url: '/files/kiln.webp', width: 1600, height: 640 } }),
    buildBrand({ name: 'Birch' }),
  ];
  show();
  const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
  await screen.findByRole('heading', { name: 'Kiln' });
  const picture = within(card('Kiln')).getByRole('presentation');
  expect(picture).toHaveAttribute('src', '/files/kiln.webp');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '640']);
  expect(within(card('Birch')).queryByRole('presentation')).toBeNull();
});

it('leads to the brand, and to a new design of it', async () => {
  const brand = buildBrand({ name: 'Kiln' });
  brands = [brand];
  show();
  expect(await screen.findByRole('link', { name: 'Kiln' })).toHaveAttribute('href', `/dashboard/brands/${brand.id}`);
  expect(screen.getByRole('link', { name: 'Create Design for Kiln' })).toHaveAttribute(
    'href',
    `/dashboard/designs?create=${brand.id}`,
  );
});

it('invites to the first brand when there is none', async () => {
  const { user } = show();
  expect(
    await screen.findByText("You haven't created any brands yet. Click the New Brand button to get started!"),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: '+ New Brand' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Brand' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'New Brand' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Brand' })).toBeVisible();
});

it('finds by name or description, once the typing pauses, and finds the way back from nothing', async () => {
  brands = [buildBrand({ name: 'Kiln' }), buildBrand({ name: 'Birch', description: 'Bricks from the kiln' })];
  brands.push(buildBrand({ name: 'Alder' }));
  const { user, address } = show();
  const search = await screen.findByRole('searchbox', { name: 'Search brands or industries...' });
  await user.type(search, 'kiln');
  await waitFor(async () => expect(await cards()).toEqual(['Kiln', 'Birch']));
  expect(address()).toBe('/dashboard/brands?search=kiln');
  expect(asked).toEqual(['', 'kiln']);
  await user.type(search, 'x');
  expect(await screen.findByText('No brands match your search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await cards()).toEqual(['Kiln', 'Birch', 'Alder']);
  expect(search).toHaveValue('');
});

it('shows the next ones when asked', async () => {
  brands = Array.from({ length: 50 }, (_, i) => buildBrand({ name: `Brand no ${i}` }));
  const { user } = show();
  expect(await cards()).toHaveLength(48);
  await user.click(screen.getByRole('button', { name: 'Load More Brands' }));
  await waitFor(async () => expect(await cards()).toHaveLength(50));
  expect(screen.queryByRole('button', { name: 'Load More Brands' })).toBeNull();
});

it('deletes after asking, and takes it back on Undo', async () => {
  brands = [buildBrand({ name: 'Ember & Oak' }), buildBrand({ name: 'Kiln' })];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Delete Ember & Oak' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(
    within(dialog).getByText('Are you sure you want to delete "Ember & Oak"? This action cannot be undone.'),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Brand deleted successfully!')).toBeVisible();
  await waitFor(async () => expect(await cards()).toEqual(['Kiln']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Brand restored.')).toBeVisible();
  expect(await cards()).toContain('Ember & Oak');
});

it('says when it cannot be deleted', async () => {
  brands = [buildBrand({ name: 'Kiln' })];
  server.use(
    http.delete('/api/brand-profiles/{id}', ({ response }) => response.untyped(HttpResponse.json({}, { status: 500 }))),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Delete Kiln' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('Error: Failed to delete brand.')).toBeVisible();
});

it.each([
  ['Error fetching brands: Failed to fetch brands.', {}],
  ['Error fetching brands: The brands are being moved.', { error: 'The brands are being moved.' }],
])('says: %s, and tries again', async (sentence, body) => {
  server.use(
    http.get('/api/brand-profiles', ({ response }) => response.untyped(HttpResponse.json(body, { status: 500 })), {
      once: true,
    }),
  );
  brands = [buildBrand({ name: 'Kiln' })];
  const { user } = show();
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cards()).toEqual(['Kiln']);
});

it('asks a visitor to log in', () => {
  renderApp(<RoutedApp />, { path: '/dashboard/brands', user: null });
  expect(screen.getByText('Please log in to view your brands.')).toBeVisible();
});
